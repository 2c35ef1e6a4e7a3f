"""The end screen: who won and how, what decided between equals, and what each player came to."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hagal.game import Game
from hagal.games.runewars.components import Faction
from hagal.games.runewars.seen import RunewarsPlayerFacts, RunewarsView, runewars_view
from hagal.table.games.board import ending
from hagal.table.games.board.words import capital
from hagal.table.games.runewars.look import Look
from hagal.table.sight import Sight
from hagal.table.words import words

FIGURES = ("runes", "influence", "areas", "strongholds", "battles", "quests")
"""Dragon runes and influence decide (RW-221); the others are told."""
DEEDS = {"battles": "rw-battle-won", "quests": "rw-quest-won"}
"""What is counted of each player, by the kind of event."""


class Ending:
    """One game that is over, as the page shows it."""

    def __init__(self, game: Game, sight: Sight) -> None:
        assert game.outcome is not None
        self.game: Game = game
        self.sight: Sight = sight
        self.t = words(sight.lang)
        self.outcome = game.outcome
        self.view: RunewarsView = runewars_view(sight.view)
        self.deeds: Counter[tuple[str, int]] = Counter((event.kind, event.seat) for event in game.log.events)

    def scene(self) -> dict[str, Any]:
        names = [capital(chair.name) for chair in self.sight.chairs]
        return {
            "verdict": ending.verdict(self.game, self.sight, names),
            "notes": [note for note in (self.how(), self.tie()) if note],
            "target": self.view["target"],
            "heads": [self.t(f"table-runewars-end-{what}") for what in FIGURES],
            "rows": [self.row(place, seat) for place, seat in enumerate(self.outcome.ranking, start=1)],
        }

    def how(self) -> str:
        """By a claim that held, by dragon runes at once, by the reckoning, or as the last one left; and when."""
        claimed = any(event.kind == "rw-won-claim" for event in self.game.log.events)
        way = "claim" if claimed else self.outcome.ending
        return self.t(f"table-runewars-end-by-{way}", n=self.runes(self.outcome.ranking[0]), year=self.view["round"])

    def tie(self) -> str:
        """What decided, if dragon runes did not: influence, then starting influence (RW-221)."""
        if self.outcome.ending != "reckoning" or len(self.outcome.ranking) < 2:
            return ""
        first, second = self.outcome.ranking[:2]
        if self.runes(first) != self.runes(second) or self.player(second)["out"]:
            return ""
        level = self.player(first)["influence"] == self.player(second)["influence"]
        return self.t("table-runewars-end-tied-start" if level else "table-runewars-end-tied-influence")

    def player(self, seat: int) -> RunewarsPlayerFacts:
        return self.view["players"][seat]

    def runes(self, seat: int) -> int:
        return int(self.outcome.scores[seat])

    def row(self, place: int, seat: int) -> dict[str, Any]:
        p = self.player(seat)
        name, title = Look(self.sight).headed(seat)
        faction: Any = self.sight.components.get(f"faction:{p['faction']}")
        return {
            "seat": seat,
            "place": place,
            "name": name,
            "faction": faction.id if isinstance(faction, Faction) else "none",
            "title": title,
            "winner": seat in self.outcome.winners,
            "out": p["out"],
            "runes": self.runes(seat),
            "figures": [self.figure(what, p) for what in FIGURES],
        }

    def figure(self, what: str, p: RunewarsPlayerFacts) -> int:
        seat = p["seat"]
        if what == "runes":
            return self.runes(seat)
        if what == "influence":
            return p["influence"]
        if what in DEEDS:
            return self.deeds[DEEDS[what], seat]
        held = "control" if what == "areas" else "stronghold"
        return sum(area[held] == seat for area in self.view["areas"])  # type: ignore[literal-required]


def scene(game: Game, sight: Sight) -> dict[str, Any]:
    return Ending(game, sight).scene()
