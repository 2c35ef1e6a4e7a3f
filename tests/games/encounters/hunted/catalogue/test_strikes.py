"""The Strikes."""

from __future__ import annotations

import pytest

from hagal.games.encounters.effects import heal
from tests.games.encounters.position import Position


def struck(*ids: str, **options: int) -> Position:
    t = Position(2, **options).strikes(*ids)
    return t.run("strike")


def test_close_call() -> None:
    t = struck("close_call")
    assert (t.damage, t.ids(t.s.strike_discard)) == ([0, 0], ["close_call"])


@pytest.mark.parametrize(
    ("id", "damage"), [("flesh_wound", 1), ("deep_gash", 2), ("brutal_puncture", 3), ("hole_new_level", 4)]
)
def test_plain_damage(id: str, damage: int) -> None:
    t = struck(id)
    assert (t.damage, t.ids(t[0].wounds)) == ([damage, 0], [id])


def test_stunning_blow() -> None:
    assert Position(2).marks(0, 1).strikes("deep_gash", "stunning_blow").run("strike").damage == [3, 0]
    assert struck("deep_gash", "stunning_blow").damage == [1, 0]


def test_open_wound() -> None:
    t = Position(2).wounds(0, "deep_gash", "open_wound").wounds(1, "flesh_wound").run(heal)
    assert t.keys == ["heal 0 open_wound", "heal 1 flesh_wound"]
    t.choose("heal 0 open_wound").run(heal)
    assert t.keys == ["heal 0 deep_gash", "heal 1 flesh_wound"]


def test_cover_me() -> None:
    t = Position(2).hand(0, "bad_idea", "experience").strikes("cover_me").run("strike")
    assert t.keys == ["show bad_idea", "take"]
    t.choose("take")
    assert t.damage == [2, 0]
    t = Position(2).hand(0, "knock_knock").played("bad_idea").strikes("cover_me").run("strike").choose("show bad_idea")
    assert (t.damage, t.ids(t.s.strike_discard)) == ([0, 0], ["cover_me"])


def test_festering_wound() -> None:
    t = Position(2).wounds(0, "festering_wound").done()
    assert len(t[0].hand) == 5
    t.done()
    assert len(t[1].hand) == 6
    assert len(Position(2).wounds(0, "festering_wound", "festering_wound").done()[0].hand) == 4


def test_permanent_damage() -> None:
    t = Position(2).wounds(0, "permanent_damage", "flesh_wound").run(heal)
    assert t.ids(t[0].wounds) == ["permanent_damage"]
    assert not heal.can(t.s, 0, -1)


def test_sacrifice() -> None:
    t = Position(2).hand(0, "the_speech", "experience").strikes("sacrifice").run("strike")  # they cost 1 and 0
    assert t.keys == ["kill the_speech", "take"]
    t.choose("kill the_speech")
    assert (t.damage, t.ids(t.s.dead_characters)) == ([0, 0], ["the_speech"])
    assert t.ids(t.s.strike_discard) == ["sacrifice"]
    t = Position(2).hand(0, "knock_knock", "experience").strikes("sacrifice").run("strike").choose("take")
    assert t.damage == [3, 0]
