"""What anybody can tell of a component, an option or an event who does not know the game."""

from __future__ import annotations

from typing import Any

from hagal.kernel.errors import RulesError
from hagal.kernel.step import Step
from hagal.kernel.term import Component
from hagal.text import describe, named

ROUND = "round"


def lines(component: Component, lang: str) -> list[str]:
    """The text of a component; none if nothing is written on it."""
    try:
        return describe(component, lang)
    except RulesError:
        return []


def facts(component: Component, lang: str) -> list[tuple[str, Any]]:
    """The numbers and words among its facts, with their names."""
    every = [(fact, getattr(component, fact)) for fact in component.facts]
    plain = [(fact, value) for fact, value in every if value and isinstance(value, int | str) and value is not True]
    return [(named(f"fact-{component.kind}-{fact}".replace("_", "-"), fact, lang), value) for fact, value in plain]


def subjects(step: Step[Any]) -> list[Component]:
    """The components that a step names, also in the steps inside it."""
    found: list[Component] = []
    for value in step.values():
        if isinstance(value, Component):
            found.append(value)
        elif isinstance(value, Step):
            found += subjects(value)
    return found


def is_round(kind: str) -> bool:
    """Does a round begin with an event of this kind, be it with the name of its game before it?"""
    return ROUND in (kind, kind.partition("-")[2])
