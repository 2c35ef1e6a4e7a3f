"""The colony of Fury 161, card by card."""

from __future__ import annotations

from functools import partial

from hagal.games.encounters.alien.hatchery import infested
from tests.games.encounters.alien import position
from tests.rules import rule

plays = partial(position.plays, film="alien3")
Position = partial(position.Position, film="alien3")


def test_brother_dillon_strength() -> None:
    assert plays("brother_dillon_strength").s.attack == 2
    assert plays("sister_ripley_strength", "brother_dillon_strength").s.attack == 1 + 3


def test_brother_dillon_leadership() -> None:
    t = plays("brother_dillon_leadership").choose("kill specialist")
    assert (t.s.recruit, t.ids(t.s.dead_characters)) == (1, ["specialist"])
    assert plays("brother_dillon_leadership").choose("decline").s.dead_characters == []


def test_brother_dillon_uncommon() -> None:
    t = plays("brother_dillon_uncommon").choose("yes", "kill specialist")
    assert (t.s.attack, t.ids(t.s.dead_characters)) == (3, ["specialist"])
    assert plays("brother_dillon_uncommon").choose("decline").s.attack == 1


def test_brother_dillon_rare() -> None:
    t = Position().hand(0, "brother_dillon_rare", "specialist").combat("hive_guard")
    t.choose("play brother_dillon_rare", "yes", "slay hive_guard", "kill specialist")
    assert (t.s.attack, t.ids(t.s.dead_enemies), t.ids(t.s.dead_characters)) == (2, ["hive_guard"], ["specialist"])


def test_cmo_clemens_survival() -> None:
    t = plays("cmo_clemens_survival")
    assert (t.s.recruit, len(t[0].hand)) == (2, 1)
    t = Position().played("sister_ripley_survival").wounds(1, "barbed_tail").wounds(0, "slashing_claws")
    t.hand(0, "cmo_clemens_survival", "specialist").choose("play cmo_clemens_survival", "yes", "heal 1 barbed_tail")
    assert (t.damage, len(t[0].hand)) == ([1, 0], 2)


def test_cmo_clemens_intel() -> None:
    t = plays("cmo_clemens_intel")
    assert (t.s.attack, t.s.weaken, t.s.scans) == (2, 0, 0)
    t = Position().played("francis_85_aaron_intel").hand(0, "cmo_clemens_intel", "specialist")
    t.choose("play cmo_clemens_intel")
    assert (t.s.attack, t.s.weaken, t.s.scans) == (2, 1, 1)


def test_cmo_clemens_uncommon() -> None:
    t = Position().deck(0, "grunt").hand(0, "cmo_clemens_uncommon", "specialist")
    t.choose("play cmo_clemens_uncommon", "discard specialist")
    assert (t.s.attack, t.in_hand(0)) == (3, ["grunt"])


@rule("AL-091")
def test_cmo_clemens_uncommon_saves_somebody_as_it_is_recruited() -> None:
    """From the discard pile only; enemies strike its player again."""
    t = Position().hq("cmo_clemens_uncommon", "cmo_clemens_uncommon").give(recruit=10).infested(1)
    t.choose("recruit cmo_clemens_uncommon")
    assert t.keys == ["excise 1", "decline"]
    t.choose("excise 1")
    assert (infested(t.s, 1), t.ids(t.s.out)) == (False, ["chestburster"])
    t.infested(0)
    assert infested(t.choose("recruit cmo_clemens_uncommon", "decline").s, 0)


def test_cmo_clemens_uncommon_does_not_reach_into_a_deck() -> None:
    t = Position().hq("cmo_clemens_uncommon").give(recruit=10).infested(0, "deck")
    t.choose("recruit cmo_clemens_uncommon")
    assert infested(t.s, 0)
    assert "done" in t.keys


def test_cmo_clemens_rare() -> None:
    t = Position().wounds(0, "barbed_tail").wounds(1, "crushing_jaws", "slashing_claws")
    t.hand(0, "cmo_clemens_rare", "specialist").choose("play cmo_clemens_rare", "heal 1 crushing_jaws")
    t.choose("heal 0 barbed_tail")
    assert (t.s.recruit, t.damage, len(t[0].hand)) == (3, [0, 1], 2)


def test_francis_85_aaron_intel() -> None:
    t = Position().deck(0, "grunt").hand(0, "francis_85_aaron_intel", "specialist")
    t.choose("play francis_85_aaron_intel", "draw")
    assert (t.s.recruit, t.in_hand(0)) == (1, ["specialist"])
    t.hand(1, "francis_85_aaron_intel", "specialist")
    assert t.asides == {1: ["coordinate francis_85_aaron_intel"]}


def test_francis_85_aaron_leadership() -> None:
    t = plays("francis_85_aaron_leadership")
    assert (t.s.attack, t.s.scans) == (2, 0)
    t = plays("francis_85_aaron_leadership", "francis_85_aaron_leadership")
    assert (t.s.attack, t.s.scans) == (4, 1)


def test_francis_85_aaron_uncommon() -> None:
    t = plays("francis_85_aaron_uncommon")
    assert (t.s.attack, len(t[0].hand)) == (3, 1)
    t = plays("brother_dillon_strength", "francis_85_aaron_uncommon").choose("yes")
    assert any(t.s.face[i].deck == "officer" for i in t[0].hand)


def test_francis_85_aaron_rare() -> None:
    t = plays("francis_85_aaron_rare")
    assert (t.s.attack, len(t[0].hand)) == (4, 3)
    assert any(t.s.face[i].deck == "officer" for i in t[0].hand)


def test_sister_ripley_survival() -> None:
    t = plays("sister_ripley_survival")
    assert (t.s.attack, t.s.avoids) == (2, 1)


def test_sister_ripley_strength() -> None:
    t = Position().wounds(0, "barbed_tail", "slashing_claws").hand(0, "sister_ripley_strength", "specialist")
    assert t.choose("play sister_ripley_strength").s.attack == 1
    t = Position().wounds(0, "barbed_tail", "slashing_claws").played("brother_dillon_strength")
    t.hand(0, "sister_ripley_strength", "specialist")
    assert t.choose("play sister_ripley_strength").s.attack == 1 + 2


def test_sister_ripley_uncommon() -> None:
    t = plays("sister_ripley_uncommon").hand(1, "sister_ripley_uncommon", "specialist")
    assert (t.s.attack, t.s.recruit, len(t[0].hand)) == (1, 1, 2)
    assert t.asides == {1: ["coordinate sister_ripley_uncommon"]}


def test_sister_ripley_rare() -> None:
    t = Position().wounds(0, "barbed_tail", "slashing_claws").hand(0, "sister_ripley_rare", "specialist")
    t.choose("play sister_ripley_rare", "heal 0 barbed_tail")
    assert (t.s.attack, t.damage) == (2 + 2, [1, 0])
    t = Position().hand(1, "sister_ripley_rare", "specialist")
    assert t.asides == {1: ["coordinate sister_ripley_rare"]}
