"""The six Enemy mini-decks and Young Blood.

Ids such as `flares_a` are stand-ins: title, health and text of the real card could not be found.
"""

from __future__ import annotations

from hagal.games.encounters.components import HERE, EnemyCard, Task
from hagal.games.encounters.declare import enemy
from hagal.games.encounters.effect import CLASSES_PLAYED
from hagal.games.encounters.effects import (
    MARKS,
    add_enemies,
    and_next,
    attach_to,
    defeat,
    discard,
    discard_random,
    discard_top,
    each,
    end_action,
    kill_character,
    kill_hq,
    mark,
    strike,
    strike_per,
    to_operations,
    turn_all_down,
    turn_down,
    unless,
    unmark,
    when_marked,
)
from hagal.games.encounters.hunted.specials import Assault, CampAdvances, Evidence
from hagal.games.encounters.names import (
    AT,
    EVENT,
    FINAL,
    HAZARD,
    HILLS,
    IN_COMBAT,
    IN_WILDS,
    INTEL,
    LEADERSHIP,
    RIVER,
    STRENGTH,
    SURVIVAL,
    TASK,
    TECH,
)
from hagal.games.encounters.objectives import Complete, CompleteMinor
from hagal.games.encounters.ongoing import (
    AllTougher,
    CharactersDearer,
    CoordinatingHurts,
    DeathHurts,
    NoMisses,
    NoReplacement,
    Protects,
    ScansDearer,
    Tougher,
)
from hagal.games.kit.declare import STAND_IN

ASSETS, FLARES, CHOPPA = "expendable_assets", "flares_frags_claymores", "get_to_the_choppa"
WAR_ZONE, LITTLE_WAR, OTHER_WORLD = "war_zone", "personal_little_war", "other_world_life_form"
YOUNG = "young_blood"
COUNT = ("count",)
"""Two sources have different numbers of copies: that of the deck which comes out even is taken."""


def surprises(deck: str, events: int = 2, hazards: int = 1) -> tuple[EnemyCard, ...]:
    """The Events and the Hazard of a mini-deck."""
    found = [enemy("Event", id=f"event_{deck}", deck=deck, type=EVENT, count=events)]
    if hazards:
        found.append(enemy("Hazard", id=f"hazard_{deck}", deck=deck, type=HAZARD, count=hazards))
    return tuple(found)


EXPENDABLE_ASSETS = (
    enemy(
        "Guerrilla Camp",
        deck=ASSETS,
        type=TASK,
        reveal=attach_to(RIVER),
        task=Task(1, (Complete(1),), attack=1, clear=HERE),
    ),
    enemy("Soviet Advisor", deck=ASSETS, health=5, ongoing=(Tougher("val_verde_guerrilla", 1),)),
    enemy("Val Verde Guerrilla", deck=ASSETS, count=4, health=3, death=CampAdvances()),
    *surprises(ASSETS),
)

FLARES_FRAGS_CLAYMORES = (
    enemy(
        "Defensive Position",
        deck=FLARES,
        type=TASK,
        reveal=to_operations,
        task=Task(2, (Complete(2),), recruit=6, clear=HILLS),
    ),
    enemy("It Changed Colors", deck=FLARES, count=3, health=8, weaker=(2, CLASSES_PLAYED)),
    enemy("One at a Time", deck=FLARES, health=7, ongoing=(NoMisses(IN_COMBAT),)),
    *surprises(FLARES),
    enemy("Shape in the Leaves", id="flares_a", deck=FLARES, count=2, health=6, strike=discard(1), origin=STAND_IN),
    enemy(
        "Claymores",
        id="flares_b",
        deck=FLARES,
        type=TASK,
        reveal=to_operations,
        task=Task(2, (defeat(6),), recruit=3),
        origin=STAND_IN,
    ),
)

GET_TO_THE_CHOPPA = (
    enemy("One Ugly Mother...", deck=CHOPPA, type=FINAL, health=10, runner=True, double=True, spares=True),
    enemy("A World of Hurt", deck=CHOPPA, count=2, health=8, ongoing=(NoReplacement(),)),
    enemy("Not a Single Track", deck=CHOPPA, count=2, health=5, ongoing=(ScansDearer(2),), disputed=COUNT),
    *surprises(CHOPPA),
    enemy(
        "Landing Zone",
        id="choppa_a",
        deck=CHOPPA,
        type=TASK,
        reveal=to_operations,
        task=Task(3, (CompleteMinor(),), attack=5, recruit=8),
        origin=STAND_IN,
    ),
    enemy(
        "Cold Mud",
        id="choppa_b",
        deck=CHOPPA,
        type=TASK,
        reveal=to_operations,
        task=Task(3, (unmark,), recruit=3),
        origin=STAND_IN,
    ),
    enemy(
        "Cold Trail", id="choppa_c", deck=CHOPPA, health=5, ongoing=(CharactersDearer(1, IN_WILDS),), origin=STAND_IN
    ),
    enemy("Closing In", id="choppa_d", deck=CHOPPA, health=7, runner=True, strike=discard(1), origin=STAND_IN),
    enemy("Countdown", id="choppa_e", deck=CHOPPA, health=6, double=True, origin=STAND_IN),
)

