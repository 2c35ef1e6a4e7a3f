"""The declarations against data/encounters/alien.yaml: names, counts, classes, what slots print, costs, aggregates."""

from __future__ import annotations

from typing import Any

import pytest

from hagal.games.encounters.alien.catalogue.avatars import AVATARS, ROLES
from hagal.games.encounters.alien.catalogue.drones import DRONES
from hagal.games.encounters.alien.catalogue.player_side import BARRACKS, COMPONENTS
from hagal.games.encounters.alien.catalogue.starters import SERGEANTS, STARTERS
from hagal.games.encounters.alien.catalogue.strikes import STRIKES
from hagal.games.encounters.components import PlayerCard
from hagal.games.encounters.names import CLASSES, TEAMS
from hagal.kernel.step import Msg
from hagal.text import LANGUAGES, phrase, provenance
from tests.games.encounters.alien.facts import FACTS

PEOPLE = [who for who in FACTS["characters"] if any(card.who == who["id"] for card in BARRACKS)]
RARITIES = {"rare": 1, "unc": 3, "com": 5}
MITIGATION = {"enc-avoid-strike", "enc-cancel-strike", "enc-heal", "enc-heal-of", "enc-shield"}
KNOWN = {"captain_of_the_ship"}
"""The cards of the Barracks of which a source tells more than the title."""


def cards_of(who: str) -> list[PlayerCard]:
    return [card for card in BARRACKS if card.who == who]


def tags(effects: Any) -> list[str]:
    """The tags of effects, and of those within them."""
    found = []
    for effect in effects:
        found += [effect.tag, *tags(getattr(effect, "effects", ()))]
    return found


def waits(card: PlayerCard, tag: str) -> list[Any]:
    """What the class or crew abilities of a card wait for."""
    return [effect.condition for effect in card.effects if effect.tag == "enc-when" and effect.condition.tag == tag]  # type: ignore[attr-defined]


@pytest.mark.parametrize("fact", FACTS["starters"], ids=lambda fact: fact["id"])
def test_starters(fact: dict[str, Any]) -> None:
    card = next(card for card in STARTERS if card.id == fact["id"])
    assert (card.name, card.count, card.origin) == (fact["en"], fact["per_player"], "official")
    assert (card.attack, card.recruit, card.cost, card.cls) == (fact["atk"], fact["rec"], fact["cost"], -1)


def test_sergeants() -> None:
    (fact,) = FACTS["sergeants"]
    assert [CLASSES[card.cls] for card in SERGEANTS] == fact["cls"]
    assert sum(card.count for card in SERGEANTS) == fact["n"]
    for card in SERGEANTS:
        assert (card.name, card.count, card.cost) == (fact["en"], fact["copies_per_class"], fact["cost"])
        assert (card.attack, card.recruit, card.coordinate) == (fact["atk"], fact["rec"], True)


@pytest.mark.parametrize("fact", FACTS["avatars"], ids=lambda fact: fact["id"])
def test_avatars(fact: dict[str, Any]) -> None:
    avatar = next(avatar for avatar in AVATARS if avatar.id == fact["id"])
    assert (avatar.name, avatar.role) == (fact["en"], fact["role_card"])
    assert avatar.doubts == {"health": "ours", "defense": "ours"}
    assert fact["hp"] == fact["def"] == "unknown"


@pytest.mark.parametrize("fact", FACTS["role_cards"], ids=lambda fact: fact["id"])
def test_roles(fact: dict[str, Any]) -> None:
    card = next(card for card in ROLES if card.id == fact["id"])
    assert (card.name, card.count, card.cost) == (fact["en"], 1, 0)
    if fact["effect"] == "unknown":
        assert card.origin == "stand-in"
        assert set(card.doubts) == {"class", "attack", "recruit", "text"}
    else:
        assert (card.origin, set(card.doubts)) == ("reported", {"attack", "recruit"})
        assert [CLASSES[k] for k in range(len(CLASSES)) if card.classes >> k & 1] == fact["cls"]
        assert [(effect.tag, effect.values()) for effect in card.effects] == [("enc-draw", (1,))]


@pytest.mark.parametrize("who", PEOPLE, ids=lambda who: who["id"])
def test_the_slots_of_a_character(who: dict[str, Any]) -> None:
    """Copies, classes, crew and ids."""
    cards = cards_of(who["id"])
    assert {TEAMS[card.team] for card in cards} == {who["crew"]}
    slots = {(card.rarity, CLASSES[card.cls], card.count) for card in cards}
    commons = [fact for fact in who["cards"] if fact["slot"] == "common"]
    classes = {cls for fact in commons for cls in ([fact["cls"]] if isinstance(fact["cls"], str) else fact["cls"])}
    fixed = {(fact["slot"], fact["cls"], fact["n"]) for fact in who["cards"] if fact["slot"] != "common"}
    assert slots == fixed | {("common", cls, 5) for cls in classes}
    for card in cards:
        slot = CLASSES[card.cls] if card.rarity == "common" else card.rarity
        assert card.id in {f"{who['id']}_{slot}", *KNOWN}


