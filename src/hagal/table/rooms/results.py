"""What a game that is over counts for, and for whom: those who played it to its end, once for each.

First games that teach, branches of other games, uploaded Records and games with a named seed count for nobody.
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
from hagal.table.storage.daily import ended
from hagal.table.storage.results import Result, replacing
from hagal.table.storage.store import Also

if TYPE_CHECKING:
    from hagal.table.rooms.live_game import LiveGame

LOG = logging.getLogger(__name__)
APART = ("uploaded", "from", "lesson")
"""Rooms with this are no games of somebody's own."""


def counted(live: LiveGame, game: Game) -> Also:
    """What is written together with a game that is over now; or that goes on again, when its end was taken back."""
    found = made(live, game) if game.over else []
    results, days = replacing(live.id, found), ended(live.id, found)

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


def players(live: LiveGame) -> dict[str, list[int]]:
    """The people who play, by their hashes, with the seats that are theirs. Of several at one screen, who play against
    each other, only the owner of the browser is known."""
    friends = live.row.config.get(FRIENDS, ())
    found: dict[str, list[int]] = {}
    for seat in live.seats:
        if seat.kind != HUMAN or not seat.owner or seat.bot or seat.number in friends:
            continue
        if live.shared or seat.owner not in found:
            found.setdefault(seat.owner, []).append(seat.number)
    return found


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
