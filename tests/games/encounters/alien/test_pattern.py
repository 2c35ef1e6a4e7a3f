"""The pattern that the cards of Predator show and those of Alien keep where nothing is known of them: how strong a card
of its cost is, how much Strikes hurt, what Drones have to offer."""

from __future__ import annotations

import pytest

from hagal.games.encounters.alien.catalogue.avatars import AVATARS, ROLES
from hagal.games.encounters.alien.catalogue.drones import DRONES
from hagal.games.encounters.alien.catalogue.hand import COMMON, UNCOMMON
from hagal.games.encounters.alien.catalogue.player_side import BARRACKS
from hagal.games.encounters.alien.catalogue.strikes import STRIKES
from hagal.games.encounters.components import PlayerCard
from hagal.games.encounters.hunted.catalogue.avatars import AVATARS as HUMANS
from hagal.games.encounters.hunted.catalogue.barracks import BARRACKS as PREDATOR
from hagal.games.encounters.hunted.catalogue.strikes import STRIKES as PREDATOR_STRIKES
from hagal.games.encounters.names import CLASSES, EVERY


def printed(card: PlayerCard) -> int:
    return card.attack + card.recruit


@pytest.mark.parametrize("count", [COMMON, UNCOMMON, 1])
def test_no_card_prints_more_than_those_of_predator(count: int) -> None:
    """Of its rarity and of its cost, or a higher one."""
    known = [card for card in PREDATOR if card.count == count]
    for card in BARRACKS:
        if card.count == count:
            assert printed(card) <= max(printed(one) for one in known if one.cost <= max(card.cost, 5)), card


def test_costs_are_those_of_predator_by_rarity() -> None:
    """An uncommon or rare card may cost one less."""
    for count, less in ((COMMON, 0), (UNCOMMON, 1), (1, 1)):
        known = [card.cost for card in PREDATOR if card.count == count]
        own = [card.cost for card in BARRACKS if card.count == count]
        assert min(known) - less <= min(own) <= max(own) <= max(known)


def test_every_card_does_something() -> None:
    assert all(card.effects for card in (*BARRACKS, *ROLES))


def test_a_common_card_has_one_ability() -> None:
    assert all(len(card.effects) == 1 for card in BARRACKS if card.count == COMMON)


def test_strikes_hurt_about_as_much_as_those_of_predator() -> None:
    own = sum(card.damage * card.count for card in STRIKES)
    assert abs(own - sum(card.damage * card.count for card in PREDATOR_STRIKES)) <= 2
    assert max(card.damage for card in STRIKES) == max(card.damage for card in PREDATOR_STRIKES)
    assert sum(card.count for card in STRIKES if card.miss) == 6
    assert any(card.first for card in STRIKES)
    assert any(card.lasting for card in STRIKES)
    assert any(card.dodge for card in STRIKES)
    assert any(card.effects for card in STRIKES)


def test_drones_are_weak() -> None:
    assert {card.health for card in DRONES} == {1, 2, 3, 4}
    assert sum(card.health * card.count for card in DRONES) / 24 < 3
    assert not any(card.double for card in DRONES)


def test_avatars_are_in_the_range_of_those_of_predator() -> None:
    assert {(one.health, one.defense) for one in AVATARS} <= {(one.health, one.defense) for one in HUMANS}


def test_each_class_has_its_roles() -> None:
    """One of every class, and of each class one or two."""
    found = [card.cls for card in ROLES]
    assert found.count(EVERY) == 1
    assert all(found.count(cls) in (1, 2) for cls in range(len(CLASSES)))
