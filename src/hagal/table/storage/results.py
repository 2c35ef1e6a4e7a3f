"""What is kept of games that are over, for the people who played them. It outlives the games."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field

from sqlalchemy import Boolean, Column, Connection, Float, Integer, Table, Text, delete, insert, select

from hagal.table.storage.store import META, Also, Store

RESULTS = Table(
    "results",
    META,
    Column("game", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("title", Text),
    Column("ended", Float),
    Column("won", Boolean),
    Column("score", Integer),
    Column("place", Integer),
    Column("rounds", Integer),
    Column("choices", Integer),
    Column("facets", Text),
    Column("challenge", Text),
    Column("part", Text),
    Column("met", Boolean),
)
MOST = 10_000
"""So many of the latest results of one person are looked at."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game came out for a person."""

    game: str
    person: str
    title: str
    ended: float
    won: bool
    score: int
    place: int
    rounds: int
    choices: int
    facets: Mapping[str, Sequence[str]] = field(default_factory=dict)
    challenge: str = ""
    """What it was begun as, with the part of it, and whether that was met."""
    part: str = ""
    met: bool = False


def replacing(game: str, results: Sequence[Result]) -> Also:
    """Write what is to be kept of a game, in the transaction that ends it; in place of what there was, for a game that
    a later version finds unfinished must be able to end again."""

    def write(connection: Connection) -> None:
        connection.execute(delete(RESULTS).where(RESULTS.c.game == game))
        if results:
            connection.execute(
                insert(RESULTS), [{**asdict(one), "facets": json.dumps(dict(one.facets))} for one in results]
            )

    return write


def of(store: Store, person: str) -> list[Result]:
    """All that is kept of somebody, the latest first."""
    wanted = select(RESULTS).where(RESULTS.c.person == person).order_by(RESULTS.c.ended.desc(), RESULTS.c.game)
    with store.reading() as connection:
        rows = connection.execute(wanted.limit(MOST)).all()
    return [Result(**{**row._mapping, "facets": json.loads(row.facets)}) for row in rows]


def in_game(store: Store, game: str, person: str) -> Result | None:
    """What is kept of one game."""
    wanted = select(RESULTS).where(RESULTS.c.game == game, RESULTS.c.person == person)
    with store.reading() as connection:
        row = connection.execute(wanted).first()
    return None if row is None else Result(**{**row._mapping, "facets": json.loads(row.facets)})


def wipe(store: Store, person: str) -> int:
    """Remove all that is kept of somebody. How many results went."""
    with store.writing() as connection:
        return int(connection.execute(delete(RESULTS).where(RESULTS.c.person == person)).rowcount)
