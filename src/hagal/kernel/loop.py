"""The loop: look at the top Frame; run it, or ask."""

from __future__ import annotations

from typing import Any

from hagal.kernel.state import State
from hagal.kernel.step import Choice, Step, Together

Options = list[Step[Any]]


def advance(s: State) -> Options | None:
    """Run until somebody has to choose and return the options, or None when the game is over.

    The seat asked is `s.stack[-1][1]`. Answer with `answer`.
    """
    stack = s.stack
    while stack:
        step, seat, source = stack[-1]
        if not step.asks:
            stack.pop()
            step.run(s, seat, source)
            continue
        options: Options = step.options(s, seat, source)  # type: ignore[attr-defined]
        if len(options) > 1:
            return options
        if not options:
            stack.pop()
        elif step.settled(s, seat, source):  # type: ignore[attr-defined]
            stack[-1] = (options[0], seat, source)
        else:
            return options
    return None


def answer(s: State, option: Step[Any]) -> None:
    """Let the open choice give way to one of its options."""
    stack = s.stack
    _step, seat, source = stack[-1]
    stack[-1] = (option, seat, source)


def answer_for(s: State, seat: int, option: Step[Any]) -> None:
    """As `answer`, for any of the seats that a Together asks."""
    _step, _seat, source = s.stack[-1]
    s.stack[-1] = (option, seat, source)


def take_aside(s: State, seat: int, step: Step[Any]) -> None:
    """A move of another seat while a choice is open: it goes above, and the choice is computed anew after it."""
    s.stack.append((step, seat, s.stack[-1][2]))


def open_choices(s: State, known: Options | None = None) -> list[tuple[int, Choice[Any], Options]]:
    """Every question now open, as (seat, choice, options); call it after `advance`. `known`: what that has given."""
    if not s.stack:
        return []
    step, seat, source = s.stack[-1]
    if not isinstance(step, Choice):
        return []
    if isinstance(step, Together):
        return [(k, step, step.options(s, k, source)) for k in step.open_seats()]
    return [(seat, step, step.options(s, seat, source) if known is None else known)]


def open_asides(s: State) -> list[tuple[int, Step[Any]]]:
    """The optional moves of other seats while the top choice is open."""
    if not s.stack:
        return []
    step, seat, source = s.stack[-1]
    return step.asides(s, seat, source) if isinstance(step, Choice) else []
