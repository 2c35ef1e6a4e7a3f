"""Upkeep: what a server does by itself now and then, in a thread of its own."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

from hagal.table.refusal import Refused

LOG = logging.getLogger(__name__)
HOUR = 3600.0
DAY = 24 * HOUR


class Upkeep:
    """Calls `sweep` every hour, until it is closed. A database that is away is tried the next time."""

    def __init__(self, sweep: Callable[[], int], every: float = HOUR) -> None:
        self.sweep: Callable[[], int] = sweep
        self.every: float = every
        self.stop = threading.Event()
        self.thread = threading.Thread(target=self._run, name="hagal-upkeep", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        while not self.stop.wait(self.every):
            try:
                gone = self.sweep()
                if gone:
                    LOG.warning("removed %d games in which nothing had happened for long", gone)
            except Refused as refused:
                LOG.warning("no upkeep this time: %s %s", refused.code, refused.detail)
            except Exception:
                LOG.exception("no upkeep this time")

    def close(self) -> None:
        self.stop.set()
        self.thread.join(timeout=5)
