"""Secrets of this server, by name: each made once, at random, and never told to anybody."""

from __future__ import annotations

import secrets

from sqlalchemy import Column, Table, Text, insert, select
from sqlalchemy.exc import IntegrityError

from hagal.table.refusal import Refused
from hagal.table.storage.store import META, Store

KEYS = Table("keys", META, Column("name", Text, primary_key=True), Column("value", Text))


class Keys:
    """The keys of a database. They never change, so each is read once."""

    def __init__(self, store: Store) -> None:
        self.store: Store = store
        self.known: dict[str, bytes] = {}

    def of(self, name: str) -> bytes:
        """256 bits."""
        found = self.known.get(name)
        if found is None:
            found = self.known[name] = bytes.fromhex(self._read(name) or self._made(name))
        return found

    def _read(self, name: str) -> str:
        with self.store.reading() as connection:
            return str(connection.execute(select(KEYS.c.value).where(KEYS.c.name == name)).scalar() or "")

    def _made(self, name: str) -> str:
        try:
            with self.store.writing() as connection:
                connection.execute(insert(KEYS), {"name": name, "value": secrets.token_hex(32)})
        except Refused as refused:
            if not isinstance(refused.__cause__, IntegrityError):  # else another process was quicker
                raise
        return self._read(name)
