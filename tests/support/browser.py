"""Real browsers for tests: Debian's Chromium, driven by Playwright.

    def test_something(served: Served, person: NewPerson, shoot: Shoot) -> None:
        page = person().page                    # a browser of its own: cookies, storage, nothing shared
        page.goto(served.url)
        shoot(page, "start")                    # a screenshot in the folder HAGAL_SHOTS, if there is one to look at it

A test fails on any console error, page error or failed request of its browsers that it has not announced by
`person.expect("part of the message")`. Each process that runs tests opens one browser, which stays: beside it no
asyncio loop can be started in the same thread (see aside.py).
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    Response,
    expect,
    sync_playwright,
)

from tests.support.nursery import nursery

ARGUMENTS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--renderer-process-limit=1",
)
"""One process draws the pages of all people: to start another for each takes longer than most tests."""
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""Debian's Chromium without windows is the same browser for a page, and starts and draws quicker; any other does."""
MISSING = (
    "These tests need Chromium, and none was found: on Debian or Ubuntu, apt install chromium; elsewhere, name its "
    "program in the environment variable HAGAL_CHROMIUM."
)
DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 360, "height": 740}
PATIENCE = 15_000
"""So long (in milliseconds) a browser may take for anything before a test fails."""
BROKEN = (
    r"ERR_CONNECTION_REFUSED",
    r"ERR_CONNECTION_RESET",
    r"ERR_EMPTY_RESPONSE",
    r"ERR_INCOMPLETE_CHUNKED",
    r"ERR_SOCKET_NOT_CONNECTED",
)
"""What a browser says of a server that is killed: each depends on how far a request had come."""

Shoot = Callable[[Page, str], None]


def chromium() -> str:
    """The path of Chromium; its absence is a failure, not a reason to skip."""
    given = os.environ.get("HAGAL_CHROMIUM", "")
    found = next((path for name in ([given] if given else NAMES) if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail(MISSING, pytrace=False)
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = chromium()
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
        yield launched
        launched.close()


def sample(values: Iterable[Any], one: Any) -> list[Any]:
    """All of them as parameters, one in every run: a browser is dear, and where they change only words or sizes the
    others are left to `make proof`."""
    return [pytest.param(value, marks=() if value == one else pytest.mark.proof) for value in values]


# ---- People


class Somebody:
    """A person with a browser of their own. `faults`: what went wrong in it."""

    def __init__(self, browser: Browser, *, clicks: str = "fast", **options: Any) -> None:
        """`clicks`: as the menu of the table has it; those of tests count at once, unless they are about that."""
        self.faults: list[str] = []
        settings: dict[str, Any] = {"viewport": DESKTOP, "locale": "en-US", "reduced_motion": "reduce", **options}
        self.context: BrowserContext = browser.new_context(**settings)
        self.context.add_init_script(f"try {{ localStorage['hagal-clicks'] = '{clicks}' }} catch {{}}")
        self.context.set_default_timeout(PATIENCE)
        self.context.on("console", self._console)
        self.context.on("weberror", lambda error: self.faults.append(f"page error: {error.error}"))
        self.context.on("requestfailed", self._failed)
        self.context.on("response", self._answered)
        self.page: Page = self.context.new_page()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _failed(self, request: Request) -> None:
        # A page that is left breaks off what it still waits for, live events above all.
        if request.failure != "net::ERR_ABORTED":
            self.faults.append(f"request failed: {request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 500:
            self.faults.append(f"server error {response.status}: {response.request.method} {response.url}")


class NewPerson:
    """Gives every person of a test a new browser context; `expect` announces faults that belong to the test."""

    def __init__(self, browser: Browser) -> None:
        self.browser: Browser = browser
        self.people: list[Somebody] = []
        self.expected: list[str] = []

    def __call__(self, **options: Any) -> Somebody:
        self.people.append(Somebody(self.browser, **options))
        return self.people[-1]

    def expect(self, *patterns: str) -> None:
        self.expected += patterns

    def faults(self) -> list[str]:
        return [
            fault
            for somebody in self.people
            for fault in somebody.faults
            if not any(re.search(pattern, fault) for pattern in self.expected)
        ]


@pytest.fixture
def person(browser: Browser) -> Iterator[NewPerson]:
    found = NewPerson(browser)
    yield found
    for somebody in found.people:
        somebody.context.close()
    faults = "\n".join(found.faults())
    assert not faults, f"the browser complained: {faults}"


@pytest.fixture
def shoot() -> Shoot:
    """Keeps a screenshot under a name, to be looked at: in the folder HAGAL_SHOTS, if somebody has named one."""
    folder = os.environ.get("HAGAL_SHOTS")

    def take(page: Page, name: str) -> None:
        if not folder:
            return
        Path(folder).mkdir(parents=True, exist_ok=True)
        for tries_left in (2, 1, 0):
            try:
                page.screenshot(path=Path(folder) / f"{name}.png", animations="disabled")
                break
            except Error:  # now and then Chromium is "unable to capture" a page that is fine
                if not tries_left:
                    raise
                page.wait_for_timeout(300)

    return take


# ---- Servers


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Served:
    """A server in a process of its own, on a free port of this machine. It can be stopped, killed and started again."""

    def __init__(self, command: Sequence[str], port: int, log: Path) -> None:
        self.command: Sequence[str] = command
        self.url: str = f"http://127.0.0.1:{port}"
        self.log: Path = log
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(self.command, stdout=out, stderr=out, stdin=subprocess.DEVNULL)
        while not self.answers():
            if self.process.poll() is not None:
                pytest.fail(f"the server did not start:\n{self.log.read_text()[-4000:]}")
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            urllib.request.urlopen(f"{self.url}/", timeout=10).close()
        except urllib.error.HTTPError as error:
            error.close()
        except OSError:
            return False
        return True

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None


class Forked(Served):
    """The same from the nursery: it is there at once."""

    def __init__(self, port: int, file: Path, log: Path) -> None:
        super().__init__((), port, log)
        self.file: Path = file
        self.pid: int = 0

    def start(self) -> None:
        self.pid = nursery().serve(int(self.url.rpartition(":")[2]), str(self.file), self.log)
        while not self.answers():
            if not self.tell(0):
                pytest.fail(f"the server did not start:\n{self.log.read_text()[-4000:]}")
            time.sleep(0.02)

    def tell(self, number: int) -> bool:
        """Tell it something; is it there to hear it?"""
        try:
            os.kill(self.pid, number)
        except ProcessLookupError:
            return False
        return True

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """The nursery reaps it; one that does not go is killed."""
        end = time.monotonic() + 10
        there = self.pid > 0 and self.tell(how)
        while there:
            time.sleep(0.01)
            there = self.tell(0 if time.monotonic() < end else signal.SIGKILL)
        self.pid = 0


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The table itself, with an SQLite file of its own. Games may be started with a seed here."""
    folder = tmp_path_factory.mktemp("served")
    found = Forked(free_port(), folder / "table.sqlite3", folder / "log")
    found.start()
    yield found
    found.stop()
