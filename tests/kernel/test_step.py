"""Together: several seats at once, in any order, face down until the last answer is in."""

from __future__ import annotations

from itertools import permutations

import pytest

from hagal.kernel.chance import Rng
from hagal.kernel.codec import restore, snapshot
from hagal.kernel.knowledge import determinize
from hagal.kernel.loop import advance, answer, answer_for, open_asides, open_choices, take_aside
from hagal.kernel.rules import Handlers
from hagal.kernel.state import State
from hagal.kernel.step import Choice, Give, Nothing, Step, Together, at_place, place_of
from hagal.kernel.term import register
from tests.kernel.positions import deal, keys, seat_at
from tests.kernel.tiny_state import Tiny
from tests.kernel.tiny_steps import Bid, BidOf, NextTurn, Stow, StowWhich, Turn


class Discard(Choice[Tiny]):
    """A choice without a way to pass: with an empty hand it has no options."""

    tag = "test-discard"

    def options(self, s: Tiny, seat: int, source: int) -> list[Step[Tiny]]:
        return [Nothing(f"drop-{id}") for id in s.ids(s.hands[seat])]

    def settled(self, s: Tiny, seat: int, source: int) -> bool:
        return len(s.hands[seat]) < 2


register(Discard)


def auction(coins: list[int]) -> Tiny:
    s = deal(*([""] * len(coins)), coins=coins)
    s.stack = []
    Together(tuple((k, Bid()) for k in range(len(coins)))).push(s, -1)
    return s


def test_a_caller_that_knows_nothing_of_it_meets_one_question_after_another() -> None:
    s = auction([3, 3, 3])
    for seat in range(3):
        options = advance(s)
        assert options is not None
        assert s.stack[-1][1] == seat
        answer(s, options[seat])
    assert advance(s) is None
    assert s.bids == [0, 1, 2]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_answers_come_in_any_order(order: tuple[int, ...]) -> None:
    s = auction([3, 3, 3])
    for count, seat in enumerate(order):
        assert advance(s) is not None
        open_now = {asked: options for asked, _choice, options in open_choices(s)}
        assert sorted(open_now) == sorted(order[count:])
        answer_for(s, seat, open_now[seat][seat + 1])
        assert s.bids == [0, 0, 0], "nothing happens before the last answer"
    assert advance(s) is None
    assert s.bids == [1, 2, 3]


def test_answers_take_effect_in_the_order_of_the_question() -> None:
    s = auction([3, 3])
    for seat in (1, 0):
        answer_for(s, seat, Give(s.stack[-1][0], seat, BidOf(seat)))  # type: ignore[arg-type]
        step, _seat, source = s.stack.pop()
        step.run(s, seat, source)
    assert [(step, seat) for step, seat, _source in s.stack] == [(BidOf(1), 1), (BidOf(0), 0)]


def test_a_seat_with_a_single_settled_answer_is_not_asked() -> None:
    s = auction([0, 3])
    assert keys(advance(s)) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert s.stack[-1][1] == 1


def test_a_seat_without_any_answer_does_not_silence_the_others() -> None:
    s = deal("", "silk wine", "")
    s.stack = []
    Together(tuple((k, Discard()) for k in range(3))).push(s, -1)
    options = advance(s)
    assert keys(options) == ["drop-silk", "drop-wine"]
    assert s.stack[-1][1] == 1
    assert determinize(s, (1,), Rng(1)).stack[-1][1] == 1
    assert options is not None
    answer(s, options[0])
    assert advance(s) is None


def test_the_last_answer_shows_them_all_so_it_cannot_be_taken_back() -> None:
    """Or else the last to bid would see the other bids, and bid again."""
    s = deal("", "", coins=[3, 3])
    s.stack.pop()
    Together(((0, Bid()), (1, Bid()))).push(s, -1)
    game = seat_at(s)
    game.choose("bid 2", 1)
    assert game.can_undo
    game.choose("bid 1", 0)
    assert not game.can_undo


def test_together_survives_json_with_some_answers_in() -> None:
    s = auction([3, 3, 3])
    advance(s)
    answer_for(s, 2, open_choices(s)[2][2][1])
    advance(s)
    t = restore(s.rules, snapshot(s))
    assert t.stack == s.stack
    assert [seat for seat, _choice, _options in open_choices(t)] == [0, 1]


def test_together_speaks_for_the_choices_in_it() -> None:
    s = deal("", "", coins=[3, 3], ask=Together(((0, Turn()), (1, Bid()))))
    together = s.stack[-1][0]
    assert isinstance(together, Together)
    assert together.prompt(s, 0, -1) == Turn().prompt(s, 0, -1)
    assert together.prompt(s, 1, -1) == Bid().prompt(s, 1, -1)
    assert together.why_not(s, 1, -1, "stow") is None
    s.cellars[0] = [0, 1]
    assert together.why_not(s, 0, -1, "stow") == Turn().why_not(s, 0, -1, "stow")
    give = together.options(s, 1, -1)[2]
    assert (give.key(), give.message()) == (BidOf(2).key(), BidOf(2).message())
    assert together.secret


def test_a_choice_gives_way_to_its_option() -> None:
    s = deal("silk wine", "")
    options = advance(s)
    assert options is not None
    answer(s, Stow())
    assert keys(advance(s)) == ["cellar silk", "cellar wine"]
    assert [frame[0] for frame in s.stack] == [NextTurn(), StowWhich()]


def test_a_choice_without_options_vanishes() -> None:
    s = deal("", "", row="wine", ask=Discard())
    assert s.stack[-1][0] == Discard()
    advance(s)
    assert [frame[0] for frame in s.stack] == [NextTurn(), Turn()]


def test_a_single_option_is_taken_unasked_only_where_that_is_settled() -> None:
    s = deal("silk", "", ask=StowWhich())
    advance(s)
    assert (len(s.hands[0]), len(s.cellars[0])) == (0, 1)
    s = deal("silk silk", "", ask=StowWhich())
    assert keys(advance(s)) == ["cellar silk"], "that both are silk is a secret"


def test_an_aside_goes_above_and_the_open_choice_is_computed_anew() -> None:
    s = deal("silk", "whisper", coins=[1, 0])
    advance(s)
    seat, step = open_asides(s)[0]
    assert (seat, step.key()) == (1, "whisper")
    take_aside(s, seat, step)
    assert keys(advance(s)) == ["sell silk", "stow", "rest"]
    assert s.coins == [0, 1]
    assert s.stack[-1][:2] == (Turn(), 0)
    assert open_asides(s) == []


def test_nothing_is_open_when_nothing_is_asked() -> None:
    s = deal("", "")
    s.stack = []
    assert (open_choices(s), open_asides(s)) == ([], [])
    s.stack = [(NextTurn(), -1, -1)]
    assert (open_choices(s), open_asides(s)) == ([], [])


def test_what_a_game_leaves_out_says_so() -> None:
    bare = State()
    with pytest.raises(NotImplementedError):
        bare.copy()
    with pytest.raises(NotImplementedError):
        bare.zones()
    with pytest.raises(NotImplementedError, match="Choice"):
        Choice[State]().options(bare, 0, 0)
    assert bare.owned(0, Handlers((), [], ())) == []
    assert repr(auction([3, 3])) == "<Tiny stack=['together']>"


def test_a_place_of_the_board_is_a_source_apart_from_cards_and_none() -> None:
    sources = [at_place(k) for k in range(50)]
    assert len(set(sources)) == 50
    assert max(sources) < -1
    assert [place_of(source) for source in sources] == list(range(50))
    assert all(place_of(source) < 0 for source in (-1, 0, 7))
