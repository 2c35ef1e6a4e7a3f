"""Avatars with their Roles. Names and titles are known, of the Roles one text; Health and Defense are ours, in the
range of the Avatars of Predator. So are the texts of the other Roles: as strong as those of Predator, without Call for
Backup, which no card of Alien is known to have (AL-071)."""

from __future__ import annotations

from hagal.games.encounters.components import PlayerCard
from hagal.games.encounters.declare import avatar, character
from hagal.games.encounters.effect import Effect, Effects
from hagal.games.encounters.effects import (
    attack,
    avoid,
    choose,
    discard,
    draw,
    gain_free,
    heal,
    lift,
    recruit,
    recruit_to_top,
    scan,
    weaken,
)
from hagal.games.encounters.names import EVERY, INTEL, LEADERSHIP, STRENGTH, SURVIVAL, TECH
from hagal.games.kit.declare import REPORTED, STAND_IN, Facts

ROLE_OURS = ("class", "attack", "recruit", "text")


def role(
    name: str,
    cls: int,
    effects: Effect | Effects,
    *,
    atk: int = 0,
    rec: int = 0,
    origin: str = STAND_IN,
    ours: Facts = ROLE_OURS,
) -> PlayerCard:
    return character(name, deck="role", cls=cls, attack=atk, recruit=rec, effects=effects, origin=origin, ours=ours)


ROLES = (
    role("Report for Duty", LEADERSHIP, recruit_to_top, rec=2),
    role("Welcome Aboard", LEADERSHIP, gain_free(3), rec=1),
    role("Let's Rock!", STRENGTH, weaken(1), atk=2),
    role("Battlefield Medicine", SURVIVAL, heal, rec=2),
    role("Ready for Anything", STRENGTH, choose(attack(2), recruit(2), scan(1))),
    role("Violence Isn't the Answer", SURVIVAL, avoid(1), rec=1),
    role("Thirst for Knowledge", INTEL, (draw(2), discard(1))),
    role("Reconnaissance", INTEL, scan(1), atk=1),
    role("Versatile Programming", EVERY, draw(1), origin=REPORTED, ours=("attack", "recruit")),
    role("Right Tool for the Job", TECH, lift, atk=1),
)

NUMBERS = ("health", "defense")

AVATARS = (
    avatar("commander", "Commander", film=0, health=9, defense=5, role="report_for_duty", ours=NUMBERS),
    avatar("executive", "Executive", film=0, health=9, defense=5, role="welcome_aboard", ours=NUMBERS),
    avatar("gunner", "Gunner", film=0, health=11, defense=4, role="lets_rock", ours=NUMBERS),
    avatar("medic", "Medic", film=0, health=10, defense=4, role="battlefield_medicine", ours=NUMBERS),
    avatar("mercenary", "Mercenary", film=0, health=11, defense=4, role="ready_for_anything", ours=NUMBERS),
    avatar("priest", "Priest", film=0, health=11, defense=4, role="violence_isnt_the_answer", ours=NUMBERS),
    avatar("researcher", "Researcher", film=0, health=9, defense=5, role="thirst_for_knowledge", ours=NUMBERS),
    avatar("scout", "Scout", film=0, health=10, defense=4, role="reconnaissance", ours=NUMBERS),
    avatar("synthetic", "Synthetic", film=0, health=12, defense=4, role="versatile_programming", ours=NUMBERS),
    avatar("technician", "Technician", film=0, health=10, defense=4, role="right_tool_for_the_job", ours=NUMBERS),
)
"""No Avatar belongs to a film."""
