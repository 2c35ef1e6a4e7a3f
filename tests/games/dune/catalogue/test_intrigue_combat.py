"""The Intrigue deck: every card at its moment only, then Combat and Endgame cards, each played for real."""

from __future__ import annotations

import pytest

from hagal.games.dune.catalogue.intrigue import INTRIGUE
from hagal.games.dune.components import Intrigue
from hagal.games.dune.names import COMBAT, ENDGAME, PLOT
from tests.games.dune.catalogue.positions import (
    FACTION_KEYS,
    IDLE,
    ending,
    fighting,
    influences,
    plotting,
    table,
)
from tests.games.dune.position import Position


@pytest.mark.parametrize("card", INTRIGUE, ids=lambda card: card.id)
def test_an_intrigue_card_is_played_at_its_moment_only(card: Intrigue) -> None:
    rich = {"spice": 10, "solari": 10, "water": 10, "council": True, "conflict": 3}

    def position() -> Position:
        t = table().give(0, **rich).give(1, conflict=1).influence(0, emperor=4, fremen=4, bene_gesserit=3)
        return t.deck(0, "dagger", "dagger").discard(0, "the_spice_must_flow").agent(0, "wealth")

    t = plotting(position(), card.id)
    assert (f"plot {card.id}" in t.keys) == bool(card.types & PLOT)
    t = fighting(position(), card.id, IDLE, enemies=2)
    assert (f"combat {card.id}" in t.keys) == (bool(card.types & COMBAT) and not card.win)
    t = ending(position(), card.id)
    assert (f"endgame {card.id}" in t.keys) == bool(card.types & ENDGAME)


# Combat cards


@pytest.mark.parametrize(
    ("card", "spice", "swords"),
    [("ambush", 0, 4), ("private_army", 2, 5), ("allied_armada", 2, 7), ("tiebreaker", 0, 2)],
)
def test_a_combat_card_adds_swords(card: str, spice: int, swords: int) -> None:
    t = fighting(table().give(0, spice=spice).influence(0, fremen=4), card, "windfall").choose(f"combat {card}")
    assert (t[0].swords, t[0].strength, t[0].spice) == (swords, 4 + swords, 0)
    assert t.names(t[0].intrigue) == ["windfall"]
    assert card in t.names(t.s.intrigue_discard)


def test_allied_armada_needs_an_alliance_and_spice() -> None:
    assert "combat allied_armada" not in fighting(table().give(0, spice=2), "allied_armada").keys
    t = table().give(0, spice=1).influence(0, fremen=4)
    assert "combat allied_armada" not in fighting(t, "allied_armada").keys


def test_ambush_needs_a_troop_in_the_conflict() -> None:
    t = table().give(1, conflict=2)
    for seat in range(4):
        t.hand(seat)
    t.intrigue(0, "ambush").intrigue(1, "windfall").combat()
    assert t.asked == 1


def test_private_army_must_be_paid() -> None:
    assert "combat private_army" not in fighting(table().give(0, spice=1), "private_army").keys


def test_master_tactician_fights() -> None:
    t = fighting(table(), "master_tactician", "windfall").choose("combat master_tactician")
    assert t.keys == ["swords 3", "retreat up to 3"]
    t.choose("swords 3")
    assert t[0].strength == 7


def test_master_tactician_retreats_up_to_three() -> None:
    t = fighting(table().give(0, conflict=5), "master_tactician", "windfall")
    t.choose("combat master_tactician", "retreat up to 3")
    assert t.keys == ["retreat 0", "retreat 1", "retreat 2", "retreat 3"]
    t.choose("retreat 3")
    assert (t[0].conflict, t[0].garrison, t[0].strength) == (2, 6, 4)
    assert t.asked == 0  # still in the Conflict, and may go on


def test_master_tactician_retreats_the_last_troop() -> None:
    """Strength 0, out of the Conflict: no more combat cards, no reward."""
    t = fighting(table().give(0, swords=9), "master_tactician", "ambush", enemies=1)
    t.choose("combat master_tactician", "retreat up to 3", "retreat 2")
    assert (t[0].conflict, t[0].strength) == (0, 0)
    assert t.asked == 1
    t.choose("pass")
    assert t[0].solari == 0
    assert t[1].solari == 6


