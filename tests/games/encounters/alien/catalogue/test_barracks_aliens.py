"""The people of the Sulaco, card by card."""

from __future__ import annotations

from functools import partial

from tests.games.encounters.alien import position

plays = partial(position.plays, film="aliens")
Position = partial(position.Position, film="aliens")


def test_bishop_tech() -> None:
    assert plays("bishop_tech").s.recruit == 2
    assert plays("bishop_tech", "bishop_tech").s.recruit == 2 + 3
    assert plays("bishop_survival", "bishop_tech").s.recruit == 2 + 2


def test_bishop_survival() -> None:
    t = Position().hand(0, "bishop_survival", "specialist").wounds(0, "barbed_tail", "acid_splash")
    t.wounds(1, "slashing_claws", "crushing_jaws").choose("play bishop_survival")
    assert (t.s.recruit, t.keys) == (2, ["heal 0 acid_splash", "heal 1 slashing_claws"])  # not the deep ones
    assert t.choose("heal 1 slashing_claws").damage == [3, 3]


def test_bishop_uncommon() -> None:
    assert plays("bishop_uncommon").s.attack == 2
    t = plays("corporal_hicks_survival", "bishop_uncommon").choose("yes")
    assert (t.s.attack, len(t[0].hand)) == (2 + 2 + 1, 2)


def test_bishop_rare() -> None:
    t = plays("bishop_rare")
    assert (t.s.attack, t.s.recruit, len(t[0].hand)) == (0, 0, 1 + 3 + 1)
    assert any(t.s.face[i].deck == "officer" for i in t[0].hand)


def test_corporal_hicks_leadership() -> None:
    t = plays("corporal_hicks_leadership")
    assert (t.s.attack, len(t[0].hand)) == (2, 1)
    t = Position().played("lieutenant_ripley_leadership").hand(0, "corporal_hicks_leadership", "specialist")
    assert len(t.choose("play corporal_hicks_leadership", "yes")[0].hand) == 2


def test_corporal_hicks_survival() -> None:
    t = Position().hand(0, "corporal_hicks_survival", "specialist").combat("young_drone", "hive_guard")
    t.wild("airlock", "egg_tender")
    assert t.choose("play corporal_hicks_survival").s.attack == 2 + 2


def test_corporal_hicks_uncommon() -> None:
    t = plays("corporal_hicks_uncommon").hand(1, "corporal_hicks_uncommon", "specialist")
    assert (t.s.recruit, len(t[0].hand)) == (3, 2)
    assert t.asides == {1: ["coordinate corporal_hicks_uncommon"]}


def test_corporal_hicks_rare() -> None:
    t = Position().hand(0, "corporal_hicks_rare", "specialist").combat("hive_guard")
    t.choose("play corporal_hicks_rare")
    assert t.keys == ["slay hive_guard", "decline"]
    t.choose("slay hive_guard")
    assert (t.ids(t.s.dead_enemies), len(t[0].hand), t.s.attack) == (["hive_guard"], 2, 0)


def test_lieutenant_ripley_strength() -> None:
    t = plays("lieutenant_ripley_strength").choose("yes")
    assert (t.s.attack, t.in_hand(0), t.ids(t[0].discard)) == (4, [], ["specialist"])
    t = plays("lieutenant_ripley_strength").choose("decline")
    assert (t.s.attack, t.in_hand(0)) == (2, ["specialist"])


def test_lieutenant_ripley_leadership() -> None:
    t = Position().deck(0, "grunt", "grunt").hand(0, "lieutenant_ripley_leadership", "specialist", "specialist")
    t.choose("play lieutenant_ripley_leadership", "discard specialist", "discard specialist")
    assert (t.s.recruit, t.in_hand(0)) == (2, ["grunt", "grunt"])


def test_lieutenant_ripley_uncommon() -> None:
    assert plays("lieutenant_ripley_uncommon").s.attack == 2
    assert plays("private_hudson_strength", "lieutenant_ripley_uncommon").s.attack == 2 + 4


def test_lieutenant_ripley_rare() -> None:
    t = Position().hand(0, "lieutenant_ripley_rare", "specialist").combat("hive_guard")
    t.choose("play lieutenant_ripley_rare", "yes", "slay hive_guard")
    assert (t.s.attack, t.ids(t.s.dead_enemies), t.in_hand(0)) == (3, ["hive_guard"], [])
    t = plays("lieutenant_ripley_rare")  # nobody to kill: nothing is discarded
    assert t.in_hand(0) == ["specialist"]


def test_private_hudson_tech() -> None:
    t = plays("private_hudson_tech").hand(1, "private_hudson_tech", "specialist")
    assert (t.s.attack, t.s.scans) == (1, 1)
    assert t.asides == {1: ["coordinate private_hudson_tech"]}


def test_private_hudson_strength() -> None:
    assert plays("private_hudson_strength").s.attack == 2
    assert plays("bishop_tech", "private_hudson_strength").s.attack == 3


def test_private_hudson_uncommon() -> None:
    t = plays("private_hudson_uncommon")
    assert (t.s.attack, len(t[0].hand), t.s.avoids) == (0, 3, 1)


def test_private_hudson_rare() -> None:
    t = plays("private_hudson_rare").combat("egg_tender").give(attack=2)
    assert len(t[0].hand) == 3
    assert t.s.bounty == 2
