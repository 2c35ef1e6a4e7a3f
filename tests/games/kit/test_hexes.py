"""Hexes: directions, turns, distances, holes."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hagal.games.kit.hexes import (
    COMPASS,
    DIRECTIONS,
    SIXTHS,
    Place,
    apart,
    around,
    beside,
    connected,
    holes,
    opposite,
    shifted,
    spread,
    turn_sides,
    turned,
)

places = st.tuples(st.integers(-9, 9), st.integers(-9, 9))
turns = st.integers(-12, 12)
directions = st.integers(0, SIXTHS - 1)


def test_the_neighbours_of_a_hex_clockwise_from_the_north() -> None:
    assert dict(zip(COMPASS, around((2, 3)), strict=True)) == {
        **{"N": (2, 2), "NE": (3, 2), "SE": (3, 3)},
        **{"S": (2, 4), "SW": (1, 4), "NW": (1, 3)},
    }


@given(places, directions)
def test_the_way_back_is_the_opposite_direction(place: Place, direction: int) -> None:
    assert beside(beside(place, direction), opposite(direction)) == place
    assert opposite(opposite(direction)) == direction


@given(places, turns, turns)
def test_turns_add_up(place: Place, a: int, b: int) -> None:
    assert turned(turned(place, a), b) == turned(place, a + b)
    assert turned(place, SIXTHS) == place


@given(directions, st.integers(0, 5))
def test_a_turn_by_a_sixth_leads_to_the_next_direction(direction: int, turn: int) -> None:
    assert turned(DIRECTIONS[direction], turn) == DIRECTIONS[(direction + turn) % SIXTHS]


@given(places, places, turns, places)
def test_distance_survives_turning_and_shifting(a: Place, b: Place, turn: int, by: Place) -> None:
    assert apart(a, b) == apart(b, a)
    assert apart(turned(a, turn), turned(b, turn)) == apart(a, b)
    assert apart(shifted(a, by), shifted(b, by)) == apart(a, b)


@given(places, places)
def test_distance_counts_steps(a: Place, b: Place) -> None:
    at, steps = a, 0
    while at != b:
        at = min(around(at), key=lambda place: apart(place, b))
        steps += 1
    assert steps == apart(a, b)


@given(st.lists(st.integers(0, 2), min_size=6, max_size=6), st.integers(0, 5), directions)
def test_sides_turn_with_their_hex(sides: list[int], turn: int, direction: int) -> None:
    assert turn_sides(tuple(sides), turn)[(direction + turn) % SIXTHS] == sides[direction]


@given(st.sets(places, max_size=40))
def test_a_hole_is_where_no_way_leads_out(known: set[Place]) -> None:
    found = holes(known)
    assert not found & known
    for place in found:
        assert all(other in found or other in known for other in around(place))


def test_a_ring_has_a_hole_and_a_gap_opens_it() -> None:
    ring = set(around((4, -2)))
    assert holes(ring) == {(4, -2)}
    assert holes(ring - {(4, -3)}) == set()
    assert holes([]) == set()


@given(st.sets(places, min_size=1, max_size=30))
def test_spreading_finds_the_whole_piece_and_no_more(known: set[Place]) -> None:
    start = min(known)
    piece = spread(known, start)
    assert start in piece <= known
    assert all(other not in known or other in piece for place in piece for other in around(place))
    assert connected(piece)
    assert connected(known) == (piece == known)


def test_nothing_spreads_from_elsewhere() -> None:
    assert spread({(0, 0)}, (5, 5)) == set()
    assert connected([])
