"""How components are declared: ids, effects, and where the facts come from.

`origin` says where the facts of a component come from: `official`, `reported`, or `stand-in` (the real one was not
found). `ours` names the facts of it that no source gives, `disputed` those on which sources differ.
"""

from __future__ import annotations

from typing import Any, TypeVar

from hagal.games.kit.effect import Effect
from hagal.kernel.term import Component

E = TypeVar("E", bound=Effect[Any])

Facts = tuple[str, ...]
"""Names of facts: name, cost, text, count ..."""

OFFICIAL, REPORTED, STAND_IN = "official", "reported", "stand-in"
OURS, DISPUTED = "ours", "disputed"


def many(effects: E | tuple[E, ...]) -> tuple[E, ...]:
    """One effect is a tuple of one."""
    return effects if isinstance(effects, tuple) else (effects,)


def identify(name: str) -> str:
    """The id of a name: 'Smuggler's Thopter' is smugglers_thopter."""
    return "_".join("".join(c if c.isalnum() else " " for c in name.lower().replace("'", "")).split())


def sourced(made: Component, origin: str, unknown: Facts, ours: Facts, disputed: Facts) -> None:
    """Where the facts of a component come from; `unknown`: what is ours on a stand-in of its kind, unless told."""
    made.origin = origin
    found = ours or (unknown if origin == STAND_IN else ())
    if found or disputed:
        made.doubts = {**dict.fromkeys(found, OURS), **dict.fromkeys(disputed, DISPUTED)}
