"""What answers are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hagal.bots import Options
from hagal.bots.runewars.worth import Worth
from hagal.games.runewars.army import size
from hagal.games.runewars.names import LIMIT, WINTER
from hagal.kernel.step import Msg, Step

Answer = tuple[Step[Any], Msg | None]
Answers = dict[str, Callable[[Worth, list[Any]], Answer]]


def best_of(options: Options, values: list[float]) -> Any:
    """The option that is worth the most."""
    return options[max(range(len(options)), key=values.__getitem__)]


def source(j: Worth) -> int:
    return j.s.stack[-1][2]


def question(j: Worth) -> Any:
    return j.s.stack[-1][0]


def at(j: Worth, option: Any) -> int:
    """The area of an option."""
    return j.s.board.at[option.area]


def risk(j: Worth, area: int) -> float:
    """How likely an own area is lost."""
    return 1.0 - j.hold(area, j.power_of(j.seat, j.s.army[area]))


def need(j: Worth, area: int) -> float:
    """How much an area of one's own needs more units: what it is worth and threatened, and how near the front is."""
    s = j.s
    if size(s.army[area]) >= LIMIT:
        return -10.0
    front = sum([1.0 / n for k, n in j.lands.close[area] if s.control[k] != j.seat])
    hungry = 0.5 * max(size(s.army[area]) + 1 - j.p.dials[0], 0) if s.season < WINTER else 0.0
    free = 0.0 if s.activated[area] >> j.seat & 1 else 0.5
    return j.area[area] * risk(j, area) + 0.12 * front - hungry + free


def first(_j: Worth, options: list[Any]) -> Answer:
    """Whatever comes first."""
    return options[0], None