def test_staged_incident_costs_three_troops() -> None:
    t = fighting(table().give(0, conflict=4, swords=1), "staged_incident", "windfall").choose("combat staged_incident")
    assert (t[0].vp, t[0].conflict, t[0].strength) == (1, 1, 3)
    assert t[0].supply == 12 - 3 - 1
    assert "combat staged_incident" not in fighting(table().give(0, conflict=2), "staged_incident").keys


def test_staged_incident_with_the_last_troops_loses_the_conflict() -> None:
    t = fighting(table().give(0, conflict=3, swords=9), "staged_incident", enemies=1).choose("combat staged_incident")
    t.choose("pass")  # seat 1
    assert (t[0].vp, t[0].solari, t[1].solari) == (1, 0, 6)


def test_tiebreaker_breaks_a_tie_in_the_endgame() -> None:
    t = table(players=3).give(1, vp=5, spice=9).give(0, vp=5)
    ending(t, "tiebreaker").choose("endgame tiebreaker")
    if not t.game.over:
        t.choose("decline")
    assert t[0].spice == 10
    assert t.game.outcome is not None
    assert t.game.outcome.winners == (0,)


def test_demand_respect_after_an_outright_win() -> None:
    t = fighting(table(), "demand_respect").choose("pass")
    assert t.keys == ["decline", "combat demand_respect"]
    t.choose("combat demand_respect")
    assert t.keys == FACTION_KEYS  # no spice: one influence only
    assert influences(t.choose("influence fremen")) == {"fremen": 1}


def test_demand_respect_can_be_paid_with_the_spice_of_the_reward() -> None:
    t = table().give(0, conflict=2).conflict("raid_stockpiles")
    for seat in range(4):
        t.hand(seat)
    t.intrigue(0, "demand_respect").intrigue_deck(IDLE).combat().choose("pass", "combat demand_respect")
    assert t.keys == ["influence 1", "pay spice 2"]
    t.choose("pay spice 2", "influence bene_gesserit")
    assert (influences(t), t[0].spice) == ({"bene_gesserit": 2}, 1)


def test_demand_respect_not_after_a_tie() -> None:
    t = fighting(table(), "demand_respect", enemies=2).choose("pass", "pass")
    assert t[0].solari == t[1].solari == 4
    assert t.names(t[0].intrigue) == ["demand_respect"]


def test_to_the_victor() -> None:
    t = fighting(table(), "to_the_victor").choose("pass", "combat to_the_victor")
    assert t[0].spice == 3
    t = fighting(table(), "to_the_victor", enemies=3).choose("pass", "pass")
    assert (t[0].spice, t.names(t[0].intrigue)) == (0, ["to_the_victor"])


def test_to_the_victor_just_won_may_be_played_at_once() -> None:
    t = table().give(0, conflict=2).conflict("raid_stockpiles").intrigue_deck("to_the_victor")
    for seat in range(4):
        t.hand(seat)
    t.combat().choose("combat to_the_victor")
    assert t[0].spice == 3 + 3


@pytest.mark.parametrize(
    ("mine", "theirs", "points"), [(2, 0, 2), (2, 1, 2), (2, 2, 1), (2, 3, 1), (1, 0, 1), (1, 1, 0), (0, 0, 0)]
)
def test_corner_the_market(mine: int, theirs: int, points: int) -> None:
    """Copies count wherever they are: deck, discard pile, hand, in play."""
    t = table().deck(0, *["the_spice_must_flow"] * mine)
    if mine > 1:
        t[0].discard.append(t[0].deck.pop())
    t.deck(2, *["the_spice_must_flow"] * theirs)
    ending(t, "corner_the_market")
    assert ("endgame corner_the_market" in t.keys) == bool(points)
    if points:
        t.choose("endgame corner_the_market")
    assert t[0].vp == points


@pytest.mark.parametrize(
    ("levels", "points"), [((3, 3, 3, 0), 1), ((3, 4, 6, 2), 1), ((3, 3, 3, 3), 2), ((3, 3, 2, 2), 0)]
)
def test_plans_within_plans(levels: tuple[int, int, int, int], points: int) -> None:
    t = table()
    t[0].influence = tuple(levels)
    ending(t, "plans_within_plans")
    assert ("endgame plans_within_plans" in t.keys) == bool(points)
    if points:
        t.choose("endgame plans_within_plans")
    assert t[0].vp == points
