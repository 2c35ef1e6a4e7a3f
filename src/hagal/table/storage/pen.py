"""The pen: how a choice gets into an SQLite file, as straight as can be, for it is written at every click.

SQLite has one writer at a time, so one connection does for all; it is kept, and what it writes is plain SQL.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Engine, PoolProxiedConnection


class Pen:
    """For one thread at a time. What fails raises the error of the driver, and nothing is written then."""

    def __init__(self, engine: Engine) -> None:
        self.engine: Engine = engine
        self.held: PoolProxiedConnection | None = None

    def write(self, statement: str, values: Mapping[str, Any]) -> int:
        """How many rows a statement changed. They are on the disk."""
        try:
            if self.held is None:
                self.held = self.engine.raw_connection()
            return self._write(self.held.driver_connection, statement, values)
        except BaseException:
            self.close()  # whatever it had begun is taken back
            raise

    @staticmethod
    def _write(connection: Any, statement: str, values: Mapping[str, Any]) -> int:
        connection.execute("BEGIN IMMEDIATE")
        changed: int = connection.execute(statement, values).rowcount
        connection.execute("COMMIT")
        return changed

    def close(self) -> None:
        if self.held is not None:
            self.held.invalidate()
            self.held = None
