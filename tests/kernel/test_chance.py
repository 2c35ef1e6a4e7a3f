"""Chance: written down while playing, played back from paper."""

from __future__ import annotations

import pytest

from hagal.kernel.chance import MASK64, Rng, Tape, following, scramble
from hagal.kernel.errors import RecordError
from hagal.kernel.zones import roll, shuffle
from tests.kernel.positions import deal, names


def test_the_generator_is_one_64_bit_number() -> None:
    """Written down, so that plain and compiled Python, and tomorrow's Python, agree."""
    assert scramble(0) == 0xE220A8397B1DCDAF
    assert following(scramble(7)) == (scramble(7) * 6364136223846793005 + 1442695040888963407) % 2**64
    assert scramble(1) != scramble(2)
    assert all(0 <= following(n) <= MASK64 for n in (0, 1, MASK64))


def test_a_generator_of_its_own_repeats_itself_from_a_seed() -> None:
    a, b = Rng(5), Rng(5)
    assert [a.below(10) for _ in range(20)] == [b.below(10) for _ in range(20)]
    assert a.next64() == b.next64()
    x, y = list(range(9)), list(range(9))
    a.shuffle(x)
    b.shuffle(y)
    assert x == y
    assert sorted(x) == list(range(9))
    assert Rng().value != Rng().value
    assert Rng(-1).value == Rng(MASK64).value


def test_a_tape_writes_outcomes_down_and_plays_them_back() -> None:
    s = deal("", "", deck="salt wine silk toll")
    s.tape = Tape()
    rolled = roll(s, 6)
    shuffle(s, s.deck)
    said = s.tape.said[:]
    assert said[0] == rolled

    t = deal("", "", deck="salt wine silk toll")
    t.rng = 12345
    t.tape = Tape(said[:])
    assert roll(t, 6) == rolled
    shuffle(t, t.deck)
    assert names(t, t.deck) == names(s, s.deck)
    assert (t.tape.ahead, t.tape.said) == ([], said)


def test_after_the_tape_the_generator_goes_on() -> None:
    """It has moved on as if it had been asked, so a replay cut short goes on as the game did."""
    s = deal("", "")
    s.tape = Tape()
    rolled = [roll(s, 1000) for _ in range(4)]
    t = deal("", "")
    t.tape = Tape([rolled[0], rolled[1]])
    assert [roll(t, 1000) for _ in range(4)] == rolled


@pytest.mark.parametrize(
    ("ahead", "sentence"),
    [
        (6, "the Record holds 6 where a number below 6 was drawn by chance"),
        (-1, "the Record holds -1 where a number below 6 was drawn by chance"),
        ((0, 1), "the Record holds (0, 1) where a number below 6 was drawn by chance"),
    ],
)
def test_a_roll_that_cannot_be(ahead: int | tuple[int, ...], sentence: str) -> None:
    s = deal("", "")
    s.tape = Tape([ahead])
    with pytest.raises(RecordError) as caught:
        roll(s, 6)
    assert str(caught.value) == sentence


@pytest.mark.parametrize("ahead", [3, (0, 1), (0, 1, 1), (1, 2, 3)])
def test_a_shuffle_that_cannot_be(ahead: int | tuple[int, ...]) -> None:
    s = deal("", "", deck="salt wine silk")
    s.tape = Tape([ahead])
    with pytest.raises(RecordError) as caught:
        shuffle(s, s.deck)
    assert str(caught.value) == "the Record does not hold the order of the 3 cards shuffled here"
