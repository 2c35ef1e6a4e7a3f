"""The solo variants: IX-070 to IX-072."""

from __future__ import annotations

from typing import Any

import pytest

import hagal
from hagal.kernel.errors import RulesError
from hagal.kernel.laws import conserved
from tests.games.dune.ix_position import IxPosition
from tests.games.dune.position import DULL_ROW
from tests.rules import rule
from tests.rules.dune_hagal.position import fight, flipped, fought, last_round, still
from tests.rules.dune_ix_rivals.position import solo

COMING = ("guild_administrator", "stilgar", "chani", "arrakis_liaison")
"""On top of the Imperium deck, the last one first to come."""


def dice(t: IxPosition, *numbers: int) -> IxPosition:
    """The next rolls of a die."""
    return t.chance(*(n - 1 for n in numbers))


def rolled(*numbers: int) -> IxPosition:
    """The player reveals a hand that can buy nothing, and the dice show these numbers."""
    t = last_round(still(solo(row_dice=True))).imperium(*COMING).turn(0)
    return dice(t, *numbers).choose("reveal")


def row(t: IxPosition) -> list[str]:
    """The Row from the left."""
    return [t.s.face[i].id for i in t.s.row]


def gone(t: IxPosition) -> list[str]:
    return [event.args["card"].id for event in t.events("row-trash")]


@rule("IX-070")
@pytest.mark.parametrize(
    ("first", "second", "places"),
    [
        (1, 2, (0, 1)),
        (5, 1, (0, 4)),
        (3, 4, (2, 3)),
        (4, 6, (3,)),
        (6, 1, (0,)),
        (6, 6, ()),
        (1, 1, (0,)),
        (5, 5, (4,)),
    ],
)
def test_two_dice_trash_from_the_row(first: int, second: int, places: tuple[int, ...]) -> None:
    t = rolled(first, second)
    lost = [DULL_ROW[k] for k in places]
    assert gone(t) == lost
    assert set(lost) <= set(t.names(t.s.trash))
    left = [id for id in DULL_ROW if id not in lost]
    assert row(t) == [*left, *COMING[::-1][: len(lost)]], "refilled to five"


@rule("IX-070")
def test_the_row_is_counted_as_it_stands() -> None:
    """4 and 2: the fourth card is the fourth before the second has gone, whatever the order of the dice."""
    assert gone(rolled(4, 2)) == gone(rolled(2, 4)) == [DULL_ROW[1], DULL_ROW[3]]


@rule("IX-070")
def test_after_the_purchases() -> None:
    """A card bought has made room for another before the dice are rolled."""
    t = last_round(still(solo(row_dice=True))).row("guild_administrator", *DULL_ROW[1:]).imperium("stilgar", "chani")
    t.hand(0, "convincing_argument").turn(0).choose("reveal")
    dice(t, 1, 5).choose("buy guild_administrator")
    assert gone(t) == [DULL_ROW[1], "chani"]
    assert row(t)[:3] == list(DULL_ROW[2:])


@rule("IX-070")
def test_a_short_row() -> None:
    t = last_round(still(solo(row_dice=True))).row(*DULL_ROW[:3])
    t.s.box += t.s.imperium
    t.s.imperium.clear()
    dice(t.turn(0), 3, 5).choose("reveal")
    assert gone(t) == [DULL_ROW[2]]
    assert row(t) == list(DULL_ROW[:2])


@rule("IX-070")
def test_only_after_a_reveal_turn() -> None:
    t = still(solo(row_dice=True)).give(0, agents=2).hand(0, "dagger", "diplomacy").turn(0)
    t.choose("agent dagger tech_negotiation")
    assert t.events("row-dice") == []


@rule("IX-070")
def test_after_each_of_them() -> None:
    t = still(solo(row_dice=True)).turn(0)
    for turns in (1, 2):
        t.choose("reveal")
        while t.question != "turn":
            t.choose("done" if "done" in t.keys else t.keys[0])
        assert len(t.events("row-dice")) == turns


@rule("IX-070")
def test_the_cards_are_conserved_and_the_game_replays() -> None:
    game = hagal.new("dune", players=1, modules=["ix"], row_dice=True, seed=5, leaders=["memnon_thorvald"])
    for _ in range(60):
        if game.decision is None:
            break
        game.choose("reveal" if "reveal" in game.decision.keys else game.decision.keys[0])
    conserved(game.state)
    assert hagal.replay(str(game.record)).view(0) == game.view(0)


# IX-071


@rule("IX-071")
def test_in_a_conflict_iii_each_fighting_rival_reveals_two() -> None:
    t = solo(brutal_escalation=True)
    fight(t, "economic_supremacy", {1: 1, 2: 2}, "conspire", "heighliner", "wealth", "stillsuits")
    assert flipped(t) == [(1, "conspire", 4), (1, "heighliner", 6), (2, "wealth", 3), (2, "stillsuits", 4)]
    assert fought(t) == {1: 12, 2: 11}


@rule("IX-071")
@pytest.mark.parametrize("conflict", ["skirmish_e", "trade_monopoly"])
def test_one_card_in_others(conflict: str) -> None:
    t = solo(brutal_escalation=True)
    fight(t, conflict, {1: 1}, "conspire", "heighliner")
    assert flipped(t) == [(1, "conspire", 4)]


@rule("IX-071")
def test_none_for_a_rival_that_does_not_fight() -> None:
    t = solo(brutal_escalation=True)
    fight(t, "economic_supremacy", {2: 1}, "conspire", "heighliner")
    assert {seat for seat, _card, _n in flipped(t)} == {2}


@rule("IX-071", "IX-059")
def test_a_dreadnought_alone_fights() -> None:
    t = solo(brutal_escalation=True).ships(1, conflict=1)
    fight(t, "economic_supremacy", {}, "conspire", "heighliner")
    assert fought(t) == {1: 13}


# IX-072


@rule("IX-072")
def test_neither_is_in_play_unless_asked_for() -> None:
    t = last_round(still(solo())).turn(0).choose("reveal")
    assert t.events("row-dice") == []
    assert row(t) == list(DULL_ROW)
    t = solo()
    fight(t, "economic_supremacy", {1: 1}, "conspire", "heighliner")
    assert flipped(t) == [(1, "conspire", 4)]


@rule("IX-072")
def test_both_together() -> None:
    t = last_round(still(solo(row_dice=True, brutal_escalation=True))).conflict("economic_supremacy")
    t.give(1, conflict=1).hagal("conspire", "heighliner").turn(0)
    dice(t, 1, 6).choose("reveal")
    assert gone(t) == [DULL_ROW[0]]
    assert flipped(t) == [(1, "conspire", 4), (1, "heighliner", 6)]


def wish(name: str) -> dict[str, Any]:
    return {name: True}


@rule("IX-072")
@pytest.mark.parametrize("name", ["row_dice", "brutal_escalation"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_with_one_player(name: str, players: int) -> None:
    with pytest.raises(RulesError, match=f"option {name} is for one player; this game has {players}"):
        hagal.new("dune", players=players, modules=["ix"], **wish(name))


@rule("IX-072")
@pytest.mark.parametrize("name", ["row_dice", "brutal_escalation"])
def test_only_with_rise_of_ix(name: str) -> None:
    with pytest.raises(RulesError, match="belongs to Rise of Ix"):
        hagal.new("dune", players=1, modules=(), **wish(name))
