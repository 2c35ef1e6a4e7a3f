"""What the box must contain besides the map (`box`): faction sheets, cards and tokens. The catalogue is checked with
it, and what somebody types in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from hagal.games.runewars.components import Faction, Objective, Quest, Season
from hagal.games.runewars.names import ALIGNMENTS, EVIL, GOOD, INFLUENCE, NEUTRAL, OWN_TYPES, RESOURCES, SEASONS
from hagal.games.runewars.setup.box import EXPLORATION, TILES, Flaw, flaws

Kinds = Mapping[str, Sequence[Any]]

STARTING_UNITS = 4
COUNTS = (16, 8, 8, 4)
"""Figures of a faction, by type in some order."""
CARDS = {"tactic": 50, "reward": 25, "quest": 24, "hero": 12, "objective": 16, "season": 32, "exploration": EXPLORATION}
"""How many there are, copies included."""
CALLED = {
    "tactic": "tactics cards",
    "reward": "rewards",
    "quest": "quests",
    "hero": "heroes",
    "objective": "objectives",
    "season": "season cards",
    "exploration": "exploration tokens",
}
OF_A_SEASON, OF_A_SIDE = 8, 8
LEAST_HEROES = 2
"""Of each side: two players of one side are dealt one each (RW-037)."""
LATARI_INFLUENCE = 5
DAQAN_DIALS = {(1, 1): 0, (1, 3): 0, (2, 2): 2, (2, 4): 3}
"""By dial and space: the units that the rulebook's examples show; on other spaces up to 4 of these dials is none."""


def box_flaws(kinds: Kinds) -> list[Flaw]:
    """All that is wrong with a box, by kind: nothing if it is as the rulebook, the FAQ and the reports have it."""
    factions = [faction for faction in kinds["faction"] if faction.units]
    neutral = [unit for unit in kinds["unit"] if unit.slot >= OWN_TYPES]
    found = flaws(kinds["tile"], kinds["city"], factions, neutral)
    for faction in factions:
        found += [(faction.ref, line) for line in _sheet(faction)]
    influence = sorted([faction.influence for faction in factions])
    if influence != list(range(1, len(factions) + 1)):
        found.append(("faction:", f"the factions start with influence 1, 2, 3 and 4, not {influence}"))
    found += _numbers(kinds)
    found += _seasons(kinds["season"])
    found += _sides(kinds["objective"], kinds["hero"])
    areas = {area.id for tile in kinds["tile"] for area in tile.areas if not tile.faction}
    return found + _quests(kinds["quest"], areas)


def _sheet(faction: Faction) -> list[str]:
    found = []
    name = faction.name
    if sorted([unit.count for unit in faction.units], reverse=True) != list(COUNTS):
        found.append(f"{name} has 16, 8, 8 and 4 figures")
    units = starting_units(faction)
    if sum(units) != STARTING_UNITS:
        at = ", ".join([f"{name} {n}" for name, n in zip(RESOURCES, faction.start, strict=True)])
        found.append(f"{name} starts with {STARTING_UNITS} units; its dials show {sum(units)} at or below {at}")
    if faction.id == "latari":
        icons = sum([dial.count(INFLUENCE) for dial in faction.dials])
        if icons != LATARI_INFLUENCE:
            found.append(f"the dials of {name} show {LATARI_INFLUENCE} influence icons in all, not {icons}")
    if faction.id == "daqan":
        found += _daqan(faction)
    return found


def _daqan(faction: Faction) -> list[str]:
    """What the examples of the rulebook show of its dials (R p.34, p.35)."""
    found = []
    for dial in (1, 2):
        for space in range(5):
            shown = faction.dials[dial][space]
            known = DAQAN_DIALS.get((dial, space), -1)
            if shown != known and (known >= 0 or shown >= 0):
                what = faction.units[known].name if known >= 0 else "no unit"
                found.append(f"the {RESOURCES[dial]} dial of {faction.name} shows {what} on space {space}")
    return found


def starting_units(faction: Faction) -> tuple[int, ...]:
    """The units at or below the red numbers, by slot."""
    shown = [faction.yields[dial][n] for dial, n in enumerate(faction.start)]
    return tuple([sum([icons[slot] for icons in shown]) for slot in range(len(faction.units))])


def _numbers(kinds: Kinds) -> list[Flaw]:
    found = []
    for kind, n in CARDS.items():
        total = sum([getattr(one, "count", 1) for one in kinds.get(kind, ())])
        if total != n and kind in kinds:  # exploration tokens are not in every game
            found.append((f"{kind}:", f"the box has {n} {CALLED[kind]}, not {total}"))
    return found


def _seasons(cards: Iterable[Season]) -> list[Flaw]:
    found = []
    of = [card.season for card in cards]
    for season, name in enumerate(SEASONS):
        if of.count(season) != OF_A_SEASON:
            found.append(("season:", f"there are {OF_A_SEASON} cards of {name}, not {of.count(season)}"))
    return found


def _sides(objectives: Iterable[Objective], heroes: Iterable[Any]) -> list[Flaw]:
    found = []
    goals = [card.alignment for card in objectives]
    people = [hero.alignment for hero in heroes]
    for side in (GOOD, EVIL):
        if goals.count(side) != OF_A_SIDE:
            found.append(
                ("objective:", f"there are {OF_A_SIDE} {ALIGNMENTS[side]} objectives, not {goals.count(side)}")
            )
        if people.count(side) < LEAST_HEROES:
            found.append(("hero:", f"there are at least {LEAST_HEROES} {ALIGNMENTS[side]} heroes"))
    if NEUTRAL not in people:
        found.append(("hero:", "there are neutral heroes"))
    return found


def _quests(quests: Iterable[Quest], areas: set[str]) -> list[Flaw]:
    """One setup quest for each tile; every quest in areas that there are."""
    found: list[Flaw] = []
    brought = sorted([quest.setup for quest in quests if quest.setup])
    if brought != list(range(1, TILES + 1)):
        told = ", ".join([str(n) for n in brought])
        found.append(("quest:", f"each of the tiles 1 to {TILES} has one setup quest; there are some for {told}"))
    for quest in quests:
        for area in quest.areas:
            if area not in areas:
                found.append((quest.ref, f"the quest {quest.name} names area {area.upper()}, which no tile has"))
    return found
