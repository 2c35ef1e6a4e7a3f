"""Options of every mode: readings of rules that all of them have."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hagal.games.encounters.state import ORDERS
from hagal.kernel.setting import Setting
from hagal.kernel.step import Msg

SETTINGS: dict[str, Setting] = {
    "preparation": Setting(0, (0, 1, 2)),
    "wilds_order": Setting("hills", tuple(ORDERS)),
    "face_down_runners": Setting("stay", ("stay", "run")),
    "reveal_abilities": Setting("each", ("each", "once")),
    "city_of_fear": Setting("active", ("active", "coordinating")),
    "last_look": Setting(
        False, (False, True)
    ),  # no rule: is the end of an Action phase asked for once cards were played?
}


def only_with(modes: Iterable[str]) -> Msg:
    """Why not here: it belongs to these modes."""
    return Msg("enc-why-only-with", modes=tuple([Msg(f"module-encounters-{mode}") for mode in modes]))


def only_both(pairs: Iterable[tuple[str, ...]]) -> Msg:
    """Why not here: it is for two modes that are played as one."""
    told = [tuple([Msg(f"module-encounters-{mode}") for mode in pair]) for pair in pairs]
    return Msg("enc-why-only-with", modes=tuple([Msg("enc-both-modes", modes=pair) for pair in told]))


def names_complaint(name: str, value: Any, words: tuple[str, ...], ids: list[str], count: int) -> str | None:
    """One of the words, or a list of so many different ids."""
    if isinstance(value, str) or not isinstance(value, list | tuple):
        if value in words:
            return None
        return f"option {name} must be {', '.join(repr(word) for word in words)} or a list of {count}, not {value!r}"
    for id in value:
        if id not in ids:
            return f"option {name} names {id!r}, which does not exist; there are: {', '.join(ids)}"
    if len(value) != count or len(set(value)) != count:
        return f"option {name} must name {count} different ones of: {', '.join(ids)}"
    return None
