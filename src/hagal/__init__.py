"""Hagal plays deep tabletop games exactly by their rules, with their automated opponents.

>>> import hagal
>>> game = hagal.new("dune", players=4, seed=7)
>>> game.decision.seat in range(4)
True
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from hagal import version
from hagal.kernel.errors import ChoiceError, HagalError, RecordError, RulesError
from hagal.kernel.title import Outcome

if TYPE_CHECKING:
    from hagal.game import Decision, Game, Option, new, replay, titles
    from hagal.loading import load
    from hagal.positions import at

__version__ = version.VERSION

__all__ = [
    "ChoiceError",
    "Decision",
    "Game",
    "HagalError",
    "Option",
    "Outcome",
    "RecordError",
    "RulesError",
    "__version__",
    "at",
    "load",
    "new",
    "replay",
    "titles",
]

ELSEWHERE = {"at": "positions", "load": "loading"}
"""What is not in `game`."""


def __getattr__(name: str) -> Any:
    """`Game` and its company are loaded when asked for: they need Fluent; kernel, games and bots need nothing."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f"hagal.{ELSEWHERE.get(name, 'game')}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
