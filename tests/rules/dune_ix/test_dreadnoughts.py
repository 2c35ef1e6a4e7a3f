"""Dreadnoughts: IX-030 to IX-037, IX-093."""

from __future__ import annotations

import pytest

from tests.games.dune.ix_position import IxPosition
from tests.rules import rule
from tests.rules.dune_base.position import why
from tests.rules.dune_ix.position import arrange

FIRST, SECOND, THIRD = 6, 4, 2  # the solari of Guild Bank Raid
NOBODY = -1


def battle() -> IxPosition:
    return arrange().conflict("guild_bank_raid")


def deploys(t: IxPosition) -> set[tuple[int, int]]:
    """What may be deployed, as (troops, Dreadnoughts)."""
    found = set()
    for key in t.keys:
        words = key.split()
        if words[0] == "deploy":
            found.add((int(words[1]), int(words[3]) if len(words) > 2 else 0))
    return found


# Units


@rule("IX-030")
def test_cards_of_the_base_game_that_say_troop_do_not_touch_dreadnoughts() -> None:
    t = battle().ships(0, conflict=2).intrigue(0, "master_tactician", "staged_incident").combat()
    assert "combat staged_incident" not in t.keys, "three troops are to be lost"
    t.choose("combat master_tactician")
    assert t.fleet(0) == (0, 0, 2), "no troop to retreat: three swords"
    t = battle().ships(0, garrison=2).give(0, garrison=0).intrigue(0, "rapid_mobilization").hand(0, "dagger").turn(0)
    assert "plot rapid_mobilization" not in t.keys
    t = battle().ships(1, conflict=1).intrigue(0, "double_cross").give(0, solari=1).hand(0, "dagger").turn(0)
    assert "plot double_cross" not in t.keys
    t = battle().ships(1, garrison=1).give(1, garrison=0).hand(0, "gun_thopter").turn(0)
    t.choose("agent gun_thopter smuggling", "decline")
    assert t.fleet(1) == (1, 1, 0)


@rule("IX-030")
def test_masterstroke_counts_troops() -> None:
    t = arrange("vladimir_harkonnen").ships(0, garrison=2).give(0, water=1).hand(0, "diplomacy").turn(0)
    t.choose("agent diplomacy hardy_warriors", "deploy 2 dreadnoughts 2")
    assert t.question == "turn"


@rule("IX-030")
def test_a_new_card_that_says_unit_means_both() -> None:
    t = battle().ships(0, conflict=1).give(0, conflict=2).hand(0, "negotiated_withdrawal").intrigue(0, "ambush")
    t.turn(0).choose("reveal", "do retreat units 3", "influence fremen")
    assert (t[0].conflict, t.fleet(0)) == (0, (1, 1, 0))
    t = battle().ships(0, conflict=1).give(0, conflict=1).hand(0, "negotiated_withdrawal").intrigue(0, "ambush")
    t.turn(0).choose("reveal")
    assert "do retreat units 3" not in t.keys


@rule("IX-030")
def test_a_new_card_that_says_troop_means_troops() -> None:
    t = battle().ships(0, conflict=2).hand(0, "satellite_ban").intrigue(0, "ambush").turn(0).choose("reveal")
    assert not [key for key in t.keys if "retreat" in key]


@rule("IX-030")
def test_a_new_card_that_says_dreadnought_means_dreadnoughts() -> None:
    t = battle().ships(1, conflict=2).give(1, conflict=1).ships(2, conflict=1).give(0, conflict=1)
    t.intrigue(0, "cannon_turrets").combat().choose("combat cannon_turrets")
    assert (t.fleet(1), t[1].conflict, t.fleet(2), t[2].fights) == ((0, 1, 1), 1, (1, 1, 0), False)


# Commissioning


@rule("IX-031")
def test_commissioned_to_the_garrison() -> None:
    t = arrange().hand(0, "dagger").give(0, solari=3).turn(0).choose("agent dagger dreadnought")
    assert (t.fleet(0), t.asked) == ((1, 1, 0), 1)


