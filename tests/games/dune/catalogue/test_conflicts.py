"""The Conflict deck: all three rewards of each card, fought for real by three of four players."""

from __future__ import annotations

import pytest

from hagal.games.dune.names import FACTIONS
from tests.games.dune.catalogue.positions import influences, table
from tests.games.dune.position import Position

Gains = dict[str, int]


def fought(conflict: str, *choices: str, players: int = 4) -> Position:
    """Seat 0 is first with three troops, seat 1 second, seat 2 third; seat 3 stays out. These choices follow."""
    t = table(players=players).conflict(conflict)
    for seat in range(players):
        t.hand(seat).give(seat, garrison=0, conflict=max(0, 3 - seat))
    return t.combat().choose(*choices)


def gains(t: Position, seat: int) -> Gains:
    p = t[seat]
    found = {"vp": p.vp, "spice": p.spice, "solari": p.solari, "water": p.water, "intrigue": len(p.intrigue)}
    found["vp"] -= sum(n >= 2 for n in p.influence)
    return {name: n for name, n in {**found, **dict(zip(FACTIONS, p.influence, strict=True))}.items() if n}


@pytest.mark.parametrize(
    ("conflict", "choices", "first", "second", "third"),
    [
        ("skirmish_a", [], {"vp": 1}, {"intrigue": 1, "solari": 2}, {"solari": 2}),
        ("skirmish_b", [], {"vp": 1}, {"water": 1}, {"spice": 1}),
        ("skirmish_c", ["influence fremen"], {"fremen": 1, "spice": 1}, {"spice": 2}, {"spice": 1}),
        ("skirmish_d", ["influence emperor"], {"emperor": 1, "solari": 2}, {"solari": 3}, {"solari": 2}),
        ("desert_power", [], {"vp": 1, "water": 1}, {"water": 1, "spice": 1}, {"spice": 1}),
        ("raid_stockpiles", ["decline"], {"intrigue": 1, "spice": 3}, {"spice": 2}, {"spice": 1}),
        (
            "cloak_and_dagger",
            ["influence spacing_guild", "decline", "gain spice 1"],
            {"spacing_guild": 1, "intrigue": 2},
            {"intrigue": 1, "spice": 1},
            {"spice": 1},
        ),
        (
            "machinations",
            ["influence emperor fremen"],
            {"emperor": 1, "fremen": 1},
            {"water": 1, "solari": 2},
            {"water": 1},
        ),
        (
            "sort_through_the_chaos",
            ["decline"],
            {"intrigue": 1, "solari": 2},
            {"intrigue": 1, "solari": 2},
            {"solari": 2},
        ),
        ("terrible_purpose", [], {"vp": 1}, {"water": 1, "spice": 1}, {"spice": 1}),
        ("guild_bank_raid", [], {"solari": 6}, {"solari": 4}, {"solari": 2}),
        ("siege_of_arrakeen", [], {"vp": 1}, {"solari": 4}, {"solari": 2}),
        ("siege_of_carthag", [], {"vp": 1}, {"intrigue": 1, "spice": 1}, {"spice": 1}),
        ("secure_imperial_basin", [], {"vp": 1}, {"water": 2}, {"water": 1}),
        (
            "battle_for_arrakeen",
            ["intrigue 1, gain spice 2"],
            {"vp": 2},
            {"intrigue": 1, "spice": 2},
            {"intrigue": 1, "solari": 2},
        ),
        ("battle_for_carthag", [], {"vp": 2}, {"intrigue": 1, "spice": 3}, {"spice": 3}),
        ("battle_for_imperial_basin", [], {"vp": 2}, {"spice": 5}, {"spice": 3}),
        (
            "grand_vision",
            ["influence bene_gesserit", "decline"],
            {"bene_gesserit": 2, "intrigue": 1},
            {"intrigue": 1, "spice": 3},
            {"spice": 3},
        ),
    ],
)
def test_the_three_rewards(conflict: str, choices: list[str], first: Gains, second: Gains, third: Gains) -> None:
    t = fought(conflict, *choices)
    assert [gains(t, seat) for seat in range(4)] == [first, second, third, {}]
    assert [p.supply for p in t.s.players] == [12, 12, 12, 12]
    assert t.s.round == 2


def test_guild_bank_raid_gives_no_third_reward_to_three_players() -> None:
    t = fought("guild_bank_raid", players=3)
    assert [p.solari for p in t.s.players] == [6, 4, 0]


