"""Building the board (RW-023 to RW-028): tiles dealt and laid, then the home realm setup markers.

A tile is laid in three small choices: which, where its first area lies, how it is turned. Markers are all alike; they
are placed in the order of their spaces, so that there is one way to each result.
"""

from __future__ import annotations

from typing import Any

from hagal.games.kit.option import OfComponent
from hagal.games.runewars.army import NO_ARMY
from hagal.games.runewars.board import NO_BOARD, Board, Marker
from hagal.games.runewars.components import Tile
from hagal.games.runewars.names import BY_CHANCE, TAKEN_BACK
from hagal.games.runewars.setup.chance import put_question
from hagal.games.runewars.setup.laying import layings
from hagal.games.runewars.setup.markers import survey
from hagal.games.runewars.setup.settings import QUICK
from hagal.games.runewars.state import Runewars
from hagal.kernel import zones
from hagal.kernel.rules import push
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all

EACH = 2
"""Tiles for each player (RW-023)."""


def lay_board(s: Runewars, board: Board) -> None:
    """A board on the table, with nothing on it: whose home realms these are is known, and so who controls them."""
    s.board = board
    count = len(board.areas)
    seats = {p.faction.id: p.seat for p in s.players}
    s.army = [NO_ARMY] * count
    s.owner = [-1] * count
    s.stronghold = [-1] * count
    s.development = [-1] * count
    s.activated = [0] * count
    s.city = [None] * count
    s.home = [seats.get(name, -1) for name in board.home]
    s.control = list(s.home)


def setup_quests(s: Runewars) -> list[int]:
    """The quests in the deck that bring a map tile."""
    return [i for i in s.quest_deck if s.face[i].setup]


def map_tile(s: Runewars, number: int) -> Tile:
    found: Any = s.rules.component(f"tile:{number}")
    return found  # type: ignore[no-any-return]


class Tiles(Step[Runewars]):
    """The board is built, or is ready."""

    tag = "tiles"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        push(s, "ready_board" if s.rules.options["board"] == QUICK else "deal_tiles")


class DealTiles(Step[Runewars]):
    """Two setup quests face up for each player, and the tiles that they name (RW-023)."""

    tag = "deal_tiles"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        push(s, "next_tile")
        dealt = setup_quests(s)
        for i in dealt:
            s.quest_deck.remove(i)
        zones.shuffle(s, dealt)
        for p in s.players:
            for _ in range(EACH):
                i = zones.draw(s, dealt, p.quests, PUBLIC)
                if s.log is not None:
                    s.log.tell("rw-setup-quest", p.seat, "RW-023", quest=s.face[i], tile=map_tile(s, s.face[i].setup))
        zones.move_all(dealt, s.quest_deck)


def tiles_of(s: Runewars, seat: int) -> list[Tile]:
    """The tiles that a seat has not laid yet."""
    laid = [placed[0] for placed in s.board.placed]
    tiles = [map_tile(s, s.face[i].setup) for i in s.players[seat].quests]
    return [tile for tile in sorted(tiles, key=by_id) if tile not in laid]


def by_id(tile: Tile) -> str:
    return tile.id


class NextTile(Step[Runewars]):
    """From the first player clockwise, one tile at a time, until each has laid both (RW-025). If none of a player's
    tiles fits anywhere, all are taken back (OP-17)."""

    tag = "next_tile"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        count = len(s.players)
        laid = len(s.board.placed)
        if laid == EACH * count:
            return
        builder = (s.first + laid) % count
        if any(layings(s.board, tile) for tile in tiles_of(s, builder)):
            put_question(s, PICK_TILE, builder)
        else:
            rebuild(s)


def rebuild(s: Runewars) -> None:
    """All tiles are taken back, and the board is built anew (RW-027, OP-17); after the second time by chance: who does
    the same again would come to the same end again."""
    s.flags |= BY_CHANCE if s.flags & TAKEN_BACK else TAKEN_BACK
    if s.log is not None:
        s.log.tell("rw-rebuild", -1, "RW-027")
    lay_board(s, NO_BOARD)
    push(s, "next_tile")


class PickTile(Choice[Runewars]):
    """Which of the own tiles: only those that can be laid."""

    tag = "pick_tile"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [TakeTile(tile) for tile in tiles_of(s, seat) if layings(s.board, tile)]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-tile")