@rule("IX-031")
def test_at_a_combat_space_it_may_go_to_the_conflict_at_once() -> None:
    t = arrange().hand(0, "reconnaissance").intrigue(0, "advanced_weaponry").give(0, solari=3, garrison=0).turn(0)
    t.choose("plot advanced_weaponry", "agent reconnaissance arrakeen")
    assert deploys(t) == {(0, 0), (1, 0), (0, 1), (1, 1)}
    t.choose("deploy 0 dreadnoughts 1")
    assert t.fleet(0) == (1, 0, 1)


@rule("IX-031")
def test_at_most_two_and_none_without_supply() -> None:
    t = arrange().ships(0, garrison=1, conflict=1).hand(0, "dagger").give(0, solari=3).turn(0)
    t.choose("agent dagger dreadnought")
    assert t.fleet(0) == (0, 1, 1)
    t = arrange().ships(0, garrison=1).flag(0, "carthag").hand(0, "dagger").give(0, solari=3).turn(0)
    assert t.choose("agent dagger dreadnought").fleet(0) == (0, 1, 0)


@rule("IX-031")
def test_one_that_cannot_be_commissioned_does_not_count_for_deploying() -> None:
    t = arrange().ships(0, garrison=2).hand(0, "reconnaissance").give(0, garrison=0)
    t.turn(0).choose("agent reconnaissance arrakeen")
    assert deploys(t) == {(t_, d) for t_ in (0, 1) for d in (0, 1, 2)}, "one recruited, two of the garrison"


# Deploying


@rule("IX-032")
def test_all_mixes_of_two_from_the_garrison() -> None:
    t = arrange().ships(0, garrison=2).give(0, garrison=4).hand(0, "dune_the_desert_planet").turn(0)
    t.choose("agent dune_the_desert_planet imperial_basin")
    assert deploys(t) == {(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2)}


@rule("IX-032")
def test_recruited_this_turn_plus_two_units() -> None:
    """Hardy Warriors recruits two: with two more units that makes four, of which two at most are Dreadnoughts."""
    t = arrange().ships(0, garrison=2).give(0, garrison=4, water=1).hand(0, "diplomacy").turn(0)
    t.choose("agent diplomacy hardy_warriors")
    expected = {(troops, ships) for ships in (0, 1, 2) for troops in range(2 + 2 - ships + 1)}
    assert deploys(t) == expected
    assert "4" in why(t, "deploy 5")
    assert why(t, "deploy 3 dreadnoughts 2")


@rule("IX-032")
def test_a_commissioned_dreadnought_takes_no_place_of_the_two() -> None:
    t = arrange().ships(0, garrison=1).hand(0, "reconnaissance").intrigue(0, "advanced_weaponry")
    t.give(0, solari=3, garrison=5).turn(0).choose("plot advanced_weaponry", "agent reconnaissance arrakeen")
    assert max(troops for troops, ships in deploys(t) if ships == 1) == 3, "one recruited and two more"
    assert max(troops for troops, ships in deploys(t) if ships == 2) == 2, "one recruited and one more"


@rule("IX-032")
def test_units_of_any_source_count() -> None:
    t = arrange().hand(0, "full_scale_assault").tiles(0, "training_drones").give(0, garrison=5).turn(0)
    t.choose("use training_drones", "agent full_scale_assault arrakeen")
    assert max(troops for troops, _ in deploys(t)) == 1 + 1 + 2 + 2


@rule("IX-032")
def test_what_is_not_deployed_stays_in_the_garrison() -> None:
    t = arrange().ships(0, garrison=1).give(0, water=1).hand(0, "diplomacy").turn(0)
    t.choose("agent diplomacy hardy_warriors", "deploy 1 dreadnoughts 1")
    assert (t[0].garrison, t[0].conflict, t.fleet(0)) == (4, 1, (1, 0, 1))


@rule("IX-032")
def test_no_dreadnought_is_deployed_elsewhere() -> None:
    t = arrange().ships(0, garrison=2).hand(0, "dagger").intrigue(0, "ambush").turn(0)
    t.choose("agent dagger tech_negotiation", "do either tech 1/negotiator 1", "negotiator 0")
    assert t.keys == ["end"]


