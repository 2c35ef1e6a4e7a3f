"""The pretended table (sandbox.py) in a browser."""

from __future__ import annotations

import signal
import sys
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import NewPerson, Served, free_port
from tests.support.sandbox import PATH


@pytest.fixture(scope="module")
def sandbox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    port = free_port()
    found = Served(
        [sys.executable, "-m", "tests.support.sandbox", str(port)], port, tmp_path_factory.mktemp("sandbox") / "log"
    )
    found.start()
    yield found
    found.stop(signal.SIGKILL)


def opened(sandbox: Served, person: NewPerson, *, frozen: bool = False, **options: Any) -> Page:
    """The page at the beginning; `frozen`: its timers run only when the test says so."""
    urllib.request.urlopen(f"{sandbox.url}/reset").close()
    found = person(**options).page
    if frozen:
        found.clock.install(time=0)
    found.goto(sandbox.url + PATH)
    if frozen:
        found.clock.pause_at(60_000)
    found.locator("link[href*='script.css']").wait_for(state="attached")
    return found


def expect_chosen(page: Page, *keys: str) -> None:
    expect(page.locator("#log li")).to_have_text([f"chose {key}" for key in keys])
