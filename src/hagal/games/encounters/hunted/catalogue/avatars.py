"""Avatars with their Roles, and Officers."""

from __future__ import annotations

from hagal.games.encounters.components import PlayerCard
from hagal.games.encounters.declare import avatar, character
from hagal.games.encounters.effect import Effect
from hagal.games.encounters.effects import (
    attack,
    avoid,
    backup,
    draw,
    gain_free,
    heal,
    lift,
    may_kill_character,
    recruit,
    scan,
    swap_values,
)
from hagal.games.encounters.names import CLASSES, INTEL, LEADERSHIP, OFFICER_COST, STRENGTH, SURVIVAL, TECH
from hagal.games.kit.declare import OFFICIAL, REPORTED, Facts


def role(name: str, cls: int, effect: Effect, origin: str = REPORTED, ours: Facts = ()) -> PlayerCard:
    """A Role card: 2 Attack and Call for Backup (PR-096)."""
    return character(name, deck="role", cls=cls, attack=2, effects=backup(effect), origin=origin, ours=ours)


ROLES = (
    role("It Ain't No Man", INTEL, scan(1), OFFICIAL),
    role("Command Decisions", LEADERSHIP, recruit(2)),
    role("Fighting the Good Fight", STRENGTH, attack(1)),
    role("In the Shadows", SURVIVAL, avoid(1)),
    role("Position and Situation", TECH, lift, ours=("choice",)),
    role("Knocking on Doors", INTEL, draw(1)),
    role("Partners in Crime", LEADERSHIP, gain_free(3)),
    role("Running the Streets", STRENGTH, may_kill_character),
    role("Sources and Contacts", SURVIVAL, heal),
    role("The Highest Tech", TECH, swap_values),
)

AVATARS = (
    avatar("lieutenant", "Lieutenant", film=1, health=9, defense=5, role="command_decisions"),
    avatar("tracker", "Tracker", film=1, health=10, defense=4, role="it_aint_no_man"),
    avatar("guerrilla", "Guerrilla", film=1, health=10, defense=4, role="fighting_the_good_fight"),
    avatar("cia_agent", "CIA Agent", film=1, health=12, defense=4, role="in_the_shadows"),
    avatar("radioman", "Radioman", film=1, health=11, defense=4, role="position_and_situation"),
    avatar("detective", "Detective", film=2, health=9, defense=5, role="knocking_on_doors"),
    avatar("swat", "SWAT Officer", film=2, health=11, defense=4, role="partners_in_crime", ours=("role",)),
    avatar("owlf_agent", "O.W.L.F. Agent", film=2, health=11, defense=4, role="the_highest_tech"),
    avatar("gangster", "Gangster", film=2, health=10, defense=4, role="running_the_streets"),
    avatar("reporter", "Reporter", film=2, health=9, defense=5, role="sources_and_contacts"),
)

OFFICERS = tuple(
    character(
        "Commander",
        id=f"commander_{CLASSES[cls]}",
        deck="officer",
        count=2,
        cls=cls,
        cost=OFFICER_COST,
        recruit=2,
        coordinate_=True,
        origin=OFFICIAL,
    )
    for cls in range(len(CLASSES))
)
