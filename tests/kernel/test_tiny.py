"""The rules of Ferry, so that the laws are checked on a game that works."""

from __future__ import annotations

import pytest

import hagal
from hagal.kernel.knowledge import mask_of, seen_zone
from hagal.kernel.loop import advance
from hagal.kernel.state import PUBLIC
from tests.kernel.positions import deal, keys, names, seat_at
from tests.kernel.tiny_state import Tiny, storm
from tests.kernel.tiny_steps import Again, End, Stow, StowCard, Toll, Tribute


def state(game: hagal.Game) -> Tiny:
    assert isinstance(game.state, Tiny)
    return game.state


def test_set_up() -> None:
    s = state(hagal.new("tiny", players=3, seed=1))
    assert [len(hand) for hand in s.hands] == [3, 3, 3]
    assert [s.known[i] for i in s.row] == [PUBLIC, PUBLIC, 0, 0]
    assert [[s.known[i] for i in hand] for hand in s.hands] == [[1] * 3, [2] * 3, [4] * 3]
    assert len(s.deck) == 20 - 9 - 4


def test_the_highest_bid_pays_and_starts() -> None:
    game = hagal.new("tiny", players=3, seed=1).choose("bid 1", 0).choose("bid 3", 1).choose("bid 3", 2)
    s = state(game)
    assert (s.coins, s.active, s.order) == ([3, 0, 3], 1, [2, 0])


def test_a_card_taken_face_down_is_seen_by_the_taker_only() -> None:
    game = seat_at(deal("", "", row="wine ?silk", deck="salt")).choose("take 2")
    s = state(game)
    assert [s.known[i] for i in s.hands[0]] == [1]
    assert [names(s, s.row), s.known[s.row[-1]]] == [["wine", "salt"], PUBLIC]


def test_the_third_card_of_the_row_lies_face_down() -> None:
    s = state(seat_at(deal("", "", row="wine salt ?silk", deck="bell")).choose("take 3"))
    assert [s.known[i] for i in s.row] == [PUBLIC, PUBLIC, 0]


def test_the_discards_are_shuffled_when_the_deck_is_empty() -> None:
    s = state(seat_at(deal("", "", row="wine", discard="salt silk")).choose("take 1"))
    assert (len(s.discard), len(s.deck), len(s.row)) == (0, 1, 1)


def test_a_sale_asks_for_the_price_and_rings_the_bell() -> None:
    s = deal("silk", "", deck="toll", modules=["storm"])
    for id in ("scales", "bell"):
        s.face = (*s.face, s.rules.component(f"card:{id}"))
        s.known.append(PUBLIC)
        s.pool += bytes(1)
        s.fronts[0].append(len(s.face) - 1)
    storm(s).force = 2
    game = seat_at(s).choose("sell silk")
    assert state(game).coins[0] == 3 + 3 - 1 + 1
    assert names(state(game), state(game).hands[0]) == ["toll"]
    assert storm(state(game)).force == 3


def test_an_extra_turn_comes_before_anybody_else() -> None:
    game = seat_at(deal("again wine", "", "", row="silk")).choose("play again")
    assert game.decision is not None
    assert game.decision.seat == 0
    assert state(game).order == [1, 2]
    assert game.choose("rest").decision is not None
    assert state(game).active == 1


def test_a_toll_asks_the_next_seat_out_of_turn() -> None:
    game = seat_at(deal("toll", "silk", "", coins=[0, 1, 0])).choose("play toll")
    assert game.decision is not None
    assert (game.decision.seat, game.decision.keys) == (1, ["pay", "give silk"])
    game.choose("give silk")
    s = state(game)
    assert (names(s, s.hands[0]), s.known[s.hands[0][0]]) == (["silk"], 0b011)
    assert game.decision.seat == 1


def test_a_toll_on_nothing_does_nothing() -> None:
    s = deal("", "", row="wine", coins=[0, 0], ask=Toll())
    advance(s)
    assert s.active == 1


@pytest.mark.parametrize("given", ["silk", "wine"])
def test_which_of_two_cards_went_stays_a_secret_even_if_one_was_known(given: str) -> None:
    game = seat_at(deal("+silk wine", "", "", coins=[0, 0, 0], ask=Tribute(2))).choose(f"give {given}")
    s = state(game)
    assert [seen_zone(s, zone, mask_of((1,))) for zone in s.hands] == [[None], [], [None]]
    assert seen_zone(s, s.hands[2], mask_of((2,))) == [given]
    left = "wine" if given == "silk" else "silk"
    assert seen_zone(s, s.hands[0], mask_of((2,))) == ([left] if left == "silk" else [None])


def test_the_cellar_is_a_secret_even_if_the_card_was_known() -> None:
    s = deal("+silk wine", "", ask=Stow())
    assert keys(advance(s)) == ["cellar silk", "cellar wine"]
    s.stack[-1] = (StowCard("silk"), 0, -1)
    advance(s)
    assert seen_zone(s, s.cellars[0], mask_of((1,))) == [None]
    assert seen_zone(s, s.hands[0], mask_of((1,))) == [None]
    assert seen_zone(s, s.cellars[0], mask_of((0,))) == ["silk"]


def test_of_equal_cards_the_one_that_all_know_is_played_first() -> None:
    s = state(seat_at(deal("silk +silk", "")).choose("sell silk"))
    assert [s.known[i] for i in s.hands[0]] == [1]


def test_the_storm_breaks() -> None:
    s = deal("", "", deck="salt", wreck="silk", modules=["storm"])
    s.order, s.active = [], -1
    s.stack = [(s.rules.steps["round-end"], -1, -1)]
    storm(s).force = 6
    advance(s)
    assert (names(s, s.discard), storm(s).wreck, storm(s).force) == (["silk", "salt"], [], 0)
    assert [s.known[i] for i in s.discard] == [PUBLIC, PUBLIC]


@pytest.mark.parametrize(
    ("coins", "coop", "winners"), [([7, 6], True, ()), ([9, 5], True, (0, 1)), ([4, 5], False, (1,))]
)
def test_victory_alone_or_together(coins: list[int], coop: bool, winners: tuple[int, ...]) -> None:
    s = deal("", "", coins=coins, coop=coop)
    s.stack = [(End(), -1, -1)]
    outcome = seat_at(s).outcome
    assert outcome is not None
    assert sorted(outcome.winners) == list(winners)


def test_goods_in_the_cellar_count_double() -> None:
    s = deal("silk", "", coins=[0, 5])
    s.cellars[0], s.hands[0] = s.hands[0], []
    s.stack = [(End(), -1, -1)]
    outcome = seat_at(s).outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.ranking) == ((6, 5), (0,), (0, 1))
    assert s.known[s.cellars[0][0]] == PUBLIC


def test_tricks_are_shared_by_all_games() -> None:
    assert hagal.new("tiny").state.rules.component("card:again") is hagal.new("tiny").state.rules.component(
        "card:again"
    )
    assert Again() == Again()
