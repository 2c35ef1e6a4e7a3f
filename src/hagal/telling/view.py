"""A view as anybody can read it who does not know the game: figures, cards in zones, tables, and blocks of these.

A number or a word is a figure; a list of ids of components is a zone, with a back for each card that the viewer does
not know; an object is a block with figures and zones of its own; a list of objects is a table, with a row for each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from hagal.kernel.term import Component
from hagal.telling import Telling, telling
from hagal.text import has, name, named

Drawn = dict[str, Any]
APART = frozenset(("active", "decisions", "first", "outcome", "over", "players", "round", "seat"))
"""What a board shows in a place of its own."""
COUNT = "n"
"""How many of what an object tells of, if it says so under this key."""
YES = "✓"


def numbered(seat: int) -> str:
    return str(seat + 1)


class Reader:
    """Reads one view, in a language: `word(key)` is what people call a part of it, `who(seat)` a player."""

    def __init__(
        self, title: str, components: Mapping[str, Component], lang: str, who: Callable[[int], str] = numbered
    ) -> None:
        self.title: str = title
        self.lang: str = lang
        self.components: Mapping[str, Component] = components
        self.who: Callable[[int], str] = who
        self.way: Telling = telling(title)
        self.by_id: dict[str, Component] = {}
        for component in components.values():
            self.by_id.setdefault(component.id, component)

    def word(self, key: str) -> str:
        id = f"view-{self.title}-{key}".replace("_", "-")
        about = None if has(id, self.lang) else self.by_id.get(key)
        return named(id, key, self.lang) if about is None else name(about, self.lang)

    def find(self, id: Any, key: str) -> Component | None:
        """The component of an id; of several kinds the one that the key names, so that a `leader` is a leader."""
        if not isinstance(id, str):
            return None
        return self.components.get(id) or self.components.get(f"{key}:{id}") or self.by_id.get(id)

    def block(self, data: Mapping[str, Any], leave: Iterable[str] = APART) -> Drawn:
        """What an object holds: `figures` (name, value, component or None), `zones`, `tables` and `blocks`."""
        found: Drawn = {"figures": [], "zones": [], "tables": [], "blocks": []}
        for key, value in data.items():
            if key not in leave and key not in self.way.drawn:
                self.sort(found, key, value)
        return found

    def sort(self, found: Drawn, key: str, value: Any) -> None:
        """Put one value where it belongs; what says nothing (an empty word, a No) is left out."""
        if isinstance(value, Mapping):
            inner = self.block(value, ())
            if any(inner.values()):
                found["blocks"].append({"name": self.word(key), **inner})
        elif isinstance(value, list | tuple) and self.is_zone(value, key):
            found["zones"].append({"key": key, "name": self.word(key), "cards": [self.find(id, key) for id in value]})
        elif isinstance(value, list | tuple) and any(isinstance(item, Mapping | list | tuple) for item in value):
            self.several(found, key, value)
        elif value is True:
            found["figures"].append({"name": self.word(key), "value": "", "about": None})
        elif not self.says_nothing(key, value):
            found["figures"].append({"name": self.word(key), **self.figure(key, value)})

    def says_nothing(self, key: str, value: Any) -> bool:
        return value is None or value is False or value == "" or (value == -1 and key in self.way.seats)

    def several(self, found: Drawn, key: str, values: Sequence[Any]) -> None:
        """Objects in a list are the rows of a table; lists in a list are told by their numbers."""
        if all(isinstance(value, Mapping) for value in values):
            table = self.table(values)
            if table["columns"]:
                found["tables"].append({"key": key, "name": self.word(key), **table})
            return
        for number, value in enumerate(values, start=1):
            inner = self.block(value, ()) if isinstance(value, Mapping) else self.block({key: value}, ())
            if any(inner.values()):
                found["blocks"].append({"name": f"{self.word(key)} {number}", **inner})

    def is_zone(self, values: Iterable[Any], key: str) -> bool:
        """Cards, known or not. An empty list is a zone, too: it may be filled."""
        return all(value is None or self.find(value, key) is not None for value in values)

    def figure(self, key: str, value: Any) -> Drawn:
        about = self.find(value, key)
        if isinstance(value, list | tuple):
            return {"value": ", ".join(str(self.plain(key, item)) for item in value), "about": None}
        return {"value": self.plain(key, value) if about is None else "", "about": about}

    def plain(self, key: str, value: Any) -> Any:
        """A number, a player or a word."""
        if isinstance(value, str):
            return self.word(value)
        return self.who(value) if key in self.way.seats and isinstance(value, int) else value

    # Objects of a kind

    def table(self, rows: Sequence[Mapping[str, Any]]) -> Drawn:
        """`columns` are names, `rows` lists of cells; what no object has is no column."""
        keys = dict.fromkeys(key for row in rows for key in row if key not in self.way.drawn)
        cells = {key: [self.cell(key, row.get(key)) for row in rows] for key in keys}
        used = [key for key in keys if any(cells[key])]
        return {
            "columns": [self.word(key) for key in used],
            "rows": [[cells[key][k] for key in used] for k in range(len(rows))],
        }

    def cell(self, key: str, value: Any) -> list[Drawn]:
        """Short items, each a text or a component (`hidden`: ones that are not known), with a number."""
        if value is True:
            return [item(YES)]
        if self.says_nothing(key, value):
            return []
        if isinstance(value, Mapping):
            return [one for inner, n in value.items() for one in self.counted(inner, n)]
        if isinstance(value, list | tuple):
            runs = [(one, len(list(run))) for one, run in groupby(value)]
            return [found for one, n in runs for found in self.listed(key, one, n)]
        about = self.find(value, key)
        return [item(str(self.plain(key, value)) if about is None else "", about)]

    def listed(self, key: str, value: Any, n: int) -> list[Drawn]:
        """One of a list in a cell, so many times; an object is told in short."""
        if value is None:
            return [item(hidden=True, n=n)]
        if isinstance(value, Mapping):
            return [self.short(value)]
        return [{**found, "n": n if n > 1 else None} for found in self.cell(key, value)]

    def short(self, value: Mapping[str, Any]) -> Drawn:
        """The first thing that an object names, and what is told of it behind."""
        named = next((key for key, one in value.items() if self.find(one, key) is not None), None)
        about = None if named is None else self.find(value[named], named)
        rest = [one for key in value if key not in (named, COUNT) for one in self.counted(key, value[key])]
        texts = [one["text"] + ("" if one["n"] is None else f" {one['n']}") for one in rest]
        return item(", ".join(texts), about, value.get(COUNT))

    def counted(self, key: str, value: Any) -> list[Drawn]:
        """One of the things in a cell: how many there are, unless there is none."""
        if isinstance(value, int) and not isinstance(value, bool) and key not in self.way.seats:
            return [item(self.word(key), None, value)] if value else []
        found = [] if value is True else self.cell(key, value)
        return [item(self.word(key)), *found] if found or value is True else []


def item(text: str = "", about: Component | None = None, n: int | None = None, hidden: bool = False) -> Drawn:
    """`text` stands behind the component that it is about, if it is about one."""
    return {"text": text, "about": about, "n": n, "hidden": hidden}
