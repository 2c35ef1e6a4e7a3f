"""A game held in memory: a copy of its row that follows it, and the only way to change it.

When the row has moved on (another process, another room of the same game), the copy follows. Whatever changes it names
the version that it is based on; if the row has another by then, nothing happens.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import hagal
from hagal.game import SAVE_MARK, Game
from hagal.kernel.errors import HagalError
from hagal.kernel.record import PACKS, Record
from hagal.table.packs import NO_PACK, Shelf
from hagal.table.refusal import Refused
from hagal.table.rooms.house import House
from hagal.table.rooms.news import Tales
from hagal.table.rooms.turns import summary, turn_of
from hagal.table.seats import Seat
from hagal.table.sight import HUMAN
from hagal.table.storage.store import Also, GameRow
from hagal.table.wish import QUICK

PACKED = f"\n{PACKS}: "
"""Only Records with packs have this; others need not be read twice."""


class LiveGame:
    """A game with its seats, as it is kept."""

    def __init__(self, rooms: House, row: GameRow, seats: list[Seat], game: Game | None = None) -> None:
        self.rooms: House = rooms
        self.row: GameRow = row
        self.seats: list[Seat] = seats
        self.lock = threading.RLock()
        self._game: Game = self._opened(row) if game is None else game
        self.tales: Tales = Tales()
        self.retold: Tales = Tales()
        """Those of replays."""
        self.turn: object = turn_of(self._game)
        self.begun: int = row.version
        """The version since which the same seat is at the same thing: what others do aside is in time since then."""
        self.used: float = time.monotonic()
        self.stuck_at: int = -1
        """The version at which bots could not go on."""
        self.reminded: set[tuple[int, int]] = set()
        """Who was nudged, about which decision."""
        self._public: tuple[object, Mapping[str, Any]] | None = None
        self.torn: bool = False
        """The game in memory is ahead of a row that could not be written: it must be read anew."""

    @property
    def game(self) -> Game:
        """The game as it is kept; use it under the lock."""
        if self.torn:
            self.refresh()
        return self._game

    def public(self) -> Mapping[str, Any]:
        """What everybody sees of the game; use it under the lock. Made once for each position."""
        game = self.game
        at = (game, len(game.record.entries), self.version)
        if self._public is None or self._public[0] != at:
            self._public = (at, game.view(None))
        return self._public[1]

    # Facts

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def title(self) -> str:
        return self.row.title

    @property
    def players(self) -> int:
        """People and bots; rivals are not counted."""
        return len(self.seats)

    @property
    def modules(self) -> tuple[str, ...]:
        return self.game.record.modules

    @property
    def packs(self) -> tuple[str, ...]:
        """The content packs of the game, as its Record names them."""
        return self.game.record.packs

    @property
    def version(self) -> int:
        return self.row.version

    @property
    def decision(self) -> int:
        return self.row.decision

    @property
    def over(self) -> bool:
        return self.row.over

    @property
    def uploaded(self) -> bool:
        """Made from an uploaded Record: nobody plays it, anybody who knows its address may look through any seat."""
        return bool(self.row.config.get("uploaded"))

    @property
    def bare(self) -> bool:
        """Has nothing to hide any more."""
        return self.over or self.uploaded

    @property
    def shared(self) -> bool:
        """Do all seats of one browser belong to one person, who plays them with open hands?"""
        return bool(self.row.config.get("shared"))

    @property
    def pace(self) -> str:
        return str(self.row.config.get("pace", QUICK))

    @property
    def alone(self) -> frozenset[int]:
        """The seats of whoever plays against bots and rivals alone: a pause of theirs tells nobody anything, so what
        has one answer is answered for them."""
        people = [seat for seat in self.seats if seat.kind == HUMAN]
        if self.uploaded or any(seat.open for seat in people) or (len(people) > 1 and not self.shared):
            return frozenset()
        return frozenset(seat.number for seat in people if not seat.bot)

    # Keeping

    def _keep(self, game: Game, more: int, decision: int) -> None:
        """Commit a game that is `more` versions ahead; `decision`: the number of a question opened by that."""
        old = self.row
        row = replace(
            old,
            updated=self.rooms.clock(),
            version=old.version + more,
            decision=decision or old.decision,
            over=game.over,
            summary=summary(game),
            save=game.save(),
        )
        ends = game.over and not old.over
        self._commit(row, old.version, also=self.rooms.counted(row, self.seats, game) if ends else None)
        self._game = game
        turn = turn_of(game)
        if turn != self.turn or more != 1:
            self.turn, self.begun = turn, self.version

    def _commit(
        self, row: GameRow, old: int, seats: Sequence[Seat] = (), *, save: bool = True, also: Also | None = None
    ) -> None:
        try:
            kept = self.rooms.store.advance(row, old, seats, save=save, also=also)
        except BaseException:
            self.torn = True
            raise
        if not kept:
            self.torn = True
            self.refresh()
            raise Refused("stale", 409)
        self.row = row
        self.rooms.changed(row.id, row.version)

    def refresh(self, version: int = -1) -> None:
        """Follow the row, unless it is known to be at this version still."""
        with self.lock:
            self.used = time.monotonic()
            if 0 <= version <= self.version and not self.torn:
                return
            found = self.rooms.store.load(self.id)
            if found is None:
                raise Refused("no-game", 404)
            row, self.seats = found
            torn, self.torn = self.torn, True  # whatever fails from here on leaves it half changed
            followed = None if torn else follow(self._game, row.save)
            self._game = self._opened(row) if followed is None else followed
            self.row = row
            self.turn, self.begun = turn_of(self._game), row.version
            self.torn = False

    def _opened(self, row: GameRow) -> Game:
        """The game of a row. One that an earlier version gave a seed forgets it: what it brings could be computed."""
        game = open_save(row.save, self.rooms.shelf)
        if not row.over and not self.rooms.settings.seeds:
            game.forget_seed()
        return self.dealt(game, row)

    def dealt(self, game: Game, row: GameRow) -> Game:
        """A game that goes on by the deal of its day, if its room has one. (No copy does so by itself.)"""
        deal = None if row.over else self.rooms.deal(row.config, row.title)
        if deal is not None:
            game.go_on_by(deal)
        return game

    def _set(self, config: dict[str, Any], seats: Sequence[Seat] = ()) -> None:
        """Change something about the room, not about its game."""
        row = replace(
            self.row,
            version=self.version + 1,
            config={**self.row.config, **config},
            updated=self.rooms.clock(),
        )
        self._commit(row, self.version, seats, save=False)
        for seat in seats:
            self.seats[seat.number] = seat

    def reseat(self) -> bool:
        """Read anew when people were last heard of: another process knows. False if the game was removed."""
        seats = self.rooms.store.seats(self.id)
        with self.lock:
            for mine, kept in zip(self.seats, seats, strict=False):
                mine.seen, mine.gone = kept.seen, kept.gone
        return bool(seats)


def open_save(save: str, shelf: Shelf) -> Game:
    """A game from its row. Refused (500) if this version of Hagal cannot go on with it, 503 if it lacks a pack."""
    head = save.partition(f"\n{SAVE_MARK}")[0]
    try:
        packs = shelf.needed(Record.parse(head), NO_PACK, 503) if PACKED in head else ()
        return hagal.load(save, packs=packs)
    except HagalError as error:
        raise Refused("unreadable", 500, detail=str(error)) from None


def follow(game: Game, save: str) -> Game | None:
    """The game brought up to a later save by its new choices; None if it took another way (an undo)."""
    try:
        record = Record.parse(save.partition(f"\n{SAVE_MARK}")[0])
    except HagalError:
        return None
    return game if game.catch_up(record) else None
