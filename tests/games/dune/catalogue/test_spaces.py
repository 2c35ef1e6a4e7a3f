"""The 22 board spaces, each visited for real."""

from __future__ import annotations

import pytest

from tests.games.dune.catalogue.positions import IDLE, influences, playing, revealing, spaces_for, table
from tests.games.dune.position import Position

RICH = {"spice": 10, "solari": 10, "water": 10}


def open_to(t: Position, card: str, space: str) -> bool:
    return space in spaces_for(t.hand(0, card).turn(0), card)


@pytest.mark.parametrize(
    ("space", "resource", "cost"),
    [
        ("conspire", "spice", 4),
        ("heighliner", "spice", 6),
        ("selective_breeding", "spice", 2),
        ("hardy_warriors", "water", 1),
        ("high_council", "solari", 5),
        ("mentat", "solari", 2),
        ("rally_troops", "solari", 4),
        ("swordmaster", "solari", 8),
        ("sell_melange", "spice", 2),
        ("research_station", "water", 2),
        ("great_flat", "water", 2),
        ("hagga_basin", "water", 1),
    ],
)
def test_a_space_opens_at_exactly_its_cost(space: str, resource: str, cost: int) -> None:
    assert open_to(table().give(0, **{resource: cost}), "foldspace", space)
    assert not open_to(table().give(0, **{resource: cost - 1}), "foldspace", space)
    assert table().hand(0, "foldspace").turn(0).game.why_not(f"agent foldspace {space}") is not None


@pytest.mark.parametrize(
    "space",
    [
        "wealth",
        "foldspace",
        "secrets",
        "stillsuits",
        "hall_of_oratory",
        "secure_contract",
        "arrakeen",
        "carthag",
        "imperial_basin",
    ],
)
def test_a_free_space_is_open_to_the_poor(space: str) -> None:
    assert open_to(table(), "foldspace", space)


@pytest.mark.parametrize(
    ("space", "combat"),
    [
        ("conspire", False),
        ("wealth", False),
        ("heighliner", True),
        ("foldspace", False),
        ("selective_breeding", False),
        ("secrets", False),
        ("hardy_warriors", True),
        ("stillsuits", True),
        ("high_council", False),
        ("mentat", False),
        ("rally_troops", False),
        ("hall_of_oratory", False),
        ("swordmaster", False),
        ("secure_contract", False),
        ("sell_melange", False),
        ("arrakeen", True),
        ("carthag", True),
        ("research_station", True),
        ("sietch_tabr", True),
        ("great_flat", True),
        ("hagga_basin", True),
        ("imperial_basin", True),
    ],
)
def test_troops_are_deployed_from_combat_spaces_only(space: str, combat: bool) -> None:
    t = table("paul_atreides").give(0, **RICH).influence(0, fremen=2)
    playing(t, "kwisatz_haderach", space)
    if t.question == "sell_melange":
        t.choose("sell 2")
    if t.question == "trash_icon":
        t.choose("decline")
    assert (t.asked == 0 and "deploy 2" in t.keys) == combat
    if not combat and t.asked == 0:  # a new Intrigue card could be played first
        t.choose("end")
    assert (t.asked == 1) == (not combat)


@pytest.mark.parametrize("space", ["conspire", "arrakeen", "high_council", "hagga_basin"])
def test_an_agent_blocks_a_space_for_all(space: str) -> None:
    assert not open_to(table().give(0, **RICH).agent(1, space), "foldspace", space)
    assert not open_to(table().give(0, **RICH).agent(0, space), "foldspace", space)


# The Emperor


def test_conspire() -> None:
    t = playing(table().give(0, spice=4), "diplomacy", "conspire")
    assert (t[0].spice, t[0].solari, t[0].garrison, len(t[0].intrigue)) == (0, 5, 5, 1)
    assert influences(t) == {"emperor": 1}


def test_wealth() -> None:
    t = playing(table(), "diplomacy", "wealth")
    assert (t[0].solari, influences(t)) == (2, {"emperor": 1})


# The Spacing Guild


def test_heighliner() -> None:
    t = playing(table().give(0, spice=6), "diplomacy", "heighliner")
    assert (t[0].spice, t[0].water, t[0].garrison) == (0, 2, 8)
    assert influences(t) == {"spacing_guild": 1}
    assert t.keys[-1] == "deploy 7"
    t.choose("deploy 7")
    assert (t[0].conflict, t[0].garrison, t[0].supply) == (7, 1, 4)


def test_heighliner_recruits_only_what_is_in_supply() -> None:
    t = playing(table().give(0, spice=6, garrison=9), "diplomacy", "heighliner")
    assert (t[0].garrison, t[0].supply) == (12, 0)
    assert t.keys[-1] == "deploy 5"


