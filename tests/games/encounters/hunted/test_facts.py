"""The declarations against data/encounters/predator.yaml: names, counts, costs, values, damage, health."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hagal.games.encounters.components import EnemyCard, PlayerCard, Strike
from hagal.games.encounters.hunted.catalogue.avatars import AVATARS, OFFICERS, ROLES
from hagal.games.encounters.hunted.catalogue.barracks import BARRACKS
from hagal.games.encounters.hunted.catalogue.enemies import ENEMIES
from hagal.games.encounters.hunted.catalogue.objectives import LOCATIONS, OBJECTIVES
from hagal.games.encounters.hunted.catalogue.strikes import STRIKES
from hagal.games.encounters.hunted.setup import FILM_AVATARS, FILM_CHARACTERS
from hagal.games.encounters.names import CLASSES, KINDS, SCAN_COSTS, SPACES, TASK, TEAMS
from hagal.games.encounters.setup import CHART
from hagal.games.encounters.starters import STARTERS
from hagal.games.kit.declare import identify
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.text import LANGUAGES, phrase, provenance
from tests.games.encounters.hunted.facts import FACTS, PEOPLE

CHARACTERS = {card.id: card for card in (*STARTERS, *ROLES, *OFFICERS, *BARRACKS)}
KNOWN = [(who["id"], fact) for who in PEOPLE for fact in who["cards"]]
KEYWORDS = ("brothers", "showboat", "backup", "avoid", "heal", "scan", "draw", "shield", "double", "bounty")


def number(value: int | str) -> int:
    """A printed value; a plus sign makes it a minimum."""
    return int(str(value).rstrip("+"))


def origin(confidence: str) -> str:
    return "official" if confidence == "high" else "reported"


def same_origin(card: Component, fact: dict[str, Any]) -> None:
    """What the data are sure of is official, all else reported; what is ours or disputed on it is told."""
    assert card.origin == origin(fact["confidence"])
    doubts = dict.fromkeys(fact.get("ours", ()), "ours")
    if "count_conflict" in fact:
        doubts["count"] = "disputed"
    assert card.doubts == doubts


@pytest.mark.parametrize("fact", FACTS["starters"][:2], ids=lambda fact: fact["id"])
def test_starters(fact: dict[str, Any]) -> None:
    card = CHARACTERS[fact["id"]]
    assert (card.name, card.count) == (fact["en"], fact["per_player"])
    assert (card.attack, card.recruit, card.cost, card.cls) == (fact["atk"], fact["rec"], fact["cost"], -1)
    same_origin(card, fact)


@pytest.mark.parametrize("fact", FACTS["role_cards_human"], ids=lambda fact: fact["id"])
def test_roles(fact: dict[str, Any]) -> None:
    card = CHARACTERS[fact["id"]]
    assert (card.name, CLASSES[card.cls], card.attack) == (fact["en"], fact["cls"], fact["atk"])
    assert (card.recruit, card.cost, card.team, card.count) == (0, 0, -1, 1)
    same_origin(card, fact)
    assert [effect.tag for effect in card.effects] == ["enc-backup"]
    assert fact["effect"].startswith("backup(")


@pytest.mark.parametrize("fact", FACTS["avatars_human"], ids=lambda fact: fact["id"])
def test_avatars(fact: dict[str, Any]) -> None:
    avatar = next(avatar for avatar in AVATARS if avatar.id == fact["id"])
    assert (avatar.name, avatar.film, avatar.health, avatar.defense, avatar.role) == (
        fact["en"],
        fact["film"],
        fact["hp"],
        fact["def"],
        fact["role_card"],
    )
    same_origin(avatar, fact)


def test_the_role_of_the_swat_officer_is_inferred() -> None:
    """Nine Avatars have their Role from a source, the tenth has the one that is left."""
    inferred = [avatar for avatar in AVATARS if "role" in avatar.doubts]
    assert [avatar.id for avatar in inferred] == ["swat"]
    assert {avatar.role for avatar in AVATARS} == {role.id for role in ROLES}


def test_officers() -> None:
    fact = FACTS["officers"][0]
    assert [CLASSES[card.cls] for card in OFFICERS] == fact["cls"]
    for card in OFFICERS:
        assert (card.name, card.count, card.cost) == (fact["en"], fact["copies_per_class"], fact["cost"])
        assert (card.attack, card.recruit, card.coordinate) == (fact["atk"], fact["rec"], True)
        same_origin(card, fact)


@pytest.mark.parametrize(("who", "fact"), KNOWN, ids=[fact["en"] for _who, fact in KNOWN])
def test_known_cards_of_the_barracks(who: str, fact: dict[str, Any]) -> None:
    card = CHARACTERS[identify(fact["en"])]
    assert (card.name, card.who, card.count) == (fact["en"], who, fact["n"])
    assert (CLASSES[card.cls], card.cost) == (fact["cls"], fact["cost"])
    assert (card.attack, card.recruit) == (number(fact["atk"]), number(fact["rec"]))
    assert card.values() == tuple(str(fact[value] or "") for value in ("atk", "rec"))
    assert card.coordinate == ("coordinate" in fact["effect"])
    same_origin(card, fact)
    tags = " ".join(effect.tag for effect in card.effects)
    for keyword in ("brothers", "showboat"):
        assert (f"{keyword}(" in fact["effect"]) == (f"enc-{keyword}" in tags)
    assert ("cls[" in fact["effect"] or "team[" in fact["effect"]) == ("enc-when" in tags)
    for amount in re.findall(r"\+(\d+) (atk|rec)\)", fact["effect"]):
        inner = card.effects[0].values()[-1][0]
        assert (inner.n, inner.tag) == (int(amount[0]), {"atk": "enc-attack", "rec": "enc-recruit"}[amount[1]])


def test_the_barracks_as_a_whole() -> None:
    """Counts, teams and rarities hold for stand-ins, too; what is missing in the data is a stand-in here."""
    found = {fact["en"] for _who, fact in KNOWN}
    for who in PEOPLE:
        cards = [card for card in BARRACKS if card.who == who["id"]]
        assert sorted(card.count for card in cards) == [1, 3, 5, 5]
        assert {TEAMS[card.team] for card in cards} == {who["team"]}
        missing = {card.id: card.count for card in cards if card.origin == "stand-in"}
        assert missing == {f"{who['id']}_{rarity}": n for rarity, n in who["missing"].items()}
    for card in BARRACKS:
        assert (card.origin == "stand-in") == (card.name not in found)
        assert card.effects or card.name == "The Speech"


def test_the_door_swings_both_ways() -> None:
    """Its title stands on one of the missing cards of which there are several; that it is this one is ours (PR-046)."""
    (fact,) = [fact for fact in FACTS["barracks"]["unplaced_cards"] if "en" in fact]
    (card,) = [card for card in BARRACKS if card.name == fact["en"]]
    assert card.origin == "stand-in"
    assert card.doubts == dict.fromkeys(("character", "class", "cost", "icon", "amounts"), "ours")
    assert sorted((card.attack, card.recruit)) == [0, 2]
    assert card.effects[0].values()[0].cls == card.cls
    assert card.count >= 2


def test_what_is_ours_on_a_stand_in() -> None:
    for card in (*BARRACKS, *ENEMIES, *STRIKES, *LOCATIONS):
        if card.origin == "stand-in":
            assert card.doubts
            assert set(card.doubts.values()) == {"ours"}
    assert set(CHARACTERS["mac_common"].doubts) == {"name", "class", "cost", "attack", "recruit", "text"}
    assert {tuple(location.doubts) for location in LOCATIONS} == {("hazards",)}
    assert {tuple(strike.doubts) for strike in STRIKES} == {(), ("damage", "text")}


def test_every_fact_that_can_be_in_doubt_has_a_word() -> None:
    for card in (*CHARACTERS.values(), *AVATARS, *ENEMIES, *STRIKES, *LOCATIONS, *OBJECTIVES):
        for lang in LANGUAGES:
            told = provenance(card, lang)
            assert bool(told) == (card.origin != "official")
            assert all(phrase(Msg(f"fact-{fact}"), lang) in told for fact in card.doubts)
    door = next(card for card in BARRACKS if card.name == "The Door Swings Both Ways")
    assert "whose card it is" in provenance(door)
    assert provenance(CHARACTERS["brute_force"]) == ""


@pytest.mark.parametrize("fact", FACTS["strikes_human"]["cards"], ids=lambda fact: fact["id"])
def test_strikes(fact: dict[str, Any]) -> None:
    card = next(card for card in STRIKES if card.id == fact["id"])
    assert (card.name, card.count) == (fact["en"], fact["n"])
    if fact["dmg"] == "unknown":
        assert card.origin == "stand-in"
    else:
        assert card.damage == fact["dmg"]
        same_origin(card, fact)
    assert card.miss == ("miss" in fact.get("effect", ""))


@pytest.mark.parametrize("fact", FACTS["objectives"], ids=lambda fact: fact["id"])
def test_objectives_and_their_decks(fact: dict[str, Any]) -> None:
    objective = next(objective for objective in OBJECTIVES if objective.id == fact["id"])
    assert (objective.name, objective.stage, objective.film) == (fact["en"], fact["stage"], fact["film"])
    same_origin(objective, fact)
    deck = [card for card in ENEMIES if card.deck == fact["id"]]
    same_deck(deck, [entry for entry in fact["deck"] if "en" in entry])
    missing = sum(entry.get("missing", 0) for entry in fact["deck"])
    assert sum(card.count for card in deck if card.origin == "stand-in") == missing
    assert sorted(card.count for card in deck) == sorted(fact["faces"].values())


def same_deck(deck: list[EnemyCard], facts: list[dict[str, Any]]) -> None:
    known = {card.name: card for card in deck if card.origin != "stand-in"}
    assert sorted(known) == sorted(fact["en"] for fact in facts)
    for fact in facts:
        card = known[fact["en"]]
        assert (KINDS[card.type], card.count, card.health) == (fact["kind"], fact["n"], fact.get("hp", 0))
        same_origin(card, fact)
        keywords = [name for name, has in (("runner", card.runner), ("double_strike", card.double)) if has]
        assert keywords == fact.get("keywords", [])


def test_young_blood() -> None:
    fact = FACTS["young_blood"]
    deck = [card for card in ENEMIES if card.deck == "young_blood"]
    same_deck(deck, fact["cards"])
    assert sum(card.count for card in deck) == fact["total"]
    assert sorted(card.count for card in deck) == sorted(fact["faces"].values())
    chart = FACTS["young_blood_chart"]
    for players, counts in CHART.items():
        line = chart[players]
        assert list(counts) == (line["cards"] if isinstance(line, dict) else line)


def test_locations_and_films() -> None:
    for location, fact in zip(LOCATIONS, FACTS["locations"], strict=True):
        assert (location.id, location.name, location.film) == (fact["id"], fact["en"], fact["film"])
        assert len(location.hazards) == 3
    for film in (1, 2):
        fact = FACTS["setups"][f"hunted_film_{film}"]
        assert list(FILM_CHARACTERS[film]) == fact["barracks"]
        assert list(FILM_AVATARS[film]) == FACTS["avatar_drop_order_recommended"][f"film_{film}"]
        assert [o.id for o in OBJECTIVES if o.film == film] == fact["objectives"]


def test_the_wilds() -> None:
    facts = FACTS["board"]["wilds"][:5]
    assert [fact["id"] for fact in facts] == list(SPACES)
    assert [fact["scan_cost"] for fact in facts] == list(SCAN_COSTS)


def test_nothing_is_without_effect() -> None:
    """Every stand-in does something."""
    for card in (*BARRACKS, *ENEMIES, *STRIKES):
        if card.origin != "stand-in":
            continue
        if isinstance(card, PlayerCard):
            assert card.effects
        elif isinstance(card, EnemyCard) and card.type == TASK:
            assert card.task
        elif isinstance(card, EnemyCard):
            assert card.reveal or card.death or card.strike or card.ongoing or card.runner or card.double
        elif isinstance(card, Strike):
            assert card.damage
