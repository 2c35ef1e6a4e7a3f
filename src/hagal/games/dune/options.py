"""Options that name leaders."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hagal.games.dune.components import Leader
from hagal.kernel.setting import Setting

RANDOM, CHOOSE = "random", "choose"


def leaders(known: Iterable[Leader]) -> Setting:
    """'random', 'choose', or one leader's id (or 'random') for each seat; `known` are those of all boxes."""
    ids = [leader.id for leader in known]

    def complaint(value: Any, players: int) -> str | None:
        if value in (RANDOM, CHOOSE):
            return None
        if isinstance(value, str) or not isinstance(value, list | tuple):
            return f"option leaders must be 'random', 'choose' or a list with one leader for each seat, not {value!r}"
        if len(value) != players:
            return f"option leaders must name one leader for each of the {players} seats, not {len(value)}"
        for name in value:
            if name != RANDOM and name not in ids:
                return f"there is no leader {name!r}; leaders are: {', '.join(ids)} or random"
        return named_twice(value)

    return Setting(RANDOM, (RANDOM, CHOOSE), complaint)


def named_twice(names: Iterable[str]) -> str | None:
    named = [name for name in names if name != RANDOM]
    return f"each leader can be taken once only: {', '.join(named)}" if len(set(named)) != len(named) else None
