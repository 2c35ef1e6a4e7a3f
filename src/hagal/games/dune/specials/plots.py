"""Plot cards with an effect of their own."""

from __future__ import annotations

from typing import Any, ClassVar

from hagal.games.dune import actions, order
from hagal.games.dune.components import Card
from hagal.games.dune.effect import ASK, GAIN, LUCK, Effect
from hagal.games.dune.effects import MayDeploy
from hagal.games.dune.option import OfCard, OfSpace
from hagal.games.dune.state import Dune
from hagal.games.kit.seats import others
from hagal.kernel import zones
from hagal.kernel.rules import push
from hagal.kernel.step import Choice, Msg, Nothing, Step
from hagal.kernel.term import register_all


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

    def climbs(self, s: Dune, seat: int, source: int, besides: int) -> bool:
        return any(order.climbs(s, s.face[i].acquire, seat, i, besides) for i, _zone in actions.acquirable(s, seat))

    def key(self) -> str:
        return f"acquire {self.cost}"

    def message(self) -> Msg:
        return Msg("acquire-top" if self.top else "acquire", cost=self.cost)


class Take(OfCard):
    """Acquire this card for nothing; in a Reveal turn with Recruitment Mission the player may put it on the deck."""

    tag = "take"
    word = "acquire"
    fields = ("card", "top")

    def __init__(self, card: Card, top: bool) -> None:
        super().__init__(card)
        self.top: bool = top

    def run(self, s: Dune, seat: int, source: int) -> None:
        i, zone = next((i, zone) for i, zone in actions.acquirable(s, seat) if s.face[i] is self.card)
        if not self.top and actions.may_put_on_deck(s, seat):
            push(s, "where_to", seat, i)
        else:
            actions.acquire(s, seat, i, zone, self.top)


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
        return [Betray(q.seat) for q in others(s.players, seat) if q.conflict]

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


class RecallFrom(OfSpace):
    tag = "recall_from"
    word = "recall"

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.recall(s, seat, s.board.places[self.space.id])


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


GO_ON = GoOn()
CONTINUE = Nothing("continue")
PASS_TURN = PassTurn()
SNOOP = Snoop()
DRAW_TOP = DrawTop()
TRASH_TOP = TrashTop()

register_all(list(globals().values()))
