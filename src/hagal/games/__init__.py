"""The games. Each is a package that imports the kernel and nothing to its right; they are loaded when asked for.

A title that lives elsewhere is offered in one of two ways, and then played wherever titles are: by `add(title)`, or by
the package that brings it, with an entry point of the group `hagal.titles` (docs/new-game.md):

    [project.entry-points."hagal.titles"]
    ferry = "ferry.rules:TITLE"
"""

from __future__ import annotations

import importlib
from functools import cache
from typing import TYPE_CHECKING

from hagal.kernel.errors import RulesError, shown
from hagal.kernel.title import Title

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

NAMES = ("dune", "encounters")
"""Those that come with Hagal, in the order of lists."""
GROUP = "hagal.titles"
ADDED: dict[str, Title] = {}


def add(title: Title) -> None:
    """Offer a title that lives elsewhere; one of the same name that was added before gives way to it."""
    if title.name in NAMES:
        raise RulesError(f"there is a title {shown(title.name)} already: give yours another name")
    ADDED[title.name] = title


def remove(name: str) -> None:
    """Offer an added title no longer."""
    ADDED.pop(name, None)


@cache
def installed() -> dict[str, EntryPoint]:
    """The titles that installed packages bring, not loaded yet."""
    from importlib.metadata import entry_points  # takes longer to load than a game, and few ask for it

    return {point.name: point for point in entry_points(group=GROUP) if point.name not in NAMES}


def names() -> tuple[str, ...]:
    """All titles that can be played: Hagal's own first."""
    return tuple(dict.fromkeys((*NAMES, *installed(), *ADDED)))


def title(name: str) -> Title:
    """The title of that name."""
    if name in NAMES:
        found: object = importlib.import_module(f"hagal.games.{name}").TITLE
    elif isinstance(name, str) and name in ADDED:
        found = ADDED[name]
    elif isinstance(name, str) and name in installed():
        found = installed()[name].load()
    else:
        raise RulesError(f"there is no title {shown(name)}; Hagal plays: {', '.join(names())}")
    if not isinstance(found, Title):
        raise RulesError(f"the title {shown(name)} must be a hagal.kernel.title.Title, not {shown(found)}")
    return found
