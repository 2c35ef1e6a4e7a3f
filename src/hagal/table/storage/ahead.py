"""What seats have told the table in advance, as it is kept: beside the game, and without a version of its own, because
whoever hears of a new version would hear of it."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Column, Integer, Table, Text, bindparam, delete, insert, select

from hagal.table.storage.store import META, Store

AHEAD = Table(
    "ahead",
    META,
    Column("game", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("scope", Text),
    Column("state", Text),
)
OF = select(AHEAD.c.scope, AHEAD.c.state).where(AHEAD.c.game == bindparam("id"), AHEAD.c.seat == bindparam("of"))


@dataclass(frozen=True, slots=True)
class Said:
    """Which row of questions a seat lets pass, and what others had done in it until then."""

    scope: str
    state: str


def keep(store: Store, game: str, seat: int, said: Said) -> None:
    with store.writing() as connection:
        connection.execute(delete(AHEAD).where(AHEAD.c.game == game, AHEAD.c.seat == seat))
        connection.execute(insert(AHEAD), {"game": game, "seat": seat, "scope": said.scope, "state": said.state})


def of(store: Store, game: str, seat: int) -> Said | None:
    with store.reading() as connection:
        row = connection.execute(OF, {"id": game, "of": seat}).first()
    return None if row is None else Said(row.scope, row.state)


def drop(store: Store, game: str, seat: int) -> None:
    with store.writing() as connection:
        connection.execute(delete(AHEAD).where(AHEAD.c.game == game, AHEAD.c.seat == seat))
