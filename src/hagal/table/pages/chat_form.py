"""The form for speaking at a table, as plain data."""

from __future__ import annotations

from typing import Any

from hagal.table.people import CHAT_LENGTH, NAME_LENGTH
from hagal.table.rooms.chat import PHRASES
from hagal.table.words import words


def facts(id: str, seat: int, seated: bool, lang: str) -> dict[str, Any]:
    """What the form for speaking is made of."""
    t = words(lang)
    return {
        "path": f"/games/{id}",
        "seat": seat,
        "seated": seated,
        "phrases": [(phrase, t(f"company-phrase-{phrase}")) for phrase in PHRASES],
        "longest_line": CHAT_LENGTH,
        "longest": NAME_LENGTH,
    }
