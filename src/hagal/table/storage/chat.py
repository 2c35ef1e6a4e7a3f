"""What is said at a table, as it is kept: beside the game, never in its Record."""

from __future__ import annotations

import zlib
from dataclasses import asdict, dataclass, replace

from sqlalchemy import Column, Float, Integer, Table, Text, bindparam, delete, func, insert, select, text
from sqlalchemy.exc import IntegrityError

from hagal.table.refusal import Refused
from hagal.table.storage.store import META, SAID, Store

CHAT = Table(
    "chat",
    META,
    Column("game", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("person", Text),
    Column("name", Text),
    Column("made", Float),
    Column("kind", Text),
    Column("text", Text),
    Column("target", Integer),
    Column("decision", Integer),
)
LINES = (
    select(CHAT)
    .where(CHAT.c.game == bindparam("id"), CHAT.c.number > bindparam("since"))
    .order_by(CHAT.c.number.desc())
    .limit(bindparam("most"))
)
QUEUE = text("SELECT pg_advisory_xact_lock(:lock, :game)")
KEPT, TIDY = 200, 20
"""So many lines of a game are kept; those that are too many go so many at a time."""
LOCK = 0x63686174
"""The advisory lock of PostgreSQL behind which those who speak at one table queue up. (SQLite has one writer.)"""
TEXT, PHRASE, NUDGE = "text", "phrase", "nudge"
NOBODY = -1


@dataclass(frozen=True, slots=True)
class Line:
    """Something said: a text, a phrase by its name, or a nudge of somebody for whom all wait."""

    game: str
    seat: int
    """Of whoever spoke; -1: a spectator."""
    person: str
    """The hash of that one."""
    name: str
    """What a spectator calls himself; seats have their names."""
    made: float
    kind: str
    text: str = ""
    target: int = NOBODY
    """Of a nudge: the seat that is waited for, and the decision."""
    decision: int = 0
    number: int = 0
    """From 1 in each game, without gaps at the end: whoever knows the last one can ask for those after it."""


class Chat:
    """The lines of all games of a store."""

    def __init__(self, store: Store) -> None:
        self.store: Store = store

    def add(self, line: Line) -> Line:
        """Keep a line under the next number. It is on the disk. Refused: `no-game` (404)."""
        try:
            return self._add(line)
        except Refused as refused:
            if isinstance(refused.__cause__, IntegrityError):  # the game was removed meanwhile
                raise Refused("no-game", 404) from None
            raise

    def _add(self, line: Line) -> Line:
        with self.store.writing() as connection:
            if self.store.postgres:
                connection.execute(QUEUE, {"lock": LOCK, "game": zlib.crc32(line.game.encode()) - 2**31})
            last = connection.execute(select(func.max(CHAT.c.number)).where(CHAT.c.game == line.game)).scalar()
            found = replace(line, number=(last or 0) + 1)
            connection.execute(insert(CHAT), asdict(found))
            if found.number % TIDY == 0:
                connection.execute(delete(CHAT).where(CHAT.c.game == line.game, CHAT.c.number <= found.number - KEPT))
            self.store.notify(connection, line.game, SAID)
        return found

    def lines(self, game: str, since: int = 0, most: int = KEPT) -> list[Line]:
        """What was said after the line of that number; the latest, in their order."""
        with self.store.reading() as connection:
            rows = connection.execute(LINES, {"id": game, "since": since, "most": most}).all()
        return [Line(**row._mapping) for row in reversed(rows)]

    def nudged(self, game: str, target: int, decision: int) -> bool:
        """Has somebody nudged this seat about this decision?"""
        wanted = select(CHAT.c.number).where(
            CHAT.c.game == game, CHAT.c.kind == NUDGE, CHAT.c.target == target, CHAT.c.decision == decision
        )
        with self.store.reading() as connection:
            return connection.execute(wanted).first() is not None
