"""The sentences of one language. To parse them all takes a third of a second, on a phone two, and a game says few of
them: so each is parsed when it is first said."""

from __future__ import annotations

import re
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

BEGINS = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
"""Where a message or a term begins: nothing else of a Fluent file has a name at the start of a line."""


def entries(source: str) -> list[tuple[str, str]]:
    """The messages and terms of a Fluent file: the name and the text of each."""
    return [(entry[: entry.index("=")].rstrip(), entry) for entry in BEGINS.split(source)[1:]]


class Book(FluentBundle):
    def __init__(self, lang: str) -> None:
        super().__init__([lang], use_isolating=False)
        self.sources: dict[str, str] = {}
        self.parsed: set[str] = set()

    def add(self, source: str) -> None:
        """A Fluent file. Of two messages with one name the first is said."""
        for name, entry in entries(source):
            self.sources.setdefault(name, entry)

    def has_message(self, message_id: str) -> bool:
        return message_id in self.sources

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        """Whatever is said, and whatever a message refers to, comes through here."""
        name = f"-{entry_id}" if term else entry_id
        if name not in self.parsed and name in self.sources:
            self.add_resource(FluentResource(self.sources[name]))
            self.parsed.add(name)
        return super()._lookup(entry_id, term)
