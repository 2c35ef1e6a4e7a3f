"""The end of a game: ranking, points and where they came from."""

from __future__ import annotations

from rich.text import Text

from hagal.game import Game
from hagal.games.dune.points import Source, sources
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.terminal.console import Talk
from hagal.terminal.faces.dune.board import Board
from hagal.terminal.layout import Lines, columns, flow
from hagal.terminal.seats import mark
from hagal.text import name, phrase
from hagal.text.numbers import signed


def lines(game: Game, talk: Talk) -> Lines:
    """The final screen."""
    outcome = game.outcome
    assert outcome is not None
    board = Board(game.view(None), game.state.rules.components, -1, talk)
    heading = talk.word("winner" if len(outcome.winners) == 1 else "winners", n=len(outcome.winners))
    names = Text(", ").join([_who(board, seat) for seat in outcome.winners])
    found: Lines = [Text.assemble((heading, "bold"), " ", names)]
    if game.players == 1:
        found += solo(game, talk)
    found.append(Text())
    heads = [talk.word(f"dune-column-{id}") for id in ("vp", "spice", "solari", "water", "garrison")]
    rows = [[Text(), Text(), *(Text(head, style="dim") for head in heads)]]
    for place, seat in enumerate(outcome.ranking, start=1):
        p = board.view["players"][seat]
        figures = [str(p[what]) for what in ("vp", "spice", "solari", "water", "garrison")]
        rows.append([Text(f"{place}."), _who(board, seat), *(Text(figure) for figure in figures)])
    found += columns(rows, [True, False, *([True] * len(heads))], gap=2)
    for p in board.view["players"]:
        if not board.scores(p):
            nothing = talk.word("dune-scores-nothing")
            found.append(Text.assemble("    ", _who(board, p["seat"]), (f"  {nothing}", "dim")))
    if game.log.events:
        found.append(Text())
        found.append(Text(talk.word("dune-points-title"), style="bold"))
        for seat in outcome.ranking:
            items = [Text(f"{label} {signed(n)}") for label, n in points(game, seat, talk).items()]
            found += flow(Text.assemble(mark(seat, talk), " "), items, talk.width - 1)
    return found


def solo(game: Game, talk: Talk) -> Lines:
    """Did the player beat the rivals, and by how much?"""
    outcome = game.outcome
    assert outcome is not None
    own, best = outcome.scores[0], max(outcome.scores[1:])
    shared = len(outcome.winners) > 1
    result = "dune-solo-shared" if shared else "dune-solo-won" if outcome.winners == (0,) else "dune-solo-lost"
    told = talk.word(result if own != best or shared else f"{result}-tied", own=own, best=best)
    level = game.state.rules.options["difficulty"].replace("_", "-")
    called = talk.word("dune-solo-difficulty", level=phrase(Msg(f"difficulty-{level}"), talk.lang))
    return [Text.assemble((told, "bold green" if outcome.winners == (0,) else "bold"), "  ", (called, "dim"))]


def points(game: Game, seat: int, talk: Talk) -> dict[str, int]:
    """A seat's victory points by where they came from."""
    total = int(game.view(None)["players"][seat]["vp"])
    return {_label(source, talk): n for source, n in sources(game.log.events, seat, total)}


def _label(source: Source, talk: Talk) -> str:
    return name(source, talk.lang) if isinstance(source, Component) else talk.word(f"dune-points-{source}")


def _who(board: Board, seat: int) -> Text:
    p = board.view["players"][seat]
    called = board.word("player", n=seat + 1)
    if p["leader"] is not None:
        called = board.leader_name(p["leader"], True, p["rival"])
    if p["rival"] and board.scores(p):
        called = board.word("dune-rival", name=called)
    return Text.assemble(mark(seat, board.talk), " ", called)
