"""Style sheets and scripts of pages: in parts where they are written, and as one when they travel.

A long sheet is a list of its parts.

    @import "board/frame.css";
    @import "board/seats.css";

Browsers would ask for each part by itself; so whoever hands out a sheet takes it from here. A part may have parts, too;
it is looked for from where the sheet lies that names it. `palette.css` beside this is the palette of all pages. Of
scripts tells scripts.py.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from hagal.sheets import scripts

PART = re.compile(r'^@import "([^"]+)";\n', re.MULTILINE)


def read(path: Path) -> bytes:
    """A file as it is handed out: a style sheet with all its parts, the script of a page with all its modules."""
    return _text(path, changed(path)).encode() if parts(path) else path.read_bytes()


def changed(path: Path) -> float:
    """When a file, or a part of it, was changed last."""
    return max((path.stat().st_mtime, *map(changed, parts(path))))


def parts(path: Path) -> tuple[Path, ...]:
    """What travels with a file: the parts that a style sheet names, in their order (they may have parts of their own),
    and all modules of the script of a page."""
    return _parts(path, path.stat().st_mtime) if path.suffix in KINDS else ()


@lru_cache(maxsize=256)
def _parts(path: Path, changed: float) -> tuple[Path, ...]:
    return KINDS[path.suffix](path)


def _named(path: Path) -> tuple[Path, ...]:
    return tuple((path.parent / name).resolve() for name in PART.findall(path.read_text(encoding="utf-8")))


KINDS = {".css": _named, ".js": scripts.parts}


@lru_cache(maxsize=64)
def _text(path: Path, changed: float) -> str:
    if path.suffix == ".js":
        return scripts.whole(path)

    def whole(match: re.Match[str]) -> str:
        return _text((path.parent / match[1]).resolve(), changed)

    return PART.sub(whole, path.read_text(encoding="utf-8"))
