"""The top of the screen: round and phase, and the decks that run out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from hagal.games.encounters.alien.seen import alien_view
from hagal.games.encounters.hunters.seen import hunters_view
from hagal.terminal.layout import Lines, flow

if TYPE_CHECKING:
    from hagal.terminal.faces.encounters.board import Board

PHASES = ("enemy", "action", "strike", "cleanup", "over")


def head(board: Board) -> Lines:
    view = board.view
    line = Text(board.word("round", n=view["round"]), style="bold reverse")
    if view["phase"] in PHASES:
        line.append("  ")
        line.append(board.word(f"encounters-phase-{view['phase']}"), style="bold")
    items = [Text(text) for text in decks(board)]
    return flow(Text.assemble(line, "  "), items, board.width, indent=2)


def decks(board: Board) -> list[str]:
    """The decks that the game hangs on; the last Enemy or Prey deck says so."""
    view = board.view
    last = "encounters-enemies-last" if view["exhausted"] else "encounters-enemies"
    found = [board.word(last, n=view["enemies"]), board.word("encounters-strikes", n=view["strikes"])]
    if board.hunters:
        hunt = hunters_view(view)
        found += [] if board.alien else [board.word("encounters-gear-deck", n=hunt["gear"])]  # Aliens have none
        found.append(board.word("encounters-traps", n=hunt["traps"]))
    if board.alien:
        nest = alien_view(view)["hatchery"]
        found.append(board.word("encounters-hatchery", n=nest["facehuggers"], of=nest["chestbursters"]))
    if view["deadline"]:
        found.append(board.word("encounters-deadline", n=view["deadline"]))
    return found