@rule("IX-032")
def test_the_next_turn_has_its_own_count() -> None:
    t = arrange().hand(0, "dagger", "dune_the_desert_planet").give(0, solari=3, garrison=3).turn(0)
    t.choose("agent dagger dreadnought").turn(0).choose("agent dune_the_desert_planet imperial_basin")
    assert deploys(t) == {(0, 0), (1, 0), (2, 0), (0, 1), (1, 1)}, "commissioned a turn ago: one of the two"


@rule("IX-032")
def test_a_plot_card_for_many_units_can_be_played_after_deploying_them() -> None:
    t = arrange().ships(0, garrison=2).give(0, water=1).hand(0, "diplomacy").intrigue(0, "diversion").turn(0)
    t.choose("agent diplomacy hardy_warriors")
    assert "plot diversion" not in t.keys
    t.choose("deploy 2 dreadnoughts 2", "plot diversion", "advance")
    assert t.ix.freighters[0] == 1
    t = arrange().ships(0, garrison=2).give(0, water=1).hand(0, "diplomacy").intrigue(0, "diversion").turn(0)
    t.choose("agent diplomacy hardy_warriors", "deploy 1 dreadnoughts 2")
    assert t.asked == 1, "three units are too few"


@rule("IX-032")
def test_units_of_an_earlier_turn_are_not_deployed_this_turn() -> None:
    t = arrange().ships(0, garrison=2).give(0, water=2).hand(0, "diplomacy", "diplomacy").intrigue(0, "diversion")
    t.turn(0).choose("agent diplomacy stillsuits", "deploy 0 dreadnoughts 2").turn(0)
    t.choose("agent diplomacy hardy_warriors", "deploy 3")
    assert t.asked == 1


# Strength


@rule("IX-033")
@pytest.mark.parametrize(
    ("ships", "troops", "swords", "strength"),
    [(1, 0, 0, 3), (2, 0, 0, 6), (1, 0, 2, 5), (1, 2, 0, 7), (2, 3, 1, 13), (0, 0, 5, 0)],
)
def test_three_for_each_dreadnought(ships: int, troops: int, swords: int, strength: int) -> None:
    t = battle().ships(0, conflict=ships).give(0, conflict=troops, swords=swords)
    assert t[0].strength == strength
    assert t.game.view(1)["players"][0]["strength"] == strength


@rule("IX-033")
def test_a_dreadnought_alone_wins() -> None:
    t = battle().ships(0, conflict=1).give(1, conflict=1).combat().choose("flag carthag")
    assert [p.solari for p in t.s.players] == [FIRST, SECOND, 0, 0]


@rule("IX-033")
def test_swords_of_the_reveal_turn_count_with_a_dreadnought_alone() -> None:
    t = battle().ships(0, conflict=1).hand(0, "dagger").turn(0).choose("reveal")
    assert t[0].strength == 4


@rule("IX-033")
def test_combat_intrigue_with_a_dreadnought_alone() -> None:
    t = battle().ships(0, conflict=1).intrigue(0, "ambush", "windfall").intrigue(1, "ambush").combat()
    assert (t.asked, t.keys) == (0, ["pass", "combat ambush"])
    t.choose("combat ambush")
    assert t[0].strength == 3 + 4
    t.choose("stop", "pass")
    assert t.question == "place_dreadnought", "seat 1 has no unit there and is not asked"


@rule("IX-033")
def test_a_dreadnought_in_the_garrison_is_no_part_of_it() -> None:
    t = battle().ships(0, garrison=2).give(0, swords=3).intrigue(0, "ambush").give(1, conflict=1).combat()
    assert t.question == "turn", "seat 0 was not asked"
    assert [p.solari for p in t.s.players] == [0, FIRST, 0, 0]


@rule("IX-033", "IX-030")
def test_who_loses_the_only_dreadnought_there_is_out() -> None:
    t = battle().give(0, conflict=1).ships(1, conflict=1).give(1, swords=4).intrigue(0, "cannon_turrets")
    t.intrigue(1, "ambush").combat().choose("combat cannon_turrets")
    assert t.question == "turn", "seat 1 is not asked"
    assert [p.solari for p in t.s.players] == [FIRST, 0, 0, 0]


@rule("IX-093")
def test_second_wave_needs_a_unit_in_the_conflict() -> None:
    t = battle().ships(0, garrison=2).intrigue(0, "second_wave").give(1, conflict=1).combat()
    assert t.question == "turn"
    assert t[1].solari == FIRST


