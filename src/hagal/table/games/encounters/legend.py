"""The legend: what every icon means, for those who are new at the table."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from markupsafe import Markup

from hagal.games.encounters.names import CLASSES, DUTCH_TEAM, HARRIGAN_TEAM, TEAMS
from hagal.table.games.board.marks import ic
from hagal.table.games.board.words import capital, word

Drawn = dict[str, Any]
FIGURES = "attack recruit heart strike mark scan coordinate runner double use"
PLACES = "hunter task hazard skull hand deck discard officer first"
DEEDS = "play copy heal avoids cancels weaken bounty shield to_top"
PLAYED = (DUTCH_TEAM, HARRIGAN_TEAM)
"""The teams that have cards in Hunted."""


@lru_cache(16)
def legend(lang: str, packs: bool = False) -> list[Drawn]:
    """The parts of the legend, each with its icons and their meanings; `packs`: content packs are in play."""
    figures = icons(FIGURES, lang)
    classes = [(ic(f"c-{id}"), word(lang, f"enc-class-{id}")) for id in CLASSES]
    teams = [(ic(f"t-{TEAMS[k]}"), capital(word(lang, f"enc-team-{TEAMS[k].replace('_', '-')}"))) for k in PLAYED]
    figures.append((Markup("≈"), word(lang, "origin-stand-in")))
    if packs:
        figures.append((Markup("◈"), word(lang, "origin-pack")))
    return [
        {"name": word(lang, "table-encounters-legend-figures"), "icons": figures},
        {"name": word(lang, "table-encounters-legend-places"), "icons": icons(PLACES, lang)},
        {"name": word(lang, "table-encounters-legend-deeds"), "icons": icons(DEEDS, lang)},
        {"name": word(lang, "table-encounters-legend-classes"), "icons": classes},
        {"name": word(lang, "table-encounters-legend-teams"), "icons": teams},
    ]


def icons(names: str, lang: str) -> list[tuple[Markup, str]]:
    return [(ic(icon), word(lang, f"table-encounters-icon-{icon.replace('_', '-')}")) for icon in names.split()]
