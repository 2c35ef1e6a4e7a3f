"""What a game that is over counts for, and for whom: those who played it to its end, once for each.

First games that teach, branches of other games, uploaded Records and games with a named seed count for nobody; a game
in which a bot had somebody's seat does not count for that one, though taken back in time.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection

from hagal.game import Game
from hagal.table.games import challenges, face
from hagal.table.games.finished import Finished, finished
from hagal.table.rooms.deals import DAILY
from hagal.table.rooms.new_game import FRIENDS
from hagal.table.seats import STOOD_IN, Seat
from hagal.table.sight import HUMAN
from hagal.table.storage import daily as tries
from hagal.table.storage.results import Result, replacing
from hagal.table.storage.store import Also, GameRow

LOG = logging.getLogger(__name__)
APART = ("uploaded", "from", "lesson")
"""Rooms with this are no games of somebody's own."""
CHALLENGE = "challenge"
"""Where a room has it: its name, and the part of it."""


def counted(row: GameRow, seats: Sequence[Seat], game: Game) -> Also:
    """What is written together with the end of a game. (No end is taken back: no undo reaches over it.)"""
    found = made(row, seats, game)
    apart = tries.FAILED if all(played(row, seat.number) for seat in seats) else tries.BOT
    results, days = replacing(row.id, found), tries.ended(row.id, row.updated, found, apart)

    def write(connection: Connection) -> None:
        results(connection)
        if row.config.get(DAILY):
            days(connection)

    return write


def made(row: GameRow, seats: Sequence[Seat], game: Game) -> list[Result]:
    """The results of a game. That one of them cannot be made out keeps no game from ending."""
    if not by_chance(game) or any(row.config.get(word) for word in APART):
        return []
    found: list[Result] = []
    for person, own in players(row, seats).items():
        try:
            end = finished(game, own)
            if end.choices:
                found.append(result(row, end, person))
        except Exception:
            LOG.exception("a result cannot be counted")
    return found


def by_chance(game: Game) -> bool:
    """Did nobody name its seed? Whoever did knows what comes."""
    return game.record.seed is None


def played(row: GameRow, seat: int) -> bool:
    """Did the person of a seat play it all the time?"""
    return seat not in row.config.get(STOOD_IN, ())


def players(row: GameRow, seats: Sequence[Seat]) -> dict[str, list[int]]:
    """The people who play, by their hashes, with the seats that are theirs. Of several at one screen, who play against
    each other, only the owner of the browser is known."""
    friends = row.config.get(FRIENDS, ())
    found: dict[str, list[int]] = {}
    helped: set[str] = set()
    for seat in seats:
        if seat.kind != HUMAN or not seat.owner or seat.number in friends:
            continue
        if seat.bot or not played(row, seat.number):
            helped.add(seat.owner)
        elif row.config.get("shared") or seat.owner not in found:
            found.setdefault(seat.owner, []).append(seat.number)
    return {person: own for person, own in found.items() if person not in helped}


def result(row: GameRow, end: Finished, person: str) -> Result:
    facets = face(row.title, end.modules).facets(end)
    challenge, part, met = judged(row.config, end)
    return Result(
        game=row.id,
        person=person,
        title=row.title,
        ended=row.updated,
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


def named(config: Mapping[str, Any]) -> tuple[str, str]:
    """The challenge of a room and its part, by their names; empty if it is none that there is."""
    kept: Any = config.get(CHALLENGE)
    if not isinstance(kept, dict) or kept.get("id") not in challenges():
        return "", ""
    return str(kept["id"]), str(kept.get("part", ""))


def judged(config: Mapping[str, Any], end: Finished) -> tuple[str, str, bool]:
    """What a game was begun as, and whether that was met."""
    id, part = named(config)
    return id, part, bool(id) and challenges()[id][1].met(end)
