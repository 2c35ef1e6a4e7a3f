"""The Action phase: one choice after the other, any number, in any order (PR-040 to PR-073)."""

from __future__ import annotations

from hagal.games.encounters import coordinate, fighting, moves, wilds
from hagal.games.encounters.components import Card, PlayerCard
from hagal.games.encounters.effect import HAND, SPARE, all_touch
from hagal.games.encounters.effects.several import Ability
from hagal.games.encounters.mat import called, mat, space_called
from hagal.games.encounters.names import ALL_DOWN, MATS, OFFICER_COST, PREDATOR_MAT, SPACES, space_name
from hagal.games.encounters.option import OfCard
from hagal.games.encounters.state import Encounters
from hagal.games.kit.combine import push_all
from hagal.games.kit.deck import find
from hagal.kernel import zones
from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.rules import ask, fire, push
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all


class Action(Choice[Encounters]):
    """Play a card, copy one, use an ability, recruit, scan, fight, what else the mode offers, or be done."""

    tag = "enc-action"

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        face = s.face
        hand = {face[i]: None for i in s.players[seat].hand}
        found: list[Step[Encounters]] = [card.play for card in hand if card.character]
        if s.offers:
            found += [card.copying for card in {face[i]: None for i in s.offers}]
        if s.pending:
            found += self.abilities(s, seat)
        if s.recruit or free_of_cost(s):
            found += self.recruits(s, seat)
        down = s.down
        if down and (s.attack or s.scans):
            costs = wilds.scan_costs(s, seat)
            here = mat(s)
            for k in range(5):
                if down >> k & 1:
                    if s.attack >= costs[k]:
                        found.append(SCANS[here][k])
                    if s.scans:
                        found.append(FREE_SCANS[here][k])
        if s.combat or down != ALL_DOWN:
            found += fighting.fights(s, seat)
        contributed = s.rules.asked.get("actions")
        if contributed is not None:
            for offer in contributed.always:  # without `ask`: no question is asked more often
                found = offer(s, seat, found, -1)
        found.append(DONE)
        return found

    def abilities(self, s: Encounters, seat: int) -> list[Step[Encounters]]:
        ready: dict[PlayerCard, None] = {}
        for effect, owner, source in s.pending:
            if effect.can(s, owner, source):
                ready[s.face[source]] = None
        return [card.use for card in ready]

    def recruits(self, s: Encounters, seat: int) -> list[Step[Encounters]]:
        face = s.face
        left = s.recruit - moves.price(s, seat, 0)
        found: list[Step[Encounters]] = [
            card.enlist for card in {face[i]: None for i in s.hq} if card.cost <= left and card.character
        ]
        if s.officers:
            officer = s.rules.steps["recruit_officer"]
            assert isinstance(officer, EnlistOfficer)
            if s.recruit >= officer.cost(s):
                found.append(officer)
        return found

    def settled(self, s: Encounters, seat: int, source: int) -> bool:
        """With nothing left to do the phase ends by itself, unless somebody might still Coordinate, or look at it."""
        return not coordinate.possible(s, seat) and not looked_at(s)

    def asides(self, s: Encounters, seat: int, source: int) -> list[tuple[int, Step[Encounters]]]:
        return coordinate.offers(s, seat)

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-action", attack=s.attack, recruit=s.recruit)

    def why_not(self, s: Encounters, seat: int, source: int, key: str) -> Msg | None:
        word, _space, rest = key.partition(" ")
        if word in ("play", "copy", "recruit"):
            return self.why_not_card(s, seat, word, rest)
        name, _space, free = rest.partition(" ")
        space = space_called(s, name)
        if word == "scan" and space >= 0:
            return wilds.why_not_scan(s, seat, space, free == "free")
        reason = ask(s, "why_not_action", seat, key)
        if isinstance(reason, Msg):
            return reason
        return self.why_not_fight(s, seat, space, rest) if word == "fight" else None

    def why_not_card(self, s: Encounters, seat: int, word: str, id: str) -> Msg | None:
        officer = s.rules.steps["recruit_officer"]
        if word == "recruit" and officer.key() == f"recruit {id}":
            assert isinstance(officer, EnlistOfficer)
            return Msg("enc-why-recruit", n=officer.cost(s)) if s.officers else officer.none_left()
        card = s.rules.components.get(f"character:{id}")
        if not isinstance(card, PlayerCard):
            return None
        if word == "play":
            return Msg("enc-why-not-in-hand", card=card)
        if word == "copy":
            return Msg("enc-why-not-coordinated", card=card)
        if find(s, s.hq, card) < 0:
            return Msg("enc-why-not-in-hq", card=card)
        return Msg("enc-why-recruit", n=moves.price(s, seat, card.cost))

    def why_not_fight(self, s: Encounters, seat: int, space: int, id: str) -> Msg | None:
        if space >= 0:
            if not s.wilds[space] or s.down >> space & 1:
                return Msg("enc-why-nobody-there", space=called(s, space))
            return fighting.why_not_fight(s, seat, s.wilds[space][0])
        for i in s.combat:
            if s.face[i].id == id:
                return fighting.why_not_fight(s, seat, i)
        return None


