"""What on the stage an option is about: units of a battle, types of them, fate cards, the two of a duel.

`fighter:own:archer:1:0` is a unit of the asked seat's side with 1 damage, standing; `fighter:foe:...` one of the other
side; `fighters:own:archer` all of a type; `destiny:gold` a fate card by its destiny; `duel:foe` the other of a duel.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hagal.games.runewars.names import DESTINIES

Refs = tuple[str, ...]
OWN, FOE = "own", "foe"
DUEL_FOE = "duel:foe"


def fighter(side: str, unit: str, state: int) -> str:
    """A unit in a state: twice its damage, and 1 if it is routed."""
    return f"fighter:{side}:{unit}:{state >> 1 & 7}:{state & 1}"


def fighters(side: str, unit: str) -> str:
    return f"fighters:{side}:{unit}"


def of_side(side: str) -> Callable[[Any, int], Refs]:
    """Whoever is asked about units picks among his own, or among those of his enemy."""

    def way(step: Any, seat: int) -> Refs:
        return (fighter(side, step.unit.id, step.code),)

    return way


def strike(step: Any, seat: int) -> Refs:
    return (fighters(OWN, step.unit.id),)


def support(step: Any, seat: int) -> Refs:
    return (step.hero.ref, fighters(OWN, step.unit.id))


def destiny(step: Any, seat: int) -> Refs:
    return (f"destiny:{DESTINIES[step.destiny]}",)


def duel_foe(step: Any, seat: int) -> Refs:
    return (DUEL_FOE,)


OWN_UNITS = ("lose_this", "suffer_this", "rage", "scorch_this", "stand_up", "send_back")
ENEMY_UNITS = ("shoot", "charge_at", "send_away", "slay", "frighten", "terrify_this", "breathe_on")

ON_STAGE: dict[str, Callable[[Any, int], Refs]] = {
    **dict.fromkeys(OWN_UNITS, of_side(OWN)),
    **dict.fromkeys(ENEMY_UNITS, of_side(FOE)),
    "strike_with": strike,
    "support_type": support,
    "fated": destiny,
    "test_destiny": destiny,
    "duel_strike": duel_foe,
}
