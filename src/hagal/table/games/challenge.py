"""A challenge: a game as it begins, and what must be so when it is over. Its words are messages, `challenge-<id>-name`
and `challenge-<id>`.

One with `parts` is met bit by bit: a game for each of them. Which are met is told by what is kept of a person's games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from hagal.table.games.finished import Finished
from hagal.table.wish import Wish


@dataclass(frozen=True, slots=True)
class Part:
    """One of several games that a challenge asks for, by the ref of a component, and its options."""

    id: str
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge by its name, which no other title has."""

    id: str
    wish: Wish
    met: Callable[[Finished], bool]
    """Was it, in this game?"""
    parts: tuple[Part, ...] = ()

    def part(self, id: str) -> Part | None:
        return next((part for part in self.parts if part.id == id), None)

    def begun(self, part: Part | None) -> Wish:
        """The game that one press begins."""
        return self.wish if part is None else replace(self.wish, options={**self.wish.options, **part.options})
