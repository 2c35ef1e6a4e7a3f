"""Replays: games as they were after so many choices, and Records that people bring along."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence

import hagal
from hagal import games
from hagal.game import SAVE_MARK, Game, onward
from hagal.kernel.errors import HagalError
from hagal.kernel.record import Record
from hagal.packs import Pack
from hagal.table.games import titles
from hagal.table.packs import NO_PACK, Shelf
from hagal.table.refusal import Refused
from hagal.table.rooms.new_game import modules_of
from hagal.table.settings import Settings

MOST = 128
"""So many positions are kept for those who move a slider to and fro."""
STRIDE = 64
"""On a long way one position in so many is kept, too: a jump goes on from the nearest one."""
AT_ONCE, IN_LINE = 1, 8
"""So many games are replayed at a time, and so many more may wait: a choice of somebody who plays comes first."""
WAIT = 5.0
"""Seconds after which waiting is given up."""
WRONG = (ValueError, KeyError, TypeError, IndexError, AttributeError, AssertionError, OverflowError, RecursionError)
"""What reading a forged text may come to."""


def free(choices: int) -> None:
    """Nobody pays."""


class Replays:
    """Positions of games by (game, its version, number of choices)."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf: Shelf = shelf
        self.kept: OrderedDict[tuple[str, int, int], Game] = OrderedDict()
        self.lock = threading.Lock()
        self.line = Line(AT_ONCE, IN_LINE, WAIT)

    def at(self, id: str, version: int, record: Record, number: int, pay: Callable[[int], None] = free) -> Game:
        """The game after that many choices. Nobody may change it. Refused (429) if too many are at it.

        `pay` is told how many choices are going to be played again."""
        found = self._kept(id, version, number)
        if found is not None:
            return found
        pay(number - self._nearest(id, version, number))
        with self.line:
            return self._played(id, version, record, number)

    def _nearest(self, id: str, version: int, number: int) -> int:
        """The number of choices of the nearest position before; 0 if there is none."""
        kept = tuple(self.kept)
        return max((at for game, of, at in kept if (game, of) == (id, version) and at <= number), default=0)

    def _kept(self, id: str, version: int, number: int) -> Game | None:
        with self.lock:
            found = self.kept.get((id, version, number))
            if found is not None:
                self.kept.move_to_end((id, version, number))
            return found

    def _played(self, id: str, version: int, record: Record, number: int) -> Game:
        """Go on from the nearest position before it, and keep some on the way."""
        game = self._kept(id, version, self._nearest(id, version, number))
        if game is None:
            game = upto(record, 0, self.shelf.needed(record, NO_PACK, 503))
        made = len(game.record.keys)
        stops = {*range(made - made % STRIDE + STRIDE, number, STRIDE), number - 1, number}
        for stop in sorted(stop for stop in stops if stop >= made):  # the one before is for words about the last choice
            if stop > made:
                game = further(game, record, stop)
            self._keep((id, version, stop), game)
        return game

    def _keep(self, key: tuple[str, int, int], game: Game) -> None:
        with self.lock:
            self.kept[key] = game
            self.kept.move_to_end(key)
            while len(self.kept) > MOST:
                self.kept.popitem(last=False)


class Line:
    """Work that is done by few at a time. Whoever comes to a long line, or has stood in it too long, is refused."""

    def __init__(self, at_once: int, waiting: int, patience: float) -> None:
        self.turns = threading.Semaphore(at_once)
        self.places = threading.Semaphore(at_once + waiting)
        self.patience: float = patience

    def __enter__(self) -> None:
        if not self.places.acquire(blocking=False):
            raise Refused("busy", 429, after=self.patience)
        if not self.turns.acquire(timeout=self.patience):
            self.places.release()
            raise Refused("busy", 429, after=self.patience)

    def __exit__(self, *_error: object) -> None:
        self.turns.release()
        self.places.release()


def upto(record: Record, number: int, packs: Sequence[Pack] = ()) -> Game:
    """A game of its own, after that many choices of a Record with these packs."""
    try:
        return hagal.replay(str(record), packs=packs, upto=number)
    except HagalError as error:  # a rule was mended since
        raise Refused("no-replay", 409, detail=str(error)) from None


def further(game: Game, record: Record, number: int) -> Game:
    """The same, from an earlier position of that Record."""
    try:
        return onward(game, record, number)
    except HagalError as error:
        raise Refused("no-replay", 409, detail=str(error)) from None


def check_table(record: Record) -> None:
    """Only what can be played at this table can be shown here."""
    if record.title not in titles():
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
