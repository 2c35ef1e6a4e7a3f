"""The secret objective: what it takes, and what brings one nearer to it. A fulfilled objective is a dragon rune."""

from __future__ import annotations

from typing import Any, Protocol

from hagal.games.runewars.names import DRAGON, GIANT, LIMIT, OWN_TYPES, SLOTS
from hagal.games.runewars.state import Player, Runewars

NEARER = 0.3
"""The part of a rune that a step towards the objective is worth, as long as more steps are missing."""


class Seat(Protocol):
    """What an aim asks of whoever judges things for a seat."""

    s: Runewars
    seat: int
    p: Player

    def rune(self) -> float: ...


class Aim:
    """What a seat's objective asks for: `tag` of its condition (empty: it has none), and how many are missing."""

    __slots__ = ("j", "met", "missing", "tag")

    def __init__(self, j: Seat) -> None:
        self.j: Seat = j
        self.tag: str = ""
        self.met: Any = None
        self.missing: int = 0
        own = j.p.objective
        if own and j.s.known[own[0]] >> j.seat & 1:
            self.met = j.s.face[own[0]].met
            self.tag = self.met.tag
            if self.tag in COUNTED:
                self.missing = max(self.met.n - self.met.count(j.s, j.seat), 0)

    def step(self, n: int = 1) -> float:
        """What it is worth to come so much nearer."""
        if not self.missing:
            return 0.0
        return self.j.rune() * (0.8 if n >= self.missing else NEARER * n / self.missing)

    def conquest(self, area: int) -> float:
        """What it adds to the worth of an area to take it."""
        j = self.j
        s, tag = j.s, self.tag
        owner = s.control[area]
        if not tag or owner == j.seat:
            return 0.0
        if tag == "conquests" and s.home[area] != j.seat:
            return self.step()
        if tag == "controls_cities" and s.city[area] is not None:
            return self.step()
        if owner < 0:
            return self.lair(area)
        if tag == "holds_enemy_home" and s.home[area] >= 0 and s.home[area] != j.seat:
            return 0.8 * j.rune()
        if tag == "strongholds_broken" and s.stronghold[area] >= 0:
            return 0.8 * j.rune()
        if tag == "killed_players" and sum(s.army[area]) >= self.met.n:
            return 0.35 * j.rune()
        if tag == "routed_foe" and sum(s.army[area]) >= self.met.n:
            return 0.3 * j.rune()
        return 0.0

    def lair(self, area: int) -> float:
        """An area with neutral units, for those who would slay them."""
        if self.tag == "killed_neutral" and sum(self.j.s.army[area]) >= self.met.n:
            return 0.4 * self.j.rune()
        return 0.0

    def allies(self, area: int) -> float:
        """What it adds to win over the neutral units of an area."""
        army = self.j.s.army[area]
        if self.tag == "neutral_allies":
            return self.step(sum(army[OWN_TYPES:SLOTS]))
        if self.tag == "great_allies":
            return self.step(army[DRAGON] + army[GIANT]) if army[DRAGON] + army[GIANT] else 0.0
        return 0.0

    def massed(self, area: int, n: int) -> float:
        """What it adds to have so many units in an area."""
        s, seat = self.j.s, self.j.seat
        if self.tag == "great_host":
            return 0.7 * self.j.rune() if n >= LIMIT and s.home[area] != seat else 0.0
        if self.tag != "at_the_gates" or n < self.met.n:
            return 0.0
        beside = any(s.home[k] >= 0 and s.home[k] != seat for k in s.board.near[area])
        return 0.7 * self.j.rune() if beside else 0.0


COUNTED = frozenset(
    {
        "great_allies",
        "neutral_allies",
        "has_influence",
        "holds_titles",
        "controls_cities",
        "leads_heroes",
        "conquests",
    }
)
"""Conditions that count what one has."""
