"""The top of the screen: round and phase, and the decks that run out."""

from __future__ import annotations

from rich.text import Text

from hagal.terminal.faces.encounters.pieces import Pieces
from hagal.terminal.layout import Lines, flow

PHASES = ("enemy", "action", "strike", "cleanup", "over")


def head(board: Pieces) -> Lines:
    view = board.view
    line = Text(board.word("round", n=view["round"]), style="bold reverse")
    if view["phase"] in PHASES:
        line.append("  ")
        line.append(board.word(f"encounters-phase-{view['phase']}"), style="bold")
    items = [Text(text) for text in decks(board)]
    return flow(Text.assemble(line, "  "), items, board.width, indent=2)


def decks(board: Pieces) -> list[str]:
    """The decks that the game hangs on; the last Enemy or Prey deck says so."""
    view = board.view
    last = "encounters-enemies-last" if view["exhausted"] else "encounters-enemies"
    found = [board.word(last, n=view["enemies"]), board.word("encounters-strikes", n=view["strikes"])]
    if board.hunt is not None:
        found += [board.word("encounters-gear-deck", n=board.hunt["gear"])] if board.way.geared else []
        found.append(board.word("encounters-traps", n=board.hunt["traps"]))
    if board.hive is not None:
        nest = board.hive["hatchery"]
        found.append(board.word("encounters-hatchery", n=nest["facehuggers"], of=nest["chestbursters"]))
    if view["deadline"]:
        found.append(board.word("encounters-deadline", n=view["deadline"]))
    return found
