"""Loading: going on with a game from a snapshot of its state, where its Record leads there and where it does not."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from hagal.doubtful import Doubtful
from hagal.game import SAVE_MARK, Game, played_by, rules_of
from hagal.kernel.codec import parsed, restore, snapshot
from hagal.kernel.errors import HagalError, RecordError, shown
from hagal.kernel.events import Log
from hagal.kernel.laws import fits
from hagal.kernel.loop import advance
from hagal.kernel.record import Record, checksum
from hagal.kernel.state import State
from hagal.kernel.title import Title
from hagal.packed import title_of

if TYPE_CHECKING:
    from hagal.packs import Pack


def load(text: str, *, packs: Iterable[str | Path | Pack] = ()) -> Game:
    """Go on with a saved game, from its snapshot; `packs` as for `replay`."""
    if not isinstance(text, str):
        raise RecordError(f"a save is a text, not {shown(text)}")
    head, mark, tail = text.replace("\r\n", "\n").partition(f"\n{SAVE_MARK}")
    if not mark:
        raise RecordError(
            f"this is not a save: it lacks its '{SAVE_MARK.strip()}' line (a Record alone is read by hagal.replay)"
        )
    record = Record.parse(head)
    if record.partial:
        raise RecordError("this save lacks its seed")
    sum, _space, data = tail.rstrip("\n").partition(" ")
    if sum != checksum(data):
        raise RecordError("this save is cut off or damaged: its snapshot is not whole")
    title = title_of(record, packs)
    game, why = _retold(record, title)
    try:
        game = _as_saved(data, game, title, record)
    except RecordError as error:  # a state of another version: what happened until then is enough, if it still can
        if game is None:
            raise RecordError(f"{error}; nor can its Record be replayed: {why}") from None
    if game.record.entries == record.entries:  # otherwise a rule needed more luck on the way, and that counts
        game.record = record
    return game


def _retold(record: Record, title: Title) -> tuple[Game | None, str]:
    """The Record replayed, or why it cannot be."""
    try:
        return played_by(record, title), ""
    except HagalError as error:
        return None, str(error)


def _as_saved(data: str, retold: Game | None, title: Title, record: Record) -> Game:
    """The game as its snapshot has it. If the Record leads there, the story and the undo window are there again.

    A rule fix may lead elsewhere; then the snapshot counts, and the story starts anew. It may be anything: all that is
    asked of it at once has to work.
    """
    try:
        kept = parsed(title.as_named(record.rules, data))
        if retold is not None and snapshot(retold.state) == kept:
            return retold
        state = restore(rules_of(record, title), kept)
        if retold is not None and snapshot(retold.state) == snapshot(state):  # as an earlier version wrote it
            return retold
        return resumed(title, state, record)
    except RecordError:
        raise
    except Exception as error:
        raise RecordError(f"this save is damaged: its snapshot does not fit the rules ({shown(error)})") from error


def resumed(title: Title, state: State, record: Record) -> Game:
    """A game at a state that was read: it may be anything, so all that is asked of it at once has to work."""
    game = Doubtful(title, state, record, Log())
    fresh = title.start(state.rules, 0)
    advance(fresh)
    fits(state, fresh)
    game.resume()
    game.check()
    return game
