"""Hagal plays deep tabletop games exactly by their rules, with their automated opponents.

>>> import hagal
>>> game = hagal.new("dune", players=4, seed=7)
>>> game.decision.seat in range(4)
True
"""

from __future__ import annotations

from hagal import version
from hagal.game import Decision, Game, Option, load, new, replay, titles
from hagal.kernel.errors import ChoiceError, HagalError, RecordError, RulesError
from hagal.kernel.title import Outcome
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
