"""What is wrong with a content pack: every problem with its place, and the nearest word that is known."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from hagal.kernel.errors import RulesError
from hagal.kernel.term import Component

LISTED = 12
"""So many words are listed in a problem; of more, only the nearest one is named."""


@dataclass(frozen=True, order=True, slots=True)
class Problem:
    """One thing that is wrong, and where: line and column count from 1; 0 is the file as a whole."""

    line: int
    column: int
    text: str

    def at(self, file: str) -> str:
        """As compilers write it, so that editors find the place."""
        return f"{file}:{self.line}:{self.column}: {self.text}" if self.line else f"{file}: {self.text}"


@dataclass(frozen=True, order=True, slots=True)
class Notice(Problem):
    """Something that a source says otherwise than a pack: the owner may be right, so the pack is played as it is.

    `kind` and `args` are for those who say it in another language.
    """

    about: Component = field(compare=False)
    kind: str = field(compare=False)
    args: Mapping[str, Any] = field(compare=False)

    def at(self, file: str) -> str:
        return Problem(self.line, self.column, f"warning: {self.text}").at(file)


class PackError(RulesError):
    """A content pack that cannot be used; its text has all problems, a line each."""

    def __init__(self, file: str, problems: Iterable[Problem]) -> None:
        self.file: str = file
        self.problems: tuple[Problem, ...] = tuple(sorted(set(problems)))
        super().__init__("\n".join(problem.at(file) for problem in self.problems))


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, or nothing."""
    found = get_close_matches(word.lower().replace("-", "_").replace(" ", "_"), list(known), 1, 0.6)
    return found[0] if found else ""


def unknown(what: str, word: str, known: Iterable[str], told: str = "") -> str:
    """That there is no such word (or what is `told`), which one was probably meant, and which there are."""
    words = list(known)
    near = nearest(word, words)
    text = told or f"there is no {what} {shown(word)}"
    if near:
        text += f"; did you mean {near}?"
    if len(words) <= LISTED:
        return f"{text} (expected: {', '.join(words)})" if near else f"{text}; expected: {', '.join(words)}"
    return text if near else f"{text}; docs/packs.md and `hagal pack words` have the list"


def shown(text: str) -> str:
    """What somebody wrote, in quotes, without its end if it is long."""
    return repr(text if len(text) <= 60 else f"{text[:57]}...")
