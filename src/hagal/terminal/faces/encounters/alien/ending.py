"""The end of a game against the Aliens, with those whom a Chestburster killed; and of a hunt for them."""

from __future__ import annotations

from rich.text import Text

from hagal.game import Game
from hagal.games.encounters.hunted.seen import hunted_view
from hagal.terminal.console import Talk
from hagal.terminal.faces.encounters.board import Board
from hagal.terminal.faces.encounters.hunted import ending as hunted
from hagal.terminal.faces.encounters.hunters import ending as hunters
from hagal.terminal.layout import Lines, cut, fold
from hagal.text import join

BURST = "enc-burst"
EMPTY = "PR-135"
"""The rule by which all is lost when the Hive runs out for the second time."""


def lines(game: Game, talk: Talk) -> Lines:
    """As in Hunted, and who died of a Chestburster."""
    board = Board(game.view(None), game.state.rules, -1, (), talk)
    burst = [board.called(event.seat) for event in game.log.events if event.kind == BURST]
    view = hunted_view(board.view)
    empty = any(event.kind == "enc-lost" and EMPTY in event.rules for event in game.log.events)
    told = board.word("encounters-hive-empty", n=view["current"] + 1, rounds=view["round"]) if empty else ""
    found = hunted.lines(game, talk, told)
    if not burst:
        return found
    return [*found, *fold(Text(board.word("encounters-burst", names=join(burst, "and", talk.lang))), board.width)]


def hunt_lines(game: Game, talk: Talk) -> Lines:
    """As in Hunters, and which Objectives were completed."""
    board = Board(game.view(None), game.state.rules, -1, (), talk)
    view = hunted_view(board.view)
    done = len(view["objectives"]) if view["ending"] == "ultimate" else view["current"]
    found = [*hunters.lines(game, talk), Text()]
    for k, id in enumerate(view["objectives"]):
        label = board.word("encounters-objective", n=k + 1)
        state = board.word("encounters-done" if k < done else "encounters-open")
        text = Text.assemble((f"{label} ", "bold"), board.title(board.get("objective", id)), (f" {state}", "dim"))
        found.append(cut(text, board.width))
    return found
