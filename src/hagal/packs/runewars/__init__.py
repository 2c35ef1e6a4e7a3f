"""Content packs for Runewars: what stands on the tiles, sheets, cards and tokens of a box.

words: the vocabulary, from the registry of effects; grammar: reading them; writing: writing them; entries: components
as they are written, and how sure each fact is; cards: reading one; reading: reading a pack; template: what `hagal pack
new` writes. What the box must contain is checked by `hagal.games.runewars.setup` (box, contents).
"""

from __future__ import annotations

from hagal.packs.content import Content
from hagal.packs.reader import Reader
from hagal.packs.runewars.reading import Reading
from hagal.packs.tree import Map

__all__ = ["MODES", "read"]

MODES = ("",)
"""A pack is for all editions and variants."""


def read(root: Map, reader: Reader, mode: str) -> Content:
    """The components of a pack; what is wrong with it is noted in the reader."""
    return Reading(root, reader).content()
