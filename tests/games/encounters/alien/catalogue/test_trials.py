"""The Tests and Challenges that ask for something else where Predators hunt Aliens."""

from __future__ import annotations

from typing import Any

import pytest

from hagal.games.encounters.hunters.effects import GEAR, HAZARDS, WORTHY
from hagal.games.encounters.hunters.trials import KilledWorthy
from tests.games.encounters.alien.hunting import AlienHunt


def near(test: str) -> AlienHunt:
    return AlienHunt(2, tests=True).eggs().testing(test)


def test_test_of_prowess() -> None:
    t = near("test_of_prowess").combat("scream_a", "organism_b").stage(3).give(attack=20).choose("fight scream_a")
    assert "test_of_prowess" not in t.trophies_of(0)
    assert "test_of_prowess" in t.choose("fight organism_b").trophies_of(0)


def test_test_of_skill() -> None:
    t = near("test_of_skill").give(avoids=1).run("strike", 0)
    assert "test_of_skill" not in t.trophies_of(0)
    assert "test_of_skill" in t.choose("avoid").trophies_of(0)


@pytest.mark.parametrize(("n", "honor"), [(9, 0), (10, 4)])
def test_collector(n: int, honor: int) -> None:
    t = AlienHunt(2, tests=True, challenges="secret").challenge(0, "collector")
    t.trophies(0, *["enemy:scream_a"] * 3, *["enemy:scream_b"] * 3, *["enemy:organism_c"] * (n - 6))
    award: Any = t.s.rules.component("challenge:collector")
    assert award.award.honor(t.s, 0) == honor


def test_master_of_arms() -> None:
    t = AlienHunt(2, tests=True, challenges="secret")
    award: Any = t.s.rules.component("challenge:master_of_arms")
    assert award.award.honor(t.s, 0) == 0
    card = next(t.s.face[i] for i in t.s.barracks if t.s.face[i].character)
    t.put(t[0].discard, card.ref, known=None)
    assert [award.award.honor(t.s, seat) for seat in range(2)] == [4, 0]


def test_none_asks_for_what_the_hive_does_not_have() -> None:
    rules = AlienHunt(2, tests=True, challenges="open").s.rules
    tests, challenges = rules.kinds["test"], rules.kinds["challenge"]
    assert (len(tests), len(challenges)) == (17, 16)
    assert not any(isinstance(one.condition, KilledWorthy) for one in tests)
    assert not {one.id for one in challenges if one.award.count in (GEAR, WORTHY)}
    assert [one.id for one in challenges if one.award.count is HAZARDS] == ["pathfinder"]  # the Self-Destruct is one
