"""No component of the base game lacks a test: found by name, `test_<id>...`, or among the parameters of a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from hagal.games.dune import BASE
from hagal.games.dune.components import Card
from tests.support.complete import named

TESTS = Path(__file__).parent / "catalogue"
WITHOUT = {
    "token": "the Baron's tokens: tested with vladimir_harkonnen",
    "nobody": "the leader of a seat that has none",
}
FILES = {
    "starting": "test_starting*.py",
    "reserve": "test_starting*.py",
    "imperium": "test_imperium*.py",
    "promo": "test_promos*.py",
    "intrigue": "test_intrigue*.py",
    "conflict": "test_conflicts*.py",
    "leader": "test_leaders*.py",
    "space": "test_spaces*.py",
}


def components() -> dict[str, list[str]]:
    """The ids to be tested, by the group that a file covers."""
    found: dict[str, list[str]] = {group: [] for group in FILES}
    for component in BASE.components:
        if component.kind not in WITHOUT:
            group = component.deck if isinstance(component, Card) else component.kind
            found[group].append(component.id)
    return found


@pytest.mark.parametrize("group", list(FILES))
def test_every_component_has_a_test(group: str) -> None:
    ids = components()[group]
    assert ids
    missing = sorted(set(ids) - named(FILES[group], ids, TESTS))
    assert not missing, f"without a test in {FILES[group]}: {', '.join(missing)}"


def test_every_kind_of_component_belongs_to_a_group() -> None:
    kinds = {component.kind for component in BASE.components}
    assert kinds == {"card", "intrigue", "conflict", "leader", "space", *WITHOUT}
