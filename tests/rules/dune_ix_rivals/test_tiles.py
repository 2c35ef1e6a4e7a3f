"""Tech tiles in the hands of solo rivals: IX-063, IX-120 to IX-127."""

from __future__ import annotations

import pytest

from tests.games.dune.ix_position import IxPosition
from tests.rules import rule
from tests.rules.dune_hagal.position import fight, held, last_round, post, posts, revealed, skipped, still, troops
from tests.rules.dune_ix_rivals.position import control, flags, solo, told, units

NEGOTIATION = "tech_negotiation"
SMUGGLING = "smuggling_or_interstellar_shipping"


def bonus(t: IxPosition, **spice: int) -> IxPosition:
    """Bonus spice on maker spaces."""
    for id, n in spice.items():
        t.s.bonus[t.s.board.makers.index(t.s.board.places[id])] = n
    return t


def spent(t: IxPosition, seat: int) -> list[str]:
    """The tiles that lie face down."""
    return t.names([i for i in t.ix.tiles[seat] if i in t.ix.spent])


def acquire(t: IxPosition, tile: str) -> IxPosition:
    """The first rival takes a tile at Tech Negotiation, for just what it costs."""
    cost = t.s.rules.component(f"tech:{tile}").cost  # type: ignore[attr-defined]
    t.give(1, spice=cost - 1)
    for k, id in enumerate((tile, "artillery", "spaceport")):
        t.stack(k, id)
    return t.hagal(NEGOTIATION).rival(1)


# IX-063: as for a player


@rule("IX-063")
@pytest.mark.parametrize(
    ("tile", "what"),
    [("chaumurky", (0, 0, 0, 2)), ("windtraps", (0, 0, 1, 0)), ("detonation_devices", (0, 0, 0, 0))],
)
def test_what_acquiring_brings(tile: str, what: tuple[int, int, int, int]) -> None:
    t = acquire(solo(), tile)
    assert t.owned(1) == [tile]
    assert held(t, 1) == what


@rule("IX-063")
def test_acquire_effects_with_points_and_troops() -> None:
    t = acquire(solo(), "flagship")
    assert t[1].vp == 1
    t = acquire(solo(), "invasion_ships")
    assert troops(t, 1) == (4, 0)
    t = acquire(solo().give(1, garrison=9), "invasion_ships")
    assert troops(t, 1) == (12, 0)


@rule("IX-063")
def test_influence_goes_where_it_has_least() -> None:
    t = acquire(solo().influence(1, emperor=1, spacing_guild=1, fremen=1), "memocorders")
    assert list(t[1].influence) == [1, 1, 1, 1]
    t = acquire(solo().influence(1, emperor=3, spacing_guild=3), "shuttle_fleet")
    assert list(t[1].influence) == [3, 3, 0, 0]
    assert (t.asked, t.keys) == (0, ["influence bene_gesserit", "influence fremen"])
    t.choose("influence fremen")
    assert list(t[1].influence) == [3, 3, 1, 1], "different factions: the second one is the other"


@rule("IX-063")
def test_shuttle_fleet_pays_each_round() -> None:
    t = still(solo()).tiles(1, "shuttle_fleet").give(1, solari=5).round_start("skirmish_e")
    assert (t[1].solari, t[1].vp) == (0, 1), "seven are spent at once"
    assert t[2].solari == 0


@rule("IX-063")
@pytest.mark.parametrize(("level", "points"), [(2, 0), (3, 1)])
def test_memocorders_at_the_end(level: int, points: int) -> None:
    t = solo().tiles(1, "memocorders").influence(1, emperor=3, spacing_guild=3, bene_gesserit=3, fremen=level)
    t.give(1, vp=4).endgame()
    assert t[1].vp == 4 + points


@rule("IX-063")
def test_windtraps_on_a_win() -> None:
    t = solo().tiles(1, "windtraps").tiles(2, "chaumurky")
    fight(t, "skirmish_e", {1: 3, 2: 1}, "carthag", "carthag")
    assert t[1].water == 1
    t = solo().tiles(1, "windtraps")
    fight(t, "skirmish_e", {1: 1, 2: 3}, "carthag", "carthag")
    assert t[1].water == 0