@rule("IX-093")
@pytest.mark.parametrize(("troops", "ships"), [(1, 0), (0, 1)])
def test_second_wave_with_a_unit_there(troops: int, ships: int) -> None:
    t = battle().ships(0, garrison=1, conflict=ships).give(0, conflict=troops).intrigue(0, "second_wave").combat()
    t.choose("combat second_wave")
    assert deploys(t) == {(0, 0), (1, 0), (2, 0), (0, 1), (1, 1)}
    t.choose("deploy 1 dreadnoughts 1")
    assert t[0].strength == 2 * (troops + 1) + 3 * (ships + 1) + 2


# After combat


@rule("IX-034")
def test_those_who_did_not_win_take_them_back_to_the_garrison() -> None:
    t = battle().ships(0, conflict=2).give(0, conflict=1).ships(1, conflict=1).give(2, conflict=4)
    t.combat()
    assert [t.fleet(seat) for seat in range(3)] == [(0, 2, 0), (1, 1, 0), (2, 0, 0)]
    assert (t[0].conflict, t[0].supply) == (0, 9), "troops go to supply"
    assert [p.strength for p in t.s.players] == [0, 0, 0, 0]
    assert t.ix.flags == [NOBODY] * 3


@rule("IX-034", "IX-035")
def test_a_tie_for_first_is_no_win() -> None:
    t = battle().ships(0, conflict=1).ships(1, conflict=1).combat()
    assert t.question == "turn", "nobody places a Dreadnought"
    assert [t.fleet(seat) for seat in range(2)] == [(1, 1, 0), (1, 1, 0)]
    assert [p.solari for p in t.s.players] == [SECOND, SECOND, 0, 0]
    assert t.ix.flags == [NOBODY] * 3


@rule("IX-035")
@pytest.mark.parametrize(("location", "place"), [("arrakeen", 0), ("carthag", 1), ("imperial_basin", 2)])
def test_the_winner_must_place_one(location: str, place: int) -> None:
    t = battle().ships(0, conflict=1).combat()
    assert (t.asked, t.keys) == (0, ["flag arrakeen", "flag carthag", "flag imperial_basin"])
    t.choose(f"flag {location}")
    assert t.ix.flags[place] == 0
    assert t.fleet(0) == (1, 0, 0)
    assert t.game.view(2)["ix"]["flags"] == [0 if k == place else NOBODY for k in range(3)]


@rule("IX-035")
def test_the_second_one_returns_to_the_garrison() -> None:
    t = battle().ships(0, conflict=2).combat().choose("flag arrakeen")
    assert (t.fleet(0), t.ix.flags) == ((0, 1, 0), [0, NOBODY, NOBODY])


@rule("IX-035")
def test_a_winner_without_one_there_places_nothing() -> None:
    t = battle().ships(0, garrison=2).give(0, conflict=1).combat()
    assert (t.question, t.fleet(0)) == ("turn", (0, 2, 0))


@rule("IX-035")
@pytest.mark.parametrize("marker", [0, 1])
def test_it_may_cover_anyones_marker(marker: int) -> None:
    t = battle().ships(0, conflict=1)
    t.s.control[1] = marker
    t.combat().choose("flag carthag")
    assert (t.s.control[1], t.ix.flags[1]) == (marker, 0), "the marker stays beneath it"


@rule("IX-035")
@pytest.mark.parametrize("holder", [0, 1])
def test_one_of_the_round_before_blocks_its_space(holder: int) -> None:
    t = battle().flag(holder, "carthag").ships(0, conflict=1).combat()
    assert t.keys == ["flag arrakeen", "flag imperial_basin"]
    t.choose("flag arrakeen")
    assert t.ix.flags == [0, NOBODY, NOBODY], "it goes home only after the placing"
    assert t.fleet(holder) == ((1, 1, 0) if holder else (0, 1, 0))


@rule("IX-035")
def test_the_reward_comes_before_the_placing() -> None:
    t = arrange().conflict("siege_of_carthag").ships(0, conflict=1)
    t.s.control[1] = 2
    t.combat()
    assert (t.question, t.s.control[1]) == ("place_dreadnought", 0), "the control marker is there already"
    assert t[0].vp == 1


