"""The plain positions that these proofs start from, and a few things to do and to see there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hagal.games.dune import TITLE
from hagal.games.dune.state import Dune
from hagal.kernel.step import Msg
from tests.games.dune.position import DULL_ROW, Position, T

PLAIN_RIVALS = ("ilban_richese", "ariana_thorvald")
HAGAL = 2
"""The seat of House Hagal with two players."""


def solo(leader: str = "memnon_thorvald", rivals: tuple[str, str] = PLAIN_RIVALS, **options: Any) -> Position:
    """The player (seat 0, first, a Dagger in hand) and two rivals; nobody has points, resources or Intrigue."""
    return bare(Position(1, [leader], rival_leaders=list(rivals), **options))


def duel(leaders: tuple[str, str] = ("memnon_thorvald", "ilban_richese"), **options: Any) -> Position:
    """Two players (seat 0 first, a Dagger in each hand) and House Hagal; nobody has points, resources or Intrigue."""
    return bare(Position(2, list(leaders), **options))


def bare(t: T) -> T:
    """Nobody has anything but a Dagger in each player's hand, and nobody can buy."""
    for p in t.s.players:
        t.give(p.seat, vp=0, spice=0, solari=0, water=0, garrison=0)
    for seat in range(t.game.players):
        t.hand(seat, "dagger")
    t.s.bonus = [0, 0, 0]
    return t.row(*DULL_ROW).conflict("skirmish_b")


def held(t: Position, seat: int) -> tuple[int, int, int, int]:
    """Spice, solari, water and Intrigue cards of a seat."""
    p = t[seat]
    return p.spice, p.solari, p.water, len(p.intrigue)


def troops(t: Position, seat: int) -> tuple[int, int]:
    """Troops in the garrison and in the Conflict."""
    return t[seat].garrison, t[seat].conflict


def post(t: Position, seat: int) -> str:
    """The space where this seat's last Agent went."""
    return t.s.board.spaces[t[seat].posts[-1]].id


def posts(t: Position, seat: int) -> list[str]:
    return [t.s.board.spaces[place].id for place in t[seat].posts]


def revealed(t: Position) -> list[str]:
    """The Hagal cards in the discard pile, the last one revealed at the end."""
    return [t.s.face[i].id for i in t.hagal_part.discard]


def skipped(t: Position) -> list[tuple[str, str]]:
    """The Hagal cards that were ignored, each with the id of the reason."""
    return [(event.args["card"].id, event.args["why"].id) for event in t.events("rival-skips")]


def why(t: Position, key: str) -> Msg:
    """The reason against a key that is not offered."""
    assert key not in t.keys, f"{key} is offered"
    reason = t.game.reason_against(key, None)
    assert reason is not None
    return reason


def prompt(t: Position) -> Msg:
    assert t.game.decision is not None
    return t.game.decision.prompt_message


def still(t: T) -> T:
    """The rivals have no Agent left, so that they do nothing between the player's turns."""
    for p in t.s.players[t.game.players :]:
        t.give(p.seat, agents=0)
    return t


def last_round(t: T) -> T:
    """No Conflict is left in the deck: after this round the game is over, so that nothing happens after a Combat."""
    t.s.box += t.s.conflicts
    t.s.conflicts.clear()
    return t


def fight(t: T, conflict: str, troops: dict[int, int], *flips: str) -> T:
    """The last Combat phase of a game, with troops by seat; the flips come in the order given."""
    for seat, n in troops.items():
        t.give(seat, conflict=n)
    return last_round(t.conflict(conflict).hagal(*flips)).combat()


def fought(t: Position) -> dict[int, int]:
    """The strengths that were ranked, by seat."""
    return {event.seat: event.args["n"] for event in t.events("fought")}


def flipped(t: Position) -> list[tuple[int, str, int]]:
    """The Hagal cards turned up in Combat: seat, card, swords."""
    return [(event.seat, event.args["card"].id, event.args["n"]) for event in t.events("rival-swords")]


def laid(players: int, modules: tuple[str, ...] = (), **options: Any) -> Dune:
    """The table right after set-up, before the first round: no turn has been taken."""
    options.setdefault("leaders", ["memnon_thorvald", "ilban_richese", "glossu_rabban", "leto_atreides"][:players])
    s = TITLE.start(TITLE.rules(players, modules, options), 1)
    assert isinstance(s, Dune)
    while s.stack[-1][0].tag != "round_start":
        step, seat, source = s.stack.pop()
        assert not step.asks
        step.run(s, seat, source)
    return s


def stack_shuffles(t: Position, *tops: tuple[str, ...], after: int = 0) -> None:
    """Fix the next shuffles of the Hagal cards: each brings these cards to the top, in the order of revealing.

    The first shuffle comes after `after` more cards were revealed, each later one after all cards named before it.
    """
    part = t.hagal_part
    zone = part.deck[: len(part.deck) - after] + part.discard + part.deck[::-1][:after]
    for ids in tops:
        chosen: list[int] = []
        for id in ids:
            chosen.append(next(k for k, i in enumerate(zone) if t.s.face[i].id == id and k not in chosen))
        order = [k for k in range(len(zone)) if k not in chosen] + chosen[::-1]
        t.chance(tuple(order))
        zone = [zone[k] for k in order]
        zone = zone[: len(zone) - len(ids)] + zone[::-1][: len(ids)]


Mode = Callable[..., Position]
MODES = [pytest.param(solo, 1, id="solo"), pytest.param(duel, HAGAL, id="two players")]
"""A table of each mode, with the seat of a rival at it."""
