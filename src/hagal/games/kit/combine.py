"""Effects made of effects: several as one, one of several, everybody, only if.

What such effects do alike in every game lies here. The effects stay with their game: they are of its own Effect, which
knows about effects what that game has to know (docs/decisions/016).
"""

from __future__ import annotations

from typing import Any, TypeVar

from hagal.games.kit.effect import Condition, Effect
from hagal.kernel.state import State
from hagal.kernel.step import Msg, Step

S = TypeVar("S", bound=State)


def push_all(s: State, steps: tuple[Step[Any], ...], seat: int, source: int) -> None:
    """Several as one: push steps so that the first one runs first."""
    for step in steps[::-1]:
        s.stack.append((step, seat, source))


def push_each(s: State, steps: tuple[Step[Any], ...], seats: list[int], source: int) -> None:
    """Everybody: push the steps for each of the seats so that the first one of these has them first."""
    for seat in seats[::-1]:
        for step in steps[::-1]:
            s.stack.append((step, seat, source))


def any_can(effects: tuple[Effect[S], ...], s: S, seat: int, source: int) -> bool:
    """Can one of these do anything now?"""
    for effect in effects:
        if effect.can(s, seat, source):
            return True
    return False


def those_that_can(effects: tuple[Effect[S], ...], s: S, seat: int, source: int) -> list[Step[S]]:
    """One of several: those that can do anything now."""
    return [effect for effect in effects if effect.can(s, seat, source)]


def can_if(condition: Condition[S], effects: tuple[Effect[S], ...], s: S, seat: int, source: int) -> bool:
    """Only if: does the condition hold, and can one of these do anything now?"""
    return condition.holds(s, seat, source) and any_can(effects, s, seat, source)


def messages(effects: tuple[Effect[Any], ...]) -> tuple[Msg, ...]:
    return tuple([effect.message() for effect in effects])


def plain_messages(effects: tuple[Effect[Any], ...]) -> tuple[Msg, ...]:
    return tuple([effect.plain() for effect in effects])
