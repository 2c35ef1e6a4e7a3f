"""Style sheets: a long one is a list of its parts, and travels as one.

    @import "board/frame.css";
    @import "board/seats.css";

Browsers would ask for each part by itself; so whoever hands out a sheet takes it from here. A part may have parts, too;
it is looked for from where the sheet lies that names it. `palette.css` beside this is the palette of all pages.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

PART = re.compile(r'^@import "([^"]+)";\n', re.MULTILINE)


def read(path: Path) -> bytes:
    """A file as it is handed out: a style sheet with all its parts in their places."""
    return _text(path, changed(path)).encode() if path.suffix == ".css" else path.read_bytes()


def changed(path: Path) -> float:
    """When a file, or a part of it, was changed last."""
    time = path.stat().st_mtime
    return max((time, *map(changed, _named(path, time)))) if path.suffix == ".css" else time


def parts(path: Path) -> tuple[Path, ...]:
    """The parts that a style sheet names, in their order; they may have parts of their own."""
    return _named(path, path.stat().st_mtime)


@lru_cache(maxsize=256)
def _named(path: Path, changed: float) -> tuple[Path, ...]:
    return tuple((path.parent / name).resolve() for name in PART.findall(path.read_text(encoding="utf-8")))


@lru_cache(maxsize=64)
def _text(path: Path, changed: float) -> str:
    def whole(match: re.Match[str]) -> str:
        return _text((path.parent / match[1]).resolve(), changed)

    return PART.sub(whole, path.read_text(encoding="utf-8"))
