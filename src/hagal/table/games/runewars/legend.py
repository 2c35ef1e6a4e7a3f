"""The legend: what every icon means, for those who are new at the table."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from markupsafe import Markup

from hagal.games.runewars.catalogue.factions import FACTIONS
from hagal.games.runewars.names import ATTRIBUTES, DEVELOPMENTS, RESOURCES, SEASONS, SHAPES
from hagal.table.games.board.marks import ic
from hagal.table.games.board.words import called, capital, word

Drawn = dict[str, Any]
Told = tuple[Markup, str]

PARTS: dict[str, str] = {
    "people": "influence area stronghold rune hidden tactic quest objective reward hero title claim first sealed out",
    "fights": "heart initiative special damage routed fast flying",
}
"""Icons by what they are about, with messages of their own."""


@lru_cache(8)
def legend(lang: str) -> list[Drawn]:
    """The parts of the legend, each with its icons and their meanings."""
    orders: list[Told] = [(ic("supreme"), word(lang, "table-runewars-icon-supreme"))]
    return [
        part(lang, "year", [*named(lang, "s-", SEASONS, "rw-"), *orders]),
        part(lang, "goods", named(lang, "", RESOURCES, "rw-")),
        part(lang, "people", icons(lang, "people")),
        part(lang, "builds", named(lang, "", DEVELOPMENTS, "rw-development-")),
        part(lang, "fights", [*named(lang, "g-", SHAPES, "rw-shape-"), *icons(lang, "fights")]),
        part(lang, "skills", named(lang, "", ATTRIBUTES, "rw-")),
        part(lang, "factions", [(ic(f"c-{faction.id}"), called(faction, lang)) for faction in FACTIONS]),
    ]


def part(lang: str, name: str, icons: list[Told]) -> Drawn:
    return {"name": word(lang, f"table-runewars-legend-{name}"), "icons": icons}


def icons(lang: str, name: str) -> list[Told]:
    return [(ic(icon), word(lang, f"table-runewars-icon-{icon}")) for icon in PARTS[name].split()]


def named(lang: str, drawn: str, ids: tuple[str, ...], messages: str) -> list[Told]:
    """Icons of what the rules have a word for."""
    return [(ic(f"{drawn}{id}"), capital(word(lang, f"{messages}{id.replace('_', '-')}"))) for id in ids]
