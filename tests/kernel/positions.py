"""Positions for tests: a test says what lies where, and does not search for a lucky seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hagal.game import Game
from hagal.kernel.chance import Rng
from hagal.kernel.events import Log
from hagal.kernel.record import Record
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Step
from hagal.kernel.zones import Zone, add_instances
from hagal.version import RULES_VERSION
from tests.kernel.tiny import TITLE
from tests.kernel.tiny_state import Storm, Tiny
from tests.kernel.tiny_steps import NextTurn, Turn

SHUFFLED = 1
"""The pool of every card in a built position: one shuffle at set-up."""


def deal(
    *hands: str,
    deck: str = "",
    row: str = "",
    discard: str = "",
    wreck: str = "",
    coins: Sequence[int] = (),
    modules: Sequence[str] = (),
    ask: Step[Any] | None = None,
    **options: Any,
) -> Tiny:
    """A position of Ferry: zones as words, top last; `?silk` lies face down in the row, all know a `+silk` in a hand.

    Seat 0 is on turn, or asked `ask`; after it the others have theirs.
    """
    rules = TITLE.rules(len(hands), modules, options)
    s = TITLE.start(rules, 7)
    assert isinstance(s, Tiny)

    def lay(words: str, mask: int) -> Zone:
        zone = add_instances(s, [rules.component(f"card:{word.lstrip('?+')}") for word in words.split()])
        for i, word in zip(zone, words.split(), strict=True):
            s.known[i] = 0 if word.startswith("?") else PUBLIC if word.startswith("+") else mask
            s.pool = s.pool[:i] + bytes([SHUFFLED]) + s.pool[i + 1 :]
        return zone

    s.deck = lay(deck, 0)
    s.row = lay(row, PUBLIC)
    s.discard = lay(discard, PUBLIC)
    s.hands = [lay(words, 1 << k) for k, words in enumerate(hands)]
    if "storm" in modules:
        part = Storm()
        part.wreck = lay(wreck, 0)
        s.lay("storm", part)
    if coins:
        s.coins = list(coins)
    s.round = 1
    s.active = 0
    s.order = list(range(1, len(hands)))
    s.stack = [(NextTurn(), -1, -1), (ask or Turn(), 0, -1)]
    return s


def seat_at(s: Tiny) -> Game:
    """A Game that goes on from a built position."""
    rules = s.rules
    record = Record("tiny", rules.players, rules.modules, {}, RULES_VERSION, rules.content_hash(), 7)
    return Game(TITLE, s, record, Log()).resume()


def names(s: Tiny, zone: Zone) -> list[str]:
    """The cards of a zone by id, in order."""
    return [s.face[i].id for i in zone]


def keys(options: Sequence[Step[Any]] | None) -> list[str]:
    return [option.key() for option in options or ()]


def play(game: Game, count: int = 10_000, seed: int = 1) -> Game:
    """Choose at random, asides too, until the game ends or `count` choices are made."""
    rng = Rng(seed)
    while count and game.decision:
        decision = game.decisions[rng.below(len(game.decisions))]
        game.choose(decision.keys[rng.below(len(decision.keys))], decision.seat)
        count -= 1
    return game


def tiny(game: Game) -> Tiny:
    assert isinstance(game.state, Tiny)
    return game.state