def test_foldspace_gives_a_foldspace_card() -> None:
    t = playing(table(), "diplomacy", "foldspace")
    assert t.names(t[0].discard) == ["foldspace"]
    assert len(t.s.reserve[2]) == 5
    assert influences(t) == {"spacing_guild": 1}


def test_foldspace_with_an_empty_stack_gives_influence_only() -> None:
    t = table()
    t.s.trash += t.s.reserve[2]
    t.s.reserve[2].clear()
    playing(t, "diplomacy", "foldspace")
    assert (t[0].discard, influences(t), t.asked) == ([], {"spacing_guild": 1}, 1)


# The Bene Gesserit


def test_selective_breeding_trades_a_card_for_two() -> None:
    t = table().give(0, spice=2).hand(0, "dagger").deck(0, "reconnaissance", "seek_allies").discard(0, "signet_ring")
    t.deck(0, "reconnaissance", "seek_allies")
    playing(t, "diplomacy", "selective_breeding")
    assert t[0].spice == 0
    assert set(t.keys) == {"decline", "trash dagger hand", "trash diplomacy play", "trash signet_ring discard"}
    t.choose("trash dagger hand")
    assert t.names(t[0].hand) == ["reconnaissance", "seek_allies"]
    assert "dagger" in t.names(t.s.trash)
    assert influences(t) == {"bene_gesserit": 1}


def test_selective_breeding_declined() -> None:
    t = table().give(0, spice=2).hand(0, "dagger").deck(0, "reconnaissance")
    playing(t, "diplomacy", "selective_breeding").choose("decline")
    assert t.names(t[0].hand) == ["dagger"]
    assert (t[0].spice, influences(t)) == (0, {"bene_gesserit": 1})


def test_secrets_draws_an_intrigue_card() -> None:
    t = playing(table().intrigue_deck("windfall"), "diplomacy", "secrets")
    assert t.asked == 0  # the new card can be played
    assert t.names(t[0].intrigue) == ["windfall"]
    assert influences(t) == {"bene_gesserit": 1}


def test_secrets_takes_a_card_from_each_who_has_four() -> None:
    t = table().intrigue_deck("windfall")
    t.intrigue(1, "ambush", "ambush", "bribery", "charisma")
    t.intrigue(2, "refocus", "infiltrate", "tiebreaker")
    t.intrigue(3, "windfall", "choam_shares", "double_cross", "private_army", "private_army")
    t.intrigue_deck("know_their_ways")
    playing(t, "diplomacy", "secrets")
    assert t.keys == ["do intrigue 1", "do steal"]
    t.choose("do steal")
    assert [len(p.intrigue) for p in t.s.players] == [3, 3, 3, 4]
    assert "know_their_ways" in t.names(t[0].intrigue)


# The Fremen


def test_hardy_warriors() -> None:
    t = playing(table().give(0, water=1), "diplomacy", "hardy_warriors")
    assert (t[0].water, t[0].garrison, influences(t)) == (0, 5, {"fremen": 1})
    assert t.keys[-1] == "deploy 4"


def test_stillsuits() -> None:
    t = playing(table(), "diplomacy", "stillsuits")
    assert (t[0].water, influences(t)) == (1, {"fremen": 1})
    assert t.keys[-1] == "deploy 2"


# The Landsraad


def test_high_council_gives_two_persuasion_in_every_reveal_turn() -> None:
    t = playing(table("paul_atreides").give(0, solari=5), "dagger", "high_council")
    assert (t[0].solari, t[0].council) == (0, True)
    t = revealing(table("paul_atreides").give(0, council=True), "diplomacy")
    assert t[0].persuasion == 3


def test_high_council_once_in_a_game() -> None:
    assert not open_to(table().give(0, solari=10, council=True), "dagger", "high_council")
    assert open_to(table().give(0, solari=10).give(1, council=True), "dagger", "high_council")


def test_mentat_is_an_agent_more_and_a_card() -> None:
    t = playing(table().give(0, solari=2).deck(0, "diplomacy"), "dagger", "mentat")
    assert (t[0].solari, t[0].agents, t.s.mentat) == (0, 2, 0)
    assert t.names(t[0].hand) == ["diplomacy"]


def test_mentat_gives_the_card_even_when_it_has_gone() -> None:
    t = table().give(0, solari=2).deck(0, "diplomacy")
    t.s.mentat = 2
    playing(t, "dagger", "mentat")
    assert (t[0].agents, t.s.mentat) == (1, 2)
    assert t.names(t[0].hand) == ["diplomacy"]


def test_mentat_goes_back_in_the_recall_phase() -> None:
    t = playing(table().give(0, solari=2).deck(0, "diplomacy"), "dagger", "mentat").recall()
    assert (t.s.mentat, t[0].agents) == (-1, 2)


def test_rally_troops() -> None:
    t = playing(table().give(0, solari=4), "dagger", "rally_troops")
    assert (t[0].solari, t[0].garrison, t[0].conflict, t.asked) == (0, 7, 0, 1)


