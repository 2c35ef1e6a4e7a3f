"""Factions, units and fate cards against data/runewars/base.yaml: what it says, and what is marked as ours."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hagal.games.runewars.catalogue.factions import FACTIONS, NEUTRALS
from hagal.games.runewars.catalogue.fate import FATE
from hagal.games.runewars.components import Faction, Unit
from hagal.games.runewars.names import ALIGNMENTS, CIRCLE, DESTINIES, HEXAGON, RECTANGLE, RESOURCES, TRIANGLE
from tests.support.facts import facts_in

PATH = Path(__file__).parents[3] / "data/runewars/base.yaml"
DATA: dict[str, Any] = facts_in(PATH)
SHAPES = {"tri": TRIANGLE, "rect": RECTANGLE, "circ": CIRCLE, "hex": HEXAGON}
ORIGINS = {"high": ("official",), "medium": ("reported",), "low": ("reported", "stand-in")}
OF_FACTIONS = {facts["id"]: facts for facts in DATA["factions"]}
OF_UNITS = {unit["id"]: unit for facts in (*DATA["factions"],) for unit in facts["units"]}
OF_UNITS |= {unit["id"]: unit for unit in DATA["neutral_units"]}
UNITS = [*(unit for faction in FACTIONS for unit in faction.units), *NEUTRALS]


def test_all_units_are_there() -> None:
    assert {unit.id for unit in UNITS} == set(OF_UNITS)
    assert [sum(faction.supply) for faction in FACTIONS] == [36] * 4
    assert sum(unit.count for unit in NEUTRALS) == 40


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.id)
def test_a_unit(unit: Unit) -> None:
    facts = OF_UNITS[unit.id]
    assert unit.name == facts["name"]
    assert unit.count == facts["count"]
    printed = {"shape": SHAPES.get(facts["shape"]), "health": facts["hp"], "initiative": facts["init"]}
    for name, value in printed.items():
        if value is None:
            assert unit.doubts[name] == "ours"
        else:
            assert getattr(unit, name) == value
            assert unit.doubts.get(name) != "ours"
    traits = facts.get("traits", [])
    assert unit.fast == ("fast" in traits)
    assert unit.flying == ("flying" in traits)
    assert unit.origin in ORIGINS[facts["confidence"]]
    assert (unit.origin == "stand-in") == (facts["special"]["effect"] is None)


@pytest.mark.parametrize("faction", FACTIONS, ids=lambda faction: faction.id)
def test_a_faction(faction: Faction) -> None:
    facts = OF_FACTIONS[faction.id]
    assert faction.name == facts["name"]
    assert ALIGNMENTS[faction.alignment] == facts["alignment"]
    for name in ("influence", "tactics"):
        known = facts["start"][name]
        if known is None:
            assert faction.doubts[name] == "ours"
        else:
            assert getattr(faction, name) == known
    for resource, start in zip(RESOURCES, faction.start, strict=True):
        known = facts["start_dials"][resource]
        assert known in (None, start)
    assert faction.doubts["dials"] == "ours"
    assert faction.defense.tag == facts["defensive_development"]["name"].lower().replace(" ", "_")


def test_starting_influence_differs() -> None:
    assert len({faction.influence for faction in FACTIONS}) == 4


def test_the_known_spaces_of_the_dials_of_daqan() -> None:
    daqan = FACTIONS[0]
    tracks = OF_FACTIONS["daqan"]["dial_tracks"]
    for resource in ("wood", "ore"):
        dial = daqan.dials[RESOURCES.index(resource)]
        for space, id in tracks[resource]["units"].items():
            assert daqan.units[dial[space]].id == id
        assert all(dial[space] < 0 for space in tracks[resource]["no_unit"])


def test_each_faction_starts_with_four_units() -> None:
    for faction in FACTIONS:
        assert sum(sum(faction.yields[k][faction.start[k]][:4]) for k in range(3)) == 4


def test_the_fate_cards() -> None:
    icons = {"-": (0, 0, 0), "S": (1, 0, 0)}
    icons |= {f"R{n}": (0, n, 0) for n in (1, 2)} | {f"D{n}": (0, 0, n) for n in (1, 2, 3)}
    found = [
        [card.number, *[card.read[SHAPES[shape]] for shape in ("tri", "rect", "hex", "circ")], DESTINIES[card.destiny]]
        for card in FATE
    ]
    known = [[row[0], *[icons[icon] for icon in row[1:5]], row[5]] for row in DATA["fate_cards"]["cards"]]
    assert found == known
