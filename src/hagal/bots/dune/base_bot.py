"""A bot that knows no expansions, to be compared with the heuristic one, which does."""

from __future__ import annotations

from typing import ClassVar

from hagal.bots.heuristic_bot import Heuristic


class Base(Heuristic):
    """It sees the cards and spaces of the base game only."""

    name: ClassVar[str] = "heuristic-base"
    offered: ClassVar[bool] = False

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed, ix=False)

    @classmethod
    def plays(cls, title: str) -> bool:
        return title == "dune"
