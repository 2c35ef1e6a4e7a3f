"""Hiring heroes (RW-079), and the limit of three (RW-016)."""

from __future__ import annotations

from hagal.games.kit.option import OfComponent
from hagal.games.runewars.components import Hero
from hagal.games.runewars.effect import OfArea
from hagal.games.runewars.names import MOST_HEROES
from hagal.games.runewars.quests.heroes import desert, enlist, hero
from hagal.games.runewars.state import Runewars
from hagal.kernel import zones
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all


def strongholds(s: Runewars, seat: int) -> list[int]:
    """The areas with a stronghold of a seat."""
    return [area for area, hold in enumerate(s.stronghold) if hold >= 0 and hold >> 1 == seat]


class HireHero(Step[Runewars]):
    """As many heroes are drawn as influence was paid (the source); one of them is kept. Without a stronghold there is
    no place for one (OP-12)."""

    tag = "hire_hero"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        if strongholds(s, seat):
            zones.draw_some(s, s.hero_deck, s.drawn, source, 1 << seat)
            s.stack.append((KeepHero(), seat, source))


class KeepHero(Choice[Runewars]):
    tag = "keep_hero"
    sourced = False

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [Keep(s.face[i]) for i in s.drawn]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-keep-hero")


class Keep(OfComponent[Runewars]):
    """This one stays, in view of all; the others are shuffled back."""

    tag = "keep_this_hero"
    word = "keep"
    fields = ("hero",)

    def __init__(self, hero: Hero) -> None:
        self.hero: Hero = hero

    def run(self, s: Runewars, seat: int, source: int) -> None:
        i = next(i for i in s.drawn if s.face[i] is self.hero)
        for other in s.drawn.copy():
            if other != i:
                zones.move(s, other, s.drawn, s.hero_deck)
        zones.shuffle(s, s.hero_deck)
        zones.reveal(s, i)
        s.stack.append((PlaceHero(), seat, i))

    def message(self) -> Msg:
        return Msg("rw-option-keep", hero=self.hero)


class PlaceHero(Choice[Runewars]):
    """At one of the own strongholds."""

    tag = "place_hero"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [StationHero(s.board.areas[area]) for area in strongholds(s, seat)]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-place-hero", hero=s.face[source])


class StationHero(OfArea):
    tag = "station_hero"
    word = "station"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        enlist(s, seat, source, s.board.at[self.area], s.drawn)


class HeroLimit(Choice[Runewars]):
    """More than three heroes: one of them deserts, even one that never deserts (RW-016)."""

    tag = "hero_limit"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        count = len(s.players[seat].heroes)
        return [LetDesert(hero(s, seat, k)) for k in range(count)] if count > MOST_HEROES else []

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-hero-limit")


class LetDesert(OfComponent[Runewars]):
    tag = "hero_deserts"
    word = "desert"
    fields = ("hero",)

    def __init__(self, hero: Hero) -> None:
        self.hero: Hero = hero

    def run(self, s: Runewars, seat: int, source: int) -> None:
        desert(s, seat, [s.face[i] for i in s.players[seat].heroes].index(self.hero), "RW-016")

    def message(self) -> Msg:
        return Msg("rw-option-desert", hero=self.hero)


register_all(list(globals().values()))
