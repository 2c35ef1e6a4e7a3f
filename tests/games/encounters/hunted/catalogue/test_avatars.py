"""Starting cards, Roles, Officers and Avatars."""

from __future__ import annotations

import pytest

from hagal.games.encounters.effects import swap_values
from tests.games.encounters.position import Position


def backed(role: str, film: int = 1) -> Position:
    """A Role card played, one card Coordinated to its player."""
    t = Position(2, film=film).hand(0, role, "experience", "brute_force").hand(1, "commander_tech", "experience")
    t.choose(f"play {role}").choose("coordinate commander_tech", seat=1)
    assert t.s.attack == 2
    return t


def test_experience() -> None:
    assert Position(2).hand(0, "experience").choose("play experience").s.recruit == 1


def test_brute_force() -> None:
    assert Position(2).hand(0, "brute_force").choose("play brute_force").s.attack == 1


def test_it_aint_no_man() -> None:
    assert backed("it_aint_no_man").choose("use it_aint_no_man").s.scans == 1


def test_command_decisions() -> None:
    assert backed("command_decisions").choose("use command_decisions").s.recruit == 2


def test_fighting_the_good_fight() -> None:
    assert backed("fighting_the_good_fight").choose("use fighting_the_good_fight").s.attack == 3


def test_in_the_shadows() -> None:
    assert backed("in_the_shadows").choose("use in_the_shadows").s.avoids == 1


def test_position_and_situation() -> None:
    t = backed("position_and_situation").discard(0, "bad_idea", "knock_knock").choose("use position_and_situation")
    t.choose("top bad_idea")
    assert t.s.face[t[0].deck[-1]].id == "bad_idea"
    assert t.ids(t[0].discard) == ["knock_knock"]


def test_knocking_on_doors() -> None:
    t = backed("knocking_on_doors")
    t.choose("use knocking_on_doors")
    assert len(t[0].hand) == 3


def test_backup_is_offered_only_if_something_can_come_of_it() -> None:
    t = backed("partners_in_crime").hq("knock_knock").wild("river", "choppa_c")  # all cost one more
    assert "use partners_in_crime" not in t.keys
    assert "use partners_in_crime" in t.hq("sexual_tyrannosaurus").keys
    t = backed("position_and_situation")
    assert "use position_and_situation" not in t.keys
    assert "use position_and_situation" in t.discard(0, "bad_idea").keys
    t = backed("sources_and_contacts", film=2)
    assert "use sources_and_contacts" not in t.keys
    assert "use sources_and_contacts" in t.wounds(1, "flesh_wound").keys
    t = backed("knocking_on_doors", film=2).deck(0)
    assert "use knocking_on_doors" not in t.keys
    assert "use knocking_on_doors" in t.discard(0, "bad_idea").keys


def test_partners_in_crime() -> None:
    t = backed("partners_in_crime").hq("mac_common", "bad_idea", "knock_knock", "real_nasty_habit")
    t.choose("use partners_in_crime")
    assert sorted(t.keys) == ["decline", "gain knock_knock", "gain real_nasty_habit"]
    t.choose("gain knock_knock")
    assert t.ids(t[0].discard) == ["knock_knock"]


def test_running_the_streets() -> None:
    t = backed("running_the_streets").choose("use running_the_streets", "decline")
    assert t.s.dead_characters == []
    t = backed("running_the_streets").choose("use running_the_streets", "kill brute_force")
    assert t.ids(t.s.dead_characters) == ["brute_force"]


def test_sources_and_contacts() -> None:
    t = backed("sources_and_contacts").wounds(1, "deep_gash", "flesh_wound").choose("use sources_and_contacts")
    t.choose("heal 1 deep_gash")
    assert t.damage == [0, 1]


def test_the_highest_tech() -> None:
    t = backed("the_highest_tech").choose("use the_highest_tech", "swap the_highest_tech")
    assert (t.s.attack, t.s.recruit) == (0, 2)


def test_the_highest_tech_swaps_a_card_once() -> None:
    t = Position(3, film=2).hand(0, "the_highest_tech", "brute_force", "brute_force", "experience")
    t.hand(1, "commander_tech", "experience").hand(2, "commander_intel", "experience")
    t.choose("play the_highest_tech", "play brute_force", "play brute_force").give(attack=6)
    t.choose("coordinate commander_tech", seat=1).choose("coordinate commander_intel", seat=2)
    t.choose("use the_highest_tech", "swap the_highest_tech")
    assert (t.s.attack, t.s.recruit) == (4, 2)
    assert t.keys == ["swap brute_force", "decline"]  # its values are swapped already
    t.choose("swap brute_force")
    assert (t.s.attack, t.s.recruit) == (3, 3)
    t.run(swap_values).choose("swap brute_force")  # there are two of them
    assert (t.s.attack, t.s.recruit) == (2, 4)
    assert not swap_values.can(t.s, 0, -1)
    t.done()
    assert t.s.used == ()


@pytest.mark.parametrize(
    "id", ["commander_intel", "commander_leadership", "commander_strength", "commander_survival", "commander_tech"]
)
def test_commanders(id: str) -> None:
    t = Position(2).hand(0, id).hand(1, id, "experience")
    assert t.asides == {1: [f"coordinate {id}"]}
    assert t.choose(f"play {id}").s.recruit == 2


@pytest.mark.parametrize(
    ("id", "role", "health", "tough"),
    [
        ("lieutenant", "command_decisions", 9, 14),
        ("tracker", "it_aint_no_man", 10, 14),
        ("guerrilla", "fighting_the_good_fight", 10, 14),
        ("cia_agent", "in_the_shadows", 12, 16),
        ("radioman", "position_and_situation", 11, 15),
        ("detective", "knocking_on_doors", 9, 14),
        ("swat", "partners_in_crime", 11, 15),
        ("owlf_agent", "the_highest_tech", 11, 15),
        ("gangster", "running_the_streets", 10, 14),
        ("reporter", "sources_and_contacts", 9, 14),
    ],
)
def test_avatars(id: str, role: str, health: int, tough: int) -> None:
    t = Position(1, avatars=[id])
    assert t[0].health == health
    assert role in t.ids(t[0].deck)
    assert Position(1, avatars=[id], tough=True)[0].health == tough
