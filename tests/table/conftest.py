"""What the tests of the table share."""

from __future__ import annotations

from tests.table.browser import browser, person, served, shoot

__all__ = ["browser", "person", "served", "shoot"]
