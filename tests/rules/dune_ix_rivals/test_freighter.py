"""The Freighter of rivals, Dividends, rewards of Conflicts: IX-053, IX-056, IX-057, IX-064, IX-065."""

from __future__ import annotations

import pytest

from tests.games.dune.ix_position import IxPosition
from tests.rules import rule
from tests.rules.dune_hagal.position import HAGAL, fight, held, last_round, prompt, troops
from tests.rules.dune_ix_rivals.position import Mode, duel, gains, solo

SHIPPING = "interstellar_shipping"
SMUGGLING = "smuggling_or_interstellar_shipping"


def sail(t: IxPosition, seat: int, at: int, moves: int) -> IxPosition:
    """One or two moves of a rival's Freighter from a space of the track; least influence with the Bene Gesserit."""
    levels = {"emperor": 1, "spacing_guild": 2 if moves == 2 else 1, "fremen": 1}
    t.influence(seat, **levels).give(seat, vp=0).freighter(seat, at)
    return t.hagal(SHIPPING if moves == 2 else SMUGGLING).rival(seat)


@rule("IX-053")
@pytest.mark.parametrize(("mode", "seat"), [(solo, 1), (solo, 2), (duel, HAGAL)], ids=["solo", "solo 2", "two"])
@pytest.mark.parametrize(
    ("at", "moves", "then", "home"),
    [(0, 1, 1, 0), (1, 1, 2, 0), (2, 1, 0, 1), (0, 2, 2, 0), (1, 2, 0, 1), (2, 2, 1, 1)],
)
def test_up_to_the_second_space_and_home(mode: Mode, seat: int, at: int, moves: int, then: int, home: int) -> None:
    t = sail(mode(), seat, at, moves)
    assert t.ix.freighters[seat] == then
    assert len(t.events("freighter-home")) == home
    assert len(t.events("freighter-up")) == moves - home
    assert t[seat].garrison == 2 * home, "both rewards or none"
    assert t[seat].influence[2] == home


@rule("IX-053")
def test_no_reward_of_the_third_space() -> None:
    """Two spice would buy a tile of cost 4 with the discount of the third space."""
    t = solo().give(1, spice=2).tech("spy_satellites")
    sail(t, 1, 1, 2)
    assert t.owned(1) == []
    assert held(t, 1) == (2, 5, 0, 0)


# IX-064


@rule("IX-064")
@pytest.mark.parametrize(("seat", "other"), [(1, 2), (2, 1)])
def test_a_solo_rival_takes_dividends(seat: int, other: int) -> None:
    t = sail(solo(), seat, 2, 1)
    assert held(t, seat) == (0, 5, 0, 0), "never the spice"
    assert held(t, other) == (0, 1, 0, 0)
    assert held(t, 0) == (0, 1, 0, 0)


@rule("IX-064")
def test_house_hagal_gains_nothing_and_both_players_one() -> None:
    t = sail(duel(), HAGAL, 2, 1)
    assert [held(t, seat) for seat in range(3)] == [(0, 1, 0, 0), (0, 1, 0, 0), (0, 0, 0, 0)]
    assert gains(t) == [0, 1]


@rule("IX-064")
def test_rivals_gain_when_the_player_takes_dividends() -> None:
    t = solo().freighter(0, 1).hand(0, "dune_the_desert_planet").turn(0)
    t.choose("agent dune_the_desert_planet smuggling", "recall", "dividends")
    assert t[0].solari == 1 + 5
    assert (t[1].solari, t[2].solari) == (1, 1)


@rule("IX-064")
def test_nobody_gains_when_the_player_takes_the_spice() -> None:
    t = solo().freighter(0, 1).hand(0, "dune_the_desert_planet").turn(0)
    t.choose("agent dune_the_desert_planet smuggling", "recall", "gain spice 2")
    assert (t[0].spice, t[0].solari, t[1].solari, t[2].solari) == (2, 1, 0, 0)


@rule("IX-064")
def test_house_hagal_gains_nothing_from_dividends_of_others() -> None:
    t = duel().freighter(0, 1).hand(0, "dune_the_desert_planet").turn(0)
    t.choose("agent dune_the_desert_planet smuggling", "recall", "dividends")
    assert (t[0].solari, t[1].solari, t[HAGAL].solari) == (6, 1, 0)


