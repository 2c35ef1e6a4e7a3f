"""A component enlarged, with its whole text. Public facts only: of a game it asks no more than the box."""

from __future__ import annotations

from typing import Any

from hagal.kernel.rules import Rules
from hagal.kernel.term import Component
from hagal.kernel.title import Title
from hagal.table.games.board.words import called, capital
from hagal.table.games.box import box
from hagal.telling.things import facts, lines
from hagal.text import named, provenance

Drawn = dict[str, Any]


def component(title: Title, ref: str, lang: str, rules: Rules | None = None) -> Drawn | None:
    found = {one.ref: one for one, _module in box(title)} if rules is None else rules.components
    return drawn(found[ref], lang) if ref in found else None


def drawn(found: Component, lang: str) -> Drawn:
    return {
        "ref": found.ref,
        "name": called(found, lang),
        "kind": capital(named(f"kind-{found.kind}", found.kind, lang)),
        "figures": [(capital(fact), value) for fact, value in facts(found, lang)],
        "lines": lines(found, lang),
        "origin": provenance(found, lang),
    }
