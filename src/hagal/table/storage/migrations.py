"""Migrations: how the database came to look as it does, step by numbered step. A step that was ever released stays.

Each step is written out by itself, never in terms of the tables as the code knows them today. A database remembers the
number of the last step done; what is missing is done at start, in one transaction, by one process at a time.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, inspect, text

from hagal.kernel.errors import HagalError

LOCK = 0x48616761
"""The advisory lock of PostgreSQL behind which only one process migrates."""


class NewerDatabase(HagalError):
    """The database was made by a later version of Hagal."""


def _types(connection: Connection) -> dict[str, str]:
    """What the databases call the same things differently."""
    if connection.dialect.name == "postgresql":
        return {"bytes": "BYTEA", "real": "DOUBLE PRECISION", "big": "BIGINT"}
    return {"bytes": "BLOB", "real": "REAL", "big": "INTEGER"}


def _run(connection: Connection, *statements: str) -> None:
    types = _types(connection)
    for statement in statements:
        connection.execute(text(statement.format(**types)))


def games_and_seats(connection: Connection) -> None:
    _run(
        connection,
        """
        CREATE TABLE games (
            id TEXT PRIMARY KEY,
            title TEXT NOT NULL,
            host TEXT NOT NULL,
            created {real} NOT NULL,
            updated {real} NOT NULL,
            version {big} NOT NULL,
            decision {big} NOT NULL,
            "over" BOOLEAN NOT NULL,
            config TEXT NOT NULL,
            summary TEXT NOT NULL,
            save {bytes} NOT NULL
        )
        """,
        """
        CREATE TABLE seats (
            game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            kind TEXT NOT NULL,
            name TEXT NOT NULL,
            owner TEXT NOT NULL,
            invite TEXT NOT NULL,
            nonce TEXT NOT NULL,
            stand_in TEXT NOT NULL,
            seen {real} NOT NULL,
            gone {real} NOT NULL,
            PRIMARY KEY (game, number)
        )
        """,
        "CREATE INDEX games_host ON games (host)",
        "CREATE INDEX seats_owner ON seats (owner)",
        "CREATE INDEX seats_invite ON seats (invite)",
    )


def reports(connection: Connection) -> None:
    _run(
        connection,
        """
        CREATE TABLE reports (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            made {real} NOT NULL,
            version {big} NOT NULL,
            note TEXT NOT NULL,
            save {bytes} NOT NULL
        )
        """,
        "CREATE INDEX reports_game ON reports (game)",
    )


def forgotten(connection: Connection) -> None:
    _run(
        connection,
        """
        CREATE TABLE forgotten (
            game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            person TEXT NOT NULL,
            PRIMARY KEY (game, person)
        )
        """,
        "CREATE INDEX forgotten_person ON forgotten (person)",
    )


def forgotten_when(connection: Connection) -> None:
    _run(connection, "ALTER TABLE forgotten ADD COLUMN made {real} NOT NULL DEFAULT 0")


def chat(connection: Connection) -> None:
    _run(
        connection,
        """
        CREATE TABLE chat (
            game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            person TEXT NOT NULL,
            name TEXT NOT NULL,
            made {real} NOT NULL,
            kind TEXT NOT NULL,
            text TEXT NOT NULL,
            target INTEGER NOT NULL,
            decision {big} NOT NULL,
            PRIMARY KEY (game, number)
        )
        """,
    )


def results(connection: Connection) -> None:
    """They outlive their games: no reference."""
    _run(
        connection,
        """
        CREATE TABLE results (
            game TEXT NOT NULL,
            person TEXT NOT NULL,
            title TEXT NOT NULL,
            ended {real} NOT NULL,
            won BOOLEAN NOT NULL,
            score {big} NOT NULL,
            place INTEGER NOT NULL,
            rounds INTEGER NOT NULL,
            choices INTEGER NOT NULL,
            facets TEXT NOT NULL,
            challenge TEXT NOT NULL,
            part TEXT NOT NULL,
            met BOOLEAN NOT NULL,
            PRIMARY KEY (game, person)
        )
        """,
        "CREATE INDEX results_person ON results (person, ended)",
    )


def daily(connection: Connection) -> None:
    _run(
        connection,
        "CREATE TABLE keys (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
        """
        CREATE TABLE daily (
            day TEXT NOT NULL,
            title TEXT NOT NULL,
            person TEXT NOT NULL,
            game TEXT NOT NULL,
            name TEXT NOT NULL,
            ended {real} NOT NULL,
            won BOOLEAN NOT NULL,
            score {big} NOT NULL,
            place INTEGER NOT NULL,
            rounds INTEGER NOT NULL,
            PRIMARY KEY (day, title, person)
        )
        """,
        "CREATE INDEX daily_game ON daily (game)",
    )


def push(connection: Connection) -> None:
    _run(
        connection,
        """
        CREATE TABLE push (
            endpoint TEXT PRIMARY KEY,
            person TEXT NOT NULL,
            p256dh TEXT NOT NULL,
            auth TEXT NOT NULL,
            lang TEXT NOT NULL,
            made {real} NOT NULL
        )
        """,
        "CREATE INDEX push_person ON push (person)",
    )


def tries(connection: Connection) -> None:
    _run(
        connection,
        "ALTER TABLE daily ADD COLUMN hints BOOLEAN NOT NULL DEFAULT FALSE",
        "ALTER TABLE daily ADD COLUMN apart TEXT NOT NULL DEFAULT ''",
    )


def ahead(connection: Connection) -> None:
    _run(
        connection,
        """
        CREATE TABLE ahead (
            game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            scope TEXT NOT NULL,
            state TEXT NOT NULL,
            PRIMARY KEY (game, seat)
        )
        """,
    )


STEPS: tuple[Callable[[Connection], None], ...] = (
    games_and_seats,
    reports,
    forgotten,
    forgotten_when,
    chat,
    results,
    daily,
    push,
    tries,
    ahead,
)


def migrate(connection: Connection, upto: int | None = None) -> int:
    """Do the steps that are missing (up to a number), within the caller's transaction; the number of the last."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    wanted = len(STEPS) if upto is None else upto
    done = _done(connection)
    if done > len(STEPS):
        raise NewerDatabase(
            f"this database was made by a later version of Hagal (its tables are at step {done}, this version knows "
            f"{len(STEPS)}); use that version, or another database"
        )
    for number in range(done, wanted):
        STEPS[number](connection)
    if wanted > done:
        connection.execute(text("UPDATE meta SET value = :value WHERE name = 'schema'"), {"value": str(wanted)})
    return max(done, wanted)


def _done(connection: Connection) -> int:
    """The last step done; 0 for an empty database."""
    if not inspect(connection).has_table("meta"):
        connection.execute(text("CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)"))
        connection.execute(text("INSERT INTO meta (name, value) VALUES ('schema', '0')"))
    return int(connection.execute(text("SELECT value FROM meta WHERE name = 'schema'")).scalar_one())
