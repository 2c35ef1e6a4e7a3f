"""What season cards do with rune tokens besides giving them: they leave home realms, and others are granted some."""

from __future__ import annotations

from hagal.games.runewars.components import Area
from hagal.games.runewars.effect import Effect, OfArea
from hagal.games.runewars.orders.play_order import play_order
from hagal.games.runewars.seasons.runes import PlaceDragon, move_rune, open_areas
from hagal.games.runewars.state import Runewars
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all


class LeaveHome(Effect):
    """So many rune tokens leave one's home realm, each to a friendly or uncontrolled area outside it without a token;
    what has no such area stays (RWF-007). They go in the order of the areas that they leave."""

    tag = "season_leave_home"
    fields = ("n", "least")
    asks = True

    def __init__(self, n: int, least: int = 0) -> None:
        self.n: int = n
        self.least: int = least

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        areas, home = s.board.areas, s.home
        lying = [k for k in sorted(s.rune_at) if home[k] == seat and k >= self.least]
        n = min(self.n, len(lying), len(ways_out(s, seat)))
        return [LeaveFrom(areas[k], n) for k in lying[: len(lying) - n + 1]] if n else []

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-leave-home", n=self.n)

    def message(self) -> Msg:
        return Msg("rw-season-leave-home", n=self.n)


def ways_out(s: Runewars, seat: int) -> list[int]:
    """Where a rune token of a home realm could go."""
    return [k for k in open_areas(s, seat) if s.home[k] != seat]


class LeaveFrom(OfArea):
    tag = "season_leave_from"
    word = "take"
    fields = ("area", "n")

    def __init__(self, area: Area, n: int) -> None:
        self.area: Area = area
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area = s.board.at[self.area]
        if self.n > 1:
            s.stack.append((LeaveHome(self.n - 1, area + 1), seat, source))
        s.stack.append((LeaveFor(self.area), seat, source))


class LeaveFor(Choice[Runewars]):
    """Where the token of an area goes."""

    tag = "season_leave_for"
    fields = ("start",)

    def __init__(self, start: Area) -> None:
        self.start: Area = start

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        areas = s.board.areas
        return [MoveThere(areas[k], self.start) for k in ways_out(s, seat)]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-leave-for", area=self.start)


class MoveThere(OfArea):
    tag = "season_move_there"
    word = "move"
    fields = ("area", "start")

    def __init__(self, area: Area, start: Area) -> None:
        self.area: Area = area
        self.start: Area = start

    def run(self, s: Runewars, seat: int, source: int) -> None:
        at = s.board.at
        move_rune(s, seat, at[self.start], at[self.area], "RWF-007")

    def message(self) -> Msg:
        return Msg("rw-option-move-rune", area=self.area)


class GrantDragons(Effect):
    """Every other player gets a dragon rune in an area that he controls; whoever runs this picks each (RWF-006)."""

    tag = "season_grant_dragons"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        for k in play_order(s)[::-1]:
            if k != seat:
                s.stack.append((PlaceDragon(k), seat, source))

    def message(self) -> Msg:
        return Msg("rw-season-grant-dragons")


register_all(list(globals().values()))
