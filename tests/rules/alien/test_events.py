"""The Events of Objectives, as they are turned up: PR-314, PR-325, PR-326, PR-330, PR-332."""

from __future__ import annotations

import pytest

from tests.games.encounters.alien.survivors import Survivors
from tests.rules import rule

EVENT = "event_the_sos"


def order(t: Survivors, *kinds: str) -> list[str]:
    """What happened of these kinds, in order."""
    return [event.kind.removeprefix("enc-") for event in t.game.log.events if event.kind.removeprefix("enc-") in kinds]


@rule("PR-314")
def test_its_hunting_us_takes_what_is_hidden_or_an_enemy() -> None:
    t = Survivors(1).stage(3).eggs().hazards(2).wild("airlock", "hazard_the_sos").wild("med_lab", "ash", up=False)
    t.hatchery.armed = t.s.wilds[4][0]
    t.wild("power_station", EVENT, up=False).give(scans=1).choose("scan power_station free")
    assert (t.ids(t.s.combat), t.space("airlock")) == (["ash"], "hazard_the_sos")


@rule("PR-314")
def test_its_hunting_us_takes_the_leftmost_before_it_adds_a_card() -> None:
    """In a full Complex the added card pushes the others on: afterwards another would be the leftmost."""
    t = Survivors(1).stage(3).eggs().wild("ventilation_shafts", EVENT, up=False)
    for room, id in zip(t.spaces[1:], ("egg", "egg", "swift_drone", "ash"), strict=True):
        t.wild(room, id)
    t.turn_up()
    assert t.ids(t.s.combat) == ["ash"]
    assert (t.space("airlock"), t.space("ventilation_shafts")) == ("swift_drone", "egg")


@rule("PR-325")
def test_easy_prey_takes_one_that_costs_something_by_chance_from_each_player() -> None:
    t = Survivors(2, film="alien3").stage(2).hand(0, "grunt", "sergeant_tech", "sergeant_intel")
    t.hand(1, "sergeant_strength", "sergeant_survival", "specialist").chance(1, 0)
    t.wild("airlock", EVENT, up=False).turn_up()
    assert (t.in_hand(0), t.in_hand(1)) == (["grunt", "sergeant_tech"], ["sergeant_survival", "specialist"])
    assert (t.ids(t[0].discard), t.ids(t[1].discard)) == (["sergeant_intel"], ["sergeant_strength"])
    assert [event.seat for event in t.events("shows-hand")] == [0, 1]
    assert t.game.view(0)["players"][1]["hand"] == ["sergeant_survival", "specialist"]


@rule("PR-326")
@pytest.mark.parametrize("up", [True, False])
def test_only_a_beast_that_lies_open_gets_events(up: bool) -> None:
    t = Survivors(1, film="alien3").stage(3).eggs().wild("med_lab", "beast", up).wild("airlock", EVENT, up=False)
    t.give(scans=1).choose("scan airlock free")
    assert t.ids(t.s.carried) == ([EVENT] if up else [])
    assert (EVENT in t.ids(t.s.out)) == (not up)
    assert t.space("ventilation_shafts") == "egg"


@rule("PR-330")
@pytest.mark.parametrize(
    ("escaped", "combat", "rooms"),
    [
        ("combat", ["organism_c", "ash"], ["egg", None, "scream_a", None, None]),
        ("one", ["organism_c"], ["egg", None, "ash", "scream_a", None]),
    ],
)
def test_a_card_is_added_and_then_the_enemies_that_lie_open_escape(
    escaped: str, combat: list[str], rooms: list[str | None]
) -> None:
    """Ash was pushed on before; what lies hidden does not escape."""
    t = Survivors(1, film="resurrection", escaped=escaped).eggs().wild("ventilation_shafts", "ash")
    t.wild("power_station", "scream_a", up=False).wild("weapons_locker", EVENT, up=False).wild("airlock", "organism_c")
    t.give(scans=1).choose("scan weapons_locker free")
    assert (t.ids(t.s.combat), [t.space(name) for name in t.spaces]) == (combat, rooms)
    assert [t.hidden(name) for name in t.spaces] == [name in ("egg", "scream_a") for name in rooms]


@rule("PR-330", "PR-317")
def test_the_self_destruct_is_no_enemy_that_escapes() -> None:
    t = Survivors(1, film="resurrection").eggs().wild("airlock", "hazard_the_sos").wild("med_lab", EVENT, up=False)
    t.hatchery.armed = t.s.wilds[4][0]
    t.turn_up()
    assert (t.space("airlock"), t.s.combat, t.events("strike")) == ("hazard_the_sos", [], [])


@rule("PR-332")
def test_it_is_their_ship_now() -> None:
    """The leftmost character dies, the Event takes its place for good, and a card of the Hive is added."""
    t = Survivors(1, film="resurrection").stage(3).eggs().hq("sergeant_tech", "sergeant_intel")
    t.barracks("sergeant_strength", "sergeant_survival").wild("airlock", EVENT, up=False).turn_up()
    assert (t.ids(t.s.dead_characters), t.ids(t.s.hq)) == (["sergeant_tech"], ["sergeant_intel"])
    assert t.ids(t.hatchery.closed) == [EVENT]
    assert (t.space("ventilation_shafts"), t.hidden("ventilation_shafts")) == ("egg", True)
    assert order(t, "kill-hq", "enters") == ["kill-hq", "enters"]
    t.give(recruit=3).choose("recruit sergeant_intel")
    assert t.ids(t.s.hq) == ["sergeant_survival"], "one space less"