@rule("IX-063")
def test_chaumurky_wins_a_tie_for_a_rival() -> None:
    t = last_round(solo()).tiles(2, "chaumurky").give(0, vp=5, spice=9).give(1, vp=5, spice=3).give(2, vp=5).recall()
    assert t.game.outcome is not None
    assert t.game.outcome.winners == (2,)


# IX-120


@rule("IX-120")
@pytest.mark.parametrize("ships", [1, 2])
def test_detonation_devices_always_score(ships: int) -> None:
    t = control(solo(), imperial_basin=0).tiles(1, "detonation_devices").ships(1, conflict=ships)
    fight(t, "skirmish_e", {1: 1}, "carthag")
    assert t[1].vp == 1
    assert flags(t) == {}
    assert t.fleet(1) == (3 - ships, ships - 1, 0), "one to supply, the other to the garrison"


@rule("IX-120")
def test_not_without_a_win_or_a_dreadnought() -> None:
    t = solo().tiles(1, "detonation_devices")
    fight(t, "skirmish_e", {1: 3}, "carthag")
    assert t[1].vp == 0
    t = solo().tiles(1, "detonation_devices").ships(1, conflict=1)
    fight(t, "skirmish_e", {2: 9}, "carthag", "carthag")
    assert (t[1].vp, t.fleet(1)) == (0, (1, 1, 0))


@rule("IX-120")
def test_the_other_rival_places_its_dreadnought() -> None:
    t = solo().tiles(1, "detonation_devices").ships(2, conflict=1)
    fight(t, "skirmish_e", {2: 3}, "carthag")
    assert (t[2].vp, flags(t)) == (0, {"imperial_basin": 2})


# IX-121


@rule("IX-121")
@pytest.mark.parametrize(
    ("solari", "supply", "used"),
    [(4, 12, True), (3, 12, False), (6, 12, True), (4, 3, True), (4, 2, False)],
)
def test_flagship_at_a_combat_space(solari: int, supply: int, used: bool) -> None:
    """Stillsuits has no troop icon; two come from the garrison, if there are any."""
    t = solo().tiles(1, "flagship").give(1, solari=solari, garrison=12 - supply).hagal("stillsuits").rival(1)
    extra = min(2, 12 - supply)
    assert t[1].solari == solari - 4 * used
    assert t[1].conflict == extra + 3 * used
    assert spent(t, 1) == ["flagship"] * used


@rule("IX-121")
def test_the_troops_of_the_card_come_too() -> None:
    t = solo().tiles(1, "flagship").give(1, solari=4).hagal("hardy_warriors").rival(1)
    assert troops(t, 1) == (0, 5)


@rule("IX-121")
def test_with_just_three_in_supply_the_card_goes_without() -> None:
    t = solo().tiles(1, "flagship").give(1, solari=4, garrison=9).hagal("hardy_warriors").rival(1)
    assert troops(t, 1) == (7, 5), "three of the tile, two of the garrison"


@rule("IX-121")
def test_what_it_pays_for_it_gets_before_a_signet_takes_troops() -> None:
    """Rabban's signet recruits, too; the Agent was sent with three troops in supply."""
    t = solo(rivals=("glossu_rabban", "ilban_richese")).tiles(1, "flagship").give(1, solari=4, garrison=9)
    t.hagal("arrakeen_1p").rival(1)
    assert t[1].conflict == 5
    assert t[1].supply == 0


@rule("IX-121")
def test_flagship_stays_face_up_elsewhere() -> None:
    t = solo().tiles(1, "flagship").give(1, solari=6).hagal("wealth").rival(1)
    assert (t[1].solari, spent(t, 1)) == (6, [])


@rule("IX-121")
def test_flagship_once_a_round() -> None:
    t = still(solo()).tiles(1, "flagship", spent=True).give(1, solari=6).hagal("stillsuits").rival(1)
    assert (t[1].solari, t[1].conflict) == (6, 0)
    t.round_start("skirmish_e")
    assert spent(t, 1) == []


