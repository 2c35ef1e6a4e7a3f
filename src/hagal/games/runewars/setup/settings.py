"""What people may choose about the set-up."""

from __future__ import annotations

from typing import Any

from hagal.games.kit.seats import first_setting
from hagal.games.runewars.catalogue.factions import FACTIONS
from hagal.kernel.setting import Setting

CHOOSE, RANDOM = "choose", "random"
BUILD, QUICK = "build", "quick"
BETWEEN, APART = "between", "apart"


def factions_complaint(value: Any, players: int) -> str | None:
    """`choose`, `random`, or a faction (or `random`) for each seat; each faction at most once (RW-304)."""
    if value in (CHOOSE, RANDOM):
        return None
    if isinstance(value, str) or not isinstance(value, list | tuple):
        return f"option factions must be 'choose', 'random' or a list with one faction for each seat, not {value!r}"
    if len(value) != players:
        return f"option factions must name one faction for each of the {players} seats, not {len(value)}"
    ids = [faction.id for faction in FACTIONS]
    for name in value:
        if name != RANDOM and name not in ids:
            return f"there is no faction {name!r}; factions are: {', '.join(ids)} or random"
    named = [name for name in value if name != RANDOM]
    return f"each faction can be taken once only: {', '.join(named)}" if len(set(named)) != len(named) else None


SETTINGS: dict[str, Setting] = {
    "board": Setting(QUICK, (QUICK, BUILD, RANDOM)),
    "factions": Setting(CHOOSE, (CHOOSE, RANDOM), factions_complaint),
    "first": first_setting(),
    "markers": Setting(BETWEEN, (BETWEEN, APART)),
}
