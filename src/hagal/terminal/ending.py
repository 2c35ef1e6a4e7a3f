"""The end of a game: ranking, points and where they came from."""

from __future__ import annotations

from rich.text import Text

from hagal.game import Game
from hagal.kernel.events import Event
from hagal.kernel.step import Msg
from hagal.terminal.board import Board
from hagal.terminal.layout import Lines, columns, flow
from hagal.terminal.seats import mark
from hagal.terminal.talk import Talk
from hagal.text import name, phrase

INFLUENCE, ALLIANCE, SPENDING = "DI-070", "DI-072", "HG-050"
CAUSES = ("reward-1", "reward-2", "reward-3", "acquire", "acquire-top", "plot", "combat-card", "agent", "reveal")


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
    heads = [talk.word(f"column-{id}") for id in ("vp", "spice", "solari", "water", "garrison")]
    rows = [[Text(), Text(), *(Text(head, style="dim") for head in heads)]]
    for place, seat in enumerate(outcome.ranking, start=1):
        p = board.view["players"][seat]
        figures = [str(p[what]) for what in ("vp", "spice", "solari", "water", "garrison")]
        rows.append([Text(f"{place}."), _who(board, seat), *(Text(figure) for figure in figures)])
    found += columns(rows, [True, False, *([True] * len(heads))], gap=2)
    for p in board.view["players"]:
        if not board.scores(p):
            found.append(Text.assemble("    ", _who(board, p["seat"]), (f"  {talk.word('scores-nothing')}", "dim")))
    if game.log.events:
        found.append(Text())
        found.append(Text(talk.word("points-title"), style="bold"))
        for seat in outcome.ranking:
            items = [Text(f"{label} {n:+d}") for label, n in points(game, seat, talk).items()]
            found += flow(Text.assemble(mark(seat, talk), " "), items, talk.width - 1)
    return found


def solo(game: Game, talk: Talk) -> Lines:
    """Did the player beat the rivals, and by how much?"""
    outcome = game.outcome
    assert outcome is not None
    own, best = outcome.scores[0], max(outcome.scores[1:])
    shared = len(outcome.winners) > 1
    result = "solo-shared" if shared else "solo-won" if outcome.winners == (0,) else "solo-lost"
    told = talk.word(result if own != best or shared else f"{result}-tied", own=own, best=best)
    level = game.state.rules.options["difficulty"].replace("_", "-")
    called = talk.word("solo-difficulty", level=phrase(Msg(f"difficulty-{level}"), talk.lang))
    return [Text.assemble((told, "bold green" if outcome.winners == (0,) else "bold"), "  ", (called, "dim"))]


def points(game: Game, seat: int, talk: Talk) -> dict[str, int]:
    """A seat's victory points by where they came from."""
    found: dict[str, int] = {}
    cause: Event | None = None
    for event in game.log.events:
        if event.seat != seat:
            continue
        if event.kind in CAUSES:
            cause = event
        elif event.kind in ("score", "unscore"):
            n = int(event.args["n"])
            label = _label(event, cause, talk)
            found[label] = found.get(label, 0) + (n if event.kind == "score" else -n)
    rest = int(game.view(None)["players"][seat]["vp"]) - sum(found.values())
    if rest:
        found = {talk.word("points-start"): rest, **found}
    return {label: n for label, n in found.items() if n}


def _label(event: Event, cause: Event | None, talk: Talk) -> str:
    if event.rules == INFLUENCE:
        return talk.word("points-influence")
    if event.rules == ALLIANCE:
        return talk.word("points-alliance")
    if event.rules == SPENDING:
        return talk.word("points-spending")
    about = None if cause is None else cause.args.get("conflict") or cause.args.get("card")
    return talk.word("points-cards") if about is None else name(about, talk.lang)


def _who(board: Board, seat: int) -> Text:
    p = board.view["players"][seat]
    called = board.word("player", n=seat + 1)
    if p["leader"] is not None:
        called = board.leader_name(p["leader"], True, p["rival"])
    if p["rival"] and board.scores(p):
        called = board.word("rival", name=called)
    return Text.assemble(mark(seat, board.talk), " ", called)
