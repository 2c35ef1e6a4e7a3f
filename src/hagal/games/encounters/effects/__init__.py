"""The effects that cards are written with.

The lower-case names are the words of the declarations: `attack(2)`, `cls(INTEL, draw(1))`, `brothers(scan())`.
"""

from __future__ import annotations

from hagal.games.encounters.effect import (
    CARDS_IN_HAND,
    CLASSES_PLAYED,
    COMBAT_ENEMIES,
    MARKS,
    OPEN_ENEMIES,
    OWN_DAMAGE,
    OWN_STRIKES,
    Count,
    EarlierClass,
    EarlierTeam,
    Effect,
    Effects,
)
from hagal.games.encounters.effects import board, cards, exchange, gains, several, strikes, ways
from hagal.games.encounters.names import HILLS, LEADERSHIP

attack = gains.Attack
recruit = gains.Recruit
attack_per = gains.AttackPer
double_attack = gains.DoubleAttack()
weaken = gains.Weaken
scan = gains.FreeScan
avoid = gains.AvoidStrike
cancel = gains.CancelStrike
shield = gains.Shield()
recruit_to_top = gains.RecruitToTop()
bounty = gains.Bounty

draw = cards.Draw
draw_until_starter = cards.DrawUntilStarter()
discard = cards.Discard
discard_random = cards.DiscardRandom
discard_top = cards.DiscardTop()
may_kill_character = cards.KillCharacter(may=True)
kill_character = cards.KillCharacter(may=False)
gain_free = cards.GainFree
lift = cards.LiftCard()
swap_values = cards.SwapValues()
dig_strikes = cards.DigStrikes

redraw = exchange.Redraw
gain_officer = exchange.GainOfficer
act_as = exchange.ActAs()

strike = strikes.DrawStrikes
strike_per = strikes.StrikePer
heal = strikes.Heal()
heal_of = strikes.HealOf
mark = strikes.Mark
unmark = strikes.Unmark()
dodge_by_showing = strikes.DodgeByShowing
dodge_by_killing = strikes.DodgeByKilling

add_enemies = board.AddEnemies
add_enemies_per = board.AddEnemiesPer
add_enemy_at = board.AddEnemyAt
wilds_to_combat = board.WildsToCombat
turn_down = board.TurnDown()
turn_all_down = board.TurnAllDown()
kill_hq = board.KillHq
end_action = board.EndAction()
defeat = board.Defeat
scan_at = board.ScanAt
move_back = board.MoveBack
drive_back = board.DriveBack
to_operations = board.ToOperations()
attach_to = board.AttachTo


def cls(which: int, *effects: Effect) -> several.When:
    """A class ability (PR-043)."""
    return several.When(EarlierClass(which), effects)


def team(which: int, *effects: Effect) -> several.When:
    """A team ability (PR-045)."""
    return several.When(EarlierTeam(which), effects)


def when_marked(*effects: Effect) -> several.When:
    return several.When(strikes.IsMarked(), effects)


def may(*effects: Effect) -> several.May:
    return several.May(effects)


def once(*effects: Effect) -> several.Once:
    return several.Once(effects)


def backup(*effects: Effect) -> several.Backup:
    return several.Backup(effects)


def brothers(*effects: Effect) -> several.Brothers:
    return several.Brothers(effects)


def showboat(*effects: Effect) -> several.Showboat:
    return several.Showboat(effects)


def each(*effects: Effect) -> several.Each:
    return several.Each(effects)


def each_other(*effects: Effect) -> ways.EachOther:
    return ways.EachOther(effects)


def for_each(count: Count, *effects: Effect) -> ways.ForEach:
    return ways.ForEach(count, effects)


def choose(*choices: Effect | Effects) -> ways.Choose:
    """One of several things, each an effect or a tuple of them."""
    return ways.Choose(tuple(one if isinstance(one, tuple) else (one,) for one in choices))


def and_next(*effects: Effect) -> several.AndNext:
    return several.AndNext(effects)


def unless(which: int, *effects: Effect) -> cards.Unless:
    """Unless you show a card of a class (PR-125)."""
    return cards.Unless(which, effects)


class Price:
    """`pay(recruit=2).then(...)`: a Pay ability (PR-134)."""

    def __init__(self, attack: int, recruit: int) -> None:
        self.attack: int = attack
        self.recruit: int = recruit

    def then(self, *effects: Effect) -> several.Pay:
        return several.Pay(self.attack, self.recruit, effects)


def pay(attack: int = 0, recruit: int = 0) -> Price:
    return Price(attack, recruit)


__all__ = [
    "CARDS_IN_HAND",
    "CLASSES_PLAYED",
    "COMBAT_ENEMIES",
    "HILLS",
    "LEADERSHIP",
    "MARKS",
    "OPEN_ENEMIES",
    "OWN_DAMAGE",
    "OWN_STRIKES",
    "Price",
    "act_as",
    "add_enemies",
    "add_enemies_per",
    "add_enemy_at",
    "and_next",
    "attach_to",
    "attack",
    "attack_per",
    "avoid",
    "backup",
    "bounty",
    "brothers",
    "cancel",
    "choose",
    "cls",
    "defeat",
    "dig_strikes",
    "discard",
    "discard_random",
    "discard_top",
    "dodge_by_killing",
    "dodge_by_showing",
    "double_attack",
    "draw",
    "draw_until_starter",
    "drive_back",
    "each",
    "each_other",
    "end_action",
    "for_each",
    "gain_free",
    "gain_officer",
    "heal",
    "heal_of",
    "kill_character",
    "kill_hq",
    "lift",
    "mark",
    "may",
    "may_kill_character",
    "move_back",
    "once",
    "pay",
    "recruit",
    "recruit_to_top",
    "redraw",
    "scan",
    "scan_at",
    "shield",
    "showboat",
    "strike",
    "strike_per",
    "swap_values",
    "team",
    "to_operations",
    "turn_all_down",
    "turn_down",
    "unless",
    "unmark",
    "weaken",
    "when_marked",
    "wilds_to_combat",
]
