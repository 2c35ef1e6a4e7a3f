"""What chance will bring cannot be computed from what it has brought, unless somebody named the seed."""

from __future__ import annotations

import json
from typing import Any

import pytest

import hagal
from hagal.game import SAVE_MARK, Game
from hagal.kernel.chance import Rng, scramble
from hagal.kernel.codec import snapshot
from hagal.kernel.errors import RecordError
from hagal.kernel.knowledge import determinize
from hagal.kernel.record import Record
from hagal.kernel.zones import roll
from tests.kernel.lattice import BACK, DRAWS, draws_of, recover, unscrambled
from tests.kernel.positions import deal, play, seat_at

pytestmark = pytest.mark.unforeseen

TITLES = hagal.titles()
SHUFFLED = tuple(title for title in TITLES if title != "runewars")
"""Those with decks so large that from a few of their cards all others can be computed, if the seed was named."""
NUMBERS = (7, 20_261_116, 2**63 - 25)
MANY = 10**12


def orders(game: Game) -> list[tuple[int, ...]]:
    """The large shuffles of a game so far, which its decks show card by card."""
    return [found for found in game.record.outcomes() if isinstance(found, tuple) and len(found) >= 30]


def drawn_before(game: Game, order: tuple[int, ...]) -> int:
    """How often the generator was asked before that shuffle."""
    outcomes = game.record.outcomes()
    return sum(1 if isinstance(found, int) else max(len(found) - 1, 0) for found in outcomes[: outcomes.index(order)])


def forgetful(text: str) -> str:
    """The Record of a game without a seed that lost what chance brought."""
    record = Record.parse(text)
    record.entries = record.keys
    return str(record)


# The attack


@pytest.mark.parametrize("seed", NUMBERS)
@pytest.mark.parametrize("title", SHUFFLED)
def test_a_named_seed_is_computed_from_a_few_cards(title: str, seed: int) -> None:
    """So the attack works: from the first cards of one deck come all decks, hands and shuffles of the game."""
    game = hagal.new(title, players=3, seed=seed)
    order = orders(game)[0]
    shown = draws_of(order)[:DRAWS]
    value = recover(shown)
    assert value is not None
    for _ in range(drawn_before(game, order)):
        value = (value - 1442695040888963407) * BACK % 2**64
    assert unscrambled(value) == seed
    assert snapshot(hagal.new(title, players=3, seed=unscrambled(value)).state) == snapshot(game.state)


@pytest.mark.parametrize("title", TITLES)
def test_without_a_seed_nothing_is_computed(title: str) -> None:
    """No generator makes the cards of these decks, from whichever of them one starts."""
    for _ in range(4):
        game = hagal.new(title, players=3)
        assert orders(game)
        for order in orders(game):
            drawn = draws_of(order)
            for first in range(0, len(drawn) - 2 * DRAWS, 5):
                assert recover(drawn[first : first + 2 * DRAWS]) is None


@pytest.mark.parametrize("title", TITLES)
def test_without_a_seed_nothing_is_computed_in_a_game_that_went_on(title: str) -> None:
    """A save, a copy or a replay goes on as chance will: none of them brings the generator back."""
    game = play(hagal.new(title, players=2), 12)
    for going_on in (hagal.load(game.save()), game.copy(), hagal.replay(str(game.record)), game):
        cards = list(range(60))
        tape = going_on.state.tape
        assert tape is not None
        found = tape.order(tuple(cards), cards)
        assert recover(draws_of(found)) is None


def test_the_attack_undoes_a_shuffle_and_a_scramble() -> None:
    rng = Rng(5)
    cards = list(range(40))
    before = rng.value
    rng.shuffle(cards)
    assert recover(draws_of(tuple(cards))) == before
    assert [unscrambled(scramble(n)) for n in (0, 1, 7, 2**64 - 1)] == [0, 1, 7, 2**64 - 1]


# What is kept


@pytest.mark.parametrize("title", TITLES)
def test_nothing_that_is_kept_says_what_will_come(title: str) -> None:
    game = play(hagal.new(title, players=2), 20)
    record, _mark, data = game.save().partition(f"\n{SAVE_MARK}")
    assert "\nseed: -\n" in record
    assert json.loads(data.partition(" ")[2])["rng"] == 0
    assert game.record.seed is None


