"""The chance of a day's deal, from the server's own key, and the try that begins together with its game."""

from __future__ import annotations

import hashlib
import hmac
import re
from datetime import date, timedelta

from hagal.kernel.chance import Deal
from hagal.table.refusal import Refused
from hagal.table.storage import daily as kept
from hagal.table.storage.daily import Try
from hagal.table.storage.keys import Keys
from hagal.table.storage.store import Also, GameRow

DAILY = "daily"
"""Where a room has its day; the name of the key."""
MEMORY = 60
"""So many days back results are kept."""


def day_of(text: str) -> date:
    """Refused: `no-day` (404)."""
    try:
        return date.fromisoformat(text) if re.fullmatch(r"\d{4}-\d\d-\d\d", text) else _none()
    except ValueError:
        return _none()


def _none() -> date:
    raise Refused("no-day", 404)


def secret(keys: Keys, day: str, title: str, what: str) -> bytes:
    """What nobody knows of a day, made of the server's own key."""
    return hmac.new(keys.of(DAILY), f"{what}/{day}/{title}".encode(), hashlib.sha256).digest()


def deal(keys: Keys, day: str, title: str) -> Deal:
    return Deal(secret(keys, day, title, "deal"))


def first(row: GameRow) -> Also | None:
    """What is written together with a new game, if it is a try."""
    day = row.config.get(DAILY)
    if not day:
        return None
    oldest = (day_of(str(day)) - timedelta(days=MEMORY)).isoformat()
    return kept.begun(Try(str(day), row.title, row.host, row.id), oldest)
