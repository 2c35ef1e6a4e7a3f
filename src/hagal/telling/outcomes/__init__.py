"""Outcomes: what comes of each answer to a question, as far as the seat that is asked can know.

An answer is tried on a position in which all that is hidden from the seat has been drawn anew, up to the next question
or to what is another's turn. Where that came to hidden cards or to chance, it is tried on other such positions, too,
and only what is the same in all of them is said. What is told can hang on nothing that the seat does not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hagal.kernel.chance import Rng
from hagal.kernel.knowledge import determinize
from hagal.kernel.state import State
from hagal.kernel.step import Msg, Step, Together
from hagal.telling import Telling, telling

SAMPLES = 3
"""So many positions are tried where something hidden counts."""
LONGEST = 120
"""Steps after which an answer is given up: nothing is said of it then."""
PATIENCE, LOOKED_AT = 1200, 4000
"""Steps after which the whole question is: what was found by then is said. The second: where somebody asks for it."""
MANY, MOST = 16, 100
"""For more answers than that nothing is worked out; likewise."""


def outcomes(
    s: State, seat: int, options: Sequence[Step[Any]], *, looked_at: bool = False
) -> dict[str, tuple[Msg, ...]]:
    """What comes of each of these answers of the seat that is asked, by their keys; nothing for what tells nothing.

    `looked_at`: somebody asks for it, so it may take longer; otherwise what is left for `later` is left out.
    """
    way = telling(s.rules.title)
    if not can_try(s, seat):
        return {}
    stops = frozenset(s.rules.steps[name].tag for name in way.stops if name in s.rules.steps)
    some = open_to(way, options, way.shown if looked_at else way.shown | way.later)
    imagined = Imagined(s, seat)
    patience = LOOKED_AT if looked_at else PATIENCE
    found = {}
    for option in some if len(some) <= (MOST if looked_at else MANY) else ():
        if imagined.steps < patience:
            said = told(way, imagined, option, stops)
            if said:
                found[option.key()] = said
    return found


def later(s: State, seat: int, options: Sequence[Step[Any]]) -> bool:
    """Are there answers of which something could be said, once somebody looks at them?"""
    if not can_try(s, seat):
        return False
    way = telling(s.rules.title)
    some = open_to(way, options, way.shown)
    soon = open_to(way, some, way.later)
    return (len(soon) < len(some) or len(soon) > MANY) and len(some) <= MOST


def can_try(s: State, seat: int) -> bool:
    """Is this seat asked, in a game that says what comes of an answer?"""
    way = telling(s.rules.title)
    if way.outcome is None or not s.stack:
        return False
    step, asked, _source = s.stack[-1]
    return way.alone is not None and seat in step.open_seats() if isinstance(step, Together) else asked == seat


def open_to(way: Telling, options: Sequence[Step[Any]], without: frozenset[str]) -> list[Step[Any]]:
    return [option for option in options if way.inner(option).tag not in without]


class Imagined:
    """Positions that the seat cannot tell from the true one, made when they are needed."""

    def __init__(self, s: State, seat: int) -> None:
        self.s: State = s
        self.seat: int = seat
        self.made: list[State] = []
        self.steps: int = 0
        """So many were taken so far."""

    def __getitem__(self, k: int) -> State:
        while len(self.made) <= k:
            self.made.append(determinize(self.s, (self.seat,), Rng(len(self.made) + 1)))
        return self.made[k]


def told(way: Telling, imagined: Imagined, option: Step[Any], stops: frozenset[str]) -> tuple[Msg, ...]:
    """What all tries have in common; one is enough where nothing hidden counts."""
    found: tuple[Msg, ...] = ()
    step: Step[Any] | None = option
    if way.alone is not None and isinstance(imagined.s.stack[-1][0], Together):
        step = way.alone(way.inner(option))
    for k in range(SAMPLES):
        s = imagined[k]
        t = None if step is None else tried(imagined, s, step, stops)
        if t is None or way.outcome is None:
            return ()
        said = way.outcome(s, t, imagined.seat, way.inner(option))
        if not t.learned and t.rng == s.rng:
            return said
        found = tuple(message for message in (found if k else said) if message in said and message.id not in way.unsure)
    return found


def tried(imagined: Imagined, s: State, option: Step[Any], stops: frozenset[str]) -> State | None:
    """A copy after an answer, up to the next question or where another's turn begins."""
    t, seat = s.copy(), imagined.seat
    stack = t.stack
    if isinstance(stack[-1][0], Together):
        stack.clear()
        stack.append((option, seat, 0))
    else:
        stack[-1] = (option, seat, stack[-1][2])
    for _ in range(LONGEST):
        imagined.steps += 1
        if not stack:
            return t
        step, asked, source = stack[-1]
        if not step.asks:
            if step.tag in stops:
                return t
            stack.pop()
            step.run(t, asked, source)
            continue
        options: list[Step[Any]] = step.options(t, asked, source)  # type: ignore[attr-defined]
        if len(options) > 1:
            return t
        if not options:
            stack.pop()
        elif asked == seat and step.settled(t, asked, source):  # type: ignore[attr-defined]
            stack[-1] = (options[0], asked, source)
        else:
            return t
    return None
