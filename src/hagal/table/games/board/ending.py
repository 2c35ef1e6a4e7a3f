"""The plain end screen: who has won, and how everybody came out of it."""

from __future__ import annotations

from typing import Any

from hagal.game import Game
from hagal.table.games.board.words import capital
from hagal.table.sight import Sight
from hagal.table.words import words
from hagal.text import join, named


def scene(game: Game, sight: Sight) -> dict[str, Any]:
    outcome = game.outcome
    assert outcome is not None
    names = [capital(chair.name) for chair in sight.chairs]
    way = f"ending-{sight.title}-{outcome.ending}".replace("_", "-")
    return {
        "verdict": verdict(game, sight, names),
        "notes": [capital(named(way, outcome.ending, sight.lang))] if outcome.ending else [],
        "rows": [
            {
                "place": place,
                "seat": seat,
                "name": names[seat],
                "winner": seat in outcome.winners,
                "score": outcome.scores[seat] if seat < len(outcome.scores) else "",
            }
            for place, seat in enumerate(outcome.ranking, start=1)
        ],
    }


def verdict(game: Game, sight: Sight, names: list[str]) -> str:
    t, outcome = words(sight.lang), game.outcome
    assert outcome is not None
    winners, own = list(outcome.winners), [chair.seat for chair in sight.chairs if chair.mine]
    if not winners:
        return t("plain-lost")
    if len(winners) == len(names) > 1:
        return t("plain-won-all")
    if winners == own and len(own) == 1:
        return t("web-won-you")
    said = join([names[seat] for seat in winners], "and", sight.lang)
    return t("web-won" if len(winners) == 1 else "web-won-shared", names=said)
