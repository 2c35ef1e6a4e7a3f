"""Facehuggers and Chestbursters (AL-080 to AL-092, AL-101)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from hagal.games.encounters import fighting, moves
from hagal.games.encounters.alien.hatchery import awaited, found, hatchery, infested, most_urgent, own_turns_only
from hagal.games.encounters.alien.names import CHESTBURSTER, FACEHUGGER
from hagal.games.encounters.components import PlayerCard
from hagal.games.encounters.effect import EVERYTHING, Effect
from hagal.games.encounters.effects.gains import OfNumber
from hagal.games.encounters.names import HAZARD, PLAYING
from hagal.games.encounters.state import Encounters
from hagal.games.encounters.turn import Turn
from hagal.games.encounters.wilds import take_away
from hagal.kernel import zones
from hagal.kernel.rules import push
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all

OWN, OTHER = 2, 1
"""How many turns still have to end before a Facehugger impregnates: first that of the player it sits on, then that of
the next one (AL-082, AL-083)."""


def jump(s: Encounters, seat: int, i: int, zone: list[int]) -> None:
    """A Facehugger of a zone jumps in front of a player: it is neither in the Complex nor in the Combat Zone then
    (AL-080, PR-139)."""
    h = hatchery(s)
    other = seat if not s.players[seat].dead else s.acting()
    zones.move(s, i, zone, h.fronts[other], PUBLIC)
    h.windows[other].append(OWN if other == s.active or not own_turns_only(s) else OTHER)
    if s.log is not None:
        s.log.tell("enc-jumps", other, "AL-080", card=s.face[i])


def leave_front(s: Encounters, seat: int, i: int, zone: list[int]) -> None:
    """A Facehugger goes from in front of a player to a zone."""
    h = hatchery(s)
    del h.windows[seat][h.fronts[seat].index(i)]
    zones.move(s, i, h.fronts[seat], zone)


class Hatch(OfNumber):
    """Facehuggers from the Hatchery jump on the player concerned, as long as there are any (AL-080)."""

    tag = "enc-hatch"
    area: ClassVar[int] = EVERYTHING

    def run(self, s: Encounters, seat: int, source: int) -> None:
        for _ in range(self.n):
            i = found(s, FACEHUGGER)
            if i >= 0:
                jump(s, seat, i, hatchery(s).nest)


class Jump(Effect):
    """This Facehugger, wherever it was turned up, jumps on the player who did (AL-080)."""

    tag = "enc-jump"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        take_away(s, source, hatchery(s).nest)
        jump(s, seat, source, hatchery(s).nest)


# Fighting one


def may_fight(s: Encounters, seat: int, other: int) -> bool:
    """May the active player fight a Facehugger in front of a player? His own, and after his turn the next player his
    (AL-082); among Predators each his own only (AL-189)."""
    if seat == other:
        return True
    return OTHER in hatchery(s).windows[other] and not own_turns_only(s)


def why_not_pry(s: Encounters, seat: int, other: int) -> Msg | None:
    """Why a Facehugger in front of a player cannot be fought, if so (AL-082)."""
    if not hatchery(s).fronts[other]:
        return Msg("enc-why-no-facehugger", other=other)
    if not may_fight(s, seat, other):
        return Msg("enc-why-not-your-facehugger", other=other)
    i = most_urgent(s, other)
    need = fighting.health(s, seat, i)
    return None if s.attack >= need else Msg("enc-why-attack", card=s.face[i], n=need)


class Pry(Step[Encounters]):
    """Fight the Facehugger in front of a player: pay for it in full (AL-039, AL-082)."""

    tag = "enc-pry"
    fields = ("other",)

    def __init__(self, other: int) -> None:
        self.other: int = other

    def run(self, s: Encounters, seat: int, source: int) -> None:
        i = most_urgent(s, self.other)
        paid = fighting.health(s, seat, i)
        s.attack -= paid
        push(s, "action", seat)
        if s.log is not None:
            s.log.tell("enc-pried", seat, "AL-082", card=s.face[i], n=paid, other=self.other)
        leave_front(s, self.other, i, s.combat)  # where it dies as enemies do
        fighting.kill(s, seat, i)

    def key(self) -> str:
        return f"fight {FACEHUGGER} {self.other}"

    def message(self) -> Msg:
        return Msg("enc-option-pry", other=self.other)


PRIES = tuple(Pry(seat) for seat in range(5))


def offered(s: Encounters, seat: int, value: list[Step[Encounters]], about: int) -> list[Step[Encounters]]:
    """The Facehuggers that can be fought now, among the actions of a player."""
    for other, front in enumerate(hatchery(s).fronts):
        if front and why_not_pry(s, seat, other) is None:
            value.append(PRIES[other])
    return value


def why_not(s: Encounters, seat: int, key: str) -> Msg | None:
    """Why the Facehugger of a key cannot be fought."""
    name, _space, other = key.removeprefix("fight ").partition(" ")
    if name == FACEHUGGER and other.isdecimal() and int(other) < len(s.players):
        return why_not_pry(s, seat, int(other))
    return None


# The end of a turn


class AlienTurn(Turn):
    """A turn; as it ends, Facehuggers that nobody has killed impregnate (AL-083)."""

    tag = "enc-alien-turn"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        s.stack.append((TURN_OVER, -1, -1))
        super().run(s, seat, source)


class TurnOver(Step[Encounters]):
    """Of each Facehugger one turn less is left, if that turn counts for it; with none left it impregnates."""

    tag = "enc-turn-over"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        h = hatchery(s)
        for other in s.living():  # the active player first (AL-110)
            if h.fronts[other]:
                windows = h.windows[other] = [left - counts(s, other, left) for left in h.windows[other]]
                if 0 in windows:
                    impregnate(s, other)


def counts(s: Encounters, seat: int, left: int) -> int:
    """Does the turn that ends count for a Facehugger in front of a player? The first is his own, the next that of the
    next player, who is he himself if he is alone (AL-082, AL-086, AL-087)."""
    options = s.rules.options
    if seat == s.active and left == OWN and options["solo_facehugger"] == "this_turn" and len(s.living()) == 1:
        return left
    if left == OWN and seat != s.active:
        return int(options["facehugger_window"] == "now")
    return int(left == OWN or seat == s.active or not own_turns_only(s))


def impregnate(s: Encounters, seat: int) -> None:
    """All Facehuggers whose time has come die, and the player gains one Chestburster (AL-083, AL-084)."""
    h = hatchery(s)
    for i, left in list(zip(h.fronts[seat], h.windows[seat], strict=True)):
        if left == 0:
            leave_front(s, seat, i, s.dead_enemies)
    if s.log is not None:
        s.log.tell("enc-impregnated", seat, "AL-083 AL-084", card=s.rules.component(f"enemy:{FACEHUGGER}"))
    implant(s, seat)


def implant(s: Encounters, seat: int) -> None:
    """A Chestburster from the Hatchery to a player's discard pile, if there is one for him (AL-083, AL-088)."""
    i = found(s, CHESTBURSTER)
    if i < 0 or (infested(s, seat) and not s.rules.options["second_chestburster"]):
        return
    moves.gain(s, seat, i, hatchery(s).nest)


