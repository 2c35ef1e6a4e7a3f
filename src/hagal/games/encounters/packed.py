"""What of a content pack takes part in a game: what has its place there (docs/packs.md).

A pack is made for a mode, and a game of two modes leaves part of each box out: one of the Strike decks, the people of
Alien while Predators hunt, some Tests. So what a pack replaces takes part where that card does, and what it adds where
the cards of its mode do that it is shuffled into or stands beside.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from hagal.kernel.rules import Module
from hagal.kernel.term import Component

PERSON, BARRACKS = "person", "barracks"


def taking_part(pack: Module, box: Collection[Component], playing: Iterable[Component]) -> Module:
    """The pack with what has its place in a game: `box` is all of its mode, `playing` what is there without packs."""
    refs = {one.ref for one in playing}
    known = {one.ref for one in box}
    sorts = {sort_of(one) for one in box if one.ref in refs}
    fitting = [one for one in pack.components if (one.ref in refs if one.ref in known else sort_of(one) in sorts)]
    return Module(pack.name, needs=pack.needs, components=fitting)


def sort_of(one: Component) -> tuple[str, str]:
    """What belongs together: people of the Barracks with their cards, Roles, Strikes, all that the Hive may hold ..."""
    if one.kind == PERSON:
        return "character", BARRACKS
    return one.kind, getattr(one, "deck", "") if one.kind == "character" else ""
