"""Bots with another taste for Duels than the heuristic one, to be compared with it."""

from __future__ import annotations

from typing import ClassVar

from hagal.bots.heuristic_bot import Heuristic


class Duelist(Heuristic):
    """Duels wherever it can, where Predators hunt."""

    name: ClassVar[str] = "heuristic-duelist"
    offered: ClassVar[bool] = False

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed, duels=True)

    @classmethod
    def plays(cls, title: str) -> bool:
        return title == "encounters"


class Peaceful(Duelist):
    """Never duels."""

    name: ClassVar[str] = "heuristic-peaceful"

    def __init__(self, seed: int | None = None) -> None:
        Heuristic.__init__(self, seed, duels=False)
