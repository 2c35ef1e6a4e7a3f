"""The 18 Tech tiles: what each brings when acquired, and what it does from then on."""

from __future__ import annotations

import pytest

from hagal.games.dune.ix.components import TechTile
from hagal.games.dune.ix.tiles import TILES
from tests.games.dune.ix.positions import FACTION_KEYS, IDLE, influences, playing, plotting, revealing, table
from tests.games.dune.ix_position import IxPosition

TRADER = "dune_the_desert_planet"
FLIPS = [tile.id for tile in TILES if tile.flip is not None]


def acquiring(tile: str, t: IxPosition | None = None) -> IxPosition:
    """Seat 0 acquires this tile with an Intrigue card for exactly its cost in spice."""
    t = t or table()
    component = t.s.rules.component(f"tech:{tile}")
    assert isinstance(component, TechTile)
    t.tech(tile).give(0, spice=component.cost)
    return plotting(t, "machine_culture").choose("plot machine_culture", f"tech {tile}")


def with_tile(*tiles: str, leader: str = "memnon_thorvald") -> IxPosition:
    return table(leader).tiles(0, *tiles)


def ended(t: IxPosition) -> IxPosition:
    """The endgame, without a word from anybody."""
    t.endgame()
    while not t.game.over:
        t.choose("decline")
    return t


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


# Invasion Ships


def test_invasion_ships_bring_four_troops() -> None:
    assert acquiring("invasion_ships")[0].garrison == 7


def test_invasion_ships_open_occupied_spaces_for_a_turn() -> None:
    t = with_tile("invasion_ships").agent(1, "wealth").agent(0, "secrets").hand(0, "diplomacy", "dagger").turn(0)
    assert "agent diplomacy wealth" not in t.keys
    t.choose("use invasion_ships", "discard dagger")
    assert "agent diplomacy wealth" in t.keys
    assert "agent diplomacy secrets" not in t.keys  # the own Agent
    assert t.choose("agent diplomacy wealth")[0].solari == 2


def test_invasion_ships_cost_a_discard_and_come_before_the_agent() -> None:
    assert "use invasion_ships" not in with_tile("invasion_ships").intrigue(0, IDLE).turn(0).keys
    t = playing(with_tile("invasion_ships").hand(0, "dagger").intrigue(0, IDLE), "diplomacy", "wealth")
    assert t.keys == ["end"]
    assert "use invasion_ships" not in revealing(with_tile("invasion_ships"), "dagger").keys


# Memocorders


def test_memocorders_bring_influence_of_choice() -> None:
    t = acquiring("memocorders")
    assert t.keys == FACTION_KEYS
    assert influences(t.choose("influence fremen")) == {"fremen": 1}


@pytest.mark.parametrize(("level", "points"), [(3, 1), (2, 0), (4, 1)])
def test_memocorders_score_for_three_influence_with_all_four(level: int, points: int) -> None:
    t = with_tile("memocorders").influence(0, emperor=3, spacing_guild=3, bene_gesserit=3, fremen=level)
    before = t[0].vp
    assert ended(t)[0].vp == before + points


# Minimic Film, Restricted Ordnance


def test_minimic_film_persuades() -> None:
    assert revealing(with_tile("minimic_film"), "diplomacy")[0].persuasion == 2
    t = table().tiles(1, "minimic_film")
    assert revealing(t, "diplomacy")[0].persuasion == 1


def test_restricted_ordnance_needs_a_council_seat() -> None:
    assert revealing(with_tile("restricted_ordnance").give(0, council=True), "dagger")[0].swords == 5
    assert revealing(with_tile("restricted_ordnance"), "dagger")[0].swords == 1


# Shuttle Fleet


def test_shuttle_fleet_brings_influence_with_two_different_factions() -> None:
    t = acquiring("shuttle_fleet")
    assert (t.question, len(t.keys)) == ("influence_two", 6)
    assert influences(t.choose("influence emperor fremen")) == {"emperor": 1, "fremen": 1}


def test_shuttle_fleet_pays_at_round_start() -> None:
    t = with_tile("shuttle_fleet").round_start("skirmish_a")
    assert [p.solari for p in t.s.players] == [2, 0, 0, 0]


# Sonic Snoopers


def test_sonic_snoopers_bring_an_intrigue_card() -> None:
    t = acquiring("sonic_snoopers", table().intrigue_deck("windfall"))
    assert t.names(t[0].intrigue) == sorted([IDLE, "windfall"])


