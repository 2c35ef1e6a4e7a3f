"""The twelve heroes. Few facts about them are known: names, Silhouette's health, Mad Carthos's strength and ability,
and hints about a few others. The rest is ours: attributes from 1 to 4 that sum to 7, health 3 to 5."""

from __future__ import annotations

from hagal.games.kit.declare import OFFICIAL, REPORTED, Facts, identify, sourced
from hagal.games.runewars.components import Amounts, Hero
from hagal.games.runewars.names import EVIL, GOOD, NEUTRAL

OURS = ("alignment", "attributes", "health", "text")


def hero(
    name: str,
    alignment: int,
    attributes: Amounts,
    health: int,
    ability: str = "",
    *,
    far: int = 0,
    origin: str = REPORTED,
    ours: Facts = OURS,
) -> Hero:
    """`attributes`: strength, agility, wisdom."""
    made = Hero(
        identify(name), name, alignment=alignment, attributes=attributes, health=health, far=far, ability=ability
    )
    sourced(made, origin, (), ours, ())
    return made


HEROES = (
    hero("Silhouette", GOOD, (1, 4, 2), 3, "deft", origin=OFFICIAL, ours=("alignment", "attributes", "text")),
    hero("Ronan of the Wild", GOOD, (3, 2, 2), 4, far=1, ours=("alignment", "attributes", "health")),
    hero("Andira Runehand", GOOD, (2, 1, 4), 4, "healer"),
    hero("Vyrah the Falconer", GOOD, (2, 3, 2), 4, "falcon"),
    hero("Runewitch Astarra", NEUTRAL, (1, 2, 4), 3, "wise"),
    hero("Battlemage Jaes", NEUTRAL, (2, 1, 4), 3, "battlemage"),
    hero("Grey Ker", NEUTRAL, (2, 4, 1), 4, "raider", ours=("alignment", "attributes", "health")),
    hero("Steelhorns", NEUTRAL, (4, 1, 2), 5, "charger"),
    hero("Mad Carthos", EVIL, (2, 3, 2), 4, "mad", origin=OFFICIAL, ours=("alignment", "attributes", "health")),
    hero("Red Scorpion", EVIL, (2, 4, 1), 4, far=1, ours=("alignment", "attributes", "health")),
    hero("Varikas the Dead", EVIL, (3, 1, 3), 3, "deathless"),
    hero("Bogran the Shadow", EVIL, (1, 4, 2), 4, "ambusher"),
)
