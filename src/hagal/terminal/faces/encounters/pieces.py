"""What the parts of the table of Legendary Encounters are made of: cards, spaces and seats by their names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from hagal.games.encounters.alien.seen import AlienView, hive_of
from hagal.games.encounters.hunters.seen import HuntersView, hunt_of
from hagal.games.encounters.modes import ALIEN, HUNT, HUNTERS, MIX, Mode, has_rooms, played
from hagal.games.encounters.seen import EncountersView
from hagal.kernel.rules import Rules
from hagal.kernel.term import Component
from hagal.terminal.board import Board
from hagal.terminal.console import Talk
from hagal.terminal.faces import Seats
from hagal.terminal.faces.encounters import cards
from hagal.terminal.faces.encounters.alien import words as alien
from hagal.terminal.faces.encounters.hunters.words import WORDS
from hagal.terminal.layout import Lines, flow
from hagal.text import name

DIALECTS: Mapping[str, Mapping[str, str]] = {
    HUNTERS: WORDS,
    ALIEN: alien.WORDS,
    HUNT: alien.HUNT_WORDS,
    MIX: {},
}
"""By what is played: the words that take the place of others."""
ANY = ""
"""The kind of cards that lie where those of players and of enemies do: Failed Clones, captives, a Chestburster."""


class Pieces(Board):
    """One view of any mode, and what is said of the things in it.

    `eyes` are the seats whose hands are open to whoever looks.

    `hunt` is what the view tells where Predators hunt, `hive` where there are Aliens.

    Where a mode or the mat of Alien have other words for a thing, they take the place of ours.
    """

    view: EncountersView

    def __init__(self, view: Mapping[str, Any], rules: Rules, seat: int, eyes: Seats, talk: Talk) -> None:
        super().__init__(view, rules.components, seat, talk)
        self.options: Mapping[str, Any] = rules.options
        self.eyes: Seats = eyes
        self.way: Mode = played(rules.modules)
        self.hunt: HuntersView | None = hunt_of(view)
        self.hive: AlienView | None = hive_of(view)
        self.others: dict[str, str] = self.spoken()

    def spoken(self) -> dict[str, str]:
        """The words that take the place of others: one dialect over the other."""
        found: dict[str, str] = {}
        for dialect in self.way.dialects(has_rooms(self.view)):
            found |= DIALECTS[dialect]
        return found | alien.SERGEANT_WORDS if alien.SERGEANT in self.components else found

    def word(self, id: str, **args: Any) -> str:
        return super().word(self.others.get(id, id), **args)

    def get(self, kind: str, id: str) -> Any:
        if kind != ANY:
            return super().get(kind, id)
        return self.components.get(f"character:{id}") or self.components[f"enemy:{id}"]

    def room(self, space: str) -> str:
        """A space or room by its short name."""
        return self.word(f"encounters-space-{space.replace('_', '-')}")

    @property
    def officer_price(self) -> int:
        return self.way.officer_price(self.options)

    def gist(self, component: Component) -> str:
        return cards.gist(component, self.talk.lang)

    def card(
        self, kind: str, id: str, count: int = 1, health: int | None = None, style: str = "", bare: bool = False
    ) -> Text:
        """A card by its name and figures; `bare`: by its name alone."""
        component = self.get(kind, id)
        text = self.title(component, style)
        if count > 1:
            text.append(f" x{count}")
        figures = "" if bare else cards.figures(component, self.talk, health, self.way.honored)
        if figures:
            text.append(f" {figures}", style="cyan")
        return text

    def counted(self, kind: str, ids: Sequence[str | None], style: str = "", bare: bool = False) -> list[Text]:
        """The known cards of a zone, equal ones once with their number."""
        counts = Counter(id for id in ids if id)
        return [self.card(kind, id, n, style=style, bare=bare) for id, n in counts.items()]

    def listing(self, label: str, kind: str, ids: Sequence[str | None], bare: bool = False) -> Lines:
        """A heading and cards; nothing if there are none."""
        items = self.counted(kind, ids, bare=bare)
        return flow(self.label(label), items, self.width) if items else []

    def explained(self, kind: str, ids: Sequence[str | None], style: str = "") -> Lines:
        """A line for each card with what it does, equal ones once."""
        counts = Counter(id for id in ids if id)
        return [self.told(self.card(kind, id, n, style=style), self.get(kind, id)) for id, n in counts.items()]

    def called(self, seat: int) -> str:
        """A seat by its Avatar, or its number while that is open."""
        avatar = self.view["players"][seat]["avatar"]
        return self.word("player", n=seat + 1) if avatar is None else name(self.get("avatar", avatar), self.talk.lang)