@rule("IX-121")
def test_an_expert_that_leads_pays_and_keeps_the_troops_at_home() -> None:
    t = solo(difficulty="mentat").tiles(1, "flagship").give(1, solari=4, conflict=2).hagal("stillsuits").rival(1)
    assert (t[1].solari, troops(t, 1)) == (0, (3, 2))


# IX-122


@rule("IX-122")
def test_holtzman_engine_is_worth_a_point() -> None:
    t = solo().tiles(1, "holtzman_engine").give(1, vp=3).give(2, vp=3).endgame()
    assert (t[1].vp, t[2].vp) == (4, 3)


@rule("IX-122")
@pytest.mark.parametrize(("copies", "points"), [(1, 0), (2, 1)])
def test_the_player_needs_the_cards(copies: int, points: int) -> None:
    t = solo().tiles(0, "holtzman_engine").discard(0, *["the_spice_must_flow"] * copies).endgame()
    assert t[0].vp == points


@rule("IX-122")
def test_a_rival_draws_nothing_with_it() -> None:
    t = still(solo()).tiles(1, "holtzman_engine").round_start("skirmish_e")
    assert t[1].hand == t[1].deck == []
    assert t[1].vp == 0


# IX-123


@rule("IX-123")
@pytest.mark.parametrize("blocker", [0, 2])
def test_invasion_ships_flip_when_the_agent_would_be_blocked(blocker: int) -> None:
    t = solo().tiles(1, "invasion_ships").agent(blocker, "wealth").hagal("wealth").rival(1)
    assert posts(t, 1) == ["wealth"]
    assert spent(t, 1) == ["invasion_ships"]
    assert t[1].influence[0] == 1
    assert skipped(t) == []
    assert sorted(t.game.view(0)["agents"]["wealth"]) == sorted([blocker, 1])


@rule("IX-123")
def test_they_stay_face_up_while_nothing_blocks() -> None:
    t = solo().tiles(1, "invasion_ships").agent(0, "conspire").hagal("wealth").rival(1)
    assert (post(t, 1), spent(t, 1)) == ("wealth", [])


@rule("IX-123")
def test_once_a_round() -> None:
    t = solo().tiles(1, "invasion_ships", spent=True).agent(0, "wealth").hagal("wealth", "secrets").rival(1)
    assert posts(t, 1) == ["secrets"]
    assert skipped(t) == [("wealth", "why-occupied")]


@rule("IX-123")
def test_its_own_agent_still_blocks() -> None:
    t = solo().tiles(1, "invasion_ships").agent(1, "wealth").hagal("wealth", "secrets").rival(1)
    assert posts(t, 1) == ["wealth", "secrets"]
    assert spent(t, 1) == []


@rule("IX-123")
def test_nor_do_they_beat_the_voice() -> None:
    t = solo().tiles(1, "invasion_ships").agent(0, "wealth")
    t[0].voice = t.s.board.places["wealth"]
    t.hagal("wealth", "secrets").rival(1)
    assert (posts(t, 1), spent(t, 1)) == (["secrets"], [])


@rule("IX-123")
def test_another_rivals_ships_do_not_help() -> None:
    t = solo().tiles(2, "invasion_ships").agent(0, "wealth").hagal("wealth", "secrets").rival(1)
    assert posts(t, 1) == ["secrets"]


@rule("IX-123", "IX-052")
def test_with_a_two_space_card() -> None:
    t = solo().tiles(1, "invasion_ships").influence(1, spacing_guild=2).agent(0, "interstellar_shipping")
    t.hagal(SMUGGLING).rival(1)
    assert posts(t, 1) == ["interstellar_shipping"]
    assert t.ix.freighters[1] == 2


@rule("IX-123")
def test_a_harvest_is_not_blocked_while_a_maker_is_free() -> None:
    """Spice left on an occupied maker space does not tempt it: the free one has bonus spice (HG-014)."""
    t = bonus(solo(), great_flat=3, imperial_basin=1).tiles(1, "invasion_ships").agent(0, "great_flat")
    t.hagal("harvest_spice").rival(1)
    assert (post(t, 1), spent(t, 1)) == ("imperial_basin", [])