@rule("IX-064", "IX-061")
def test_solari_of_dividends_are_spent_at_seven() -> None:
    t = solo().give(1, solari=2).give(2, solari=6)
    sail(t, 1, 2, 1)
    assert (t[1].solari, t[1].vp) == (0, 1)
    assert (t[2].solari, t[2].vp) == (0, 1)
    assert (t[0].solari, t[0].vp) == (1, 0)


# IX-065


@rule("IX-065")
@pytest.mark.parametrize(("mode", "seat"), [(solo, 1), (duel, HAGAL)], ids=["solo", "two players"])
def test_two_troops_and_the_least_influence(mode: Mode, seat: int) -> None:
    t = sail(mode().give(seat, garrison=1), seat, 2, 1)
    assert troops(t, seat) == (3, 0)
    assert list(t[seat].influence) == [1, 1, 1, 1]
    assert t.s.stack == [], "nobody was asked"


@rule("IX-065")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_as_many_troops_as_supply_has(left: int) -> None:
    t = solo().give(1, garrison=12 - left)
    sail(t, 1, 2, 1)
    assert troops(t, 1) == (12 - left + min(2, left), 0)
    assert t[1].supply == max(0, left - 2)


@rule("IX-065")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_tie_of_a_solo_rival_is_the_players(first: int) -> None:
    """Whoever holds the marker: the player has it, or is the next player to act."""
    t = solo().influence(2, emperor=1, fremen=1).freighter(2, 2)
    t.s.first = first
    t.hagal(SMUGGLING).rival(2)
    assert (t.asked, t.question) == (0, "decide")
    assert t.keys == ["influence spacing_guild", "influence bene_gesserit"]
    assert prompt(t).args["seat"] == 2
    t.choose("influence bene_gesserit")
    assert list(t[2].influence) == [1, 0, 1, 1]


@rule("IX-065")
@pytest.mark.parametrize("first", [0, 1])
def test_a_tie_of_house_hagal_is_the_first_players(first: int) -> None:
    t = duel().freighter(HAGAL, 2)
    t.s.first = first
    t.hagal(SMUGGLING).rival(HAGAL)
    assert (t.asked, t.question) == (first, "decide")
    assert len(t.keys) == 4
    t.choose("influence fremen")
    assert list(t[HAGAL].influence) == [0, 0, 0, 1]


@rule("IX-065", "IX-053")
def test_the_second_move_comes_after_the_answer() -> None:
    t = solo().influence(1, spacing_guild=2).freighter(1, 2).hagal(SHIPPING).rival(1)
    assert t.ix.freighters[1] == 0
    t.choose("influence emperor")
    assert t.ix.freighters[1] == 1


@rule("IX-065")
def test_the_point_at_two_influence_counts() -> None:
    t = solo().influence(1, emperor=2, spacing_guild=2, bene_gesserit=1, fremen=2).give(1, vp=0).freighter(1, 1)
    t.hagal(SHIPPING).rival(1)
    assert t[1].vp == 1
    t = duel().influence(HAGAL, emperor=2, spacing_guild=2, bene_gesserit=1, fremen=2).give(HAGAL, vp=0)
    t.freighter(HAGAL, 1).hagal(SHIPPING).rival(HAGAL)
    assert (t[HAGAL].vp, t[HAGAL].influence[2]) == (0, 2), "House Hagal scores nothing (HG-025)"


# IX-056: Hundro's signet


@rule("IX-056")
@pytest.mark.parametrize(("spice", "at", "left"), [(0, 0, 0), (1, 1, 0), (3, 1, 2)])
def test_hundros_signet(spice: int, at: int, left: int) -> None:
    t = solo(rivals=("hundro_moritani", "ilban_richese")).give(1, spice=spice).hagal("arrakeen_1p").rival(1)
    assert t.ix.freighters[1] == at
    assert t[1].spice == left
    assert len(t.events("rival-cannot-pay")) == (spice == 0)


