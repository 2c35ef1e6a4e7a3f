"""The end: DI-080 and DI-081."""

from __future__ import annotations

import pytest

from hagal.kernel.title import Outcome
from tests.games.dune.position import Position
from tests.rules import rule
from tests.rules.dune_base.position import arrange


def outcome(t: Position) -> Outcome:
    found = t.game.outcome
    assert found is not None
    return found


@rule("DI-080")
def test_most_points_win() -> None:
    t = arrange()
    for seat, points in enumerate((7, 11, 10, 9)):
        t.give(seat, vp=points, spice=9 - points)
    found = outcome(t.endgame())
    assert (found.winners, found.ranking, found.scores) == ((1,), (1, 2, 3, 0), (7, 11, 10, 9))


@rule("DI-080")
@pytest.mark.parametrize(
    ("mine", "other"),
    [
        ({"spice": 2}, {"spice": 1, "solari": 9, "water": 9, "garrison": 9}),
        ({"spice": 1, "solari": 2}, {"spice": 1, "solari": 1, "water": 9, "garrison": 9}),
        ({"spice": 1, "solari": 1, "water": 2}, {"spice": 1, "solari": 1, "water": 1, "garrison": 9}),
        ({"spice": 1, "solari": 1, "water": 1, "garrison": 4}, {"spice": 1, "solari": 1, "water": 1, "garrison": 3}),
    ],
)
def test_ties_by_spice_solari_water_and_garrison(mine: dict[str, int], other: dict[str, int]) -> None:
    for winner, loser in ((2, 1), (1, 2)):
        t = arrange().give(winner, vp=10, **mine).give(loser, vp=10, **other).give(0, vp=9, spice=99)
        assert outcome(t.endgame()).winners == (winner,)


@rule("DI-080")
def test_troops_in_the_conflict_or_supply_break_no_tie() -> None:
    t = arrange().give(0, vp=10, garrison=2).give(1, vp=10, garrison=2, conflict=5)
    assert outcome(t.endgame()).winners == (0, 1)


@rule("DI-080")
def test_endgame_cards_come_first_seat_by_seat_from_the_first_player() -> None:
    t = arrange().intrigue(0, "tiebreaker").intrigue(2, "corner_the_market").intrigue(3, "ambush")
    t.discard(2, "the_spice_must_flow", "the_spice_must_flow").give(0, vp=9).give(2, vp=8).give(1, vp=10)
    t.s.first = 2
    t.endgame()
    assert (t.asked, t.keys) == (2, ["decline", "endgame corner_the_market"])
    t.choose("endgame corner_the_market")
    assert t[2].vp == 10
    assert t.asked == 3, "who holds Intrigue is asked, whatever it is"
    t.choose("decline")
    assert (t.asked, t.keys) == (0, ["decline", "endgame tiebreaker"])
    t.choose("endgame tiebreaker")
    assert t[0].spice == 10
    found = outcome(t)
    assert found.winners == (1, 2)


@rule("DI-080")
def test_tiebreaker_breaks_a_tie() -> None:
    t = arrange().intrigue(3, "tiebreaker").give(3, vp=10).give(1, vp=10, spice=9).endgame()
    t.choose("endgame tiebreaker")
    assert outcome(t).winners == (3,)


@rule("DI-080")
def test_endgame_cards_may_be_kept() -> None:
    t = arrange().intrigue(3, "tiebreaker").give(3, vp=10).give(1, vp=10, spice=9).endgame().choose("decline")
    assert outcome(t).winners == (1,)


@rule("DI-081")
def test_the_spice_must_flow_scores_when_acquired_and_for_good() -> None:
    t = arrange().give(0, promised=9).hand(0, "dagger").turn(0).choose("reveal", "buy the_spice_must_flow")
    assert t[0].vp == 1
    t.give(0, revealed=0).hand(0, "guild_administrator", "the_spice_must_flow").turn(0)
    t.choose("agent guild_administrator secure_contract", "trash the_spice_must_flow hand")
    assert t[0].vp == 1


