"""The legend: what every icon means, for those who are new at the table."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from hagal.games.dune.names import ICONS
from hagal.table.games.board.marks import ic
from hagal.table.games.board.words import capital, word

Drawn = dict[str, Any]

PARTS: dict[str, str] = {
    "goods": "spice solari water persuasion vp",
    "war": "troop garrison supply deploy retreat sword combat control",
    "cards": "draw discard trash trash-self acquire reveal intrigue steal foldspace signet bond look deck hand",
    "people": "agent swordmaster mentat recall council influence alliance first rivals voice infiltrate again end lock",
    "ix": "tech negotiator dreadnought freighter snooper",
}
"""The icons by what they are about."""
SIGNS = {"→": "pays", "/": "or", ":": "if"}


@lru_cache(16)
def legend(lang: str, ix: bool) -> list[Drawn]:
    """The parts of the legend, each with its icons and their meanings."""
    found = [part(lang, name) for name in PARTS if ix or name != "ix"]
    places = [(ic(f"f-{icon}"), capital(word(lang, f"icon-{icon.replace('_', '-')}"))) for icon in ICONS]
    if ix:
        places.append((ic(f"f-{ICONS[-1]}", "sneaks"), word(lang, "table-dune-icon-sneaks")))
    signs = [(sign, word(lang, f"table-dune-icon-{id}")) for sign, id in SIGNS.items()]
    found.insert(1, {"name": word(lang, "table-dune-legend-places"), "icons": places})
    return [*found, {"name": word(lang, "table-dune-legend-signs"), "icons": signs}]


def part(lang: str, name: str) -> Drawn:
    icons = [(ic(icon), word(lang, f"table-dune-icon-{icon}")) for icon in PARTS[name].split()]
    return {"name": word(lang, f"table-dune-legend-{name}"), "icons": icons}
