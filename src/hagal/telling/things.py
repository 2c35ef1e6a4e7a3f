"""What anybody can tell of a component who does not know the game."""

from __future__ import annotations

from typing import Any

from hagal.kernel.errors import RulesError
from hagal.kernel.term import Component
from hagal.text import describe, has, named


def lines(component: Component, lang: str, players: int = 0) -> list[str]:
    """The text of a component at a table of so many players; none if nothing is written on it."""
    try:
        return describe(component, lang, players)
    except RulesError:
        return []


def facts(component: Component, lang: str) -> list[tuple[str, Any]]:
    """The numbers and words among its facts, with their names; where a text tells what it does, those that have one."""
    every = [(fact, getattr(component, fact)) for fact in component.facts]
    plain = [(fact, value) for fact, value in every if value and isinstance(value, int | str) and value is not True]
    ids = {fact: f"fact-{component.kind}-{fact}".replace("_", "-") for fact, _value in plain}
    told = bool(lines(component, lang))
    return [(named(ids[fact], fact, lang), value) for fact, value in plain if not told or has(ids[fact], lang)]
