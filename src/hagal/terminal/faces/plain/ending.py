"""The end of a game: who has won, and how everybody came out of it."""

from __future__ import annotations

from rich.text import Text

from hagal.game import Game
from hagal.terminal.console import Talk
from hagal.terminal.layout import Lines, columns
from hagal.terminal.seats import mark
from hagal.text import capital, named


def lines(game: Game, talk: Talk) -> Lines:
    outcome = game.outcome
    assert outcome is not None
    found = verdict(game, talk)
    if outcome.ending:
        way = f"ending-{game.title.name}-{outcome.ending}".replace("_", "-")
        found.append(Text(capital(named(way, outcome.ending, talk.lang))))
    rows = [
        [Text(f"{place}."), who(seat, talk), Text(str(outcome.scores[seat]) if seat < len(outcome.scores) else "")]
        for place, seat in enumerate(outcome.ranking, start=1)
    ]
    return [*found, Text(), *(columns(rows, [True, False, True], gap=2) if rows else [])]


def verdict(game: Game, talk: Talk) -> Lines:
    outcome = game.outcome
    assert outcome is not None
    winners = outcome.winners
    if not winners:
        return [Text(talk.word("plain-lost"), style="bold")]
    if len(winners) == len(outcome.ranking) > 1:
        return [Text(talk.word("plain-won-all"), style="bold green")]
    heading = talk.word("winner" if len(winners) == 1 else "winners", n=len(winners))
    return [Text.assemble((heading, "bold"), " ", Text(", ").join([who(seat, talk) for seat in winners]))]


def who(seat: int, talk: Talk) -> Text:
    return Text.assemble(mark(seat, talk), " ", talk.word("player", n=seat + 1))
