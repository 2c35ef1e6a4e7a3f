"""A table in characters, drawn from a view alone: it cannot show what a seat may not know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from hagal.kernel.term import Component
from hagal.terminal.console import Talk
from hagal.terminal.layout import Section, cut
from hagal.text import name


class Board:
    """Draws one view for one viewer (`seat` -1: somebody who only watches). Games write `sections` and
    `gist`, and say of which type their views are."""

    def __init__(self, view: Mapping[str, Any], components: Mapping[str, Component], seat: int, talk: Talk) -> None:
        self.view: Mapping[str, Any] = view
        self.components: Mapping[str, Component] = components
        self.seat: int = seat
        self.talk: Talk = talk
        self.width: int = talk.width - 1

    def sections(self, asked: str = "") -> list[Section]:
        """The parts of the screen; what matters for the question asked holds out longest."""
        raise NotImplementedError

    def gist(self, component: Component) -> str:
        """What a component does, without what the screen shows anyway."""
        raise NotImplementedError

    def word(self, id: str, **args: Any) -> str:
        return self.talk.word(id, **args)

    def label(self, id: str, **args: Any) -> Text:
        return Text(f"{self.word(id, **args)} ", style="bold")

    def title(self, component: Component, style: str = "") -> Text:
        return Text(name(component, self.talk.lang), style=style)

    def get(self, kind: str, id: str) -> Any:
        return self.components[f"{kind}:{id}"]

    def told(self, head: Text, component: Component) -> Text:
        """One line: what it is called and what it does."""
        line = Text.assemble("  ", head)
        gist = self.gist(component)
        if gist:
            line.append(f": {gist}", style="dim")
        return cut(line, self.width)
