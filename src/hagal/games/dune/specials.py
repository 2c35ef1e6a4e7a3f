"""The one card in ten: small named effects that only a card, a space or a leader or two need."""

from __future__ import annotations

from typing import Any, ClassVar

from hagal.games.dune import actions
from hagal.games.dune.components import Card, Space
from hagal.games.dune.effect import ASK, GAIN, LUCK, Effect, Effects, faction_name
from hagal.games.dune.effects import DECLINE, Bundle, Influence, MayDeploy, messages
from hagal.games.dune.names import BENE_GESSERIT, amounts
from hagal.games.dune.state import Dune, Player
from hagal.kernel import zones
from hagal.kernel.rules import fire, push
from hagal.kernel.step import Choice, Msg, Nothing, Step
from hagal.kernel.term import register_all

# Spaces


class Harvest(Effect):
    """The base spice and all bonus spice of a maker space (DI-015)."""

    tag = "harvest"

    def run(self, s: Dune, seat: int, source: int) -> None:
        place = s.board.makers.index(s.space)
        spice = s.board.spaces[s.space].maker + s.bonus[place]
        s.bonus[place] = 0
        actions.gain(s, seat, spice, 0, 0)
        fire(s, "harvested", seat, s.space)


class TakeMentat(Effect):
    """The Mentat, if it is on its space (DI-028)."""

    tag = "take_mentat"

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return s.mentat < 0

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.take_mentat(s, seat)


class TakeCouncilSeat(Effect):
    """A seat in the High Council (DI-027)."""

    tag = "take_council"

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.players[seat].council = True
        if s.log is not None:
            s.log.tell("council", seat, "DI-027")
        fire(s, "council", seat)


class TakeSwordmaster(Effect):
    """The third Agent, usable at once (DI-026)."""

    tag = "take_swordmaster"

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        p.swordmaster = True
        p.agents += 1
        if s.log is not None:
            s.log.tell("swordmaster", seat, "DI-026")


class TakeFoldspace(Effect):
    """Acquire a Foldspace from the Reserve, if there is one; perhaps the very card played, once it is back (DI-040)."""

    tag = "take_foldspace"
    waits: ClassVar[bool] = True

    def can(self, s: Dune, seat: int, source: int) -> bool:
        for stack in s.reserve:
            if stack and s.face[stack[-1]].id == "foldspace":
                return True
        return False

    def later(self, s: Dune, seat: int, source: int) -> bool:
        """With an empty deck a card acquired before a draw is shuffled into the new one; after it, it is not."""
        return not s.players[seat].deck or not self.can(s, seat, source)

    def run(self, s: Dune, seat: int, source: int) -> None:
        for stack in s.reserve:
            if stack and s.face[stack[-1]].id == "foldspace":
                actions.acquire(s, seat, stack[-1], stack)


SOLARI_FOR_SPICE = {2: 6, 3: 8, 4: 10, 5: 12}


class Sell(Step[Dune]):
    tag = "sell"
    fields = ("spice",)

    def __init__(self, spice: int) -> None:
        self.spice: int = spice

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.players[seat].spice -= self.spice
        if s.log is not None:
            s.log.tell("pay", seat, "DI-020", what=amounts(self.spice, 0, 0))
        actions.gain(s, seat, 0, SOLARI_FOR_SPICE[self.spice], 0)

    def key(self) -> str:
        return f"sell {self.spice}"

    def message(self) -> Msg:
        return Msg("option-sell", spice=self.spice, solari=SOLARI_FOR_SPICE[self.spice])


class SellMelange(Effect):
    """One exchange of spice for solari, chosen and paid before anything else."""

    tag = "sell_melange"
    asks: ClassVar[bool] = True
    offers: ClassVar[tuple[Sell, ...]] = tuple(Sell(spice) for spice in SOLARI_FOR_SPICE)

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        spice = s.players[seat].spice
        return [offer for offer in self.offers if offer.spice <= spice]

    def message(self) -> Msg:
        return Msg("sell-melange")


# Agent boxes


class Signet(Effect):
    """Stands for the leader's signet ability, which the turn puts in its place."""

    tag = "signet"


class DoubleHarvest(Effect):
    """Carryall: the base spice of a maker space once more."""

    tag = "double_harvest"

    def run(self, s: Dune, seat: int, source: int) -> None:
        if s.board.spaces[s.space].maker:
            actions.gain(s, seat, s.board.spaces[s.space].maker, 0, 0)


