"""Look: a Sight with what all parts of the board of Runewars ask of it."""

from __future__ import annotations

from typing import Any

from hagal.games.runewars.components import Faction
from hagal.games.runewars.seen import AreaFacts, RunewarsPlayerFacts, RunewarsView
from hagal.table.games.board import look
from hagal.table.games.board.words import capital
from hagal.table.games.runewars import why
from hagal.table.games.runewars.about import about
from hagal.table.sight import Offer, Question, Sight
from hagal.text import seat_name

COUNTED = ("send_units", "send", "deploy_here", "teleport_units", "talk", "pay_heroes", "bid_offered")
"""Options that say how many."""


class Look(look.Look):
    """One Sight while its scene is made. `areas`: those of the board, by their ids; `asks_why`, `asks_units` and
    `asks_heroes`: can it be told of an area, of own units or heroes, why they cannot be chosen?"""

    view: RunewarsView
    players: list[RunewarsPlayerFacts]
    me: RunewarsPlayerFacts | None

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.areas: dict[str, AreaFacts] = {area["id"]: area for area in self.view["areas"]}
        tag = "" if sight.question is None else sight.question.tag
        self.asks_why: bool = tag in why.AREAS
        self.asks_units: bool = tag in why.UNITS
        self.asks_heroes: bool = tag in why.HEROES

    def refs(self, offer: Offer, question: Question) -> tuple[str, ...]:
        return about(offer.step, question.seat)

    def amount(self, offer: Offer) -> int | None:
        step: Any = offer.step
        return step.n if step.tag in COUNTED else None

    def faction(self, seat: int) -> Faction | None:
        """Whom a seat plays, or None before that is chosen."""
        id = self.players[seat]["faction"] if 0 <= seat < len(self.players) else None
        found: Faction | None = None if id is None else self.get("faction", id)
        return found

    def find_name(self, seat: int) -> str:
        """By its name, else its faction, else its number."""
        chair = self.sight.chairs[seat] if seat < len(self.sight.chairs) else None
        if chair is not None and chair.name:
            return capital(chair.name)
        faction = self.faction(seat)
        return self.word("player-name", n=seat + 1) if faction is None else seat_name(faction, self.lang)

    def headed(self, seat: int) -> tuple[str, str]:
        """What stands over a seat: its name and its faction, or the faction alone if nobody gave it a name."""
        faction, name = self.faction(seat), self.name(seat)
        if faction is None:
            return name, ""
        full = self.called(faction)
        return (full, "") if name in (full, seat_name(faction, self.lang)) else (name, full)
