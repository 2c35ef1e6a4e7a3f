"""Content packs for Legendary Encounters: Predator and Alien. A pack is for one mode.

words: the vocabulary, from the registry of effects; grammar: reading them; writing: writing them; fields: the fields of
entries; cards: reading one component; entries: writing one; decks: what the rulebook fixes about decks as a whole;
reading, hunted: reading a pack; hunters, alien: cards, decks and packs of these modes; changes: where sources say
otherwise; sources: how sure they are; template: what `hagal pack new` writes.
"""

from __future__ import annotations

from hagal.packs.content import Content
from hagal.packs.encounters.alien.reading import AlienReading
from hagal.packs.encounters.hunted import HuntedReading
from hagal.packs.encounters.hunters.reading import HuntersReading
from hagal.packs.encounters.reading import Reading, box
from hagal.packs.encounters.words import ALIEN, HUNTED, HUNTERS, MODES
from hagal.packs.reader import Reader
from hagal.packs.tree import Map

__all__ = ["MODES", "box", "read"]

READINGS: dict[str, type[Reading]] = {HUNTED: HuntedReading, HUNTERS: HuntersReading, ALIEN: AlienReading}


def read(root: Map, reader: Reader, mode: str) -> Content:
    """The components of a pack for a mode; what is wrong with it is noted in the reader."""
    return READINGS[mode](root, reader).content()
