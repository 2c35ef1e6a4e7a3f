"""Modes of Legendary Encounters at the table: what each draws and says in a way of its own (the rest:
`hagal.games.encounters.modes`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from hagal.game import Game
from hagal.kernel.step import Msg
from hagal.table.games.encounters.look import Look
from hagal.table.games.face import Quick
from hagal.table.sight import Sight

Drawn = dict[str, Any]


class Mode:
    """One way to play. `figures`, `places`, `deeds` and `menaces` are the icons of its legend, `classes` and `teams`
    those that its cards have."""

    name: ClassVar[str]
    folder: ClassVar[str]
    """Where its own templates are."""
    help: ClassVar[tuple[str, ...]]
    sheets: ClassVar[tuple[str, ...]]
    """The rules on one page, by their names."""
    figures: ClassVar[str]
    places: ClassVar[str]
    deeds: ClassVar[str]
    menaces: ClassVar[str] = ""
    classes: ClassVar[Sequence[int]]
    teams: ClassVar[Sequence[int]]

    def helps(self, sight: Sight) -> tuple[str, ...]:
        """How to play it with the mouse, and the rest of the help."""
        return self.help

    def scene(self, look: Look) -> Drawn:
        """What only this mode has on the board, with the seats as it shows them."""
        raise NotImplementedError

    def ending(self, game: Game, sight: Sight) -> Drawn:
        raise NotImplementedError

    def called(self, sight: Sight, players: int) -> Msg:
        """How a game is played, in a few words."""
        raise NotImplementedError

    def quick(self, lang: str) -> Quick | None:
        """The button for a quick game, if it has one."""
        return None
