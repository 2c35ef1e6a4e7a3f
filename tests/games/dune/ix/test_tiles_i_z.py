"""The 18 Tech tiles: Invasion Ships to Training Drones, when acquired and from then on."""

from __future__ import annotations

import pytest

from tests.games.dune.ix.positions import (
    FACTION_KEYS,
    IDLE,
    acquiring,
    ended,
    influences,
    playing,
    revealing,
    table,
    with_tile,
)
from tests.games.dune.ix_position import IxPosition

TRADER = "dune_the_desert_planet"


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
