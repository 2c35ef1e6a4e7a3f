"""What comes of an answer in Dune: what one gains and pays, what the Conflict would give as it stands."""

from __future__ import annotations

from typing import Any

from hagal.games.dune.combat import placings
from hagal.games.dune.effect import messages
from hagal.games.dune.names import FACTIONS
from hagal.games.dune.state import Dune, Player
from hagal.kernel.step import Msg, Step
from hagal.telling.outcomes import by

GOODS = ("vp", "spice", "solari", "water")
FIGHTS = frozenset(
    (
        *("deploy", "deploy_troops", "deploy_units", "send_units", "send_shipped", "may_deploy", "retreat_troops"),
        *("withdraw", "fight", "pass", "stop"),
    )
)
"""Options that are about the Conflict, whether they change one's strength or not."""


def outcome(s: Dune, t: Dune, seat: int, option: Step[Any]) -> tuple[Msg, ...]:
    p, q = s.players[seat], t.players[seat]
    found = gained(p, q)
    if option.tag == "reveal":
        found = [Msg("preview-dune-reveal", persuasion=q.persuasion, strength=q.strength), *found]
    elif q.persuasion != p.persuasion and t.revealing == seat:
        found.append(Msg("preview-dune-left", n=q.persuasion))
    if q.strength != p.strength or (option.tag in FIGHTS and q.conflict):
        if option.tag != "reveal":
            found.insert(0, Msg("preview-dune-strength", n=q.strength))
        found += standing(t, seat)
    return tuple(found)


def gained(p: Player, q: Player) -> list[Msg]:
    """What one has more or less of."""
    found = [
        Msg(f"preview-dune-{good}", by=by(more)) for good in GOODS if (more := getattr(q, good) - getattr(p, good))
    ]
    for k, faction in enumerate(FACTIONS):
        more = q.influence[k] - p.influence[k]
        if more:
            found.append(Msg("preview-dune-influence", faction=faction_named(faction), by=by(more)))
    troops = q.garrison + q.conflict - p.garrison - p.conflict
    if troops:
        found.append(Msg("preview-dune-troops", by=by(troops)))
    if len(q.intrigue) != len(p.intrigue):
        found.append(Msg("preview-dune-intrigue", by=by(len(q.intrigue) - len(p.intrigue))))
    if q.revealed == p.revealed and len(q.hand) != len(p.hand):
        found.append(Msg("preview-dune-hand", by=by(len(q.hand) - len(p.hand))))
    return found


def faction_named(faction: str) -> Msg:
    return Msg(f"faction-{faction.replace('_', '-')}")


def standing(t: Dune, seat: int) -> list[Msg]:
    """How the Conflict stands: who is strongest beside oneself, and what one's place would bring."""
    q = t.players[seat]
    if not t.conflict or not q.strength:
        return []
    found: list[Msg] = []
    strongest = max((p for p in t.players if p.seat != seat), key=lambda p: p.strength)
    if strongest.strength:
        found.append(Msg("preview-dune-against", seat=strongest.seat, n=strongest.strength))
    place = next((place for p, place in placings(t) if p.seat == seat), -1)
    rewards = t.face[t.conflict[-1]].rewards[place] if place >= 0 else ()
    told = tuple(messages(rewards))
    if told:
        return [*found, Msg("preview-dune-place", place=place + 1, rewards=told)]
    return [*found, Msg("preview-dune-no-place")]
