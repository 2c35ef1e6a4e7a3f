"""The six prey mini-decks and the Mercenaries.

Names, sizes and how many copies there are of each face are known; which faces are Prey, Gear Up or Hazard is not.
"""

from __future__ import annotations

from hagal.games.encounters.effects import (
    add_enemies,
    discard,
    discard_random,
    discard_top,
    draw,
    each,
    move_back,
    strike,
    unless,
)
from hagal.games.encounters.hunters.declare import gear_up, hazard, prey, ultimate
from hagal.games.encounters.hunters.effects import (
    arrest,
    disarming,
    draw_trap,
    gear_up_now,
    return_to_deck,
    turn_up_prey,
)
from hagal.games.encounters.hunters.ongoing import PackWeakens
from hagal.games.encounters.names import INTEL, STRENGTH, SURVIVAL, TECH

NO_SPORT, PAYBACK, WHAT = "no_sport", "payback_time", "what_the_hell"
HEAT, HISTORY, BEEF = "heat_and_conflict", "this_is_history", "taste_for_beef"
MERCENARY = "mercenary"
OFFICER_OURS = ("health", "honor")  # a Prey that arrests: so much is known

FILM_1 = (
    # 4, 1, 1, 1, 2
    prey("Jungle Patrol", deck=NO_SPORT, count=4, health=2, honor=1),
    prey("Messenger", deck=NO_SPORT, health=2, honor=2, runner=True),
    prey("Point Man", deck=NO_SPORT, health=5, honor=3, worthy=True, strike=discard(1)),
    hazard("Quicksand", deck=NO_SPORT, price=3, honor=2),
    gear_up(NO_SPORT, 2),
    # 3, 1, 1, 2, 2, 1, 1
    prey("Grenadier", deck=PAYBACK, count=3, health=4, honor=2, death=unless(SURVIVAL, strike(1))),
    prey("Sharpshooter", deck=PAYBACK, health=5, honor=3, lethal=True),
    prey("Heavy Gunner", deck=PAYBACK, health=7, honor=4, worthy=True, double=True),
    prey("Scouting Party", deck=PAYBACK, count=2, health=4, honor=2, escape=True, death=draw(1)),
    gear_up(PAYBACK, 2),
    hazard("Deadfall", deck=PAYBACK, price=4, honor=2),
    prey("Demolition Man", deck=PAYBACK, health=6, honor=4, worthy=True, death=each(strike(1))),
    # 5, 1, 1, 2, 3, 1
    prey("Veteran Commando", deck=WHAT, count=5, health=6, honor=3),
    ultimate(
        "The One Who Walks Away",
        deck=WHAT,
        health=22,
        honor=10,
        double=True,
        fights=unless(STRENGTH, strike(1)),
        ongoing=(PackWeakens(5, 8, 10, 12),),
    ),
    prey("Reader of Tracks", deck=WHAT, health=8, honor=5, worthy=True, reveal=turn_up_prey(1)),
    gear_up(WHAT, 2),
    prey("Last Stand", deck=WHAT, count=3, health=5, honor=3, reveal=disarming),
    hazard("Log Ambush", deck=WHAT, price=5, honor=3),
)

FILM_2 = (
    # 3, 2, 2, 1, 1
    prey("Gang Lookout", deck=HEAT, count=3, health=2, honor=1, runner=True),
    gear_up(HEAT, 2),
    prey("Police Officer", deck=HEAT, count=2, health=3, honor=2, reveal=arrest, ours=OFFICER_OURS),
    prey("Enforcer", deck=HEAT, health=5, honor=3, worthy=True, strike=discard_random(1)),
    hazard("Live Wire", deck=HEAT, price=3, honor=2),
    # 1, 2, 1, 1, 4, 2
    prey("Kingpin", deck=HISTORY, health=7, honor=4, worthy=True, reveal=add_enemies(1)),
    gear_up(HISTORY, 2),
    hazard("Third Rail", deck=HISTORY, price=4, honor=2),
    prey("Transit Marshal", deck=HISTORY, health=5, honor=3, worthy=True, lethal=True),
    prey("Armed Commuter", deck=HISTORY, count=4, health=4, honor=2, death=unless(INTEL, discard_top)),
    prey("Vigilante", deck=HISTORY, count=2, health=5, honor=3, escape=True),
    # 1, 1, 1, 2, 1, 1, 1, 1, 1, 3
    ultimate(
        "Nine Lives",
        deck=BEEF,
        health=19,
        honor=10,
        runner=True,
        death=return_to_deck,
        ongoing=(PackWeakens(3, 5, 7, 8),),
    ),
    prey("Special Agent", deck=BEEF, health=8, honor=4, worthy=True, reveal=disarming),
    prey("Cold Room Team", deck=BEEF, health=8, honor=5, worthy=True, double=True),
    gear_up(BEEF, 2),
    hazard("Liquid Nitrogen", deck=BEEF, price=5, honor=3),
    prey("Rooftop Sniper", deck=BEEF, health=6, honor=3, lethal=True),
    prey("Armored Trooper", deck=BEEF, health=7, honor=4, reveal=gear_up_now),
    prey("Courier with a Case", deck=BEEF, health=5, honor=3, runner=True, death=draw_trap),
    hazard("Falling Beams", deck=BEEF, price=4, honor=2),
    prey("Federal Trooper", deck=BEEF, count=3, health=5, honor=3),
)

MERCENARIES = (
    # 2, 3, 3, 3, 3, 1, 3, 3, 3
    gear_up(MERCENARY, 2),
    prey("Hired Gun", deck=MERCENARY, count=3, health=2, honor=1),
    prey("Bounty Hunter", deck=MERCENARY, count=3, health=3, honor=1, strike=discard(1)),
    prey("Deserter", deck=MERCENARY, count=3, health=2, honor=1, escape=True),
    prey("Poacher", deck=MERCENARY, count=3, health=3, honor=1, death=unless(TECH, discard(1))),
    hazard("Rusted Snare", deck=MERCENARY, price=2, honor=1),
    prey("Bush Pilot", deck=MERCENARY, count=3, health=3, honor=1, runner=True),
    prey("Arms Dealer", deck=MERCENARY, count=3, health=3, honor=1, death=draw(1)),
    prey("Old Soldier", deck=MERCENARY, count=3, health=4, honor=2, death=move_back(1)),
)

PREY = (*FILM_1, *FILM_2)
