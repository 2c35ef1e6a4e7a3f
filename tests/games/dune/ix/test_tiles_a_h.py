"""The 18 Tech tiles: what holds for all, then Artillery to Holtzman Engine, when acquired and from then on."""

from __future__ import annotations

import pytest

from hagal.games.dune.ix.components import TechTile
from hagal.games.dune.ix.tiles import TILES
from tests.games.dune.ix.positions import (
    IDLE,
    acquiring,
    ended,
    playing,
    plotting,
    revealing,
    table,
    with_tile,
)
from tests.games.dune.ix_position import IxPosition

FLIPS = [tile.id for tile in TILES if tile.flip is not None]


# All of them


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_a_tile_is_bought_at_its_cost_and_not_below(tile: TechTile) -> None:
    t = table().stack(1, tile.id).give(0, spice=tile.cost - 1)
    if "plot machine_culture" in plotting(t, "machine_culture").keys:
        assert f"tech {tile.id}" not in t.choose("plot machine_culture").keys
    t = acquiring(tile.id)
    assert (t.owned(0), t[0].spice) == ([tile.id], 0)
    assert tile.id not in t.tops()
    assert all(tile.id not in t.names(stack) for stack in t.ix.stacks)


@pytest.mark.parametrize("tile", FLIPS)
def test_a_tile_is_flipped_once_in_a_round(tile: str) -> None:
    def position(*, spent: bool) -> IxPosition:
        t = table().tiles(0, tile, spent=spent).give(0, solari=9).deck(0, "dagger", "dagger")
        return t.hand(0, "diplomacy", "dagger", "dagger").agent(1, "wealth").intrigue(0, IDLE)

    assert f"use {tile}" not in position(spent=True).turn(0).keys
    t = position(spent=False).turn(0)
    assert f"use {tile}" in t.keys
    t.choose(f"use {tile}")
    if t.question == "discard_one":
        t.choose("discard dagger")
    assert t.question == "turn"
    assert f"use {tile}" not in t.keys
    assert t.names(t.ix.spent) == [tile]
    t.round_start("skirmish_a")
    assert t.ix.spent == []
    assert t.owned(0) == [tile]


def test_nobody_uses_a_tile_of_another() -> None:
    t = table().tiles(1, "training_drones").hand(0, "dagger").turn(0)
    assert "use training_drones" not in t.keys


# Artillery


def test_artillery_adds_a_sword_for_each_card_with_swords() -> None:
    t = revealing(with_tile("artillery"), "dagger", "dagger", "duncan_idaho", "diplomacy")
    t.choose("do swords per card")
    assert t[0].swords == 1 + 1 + 2 + 3


def test_artillery_counts_swords_that_were_really_given() -> None:
    t = revealing(with_tile("artillery"), "bene_gesserit_sister", "bene_gesserit_sister", "fedaykin_death_commando")
    t.choose("do either persuasion 2/swords 2", "swords 2", "do either persuasion 2/swords 2", "persuasion 2")
    t.choose("do swords per card")
    assert t[0].swords == 2 + 1
    t = revealing(with_tile("artillery").in_play(0, "stilgar"), "fedaykin_death_commando").choose("do swords per card")
    assert t[0].swords == 3 + 1  # not for Stilgar, who was sent with an Agent


def test_artillery_counts_revealed_cards_only_even_if_cards_in_play_were_trashed() -> None:
    t = with_tile("artillery", "disposal_facility").in_play(0, "dagger", "diplomacy").give(0, promised=6)
    revealing(t, "dagger").choose("do trash in play if persuasive", "trash diplomacy play", "do swords per card")
    assert t[0].swords == 1 + 1


def test_artillery_counts_no_combat_cards_and_restricted_ordnance_neither() -> None:
    t = revealing(with_tile("artillery", "restricted_ordnance").give(0, council=True), "dagger")
    assert t.choose("do swords per card")[0].swords == 1 + 4 + 1


# Chaumurky


def test_chaumurky_brings_two_intrigue_cards() -> None:
    t = acquiring("chaumurky", table().intrigue_deck("windfall", "ambush"))
    assert t.names(t[0].intrigue) == sorted(["windfall", "ambush", IDLE])


def test_chaumurky_wins_a_tie_in_the_endgame() -> None:
    for tiles, winner in (((), 1), (("chaumurky",), 0)):
        t = ended(with_tile(*tiles).give(0, vp=9).give(1, vp=9, spice=5, solari=5, water=5))
        assert t.game.outcome is not None
        assert t.game.outcome.winners == (winner,)
    t = ended(with_tile("chaumurky").give(0, vp=8).give(1, vp=9))
    assert t.game.outcome is not None
    assert t.game.outcome.winners == (1,)


# Detonation Devices


def detonating(ships: int, *, tile: bool = True, enemies: int = 0) -> IxPosition:
    t = table().ships(0, conflict=ships)
    if tile:
        t.tiles(0, "detonation_devices")
    for seat in range(4):
        t.hand(seat)
    return t.conflict("guild_bank_raid").give(1, conflict=enemies).combat()


def test_detonation_devices_return_a_victorious_ship_for_a_point() -> None:
    t = detonating(1)
    assert t.keys == ["flag arrakeen", "flag carthag", "flag imperial_basin", "detonate"]
    t.choose("detonate")
    assert (t[0].vp, t.fleet(0), t.ix.flags) == (1, (2, 0, 0), [-1, -1, -1])


