"""Who turns up an Event and dies of it: what concerns the table goes on (PR-080, AL-051, AL-100)."""

from __future__ import annotations

import pytest

from hagal.games.encounters.effects import add_enemies, kill_hq, strike
from tests.games.encounters.alien.hunting import AlienHunt
from tests.games.encounters.alien.survivors import Survivors
from tests.rules import rule

FATAL = {Survivors: "slashing_claws", AlienHunt: "flesh_wound"}


def about_to_die(cls: type[Survivors], film: str) -> Survivors:
    t = cls(2, film=film).stage(3).eggs().strikes(FATAL[cls])
    t[0].health = 1
    return t


@rule("PR-314", "PR-080")
@pytest.mark.parametrize("cls", [Survivors, AlienHunt])
def test_a_card_of_the_hive_is_added_though_it_hunted_whoever_turned_it_up(cls: type[Survivors]) -> None:
    t = about_to_die(cls, "alien").wild("airlock", "organism_d", up=False)
    t.wild("power_station", "event_the_sos", up=False).give(scans=1).choose("scan power_station free")
    assert (t[0].dead, t.ids(t.s.combat)) == (True, ["organism_d"])
    entered = [t.space("ventilation_shafts"), t.space("power_station")]
    assert entered == ["egg", "egg"]  # by the Event, and in the Hive phase of the next player


@rule("PR-326", "PR-080")
def test_the_event_comes_onto_the_beast_though_the_card_that_it_added_killed_somebody() -> None:
    t = about_to_die(Survivors, "alien3").combat("beast").wild("airlock", "organism_d", up=False)
    for room in ("ventilation_shafts", "power_station", "weapons_locker"):
        t.wild(room, "egg")
    t.wild("med_lab", "event_nobody_can_stop_it", up=False).give(scans=1).choose("scan med_lab free")
    assert (t[0].dead, t.ids(t.s.carried)) == (True, ["event_nobody_can_stop_it"])


@rule("PR-330", "PR-080")
def test_enemies_escape_though_the_card_that_was_added_killed_somebody() -> None:
    t = about_to_die(Survivors, "resurrection").stage(1).wild("airlock", "organism_d", up=False)
    for room in ("ventilation_shafts", "power_station", "weapons_locker"):
        t.wild(room, "xenomorph_clone")
    t.wild("med_lab", "event_breakout", up=False).give(scans=1).choose("scan med_lab free")
    assert (t[0].dead, t.ids(t.s.combat)) == (True, ["organism_d", *["xenomorph_clone"] * 3])


@rule("PR-080")
def test_what_concerned_the_dead_alone_ends() -> None:
    t = about_to_die(Survivors, "alien").hq("sergeant_tech", "sergeant_intel")
    for effect in (add_enemies(1), kill_hq(1), strike(1), strike(1)):  # what is pushed last happens first
        t.s.stack.append((effect, 0, -1))
    assert t.keys
    assert (t[0].dead, len(t.events("strike"))) == (True, 1)
    assert (t.ids(t.s.dead_characters)[0], t.space("ventilation_shafts")) == ("sergeant_tech", "egg")
