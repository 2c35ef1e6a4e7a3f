"""Endgame cards (DI-081)."""

from __future__ import annotations

from hagal.games.dune import actions
from hagal.games.dune.effect import Effect
from hagal.games.dune.state import Dune, Player
from hagal.games.kit.seats import others
from hagal.kernel.term import register_all


def spice_must_flow(s: Dune, p: Player) -> int:
    """Copies of The Spice Must Flow that a player owns, wherever they are."""
    cards = (i for zone in (p.deck, p.hand, p.in_play, p.discard) for i in zone)
    return p.leader.spice_flow + sum(1 for i in cards if s.face[i].id == "the_spice_must_flow")


class CornerTheMarket(Effect):
    """A point for two The Spice Must Flow, another for more of them than each opponent."""

    tag = "corner_the_market"

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return self.worth(s, seat) > 0

    def worth(self, s: Dune, seat: int) -> int:
        mine = spice_must_flow(s, s.players[seat])
        most = max(spice_must_flow(s, q) for q in others(s.players, seat))
        return int(mine >= 2) + int(mine > most)

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.score(s, seat, self.worth(s, seat), "DI-081")


class PlansWithinPlans(Effect):
    """A point for 3 or more influence with three factions, two with all four."""

    tag = "plans_within_plans"

    def worth(self, s: Dune, seat: int) -> int:
        return max(0, sum(1 for n in s.players[seat].influence if n >= 3) - 2)

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return self.worth(s, seat) > 0

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.score(s, seat, self.worth(s, seat), "DI-081")


register_all(list(globals().values()))
