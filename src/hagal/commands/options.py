"""Game options on the command line: `--option difficulty=mentat --option promos=true`."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Annotated, Any

import typer

from hagal.kernel.errors import RulesError

USUAL = "dune"
"""The title of a command that names none."""

Option = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the game, as in difficulty=mentat; may be given several times."),
]
Pack = Annotated[
    list[str] | None,
    typer.Option("--pack", help="A content pack: a file, or the name of a kept one; may be given several times."),
]


def parse(words: Iterable[str] | None) -> dict[str, Any]:
    """Options by name. A value is JSON if it can be read as that, otherwise plain text."""
    found: dict[str, Any] = {}
    for word in words or ():
        name, equals, text = word.partition("=")
        name, text = name.strip(), text.strip()
        if not equals or not name or not text:
            raise RulesError(f"an option is written as name=value, for example difficulty=mentat, not {word!r}")
        if name in found:
            raise RulesError(f"option {name} is given twice")
        try:
            found[name] = json.loads(text)
        except ValueError:
            if text[0] in '[{"':
                raise RulesError(f"option {name}: {text} looks like JSON, but cannot be read as that") from None
            found[name] = text
    return found
