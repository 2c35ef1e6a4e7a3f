"""Look: a Sight with what all parts of the table of Encounters ask of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from hagal.games.encounters.alien.names import NAME as ALIEN
from hagal.games.encounters.alien.seen import AlienView, hive_of
from hagal.games.encounters.hunters.hunt import NAME as HUNTERS
from hagal.games.encounters.hunters.seen import HuntersView, hunt_of
from hagal.games.encounters.modes import HUNT, MIX, Mode, has_rooms, played
from hagal.games.encounters.seen import EncountersView, PlayerFacts
from hagal.kernel.term import Component
from hagal.table.games.board import look
from hagal.table.games.board.words import word
from hagal.table.games.encounters.about import about
from hagal.table.games.encounters.alien import words as alien
from hagal.table.games.encounters.hunters.words import WORDS
from hagal.table.sight import Offer, Question, Sight, pack_name

DIALECTS: Mapping[str, Mapping[str, str]] = {
    HUNTERS: WORDS,
    ALIEN: alien.WORDS,
    HUNT: alien.HUNT_WORDS,
    MIX: alien.DECK_WORDS,
    alien.SERGEANTS: alien.SERGEANT_WORDS,
}
"""By what is played and with what: the messages that take the place of others."""


def mode_of(sight: Sight) -> str:
    """The mode that is played."""
    return played(sight.modules).name


def mat_of(sight: Sight) -> str:
    """The mat that lies on the table, by the names of its spaces."""
    return alien.ALIEN_MAT if has_rooms(sight.view) else alien.PREDATOR_MAT


def spoken(sight: Sight) -> str:
    """The dialects of a game, one over the other: Predators, the mat, a mix, and the pile beside the HQ."""
    found = played(sight.modules).dialects(has_rooms(sight.view))
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
    """One Sight while its scene is made. Where a mode has other words for a thing, they take the place of ours.

    `hunt` is what the view tells where Predators hunt, `hive` where there are Aliens.
    """

    view: EncountersView
    players: list[PlayerFacts]
    me: PlayerFacts | None

    def __init__(self, sight: Sight) -> None:
        self.way: Mode = played(sight.modules)
        self.mode: str = self.way.name
        self.mat: str = mat_of(sight)
        self.hunt: HuntersView | None = hunt_of(sight.view)
        self.hive: AlienView | None = hive_of(sight.view)
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
    def officer_price(self) -> int:
        return self.way.officer_price(self.sight.options)

    @property
    def active(self) -> int:
        return self.view["active"]

    @property
    def known_prey(self) -> str | None:
        """The top card of the Prey deck, where there is one and this viewer has looked at it."""
        return None if self.hunt is None else self.hunt["prey_top"]

    @property
    def trophies(self) -> str:
        """The Trophy Room that a card goes to which somebody takes now; empty while it is nobody's turn."""
        return "" if self.active < 0 else f"trophies:{self.active}"

    @property
    def killed(self) -> str:
        """The pile where an enemy goes that is killed now: a Trophy Room, where trophies are kept, or the dead."""
        return (self.way.honored and self.trophies) or "dead"
