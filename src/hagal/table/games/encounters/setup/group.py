"""A group of fields that some modes have: how it is filled in, read, offered and told."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from hagal.games.encounters.names import Film
from hagal.table.games.encounters.mix import Mix
from hagal.table.games.encounters.setup.wished import Wished
from hagal.table.games.plan import Plan

Line = tuple[str, str]
"""Of what one mixes: what it is, and which."""


@dataclass(frozen=True, slots=True)
class Laid:
    """What is laid on the table: mini-decks and what fills them up, characters or groups, Objectives and Location, and
    kinds of cards of which all are there."""

    decks: tuple[str, ...] = ()
    who: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()

    def and_those(self, other: Laid) -> Laid:
        return Laid(
            (*self.decks, *other.decks),
            (*self.who, *other.who),
            (*self.names, *other.names),
            (*self.kinds, *other.kinds),
        )


class Group:
    def blank(self, mix: Mix) -> dict[str, str]:
        """The fields before anybody touches them."""
        raise NotImplementedError

    def here(self, w: Wished) -> bool:
        """Does a mode have them?"""
        raise NotImplementedError

    def film(self, w: Wished, film: Film) -> dict[str, str]:
        """The fields as a film has it."""
        raise NotImplementedError

    def surprise(self, w: Wished, rng: Random) -> dict[str, str]:
        """The fields as chance has it, everything by its name."""
        raise NotImplementedError

    def read(self, plan: Plan, w: Wished, rng: Random) -> None:
        """What was typed as options of a plan, or complaints; `rng` where single things are left to chance."""
        raise NotImplementedError

    def offered(self, w: Wished, lang: str) -> dict[str, Any]:
        """What the fields offer."""
        raise NotImplementedError

    def told(self, w: Wished, lang: str) -> list[Line]:
        """What they come to."""
        raise NotImplementedError

    def laid(self, w: Wished) -> Laid:
        """The cards that are certain to be on the table."""
        return Laid()

    def open(self, w: Wished) -> bool:
        """Is something of that left to chance?"""
        return False


def as_film(w: Wished, groups: Iterable[Group]) -> dict[str, str]:
    """The fields of all groups as the film has it that the form asks for."""
    found = {"film": str(w.film)}
    for group in groups:
        found |= group.film(w, w.film)
    return found
