"""Look: a Sight with what all parts of a board ask of it. Games add what their own parts ask."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hagal.kernel.term import Component
from hagal.table.games.board.words import called, capital, told, word
from hagal.table.sight import Offer, Question, Sight


class Look:
    """One Sight while its scene is made. `me`: the viewer's own seat, which a spectator has not; `lit`: what can be
    clicked now, with what that does. Games say of which types their views are."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Sight = sight
        self.lang: str = sight.lang
        self.view: Mapping[str, Any] = sight.view
        self.players: Sequence[Mapping[str, Any]] = sight.view.get("players", [])
        self.me: Mapping[str, Any] | None = self.players[sight.seat] if 0 <= sight.seat < len(self.players) else None
        self.names: dict[int, str] = {}
        self.about: dict[str, tuple[str, ...]] = {}
        self.lit: dict[str, str] = {}
        self.question: Question | None = sight.question or self.own_aside
        if self.question is not None:
            self.light(self.question)

    @property
    def own_aside(self) -> Question | None:
        """What this seat may do unasked."""
        return next((aside for aside in self.sight.asides if aside.seat == self.sight.seat), None)

    def light(self, question: Question) -> None:
        """Each thing with the only offer about it, or with how many there are."""
        texts: dict[str, list[str]] = {}
        for offer in question.offers:
            refs = self.about[offer.key] = self.refs(offer, question)
            for ref in refs:
                texts.setdefault(ref, []).append(offer.text)
        for ref, found in texts.items():
            self.lit[ref] = found[0] if len(found) == 1 else self.word("plain-options", n=len(found))

    def refs(self, offer: Offer, question: Question) -> tuple[str, ...]:
        """The things on the board that an offer is about: none where only its words tell."""
        return ()

    def amount(self, offer: Offer) -> int | None:
        """How many of something an offer takes, if others differ from it in that alone."""
        return None

    def word(self, id: str, **args: Any) -> str:
        return word(self.lang, id, **args)

    def get(self, kind: str, id: str) -> Any:
        return self.sight.components[f"{kind}:{id}"]

    def called(self, component: Component) -> str:
        return called(component, self.lang)

    def told(self, component: Component) -> str:
        return told(component, self.lang, len(self.players))

    @property
    def seat(self) -> int:
        return self.sight.seat

    def name(self, seat: int) -> str:
        """A seat as people call it."""
        found = self.names.get(seat)
        if found is None:
            found = self.names[seat] = self.find_name(seat)
        return found

    def find_name(self, seat: int) -> str:
        """By its name (that of whom it plays, if nobody typed one), else its number."""
        chair = self.sight.chairs[seat] if seat < len(self.sight.chairs) else None
        return capital(chair.name) if chair is not None and chair.name else self.word("player-name", n=seat + 1)
