"""Captives: characters in Operations (PR-320), and Avatars there, whose players can do less (PR-323)."""

from __future__ import annotations

import pytest

from hagal.games.encounters.alien.effects import cocoon, fail_clones, take_captive
from hagal.games.encounters.effect import Effect
from hagal.games.encounters.effects import gain_free, gain_officer, scan_at
from hagal.games.encounters.names import HILLS
from tests.games.encounters.alien.hunting import AlienHunt
from tests.games.encounters.alien.survivors import Survivors
from tests.rules import rule

# Taken to the Hatchery


@rule("PR-320")
@pytest.mark.parametrize(("icon", "other"), [("recruit", "attack"), ("attack", "recruit")])
def test_a_captive_is_ransomed_for_as_much_as_it_costs(icon: str, other: str) -> None:
    t = Survivors(2, film="aliens", lost_icon=icon).hq("sergeant_tech", "sergeant_intel").run(take_captive)
    assert (t.ids(t.s.operations), len(t.s.hq)) == (["sergeant_tech"], 2)
    t.give(**{other: 3})
    assert t.reason("ransom sergeant_tech").startswith("enc-why-price")
    t.give(**{icon: 3, other: 0}).choose("ransom sergeant_tech")
    assert (t.ids(t[0].discard), t.s.operations, getattr(t.s, icon)) == (["sergeant_tech"], [], 0)


@rule("PR-320")
def test_any_player_may_pay_and_what_makes_characters_dearer_makes_no_captive_so() -> None:
    t = Survivors(2, film="aliens").eggs().combat("nobody_a").hq("sergeant_tech", "sergeant_intel").run(take_captive)
    assert "recruit sergeant_intel" not in t.give(recruit=3).keys, "a Recruit more in the HQ"
    t.strikes("false_alarm").done()
    t.give(recruit=3).choose("ransom sergeant_tech")
    assert (t.ids(t[1].discard), t.s.recruit) == (["sergeant_tech"], 0)


@rule("PR-320")
def test_the_event_takes_the_leftmost_and_then_adds_a_card() -> None:
    t = Survivors(1, film="aliens").stage(3).eggs().hq("sergeant_tech", "sergeant_intel").barracks("sergeant_strength")
    t.wild("airlock", "event_the_sos", up=False).turn_up()
    assert (t.ids(t.s.operations), t.ids(t.s.hq)) == (["sergeant_tech"], ["sergeant_strength", "sergeant_intel"])
    assert (t.space("ventilation_shafts"), t.hidden("ventilation_shafts")) == ("egg", True)
    kinds = [event.kind for event in t.game.log.events]
    assert kinds.index("enc-captive") < kinds.index("enc-enters")


@rule("PR-320")
def test_the_queen_is_worth_5() -> None:
    t = AlienHunt(2, film="aliens")
    before = t.honor(0)
    assert t.trophies(0, "enemy:queen").honor(0) - before == 5


# Cocooned


@rule("PR-323")
@pytest.mark.parametrize(("icon", "other"), [("recruit", "attack"), ("attack", "recruit")])
def test_an_avatar_is_freed_for_6_by_its_player_or_another(icon: str, other: str) -> None:
    t = Survivors(2, film="aliens", cocooned=icon).eggs().hazards(2)
    t.wild("airlock", "hazard_the_sos", up=False).turn_up()
    assert t.hatchery.captives == 0b11
    t.give(**{other: 6})
    assert t.reason("free 0").startswith("enc-why-price")
    t.give(**{icon: 12, other: 0}).choose("free 1", "free 0")
    assert (t.hatchery.captives, getattr(t.s, icon), t.reason("free 0")) == (0, 0, "enc-why-not-captive 0")


FOR_CAPTIVES = (
    *("fight airlock", "fight egg", "fight sergeant_strength", "fight facehugger 0"),
    *("scan med_lab", "scan med_lab free", "recruit sergeant_tech", "recruit sergeant", "ransom sergeant_intel"),
)


@rule("PR-323")
@pytest.mark.parametrize("key", FOR_CAPTIVES)
def test_a_captive_cannot_attack_scan_or_gain_characters(key: str) -> None:
    """Neither in a room nor in the Combat Zone, not even a Failed Clone, a Facehugger or another captive."""
    t = Survivors(2).wild("airlock", "egg").combat("egg").barracks("sergeant_strength").run(fail_clones(1)).hugged(0)
    t.hq("sergeant_intel", "sergeant_tech").barracks("sergeant_tech").run(take_captive).wild("med_lab", "egg", up=False)
    t.give(attack=9, recruit=9, scans=1)
    assert key in t.keys
    t.run(cocoon).give(attack=9, recruit=9, scans=1)
    assert key not in t.keys
    assert t.reason(key) == "enc-why-captive"


@rule("PR-323")
@pytest.mark.parametrize("effect", [gain_officer(0), gain_free(9)], ids=["Sergeant", "HQ"])
def test_abilities_gain_nothing_for_a_captive(effect: Effect) -> None:
    t = Survivors(1).hq("sergeant_tech").barracks("sergeant_tech")
    for captive in (False, True):
        if captive:
            t.run(cocoon)
        t.run(effect)
        if "gain sergeant_tech" in t.keys:
            t.choose("gain sergeant_tech")
        assert len(t[0].discard) == 1, "before, and no more after"


@rule("PR-323")
@pytest.mark.parametrize("captive", [False, True])
def test_abilities_scan_nothing_for_a_captive(captive: bool) -> None:
    t = Survivors(1).wild("airlock", "egg", up=False)
    if captive:
        t.run(cocoon)
    t.run(scan_at(HILLS))
    assert t.hidden("airlock") == captive


@rule("AL-180", "PR-323")
def test_cocooned_predators_draw_traps() -> None:
    t = AlienHunt(2, film="aliens").eggs().hazards(2).traps("alarm", "cage").hive_phase("hazard_the_sos")
    assert [t.ids(front) for front in t.hunt.fronts] == [["cage"], ["alarm"]]
    assert t.hatchery.captives == 0
