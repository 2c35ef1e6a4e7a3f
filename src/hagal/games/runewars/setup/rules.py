"""What the base game has of the map and set-up: named rules, components, options."""

from __future__ import annotations

from typing import Any

from hagal.games.runewars.catalogue.boards import LAYOUTS
from hagal.games.runewars.catalogue.cities import CITIES
from hagal.games.runewars.catalogue.homes import HOMES
from hagal.games.runewars.catalogue.tiles import TILES
from hagal.games.runewars.setup import building, homes, muster, ready, runes, start
from hagal.games.runewars.setup.settings import SETTINGS as SETTINGS
from hagal.kernel.step import Step
from hagal.kernel.term import Component

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
