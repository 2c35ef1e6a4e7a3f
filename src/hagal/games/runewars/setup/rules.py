"""What the base game has of the map and set-up: named rules, components, options."""

from __future__ import annotations

from typing import Any

from hagal.games.runewars.catalogue.boards import LAYOUTS
from hagal.games.runewars.catalogue.cities import CITIES
from hagal.games.runewars.catalogue.homes import HOMES
from hagal.games.runewars.catalogue.tiles import TILES
from hagal.games.runewars.setup import building, homes, markers, muster, ready, runes, start
from hagal.games.runewars.setup.settings import SETTINGS as SETTINGS
from hagal.kernel.step import Step
from hagal.kernel.term import Component, Fold

STEPS: dict[str, Step[Any]] = {
    **start.STEPS,
    **building.STEPS,
    **ready.STEPS,
    **runes.STEPS,
    **homes.STEPS,
    **muster.STEPS,
}
COMPONENTS: tuple[Component, ...] = (
    *TILES,
    *HOMES,
    *(area for tile in (*TILES, *HOMES) for area in tile.areas),
    *CITIES,
    *LAYOUTS,
)

REVISED_STEPS: dict[str, Step[Any]] = {"setup_runes": runes.BOARD_RUNES, "home_runes": runes.NO_RUNES}
"""What the Revised Edition replaces (RWR-002)."""
REVISED_QUERIES: dict[str, Fold] = {"markers_apart": markers.revised_apart}
"""And how it changes numbers (RWR-001)."""
