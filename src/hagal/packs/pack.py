"""A content pack that is whole, and how it is read."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from hagal.games import having
from hagal.kernel.rules import Module
from hagal.packs.content import Content
from hagal.packs.problems import Notice, PackError
from hagal.packs.reader import Reader, TooMany
from hagal.packs.tree import Scalar, parse

FORMAT = "pack 1"
HEADER = ("hagal", "game", "mode", "pack", "about", "replace", "add")


@dataclass(frozen=True)
class Pack:
    """A content pack that is whole: its name, its game, its content, where it was read, and what it says of itself."""

    name: str
    game: str
    content: Content
    file: str
    about: str = ""
    notices: tuple[Notice, ...] = ()
    """Where sources say otherwise."""
    source: bytes = b""
    """The text that it was read from."""
    mode: str = ""
    """The mode of the game that it is for, where there are several."""
    usual: bool = True
    """Is it for the mode that is played unless another is asked for?"""

    @cached_property
    def hash(self) -> str:
        return self.content.hash(self.game if self.usual else f"{self.game} {self.mode}")

    @property
    def ref(self) -> str:
        """What a Record says about it."""
        return f"{self.name}@{self.hash}"

    @property
    def module(self) -> Module:
        return PackModule(self)


class PackModule(Module):
    """The diff that a pack is. Another process gets it as the text of the pack, and reads that."""

    def __init__(self, pack: Pack) -> None:
        needs = (pack.mode,) if pack.mode else ()
        super().__init__(pack.ref, needs=needs, components=pack.content.components)
        self.pack: Pack = pack

    def __reduce__(self) -> tuple[Callable[..., Module], tuple[Any, ...]]:
        return _read_again, (self.pack.source, self.pack.file)


def _read_again(source: bytes, file: str) -> Module:
    return read_bytes(source, file).module


# Reading


def read_bytes(data: bytes, file: str = "pack") -> Pack:
    """The pack in a text; `file` is what problems call it."""
    found = _once(data, file)
    if isinstance(found, PackError):
        raise PackError(found.file, found.problems)
    return found


@lru_cache(maxsize=64)
def _once(data: bytes, file: str) -> Pack | PackError:
    """What came of reading it, kept, mistakes too: the table asks for all packs again and again."""
    try:
        return _read(data, file)
    except PackError as error:
        return error.with_traceback(None)


def _read(data: bytes, file: str) -> Pack:
    root = parse(data, file)
    reader = Reader()
    found = reader.fields(root, "a pack", HEADER, ("hagal", "game", "pack"))
    if "hagal" in found:
        version = reader.scalar(found["hagal"], "hagal", FORMAT)
        if version and version != FORMAT:
            reader.wrong(found["hagal"], f"hagal must be {FORMAT!r}, the format of packs, not {version[:40]!r}")
    games = having("hagal.packs")
    game = reader.word(found["game"], "game", games) if "game" in found else games[0]
    package = importlib.import_module(f"hagal.packs.{game}")
    modes: tuple[str, ...] = package.MODES
    mode = modes[0]
    if "mode" in found and modes == ("",):
        reader.wrong(found["mode"], f"packs for {game} have no mode: leave it out")
    elif "mode" in found:
        mode = reader.word(found["mode"], "mode", modes)
    name = ""
    if "pack" in found:
        name = reader.scalar(found["pack"], "pack", "the name of this pack")
        node = found["pack"]
        if name and isinstance(node, Scalar):
            reader.id(node, "the pack")
    about = reader.text(found["about"], "about", 400) if "about" in found else ""
    try:
        content = package.read(root, reader, mode)
    except TooMany:
        raise PackError(file, reader.problems) from None
    if reader.problems:
        raise PackError(file, reader.problems)
    return Pack(name, game, content, file, about, tuple(sorted(reader.notices)), data, mode, mode == modes[0])
