"""A component enlarged, with its whole text. Public facts only: of a game it asks no more than the box."""

from __future__ import annotations

from typing import Any

from hagal.kernel.errors import RulesError
from hagal.kernel.rules import Rules
from hagal.kernel.term import Component
from hagal.kernel.title import Title
from hagal.table.games.board.words import called, capital
from hagal.table.games.box import box
from hagal.text import describe, named, provenance

Drawn = dict[str, Any]


def component(title: Title, ref: str, lang: str, rules: Rules | None = None) -> Drawn | None:
    found = {one.ref: one for one, _module in box(title)} if rules is None else rules.components
    return drawn(found[ref], lang) if ref in found else None


def drawn(found: Component, lang: str) -> Drawn:
    return {
        "ref": found.ref,
        "name": called(found, lang),
        "kind": capital(named(f"kind-{found.kind}", found.kind, lang)),
        "figures": figures(found, lang),
        "lines": lines(found, lang),
        "origin": provenance(found, lang),
    }


def lines(found: Component, lang: str) -> list[str]:
    try:
        return describe(found, lang)
    except RulesError:  # nothing is written on it
        return []


def figures(found: Component, lang: str) -> list[tuple[str, Any]]:
    """The numbers and words among its facts, while nothing else tells of them."""
    facts = [(fact, getattr(found, fact)) for fact in found.facts]
    plain = [(fact, value) for fact, value in facts if value and isinstance(value, int | str) and value is not True]
    return [(capital(named(f"fact-{fact.replace('_', '-')}", fact, lang)), value) for fact, value in plain]
