"""Laws that most games have: each is broken on purpose."""

from __future__ import annotations

import pytest

from hagal.games.kit.laws import lies_open, never_negative, only, own_hand_known
from hagal.kernel.laws import Broken
from tests.kernel.positions import deal
from tests.kernel.tiny_state import Card


class Tile:
    """Nothing of Ferry."""


class Purse:
    def __init__(self, coins: int, gems: int) -> None:
        self.coins = coins
        self.gems = gems


def test_only_these_kinds_lie_here() -> None:
    s = deal("silk", "")
    only(s, [s.hands[0], s.hands[1]], Card)
    only(s, [s.hands[0]], Tile, Card)
    with pytest.raises(Broken, match="card:silk> lies where only Tiles belong"):
        only(s, [s.hands[1], s.hands[0]], Tile)


def test_what_lies_open_is_known_to_all() -> None:
    s = deal("silk", "", row="wine")
    lies_open(s, [s.row, s.hands[1]])
    with pytest.raises(Broken, match="card:silk> lies open, but not everybody knows it"):
        lies_open(s, [s.row, s.hands[0]])


def test_a_hand_is_known_to_its_owner() -> None:
    s = deal("silk", "wine")
    own_hand_known(s, 0, [s.hands[0]])
    with pytest.raises(Broken, match=r"seat 0 does not know .*wine> in its own hand"):
        own_hand_known(s, 0, [s.hands[0], s.hands[1]])


def test_there_is_never_less_than_none() -> None:
    never_negative(Purse(0, 3), ("coins", "gems"))
    with pytest.raises(Broken, match="there are -1 gems"):
        never_negative(Purse(0, -1), ("coins", "gems"))
    with pytest.raises(Broken, match="seat 2 has -4 coins"):
        never_negative(Purse(-4, 0), ("coins", "gems"), 2)
