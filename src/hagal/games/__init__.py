"""The games. Each is a package that imports the kernel and the kit and nothing else; they are loaded when asked for."""

from __future__ import annotations

import importlib

from hagal.kernel.errors import RulesError, shown
from hagal.kernel.title import Title

NAMES = ("dune", "encounters")


def title(name: str) -> Title:
    """The title of that name."""
    if name not in NAMES:
        raise RulesError(f"there is no title {shown(name)}; Hagal plays: {', '.join(NAMES)}")
    found = importlib.import_module(f"hagal.games.{name}").TITLE
    assert isinstance(found, Title)
    return found
