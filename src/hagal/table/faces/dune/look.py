"""Look: a Sight with what all parts of the board ask of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hagal.games.dune.rivals.leaders import Rival
from hagal.kernel.term import Component
from hagal.table.faces.dune.about import about
from hagal.table.faces.dune.words import short
from hagal.table.faces.words import called, capital, told, word
from hagal.table.sight import RIVAL, Sight


class Look:
    """One Sight while its scene is made."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Sight = sight
        self.lang: str = sight.lang
        self.view: Mapping[str, Any] = sight.view
        self.ix: Mapping[str, Any] | None = sight.view.get("ix")
        self.players: list[dict[str, Any]] = sight.view["players"]
        self.names: dict[int, str] = {}
        self.about: dict[str, tuple[str, ...]] = {}
        self.lit: dict[str, str] = {}
        if sight.question is not None:
            self.light()

    def light(self) -> None:
        """What can be clicked now, with what that does: the only offer about it, or how many there are."""
        assert self.sight.question is not None
        texts: dict[str, list[str]] = {}
        for offer in self.sight.question.offers:
            refs = self.about[offer.key] = about(offer.step, self.sight)
            for ref in refs:
                texts.setdefault(ref, []).append(offer.text)
        for ref, found in texts.items():
            self.lit[ref] = found[0] if len(found) == 1 else self.word("board-options", n=len(found))

    def word(self, id: str, **args: Any) -> str:
        return word(self.lang, id, **args)

    def get(self, kind: str, id: str) -> Any:
        return self.sight.components[f"{kind}:{id}"]

    def called(self, component: Component) -> str:
        return called(component, self.lang)

    def told(self, component: Component) -> str:
        return told(component, self.lang)

    @property
    def seat(self) -> int:
        return self.sight.seat

    @property
    def me(self) -> dict[str, Any] | None:
        """The viewer's own seat; a spectator has none."""
        return self.players[self.seat] if 0 <= self.seat < len(self.players) else None

    def leader(self, p: dict[str, Any]) -> Any:
        """The leader of a seat, or None before one is chosen."""
        return None if p["leader"] is None else self.get(Rival.kind if p["rival"] else "leader", p["leader"])

    def name(self, seat: int) -> str:
        """A seat as people call it: by its name, else its leader without titles, else its number."""
        found = self.names.get(seat)
        if found is None:
            found = self.names[seat] = self.find_name(seat)
        return found

    def find_name(self, seat: int) -> str:
        chair = self.sight.chairs[seat] if seat < len(self.sight.chairs) else None
        leader = self.leader(self.players[seat]) if seat < len(self.players) else None
        full = "" if leader is None else self.called(leader)
        if chair is not None and chair.name and chair.kind != RIVAL and capital(chair.name) != full:
            return chair.name
        if leader is not None:
            return short(leader.id, self.lang) or full
        return self.word("player-name", n=seat + 1)

    def scores(self, p: dict[str, Any]) -> bool:
        """House Hagal as the third of two players gathers nothing and scores nothing."""
        leader = self.leader(p)
        return leader is None or bool(leader.scores)

    def locations(self) -> list[str]:
        """The spaces that can be controlled, in the order of the board."""
        return list(self.view["control"])
