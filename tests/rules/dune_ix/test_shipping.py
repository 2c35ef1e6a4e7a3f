"""The Shipping track: IX-020 to IX-024."""

from __future__ import annotations

import pytest

from tests.games.dune.ix_position import IxPosition
from tests.rules import rule
from tests.rules.dune_ix.position import arrange

CARD = "dune_the_desert_planet"


def smuggle(at: int) -> IxPosition:
    """Seat 0 has sent an Agent to Smuggling, with the Freighter on this space of the track."""
    return arrange().freighter(0, at).hand(0, CARD).turn(0).choose(f"agent {CARD} smuggling")


@rule("IX-020")
@pytest.mark.parametrize(
    ("at", "offered"),
    [
        (0, ["advance", "decline"]),
        (1, ["advance", "recall", "decline"]),
        (2, ["advance", "recall", "decline"]),
        (3, ["recall", "decline"]),
    ],
)
def test_advance_or_recall_or_neither(at: int, offered: list[str]) -> None:
    t = smuggle(at)
    assert t.keys == offered
    t.choose("decline")
    assert (t.ix.freighters[0], t.asked) == (at, 1)


@rule("IX-020")
@pytest.mark.parametrize("at", [0, 1, 2])
def test_to_advance_brings_nothing_yet(at: int) -> None:
    t = smuggle(at).choose("advance")
    assert (t.ix.freighters, t.asked) == ([at + 1, 0, 0, 0], 1)
    assert (t[0].spice, t[0].solari, t[0].garrison) == (0, 1, 3)


@rule("IX-020", "IX-021")
def test_recall_from_the_first_space() -> None:
    t = smuggle(1).choose("recall")
    assert t.keys == ["dividends", "gain spice 2"]
    t.choose("gain spice 2")
    assert (t.ix.freighters[0], t[0].spice, t.asked) == (0, 2, 1)


@rule("IX-020", "IX-021")
def test_recall_from_the_second_space() -> None:
    t = smuggle(2).choose("recall")
    assert t.keys == ["collect 1", "collect 2"]
    t.choose("collect 1", "gain spice 2", "influence emperor")
    assert (t.ix.freighters[0], t[0].spice, t[0].garrison, list(t[0].influence)) == (0, 2, 5, [1, 0, 0, 0])
    assert t.asked == 1


@rule("IX-020", "IX-021")
def test_recall_from_the_top() -> None:
    t = smuggle(3).tech("windtraps").choose("recall")
    assert t.keys == ["collect 1", "collect 2", "collect 3"]
    t.choose("collect 3", "tech windtraps", "collect 2", "influence fremen", "dividends")
    assert (t.owned(0), t[0].garrison, list(t[0].influence)) == (["windtraps"], 5, [0, 0, 0, 1])
    assert [p.solari for p in t.s.players] == [1 + 5, 1, 1, 1]
    assert (t.ix.freighters[0], t.asked) == (0, 1)


@rule("IX-020")
@pytest.mark.parametrize("first", [1, 2, 3])
@pytest.mark.parametrize("second", [1, 2, 3])
def test_rewards_in_any_order(first: int, second: int) -> None:
    if first == second:
        return
    answers = {1: ["gain spice 2"], 2: ["influence fremen"], 3: ["tech windtraps"]}
    third = 6 - first - second
    t = smuggle(3).tech("windtraps").choose("recall", f"collect {first}", *answers[first])
    t.choose(f"collect {second}", *answers[second], *answers[third])
    assert (t[0].spice, t[0].garrison, t.owned(0), t.asked) == (2, 5, ["windtraps"], 1)


@rule("IX-020")
def test_an_intrigue_card_of_the_influence_can_come_before_the_choice_of_the_first_reward() -> None:
    t = arrange().freighter(0, 2).influence(0, bene_gesserit=3).hand(0, CARD).intrigue_deck("windfall")
    t.turn(0).choose(f"agent {CARD} smuggling", "recall", "collect 2", "influence bene_gesserit")
    assert t.names(t[0].intrigue) == ["windfall"]
    assert t.keys == ["dividends", "gain spice 2"]


@rule("IX-020")
def test_all_rewards_are_taken_but_tech_may_be_declined() -> None:
    t = smuggle(3).tech("windtraps").choose("recall", "collect 3", "decline", "collect 1")
    assert "decline" not in t.keys
    t.choose("gain spice 2")
    assert "decline" not in t.keys


@rule("IX-021")
def test_dividends() -> None:
    t = smuggle(1).choose("recall", "dividends")
    assert [p.solari for p in t.s.players] == [1 + 5, 1, 1, 1]
    assert t[0].spice == 0
    t = arrange(players=3).freighter(0, 1).hand(0, CARD).turn(0)
    t.choose(f"agent {CARD} smuggling", "recall", "dividends")
    assert [p.solari for p in t.s.players] == [1 + 5, 1, 1]


