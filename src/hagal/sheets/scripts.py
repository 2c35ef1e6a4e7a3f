"""Scripts: a page's script is written in modules, a file for each, and travels as one.

Browsers would ask for every module by itself, and again on each page whether it changed. So whoever hands out the
script of a page takes it from here: every module is a function, called in the order in which they need each other.

    const live = (() => {
    const { make, word } = words;
    ...
    return { table, watch };
    })();

A module says what it needs and gives in the forms below, in no others (a test of the scripts sees to it), gives only
what it never assigns again, and no modules need each other in a circle.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

IMPORT = re.compile(
    r'^import (?:\* as (?P<all>\w+)|\{(?P<names>[^}]*)\}) from "(?P<path>\./[\w/-]+\.js)";\n', re.MULTILINE
)
EXPORT = re.compile(r"^export (?=(?:async )?(?:const|function|class) (?P<name>\w+))", re.MULTILINE)


class InACircle(ValueError):
    """Modules that need each other cannot be put into an order."""


def parts(path: Path) -> tuple[Path, ...]:
    """All modules of the script of a page, which needs some and gives nothing; any other file is whole."""
    text = path.read_text("utf-8")
    return tuple(_modules(path))[:-1] if IMPORT.search(text) and not EXPORT.search(text) else ()


def whole(path: Path) -> str:
    """The script of a page with all its modules."""
    names = {file: f"{file.stem.replace('-', '_')}_{number}" for number, file in enumerate(_modules(path))}
    return "\n".join(_function(file, names) for file in names)


def _modules(path: Path) -> dict[Path, None]:
    return dict.fromkeys(_in_order(path.resolve(), ()))


def _in_order(path: Path, above: tuple[Path, ...]) -> Iterator[Path]:
    """Whatever a module needs comes before it; some more than once."""
    if path in above:
        raise InACircle(" -> ".join(one.name for one in (*above, path)))
    for found in IMPORT.finditer(path.read_text("utf-8")):
        yield from _in_order((path.parent / found["path"]).resolve(), (*above, path))
    yield path


def _function(path: Path, names: dict[Path, str]) -> str:
    text = path.read_text("utf-8")

    def taken(found: re.Match[str]) -> str:
        source = names[(path.parent / found["path"]).resolve()]
        what = found["all"] or "{" + found["names"].replace(" as ", ": ") + "}"
        return f"const {what} = {source};\n"

    given = ", ".join(found["name"] for found in EXPORT.finditer(text))
    body = EXPORT.sub("", IMPORT.sub(taken, text))
    return f"const {names[path]} = (() => {{\n{body}return {{ {given} }};\n}})();\n"