@rule("IX-123")
def test_they_do_not_stand_in_for_influence() -> None:
    """Influence that the card needs is no Agent in the way."""
    t = solo().tiles(1, "invasion_ships").hagal("interstellar_shipping", "wealth").rival(1)
    assert (posts(t, 1), spent(t, 1)) == (["wealth"], [])


# IX-124


@rule("IX-124")
def test_sonic_snoopers_draw_and_stay() -> None:
    t = acquire(solo(), "sonic_snoopers")
    assert (t.owned(1), len(t[1].intrigue)) == (["sonic_snoopers"], 1)
    for card in ("wealth", "stillsuits"):
        t[1].agents = 2
        t.hagal(card).rival(1)
        assert t.owned(1) == ["sonic_snoopers"]
    assert len(t[1].intrigue) == 1


# IX-125


@rule("IX-125")
@pytest.mark.parametrize(("spice", "points"), [(2, 0), (3, 1), (5, 1), (9, 1)])
def test_spy_satellites_with_three_spice_on_its_turn(spice: int, points: int) -> None:
    t = solo().tiles(1, "spy_satellites").give(1, spice=spice).hagal("wealth").rival(1)
    assert (t[1].vp, t[1].spice) == (points, spice - 3 * points)
    assert t.owned(1) == ["spy_satellites"] * (1 - points)
    assert ("spy_satellites" in t.names(t.s.trash)) == bool(points)
    assert len(told(t, "IX-125")) == 2 * points


@rule("IX-125")
def test_spice_that_comes_in_its_turn_counts() -> None:
    t = bonus(solo(), great_flat=1).tiles(1, "spy_satellites").hagal("harvest_spice").rival(1)
    assert (t[1].vp, t[1].spice) == (1, 1)
    assert t.owned(1) == []


@rule("IX-125")
def test_right_after_acquiring_with_three_left() -> None:
    t = solo().give(1, spice=6).tech("spy_satellites", "artillery", "spaceport").hagal(NEGOTIATION).rival(1)
    assert (t[1].vp, t[1].spice, t.owned(1)) == (1, 0, [])
    t = solo().give(1, spice=5).tech("spy_satellites", "artillery", "spaceport").hagal(NEGOTIATION).rival(1)
    assert (t[1].vp, t[1].spice, t.owned(1)) == (0, 2, ["spy_satellites"])


@rule("IX-125")
def test_not_in_the_turn_of_another() -> None:
    t = solo().tiles(1, "spy_satellites").give(1, spice=2)
    fight(t, "raid_stockpiles", {1: 3}, "carthag")
    assert (t[1].spice, t.owned(1)) == (5, ["spy_satellites"])
    t = solo().tiles(1, "spy_satellites").give(1, spice=3).hagal("wealth").rival(2)
    assert t.owned(1) == ["spy_satellites"]


@rule("IX-125", "IX-061")
def test_satellites_come_before_a_tile() -> None:
    """Its turn begins with them, so the spice is gone when it could buy."""
    t = solo().tiles(1, "spy_satellites").give(1, spice=3).tech("chaumurky", "artillery", "spaceport")
    t.hagal(NEGOTIATION).rival(1)
    assert (t[1].vp, t.owned(1), t.ix.negotiators[1]) == (1, [], 1)


@rule("IX-125")
def test_still_owned_at_the_end_they_count_as_for_a_player() -> None:
    t = solo().tiles(1, "spy_satellites").influence(1, emperor=2, fremen=2, spacing_guild=1).give(1, vp=4).endgame()
    assert t[1].vp == 6


# IX-126


@rule("IX-126")
def test_training_drones_flip_as_the_turn_begins() -> None:
    t = solo().tiles(1, "training_drones").hagal("wealth").rival(1)
    assert troops(t, 1) == (1, 0)
    assert spent(t, 1) == ["training_drones"]
    t.hagal("secrets").rival(1)
    assert troops(t, 1) == (1, 0), "once a round"