@rule("IX-021")
def test_two_troops_as_far_as_there_are() -> None:
    t = arrange().freighter(0, 2).give(0, garrison=11).hand(0, CARD).turn(0)
    t.choose(f"agent {CARD} smuggling", "recall", "collect 2", "influence fremen")
    assert (t[0].garrison, t[0].supply) == (12, 0)


@rule("IX-021")
def test_tech_for_two_less() -> None:
    t = smuggle(3).tech("windtraps", "training_drones").give(0, spice=1).choose("recall", "collect 3")
    assert t.keys == ["tech windtraps", "tech training_drones", "decline"]
    t.choose("tech training_drones")
    assert t[0].spice == 0


@rule("IX-022")
def test_the_worked_example() -> None:
    t = arrange().freighter(0, 2).influence(0, spacing_guild=2).tech("restricted_ordnance").hand(0, CARD).turn(0)
    t.choose(f"agent {CARD} interstellar_shipping", "advance")
    assert t.ix.freighters[0] == 3
    t.choose("recall", "collect 1", "gain spice 2")
    assert t[0].spice == 2
    t.choose("collect 3", "tech restricted_ordnance")
    assert (t[0].spice, t.owned(0)) == (0, ["restricted_ordnance"])
    t.choose("influence bene_gesserit")
    assert list(t[0].influence) == [0, 2, 1, 0]
    assert (t[0].garrison, t[0].conflict) == (3 + 2, 0)
    assert t.ix.freighters[0] == 0
    assert t.asked == 1, "not a combat space: the turn is over"


@rule("IX-022")
def test_the_example_in_another_order_cannot_pay() -> None:
    t = arrange().freighter(0, 3).tech("restricted_ordnance").hand(0, CARD).turn(0)
    t.choose(f"agent {CARD} smuggling", "recall", "collect 3")
    assert t.keys == ["collect 1", "collect 2"], "no spice yet: the icon is lost"


@rule("IX-023")
def test_troops_of_the_track_go_to_the_garrison() -> None:
    t = smuggle(2).choose("recall", "collect 2", "influence fremen", "gain spice 2")
    assert (t[0].garrison, t[0].conflict, t.asked) == (5, 0, 1)


@rule("IX-023")
def test_at_a_combat_space_they_may_be_deployed() -> None:
    t = arrange().freighter(0, 2).hand(0, "landing_rights").turn(0).choose("agent landing_rights arrakeen")
    t.choose("recall", "collect 2", "influence fremen", "gain spice 2")
    assert "deploy 5" in t.keys, "one of Arrakeen, two of the track, two more"
    assert "deploy 6" not in t.keys
    t.choose("deploy 5")
    assert (t[0].garrison, t[0].conflict) == (1, 5)


@rule("IX-023")
def test_troop_transports_deploy_them_once_only() -> None:
    """Troops that Troop Transports has deployed are not recruited this turn once more."""
    t = arrange().tiles(0, "troop_transports").freighter(0, 2).give(0, garrison=6).hand(0, "landing_rights").turn(0)
    t.choose("agent landing_rights arrakeen", "recall", "collect 2")
    assert t.keys == ["deploy 0", "deploy 1", "deploy 2", "deploy 3"]
    t.choose("deploy 2", "influence fremen", "gain spice 2")
    assert "deploy 4" in t.keys, "one of Arrakeen, the third of the track, two more"
    assert "deploy 5" not in t.keys


@rule("IX-024")
def test_several_icons_are_separate_moves() -> None:
    t = arrange().freighter(0, 1).influence(0, spacing_guild=2).hand(0, CARD).turn(0)
    t.choose(f"agent {CARD} interstellar_shipping", "recall", "gain spice 2")
    assert t.keys == ["advance", "decline"], "the rewards come first, then the second move"
    t.choose("advance")
    assert (t.ix.freighters[0], t[0].spice) == (1, 2)


@rule("IX-024")
def test_each_move_may_be_left_alone() -> None:
    t = arrange().influence(0, spacing_guild=2).hand(0, CARD).turn(0)
    t.choose(f"agent {CARD} interstellar_shipping", "decline", "advance")
    assert (t.ix.freighters[0], t.asked) == (1, 1)


@rule("IX-024")
def test_a_card_and_a_space_are_two_moves() -> None:
    t = arrange("hundro_moritani").hand(0, "signet_ring").give(0, spice=1).turn(0)
    t.choose("agent signet_ring smuggling", "do freighter 1", "advance", "pay spice 1", "advance")
    assert (t.ix.freighters[0], t[0].spice) == (2, 0)


@rule("IX-024")
def test_freighters_may_share_a_space() -> None:
    t = arrange().freighter(0, 1).freighter(1, 2).hand(0, CARD).turn(0).choose(f"agent {CARD} smuggling", "advance")
    assert t.ix.freighters == [2, 2, 0, 0]


@rule("IX-024")
def test_a_conflict_can_move_it_too() -> None:
    t = arrange().freighter(0, 1).give(0, conflict=1).conflict("trade_monopoly").combat()
    t.choose("recall", "gain spice 2", "advance")
    assert (t.ix.freighters[0], t[0].spice, t[0].garrison) == (1, 2, 4)
