"""Influence: DI-070 to DI-075."""

from __future__ import annotations

import pytest

from hagal.games.dune.names import FACTIONS
from tests.games.dune.position import Position
from tests.rules import rule
from tests.rules.dune_base.position import arrange

PLOTS = {
    "emperor": "favored_subject",
    "spacing_guild": "guild_authorization",
    "bene_gesserit": "secret_of_the_sisterhood",
    "fremen": "know_their_ways",
}


def befriend(t: Position, faction: str, seat: int = 0) -> Position:
    """That seat plays the Plot card for one influence with a faction."""
    return t.intrigue(seat, PLOTS[faction]).turn(seat).choose(f"plot {PLOTS[faction]}")


def shift(t: Position, lost: str) -> Position:
    """Seat 0 plays Shifting Allegiances and loses an influence; two are still to be gained."""
    t.hand(0, "shifting_allegiances").give(0, spice=t[0].spice + 2).turn(0)
    t.choose("agent shifting_allegiances hall_of_oratory", "lose influence, pay spice 2")
    return t.choose(f"lose {lost}") if f"lose {lost}" in t.keys else t  # the only one goes without asking


@rule("DI-070")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize(("before", "gained"), [(0, 0), (1, 1), (2, 0), (4, 0)])
def test_a_point_at_two(faction: str, before: int, gained: int) -> None:
    t = arrange().hand(0, "dagger").influence(0, **{faction: before}).give(0, vp=5)
    assert befriend(t, faction)[0].vp == 5 + gained


@rule("DI-070")
@pytest.mark.parametrize(("before", "lost"), [(1, 0), (2, 1), (3, 0)])
def test_the_point_is_lost_again_below_two(before: int, lost: int) -> None:
    t = arrange().influence(0, fremen=before).give(0, vp=5)
    assert shift(t, "fremen")[0].vp == 5 - lost


@rule("DI-070")
def test_the_point_can_be_earned_again() -> None:
    t = arrange().influence(0, fremen=2)
    assert shift(t, "fremen").choose("influence fremen")[0].vp == 1
    assert t[0].influence[3] == 3


@rule("DI-071")
def test_the_bonuses_at_four() -> None:
    for faction in FACTIONS:
        t = arrange().hand(0, "dagger").influence(0, **{faction: 3})
        befriend(t, faction)
        assert (t[0].garrison, t[0].solari, len(t[0].intrigue), t[0].water) == {
            "emperor": (5, 0, 0, 0),
            "spacing_guild": (3, 3, 0, 0),
            "bene_gesserit": (3, 0, 1, 0),
            "fremen": (3, 0, 0, 1),
        }[faction]


@rule("DI-071")
@pytest.mark.parametrize("before", [2, 4, 5])
def test_no_bonus_at_other_steps(before: int) -> None:
    t = arrange().hand(0, "dagger").influence(0, spacing_guild=before)
    assert befriend(t, "spacing_guild")[0].solari == 0


@rule("DI-071")
def test_passing_four_in_one_go_pays_once() -> None:
    t = arrange().hand(0, "power_play").influence(0, spacing_guild=3).turn(0).choose("agent power_play foldspace")
    assert (t[0].influence[1], t[0].solari) == (5, 3)


@rule("DI-071")
def test_the_bonus_comes_even_when_the_alliance_is_anothers() -> None:
    t = arrange().hand(0, "dagger").influence(1, spacing_guild=5).influence(0, spacing_guild=3)
    befriend(t, "spacing_guild")
    assert (t[0].solari, t.s.alliance[1]) == (3, 1)


@rule("DI-071")
def test_the_bonus_is_kept_below_four_and_comes_anew() -> None:
    t = arrange().influence(0, spacing_guild=4)
    shift(t, "spacing_guild")
    assert t[0].solari == 0, "nothing is given back"
    t.choose("influence spacing_guild")
    assert (t[0].influence[1], t[0].solari) == (5, 3)


@rule("DI-072")
def test_first_to_four_takes_the_alliance() -> None:
    t = arrange().hand(0, "dagger").influence(0, fremen=2)
    assert befriend(t, "fremen").s.alliance[3] == -1
    befriend(t, "fremen")
    assert (t.s.alliance[3], t[0].vp) == (0, 2)


@rule("DI-072")
def test_a_tie_does_not_take_an_alliance_but_more_does() -> None:
    t = arrange().hand(0, "dagger").influence(1, fremen=4).influence(0, fremen=3)
    assert (t[0].vp, t[1].vp) == (1, 2)
    befriend(t, "fremen")
    assert (t.s.alliance[3], t[0].vp, t[1].vp) == (1, 1, 2)
    befriend(t, "fremen")
    assert (t.s.alliance[3], t[0].vp, t[1].vp) == (0, 2, 1)


@rule("DI-072")
def test_an_alliance_is_won_back() -> None:
    t = arrange().hand(0, "dagger").influence(1, fremen=5).influence(0, fremen=6)
    assert t.s.alliance[3] == 0
    befriend(t, "fremen", 1)
    assert t.s.alliance[3] == 0, "six are the most: it stays"


