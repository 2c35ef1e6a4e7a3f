"""The end of Hunters: who has the most Honor and what it is made of, or whether all won together."""

from __future__ import annotations

from typing import Any

from hagal.game import Game
from hagal.games.encounters.hunters.scoring import Tally
from hagal.games.encounters.hunters.seen import hunters_view
from hagal.kernel.title import Outcome
from hagal.table.games.board.words import capital
from hagal.table.sight import Sight, pack_name
from hagal.table.words import words
from hagal.text import join, name
from hagal.text.numbers import figure


class Ending:
    """One game that is over, as the page shows it."""

    def __init__(self, game: Game, sight: Sight) -> None:
        assert game.outcome is not None
        self.outcome: Outcome = game.outcome
        self.tally: Tally = Tally(game.state, self.outcome)
        self.sight: Sight = sight
        self.t = words(sight.lang)
        self.view = hunters_view(sight.view)
        self.together: bool = sight.options["together"]
        self.alone: bool = len(self.view["players"]) == 1

    def scene(self) -> dict[str, Any]:
        shown = self.tally.shown
        return {
            "mode": "hunters",
            "verdict": self.verdict(),
            "notes": [note for note in (self.end(), self.tie(), *self.played_with()) if note],
            "together": self.together,
            "won": bool(self.outcome.winners),
            "score": self.outcome.scores[0],
            "heads": [self.t(f"table-encounters-honor-{part}") for part in shown],
            "rows": [self.row(seat, shown) for seat in self.outcome.ranking],
        }

    def called(self, seat: int) -> str:
        return capital(self.sight.chairs[seat].name)

    def verdict(self) -> str:
        """Who has won, or how much Honor it was."""
        if self.together:
            return self.t("table-encounters-end-together" if self.outcome.winners else "table-encounters-end-apart")
        if self.alone:
            return self.t("table-encounters-end-alone", n=self.outcome.scores[0])
        names = join([self.called(seat) for seat in self.outcome.winners], "and", self.sight.lang)
        n = self.outcome.scores[self.outcome.winners[0]]
        return self.t("table-encounters-end-honor", names=names, count=len(self.outcome.winners), n=n)

    def end(self) -> str:
        """Which end it came to."""
        return self.t(f"table-encounters-over-{self.view['ending']}", rounds=self.view["round"])

    def tie(self) -> str:
        """What decided where Honor did not."""
        tie = self.tally.tie
        return self.t(f"table-encounters-tie-{tie}") if tie else ""

    def played_with(self) -> list[str]:
        """The content packs, if there were any."""
        names = [pack_name(pack) for pack in self.sight.packs]
        packs = join(names, "and", self.sight.lang)
        return [self.t("table-encounters-end-packs", n=len(names), packs=packs)] if names else []

    def avatar(self, seat: int) -> Any:
        return self.sight.components[f"avatar:{self.view['players'][seat]['avatar']}"]

    def row(self, seat: int, shown: list[str]) -> dict[str, Any]:
        p, hunter = self.view["players"][seat], self.view["hunters"][seat]
        avatar, called = name(self.avatar(seat), self.sight.lang), self.sight.chairs[seat].name
        ids = [id for id in hunter["challenge"] if id]
        challenge = name(self.sight.components[f"challenge:{ids[0]}"], self.sight.lang) if ids else ""
        return {
            "seat": seat,
            "name": capital(called),
            "avatar": avatar if avatar != called else "",
            "dead": p["dead"],
            "winner": seat in self.outcome.winners,
            "figures": [figure(self.tally.parts[seat][part]) for part in shown],
            "challenge": challenge,
            "honor": hunter["honor"],
        }


def scene(game: Game, sight: Sight) -> dict[str, Any]:
    return Ending(game, sight).scene()
