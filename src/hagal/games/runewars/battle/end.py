"""What follows from a battle (RW-143 to RW-149, RW-103, RW-112).

The named rule `battle_end` is the order of 2010 (RW-148); `EndRevised` is the later one, (a) to (d).
"""

from __future__ import annotations

from hagal.games.runewars.actions import build, expel, look, raze, settle, take
from hagal.games.runewars.army import NO_ARMY, has_own, joined
from hagal.games.runewars.battle.fight import clear
from hagal.games.runewars.battle.force import army_of, battle_of, kind_of, standing_count, supporters
from hagal.games.runewars.battle.losses import OfUnit
from hagal.games.runewars.battle.retreat import push_retreat
from hagal.games.runewars.battle.state import ATTACKER, DEFENDER, Battle
from hagal.games.runewars.battle.strength import holds
from hagal.games.runewars.components import Unit
from hagal.games.runewars.deeds import (
    AREAS_TAKEN,
    BATTLES_WON,
    KILLED,
    KILLED_NEUTRAL,
    STRONGHOLDS_DAMAGED,
    STRONGHOLDS_TAKEN,
    did,
)
from hagal.games.runewars.effect import OfArea
from hagal.games.runewars.names import LIMIT, SLOTS
from hagal.games.runewars.state import Runewars
from hagal.kernel import zones
from hagal.kernel.rules import fire
from hagal.kernel.step import Choice, Msg, Step, at_place, place_of
from hagal.kernel.term import register_all


class EndOriginal(Step[Runewars]):
    """2010: the stronghold that faces standing enemies is damaged whoever wins; retreats, conquest, healing, return."""

    tag = "battle_end"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        face_stronghold(s, battle_of(s))
        for step in (RETURN, HEAL, CONQUEST, FLIGHT):
            s.stack.append((step, seat, source))


class EndRevised(Step[Runewars]):
    """The Revised Edition: stronghold, healing, retreat, return."""

    tag = "battle_end_revised"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        if b.won == DEFENDER:
            face_stronghold(s, b)
        for step in (RETURN, FLIGHT, HEAL, CONQUEST):
            s.stack.append((step, seat, source))


def face_stronghold(s: Runewars, b: Battle) -> None:
    """A stronghold that faces standing enemy units becomes damaged."""
    hold = s.stronghold[b.area]
    if holds(s, b) and not hold & 1 and standing_count(b, ATTACKER):
        s.stronghold[b.area] = hold + 1
        did(s, b.seats[ATTACKER], STRONGHOLDS_DAMAGED)
        if s.log is not None:
            s.log.tell("rw-stronghold-damaged", hold >> 1, "RW-143", area=s.board.areas[b.area])


class Conquest(Step[Runewars]):
    """The attacker has won: the stronghold is removed, and he may put one of his own there (RW-143)."""

    tag = "battle_conquest"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        if b.won != ATTACKER or not holds(s, b):
            return
        raze(s, b.area)
        did(s, seat, STRONGHOLDS_TAKEN)
        s.stack.append((BUILD, seat, source))


class Build(Choice[Runewars]):
    """A stronghold of his own in place of the one he took, damaged; if none is left, one that stands elsewhere."""

    tag = "battle_build"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        if s.players[seat].strongholds:
            return [TAKE_OVER, NO_STRONGHOLD]
        found: list[Step[Runewars]] = [
            TakeFrom(s.board.areas[k]) for k, hold in enumerate(s.stronghold) if hold >= 0 and hold >> 1 == seat
        ]
        return [*found, NO_STRONGHOLD]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-battle-build", area=s.board.areas[place_of(source)])


class TakeOver(Step[Runewars]):
    tag = "take_over"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        build(s, seat, place_of(source), True, "RW-143")

    def key(self) -> str:
        return "stronghold"

    def message(self) -> Msg:
        return Msg("rw-option-take-over")


class TakeFrom(OfArea):
    """All four stand somewhere: one of them is destroyed for it (RW-019)."""

    tag = "take_from"
    word = "stronghold from"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area = s.board.at[self.area]
        raze(s, area)
        s.stack.append((TAKE_OVER, seat, source))
        settle(s, area)


class NoStronghold(Step[Runewars]):
    tag = "no_stronghold"

    def key(self) -> str:
        return "none"

    def message(self) -> Msg:
        return Msg("rw-option-no-stronghold")


class Heal(Step[Runewars]):
    """No damage stays on the units of both sides (RW-144)."""

    tag = "battle_heal"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        for units in battle_of(s).units:
            units[:] = sorted([code & ~14 for code in units])


class Flight(Step[Runewars]):
    """The loser's units retreat, those that supported them too; what stayed out of the battle is destroyed (RW-145,
    RWR-008)."""

    tag = "battle_flight"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        lost = 1 - b.won
        army = army_of(b.units[lost])
        heroes = tuple([i for i, _slot in supporters(s, b, lost)])
        b.units[lost] = []
        if lost == DEFENDER:
            lose_idle(s, b)
        push_retreat(s, b.seats[lost], army, b.area, heroes)


