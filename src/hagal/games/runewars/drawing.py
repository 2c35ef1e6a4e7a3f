"""The board as text: one hex for each area, for terminals and for those who look for mistakes.

     ______
    /  1a  \\      the area,
   / 0:3 S  \\     who controls it (- nobody, g guards) and how many units are there, S a stronghold,
   \\  C R    /     C a city (c a city space), R a rune token, r one that lies face up, 0! a token of activation
    \\______/

Open borders are drawn thin, mountains with # and water with ~; MM is a home realm setup marker.
"""

from __future__ import annotations

from hagal.games.kit.hexes import SIXTHS, Place, beside
from hagal.games.runewars.army import size
from hagal.games.runewars.board import Board
from hagal.games.runewars.names import MOUNTAIN, OPEN, WATER
from hagal.games.runewars.state import Runewars

TOP = 6
"""Characters of the upper side."""
INNER = TOP + 2
ACROSS, DOWN = TOP + 2, 4
"""From one column to the next, and from one hex to the next one to the south."""
THIN = ("_", "\\", "/", "_", "\\", "/")
"""An open side, by direction."""
MARKS = {MOUNTAIN: "#", WATER: "~"}
SIDES: tuple[tuple[tuple[int, int], ...], ...] = (
    tuple([(0, 2 + k) for k in range(TOP)]),
    ((1, TOP + 2), (2, TOP + 3)),
    ((3, TOP + 3), (4, TOP + 2)),
    tuple([(4, 2 + k) for k in range(TOP)]),
    ((4, 1), (3, 0)),
    ((2, 0), (1, 1)),
)
"""The characters of each side, as (line, column) within a hex."""

Lines = dict[tuple[int, int], str]


def draw(s: Runewars) -> list[str]:
    """The board with what lies on it, line by line."""
    return lines(s.board, [_inside(s, k) for k in range(len(s.board.areas))])


def plain(board: Board) -> list[str]:
    """The board alone: areas, what they yield, their guards and city spaces."""
    found = []
    for area in board.areas:
        food, wood, ore = area.yields
        yields = "f" * food + "w" * wood + "o" * ore
        found.append((area.id, yields, "c" if area.city else f"g{area.guards}" if area.guards else ""))
    return lines(board, found)


def lines(board: Board, texts: list[tuple[str, str, str]]) -> list[str]:
    """A board with three short texts in each area."""
    found: Lines = {}
    for q, r, direction in board.markers:
        for place in ((q, r), beside((q, r), direction)):
            _write(found, place, ("", "MM", ""))
    for k, place in enumerate(board.places):
        _frame(found, place, board.sides[k])
        _write(found, place, texts[k])
    if not found:
        return []
    top, left = min([line for line, _column in found]), min([column for _line, column in found])
    height, width = (
        max([line for line, _column in found]) - top + 1,
        max([column for _line, column in found]) - left + 1,
    )
    rows = [[" "] * width for _ in range(height)]
    for (line, column), sign in found.items():
        rows[line - top][column - left] = sign
    return ["".join(row).rstrip() for row in rows]


def _corner(place: Place) -> tuple[int, int]:
    q, r = place
    return DOWN * r + DOWN // 2 * q, ACROSS * q


def _frame(found: Lines, place: Place, sides: tuple[int, ...]) -> None:
    """The six sides; a coloured one is not drawn over by its open neighbour."""
    line, column = _corner(place)
    for d in range(SIXTHS):
        sign = THIN[d] if sides[d] == OPEN else MARKS[sides[d]]
        for dy, dx in SIDES[d]:
            at = (line + dy, column + dx)
            if sides[d] != OPEN or found.get(at, " ") not in MARKS.values():
                found[at] = sign


def _write(found: Lines, place: Place, texts: tuple[str, str, str]) -> None:
    line, column = _corner(place)
    for k, text in enumerate(texts):
        room = TOP if k == 0 else INNER
        start = column + (2 if k == 0 else 1)
        for n, sign in enumerate(text[:room].center(room)):
            if sign != " ":
                found[(line + 1 + k, start + n)] = sign


def _inside(s: Runewars, k: int) -> tuple[str, str, str]:
    """What is written into an area."""
    area = s.board.areas[k]
    units = size(s.army[k])
    who = str(s.control[k]) if s.control[k] >= 0 else "g" if units else "-"
    hold = s.stronghold[k]
    here = f"{who}:{units}" + ("" if hold < 0 else " s" if hold & 1 else " S")
    things = "C" if s.city[k] is not None else "c" if area.city else ""
    if k in s.rune_at:
        things += " r" if s.rune_up[s.rune_at.index(k)] else " R"
    tokens = "".join([str(p.seat) for p in s.players if s.activated[k] >> p.seat & 1])
    return _short(area.id), here, f"{things} {tokens + '!' if tokens else ''}".strip()


def _short(id: str) -> str:
    """An id that fits: `daqan_a` is `daqa.a`."""
    if len(id) <= TOP:
        return id
    name, _, letter = id.rpartition("_")
    return f"{name[: TOP - 2]}.{letter[:1]}"
