"""What comes of an answer in Runewars: influence, dials, cards and heroes. (Battles have their odds; units are on the
map.)"""

from __future__ import annotations

from typing import Any

from hagal.games.runewars.orders.season import TakeOrder
from hagal.games.runewars.state import Runewars
from hagal.kernel.step import Msg, Step
from hagal.text.numbers import signed


def outcome(s: Runewars, t: Runewars, seat: int, option: Step[Any]) -> tuple[Msg, ...]:
    if s.battle is not None or t.battle is not None:
        return ()
    p, q = s.players[seat], t.players[seat]
    found: list[Msg] = []
    if q.influence != p.influence:
        found.append(Msg("preview-rw-influence" if q.influence < p.influence else "preview-rw-gained", n=q.influence))
    order = option.order if isinstance(option, TakeOrder) else None
    if q.dials != p.dials or (order is not None and order.primary.tag == "harvest"):
        food, wood, ore = q.dials
        found.append(Msg("preview-rw-dials", food=food, wood=wood, ore=ore))
    played = int(option.tag == "rw_tactic")
    counted = (
        ("tactics", len(q.tactics) + len(q.fresh) - len(p.tactics) - len(p.fresh) + played),
        ("heroes", len(q.heroes) - len(p.heroes)),
    )
    found += [Msg(f"preview-rw-{what}", by=signed(more)) for what, more in counted if more]
    if order is not None and found:  # others may act before it
        return (Msg("preview-rw-as-it-stands", comes=tuple(found)),)
    return tuple(found)


def order_alone(option: Step[Any]) -> Step[Any] | None:
    """The primary ability of an order."""
    return option.order.primary if isinstance(option, TakeOrder) else None
