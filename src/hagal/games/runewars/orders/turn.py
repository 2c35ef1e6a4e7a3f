"""A player's turn: windows for what may be done in it, the order's primary ability, its bonus (RW-044, RW-046).

A window is a choice with all that a player may do "during the own turn" (RW-013, RW-206): tactics, objective, titles,
rewards, a claim to victory, what modules add. There is one before the order, one with the bonus, and one at the end.
"""

from __future__ import annotations

from hagal.games.kit.option import StandsFor
from hagal.games.runewars.orders.season import order_of
from hagal.games.runewars.quests import heroes
from hagal.games.runewars.seasons import objectives, titles
from hagal.games.runewars.state import Runewars
from hagal.games.runewars.tactics import play
from hagal.kernel.rules import push
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all

TURN = ("turn",)


class Turn(Step[Runewars]):
    """Exactly one turn in each season (RW-048)."""

    tag = "turn"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        if s.players[seat].out:
            return
        s.active = seat
        s.fought = 0
        s.turn_flags = 0
        s.deeds = ()
        push(s, "check_runes")
        push(s, "turn_end", seat)
        push(s, "check_runes")
        push(s, "bonus", seat)
        push(s, "check_runes")
        push(s, "turn_start", seat)


def window(s: Runewars, seat: int) -> list[Step[Runewars]]:
    """What a seat may do in its turn besides its order."""
    found = play.options(s, seat, TURN)
    found += objectives.window(s, seat)
    found += titles.window(s, seat)
    found += heroes.window(s, seat)
    for fold in s.rules.queries.get("window", ()):
        found = fold(s, seat, found, -1)
    return found


def secretive(s: Runewars, seat: int) -> bool:
    """Would silence tell something about what this seat holds? (query `secretive`: what else it may have in secret)"""
    p = s.players[seat]
    if p.tactics or p.objective or p.rewards:
        return True
    found = False
    for fold in s.rules.queries.get("secretive", ()):
        found = fold(s, seat, found, -1)
    return found


class TurnStart(Choice[Runewars]):
    """Right before the order."""

    tag = "turn_start"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        return [RESOLVE, *[Within("turn_start", step) for step in window(s, seat)]]

    def settled(self, s: Runewars, seat: int, source: int) -> bool:
        return not secretive(s, seat)

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-turn-start", order=order_of(s, seat))


class Within(StandsFor[Runewars]):
    """Something done in a window; then the window is open again."""

    tag = "within"
    fields = ("window", "step")

    def __init__(self, window: str, step: Step[Runewars]) -> None:
        self.window: str = window
        self.step = step

    def run(self, s: Runewars, seat: int, source: int) -> None:
        push(s, self.window, seat, source)
        push(s, "check_runes")
        s.stack.append((self.step, seat, source))


class ResolveOrder(Step[Runewars]):
    """The primary ability of the order (RW-046)."""

    tag = "resolve_order"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.stack.append((order_of(s, seat).primary, seat, 0))

    def key(self) -> str:
        return "resolve"

    def message(self) -> Msg:
        return Msg("rw-option-resolve")


class Bonus(Choice[Runewars]):
    """After the primary ability, the bonus, if this order is the highest of the year's; it may be left (RW-046)."""

    tag = "bonus"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        if s.players[seat].out or not supreme(s, seat):
            return []
        return [SKIP_BONUS, USE_BONUS, *[Within("bonus", step) for step in window(s, seat)]]

    def settled(self, s: Runewars, seat: int, source: int) -> bool:
        return not secretive(s, seat)

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-bonus", order=order_of(s, seat))


def supreme(s: Runewars, seat: int) -> bool:
    """Is this order's number higher than every other face-up order of the seat, and has it a bonus? (RW-046)"""
    bonus = order_of(s, seat).bonus
    return bonus is not None and highest(s, seat) and bonus.can(s, seat, 1)


def highest(s: Runewars, seat: int) -> bool:
    """Is its order's number higher than that of every other face-up order of the seat?"""
    p = s.players[seat]
    return p.order == max(p.played)


class UseBonus(Step[Runewars]):
    tag = "use_bonus"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        bonus = order_of(s, seat).bonus
        assert bonus is not None
        if s.log is not None:
            s.log.tell("rw-bonus", seat, "RW-046", order=order_of(s, seat))
        s.stack.append((bonus, seat, 1))

    def key(self) -> str:
        return "bonus"

    def message(self) -> Msg:
        return Msg("rw-option-bonus")


class Skip(Step[Runewars]):
    """On with the turn."""

    tag = "go_on"

    def key(self) -> str:
        return "done"

    def message(self) -> Msg:
        return Msg("rw-option-done")


SKIP_BONUS = Skip()
USE_BONUS = UseBonus()
RESOLVE = ResolveOrder()


class TurnEnd(Choice[Runewars]):
    """Right after the order."""

    tag = "turn_end"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        if s.players[seat].out:
            return []
        return [END_TURN, *[Within("turn_end", step) for step in window(s, seat)]]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-turn-end")

    def settled(self, s: Runewars, seat: int, source: int) -> bool:
        return not secretive(s, seat)


class EndTurn(Step[Runewars]):
    tag = "end_turn"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.active = -1

    def key(self) -> str:
        return "end"

    def message(self) -> Msg:
        return Msg("rw-option-end")


END_TURN = EndTurn()

register_all(list(globals().values()))
