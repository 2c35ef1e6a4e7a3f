"""The end of a hunt: won or lost, the score of the group, and what each player did for it."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from hagal.game import Game
from hagal.games.encounters.coop.ending import FINAL_ENEMY
from hagal.games.encounters.hunted.seen import hunted_view
from hagal.kernel.events import Event
from hagal.terminal.console import Talk
from hagal.terminal.faces.encounters.board import Board
from hagal.terminal.faces.encounters.players import health_left
from hagal.terminal.layout import Lines, columns, cut, fold
from hagal.terminal.seats import mark

DEEDS = {"enc-dies": "kills", "enc-scan": "scans", "enc-strike": "strikes", "enc-coordinate": "coordinated"}
"""What is counted, by kind of event."""
NARROW = 78


def lines(game: Game, talk: Talk, told: str = "") -> Lines:
    """The final screen; `told`: another word for what became of all."""
    board = Board(game.view(None), game.state.rules, -1, (), talk)
    won = board.view["ending"] != "lost"
    head = Text(board.word(f"encounters-ended-{board.view['ending']}"), style="bold green" if won else "bold red")
    texts = (head, Text(told or fate(board)), score(game, board))
    found = [line for text in texts for line in fold(text, board.width)]
    return [*found, Text(), *players(game, board)]


def fate(board: Board) -> str:
    """Who came through, or where it ended."""
    view = hunted_view(board.view)
    alive = sum(not p["dead"] for p in view["players"])
    if view["ending"] != "lost":
        return board.word("encounters-survived", n=alive, of=len(view["players"]), rounds=view["round"])
    return board.word(
        "encounters-out-of-time" if alive else "encounters-all-dead", n=view["current"] + 1, rounds=view["round"]
    )


def score(game: Game, board: Board) -> Text:
    """The score of the group, with what it is made of."""
    outcome = game.outcome
    assert outcome is not None
    total = outcome.scores[0]
    text = Text(board.word("encounters-score", n=total), style="bold")
    if total:
        final = FINAL_ENEMY if board.view["ending"] == "major" else 0
        parts = [board.word("encounters-score-alive", n=total - final)]
        parts += [board.word("encounters-score-final", n=final)] if final else []
        text.append(f"  {' + '.join(parts)}", style="not bold dim")
    return text


def players(game: Game, board: Board) -> Lines:
    """A line for each player; deeds only if the whole story is known."""
    told = any(event.kind == "enc-location" for event in game.log.events)
    deeds = list(DEEDS.values()) if told else []
    marks = ["marks"] if board.way.marked else []
    heads = [board.word(f"encounters-deed-{deed}") for deed in ("health", *marks, *deeds)]
    rows = [[Text(), Text(), *(Text(head, style="dim") for head in heads), Text()]]
    counts = deeds_of(game.log.events)
    for p in board.view["players"]:
        figures = [f"{health_left(p)}/{p['health']}", *([str(p["marks"])] if marks else [])]
        figures += [str(counts[p["seat"], deed]) for deed in deeds]
        flag = Text(board.word("encounters-flag-dead") if p["dead"] else "", style="italic")
        called = Text(board.called(p["seat"]))
        rows.append([mark(p["seat"], board.talk), called, *(Text(figure) for figure in figures), flag])
    right = [False, False, *([True] * len(heads)), False]
    return [cut(line, board.width) for line in columns(rows, right, gap=2 if board.width > NARROW else 1)]


def deeds_of(events: list[Event]) -> Counter[tuple[int, str]]:
    return Counter((event.seat, DEEDS[event.kind]) for event in events if event.kind in DEEDS)
