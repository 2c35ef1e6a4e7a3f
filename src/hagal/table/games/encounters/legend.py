"""The legend: what every icon means, for those who are new at the table."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from hagal.games.encounters.names import CLASSES, TEAMS
from hagal.table.games.board.marks import ic
from hagal.table.games.board.words import capital, word
from hagal.table.games.encounters.look import others
from hagal.table.games.encounters.modes import Drawn, Mode


@lru_cache(32)
def legend(mode: Mode, lang: str, dialects: str, packs: bool = False) -> list[Drawn]:
    """The parts of the legend, each with its icons and their meanings; `packs`: content packs are in play."""

    def told(id: str) -> str:
        return word(lang, others(dialects).get(id, id))

    def icons(names: str) -> list[tuple[Markup, str]]:
        return [(ic(icon), told(f"table-encounters-icon-{icon.replace('_', '-')}")) for icon in names.split()]

    figures = icons(mode.figures)
    classes = [(ic(f"c-{CLASSES[k]}"), word(lang, f"enc-class-{CLASSES[k]}")) for k in mode.classes]
    teams = [(ic(f"t-{TEAMS[k]}"), capital(word(lang, f"enc-team-{TEAMS[k].replace('_', '-')}"))) for k in mode.teams]
    figures.append((Markup("≈"), word(lang, "origin-stand-in")))
    if packs:
        figures.append((Markup("◈"), word(lang, "origin-pack")))
    menaces = [(ic(icon), told(f"table-hive-icon-{icon}")) for icon in mode.menaces.split()]
    found = [
        {"name": told("table-encounters-legend-figures"), "icons": figures},
        {"name": word(lang, "table-hive-legend-menaces"), "icons": menaces},
        {"name": told("table-encounters-legend-places"), "icons": icons(mode.places)},
        {"name": told("table-encounters-legend-deeds"), "icons": icons(mode.deeds)},
        {"name": told("table-encounters-legend-classes"), "icons": classes},
        {"name": told("table-encounters-legend-teams"), "icons": teams},
    ]
    return [part for part in found if part["icons"]]
