"""The chairs around a game, as everybody sees them: people, bots and rivals, by the names that are shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hagal.game import Game
from hagal.table.games import face
from hagal.table.people import Person
from hagal.table.seats import Seat
from hagal.table.sight import HUMAN, RIVAL, Chair
from hagal.text import player, say, seat_name


def chairs(
    game: Game,
    view: Mapping[str, Any],
    seats: Sequence[Seat],
    person: Person,
    lang: str,
    here: Callable[[Seat], bool],
) -> tuple[Chair, ...]:
    """`view`: what this person sees of the game; who plays whom stands in any. A seat whose person is away is shown as
    the bot that stands in. Rivals come last."""
    board = face(game.title.name, game.record.modules)
    played = [board.sits(view, number) for number in range(len(view.get("players", ())))]
    found = [
        Chair(
            seat=seat.number,
            kind=seat.bot or HUMAN,
            name=seat.name or called(game, played, seat.number, lang),
            mine=person.owns(seat.owner),
            here=bool(seat.bot) or here(seat),
            open=seat.open,
        )
        for seat in seats
    ]
    found += [
        Chair(seat, RIVAL, called(game, played, seat, lang), here=True) for seat in range(len(seats), len(played))
    ]
    return tuple(found)


def called(game: Game, played: Sequence[str], seat: int, lang: str) -> str:
    """By whom the seat plays, or by the number while that is open."""
    component = game.state.rules.components.get(played[seat] if seat < len(played) else "")
    return say(player(seat), lang) if component is None else seat_name(component, lang)
