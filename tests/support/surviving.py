"""Positions of Alien, of the mix and of the hunt to be drawn: `python -m tests.support.drawings FOLDER alien-three`.

Each is built.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

import hagal
from hagal.game import Game
from hagal.games.encounters.alien.effects import close_space, cocoon, fail_clones, take_captive, work_together
from hagal.games.encounters.alien.surgery import excise
from hagal.games.encounters.names import ROOMS
from tests.games.encounters.alien.hunting import AlienHunt
from tests.games.encounters.alien.position import Position
from tests.games.encounters.alien.survivors import Survivors
from tests.games.encounters.eager import best

Situation = tuple[Game, int]


class Mix(Survivors):
    """Alien and Hunted as one game, on either mat."""

    modules: ClassVar[tuple[str, ...]] = ("hunted", "alien")
    starter: ClassVar[str] = "experience"

    def __init__(self, players: int, **options: Any) -> None:
        super().__init__(players, **{"location": "hadleys_hope", **options})


class OnAlienMat(Mix):
    spaces: ClassVar[tuple[str, ...]] = ROOMS

    def usual(self, players: int) -> dict[str, Any]:
        return {"first": 0, "mat": "alien", "officers": "sergeants", "film": "aliens"}


class OnPredatorMat(Mix):
    spaces: ClassVar[tuple[str, ...]] = ("underground", "graveyard", "river", "ruins", "hills")


def at(t: Survivors, seat: int | None = None) -> Situation:
    return t.game.resume(), t.asked if seat is None else seat


def armed(t: Survivors, room: str, id: str) -> None:
    """The Self-Destruct runs on a room."""
    t.wild(room, id)
    t.hatchery.armed = t.s.wilds[t.spaces.index(room)][0]


def busy(players: int, film: str = "alien") -> Position:
    """Somebody has had a turn; Facehuggers on two, a Chestburster in a third, enemies open and face down."""
    t = Position(players, film).hive("egg").done()
    seat = t.s.active
    t.hand(seat, "sergeant_tech", "specialist", "grunt", "sergeant_intel").played("sergeant_survival", "specialist")
    t.wild("ventilation_shafts", "egg", up=False).wild("med_lab", "swift_drone").combat("egg", "hive_guard")
    t.wounds(0, first_strike(t)).hugged(seat)
    if players > 1:
        t.hugged(0, 1).hugged(0, 2)
    if players > 2:
        t.infested(2)
    if film == "alien":
        t.tally("sos")
    return t.give(attack=6, recruit=9, round=5)


def first_strike(t: Survivors) -> str:
    """A Strike of this game that does damage."""
    return next(str(card.id) for card in t.s.rules.kinds["strike"] if card.damage)


def running() -> Situation:
    """The Self-Destruct runs, and it can be paid for."""
    t = busy(2).stage(2).hazards(3)
    armed(t, "airlock", "hazard_no_one_can_hear_you_scream")
    return at(t.operations("ventilation_seal"))


def cocooned() -> Situation:
    """Everybody's Avatar is captive, a character is, too, and guns stand in rooms."""
    t = busy(3, "aliens").stage(3).hazards(3).attached("airlock", "sentry_gun").attached("med_lab", "sentry_gun")
    return at(t.run(take_captive).run(cocoon).give(recruit=9))


def cloned() -> Situation:
    """Failed Clones lie in the Combat Zone, and a space of the HQ is closed."""
    t = busy(2, "resurrection").stage(2).run(fail_clones(3)).wild("airlock", "event_breakout")
    return at(t.run(close_space, source=t.s.wilds[4][0]))


def beast() -> Situation:
    """The Beast with an Event on it; one Brother is saved, the other waits in a room."""
    t = busy(2, "alien3").attached("airlock", "missing_brother", "missing_brother").give(recruit=9, attack=30)
    t.choose("do missing_brother").stage(3).combat("beast")
    return at(
        t.wild("weapons_locker", "event_nobody_can_stop_it", up=False).give(scans=1).choose("scan weapons_locker free")
    )


def cutting() -> Situation:
    """Somebody may kill a Chestburster in a discard pile."""
    return at(busy(3).infested(1).run(excise))


