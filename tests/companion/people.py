"""People at a pretended table: they send the page's commands straight to Python, as the page does."""

from __future__ import annotations

import json
from typing import Any

from hagal.companion.app import App
from hagal.companion.games.dune import transfer, wizard
from hagal.companion.games.dune.desk import HouseHagal
from hagal.companion.games.dune.session import Session
from hagal.kernel.chance import Rng

Json = dict[str, Any]


class People:
    """An App with a game; `screen` is what the phone shows."""

    def __init__(self, seed: int, lang: str = "en", **answers: Any) -> None:
        self.app = App()
        self.do("open", lang=lang, title="dune")
        self.answers: Json = wizard.usual() | answers
        self.do("begin", answers=self.answers, seed=seed)
        self.do("ready")

    @property
    def session(self) -> Session:
        desk = self.app.desk
        assert isinstance(desk, HouseHagal)
        return desk.now()

    @property
    def record(self) -> str:
        return str(self.session.game.record)

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

    def tap(self, *keys: str) -> Json:
        for key in keys:
            self.do("tap", key=key)
        return self.screen

    def answers_now(self) -> list[str]:
        """Every key that the screen offers as an answer to its question."""
        ask = self.screen["ask"]
        found = [option["key"] for option in (*ask["options"], *ask["more"])]
        if ask["kind"] == "number":
            found += ask["keys"].values()
        elif "primary" in ask:
            found.append(ask["primary"]["key"])
        if ask["kind"] == "person":
            found += [space["tap"]["key"] for space in self.screen["map"] if space["tap"]]
        return found

    def corrections(self) -> list[str]:
        sheet = self.do("sheet")
        rows = [row for seat in sheet["seats"] for row in seat["rows"]]
        found = [key for row in rows for key in (row["minus"], row["plus"]) if key]
        return found + [option["key"] for group in sheet["board"] for option in group["options"]]

    def settle(self) -> None:
        """Answer what has to be named before the first turn: Tech tiles, the first player, the Conflict card."""
        while self.screen["phase"] in ("setup", "conflict"):
            self.tap(self.screen["ask"]["options"][0]["key"])

    def until(self, *kinds: str) -> None:
        """The first answer to everything, until the question is of one of these kinds."""
        while self.screen["ask"]["kind"] not in (*kinds, "over"):
            self.tap(self.answers_now()[0])

    def play(self, rng: Rng, most: int = 3000) -> None:
        """Anything that can be pressed, to the end."""
        for _ in range(most):
            if self.screen["ask"]["kind"] == "over":
                return
            self.press(rng)
        raise AssertionError(f"not over after {most} taps")

    def press(self, rng: Rng) -> None:
        dice = rng.below(100)
        session = self.session
        if dice < 4 and session.taps > 3:
            self.do("undo", n=1 + rng.below(3))
        elif dice < 7 and session.ahead:
            self.do("redo")
        elif dice < 11 and (self.screen["result"] or {}).get("taken"):
            self.do("taken")
        elif dice < 16 and (fixes := self.corrections()):
            self.do("fix", key=fixes[rng.below(len(fixes))])
        elif dice < 17:
            self.do("history")
            self.do("import", text=transfer.code(session) if dice % 2 else transfer.text(session))
        else:
            keys = self.answers_now()
            if self.screen["ask"]["kind"] == "person":
                keys = [key for key in keys if not key.startswith("voice") or rng.below(20) == 0]
            self.tap(keys[rng.below(len(keys))])