class DoubleVisit(Effect):
    """Power Play: the influence of the visited faction space is 2 instead of 1."""

    tag = "double_visit"

    def run(self, s: Dune, seat: int, source: int) -> None:
        faction = s.board.spaces[s.space].faction
        if faction >= 0:
            actions.gain_influence(s, seat, faction)


class RaidGarrisons(Effect):
    """Gun Thopter: each opponent loses a troop of the garrison."""

    tag = "raid_garrisons"

    def run(self, s: Dune, seat: int, source: int) -> None:
        for q in actions.opponents(s, seat):
            actions.lose_troops(s, q.seat, 1, from_conflict=False)


class OpponentsDiscard(Effect):
    """Each opponent, clockwise from the left, discards n cards of choice."""

    tag = "opponents_discard"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(LUCK)
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        for q in reversed(actions.opponents(s, seat)):
            for _ in range(min(self.n, len(q.hand))):
                s.stack.append((DISCARD_ONE, q.seat, source))

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return any(q.hand for q in s.players if q.seat != seat)

    def message(self) -> Msg:
        return Msg("opponents-discard", n=self.n)


class DiscardOne(Choice[Dune]):
    """Discard a card from hand (DI-044)."""

    tag = "discard_one"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        face = s.face
        return [card.throw for card in {face[i]: None for i in s.players[seat].hand}]

    def settled(self, s: Dune, seat: int, source: int) -> bool:
        return len(s.players[seat].hand) <= 1


class Throw(Step[Dune]):
    tag = "discard"
    fields = ("card",)

    def __init__(self, card: Card) -> None:
        self.card: Card = card

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.discard_card(s, seat, actions.find(s, s.players[seat].hand, self.card))

    def key(self) -> str:
        return f"discard {self.card.id}"

    def message(self) -> Msg:
        return Msg("option-discard", card=self.card)


class TestOpponents(Effect):
    """Test of Humanity: each opponent discards a card or loses a deployed troop, whichever is possible."""

    tag = "test_opponents"

    def __init__(self) -> None:
        super().__init__(LUCK)

    def run(self, s: Dune, seat: int, source: int) -> None:
        for q in reversed(actions.opponents(s, seat)):
            s.stack.append((TESTED, q.seat, source))

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return any(q.hand or q.conflict for q in s.players if q.seat != seat)

    def message(self) -> Msg:
        return Msg("test-opponents")


class Tested(Choice[Dune]):
    tag = "tested"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        p = s.players[seat]
        face = s.face
        found: list[Step[Dune]] = [card.throw for card in {face[i]: None for i in p.hand}]
        if p.conflict:
            found.append(LOSE_TROOP)
        return found

    def settled(self, s: Dune, seat: int, source: int) -> bool:
        return len(s.players[seat].hand) <= 1


class LoseDeployedTroop(Step[Dune]):
    tag = "lose_deployed_troop"

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.lose_troops(s, seat, 1, from_conflict=True)

    def key(self) -> str:
        return "lose troop"

    def message(self) -> Msg:
        return Msg("option-lose-troop")


class Silence(Effect):
    """The Voice: a space closed to the opponents until this player's next turn."""

    tag = "silence"
    asks: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(ASK)

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [space.pick for space in s.board.spaces]

    def key(self) -> str:
        return "voice"

    def message(self) -> Msg:
        return Msg("silence")


class SilenceSpace(Step[Dune]):
    tag = "voice"
    fields = ("space",)

    def __init__(self, space: Space) -> None:
        self.space: Space = space

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.players[seat].voice = s.board.places[self.space.id]
        if s.log is not None:
            s.log.tell("voice", seat, "DI-020", space=self.space)

    def key(self) -> str:
        return f"voice {self.space.id}"

    def message(self) -> Msg:
        return Msg("option-voice", space=self.space)


class FetchSister(Effect):
    """Other Memory: a Bene Gesserit card from the own discard pile to hand."""

    tag = "fetch_sister"
    asks: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(ASK)

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        face = s.face
        cards = {face[i]: None for i in s.players[seat].discard}
        return [card.fetch for card in cards if card.factions >> BENE_GESSERIT & 1]

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return bool(self.options(s, seat, source))

    def key(self) -> str:
        return "fetch"

    def message(self) -> Msg:
        return Msg("fetch-sister")


class Fetch(Step[Dune]):
    tag = "fetch"
    fields = ("card",)

    def __init__(self, card: Card) -> None:
        self.card: Card = card

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        zones.play(s, actions.find(s, p.discard, self.card), p.discard, p.hand)
        if s.log is not None:
            s.log.tell("fetch", seat, "DI-040", card=self.card)
        if s.revealing == seat:
            push(s, "reveal_drawn", seat)

    def key(self) -> str:
        return f"fetch {self.card.id}"

    def message(self) -> Msg:
        return Msg("option-fetch", card=self.card)


