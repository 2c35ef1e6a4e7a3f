"""Scripts: a page's script is written in modules, a file for each, and travels as one.

Browsers would ask for every module by itself, and again on each page whether it changed. So whoever hands out the
script of a page takes it from here: every module is a function, called in the order in which they need each other.

    const live = (() => {
    const { make, word } = words;
    ...
    return { table, watch };
    })();

A module says what it needs and gives in the forms below, gives only what it never assigns again, and no modules need
each other in a circle. Whatever says it otherwise is refused.
"""

from __future__ import annotations

import re
from pathlib import Path

IMPORT = re.compile(
    r'^import (?:\* as (?P<all>\w+)|\{(?P<names>[^}]*)\}) from "(?P<path>\./[\w/-]+\.js)";\n', re.MULTILINE
)
EXPORT = re.compile(r"^export (?=(?:async )?(?:const|function|class) (?P<name>\w+))", re.MULTILINE)
OTHER = re.compile(r"^[ \t]*(?:export\b|import\b(?![.(])).*", re.MULTILINE)


class Unfit(ValueError):
    """Modules that cannot be put into one file: they need each other in a circle, or say so in another form."""


def parts(path: Path) -> tuple[Path, ...]:
    """All modules of the script of a page, which needs some and gives nothing; any other file is whole."""
    text = path.read_text("utf-8")
    return tuple(_modules(path))[:-1] if IMPORT.search(text) and not EXPORT.search(text) else ()


def whole(path: Path) -> str:
    """The script of a page with all its modules."""
    names = {file: f"{file.stem.replace('-', '_')}_{number}" for number, file in enumerate(_modules(path))}
    return "\n".join(_function(file, names) for file in names)


def _modules(path: Path) -> list[Path]:
    """A script and all that it needs, whatever needs something after it."""
    found: list[Path] = []
    _add(path.resolve(), (), found)
    return found


def _add(path: Path, above: tuple[Path, ...], found: list[Path]) -> None:
    if path in above:
        raise Unfit("in a circle: " + " -> ".join(one.name for one in (*above, path)))
    for needed in IMPORT.finditer(path.read_text("utf-8")):
        module = (path.parent / needed["path"]).resolve()
        if module not in found:
            _add(module, (*above, path), found)
    found.append(path)


def _function(path: Path, names: dict[Path, str]) -> str:
    text = path.read_text("utf-8")

    def taken(found: re.Match[str]) -> str:
        source = names[(path.parent / found["path"]).resolve()]
        what = found["all"] or "{" + found["names"].replace(" as ", ": ") + "}"
        return f"const {what} = {source};\n"

    given = ", ".join(found["name"] for found in EXPORT.finditer(text))
    body = EXPORT.sub("", IMPORT.sub(taken, text))
    if other := OTHER.search(body):
        raise Unfit(f"{path.name}: {other[0]}")
    return f"const {names[path]} = (() => {{\n{body}return {{ {given} }};\n}})();\n"
