"""A table in a browser that begins in the middle of a game: where a position was built by hand, if its seed is one of
PREPARED; or where a Record leads that is uploaded, and people play on from there.

What comes then hangs on chance as it would at any table: tests play on only as far as no card is shuffled or drawn at
random (see `since_chance`), so that what they see is what the game brought that was played before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import hagal
from hagal import bots
from hagal.game import Game
from tests.games.dune.position import DULL_ROW, Position
from tests.support import warring
from tests.support.browser import Served, Somebody

Seats = list[dict[str, str]]


def by_bots(bot: str, players: int, seed: int, **options: Any) -> Game:
    """A whole game of Hunters by bots of one kind."""
    game = hagal.new("encounters", players=players, modules=["hunters"], seed=seed, **options)
    minds = [bots.make(bot, seat) for seat in range(players)]
    while game.decision is not None:
        seat = game.decision.seat
        game.choose(bots.decide(game.state, seat, minds[seat]).key(), seat)
    return game


WAITS = 2
"""The seat in `combat` that waits for the others, and does not begin the next round."""


def combat() -> Game:
    """The Combat of round 1, built by hand: three fight and hold Intrigue cards, and seat 0 is asked. Their decks are
    those of the first round, so that in the second everybody has five of the ten cards again."""
    t = Position(3).conflict("guild_bank_raid").row(*DULL_ROW)
    for seat in range(3):
        t.intrigue(seat, "ambush", "private_army", "windfall").give(seat, spice=2, conflict=1)
    return t.combat().game


def plotting() -> Game:
    """An Agent turn of somebody alone with a hand that fills a phone: seven cards, and three Intrigue cards."""
    hand = ("dagger", "dagger", "diplomacy", "reconnaissance", "convincing_argument", "seek_allies", "signet_ring")
    t = Position(1).conflict("guild_bank_raid").row(*DULL_ROW).hand(0, *hand)
    return t.intrigue(0, "ambush", "private_army", "windfall").turn(0).game


COMBAT, PLOTS = 9100, 9101
PREPARED: dict[tuple[str, int | None], Callable[[], Game]] = {
    ("dune", COMBAT): combat,
    ("dune", PLOTS): plotting,
    **{("runewars", seed): make for seed, make in warring.PREPARED.items()},
}
"""By title and seed: where a game begins at a served table that names this seed."""


def since_chance(game: Game, choice: int) -> int:
    """The number of the first choice from which on chance had no say until a certain one was made and done; more than
    that one, if chance had a say in what came of it."""
    first = made = 0
    for seat, _key in game.record.entries:
        if seat < 0:
            first = made
        elif made > choice:
            break
        else:
            made += 1
    return first


def play_on(served: Served, somebody: Somebody, game: Game, at: int, seats: Seats) -> Any:
    """Somebody sits down, with others, where a game stood after so many choices: the first answer of the API."""
    request = somebody.context.request
    paper = request.post(f"{served.url}/api/records", data=str(game.record), headers={"Content-Type": "text/plain"})
    assert paper.ok, paper.text()
    answer = request.post(f"{served.url}/api/games/{paper.json()['id']}/branch", data={"at": at, "seats": seats})
    assert answer.ok, answer.text()
    return answer.json()
