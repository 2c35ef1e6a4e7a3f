"""What comes of an answer in Legendary Encounters: the pools, the hand, the Strikes."""

from __future__ import annotations

from typing import Any

from hagal.games.encounters.state import Encounters
from hagal.kernel.step import Msg, Step
from hagal.telling.outcomes import by


def outcome(s: Encounters, t: Encounters, seat: int, option: Step[Any]) -> tuple[Msg, ...]:
    p, q = s.players[seat], t.players[seat]
    if t.active != s.active or t.round != s.round:
        return ()
    found: list[Msg] = []
    if t.attack != s.attack:
        found.append(Msg("preview-enc-attack", n=t.attack))
    if t.recruit != s.recruit:
        found.append(Msg("preview-enc-recruit", n=t.recruit))
    more = len(q.hand) - len(p.hand) + (option.tag in ("enc-play", "enc-copy"))
    if more:
        found.append(Msg("preview-enc-hand", by=by(more)))
    if len(q.wounds) != len(p.wounds):
        found.append(Msg("preview-enc-strikes", by=by(len(q.wounds) - len(p.wounds))))
    return tuple(found)
