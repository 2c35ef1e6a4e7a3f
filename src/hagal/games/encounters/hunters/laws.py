"""Laws of Hunters on top of those of every mode."""

from __future__ import annotations

from hagal.games.encounters.components import PlayerCard
from hagal.games.encounters.hunters.components import Challenge, Gear, HonorTest, PreyCard, PreyStrike, Trap
from hagal.games.encounters.hunters.hunt import Hunt, hunt
from hagal.games.encounters.names import GEAR_UP, HAZARD, HQ_SIZE
from hagal.games.encounters.state import Encounters
from hagal.games.kit.laws import lies_open, never_negative, only
from hagal.kernel.laws import Broken
from hagal.kernel.rules import Laws


def points(s: Encounters) -> None:
    """There can be no points and no Duels, but never less; what a Test counts from is among the deeds (PR-259)."""
    h = hunt(s)
    never_negative(h, ("heal", "restore", "duels"))
    if len(h.since) != len(h.testing) or any(not 0 <= start <= len(h.deeds) for start in h.since):
        raise Broken(f"{len(h.testing)} Tests lie open, which count from {h.since} of {len(h.deeds)} deeds")
    if s.rules.cooperative and any(h.slain):
        raise Broken("a Predator was killed in a Duel though all play together")


def the_combat_zone_holds_prey(s: Encounters) -> None:
    """Hazards, Gear Ups and what escapes do not stay there (PR-204, PR-207, PR-221)."""
    for i in s.combat:
        if s.face[i].type in (HAZARD, GEAR_UP):
            raise Broken(f"{s.face[i]!r} stays in the Combat Zone")


def the_slain_are_dead(s: Encounters) -> None:
    """Each once, and nobody by himself (PR-233)."""
    slain = [(killer, seat) for killer, seats in enumerate(hunt(s).slain) for seat in seats]
    seats = [seat for _killer, seat in slain]
    if len(set(seats)) != len(seats) or any(not s.players[seat].dead or seat == killer for killer, seat in slain):
        raise Broken(f"killed in Duels: {slain}")


def right_places(s: Encounters) -> None:
    """Each kind of card lies where it belongs; the HQ is full of cards that can be recruited (PR-257)."""
    h = hunt(s)
    own = [p.deck for p in s.players] + [p.hand for p in s.players] + [p.in_play for p in s.players]
    own += [p.discard for p in s.players]
    only(s, [s.hq, s.officers, s.dead_characters, s.gone, *own], PlayerCard)
    only(s, [s.strikes, s.strike_discard, s.struck, *(p.wounds for p in s.players)], PreyStrike)
    only(s, [s.enemies, *s.wilds, s.arriving, s.combat, s.dead_enemies, s.out, s.box], PreyCard)
    only(s, [h.gear, h.gear_discard, *s.attached], Gear)
    only(s, [h.traps, h.trap_discard, *h.fronts], Trap)
    only(s, [h.testing], HonorTest)
    only(s, h.challenges, Challenge)
    if len(s.hq) != HQ_SIZE and (len(s.hq) > HQ_SIZE or any(s.face[i].character for i in s.barracks)):
        raise Broken(f"the HQ has {len(s.hq)} cards while the Armory has {len(s.barracks)}")


def open_to_all(s: Encounters) -> None:
    """Trophies, Traps and Tests lie open; a Challenge is known to its owner (PR-192, PR-262)."""
    h: Hunt = hunt(s)
    lies_open(s, [h.gear_discard, h.trap_discard, h.testing, *h.trophies, *h.fronts])
    for seat, cards in enumerate(h.challenges):
        if any(not s.known[i] >> seat & 1 for i in cards):
            raise Broken(f"seat {seat} does not know its Challenge")


LAWS = Laws([points, the_slain_are_dead], [open_to_all])
ALONE = Laws([the_combat_zone_holds_prey], [right_places])
"""Of Hunters by itself: where Aliens are hunted, cards lie in more places."""
