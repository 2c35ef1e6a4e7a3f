"""The end screen of each game: what a page shows when all is over, and the template that shows it below the verdict."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hagal.game import Game
from hagal.table.games.dune import ending as dune
from hagal.table.games.encounters import ending as encounters
from hagal.table.sight import Sight

Scene = dict[str, Any]

ENDINGS: dict[str, tuple[str, Callable[[Game, Sight], Scene]]] = {
    "dune": ("dune/end.html", dune.scene),
    "encounters": ("encounters/end.html", encounters.scene),
}
"""By title: the template, and what it is given as `end`. Each scene has a `verdict` and `notes` on it."""


def ending(game: Game, sight: Sight) -> Scene:
    template, scene = ENDINGS[sight.title]
    return {"template": template, **scene(game, sight)}
