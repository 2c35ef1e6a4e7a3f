"""How much health the Final Enemies have, by the number of players and by what else is on the table."""

from __future__ import annotations

from typing import ClassVar

import pytest

from hagal.games.encounters import fighting
from hagal.games.encounters.alien.mix import FILL
from hagal.games.encounters.alien.tables import ALONE, HUNT, LEAST, MIXED
from hagal.games.encounters.names import SPACES
from tests.games.encounters.alien.hunting import AlienHunt
from tests.games.encounters.alien.survivors import Survivors


class Mixed(Survivors):
    """Alien and Predator as one game."""

    modules: ClassVar[tuple[str, ...]] = ("hunted", "alien")
    starter: ClassVar[str] = "experience"
    spaces: ClassVar[tuple[str, ...]] = SPACES


HEALTH = (
    ("perfect_organism", "alien", (13, 10, 11, 9, 9)),
    ("queen", "aliens", (17, 14, 13, 12, 13)),
    ("beast", "alien3", (15, 16, 15, 14, 14)),
    ("cloned_queen", "resurrection", (7, 9, 8, 9, 11)),
    ("newborn", "resurrection", (10, 11, 11, 11, 13)),
)
"""Each with its film, and with its health in a game of one, two, three, four and five players."""
HUNTED = {
    "perfect_organism": (18, 15, 13, 11, 11),
    "queen": (22, 13, 12, 10, 10),
    "beast": (20, 15, 12, 11, 11),
    "cloned_queen": (12, 10, 10, 8, 9),
    "newborn": (15, 11, 12, 11, 10),
}
"""Likewise in the hunt in that film, where the Locations and Objectives count, too."""
TOGETHER = {
    "perfect_organism": (19, 15, 12, 11, 11),
    "queen": (19, 15, 13, 12, 11),
    "beast": (19, 14, 13, 12, 11),
    "cloned_queen": (15, 12, 11, 10, 9),
    "newborn": (18, 14, 13, 12, 11),
}


HARD = ("the_lost_colony", "personal_little_war")


def drawn(t: Survivors, id: str) -> int:
    """The health of an enemy that lies in the Combat Zone, as it is fought and as one reads it."""
    t.stage(3).combat(id)
    n = fighting.health(t.s, 0, t.s.combat[0])
    assert n == t.game.view(0)["combat"][0]["health"]
    return n


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


@pytest.mark.parametrize(("id", "film"), [one[:2] for one in HEALTH], ids=[one[0] for one in HEALTH])
@pytest.mark.parametrize("together", [False, True])
def test_where_predators_hunt_it_has_other_health(id: str, film: str, together: bool) -> None:
    for players, n in enumerate((TOGETHER if together else HUNTED)[id], 1):
        t = AlienHunt(players, film=film, together=together).stage(3).combat(id)
        assert fighting.health(t.s, 0, t.s.combat[0]) == n


def test_with_parts_of_several_films_it_is_stronger_or_weaker() -> None:
    """A hard Location and a hard Objective take health off the Beast, easy ones give it back some."""
    parts = ("no_one_can_hear_you_scream", "nobody_can_stop_it")
    found = {
        place: drawn(Survivors(2, location=place, objectives=["the_sos", *parts]), "beast")
        for place in ("the_nostromo", "fiorina_fury_161")
    }
    assert found["fiorina_fury_161"] - found["the_nostromo"] == ALONE["fiorina_fury_161"] - ALONE["the_nostromo"]
    assert found["the_nostromo"] == 16 + sum(ALONE[part] for part in ("beast", "the_nostromo", "the_sos"))


def test_in_a_mix_what_fills_the_mini_decks_counts_too() -> None:
    found = [drawn(Mixed(3, film="aliens", fill=fill), "queen") for fill in ("young_blood", "both", "drones")]
    both = 13 + sum(MIXED[part] for part in ("queen", "hadleys_hope", "the_lost_colony", "3"))
    assert found == [both + MIXED["young_blood"], both, both + MIXED["drones"]]


def test_parts_never_make_it_weaker_than_three() -> None:
    hard = {"location": "the_nostromo", "fill": "young_blood", "film": "resurrection"}
    assert drawn(Mixed(4, **hard, objectives=[*HARD, "shell_breed_youll_die"]), "cloned_queen") == LEAST


def test_every_part_of_the_tables_is_known() -> None:
    rules = Mixed(1).s.rules
    known = {one.id for kind in ("enemy", "location", "objective") for one in rules.kinds[kind]}
    numbers = {str(n) for n in range(1, 6)}
    for table in (ALONE, MIXED, HUNT):
        assert set(table) <= known | numbers | set(FILL)
