"""The games. Each is a package that imports the kernel and the kit and nothing else; they are loaded when asked for.

A title signs no list. It is a folder here, and has a module or a package of its name in every other layer that knows it
(`hagal.packs.<title>`, `hagal.terminal.faces.<title>` ...): `having` finds those.

A title that lives elsewhere is offered in one of two ways, and then played wherever titles are: by `add(title)`, or by
the package that brings it, with an entry point of the group `hagal.titles` (docs/new-game.md):

    [project.entry-points."hagal.titles"]
    ferry = "ferry:TITLE"
"""

from __future__ import annotations

import importlib
import pkgutil
import warnings
from functools import cache
from importlib.util import find_spec

from hagal.kernel.errors import RulesError, shown
from hagal.kernel.title import Title

NO_TITLES = ("kit",)
"""Packages here that are no games: what games are made of."""
NAMES = tuple(sorted(one.name for one in pkgutil.iter_modules(__path__) if one.ispkg and one.name not in NO_TITLES))
"""Those that come with Hagal, by their folders, in the order of lists."""
USUAL = "dune"
"""The one that is shown to whoever has named none: on the first page, and by a command."""
GROUP = "hagal.titles"
ADDED: dict[str, Title] = {}


def add(title: Title) -> None:
    """Offer a title that lives elsewhere; one of the same name that was added before gives way to it."""
    if not isinstance(title, Title):
        raise RulesError(f"a title must be a hagal.kernel.title.Title, not {shown(title)}")
    if title.name in NAMES:
        raise RulesError(f"there is a title {shown(title.name)} already: give yours another name")
    ADDED[title.name] = title


def remove(name: str) -> None:
    """Offer an added title no longer."""
    ADDED.pop(name, None)


@cache
def load_installed() -> None:
    """Add the titles that installed packages bring. One that cannot be loaded is left out, with a warning."""
    from importlib.metadata import entry_points  # takes longer to load than a game, and few ask for it

    for point in entry_points(group=GROUP):
        try:
            found = point.load()
            if found.name not in ADDED:
                add(found)
        except Exception as error:
            warnings.warn(f"the title {point.name} ({point.value}) cannot be loaded: {error!r}", stacklevel=2)


def names() -> tuple[str, ...]:
    """All titles that can be played: Hagal's own first."""
    load_installed()
    return (*NAMES, *ADDED)


@cache
def having(package: str) -> tuple[str, ...]:
    """Those of Hagal's own titles that have a place of their own in a package of another layer."""
    return tuple(name for name in NAMES if find_spec(f"{package}.{name}") is not None)


def title(name: str) -> Title:
    """The title of that name."""
    if name in NAMES:
        found = importlib.import_module(f"hagal.games.{name}").TITLE
        assert isinstance(found, Title)
        return found
    load_installed()
    if not isinstance(name, str) or name not in ADDED:
        raise RulesError(f"there is no title {shown(name)}; Hagal plays: {', '.join(names())}")
    return ADDED[name]
