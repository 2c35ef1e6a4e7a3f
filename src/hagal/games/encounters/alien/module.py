"""Alien as modules: what every game with Aliens has, and what comes with playing it alone (AL-001, AL-170, AL-180)."""

from __future__ import annotations

from hagal.games.encounters import objectives, wilds
from hagal.games.encounters.alien import actions, facehuggers, hive, hunt, mix, setup
from hagal.games.encounters.alien.catalogue import hive_alien, hive_alien3, hive_aliens, hive_resurrection
from hagal.games.encounters.alien.catalogue.finals import IN_A_HUNT, IN_A_HUNT_TOGETHER
from hagal.games.encounters.alien.catalogue.hatchery import HATCHERY_CARDS
from hagal.games.encounters.alien.catalogue.locations import LOCATIONS
from hagal.games.encounters.alien.catalogue.objectives import OBJECTIVES
from hagal.games.encounters.alien.catalogue.player_side import COMPONENTS as PLAYER_SIDE
from hagal.games.encounters.alien.catalogue.predators import PREDATORS
from hagal.games.encounters.alien.catalogue.starters import STARTERS as ALIEN_STARTERS
from hagal.games.encounters.alien.catalogue.trials import TRIALS
from hagal.games.encounters.alien.effects import board, players
from hagal.games.encounters.alien.laws import ALWAYS, COOPERATIVE
from hagal.games.encounters.alien.names import DRONE, NAME
from hagal.games.encounters.alien.settings import settings
from hagal.games.encounters.components import EnemyCard
from hagal.games.encounters.coop.laws import one_objective_is_current
from hagal.games.encounters.coop.rules import QUERIES, STEPS
from hagal.games.encounters.coop.settings import Known
from hagal.games.encounters.hunted.settings import NAME as HUNTED
from hagal.games.encounters.hunters.hunt import NAME as HUNTERS
from hagal.games.encounters.mat import OF_ALIEN
from hagal.games.encounters.starters import STARTERS
from hagal.games.encounters.state import Encounters
from hagal.kernel.rules import Laws, Module

HIVE = (*hive_alien.HIVE, *hive_aliens.HIVE, *hive_alien3.HIVE, *hive_resurrection.HIVE)
DRONES = tuple(one for one in PLAYER_SIDE if isinstance(one, EnemyCard) and one.deck == DRONE)
PEOPLE = tuple(one for one in PLAYER_SIDE if one not in DRONES)
"""What players have and draw: starting cards, Sergeants, Roles, Avatars, the Barracks, Strikes."""
TABLE = (*HIVE, *DRONES, *HATCHERY_CARDS, *OBJECTIVES, *LOCATIONS)
"""What they meet."""
for component in (*PEOPLE, *TABLE, *IN_A_HUNT, *IN_A_HUNT_TOGETHER):
    component.wording = NAME  # the Wilds are the Complex here, Officers are Sergeants
for drone in DRONES:
    drone.honor = 1  # PR-293

COMPONENTS = (*PEOPLE, *TABLE)


def alien(everything: Known) -> Module:
    """The module; its options can name what is in any of the boxes and packs."""
    return Module(
        NAME,
        components=TABLE,
        queries={
            "actions": actions.offered,
            "why_not_action": actions.why_not,
            "barred": hive.barred,
            "hazard": hive.hazard_number,
            "health": hive.health,
            "may_gain": players.unbound,
            "may_scan": players.unbound,
            "plausible": facehuggers.nobody_holds_it,
            "spared": facehuggers.spared,
        },
        moments={"drawn": facehuggers.drawn, "event": hive.event},
        settings=settings(everything),
        laws=ALWAYS,
    )


def next_strike(s: Encounters, seat: int, value: bool, about: int) -> bool:
    """What avoids a Strike avoids the next one, without a choice (AL-072)."""
    return True


OWN_STEPS = {
    **STEPS,
    "turn": facehuggers.AlienTurn(),
    "reveal": hive.RevealHive(),
    "settle": hive.Settle(),
    "turned_up": hive.TurnedUp(),
    "action": actions.AlienAction(),
    "cocooned": players.Cocooned(),
    "passed_on": players.PassedOn(),
    "kill_clone": actions.KillClone(),
    "dead_return": board.DeadToCombat(2),
    "leave_wilds": hive.LeaveComplex(),
    "kill": hive.KillHive(),
    "final_falls": hive.FinalsFall(),
    "die": hive.DieAlien(),
    "won": actions.Won(),
}
"""The named rules of every cooperative game with Aliens."""

