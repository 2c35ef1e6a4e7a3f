"""Who wins: strength is counted (RW-140 to RW-142).

Named rules: `battle_strength`, `battle_count`. Queries: `battle_units` (folds called with the side in place of a seat,
since unallied neutral units have none) counts a side's units, `battle_strength` adds what a seat has besides.
"""

from __future__ import annotations

from hagal.games.runewars.battle.force import battle_of, kind_of, standing_count
from hagal.games.runewars.battle.state import ATTACKER, DEFENDER, Battle
from hagal.games.runewars.names import DAMAGED, DEFENSIVE, HEXAGON, STRONG
from hagal.games.runewars.state import Runewars
from hagal.kernel.rules import ask, push
from hagal.kernel.step import Choice, Msg, Step, at_place
from hagal.kernel.term import register_all


class Strength(Step[Runewars]):
    """The defender may use the defensive development of the area, then strength is counted."""

    tag = "battle_strength"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        push(s, "battle_count", seat, source)
        if s.development[b.area] == DEFENSIVE and holds(s, b):
            s.stack.append((DEFEND, b.seats[DEFENDER], source))


def holds(s: Runewars, b: Battle) -> bool:
    """Has the defender a stronghold there?"""
    hold = s.stronghold[b.area]
    return hold >= 0 and hold >> 1 == b.seats[DEFENDER]


class Defend(Choice[Runewars]):
    """Use the defensive development (RW-141)?"""

    tag = "defend"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [UseDefense(s.players[seat].faction.defense), UNUSED]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-defend")


class UseDefense(Step[Runewars]):
    tag = "use_defense"
    fields = ("defense",)

    def __init__(self, defense: Step[Runewars]) -> None:
        self.defense: Step[Runewars] = defense

    def run(self, s: Runewars, seat: int, source: int) -> None:
        if s.log is not None:
            s.log.tell("rw-defense", seat, "RW-141", defense=self.defense.message())
        s.stack.append((self.defense, seat, source))

    def key(self) -> str:
        return "defense"

    def message(self) -> Msg:
        return Msg("rw-option-defense", defense=self.defense.message())


class Unused(Step[Runewars]):
    tag = "no_defense"

    def key(self) -> str:
        return "leave"

    def message(self) -> Msg:
        return Msg("rw-option-no-defense")


def strength(s: Runewars, b: Battle, side: int) -> int:
    """Standing units, 1 each; the defender's stronghold; other bonuses (RW-140)."""
    about = at_place(b.area)
    n = standing_count(b, side)
    for fold in s.rules.queries.get("battle_units", ()):
        n = fold(s, side, n, about)
    n += b.bonus[side] + walls(s, b, side)
    seat = b.seats[side]
    if seat >= 0:
        n = ask(s, "battle_strength", seat, n, about)
    return n


def walls(s: Runewars, b: Battle, side: int) -> int:
    """What the defender's stronghold adds."""
    if side != DEFENDER or not holds(s, b):
        return 0
    return max((DAMAGED if s.stronghold[b.area] & 1 else STRONG) - b.less, 0)


def routed_hexagons(s: Runewars, side: int, n: int, about: int) -> int:
    """Units of hexagon base that were routed in the battle still count (RWR-007). A fold of `battle_units`."""
    b = battle_of(s)
    return n + len([code for code in b.units[side] if code & 1 and kind_of(s, b, side, code).shape == HEXAGON])


class Count(Step[Runewars]):
    """Higher strength wins, ties to the defender (RW-142)."""

    tag = "battle_count"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        b = battle_of(s)
        attacks, defends = strength(s, b, ATTACKER), strength(s, b, DEFENDER)
        b.won = ATTACKER if attacks > defends else DEFENDER
        if s.log is not None:
            winner = b.seats[b.won]
            kind = "rw-battle-won" if winner >= 0 else "rw-battle-won-neutral"
            s.log.tell(kind, winner, "RW-142", attacks=attacks, defends=defends)
        push(s, "battle_end", seat, source)


DEFEND, UNUSED = Defend(), Unused()

register_all(list(globals().values()))
