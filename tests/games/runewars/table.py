"""A table of Runewars before its set-up, to play the set-up on: nothing comes after it."""

from __future__ import annotations

from random import Random
from typing import Any

from hagal import games
from hagal.games.kit.hexes import apart, around
from hagal.games.runewars.board import Board, Marker
from hagal.games.runewars.state import Runewars
from hagal.kernel.events import Log
from hagal.kernel.loop import advance, answer
from hagal.kernel.step import Nothing, Step

FACTIONS = ["daqan", "latari", "waiqar", "uthuk"]


def table(players: int = 2, edition: str = "2010", seed: int = 1, **options: Any) -> Runewars:
    """A game right before set-up, factions by seat in the order of the box and seat 0 first unless told; after the
    set-up it ends."""
    wish = {"factions": FACTIONS[:players], "first": 0, "edition": edition, **options}
    title = games.title("runewars")
    rules = title.rules(players, (), wish)
    rules.steps["season"] = Nothing("season")
    s = title.start(rules, seed)
    assert isinstance(s, Runewars)
    s.log = Log()
    return s


def until(s: Runewars, tag: str, rng: Random) -> list[Step[Any]]:
    """Answer at random until a question of this tag is open; its options, none if it never comes."""
    while True:
        options = advance(s)
        if options is None:
            return []
        if s.stack[-1][0].tag == tag:
            return options
        answer(s, rng.choice(options))


def finish(s: Runewars, seed: int = 1) -> Runewars:
    """The set-up to its end, at random."""
    until(s, "", Random(seed))
    return s


def answered(s: Runewars, seed: int = 1) -> list[tuple[str, int, str, int]]:
    """As `finish`: each question as (tag, seat, the key chosen, number of options)."""
    rng = Random(seed)
    found = []
    while (options := advance(s)) is not None:
        step, seat, _source = s.stack[-1]
        option = rng.choice(options)
        found.append((step.tag, seat, option.key(), len(options)))
        answer(s, option)
    return found


def told(s: Runewars, kind: str) -> list[dict[str, Any]]:
    """What was told under a kind, with the seats."""
    assert s.log is not None
    return [{"seat": event.seat, **event.args} for event in s.log.events if event.kind == kind]


def board_of(*placed: tuple[int, int, int, int]) -> Board:
    """Map tiles by number, each with the place of its first area and its turn."""
    tiles = {tile.id: tile for tile in games.title("runewars").base.components if tile.kind == "tile"}
    return Board(tuple((tiles[str(number)], q, r, turn) for number, q, r, turn in placed))  # type: ignore[misc]


def between(board: Board, a: Marker, b: Marker) -> int:
    """The areas in the shortest chain that begins beside one marker and ends beside the other."""
    return min(board.steps(x)[y] + 1 for x in beside_marker(board, a) for y in beside_marker(board, b))


def beside_marker(board: Board, marker: Marker) -> list[int]:
    q, r, direction = marker
    cells = [(q, r), around((q, r))[direction]]
    return [k for k, place in enumerate(board.places) if any(apart(place, at) == 1 for at in cells)]
