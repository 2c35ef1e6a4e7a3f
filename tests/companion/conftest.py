"""What the tests of the companion share: browsers, and the companion served as `hagal companion` serves it."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from tests.support.browser import Served, free_port, person, shoot

__all__ = ["person", "phone", "shoot"]


@pytest.fixture(scope="session")
def phone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of the companion."""
    port = free_port()
    start = f"import sys; sys.argv = ['hagal', 'companion', '--port', '{port}']; from hagal.cli import main; main()"
    found = Served([sys.executable, "-c", start], port, tmp_path_factory.mktemp("companion") / "log")
    found.start()
    yield found
    found.stop()