# Reveal boxes


class PersuadePer(Effect):
    """Persuasion for each own card of a faction in play, this one included (Liet Kynes).

    The player times it himself: more cards can come into play later in the Reveal turn (DI-030, DI-032).
    """

    tag = "persuade_per"
    fields = ("faction", "n")

    def __init__(self, faction: int, n: int) -> None:
        super().__init__(ASK)
        self.faction: int = faction
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        count = sum(1 for i in p.in_play if s.face[i].factions >> self.faction & 1)
        p.persuasion += self.n * count

    def key(self) -> str:
        return "persuasion"

    def message(self) -> Msg:
        return Msg("persuasion-per", n=self.n, faction=faction_name(self.faction))


class CheapSpice(Effect):
    """Guild Bankers: The Spice Must Flow costs less this turn."""

    tag = "cheap_spice"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(GAIN)
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.bankers += self.n

    def message(self) -> Msg:
        return Msg("cheap-spice", n=self.n)


# Plot cards


class AcquireUpTo(Effect):
    """Acquire a card of at most this cost for nothing, to the discard pile or onto the deck."""

    tag = "acquire_up_to"
    fields = ("cost", "top")
    asks: ClassVar[bool] = True

    def __init__(self, cost: int, top: bool = False) -> None:
        super().__init__(ASK)
        self.cost: int = cost
        self.top: bool = top

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        cards: dict[Any, None] = {}
        for i, _zone in actions.acquirable(s, seat):
            if s.face[i].cost <= self.cost:
                cards[s.face[i]] = None
        return [Take(card, self.top) for card in cards]

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return any(s.face[i].cost <= self.cost for i, _zone in actions.acquirable(s, seat))

    def key(self) -> str:
        return f"acquire {self.cost}"

    def message(self) -> Msg:
        return Msg("acquire-top" if self.top else "acquire", cost=self.cost)


class Take(Step[Dune]):
    """Acquire this card for nothing; in a Reveal turn with Recruitment Mission the player may put it on the deck."""

    tag = "take"
    fields = ("card", "top")

    def __init__(self, card: Card, top: bool) -> None:
        self.card: Card = card
        self.top: bool = top

    def run(self, s: Dune, seat: int, source: int) -> None:
        i, zone = next((i, zone) for i, zone in actions.acquirable(s, seat) if s.face[i] is self.card)
        if not self.top and s.revealing == seat and s.to_top == seat:
            push(s, "where_to", seat, i)
        else:
            actions.acquire(s, seat, i, zone, self.top)

    def key(self) -> str:
        return f"acquire {self.card.id}"

    def message(self) -> Msg:
        return Msg("option-acquire", card=self.card)


class Promise(Effect):
    """Persuasion in the own Reveal turn of this round (DI-052)."""

    tag = "promise"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(GAIN)
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        if s.revealing == seat:
            p.persuasion += self.n
        else:
            p.promised += self.n

    def message(self) -> Msg:
        return Msg("promise", n=self.n)


class AcquireToTop(Effect):
    """Recruitment Mission: each card acquired in the Reveal turn may go on the deck."""

    tag = "acquire_to_top"

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.to_top = seat


class Envoy(Effect):
    """The card played this turn also has the four faction icons."""

    tag = "envoy"

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.envoy = True


class Infiltrate(Effect):
    """Enemy Agents do not block the next Agent this turn."""

    tag = "infiltrate"

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.infiltrate = True


class EndTurn(Effect):
    """Bindu Suspension: the turn ends; by the other reading (option bindu_suspension) the player may go on."""

    tag = "end_turn"

    def run(self, s: Dune, seat: int, source: int) -> None:
        if s.rules.options["bindu_suspension"] == "may":
            s.stack.append((GO_ON, seat, source))
        else:
            leave_turn(s, seat)


def leave_turn(s: Dune, seat: int) -> None:
    """Take the frame of this turn off the stack: neither an Agent turn nor a Reveal turn."""
    step, owner, _source = s.stack[-1]
    if step.tag == "turn" and owner == seat:
        s.stack.pop()
    if s.log is not None:
        s.log.tell("pass-turn", seat, "DI-050")


class GoOn(Choice[Dune]):
    tag = "go_on"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [CONTINUE, PASS_TURN]


class PassTurn(Step[Dune]):
    tag = "pass_turn"

    def run(self, s: Dune, seat: int, source: int) -> None:
        leave_turn(s, seat)

    def key(self) -> str:
        return "pass"

    def message(self) -> Msg:
        return Msg("option-pass-turn")


