"""Battles: cards at their start and while they go on. How units strike and fall is left to a sensible commander."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hagal.bots.runewars import cards
from hagal.bots.runewars.asking import Answer, Answers, question
from hagal.bots.runewars.worth import Worth
from hagal.games.runewars.army import NO_ARMY
from hagal.games.runewars.battle.force import army_of
from hagal.games.runewars.battle.judgment import judge
from hagal.games.runewars.battle.state import ATTACKER, DEFENDER, Battle
from hagal.games.runewars.odds import estimate, sides
from hagal.kernel.step import Msg


def chance(j: Worth, b: Battle, side: int) -> float:
    """How likely a side wins the battle that is about to begin."""
    attacker, defender = sides(j.s, b.seats[ATTACKER], NO_ARMY, b.area)
    attacker.army, defender.army = army_of(b.units[ATTACKER]), army_of(b.units[DEFENDER])
    win = estimate(attacker, defender)
    return win if side == ATTACKER else 1.0 - win


def _lightning(b: Battle, side: int, win: float) -> bool:
    """When the enemy has more to lose."""
    return win < 0.75 and len(b.units[1 - side]) >= len(b.units[side]) + 2


BATTLE: dict[str, Callable[[Battle, int, float], bool]] = {
    "tactical_retreat": lambda b, side, win: win < 0.2 and len(b.units[side]) >= 2,
    "summon_lightning": _lightning,
    "to_the_winner": lambda b, side, win: win > 0.7,
    "scorched_earth": lambda b, side, win: win < 0.25,
    "arrow_storm": lambda b, side, win: 0.15 < win < 0.93,
    "wall_of_shields": lambda b, side, win: 0.15 < win < 0.9,
}
"""Is it time to play a card of battles, with such a chance to win?"""


def at_start(j: Worth, options: list[Any]) -> Answer:
    b = j.s.battle
    assert b is not None
    side = question(j).side
    win = -1.0
    for option in options[1:]:
        wish = BATTLE.get(option.card.id) if option.tag == "rw_tactic" else None
        if wish is not None:
            if win < 0.0:
                win = chance(j, b, side)
            if wish(b, side, win):
                return option, Msg("bots-rw-tactic", card=option.card)
    played = cards.window(j, [option for option in options[1:] if option.tag != "rw_tactic"])
    return (options[0], Msg("bots-rw-ready")) if played is None else played


def strike(j: Worth, options: list[Any]) -> Answer:
    """Two or more who lie down are called to stand up first."""
    b = j.s.battle
    assert b is not None
    side = question(j).side
    for option in options:
        if option.tag == "rw_tactic" and len([code for code in b.units[side] if code & 1]) >= 2:
            return option, Msg("bots-rw-tactic", card=option.card)
    return command(j, [option for option in options if option.tag != "rw_tactic"])


def command(j: Worth, options: list[Any]) -> Answer:
    """What a sensible commander does."""
    return judge(j.s, options), Msg("bots-rw-command")


def rally(j: Worth, options: list[Any]) -> Answer:
    """As many as may stand up."""
    return options[-1], Msg("bots-rw-command")


def take_over(j: Worth, options: list[Any]) -> Answer:
    """A stronghold where one stood, unless another would have to go for it."""
    if options[0].tag == "take_over":
        return options[0], Msg("bots-rw-build")
    return options[-1], Msg("bots-rw-keep")


ANSWERS: Answers = {
    "at_start": at_start,
    "battle_strike": strike,
    "battle_build": take_over,
    "stand_more": rally,
}
