"""What the command line said about a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

FLAGS = {
    "leaders": "--leaders",
    "promos": "--promos",
    "difficulty": "--difficulty",
    "rivals": "--rivals",
    "module": "--module",
    "film": "--film",
    "two_avatars": "--two-avatars",
}
"""Wishes that belong to one game, with their names on the command line."""
USUAL_TITLE = "dune"


@dataclass
class Wish:
    """None, False or nothing at all: not said."""

    title: str | None = None
    players: int | None = None
    seats: str | None = None
    seed: int | None = None
    lang: str | None = None
    leaders: str | None = None
    promos: bool = False
    load: Path | None = None
    new: bool = False
    resume: bool = False
    difficulty: str | None = None
    rivals: str | None = None
    module: str | None = None
    film: int | None = None
    two_avatars: bool = False
    packs: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def game(self) -> str:
        """The title of a new game."""
        return self.title or USUAL_TITLE

    @property
    def flags(self) -> list[str]:
        """The wishes said that belong to one game."""
        return [flag for flag in FLAGS if getattr(self, flag) not in (None, False)]

    @property
    def silent(self) -> bool:
        """Nothing was said about the new game itself: ask."""
        said = (self.players, self.seats, self.seed)
        return all(value is None for value in said) and not self.flags and not self.options


def named(text: str | None, *words: str) -> list[str]:
    """`a,b`: the names in a list; none where one of these words speaks for all."""
    names = [word.strip() for word in (text or "").split(",")]
    return [] if names == [""] or (len(names) == 1 and names[0] in words) else names
