"""How much health the Final Enemies have, by the number of players."""

from __future__ import annotations

from typing import ClassVar

import pytest

from hagal.games.encounters import fighting
from hagal.games.encounters.names import SPACES
from tests.games.encounters.alien.hunting import AlienHunt
from tests.games.encounters.alien.survivors import Survivors


class Mixed(Survivors):
    """Alien and Predator as one game."""

    modules: ClassVar[tuple[str, ...]] = ("hunted", "alien")
    starter: ClassVar[str] = "experience"
    spaces: ClassVar[tuple[str, ...]] = SPACES


HEALTH = (
    ("perfect_organism", "alien", (13, 10, 10, 9, 9)),
    ("queen", "aliens", (17, 14, 13, 11, 12)),
    ("beast", "alien3", (15, 15, 15, 14, 13)),
    ("cloned_queen", "resurrection", (7, 9, 9, 9, 11)),
    ("newborn", "resurrection", (10, 11, 11, 11, 13)),
)
IN_A_MIX = {"perfect_organism": 0, "queen": 2, "beast": 5, "cloned_queen": 2, "newborn": 2}
IN_HUNTS = (5, 2, 0, 0, -2)
TOGETHER = {
    "perfect_organism": (6, 5, 2, 2, 2),
    "queen": (2, 1, 0, 1, -1),
    "beast": (5, -1, -2, -2, -2),
    "cloned_queen": (8, 3, 2, 1, -2),
    "newborn": (8, 3, 2, 1, -2),
}
"""Each with its film, and with its health in a game of one, two, three, four and five players."""


@pytest.mark.parametrize(("id", "film", "health"), HEALTH, ids=[one[0] for one in HEALTH])
def test_a_final_enemy_has_health_by_the_number_of_players(id: str, film: str, health: tuple[int, ...]) -> None:
    for players, n in enumerate(health, 1):
        t = Survivors(players, film=film).stage(3).combat(id)
        assert fighting.health(t.s, 0, t.s.combat[0]) == n
        assert t.reason(f"fight {id}") == f"enc-why-attack {n}"


def test_who_has_died_still_counts() -> None:
    """Nobody makes it weaker by the death of a friend."""
    t = Survivors(5, film="resurrection").stage(3).combat("newborn")
    t[4].dead = True
    assert fighting.health(t.s, 0, t.s.combat[0]) == HEALTH[-1][2][4]


def test_it_counts_for_no_other_enemy() -> None:
    t = Survivors(1, film="resurrection").stage(3).combat("newborn", "breed_c")
    before = fighting.health(t.s, 0, t.s.combat[1])
    assert before == t.s.face[t.s.combat[1]].health


@pytest.mark.parametrize("together", [False, True])
@pytest.mark.parametrize(("id", "film", "health"), HEALTH, ids=[one[0] for one in HEALTH])
def test_where_predators_hunt_it_has_other_health(id: str, film: str, health: tuple[int, ...], together: bool) -> None:
    more = TOGETHER[id] if together else IN_HUNTS
    for players, n in enumerate(map(sum, zip(health, more, strict=True)), 1):
        t = AlienHunt(players, film=film, together=together).stage(3).combat(id)
        assert fighting.health(t.s, 0, t.s.combat[0]) == n


@pytest.mark.parametrize(("id", "film", "health"), HEALTH, ids=[one[0] for one in HEALTH])
def test_in_a_mix_it_has_less(id: str, film: str, health: tuple[int, ...]) -> None:
    for players, n in enumerate(health, 1):
        t = Mixed(players, film=film).stage(3).combat(id)
        assert t.reason(f"fight {id}") == f"enc-why-attack {n - IN_A_MIX[id]}"
