"""Home realms in the place of their markers (RW-029).

Areas of two home realms are never adjacent. At a table markers, runes and homes are placed once more if that comes
about; here it never does: markers stand only where all homes can be laid (`markers.Survey`), and a home is laid only so
that all others still can be.
"""

from __future__ import annotations

from typing import Any

from hagal.games.kit.seats import left_of
from hagal.games.runewars.board import Board, Marker
from hagal.games.runewars.components import Tile
from hagal.games.runewars.setup.building import lay_board
from hagal.games.runewars.setup.chance import put_question
from hagal.games.runewars.setup.laying import Laying, around, cell, forms, home_ways, marker_cells, room
from hagal.games.runewars.setup.markers import homes_in_play
from hagal.games.runewars.setup.settings import QUICK
from hagal.games.runewars.state import Runewars
from hagal.kernel.rules import push
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all


def ways(s: Runewars, seat: int, marker: Marker) -> list[Laying]:
    """The ways in which a seat may lay its home realm in a marker's place, so that those who come later can lay theirs
    in the places of the others."""
    board = s.board
    homes = homes_in_play(s)
    barred = around([cell(q, r) for (q, r), name in zip(board.places, board.home, strict=True) if name])
    later = [home for home in homes if home is not homes[seat] and home.faction not in board.home]
    others = [[home_ways(board, home, other) for home in later] for other in board.markers if other != marker]
    spaces = list(range(len(others)))
    return [
        laying
        for laying, cells, beside in home_ways(board, homes[seat], marker)
        if barred.isdisjoint(cells) and room(others, spaces, spaces, barred | beside)
    ]


class SetupHomes(Step[Runewars]):
    """From the left of the first player clockwise, the first player last, each picks a marker and lays his home realm
    in its place (RW-029)."""

    tag = "setup_homes"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        board = s.board
        if not board.markers:
            return
        if s.rules.options["board"] == QUICK:
            push(s, "ready_homes")
            return
        push(s, "setup_homes")
        laid = len(s.players) - len(board.markers)
        put_question(s, PICK_MARKER, left_of(s.first + laid, len(s.players)))


class PickMarker(Choice[Runewars]):
    tag = "pick_marker"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [TakeMarker(*marker) for marker in s.board.markers if ways(s, seat, marker)]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-home")


class TakeMarker(Step[Runewars]):
    tag = "take_marker"
    fields = ("q", "r", "direction")

    def __init__(self, q: int, r: int, direction: int) -> None:
        self.q: int = q
        self.r: int = r
        self.direction: int = direction

    def run(self, s: Runewars, seat: int, source: int) -> None:
        put_question(s, PickHomeTurn(self.q, self.r, self.direction), seat)

    def key(self) -> str:
        return f"marker {self.q} {self.r} {self.direction}"

    def message(self) -> Msg:
        return Msg("rw-option-marker", q=self.q, r=self.r, direction=self.direction)


class PickHomeTurn(Choice[Runewars]):
    """How the home realm lies: which two of its areas fill the marker's space, and on which side the third one is."""

    tag = "pick_home_turn"
    fields = ("q", "r", "direction")

    def __init__(self, q: int, r: int, direction: int) -> None:
        self.q: int = q
        self.r: int = r
        self.direction: int = direction

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        home = homes_in_play(s)[seat]
        return [LayHome(home, *laying) for laying in ways(s, seat, (self.q, self.r, self.direction))]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-home-turn")


class LayHome(Step[Runewars]):
    """A home realm in the place of a marker."""

    tag = "lay_home"
    fields = ("home", "q", "r", "turn")

    def __init__(self, home: Tile, q: int, r: int, turn: int) -> None:
        self.home: Tile = home
        self.q: int = q
        self.r: int = r
        self.turn: int = turn

    def run(self, s: Runewars, seat: int, source: int) -> None:
        at = cell(self.q, self.r)
        cells = {at + offset for offset, _coloured in forms(self.home)[self.turn]}
        left = [marker for marker in s.board.markers if not cells.issuperset(marker_cells(marker))]
        lay_board(s, Board((*s.board.placed, (self.home, self.q, self.r, self.turn)), tuple(left)))
        if s.log is not None:
            s.log.tell("rw-lay-home", seat, "RW-029", q=self.q, r=self.r, turn=self.turn)

    def key(self) -> str:
        return f"home {self.q} {self.r} {self.turn}"

    def message(self) -> Msg:
        return Msg("rw-option-home", q=self.q, r=self.r, turn=self.turn)


PICK_MARKER = PickMarker()

STEPS: dict[str, Step[Any]] = {"setup_homes": SetupHomes()}

register_all(list(globals().values()))
