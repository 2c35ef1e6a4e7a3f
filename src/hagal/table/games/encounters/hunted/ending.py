"""The end of Hunted: all have won or lost together, what that is worth, and how each player came out of it."""

from __future__ import annotations

from typing import Any

from hagal.game import Game
from hagal.games.encounters.coop.ending import FINAL_ENEMY
from hagal.games.encounters.hunted.seen import HuntedView, hunted_view
from hagal.games.encounters.seen import PlayerFacts
from hagal.table.games.board.words import capital
from hagal.table.sight import Sight, pack_name
from hagal.table.words import words
from hagal.text import join, name

SCORED = (("scans", "enc-scan"), ("kills", "enc-dies"), ("strikes", "enc-strike"), ("coordinated", "enc-coordinate"))
"""What is told of each player, by the kind of event that it counts."""


class Ending:
    """One game that is over, as the page shows it."""

    def __init__(self, game: Game, sight: Sight) -> None:
        assert game.outcome is not None
        self.game: Game = game
        self.sight: Sight = sight
        self.t = words(sight.lang)
        self.view: HuntedView = hunted_view(sight.view)
        self.won: bool = self.view["ending"] != "lost"

    def scene(self) -> dict[str, Any]:
        return {
            "mode": "hunted",
            "verdict": self.t(f"table-encounters-end-{self.view['ending']}"),
            "notes": [self.note(), *self.played_with()],
            "won": self.won,
            "score": self.game.outcome.scores[0] if self.game.outcome else 0,
            "points": self.points() if self.won else [],
            "objectives": objectives(self.sight, self.won),
            "heads": [self.t(f"table-encounters-end-{what}") for what, _kind in SCORED],
            "rows": [self.row(p) for p in self.view["players"]],
        }

    def note(self) -> str:
        """How far it went."""
        alive = sum(not p["dead"] for p in self.view["players"])
        if self.won:
            return self.t(
                "table-encounters-end-alive", n=alive, of=len(self.view["players"]), rounds=self.view["round"]
            )
        if not alive:
            return self.t("table-encounters-end-dead", n=self.view["current"] + 1, rounds=self.view["round"])
        return self.t("table-encounters-end-out", n=self.view["current"] + 1, rounds=self.view["round"])

    def played_with(self) -> list[str]:
        """The content packs, if there were any."""
        names = [pack_name(pack) for pack in self.sight.packs]
        return (
            [self.t("table-encounters-end-packs", n=len(names), packs=join(names, "and", self.sight.lang))]
            if names
            else []
        )

    def points(self) -> list[dict[str, Any]]:
        alive = sum(not p["dead"] for p in self.view["players"])
        found = [{"label": self.t("table-encounters-end-survivors"), "n": alive}]
        if self.view["ending"] == "major":
            found.append({"label": self.t("table-encounters-end-final"), "n": FINAL_ENEMY})
        return found

    def row(self, p: PlayerFacts) -> dict[str, Any]:
        seat = p["seat"]
        avatar = name(self.sight.components[f"avatar:{p['avatar']}"], self.sight.lang) if p["avatar"] else ""
        events = [event.kind for event in self.game.log.events if event.seat == seat]
        called = self.sight.chairs[seat].name
        return {
            "seat": seat,
            "name": capital(called),
            "avatar": avatar if avatar != called else "",
            "dead": p["dead"],
            "fate": self.t("table-encounters-end-fallen") if p["dead"] else "",
            "damage": p["damage"],
            "health": p["health"],
            "marks": p["marks"],
            "figures": [events.count(kind) for _what, kind in SCORED],
        }


def objectives(sight: Sight, won: bool) -> list[dict[str, Any]]:
    """The Objectives, each with whether it was completed."""
    view = hunted_view(sight.view)
    done = len(view["objectives"]) if won else view["current"]
    return [
        {"n": k + 1, "name": name(sight.components[f"objective:{id}"], sight.lang), "done": k < done}
        for k, id in enumerate(view["objectives"])
    ]


def scene(game: Game, sight: Sight) -> dict[str, Any]:
    return Ending(game, sight).scene()
