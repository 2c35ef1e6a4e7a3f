"""Makes the kept saves: python -m tests.table.saves.make

A save that has been released is never made anew: it must keep loading. New ones are added beside it, with the
version in their names.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import hagal
from hagal import bots
from hagal.game import Game

HERE = Path(__file__).parent
KEPT: dict[str, dict[str, tuple[int, list[str], dict[str, Any], int]]] = {
    "dune": {
        "solo": (1, [], {"difficulty": "mentat"}, 40),
        "solo-ix": (1, ["ix"], {"difficulty": "kwisatz_haderach", "row_dice": True}, 60),
        "two-ix": (2, ["ix"], {}, 70),
        "three": (3, [], {"leaders": ["paul_atreides", "vladimir_harkonnen", "random"]}, 90),
        "four-ix-epic": (4, ["ix"], {"epic": True, "promos": True}, 150),
    },
    "encounters": {
        "solo": (1, [], {}, 60),
        "two-film-2": (2, [], {"film": 2, "avatars": "two"}, 90),
        "three": (3, [], {"avatars": "choose", "preparation": 1}, 120),
        "five-mixed": (5, [], {"objectives": "random", "characters": "random", "location": "random"}, 200),
    },
}
"""By title and name: players, modules, options, and after how many choices."""


def played(title: str, name: str) -> Game:
    players, modules, options, choices = KEPT[title][name]
    game = hagal.new(title, players=players, modules=modules, seed=len(name), **options)
    seated = [bots.make("heuristic", seat) for seat in range(players)]
    while not game.over and len(game.record.keys) < choices:
        seat = game.decisions[0].seat
        game.choose(bots.decide(game.state, seat, seated[seat]).key(), seat)
    return game


if __name__ == "__main__":
    for title, names in KEPT.items():
        for name in names:
            path = HERE / f"{title}-{hagal.__version__}-{name}.save"
            if not path.exists():
                path.write_text(played(title, name).save(), encoding="utf-8", newline="\n")
                print(path.name)
