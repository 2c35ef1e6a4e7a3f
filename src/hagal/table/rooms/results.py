"""What a game that is over counts for, and for whom: those who played it to its end, once for each.

First games that teach, branches of other games, uploaded Records and games with a named seed count for nobody; a game
in which a bot had somebody's seat does not count for that one, though taken back in time.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from hagal.game import Game
from hagal.table.games import face
from hagal.table.games.finished import Finished, finished
from hagal.table.rooms import challenges
from hagal.table.rooms.daily import DAILY
from hagal.table.rooms.new_game import FRIENDS
from hagal.table.sight import HUMAN
from hagal.table.storage import daily as tries
from hagal.table.storage.results import Result, replacing
from hagal.table.storage.store import Also

if TYPE_CHECKING:
    from hagal.table.rooms.live_game import LiveGame

LOG = logging.getLogger(__name__)
APART = ("uploaded", "from", "lesson")
"""Rooms with this are no games of somebody's own."""
STOOD_IN = "stood_in"
"""Where a room has the seats of people in which a bot has played."""


def counted(live: LiveGame, game: Game) -> Also:
    """What is written together with the end of a game. (No end is taken back: no undo reaches over it.)"""
    found = made(live, game)
    apart = tries.FAILED if all(played(live, seat.number) for seat in live.seats) else tries.BOT
    results, days = replacing(live.id, found), tries.ended(live.id, live.rooms.clock(), found, apart)

    def write(connection: Connection) -> None:
        results(connection)
        if live.row.config.get(DAILY):
            days(connection)

    return write


def made(live: LiveGame, game: Game) -> list[Result]:
    """The results of a game. That one of them cannot be made out keeps no game from ending."""
    config = live.row.config
    if not by_chance(game) or any(config.get(word) for word in APART):
        return []
    found: list[Result] = []
    for person, seats in players(live).items():
        try:
            end = finished(game, seats)
            if end.choices:
                found.append(result(live, end, person))
        except Exception:
            LOG.exception("a result cannot be counted")
    return found


def by_chance(game: Game) -> bool:
    """Did nobody name its seed? Whoever did knows what comes."""
    return game.record.seed is None


def played(live: LiveGame, seat: int) -> bool:
    """Did the person of a seat play it all the time?"""
    return seat not in live.row.config.get(STOOD_IN, ())


def players(live: LiveGame) -> dict[str, list[int]]:
    """The people who play, by their hashes, with the seats that are theirs. Of several at one screen, who play against
    each other, only the owner of the browser is known."""
    friends = live.row.config.get(FRIENDS, ())
    found: dict[str, list[int]] = {}
    helped: set[str] = set()
    for seat in live.seats:
        if seat.kind != HUMAN or not seat.owner or seat.number in friends:
            continue
        if seat.bot or not played(live, seat.number):
            helped.add(seat.owner)
        elif live.shared or seat.owner not in found:
            found.setdefault(seat.owner, []).append(seat.number)
    return {person: seats for person, seats in found.items() if person not in helped}


def result(live: LiveGame, end: Finished, person: str) -> Result:
    facets = face(live.title, end.modules).facets(end)
    challenge, part, met = challenges.judged(live.row.config, end)
    return Result(
        game=live.id,
        person=person,
        title=live.title,
        ended=live.rooms.clock(),
        won=end.won,
        score=end.score,
        place=end.place,
        rounds=end.rounds,
        choices=end.choices,
        facets={about: list(values) for about, values in facets.items() if values},
        challenge=challenge,
        part=part,
        met=met,
    )
