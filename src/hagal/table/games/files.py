"""Where the templates and style sheets of games are: a game that has a file of a name draws with it, others plainly."""

from __future__ import annotations

from functools import cache
from pathlib import Path

TABLE = Path(__file__).parent.parent


@cache
def template(title: str, name: str) -> str:
    """A template of a game, or the plain one of that name; empty if there is neither."""
    found = (f"games/{title}/{name}", f"board/{name}")
    return next((path for path in found if (TABLE / "templates" / path).is_file()), "")


@cache
def sheet(title: str) -> str:
    """The style sheet of a game's board."""
    own = f"games/{title}.css"
    return own if (TABLE / "static" / own).is_file() else "board.css"


@cache
def setup_sheet(title: str) -> str:
    """The style sheet of a game's part of the set-up form; empty if it needs none."""
    own = f"games/{title}/setup.css"
    return own if (TABLE / "static" / own).is_file() else ""
