"""Fortify (RW-081, RW-085, RW-087): build, repair, move runes; each at most once, in any order."""

from __future__ import annotations

from hagal.games.runewars.actions import build, raze, settle, turn_dial
from hagal.games.runewars.components import Area
from hagal.games.runewars.effect import OfArea
from hagal.games.runewars.names import ORE, WOOD
from hagal.games.runewars.orders.recruit import strongholds
from hagal.games.runewars.orders.turn import SKIP_BONUS
from hagal.games.runewars.reasons import area_in
from hagal.games.runewars.seasons.runes import can_fortify
from hagal.games.runewars.state import Runewars
from hagal.kernel.rules import push
from hagal.kernel.step import Choice, Msg, Step, at_place, place_of
from hagal.kernel.term import register_all

BUILT, REPAIRED, HIDDEN = 1, 2, 4


class Fortify(Step[Runewars]):
    tag = "fortify"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.stack.append((Works(0), seat, source))


class Works(Choice[Runewars]):
    """What to do next; `done` has a bit for each of the three that was done."""

    tag = "works"
    sourced = False
    fields = ("done",)

    def __init__(self, done: int) -> None:
        self.done: int = done

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        p = s.players[seat]
        areas = s.board.areas
        found: list[Step[Runewars]] = [SKIP_BONUS]
        _food, wood, ore = p.dials
        if not self.done & BUILT and wood and ore:
            for k, owner in enumerate(s.control):
                if owner == seat and s.stronghold[k] < 0 and s.city[k] is None:
                    found.append(Build(areas[k], self.done))
        if not self.done & REPAIRED and ore:
            for k in strongholds(s, seat):
                if s.stronghold[k] & 1:
                    found.append(Repair(areas[k], self.done))
        if not self.done & HIDDEN and can_fortify(s, seat):
            found.append(MoveRunes(self.done))
        return found

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-fortify")

    def why_not(self, s: Runewars, seat: int, source: int, key: str) -> Msg | None:
        k = area_in(s, key)
        if k < 0:
            return None
        area, word = s.board.areas[k], key.partition(" ")[0]
        if s.control[k] != seat:
            return Msg("rw-why-not-yours", area=area)
        if s.stronghold[k] >= 0:
            if not s.stronghold[k] & 1:
                return Msg("rw-why-stronghold", area=area)
            return Msg("rw-why-works-done" if self.done & REPAIRED else "rw-why-no-ore")
        if word == "repair":
            return None
        if s.city[k] is not None:
            return Msg("rw-why-city", area=area)
        return Msg("rw-why-works-done") if self.done & BUILT else Msg("rw-why-no-wood-ore")


class Build(OfArea):
    """1 wood and 1 ore; if none is left, one elsewhere is destroyed first (RW-019)."""

    tag = "build_stronghold"
    word = "build"
    fields = ("area", "done")

    def __init__(self, area: Area, done: int) -> None:
        super().__init__(area)
        self.done: int = done

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.stack.append((Works(self.done | BUILT), seat, source))
        turn_dial(s, seat, WOOD, -1)
        turn_dial(s, seat, ORE, -1)
        s.stack.append((RAISE, seat, at_place(s.board.at[self.area])))
        if not s.players[seat].strongholds:
            s.stack.append((ABANDON, seat, at_place(s.board.at[self.area])))


class RaiseStronghold(Step[Runewars]):
    tag = "raise_stronghold"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area = place_of(source)
        build(s, seat, area, False, "RW-081")
        settle(s, area)


RAISE = RaiseStronghold()


class AbandonStronghold(Choice[Runewars]):
    """All are in play: which one gives way (RW-019)."""

    tag = "abandon_stronghold"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [Abandon(s.board.areas[k]) for k in strongholds(s, seat)]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-abandon")


ABANDON = AbandonStronghold()


class Abandon(OfArea):
    tag = "abandon"
    word = "abandon"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area = s.board.at[self.area]
        raze(s, area)
        settle(s, area)


class Repair(OfArea):
    """1 ore: a damaged stronghold is whole again."""

    tag = "repair_stronghold"
    word = "repair"
    fields = ("area", "done")

    def __init__(self, area: Area, done: int) -> None:
        super().__init__(area)
        self.done: int = done

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.stack.append((Works(self.done | REPAIRED), seat, source))
        turn_dial(s, seat, ORE, -1)
        s.stronghold[s.board.at[self.area]] &= ~1
        if s.log is not None:
            s.log.tell("rw-repaired", seat, "RW-081", area=self.area)


class MoveRunes(Step[Runewars]):
    """The rune tokens of two controlled areas, mixed and laid face down there again."""

    tag = "move_runes"
    fields = ("done",)

    def __init__(self, done: int) -> None:
        self.done: int = done

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.stack.append((Works(self.done | HIDDEN), seat, source))
        push(s, "fortify_runes", seat)

    def key(self) -> str:
        return "runes"

    def message(self) -> Msg:
        return Msg("rw-option-runes")


register_all(list(globals().values()))
