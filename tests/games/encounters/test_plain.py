"""What is plain is played at one press: in any order it comes to the same, and what has an order is not among it."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

import hagal
from hagal import tempo
from hagal.game import Game
from hagal.games.encounters.hunters.hunt import hunt
from hagal.games.encounters.state import Encounters

MODES: tuple[tuple[int, tuple[str, ...]], ...] = (
    (1, ()),
    (3, ()),
    (2, ("hunters",)),
    (2, ("alien",)),
    (2, ("alien", "hunted")),
    (2, ("alien", "hunters")),
)


def asked(game: Game) -> int:
    return next(found.seat for found in game.decisions if not found.aside)


def go_on(game: Game, rng: Random) -> None:
    """Until something is plain, by chance."""
    while not game.over and not tempo.plain(game, asked(game)):
        found = next(found for found in game.decisions if not found.aside)
        game.choose(rng.choice(found.keys), found.seat)


def unordered(game: Game) -> str:
    """The position, in which the order of cards that were played means nothing."""
    state = game.state
    assert isinstance(state, Encounters)
    twin = game.copy()
    assert isinstance(twin.state, Encounters)
    twin.state.played.sort()
    for player in twin.state.players:
        player.in_play.sort()
    if "hunters" in game.record.modules:
        hunt(twin.state).deeds.sort()
    return twin.position


@settings(max_examples=40)
@given(st.sampled_from(MODES), st.integers(0, 2**32))
def test_all_at_once_is_each_by_itself_in_any_order(mode: tuple[int, tuple[str, ...]], seed: int) -> None:
    players, modules = mode
    game, rng = hagal.new("encounters", players=players, modules=list(modules), seed=seed, last_look=True), Random(seed)
    for _ in range(3):
        go_on(game, rng)
        if game.over:
            return
        seat, other = asked(game), game.copy()
        window = [option.key for option in game.decisions[0].options]
        count = tempo.all_plain(game, seat)
        by_hand = 0
        while keys := tempo.plain(other, seat):
            other.choose(rng.choice(keys), seat)
            by_hand += 1
            assert other.can_undo_by(seat), "nobody learned anything"
        assert by_hand == count > 0
        assert unordered(other) == unordered(game)
        # Each of them is taken back by itself.
        for _ in range(count):
            game.undo(seat)
        assert [option.key for option in game.decisions[0].options] == window
        tempo.all_plain(game, seat)


def test_a_card_with_a_text_is_not_plain_and_one_that_takes_others_makes_none_plain() -> None:
    seen, kept = 0, 0
    for seed in range(6):
        game, rng = hagal.new("encounters", players=1, modules=["alien"], seed=seed), Random(seed)
        for _ in range(150):
            if game.over:
                break
            found = next(found for found in game.decisions if not found.aside)
            plain = set(tempo.plain(game, found.seat))
            for option in found.options:
                card = getattr(option.step, "card", None)
                if option.step.tag == "enc-play" and card is not None:
                    seen += bool(card.effects)
                    kept += not card.effects and option.key not in plain
                    assert not (card.effects and option.key in plain)
            game.choose(rng.choice(found.keys), found.seat)
    assert seen
    assert kept, "a card that asks for others of the hand keeps them from being plain"