class DoubleCross(Effect):
    """An opponent of choice loses a troop in the Conflict; deploy one from supply."""

    tag = "double_cross"
    asks: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(ASK)

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [Betray(q.seat) for q in actions.opponents(s, seat) if q.conflict]

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return bool(self.options(s, seat, source))


class Betray(Step[Dune]):
    tag = "betray"
    fields = ("victim",)

    def __init__(self, victim: int) -> None:
        self.victim: int = victim

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.lose_troops(s, self.victim, 1, from_conflict=True)
        actions.deploy(s, seat, 1, from_supply=True)

    def key(self) -> str:
        return f"betray {self.victim}"

    def message(self) -> Msg:
        return Msg("option-betray", seat=self.victim)


class PoisonSnooper(Effect):
    """Look at the top card of the own deck; draw it or trash it."""

    tag = "poison_snooper"

    def __init__(self) -> None:
        super().__init__(LUCK)

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return bool(s.players[seat].deck)

    def run(self, s: Dune, seat: int, source: int) -> None:
        deck = s.players[seat].deck
        if deck:
            zones.reveal(s, deck[-1], 1 << seat)
            s.stack.append((SNOOP, seat, source))


class Snoop(Choice[Dune]):
    tag = "snoop"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [DRAW_TOP, TRASH_TOP]

    def prompt(self, s: Dune, seat: int, source: int) -> Msg:
        return Msg("ask-snoop", card=s.face[s.players[seat].deck[-1]])


class DrawTop(Step[Dune]):
    tag = "draw_top"

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.draw_cards(s, seat, 1)

    def key(self) -> str:
        return "draw"

    def message(self) -> Msg:
        return Msg("option-draw-top")


class TrashTop(Step[Dune]):
    tag = "trash_top"

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        i = p.deck[-1]
        zones.reveal(s, i)
        actions.trash_card(s, seat, i, p.deck)
        if p.leader.foresees:
            actions.foresee(s, p)

    def key(self) -> str:
        return "trash"

    def message(self) -> Msg:
        return Msg("option-trash-top")


class ShuffleDiscard(Effect):
    """Refocus: the discard pile, even an empty one, is shuffled into the deck."""

    tag = "shuffle_discard"

    def __init__(self) -> None:
        super().__init__(LUCK)

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.shuffle_discard(s, s.players[seat])


class RecallAgent(Effect):
    """Urgent Mission: an own Agent back to the leader (DI-029)."""

    tag = "recall_agent"
    asks: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(ASK)

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [RecallFrom(s.board.spaces[place]) for place in sorted(set(s.players[seat].posts))]

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return bool(s.players[seat].posts)


class RecallFrom(Step[Dune]):
    tag = "recall_from"
    fields = ("space",)

    def __init__(self, space: Space) -> None:
        self.space: Space = space

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.recall(s, seat, s.board.places[self.space.id])

    def key(self) -> str:
        return f"recall {self.space.id}"

    def message(self) -> Msg:
        return Msg("option-recall", space=self.space)


class RecruitNow(Effect):
    """Reinforcements: recruit; in the own Reveal turn any of these may be deployed."""

    tag = "recruit_now"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(GAIN)
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        count = min(self.n, s.players[seat].supply)
        actions.recruit(s, seat, self.n)
        if count and s.revealing == seat:
            s.stack.append((MayDeploy(count), seat, source))

    def message(self) -> Msg:
        return Msg("recruit-now", n=self.n)


# Endgame cards


def spice_must_flow(s: Dune, p: Player) -> int:
    """Copies of The Spice Must Flow that a player owns, wherever they are."""
    cards = (i for zone in (p.deck, p.hand, p.in_play, p.discard) for i in zone)
    return p.leader.spice_flow + sum(1 for i in cards if s.face[i].id == "the_spice_must_flow")


class CornerTheMarket(Effect):
    """A point for two The Spice Must Flow, another for more of them than each opponent."""

    tag = "corner_the_market"

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return self.worth(s, seat) > 0

    def worth(self, s: Dune, seat: int) -> int:
        mine = spice_must_flow(s, s.players[seat])
        most = max(spice_must_flow(s, q) for q in actions.opponents(s, seat))
        return int(mine >= 2) + int(mine > most)

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.score(s, seat, self.worth(s, seat), "DI-081")


class PlansWithinPlans(Effect):
    """A point for 3 or more influence with three factions, two with all four."""

    tag = "plans_within_plans"

    def worth(self, s: Dune, seat: int) -> int:
        return max(0, sum(1 for n in s.players[seat].influence if n >= 3) - 2)

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return self.worth(s, seat) > 0

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.score(s, seat, self.worth(s, seat), "DI-081")


