"""What the command line said about a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hagal import games


@dataclass
class Wish:
    """None, False or nothing at all: not said. `usual` is the title of a new game where none was named.

    `options` are those of the title, and what its face in the terminal knows besides (`Face.flags`).
    """

    title: str | None = None
    players: int | None = None
    seats: str | None = None
    seed: int | None = None
    lang: str | None = None
    load: Path | None = None
    new: bool = False
    resume: bool = False
    modules: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    usual: str = games.USUAL

    @property
    def game(self) -> str:
        """The title of a new game."""
        return self.title or self.usual

    @property
    def silent(self) -> bool:
        """Nothing was said about the new game itself: ask."""
        said = (self.players, self.seats, self.seed)
        return all(value is None for value in said) and not self.modules and not self.options
