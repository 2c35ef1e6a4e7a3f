"""Rune tokens of the set-up: in 2010 in the home realms (RW-036), in the Revised Edition on the board (RWR-002).

Where tokens lie is for all to see, which of them is which only for who placed them. So the areas are chosen first, and
then, in secret, what lies where.
"""

from __future__ import annotations

from typing import Any, ClassVar

from hagal.games.runewars.actions import put_rune
from hagal.games.runewars.components import Area, Rune
from hagal.games.runewars.effect import OfArea
from hagal.games.runewars.setup.markers import beside_markers
from hagal.games.runewars.state import Runewars
from hagal.kernel import zones
from hagal.kernel.rules import push
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Choice, Msg, Step, Together, at_place, place_of
from hagal.kernel.term import register_all


def place_runes(s: Runewars, seat: int, dragons: list[int], falses: list[int]) -> None:
    """Tokens of the piles face down onto these areas; only who places them knows which is which (RW-309)."""
    areas = {
        **dict(zip(dragons, s.dragon_pile[::-1], strict=False)),
        **dict(zip(falses, s.false_pile[::-1], strict=False)),
    }
    zones.hide(s, list(areas.values()), 1 << seat)
    for area in sorted(areas):
        i = areas[area]
        put_rune(s, i, s.dragon_pile if i in s.dragon_pile else s.false_pile, area)
    if s.log is not None:
        named = tuple([s.board.areas[area] for area in sorted(areas)])
        s.log.tell("rw-setup-runes", seat, "RW-309", areas=named)


class NoRunes(Step[Runewars]):
    """No rune tokens are placed now: in 2010 none while the board is built (RW-028), in the Revised Edition none in
    home realms (RWR-002)."""

    tag = "no_runes"


# 2010


class HomeRunes(Step[Runewars]):
    """All in secret, two dragon runes and a false one each, one in each area of the own home realm (RW-036)."""

    tag = "home_runes"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        Together(tuple([(p.seat, HIDE_FALSE) for p in s.players])).push(s, -1)


class HideFalse(Choice[Runewars]):
    tag = "hide_false"
    secret: ClassVar[bool] = True

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [FalseIn(s.board.areas[k]) for k, home in enumerate(s.home) if home == seat]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-setup-false")


class FalseIn(OfArea):
    """The false rune in this area of the home realm, dragon runes in the others."""

    tag = "false_in"
    word = "false rune"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area = s.board.at[self.area]
        place_runes(s, seat, [k for k, home in enumerate(s.home) if home == seat and k != area], [area])

    def message(self) -> Msg:
        return Msg("rw-option-setup-false", area=self.area)


# Revised Edition


class BoardRunes(Step[Runewars]):
    """From the first player counter-clockwise each places a dragon rune and a false rune in two areas (RWR-002)."""

    tag = "board_runes"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        count = len(s.players)
        for k in range(count - 1, -1, -1):
            push(s, "place_two_runes", (s.first - k) % count)


def rune_areas(s: Runewars) -> list[int]:
    """The areas without a token that touch no marker (RWR-002)."""
    barred = beside_markers(s)
    return [k for k in range(len(s.board.areas)) if k not in barred and k not in s.rune_at]


class PlaceTwoRunes(Step[Runewars]):
    """Two areas, then what lies where. With one legal area one of the tokens goes back to its pile, with none both
    (OP-17)."""

    tag = "place_two_runes"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        areas = rune_areas(s)
        if len(areas) > 1:
            s.stack.append((FIRST_AREA, seat, -1))
        elif areas:
            s.stack.append((ONE_RUNE, seat, at_place(areas[0])))


class FirstArea(Choice[Runewars]):
    """The first of two areas, in the order of the board."""

    tag = "first_rune_area"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [FirstRune(s.board.areas[k]) for k in rune_areas(s)[:-1]]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-setup-rune")


class FirstRune(OfArea):
    tag = "first_rune"
    word = "rune"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.stack.append((SECOND_AREA, seat, at_place(s.board.at[self.area])))

    def message(self) -> Msg:
        return Msg("rw-option-setup-rune", area=self.area)


class SecondArea(Choice[Runewars]):
    """The second area, one behind the first: so there is one way to each pair."""

    tag = "second_rune_area"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        first = place_of(source)
        return [SecondRune(s.board.areas[k]) for k in rune_areas(s) if k > first]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-setup-second-rune", area=s.board.areas[place_of(source)])


class SecondRune(OfArea):
    tag = "second_rune"
    word = "rune"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        first = s.board.areas[place_of(source)]
        s.stack.append((HideDragon(first, self.area), seat, -1))

    def message(self) -> Msg:
        return Msg("rw-option-setup-rune", area=self.area)


class HideDragon(Choice[Runewars]):
    """In secret: in which of the two areas the dragon rune lies."""

    tag = "hide_dragon"
    fields = ("first", "second")
    secret: ClassVar[bool] = True

    def __init__(self, first: Area, second: Area) -> None:
        self.first: Area = first
        self.second: Area = second

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [DragonIn(self.first, self.second), DragonIn(self.second, self.first)]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-setup-dragon")


class DragonIn(OfArea):
    """The dragon rune in this area, the false one in the other."""

    tag = "dragon_in"
    word = "dragon rune"
    fields = ("area", "other")

    def __init__(self, area: Area, other: Area) -> None:
        super().__init__(area)
        self.other: Area = other

    def run(self, s: Runewars, seat: int, source: int) -> None:
        place_runes(s, seat, [s.board.at[self.area]], [s.board.at[self.other]])

    def message(self) -> Msg:
        return Msg("rw-option-setup-dragon", area=self.area)


class OneRune(Choice[Runewars]):
    """There is room for one token only: which one stays on the board?"""

    tag = "one_rune"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [KeepRune(s.face[pile[-1]]) for pile in (s.dragon_pile, s.false_pile) if pile]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-setup-one-rune", area=s.board.areas[place_of(source)])


class KeepRune(Step[Runewars]):
    """The other token goes back face up, so all know what lies here."""

    tag = "keep_rune"
    fields = ("rune",)

    def __init__(self, rune: Rune) -> None:
        self.rune: Rune = rune

    def run(self, s: Runewars, seat: int, source: int) -> None:
        pile = s.dragon_pile if self.rune.dragon else s.false_pile
        zones.reveal(s, pile[-1], PUBLIC)
        put_rune(s, pile[-1], pile, place_of(source))
        if s.log is not None:
            s.log.tell("rw-setup-one-rune", seat, "RWR-002", rune=self.rune, area=s.board.areas[place_of(source)])

    def key(self) -> str:
        return f"keep {self.rune.id}"

    def message(self) -> Msg:
        return Msg("rw-option-setup-keep-rune", rune=self.rune)


HIDE_FALSE = HideFalse()
FIRST_AREA = FirstArea()
SECOND_AREA = SecondArea()
ONE_RUNE = OneRune()
BOARD_RUNES: Step[Any] = BoardRunes()
NO_RUNES: Step[Any] = NoRunes()

STEPS: dict[str, Step[Any]] = {
    "setup_runes": NO_RUNES,
    "home_runes": HomeRunes(),
    "place_two_runes": PlaceTwoRunes(),
}

register_all(list(globals().values()))
