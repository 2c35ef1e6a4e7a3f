"""What the tests of the table share."""

from __future__ import annotations

from tests.support.browser import browser, person, served, shoot
from tests.support.client import data_folder, house, other_rooms, rooms, settings
from tests.support.postgres import postgres

__all__ = [
    "browser",
    "data_folder",
    "house",
    "other_rooms",
    "person",
    "postgres",
    "rooms",
    "served",
    "settings",
    "shoot",
]
