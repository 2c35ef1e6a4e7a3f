"""What a board means for marching: how far everything is. It is worked out once for each board."""

from __future__ import annotations

from hagal.games.runewars.army import Army
from hagal.games.runewars.board import Board

FAR = 99


class Lands:
    """`steps[a][b]`: how many steps a figure on foot needs, whoever is in between; `close[a]`: areas at most two steps
    away, with the number of steps; `yields[a]`: its resources, and the food among them. `around` and `threat` are what
    `worth` found on this board last: for whom and in which position, and who threatens what."""

    __slots__ = ("around", "board", "close", "steps", "threat", "yields")

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.steps: list[list[int]] = [_steps(board, area) for area in range(len(board.areas))]
        self.close: list[list[tuple[int, int]]] = [
            [(other, n) for other, n in enumerate(found) if 0 < n <= 2] for found in self.steps
        ]
        self.yields: list[tuple[int, int]] = [(sum(area.yields), area.yields[0]) for area in board.areas]
        self.around: tuple[int, list[int], list[Army], list[int], list[bool]] | None = None
        self.threat: list[float] = []


def _steps(board: Board, area: int) -> list[int]:
    found = [FAR] * len(board.areas)
    found[area] = 0
    edge = [area]
    n = 0
    while edge:
        n += 1
        following = []
        for k in edge:
            for other in board.walk[k]:
                if found[other] == FAR:
                    found[other] = n
                    following.append(other)
        edge = following
    return found
