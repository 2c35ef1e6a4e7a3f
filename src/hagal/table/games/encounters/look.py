"""Look: a Sight with what all parts of the table of Encounters ask of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from hagal.games.encounters.alien.names import NAME as ALIEN
from hagal.games.encounters.hunted.settings import NAME as HUNTED
from hagal.games.encounters.hunters.hunt import NAME as HUNTERS
from hagal.games.encounters.names import ROOMS
from hagal.games.encounters.seen import EncountersView, PlayerFacts, encounters_view
from hagal.kernel.term import Component
from hagal.table.games.board import look
from hagal.table.games.board.words import word
from hagal.table.games.encounters.about import about
from hagal.table.games.encounters.alien import words as alien
from hagal.table.games.encounters.hunters.words import WORDS
from hagal.table.sight import Offer, Question, Sight, pack_name

MIX, HUNT = "mix", "hunt"
"""Alien mixed with Hunted, and Predators who hunt Aliens."""
DIALECTS: Mapping[str, Mapping[str, str]] = {
    HUNTERS: WORDS,
    ALIEN: alien.WORDS,
    HUNT: alien.HUNT_WORDS,
    MIX: alien.DECK_WORDS,
    alien.SERGEANTS: alien.SERGEANT_WORDS,
}
"""By what is played and with what: the messages that take the place of others."""


def mode_of(sight: Sight) -> str:
    """The mode that is played: Hunted unless another was asked for."""
    if ALIEN in sight.modules:
        return HUNT if HUNTERS in sight.modules else MIX if HUNTED in sight.modules else ALIEN
    return HUNTERS if HUNTERS in sight.modules else HUNTED


def mat_of(sight: Sight) -> str:
    """The mat that lies on the table, by the names of its spaces."""
    rooms = encounters_view(sight.view)["wilds"][0]["space"] in ROOMS
    return alien.ALIEN_MAT if rooms else alien.PREDATOR_MAT


def spoken(sight: Sight) -> str:
    """The dialects of a game, one over the other: Predators, the mat, a mix, and the pile beside the HQ."""
    found = [HUNTERS] if HUNTERS in sight.modules else []
    found += [ALIEN] if mat_of(sight) == alien.ALIEN_MAT else []
    found += [HUNT] if mode_of(sight) == HUNT else []
    found += [MIX] if mode_of(sight) == MIX and not found else []
    return " ".join([*found, alien.SERGEANTS] if f"character:{alien.SERGEANT}" in sight.components else found)


@cache
def others(dialects: str) -> Mapping[str, str]:
    """The messages that are said in the place of others."""
    found: dict[str, str] = {}
    for dialect in dialects.split():
        found |= DIALECTS[dialect]
    return found


def speaks(lang: str, dialects: str) -> Callable[..., str]:
    """The words of a game in a language."""
    instead = others(dialects)

    def say(id: str, **args: Any) -> str:
        return word(lang, instead.get(id, id), **args)

    return say


class Look(look.Look):
    """One Sight while its scene is made. Where a mode has other words for a thing, they take the place of ours."""

    view: EncountersView
    players: list[PlayerFacts]
    me: PlayerFacts | None

    def __init__(self, sight: Sight) -> None:
        self.mode: str = mode_of(sight)
        self.mat: str = mat_of(sight)
        self.hunters: bool = HUNTERS in sight.modules
        self.alien: bool = ALIEN in sight.modules
        self.others: Mapping[str, str] = others(spoken(sight))
        super().__init__(sight)

    def word(self, id: str, **args: Any) -> str:
        return word(self.lang, self.others.get(id, id), **args)

    def refs(self, offer: Offer, question: Question) -> tuple[str, ...]:
        return about(offer.step, self.sight, question.seat)

    def card(self, id: str) -> Any:
        """A card that lies where not only cards of one kind do: characters come to the Combat Zone as Failed Clones, a
        Chestburster lies in a deck."""
        components = self.sight.components
        return components.get(f"character:{id}") or components[f"enemy:{id}"]

    def pack(self, component: Component) -> str:
        """The name of the content pack that a component comes from; empty if it is of the box."""
        return pack_name(self.sight.brought.get(component.ref, ""))

    def space(self, id: str) -> str:
        """A space of the Wilds, or a room of the Complex, by its short name."""
        return self.word(f"table-encounters-space-{id.replace('_', '-')}")

    @property
    def active(self) -> int:
        return self.view["active"]
