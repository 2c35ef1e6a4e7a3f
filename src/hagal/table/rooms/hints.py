"""Hints: what the best bot would do in somebody's place, and why. Made of what that seat may know, in a worker.

A hint is computed for a position, not for a wish: who asks again is shown the same, and the game, its Record and undo
never hear of it. Where several people play, there are hints only while all of them say so.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hagal import bots
from hagal.bots import remote
from hagal.bots.remote import Advised
from hagal.bots.workers import Closed, Died
from hagal.decision import Decision
from hagal.game import Game
from hagal.kernel.step import Msg
from hagal.table.people import STRANGER, Person
from hagal.table.refusal import Refused
from hagal.table.rooms import daily
from hagal.table.rooms.bots import seed_of
from hagal.table.rooms.replays import Line, position
from hagal.table.rooms.thoughts import WAIT
from hagal.table.seats import Seat
from hagal.table.sight import HUMAN
from hagal.telling.outcomes import outcomes
from hagal.text import calling, capital, phrase

if TYPE_CHECKING:
    from hagal.table.rooms.room import Room

LOG = logging.getLogger(__name__)
HINTS = "hints"
"""Where a room has those who want hints, by what their browsers are known by."""
MOST = 3
"""So many answers are shown."""
JUDGED = 12
"""So many are asked for: of those that come to the same only the best is shown."""
PLAIN = (bots.BEST.id, bots.FAIR.id)
"""Reasons that are none."""
NEAR, FAR = 0.1, 0.4
"""Of what the game is won by: what is no farther behind is as good, and what is farther clearly worse."""


@dataclass(frozen=True, slots=True)
class Tip:
    """An answer that is worth a thought."""

    key: str
    text: str
    why: str
    behind: float | None
    """By how much it is worse than the first, in what the game is won by."""
    measure: str
    """The same in a word; empty for the first, and where the bot cannot say."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What a seat is advised to do about a question."""

    seat: int
    version: int
    decision: int
    aside: bool
    tips: tuple[Tip, ...]
    """The best first. None: the bot would do nothing unasked."""


# Who wants them


def people(room: Room) -> list[Seat]:
    """The seats of people, those that are waited for included; not one that was left to a bot."""
    return [seat for seat in room.seats if seat.kind == HUMAN and (seat.owner or not seat.stand_in)]


def wants(room: Room, seat: Seat) -> bool:
    """Has the person of a seat said yes?"""
    return bool(seat.owner) and seat.owner in room.row.config.get(HINTS, ())


def on(room: Room) -> bool:
    """Are there hints at this table? Alone and at one screen always; otherwise if all people say so."""
    if room.bare:
        return False
    return not room.company or all(wants(room, seat) for seat in people(room))


def advised(room: Room) -> bool:
    """May somebody who looks back be told what the bot thinks? Once a game is over, and where there are hints."""
    return room.bare or on(room)


def wishes(room: Room) -> tuple[tuple[int, bool], ...]:
    """Where hints have to be agreed upon: the seats of people, and who of them wants some."""
    if room.bare or not room.company:
        return ()
    return tuple((seat.number, wants(room, seat)) for seat in people(room))


def wish(room: Room, person: Person, want: bool) -> None:
    """A person says whether there should be hints. Refused: `not-seated` (403), `over`, `only-replay` (409)."""
    with room.lock:
        if room.uploaded or room.over:
            raise Refused("only-replay" if room.uploaded else "over", 409)
        room.must_sit(person)
        if not room.seats_of(person):
            raise Refused("not-seated", 403)
        kept = [one for one in room.row.config.get(HINTS, ()) if one != person.hash]
        room.note(HINTS, [*kept, person.hash] if want else kept)


# The hint itself


