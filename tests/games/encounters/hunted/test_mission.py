"""The mission is a part of the state; saves from before it was are read as they were meant."""

from __future__ import annotations

import json

import hagal
from hagal.game import SAVE_MARK
from hagal.games.encounters.mission import Mission, mission, renew
from hagal.kernel.codec import restore, snapshot
from hagal.kernel.laws import fields_complete
from hagal.kernel.record import checksum
from tests.games.encounters.eager import best
from tests.games.encounters.position import Position


def as_before(save: str) -> str:
    """A save as version 0.1 wrote it."""
    record, _mark, tail = save.partition(f"\n{SAVE_MARK}")
    data = json.loads(tail.partition(" ")[2])
    apart = data["parts"].pop("mission")
    data |= {name: apart[name] for name in Mission.fields}
    text = json.dumps(data)
    return f"{record}\n{SAVE_MARK}{checksum(text)} {text}\n"


def test_every_field_is_saved() -> None:
    fields_complete(Position().mission)


def test_a_copy_has_a_mission_of_its_own() -> None:
    t = Position(1).give(hazards=1)
    copy = t.s.copy()
    renew(t.s, 2, 2)
    assert (mission(copy).hazards, mission(copy).stage) == (1, 1)
    assert (t.mission.hazards, t.mission.stage) == (2, 3)


def test_a_save_from_before_it_was_a_part_is_read_with_its_story() -> None:
    game = hagal.new("encounters", players=2, film=2, seed=5)
    while len(game.record.keys) < 40 and game.decision is not None:
        keys = game.decision.keys
        game.choose(keys[best(keys)[0]])
    old = as_before(game.save())
    assert "mission" not in old
    found = hagal.load(old)
    assert snapshot(found.state) == snapshot(game.state)
    assert found.view(0) == game.view(0)
    assert len(found.log.events) == len(game.log.events) > 50
    assert found.save() == game.save()


def test_a_position_that_no_record_leads_to_is_read_from_that_shape() -> None:
    t = Position(1, film=2).stage(2).give(hazards=2)
    data = snapshot(t.s)
    apart = data["parts"].pop("mission")
    s = restore(t.s.rules, data | {name: apart[name] for name in Mission.fields})
    assert snapshot(s) == snapshot(t.s)
