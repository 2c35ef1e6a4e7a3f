"""The board as text."""

from __future__ import annotations

from hagal.games.runewars.board import NO_BOARD
from hagal.games.runewars.drawing import draw, plain
from tests.games.runewars.position import at, position, rune, stronghold, units
from tests.games.runewars.table import board_of, finish, table


def test_a_tile_as_printed() -> None:
    assert (
        "\n".join(plain(board_of((1, 0, 0, 0))))
        == r"""
  ~~~~~~
 /  1a  \
/   ff   \______
\   g2   /  1b  \
 \______/   fw   \
 /  1c  \   g2   /
/   f    \______/
\   c    /
 \______/
""".strip("\n")
    )


def test_tiles_side_by_side_share_their_borders() -> None:
    assert (
        "\n".join(plain(board_of((9, 0, 0, 0), (2, 1, -1, 0))))
        == r"""
          ______
         /  2a  \
  ______/  woo   \
 /  9a  \   g2   /
/   w    \______/
\        /  2b  \
 \______/   w    \______
 /  9b  #   c    /  2c  ~
/   oo   #______/   f    ~
\   g3   /      \        /
 \______/        \______/
""".strip("\n")
    )


def test_what_lies_on_the_board() -> None:
    s = position()
    units(s, "a1", 0, footman=2, knight_routed=1)
    stronghold(s, "a1", 0)
    rune(s, "a1", dragon=True)
    units(s, "a2", -1, giant=2)
    rune(s, "a2", dragon=False, up=True)
    s.activated[at(s, "a2")] = 0b11
    text = "\n".join(draw(s))
    for piece in ("1:3 S", "R", "g:2", "r 12!", "h0a", "-:0"):
        assert piece in text


def test_markers_are_drawn_until_the_homes_lie_there() -> None:
    board = board_of((9, 0, 0, 0)).with_markers(((1, 0, 0),))
    assert "\n".join(plain(board)).count("MM") == 2
    s = finish(table(4, board="random"))
    text = "\n".join(draw(s))
    assert "MM" not in text
    for name in ("daqa.a", "lata.b", "waiq.c", "uthu.a"):
        assert name in text


def test_no_board_is_no_text() -> None:
    assert plain(NO_BOARD) == []
