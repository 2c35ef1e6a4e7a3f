"""Bots that nobody would want, in a module of their own: workers load them from here."""

from __future__ import annotations

import os
import re
import signal
import time
from pathlib import Path
from typing import Any, ClassVar

from hagal.bots import Bot, Options
from hagal.kernel.state import State
from hagal.kernel.step import Step

GATE = "HAGAL_TEST_GATE"
"""The variable that names a folder: who waits there leaves a file of its process, and goes on once there is `open`."""


class Sleeps(Bot):
    """Thinks for ever."""

    name: ClassVar[str] = "sleeps"

    def choose(self, s: State, seat: int, options: Options) -> Step[Any]:
        while True:
            time.sleep(60)


class Greedy(Bot):
    """Never lets Python come to itself: no signal is handled, no other thread runs."""

    name: ClassVar[str] = "greedy"

    def choose(self, s: State, seat: int, options: Options) -> Step[Any]:
        re.match("(a+)+b", "a" * 200)
        return options[0]


class Dies(Bot):
    name: ClassVar[str] = "dies"

    def choose(self, s: State, seat: int, options: Options) -> Step[Any]:
        os._exit(3)


class Crashes(Bot):
    name: ClassVar[str] = "crashes"

    def choose(self, s: State, seat: int, options: Options) -> Step[Any]:
        os.kill(os.getpid(), signal.SIGKILL)
        return options[0]


class Leaves(Bot):
    name: ClassVar[str] = "leaves"

    def choose(self, s: State, seat: int, options: Options) -> Step[Any]:
        raise SystemExit


class Raises(Bot):
    name: ClassVar[str] = "raises"

    def choose(self, s: State, seat: int, options: Options) -> Step[Any]:
        raise ZeroDivisionError("it cannot count")


class Lies(Bot):
    """Answers with something that was not offered."""

    name: ClassVar[str] = "lies"

    def choose(self, s: State, seat: int, options: Options) -> Step[Any]:
        return Step()


class Unready(Bot):
    """Cannot even be loaded."""

    name: ClassVar[str] = "unready"

    def ready(self, title: str) -> None:
        raise ImportError("something is missing")


class Talks(Bot):
    """Prints what it thinks."""

    name: ClassVar[str] = "talks"

    def choose(self, s: State, seat: int, options: Options) -> Step[Any]:
        print("hm", flush=True)
        os.write(1, b"hm")
        return options[-1]


class Waits(Bot):
    """Thinks until the gate is open."""

    name: ClassVar[str] = "waits"

    def choose(self, s: State, seat: int, options: Options) -> Step[Any]:
        gate = Path(os.environ[GATE])
        (gate / str(os.getpid())).touch()
        while not (gate / "open").exists():
            time.sleep(0.005)
        return options[0]


class Hurries(Bot):
    """Takes the last option if there is time, otherwise the first."""

    name: ClassVar[str] = "hurries"

    def choose(self, s: State, seat: int, options: Options) -> Step[Any]:
        return options[-1 if self.deadline - time.monotonic() > 100 else 0]


ENDLESS: tuple[type[Bot], ...] = (Sleeps, Greedy)
BROKEN: tuple[type[Bot], ...] = (Dies, Crashes, Leaves, Raises, Lies, Unready)
