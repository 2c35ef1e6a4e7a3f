"""A table in a browser that begins in the middle of a game: its Record is uploaded, and people play on from there.

What comes then hangs on chance as it would at any table: tests play on only as far as no card is shuffled or drawn at
random (see `since_chance`), so that what they see is what the game brought that was played before.
"""

from __future__ import annotations

from typing import Any

import hagal
from hagal import bots
from hagal.game import Game
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
