"""Look: a Sight with what all parts of the table of Encounters ask of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hagal.games.encounters.hunted.settings import NAME as HUNTED
from hagal.games.encounters.hunters.hunt import NAME as HUNTERS
from hagal.games.encounters.seen import EncountersView, PlayerFacts
from hagal.kernel.term import Component
from hagal.table.games.board import look
from hagal.table.games.board.words import word
from hagal.table.games.encounters.about import about
from hagal.table.games.encounters.hunters.words import WORDS
from hagal.table.sight import Offer, Question, Sight, pack_name

NO_OTHERS: Mapping[str, str] = {}


def mode_of(sight: Sight) -> str:
    """The mode that is played: Hunted unless another was asked for."""
    return HUNTERS if HUNTERS in sight.modules else HUNTED


def others(mode: str) -> Mapping[str, str]:
    """The messages that a mode says in the place of others."""
    return WORDS if mode == HUNTERS else NO_OTHERS


def speaks(lang: str, mode: str) -> Callable[..., str]:
    """The words of a mode in a language."""
    instead = others(mode)

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
        self.others: Mapping[str, str] = others(self.mode)
        super().__init__(sight)

    def word(self, id: str, **args: Any) -> str:
        return word(self.lang, self.others.get(id, id), **args)

    def refs(self, offer: Offer, question: Question) -> tuple[str, ...]:
        return about(offer.step, self.sight, question.seat)

    def pack(self, component: Component) -> str:
        """The name of the content pack that a component comes from; empty if it is of the box."""
        return pack_name(self.sight.brought.get(component.ref, ""))

    def space(self, id: str) -> str:
        """A space of the Wilds by its short name."""
        return self.word(f"table-encounters-space-{id}")

    @property
    def active(self) -> int:
        return self.view["active"]
