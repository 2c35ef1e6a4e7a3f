"""The pattern of the box, which the cards that are known show and the stand-ins keep.

None of this is in a rulebook. It is what all known cards have in common, so a stand-in that breaks it would be a worse
guess than one that does not.
"""

from __future__ import annotations

import pytest

from hagal.games.encounters.components import EnemyCard, PlayerCard
from hagal.games.encounters.hunted.catalogue.barracks import BARRACKS, COMMON
from hagal.games.encounters.hunted.catalogue.enemies import ENEMIES
from hagal.games.encounters.hunted.catalogue.objectives import OBJECTIVES
from hagal.games.encounters.hunted.setup import ALL_CHARACTERS, FILM_CHARACTERS
from hagal.games.encounters.names import CLASSES, ENEMY

KEYWORDS = {1: "enc-brothers", 2: "enc-showboat"}
ABOUT = 11
"""A film has 56 cards of characters and five classes."""


def cards_of(who: str) -> list[PlayerCard]:
    return [card for card in BARRACKS if card.who == who]


def fights(deck: str, stand_ins: bool) -> list[EnemyCard]:
    """The enemies of a deck that are stand-ins, or those that are known; the Final Enemy is neither."""
    return [c for c in ENEMIES if c.deck == deck and c.type == ENEMY and (c.origin == "stand-in") == stand_ins]


@pytest.mark.parametrize("who", ALL_CHARACTERS)
def test_the_four_cards_of_a_character_have_four_classes(who: str) -> None:
    assert len({card.cls for card in cards_of(who)}) == 4


@pytest.mark.parametrize("film", FILM_CHARACTERS)
def test_the_classes_of_a_film_are_about_even(film: int) -> None:
    counts = dict.fromkeys(range(len(CLASSES)), 0)
    for who in FILM_CHARACTERS[film]:
        for card in cards_of(who):
            counts[card.cls] += card.count
    assert sum(counts.values()) == 56
    assert all(abs(n - ABOUT) <= 2 for n in counts.values()), counts


@pytest.mark.parametrize("film", FILM_CHARACTERS)
def test_each_character_has_the_keyword_of_his_film_once_and_not_the_other(film: int) -> None:
    for who in FILM_CHARACTERS[film]:
        tags = [effect.tag for card in cards_of(who) for effect in card.effects if effect.tag in KEYWORDS.values()]
        assert tags == [KEYWORDS[film]], who


def test_a_common_stand_in_is_no_stronger_than_a_common_that_is_known() -> None:
    """Of the same cost or a higher one: Attack and Recruit on it, and one ability beside them."""
    commons = [card for card in BARRACKS if card.count == COMMON]
    for card in commons:
        if card.origin == "stand-in":
            known = [one.attack + one.recruit for one in commons if one.origin != "stand-in" and one.cost <= card.cost]
            assert card.attack + card.recruit <= max(known), card
            assert len(card.effects) == 1, card


@pytest.mark.parametrize("objective", OBJECTIVES, ids=lambda objective: objective.id)
def test_the_health_of_stand_ins_is_that_of_the_known_enemies_of_their_deck(objective: EnemyCard) -> None:
    """No more than one below the weakest and one above the strongest."""
    known = [card.health for card in fights(objective.id, stand_ins=False)]
    for card in fights(objective.id, stand_ins=True):
        assert min(known) - 1 <= card.health <= max(known) + 1, card


def test_the_health_of_young_blood_that_stands_in() -> None:
    known = [card.health for card in fights("young_blood", stand_ins=False)]
    assert all(min(known) <= card.health <= max(known) for card in fights("young_blood", stand_ins=True))