# Conflict rewards


class TakeControl(Effect):
    """The winner's control marker on a location, in place of any other (DI-064)."""

    tag = "take_control"
    fields = ("space",)

    def __init__(self, space: Space) -> None:
        super().__init__(GAIN)
        self.space: Space = space

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.control[s.board.locations.index(s.board.places[self.space.id])] = seat
        if s.log is not None:
            s.log.tell("control", seat, "DI-064", space=self.space)

    def message(self) -> Msg:
        return Msg("take-control", space=self.space)


class MentatNextRound(Effect):
    """The Mentat for the next round (DI-028)."""

    tag = "mentat_next_round"

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.mentat_next = seat


class TwoOf(Effect):
    """Two different ones of three effects."""

    tag = "two_of"
    fields = ("effects",)
    asks: ClassVar[bool] = True

    def __init__(self, effects: Effects) -> None:
        super().__init__(ASK)
        self.effects: Effects = effects
        self.offers: tuple[Bundle, ...] = tuple(Bundle((a, b)) for k, a in enumerate(effects) for b in effects[k + 1 :])

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return list(self.offers)

    def message(self) -> Msg:
        return Msg("two-of", effects=messages(self.effects))


# Leaders


class SetAside(Effect):
    """Helena's signet: a card of the Row set aside for her Reveal turn; the Row is refilled (DI-097)."""

    tag = "set_aside"
    asks: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(ASK)

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        face = s.face
        return [card.set_aside for card in {face[i]: None for i in s.row}]

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return bool(s.row)

    def key(self) -> str:
        return "aside"

    def message(self) -> Msg:
        return Msg("set-aside")


class SetCardAside(Step[Dune]):
    tag = "aside"
    fields = ("card",)

    def __init__(self, card: Card) -> None:
        self.card: Card = card

    def run(self, s: Dune, seat: int, source: int) -> None:
        zones.move(s, actions.find(s, s.row, self.card), s.row, s.aside)
        s.aside_seat = seat
        if s.log is not None:
            s.log.tell("aside", seat, "DI-097", card=self.card)
        actions.refill_row(s)

    def key(self) -> str:
        return f"aside {self.card.id}"

    def message(self) -> Msg:
        return Msg("option-aside", card=self.card)


class Masterstroke(Choice[Dune]):
    """The Baron may reveal his two factions for 1 influence with each (DI-092)."""

    tag = "masterstroke"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [STRIKE, DECLINE]


class Strike(Step[Dune]):
    tag = "strike"

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        factions = sorted(s.face[i].faction for i in s.tokens)
        for i in s.tokens[:]:
            zones.play(s, i, s.tokens, s.trash)
        if s.log is not None:
            s.log.tell("masterstroke", seat, "DI-092", factions=tuple(actions.faction_of(s, f) for f in factions))
        actions.push_all(s, tuple(Influence(faction) for faction in factions), seat, source)

    def key(self) -> str:
        return "masterstroke"

    def message(self) -> Msg:
        return Msg("option-masterstroke")


class AllianceHeir(Choice[Dune]):
    """Which of several tied players takes over a lost Alliance; the source is the faction (DI-072)."""

    tag = "alliance_heir"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [GiveAlliance(heir) for heir in actions.alliance_heirs(s, seat, source)]

    def prompt(self, s: Dune, seat: int, source: int) -> Msg:
        return Msg("ask-alliance-heir", faction=actions.faction_of(s, source))


class GiveAlliance(Step[Dune]):
    tag = "give_alliance"
    fields = ("heir",)

    def __init__(self, heir: int) -> None:
        self.heir: int = heir

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.give_alliance(s, source, self.heir)

    def key(self) -> str:
        return f"alliance {self.heir}"

    def message(self) -> Msg:
        return Msg("option-alliance", seat=self.heir)


class InfluenceBonus(Step[Dune]):
    """The bonus at 4 on a track; the source is the faction (DI-071)."""

    tag = "influence_bonus"

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.influence_bonus(s, seat, source)


DISCARD_ONE = DiscardOne()
TESTED = Tested()
LOSE_TROOP = LoseDeployedTroop()
GO_ON = GoOn()
CONTINUE = Nothing("continue")
PASS_TURN = PassTurn()
SNOOP = Snoop()
DRAW_TOP = DrawTop()
TRASH_TOP = TrashTop()
MASTERSTROKE = Masterstroke()
STRIKE = Strike()

register_all(list(globals().values()))