@rule("DI-081")
@pytest.mark.parametrize(
    ("conflict", "points"),
    [("skirmish_a", 1), ("skirmish_b", 1), ("desert_power", 1), ("siege_of_carthag", 1), ("battle_for_carthag", 2)],
)
def test_points_of_conflicts_go_to_the_winner(conflict: str, points: int) -> None:
    t = arrange().conflict(conflict).give(0, conflict=2).give(1, conflict=1).combat()
    assert [p.vp for p in t.s.players] == [points, 0, 0, 0]


@rule("DI-081")
@pytest.mark.parametrize(("solari", "offered"), [(5, False), (6, True)])
def test_opulence(solari: int, offered: bool) -> None:
    t = arrange().intrigue(0, "ambush").give(0, solari=solari).hand(0, "opulence").turn(0).choose("reveal")
    assert ("do pay solari 6" in t.keys) == offered
    if offered:
        t.choose("do pay solari 6")
        assert (t[0].vp, t[0].solari) == (1, 0)
        assert "do pay solari 6" not in t.keys


@rule("DI-081")
@pytest.mark.parametrize(("ally", "offered"), [(None, False), (1, False), (0, True)])
def test_guild_ambassador(ally: int | None, offered: bool) -> None:
    t = arrange().intrigue(0, "ambush").give(0, spice=3).hand(0, "guild_ambassador")
    if ally is not None:
        t.influence(ally, spacing_guild=4).give(ally, vp=0)
    t.turn(0).choose("reveal")
    assert ("do pay spice 3" in t.keys) == offered
    if offered:
        t.choose("do pay spice 3")
        assert (t[0].vp, t[0].spice) == (1, 0)


@rule("DI-081")
@pytest.mark.parametrize(("card", "cost"), [("choam_shares", {"solari": 7}), ("the_sleeper_must_awaken", {"spice": 4})])
def test_plot_cards_that_score(card: str, cost: dict[str, int]) -> None:
    t = arrange().intrigue(0, card).give(0, **cost).hand(0, "dagger").turn(0).choose(f"plot {card}")
    assert (t[0].vp, t[0].solari, t[0].spice) == (1, 0, 0)


@rule("DI-081")
def test_staged_incident() -> None:
    t = arrange().intrigue(0, "staged_incident", "ambush").give(0, conflict=4).combat().choose("combat staged_incident")
    assert (t[0].vp, t[0].conflict, t[0].strength) == (1, 1, 2)


@rule("DI-081")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"), [(0, 0, 0), (1, 0, 1), (1, 1, 0), (2, 2, 1), (2, 1, 2), (3, 0, 2)]
)
def test_corner_the_market(mine: int, theirs: int, points: int) -> None:
    t = arrange().intrigue(0, "corner_the_market")
    t.discard(0, *["the_spice_must_flow"] * mine).discard(2, *["the_spice_must_flow"] * theirs).endgame()
    assert ("endgame corner_the_market" in t.keys) == (points > 0)
    if points:
        assert t.choose("endgame corner_the_market")[0].vp == points


@rule("DI-081")
@pytest.mark.parametrize(("levels", "points"), [((3, 3, 2, 2), 0), ((3, 3, 3, 2), 1), ((3, 3, 3, 3), 2)])
def test_plans_within_plans(levels: tuple[int, int, int, int], points: int) -> None:
    t = arrange().intrigue(0, "plans_within_plans")
    t.influence(0, emperor=levels[0], spacing_guild=levels[1], bene_gesserit=levels[2], fremen=levels[3])
    t.give(0, vp=0).endgame()
    assert ("endgame plans_within_plans" in t.keys) == (points > 0)
    if points:
        assert t.choose("endgame plans_within_plans")[0].vp == points


@rule("DI-081")
def test_influence_and_alliances_score() -> None:
    t = arrange().hand(0, "diplomacy").influence(0, emperor=3).turn(0).choose("agent diplomacy wealth")
    assert t[0].vp == 2
