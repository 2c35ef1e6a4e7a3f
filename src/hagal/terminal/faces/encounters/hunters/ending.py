"""The end of Hunters: which end it was, who has the most Honor and what it is made of, or whether all won together."""

from __future__ import annotations

from rich.text import Text

from hagal.game import Game
from hagal.games.encounters.hunters.scoring import Tally
from hagal.games.encounters.hunters.seen import hunters_view
from hagal.kernel.title import Outcome
from hagal.terminal.console import Talk
from hagal.terminal.faces.encounters.board import Board
from hagal.terminal.layout import Lines, columns, cut, fold
from hagal.terminal.seats import mark
from hagal.text import join
from hagal.text.numbers import figure

NARROW = 78


def lines(game: Game, talk: Talk) -> Lines:
    """The final screen."""
    board = Board(game.view(None), game.state.rules, -1, (), talk)
    outcome = game.outcome
    assert outcome is not None
    lost = board.options["together"] and not outcome.winners
    head = Text(verdict(board, outcome), style="bold red" if lost else "bold green")
    tally = Tally(game.state, outcome)
    said = [board.word(f"encounters-ended-{board.view['ending']}", n=board.view["round"])]
    if tally.tie:
        said.append(board.word(f"encounters-tie-{tally.tie}"))
    found = [line for text in (*(Text(one) for one in said), head) for line in fold(text, board.width)]
    return [*found, Text(), *table(tally, board, outcome)]


def verdict(board: Board, outcome: Outcome) -> str:
    """Who has won, or how much Honor it was."""
    if board.options["together"]:
        word = "encounters-together-won" if outcome.winners else "encounters-together-lost"
        return board.word(word, n=outcome.scores[0])
    if len(outcome.scores) == 1:
        return board.word("encounters-alone", n=outcome.scores[0])
    names = join([board.called(seat) for seat in outcome.winners], "and", board.talk.lang)
    n = outcome.scores[outcome.winners[0]]
    return board.word("encounters-won", names=names, n=n)


def table(tally: Tally, board: Board, outcome: Outcome) -> Lines:
    """A line for each Predator, the first one first."""
    heads = [board.word(f"encounters-honor-{part}") for part in (*tally.shown, "total")]
    rows = [[Text(), Text(), *(Text(head, style="dim") for head in heads), Text()]]
    for seat in outcome.ranking:
        found = tally.parts[seat]
        total = hunters_view(board.view)["hunters"][seat]["honor"] or 0
        figures = [figure(n) for n in (*(found[part] for part in tally.shown), total)]
        flag = Text(board.word("encounters-flag-dead") if board.view["players"][seat]["dead"] else "", style="italic")
        rows.append([mark(seat, board.talk), Text(board.called(seat)), *(Text(one) for one in figures), flag])
    right = [False, False, *([True] * len(heads)), False]
    return [cut(line, board.width) for line in columns(rows, right, gap=2 if board.width > NARROW else 1)]