ALONE = Module(
    "alien-alone",
    needs=(NAME,),
    without=("hunted", "hunters"),
    components=PEOPLE,
    drop=tuple(starter.ref for starter in STARTERS),
    steps={
        **OWN_STEPS,
        "setup": setup.AlienSetup(),
        "start": setup.AlienStart(),
        "mat": OF_ALIEN,
        "recruit_officer": actions.EnlistSergeant(),
    },
    queries={**QUERIES, "avoid_next": next_strike},
    laws=COOPERATIVE,
    cooperative=True,
    wording=NAME,
)
"""Alien by itself, all against the Hive."""

MIXED = Module(
    mix.MIX,
    needs=mix.BOTH,
    components=PEOPLE,
    steps={**OWN_STEPS, "setup": mix.MixSetup(), "settle": mix.SettleMix()},
    over=(HUNTED,),
    moments={"unmarked": mix.unmarked},
    settings=mix.SETTINGS,
    check=mix.check,
    wording="predator",  # as its mat has it, unless the other one is chosen
)
"""Alien and Hunted as one game."""

HUNT = Module(
    hunt.HUNT,
    needs=hunt.BOTH,
    over=(HUNTERS,),
    components=(*PREDATORS, *IN_A_HUNT),
    drop=hunt.LEFT_OUT,
    steps={
        "setup": hunt.HuntSetup(),
        "start": hunt.HuntStart(),
        "mat": OF_ALIEN,
        "begin_objective": objectives.BeginObjective(),
        "turn": hunt.HuntTurn(),
        "enemy_phase": hunt.HivePhase(),
        "turn_up": hunt.TurnUpHive(),
        "renew_enemies": hunt.RenewHive(),
        "reveal": hive.RevealHive(),
        "settle": hive.Settle(),
        "leave_wilds": hive.LeaveComplex(),
        "arrive": wilds.ARRIVE,
        "turned_up": hunt.TurnedUpHunt(),
        "kill": hunt.KillTrophy(),
        "kill_clone": hunt.CloneTrophy(),
        "die": hunt.DieHunt(),
        "won": hunt.WonTrophy(),
        "cocooned": hunt.CocoonedHunt(),
        "passed_on": players.PassedOn(),
        "dead_return": hunt.TrophiesReturn(),
    },
    queries={
        "actions": hunt.tasks_and_duels,
        "why_not_action": hunt.why_not,
        "locked": objectives.locked,
        "barred": hunt.barred_hunt,
        "drawn_trap": hunt.worth_drawing,
        "may_shoot": hunt.may_shoot,
        "own_turns_only": hunt.own_turns,
        "ultimate_taken": hunt.all_taken,
        "worth": hunt.worth,
    },
    moments={"kept": hunt.kept},
    settings=hunt.SETTINGS,
    check=hunt.check,
    laws=Laws([one_objective_is_current]),
    wording=f"{HUNTERS} {NAME}",
)
"""Predators hunt Aliens."""

HUNT_STARTERS = Module(
    "alien-hunt-starters",
    needs=(hunt.HUNT,),
    when={"starters": "alien"},
    components=ALIEN_STARTERS,
    drop=tuple(starter.ref for starter in STARTERS),
)
"""With Specialists and Grunts in their starting decks (PR-288)."""

HUNT_TOGETHER = Module(
    "alien-hunt-together",
    needs=(hunt.HUNT,),
    when={"together": True},
    components=IN_A_HUNT_TOGETHER,
)
"""All Predators against the Final Enemies."""

HUNT_TRIALS = Module(
    "alien-hunt-trials",
    needs=(hunt.HUNT,),
    when={"tests": True},
    components=TRIALS,
)
"""With Tests: some of them, and some Challenges, ask for something else than in Hunters."""

MODULES = (ALONE, MIXED, *mix.choices())
"""What comes with the module, by what else is played; after Hunters come the HUNTS."""
HUNTS = (HUNT, HUNT_STARTERS, HUNT_TOGETHER, HUNT_TRIALS)

ALIEN = alien(Known(COMPONENTS, setup.FILMS))