# Chestbursters


def spared(s: Encounters, seat: int, value: bool, about: int) -> bool:
    """Enemies do not strike who has a Chestburster (AL-089)."""
    return value or infested(s, seat)


class Burst(Step[Encounters]):
    """A Chestburster (the source) was drawn: its player dies (AL-090, AL-092)."""

    tag = "enc-burst"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        if s.log is not None:
            s.log.tell("enc-burst", seat, "AL-090", card=s.face[source])
        push(s, "die", seat)


def drawn(s: Encounters, seat: int, source: int) -> None:
    """What a card does as it is drawn: a Chestburster kills, a Hazard that lies in a deck hurts and goes on
    (PR-333)."""
    card = s.face[source]
    if card.id == CHESTBURSTER:
        zones.reveal(s, source)
        s.stack.append((BURST, seat, source))
    elif card.type == HAZARD:
        zones.reveal(s, source)
        push(s, "passed_on", seat, source)


def nobody_holds_it(s: Encounters, seat: int, value: bool, about: int) -> bool:
    """What goes to work as it is drawn is never part of a hand that somebody plays from: nobody imagines it there."""
    return value and not any(True for _ in strangers(s))


def strangers(s: Encounters) -> Iterator[tuple[int, int]]:
    """What lies in a hand (whose) and would have gone to work as it was drawn. What is still to do so does not count:
    of two such cards of one draw the first may ask something while the second waits."""
    face = s.face
    for p in s.players:
        for i in p.hand:
            if not isinstance(face[i], PlayerCard) and not awaited(s, i):
                yield p.seat, i


def orphaned(s: Encounters, seat: int) -> None:
    """What becomes of the Facehuggers in front of a player who has died: they die, or by the option jump on the next
    (AL-101)."""
    h = hatchery(s)
    for i in h.fronts[seat][:]:
        if s.rules.options["orphan_facehugger"] == "jumps" and s.ending == PLAYING:
            leave_front(s, seat, i, h.nest)
            jump(s, moves.next_player(s, seat), i, h.nest)
        else:
            leave_front(s, seat, i, s.dead_enemies)


TURN_OVER = TurnOver()
BURST = Burst()

register_all(list(globals().values()))
