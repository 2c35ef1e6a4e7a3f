"""Conditions that only Rise of Ix knows, and effects that name theirs."""

from __future__ import annotations

from hagal.games.dune.effect import Condition, faction_name
from hagal.games.dune.effects import When
from hagal.games.dune.ix.part import part_of, tile_count
from hagal.games.dune.state import Dune
from hagal.kernel.step import Msg
from hagal.kernel.term import register_all


class TechTiles(Condition):
    tag = "tech_tiles"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def holds(self, s: Dune, seat: int, source: int) -> bool:
        return tile_count(s, seat) >= self.n

    def message(self) -> Msg:
        return Msg("if-tech-tiles", n=self.n)


class AgentOn(Condition):
    """An own Agent on a space of that faction."""

    tag = "agent_on"
    fields = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction: int = faction

    def holds(self, s: Dune, seat: int, source: int) -> bool:
        return any(s.board.spaces[place].faction == self.faction for place in s.players[seat].posts)

    def message(self) -> Msg:
        return Msg("if-agent-on", faction=faction_name(self.faction))


class Rich(Condition):
    """So many solari."""

    tag = "rich"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def holds(self, s: Dune, seat: int, source: int) -> bool:
        return s.players[seat].solari >= self.n

    def message(self) -> Msg:
        return Msg("if-rich", n=self.n)


class Persuasive(Condition):
    """So much persuasion in this Reveal turn."""

    tag = "persuasive"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def holds(self, s: Dune, seat: int, source: int) -> bool:
        return s.players[seat].persuasion >= self.n

    def message(self) -> Msg:
        return Msg("if-persuasive", n=self.n)


class UnitsDeployed(Condition):
    """So many own units deployed in this turn."""

    tag = "units_deployed"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def holds(self, s: Dune, seat: int, source: int) -> bool:
        return s.active == seat and s.deployed + part_of(s).ships >= self.n

    def message(self) -> Msg:
        return Msg("if-units-deployed", n=self.n)


class EnemyHere(Condition):
    """An enemy Agent on the space to which the Agent was sent (Bounty Hunter)."""

    tag = "enemy_here"

    def holds(self, s: Dune, seat: int, source: int) -> bool:
        return any(s.space in q.posts for q in s.players if q.seat != seat)


class WhenNamed(When):
    """As When, with the condition in its key: beside it may wait an equal effect without one."""

    tag = "when_named"

    def key(self) -> str:
        return f"{super().key()} if {self.condition.tag}"


register_all(list(globals().values()))