def test_hall_of_oratory_recruits_and_persuades_in_the_reveal_turn() -> None:
    t = playing(table(), "dagger", "hall_of_oratory")
    assert t[0].garrison == 4
    assert revealing(table().agent(0, "hall_of_oratory"), "diplomacy")[0].persuasion == 2
    assert revealing(table().agent(1, "hall_of_oratory"), "diplomacy")[0].persuasion == 1


def test_hall_of_oratory_persuades_once_however_many_agents_stand_there() -> None:
    t = table().agent(0, "hall_of_oratory").agent(0, "hall_of_oratory")
    assert revealing(t, "diplomacy")[0].persuasion == 2


def test_hall_of_oratory_is_lost_when_the_agent_is_recalled() -> None:
    t = table().agent(0, "hall_of_oratory").intrigue(0, "urgent_mission", IDLE)
    t.hand(0, "diplomacy").turn(0).choose("plot urgent_mission", "reveal")
    assert t[0].persuasion == 1


def test_swordmaster_is_an_agent_for_good() -> None:
    t = playing(table().give(0, solari=8), "dagger", "swordmaster")
    assert (t[0].solari, t[0].agents, t[0].swordmaster) == (0, 2, True)
    t.recall()
    assert t[0].agents == 3


def test_swordmaster_once_in_a_game() -> None:
    assert not open_to(table().give(0, solari=10, swordmaster=True), "dagger", "swordmaster")


# Trade


def test_secure_contract() -> None:
    t = playing(table(), "dune_the_desert_planet", "secure_contract")
    assert (t[0].solari, t.asked) == (3, 1)


@pytest.mark.parametrize(("spice", "solari"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_sell_melange(spice: int, solari: int) -> None:
    t = playing(table().give(0, spice=6), "dune_the_desert_planet", "sell_melange")
    assert t.keys == ["sell 2", "sell 3", "sell 4", "sell 5"]
    t.choose(f"sell {spice}")
    assert (t[0].spice, t[0].solari, t.asked) == (6 - spice, solari, 1)


def test_sell_melange_offers_only_what_there_is() -> None:
    t = playing(table().give(0, spice=3), "dune_the_desert_planet", "sell_melange")
    assert t.keys == ["sell 2", "sell 3"]


# Cities


def test_arrakeen() -> None:
    t = playing(table().deck(0, "dagger"), "reconnaissance", "arrakeen")
    assert (t[0].garrison, t.names(t[0].hand)) == (4, ["dagger"])


def test_carthag() -> None:
    t = playing(table().intrigue_deck("ambush"), "reconnaissance", "carthag")
    assert (t[0].garrison, t.names(t[0].intrigue)) == (4, ["ambush"])


def test_research_station() -> None:
    t = table().give(0, water=2).deck(0, "dagger", "diplomacy", "seek_allies", "signet_ring")
    playing(t, "reconnaissance", "research_station")
    assert (t[0].water, len(t[0].hand), t.names(t[0].deck)) == (0, 3, ["dagger"])


def test_sietch_tabr_needs_two_influence() -> None:
    t = playing(table().influence(0, fremen=2), "reconnaissance", "sietch_tabr")
    assert (t[0].garrison, t[0].water) == (4, 1)
    assert not open_to(table().influence(0, fremen=1, emperor=4), "reconnaissance", "sietch_tabr")


@pytest.mark.parametrize(("space", "place", "resource"), [("arrakeen", 0, "solari"), ("carthag", 1, "solari")])
def test_a_controlled_city_pays_its_controller(space: str, place: int, resource: str) -> None:
    for owner in (0, 2):
        t = table()
        t.s.control[place] = owner
        playing(t, "reconnaissance", space)
        assert [getattr(p, resource) for p in t.s.players] == [int(seat == owner) for seat in range(4)]


# Makers


@pytest.mark.parametrize(
    ("space", "place", "base", "water"),
    [("great_flat", 0, 3, 2), ("hagga_basin", 1, 2, 1), ("imperial_basin", 2, 1, 0)],
)
def test_a_maker_space_gives_its_base_and_all_bonus_spice(space: str, place: int, base: int, water: int) -> None:
    t = table().give(0, water=water)
    t.s.bonus[:] = [4, 4, 4]
    playing(t, "dune_the_desert_planet", space)
    assert (t[0].spice, t[0].water) == (base + 4, 0)
    assert t.s.bonus[place] == 0
    assert sum(t.s.bonus) == 8


def test_imperial_basin_pays_its_controller() -> None:
    for owner, spice in ((0, [2, 0, 0, 0]), (3, [1, 0, 0, 1])):
        t = table()
        t.s.control[2] = owner
        playing(t, "dune_the_desert_planet", "imperial_basin")
        assert [p.spice for p in t.s.players] == spice
