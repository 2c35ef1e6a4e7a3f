"""Seldom: what happens again and again is logged once in a while, so that nobody can fill the disk with log lines."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from types import TracebackType

EVERY = 60.0
"""Seconds between two lines that say the same."""
MOST = 500
"""So many different lines are remembered."""
LONGEST = 300
"""So much of a line tells it from others."""


class Seldom(logging.Filter):
    """Lets a line through once in a while, and says then how often it was held back."""

    def __init__(self, every: float = EVERY, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.every: float = every
        self.clock: Callable[[], float] = clock
        self.told: OrderedDict[object, tuple[float, int]] = OrderedDict()
        """When a line was let through, and how often it was held back since."""

    def filter(self, record: logging.LogRecord) -> bool:
        said = record.getMessage()
        line = (record.name, said[:LONGEST], _place(record))
        now = self.clock()
        then, held = self.told.pop(line, (now - self.every, 0))
        if now - then < self.every:
            self.told[line] = (then, held + 1)
            return False
        self.told[line] = (now, 0)
        if len(self.told) > MOST:
            self.told.popitem(last=False)
        if held:
            record.msg, record.args = f"{said} (and {held} more like it)", ()
        return True


def _place(record: logging.LogRecord) -> object:
    """Where the exception of a line was raised, if it has one."""
    kind, _error, trace = record.exc_info or (None, None, None)
    last: TracebackType | None = trace
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    return kind, last and (last.tb_frame.f_code.co_filename, last.tb_lineno)


SELDOM = Seldom()


def hush() -> None:
    """The log of a server that was started for a person says everything seldom. (Who sets up a log decides there.)"""
    handlers = list(logging.getLogger("uvicorn").handlers)
    if logging.lastResort is not None:
        handlers.append(logging.lastResort)
    for handler in handlers:
        handler.addFilter(SELDOM)
