"""A pretended table of Runewars: it sends the page's commands straight to Python, as the page does."""

from __future__ import annotations

import json
from typing import Any

from hagal.companion.app import App
from hagal.companion.games.runewars import wizard
from hagal.companion.games.runewars.desk import AtTheBoard
from hagal.companion.games.runewars.ledger import Ledger

Json = dict[str, Any]


class Table:
    """An App with the desk of Runewars, and a game if answers are given; `screen` is what the phone shows."""

    def __init__(self, lang: str = "en", **answers: Any) -> None:
        self.app = App()
        self.do("open", lang=lang, title="runewars")
        if answers:
            self.do("begin", answers=wizard.usual() | answers)

    @property
    def desk(self) -> AtTheBoard:
        found = self.app.desk
        assert isinstance(found, AtTheBoard)
        return found

    @property
    def ledger(self) -> Ledger:
        return self.desk.ledger

    def ask(self, command: str, **given: Any) -> Json:
        found: Json = json.loads(self.app.handle(json.dumps({"do": command, **given})))
        return found

    def do(self, command: str, **given: Any) -> Json:
        """A command that must work; the screen after it."""
        found = self.ask(command, **given)
        assert "problem" not in found, found["problem"]
        if "screen" in found:
            self.screen: Json = found["screen"]
        return found

    def write(self, *acts: str) -> Json:
        for act in acts:
            self.do("write", act=act)
        return self.screen

    def refused(self, act: str) -> None:
        """An act that cannot be; it changes nothing."""
        before = self.desk.paper()
        assert self.ask("write", act=act).keys() == {"problem"}
        assert self.desk.paper() == before

    def season(self) -> tuple[int, str]:
        return self.ledger.state.year, self.screen["year"]["season"]

    def until(self, year: int, season: str) -> None:
        """The next seasons; claims are held as they were proven."""
        while self.season() != (year, season):
            self.on()

    def on(self) -> None:
        following = self.screen["year"]["next"]
        self.write(f"season {following['runes']}" if following["kind"] == "check" else "season")

    def seat(self, seat: int) -> Json:
        found: Json = next(one for one in self.screen["year"]["seats"] if one["seat"] == seat)
        return found

    def set(self, side: int, what: str, value: Any = True, slot: int = 0) -> Json:
        return self.do("army", side=side, what=what, value=value, slot=slot)

    def units(self, side: int, *counts: int) -> None:
        for slot, n in enumerate(counts):
            for _ in range(n):
                self.set(side, "unit", 1, slot)
