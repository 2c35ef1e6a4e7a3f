"""The table of Legendary Encounters in characters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from hagal.games.encounters.hunted.settings import NAME as HUNTED
from hagal.games.encounters.names import OFFICER_COST, ROOMS
from hagal.games.encounters.seen import EncountersView
from hagal.kernel.rules import Rules
from hagal.kernel.term import Component
from hagal.terminal import board
from hagal.terminal.console import Talk
from hagal.terminal.faces import Seats
from hagal.terminal.faces.encounters import cards
from hagal.terminal.faces.encounters.alien import words as alien
from hagal.terminal.faces.encounters.alien.mission import HiveMission
from hagal.terminal.faces.encounters.alien.survivors import HuntingPredators, Menaced, Survivors
from hagal.terminal.faces.encounters.field import ANY, Field
from hagal.terminal.faces.encounters.head import head
from hagal.terminal.faces.encounters.hunted.mission import Mission
from hagal.terminal.faces.encounters.hunters.predators import Predators
from hagal.terminal.faces.encounters.hunters.prowl import Prowl
from hagal.terminal.faces.encounters.hunters.words import WORDS
from hagal.terminal.faces.encounters.own import Own
from hagal.terminal.faces.encounters.players import Players
from hagal.terminal.layout import Lines, Section, flow
from hagal.text import name

ACTION = ("enc-action", "enc-hunters-action", "enc-alien-action")
RECRUITING = ("enc-gain-free",)


class Board(board.Board):
    """Draws one view of any mode; `eyes` are the seats whose hands are open to whoever looks.

    Where Hunters or the mat of Alien have other words for a thing, they take the place of ours.
    """

    view: EncountersView

    def __init__(self, view: Mapping[str, Any], rules: Rules, seat: int, eyes: Seats, talk: Talk) -> None:
        super().__init__(view, rules.components, seat, talk)
        self.options: Mapping[str, Any] = rules.options
        self.eyes: Seats = eyes
        self.hunters: bool = "hunters" in view
        self.alien: bool = "hatchery" in view
        self.marked: bool = not self.alien or HUNTED in rules.modules
        """Are there marks in this game (AL-052)?"""
        self.others: dict[str, str] = self.spoken()

    def sections(self, asked: str = "") -> list[Section]:
        """The parts of the screen. The menu of the Action phase says what the cards of the hand do."""
        missions, players = self.missions(), self.players()
        field, own = Field(self), Own(self, asked in ACTION)
        return [
            Section([head(self)], 100),
            *(Section([mission.told(), mission.short(), []], 7) for mission in missions),
            Section([players.told(), players.short()], 20),
            Section([field.wilds_told(), field.wilds()], 12),
            Section([field.combat_told(), field.combat()], 13),
            Section([field.operations_told(), field.operations(), []], 6),
            Section([field.hq_told(), field.hq(), []], 14 if asked in RECRUITING else 5),
            Section([field.piles(), []], 1),
            Section([own.turn(), []], 11),
            Section([own.discards(), []], 2),
            Section([own.told(), own.short()], 4 if asked in ACTION else 10),
        ]

    def missions(self) -> list[Mission | Prowl]:
        """What players are up to, in the upper part of the screen."""
        found: list[Mission | Prowl] = []
        if self.alien or not self.hunters:
            found.append(HiveMission(self) if self.alien else Mission(self))
        return [*found, Prowl(self)] if self.hunters else found

    def players(self) -> Players:
        if self.alien:
            return HuntingPredators(self) if self.hunters else Menaced(self) if self.marked else Survivors(self)
        return Predators(self) if self.hunters else Players(self)

    # Small pieces

    def spoken(self) -> dict[str, str]:
        """The words that take the place of others: one dialect over the other."""
        found = dict(WORDS) if self.hunters else {}
        found |= alien.WORDS if self.view["wilds"][0]["space"] in ROOMS else {}
        found |= alien.HUNT_WORDS if self.hunters and self.alien else {}
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
        """Of the top Officer; of Killer Instinct no source tells it, so it is an option (PR-193)."""
        return int(self.options["instinct_price"]) if self.hunters else OFFICER_COST

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
        figures = "" if bare else cards.figures(component, self.talk, health, self.hunters)
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