def handing_on() -> Situation:
    """The Hazard of the Auriga was drawn: into whose discard pile does it go?"""
    t = Position(3, "resurrection").wild("airlock", "hazard_breakout", up=False).turn_up().strikes("false_alarm")
    t[0].deck.extend(i for i in t[0].discard if t.s.face[i].id == "hazard_breakout")
    t[0].discard[:] = [i for i in t[0].discard if t.s.face[i].id != "hazard_breakout"]
    return at(t.done())


def together() -> Situation:
    t = Position(2).hand(0, "sergeant_tech", "grunt").hand(1, "sergeant_intel")
    return at(t.run(work_together))


def choosing() -> Situation:
    game = hagal.new("encounters", players=2, modules=["alien"], seed=1, avatars="choose")
    assert game.decision is not None
    return game, game.decision.seat


def mixed(cls: type[Mix], players: int = 2) -> Mix:
    t = cls(players).hive("egg").done()
    seat = t.s.active
    t.hugged(seat).hugged(1 - seat, 1).marks(0, 1)
    t.wild(t.spaces[1], "val_verde_guerrilla").wild(t.spaces[3], "egg", up=False).combat("egg", "soviet_advisor")
    return t.give(attack=6, recruit=5, round=4)


def hunt(players: int, **options: Any) -> AlienHunt:
    """Predators with trophies, Traps and Strikes, and a Facehugger on one of them."""
    t = AlienHunt(players, **options).hugged(0)
    t.wild("ventilation_shafts", "scream_a").wild("weapons_locker", "egg").wild("airlock", "swift_drone")
    t.combat("ash", "hive_guard").front(0, "cage")
    t.trophies(0, "enemy:egg", "enemy:egg", "enemy:sos", "trap:alarm").wounds(0, "flesh_wound", "wounded_pride")
    t.hand(0, "brute_force", "experience", "elder_hunter_role")
    for seat in range(1, players):
        t.trophies(seat, "enemy:egg", "enemy:young_drone").wounds(seat, "just_a_scratch")
    if players > 1:
        t.hugged(1, 1)
    if players > 2:
        t.infested(2)
    return t.stage(2).operations("ventilation_seal").give(attack=9, recruit=8, heal=2, restore=1, duels=1, round=6)


def hunted_clones() -> Situation:
    t = hunt(2, film="resurrection").run(fail_clones(2))
    return at(t)


def play(game: Game, seed: int = 3) -> Game:
    """To its end by people who do what seems useful."""
    rng = Random(seed)
    while not game.over:
        decision = rng.choice(game.decisions)
        game.choose(decision.keys[rng.choice(best(decision.keys))], decision.seat)
    return game


def over(modules: list[str], players: int, **options: Any) -> Situation:
    return play(hagal.new("encounters", players=players, modules=modules, seed=5, **options)), 0


SITUATIONS: dict[str, Callable[[], Situation]] = {
    "alien-solo": lambda: at(busy(1)),
    "alien-three": lambda: at(busy(3)),
    "alien-five": lambda: at(busy(5, "aliens")),
    "alien-watcher": lambda: at(busy(3), -1),
    "alien-other": lambda: at(busy(3), 0),
    "alien-armed": running,
    "alien-cocooned": cocooned,
    "alien-clones": cloned,
    "alien-beast": beast,
    "alien-excise": cutting,
    "alien-give": handing_on,
    "alien-together": together,
    "alien-avatars": choosing,
    "alien-over": lambda: over(["alien"], 2),
    "mix-alien": lambda: at(mixed(OnAlienMat)),
    "mix-predator": lambda: at(mixed(OnPredatorMat)),
    "mix-over": lambda: over(["hunted", "alien"], 2, mat="alien"),
    "hunt-solo": lambda: at(hunt(1, tests=True)),
    "hunt-three": lambda: at(hunt(3, tests=True, challenges="secret")),
    "hunt-five": lambda: at(hunt(5)),
    "hunt-watcher": lambda: at(hunt(3, tests=True, challenges="secret"), -1),
    "hunt-clones": hunted_clones,
    "hunt-over": lambda: over(["hunters", "alien"], 3),
}
