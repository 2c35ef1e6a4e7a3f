"""Look: a Sight with what all parts of the table ask of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hagal.kernel.term import Component
from hagal.table.faces.encounters.about import about
from hagal.table.faces.words import called, capital, told, word
from hagal.table.sight import Question, Sight, pack_name


class Look:
    """One Sight while its scene is made."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Sight = sight
        self.lang: str = sight.lang
        self.view: Mapping[str, Any] = sight.view
        self.players: list[dict[str, Any]] = sight.view["players"]
        self.names: dict[int, str] = {}
        self.lit: dict[str, str] = {}
        self.question: Question | None = sight.question or self.own_aside
        if self.question is not None:
            self.light(self.question)

    @property
    def own_aside(self) -> Question | None:
        """What this seat may do unasked."""
        return next((aside for aside in self.sight.asides if aside.seat == self.sight.seat), None)

    def light(self, question: Question) -> None:
        """What can be clicked now, with what that does: the only offer about it, or how many there are."""
        texts: dict[str, list[str]] = {}
        for offer in question.offers:
            for ref in about(offer.step, self.sight, question.seat):
                texts.setdefault(ref, []).append(offer.text)
        for ref, found in texts.items():
            self.lit[ref] = found[0] if len(found) == 1 else self.word("hunt-options", n=len(found))

    def word(self, id: str, **args: Any) -> str:
        return word(self.lang, id, **args)

    def get(self, kind: str, id: str) -> Any:
        return self.sight.components[f"{kind}:{id}"]

    def pack(self, component: Component) -> str:
        """The name of the content pack that a component comes from; empty if it is of the box."""
        return pack_name(self.sight.brought.get(component.ref, ""))

    def called(self, component: Component) -> str:
        return called(component, self.lang)

    def told(self, component: Component) -> str:
        return told(component, self.lang)

    def space(self, id: str) -> str:
        """A space of the Wilds by its short name."""
        return self.word(f"hunt-space-{id}")

    @property
    def seat(self) -> int:
        return self.sight.seat

    @property
    def me(self) -> dict[str, Any] | None:
        """The viewer's own seat; a spectator has none."""
        return self.players[self.seat] if 0 <= self.seat < len(self.players) else None

    @property
    def active(self) -> int:
        return int(self.view["active"])

    def name(self, seat: int) -> str:
        """A seat as people call it: by its name, else its Avatar, else its number."""
        found = self.names.get(seat)
        if found is None:
            chair = self.sight.chairs[seat] if seat < len(self.sight.chairs) else None
            found = capital(chair.name) if chair is not None and chair.name else self.word("player-name", n=seat + 1)
            self.names[seat] = found
        return found
