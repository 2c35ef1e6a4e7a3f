"""Turns of Hunters: Prey, Action, Strike, Cleanup (PR-200, PR-215), and turns without playing cards (PR-267)."""

from __future__ import annotations

from hagal.games.encounters.hunters.hunt import hunt
from hagal.games.encounters.state import Encounters
from hagal.games.encounters.turn import preparation
from hagal.kernel.rules import fire, push
from hagal.kernel.step import Step
from hagal.kernel.term import register_all


class HuntersTurn(Step[Encounters]):
    """The phases of a turn; nothing of the one before is left. With the harder game everybody's first turn has the Prey
    and the Strike phase only, and the hand is kept (PR-267)."""

    tag = "enc-hunters-turn"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        forget_turn(s, seat)
        before = preparation(s)
        if before < s.round <= before + s.rules.options["bare_turns"]:
            push(s, "strike_phase", seat)
            push(s, "enemy_phase", seat)
            return
        push(s, "cleanup", seat)
        if "turn_ends" in s.rules.heard:
            s.stack.append((TURN_ENDS, seat, -1))
        push(s, "strike_phase", seat)
        push(s, "action_phase", seat)
        if s.round > before:
            push(s, "enemy_phase", seat)
        if "turn_begins" in s.rules.heard:
            fire(s, "turn_begins", seat)


def forget_turn(s: Encounters, seat: int) -> None:
    """Points are pools of one Action phase (PR-225), Duels of one turn (PR-231); what was done before a Test was turned
    up matters in that turn only (PR-259); raised Armor lasts until the own next turn."""
    h = hunt(s)
    h.heal = h.restore = h.duels = 0
    h.deeds.clear()
    h.since = [0] * len(h.since)
    h.guards[seat] = 0


class TurnEnds(Step[Encounters]):
    """What is told at the end of a turn, before Cleanup."""

    tag = "enc-turn-ends"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        fire(s, "turn_ends", seat)


TURN_ENDS = TurnEnds()

register_all(list(globals().values()))
