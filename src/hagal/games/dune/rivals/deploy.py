"""Troops of a rival: to the Conflict or the garrison, and when an expert holds back (HG-009, HG-010, HG-052)."""

from __future__ import annotations

from hagal.games.dune import actions
from hagal.games.dune.components import Conflict
from hagal.games.dune.names import STRENGTH_PER_TROOP
from hagal.games.dune.rivals.difficulty import LEVELS
from hagal.games.dune.state import Dune, Player
from hagal.kernel.rules import push
from hagal.kernel.step import Step
from hagal.kernel.term import register_all

EXTRA_TROOPS = 2  # from the garrison, at a combat space
LEAD = 2 * STRENGTH_PER_TROOP  # with which an expert holds back


class RivalTroops(Step[Dune]):
    """The troops of a Hagal card (or a signet), and with `extra` up to two from the garrison at a combat space."""

    tag = "rival_troops"
    fields = ("n", "extra")

    def __init__(self, n: int, extra: bool = True) -> None:
        self.n: int = n
        self.extra: bool = extra

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        if not s.board.combat >> s.space & 1:
            actions.recruit(s, seat, self.n, "rival-recruits", "HG-009")
            return
        fresh = min(self.n, p.supply)
        ships = min(EXTRA_TROOPS, actions.query(s, "ships_in_garrison", seat, 0)) if self.extra else 0
        sent = ships if s.rules.options["expert_dreadnoughts"] == "always" else ships_with_room(s, p, ships)
        more = min(EXTRA_TROOPS - sent, p.garrison) if self.extra else 0
        allowed = room(s, p, fresh + more, planned=sent * ship_strength(s, seat) if sent else 0)
        if (sent < ships or allowed < fresh + more) and s.log is not None:
            s.log.tell("rival-holds-back", seat, "HG-052")
        if sent:
            push(s, "deploy_ships", seat, sent)
        deployed = min(fresh, allowed)
        actions.deploy(s, seat, deployed, True, "rival-deploys", "HG-009")
        actions.deploy(s, seat, allowed - deployed, False, "rival-reinforces", "HG-010")
        if fresh > deployed:
            actions.recruit(s, seat, fresh - deployed, "rival-recruits", "HG-052")


def room(s: Dune, p: Player, n: int, strength: int = STRENGTH_PER_TROOP, planned: int = 0) -> int:
    """How many of n units of this strength a rival deploys now: all, or what the expert rule lets it (HG-052).

    `planned`: strength that it is about to deploy besides them.
    """
    conflict: Conflict = s.face[s.conflict[-1]]
    if not is_expert(s) or conflict.level == 3:
        return n
    left = LEAD - lead(s, p)
    if left <= 0:
        return 0
    if s.rules.options["expert_deployment"] == "literal" or not strength:
        return n
    return min(n, max(0, left - planned) // strength)


def ships_with_room(s: Dune, p: Player, n: int) -> int:
    """Option expert_dreadnoughts: the expert rule, written for troops, holds back other units as well."""
    return room(s, p, n, ship_strength(s, p.seat)) if n else 0


def ship_strength(s: Dune, seat: int) -> int:
    """What a unit that is no troop adds to the lead; nothing if that is counted in troops."""
    return 0 if s.rules.options["expert_lead"] == "troops" else actions.query(s, "ship_strength", seat, 0)


def is_expert(s: Dune) -> bool:
    return s.rules.players == 1 and LEVELS[s.rules.options["difficulty"]].expert


def lead(s: Dune, p: Player) -> int:
    """By how much strength (or what troops alone are worth) this rival leads the strongest of the others."""
    others = [q for q in s.players if q.seat != p.seat]
    if s.rules.options["expert_lead"] == "troops":
        return STRENGTH_PER_TROOP * (p.conflict - max(q.conflict for q in others))
    return p.strength - max(q.strength for q in others)


register_all(list(globals().values()))
