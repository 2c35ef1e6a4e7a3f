"""Questions that chance answers in place of people: a board that nobody builds (option `board`: random), or that led
nowhere twice."""

from __future__ import annotations

from typing import Any

from hagal.games.runewars.names import BY_CHANCE
from hagal.games.runewars.setup.settings import BUILD
from hagal.games.runewars.state import Runewars
from hagal.kernel import zones
from hagal.kernel.step import Choice, Step
from hagal.kernel.term import register_all


class ByChance(Step[Runewars]):
    """One of the options of a choice, each as likely as the others."""

    tag = "by_chance"
    fields = ("choice",)

    def __init__(self, choice: Choice[Any]) -> None:
        self.choice: Choice[Any] = choice

    def run(self, s: Runewars, seat: int, source: int) -> None:
        options = self.choice.options(s, seat, source)
        k = zones.roll(s, len(options)) if len(options) > 1 else 0
        s.stack.append((options[k], seat, source))


def put_question(s: Runewars, choice: Choice[Any], seat: int) -> None:
    """A question about the board: for people if they build it, else for chance."""
    people = s.rules.options["board"] == BUILD and not s.flags & BY_CHANCE
    s.stack.append((choice if people else ByChance(choice), seat, -1))


register_all(list(globals().values()))
