"""The table of Runewars. One module for each part of it; `scene` puts them together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hagal.table.games.board import offers, story
from hagal.table.games.board.marks import ic, mk
from hagal.table.games.face import Face, Scene
from hagal.table.games.runewars import own, phase, players, stage, stage_odds
from hagal.table.games.runewars.look import Look
from hagal.table.games.runewars.map import map
from hagal.table.sight import Sight


class RunewarsFace(Face):
    """Two to four players around the map."""

    def scene(self, sight: Sight) -> Scene:
        look = Look(sight)
        return {
            "t": look.word,
            "ic": ic,
            "mk": mk,
            "lit": look.lit,
            "phase": phase.phase(look),
            "seats": players.seats(look),
            "map": map(look),
            "stage": stage.stage(look),
            "own": own.own(look),
            "story": story.story(look),
            "ask": offers.asking(look),
        }

    def later(self, sight: Sight) -> tuple[str, Any] | None:
        found = stage_odds.odds(Look(sight), stage_odds.FINE)
        return None if found is None else ("odds", found)

    def sits(self, player: Mapping[str, Any]) -> str:
        return f"faction:{player['faction']}" if player["faction"] else ""


FACE = RunewarsFace("runewars")
