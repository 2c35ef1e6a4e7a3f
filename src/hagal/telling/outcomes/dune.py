"""What comes of an answer in Dune: what one gains and pays, what the Conflict would give as it stands."""

from __future__ import annotations

from typing import Any

from hagal.games.dune.combat import placings
from hagal.games.dune.deploy import deployable
from hagal.games.dune.effect import Effect, messages
from hagal.games.dune.names import FACTIONS
from hagal.games.dune.state import Dune, Player
from hagal.games.dune.turn import live_pending
from hagal.kernel.step import Msg, Step
from hagal.text.numbers import signed

GOODS = ("vp", "spice", "solari", "water")
FIGHTS = frozenset(
    (
        *("deploy", "deploy_troops", "deploy_units", "send_units", "send_shipped", "may_deploy", "retreat_troops"),
        *("withdraw", "fight", "pass", "stop"),
    )
)
"""Options that are about the Conflict, whether they change one's strength or not."""
SENT = "agent"


def outcome(s: Dune, t: Dune, seat: int, option: Step[Any]) -> tuple[Msg, ...]:
    p, q = s.players[seat], t.players[seat]
    sent = option.tag == SENT
    found = gained(p, q, played=int(sent))
    if sent:
        found += [*won(p, q), *to_come(t, seat)]
    elif option.tag == "reveal":
        found = [Msg("preview-dune-reveal", persuasion=q.persuasion, strength=q.strength), *found]
    elif q.persuasion != p.persuasion and t.revealing == seat:
        found.append(Msg("preview-dune-left", n=q.persuasion))
    if q.strength != p.strength or (option.tag in FIGHTS and q.conflict):
        if option.tag != "reveal":
            found.insert(0, Msg("preview-dune-strength", n=q.strength))
        found += standing(t, seat)
    return tuple(found)


def gained(p: Player, q: Player, played: int = 0) -> list[Msg]:
    """What one has more or less of, beside so many cards that were played."""
    found = [
        Msg(f"preview-dune-{good}", by=signed(more)) for good in GOODS if (more := getattr(q, good) - getattr(p, good))
    ]
    for k, faction in enumerate(FACTIONS):
        more = q.influence[k] - p.influence[k]
        if more:
            found.append(Msg("preview-dune-influence", faction=faction_named(faction), by=signed(more)))
    troops = q.garrison + q.conflict - p.garrison - p.conflict
    if troops:
        found.append(Msg("preview-dune-troops", by=signed(troops)))
    if len(q.intrigue) != len(p.intrigue):
        found.append(Msg("preview-dune-intrigue", by=signed(len(q.intrigue) - len(p.intrigue))))
    more = len(q.hand) - len(p.hand) + played
    if q.revealed == p.revealed and more:
        found.append(Msg("preview-dune-hand", by=signed(more)))
    return found


def won(p: Player, q: Player) -> list[Msg]:
    """What the space of an Agent gives beside goods: one more Agent, a seat, a card."""
    found: list[Msg] = []
    more = q.agents + len(q.posts) - p.agents - len(p.posts)
    if more:
        found.append(Msg("preview-dune-agents", by=signed(more)))
    if q.council and not p.council:
        found.append(Msg("preview-dune-council"))
    more = owned(q) - owned(p)
    if more:
        found.append(Msg("preview-dune-cards", by=signed(more)))
    return found


def owned(p: Player) -> int:
    return len(p.deck) + len(p.hand) + len(p.in_play) + len(p.discard)


def to_come(t: Dune, seat: int) -> list[Msg]:
    """What this Agent turn still has to give: what is chosen now, or waits for its turn; then the Conflict."""
    if t.active != seat or not t.stack:
        return []
    now, asked, _source = t.stack[-1]
    effects = [now] if isinstance(now, Effect) and asked == seat else []
    effects += [effect for effect, whose, _from in live_pending(t) if whose == seat]
    if effects:
        return [Msg("preview-dune-then", effects=tuple(dict.fromkeys(messages(tuple(effects)))))]
    troops = deployable(t, t.players[seat])
    return [Msg("preview-dune-deploy", n=troops)] if troops else []


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
