"""The companion as a folder that any web host can serve: the page, Python for the phone, and the rules."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from pathlib import Path

from hagal import sheets
from hagal.companion import bundle, games
from hagal.companion.app import WORDS
from hagal.companion.words import word
from hagal.kernel.errors import HagalError
from hagal.text import LANGUAGES

STATIC = Path(__file__).parent / "static"
RUNTIME = ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip")
"""What of Pyodide the phone needs."""
LOCK = "pyodide-lock.json"
MARK = ".hagal-companion"
"""A file in a folder that was written by this: such a folder may be written over."""


class NoPyodide(HagalError):
    """Pyodide is not installed."""


def pyodide() -> Path:
    """Where Pyodide is: as `make companion` puts it, or as HAGAL_PYODIDE says."""
    given = os.environ.get("HAGAL_PYODIDE")
    folder = Path(given) if given else Path(sys.prefix) / "share/hagal/companion/node_modules/pyodide"
    missing = [name for name in (*RUNTIME, LOCK) if not (folder / name).is_file()]
    if missing:
        raise NoPyodide(
            f"Pyodide, which runs the rules on the phone, is not installed ({folder / missing[0]} is missing): run "
            "'make companion' once in Hagal's folder, or name a folder with Pyodide in HAGAL_PYODIDE"
        )
    return folder


def _file(path: Path) -> bytes:
    """Sheets have all their parts; scripts stay apart: the service worker fetches each once."""
    return sheets.read(path) if path.suffix == ".css" else path.read_bytes()


def files() -> dict[str, bytes]:
    """Every file of the folder. The service worker comes last: it knows all the others."""
    source = pyodide()
    paths = [path for path in sorted(STATIC.rglob("*.*")) if path.name != "sw.js"]
    within = {part for path in paths if path.suffix == ".css" for part in sheets.parts(path)}
    found = {path.relative_to(STATIC).as_posix(): _file(path) for path in paths if path not in within}
    found["words.json"] = words()
    found |= bundle.zips()
    for name in RUNTIME:
        found[f"pyodide/{name}"] = (source / name).read_bytes()
    found[f"pyodide/{LOCK}"] = bare_lock((source / LOCK).read_bytes())
    names = ["./" if name == "index.html" else f"./{name}" for name in found]
    script = (STATIC / "sw.js").read_text("utf-8").replace('["@FILES@"]', json.dumps(names))
    script = script.replace("@VERSION@", version({**found, "sw.js": script.encode()}))
    found["sw.js"] = script.encode()
    return found


def words() -> bytes:
    """The page's own words in every language, there before Python is."""
    ids = [*WORDS, *(id for title in games.NAMES for id in games.words_of(title))]
    every = {lang: {id: word(id, lang) for id in ids} for lang in LANGUAGES}
    return json.dumps(every, ensure_ascii=False, separators=(",", ":")).encode()


def bare_lock(text: bytes) -> bytes:
    """Pyodide's list of packages without the packages: none of them is used."""
    lock = json.loads(text)
    lock["packages"] = {}
    return json.dumps(lock, separators=(",", ":")).encode()


def version(found: dict[str, bytes]) -> str:
    """One word for these very contents."""
    sum = hashlib.sha256()
    for name in sorted(found):
        sum.update(f"{name}\n{hashlib.sha256(found[name]).hexdigest()}\n".encode())
    return sum.hexdigest()[:16]


def write(folder: Path) -> int:
    """The whole into a folder, which is made; returns its size. A folder with anything else in it is left alone."""
    if folder.exists() and any(folder.iterdir()) and not (folder / MARK).exists():
        raise HagalError(f"{folder} holds other files; name a new folder, or an empty one")
    found = files()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / MARK).write_text("", encoding="utf-8")
    for name, data in found.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    return sum(len(data) for data in found.values())
