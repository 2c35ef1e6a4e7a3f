"""Cards on cards: Gear on its Prey, a Prey under its guard (PR-204, PR-205, PR-210, PR-224).

Hunted has neither, so cards of Hunted stand for them: Soviet Advisor carries, A World of Hurt and Not a Single Track
are gear, Val Verde Guerrilla is arrested.
"""

from __future__ import annotations

import json

import pytest

from hagal.games.encounters import fighting, wilds
from hagal.games.encounters.effects import add_enemies
from hagal.games.encounters.hunted.seen import HuntedView
from hagal.games.encounters.laws import cheap
from hagal.games.encounters.names import HILLS, RUINS
from hagal.games.encounters.state import Encounters
from hagal.kernel.chance import Rng
from hagal.kernel.codec import restore, snapshot
from hagal.kernel.knowledge import determinize
from hagal.kernel.laws import Broken, conserved
from tests.games.encounters.position import Position
from tests.support.typed import wrong

GEAR = ("not_a_single_track", "a_world_of_hurt")


@pytest.fixture(autouse=True)
def gear(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = Position(1).s.rules
    for id in GEAR:
        monkeypatch.setattr(rules.component(f"enemy:{id}"), "gear", True)


def load(t: Position, by: int, *ids: str) -> Position:
    """These come to lie on a card."""
    for id in ids:
        t.put(t.s.out, f"enemy:{id}")
        wilds.carry(t.s, t.s.out[-1], t.s.out, by)
    return t


def geared(space: str = "ruins") -> Position:
    t = Position(1).wild(space, "soviet_advisor")
    return load(t, t.s.wilds[("ruins", "hills").index(space) + RUINS][0], *GEAR)


def carried(t: Position, by: int) -> list[str]:
    return t.ids(t.s.carried_by(by))


def test_it_is_pushed_along() -> None:
    t = geared()
    host = t.s.wilds[RUINS][0]
    for space in ("underground", "graveyard", "river"):
        t.wild(space, "val_verde_guerrilla")
    t.run(add_enemies(1))
    assert t.s.wilds[HILLS] == [host]
    assert carried(t, host) == list(GEAR)
    cheap(t.s)


@pytest.mark.parametrize("up", [True, False])
def test_it_goes_along_into_the_combat_zone(up: bool) -> None:
    t = geared("hills")
    host = t.s.wilds[HILLS][0]
    if not up:
        t.s.down = 1 << HILLS
    wilds.leave(t.s, HILLS)
    t.game._advance()
    assert t.s.combat == [host]
    assert carried(t, host) == list(GEAR)
    cheap(t.s)


def test_gear_goes_with_its_carrier_for_good() -> None:
    t = geared().give(attack=20)
    t.choose("fight ruins")
    assert sorted(t.ids(t.s.dead_enemies)) == sorted(["soviet_advisor", *GEAR])
    assert (t.s.carried, t.s.carriers) == ([], [])


def test_gear_works_while_its_carrier_lies_open() -> None:
    t = geared()
    assert wilds.scan_cost(t.s, 0, HILLS) == 4
    t.s.down = 1 << RUINS
    assert wilds.scan_cost(t.s, 0, HILLS) == 2


def test_the_arrested_is_in_play_but_neither_fought_nor_striking_and_comes_back_in_its_place() -> None:
    t = Position(1).combat("val_verde_guerrilla", "soviet_advisor", "val_verde_guerrilla").give(attack=20)
    prey, guard, last = t.s.combat
    load(t, prey, "not_a_single_track")
    wilds.carry(t.s, prey, t.s.combat, guard)
    assert t.keys[:2] == ["play experience", "fight soviet_advisor"]
    assert wilds.in_play(t.s, prey)
    assert wilds.scan_cost(t.s, 0, HILLS) == 2, "its gear has lost its text, too"
    cheap(t.s)
    fighting.kill(t.s, 0, guard)
    t.game._advance()
    assert t.s.combat == [prey, last]
    assert wilds.scan_cost(t.s, 0, HILLS) == 4
    assert carried(t, prey) == ["not_a_single_track"]
    cheap(t.s)


def test_the_view_shows_what_a_card_carries() -> None:
    t = geared().combat("val_verde_guerrilla")
    load(t, t.s.wilds[RUINS][0], "val_verde_guerrilla")
    load(t, t.s.carried[-1], "scorpion_enforcer")
    view = t.game.view(0)
    assert view["wilds"][RUINS]["carries"] == [
        {"card": "not_a_single_track"},
        {"card": "a_world_of_hurt"},
        {"card": "val_verde_guerrilla", "carries": [{"card": "scorpion_enforcer"}]},
    ]
    assert list(wrong(view, HuntedView)) == []
    assert "carries" not in view["wilds"][HILLS]
    assert "carries" not in view["combat"][0]


def test_it_is_copied_and_saved() -> None:
    t = geared()
    copy = t.s.copy()
    data = json.loads(json.dumps(snapshot(t.s)))
    t.give(attack=20).choose("fight ruins")
    assert len(copy.carried) == len(copy.carriers) == 2
    again = restore(t.s.rules, data)
    assert isinstance(again, Encounters)
    assert (again.carried, again.carriers) == (copy.carried, copy.carriers)
    del data["carried"], data["carriers"]
    before = restore(t.s.rules, data)
    assert isinstance(before, Encounters)
    assert (before.carried, before.carriers) == ([], [])


def test_on_a_hidden_card_it_stays_in_its_place_whatever_is_imagined_there() -> None:
    t = Position(2).wild("ruins", "soviet_advisor", up=False).wild("hills", "val_verde_guerrilla", up=False)
    load(t, t.s.wilds[RUINS][0], *GEAR)
    hosts = set()
    for seed in range(20):
        s = determinize(t.s, (0,), Rng(seed))
        assert isinstance(s, Encounters)
        conserved(s)
        cheap(s)
        assert s.carriers == [s.wilds[RUINS][0]] * 2
        hosts.add(s.carriers[0])
    assert len(hosts) > 1


def test_a_carrier_out_of_play_breaks_a_law() -> None:
    t = geared()
    t.s.carriers[0] = t.s.enemies[0]
    with pytest.raises(Broken, match="is carried by"):
        cheap(t.s)
