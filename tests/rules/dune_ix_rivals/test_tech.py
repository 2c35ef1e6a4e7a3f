"""Tech and rivals: IX-056 (Rhombur), IX-060 to IX-062."""

from __future__ import annotations

import pytest

import hagal
from hagal.games.dune.ix.tiles import TILES
from tests.games.dune.ix_position import IxPosition
from tests.rules import rule
from tests.rules.dune_hagal.position import HAGAL, fight, held, post, still, troops
from tests.rules.dune_hagal.position import solo as base_solo
from tests.rules.dune_ix_rivals.position import duel, laid, solo

MARKED = {
    "chaumurky",
    "detonation_devices",
    "flagship",
    "holtzman_engine",
    "invasion_ships",
    "memocorders",
    "shuttle_fleet",
    "sonic_snoopers",
    "spy_satellites",
    "training_drones",
    "troop_transports",
    "windtraps",
}
UNMARKED = ("artillery", "disposal_facility", "holoprojectors", "minimic_film", "restricted_ordnance", "spaceport")
NEGOTIATION = "tech_negotiation"


def trashed(t: IxPosition) -> list[str]:
    """The tiles that left Ix without an owner, in order."""
    return [event.args["tile"].id for event in t.events("tech-trashed")]


# IX-060


@rule("IX-060")
def test_twelve_tiles_of_eighteen_are_marked() -> None:
    assert {tile.id for tile in TILES if tile.rival} == MARKED
    assert {tile.id for tile in TILES if not tile.rival} == set(UNMARKED)


@rule("IX-060")
def test_a_rival_passes_over_tiles_without_the_mark() -> None:
    t = solo().give(1, spice=4).tech("spaceport", "restricted_ordnance", "windtraps").hagal(NEGOTIATION).rival(1)
    assert t.owned(1) == ["windtraps"]
    assert t[1].spice == 3, "the tile costs 2, less 1; its water is one of three"
    assert t[1].water == 1


@rule("IX-060")
def test_with_none_that_it_may_take_it_negotiates() -> None:
    t = solo().give(1, spice=6).tech("spaceport", "restricted_ordnance", "flagship").hagal(NEGOTIATION).rival(1)
    assert t.owned(1) == []
    assert (t.ix.negotiators[1], t[1].spice) == (1, 6)


@rule("IX-060")
def test_the_player_takes_any_tile() -> None:
    t = still(solo()).give(0, spice=6).tech("spaceport", "windtraps", "flagship").hand(0, "dagger").turn(0)
    t.choose("agent dagger tech_negotiation", "tech 1")
    assert {"tech spaceport", "tech windtraps"} <= set(t.keys)


@rule("IX-060")
def test_a_purchase_of_the_player_that_leaves_no_marked_tile() -> None:
    """The largest stack gives its top away, as often as needed."""
    t = still(solo()).give(0, spice=6)
    t.stack(0, "windtraps", "artillery", "shuttle_fleet", alone=True)
    t.stack(1, "spaceport", "minimic_film", "holoprojectors", "chaumurky", alone=True)
    t.stack(2, "disposal_facility", "memocorders", alone=True)
    t.hand(0, "dagger").turn(0).choose("agent dagger tech_negotiation", "tech 1", "tech windtraps")
    assert t.owned(0) == ["windtraps"]
    assert trashed(t) == ["spaceport", "minimic_film", "artillery"], "of two stacks of two the upper one"
    assert t.tops() == ["shuttle_fleet", "holoprojectors", "disposal_facility"]
    assert {"artillery", "minimic_film", "spaceport"} <= set(t.names(t.s.trash))


@rule("IX-060")
@pytest.mark.parametrize(
    ("counts", "gone"),
    [((1, 1, 1), 0), ((1, 2, 2), 1), ((1, 1, 2), 2), ((2, 1, 2), 0), ((2, 2, 2), 0)],
)
def test_the_largest_stack_and_of_equal_ones_the_uppermost(counts: tuple[int, int, int], gone: int) -> None:
    """Each stack shows an unmarked tile after the purchase; below lie marked ones."""
    tops = ("artillery", "spaceport", "minimic_film")
    below = ("chaumurky", "shuttle_fleet", "holtzman_engine")
    t = still(solo()).give(0, spice=6)
    for k in range(3):
        first = ("windtraps",) if k == 2 else ()
        t.stack(k, *first, tops[k], *below[k : k + counts[k] - 1], alone=True)
    t.hand(0, "dagger").turn(0).choose("agent dagger tech_negotiation", "tech 1", "tech windtraps")
    assert trashed(t)[0] == tops[gone]
    assert len(trashed(t)) == (1 if max(counts) == 2 else 3)


