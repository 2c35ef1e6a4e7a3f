"""A deal: chance by a key, the same in all games that have it as far as choices allow, and told by nothing else."""

from __future__ import annotations

from random import Random

import pytest

import hagal
from hagal.game import Game
from hagal.kernel.chance import Deal, Tape
from hagal.kernel.zones import shuffle
from tests.kernel.lattice import draws_of, recover
from tests.kernel.positions import deal as position
from tests.kernel.positions import names

KEY, OTHER = bytes(range(32)), bytes(32)
TITLES = hagal.titles()


def play(game: Game, choices: int, seed: int = 1) -> Game:
    rng = Random(seed)
    for _ in range(choices):
        if game.over:
            break
        decision = game.decisions[0]
        game.choose(rng.choice(decision.keys), decision.seat)
    return game


def dealt(title: str = "dune", key: bytes = KEY) -> Game:
    return hagal.new(title, players=2, deal=Deal(key))


@pytest.mark.parametrize("title", TITLES)
def test_who_chooses_the_same_sees_the_same(title: str) -> None:
    one, other = play(dealt(title), 60), play(dealt(title), 60)
    assert one.record.entries == other.record.entries
    assert one.record.seed is None
    assert one.state.rng == 0
    assert play(dealt(title, OTHER), 0).record.outcomes() != dealt(title).record.outcomes()


def test_a_card_more_changes_nothing_about_the_others() -> None:
    few, more = position("", "", deck="salt wine silk toll"), position("", "", deck="salt wine silk toll again")
    for s in (few, more):
        s.tape = Tape(unforeseen=True)
        s.tape.deal = Deal(KEY)
        shuffle(s, s.deck)
        shuffle(s, s.deck)
    assert [name for name in names(more, more.deck) if name != "again"] == names(few, few.deck)


def test_each_time_and_each_sort_of_die_is_another() -> None:
    found = Deal(KEY)
    assert len({found.rank(card, time) for card in range(50) for time in range(50)}) == 2500
    assert [found.roll(6, time) for time in range(60)] != [found.roll(6, time + 60) for time in range(60)]
    counts = [0] * 6
    for time in range(6000):
        counts[found.roll(6, time)] += 1
    assert all(900 < n < 1100 for n in counts)
    with pytest.raises(ValueError, match="32 bytes"):
        Deal(b"short")


def test_every_order_comes_alike() -> None:
    seen: dict[tuple[int, ...], int] = {}
    for number in range(2400):
        tape = Tape(unforeseen=True)
        tape.deal = Deal(number.to_bytes(32, "big"))
        order = tape.order((0, 1, 2, 3), (4, 9, 2, 7))
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 24
    assert all(60 < n < 145 for n in seen.values())


@pytest.mark.parametrize("title", TITLES)
def test_nothing_is_computed_from_what_was_seen(title: str) -> None:
    """The attack that takes a generator from one shuffled deck finds nothing in a deal."""
    game = play(dealt(title), 12)
    tape = game.state.tape
    assert tape is not None
    found = tape.order(tuple(range(60)), tuple(range(60)))
    assert recover(draws_of(found)) is None
    assert KEY.hex() not in game.save()


@pytest.mark.parametrize("title", TITLES)
def test_a_game_that_is_loaded_or_followed_goes_on_by_its_deal(title: str) -> None:
    game = play(dealt(title), 40)
    loaded = hagal.load(game.save())
    loaded.go_on_by(Deal(KEY))
    follower = dealt(title)
    assert follower.catch_up(game.record.copy())
    copied = game.copy()
    copied.go_on_by(Deal(KEY))
    for going_on in (loaded, follower, copied):
        play(going_on, 80, seed=2)
    whole = play(game, 80, seed=2).record.entries
    assert loaded.record.entries == follower.record.entries == copied.record.entries == whole
    assert hagal.replay(str(game.record)).record.entries == whole


def test_a_copy_is_no_look_ahead() -> None:
    """What is tried on a copy has chance of its own."""
    game = dealt()
    tapes = [copy.state.tape for copy in (game.copy(), game.copy(), game)]
    one, other, own = (tape.order(tuple(range(60)), tuple(range(60))) for tape in tapes if tape is not None)
    assert own not in (one, other)
    assert one != other


def test_where_the_story_is_not_whole_it_goes_on_with_chance_of_its_own() -> None:
    """How often each card was shuffled is not known there; ranks that were seen must not come again."""
    game = play(dealt(), 10)
    game._tape.passed -= 1
    game._tape.deal = None
    game.go_on_by(Deal(KEY))
    assert game._tape.deal is None
    named = hagal.new("dune", players=2, seed=3)
    named.go_on_by(Deal(KEY))
    assert named._tape.deal is None, "nor where a seed was named"
