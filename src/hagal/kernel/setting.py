"""Settings: what a person may choose about a game before it begins."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from hagal.kernel.errors import shown


class Setting:
    """One option of a title: its default, what it may be, and a check that returns a complaint or None.

    `allowed` lists the values; a setting with a `check` of its own may take others.
    """

    def __init__(
        self, default: Any, allowed: tuple[Any, ...] = (), check: Callable[[Any, int], str | None] | None = None
    ) -> None:
        self.default: Any = default
        self.allowed: tuple[Any, ...] = allowed
        self.check: Callable[[Any, int], str | None] | None = check

    def complaint(self, name: str, value: Any, players: int) -> str | None:
        if self.check is not None:
            try:
                return self.check(value, players)
            except Exception:  # a value of a kind that nobody thought of
                return f"option {name} cannot be {shown(value)}"
        if any(value == item and type(value) is type(item) for item in self.allowed):
            return None
        return f"option {name} must be {either([repr(item) for item in self.allowed])}, not {shown(value)}"

    def read(self, name: str, text: str, players: Iterable[int]) -> Any:
        """The value that somebody means who types this: the first reading that some number of players may have.

        `Kwisatz-Haderach` is a word, `2` a number, `a, b` a list, and one name alone may be a list, too. If there is no
        such reading, what it looks like most, so that the complaint is about that.
        """
        plain = text.strip()
        folded = plain.lower().replace("-", "_")
        words = [word.strip() for word in plain.split(",")]
        numbers = [int(plain)] if plain.removeprefix("-").isdecimal() else []
        named = [item for item in self.allowed if str(item).lower() == folded]
        counts = tuple(players)
        for value in (*named, *numbers, plain, folded, words):
            if any(self.complaint(name, value, count) is None for count in counts):
                return value
        return numbers[0] if numbers else words if len(words) > 1 else plain


def either(words: list[str]) -> str:
    """`a, b or c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} or {words[-1]}"