@rule("IX-060")
def test_a_purchase_of_a_rival_is_followed_by_it_too() -> None:
    t = solo().give(1, spice=1)
    t.stack(0, "spaceport", "minimic_film", "memocorders", alone=True)
    t.stack(1, "windtraps", "holoprojectors", alone=True)
    t.stack(2, "disposal_facility", alone=True)
    t.hagal(NEGOTIATION).rival(1)
    assert t.owned(1) == ["windtraps"]
    assert trashed(t) == ["spaceport", "minimic_film"]
    assert t.tops() == ["memocorders", "holoprojectors", "disposal_facility"]


@rule("IX-060")
def test_a_marked_tile_that_turns_up_is_enough() -> None:
    t = solo().give(1, spice=1)
    t.stack(0, "spaceport", alone=True).stack(1, "windtraps", "chaumurky", alone=True).stack(2, "artillery", alone=True)
    t.hagal(NEGOTIATION).rival(1)
    assert t.tops() == ["spaceport", "chaumurky", "artillery"]
    assert trashed(t) == []


@rule("IX-060")
def test_the_acquire_effect_comes_before_the_stacks_are_looked_at() -> None:
    """IX-014: Memocorders ask for a faction first; then the next tile turns up."""
    t = solo().give(1, spice=1)
    t.stack(0, "memocorders", "artillery", "flagship", alone=True)
    t.stack(1, "spaceport", alone=True).stack(2, "minimic_film", alone=True)
    t.hagal(NEGOTIATION).rival(1)
    assert t.question == "decide"
    assert trashed(t) == []
    t.choose("influence fremen")
    assert trashed(t) == ["artillery"]
    assert t.tops() == ["flagship", "spaceport", "minimic_film"]


@rule("IX-060")
def test_when_no_marked_tile_is_left_all_go() -> None:
    t = solo().give(1, spice=1)
    t.stack(0, "windtraps", alone=True).stack(1, "spaceport", "artillery", alone=True)
    t.stack(2, "minimic_film", alone=True)
    t.hagal(NEGOTIATION).rival(1)
    assert trashed(t) == ["spaceport", "artillery", "minimic_film"]
    assert t.ix.stacks == [[], [], []]
    t.s.occupied = 0
    t.give(2, spice=6).hagal(NEGOTIATION).rival(2)
    assert (t.ix.negotiators[2], t[2].spice) == (1, 6)


@rule("IX-060")
@pytest.mark.parametrize("seed", range(30))
def test_a_solo_game_starts_with_a_marked_tile_face_up(seed: int) -> None:
    game = hagal.new("dune", players=1, modules=["ix"], seed=seed, leaders=["memnon_thorvald"])
    tops = [stack["top"][0] for stack in game.view(0)["ix"]["stacks"] if stack["left"]]
    assert MARKED & set(tops)


@rule("IX-060")
def test_two_players_never_refresh_the_stacks() -> None:
    t = duel().give(0, spice=6)
    t.stack(0, "windtraps", "artillery", "shuttle_fleet", alone=True)
    t.stack(1, "spaceport", "chaumurky", alone=True).stack(2, "disposal_facility", "memocorders", alone=True)
    t.hand(0, "dagger").turn(0).choose("agent dagger tech_negotiation", "tech 1", "tech windtraps")
    assert trashed(t) == []
    assert t.tops() == ["artillery", "spaceport", "disposal_facility"]


@rule("IX-060")
def test_house_hagal_ignores_tech() -> None:
    """Its deck has no card for it, and it gathers nothing to pay with."""
    s = laid(2)
    assert all(getattr(card, "tech", -1) == -1 for ref, card in s.rules.components.items() if ref.startswith("hagal:"))
    t = duel().stack(0, "artillery").hagal("dreadnought_2p").rival(HAGAL)
    assert t.owned(HAGAL) == []
    assert t.ix.negotiators[HAGAL] == 0


# IX-061


@rule("IX-061")
@pytest.mark.parametrize(
    ("spice", "taken"),
    [
        (0, []),
        (1, ["windtraps"]),
        (2, ["training_drones"]),
        (3, ["chaumurky"]),
        (6, ["chaumurky"]),
    ],
)
def test_the_most_expensive_that_it_can_pay(spice: int, taken: list[str]) -> None:
    """At Tech Negotiation: the discount of 1 counts."""
    t = solo().give(1, spice=spice).tech("windtraps", "chaumurky", "training_drones").hagal(NEGOTIATION).rival(1)
    assert t.owned(1) == taken
    price = {"windtraps": 1, "training_drones": 2, "chaumurky": 3}
    assert t[1].spice == spice - sum(price[id] for id in taken)


