"""A game and its twin, which a viewer cannot tell from it: all that it may not know is another."""

from __future__ import annotations

from typing import Any

from hagal.game import Game
from hagal.kernel.chance import Rng
from hagal.kernel.events import Event, Hidden, Log
from hagal.kernel.knowledge import determinize, mask_of
from hagal.kernel.record import Record
from hagal.kernel.state import State

SCRAMBLED = "what-nobody-may-see"


def scrambled(game: Game, seat: int) -> Game:
    """A game that looks the same to this viewer, and is another in everything else."""
    seats = () if seat < 0 else (seat,)
    log = other_log(game.log, mask_of(seats), game.state)
    twin = Game(game.title, determinize(game.state, seats, Rng(9)), other_record(game.record, seats), log)
    twin.resume()
    twin._undo = game._undo
    return twin


def going_back(game: Game, seat: int) -> list[tuple[str, bool, Any]]:
    """For each choice of a seat: whether it is told that it could take it back, and what it sees if it can."""
    found = []
    for decision in game.decisions:
        for key in decision.keys if decision.seat == seat else ():
            after = game.copy().choose(key, seat)
            seen = (after.view(seat), after.log.seen_by(mask_of((seat,)))) if after.can_undo_by(seat) else None
            found.append((key, game.could_undo(key, seat), seen))
    return found


def other_log(log: Log, mask: int, s: State) -> Log:
    found = Log()
    for event in log.events:
        args = {name: other_card(value, mask, s) for name, value in event.args.items()}
        if not event.mask & mask:
            args = dict.fromkeys(args, SCRAMBLED)
        found.events.append(Event(event.kind, event.seat, event.rules, args, event.mask, event.wording))
    return found


def other_card(value: Any, mask: int, s: State) -> Any:
    """Another card of the same kind where the viewer may not know which it was."""
    if isinstance(value, tuple):
        return tuple(other_card(item, mask, s) for item in value)
    if not isinstance(value, Hidden) or value.mask & mask:
        return value
    kind = type(value.component)
    other = next(c for c in s.rules.components.values() if type(c) is kind and c is not value.component)
    return Hidden(other, value.mask)


def other_record(record: Record, seats: tuple[int, ...]) -> Record:
    found = record.copy()
    found.seed = 1234567
    for k, (seat, key) in enumerate(record.entries):
        if seat < 0:
            found.entries[k] = (seat, key[::-1] if key.startswith(" ") else "0")
        elif k in record.secret and seat not in seats:
            found.entries[k] = (seat, SCRAMBLED)
    return found
