"""Replays: games as they were after so many choices, and Records that people bring along."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Sequence

import hagal
from hagal import games
from hagal.game import SAVE_MARK, Game
from hagal.kernel.errors import HagalError
from hagal.kernel.record import Record
from hagal.packs import Pack
from hagal.table import faces
from hagal.table.opening import modules_of
from hagal.table.refusal import Refused
from hagal.table.settings import Settings
from hagal.table.shelf import NO_PACK, Shelf

MOST = 32
"""So many positions are kept for those who move a slider to and fro."""
WRONG = (ValueError, KeyError, TypeError, IndexError, AttributeError, AssertionError, OverflowError, RecursionError)
"""What reading a forged text may come to."""


class Replays:
    """Positions of games by (game, its version, number of choices)."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf: Shelf = shelf
        self.kept: OrderedDict[tuple[str, int, int], Game] = OrderedDict()
        self.lock = threading.Lock()

    def at(self, id: str, version: int, record: Record, number: int) -> Game:
        """The game after that many choices. Nobody may change it."""
        key = (id, version, number)
        with self.lock:
            found = self.kept.get(key)
            if found is not None:
                self.kept.move_to_end(key)
                return found
        game = upto(record, number, self.shelf.needed(record, NO_PACK, 503))
        with self.lock:
            self.kept[key] = game
            while len(self.kept) > MOST:
                self.kept.popitem(last=False)
        return game


def upto(record: Record, number: int, packs: Sequence[Pack] = ()) -> Game:
    """A game of its own, after that many choices of a Record with these packs."""
    try:
        return hagal.replay(str(record), packs=packs, upto=number)
    except HagalError as error:  # a rule was mended since
        raise Refused("no-replay", 409, detail=str(error)) from None


def check_table(record: Record) -> None:
    """Only what can be played at this table can be shown here."""
    if record.title not in faces.titles():
        raise Refused("no-title", title=record.title[:40])
    title = games.title(record.title)
    for module in record.modules:
        if module in title.modules and module not in modules_of(title):
            raise Refused("no-module", name=module, known=", ".join(modules_of(title)))


def read(text: str, settings: Settings, shelf: Shelf) -> Game:
    """A whole Record, or a save, that somebody uploads. Refused (400) with what is wrong with it."""
    if len(text) > settings.upload:
        raise Refused("record-long", 413, most=settings.upload // 1024)
    head, _mark, _snapshot = text.replace("\r\n", "\n").lstrip("\ufeff").partition(f"\n{SAVE_MARK}")
    try:
        record = Record.parse(head)
        check_table(record)
        if record.partial:
            raise Refused("record-partial")
        if len(record.keys) > settings.upload_choices:
            raise Refused("record-choices", most=settings.upload_choices)
        return hagal.replay(head, packs=shelf.needed(record, "record-pack", 400))
    except HagalError as error:
        raise Refused("record-damaged", detail=str(error)) from None
    except WRONG as error:
        raise Refused("record-damaged", detail=type(error).__name__) from None