def free_of_cost(s: Encounters) -> bool:
    """Are there characters that cost nothing? (In the box there are none.)"""
    found = s.rules.piles.get("free")
    if found is None:
        found = [card for card in s.rules.kinds["character"] if card.deck == "barracks" and not card.cost]
        s.rules.piles["free"] = found
    return bool(found)


def count_in(s: Encounters, seat: int, i: int) -> None:
    """A card played or copied: its Attack and Recruit, then its text (PR-040, PR-041)."""
    card: Card = s.face[i]
    s.played.append(i)
    s.attack += card.attack
    s.recruit += card.recruit
    if card.effects:
        push_all(s, card.effects, seat, i)
    if "played" in s.rules.heard:
        fire(s, "played", seat, i)


def takes_cards(s: Encounters, seat: int) -> bool:
    """Could a card of the hand, a Coordinated one or an ability ask for cards that are kept in the hand?"""
    face = s.face
    texts = [(face[i].effects, i) for i in (*s.players[seat].hand, *s.offers)]
    texts += [((effect,), i) for effect, _owner, i in s.pending]
    return any(all_touch(effects, s, seat, i) & (HAND | SPARE) not in (0, HAND) for effects, i in texts)


def looked_at(s: Encounters) -> bool:
    """Is there something of this turn that is gone with it, where people want to see that first?"""
    return bool(s.played) and bool(s.rules.options["last_look"])


class Done(Step[Encounters]):
    """The Action phase ends (PR-030)."""

    tag = "enc-done"

    def parts(self, s: Encounters, seat: int) -> bool:
        return looked_at(s)

    def key(self) -> str:
        return "done"

    def message(self) -> Msg:
        return Msg("enc-option-done")


class Play(OfCard):
    """Play a card of the hand; it stays in front of the player until Cleanup (PR-040, PR-042)."""

    tag = "enc-play"
    word = "play"

    def routine(self, s: Encounters, seat: int) -> bool:
        """A card without a text, unless something might still take cards out of the hand: then the order counts."""
        return not self.card.effects and not takes_cards(s, seat)

    def run(self, s: Encounters, seat: int, source: int) -> None:
        p = s.players[seat]
        i = find(s, p.hand, self.card, True)  # as `moves.in_hand`: no card is moved more often
        zones.play(s, i, p.hand, p.in_play)
        push(s, "action", seat)
        if s.log is not None:
            s.log.tell("enc-play", seat, "PR-040", card=self.card)
        count_in(s, seat, i)


class Copy(OfCard):
    """Act as if a Coordinated card had just been played (PR-091, PR-133)."""

    tag = "enc-copy"
    word = "copy"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        i = find(s, s.offers, self.card)
        s.offers.remove(i)
        push(s, "action", seat)
        if s.log is not None:
            s.log.tell("enc-copy", seat, "PR-091 PR-133", card=self.card)
        count_in(s, seat, i)


class Use(OfCard):
    """Use an ability of a card played earlier in this turn (PR-047, PR-096, PR-099, PR-102, PR-134)."""

    tag = "enc-use"
    word = "use"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        push(s, "action", seat)
        best, worth = -1, -1
        for k, (effect, owner, card) in enumerate(s.pending):
            if s.face[card] is self.card and effect.can(s, owner, card):
                assert isinstance(effect, Ability)
                n = effect.worth(s, card)
                if n > worth:
                    best, worth = k, n
        effect, owner, card = s.pending.pop(best)
        assert isinstance(effect, Ability)
        if s.log is not None:
            s.log.tell("enc-use", seat, "PR-047", card=self.card)
        effect.activate(s, owner, card)


