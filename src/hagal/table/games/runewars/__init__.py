"""The table of Runewars: the plain board, with the map in characters on it."""

from __future__ import annotations

from hagal.games.runewars.drawing import seen
from hagal.games.runewars.seen import runewars_view
from hagal.table.games.board import plain
from hagal.table.games.board.words import word
from hagal.table.games.face import Face, Scene
from hagal.table.sight import Sight


class RunewarsFace(Face):
    """Two to four players around the map."""

    def scene(self, sight: Sight) -> Scene:
        drawing = seen(runewars_view(sight.view), sight.components)
        return plain.scene(sight, drawing, word(sight.lang, "rw-drawing"))


FACE = RunewarsFace("runewars")
