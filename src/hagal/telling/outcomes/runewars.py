"""What comes of an answer in Runewars: influence, cards and heroes. (Battles have their odds; units are on the map.)"""

from __future__ import annotations

from typing import Any

from hagal.games.runewars.state import Runewars
from hagal.kernel.step import Msg, Step
from hagal.telling.outcomes import by


def outcome(s: Runewars, t: Runewars, seat: int, option: Step[Any]) -> tuple[Msg, ...]:
    if s.battle is not None or t.battle is not None:
        return ()
    p, q = s.players[seat], t.players[seat]
    found: list[Msg] = []
    if q.influence != p.influence:
        found.append(Msg("preview-rw-influence", n=q.influence))
    counted = (
        ("tactics", len(q.tactics) + len(q.fresh) - len(p.tactics) - len(p.fresh)),
        ("heroes", len(q.heroes) - len(p.heroes)),
    )
    return (*found, *(Msg(f"preview-rw-{what}", by=by(more)) for what, more in counted if more))
