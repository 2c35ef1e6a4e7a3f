"""The declarations of Hunters against data/encounters/predator.yaml: names, counts, Initiative, and what is ours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from hagal.games.encounters.hunted.catalogue.avatars import AVATARS, OFFICERS
from hagal.games.encounters.hunted.catalogue.avatars import ROLES as HUMAN_ROLES
from hagal.games.encounters.hunted.catalogue.barracks import BARRACKS
from hagal.games.encounters.hunted.catalogue.enemies import ENEMIES
from hagal.games.encounters.hunted.catalogue.objectives import LOCATIONS, OBJECTIVES
from hagal.games.encounters.hunted.catalogue.strikes import STRIKES as HUMAN_STRIKES
from hagal.games.encounters.hunters.catalogue.armory import ARMORY
from hagal.games.encounters.hunters.catalogue.gear import GEAR
from hagal.games.encounters.hunters.catalogue.predators import INSTINCTS, PREDATORS, ROLES
from hagal.games.encounters.hunters.catalogue.prey import MERCENARIES, PREY
from hagal.games.encounters.hunters.catalogue.strikes import STRIKES
from hagal.games.encounters.hunters.catalogue.traps import TRAPS
from hagal.games.encounters.hunters.catalogue.trials import CHALLENGES, TESTS
from hagal.games.encounters.hunters.module import COMPONENTS
from hagal.games.encounters.hunters.setup import FILM_PREDATORS, GROUPS
from hagal.games.encounters.hunters.setup import PREY as DECKS
from hagal.games.encounters.hunters.setup import TESTS as TESTS_OF_A_GAME
from hagal.games.encounters.names import CLASSES, GEAR_UP, HAZARD, TEAMS
from hagal.games.encounters.setup import CHART
from hagal.games.encounters.starters import STARTERS
from hagal.games.kit.declare import identify
from tests.rules import rule
from tests.support.facts import facts_in

PATH = Path(__file__).parents[4] / "data/encounters/predator.yaml"
WHOLE: dict[str, Any] = facts_in(PATH)
FACTS = WHOLE["predator_side"]
BOX = WHOLE["meta"]["box_contents"]


def count(cards: Iterable[Any]) -> int:
    return sum(getattr(card, "count", 1) for card in cards)


@rule("PR-006")
def test_the_box_closes_at_700_cards() -> None:
    young_blood = [card for card in ENEMIES if card.deck == "young_blood"]
    mini_decks = [card for card in ENEMIES if card.deck != "young_blood"]
    found: dict[str, Any] = {
        **{"human_avatars": AVATARS, "human_roles": HUMAN_ROLES, "officers": OFFICERS, "barracks": BARRACKS},
        **{"locations": LOCATIONS, "objectives": OBJECTIVES, "enemy_mini_decks": mini_decks},
        **{"young_blood": young_blood, "strikes_human": HUMAN_STRIKES},
        **{"predator_avatars": PREDATORS, "predator_roles": ROLES, "killer_instinct": INSTINCTS, "armory": ARMORY},
        **{"prey_mini_decks": PREY, "mercenaries": MERCENARIES, "prey_strikes": STRIKES, "gear": GEAR},
        **{"traps": TRAPS, "tests": TESTS, "challenges": CHALLENGES},
    }
    total = 5 * count(STARTERS)
    assert total == BOX["starters"]["cards"]
    for name, cards in found.items():
        assert (count(cards), len(cards)) == (BOX[name]["cards"], BOX[name]["faces"]), name
        total += count(cards)
    assert total == WHOLE["meta"]["card_total_box"]["value"] == 700


def test_nothing_of_it_is_forgotten() -> None:
    listed = (*PREDATORS, *ROLES, *INSTINCTS, *ARMORY, *PREY, *MERCENARIES, *STRIKES, *GEAR, *TRAPS)
    assert {card.ref for card in COMPONENTS} == {card.ref for card in (*listed, *TESTS, *CHALLENGES)}
    assert len({card.ref for card in COMPONENTS}) == len(COMPONENTS)


@pytest.mark.parametrize("fact", FACTS["avatars_predator"]["cards"], ids=lambda fact: fact["id"])
def test_predators(fact: dict[str, Any]) -> None:
    (avatar,) = [avatar for avatar in PREDATORS if avatar.id == fact["id"]]
    assert (avatar.name, avatar.initiative, avatar.film) == (fact["en"], fact["init"], fact.get("film", 0))
    assert avatar.origin == "reported", "the Initiative is of medium confidence"
    assert set(avatar.doubts) == {"health", "armor", "honor", "role"}
    assert set(avatar.doubts.values()) == {"ours"}
    assert [role.id for role in ROLES if role.id == avatar.role] == [avatar.role]


def test_roles_and_killer_instinct() -> None:
    assert len(ROLES) == FACTS["role_cards_predator"]["total"]
    for role in ROLES:
        assert role.origin == "stand-in"
        assert {"name", "class", "attack", "text"} <= set(role.doubts)
    fact = FACTS["killer_instinct"]
    assert [CLASSES[card.cls] for card in INSTINCTS] == fact["cls"]
    assert Counter(card.count for card in INSTINCTS) == Counter(fact["faces"].values())
    for card in INSTINCTS:
        assert (card.name, card.origin) == (fact["en"], "stand-in")
        assert set(card.doubts) == {"class", "cost", "attack", "recruit", "text"}, "the name is known"


@pytest.mark.parametrize("fact", FACTS["prey_strikes"]["cards"], ids=lambda fact: fact["id"])
def test_prey_strikes(fact: dict[str, Any]) -> None:
    (card,) = [card for card in STRIKES if card.id == fact["id"]]
    assert (card.name, card.count) == (fact["en"], fact["n"])
    assert card.damage or card.dishonor
    if fact["dmg"] == "unknown":
        assert card.origin == "stand-in"
        assert set(card.doubts) == {"damage", "dishonor", "text"}
    else:
        assert (card.damage, card.dishonor, card.effects) == (fact["dmg"], 0, ())
        assert (card.origin, card.doubts) == ("official", {})


def test_all_kinds_of_strikes_are_there() -> None:
    kinds = {(bool(card.damage), bool(card.dishonor)) for card in STRIKES}
    assert kinds == {(True, False), (False, True), (True, True)}
    assert len(STRIKES) == len(FACTS["prey_strikes"]["cards"])
    assert count(STRIKES) == FACTS["prey_strikes"]["total"]


@pytest.mark.parametrize("fact", [fact for fact in FACTS["prey_decks"] if "id" in fact], ids=lambda fact: fact["id"])
def test_prey_mini_decks(fact: dict[str, Any]) -> None:
    deck = [card for card in PREY if card.deck == fact["id"]]
    assert count(deck) == fact["size"]
    assert [card.count for card in deck] == list(fact["faces"].values()), "in the order of the faces"
    assert DECKS[fact["film"]][fact["stage"] - 1] == fact["id"]
    assert sum(card.final for card in deck) == (fact["stage"] == 3)
    assert all(card.count == 1 for card in deck if card.final)


def test_mercenaries() -> None:
    fact = FACTS["mercenaries"]
    assert [card.count for card in MERCENARIES] == list(fact["faces"].values())
    assert count(MERCENARIES) == fact["total"]
    chart = WHOLE[fact["chart"]]
    for players, counts in CHART.items():
        line = chart[players]
        assert list(counts) == (line["cards"] if isinstance(line, dict) else line)


def test_what_is_known_of_prey() -> None:
    """The name of one Prey and what it does; of all others nothing but how many copies there are."""
    (fact,) = FACTS["prey_known"]
    (officer,) = [card for card in PREY if card.name == fact["en"]]
    assert DECKS[2][0] == officer.deck, "film 2, by its theme"
    assert [effect.tag for effect in officer.reveal] == ["enc-arrest"]
    assert set(officer.doubts) == {"health", "honor"}
    for card in (*PREY, *MERCENARIES):
        assert card.origin == "stand-in"
        if card.type == GEAR_UP:
            assert set(card.doubts) == {"kind"}, "there are some; which ones is not known"
        elif card is not officer:
            assert {"name", "kind", "health", "honor", "text"} <= set(card.doubts)
        assert ("price" in card.doubts) == (card.type == HAZARD)


def test_every_keyword_of_prey_is_on_some_card() -> None:
    tags = {effect.tag for card in PREY for effect in card.reveal}
    found = {
        *(word for word in ("runner", "escape", "lethal") for card in PREY if getattr(card, word)),
        *(word for word in ("disarming", "arrest") if f"enc-{word}" in tags),
    }
    assert found == set(FACTS["prey_keywords"])


def test_gear() -> None:
    assert len({card.id for card in GEAR}) == FACTS["gear"]["distinct"] == FACTS["gear"]["total"]
    for card in GEAR:
        assert (card.count, card.origin, set(card.doubts)) == (1, "stand-in", {"name", "honor", "text"})


def test_traps() -> None:
    fact = FACTS["traps"]
    known = {one["en"] for one in fact["known"]}
    assert len({card.id for card in TRAPS}) == fact["distinct"] == fact["total"]
    assert known <= {card.name for card in TRAPS}
    for card in TRAPS:
        assert (card.count, card.origin) == (1, "stand-in")
        assert ("name" in card.doubts) == (card.name not in known)
        assert {"price", "honor", "text"} <= set(card.doubts)
    removed = {one["en"] for one in fact["known"] if one.get("coop_hunters") == "remove"}
    assert {card.name for card in TRAPS if card.rivalry} == removed


def test_the_armory() -> None:
    fact = FACTS["armory"]
    split = fact["split_per_group"]
    assert (count(ARMORY), len(ARMORY)) == (fact["total"], split["distinct"])
    for group in fact["groups"]:
        cards = [card for card in ARMORY if card.who == group["id"]]
        assert [card.count for card in cards] == [split[word] for word in ("common_a", "common_b", "uncommon", "rare")]
        assert [card.rarity for card in cards] == ["common", "common", "uncommon", "rare"]
        assert {(TEAMS[card.team], CLASSES[card.cls]) for card in cards} == {(group["team"], group["cls"])}
        assert group["id"] in GROUPS[group["film"]]
    for card in ARMORY:
        assert (card.origin, set(card.doubts)) == ("stand-in", {"name", "cost", "attack", "recruit", "text"})


def test_tests_and_challenges() -> None:
    fact = FACTS["tests"]
    assert [card.name for card in TESTS] == fact["titles"]
    assert fact["per_game"] == TESTS_OF_A_GAME
    for test in TESTS:
        assert (test.id, test.origin, set(test.doubts)) == (identify(test.name), "stand-in", {"honor", "text"})
    fact = FACTS["challenges"]
    assert len({card.id for card in CHALLENGES}) == fact["distinct"]
    assert set(fact["known"]) <= {card.name for card in CHALLENGES}
    for card in CHALLENGES:
        assert card.origin == "stand-in"
        assert ("name" in card.doubts) == (card.name not in fact["known"])
        assert {"honor", "text"} <= set(card.doubts)


def test_films() -> None:
    for film in (1, 2):
        fact = WHOLE["setups"][f"hunters_film_{film}"]
        assert list(DECKS[film]) == fact["prey"]
        assert list(GROUPS[film]) == fact["armory"]
        own = next(avatar.id for avatar in PREDATORS if avatar.name == fact["avatars"][0])
        assert FILM_PREDATORS[film][0] == own
        assert set(FILM_PREDATORS[film]) == {avatar.id for avatar in PREDATORS}


def test_no_stand_in_is_without_effect() -> None:
    """But for plain Prey: how dangerous that is its health says."""
    for card in GEAR:
        works = card.runner or card.double or card.lethal or card.escape
        assert card.health or works or card.death or card.strike or card.fights or card.ongoing
    for trap in TRAPS:
        assert trap.reveal or trap.ongoing
    for one in ARMORY:
        assert one.effects or one.attack or one.recruit
    worth = [card for card in (*PREY, *MERCENARIES) if card.type != GEAR_UP]
    assert all(card.honor > 0 for card in (*worth, *GEAR, *TRAPS, *TESTS))
