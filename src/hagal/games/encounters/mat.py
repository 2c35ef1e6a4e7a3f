"""The mat that is played on: what its spaces are called; play is the same on either (PR-170, PR-182)."""

from __future__ import annotations

from typing import Any

from hagal.games.encounters.names import ALIEN_MAT, MATS, PREDATOR_MAT, space_name
from hagal.games.encounters.state import Encounters
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


class Mat(Step[Encounters]):
    """The named rule `mat`: nobody runs it, it says which of MATS is on the table."""

    tag = "enc-mat"
    fields = ("number",)

    def __init__(self, number: int) -> None:
        self.number: int = number


def mat(s: Encounters) -> int:
    """Which mat is on the table."""
    found: Any = s.rules.steps["mat"]
    number: int = found.number
    return number


def called(s: Encounters, space: int) -> Msg:
    """What a space is called there."""
    return space_name(space, mat(s))


def space_called(s: Encounters, name: str) -> int:
    """The space of that name there, or -1."""
    names = MATS[mat(s)]
    return names.index(name) if name in names else -1


OF_PREDATOR, OF_ALIEN = Mat(PREDATOR_MAT), Mat(ALIEN_MAT)

register_all(list(globals().values()))