WAR_ZONE_DECK = (
    enemy(
        "Assault the Stronghold",
        deck=WAR_ZONE,
        type=TASK,
        reveal=to_operations,
        task=Task(1, (Assault(1),), once=True),
        ours=("price",),
    ),
    enemy("El Scorpio", deck=WAR_ZONE, health=5, ongoing=(DeathHurts("scorpion_enforcer"),)),
    enemy("Scorpion Enforcer", deck=WAR_ZONE, count=4, health=3, death=discard_top, disputed=COUNT),
    *surprises(WAR_ZONE),
)

PERSONAL_LITTLE_WAR = (
    enemy("Forensic Analysis", deck=LITTLE_WAR, type=TASK, reveal=Evidence()),
    enemy("Physical Evidence", deck=LITTLE_WAR, type=TASK, reveal=Evidence()),
    enemy("Witness Testimony", deck=LITTLE_WAR, type=TASK, reveal=Evidence()),
    enemy("City of Fear", deck=LITTLE_WAR, count=2, health=6, ongoing=(CoordinatingHurts(),), disputed=COUNT),
    *surprises(LITTLE_WAR),
    enemy(
        "Rooftop Watcher",
        id="little_war_a",
        deck=LITTLE_WAR,
        health=7,
        double=True,
        reveal=strike(1),
        ongoing=(ScansDearer(1, AT[HILLS]),),
        origin=STAND_IN,
    ),
    enemy(
        "Blackout Line",
        id="little_war_b",
        deck=LITTLE_WAR,
        health=7,
        runner=True,
        strike=discard_random(1),
        origin=STAND_IN,
    ),
    enemy(
        "Grim Warning", id="little_war_c", deck=LITTLE_WAR, health=7, death=each(unless(TECH, mark(1))), origin=STAND_IN
    ),
)

OTHER_WORLD_LIFE_FORM = (
    enemy(
        "One Big Ugly Mother...",
        deck=OTHER_WORLD,
        type=FINAL,
        health=11,
        runner=True,
        fights=strike_per(MARKS),
    ),
    enemy("No Stopping What Can't Be Stopped", deck=OTHER_WORLD, count=2, health=3, reveal=end_action),
    enemy(
        "No Killing What Can't Be Killed",
        deck=OTHER_WORLD,
        count=2,
        health=5,
        ongoing=(Protects("one_big_ugly_mother"),),
        disputed=COUNT,
    ),
    *surprises(OTHER_WORLD),
    enemy(
        "Way Out of the Ship",
        id="other_world_a",
        deck=OTHER_WORLD,
        type=TASK,
        reveal=to_operations,
        task=Task(3, (CompleteMinor(),), attack=7, recruit=8),
        origin=STAND_IN,
    ),
    enemy(
        "Cold Storage",
        id="other_world_b",
        deck=OTHER_WORLD,
        health=6,
        reveal=(kill_character, strike(1)),
        origin=STAND_IN,
    ),
    enemy(
        "Watching Clan",
        id="other_world_c",
        deck=OTHER_WORLD,
        health=6,
        reveal=and_next(strike(1)),
        ongoing=(AllTougher(2),),
        origin=STAND_IN,
    ),
    enemy(
        "Thrown Spear",
        id="other_world_d",
        deck=OTHER_WORLD,
        health=6,
        reveal=each(discard(1)),
        strike=when_marked(strike(1)),
        origin=STAND_IN,
    ),
    enemy(
        "Dripping Trail",
        id="other_world_e",
        deck=OTHER_WORLD,
        health=6,
        runner=True,
        death=each(unless(SURVIVAL, strike(1))),
        origin=STAND_IN,
    ),
)

YOUNG_BLOOD = (
    *surprises(YOUNG, events=3, hazards=0),
    enemy("Over Here", deck=YOUNG, count=3, health=1, scanned=(turn_down, strike(1))),
    enemy("Almost No Weight. Cuts Like Steel.", deck=YOUNG, count=3, health=5, double=True, spent=True),
    enemy("Something Out There Waiting for Us", deck=YOUNG, count=3, health=3, death=unless(STRENGTH, add_enemies(1))),
    enemy("The Eyes of the Demon", deck=YOUNG, count=3, health=2, death=unless(SURVIVAL, strike(1))),
    enemy("Fun and Games", deck=YOUNG, count=3, health=4, death=unless(INTEL, turn_all_down)),
    enemy(
        "Voices Overhead",
        id="young_blood_a",
        deck=YOUNG,
        count=3,
        health=2,
        death=unless(LEADERSHIP, kill_hq(1)),
        origin=STAND_IN,
    ),
    enemy(
        "Dead Radio",
        id="young_blood_b",
        deck=YOUNG,
        count=3,
        health=2,
        death=unless(TECH, discard(1)),
        origin=STAND_IN,
    ),
)

ENEMIES = (
    *EXPENDABLE_ASSETS,
    *FLARES_FRAGS_CLAYMORES,
    *GET_TO_THE_CHOPPA,
    *WAR_ZONE_DECK,
    *PERSONAL_LITTLE_WAR,
    *OTHER_WORLD_LIFE_FORM,
    *YOUNG_BLOOD,
)
