"""The types of a view of Alien."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NotRequired, TypedDict, cast

from hagal.games.encounters.hunters.seen import HuntersView
from hagal.games.encounters.seen import EncountersView, MissionFacts


class HatcheryFacts(TypedDict):
    """How many lie there."""

    facehuggers: int
    chestbursters: int


class Hugged(TypedDict):
    """What is told of a player only while a Facehugger sits on him. `hugger_health`: the Attack that kills it now, of
    several the most urgent one."""

    hugger_health: NotRequired[int]


class SurvivorFacts(Hugged):
    """What Alien adds to a player. `facehuggers`: those in front of him, each as how many turns still have to end
    before it impregnates him (2: first his own). `chestburster`: he has one in deck, hand or discard pile, so that no
    enemy strikes him. `captive`: his Avatar is in Operations. `saved`: the Missing Brothers that he has saved.
    `hazards`: the Hazard cards beside his Avatar."""

    facehuggers: list[int]
    chestburster: bool
    captive: bool
    saved: list[str | None]
    hazards: list[str | None]


class AlienFacts(TypedDict):
    """What Alien adds. `survivors` by seat; `armed`: the Self-Destruct is running, on the space of this name; `closed`:
    the Events that lie on spaces of the HQ; `tally`: what Objectives count, by id, each as often as it was found or
    killed; `clones`: the cards that have been Failed Clones, wherever they are now."""

    hatchery: HatcheryFacts
    survivors: list[SurvivorFacts]
    armed: str | None
    closed: list[str | None]
    tally: list[str]
    clones: list[str]


class AlienView(EncountersView, MissionFacts, AlienFacts):
    """What `Game.view` gives of a game of Alien, alone or mixed with Hunted."""


def alien_view(view: Mapping[str, Any]) -> AlienView:
    """For those who know that a view is of Alien."""
    return cast(AlienView, view)


def hive_of(view: Mapping[str, Any]) -> AlienView | None:
    """The view where there are Aliens, whoever plays against them; None where there are none."""
    return alien_view(view) if "hatchery" in view else None


class AlienHuntView(HuntersView, MissionFacts, AlienFacts):
    """What `Game.view` gives of a game in which Predators hunt Aliens."""


def alien_hunt_view(view: Mapping[str, Any]) -> AlienHuntView:
    """For those who know that a view is of such a game."""
    return cast(AlienHuntView, view)
