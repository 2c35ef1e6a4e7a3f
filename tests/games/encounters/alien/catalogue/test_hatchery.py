"""The cards of the Hatchery; how they work is proved in tests/rules/alien/test_facehuggers.py."""

from __future__ import annotations

from hagal.games.encounters.effects import draw
from tests.games.encounters.alien.survivors import Survivors


def test_facehugger() -> None:
    t = Survivors(1).hugged(0).give(attack=2).choose("fight facehugger 0")
    assert (t.s.attack, t.ids(t.s.dead_enemies)) == (0, ["facehugger"])


def test_chestburster() -> None:
    assert Survivors(1).infested(0, "deck").run(draw(1)).ending == "lost"