def lose_idle(s: Runewars, b: Battle) -> None:
    """The defender's units that were routed before are destroyed."""
    army, loser = s.army[b.area], b.seats[DEFENDER]
    if army == NO_ARMY:
        return
    for k, n in enumerate(army):
        if n:
            take(s, loser, k % SLOTS, -n)
            did(s, b.seats[ATTACKER], KILLED if loser >= 0 else KILLED_NEUTRAL, n)
            if s.log is not None:
                unit = kind_of(s, b, DEFENDER, k % SLOTS << 4)
                kind = "rw-destroyed" if loser >= 0 else "rw-destroyed-neutral"
                s.log.tell(kind, loser, "RW-145", unit=unit, area=s.board.areas[b.area], n=n)
    s.army[b.area] = NO_ARMY


class Return(Step[Runewars]):
    """The winner's units come to the area; an attacker's above 8 retreat first (RW-146, RW-103). The area falls to
    whoever controls it now (RW-149)."""

    tag = "battle_return"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        if b.won == ATTACKER and len(b.units[ATTACKER]) > LIMIT:
            s.stack.append((self, seat, source))
            s.stack.append((Surplus(len(b.units[ATTACKER]) - LIMIT, (), 0), seat, source))
            return
        area, winner = b.area, b.seats[b.won]
        army = joined(s.army[area], army_of(b.units[b.won]))
        s.army[area] = army
        if has_own(army):
            s.owner[area] = winner
        finish(s, b)
        if b.won == ATTACKER:
            s.control[area] = -1  # whose it is, is seen anew
            if s.home[area] == winner:  # in his own home realm allied units alone stay his (RW-112)
                s.control[area] = winner
                look(s, winner, area)
        settle(s, area)
        if b.won == ATTACKER and b.seats[DEFENDER] >= 0 and s.control[area] == winner:
            did(s, winner, AREAS_TAKEN)


def finish(s: Runewars, b: Battle) -> None:
    """The battle is over; who won or lost it hears of it."""
    s.battle = None
    for zone in b.cards:
        zones.move_all(zone, s.tactics_discard)
    if b.cancelled:
        return
    winner, loser = b.seats[b.won], b.seats[1 - b.won]
    if b.won == ATTACKER and loser >= 0:
        did(s, winner, BATTLES_WON)
    about = at_place(b.area)
    if loser >= 0:
        fire(s, "battle_lost", loser, about)
    if winner >= 0:
        fire(s, "battle_won", winner, about)


class Surplus(Choice[Runewars]):
    """An attacker keeps 8 units; which others retreat, all to one area? In the order of their codes."""

    tag = "battle_surplus"
    fields = ("over", "picked", "least")

    def __init__(self, over: int, picked: tuple[int, ...], least: int) -> None:
        self.over: int = over
        self.picked: tuple[int, ...] = picked
        self.least: int = least

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        b = battle_of(s)
        units = b.units[ATTACKER]
        found: list[Step[Runewars]] = []
        last = -1
        for k, code in enumerate(units):
            if code != last and code >= self.least and len(units) - k >= self.over:
                found.append(SendBack(kind_of(s, b, ATTACKER, code), code, self))
            last = code
        return found

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-surplus", n=self.over)


class SendBack(OfUnit):
    tag = "send_back"
    word = "withdraw"
    fields = ("unit", "code", "of")

    def __init__(self, unit: Unit, code: int, of: Surplus) -> None:
        self.unit: Unit = unit
        self.code: int = code
        self.of: Surplus = of

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b, of = battle_of(s), self.of
        b.units[ATTACKER].remove(self.code)
        picked = (*of.picked, self.code)
        if of.over > 1:
            s.stack.append((Surplus(of.over - 1, picked, self.code), seat, source))
        else:
            push_retreat(s, b.seats[ATTACKER], army_of(list(picked)), b.area)


class BattleOver(Step[Runewars]):
    """Below everything else of a battle: who controls nothing any more is out (RW-215)."""

    tag = "battle_over"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        expel(s)


def cancel_battle(s: Runewars, rout: bool = False) -> None:
    """A card of the defender ends the battle (RWF-008): his units retreat to a friendly area or are destroyed, not
    routed by it (`rout`: routed, OP-4), those that stayed out with them; a stronghold is conquered; the attackers hold
    the area, above 8 they retreat as after a win. It counts as the battle of this turn (RW-073).

    Everything that this battle has on the stack goes: call it last in a Step, and let it be a card's last effect.
    """
    b = battle_of(s)
    at = max([k for k, frame in enumerate(s.stack) if isinstance(frame[0], BattleOver)])
    _over, seat, source = s.stack[at]
    del s.stack[at + 1 :]
    clear(s, b)
    b.won, b.cancelled = ATTACKER, True
    s.stack.append((RETURN, seat, source))
    s.stack.append((CONQUEST, seat, source))
    army = joined(s.army[b.area], army_of(b.units[DEFENDER]))
    s.army[b.area] = NO_ARMY
    b.units[DEFENDER] = []
    push_retreat(s, b.seats[DEFENDER], army, b.area, (), rout, friendly=True)


CONQUEST, FLIGHT, HEAL, RETURN = Conquest(), Flight(), Heal(), Return()
BUILD, TAKE_OVER, NO_STRONGHOLD = Build(), TakeOver(), NoStronghold()

register_all(list(globals().values()))