@rule("IX-061")
def test_on_a_tie_the_uppermost() -> None:
    t = solo().give(1, spice=3).tech("windtraps", "sonic_snoopers", "troop_transports").hagal(NEGOTIATION).rival(1)
    assert t.owned(1) == ["windtraps"]
    t = solo().give(1, spice=3).tech("artillery", "sonic_snoopers", "windtraps").hagal(NEGOTIATION).rival(1)
    assert t.owned(1) == ["sonic_snoopers"]


@rule("IX-061")
def test_the_cost_decides_not_the_price_paid() -> None:
    """Three Negotiators make both free; the dearer one is taken, with as many of them as help."""
    t = solo().negotiators(1, 3).tech("windtraps", "spy_satellites", "training_drones").hagal(NEGOTIATION).rival(1)
    assert t.owned(1) == ["spy_satellites"]
    assert (t.ix.negotiators[1], t[1].spice, t[1].supply) == (0, 0, 12)


@rule("IX-061")
@pytest.mark.parametrize("spice", [7, 8, 15])
def test_spice_is_saved_in_a_conflict_i_or_ii(spice: int) -> None:
    for conflict in ("skirmish_e", "trade_monopoly"):
        t = solo().conflict(conflict).give(1, spice=spice)
        t.s.bonus[t.s.board.makers.index(t.s.board.places["imperial_basin"])] = 1
        t.hagal("harvest_spice").rival(1)
        assert (t[1].spice, t[1].vp) == (spice + 2, 0)


@rule("IX-061")
def test_spice_is_spent_in_a_conflict_iii() -> None:
    t = solo().conflict("economic_supremacy").give(1, spice=6)
    t.s.bonus[t.s.board.makers.index(t.s.board.places["imperial_basin"])] = 1
    t.hagal("harvest_spice").rival(1)
    assert (t[1].spice, t[1].vp) == (6 + 2 - 7, 1)


@rule("IX-061")
@pytest.mark.parametrize(("spice", "points"), [(6, 0), (7, 1), (13, 1), (14, 2)])
def test_the_hoard_is_spent_when_a_conflict_iii_comes(spice: int, points: int) -> None:
    t = still(solo()).give(1, spice=spice).give(2, spice=spice).give(0, spice=spice)
    t.round_start("economic_supremacy")
    assert [(t[seat].vp, t[seat].spice) for seat in (1, 2)] == [(points, spice - 7 * points)] * 2
    assert (t[0].vp, t[0].spice) == (0, spice)


@rule("IX-061")
@pytest.mark.parametrize("conflict", ["skirmish_f", "trade_monopoly"])
def test_it_is_kept_when_another_comes(conflict: str) -> None:
    t = still(solo()).give(1, spice=14).round_start(conflict)
    assert (t[1].vp, t[1].spice) == (0, 14)


@rule("IX-061")
def test_spice_won_in_a_conflict_iii_is_spent_too() -> None:
    """The second of Battle for Carthag gets an Intrigue card and 3 spice."""
    t = solo().give(2, spice=6)
    fight(t, "battle_for_carthag", {1: 6, 2: 3}, "carthag", "carthag")
    assert (t[2].spice, t[2].vp) == (2, 1)


@rule("IX-061")
@pytest.mark.parametrize("what", ["solari", "water"])
def test_the_rest_of_the_spending_rule_stands(what: str) -> None:
    t = solo().give(1, solari=2, water=2).influence(1, emperor=1, spacing_guild=1, fremen=1).freighter(1, 2)
    if what == "solari":
        t.hagal("smuggling_or_interstellar_shipping").rival(1)
        assert (t[1].solari, t[1].vp) == (0, 1)
    else:
        t.give(1, spice=1).tech("windtraps").hagal(NEGOTIATION).rival(1)
        assert (t[1].water, t[1].vp) == (0, 1)


@rule("IX-061")
def test_intrigue_cards_of_a_tile_are_spent_at_three() -> None:
    t = solo().give(1, spice=3).intrigue(1, "dispatch_an_envoy").tech("chaumurky").hagal(NEGOTIATION).rival(1)
    assert (len(t[1].intrigue), t[1].vp) == (0, 1)


@rule("IX-061")
def test_without_rise_of_ix_spice_is_spent_at_once() -> None:
    t = base_solo().conflict("skirmish_b").give(1, spice=6)
    t.s.bonus = [0, 0, 1]
    t.hagal("harvest_spice").rival(1)
    assert t[1].vp == 1


# IX-062


