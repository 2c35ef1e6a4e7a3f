"""After the board: what stands on it, the quest deck, strongholds and units, heroes, hands (RW-030 to RW-039)."""

from __future__ import annotations

from typing import Any

from hagal.games.kit import deck
from hagal.games.kit.seats import clockwise
from hagal.games.runewars import actions
from hagal.games.runewars.army import changed, size
from hagal.games.runewars.components import Area, Quest, Unit
from hagal.games.runewars.effect import OfArea
from hagal.games.runewars.names import GOOD, LIMIT, OWN_TYPES
from hagal.games.runewars.setup.building import map_tile
from hagal.games.runewars.state import Runewars
from hagal.kernel import zones
from hagal.kernel.events import card
from hagal.kernel.rules import fire
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all

START_QUESTS = 2


class SettleBoard(Step[Runewars]):
    """Neutral units, cities, and the quests that can be had on this board; then the moment `board_settled`."""

    tag = "settle_board"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        for k, area in enumerate(s.board.areas):
            if area.guards:
                actions.place(s, k, -1, area.neutral, area.guards)
        found_cities(s)
        sort_quests(s)
        fire(s, "board_settled", s.first)


def found_cities(s: Runewars) -> None:
    """A city by chance on each city space (RW-031)."""
    left = list(s.rules.kinds.get("city", ()))
    for k, area in enumerate(s.board.areas):
        if area.city and left:
            city = s.city[k] = left.pop(zones.roll(s, len(left)))
            if s.log is not None:
                s.log.tell("rw-city-founded", -1, "RW-031", city=city, area=area)


def sort_quests(s: Runewars) -> None:
    """Quests that refer to an area of a tile that is not in play go to the box, setup quests of such tiles, too; the
    others, and those that were dealt for the tiles, are the quest deck (RW-032, OP-22)."""
    for p in s.players:
        zones.move_all(p.quests, s.quest_deck)
    laid = [placed[0].id for placed in s.board.placed]
    here = {area.id for area in s.board.areas}
    kept: list[int] = []
    for i in s.quest_deck:
        quest: Quest = s.face[i]
        if here.issuperset(quest.areas) and (not quest.setup or map_tile(s, quest.setup).id in laid):
            kept.append(i)
        else:
            s.box.append(i)
            zones.reveal(s, i)
    s.quest_deck = kept
    zones.shuffle(s, s.quest_deck)


class Muster(Step[Runewars]):
    """Dials at their red numbers (RW-033); from the first player clockwise a stronghold, and units of all three dials
    (RW-034)."""

    tag = "muster"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        for p in s.players:
            p.dials = p.faction.start
        for p in reversed(clockwise(s.players, s.first)):
            s.stack.append((Recruits(recruits(s, p.seat)), p.seat, -1))
            s.stack.append((PICK_STRONGHOLD, p.seat, -1))


def home_areas(s: Runewars, seat: int) -> list[int]:
    """The areas of a seat's home realm."""
    return [k for k, home in enumerate(s.home) if home == seat]


def recruits(s: Runewars, seat: int) -> tuple[int, ...]:
    """What all three dials recruit, by slot (RW-084, RWF-012)."""
    p = s.players[seat]
    food, wood, ore = [p.faction.yields[k][p.dials[k]] for k in range(3)]
    return tuple([food[slot] + wood[slot] + ore[slot] for slot in range(OWN_TYPES)])


class PickStronghold(Choice[Runewars]):
    tag = "pick_stronghold"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [FirstStronghold(s.board.areas[k]) for k in home_areas(s, seat)]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-first-stronghold")


class FirstStronghold(OfArea):
    tag = "first_stronghold"
    word = "stronghold"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area = s.board.at[self.area]
        s.stronghold[area] = 2 * seat
        s.players[seat].strongholds -= 1
        if s.log is not None:
            s.log.tell("rw-first-stronghold", seat, "RW-034", area=self.area)
        actions.settle(s, area)

    def message(self) -> Msg:
        return Msg("rw-option-first-stronghold", area=self.area)


class Recruits(Choice[Runewars]):
    """Units into areas of the home realm, one after the other: the types in their order, and those of one type in the
    order of the areas, so that there is one way to each result. At most 8 in an area."""

    tag = "setup_recruits"
    fields = ("left", "least")

    def __init__(self, left: tuple[int, ...], least: int = 0) -> None:
        self.left: tuple[int, ...] = left
        self.least: int = least

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        slot = next((slot for slot, n in enumerate(self.left) if n), -1)
        if slot < 0:
            return []
        unit = s.players[seat].faction.units[slot]
        areas = [k for k in home_areas(s, seat) if k >= self.least]
        room = [LIMIT - size(s.army[k]) for k in areas]
        found: list[Step[Runewars]] = []
        for n, k in enumerate(areas):
            if room[n] > 0 and sum(room[n:]) >= self.left[slot]:
                found.append(RecruitTo(self.left, unit, s.board.areas[k]))
        return found

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        unit = next((unit for unit, n in zip(s.players[seat].faction.units, self.left, strict=True) if n), None)
        return Msg("rw-ask-setup-recruits", unit=unit, n=sum(self.left))