class TakeTile(OfComponent[Runewars]):
    tag = "take_tile"
    word = "tile"
    fields = ("tile",)

    def __init__(self, tile: Tile) -> None:
        self.tile: Tile = tile

    def run(self, s: Runewars, seat: int, source: int) -> None:
        put_question(s, PickPlace(self.tile), seat)

    def message(self) -> Msg:
        return Msg("rw-option-tile", tile=self.tile)


class PickPlace(Choice[Runewars]):
    """Where the first area of a tile comes to lie."""

    tag = "pick_place"
    fields = ("tile",)

    def __init__(self, tile: Tile) -> None:
        self.tile: Tile = tile

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [TilePlace(self.tile, q, r) for q, r in layings(s.board, self.tile)]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-place", tile=self.tile, area=self.tile.areas[0])


class TilePlace(Step[Runewars]):
    tag = "tile_place"
    fields = ("tile", "q", "r")

    def __init__(self, tile: Tile, q: int, r: int) -> None:
        self.tile: Tile = tile
        self.q: int = q
        self.r: int = r

    def run(self, s: Runewars, seat: int, source: int) -> None:
        put_question(s, PickTurn(self.tile, self.q, self.r), seat)

    def key(self) -> str:
        return f"at {self.q} {self.r}"

    def message(self) -> Msg:
        return Msg("rw-option-place", q=self.q, r=self.r)


class PickTurn(Choice[Runewars]):
    """How a tile is turned, in sixths clockwise."""

    tag = "pick_turn"
    fields = ("tile", "q", "r")

    def __init__(self, tile: Tile, q: int, r: int) -> None:
        self.tile: Tile = tile
        self.q: int = q
        self.r: int = r

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        turns = layings(s.board, self.tile).get((self.q, self.r), ())
        return [LayTile(self.tile, self.q, self.r, turn) for turn in turns]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-turn", tile=self.tile)


class LayTile(Step[Runewars]):
    """A tile on the table; then the next one."""

    tag = "lay_tile"
    fields = ("tile", "q", "r", "turn")

    def __init__(self, tile: Tile, q: int, r: int, turn: int) -> None:
        self.tile: Tile = tile
        self.q: int = q
        self.r: int = r
        self.turn: int = turn

    def run(self, s: Runewars, seat: int, source: int) -> None:
        lay_board(s, Board((*s.board.placed, (self.tile, self.q, self.r, self.turn))))
        if s.log is not None:
            s.log.tell("rw-lay-tile", seat, "RW-025", tile=self.tile, q=self.q, r=self.r, turn=self.turn)
        push(s, "next_tile")

    def key(self) -> str:
        return f"turn {self.turn}"

    def message(self) -> Msg:
        return Msg("rw-option-turn", turn=self.turn)


# Home realm setup markers


class Markers(Step[Runewars]):
    """The first player places a marker for each player (RW-027). If they cannot be placed, the board is built anew."""

    tag = "setup_markers"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        if len(s.board.markers) == len(s.players):
            s.flags = 0
            return
        push(s, "setup_markers")
        if survey(s).options(s.board.markers):
            put_question(s, PICK_SPACE, s.first)
        else:
            rebuild(s)


class PickSpace(Choice[Runewars]):
    tag = "pick_space"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [PutMarker(*marker) for marker in survey(s).options(s.board.markers)]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-marker", n=len(s.board.markers) + 1, of=len(s.players))


class PutMarker(Step[Runewars]):
    tag = "put_marker"
    fields = ("q", "r", "direction")

    def __init__(self, q: int, r: int, direction: int) -> None:
        self.q: int = q
        self.r: int = r
        self.direction: int = direction

    def run(self, s: Runewars, seat: int, source: int) -> None:
        marker: Marker = (self.q, self.r, self.direction)
        s.board = s.board.with_markers((*s.board.markers, marker))
        if s.log is not None:
            s.log.tell("rw-home-marker", seat, "RW-027", q=self.q, r=self.r)

    def key(self) -> str:
        return f"marker {self.q} {self.r} {self.direction}"

    def message(self) -> Msg:
        return Msg("rw-option-marker", q=self.q, r=self.r, direction=self.direction)


PICK_TILE = PickTile()
PICK_SPACE = PickSpace()

STEPS: dict[str, Step[Any]] = {
    "tiles": Tiles(),
    "deal_tiles": DealTiles(),
    "next_tile": NextTile(),
    "setup_markers": Markers(),
}

register_all(list(globals().values()))
