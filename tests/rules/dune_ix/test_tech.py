"""Tech tiles: IX-010 to IX-017, IX-090."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dune.ix_position import IxPosition
from tests.rules import rule
from tests.rules.dune_ix.position import arrange

FINISH = "finish_units"  # nothing but to end the turn


def at_ix(**amounts: int) -> IxPosition:
    """Seat 0 can send an Agent to Tech Negotiation."""
    return arrange().hand(0, "dagger").give(0, **amounts)


def engineer(spice: int, **amounts: int) -> IxPosition:
    """Seat 0 can acquire Tech without a discount."""
    return arrange().hand(0, "ixian_engineer").give(0, spice=spice, **amounts)


def buys(t: IxPosition) -> list[str]:
    return [key for key in t.keys if key.startswith("tech ")]


# Acquiring


@rule("IX-010")
def test_a_tile_for_its_spice() -> None:
    t = engineer(4).stack(0, "windtraps", "chaumurky").tech("windtraps", "spaceport").turn(0)
    t.choose("agent ixian_engineer smuggling", "do freighter 1", "decline", "tech windtraps")
    assert (t[0].spice, t.owned(0), t[0].water) == (2, ["windtraps"], 1)
    assert t.tops()[0] == "chaumurky", "the next tile of the stack turned up"
    for viewer in (0, 1, None):
        seen = t.game.view(viewer)["ix"]
        assert seen["tiles"][0] == [{"tile": "windtraps", "spent": False}], "visible to all"
        assert seen["stacks"][0]["top"] == ["chaumurky"]


@rule("IX-010")
def test_only_tiles_on_top_that_can_be_paid() -> None:
    t = engineer(3).stack(0, "memocorders", "artillery").tech("memocorders", "chaumurky", "disposal_facility").turn(0)
    t.choose("agent ixian_engineer smuggling", "do tech")
    assert t.keys == ["tech memocorders", "tech disposal_facility", "decline"]


@rule("IX-010")
def test_an_icon_is_for_one_tile_and_may_be_left_alone() -> None:
    t = engineer(9).tech("minimic_film", "memocorders", "artillery").turn(0)
    t.choose("agent ixian_engineer smuggling", "do freighter 1", "decline", "tech artillery")
    assert (t.owned(0), t.asked) == (["artillery"], 1)
    t = engineer(9).tech("minimic_film").turn(0)
    t.choose("agent ixian_engineer smuggling", "do freighter 1", "decline", "decline")
    assert (t.owned(0), t[0].spice, t.tops()[0]) == ([], 9, "minimic_film")


@rule("IX-010")
def test_an_empty_stack_means_fewer_choices() -> None:
    t = engineer(9).stack(0, "artillery", alone=True).tiles(0, "minimic_film")
    t.turn(0).choose("agent ixian_engineer smuggling", "do freighter 1", "decline", "tech artillery")
    assert t.tops()[0] is None
    assert t.game.view(0)["ix"]["stacks"][0] == {"top": [], "left": 0}
    t.hand(0, "ixian_engineer").give(0, spice=20).turn(0).choose("agent ixian_engineer imperial_basin")
    assert buys(t) == ["tech holtzman_engine", "tech shuttle_fleet"]


@rule("IX-010")
def test_without_tiles_nothing_is_asked() -> None:
    t = engineer(9)
    for k in range(3):
        t.stack(k, alone=True)
    t.turn(0).choose("agent ixian_engineer imperial_basin")
    assert t.question == FINISH


@rule("IX-010")
def test_there_is_no_limit_on_tiles_owned() -> None:
    nine = ("artillery", "chaumurky", "spaceport", "windtraps", "minimic_film", "training_drones", "memocorders")
    t = engineer(9).tiles(0, *nine).tech("disposal_facility").turn(0)
    t.choose("agent ixian_engineer imperial_basin", "do tech", "tech disposal_facility", "decline")
    assert len(t.owned(0)) == 8


# Discounts and Negotiators


@rule("IX-011")
@pytest.mark.parametrize(
    ("tile", "price"), [("artillery", 0), ("windtraps", 1), ("disposal_facility", 2), ("flagship", 7)]
)
def test_the_discount_of_the_icon(tile: str, price: int) -> None:
    t = at_ix(spice=price).tech(tile).turn(0).choose("agent dagger tech_negotiation", "tech 1")
    t.choose(f"tech {tile}")
    assert t[0].spice == 0
    if price:
        t = at_ix(spice=price - 1).stack(1, alone=True).stack(2, alone=True).tech(tile).turn(0)
        assert t.choose("agent dagger tech_negotiation").keys == ["negotiator 0", "negotiator 1"]


@rule("IX-011")
def test_the_cost_is_never_below_nothing() -> None:
    t = arrange().freighter(0, 3).tech("artillery").hand(0, "dune_the_desert_planet").turn(0)
    t.choose("agent dune_the_desert_planet smuggling", "recall", "collect 3", "tech artillery")
    assert (t[0].spice, t.owned(0)) == (0, ["artillery"])


@rule("IX-011")
def test_discounts_of_several_icons_do_not_combine() -> None:
    """Rhombur at Tech Negotiation has two icons: one with the discount, one without; two purchases."""
    t = arrange("rhombur_vernius").tech("disposal_facility", "windtraps").hand(0, "signet_ring").give(0, spice=2)
    t.turn(0).choose("agent signet_ring tech_negotiation")
    t.choose("do either tech/negotiator 1", "tech")
    assert buys(t) == ["tech windtraps"], "3 spice less 1 is the price at the other icon"
    t.choose("decline", "tech 1")
    assert buys(t) == ["tech disposal_facility", "tech windtraps"]


@rule("IX-012")
def test_a_negotiator_is_a_troop_from_supply() -> None:
    t = at_ix().turn(0).choose("agent dagger tech_negotiation", "negotiator 1")
    assert (t[0].supply, t[0].garrison, t.ix.negotiators[0]) == (8, 3, 1)
    assert t.game.view(2)["ix"]["negotiators"] == [1, 0, 0, 0]


@rule("IX-012")
def test_a_negotiator_may_be_left_alone() -> None:
    t = at_ix().turn(0).choose("agent dagger tech_negotiation", "negotiator 0")
    assert (t[0].supply, t.ix.negotiators[0]) == (9, 0)


@rule("IX-012")
def test_without_a_troop_in_supply_nothing_happens() -> None:
    t = at_ix().give(0, garrison=12).turn(0).choose("agent dagger tech_negotiation")
    assert (t.asked, t.ix.negotiators[0]) == (1, 0)


@rule("IX-012")
def test_two_icons_are_two_negotiators() -> None:
    t = arrange().hand(0, "ix_guild_compact").intrigue(0, "ambush").turn(0).choose("reveal", "do negotiator 2")
    assert t.keys == ["negotiator 0", "negotiator 1", "negotiator 2"]
    t.choose("negotiator 2")
    assert (t[0].supply, t.ix.negotiators[0]) == (7, 2)
    t = arrange().hand(0, "ix_guild_compact").intrigue(0, "ambush").give(0, garrison=11).turn(0)
    assert t.choose("reveal", "do negotiator 2").keys == ["negotiator 0", "negotiator 1"]


@rule("IX-013")
@pytest.mark.parametrize(("returned", "price"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_negotiators_cut_the_price(returned: int, price: int) -> None:
    t = engineer(4).negotiators(0, 3).tech("chaumurky").turn(0).choose("agent ixian_engineer imperial_basin")
    t.choose(f"tech chaumurky{f' -{returned}' if returned else ''}")
    assert t[0].spice == 4 + 1 - price
    assert (t.ix.negotiators[0], t[0].supply) == (3 - returned, 6 + returned)


@rule("IX-013")
def test_negotiators_combine_with_the_discount() -> None:
    t = at_ix(spice=1).negotiators(0, 2).tech("chaumurky").turn(0).choose("agent dagger tech_negotiation", "tech 1")
    assert buys(t) == ["tech chaumurky -2"]
    t.choose("tech chaumurky -2")
    assert (t[0].spice, t.owned(0)) == (0, ["chaumurky"])


@rule("IX-013")
def test_negotiators_beyond_the_price_may_come_home_too() -> None:
    """Any number may be returned: it fills the supply for what recruits next."""
    t = at_ix(spice=1).negotiators(0, 9).tech("windtraps", "invasion_ships").turn(0)
    t.choose("agent dagger tech_negotiation")
    assert "tech windtraps -2" in t.keys
    t.choose("tech invasion_ships -9")
    assert (t[0].spice, t.ix.negotiators[0]) == (1, 0)
    assert (t[0].garrison, t[0].supply) == (3 + 4, 9 - 4), "its acquire effect recruits them"


@rule("IX-013")
def test_other_players_negotiators_do_not_help() -> None:
    t = engineer(1).negotiators(1, 3).tech("chaumurky").turn(0).choose("agent ixian_engineer imperial_basin")
    assert t.question == FINISH


# Acquire effects


@rule("IX-014")
def test_the_acquire_effect_comes_before_the_next_tile_turns_up() -> None:
    t = at_ix(spice=2).stack(0, "disposal_facility", "chaumurky").hand(0, "dagger", "scout")
    t.turn(0).choose("agent dagger tech_negotiation", "tech 1", "tech disposal_facility")
    assert t.question == "trash_icon"
    assert t.game.view(0)["ix"]["stacks"][0]["top"] == [None]
    t.choose("trash scout hand")
    assert t.game.view(0)["ix"]["stacks"][0]["top"] == ["chaumurky"]


@rule("IX-014")
def test_a_tile_that_has_not_turned_up_yet_cannot_be_acquired() -> None:
    """Disposal Facility trashes a Freighter Fleet, whose Unload recalls the Freighter: the third reward is Tech."""
    t = at_ix(spice=9).stack(0, "disposal_facility", "artillery").hand(0, "dagger", "freighter_fleet").freighter(0, 3)
    t.turn(0).choose("agent dagger tech_negotiation", "tech 1", "tech disposal_facility", "trash freighter_fleet hand")
    t.choose("recall", "collect 3")
    assert buys(t) == ["tech holtzman_engine", "tech shuttle_fleet"]
    t.choose("tech shuttle_fleet", "influence emperor fremen")
    assert t.owned(0) == ["disposal_facility", "shuttle_fleet"]


@rule("IX-014")
def test_the_acquire_effect_happens_once() -> None:
    t = at_ix(spice=1).tech("windtraps").turn(0).choose("agent dagger tech_negotiation", "tech 1", "tech windtraps")
    assert t[0].water == 1
    t.round_start("guild_bank_raid")
    assert t[0].water == 1


@rule("IX-014")
def test_not_every_tile_has_an_acquire_effect() -> None:
    t = at_ix(spice=1).tech("minimic_film").turn(0).choose("agent dagger tech_negotiation", "tech 1")
    assert t.choose("tech minimic_film").asked == 1


@rule("IX-014")
def test_the_ability_lasts_for_the_rest_of_the_game() -> None:
    t = arrange().tiles(0, "minimic_film").hand(0, "dagger").intrigue(0, "ambush").turn(0).choose("reveal")
    assert t[0].persuasion == 1
    t.round_start("guild_bank_raid").hand(0, "dagger").turn(0).choose("reveal")
    assert t[0].persuasion == 1


# Abilities


@rule("IX-015")
def test_abilities_at_their_own_timing() -> None:
    t = arrange().tiles(0, "windtraps").give(0, conflict=1).conflict("guild_bank_raid").combat()
    assert t[0].water == 1, "winning a Conflict"
    t = arrange().tiles(0, "shuttle_fleet").round_start("guild_bank_raid")
    assert t[0].solari == 2, "round start"
    t = arrange().tiles(0, "memocorders").influence(0, emperor=3, spacing_guild=3, bene_gesserit=3, fremen=3)
    before = t[0].vp
    t.endgame()
    assert t[0].vp == before + 1, "the end"
    t = arrange().tiles(0, "restricted_ordnance").give(0, council=1).hand(0, "dagger").turn(0).choose("reveal", "done")
    assert t[0].swords == 1 + 4, "the Reveal turn"


@rule("IX-015")
def test_winning_a_tie_is_no_win() -> None:
    t = arrange().tiles(0, "windtraps").give(0, conflict=1).give(1, conflict=1).conflict("guild_bank_raid").combat()
    assert t[0].water == 0


@rule("IX-015")
def test_a_flip_once_per_round() -> None:
    t = arrange().tiles(0, "training_drones").hand(0, "dagger", "dagger").turn(0)
    assert "use training_drones" in t.keys
    t.choose("use training_drones")
    assert t[0].garrison == 4
    assert t.game.view(1)["ix"]["tiles"][0] == [{"tile": "training_drones", "spent": True}]
    assert "use training_drones" not in t.keys
    t.choose("agent dagger tech_negotiation", "negotiator 0").turn(0)
    assert "use training_drones" not in t.keys, "nor in a later turn of the round"
    t.choose("reveal")
    assert "use training_drones" not in t.keys


@rule("IX-015")
def test_at_round_start_the_tile_turns_up_again() -> None:
    t = arrange().tiles(0, "training_drones", spent=True).tiles(1, "flagship", spent=True)
    t.hand(0, "dagger").turn(0)
    assert "use training_drones" not in t.keys
    t.round_start("guild_bank_raid")
    assert t.ix.spent == []
    assert "use training_drones" in t.hand(0, "dagger").turn(0).keys


@rule("IX-015")
def test_a_flip_before_the_agent_after_it_and_in_the_reveal_turn() -> None:
    t = arrange().tiles(0, "training_drones").hand(0, "dagger").turn(0).choose("agent dagger tech_negotiation")
    assert "use training_drones" in t.keys, "before the effects of the space"
    t.choose("do either tech 1/negotiator 1", "negotiator 0")
    assert t.keys == ["end", "use training_drones"], "after them"
    t.choose("use training_drones")
    assert (t[0].garrison, t.asked) == (4, 1)
    t = arrange().tiles(0, "training_drones").hand(0, "dagger").turn(0).choose("reveal", "use training_drones")
    assert t[0].garrison == 4


@rule("IX-015")
def test_troops_of_a_flip_may_be_deployed() -> None:
    t = arrange().tiles(0, "training_drones").hand(0, "reconnaissance").turn(0)
    t.choose("use training_drones", "agent reconnaissance arrakeen")
    assert "deploy 4" in t.keys, "one of the space, one of the tile, two more"


@rule("IX-015")
def test_no_flip_in_somebody_elses_turn() -> None:
    t = arrange().tiles(0, "training_drones").turn(1)
    assert "use training_drones" not in t.keys


@rule("IX-015")
def test_a_tile_acquired_this_turn_can_be_flipped_at_once() -> None:
    t = at_ix(spice=2).tech("training_drones").turn(0).choose("agent dagger tech_negotiation", "tech 1")
    t.choose("tech training_drones")
    assert t.keys == ["end", "use training_drones"]


@rule("IX-015")
def test_the_cost_of_a_flip_must_be_paid() -> None:
    t = arrange().tiles(0, "flagship").hand(0, "dagger").give(0, solari=3).turn(0)
    assert "use flagship" not in t.keys
    t.give(0, solari=4).turn(0).choose("use flagship")
    assert (t[0].solari, t[0].garrison) == (0, 6)


@rule("IX-015")
def test_what_a_flip_makes_possible_can_still_be_done() -> None:
    """Holoprojectors discards CHOAM Delegate at the end of the turn: its solari pay for the signet after all."""
    t = arrange("ilesa_ecaz").tiles(0, "holoprojectors").hand(0, "signet_ring", "choam_delegate").deck(0, "scout")
    t.turn(0).choose("agent signet_ring imperial_basin")
    assert t.question == FINISH, "no solari for the signet"
    t.choose("use holoprojectors")
    assert t[0].solari == 3
    assert "pay solari 1" in t.keys
    t.choose("pay solari 1")
    assert "foldspace" in t.names(t[0].discard)


@rule("IX-015")
def test_a_flip_between_arriving_and_a_single_effect() -> None:
    """Esmar Tuek, drawn at Mentat, is discarded for spice before Appropriate buys a tile."""
    t = arrange().tiles(0, "holoprojectors").tech("windtraps", "chaumurky").hand(0, "appropriate")
    t.deck(0, "dagger", "esmar_tuek").influence(0, emperor=2).give(0, solari=2, spice=2).turn(0)
    t.choose("agent appropriate mentat", "do draw 1", "use holoprojectors")
    assert t[0].spice == 4
    assert "tech chaumurky" in t.keys


# The worked example


@rule("IX-016")
def test_the_worked_example() -> None:
    t = arrange().stack(1, "disposal_facility", "chaumurky").hand(0, "dagger", "convincing_argument").give(0, spice=2)
    t.turn(0).choose("agent dagger tech_negotiation")
    assert t.keys == ["tech 1", "negotiator 1"]
    t.choose("tech 1")
    assert buys(t) == ["tech disposal_facility"], "there are no Negotiators"
    t.choose("tech disposal_facility")
    assert t[0].spice == 0
    t.choose("trash dagger play")
    assert "dagger" in t.names(t.s.trash)
    assert t.owned(0) == ["disposal_facility"]
    assert t.tops()[1] == "chaumurky"
    assert t.ix.negotiators[0] == 0
    t.intrigue(0, "ambush").turn(0).choose("reveal")
    assert t[0].persuasion == 2 + 1


@rule("IX-016")
def test_negotiators_could_cut_it_further() -> None:
    t = arrange().tech("disposal_facility").negotiators(0, 1).hand(0, "dagger").give(0, spice=2).turn(0)
    t.choose("agent dagger tech_negotiation", "tech 1")
    assert buys(t) == ["tech disposal_facility", "tech disposal_facility -1"]
    t.choose("tech disposal_facility -1")
    assert (t[0].spice, t.ix.negotiators[0]) == (1, 0)


@rule("IX-017")
def test_a_negotiator_is_not_in_supply() -> None:
    t = arrange().give(0, garrison=10).negotiators(0, 2).hand(0, "reconnaissance").turn(0)
    t.choose("agent reconnaissance arrakeen")
    assert (t[0].garrison, t[0].supply, t.ix.negotiators[0]) == (10, 0, 2)
    t = arrange().give(0, garrison=10).negotiators(0, 2).intrigue(0, "reinforcements").give(0, solari=3)
    assert t.hand(0, "dagger").turn(0).choose("plot reinforcements")[0].garrison == 10


@rule("IX-017")
def test_a_returned_negotiator_can_be_recruited_again() -> None:
    t = at_ix(spice=2).give(0, garrison=10).negotiators(0, 2).tech("invasion_ships").turn(0)
    t.choose("agent dagger tech_negotiation", "tech invasion_ships -2")
    assert (t[0].garrison, t[0].supply, t.ix.negotiators[0]) == (12, 0, 0)


# Appropriate


@rule("IX-090")
def test_appropriate_pays_in_solari_or_in_spice() -> None:
    t = arrange().tech("windtraps").hand(0, "appropriate").influence(0, emperor=2).give(0, spice=2, solari=2).turn(0)
    t.choose("agent appropriate imperial_basin")
    assert t.keys == ["tech windtraps", "tech windtraps solari", "decline"]
    t.choose("tech windtraps solari")
    assert (t[0].spice, t[0].solari) == (2 + 1, 0)


@rule("IX-090")
def test_solari_and_spice_do_not_mix() -> None:
    t = arrange().tech("chaumurky").hand(0, "appropriate").influence(0, emperor=2).give(0, spice=2, solari=3).turn(0)
    assert t.choose("agent appropriate imperial_basin").question == FINISH


@rule("IX-090")
def test_negotiators_cut_the_price_in_solari() -> None:
    t = arrange().tech("chaumurky").negotiators(0, 1).hand(0, "appropriate").influence(0, emperor=2)
    t.give(0, solari=3).turn(0).choose("agent appropriate imperial_basin")
    assert buys(t) == ["tech chaumurky solari -1"]
    t.choose("tech chaumurky solari -1")
    assert (t[0].solari, t.ix.negotiators[0]) == (0, 0)


@rule("IX-090")
def test_appropriate_needs_the_emperor() -> None:
    t = arrange().tech("windtraps").hand(0, "appropriate").influence(0, emperor=1).give(0, solari=9).turn(0)
    assert t.choose("agent appropriate imperial_basin").question == FINISH


@rule("IX-090")
def test_only_appropriate_takes_solari() -> None:
    t = engineer(0, solari=9).tech("chaumurky").turn(0)
    assert t.choose("agent ixian_engineer imperial_basin").question == FINISH


# Tiles for the Reveal turn, acquired in one


def fleet(*hand: str, **options: Any) -> IxPosition:
    """Seat 0 reveals a Freighter Fleet with the Freighter at the top of the track: Acquire Tech for 2 less."""
    t = arrange(**options).tech("minimic_film", "restricted_ordnance", "disposal_facility")
    t.give(0, spice=2, council=True, conflict=1).freighter(0, 3).hand(0, "freighter_fleet", *hand)
    return t.turn(0).choose("reveal", "do freighter 1", "recall", "collect 3")


@rule("IX-014")
@pytest.mark.parametrize(("reading", "more"), [("at_once", 1), ("next_turn", 0)])
def test_minimic_film_counts_in_the_reveal_turn_that_acquires_it(reading: str, more: int) -> None:
    t = fleet("convincing_argument", reveal_tiles=reading).choose("tech minimic_film")
    assert t[0].persuasion == 2 + 2 + more


@rule("IX-014")
@pytest.mark.parametrize(("reading", "swords"), [("at_once", 4), ("next_turn", 0)])
def test_restricted_ordnance_counts_in_the_reveal_turn_that_acquires_it(reading: str, swords: int) -> None:
    assert fleet(reveal_tiles=reading).choose("tech restricted_ordnance")[0].swords == swords


@rule("IX-014")
@pytest.mark.parametrize(("reading", "offered"), [("at_once", True), ("next_turn", False)])
def test_artillery_counts_in_the_reveal_turn_that_acquires_it(reading: str, offered: bool) -> None:
    t = arrange(reveal_tiles=reading).tech("artillery").give(0, conflict=1).freighter(0, 3)
    t.hand(0, "freighter_fleet", "dagger", "dagger", "convincing_argument").turn(0)
    t.choose("reveal", "do freighter 1", "recall", "collect 3", "tech artillery")
    t.choose("collect 1", "gain spice 2", "influence fremen")
    assert ("do swords per card" in t.keys) == offered
    if offered:
        assert t.choose("do swords per card")[0].swords == 2 + 2


@rule("IX-014")
@pytest.mark.parametrize(("reading", "offered"), [("at_once", True), ("next_turn", False)])
def test_disposal_facility_counts_in_the_reveal_turn_that_acquires_it(reading: str, offered: bool) -> None:
    t = fleet("convincing_argument", "convincing_argument", reveal_tiles=reading)
    t.choose("tech disposal_facility", "decline", "collect 1", "gain spice 2", "influence fremen")
    assert (t.question, t[0].persuasion) == ("reveal_menu", 6)
    assert any(key.startswith("do trash in play") for key in t.keys) == offered


@rule("IX-014")
def test_a_tile_owned_before_counts_once() -> None:
    t = arrange().tiles(0, "minimic_film").hand(0, "convincing_argument").turn(0).choose("reveal")
    assert t[0].persuasion == 2 + 1


@rule("IX-014")
def test_a_tile_acquired_in_an_agent_turn_waits_for_the_reveal_turn() -> None:
    t = engineer(2).tech("minimic_film").turn(0)
    t.choose("agent ixian_engineer smuggling", "do tech", "tech minimic_film")
    assert t[0].persuasion == 0