@rule("IX-056")
def test_hundros_freighter_may_come_home_by_his_signet() -> None:
    t = solo(rivals=("hundro_moritani", "ilban_richese")).influence(1, emperor=1, fremen=1, bene_gesserit=1)
    t.give(1, spice=1).freighter(1, 2).hagal("arrakeen_1p").rival(1)
    assert t.ix.freighters[1] == 0
    assert held(t, 1) == (0, 5, 0, 0)
    assert list(t[1].influence) == [1, 1, 1, 1]
    assert troops(t, 1) == (0, 3), "one of the card, and two of the garrison to which those of the track went"


@rule("IX-056")
def test_hundro_always_pays() -> None:
    """The rulebook says so; the option is about signets on which it is silent."""
    t = solo(rivals=("hundro_moritani", "ilban_richese"), rival_signet_cost="player").give(1, spice=1)
    t.hagal("arrakeen_1p").rival(1)
    assert t.s.stack == []
    assert (t.ix.freighters[1], t[1].spice) == (1, 0)


# IX-057


@rule("IX-057")
@pytest.mark.parametrize(("conflict", "moves"), [("skirmish_f", 1), ("trade_monopoly", 2)])
@pytest.mark.parametrize("seat", [1, 2])
def test_troop_and_freighter_rewards(conflict: str, moves: int, seat: int) -> None:
    t = solo()
    fight(t, conflict, {seat: 3}, "carthag")
    assert troops(t, seat) == (1, 0), "to the garrison"
    assert t[seat].supply == 11
    assert t.ix.freighters[seat] == moves


@rule("IX-057")
def test_a_reward_that_brings_the_freighter_home() -> None:
    t = solo().influence(1, emperor=1, spacing_guild=1, fremen=1).freighter(1, 1)
    fight(t, "trade_monopoly", {1: 3}, "carthag")
    assert t.ix.freighters[1] == 0
    assert held(t, 1) == (0, 5, 0, 0)
    assert (t[0].solari, t[2].solari) == (1, 1)
    assert list(t[1].influence) == [1, 1, 1, 1]
    assert troops(t, 1) == (3, 0)


@rule("IX-057")
def test_freighter_and_spice() -> None:
    t = solo()
    fight(t, "skirmish_e", {1: 3, 2: 1}, "carthag", "carthag")
    assert (t.ix.freighters[1], t[1].spice) == (1, 1)
    assert (t.ix.freighters[2], t[2].solari) == (0, 3)


@rule("IX-057")
def test_the_second_reward_of_trade_monopoly() -> None:
    t = solo()
    fight(t, "trade_monopoly", {1: 1, 2: 3}, "carthag", "carthag")
    assert held(t, 1) == (0, 0, 1, 1)


@rule("IX-057")
def test_house_hagal_takes_none_of_it() -> None:
    t = duel()
    fight(t, "trade_monopoly", {HAGAL: 3}, "carthag")
    assert troops(t, HAGAL) == (0, 0)
    assert t.ix.freighters[HAGAL] == 0


@rule("IX-057")
@pytest.mark.parametrize(
    ("spice", "solari", "points", "left"),
    [
        (0, 0, 1, (0, 0)),
        (3, 5, 1, (3, 5)),
        (4, 0, 2, (0, 0)),
        (6, 5, 2, (2, 5)),
        (0, 6, 2, (0, 0)),
        (4, 6, 3, (0, 0)),
        (6, 6, 3, (2, 0)),
    ],
)
def test_a_solo_rival_pays_for_economic_supremacy_what_it_can(
    spice: int, solari: int, points: int, left: tuple[int, int]
) -> None:
    t = solo().give(1, spice=spice, solari=solari)
    fight(t, "economic_supremacy", {1: 3}, "carthag")
    assert t[1].vp == points
    assert (t[1].spice, t[1].solari) == left


@rule("IX-057")
def test_second_place_in_economic_supremacy() -> None:
    t = solo().give(2, spice=6, solari=6)
    fight(t, "economic_supremacy", {1: 3, 2: 2}, "carthag", "carthag")
    assert t[2].vp == 1
    assert (t[2].spice, t[2].solari) == (6, 6)


@rule("IX-057")
def test_the_player_still_chooses_about_economic_supremacy() -> None:
    t = last_round(solo().conflict("economic_supremacy").give(0, conflict=3, spice=4)).combat()
    assert t.asked == 0
    t.choose("decline")
    assert (t[0].vp, t[0].spice) == (1, 4)
