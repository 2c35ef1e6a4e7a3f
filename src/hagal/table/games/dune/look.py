"""Look: a Sight with what all parts of the board of Dune ask of it."""

from __future__ import annotations

from typing import Any

from hagal.games.dune.ix.seen import IxFacts
from hagal.games.dune.rivals.leaders import Rival
from hagal.games.dune.seen import DuneView, PlayerFacts
from hagal.table.games.board import look
from hagal.table.games.board.words import capital
from hagal.table.games.dune.about import about
from hagal.table.games.dune.words import short
from hagal.table.sight import RIVAL, Offer, Question, Sight


class Look(look.Look):
    """One Sight while its scene is made."""

    view: DuneView
    players: list[PlayerFacts]
    me: PlayerFacts | None

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.ix: IxFacts | None = self.view.get("ix")

    def refs(self, offer: Offer, question: Question) -> tuple[str, ...]:
        return about(offer.step, self.sight)

    def leader(self, p: PlayerFacts) -> Any:
        """The leader of a seat, or None before one is chosen."""
        return None if p["leader"] is None else self.get(Rival.kind if p["rival"] else "leader", p["leader"])

    def find_name(self, seat: int) -> str:
        """By its name, else its leader without titles, else its number."""
        chair = self.sight.chairs[seat] if seat < len(self.sight.chairs) else None
        leader = self.leader(self.players[seat]) if seat < len(self.players) else None
        full = "" if leader is None else self.called(leader)
        if chair is not None and chair.name and chair.kind != RIVAL and capital(chair.name) != full:
            return chair.name
        if leader is not None:
            return short(leader.id, self.lang) or full
        return self.word("player-name", n=seat + 1)

    def scores(self, p: PlayerFacts) -> bool:
        """House Hagal as the third of two players gathers nothing and scores nothing."""
        leader = self.leader(p)
        return leader is None or bool(leader.scores)

    def locations(self) -> list[str]:
        """The spaces that can be controlled, in the order of the board."""
        return list(self.view["control"])
