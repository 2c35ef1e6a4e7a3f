"""What the seats are called, and sentences about them."""

from __future__ import annotations

from typing import Any

from hagal.companion.games.runewars.ledger import Ledger
from hagal.companion.words import word
from hagal.text import calling, player, say


def called(ledger: Ledger, seat: int, lang: str) -> str:
    """By the name that was given, or by a number."""
    with calling(ledger.settings.names):
        return say(player(seat), lang)


def said(id: str, ledger: Ledger, seat: int, lang: str, **args: Any) -> str:
    """A sentence in which `$who` is a seat."""
    with calling(ledger.settings.names):
        return word(id, lang, who=player(seat), **args)
