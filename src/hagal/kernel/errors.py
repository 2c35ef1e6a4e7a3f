"""Mistakes that a person can make, told in a sentence for that person."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hagal.kernel.step import Msg

LONGEST = 80
"""What a sentence repeats of somebody's words, in characters."""


def shown(value: object) -> str:
    """Any value as a sentence repeats it: cut, and never an error of its own."""
    try:
        return brief(repr(value))
    except Exception:  # a number of thousands of digits, lists within lists, an object that cannot be printed
        return f"<{type(value).__name__}>"


def brief(text: str, most: int = LONGEST) -> str:
    """A text, cut where it goes on for too long."""
    return text if len(text) <= most else f"{text[:most]}..."


class HagalError(Exception):
    """Base of all errors that carry a sentence for the person who made the mistake."""


class RulesError(HagalError):
    """Modules, options or player counts that do not fit together. `reason`: why, as a message for people who know no
    names of options, where there is one."""

    def __init__(self, text: str, reason: Msg | None = None) -> None:
        super().__init__(text)
        self.reason: Msg | None = reason


class ChoiceError(HagalError):
    """A key that the open decision does not offer."""


class RecordError(HagalError):
    """A Record or save that cannot be read or replayed."""
