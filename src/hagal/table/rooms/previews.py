"""Previews: what comes of each answer to a question, worked out when somebody looks at one.

The page of a table says it where there are few answers. Where there are many, such as the spaces for an Agent, a click
does not wait for it: it is asked for here. It is made of what the seat knows (`telling.outcomes`), on copies: the game,
its Record and its chance never hear of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hagal.table.people import STRANGER, Person
from hagal.table.refusal import Refused
from hagal.table.sight import listed
from hagal.telling.outcomes import outcomes
from hagal.text import calling

if TYPE_CHECKING:
    from hagal.table.rooms.room import Room


@dataclass(frozen=True, slots=True)
class Previews:
    """What comes of the answers of a seat, in words, by their keys; nothing for one of which nothing can be said."""

    seat: int
    version: int
    decision: int
    comes: Mapping[str, str]


def previews(room: Room, person: Person, seat: int, lang: str) -> Previews:
    """Refused: as a choice is; `not-asked` (409)."""
    with room.lock:
        room.may_answer(person, seat)
        question = next((one for one in room.game.decisions if one.seat == seat and not one.aside), None)
        if question is None:
            raise Refused("not-asked", 409)
        state, version, decision = room.game.state.copy(), room.version, room.decision
        names = [chair.name for chair in room.chairs(STRANGER, lang)]
    found = outcomes(state, seat, [option.step for option in question.options], looked_at=True)
    with calling(names):
        return Previews(seat, version, decision, {key: listed(said, lang) for key, said in found.items()})
