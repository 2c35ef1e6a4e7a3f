"""The four Conflict cards of Rise of Ix: all three rewards of each, fought for real."""

from __future__ import annotations

import pytest

from tests.games.dune.ix.positions import table
from tests.games.dune.ix_position import IxPosition

Gains = dict[str, int]


def fought(conflict: str, *choices: str, players: int = 4, **seat_0: int) -> IxPosition:
    """Seat 0 is first with three troops, seat 1 second, seat 2 third; seat 3 stays out. These choices follow."""
    t = table(players=players).conflict(conflict).give(0, **seat_0)
    for seat in range(players):
        t.hand(seat).give(seat, garrison=0, conflict=max(0, 3 - seat))
    return t.combat().choose(*choices)


def gains(t: IxPosition, seat: int) -> Gains:
    p = t[seat]
    found = {"vp": p.vp, "spice": p.spice, "solari": p.solari, "water": p.water, "intrigue": len(p.intrigue)}
    found |= {"freighter": t.ix.freighters[seat], "garrison": p.garrison}
    return {name: n for name, n in found.items() if n}


@pytest.mark.parametrize(
    ("conflict", "choices", "first", "second", "third"),
    [
        ("skirmish_e", ["advance"], {"freighter": 1, "spice": 1}, {"solari": 3}, {"solari": 2}),
        ("skirmish_f", ["advance"], {"freighter": 1, "garrison": 1}, {"spice": 2}, {"spice": 1}),
        (
            "trade_monopoly",
            ["advance", "advance", "gain water 1"],
            {"freighter": 2, "garrison": 1},
            {"intrigue": 1, "water": 1},
            {"water": 1},
        ),
        ("economic_supremacy", [], {"vp": 1}, {"vp": 1}, {"spice": 2, "solari": 2}),
    ],
)
def test_the_three_rewards(conflict: str, choices: list[str], first: Gains, second: Gains, third: Gains) -> None:
    t = fought(conflict, *choices)
    assert [gains(t, seat) for seat in range(4)] == [first, second, third, {}]
    assert t.s.round == 2


@pytest.mark.parametrize("conflict", ["skirmish_e", "skirmish_f", "trade_monopoly"])
def test_a_freighter_that_is_won_may_stay_where_it_is(conflict: str) -> None:
    t = fought(conflict).choose("decline")
    if conflict == "trade_monopoly":
        t.choose("decline")
    assert t.ix.freighters == [0, 0, 0, 0]


def test_skirmish_e_recalls_the_freighter() -> None:
    """Troops from the track go to the garrison: they do not fight in the Conflict that was just won."""
    t = table().conflict("skirmish_e").freighter(0, 2)
    for seat in range(4):
        t.hand(seat).give(seat, garrison=0, conflict=int(seat == 0))
    t.combat().choose("recall", "collect 1", "gain spice 2", "influence fremen")
    assert (t[0].spice, t[0].garrison, t[0].influence, t.ix.freighters[0]) == (3, 2, (0, 0, 0, 1), 0)


def test_trade_monopoly_moves_are_separate() -> None:
    t = fought("trade_monopoly", "advance", "recall", "dividends", "intrigue 1")
    assert [p.solari for p in t.s.players] == [5, 1, 1, 1]
    assert (t[0].garrison, len(t[2].intrigue), t[2].water) == (1, 1, 0)


def test_trade_monopoly_third_is_a_choice() -> None:
    t = fought("trade_monopoly", "decline", "decline")
    assert (t.asked, t.keys) == (2, ["intrigue 1", "gain water 1"])


@pytest.mark.parametrize(
    ("solari", "spice", "choices", "points"),
    [
        (6, 4, ["pay solari 6", "pay spice 4"], 3),
        (6, 4, ["pay solari 6", "decline"], 2),
        (6, 4, ["decline", "pay spice 4"], 2),
        (6, 4, ["decline", "decline"], 1),
        (12, 3, ["pay solari 6"], 2),
        (5, 8, ["pay spice 4"], 2),
        (5, 3, [], 1),
    ],
)
def test_economic_supremacy_sells_points_once_for_each_currency(
    solari: int, spice: int, choices: list[str], points: int
) -> None:
    t = fought("economic_supremacy", *choices, solari=solari, spice=spice)
    paid = (6 * ("pay solari 6" in choices), 4 * ("pay spice 4" in choices))
    assert (t[0].vp, t[0].solari, t[0].spice) == (points, solari - paid[0], spice - paid[1])
    assert t.s.round == 2


def test_economic_supremacy_sells_to_the_winner_only() -> None:
    t = table().conflict("economic_supremacy").give(1, solari=9, spice=9)
    for seat in range(4):
        t.hand(seat).give(seat, garrison=0, conflict=max(0, 2 - seat))
    t.combat()
    assert (t[1].vp, t[1].solari, t[1].spice) == (1, 9, 9)


def test_three_players_have_no_third_reward() -> None:
    t = fought("economic_supremacy", players=3)
    assert [gains(t, seat) for seat in range(3)] == [{"vp": 1}, {"vp": 1}, {}]