def test_sonic_snoopers_trade_any_number_of_intrigue_cards() -> None:
    t = with_tile("sonic_snoopers").intrigue(0, "ambush", "bribery", "charisma").intrigue_deck("windfall", "refocus")
    t.turn(0).choose("use sonic_snoopers")
    assert t.owned(0) == []
    assert set(t.keys) == {"stop", "bury ambush", "bury bribery", "bury charisma"}
    t.choose("bury ambush", "bury charisma", "stop")
    assert t.names(t[0].intrigue) == ["bribery", "refocus", "windfall"]
    assert [t.s.face[i].id for i in t.s.intrigue_deck[:2]] == ["charisma", "ambush"]
    assert (t.question, "sonic_snoopers" in t.names(t.s.trash)) == ("turn", True)


def test_sonic_snoopers_show_nobody_what_went_under_the_deck() -> None:
    t = with_tile("sonic_snoopers").intrigue(0, "ambush", "bribery").turn(0)
    t.choose("use sonic_snoopers", "bury ambush", "stop")
    assert t.s.known[t.s.intrigue_deck[0]] & 0b1110 == 0
    assert "ambush" not in [event.kind for event in t.game.log.events]
    assert "ambush" not in t.names(t.s.intrigue_discard)


def test_sonic_snoopers_may_trade_all_or_none() -> None:
    t = with_tile("sonic_snoopers").intrigue(0, "ambush", "bribery").intrigue_deck("windfall", "refocus").turn(0)
    t.choose("use sonic_snoopers", "bury ambush", "bury bribery")
    assert t.names(t[0].intrigue) == ["refocus", "windfall"]
    t = with_tile("sonic_snoopers").intrigue(0, "ambush").turn(0).choose("use sonic_snoopers", "stop")
    assert (t.names(t[0].intrigue), t.owned(0)) == (["ambush"], [])


def test_sonic_snoopers_in_the_reveal_turn_and_when_spent_no_more() -> None:
    t = revealing(with_tile("sonic_snoopers").intrigue(0, "ambush")).choose("use sonic_snoopers", "bury ambush")
    assert (t.question, t.owned(0), len(t[0].intrigue)) == ("reveal_menu", [], 1)
    assert "use sonic_snoopers" not in t.keys


# Spaceport


def test_spaceport_draws_two_cards() -> None:
    t = acquiring("spaceport", table().deck(0, "dagger", "diplomacy", "reconnaissance"))
    assert t.names(t[0].hand) == ["diplomacy", "reconnaissance"]


def test_spaceport_puts_bought_cards_on_the_deck() -> None:
    for key in ("top", "discard"):
        t = revealing(with_tile("spaceport").give(0, promised=2)).choose("buy arrakis_liaison")
        assert t.keys == ["top", "discard"]
        t.choose(key)
        zone = t[0].deck if key == "top" else t[0].discard
        assert t.names(zone) == ["arrakis_liaison"]


def test_spaceport_puts_any_acquired_card_on_the_deck() -> None:
    t = with_tile("spaceport", leader="armand_ecaz")
    playing(t, "signet_ring", "imperial_basin").choose("acquire 3", "top")
    assert t.names(t[0].deck) == ["arrakis_liaison"]


@pytest.mark.parametrize("way", ["space", "signet"])
def test_spaceport_puts_a_foldspace_on_the_deck(way: str) -> None:
    if way == "space":
        t = playing(with_tile("spaceport"), "diplomacy", "foldspace")
    else:
        t = playing(with_tile("spaceport", leader="ilesa_ecaz").give(0, solari=1), "signet_ring", "imperial_basin")
        t.choose("pay solari 1")
    assert t.keys == ["top", "discard"]
    t.choose("top")
    assert (t.names(t[0].deck), t[0].discard) == (["foldspace"], [])


# Spy Satellites


def test_spy_satellites_are_sold_for_a_point() -> None:
    t = with_tile("spy_satellites").give(0, spice=3).hand(0, "dagger").turn(0).choose("use spy_satellites")
    assert (t[0].vp, t[0].spice, t.owned(0), t.question) == (1, 0, [], "turn")
    assert "spy_satellites" in t.names(t.s.trash)
    assert "use spy_satellites" not in with_tile("spy_satellites").give(0, spice=2).hand(0, "dagger").turn(0).keys
    t = revealing(with_tile("spy_satellites").give(0, spice=3)).choose("use spy_satellites")
    assert t[0].vp == 1