def test_detonation_devices_need_not_be_used() -> None:
    t = detonating(2).choose("flag carthag")
    assert (t[0].vp, t.fleet(0), t.ix.flags) == (0, (0, 1, 0), [-1, 0, -1])


def test_detonation_devices_leave_the_second_ship_alone() -> None:
    t = detonating(2).choose("detonate")
    assert (t[0].vp, t.fleet(0), t.ix.flags) == (1, (1, 1, 0), [-1, -1, -1])


def test_detonation_devices_are_no_use_without_tile_or_win() -> None:
    assert "detonate" not in detonating(1, tile=False).keys
    t = detonating(2, enemies=3)  # a tie
    assert (t[0].vp, t.fleet(0), t.s.round) == (0, (0, 2, 0), 2)
    t = detonating(1, enemies=3)
    assert (t[0].vp, t.fleet(0)) == (0, (1, 1, 0))


# Disposal Facility


def test_disposal_facility_trashes_a_card_when_acquired() -> None:
    t = acquiring("disposal_facility", table().hand(0, "dagger"))
    assert set(t.keys) == {"decline", "trash dagger hand"}
    assert t.choose("trash dagger hand")[0].hand == []


def test_disposal_facility_needs_six_persuasion() -> None:
    t = revealing(with_tile("disposal_facility").give(0, promised=5), "diplomacy", "dagger")
    t.choose("do trash in play if persuasive")
    assert set(t.keys) == {"decline", "trash diplomacy play", "trash dagger play"}
    t.choose("trash dagger play")
    assert (t.names(t[0].in_play), t[0].persuasion) == (["diplomacy"], 6)
    assert "do trash in play if persuasive" not in t.keys
    t = revealing(with_tile("disposal_facility").give(0, promised=5), "dagger")
    assert "do trash in play if persuasive" not in t.keys
    assert revealing(with_tile("disposal_facility").give(0, promised=6), "dagger").choose("done").asked == 1


def test_disposal_facility_comes_before_persuasion_is_spent() -> None:
    t = revealing(with_tile("disposal_facility").give(0, promised=7), "dagger").choose("buy arrakis_liaison")
    assert "do trash in play if persuasive" not in t.keys


def test_disposal_facility_unloads_a_card_whose_reveal_box_still_counts() -> None:
    t = revealing(with_tile("disposal_facility").give(0, promised=6), "freighter_fleet")
    t.choose("do trash in play if persuasive", "trash freighter_fleet play", "advance", "do freighter 1", "advance")
    assert t.ix.freighters[0] == 2


# Flagship


def test_flagship_is_worth_a_point() -> None:
    assert acquiring("flagship")[0].vp == 1


def test_flagship_recruits_three_for_four_solari() -> None:
    t = playing(with_tile("flagship").give(0, solari=4), "reconnaissance", "arrakeen")
    t.choose("use flagship")
    assert (t[0].solari, t[0].garrison) == (0, 3 + 1 + 3)
    assert "deploy 6" in t.keys
    assert "use flagship" not in with_tile("flagship").give(0, solari=3).hand(0, "dagger").turn(0).keys


def test_flagship_in_the_reveal_turn() -> None:
    t = revealing(with_tile("flagship").give(0, solari=4)).choose("use flagship")
    assert (t[0].solari, t[0].garrison, t[0].conflict, t.question) == (0, 6, 0, "reveal_menu")


# Holoprojectors


def test_holoprojectors_trade_a_card() -> None:
    t = with_tile("holoprojectors").hand(0, "dagger", "diplomacy").deck(0, "reconnaissance").turn(0)
    t.choose("use holoprojectors", "discard dagger")
    assert (t.names(t[0].hand), t.names(t[0].discard)) == (["diplomacy", "reconnaissance"], ["dagger"])
    assert t.question == "turn"


def test_holoprojectors_need_a_card_in_hand() -> None:
    t = playing(with_tile("holoprojectors").deck(0, "reconnaissance"), "dagger", "tech_negotiation")
    assert "use holoprojectors" not in t.keys
    assert "use holoprojectors" not in revealing(with_tile("holoprojectors").deck(0, "dagger"), "dagger").keys


def test_holoprojectors_unload_and_pay_for_what_was_left_of_the_turn() -> None:
    """Hundro could not pay his couriers; the spice that a discarded card unloads can."""
    t = table("hundro_moritani").tiles(0, "holoprojectors").hand(0, "esmar_tuek").deck(0, "dagger")
    playing(t, "signet_ring", "arrakeen").choose("use holoprojectors")
    if t.question == "discard_one":
        t.choose("discard esmar_tuek")
    assert (t[0].spice, t[0].solari) == (2, 2)
    assert t.keys == ["pay spice 1", "decline"]
    t.choose("pay spice 1", "advance")
    assert (t.ix.freighters[0], t.question) == (1, "finish_units")


# Holtzman Engine


def test_holtzman_engine_draws_a_sixth_card() -> None:
    t = with_tile("holtzman_engine").deck(0, *["dagger"] * 7).round_start("skirmish_a")
    assert (len(t[0].hand), len(t[1].hand)) == (6, 5 + 1)  # the others held a card already


@pytest.mark.parametrize(("copies", "points"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_holtzman_engine_scores_for_two_spice_must_flow(copies: int, points: int) -> None:
    t = ended(with_tile("holtzman_engine").deck(0, *["the_spice_must_flow"] * copies))
    assert t[0].vp == points