@rule("DI-072")
def test_a_holder_who_was_tied_gives_it_to_the_other() -> None:
    t = arrange().influence(0, emperor=5).influence(2, emperor=5)
    assert t.s.alliance[0] == 0
    shift(t, "emperor")
    assert (t.s.alliance[0], t[0].vp, t[2].vp) == (2, 1, 2)
    t.choose("influence fremen")
    assert t.s.alliance[0] == 2


@rule("DI-072")
def test_a_holder_who_was_tied_with_several_chooses() -> None:
    t = arrange().influence(0, emperor=4).influence(1, emperor=4).influence(3, emperor=4).influence(2, emperor=3)
    shift(t, "emperor")
    assert (t.asked, t.keys) == (0, ["alliance 1", "alliance 3"])
    t.choose("alliance 3")
    assert (t.s.alliance[0], t[3].vp, t[1].vp, t[0].vp) == (3, 2, 1, 1)
    assert t[0].spice == 0, "and the rest of the cost is paid"


@rule("DI-072")
def test_to_come_down_to_a_tie_keeps_it() -> None:
    t = arrange().influence(0, emperor=5).influence(1, emperor=4)
    assert shift(t, "emperor").s.alliance[0] == 0


@rule("DI-072")
def test_below_four_it_goes_to_a_player_with_four() -> None:
    t = arrange().influence(0, emperor=4).influence(1, emperor=4)
    shift(t, "emperor")
    assert (t.s.alliance[0], t[0].vp, t[1].vp) == (1, 1, 2)


@rule("DI-072")
def test_below_four_it_returns_to_the_board_when_nobody_has_four() -> None:
    t = arrange().influence(0, emperor=4).influence(1, emperor=3)
    shift(t, "emperor")
    assert (t.s.alliance[0], t[0].vp, t[1].vp) == (-1, 1, 1)
    t.choose("influence emperor")
    assert (t.s.alliance[0], t[0].vp) == (0, 2)


@rule("DI-072")
def test_a_loss_that_leaves_the_holder_ahead_changes_nothing() -> None:
    t = arrange().influence(0, emperor=6).influence(1, emperor=4)
    assert shift(t, "emperor").s.alliance[0] == 0


@rule("DI-072")
def test_who_holds_no_alliance_loses_none() -> None:
    t = arrange().influence(1, emperor=5).influence(0, emperor=5)
    assert shift(t, "emperor").s.alliance[0] == 1
    assert t[1].vp == 2


@rule("DI-073")
def test_a_cost_of_influence_is_not_paid_at_zero() -> None:
    t = arrange().influence(0, emperor=1, fremen=2).hand(0, "shifting_allegiances").give(0, spice=2).turn(0)
    t.choose("agent shifting_allegiances hall_of_oratory", "lose influence, pay spice 2")
    assert t.keys == ["lose emperor", "lose fremen"]


@rule("DI-073")
def test_without_any_influence_the_cost_cannot_be_paid() -> None:
    t = arrange().hand(0, "shifting_allegiances").give(0, spice=2).turn(0)
    t.choose("agent shifting_allegiances hall_of_oratory")
    assert (t.asked, t[0].spice) == (1, 2)


@rule("DI-073")
def test_losing_and_gaining_may_be_the_same_faction() -> None:
    t = shift(arrange().influence(0, fremen=1), "fremen").choose("influence fremen")
    assert list(t[0].influence) == [0, 0, 0, 2]


@rule("DI-074")
def test_influence_ends_at_six() -> None:
    t = arrange().hand(0, "dagger").influence(0, fremen=6)
    befriend(t, "fremen")
    assert t[0].influence[3] == 6
    t = arrange().hand(0, "power_play").influence(0, fremen=5).turn(0).choose("agent power_play stillsuits")
    assert t[0].influence[3] == 6


@rule("DI-074")
def test_a_free_choice_leaves_out_a_full_track() -> None:
    t = arrange().intrigue(0, "bribery").give(0, solari=2).influence(0, fremen=6).hand(0, "dagger").turn(0)
    t.choose("plot bribery")
    assert t.keys == ["influence emperor", "influence spacing_guild", "influence bene_gesserit"]


@rule("DI-075")
def test_two_influence_of_choice_go_to_one_faction() -> None:
    t = arrange().conflict("grand_vision").give(0, conflict=1).combat()
    assert t.keys == [f"influence {faction}" for faction in FACTIONS]
    t.choose("influence bene_gesserit")
    assert list(t[0].influence) == [0, 0, 2, 0]
    t = shift(arrange().influence(0, fremen=1), "fremen").choose("influence emperor")
    assert list(t[0].influence) == [2, 0, 0, 0]


@rule("DI-075")
def test_two_different_factions_where_it_says_so() -> None:
    t = arrange().conflict("machinations").give(0, conflict=1).combat()
    assert len(t.keys) == 6
    t.choose("influence emperor fremen")
    assert list(t[0].influence) == [1, 0, 0, 1]
