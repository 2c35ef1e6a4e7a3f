"""The rules as zips for the phone: Hagal's own Python and the few packages that its sentences need.

`hagal.zip` is what every title needs; `<title>.zip` is a title's own, and is unpacked when it is chosen. What is
in them comes from this installation, so the phone runs the very same code.
"""

from __future__ import annotations

import importlib.util
import io
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

from hagal.companion.games import NAMES
from hagal.games import NAMES as TITLES

HAGAL = (
    *("__init__.py", "decision.py", "doubtful.py", "game.py", "languages.py", "loading.py", "notation.py"),
    *(
        "packed.py",
        "positions.py",
        "undo.py",
        "version.py",
        "kernel",
        "games",
        "rulebook",
        "telling",
        "text",
        "companion",
    ),
)
SENTENCES = ("companion", "platform", *NAMES)
"""The folders of Fluent files that it needs; those of the terminal, the table and other games stay at home."""
SHARED = "hagal"
"""The zip of what every title needs."""

LOCALES = ("root", "en", "en_001", "ru", "pt", "pt_BR")
PACKAGES: dict[str, tuple[str, ...]] = {
    "attr": ("*.py",),
    "babel": (
        "__init__.py",
        "core.py",
        "dates.py",
        "lists.py",
        "localedata.py",
        "numbers.py",
        "plural.py",
        "localtime/*.py",
        "global.dat",
        *(f"locale-data/{name}.dat" for name in LOCALES),
    ),
    "fluent.runtime": ("*.py",),
    "fluent.syntax": ("*.py",),
    "pytz": ("*.py",),
}
EPOCH = (1980, 1, 1, 0, 0, 0)
"""One date for every file: equal contents make equal zips, so a phone fetches anew only what changed."""


AT_HOME = (
    *("companion/build.py", "companion/bundle.py", "companion/serve.py", "rulebook/proofs.py", "rulebook/source.py"),
)
"""Modules that the phone has no use for."""
DOORS = tuple(f"{folder}/{title}/__init__.py" for title in NAMES for folder in ("games", "companion/games"))
"""By these a title is found before the rest of it is there."""


def owner(name: str) -> str:
    """The title that a file of Hagal belongs to, by a folder or a module of its name; or what every title needs."""
    if name in DOORS or (name.startswith("text/") and "/companion/" in name):
        return SHARED
    parts = PurePosixPath(name).with_suffix("").parts
    return next((title for title in TITLES if title in parts), SHARED)


def files(zip: str = SHARED) -> Iterator[tuple[str, Path]]:
    """Each file of a zip: its place in there, and where it lies here."""
    for name, path in _own(Path(__file__).parent.parent):
        if owner(name) == zip:
            yield f"hagal/{name}", path
    if zip == SHARED:
        yield from _packages()


def _packages() -> Iterator[tuple[str, Path]]:
    for package, patterns in PACKAGES.items():
        folder = _folder(package)
        for pattern in patterns:
            for path in sorted(folder.glob(pattern)):
                yield f"{package.replace('.', '/')}/{path.relative_to(folder).as_posix()}", path
    spec = importlib.util.find_spec("typing_extensions")
    assert spec is not None
    assert spec.origin is not None
    yield "typing_extensions.py", Path(spec.origin)


def _own(root: Path) -> Iterator[tuple[str, Path]]:
    for part in HAGAL:
        top = root / part
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            name = path.relative_to(root).as_posix()
            if name not in AT_HOME and (path.suffix == ".py" or _sentences(name) or _rules(path)):
                yield name, path


def _sentences(name: str) -> bool:
    """`text/<language>/<folder>/...`"""
    parts = PurePosixPath(name).parts
    return name.endswith(".ftl") and len(parts) > 3 and parts[2] in SENTENCES


def _rules(path: Path) -> bool:
    """The numbered rules of a title that the companion knows."""
    return path.suffix == ".md" and path.parent.name == "rules" and path.parent.parent.name in NAMES


def _folder(package: str) -> Path:
    spec = importlib.util.find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def pack(found: Iterable[tuple[str, Path]]) -> bytes:
    """A zip of these files."""
    memory = io.BytesIO()
    with zipfile.ZipFile(memory, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, path in found:
            archive.writestr(zipfile.ZipInfo(name, EPOCH), path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    return memory.getvalue()


def zips() -> dict[str, bytes]:
    """Every zip by its name."""
    return {f"{name}.zip": pack(files(name)) for name in (SHARED, *NAMES)}