class RecruitTo(Step[Runewars]):
    tag = "setup_recruit"
    fields = ("left", "unit", "area")

    def __init__(self, left: tuple[int, ...], unit: Unit, area: Area) -> None:
        self.left: tuple[int, ...] = left
        self.unit: Unit = unit
        self.area: Area = area

    def run(self, s: Runewars, seat: int, source: int) -> None:
        slot = self.unit.slot
        area = s.board.at[self.area]
        left = changed(self.left, slot, -1)
        s.stack.append((Recruits(left, area if left[slot] else 0), seat, -1))
        actions.place(s, area, seat, slot, 1)
        if s.log is not None:
            s.log.tell("rw-setup-recruit", seat, "RW-084", unit=self.unit, area=self.area)
        actions.settle(s, area)

    def key(self) -> str:
        return f"place {self.unit.id} {self.area.id}"

    def message(self) -> Msg:
        return Msg("rw-option-setup-recruit", unit=self.unit, area=self.area)


# Heroes


class StartingHeroes(Step[Runewars]):
    """Good and evil heroes in two decks; each player is dealt one of his alignment (RW-035). The rest, neutral ones
    among them, are the hero deck."""

    tag = "starting_heroes"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        sides: list[list[int]] = [[], [], []]
        for i in s.hero_deck:
            sides[s.face[i].alignment].append(i)
        for side in sides:
            zones.shuffle(s, side)
        for p in clockwise(s.players, s.first):
            side = sides[p.faction.alignment]
            if side:
                i = zones.draw(s, side, p.heroes, PUBLIC)
                p.figures.append((-1, 0, 0, 0, 0, 0))
                if s.log is not None:
                    s.log.tell("rw-starting-hero", p.seat, "RW-035", hero=s.face[i])
        s.hero_deck = [i for side in sides for i in side]
        for p in reversed(clockwise(s.players, s.first)):
            if p.heroes:
                s.stack.append((PICK_HERO_AREA, p.seat, -1))


class PickHeroArea(Choice[Runewars]):
    tag = "pick_hero_area"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [HeroTo(s.board.areas[k]) for k in home_areas(s, seat)]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-starting-hero", hero=s.face[s.players[seat].heroes[0]])


class HeroTo(OfArea):
    tag = "hero_to"
    word = "hero to"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        p = s.players[seat]
        p.figures[0] = (s.board.at[self.area], 0, 0, 0, 0, 0)
        if s.log is not None:
            s.log.tell("rw-starting-hero-placed", seat, "RW-035", hero=s.face[p.heroes[0]], area=self.area)

    def message(self) -> Msg:
        return Msg("rw-option-starting-hero", area=self.area)


# Hands


class StartingHands(Step[Runewars]):
    """All decks shuffled (RW-036); tactics and influence of the sheets, two quests, an objective (RW-038). What is
    drawn now may be played from the first spring on (RW-039)."""

    tag = "starting_hands"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        for cards in (s.fate, s.tactics_deck, s.reward_deck, s.hero_deck, *s.objectives, *s.seasons):
            zones.shuffle(s, cards)
        table = clockwise(s.players, s.first)
        for p in table:
            p.influence = p.faction.influence
            n = deck.draw(s, s.tactics_deck, s.tactics_discard, p.tactics, p.faction.tactics, p.seat)
            if s.log is not None:
                s.log.tell("rw-starting-hand", p.seat, "RW-038", tactics=n, influence=p.influence)
        for p in table:
            deck.draw(s, s.quest_deck, s.quest_discard, p.quests, START_QUESTS, p.seat)
        for p in table:
            draw_objective(s, p.seat)


def draw_objective(s: Runewars, seat: int) -> None:
    """A secret objective of the own alignment (RW-038)."""
    p = s.players[seat]
    objectives = s.objectives[0 if p.faction.alignment == GOOD else 1]
    if objectives:
        i = zones.draw(s, objectives, p.objective, 1 << seat)
        if s.log is not None:
            s.log.tell("rw-starting-objective", seat, "RW-038", card=card(s, i))


PICK_STRONGHOLD = PickStronghold()
PICK_HERO_AREA = PickHeroArea()

STEPS: dict[str, Step[Any]] = {
    "settle_board": SettleBoard(),
    "muster": Muster(),
    "starting_heroes": StartingHeroes(),
    "starting_hands": StartingHands(),
}

register_all(list(globals().values()))