@pytest.mark.parametrize("who", PEOPLE, ids=lambda who: who["id"])
def test_which_slots_print_attack_and_recruit(who: dict[str, Any]) -> None:
    agg = who["agg"]
    cards = cards_of(who["id"])
    for total, slots, place in ((agg["prints_atk"], "atk_on", 0), (agg["prints_rec"], "rec_on", 1)):
        printing = [card.count for card in cards if card.values()[place]]
        assert sum(printing) == total
        words = who["derived"][slots]
        assert sorted(printing) == sorted(RARITIES[word] for word in words.split("+")) if words != "none" else not total


@pytest.mark.parametrize("who", PEOPLE, ids=lambda who: who["id"])
def test_the_aggregates_of_a_character(who: dict[str, Any]) -> None:
    agg = {**who["agg"], **who.get("read_as", {})}
    cards = cards_of(who["id"])
    assert sum(card.cost * card.count for card in cards) == agg["total_cost"]
    with_attack = sum(card.count for card in cards if card.coordinate and card.attack)
    with_recruit = sum(card.count for card in cards if card.coordinate and card.recruit)
    assert (with_recruit, with_attack) == (agg["coord_rec"], agg["coord_atk"])
    assert sum(card.count for card in cards if MITIGATION & set(tags(card.effects))) == agg["strike_mitigation"]
    assert sum(card.count for card in cards if waits(card, "enc-earlier-team")) == agg["crew_trigger"]
    triggers = {CLASSES[condition.cls]: card.count for card in cards for condition in waits(card, "enc-earlier-class")}
    wanted = dict(part.split(":") for part in agg["class_trigger"].split("+") if part != "0")
    assert triggers == {cls: int(n) for cls, n in wanted.items()}


def test_crew_abilities_are_about_the_own_crew() -> None:
    for card in BARRACKS:
        assert all(condition.team == card.team for condition in waits(card, "enc-earlier-team")), card


def test_captain_of_the_ship() -> None:
    (fact,) = [f for who in FACTS["characters"] for f in who["cards"] if f["en"] == "Captain of the Ship"]
    (card,) = [card for card in BARRACKS if card.name == fact["en"]]
    assert (card.origin, card.doubts) == ("reported", {"cost": "ours"})
    assert (card.count, CLASSES[card.cls], card.attack, card.recruit) == (fact["n"], fact["cls"], fact["atk"], 0)
    assert card.values() == ("2", "")


def test_electric_prod() -> None:
    """Its title is known and that it moves an enemy in the Complex, not whose card it is."""
    (fact,) = [fact for fact in FACTS["character_card_facts"] if "en" in fact]
    (card,) = [card for card in BARRACKS if card.name == fact["en"]]
    assert (card.origin, card.effects[0].tag) == ("stand-in", "enc-drive-back")
    assert "name" not in card.doubts
    assert "character" in card.doubts


def test_what_is_told_of_cards_without_a_title() -> None:
    """One kills a Chestburster as it is recruited and is not cheap, one uses the ability of a card in the HQ."""
    told = [fact["fact"] for fact in FACTS["character_card_facts"]]
    assert any("kill a Chestburster" in fact for fact in told)
    (surgeon,) = [card for card in BARRACKS if card.recruited]
    assert (tags(surgeon.recruited), surgeon.cost >= 5) == (["enc-excise"], True)
    assert any("the ability of a card lying in the HQ" in fact for fact in told)
    assert len([card for card in BARRACKS if "enc-act-as" in tags(card.effects)]) == 1


def test_strikes() -> None:
    fact = FACTS["strikes"]
    assert [(face["stand_in"], face["n"]) for face in fact["faces"]] == [(card.id, card.count) for card in STRIKES]
    assert (sum(card.count for card in STRIKES), len(STRIKES)) == (fact["total"], fact["distinct"])
    assert {card.origin for card in STRIKES} == {"stand-in"}


def test_drones() -> None:
    fact = FACTS["drones"]
    assert [(face["stand_in"], face["n"]) for face in fact["faces"]] == [(card.id, card.count) for card in DRONES]
    assert sum(card.count for card in DRONES) == fact["total"]
    assert {card.origin for card in DRONES} == {"stand-in"}


def test_every_fact_that_can_be_in_doubt_has_a_word() -> None:
    for card in COMPONENTS:
        assert (card.origin == "official") == (not card.doubts)
        for lang in LANGUAGES:
            told = provenance(card, lang)
            assert bool(told) == (card.origin != "official")
            assert all(phrase(Msg(f"fact-{fact}"), lang) in told for fact in card.doubts)
