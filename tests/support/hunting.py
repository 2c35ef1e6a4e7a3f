"""Positions of Hunters to be drawn: `python -m tests.support.drawings FOLDER hunters-three`. Each is built."""

from __future__ import annotations

from collections.abc import Callable

import hagal
from hagal.game import Game
from hagal.games.encounters.hunters.effects import arrest, disarm_trap, enshrine, raid, stalk, strip_gear
from tests.games.encounters.hunters.position import Hunting

Situation = tuple[Game, int]


def at(t: Hunting, seat: int | None = None) -> Situation:
    return t.game.resume(), t.asked if seat is None else seat


def busy(players: int, **options: object) -> Hunting:
    """Prey with Gear in the Wilds and in the Combat Zone, a Hazard, Strikes of both kinds, Traps, trophies, Duels."""
    t = Hunting(players, **options)
    t.wild("underground", "messenger").wild("river", "quicksand").wild("hills", "point_man")
    t.gear("point_man", "body_armor", "minigun").combat("heavy_gunner", "hired_gun").gear("hired_gun", "bowie_knife")
    t.wounds(0, "flesh_wound", "wounded_pride", "dishonor_and_death").front(0, "cage", "net_trap")
    t.trophies(0, "enemy:jungle_patrol", "enemy:jungle_patrol", "gear:riot_shield", "enemy:deadfall", "trap:alarm")
    t.hand(0, "brute_force", "experience", "elder_hunter_role")
    for seat in range(1, players):
        t.trophies(seat, "enemy:bounty_hunter", "enemy:grenadier").wounds(seat, "just_a_scratch", "bruised_ego")
    if players > 1:
        t.front(1, "bear_trap" if options.get("together") else "log_trap")
    return t.give(attack=9, recruit=6, heal=3, restore=2, duels=1, round=6)


def tested(challenges: str) -> Hunting:
    t = busy(3, tests=True, challenges=challenges).testing("test_of_might", "test_of_mercy")
    if challenges == "secret":
        t.challenge(0, "slayer").challenge(1, "collector").challenge(2, "purist")
    return t


def policed() -> Hunting:
    """An officer was turned up and says whom to arrest."""
    t = Hunting(2, film=2).wild("river", "gang_lookout").combat("enforcer").gear("enforcer", "minigun")
    t.wild("underground", "police_officer")
    return t.run(arrest, source=t.instance("police_officer"))


def arrested() -> Situation:
    return at(policed().choose("arrest enforcer"))


def stripping() -> Situation:
    return at(busy(2).run(strip_gear))


def disarming() -> Situation:
    return at(busy(2).run(disarm_trap))


def stalking() -> Situation:
    return at(busy(2).enemies("last_stand").run(stalk))


def raiding() -> Situation:
    return at(busy(2).run(raid(5)))


def enshrining() -> Situation:
    t = busy(1).played("woodland_strength_bare_hands")
    return at(t.run(enshrine, source=t[0].in_play[-1]))


def choosing() -> Situation:
    game = hagal.new("encounters", players=2, modules=["hunters"], seed=1, avatars="choose")
    assert game.decision is not None
    return game, game.decision.seat


def struck() -> Situation:
    """A Duel: the other one draws a Strike, and it says something."""
    t = busy(2).hand(1, "brute_force", "experience").strikes("through_and_through").choose("duel 1")
    return at(t)


def over() -> Situation:
    """A Predator has killed another in a Duel; the last turns are over."""
    t = tested("secret").wounds(1, *["gotta_hand_it"] * 6).strikes("hearty_blow").choose("duel 1")
    while not t.game.over:
        t.choose(t.keys[-1])
    return t.game, 0


SITUATIONS: dict[str, Callable[[], Situation]] = {
    "hunters-solo": lambda: at(busy(1)),
    "hunters-three": lambda: at(tested("secret")),
    "hunters-open": lambda: at(tested("open"), 2),
    "hunters-five": lambda: at(busy(5)),
    "hunters-together": lambda: at(busy(2, together=True)),
    "hunters-watcher": lambda: at(tested("secret"), -1),
    "hunters-avatars": choosing,
    "hunters-arrest": lambda: at(policed()),
    "hunters-arrested": arrested,
    "hunters-strip": stripping,
    "hunters-disarm": disarming,
    "hunters-stalk": stalking,
    "hunters-raid": raiding,
    "hunters-enshrine": enshrining,
    "hunters-struck": struck,
    "hunters-over": over,
}
