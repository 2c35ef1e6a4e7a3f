"""What the fields of a set-up can name: all that is in the box, and what content packs add."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from hagal.games.encounters.alien.catalogue.avatars import AVATARS as ALIEN_AVATARS
from hagal.games.encounters.alien.catalogue.locations import LOCATIONS as ALIEN_LOCATIONS
from hagal.games.encounters.alien.catalogue.objectives import OBJECTIVES as ALIEN_OBJECTIVES
from hagal.games.encounters.alien.catalogue.player_side import BARRACKS as ALIEN_BARRACKS
from hagal.games.encounters.alien.mix import MixSetup
from hagal.games.encounters.alien.module import HIVE
from hagal.games.encounters.census import Census, count
from hagal.games.encounters.hunted.catalogue.avatars import AVATARS
from hagal.games.encounters.hunted.catalogue.barracks import BARRACKS
from hagal.games.encounters.hunted.catalogue.enemies import ENEMIES
from hagal.games.encounters.hunted.catalogue.objectives import LOCATIONS, OBJECTIVES
from hagal.games.encounters.hunters.catalogue.predators import PREDATORS
from hagal.games.encounters.hunters.components import Predator
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.packs import Pack
from hagal.table.games import packs
from hagal.table.games.board.words import called
from hagal.table.games.plan import Form
from hagal.table.packs import Stock
from hagal.text import phrase

LOCATION, OBJECTIVE, AVATAR, PERSON = "location", "objective", "avatar", "person"
PREDATOR = "predator"
"""The Avatars of Hunters."""
BOX: dict[str, tuple[Any, ...]] = {
    LOCATION: (*LOCATIONS, *ALIEN_LOCATIONS),
    OBJECTIVE: (*OBJECTIVES, *ALIEN_OBJECTIVES),
    AVATAR: (*AVATARS, *ALIEN_AVATARS),
    PREDATOR: PREDATORS,
    PERSON: (),
}


def modes_of(form: Form) -> tuple[str, ...]:
    """The modes that a form asks for: one, or those that are mixed."""
    return tuple(form["mode"].split("+"))


ALL_CHARACTERS = MixSetup.films.everybody()


def by(name: str, cards: Iterable[Any]) -> dict[str, list[Any]]:
    """Cards by what one of their facts says."""
    found: dict[str, list[Any]] = {}
    for card in cards:
        found.setdefault(getattr(card, name), []).append(card)
    return found


DECKS = by("deck", (*ENEMIES, *HIVE))
PEOPLE = by("who", (*BARRACKS, *ALIEN_BARRACKS))
"""The mini-deck of each Objective, and the cards of each character."""


def sort(component: Component) -> str:
    """What a component is to be named as."""
    return PREDATOR if isinstance(component, Predator) else component.kind


@dataclass(frozen=True, slots=True)
class Part:
    """Something that can be named, and the packs that bring it (none: it is in the box)."""

    id: str
    component: Component | None
    packs: tuple[Pack, ...] = ()

    def plain(self, lang: str) -> str:
        """Its name alone."""
        who = f"enc-who-{self.id.replace('_', '-')}"
        return phrase(Msg(who), lang) if self.component is None else called(self.component, lang)

    def named(self, lang: str) -> str:
        """Its name, and the pack that brings it."""
        return f"{self.plain(lang)} · {self.packs[0].name}" if self.packs else self.plain(lang)

    def called(self, lang: str) -> str:
        """With the pack, or with the number of stand-ins, so that everybody knows where it comes from."""
        if self.packs:
            return self.named(lang)
        cards = DECKS if self.component is not None else PEOPLE
        return stand_ins(self.plain(lang), count(cards.get(self.id, ())), lang)


def stand_ins(plain: str, found: Census, lang: str) -> str:
    """A name, and how many of the cards behind it are stand-ins, if any."""
    n, cards = found
    return phrase(Msg("table-encounters-part", name=plain, n=n, all=cards), lang) if n else plain


class Mix:
    """All that can be named on a server with this stock."""

    def __init__(self, stock: Stock) -> None:
        self.stock: Stock = stock

    def parts(self, kind: str) -> list[Part]:
        """Of one kind: first those of the box, then those of the packs."""
        found = {one.id: Part(one.id, one) for one in BOX[kind]}
        if kind == PERSON:
            found |= {id: Part(id, None) for id in ALL_CHARACTERS}
        for pack in self.stock.packs:
            for one in pack.content.added:
                if sort(one) == kind:
                    before = found.get(one.id, Part(one.id, one))
                    found[one.id] = Part(one.id, before.component, (*before.packs, pack))
        return list(found.values())

    def of_stage(self, stage: int) -> list[Part]:
        """The Objectives of a number."""
        return [part for part in self.parts(OBJECTIVE) if getattr(part.component, "stage", 0) == stage]

    def known(self, form: Form, parts: Sequence[Part]) -> list[str]:
        """The ids of those that are in the box or in a pack that is ticked."""
        ticked = packs.chosen(form, self.stock, modes_of(form))
        return [part.id for part in parts if not part.packs or any(pack in ticked for pack in part.packs)]

    def choices(self, parts: list[Part], lang: str) -> list[tuple[str, str, str]]:
        """For a field: the id, the name, and the class of what is shown only with its pack."""
        return [(part.id, part.called(lang), self.only(part)) for part in parts]

    def only(self, part: Part) -> str:
        """What several packs bring cannot be hidden by one of them."""
        return packs.only(part.packs[0], self.stock) if len(part.packs) == 1 else ""
