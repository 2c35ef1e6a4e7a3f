"""The components of a content pack."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from hagal.kernel.term import Component


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
