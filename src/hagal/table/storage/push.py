"""Where the browsers of people are called when they are closed: addresses at push services, with the keys to write to
them."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import Column, Float, Table, Text, delete, insert, select

from hagal.table.storage.store import META, Store

PUSH = Table(
    "push",
    META,
    Column("endpoint", Text, primary_key=True),
    Column("person", Text),
    Column("p256dh", Text),
    Column("auth", Text),
    Column("lang", Text),
    Column("made", Float),
)
MOST = 8
"""So many browsers of one person; those kept longest make room."""
AGE = 60 * 24 * 3600.0
"""A browser that has not said for so long that it wants to be called is forgotten."""


@dataclass(frozen=True, slots=True)
class Browser:
    """A browser that wants to be called: its push service's address for it, its keys (base64url), its language."""

    endpoint: str
    person: str
    p256dh: str
    auth: str
    lang: str
    made: float


def known(store: Store, endpoint: str, person: str) -> bool:
    """Does it say again what it has said before?"""
    wanted = select(PUSH.c.made).where(PUSH.c.endpoint == endpoint, PUSH.c.person == person)
    with store.reading() as connection:
        return connection.execute(wanted).first() is not None


def keep(store: Store, browser: Browser) -> None:
    """A browser wants to be called, from now on or still."""
    own = select(PUSH.c.endpoint).where(PUSH.c.person == browser.person).order_by(PUSH.c.made.desc())
    with store.writing() as connection:
        connection.execute(delete(PUSH).where(PUSH.c.endpoint == browser.endpoint))
        old = [row.endpoint for row in connection.execute(own)][MOST - 1 :]
        connection.execute(delete(PUSH).where(PUSH.c.endpoint.in_(old)))
        connection.execute(insert(PUSH), asdict(browser))


def expire(store: Store, now: float) -> int:
    """Forget those that have not been heard of for long. How many."""
    with store.writing() as connection:
        return int(connection.execute(delete(PUSH).where(PUSH.c.made < now - AGE)).rowcount)


def of(store: Store, person: str) -> list[Browser]:
    with store.reading() as connection:
        rows = connection.execute(select(PUSH).where(PUSH.c.person == person)).all()
    return [Browser(**row._mapping) for row in rows]


def drop(store: Store, endpoint: str, person: str = "") -> None:
    """It is no more; with `person`, only if it is that one's."""
    whose = (PUSH.c.person == person,) if person else ()
    with store.writing() as connection:
        connection.execute(delete(PUSH).where(PUSH.c.endpoint == endpoint, *whose))
