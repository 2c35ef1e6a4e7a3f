"""How a sensible commander decides in a battle: for odds, and for bots that have no better idea.

Every decision of a battle that is about units has an answer here: `judge` picks one of the options. It looks at nothing
but the battle, and knows no cards but those of its own side.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hagal.games.runewars.battle.end import SendBack
from hagal.games.runewars.battle.fight import StrikeWith
from hagal.games.runewars.battle.force import endures, kind_of, side_of
from hagal.games.runewars.battle.losses import DESTROY_TRIANGLE, ROUT_LATE, LoseThis, SufferThis
from hagal.games.runewars.battle.specials import (
    ChargeAt,
    Deal,
    Frighten,
    Rage,
    SendAway,
    Shoot,
    Slay,
    Stop,
    TerrifyThis,
)
from hagal.games.runewars.battle.state import Battle
from hagal.games.runewars.battle.support import DrawMore, DropFate, SupportType
from hagal.games.runewars.battle.wild import BreatheOn, ScorchThis
from hagal.games.runewars.components import Unit
from hagal.games.runewars.names import HEXAGON
from hagal.games.runewars.state import Runewars
from hagal.kernel.step import Step

STRENGTH, TO_STRIKE, HEALTH, HURT = 1.0, 0.45, 0.15, 0.3
"""What a standing unit is worth for the count, a strike that it still has, each point of health, a wound."""
ICONS = (0.9, 0.6, 1.0)
"""What a special, a rout and a point of damage are worth on a fate card."""


def judge(s: Runewars, options: list[Step[Any]]) -> Step[Any]:
    """The best option of a decision in a battle; of a decision about other things the first one."""
    b = s.battle
    if b is None or len(options) == 1:
        return options[0]
    seat = s.stack[-1][1]
    best, highest = options[0], -1e9
    for option in options:
        judged = JUDGED.get(option.tag)
        score = judged(s, b, seat, option) if judged is not None else 0.0
        if score > highest:
            best, highest = option, score
    return best


def worth(s: Runewars, b: Battle, side: int, code: int) -> float:
    """What a unit of a side is worth now."""
    unit = kind_of(s, b, side, code)
    health = HEALTH * endures(s, b, side, code)
    if code & 1:
        return health + (STRENGTH if unit.shape == HEXAGON and s.rules.queries.get("battle_units") else 0.0)
    return STRENGTH + health + (0.0 if struck(b, side, unit) else TO_STRIKE * unit.health)


def struck(b: Battle, side: int, unit: Unit) -> bool:
    """Has this type drawn already, or does it draw no more?"""
    return bool(b.done[side] >> unit.slot & 1)


def loss(s: Runewars, b: Battle, seat: int, option: LoseThis) -> float:
    """Own units: the least worth goes; routs cost no health."""
    value = worth(s, b, option.side, option.code)
    if option.what <= ROUT_LATE:
        value -= HEALTH * endures(s, b, option.side, option.code)
    return -value * (2 if option.what == DESTROY_TRIANGLE and option.n > 1 else 1)


def wound(s: Runewars, b: Battle, seat: int, option: SufferThis) -> float:
    """Own damage: who bears it, else who is worth least."""
    side, n = option.of.side, option.of.n
    bears = endures(s, b, side, option.code)
    points = 2 if option.of.twice else n
    value = worth(s, b, side, option.code)
    return -HURT * points if bears > points else -value / min(bears, points)


def scorch(s: Runewars, b: Battle, seat: int, option: ScorchThis) -> float:
    side = side_of(b, seat)
    return -HURT if endures(s, b, side, option.code) > 1 else -worth(s, b, side, option.code)


def shot(s: Runewars, b: Battle, seat: int, option: Shoot) -> float:
    enemy = 1 - side_of(b, seat)
    value = worth(s, b, enemy, option.code)
    return value if endures(s, b, enemy, option.code) == 1 else HURT * value


def target(s: Runewars, b: Battle, seat: int, option: Slay | SendAway | ChargeAt | Frighten | BreatheOn) -> float:
    return worth(s, b, 1 - side_of(b, seat), option.code)


def terror(s: Runewars, b: Battle, seat: int, option: TerrifyThis) -> float:
    enemy = 1 - side_of(b, seat)
    value = worth(s, b, enemy, option.code)
    return value if option.code & 1 else value - worth(s, b, enemy, option.code | 1)


def blow(s: Runewars, b: Battle, seat: int, option: Deal) -> float:
    """Damage that the opponent assigns: as good as what it kills, or as the wounds."""
    enemy = 1 - side_of(b, seat)
    fresh = [code for code in b.units[enemy] if not code & 1] or b.units[enemy]
    if not fresh:
        return 0.0
    least = min([endures(s, b, enemy, code) for code in fresh])
    return STRENGTH + HEALTH + 0.05 * option.damage if least <= option.damage else HURT * option.damage


def rage(s: Runewars, b: Battle, seat: int, option: Rage) -> float:
    """One's own life against two points of damage."""
    side = side_of(b, seat)
    frail = len([code for code in b.units[1 - side] if not code & 1 and endures(s, b, 1 - side, code) == 1])
    return min(frail, 2) * STRENGTH - worth(s, b, side, option.code)


def card(s: Runewars, b: Battle, seat: int, option: DropFate) -> float:
    special, routs, damage = option.card.read[option.shape]
    return -(ICONS[0] * special + ICONS[1] * routs + ICONS[2] * damage)


def strike(s: Runewars, b: Battle, seat: int, option: StrikeWith) -> float:
    """The many first: who waits may be routed before he draws."""
    return float(len([code for code in b.units[option.side] if code >> 4 == option.unit.slot and not code & 1]))


def support(s: Runewars, b: Battle, seat: int, option: SupportType) -> float:
    """The type that draws most."""
    return 1.0 + len([code for code in b.units[option.side] if code >> 4 == option.unit.slot])


def extra(s: Runewars, b: Battle, seat: int, option: DrawMore) -> float:
    return float(option.n)


def sent(s: Runewars, b: Battle, seat: int, option: SendBack) -> float:
    return -worth(s, b, 0, option.code)


def stop(s: Runewars, b: Battle, seat: int, option: Stop) -> float:
    return 0.0


JUDGED: dict[str, Callable[[Runewars, Battle, int, Any], float]] = {
    LoseThis.tag: loss,
    SufferThis.tag: wound,
    ScorchThis.tag: scorch,
    Shoot.tag: shot,
    Slay.tag: target,
    SendAway.tag: target,
    ChargeAt.tag: target,
    Frighten.tag: target,
    BreatheOn.tag: target,
    TerrifyThis.tag: terror,
    Deal.tag: blow,
    Rage.tag: rage,
    DropFate.tag: card,
    StrikeWith.tag: strike,
    SupportType.tag: support,
    DrawMore.tag: extra,
    SendBack.tag: sent,
    Stop.tag: stop,
    "use_defense": lambda s, b, seat, option: 1.0,
}
