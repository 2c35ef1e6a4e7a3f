"""The store: games, seats and reports in SQLite or PostgreSQL. What `advance` and `insert` return is on the disk.

A game's row holds its whole save; `version` is the lock: a change names the version that it is based on, and
happens only if the row still has it. On PostgreSQL every change tells the other server processes (NOTIFY).
"""

from __future__ import annotations

import json
import math
import secrets
import shutil
import sqlite3
import threading
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    ColumnElement,
    Connection,
    Engine,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    Row,
    Table,
    Text,
    Update,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from hagal.table.refusal import Refused
from hagal.table.seats import Seat
from hagal.table.storage import database, migrations
from hagal.table.storage.database import reason_of
from hagal.table.storage.pen import Pen

CHANNEL = "hagal_table"
CAME, SAID = -1, -2
"""What is told of a game in place of a version: people came or went, something was said."""
PORTION = 200
"""So many seats are written down in one go: those who choose meanwhile wait for no more."""

Also = Callable[[Connection], None]

META = MetaData()
GAMES = Table(
    "games",
    META,
    Column("id", Text, primary_key=True),
    Column("title", Text),
    Column("host", Text),
    Column("created", Float),
    Column("updated", Float),
    Column("version", Integer),
    Column("decision", Integer),
    Column("over", Boolean),
    Column("config", Text),
    Column("summary", Text),
    Column("save", LargeBinary),
)
SEATS = Table(
    "seats",
    META,
    Column("game", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", Text),
    Column("name", Text),
    Column("owner", Text),
    Column("invite", Text),
    Column("nonce", Text),
    Column("stand_in", Text),
    Column("seen", Float),
    Column("gone", Float),
)
REPORTS = Table(
    "reports",
    META,
    Column("id", Text, primary_key=True),
    Column("game", Text),
    Column("seat", Integer),
    Column("made", Float),
    Column("version", Integer),
    Column("note", Text),
    Column("save", LargeBinary),
)
FORGOTTEN = Table(
    "forgotten",
    META,
    Column("game", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("made", Float),
)
UPLOADED = GAMES.c.config.like('%"uploaded": true%')
VERSION = select(GAMES.c.version).where(GAMES.c.id == bindparam("id"))
GAME = select(GAMES).where(GAMES.c.id == bindparam("id"))
SEATS_OF = select(SEATS).where(SEATS.c.game == bindparam("id")).order_by(SEATS.c.number)
SEEN = (
    update(SEATS)
    .where(SEATS.c.game == bindparam("of"), SEATS.c.number == bindparam("seat"))
    .values(seen=bindparam("moment"), gone=bindparam("left"))
)
CHANGING = [column.name for column in GAMES.c if column.name not in ("id", "title", "host", "created")]


def _advance(names: Iterable[str]) -> Update:
    """A change of a game that still has the version it had."""
    same = (GAMES.c.id == bindparam("this"), GAMES.c.version == bindparam("old"))
    return update(GAMES).where(*same).values({name: bindparam(name) for name in names})


ADVANCE = _advance(CHANGING)
ADVANCE_ROOM = _advance(name for name in CHANGING if name != "save")
CHOSEN = f"UPDATE games SET {', '.join(f'{name} = :{name}' for name in CHANGING)} WHERE id = :this AND version = :old"
"""ADVANCE, as SQLite takes it."""
LISTED = tuple(column for column in GAMES.c if column.name != "save")


@dataclass(slots=True)
class GameRow:
    """A game as it is kept. `config` is how it was set up, `summary` what a list shows of it."""

    id: str
    title: str
    host: str
    created: float
    updated: float
    version: int
    decision: int
    over: bool
    config: dict[str, Any]
    summary: dict[str, Any]
    save: str = ""


@dataclass(frozen=True, slots=True)
class Kept:
    """A bug report as it is kept."""

    id: str
    game: str
    seat: int
    made: float
    version: int
    note: str
    save: str


def pack(save: str) -> bytes:
    return zlib.compress(save.encode(), 1)


def unpack(data: bytes) -> str:
    return zlib.decompress(data).decode()


class Store:
    """One database. Its methods may be called from any thread."""

    def __init__(self, url: str) -> None:
        """Opens the database and brings it up to date; NoDatabase, with the reason, if it cannot be used."""
        self.engine: Engine = database.engine(url)
        self.reads: Engine = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.postgres: bool = self.engine.dialect.name == "postgresql"
        self.token: str = secrets.token_hex(8)
        """By this a process knows its own notifications."""
        self.turn: AbstractContextManager[Any] = nullcontext() if self.postgres else threading.Lock()
        """SQLite has one writer at a time. Those of this process queue up here: SQLite itself would let them sleep and
        try again, and some would wait for seconds."""
        self.pen: Pen | None = None if self.postgres else Pen(self.engine)
        self.failing: bool = False
        """Did the last attempt to write fail?"""
        try:
            with self.writing() as connection:
                migrations.migrate(connection)
        except Refused as refused:
            self.engine.dispose()
            raise database.unusable(url, refused.detail) from refused

    def close(self) -> None:
        if self.pen is not None:
            with self.turn:
                self.pen.close()
        self.engine.dispose()

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction: all of it happens, or none. Refused (503) if the database cannot be reached."""
        try:
            with self.turn, self.engine.begin() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise self._failed(error) from error
        self.failing = False

    def _failed(self, error: Exception) -> Refused:
        self.failing = True
        return Refused("storage", 503, detail=reason_of(error))

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        try:
            with self.reads.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise Refused("storage", 503, detail=reason_of(error)) from error

    # Games

    def insert(self, row: GameRow, seats: Sequence[Seat], also: Also | None = None) -> None:
        """Keep a new game; `also`: what else is written together with it, or neither."""
        with self.writing() as connection:
            connection.execute(insert(GAMES), _values(row))
            if seats:
                connection.execute(insert(SEATS), [{"game": row.id, **asdict(seat)} for seat in seats])
            if also is not None:
                also(connection)

    def version(self, id: str) -> int | None:
        """The version of a game now, or None if there is no such game."""
        with self.reading() as connection:
            found: int | None = connection.execute(VERSION, {"id": id}).scalar()
            return found

    def load(self, id: str) -> tuple[GameRow, list[Seat]] | None:
        """A game with its seats, as of one moment: seats change only together with the version."""
        with self.reading() as connection:
            while True:
                row = connection.execute(GAME, {"id": id}).first()
                if row is None:
                    return None
                seats = self._seats(connection, id)
                again = connection.execute(VERSION, {"id": id}).scalar()
                if again == row.version:
                    return _row(row), seats

    def seats(self, id: str) -> list[Seat]:
        with self.reading() as connection:
            return self._seats(connection, id)

    @staticmethod
    def _seats(connection: Connection, id: str) -> list[Seat]:
        return [_seat(row) for row in connection.execute(SEATS_OF, {"id": id})]

    def advance(
        self, row: GameRow, old: int, seats: Sequence[Seat] = (), *, save: bool = True, also: Also | None = None
    ) -> bool:
        """Keep a game that has changed since version `old`; False if somebody else changed it first.

        With `save=False` the game itself is as it was: only its version, its config and these seats changed. `also`:
        what else is written together with it.
        """
        values = _values(row, save=save)
        named = {name: values[name] for name in CHANGING if name in values} | {"this": row.id, "old": old}
        if self.pen is not None and save and not seats and also is None:
            return self._chosen(self.pen, named)
        with self.writing() as connection:
            changed = connection.execute(ADVANCE if save else ADVANCE_ROOM, named)
            if changed.rowcount != 1:
                return False
            for seat in seats:
                connection.execute(
                    update(SEATS).where(SEATS.c.game == row.id, SEATS.c.number == seat.number).values(asdict(seat))
                )
            if also is not None:
                also(connection)
            self.notify(connection, row.id, row.version)
        return True

    def _chosen(self, pen: Pen, values: dict[str, Any]) -> bool:
        try:
            with self.turn:
                changed = pen.write(CHOSEN, values)
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise self._failed(error) from error
        self.failing = False
        return changed == 1

    def invited(self, invite: str) -> tuple[str, int] | None:
        """The game and seat behind the hash of an invitation."""
        with self.reading() as connection:
            row = connection.execute(select(SEATS.c.game, SEATS.c.number).where(SEATS.c.invite == invite)).first()
            return None if row is None else (row.game, row.number)

    def mine(self, person: str, limit: int) -> list[tuple[GameRow, list[Seat]]]:
        """The games that somebody hosts or plays, the latest first; without their saves."""
        seated = select(SEATS.c.game).where(SEATS.c.owner == person)
        wanted = (
            select(*LISTED)
            .where(or_(GAMES.c.host == person, GAMES.c.id.in_(seated)), _not_forgotten(person))
            .order_by(GAMES.c.updated.desc(), GAMES.c.id)
            .limit(limit)
        )
        with self.reading() as connection:
            rows = [_row(row) for row in connection.execute(wanted)]
            seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
            chosen = select(SEATS).where(SEATS.c.game.in_(list(seats))).order_by(SEATS.c.number)
            for row in connection.execute(chosen):
                seats[row.game].append(_seat(row))
        return [(row, seats[row.id]) for row in rows]

    def hosted(self, person: str) -> int:
        """How many unfinished games somebody has started."""
        unfinished = (GAMES.c.host == person, GAMES.c.over.is_(False), _not_forgotten(person))
        wanted = select(func.count()).select_from(GAMES).where(*unfinished)
        with self.reading() as connection:
            return int(connection.execute(wanted).scalar_one())

    def uploaded(self, person: str) -> int:
        """How many Records of somebody's are here to be looked at."""
        wanted = select(func.count()).select_from(GAMES).where(GAMES.c.host == person, UPLOADED, _not_forgotten(person))
        with self.reading() as connection:
            return int(connection.execute(wanted).scalar_one())

    def latest(self) -> tuple[int, float]:
        """How many games there are, and when something happened in one of them last."""
        with self.reading() as connection:
            count, moment = connection.execute(select(func.count(), func.max(GAMES.c.updated)).select_from(GAMES)).one()
            return int(count), float(moment or 0.0)

    def expire(self, games: float, uploads: float, most: int) -> int:
        """Remove games (and reports) in which nothing happened since then, uploaded Records since the other moment;
        the oldest first, so many at most. How many games went."""
        old = or_(GAMES.c.updated < games, and_(UPLOADED, GAMES.c.updated < uploads))
        oldest = select(GAMES.c.id).where(old).order_by(GAMES.c.updated).limit(most)
        with self.writing() as connection:
            connection.execute(delete(REPORTS).where(REPORTS.c.made < games))
            return int(connection.execute(delete(GAMES).where(GAMES.c.id.in_(oldest))).rowcount)

    def forget(self, id: str, person: str, now: float) -> None:
        """Leave a game out of somebody's list."""
        with self.writing() as connection:
            connection.execute(delete(FORGOTTEN).where(FORGOTTEN.c.game == id, FORGOTTEN.c.person == person))
            connection.execute(insert(FORGOTTEN), {"game": id, "person": person, "made": now})

    def recall(self, id: str, person: str) -> bool:
        """Put it back; False if it was not forgotten."""
        theirs = (FORGOTTEN.c.game == id, FORGOTTEN.c.person == person)
        with self.writing() as connection:
            return connection.execute(delete(FORGOTTEN).where(*theirs)).rowcount == 1

    def has_forgotten(self, id: str, person: str) -> bool:
        wanted = select(FORGOTTEN.c.made).where(FORGOTTEN.c.game == id, FORGOTTEN.c.person == person)
        with self.reading() as connection:
            return connection.execute(wanted).first() is not None

    def clear(self, before: float) -> int:
        """Remove the games that all who had them have forgotten by then, and that nobody reported. How many."""
        since = select(FORGOTTEN.c.game).group_by(FORGOTTEN.c.game).having(func.max(FORGOTTEN.c.made) <= before)
        by = select(FORGOTTEN.c.person).where(FORGOTTEN.c.game == GAMES.c.id).correlate(GAMES)
        wanted = select(SEATS.c.game).where(SEATS.c.game == GAMES.c.id, SEATS.c.owner != "", SEATS.c.owner.not_in(by))
        gone = (
            GAMES.c.id.in_(since),
            GAMES.c.host.in_(by),
            ~wanted.correlate(GAMES).exists(),
            GAMES.c.id.not_in(select(REPORTS.c.game)),
        )
        with self.writing() as connection:
            return int(connection.execute(delete(GAMES).where(*gone)).rowcount)

    # People

    def heard(self, seen: dict[tuple[str, int], tuple[float, float]], changed: Iterable[str] = ()) -> None:
        """When the people of seats were last heard of: (game, seat) to (seen, gone); `changed`: tell of these games."""
        rows = [
            {"of": game, "seat": number, "moment": moment, "left": gone}
            for (game, number), (moment, gone) in seen.items()
        ]
        for k in range(0, len(rows), PORTION):
            with self.writing() as connection:
                connection.execute(SEEN, rows[k : k + PORTION])
        if self.postgres and changed:
            with self.writing() as connection:
                for game in changed:
                    self.notify(connection, game, CAME)

    # Reports

    def keep_report(self, report: Kept) -> None:
        values = {**asdict(report), "save": pack(report.save)}
        with self.writing() as connection:
            connection.execute(insert(REPORTS), values)

    def reported(self, game: str) -> int:
        """How many reports there are of a game."""
        wanted = select(func.count()).select_from(REPORTS).where(REPORTS.c.game == game)
        with self.reading() as connection:
            return int(connection.execute(wanted).scalar_one())

    def report(self, id: str) -> Kept | None:
        with self.reading() as connection:
            row = connection.execute(select(REPORTS).where(REPORTS.c.id == id)).first()
        return None if row is None else Kept(**{**row._mapping, "save": unpack(row.save)})

    def ping(self) -> None:
        """Does the database answer?"""
        with self.reading() as connection:
            connection.execute(select(1))

    def writes(self) -> bool:
        """Can it be written to, as far as is known? After a failure that is tried anew."""
        self.ping()
        if self.failing:
            try:
                with self.writing() as connection:
                    connection.execute(text("UPDATE meta SET value = value WHERE name = 'schema'"))
            except Refused:
                return False
        return True

    def free(self) -> float:
        """The bytes that are left on the disk of an SQLite file; of PostgreSQL nothing is known."""
        file = self.engine.url.database
        if self.postgres or not file or not Path(file).exists():
            return math.inf
        return shutil.disk_usage(file).free

    def notify(self, connection: Connection, game: str, version: int) -> None:
        """Tell other processes, when and only if the transaction is committed: a version, CAME or SAID."""
        if not self.postgres:
            return
        payload = f"{self.token} {game} {version}"
        connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})


def _not_forgotten(person: str) -> ColumnElement[bool]:
    return GAMES.c.id.not_in(select(FORGOTTEN.c.game).where(FORGOTTEN.c.person == person))


def _values(row: GameRow, *, save: bool = True) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in ("id", "title", "host", "created", "updated")}
    values |= {"version": row.version, "decision": row.decision, "over": row.over}
    values |= {"config": json.dumps(row.config), "summary": json.dumps(row.summary)}
    if save:
        values["save"] = pack(row.save)
    return values


def _row(row: Row[Any]) -> GameRow:
    found = dict(row._mapping)
    found |= {"config": json.loads(row.config), "summary": json.loads(row.summary)}
    if "save" in found:
        found["save"] = unpack(row.save)
    return GameRow(**found)


def _seat(row: Row[Any]) -> Seat:
    return Seat(**{part.name: row._mapping[part.name] for part in fields(Seat)})
