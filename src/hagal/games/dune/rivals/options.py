"""Options of games with rivals, and which of them go together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from hagal.games.dune.catalogue.leaders import LEADERS
from hagal.games.dune.components import Leader
from hagal.games.dune.options import RANDOM, named_twice
from hagal.games.dune.rivals.difficulty import LEVELS
from hagal.games.dune.rivals.setup import RIVALS_OF
from hagal.kernel.setting import Setting


class Box:
    """Leaders that come together: in which games, and the rule that forbids some of them to rivals."""

    def __init__(self, leaders: Iterable[Leader], rule: str, where: str = "") -> None:
        found = tuple(leaders)
        self.rivals: tuple[str, ...] = tuple(leader.id for leader in found if leader.rival)
        self.forbidden: tuple[str, ...] = tuple(leader.id for leader in found if not leader.rival)
        self.rule: str = rule
        self.where: str = where


BASE_BOX = Box(LEADERS, "HG-033")


def rival_leaders(*more: Box) -> Setting:
    """'random', or one leader's id (or 'random') for each of the two rivals; `more` are boxes besides the base game."""
    boxes = (BASE_BOX, *more)
    names = ", ".join(BASE_BOX.rivals)
    besides = "".join(f"; {box.where} also {' and '.join(box.rivals)}" for box in more)

    def complaint(value: Any, players: int) -> str | None:
        if players != 1:
            return f"option rival_leaders is for one player; this game has {players}"
        if value == RANDOM:
            return None
        if isinstance(value, str) or not isinstance(value, list | tuple) or len(value) != RIVALS_OF[1]:
            return f"option rival_leaders must be 'random' or a list of two leaders, not {value!r}"
        for name in value:
            for box in boxes:
                if name in box.forbidden:
                    return (
                        f"a rival cannot play {name}: the rules forbid it ({box.rule}); rivals can be: {names}{besides}"
                    )
            if name != RANDOM and not any(name in box.rivals for box in boxes):
                return f"there is no leader {name!r} for a rival; rivals can be: {names} or random{besides}"
        return named_twice(value)

    return Setting(RANDOM, check=complaint)


def difficulty(value: Any, players: int) -> str | None:
    if players != 1:
        return f"option difficulty is for one player; this game has {players}"
    if value not in LEVELS:
        return f"option difficulty must be one of {', '.join(LEVELS)}, not {value!r}"
    return None


SETTINGS: dict[str, Setting] = {
    "difficulty": Setting("mercenary", tuple(LEVELS), difficulty),
    "rival_leaders": rival_leaders(),
    "rival_signet_cost": Setting("pays", ("pays", "player")),
    "rabban_troops": Setting("garrison", ("garrison", "conflict")),
    "rival_voice": Setting("closed", ("closed", "open")),
    "hagal_control_bonus": Setting("pays", ("pays", "nothing")),
    "expert_lead": Setting("strength", ("strength", "troops")),
    "expert_deployment": Setting("literal", ("literal", "capped")),
}


def check(players: int, modules: frozenset[str], options: Mapping[str, Any]) -> str | None:
    """House Hagal is there with one and two players, and never with more; it has no leader that the player has."""
    if players > 2:
        return (
            f"House Hagal (module rivals) plays with one or two players, not {players}" if "rivals" in modules else None
        )
    wishes = (options["leaders"], options["rival_leaders"])
    if players == 1 and not any(isinstance(wish, str) for wish in wishes):
        for name in options["leaders"]:
            if name != RANDOM and name in options["rival_leaders"]:
                return f"each leader can be taken once only: {name} is asked for by the player and a rival"
    return None