@pytest.mark.parametrize("conflict", ["skirmish_c", "skirmish_d", "cloak_and_dagger", "grand_vision"])
def test_a_reward_of_influence_is_with_one_faction_of_choice(conflict: str) -> None:
    t = fought(conflict)
    assert t.asked == 0
    assert t.keys == ["influence emperor", "influence spacing_guild", "influence bene_gesserit", "influence fremen"]


def test_cloak_and_dagger_third_is_a_choice() -> None:
    t = fought("cloak_and_dagger", "influence fremen", "decline")
    assert (t.asked, t.keys) == (2, ["intrigue 1", "gain spice 1"])
    t.choose("intrigue 1")
    assert gains(t, 2) == {"intrigue": 1}


def test_machinations_first_is_with_two_different_factions() -> None:
    t = fought("machinations")
    assert len(t.keys) == 6
    t.choose("influence spacing_guild bene_gesserit")
    assert influences(t) == {"spacing_guild": 1, "bene_gesserit": 1}


def test_sort_through_the_chaos_gives_the_mentat_for_the_next_round() -> None:
    t = fought("sort_through_the_chaos")
    assert (t.s.mentat, t.s.mentat_next) == (-1, 0)
    t.choose("decline")
    assert (t.s.round, t.s.mentat, t[0].agents) == (2, 0, 3)
    t.recall()
    assert (t.s.mentat, t[0].agents) == (-1, 2)


def test_terrible_purpose_first_may_trash_a_card() -> None:
    for key, left in (("trash dagger discard", ["diplomacy"]), ("decline", ["dagger", "diplomacy"])):
        t = table().conflict("terrible_purpose").discard(0, "dagger", "diplomacy").give(0, conflict=1)
        for seat in range(1, 4):
            t.hand(seat)
        t.combat()
        assert set(t.keys) == {"decline", "trash dagger discard", "trash diplomacy discard"}
        t.choose(key)
        assert sorted(t.names([*t[0].discard, *t[0].deck, *t[0].hand])) == left


@pytest.mark.parametrize(
    ("conflict", "place"),
    [
        ("siege_of_arrakeen", 0),
        ("battle_for_arrakeen", 0),
        ("siege_of_carthag", 1),
        ("battle_for_carthag", 1),
        ("secure_imperial_basin", 2),
        ("battle_for_imperial_basin", 2),
    ],
)
def test_a_first_reward_with_control_replaces_another_marker(conflict: str, place: int) -> None:
    t = table().conflict(conflict).give(0, conflict=1)
    t.s.control[place] = 2
    for seat in range(4):
        t.hand(seat)
    t.combat()
    assert t.s.control[place] == 0
    assert t.s.control.count(-1) == 2


@pytest.mark.parametrize(
    ("conflict", "location"),
    [
        ("siege_of_arrakeen", "arrakeen"),
        ("battle_for_carthag", "carthag"),
        ("secure_imperial_basin", "imperial_basin"),
        ("skirmish_a", ""),
    ],
)
def test_the_controller_may_defend_a_location(conflict: str, location: str) -> None:
    for key, troops in (("defend", 1), ("decline", 0)):
        t = table()
        t.s.control[:] = [1, 1, 1]
        t.round_start(conflict)
        assert (t.question == "defend") == bool(location)
        if location:
            assert (t.asked, t.keys) == (1, ["defend", "decline"])
            t.choose(key)
            assert (t[1].conflict, t[1].garrison) == (troops, 3)


@pytest.mark.parametrize(
    ("key", "found"),
    [
        ("intrigue 1, gain spice 2", {"intrigue": 1, "spice": 2}),
        ("intrigue 1, gain solari 3", {"intrigue": 1, "solari": 3}),
        ("gain spice 2, gain solari 3", {"spice": 2, "solari": 3}),
    ],
)
def test_battle_for_arrakeen_second_is_two_of_three(key: str, found: Gains) -> None:
    t = fought("battle_for_arrakeen")
    assert (t.asked, len(t.keys)) == (1, 3)
    assert gains(t.choose(key), 1) == found


def test_grand_vision_first_scores_on_the_way() -> None:
    t = fought("grand_vision", "influence fremen")
    assert (influences(t), t[0].vp) == ({"fremen": 2}, 1)