@rule("IX-036")
@pytest.mark.parametrize(
    ("space", "solari", "spice"), [("arrakeen", 1, 0), ("carthag", 1, 0), ("imperial_basin", 0, 1)]
)
def test_the_bonus_goes_to_the_owner_of_the_dreadnought(space: str, solari: int, spice: int) -> None:
    t = arrange().flag(2, space).hand(0, "scout")
    t.s.control[:] = [1, 1, 1]
    t.turn(0).choose(f"agent scout {space}")
    assert (t[2].solari, t[2].spice) == (solari, spice)
    assert (t[1].solari, t[1].spice) == (0, 0), "the covered marker gives nothing"


@rule("IX-036")
def test_a_dreadnought_without_a_marker_beneath_it_earns_too() -> None:
    t = arrange().flag(0, "carthag").hand(0, "scout").turn(0).choose("agent scout carthag")
    assert t[0].solari == 1


@rule("IX-036")
def test_the_defensive_troop_is_the_dreadnoughts_owners() -> None:
    t = arrange().flag(2, "carthag")
    t.s.control[1] = 1
    t.round_start("siege_of_carthag")
    assert (t.asked, t.keys) == (2, ["defend", "decline"])
    t.choose("defend")
    assert (t[2].conflict, t[2].supply) == (1, 8)
    assert t[1].conflict == 0


@rule("IX-036")
def test_it_returns_at_the_end_of_the_next_combat_phase() -> None:
    t = battle().ships(0, conflict=1)
    t.s.control[1] = 3
    t.combat().choose("flag carthag")
    assert (t.s.round, t.ix.flags[1]) == (2, 0)
    t.hand(1, "scout").turn(1).choose("agent scout carthag")
    assert (t[0].solari, t[3].solari) == (FIRST + 1, 0)
    t.conflict("guild_bank_raid").combat()
    assert (t.ix.flags, t.fleet(0)) == ([NOBODY] * 3, (1, 1, 0))
    t.hand(1, "scout").turn(1).choose("agent scout carthag")
    assert t[3].solari == 1, "the covered marker counts again"


@rule("IX-036")
def test_also_when_nobody_fights() -> None:
    t = battle().flag(1, "arrakeen").combat()
    assert (t.ix.flags, t.fleet(1)) == ([NOBODY] * 3, (1, 1, 0))


@rule("IX-036")
def test_a_marker_won_beneath_a_dreadnought_counts_after_it() -> None:
    t = arrange().conflict("siege_of_carthag").flag(1, "carthag").give(0, conflict=1).combat()
    assert (t.s.control[1], t.ix.flags[1]) == (0, NOBODY)


# The worked example


@rule("IX-037")
def test_the_worked_example() -> None:
    a, b, c = 0, 1, 2
    t = battle().flag(a, "arrakeen").give(a, conflict=2)
    t.ships(b, conflict=1).give(b, conflict=0, swords=2)
    t.ships(c, conflict=1).give(c, conflict=2)
    t.s.control[:] = [b, NOBODY, b]
    assert [t[seat].strength for seat in (a, b, c)] == [4, 5, 7]
    for seat in (a, b, c):
        t.intrigue(seat, "ambush")
    t.combat().choose("pass", "pass", "pass")
    assert t[c].solari == FIRST, "takes the first reward"
    assert (t.asked, t.keys) == (c, ["flag carthag", "flag imperial_basin"]), "A's is still on Arrakeen"
    t.choose("flag imperial_basin", "decline")
    assert t[b].solari == SECOND
    assert t.fleet(b) == (1, 1, 0)
    assert t.ix.flags == [NOBODY, NOBODY, c]
    assert t.s.control == [b, NOBODY, b], "B's marker lies beneath C's Dreadnought"
    assert t.fleet(a) == (1, 1, 0), "A's Dreadnought has left Arrakeen"
    t.hand(3, "scout", "scout").turn(3).choose("agent scout arrakeen")
    assert t[b].solari == SECOND + 1, "B's marker counts again"
    t.choose("deploy 0").turn(3).choose("agent scout imperial_basin")
    assert (t[b].spice, t[c].spice) == (0, 1), "and here C's Dreadnought"
