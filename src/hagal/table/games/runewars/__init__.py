"""The table of Runewars. One module for each part of it; `scene` puts them together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hagal.kernel.rules import Rules
from hagal.table.games.board import offers, story
from hagal.table.games.board.marks import ic, mk
from hagal.table.games.face import Face, Scene
from hagal.table.games.runewars import enlarged, own, phase, piles, players, stage
from hagal.table.games.runewars.look import Look
from hagal.table.games.runewars.map import map
from hagal.table.sight import Sight


class RunewarsFace(Face):
    """Two to four players around the map."""

    def scene(self, sight: Sight) -> Scene:
        look = Look(sight)
        seats, mine = players.seats(look), own.own(look)
        return {
            "t": look.word,
            "ic": ic,
            "mk": mk,
            "lit": look.lit,
            "phase": phase.phase(look),
            "seats": seats,
            "map": map(look),
            "stage": stage.stage(look),
            "own": mine,
            "proclaimed": piles.proclaimed(look),
            "offered": piles.offered(look, own.refs(mine) | players.refs(seats)),
            "piles": piles.piles(look),
            "titles": piles.titles(look),
            "story": story.story(look),
            "ask": offers.asking(look),
        }

    def component(self, ref: str, lang: str, rules: Rules | None = None) -> Scene | None:
        return enlarged.component(ref, lang, rules)

    def sits(self, player: Mapping[str, Any]) -> str:
        return f"faction:{player['faction']}" if player["faction"] else ""


FACE = RunewarsFace("runewars")
