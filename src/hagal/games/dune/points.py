"""How the points came about: read from the events of a game."""

from __future__ import annotations

from collections.abc import Sequence

from hagal.kernel.events import Event
from hagal.kernel.term import Component

START, INFLUENCE, ALLIANCE, SPENDING, TECH, CARDS = "start", "influence", "alliance", "spending", "tech", "cards"
RULES = {"DI-070": INFLUENCE, "DI-072": ALLIANCE, "HG-050": SPENDING, "IX-015": TECH, "IX-125": TECH}
"""Points that come from a rule and not from a card, by the rule's number."""
CAUSES = ("reward-1", "reward-2", "reward-3", "acquire", "acquire-top", "plot", "combat-card", "agent", "reveal")
"""What happened before a point was scored tells which card or Conflict brought it."""

Source = Component | str


def change(event: Event) -> int:
    """The points that an event brings, or takes (less than nothing)."""
    if event.kind == "score":
        return int(event.args["n"])
    return -int(event.args["n"]) if event.kind == "unscore" else 0


def sources(events: Sequence[Event], seat: int, total: int) -> list[tuple[Source, int]]:
    """A seat's points by where they came from, in the order of their first coming; `total` is what it has."""
    found: dict[str, tuple[Source, int]] = {}
    cause: Event | None = None
    for event in events:
        if event.seat != seat:
            continue
        if event.kind in CAUSES:
            cause = event
        n = change(event)
        if n:
            source = _source(event, cause)
            key = source if isinstance(source, str) else source.ref
            found[key] = (source, n + (found[key][1] if key in found else 0))
    rest = total - sum(n for _source, n in found.values())
    return [(source, n) for source, n in [(START, rest), *found.values()] if n]


def _source(event: Event, cause: Event | None) -> Source:
    if event.rules in RULES:
        return RULES[event.rules]
    about = None if cause is None else cause.args.get("conflict") or cause.args.get("card")
    return about if isinstance(about, Component) else CARDS


def by_round(events: Sequence[Event], totals: Sequence[int]) -> list[list[int]]:
    """For each seat its points at the start and after each round; `totals` are those at the end."""
    points = list(totals)
    for event in events:
        if 0 <= event.seat < len(points):
            points[event.seat] -= change(event)
    rows = [[n] for n in points]
    for event in events:
        if event.kind == "round":
            for row, n in zip(rows, points, strict=True):
                row.append(n)
        elif 0 <= event.seat < len(points):
            points[event.seat] += change(event)
            rows[event.seat][-1] = points[event.seat]
    return rows
