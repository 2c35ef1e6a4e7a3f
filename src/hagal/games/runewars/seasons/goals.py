"""Conditions of objectives: what the board shows, or what was done in this turn (RW-203)."""

from __future__ import annotations

from hagal.games.runewars.army import NO_ARMY, Army, size
from hagal.games.runewars.battle.force import army_of
from hagal.games.runewars.deeds import (
    KILLED,
    KILLED_NEUTRAL,
    SPENT,
    STRONGHOLDS_DAMAGED,
    STRONGHOLDS_TAKEN,
    done,
)
from hagal.games.runewars.effect import Condition
from hagal.games.runewars.names import DRAGON, GIANT, LIMIT, OWN_TYPES, SLOTS
from hagal.games.runewars.state import Runewars
from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.step import Msg
from hagal.kernel.term import register_all


@mypyc_attr(allow_interpreted_subclasses=True)
class AtLeast(Condition):
    """So many of something."""

    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def holds(self, s: Runewars, seat: int, source: int) -> bool:
        return self.count(s, seat) >= self.n

    def count(self, s: Runewars, seat: int) -> int:
        raise NotImplementedError

    def message(self) -> Msg:
        return Msg(f"rw-if-{self.tag.replace('_', '-')}", n=self.n)


# Alliances and influence


def forces(s: Runewars) -> list[tuple[int, Army]]:
    """All armies on the board, those that fight a battle among them, with the seats that command them; -1: nobody."""
    found = list(zip(s.control, s.army, strict=True))
    b = s.battle
    if b is not None:
        found += [(b.seats[side], army_of(b.units[side])) for side in range(2)]
    return found


class AllAllied(Condition):
    """Every neutral unit of these types in play is allied to some player; so it is while there is none."""

    tag = "all_allied"
    fields = ("slots",)

    def __init__(self, slots: tuple[int, ...]) -> None:
        self.slots: tuple[int, ...] = slots

    def holds(self, s: Runewars, seat: int, source: int) -> bool:
        for owner, army in forces(s):
            if owner < 0 and army != NO_ARMY:
                for slot in self.slots:
                    if army[slot] or army[SLOTS + slot]:
                        return False
        return True

    def message(self) -> Msg:
        return Msg("rw-if-all-allied", units=tuple([Msg(f"rw-neutral-{slot}") for slot in self.slots]))


class GreatAllies(AtLeast):
    """Dragons and Giants allied to the seat."""

    tag = "great_allies"

    def count(self, s: Runewars, seat: int) -> int:
        return great_ones(s, (seat,))


class TooFewGreat(Condition):
    """Fewer Dragons and Giants than that are in play at all."""

    tag = "too_few_great"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def holds(self, s: Runewars, seat: int, source: int) -> bool:
        return great_ones(s, ()) < self.n

    def message(self) -> Msg:
        return Msg("rw-if-too-few-great", n=self.n)


def great_ones(s: Runewars, seats: tuple[int, ...]) -> int:
    """Dragons and Giants in areas of these seats; without any, on the whole board."""
    n = 0
    for owner, army in forces(s):
        if army != NO_ARMY and (not seats or owner in seats):
            n += army[DRAGON] + army[GIANT] + army[SLOTS + DRAGON] + army[SLOTS + GIANT]
    return n


class NeutralAllies(AtLeast):
    """Neutral units allied to the seat."""

    tag = "neutral_allies"

    def count(self, s: Runewars, seat: int) -> int:
        n = 0
        for owner, army in forces(s):
            if owner == seat and army != NO_ARMY:
                n += sum(army[OWN_TYPES:SLOTS]) + sum(army[SLOTS + OWN_TYPES :])
        return n


class HasInfluence(AtLeast):
    tag = "has_influence"

    def count(self, s: Runewars, seat: int) -> int:
        return s.players[seat].influence


class HoldsTitles(AtLeast):
    tag = "holds_titles"

    def count(self, s: Runewars, seat: int) -> int:
        return s.title_of.count(seat)


class ControlsCities(AtLeast):
    tag = "controls_cities"

    def count(self, s: Runewars, seat: int) -> int:
        return sum(1 for owner, city in zip(s.control, s.city, strict=True) if owner == seat and city is not None)


class LeadsHeroes(AtLeast):
    tag = "leads_heroes"

    def count(self, s: Runewars, seat: int) -> int:
        return len(s.players[seat].heroes)


class SpentInfluence(AtLeast):
    """Influence spent in this turn."""

    tag = "spent_influence"

    def count(self, s: Runewars, seat: int) -> int:
        return done(s, SPENT)


# Conquest and destruction


class StrongholdsBroken(Condition):
    """In this turn one enemy stronghold was destroyed, or two were damaged."""

    tag = "strongholds_broken"

    def holds(self, s: Runewars, seat: int, source: int) -> bool:
        return done(s, STRONGHOLDS_TAKEN) >= 1 or done(s, STRONGHOLDS_DAMAGED) >= 2


class RoutedFoe(AtLeast):
    """Routed units of one other player."""

    tag = "routed_foe"

    def count(self, s: Runewars, seat: int) -> int:
        routed = [0] * len(s.players)
        for owner, army in zip(s.control, s.army, strict=True):
            if owner >= 0 and owner != seat and army != NO_ARMY:
                routed[owner] += sum(army[SLOTS:])
        return max(routed)


class Conquests(AtLeast):
    """Areas outside the seat's own home realm."""

    tag = "conquests"

    def count(self, s: Runewars, seat: int) -> int:
        return sum(1 for owner, home in zip(s.control, s.home, strict=True) if owner == seat and home != seat)


class HoldsEnemyHome(Condition):
    """An area of another player's home realm."""

    tag = "holds_enemy_home"

    def holds(self, s: Runewars, seat: int, source: int) -> bool:
        for owner, home in zip(s.control, s.home, strict=True):
            if owner == seat and home >= 0 and home != seat:
                return True
        return False


class Killed(AtLeast):
    """Units of players destroyed in battle in this turn."""

    tag = "killed_players"

    def count(self, s: Runewars, seat: int) -> int:
        return done(s, KILLED)


class KilledNeutral(AtLeast):
    """Unallied neutral units destroyed in battle in this turn."""

    tag = "killed_neutral"

    def count(self, s: Runewars, seat: int) -> int:
        return done(s, KILLED_NEUTRAL)


class GreatHost(Condition):
    """As many units as an area may hold, in one outside the own home realm."""

    tag = "great_host"

    def holds(self, s: Runewars, seat: int, source: int) -> bool:
        for owner, home, army in zip(s.control, s.home, s.army, strict=True):
            if owner == seat and home != seat and size(army) >= LIMIT:
                return True
        return False


class AtTheGates(AtLeast):
    """Units in one area beside another player's home realm."""

    tag = "at_the_gates"

    def count(self, s: Runewars, seat: int) -> int:
        most = 0
        for area, owner in enumerate(s.control):
            if owner == seat and s.army[area] != NO_ARMY and _beside_enemy(s, seat, area):
                most = max(most, size(s.army[area]))
        return most


def _beside_enemy(s: Runewars, seat: int, area: int) -> bool:
    """Does an area touch another player's home realm?"""
    home = s.home
    for k in s.board.near[area]:
        if home[k] >= 0 and home[k] != seat:
            return True
    return False


register_all(list(globals().values()))
