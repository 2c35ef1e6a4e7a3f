"""The database behind a store: how its address is read, how connections are made, and why it cannot be used."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from hagal.kernel.errors import HagalError
from hagal.kernel.step import Msg
from hagal.text import say

BUSY = 10_000
"""Milliseconds for which SQLite waits for another writer."""
SYNCHRONOUS = "FULL"
"""SQLite has what it acknowledges on the disk. (Tests that cut no power do without.)"""
CONNECTIONS = 20
"""To PostgreSQL, at most, for each server process."""
SQLITE, POSTGRES = "sqlite", "postgresql"
DRIVERS = {SQLITE: "sqlite", POSTGRES: "postgresql+psycopg", "postgres": "postgresql+psycopg"}
LONGEST = 300


class NoDatabase(HagalError):
    """A database that cannot be used. `message` says why, for the language of whoever started the server."""

    def __init__(self, message: Msg) -> None:
        super().__init__(say(message, "en"))
        self.message: Msg = message


def is_postgres(url: str) -> bool:
    return parse(url).get_backend_name() == POSTGRES


def parse(url: str) -> URL:
    """The address of a database. What cannot be understood is not repeated: there may be a password in it."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise NoDatabase(Msg("server-no-url")) from None
    driver = DRIVERS.get(parsed.get_backend_name())
    if driver is None:
        raise NoDatabase(Msg("server-no-url"))
    return parsed.set(drivername=driver)


def unusable(url: str, reason: str) -> NoDatabase:
    return NoDatabase(Msg("server-no-database", database=shown(url), reason=reason))


def shown(url: str) -> str:
    """An address without its password; of SQLite, the file."""
    parsed = parse(url)
    if parsed.get_backend_name() == SQLITE and parsed.database:
        return parsed.database
    return parsed.set(drivername=parsed.get_backend_name()).render_as_string(hide_password=True)


def reason_of(error: Exception) -> str:
    """Why a database refused, in its own words: one line, without the statement and its values."""
    own = getattr(error, "orig", None)
    lines = str(error).splitlines()[:1] if own is None else str(own).splitlines()
    told = " ".join(" ".join(line.split()) for line in lines if not line.startswith(("DETAIL:", "CONTEXT:")))
    return told[:LONGEST] or type(error).__name__


def engine(url: str) -> Engine:
    """Connections to a database, which need not be there yet."""
    parsed = parse(url)
    try:
        if parsed.get_backend_name() == POSTGRES:
            # All are kept: one that is made anew costs PostgreSQL more than a choice does.
            return create_engine(parsed, pool_pre_ping=True, pool_size=CONNECTIONS, max_overflow=0)
        if parsed.database and parsed.database != ":memory:" and not parsed.database.startswith("file:"):
            _make_file(Path(parsed.database))
        found = create_engine(parsed, pool_size=10, max_overflow=30)
    except ImportError:
        raise NoDatabase(Msg("server-no-driver")) from None
    except OSError as error:
        raise unusable(url, error.strerror or str(error)) from None
    except (SQLAlchemyError, TypeError, ValueError):  # a driver or an option that there is not
        raise NoDatabase(Msg("server-no-url")) from None
    event.listen(found, "connect", _prepare)
    event.listen(found, "begin", _begin)
    return found


def _make_file(path: Path) -> None:
    """An empty file that only its user can read: it will hold the hidden cards of running games."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        pass


def _prepare(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", f"synchronous={SYNCHRONOUS}", f"busy_timeout={BUSY}", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Writers of SQLite queue up at once; one that starts as a reader could be refused halfway."""
    if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
