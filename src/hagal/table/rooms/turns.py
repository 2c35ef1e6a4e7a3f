"""What a game asks of whom just now, of the game alone."""

from __future__ import annotations

from typing import Any

from hagal.game import Game
from hagal.kernel.step import Together


def asked_of(game: Game) -> tuple[int, ...]:
    return tuple(found.seat for found in game.decisions if not found.aside)


def turn_of(game: Game) -> object:
    """Who is asked now, and what sort of question."""
    return asked_of(game), game.state.stack[-1][0].tag if game.state.stack else ""


def asides_of(game: Game) -> tuple[int, ...]:
    """The seats that may move out of turn now."""
    return tuple(found.seat for found in game.decisions if found.aside)


def together(game: Game) -> object | None:
    """What several seats are asked at once: the same object until all have answered."""
    step = game.state.stack[-1][0] if game.state.stack else None
    return step.choices if isinstance(step, Together) else None


def opened(before: object | None, game: Game, version: int) -> int:
    """The number of the question that is open now, if it opened just now; 0 if others are still asked the same."""
    return 0 if before is not None and together(game) is before else version


def summary(game: Game) -> dict[str, Any]:
    """What a list of games shows."""
    outcome = game.outcome
    return {
        "players": game.players,
        "modules": list(game.record.modules),
        "packs": list(game.record.packs),
        "round": game.title.rounds(game.state),
        "asked": list(asked_of(game)),
        "winners": [] if outcome is None else list(outcome.winners),
    }