@rule("IX-126")
def test_their_troop_can_go_along_from_the_garrison() -> None:
    t = solo().tiles(1, "training_drones").hagal("stillsuits").rival(1)
    assert troops(t, 1) == (0, 1)


@rule("IX-126")
def test_they_wait_for_a_troop_in_supply() -> None:
    t = solo().tiles(1, "training_drones").give(1, garrison=12).hagal("wealth").rival(1)
    assert spent(t, 1) == []
    t.give(1, garrison=11, agents=2).hagal("secrets").rival(1)
    assert (troops(t, 1), spent(t, 1)) == ((12, 0), ["training_drones"])


@rule("IX-126")
def test_right_after_acquiring() -> None:
    t = acquire(solo(), "training_drones")
    assert troops(t, 1) == (1, 0)
    assert spent(t, 1) == ["training_drones"]


@rule("IX-126")
def test_each_round() -> None:
    t = still(solo()).tiles(1, "training_drones", spent=True).round_start("skirmish_e")
    assert spent(t, 1) == []
    assert troops(t, 1) == (0, 0), "at round start it is nobody's turn"
    t.give(1, agents=2).hagal("wealth").rival(1)
    assert troops(t, 1) == (1, 0)


@rule("IX-126")
def test_only_in_its_own_turn() -> None:
    t = solo().tiles(1, "training_drones").hagal("wealth").rival(2)
    assert (troops(t, 1), spent(t, 1)) == ((0, 0), [])


# IX-127


def ship(t: IxPosition, seat: int = 1) -> IxPosition:
    """The Freighter comes home from the second space, in the rival's turn at Smuggling."""
    t.influence(seat, emperor=1, spacing_guild=1, fremen=1).give(seat, vp=0).freighter(seat, 2)
    return t.hagal(SMUGGLING).rival(seat)


@rule("IX-127")
def test_troop_transports_deploy_all_troops_of_the_track() -> None:
    """One more than the two printed, as for a player; no combat space is needed."""
    t = ship(solo().tiles(1, "troop_transports").give(1, garrison=2))
    assert post(t, 1) == "smuggling"
    assert troops(t, 1) == (2, 3)


@rule("IX-127")
def test_only_those_of_the_track() -> None:
    t = solo().tiles(1, "troop_transports", "training_drones")
    assert troops(ship(t), 1) == (1, 3)
    t = solo().tiles(1, "troop_transports").ships(1, garrison=1)
    assert units(ship(t), 1) == (0, 3, 1, 0)


@rule("IX-127")
def test_as_many_as_supply_has() -> None:
    assert troops(ship(solo().tiles(1, "troop_transports").give(1, garrison=10)), 1) == (10, 2)


@rule("IX-127")
@pytest.mark.parametrize(
    ("level", "conflict", "there", "left"),
    [
        ("mentat", "skirmish_e", 2, (3, 2)),
        ("mentat", "skirmish_e", 1, (0, 4)),
        ("mentat", "economic_supremacy", 2, (0, 5)),
        ("kwisatz_haderach", "trade_monopoly", 2, (3, 2)),
        ("sardaukar", "skirmish_e", 2, (0, 5)),
    ],
)
def test_unless_the_expert_rule_applies(level: str, conflict: str, there: int, left: tuple[int, int]) -> None:
    t = solo(difficulty=level).conflict(conflict).tiles(1, "troop_transports").give(1, conflict=there)
    assert troops(ship(t), 1) == left


@rule("IX-127")
def test_a_rival_without_them_keeps_two_at_home() -> None:
    assert troops(ship(solo().tiles(2, "troop_transports")), 1) == (2, 0)


@rule("IX-127", "IX-057")
def test_as_a_reward_there_is_no_conflict_left_to_deploy_to() -> None:
    """Trade Monopoly brings the Freighter home: three troops of the track and the one of the reward."""
    t = solo().tiles(1, "troop_transports").influence(1, emperor=1, spacing_guild=1, fremen=1).freighter(1, 1)
    fight(t, "trade_monopoly", {1: 3}, "carthag")
    assert troops(t, 1) == (4, 0)
    assert revealed(t) == ["carthag"]
