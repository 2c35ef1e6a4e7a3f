"""What a content pack holds once it has been read."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from hagal.kernel.rules import Module
from hagal.kernel.term import Component
from hagal.packs.problems import Notice


@dataclass(frozen=True)
class Content:
    """The components of a pack: those in the place of others, those that are new, and those that come with them (the
    areas of a tile, what names a unit that is another one now)."""

    replaced: tuple[tuple[Component, Component], ...] = ()
    added: tuple[Component, ...] = ()
    carried: tuple[Component, ...] = ()

    @property
    def components(self) -> tuple[Component, ...]:
        """What is replaced in the order of its refs (its places in the game are those of the old), then what is new."""
        new = sorted((*(one for _old, one in self.replaced), *self.carried), key=lambda one: one.ref)
        return (*new, *self.added)

    def hash(self, game: str) -> str:
        """A short hash of what is printed on the components: comments, spaces and translations do not count. `game` is
        named with its mode, if that is not the usual one."""
        text = "\n".join([game, *(component.content() for component in self.components)])
        return hashlib.sha256(text.encode()).hexdigest()[:12]


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
    from hagal.packs import read_bytes  # which is made of this

    return read_bytes(source, file).module
