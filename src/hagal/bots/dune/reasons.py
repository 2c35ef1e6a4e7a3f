"""Why a choice was made, in a line: read off what it does."""

from __future__ import annotations

from typing import Any

from hagal.bots.dune.ahead import run, stops_of
from hagal.games.dune.names import FACTIONS
from hagal.games.dune.state import Dune, Player
from hagal.kernel.step import Msg, Step

PLAIN = {
    "reveal": "bots-dune-reveal",
    "pass": "bots-dune-pass",
    "stop": "bots-dune-pass",
    "done": "bots-dune-done",
    "decline": "bots-dune-decline",
    "skip": "bots-dune-decline",
    "advance": "bots-dune-freighter",
    "recall": "bots-dune-freighter-home",
    "another turn": "bots-dune-another-turn",
}


def reason(s: Dune, seat: int, option: Step[Any]) -> Msg:
    """The reason for choosing an option in a state (a copy of one's own: it is left as it is)."""
    if s.round == 0:
        return Msg("bots-best")
    t = s.copy()
    _step, asked, source = t.stack[-1]
    t.stack[-1] = (option, asked, source)
    run(t, seat, stops_of(t))
    return (
        scored(s, t, seat)
        or seated(s.players[seat], t.players[seat])
        or named(s, option)
        or gained(s.players[seat], t.players[seat], option.tag == "agent")
        or Msg("bots-best")
    )


def scored(s: Dune, t: Dune, seat: int) -> Msg | None:
    """Points, and where they come from."""
    p, q = s.players[seat], t.players[seat]
    if q.vp <= p.vp:
        return None
    for faction, name in enumerate(FACTIONS):
        if t.alliance[faction] == seat != s.alliance[faction]:
            return Msg("bots-dune-alliance", faction=name)
        if p.influence[faction] < 2 <= q.influence[faction]:
            return Msg("bots-dune-friends", faction=name)
    return Msg("bots-dune-points", n=q.vp - p.vp)


def seated(p: Player, q: Player) -> Msg | None:
    if q.swordmaster > p.swordmaster:
        return Msg("bots-dune-swordmaster")
    return Msg("bots-dune-council") if q.council > p.council else None


def named(s: Dune, option: Any) -> Msg | None:
    """What the option itself says."""
    tag = option.tag
    if tag in ("deploy", "deploy_troops"):
        if not option.n:
            return Msg("bots-dune-hold")
        return Msg("bots-dune-deploy", n=option.n, conflict=s.face[s.conflict[-1]])
    if tag == "deploy_units":
        n = option.troops + option.dreadnoughts
        if not n:
            return Msg("bots-dune-hold")
        id = "bots-dune-deploy-units" if option.dreadnoughts else "bots-dune-deploy"
        return Msg(id, n=n, conflict=s.face[s.conflict[-1]])
    if tag == "buy_tech":
        return Msg("bots-dune-tech", card=option.tile)
    if tag in ("fight", "win"):
        return Msg("bots-dune-fight", conflict=s.face[s.conflict[-1] if s.conflict else s.fallen[-1]])
    if tag in ("buy", "claim", "take"):
        return Msg("bots-dune-buy", card=option.card)
    if tag in ("trash", "trash_for"):
        return Msg("bots-dune-trash", card=option.card if tag == "trash" else option.trash.card)
    if tag == "discard":
        return Msg("bots-dune-discard", card=option.card)
    if tag == "end_card":
        return Msg("bots-dune-endgame")
    plain = PLAIN.get(option.key())
    return None if plain is None else Msg(plain)


def gained(p: Player, q: Player, played: bool) -> Msg | None:
    """What the option brings at once; `played`: it took a card out of the hand."""
    for faction, name in enumerate(FACTIONS):
        if q.influence[faction] > p.influence[faction]:
            return Msg("bots-dune-influence", faction=name)
    if q.agents > p.agents:
        return Msg("bots-dune-agent")
    for name in ("spice", "solari", "water"):
        n = getattr(q, name) - getattr(p, name)
        if n > 0:
            return Msg(f"bots-dune-{name}", n=n)
    troops = q.garrison + q.conflict - p.garrison - p.conflict
    if troops > 0:
        return Msg("bots-dune-troops", n=troops)
    if len(q.intrigue) > len(p.intrigue):
        return Msg("bots-dune-intrigue")
    if len(q.hand) + played > len(p.hand):
        return Msg("bots-dune-cards")
    return None
