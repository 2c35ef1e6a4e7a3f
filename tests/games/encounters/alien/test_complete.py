"""No component lacks a test: found by name, `test_<id>...`, or among the parameters of a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from hagal.games.encounters.alien.catalogue import (
    barracks_alien,
    barracks_alien3,
    barracks_aliens,
    barracks_resurrection,
    hive_alien,
    hive_alien3,
    hive_aliens,
    hive_resurrection,
)
from hagal.games.encounters.alien.catalogue.avatars import AVATARS, ROLES
from hagal.games.encounters.alien.catalogue.drones import DRONES
from hagal.games.encounters.alien.catalogue.hatchery import HATCHERY_CARDS
from hagal.games.encounters.alien.catalogue.locations import LOCATIONS
from hagal.games.encounters.alien.catalogue.objectives import OBJECTIVES
from hagal.games.encounters.alien.catalogue.starters import SERGEANTS, STARTERS
from hagal.games.encounters.alien.catalogue.strikes import STRIKES
from hagal.games.encounters.alien.module import COMPONENTS
from tests.support.complete import named

TESTS = Path(__file__).parent / "catalogue"
FILES = {
    "test_avatars.py": (*STARTERS, *SERGEANTS, *ROLES, *AVATARS),
    "test_barracks_alien.py": barracks_alien.BARRACKS,
    "test_barracks_aliens.py": barracks_aliens.BARRACKS,
    "test_barracks_alien3.py": barracks_alien3.BARRACKS,
    "test_barracks_resurrection.py": barracks_resurrection.BARRACKS,
    "test_strikes.py": STRIKES,
    "test_drones.py": DRONES,
    "test_hive_alien.py": hive_alien.HIVE,
    "test_hive_aliens.py": hive_aliens.HIVE,
    "test_hive_alien3.py": hive_alien3.HIVE,
    "test_hive_resurrection.py": hive_resurrection.HIVE,
    "test_hatchery.py": HATCHERY_CARDS,
    "test_objectives.py": OBJECTIVES,
    "test_locations.py": LOCATIONS,
}


@pytest.mark.parametrize("file", list(FILES))
def test_every_component_has_a_test(file: str) -> None:
    ids = [component.id for component in FILES[file]]
    missing = sorted(set(ids) - named(file, ids, TESTS))
    assert not missing, f"without a test in {file}: {', '.join(missing)}"


def test_every_component_is_in_one_of_these() -> None:
    assert {component.ref for component in COMPONENTS} == {one.ref for cards in FILES.values() for one in cards}
