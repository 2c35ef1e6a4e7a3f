"""The legend: what every icon means, for those who are new at the table."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from hagal.games.encounters.names import CLASSES, TEAMS
from hagal.table.games.board.marks import ic
from hagal.table.games.board.words import capital, word
from hagal.table.games.encounters.look import others
from hagal.table.games.encounters.modes import Drawn, Mode


@lru_cache(16)
def legend(mode: Mode, lang: str, packs: bool = False) -> list[Drawn]:
    """The parts of the legend, each with its icons and their meanings; `packs`: content packs are in play."""
    figures = icons(mode.figures, mode, lang)
    classes = [(ic(f"c-{CLASSES[k]}"), word(lang, f"enc-class-{CLASSES[k]}")) for k in mode.classes]
    teams = [(ic(f"t-{TEAMS[k]}"), capital(word(lang, f"enc-team-{TEAMS[k].replace('_', '-')}"))) for k in mode.teams]
    figures.append((Markup("≈"), word(lang, "origin-stand-in")))
    if packs:
        figures.append((Markup("◈"), word(lang, "origin-pack")))
    return [
        {"name": word(lang, "table-encounters-legend-figures"), "icons": figures},
        {"name": word(lang, "table-encounters-legend-places"), "icons": icons(mode.places, mode, lang)},
        {"name": word(lang, "table-encounters-legend-deeds"), "icons": icons(mode.deeds, mode, lang)},
        {"name": word(lang, "table-encounters-legend-classes"), "icons": classes},
        {"name": word(lang, "table-encounters-legend-teams"), "icons": teams},
    ]


def icons(names: str, mode: Mode, lang: str) -> list[tuple[Markup, str]]:
    ids = {icon: f"table-encounters-icon-{icon.replace('_', '-')}" for icon in names.split()}
    return [(ic(icon), word(lang, others(mode.name).get(id, id))) for icon, id in ids.items()]