@pytest.mark.parametrize(
    ("levels", "points"), [((0, 0, 0, 0), 4), ((1, 1, 1, 1), 4), ((2, 1, 0, 3), 2), ((2, 2, 2, 2), 0)]
)
def test_spy_satellites_score_for_neglected_factions(levels: tuple[int, ...], points: int) -> None:
    t = with_tile("spy_satellites")
    t.influence(0, emperor=levels[0], spacing_guild=levels[1], bene_gesserit=levels[2], fremen=levels[3])
    before = t[0].vp
    assert ended(t)[0].vp == before + points


# Training Drones


def test_training_drones_recruit_one() -> None:
    t = playing(with_tile("training_drones"), "reconnaissance", "arrakeen")
    assert "deploy 4" not in t.keys
    t.choose("use training_drones")
    assert (t[0].garrison, t.question) == (5, "finish_units")
    assert "deploy 4" in t.keys
    assert "use training_drones" not in t.keys


@pytest.mark.parametrize("window", ["turn", "effects", "finish", "revealing"])
def test_training_drones_at_any_moment_of_the_own_turn(window: str) -> None:
    t = with_tile("training_drones").intrigue(0, IDLE)
    if window == "turn":
        t.hand(0, "dagger").turn(0)
    elif window == "effects":
        playing(t, TRADER, "smuggling")
        assert t.question == "order"
    elif window == "finish":
        playing(t, "diplomacy", "wealth")
    else:
        revealing(t)
    before = t.question
    t.choose("use training_drones")
    assert (t[0].garrison, t.question) == (4, before)


def test_training_drones_right_after_they_were_acquired() -> None:
    t = acquiring("training_drones").choose("use training_drones")
    assert t[0].garrison == 4


# Troop Transports


def shipped(t: IxPosition, card: str = TRADER, space: str = "smuggling") -> IxPosition:
    """Seat 0 recalls its Freighter from the second space and takes spice."""
    return playing(t.freighter(0, 2), card, space).choose("recall", "collect 1", "gain spice 2")


def test_troop_transports_bring_one_more_and_into_the_conflict() -> None:
    t = shipped(with_tile("troop_transports"))
    assert (t[0].garrison, t.keys) == (6, ["deploy 0", "deploy 1", "deploy 2", "deploy 3"])
    t.choose("deploy 2", "influence fremen")
    assert (t[0].garrison, t[0].conflict, t[0].strength, t.asked) == (4, 2, 4, 1)


def test_troop_transports_carry_what_there_is() -> None:
    t = shipped(with_tile("troop_transports").give(0, garrison=11))
    assert (t[0].garrison, t.keys) == (12, ["deploy 0", "deploy 1"])
    t = shipped(with_tile("troop_transports").give(0, garrison=12))
    assert t.keys == FACTION_KEYS


def test_troop_transports_do_not_deploy_the_same_troops_twice() -> None:
    t = shipped(with_tile("troop_transports"), "landing_rights", "arrakeen").choose("deploy 3", "influence fremen")
    assert t.keys == [f"deploy {n}" for n in range(1 + 2 + 1)]  # one of the space, two of the garrison
    t = shipped(with_tile("troop_transports"), "landing_rights", "arrakeen").choose("deploy 0", "influence fremen")
    assert t.keys == [f"deploy {n}" for n in range(3 + 1 + 2 + 1)]


def test_troop_transports_carry_no_other_troops() -> None:
    t = playing(with_tile("troop_transports"), "reconnaissance", "arrakeen")
    assert t[0].garrison == 4
    assert shipped(table().tiles(1, "troop_transports"))[0].garrison == 5


# Windtraps


def test_windtraps_bring_water() -> None:
    assert acquiring("windtraps")[0].water == 1


def test_windtraps_bring_water_to_the_winner() -> None:
    for enemies, water in ((0, 1), (2, 0), (3, 0)):
        t = with_tile("windtraps").give(0, conflict=2).give(1, conflict=enemies).conflict("guild_bank_raid")
        for seat in range(4):
            t.hand(seat)
        t.combat()
        assert (t[0].water, t.s.round) == (water, 2)
