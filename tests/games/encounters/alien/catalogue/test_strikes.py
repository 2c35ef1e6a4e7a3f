"""The fifteen Strikes."""

from __future__ import annotations

import pytest

from hagal.games.encounters.effects import heal, strike
from hagal.games.encounters.wilds import scan_cost
from tests.games.encounters.alien.position import Position


def struck(*ids: str, players: int = 1) -> Position:
    """These Strikes on top, the last one drawn by the active player."""
    return Position(players).strikes(*ids)


@pytest.mark.parametrize(
    ("id", "damage"), [("acid_bath", 4), ("barbed_tail", 2), ("crushing_jaws", 3), ("slashing_claws", 1)]
)
def test_damage_alone(id: str, damage: int) -> None:
    t = struck(id).run(strike(1))
    assert (t.damage, t.ids(t[0].wounds)) == ([damage], [id])


def test_acid_splash() -> None:
    t = struck("acid_splash").hand(0, "grunt", "specialist").run(strike(1))
    assert t.damage == [1]
    assert t.choose("discard grunt").in_hand(0) == ["specialist"]


def test_bleeding_out() -> None:
    t = struck("bleeding_out").run(strike(1))
    assert t.damage == [1]
    t.done()
    assert len(t[0].hand) == 5


def test_broken_arm() -> None:
    t = struck("broken_arm").wounds(0, "slashing_claws", "slashing_claws").run(strike(1))
    t.run(heal)
    assert (t.damage, t.ids(t[0].wounds)) == ([3], ["slashing_claws", "broken_arm"])
    t.run(heal).run(heal)
    assert t.ids(t[0].wounds) == ["broken_arm"]  # nothing heals it


def test_dragged_away() -> None:
    t = struck("dragged_away").hand(0, "grunt", "specialist", "specialist").run(strike(1))
    assert (t.damage, len(t[0].hand), len(t[0].discard)) == ([1], 1, 2)


def test_false_alarm() -> None:
    t = struck("false_alarm").run(strike(1))
    assert (t.damage, t.ids(t.s.strike_discard)) == ([0], ["false_alarm"])


def test_hard_landing() -> None:
    t = struck("hard_landing").hand(0, "sergeant_strength", "grunt").run(strike(1))
    assert t.keys == ["show sergeant_strength", "take"]
    assert t.choose("show sergeant_strength").damage == [0]
    assert struck("hard_landing").hand(0, "grunt", "specialist").run(strike(1)).choose("take").damage == [2]


def test_impaled() -> None:
    t = struck("impaled").wounds(0, "slashing_claws").run(strike(1))
    assert t.damage == [4]
    assert t.run(heal).ids(t[0].wounds) == ["slashing_claws"]  # it comes first


def test_inner_jaw() -> None:
    t = struck("barbed_tail", "inner_jaw").run(strike(1))
    assert t.damage == [1 + 2]


def test_take_my_place() -> None:
    t = struck("take_my_place").hand(0, "captain_of_the_ship", "grunt").run(strike(1))
    assert t.keys == ["kill captain_of_the_ship", "take"]
    t.choose("kill captain_of_the_ship")
    assert (t.damage, t.ids(t.s.dead_characters)) == ([0], ["captain_of_the_ship"])
    assert struck("take_my_place").hand(0, "grunt", "specialist").run(strike(1)).choose("take").damage == [3]


def test_torn_open() -> None:
    t = struck("torn_open").wounds(0, "barbed_tail").run(strike(1))
    assert t.damage == [2]
    assert t.run(heal).ids(t[0].wounds) == ["barbed_tail"]


def test_visor_cracked() -> None:
    t = struck("visor_cracked", players=2).run(strike(1))
    assert t.damage == [1, 0]
    assert [scan_cost(t.s, seat, 4) for seat in (0, 1)] == [3, 2]
