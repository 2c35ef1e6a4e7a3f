"""Reading values off the tree. What does not fit is noted as a problem, and reading goes on with a harmless value."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from hagal.languages import LANGUAGES
from hagal.packs.problems import Notice, Problem, shown, unknown
from hagal.packs.tree import Map, Node, Scalar, Seq

ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
NUMBER = re.compile(r"[+-]?[0-9]{1,9}")
MOST = 100
"""So many problems are told."""
FLAGS = {"true": True, "yes": True, "false": False, "no": False}
NAME_LENGTH = 80

Fields = dict[str, Node]


class TooMany(Exception):
    """Nobody reads further; the problems found so far are the ones to tell."""


class Reader:
    """The problems found so far in one pack, and what there is to say about it besides."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self.notices: list[Notice] = []

    def wrong(self, node: Node, text: str) -> None:
        self.problems.append(Problem(node.line, node.column, text))
        if len(self.problems) >= MOST:
            self.problems.append(Problem(0, 0, f"there are more than {MOST} problems: these are the first ones"))
            raise TooMany

    def fields(self, node: Node, what: str, known: Iterable[str], needed: Iterable[str] = ()) -> Fields:
        """A mapping with names out of a list; `needed` must be there."""
        words = list(known)
        found: Fields = {}
        for key, value in self.entries(node, what):
            if key.text not in words:
                self.wrong(key, unknown("field", key.text, words, f"{what} has no field {shown(key.text)}"))
            else:
                found[key.text] = value
        if isinstance(node, Map):
            for name in needed:
                if name not in found:
                    self.wrong(node, f"{what} lacks its '{name}'")
        return found

    def entries(self, node: Node, what: str) -> list[tuple[Scalar, Node]]:
        """The names and values of a mapping; each name stands once."""
        if not isinstance(node, Map):
            self.wrong(node, f"{what} must be a mapping (name: value), not {self.kind(node)}")
            return []
        seen: dict[str, Scalar] = {}
        found: list[tuple[Scalar, Node]] = []
        for key, value in node.entries:
            before = seen.get(key.text)
            if before is not None:
                self.wrong(key, f"{shown(key.text)} stands here twice (first in line {before.line})")
                continue
            seen[key.text] = key
            found.append((key, value))
        return found

    def kind(self, node: Node) -> str:
        if isinstance(node, Scalar):
            return "nothing" if node.empty else shown(node.text)
        return node.what

    def items(self, node: Node, what: str) -> list[Node]:
        if isinstance(node, Seq):
            return node.items
        self.wrong(node, f"{what} must be a list in brackets or with dashes, not {self.kind(node)}")
        return []

    def scalar(self, node: Node, what: str, expected: str) -> str:
        if not isinstance(node, Scalar) or node.empty:
            self.wrong(node, f"{what} must be {expected}, not {self.kind(node)}")
            return ""
        return node.text

    def number(self, node: Node, what: str, low: int, high: int) -> int:
        expected = f"a whole number from {low} to {high}"
        text = self.scalar(node, what, expected)
        if not text:
            return low
        number = int(text) if NUMBER.fullmatch(text) else high + 1
        if not low <= number <= high:
            self.wrong(node, f"{what} must be {expected}, not {shown(text)}")
            return low
        return number

    def flag(self, node: Node, what: str) -> bool:
        text = self.scalar(node, what, "true or false")
        if text and text.lower() not in FLAGS:
            self.wrong(node, f"{what} must be true or false, not {shown(text)}")
        return FLAGS.get(text.lower(), False)

    def word(self, node: Node, what: str, known: Iterable[str]) -> str:
        """One of the known words."""
        words = list(known)
        text = self.scalar(node, f"the {what}", f"one of {', '.join(words)}" if len(words) < 13 else "a word")
        if text and text not in words:
            self.wrong(node, unknown(what, text, words))
            return words[0]
        return text or words[0]

    def id(self, key: Scalar, what: str) -> str:
        if not ID.fullmatch(key.text):
            self.wrong(
                key,
                f"the id of {what} must be a small letter and then small letters, digits or _ (at most 40), "
                f"not {shown(key.text)}",
            )
        return key.text

    def text(self, node: Node, what: str, limit: int = NAME_LENGTH) -> str:
        """A line of text."""
        text = self.scalar(node, what, "a text").strip()
        if any(not c.isprintable() for c in text):
            self.wrong(node, f"{what} must be one line without control characters")
            return ""
        if len(text) > limit:
            self.wrong(node, f"{what} has at most {limit} characters, not {len(text)}")
        elif not text and isinstance(node, Scalar) and not node.empty:
            self.wrong(node, f"{what} must not be empty")
        return text

    def names(self, node: Node, what: str) -> dict[str, str]:
        """A name for all languages (under ''), or names by language."""
        if not isinstance(node, Map):
            return {"": self.text(node, what)}
        found = {
            lang: self.text(value, f"{what} in {lang}") for lang, value in self.fields(node, what, LANGUAGES).items()
        }
        if not found and not node.entries:
            self.wrong(node, f"{what} must be a text, or one for each language ({', '.join(LANGUAGES)})")
        return found


def plain_name(names: Mapping[str, str]) -> str:
    """The name that counts where a language has none of its own."""
    return names.get("") or names.get("en") or next(iter(names.values()), "")
