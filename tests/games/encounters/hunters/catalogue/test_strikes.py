"""The Prey Strikes."""

from __future__ import annotations

import pytest

from tests.games.encounters.hunters.position import Hunting


@pytest.mark.parametrize(
    ("id", "damage", "dishonor"),
    [
        *(("flesh_wound", 1, 0), ("just_a_scratch", 2, 0), ("gotta_hand_it", 3, 0), ("hearty_blow", 4, 0)),
        *(("wounded_pride", 0, 1), ("bruised_ego", 0, 2), ("outsmarted", 0, 3), ("dishonor_and_death", 2, 2)),
        *(("through_and_through", 2, 0), ("severed_artery", 3, 0), ("becoming_the_hunted", 1, 0)),
        ("short_circuit", 1, 1),
    ],
)
def test_damage_and_dishonor(id: str, damage: int, dishonor: int) -> None:
    t = Hunting(2)
    before = t.honor(0)
    t.wounds(0, id)
    assert (t.damage, t.honor(0)) == ([damage, 0], before - dishonor)
    for heal, restore in ((damage - 1, dishonor), (damage, dishonor - 1)):
        if min(heal, restore) >= 0:
            t.give(heal=heal, restore=restore)
            assert t.reason(f"mend 0 {id}") == f"enc-why-points {damage} {dishonor}"
    t.give(heal=damage, restore=dishonor).choose(f"mend 0 {id}")
    assert (t[0].wounds, t.hunt.heal, t.hunt.restore, t.honor(0)) == ([], 0, 0, before)


@pytest.mark.parametrize(
    "id",
    [
        *("flesh_wound", "just_a_scratch", "gotta_hand_it", "hearty_blow"),
        *("wounded_pride", "bruised_ego", "outsmarted", "dishonor_and_death"),
    ],
)
def test_strikes_that_say_nothing(id: str) -> None:
    t = Hunting(2).strikes("flesh_wound", id).run("strike")
    assert (t.ids(t[0].wounds), t.in_hand(0), t[0].discard) == ([id], ["experience"], [])
    assert t.question == "enc-hunters-action"


@pytest.mark.parametrize("id", ["through_and_through", "short_circuit"])
def test_who_is_struck_chooses_what_to_discard(id: str) -> None:
    t = Hunting(2).hand(0, "experience", "brute_force").strikes(id).run("strike")
    assert (t.ids(t[0].wounds), t.keys) == ([id], ["discard experience", "discard brute_force"])
    t.choose("discard brute_force")
    assert (t.in_hand(0), t.ids(t[0].discard)) == (["experience"], ["brute_force"])
    t = Hunting(2).hand(0).strikes(id).run("strike")
    assert (t.ids(t[0].wounds), t[0].discard) == ([id], []), "from an empty hand nothing"


def test_severed_artery() -> None:
    t = Hunting(2).hand(0, "experience", "brute_force").strikes("severed_artery").chance(1).run("strike")
    assert (t.in_hand(0), t.ids(t[0].discard)) == (["experience"], ["brute_force"])
    t = Hunting(2).hand(0, "experience", "brute_force").strikes("severed_artery").chance(0).run("strike")
    assert (t.in_hand(0), t.ids(t[0].discard)) == (["brute_force"], ["experience"])
    t = Hunting(2).hand(0).strikes("severed_artery").run("strike")
    assert (t.damage, t[0].discard) == ([3, 0], []), "from an empty hand nothing"


def test_becoming_the_hunted() -> None:
    t = Hunting(2).strikes("just_a_scratch", "flesh_wound", "becoming_the_hunted").run("strike")
    assert t.ids(t[0].wounds) == ["becoming_the_hunted", "flesh_wound"], "one more, no third"
    t = Hunting(2).strikes("wounded_pride", "becoming_the_hunted", "becoming_the_hunted").run("strike")
    assert t.ids(t[0].wounds) == ["becoming_the_hunted", "becoming_the_hunted", "wounded_pride"]


def test_a_strike_that_kills_says_no_more() -> None:
    t = Hunting(2).wounds(0, *["gotta_hand_it"] * 3, "just_a_scratch").strikes("flesh_wound", "becoming_the_hunted")
    t.enemies("jungle_patrol").run("strike")
    assert (t[0].dead, t.ids(t.s.strikes)[-1]) == (True, "flesh_wound")
