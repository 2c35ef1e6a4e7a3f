"""The 20 Traps, all different: seven titles are known, prices, Honor and texts are not (PR-195, PR-207, PR-211).

Those that a rule removes from the cooperative variant are of use against each other (PR-275); the Poison Trap and the
Snare Trap hinder healing and restoring (PR-276).
"""

from __future__ import annotations

from hagal.games.encounters.effects import discard, discard_random, discard_top, kill_hq, strike, unless
from hagal.games.encounters.hunters.declare import TRAP_OURS, trap
from hagal.games.encounters.hunters.effects import gear_up_now, turn_up_prey
from hagal.games.encounters.hunters.ongoing import (
    KillDiscards,
    KillHurts,
    LessArmor,
    LosesAtTurn,
    MoreDuelStrikes,
    NoDueling,
    NoHealing,
    NoRestoring,
    PreyTougher,
)
from hagal.games.encounters.names import STRENGTH, SURVIVAL
from hagal.games.encounters.ongoing import CharactersDearer, ScansDearer, SmallerHand

TRAPS = (
    trap("Flash Trap", price=3, honor=2, ongoing=(LessArmor(2),), rivalry=True, ours=TRAP_OURS),
    trap("Laser Trap", price=3, honor=2, ongoing=(MoreDuelStrikes(1),), rivalry=True, ours=TRAP_OURS),
    trap("Log Trap", price=3, honor=3, reveal=discard_random(1), shared=True, rivalry=True, ours=TRAP_OURS),
    trap("Razor Trap", price=2, honor=1, ongoing=(NoDueling(),), rivalry=True, ours=TRAP_OURS),
    trap("Poison Trap", price=3, honor=2, ongoing=(NoHealing(),), ours=TRAP_OURS),
    trap("Snare Trap", price=3, honor=2, ongoing=(NoRestoring(),), ours=TRAP_OURS),
    trap("Shadow Trap", price=3, honor=2, ongoing=(ScansDearer(1), PreyTougher(1)), ours=TRAP_OURS),
    trap("Pit of Stakes", price=3, honor=2, reveal=strike(1)),
    trap("Bear Trap", price=3, honor=2, ongoing=(SmallerHand(1),)),
    trap("Net Trap", price=2, honor=1, reveal=discard(1)),
    trap("Cage", price=4, honor=3, ongoing=(SmallerHand(2),)),
    trap("Swinging Blade", price=2, honor=2, reveal=unless(STRENGTH, strike(1))),
    trap("Nail Board", price=2, honor=1, ongoing=(KillDiscards(),)),
    trap("Spring Gun", price=4, honor=3, ongoing=(KillHurts(),)),
    trap("Rockfall", price=3, honor=2, reveal=discard_top, ongoing=(PreyTougher(1),)),
    trap("Tar Pit", price=3, honor=2, ongoing=(CharactersDearer(1),)),
    trap("Alarm", price=2, honor=1, reveal=turn_up_prey(1)),
    trap("Bait Crate", price=2, honor=1, reveal=gear_up_now),
    trap("Smoke Pots", price=2, honor=1, reveal=unless(SURVIVAL, discard(1)), ongoing=(LosesAtTurn(1),)),
    trap("Burning Cache", price=2, honor=1, reveal=kill_hq(2)),
)
