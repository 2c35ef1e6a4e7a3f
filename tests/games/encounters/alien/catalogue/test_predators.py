"""The Predators as they hunt Aliens: those of Hunters, with more Health and other Honor."""

from __future__ import annotations

import pytest

from hagal.games.encounters.alien.catalogue.predators import PREDATORS
from hagal.games.encounters.hunters.catalogue.predators import PREDATORS as OF_HUNTERS
from tests.games.encounters.alien.hunting import AlienHunt
from tests.games.encounters.hunters.position import Hunting

NUMBERS = {
    "elder_hunter": (17, 3),
    "city_hunter": (17, 6),
    "gunslinger_hunter": (17, 6),
    "jungle_hunter": (18, 7),
    "primeval_hunter": (19, 7),
}


@pytest.mark.parametrize(("id", "numbers"), NUMBERS.items())
def test_a_predator_who_hunts_aliens(id: str, numbers: tuple[int, int]) -> None:
    health, honor = numbers
    t = AlienHunt(1, avatars=[id])
    assert (t[0].health, t[0].avatar.health, t.game.view(0)["players"][0]["health"]) == (health, health, health)
    assert t.honor(0) == honor
    assert Hunting(1, avatars=[id])[0].health == health - 5


def test_he_is_the_same_otherwise() -> None:
    for one, other in zip(PREDATORS, OF_HUNTERS, strict=True):
        for fact in ("id", "name", "film", "defense", "initiative", "role", "doubts", "origin", "wording"):
            assert getattr(one, fact) == getattr(other, fact)


def test_he_dies_of_so_much_damage_and_not_before() -> None:
    t = AlienHunt(2, avatars=["elder_hunter", "city_hunter"]).wounds(0, *["just_a_scratch"] * 7)
    t.strikes("flesh_wound", "flesh_wound", "flesh_wound").run("strike", 0).run("strike", 0)
    assert (t.damage[0], t[0].dead) == (16, False)
    assert t.run("strike", 0)[0].dead