def hint(room: Room, person: Person, seat: int, lang: str) -> Hint:
    """What the best bot would answer for a seat of this person, up to three ways and the reasons.

    Refused: as a choice is; `hints-off` (409) where not all want them; `not-asked` (409); `hint-failed` (503)."""
    with room.lock:
        room.may_answer(person, seat)
        if not on(room):
            raise Refused("hints-off", 409)
        question = asked(room, seat)
        if question is None:
            raise Refused("not-asked", 409)
        game, version, decision = room.game.copy(), room.version, room.decision
        names = [chair.name for chair in room.chairs(STRANGER, lang)]
        salt = str(room.row.config.get("salt", ""))
    advice = thought(room, person, game, question, salt, room.rooms.hints.line)
    with calling(names):
        return Hint(seat, version, decision, question.aside, tips(game, question, advice, lang))


def asked(room: Room, seat: int) -> Decision | None:
    """What a seat is asked now, or else may do unasked."""
    found = [one for one in room.game.decisions if one.seat == seat]
    return min(found, key=lambda one: one.aside, default=None)


def thought(room: Room, person: Person, game: Game, question: Decision, salt: str, line: Line) -> tuple[Advised, ...]:
    """The bot's answer at a position: the one that is kept, or a new one, for which the person pays and stands in a
    line."""
    rooms = room.rooms
    key = (room.id, position(game.record), question.seat)
    found = rooms.hints.kept.get(key)
    if found is None:
        rooms.limits.think(person, rooms.settings.bot_budget)
        with line:
            found = rooms.hints.kept.get(key)
            if found is None:
                found = ask(room, game, question, salt)
        rooms.hints.kept.keep(key, found)
    daily.advised(room)
    return found


def ask(room: Room, game: Game, question: Decision, salt: str) -> tuple[Advised, ...]:
    rooms, seat = room.rooms, question.seat
    kind = bots.kind(bots.usual(game.title.name))
    if question.aside and not kind.attentive:
        return ()
    seed = seed_of(f"{salt}/hint", seat, len(game.record.keys))
    budget = rooms.settings.bot_budget
    try:
        found = remote.advise(
            rooms.pool, game.title, game.state, seat, kind, seed, budget, most=JUDGED, aside=question.aside
        )
    except (Died, Closed) as error:
        raise Refused("hint-failed", 503, detail=str(error), after=WAIT) from None
    except Exception:
        LOG.exception("no hint: the bot %s failed", kind.name)
        raise Refused("hint-failed", 503, after=WAIT) from None
    return different(found)


def different(found: Sequence[Advised]) -> tuple[Advised, ...]:
    """The best answers that differ, each in its place."""
    kept: list[Advised] = []
    for one in found:
        if not any(alike(one, other) for other in kept):
            kept.append(one)
    return tuple(kept[:MOST])


def alike(one: Advised, other: Advised) -> bool:
    """Do two answers come to the same: the same sort for the same reason, with the same thing (a space, a card, a
    target), or another amount?"""
    if one.why != other.why or one.why.id in PLAIN:
        return False
    (sort, *things), (same, *others) = one.key.split(), other.key.split()
    if sort != same:
        return False
    named, meant = [{word for word in words if not word.isdecimal()} for words in (things, others)]
    return bool(named & meant) or not (named or meant)


def tips(game: Game, question: Decision, advice: Sequence[Advised], lang: str) -> tuple[Tip, ...]:
    """In words. An answer that the bot has no reason of its own for says what comes of it, as far as the seat can
    know."""
    options = {option.key: option for option in question.options}
    bare = [] if question.aside else [options[one.key].step for one in advice if one.why.id in PLAIN]
    comes = outcomes(game.state, question.seat, bare, looked_at=True) if bare else {}
    return tuple(tip(one, options[one.key].text(lang), comes.get(one.key, ()), k, lang) for k, one in enumerate(advice))


def tip(one: Advised, text: str, comes: Sequence[Msg], place: int, lang: str) -> Tip:
    behind = one.behind if place else None
    why = phrase(one.why, lang)
    if comes:
        why = phrase(Msg("web-hint-comes", why=why, comes="; ".join(phrase(message, lang) for message in comes)), lang)
    return Tip(one.key, text, capital(why), behind, measured(behind, lang))


def measured(behind: float | None, lang: str) -> str:
    if behind is None:
        return ""
    word = "near" if behind <= NEAR else "far" if behind > FAR else "less"
    return phrase(Msg(f"web-hint-{word}"), lang)
