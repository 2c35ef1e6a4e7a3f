"""The thirty-five exploration tokens: what the box must hold."""

from __future__ import annotations

from collections import Counter

from hagal.games.runewars.catalogue.exploration import DESTRUCTIBLE, EVENT, LOCATION, TOKENS
from hagal.games.runewars.exploration.part import kind_of
from hagal.games.runewars.exploration.tokens import EVENTS

SORTS = {
    "Dragon Throne": DESTRUCTIBLE,
    "Village": DESTRUCTIBLE,
    "Magic Portal": DESTRUCTIBLE,
    "Dungeon": LOCATION,
    "Temple": LOCATION,
    "Hall of Kellos": LOCATION,
    "Traveling Merchant": EVENT,
    "Raiding Party": EVENT,
    "Scroll of Sight": EVENT,
    "Training": EVENT,
}


def test_ten_kinds_on_two_backs() -> None:
    assert {token.name: token.sort for token in TOKENS} == SORTS
    backs = Counter(token.back for token in TOKENS for _ in range(token.count))
    assert backs == {1: 16, 2: 19}


def test_at_least_as_many_as_are_reported() -> None:
    count = {(token.name, token.back): token.count for token in TOKENS}
    assert count["Dungeon", 2] >= 4
    assert count["Dragon Throne", 2] >= 2
    assert count["Temple", 2] >= 1
    assert count["Hall of Kellos", 2] >= 1
    assert count["Training", 1] >= 2


def test_every_event_has_its_rule_and_villages_yield() -> None:
    assert {kind_of(token) for token in TOKENS if token.sort == EVENT} == set(EVENTS)
    assert all((sum(token.yields) == 1) == (token.name == "Village") for token in TOKENS)
    assert all(token.doubts == {"count": "ours"} for token in TOKENS)