@pytest.mark.parametrize("title", TITLES)
def test_a_game_without_a_seed_is_saved_replayed_and_gone_on_with(title: str) -> None:
    game = play(hagal.new(title, players=2), 40)
    again = hagal.replay(str(game.record))
    loaded = hagal.load(game.save())
    for found in (again, loaded):
        assert snapshot(found.state) == snapshot(game.state)
        assert str(found.record) == str(game.record)
        assert found.story(0) == game.story(0)
        assert found.can_undo == game.can_undo
    assert play(loaded).over
    assert snapshot(hagal.replay(str(loaded.record)).state) == snapshot(loaded.state)


@pytest.mark.parametrize("way", [Game.copy, lambda game: hagal.load(game.save())], ids=["copy", "save"])
def test_no_two_go_on_alike(way: Any) -> None:
    game = play(hagal.new("tiny", players=2), 3)
    rolled = {roll(found.state, MANY) for found in (game, way(game), way(game))}
    assert len(rolled) == 3
    named = play(hagal.new("tiny", players=2, seed=3), 3)
    rolled = {roll(found.state, MANY) for found in (named.copy(), way(named))}
    assert len(rolled) == 1


def test_a_search_does_not_foresee_a_shuffle() -> None:
    game = play(hagal.new("tiny", players=2), 3)
    imagined = determinize(game.state, (0,), Rng(1))
    assert imagined.tape is None
    assert imagined.rng != game.state.rng
    rolled = [roll(found, MANY) for found in (imagined, game.state.copy(), game.state)]
    assert rolled[2] not in rolled[:2]


def test_without_its_outcomes_a_record_cannot_be_replayed() -> None:
    game = play(hagal.new("tiny", players=2, coop=True), 0)
    with pytest.raises(RecordError, match="this Record lacks outcomes of chance, and has no seed"):
        hagal.replay(forgetful(str(game.record)))
    named = play(hagal.new("tiny", players=2, seed=4), 10)
    assert snapshot(hagal.replay(forgetful(str(named.record))).state) == snapshot(named.state)


def test_a_replay_that_stops_on_the_way_goes_on_as_chance_will() -> None:
    game = play(hagal.new("tiny", players=2), 9)
    one, other = (hagal.replay(str(game.record), upto=4) for _ in range(2))
    assert one.record.keys == game.record.keys[:4]
    assert roll(one.state, MANY) != roll(other.state, MANY)


# Going back


def test_going_back_and_choosing_the_same_again_leads_to_the_same() -> None:
    game = seat_at(deal("silk wine dice", "", row="salt"))
    game.forget_seed()
    game.choose("stow")
    before = snapshot(game.state)
    game.undo().choose("stow")
    assert snapshot(game.state) == before
    assert game.can_undo


def test_what_was_rolled_cannot_be_rolled_again() -> None:
    game = seat_at(deal("dice", "", row="salt"))
    game.forget_seed()
    game.choose("play dice")
    assert not game.can_undo


# A seed forgotten


def test_a_game_may_forget_its_seed() -> None:
    game, twin = (play(hagal.new("tiny", players=2, seed=5), 6) for _ in range(2))
    game.forget_seed()
    assert roll(game.state, MANY) != roll(twin.state, MANY)
    game = play(hagal.new("tiny", players=2, seed=5), 6)
    entries = game.record.entries[:]
    game.forget_seed()
    loaded = hagal.load(game.save())
    assert "\nseed: -\n" in loaded.save()
    assert loaded.record.entries == entries
    assert loaded.story(0) == game.story(0)
    assert play(loaded).over


# Following


@pytest.mark.parametrize("title", TITLES)
def test_one_game_catches_up_with_another(title: str) -> None:
    """As two processes do that play one game: what chance brought to the one, it brings to the other."""
    game = play(hagal.new(title, players=2), 10)
    other = hagal.load(game.save())
    play(game, 60)
    assert len(game.record.outcomes()) > len(other.record.outcomes())
    assert other.catch_up(Record.parse(str(game.record)))
    assert snapshot(other.state) == snapshot(game.state)
    assert other.can_undo == game.can_undo
    roll(other.state, MANY)  # and then it goes on


def test_a_game_that_went_another_way_is_not_followed() -> None:
    game = play(hagal.new("tiny", players=2), 6)
    other = hagal.replay(str(game.record), upto=3)
    play(other, 2, seed=9)
    assert other.record.keys != game.record.keys[:5]
    assert not other.catch_up(game.record)
    elsewhere = game.record.copy()
    elsewhere.chose(0, "nonsense")
    assert not game.catch_up(elsewhere)
