"""Replays: games as they were after so many choices, and Records that people bring along."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import hagal
from hagal import games
from hagal.game import SAVE_MARK, Game, onward
from hagal.kernel.errors import HagalError
from hagal.kernel.record import Record
from hagal.packs import Pack
from hagal.table.games import titles
from hagal.table.kept import Kept
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


def position(record: Record) -> str:
    """What a game is told by: the same as long as nothing happens in it, whatever happens in its room; another one when
    a choice is taken back and made otherwise."""
    return hashlib.blake2b(repr(record.entries).encode(), digest_size=16).hexdigest()


@dataclass(frozen=True, slots=True)
class Past:
    """A game up to now, taken at one moment: what one looks back at does not change while one looks."""

    game: str
    record: Record
    """A copy."""
    position: str
    bare: bool
    """Has it nothing to hide any more?"""

    @property
    def length(self) -> int:
        """How many choices were made: one looks back at 0 to this."""
        return len(self.record.keys)

    def check(self, at: int) -> None:
        """Refused: `no-moment` (404)."""
        if not 0 <= at <= self.length:
            raise Refused("no-moment", 404, most=self.length)


class Replays:
    """Positions of games by (game, what it was then, number of choices)."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf: Shelf = shelf
        self.kept: Kept[tuple[str, object, int], Game] = Kept(MOST)
        self.line = Line(AT_ONCE, IN_LINE, WAIT)

    def then(self, past: Past, number: int, pay: Callable[[int], None] = free) -> Game:
        """As `at`, of a game up to now."""
        return self.at(past.game, past.position, past.record, number, pay)

    def at(self, id: str, of: object, record: Record, number: int, pay: Callable[[int], None] = free) -> Game:
        """The game after that many choices. Nobody may change it. Refused (429) if too many are at it.

        `of` tells this Record from others that the game has had; `pay` is told how many choices are going to be played
        again."""
        found = self.kept.get((id, of, number))
        if found is not None:
            return found
        pay(number - self._nearest(id, of, number))
        with self.line:
            return self._played(id, of, record, number)

    def _nearest(self, id: str, of: object, number: int) -> int:
        """The number of choices of the nearest position before; 0 if there is none."""
        kept = self.kept.keys()
        return max((at for game, other, at in kept if (game, other) == (id, of) and at <= number), default=0)

    def _played(self, id: str, of: object, record: Record, number: int) -> Game:
        """Go on from the nearest position before it, and keep some on the way."""
        game = self.kept.get((id, of, self._nearest(id, of, number)))
        if game is None:
            game = upto(record, 0, self.shelf.needed(record, NO_PACK, 503))
        made = len(game.record.keys)
        stops = {*range(made - made % STRIDE + STRIDE, number, STRIDE), number - 1, number}
        for stop in sorted(stop for stop in stops if stop >= made):  # the one before is for words about the last choice
            if stop > made:
                game = further(game, record, stop)
            self.kept.keep((id, of, stop), game)
        return game


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
