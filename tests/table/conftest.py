"""What the tests of the table share."""

from __future__ import annotations

import pytest

from tests.support.browser import person, served, shoot
from tests.support.client import House, data_folder, deal, house, other_rooms, rooms, settings
from tests.support.forms import Visitor
from tests.support.postgres import postgres
from tests.support.pretended import sandbox
from tests.support.strict import strict

__all__ = [
    "data_folder",
    "house",
    "other_rooms",
    "person",
    "postgres",
    "rooms",
    "sandbox",
    "served",
    "settings",
    "shoot",
]

strict()


@pytest.fixture
def ada(house: House) -> Visitor:
    """Somebody with a browser."""
    return Visitor(house)


@pytest.fixture
def good_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards with which one can do all that the tests of the pages try."""
    deal(monkeypatch, 7)
