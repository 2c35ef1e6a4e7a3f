"""Influence bids and their ties (RW-200, RW-201, RW-208, RWF-014)."""

from __future__ import annotations

import pytest

import hagal.games.runewars.seasons.effects as does
from hagal.games.runewars import TITLE
from hagal.games.runewars.seasons.bids import Bid
from hagal.games.runewars.seasons.runes import RECEIVE_RUNE
from hagal.games.runewars.seasons.titles import PRIMARCH
from hagal.games.runewars.state import Runewars
from hagal.kernel import laws as kernel_laws
from hagal.kernel.chance import Rng
from hagal.kernel.knowledge import determinize
from hagal.kernel.loop import advance, answer_for, open_choices
from hagal.kernel.step import Together
from tests.games.runewars.position import asked, choose, offered, position, push
from tests.rules import rule

GAIN, LOSE = does.GainInfluence, does.LoseInfluence
HIGHEST = Bid(highest=(GAIN(10),))


def table(*influence: int, bid: Bid = HIGHEST) -> Runewars:
    """So much influence, seat by seat, and a bid (daqan, latari, waiqar, uthuk start with 3, 4, 2, 1)."""
    s = position(*("daqan", "latari", "waiqar", "uthuk")[: len(influence)])
    s.active = -1
    for p, n in zip(s.players, influence, strict=True):
        p.influence = n
    push(s, bid, -1)
    return s


def bids(s: Runewars, *amounts: int) -> None:
    for n in amounts:
        if n or len(offered(s)) > 1:
            choose(s, f"bid {n}")


def have(s: Runewars) -> list[int]:
    return [p.influence for p in s.players]


@rule("RW-200")
def test_all_are_asked_at_once_for_what_they_have() -> None:
    s = table(2, 0, 3)
    advance(s)
    assert isinstance(s.stack[-1][0], Together)
    found = {seat: [option.key() for option in options] for seat, _choice, options in open_choices(s)}
    assert found == {0: ["bid 0", "bid 1", "bid 2"], 1: ["bid 0"], 2: ["bid 0", "bid 1", "bid 2", "bid 3"]}


@rule("RW-200")
def test_bids_are_shown_together_and_taken_in_any_order() -> None:
    s = table(5, 5, 5)
    advance(s)
    for seat, n in ((2, 3), (0, 1)):
        option = next(o for k, _c, options in open_choices(s) if k == seat for o in options if o.key() == f"bid {n}")
        answer_for(s, seat, option)
        advance(s)
        assert have(s) == [5, 5, 5]
        assert s.bids == (0, 0, 0)
        for viewer in ((1,), ()):
            kernel_laws.keeps_secrets(s, viewer, TITLE.view, Rng(4))
            given = {determinize(s, viewer, Rng(k)).stack[-1][0] for k in range(20)}
            assert len(given) > 1  # what the others bid could be anything
    choose(s, "bid 2")
    assert have(s) == [4, 3, 12]


@rule("RW-200")
def test_everyone_discards_what_he_bid() -> None:
    s = table(5, 4, 3)
    bids(s, 2, 4, 1)
    assert have(s) == [3, 10, 2]
    assert s.bids == ()


@rule("RW-200")
def test_an_eliminated_player_does_not_bid() -> None:
    s = table(3, 3, 3)
    s.players[1].out = True
    advance(s)
    assert [seat for seat, _choice, _options in open_choices(s)] == [0, 2]
    bids(s, 1, 2)
    assert have(s) == [2, 3, 11]


@rule("RW-T23", "RW-201")
def test_the_example_of_the_rulebook() -> None:
    s = position("latari", "uthuk")
    s.active = -1
    s.players[0].influence, s.players[1].influence = 4, 2
    push(s, Bid(highest=(RECEIVE_RUNE,)), -1)
    bids(s, 2, 2)
    assert have(s) == [2, 0]
    assert asked(s) == 0
    assert offered(s) == ["highest latari", "highest uthuk"]
    choose(s, "highest latari")
    assert asked(s) == 0
    assert offered(s)[0].startswith("rune ")
    choose(s, "rune a1", "rune b1")
    assert len(s.runes) == 2


@rule("RW-T30", "RWF-014", "RW-201")
def test_where_all_bid_nothing_who_has_most_influence_decides() -> None:
    s = table(3, 1, 5)
    bids(s, 0, 0, 0)
    assert asked(s) == 2
    assert offered(s) == ["highest daqan", "highest latari", "highest waiqar"]
    choose(s, "highest latari")
    assert have(s) == [3, 11, 5]


@rule("RW-201")
def test_with_as_much_unspent_the_highest_starting_influence_decides() -> None:
    s = table(2, 2, 2)
    bids(s, 1, 1, 0)
    assert asked(s) == 1  # latari starts with 4, daqan with 3
    assert offered(s) == ["highest daqan", "highest latari"]


@rule("RW-201")
def test_who_is_not_tied_does_not_decide_however_rich() -> None:
    s = table(3, 2, 9)
    bids(s, 1, 1, 0)
    assert asked(s) == 0


@rule("RW-201")
@pytest.mark.parametrize("primarch", [0, 2])
def test_the_primarch_decides_tied_or_not(primarch: int) -> None:
    s = table(1, 9, 3)
    s.title_of[PRIMARCH] = primarch
    bids(s, 1, 1, 0)
    assert asked(s) == primarch
    assert offered(s) == ["highest daqan", "highest latari"]
    choose(s, "highest daqan")
    assert have(s) == [10, 8, 3]


@rule("RW-201")
def test_ties_for_the_lowest_place_are_settled_too() -> None:
    s = table(5, 5, 9, bid=Bid(lowest=(LOSE(1),)))
    s.title_of[PRIMARCH] = 2
    bids(s, 1, 1, 5)
    assert asked(s) == 2
    assert offered(s) == ["lowest daqan", "lowest latari"]
    choose(s, "lowest latari")
    assert have(s) == [4, 3, 4]


@rule("RW-208")
def test_only_ties_that_matter_are_settled() -> None:
    s = table(3, 3, 5)
    bids(s, 1, 1, 2)  # tied for the lowest place, which brings nothing
    assert offered(s) == []
    assert have(s) == [2, 2, 13]


@rule("RW-208")
def test_several_places_of_one_bid() -> None:
    bid = Bid(highest=(GAIN(10),), lowest=(LOSE(1),), but_highest=(GAIN(2),), but_lowest=(GAIN(20),))
    s = table(5, 5, 5, bid=bid)
    bids(s, 3, 2, 1)
    assert have(s) == [2 + 10 + 20, 3 + 2 + 20, 4 + 2 - 1]


@rule("RW-208", "RW-201")
def test_where_all_are_tied_the_highest_is_not_the_lowest_as_well() -> None:
    s = table(5, 4, bid=Bid(highest=(GAIN(10),), lowest=(LOSE(2),)))
    bids(s, 1, 1)
    assert offered(s) == ["highest daqan", "highest latari"]
    choose(s, "highest daqan")
    assert offered(s) == []
    assert have(s) == [14, 1]


@rule("RW-200", "RW-055")
def test_what_is_bid_is_no_deed_of_a_turn() -> None:
    s = table(5, 4)
    bids(s, 3, 1)
    assert s.deeds == ()
