"""Rise of Ix on the board: Tech stacks, and what each player has of tiles, Freighters, Dreadnoughts and Negotiators."""

from __future__ import annotations

from rich.text import Text

from hagal.games.dune.components import Board as Spaces
from hagal.games.dune.ix.seen import IxFacts, TileFacts
from hagal.games.dune.names import FACTIONS
from hagal.terminal.faces.dune.pieces import Pieces
from hagal.terminal.layout import Lines, flow
from hagal.terminal.seats import mark


def told(board: Pieces) -> Lines:
    """The tiles on offer with what they do, then the players."""
    ix = board.view.get("ix")
    if ix is None:
        return []
    lines: Lines = [Text(board.word("dune-ix-tech"), style="bold")]
    lines += [board.told(offer(board, tile, left), board.get("tech", tile)) for tile, left in on_offer(ix)]
    return [*lines, *players(board, ix)]


def short(board: Pieces) -> Lines:
    """Names and prices alone."""
    ix = board.view.get("ix")
    if ix is None:
        return []
    return [
        *flow(board.label("dune-ix-tech"), [offer(board, tile, left) for tile, left in on_offer(ix)], board.width),
        *players(board, ix),
    ]


def on_offer(ix: IxFacts) -> list[tuple[str, int]]:
    """The tiles on top of the stacks, as far as they are face up, and how many there are in each stack."""
    return [(tile, stack["left"]) for stack in ix["stacks"] for tile in stack["top"] if tile]


def offer(board: Pieces, id: str, left: int) -> Text:
    tile = board.get("tech", id)
    price = board.word("dune-short-spice", n=tile.cost)
    return Text.assemble((price, "yellow"), " ", board.title(tile), (f" x{left}", "dim"))


def players(board: Pieces, ix: IxFacts) -> Lines:
    lines: Lines = []
    for p in board.view["players"]:
        items = [Text(text) for text in belongings(board, ix, p["seat"])]
        items += [owned(board, entry) for entry in ix["tiles"][p["seat"]]]
        if items:
            lines += flow(Text.assemble("  ", mark(p["seat"], board.talk), " "), items, board.width)
    return lines


def belongings(board: Pieces, ix: IxFacts, seat: int) -> list[str]:
    """Freighter, Dreadnoughts, Negotiators: what has left its starting place."""
    ships = ix["dreadnoughts"][seat]
    found = []
    if ix["freighters"][seat]:
        found.append(board.word("dune-ix-freighter", n=ix["freighters"][seat]))
    if ships["garrison"]:
        found.append(board.word("dune-ix-ships-garrison", n=ships["garrison"]))
    if ships["conflict"]:
        found.append(board.word("dune-ix-ships-conflict", n=ships["conflict"]))
    if ix["negotiators"][seat]:
        found.append(board.word("dune-ix-negotiators", n=ix["negotiators"][seat]))
    if board.view["players"][seat]["leader"] == "tessia_vernius" and any(ix["snoopers"]):
        tracks = [board.icon(FACTIONS[k]) for k in range(4) if ix["snoopers"][k]]
        found.append(board.word("dune-ix-snoopers", tracks="/".join(tracks)))
    return found


def owned(board: Pieces, entry: TileFacts) -> Text:
    """A tile of a player; one that lies face down says so."""
    text = board.title(board.get("tech", entry["tile"]), "dim" if entry["spent"] else "bold")
    if entry["spent"]:
        text.append(f" {board.word('dune-ix-used')}", style="dim")
    return text


def flag(board: Pieces, space: str) -> int:
    """Whose Dreadnought stands on this location, or -1."""
    ix = board.view.get("ix")
    if ix is None:
        return -1
    spaces: Spaces = board.get("board", "board")
    places = [spaces.spaces[place].id for place in spaces.locations]
    return ix["flags"][places.index(space)] if space in places else -1


def ships(board: Pieces, seat: int) -> int:
    """Dreadnoughts of a seat in the Conflict."""
    ix = board.view.get("ix")
    return 0 if ix is None else int(ix["dreadnoughts"][seat]["conflict"])


def kept(board: Pieces) -> list[str | None]:
    """The card that the viewer has set aside, face down."""
    return [id for id in board.view.get("ix", {}).get("kept", []) if id is not None]
