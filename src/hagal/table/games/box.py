"""What is in the box of a title, for those who look at it outside a game."""

from __future__ import annotations

from functools import lru_cache

from hagal.kernel.errors import HagalError
from hagal.kernel.term import Component
from hagal.kernel.title import Title


@lru_cache
def box(title: Title) -> tuple[tuple[Component, str], ...]:
    """The components, each with the first module that it comes with (empty: the base game)."""
    known: dict[str, tuple[Component, str]] = {}
    for module in ("", *title.modules):
        for component in components(title, module):
            known.setdefault(component.ref, (component, module))
    return tuple(known.values())


def components(title: Title, module: str) -> list[Component]:
    """With the fewest players: what is only for one player is there, too. A module that needs another has none."""
    try:
        return list(title.rules(min(title.players), (module,) if module else (), {}).components.values())
    except HagalError:
        return []
