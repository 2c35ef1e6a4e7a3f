"""The crew of the Nostromo, card by card."""

from __future__ import annotations

from tests.games.encounters.alien.position import Position, plays
from tests.rules import rule


@rule("AL-036")
def test_captain_of_the_ship() -> None:
    """Three in a row: 2 + 4 + 4."""
    assert plays("captain_of_the_ship").s.attack == 2
    assert plays("captain_of_the_ship", "captain_of_the_ship", "captain_of_the_ship").s.attack == 10
    assert plays("captain_dallas_intel", "captain_of_the_ship").s.attack == 2


def test_captain_dallas_intel() -> None:
    t = plays("captain_dallas_intel")
    assert (t.s.recruit, "yes" in t.keys) == (2, False)  # nothing to scan
    t = Position().hand(0, "captain_dallas_intel", "specialist").wild("airlock", "hive_guard", up=False)
    t.choose("play captain_dallas_intel", "yes")
    assert not t.hidden("airlock")
    t = Position().hand(0, "captain_dallas_intel", "specialist").wild("airlock", "hive_guard", up=False)
    assert t.choose("play captain_dallas_intel", "decline").hidden("airlock")


def test_captain_dallas_uncommon() -> None:
    t = plays("captain_dallas_uncommon")
    assert (t.s.attack, len(t[0].hand)) == (2, 1)
    t = plays("captain_dallas_intel", "captain_dallas_uncommon").choose("yes")
    assert (t.s.attack, len(t[0].hand)) == (2, 2)
    t = plays("grunt", "captain_dallas_uncommon")  # no crew
    assert len(t[0].hand) == 1


def test_captain_dallas_rare() -> None:
    t = Position().hand(0, "captain_dallas_rare", "specialist")
    t.hq("navigator_lambert_uncommon", "navigator_lambert_rare", "captain_dallas_intel")
    t.choose("play captain_dallas_rare")
    assert t.keys == ["gain navigator_lambert_uncommon", "gain captain_dallas_intel", "decline"]
    t.choose("gain navigator_lambert_uncommon")
    assert t.ids(t[0].discard) == ["navigator_lambert_uncommon"]
    assert len(t[0].hand) == 3


def test_chief_engineer_parker_tech() -> None:
    """Electric Prod moves an enemy in the Complex, not one in the Combat Zone."""
    t = Position().hand(0, "chief_engineer_parker_tech", "specialist")
    t.combat("swift_drone").wild("airlock", "hive_guard").wild("power_station", "egg_tender", up=False)
    t.choose("play chief_engineer_parker_tech")
    assert (t.s.attack, t.keys) == (2, ["back airlock", "decline"])
    t.choose("back airlock")
    assert (t.space("weapons_locker"), t.ids(t.s.combat)) == ("hive_guard", ["swift_drone"])


def test_electric_prod_needs_room() -> None:
    t = Position().hand(0, "chief_engineer_parker_tech", "specialist").wild("airlock", "hive_guard")
    t.wild("med_lab", "egg_tender", up=False).choose("play chief_engineer_parker_tech")
    assert "play specialist" in t.keys  # nothing to ask


def test_chief_engineer_parker_survival() -> None:
    t = plays("chief_engineer_parker_survival").hand(1, "chief_engineer_parker_survival", "specialist")
    assert (t.s.attack, t.s.weaken) == (2, 1)
    assert t.asides == {1: ["coordinate chief_engineer_parker_survival"]}


def test_chief_engineer_parker_uncommon() -> None:
    assert plays("chief_engineer_parker_uncommon").s.attack == 2
    assert plays("navigator_lambert_intel", "chief_engineer_parker_uncommon").s.attack == 4


def test_chief_engineer_parker_rare() -> None:
    t = plays("chief_engineer_parker_rare").combat("hive_guard").hand(1, "chief_engineer_parker_rare")
    assert (t.s.attack, "use chief_engineer_parker_rare" in t.keys) == (3, False)
    assert t.asides == {1: ["coordinate chief_engineer_parker_rare"]}
    t.give(recruit=4).choose("use chief_engineer_parker_rare", "slay hive_guard")
    assert (t.s.recruit, t.ids(t.s.dead_enemies)) == (1, ["hive_guard"])


def test_navigator_lambert_intel() -> None:
    t = plays("navigator_lambert_intel")
    assert (t.s.recruit, t.s.scans) == (2, 0)
    assert plays("captain_dallas_intel", "navigator_lambert_intel").s.scans == 1


def test_navigator_lambert_tech() -> None:
    assert plays("navigator_lambert_tech").s.attack == 2
    t = Position().played("chief_engineer_parker_tech").deck(0, "grunt")
    t.hand(0, "navigator_lambert_tech", "specialist").choose("play navigator_lambert_tech", "yes")
    t.choose("discard specialist")
    assert (t.in_hand(0), t.ids(t[0].discard)) == (["grunt"], ["specialist"])


def test_navigator_lambert_uncommon() -> None:
    t = Position().hand(0, "navigator_lambert_uncommon", "specialist").combat("young_drone")
    t.wild("airlock", "hive_guard").wild("weapons_locker", "egg_tender").wild(
        "ventilation_shafts", "swift_drone", up=False
    )
    assert t.choose("play navigator_lambert_uncommon").s.attack == 2 + 2
    t.hand(1, "navigator_lambert_uncommon", "specialist")
    assert t.asides == {1: ["coordinate navigator_lambert_uncommon"]}


def test_navigator_lambert_rare() -> None:
    t = plays("navigator_lambert_rare")
    assert (t.s.attack, t.s.recruit, t.s.scans, len(t[0].hand)) == (0, 0, 2, 3)


def test_warrant_officer_ripley_survival() -> None:
    t = plays("warrant_officer_ripley_survival")
    assert (t.s.attack, t.s.avoids) == (2, 0)
    assert plays("chief_engineer_parker_survival", "warrant_officer_ripley_survival").s.avoids == 1


def test_warrant_officer_ripley_leadership() -> None:
    t = Position().discard(0, "grunt", "captain_of_the_ship")
    t.hand(0, "warrant_officer_ripley_leadership", "specialist").choose("play warrant_officer_ripley_leadership")
    assert (t.s.recruit, t.keys) == (2, ["top grunt", "top captain_of_the_ship", "decline"])
    t.choose("top captain_of_the_ship")
    assert t.s.face[t[0].deck[-1]].id == "captain_of_the_ship"


def test_warrant_officer_ripley_uncommon() -> None:
    t = plays("warrant_officer_ripley_uncommon")
    assert (t.s.attack, t.s.avoids) == (2, 1)
    t = Position().played("captain_of_the_ship").wounds(0, "barbed_tail").wounds(1, "slashing_claws")
    t.hand(0, "warrant_officer_ripley_uncommon", "specialist").choose("play warrant_officer_ripley_uncommon")
    t.choose("yes", "heal 1 slashing_claws")
    assert (t.s.avoids, t.damage, len(t[0].hand)) == (1, [2, 0], 2)


def test_warrant_officer_ripley_rare() -> None:
    t = plays("warrant_officer_ripley_rare")
    assert (t.s.attack, t.s.avoids) == (4, 2)


@rule("AL-072")
def test_avoid_takes_the_next_strike_without_a_question() -> None:
    t = plays("warrant_officer_ripley_uncommon").combat("young_drone", "egg_tender")
    t.strikes("slashing_claws", "acid_bath").done()
    assert t.events("avoid")
    assert t.damage == [4, 0]  # the first strike was avoided, so the second one drew the Strike on top
    assert t.asked == 1
