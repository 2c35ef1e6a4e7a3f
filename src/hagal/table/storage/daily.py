"""Deals of the day, as they are kept: who plays which, what came of it, and the key that deals come from."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Boolean, Column, Connection, Float, Integer, Table, Text, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from hagal.table.refusal import Refused
from hagal.table.storage.results import Result
from hagal.table.storage.store import META, Also, Store

KEYS = Table("keys", META, Column("name", Text, primary_key=True), Column("value", Text))
DAILY = Table(
    "daily",
    META,
    Column("day", Text, primary_key=True),
    Column("title", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("game", Text),
    Column("name", Text),
    Column("ended", Float),
    Column("won", Boolean),
    Column("score", Integer),
    Column("place", Integer),
    Column("rounds", Integer),
)
SHOWN = 100
"""So many results of a day are shown."""


@dataclass(frozen=True, slots=True)
class Try:
    """What somebody made of a day's deal: the first try counts, and there is no other."""

    day: str
    title: str
    person: str
    game: str
    name: str = ""
    """As which it is shown to others; empty: it is not."""
    ended: float = 0.0
    """0: it goes on."""
    won: bool = False
    score: int = 0
    place: int = 0
    rounds: int = 0


def key(store: Store, name: str) -> str:
    """A secret of this server, made once: 256 bits."""
    wanted = select(KEYS.c.value).where(KEYS.c.name == name)
    with store.reading() as connection:
        found = connection.execute(wanted).scalar()
    if found is None:
        try:
            with store.writing() as connection:
                connection.execute(insert(KEYS), {"name": name, "value": secrets.token_hex(32)})
        except Refused as refused:
            if not isinstance(refused.__cause__, IntegrityError):  # else another process was quicker
                raise
        with store.reading() as connection:
            found = connection.execute(wanted).scalar_one()
    return str(found)


def begun(store: Store, one: Try, before: str) -> bool:
    """Keep a try, and forget those of days before that day. False if this person has one already."""
    try:
        with store.writing() as connection:
            connection.execute(delete(DAILY).where(DAILY.c.day < before))
            connection.execute(insert(DAILY), asdict(one))
    except Refused as refused:
        if isinstance(refused.__cause__, IntegrityError):
            return False
        raise
    return True


def ended(game: str, results: Sequence[Result]) -> Also:
    """Write down what came of the try that a game is, in the transaction that ends it; none: it goes on."""

    def write(connection: Connection) -> None:
        connection.execute(update(DAILY).where(DAILY.c.game == game).values(ended=0.0))
        for one in results:
            values = {"ended": one.ended, "won": one.won, "score": one.score, "place": one.place, "rounds": one.rounds}
            connection.execute(update(DAILY).where(DAILY.c.game == game, DAILY.c.person == one.person).values(**values))

    return write


def of(store: Store, day: str, title: str, person: str) -> Try | None:
    wanted = select(DAILY).where(DAILY.c.day == day, DAILY.c.title == title, DAILY.c.person == person)
    with store.reading() as connection:
        row = connection.execute(wanted).first()
    return None if row is None else Try(**row._mapping)


def shown(store: Store, day: str, title: str) -> list[Try]:
    """Those that are over and may be seen, the best first."""
    wanted = (
        select(DAILY)
        .where(DAILY.c.day == day, DAILY.c.title == title, DAILY.c.name != "", DAILY.c.ended > 0)
        .order_by(DAILY.c.won.desc(), DAILY.c.score.desc(), DAILY.c.rounds, DAILY.c.ended)
        .limit(SHOWN)
    )
    with store.reading() as connection:
        return [Try(**row._mapping) for row in connection.execute(wanted)]


def show(store: Store, one: Try, name: str) -> None:
    """As which a result is shown; empty: no more."""
    own = (DAILY.c.day == one.day, DAILY.c.title == one.title, DAILY.c.person == one.person)
    with store.writing() as connection:
        connection.execute(update(DAILY).where(*own).values(name=name))


def wipe(store: Store, person: str) -> None:
    """Show nothing more of somebody. That there was a try stays for as long as the day counts, without a result."""
    gone = {"name": "", "won": False, "score": 0, "place": 0, "rounds": 0}
    with store.writing() as connection:
        connection.execute(update(DAILY).where(DAILY.c.person == person).values(**gone))
