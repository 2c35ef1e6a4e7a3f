"""The declarations of the Hive against data/encounters/alien.yaml: names, copies, kinds, titles, films, doubts."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hagal.games.encounters.alien.catalogue.hatchery import HATCHERY_CARDS
from hagal.games.encounters.alien.catalogue.locations import LOCATIONS
from hagal.games.encounters.alien.catalogue.objectives import OBJECTIVES
from hagal.games.encounters.alien.module import HIVE
from hagal.games.encounters.alien.setup import FILM_CHARACTERS
from hagal.games.encounters.names import ALIEN_FILMS, KINDS, ROOMS, SCAN_COSTS
from hagal.games.kit.declare import identify
from tests.games.encounters.alien.facts import FACTS

TITLES = {
    "S.O.S. (title not verified)": "S.O.S.",
    "Queen (exact title unknown)": "Queen",
    "Beast (exact title unknown)": "Beast",
}
UNSURE = ("Sentry Gun or enemy", "Sentry Gun (likely) or enemy")


@pytest.mark.parametrize("fact", FACTS["objectives"], ids=lambda fact: fact["id"])
def test_an_objective_with_its_mini_deck(fact: dict[str, Any]) -> None:
    made = next(one for one in OBJECTIVES if one.id == fact["id"])
    assert (made.name, made.film, made.stage) == (fact["en"], fact["film"], fact["stage"])
    assert made.event_title == fact["event"]["en"]
    assert made.origin == "official"
    cards = [card for card in HIVE if card.deck == made.id]
    assert sum(card.count for card in cards) == fact["minideck"]["size"]
    copies = Counter(entry["n"] for entry in fact["minideck"]["cards"])
    assert Counter(card.count for card in cards) == copies
    known = {
        TITLES.get(entry["en"], entry["en"]): entry for entry in fact["minideck"]["cards"] if entry["en"] != "unknown"
    }
    for name in UNSURE:
        known.pop(name, None)
    for name, entry in known.items():
        card = next(card for card in cards if card.name == name)
        assert (card.count, KINDS[card.type]) == (entry["n"], entry["kind"])
        assert card.origin != "stand-in"
    others = [card for card in cards if card.name not in known and card.name not in ("Sentry Gun", "Xenomorph Runner")]
    assert all(card.origin == "stand-in" and "name" in card.doubts for card in others)
    for card in cards:
        if card.fightable:
            assert card.doubts.get("health") == "ours"
            assert card.honor in (made.stage, 5)


def test_facts_of_single_cards() -> None:
    for fact in FACTS["hive_card_facts"][:3]:
        card = next(card for card in HIVE if card.name == fact["en"])
        assert card.count == fact["n"]
    assert next(card for card in HIVE if card.name == "Xenomorph Runner").runner


@pytest.mark.parametrize("fact", FACTS["locations"], ids=lambda fact: fact["id"])
def test_a_location(fact: dict[str, Any]) -> None:
    made = next(one for one in LOCATIONS if one.id == fact["id"])
    assert (made.name, made.film) == (fact["en"], fact["film"])
    assert made.titles[:3] == tuple(hazard["en"] for hazard in fact["hazards"].values())
    assert len(made.titles) == (4 if "also" in fact["hazards"][3] else 3)
    assert identify(made.name) == made.id


def test_the_hatchery() -> None:
    for fact in FACTS["hatchery"]["cards"]:
        card = next(card for card in HATCHERY_CARDS if card.id == fact["id"])
        assert (card.name, card.count, card.honor) == (fact["en"], fact["n"], FACTS["hatchery"]["rep_hunters"])


def test_films() -> None:
    assert list(ALIEN_FILMS) == FACTS["meta"]["films"]
    for film, setup in FACTS["setups"].items():
        if film in ALIEN_FILMS:
            assert list(FILM_CHARACTERS[film]) == setup["barracks"]
            assert [one.id for one in OBJECTIVES if one.film == film] == setup["objectives"]
            assert [one.id for one in LOCATIONS if one.film == film] == [setup["location"]]


def test_the_mat() -> None:
    rooms = FACTS["mat"]["complex"]
    assert [room["id"] for room in rooms] == list(ROOMS)
    assert [room["scan_cost"] for room in rooms] == list(SCAN_COSTS)
