"""Boards that are ready to play on, so that people may skip building: for each number of players some that are as
fair as the tiles allow. `benchmarks/boards.py` found them; those for four are the ones on which, of some sixty such,
each home realm won about as often as the others in games between equal bots (`benchmarks/runewars.py`).

They obey the rules of 2010, and so those of the Revised Edition, which lets markers stand closer.
"""

from __future__ import annotations

from hagal.games.kit.declare import STAND_IN
from hagal.games.runewars.components import Layout

Tiles = tuple[tuple[int, int, int, int], ...]
Markers = tuple[tuple[int, int, int], ...]


def layout(id: str, tiles: Tiles, markers: Markers) -> Layout:
    """Tiles (number, place of the first area, turn) and markers; the id begins with the number of players."""
    made = Layout(id, id, players=int(id[0]), tiles=tiles, markers=markers)
    made.origin = STAND_IN
    return made


LAYOUTS = (
    layout(
        "2_1",
        ((7, 0, 0, 0), (8, 1, -1, 5), (4, 1, 2, 5), (9, 4, -2, 1)),
        ((-1, 3, 0), (4, -3, 2)),
    ),
    layout(
        "2_2",
        ((9, 0, 0, 0), (8, -2, 2, 4), (6, 0, 2, 5), (7, -2, 3, 5)),
        ((-1, -1, 2), (-1, 4, 2)),
    ),
    layout(
        "2_3",
        ((8, 0, 0, 0), (6, 2, -2, 2), (5, 0, 3, 3), (7, -1, -2, 5)),
        ((1, -3, 2), (1, 2, 1)),
    ),
    layout(
        "2_4",
        ((5, 0, 0, 0), (6, -1, 1, 1), (3, -2, 2, 4), (8, -3, 5, 2)),
        ((-4, 2, 1), (2, 0, 0)),
    ),
    layout(
        "3_1",
        ((8, 4, -2, 1), (6, 5, -3, 3), (2, 2, -4, 0), (7, 5, -4, 3), (5, 1, -2, 3), (9, 4, 0, 3)),
        ((-1, -1, 2), (2, 1, 2), (6, -6, 0)),
    ),
    layout(
        "3_2",
        ((6, 0, 0, 0), (3, 0, 2, 4), (5, 2, 3, 3), (4, 3, 1, 1), (9, -2, 2, 4), (7, 2, 0, 5)),
        ((-3, 3, 2), (0, 4, 2), (4, -1, 2)),
    ),
    layout(
        "3_3",
        ((8, 0, 0, 0), (4, 0, 2, 0), (1, -2, 2, 0), (7, -1, 0, 4), (2, -1, 3, 1), (3, 2, 3, 4)),
        ((-3, 6, 0), (0, -2, 1), (0, 4, 2)),
    ),
    layout(
        "3_4",
        ((6, 0, 0, 0), (3, 1, -1, 0), (4, 4, -4, 2), (2, 5, -2, 2), (7, 4, -1, 5), (1, -1, 2, 5)),
        ((0, 3, 1), (2, -3, 1), (4, 0, 2)),
    ),
    layout(
        "4_1",
        (
            (4, 0, 0, 0),
            (9, 0, 1, 2),
            (1, 1, -1, 3),
            (8, 2, -3, 5),
            (5, 0, 3, 3),
            (3, 2, 0, 0),
            (7, -1, -2, 0),
            (6, 1, -3, 5),
        ),
        ((-2, -1, 0), (-2, 4, 0), (4, 0, 0), (5, -5, 0)),
    ),
    layout(
        "4_2",
        (
            (1, 0, 0, 0),
            (8, -2, 2, 4),
            (9, -1, 3, 2),
            (6, 2, -1, 3),
            (4, -1, 5, 4),
            (5, -3, 5, 0),
            (7, 0, 4, 0),
            (2, 0, -1, 2),
        ),
        ((-4, 6, 0), (-3, 0, 1), (1, 4, 0), (2, 0, 1)),
    ),
    layout(
        "4_3",
        (
            (4, 0, 0, 0),
            (3, 2, -2, 3),
            (6, 0, -2, 1),
            (1, 0, 1, 1),
            (5, -2, 2, 1),
            (7, 1, 1, 4),
            (9, 2, 1, 4),
            (8, -2, 1, 2),
        ),
        ((-3, 0, 1), (-3, 5, 1), (2, -3, 2), (2, 2, 1)),
    ),
    layout(
        "4_4",
        (
            (2, 0, 0, 0),
            (4, 2, 1, 4),
            (5, 3, -1, 0),
            (8, 3, 2, 2),
            (6, -1, 5, 4),
            (7, 0, 4, 5),
            (9, -2, 5, 3),
            (3, 4, 3, 3),
        ),
        ((-3, 6, 2), (-1, 1, 0), (2, 5, 2), (4, -2, 2)),
    ),
)
