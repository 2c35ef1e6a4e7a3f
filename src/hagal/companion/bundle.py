"""The rules as one zip for the phone: Hagal's own Python and the few packages that its sentences need.

What is in it comes from this installation, so the phone runs the very same code.
"""

from __future__ import annotations

import importlib.util
import io
import zipfile
from collections.abc import Iterator
from pathlib import Path

HAGAL = (
    "__init__.py",
    "decision.py",
    "doubtful.py",
    "game.py",
    "languages.py",
    "notation.py",
    "packed.py",
    "positions.py",
    "undo.py",
    "version.py",
    "kernel",
    "games/__init__.py",
    "games/dune",
    "games/kit",
    "telling",
    "text",
    "companion",
)
SENTENCES = ("companion", "dune", "platform")
"""The folders of Fluent files that it needs; those of the terminal, the table and other games stay at home."""

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


def files() -> Iterator[tuple[str, Path]]:
    """Each file of the zip: its place in there, and where it lies here."""
    yield from _own(Path(__file__).parent.parent)
    for package, patterns in PACKAGES.items():
        folder = _folder(package)
        for pattern in patterns:
            for path in sorted(folder.glob(pattern)):
                yield f"{package.replace('.', '/')}/{path.relative_to(folder).as_posix()}", path
    spec = importlib.util.find_spec("typing_extensions")
    assert spec is not None
    assert spec.origin is not None
    yield "typing_extensions.py", Path(spec.origin)


AT_HOME = ("companion/build.py", "companion/bundle.py", "companion/serve.py")
"""Modules that the phone has no use for."""


def _own(root: Path) -> Iterator[tuple[str, Path]]:
    for part in HAGAL:
        top = root / part
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if path.suffix == ".py" or (path.suffix == ".ftl" and path.parent.name in SENTENCES):
                name = path.relative_to(root).as_posix()
                if name not in AT_HOME:
                    yield f"hagal/{name}", path


def _folder(package: str) -> Path:
    spec = importlib.util.find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def pack() -> bytes:
    """The zip."""
    memory = io.BytesIO()
    with zipfile.ZipFile(memory, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, path in files():
            archive.writestr(zipfile.ZipInfo(name, EPOCH), path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    return memory.getvalue()