def recruit(s: Encounters, seat: int, i: int) -> None:
    """A recruited card, of the HQ or an Officer, to the discard pile; if the deck is possible, too, its owner says
    where, once he has seen it (PR-043, PR-051, PR-053)."""
    if s.to_top:
        zones.reveal(s, i)
        s.stack.append((WHERE_TO, seat, i))
    else:
        put(s, seat, i, False)


def put(s: Encounters, seat: int, i: int, to_top: bool) -> None:
    """It is recruited before its place in the HQ is filled: what comes there has not seen it (PR-052, PR-259)."""
    zone = s.hq if i in s.hq else s.officers
    place = zone.index(i)
    moves.gain(s, seat, i, zone, to_top)
    push_all(s, s.face[i].recruited, seat, i)
    if "recruited" in s.rules.heard:
        fire(s, "recruited", seat, i)
    if zone is s.hq:
        moves.refill(s, place)


class WhereTo(Choice[Encounters]):
    """A recruited card (the source): on top of the deck, or into the discard pile?"""

    tag = "enc-where-to"

    def options(self, s: Encounters, seat: int, source: int) -> list[Step[Encounters]]:
        return [ON_TOP, TO_DISCARD]

    def prompt(self, s: Encounters, seat: int, source: int) -> Msg:
        return Msg("ask-enc-where-to", card=s.face[source])


class PutRecruit(Step[Encounters]):
    tag = "enc-put-recruit"
    fields = ("to_top",)

    def __init__(self, to_top: bool) -> None:
        self.to_top: bool = to_top

    def run(self, s: Encounters, seat: int, source: int) -> None:
        put(s, seat, source, self.to_top)

    def key(self) -> str:
        return "top" if self.to_top else "discard"

    def message(self) -> Msg:
        return Msg("enc-option-on-top" if self.to_top else "enc-option-to-discard")


class Enlist(OfCard):
    """Recruit a character from the HQ (PR-051)."""

    tag = "enc-enlist"
    word = "recruit"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        push(s, "action", seat)
        s.recruit -= moves.price(s, seat, self.card.cost)
        recruit(s, seat, find(s, s.hq, self.card))


@mypyc_attr(allow_interpreted_subclasses=True)
class EnlistOfficer(Step[Encounters]):
    """Recruit the top Officer, whatever class that is (PR-053)."""

    tag = "enc-officer"

    def cost(self, s: Encounters) -> int:
        return OFFICER_COST

    def none_left(self) -> Msg:
        return Msg("enc-why-no-officers")

    def run(self, s: Encounters, seat: int, source: int) -> None:
        push(s, "action", seat)
        s.recruit -= self.cost(s)
        recruit(s, seat, s.officers[-1])

    def key(self) -> str:
        return "recruit officer"

    def message(self) -> Msg:
        return Msg("enc-option-officer")


class Scan(Step[Encounters]):
    """Turn up the card of a space, for its Scan cost or for nothing (PR-060, PR-061)."""

    tag = "enc-scan"
    fields = ("space", "free", "mat")

    def __init__(self, space: int, free: bool, mat: int = PREDATOR_MAT) -> None:
        self.space: int = space
        self.free: bool = free
        self.mat: int = mat

    def run(self, s: Encounters, seat: int, source: int) -> None:
        push(s, "action", seat)
        if self.free:
            s.scans -= 1
        else:
            s.attack -= wilds.scan_cost(s, seat, self.space)
        wilds.turn_up(s, seat, self.space)

    def key(self) -> str:
        name = MATS[self.mat][self.space]
        return f"scan {name} free" if self.free else f"scan {name}"

    def message(self) -> Msg:
        space = space_name(self.space, self.mat)
        return Msg("enc-option-scan-free", space=space) if self.free else Msg("enc-option-scan", space=space)


DONE = Done()
WHERE_TO = WhereTo()
ON_TOP, TO_DISCARD = PutRecruit(True), PutRecruit(False)
OFFICER = EnlistOfficer()
SCANS, FREE_SCANS = (
    tuple(tuple(Scan(space, free, number) for space in range(len(SPACES))) for number in range(len(MATS)))
    for free in (False, True)
)

register_all(list(globals().values()))
