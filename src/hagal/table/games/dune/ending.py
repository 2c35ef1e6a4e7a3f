"""The end screen: who won and why, where the points came from, and how they grew."""

from __future__ import annotations

from typing import Any, Literal

from hagal.game import Game
from hagal.games.dune.points import Source, by_round, sources
from hagal.games.dune.seen import PlayerFacts, dune_view
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.table.games.board.words import capital
from hagal.table.sight import Sight
from hagal.table.words import words
from hagal.text import join, name, phrase
from hagal.text.numbers import signed

Figure = Literal["vp", "spice", "solari", "water", "garrison"]
FIGURES: tuple[Figure, ...] = ("vp", "spice", "solari", "water", "garrison")
"""Points, then what decides between equals (DI-080)."""
SHAPES = "▲●■◆"


class Ending:
    """One game that is over, as the page shows it."""

    def __init__(self, game: Game, sight: Sight) -> None:
        assert game.outcome is not None
        self.game: Game = game
        self.sight: Sight = sight
        self.lang: str = sight.lang
        self.t = words(sight.lang)
        self.outcome = game.outcome
        self.players: list[PlayerFacts] = dune_view(sight.view)["players"]

    def called(self, seat: int) -> str:
        return self.sight.chairs[seat].name

    def scene(self) -> dict[str, Any]:
        return {
            "verdict": self.verdict(),
            "notes": [note for note in (self.solo(), self.tie()) if note],
            "heads": [self.t(f"table-dune-head-{what}") for what in FIGURES],
            "rows": [self.row(place, seat) for place, seat in enumerate(self.outcome.ranking, start=1)],
            "outside": [self.called(p["seat"]) for p in self.players if p["seat"] not in self.outcome.ranking],
            "chart": Chart(self).scene(),
        }

    def verdict(self) -> str:
        winners = self.outcome.winners
        own = [chair.seat for chair in self.sight.chairs if chair.mine]
        if len(winners) == 1 and own == list(winners):
            return self.t("web-won-you")
        names = join([self.called(seat) for seat in winners], "and", self.lang)
        return self.t("web-won" if len(winners) == 1 else "web-won-shared", names=names)

    def solo(self) -> str:
        """Alone: how the player did against the rivals."""
        if self.game.players != 1:
            return ""
        own, best = self.outcome.scores[0], max(self.outcome.scores[1:])
        level = self.sight.options["difficulty"].replace("_", "-")
        result = "lost" if 0 not in self.outcome.winners else "won" if len(self.outcome.winners) == 1 else "shared"
        said = {"own": own, "best": best, "level": phrase(Msg(f"difficulty-{level}"), self.lang)}
        return self.t(f"table-dune-solo-{result}", **said)

    def tie(self) -> str:
        """What decided, if the points did not."""
        if len(self.outcome.winners) != 1 or len(self.outcome.ranking) < 2:
            return ""
        first, second = (self.players[seat] for seat in self.outcome.ranking[:2])
        if first["vp"] != second["vp"]:
            return ""
        what = next((what for what in FIGURES if first[what] != second[what]), None)
        return self.t("table-dune-tied", what=what if what is not None and first[what] > second[what] else "card")

    def row(self, place: int, seat: int) -> dict[str, Any]:
        p = self.players[seat]
        leader = self.sight.components.get(f"{'rival' if p['rival'] else 'leader'}:{p['leader']}")
        leads = "" if leader is None else name(leader, self.lang)
        return {
            "seat": seat,
            "place": place,
            "name": capital(self.called(seat)),
            "leader": leads if leads != self.called(seat) else "",
            "winner": seat in self.outcome.winners,
            "figures": [p[what] for what in FIGURES],
            "points": self.points(seat),
        }

    def points(self, seat: int) -> list[dict[str, str]]:
        found = sources(self.game.log.events, seat, self.players[seat]["vp"])
        return [{"label": self.label(source), "n": signed(n)} for source, n in found] or [
            {"label": self.t("table-dune-points-from-none"), "n": ""}
        ]

    def label(self, source: Source) -> str:
        return name(source, self.lang) if isinstance(source, Component) else self.t(f"table-dune-points-from-{source}")


def scene(game: Game, sight: Sight) -> dict[str, Any]:
    return Ending(game, sight).scene()


class Chart:
    """Points round by round as lines; each seat's dots have its shape, so that colour never stands alone."""

    width, height = 560, 280
    left, right, top, bottom = 34, 546, 14, 246

    def __init__(self, ending: Ending) -> None:
        self.ending: Ending = ending
        totals = [p["vp"] for p in ending.players]
        self.rows: list[list[int]] = by_round(ending.game.log.events, totals)
        self.rounds: int = len(self.rows[0]) - 1
        self.most: int = max(10, *(max(row) for row in self.rows))

    def x(self, round: int) -> float:
        return self.left + (self.right - self.left) * round / max(1, self.rounds)

    def y(self, n: int) -> float:
        return self.bottom - (self.bottom - self.top) * max(n, 0) / self.most

    def scene(self) -> dict[str, Any] | None:
        if self.rounds < 1:
            return None
        ranking = self.ending.outcome.ranking
        said = [
            self.ending.t("table-dune-chart-line", name=self.ending.called(seat), points=points)
            for seat in ranking
            for points in [", ".join(map(str, self.rows[seat]))]
        ]
        return {
            "width": self.width,
            "height": self.height,
            "left": self.left,
            "right": self.right,
            "label": "; ".join(said),
            "grid": [{"y": round(self.y(n), 1), "n": n} for n in range(0, self.most + 1, 2)],
            "ticks": [{"x": round(self.x(n), 1), "n": n} for n in range(1, self.rounds + 1)],
            "lines": [self.line(seat) for seat in reversed(ranking)],
        }

    def line(self, seat: int) -> dict[str, Any]:
        dots = [{"x": round(self.x(k), 1), "y": round(self.y(n), 1)} for k, n in enumerate(self.rows[seat])]
        points = " ".join(f"{dot['x']},{dot['y']}" for dot in dots)
        return {"seat": seat, "shape": SHAPES[seat % len(SHAPES)], "dots": dots, "points": points}
