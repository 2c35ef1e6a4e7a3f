"""The titles that the companion helps with: a folder each, found by its name.

The package itself says only what must be known before a title's own code is on the phone: HEAD, the first line of its
papers. The rest arrives when the title is chosen; its `desk` has DESK, the class that answers the page.
"""

from __future__ import annotations

import importlib
from importlib.util import find_spec

from hagal.games import having

NAMES = having(__name__)
"""In the order of lists."""


class NotHere(Exception):
    """The code of a title has to be fetched first."""


def head(title: str) -> str:
    """The first line of a title's papers."""
    found: str = importlib.import_module(f"{__name__}.{title}").HEAD
    return found


def titled(paper: str) -> str | None:
    """The title whose paper this is, if any."""
    first = paper.partition("\n")[0]
    return next((name for name in NAMES if head(name) == first), None)


def desk_of(title: str) -> type:
    """The class that answers the page for a title."""
    name = f"{__name__}.{title}.desk"
    if find_spec(name) is None:
        raise NotHere(title)
    found: type = importlib.import_module(name).DESK
    return found


def words_of(title: str) -> tuple[str, ...]:
    """The page's own words for a title."""
    found: tuple[str, ...] = importlib.import_module(f"{__name__}.{title}.words").WORDS
    return found