@rule("IX-062")
def test_a_discount_of_one() -> None:
    t = solo().give(1, spice=2).tech("training_drones").hagal(NEGOTIATION).rival(1)
    assert t.owned(1) == ["training_drones"]
    assert t[1].spice == 0


@rule("IX-062")
def test_one_spice_short_it_sends_a_negotiator() -> None:
    t = solo().give(1, spice=1).tech("training_drones").hagal(NEGOTIATION).rival(1)
    assert t.owned(1) == []
    assert (t.ix.negotiators[1], t[1].supply, t[1].spice) == (1, 11, 1)
    assert troops(t, 1) == (0, 0)


@rule("IX-062")
def test_no_negotiator_without_a_troop_in_supply() -> None:
    t = solo().give(1, garrison=12).hagal(NEGOTIATION).rival(1)
    assert post(t, 1) == NEGOTIATION
    assert (t.ix.negotiators[1], t[1].supply, t[1].garrison) == (0, 0, 12)
    t = solo().give(1, garrison=11).hagal(NEGOTIATION).rival(1)
    assert (t.ix.negotiators[1], t[1].supply) == (1, 0)


@rule("IX-062")
def test_the_negotiator_pays_the_next_time() -> None:
    t = solo().give(1, spice=1).tech("training_drones").hagal(NEGOTIATION).rival(1)
    t.s.occupied = 0
    t[1].posts = ()
    t.hagal(NEGOTIATION).rival(1)
    assert t.owned(1) == ["training_drones"]
    assert (t.ix.negotiators[1], t[1].spice) == (0, 0)


@rule("IX-062")
@pytest.mark.parametrize(
    ("tile", "negotiators", "spice", "left", "kept"),
    [
        ("chaumurky", 1, 4, 2, 0),  # 4 - 1 - 1
        ("chaumurky", 3, 4, 4, 0),
        ("chaumurky", 5, 4, 4, 2),  # two do not help
        ("windtraps", 2, 0, 0, 1),
    ],
)
def test_all_that_help_are_used(tile: str, negotiators: int, spice: int, left: int, kept: int) -> None:
    t = solo().give(1, spice=spice).negotiators(1, negotiators).tech(tile, "artillery", "spaceport")
    t.hagal(NEGOTIATION).rival(1)
    assert t.owned(1) == [tile]
    assert (t[1].spice, t.ix.negotiators[1]) == (left, kept)
    assert t[1].supply == 12 - kept - t[1].garrison


@rule("IX-062")
def test_negotiators_help_at_the_dreadnought_too() -> None:
    t = solo().give(1, spice=1).negotiators(1, 2).tech("training_drones").hagal("dreadnought_1p").rival(1)
    assert t.owned(1) == ["training_drones"]
    assert (t[1].spice, t.ix.negotiators[1]) == (0, 0)


@rule("IX-062")
def test_negotiators_of_others_do_not_help() -> None:
    t = solo().negotiators(0, 3).negotiators(2, 3).tech("training_drones").hagal(NEGOTIATION).rival(1)
    assert t.owned(1) == []
    assert (t.ix.negotiators[0], t.ix.negotiators[2]) == (3, 3)


# IX-056: Rhombur


@rule("IX-056")
def test_rhomburs_signet_acquires_without_a_discount() -> None:
    t = solo(rivals=("rhombur_vernius", "ilban_richese")).give(1, spice=3).tech("detonation_devices")
    t.hagal("arrakeen_1p").rival(1)
    assert t.owned(1) == ["detonation_devices"]
    assert held(t, 1) == (0, 0, 0, 0)
    assert troops(t, 1) == (0, 1), "and the troop of the card"


@rule("IX-056")
def test_else_it_sends_a_negotiator() -> None:
    t = solo(rivals=("rhombur_vernius", "ilban_richese")).give(1, spice=2).tech("detonation_devices")
    t.hagal("arrakeen_1p").rival(1)
    assert t.owned(1) == []
    assert (t.ix.negotiators[1], t[1].spice) == (1, 2)


@rule("IX-056")
def test_or_nothing_at_all() -> None:
    t = solo(rivals=("rhombur_vernius", "ilban_richese")).give(1, garrison=12).hagal("arrakeen_1p").rival(1)
    assert (t.ix.negotiators[1], t.owned(1)) == (0, [])
    assert troops(t, 1) == (10, 2)


@rule("IX-056")
def test_negotiators_help_his_signet() -> None:
    t = solo(rivals=("rhombur_vernius", "ilban_richese")).negotiators(1, 3).tech("detonation_devices")
    t.hagal("arrakeen_1p").rival(1)
    assert t.owned(1) == ["detonation_devices"]
    assert t.ix.negotiators[1] == 0
