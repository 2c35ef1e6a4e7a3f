"""A view as anybody can read it who does not know the game: figures, cards in zones, and blocks of these.

A number or a word is a figure; a list of ids of components is a zone, with a back for each card that the viewer does
not know; an object, and a list of objects, is a block with figures and zones of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from hagal.kernel.term import Component
from hagal.text import named

Drawn = dict[str, Any]
APART = frozenset(("active", "decisions", "first", "outcome", "over", "players", "round", "seat"))
"""What a board shows in a place of its own."""


class Reader:
    """Reads one view, in a language: `word(key)` is what people call a part of it."""

    def __init__(self, title: str, components: Mapping[str, Component], lang: str) -> None:
        self.title: str = title
        self.lang: str = lang
        self.components: Mapping[str, Component] = components
        self.by_id: dict[str, Component] = {}
        for component in components.values():
            self.by_id.setdefault(component.id, component)

    def word(self, key: str) -> str:
        return named(f"view-{self.title}-{key}".replace("_", "-"), key, self.lang)

    def find(self, id: Any, key: str) -> Component | None:
        """The component of an id; of several kinds the one that the key names, so that a `leader` is a leader."""
        if not isinstance(id, str):
            return None
        return self.components.get(id) or self.components.get(f"{key}:{id}") or self.by_id.get(id)

    def block(self, data: Mapping[str, Any], leave: Iterable[str] = APART) -> Drawn:
        """What an object holds: `figures` (name, value, component or None), `zones` and `blocks`."""
        found: Drawn = {"figures": [], "zones": [], "blocks": []}
        for key, value in data.items():
            if key not in leave:
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
        elif value is not None and value is not False and value != "":
            found["figures"].append({"name": self.word(key), **self.figure(key, value)})

    def several(self, found: Drawn, key: str, values: Iterable[Any]) -> None:
        """Objects or lists in a list, by their numbers."""
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
            return {"value": ", ".join(str(item) for item in value), "about": None}
        return {"value": value if about is None else "", "about": about}
