"""Deals of the day, as they are kept: who plays which, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Boolean, Column, Connection, Float, Integer, Table, Text, delete, insert, select, update

from hagal.table.storage.results import Result
from hagal.table.storage.store import META, Also, Store

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
    Column("hints", Boolean),
    Column("apart", Text),
)
SHOWN = 100
"""So many results of a day are shown."""
BOT, FAILED, WIPED = "bot", "failed", "wiped"
"""A bot had the seat; the result could not be made out; its person had it removed."""


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
    hints: bool = False
    """Did the bot's advice help?"""
    apart: str = ""
    """Why it is over without a result: BOT, FAILED or WIPED."""

    @property
    def counted(self) -> bool:
        """Has it a result?"""
        return self.ended > 0 and not self.apart


def begun(one: Try, before: str) -> Also:
    """Keep a try in the transaction that begins its game, and forget those of days before that day. It fails if this
    person has one already: then there is no second game either."""

    def write(connection: Connection) -> None:
        connection.execute(delete(DAILY).where(DAILY.c.day < before))
        connection.execute(insert(DAILY), asdict(one))

    return write


def ended(game: str, moment: float, results: Sequence[Result], apart: str) -> Also:
    """Write down what came of the try that a game is, in the transaction that ends it: it is over in any case, and
    without a result that is said (`apart`)."""

    def write(connection: Connection) -> None:
        own = DAILY.c.game == game
        connection.execute(update(DAILY).where(own).values(ended=moment, apart=apart))
        for one in results:
            values = {"won": one.won, "score": one.score, "place": one.place, "rounds": one.rounds, "apart": ""}
            connection.execute(update(DAILY).where(own, DAILY.c.person == one.person).values(**values))

    return write


def advised(store: Store, game: str) -> None:
    """The bot's advice was asked for in the try that a game is."""
    with store.writing() as connection:
        connection.execute(update(DAILY).where(DAILY.c.game == game).values(hints=True))


def of(store: Store, day: str, title: str, person: str) -> Try | None:
    wanted = select(DAILY).where(DAILY.c.day == day, DAILY.c.title == title, DAILY.c.person == person)
    with store.reading() as connection:
        row = connection.execute(wanted).first()
    return None if row is None else Try(**row._mapping)


def shown(store: Store, day: str, title: str) -> list[Try]:
    """Those that are over and may be seen, the best first."""
    wanted = (
        select(DAILY)
        .where(DAILY.c.day == day, DAILY.c.title == title, DAILY.c.name != "", DAILY.c.ended > 0, DAILY.c.apart == "")
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
    own = DAILY.c.person == person
    gone = {"name": "", "won": False, "score": 0, "place": 0, "rounds": 0}
    with store.writing() as connection:
        connection.execute(update(DAILY).where(own).values(**gone))
        connection.execute(update(DAILY).where(own, DAILY.c.ended > 0).values(apart=WIPED))
