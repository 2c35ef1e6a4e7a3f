"""The games. Each is a package that imports the kernel and nothing to its right; they are loaded when asked for.

A title signs no list. It is a folder here, and has a module or a package of its name in every other layer that knows it
(`hagal.packs.<title>`, `hagal.terminal.faces.<title>` ...): `having` finds those.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.util import find_spec

from hagal.kernel.errors import RulesError, shown
from hagal.kernel.title import Title

NO_TITLES = ("kit",)
"""Packages here that are no games: what games are made of."""
NAMES = tuple(sorted(one.name for one in pkgutil.iter_modules(__path__) if one.ispkg and one.name not in NO_TITLES))
"""The titles, by their folders."""


def title(name: str) -> Title:
    """The title of that name."""
    if name not in NAMES:
        raise RulesError(f"there is no title {shown(name)}; Hagal plays: {', '.join(NAMES)}")
    found = importlib.import_module(f"hagal.games.{name}").TITLE
    assert isinstance(found, Title)
    return found


@cache
def having(package: str) -> tuple[str, ...]:
    """The titles that have a place of their own in a package of another layer."""
    return tuple(name for name in NAMES if find_spec(f"{package}.{name}") is not None)
