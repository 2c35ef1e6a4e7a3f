"""The Combat phase at the real table: strengths of people, rewards (HG-012, HG-026, HG-045, IX-035)."""

from __future__ import annotations

from hagal.games.dune import actions
from hagal.games.dune.combat import Combat
from hagal.games.dune.components import Conflict
from hagal.games.dune.ix.part import DREADNOUGHTS
from hagal.games.dune.ix.part import part_of as ix_part
from hagal.games.dune.ix.units import set_might
from hagal.games.dune.names import EMPEROR, STRENGTH_PER_TROOP
from hagal.games.dune.physical.asking import AtTable, tracked_first
from hagal.games.dune.physical.ix_fixes import into_conflict
from hagal.games.dune.physical.part import COMBAT, part_of
from hagal.games.dune.physical.rewards import resolve_for_person
from hagal.games.dune.rivals.choices import decider
from hagal.games.dune.rivals.combat import RivalReward
from hagal.games.dune.rivals.leaders import is_rival
from hagal.games.dune.specials.alliances import AllianceHeir, GiveAlliance
from hagal.games.dune.state import Dune, Player
from hagal.games.kit.seats import clockwise
from hagal.kernel.rules import fire
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all

MOST = 60
"""More strength than anybody has ever had."""


class BeforeCombat(Step[Dune]):
    """All turns are over; the rivals' cards for swords are turned up at the people's word."""

    tag = "before_combat"

    def run(self, s: Dune, seat: int, source: int) -> None:
        part_of(s).phase = COMBAT
        s.stack.append((COMBAT_NEXT, decider(s), -1))


class CombatNext(AtTable):
    tag = "combat_next"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [FIGHT]


class Fight(Step[Dune]):
    tag = "fight_here"

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.stack.append((COMBAT_PHASE, -1, -1))

    def key(self) -> str:
        return "combat"

    def message(self) -> Msg:
        return Msg("option-combat")


class Strengths(Step[Dune]):
    """In place of playing combat Intrigue: each person, in turn order, says how strong the end was (DI-060)."""

    tag = "strengths"

    def run(self, s: Dune, seat: int, source: int) -> None:
        for p in clockwise(s.players, seat)[::-1]:
            if not is_rival(p):
                s.stack.append((FINAL_STRENGTH, p.seat, -1))


class AskStrength(AtTable):
    """A person's strength now, or (`final`) at the end of the combat; 0: not in it."""

    tag = "ask_strength"
    fields = ("final",)

    def __init__(self, final: bool) -> None:
        self.final: bool = final

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        tracked = s.players[seat].strength
        return [SetStrength(n) for n in tracked_first(tracked, range(MOST + 1)) if n != 1]

    def prompt(self, s: Dune, seat: int, source: int) -> Msg:
        n = s.players[seat].strength
        return Msg("ask-strength-final", seat=seat, n=n) if self.final else Msg("ask-strength", seat=seat, n=n)


class SetStrength(Step[Dune]):
    """Troops and Dreadnoughts as the app has them, as far as they fit; the rest of it are swords."""

    tag = "set_strength"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        if p.might > self.n:
            set_ships(s, seat, 0)
        troops = min(p.conflict, (self.n - p.might) // STRENGTH_PER_TROOP)
        if self.n and not troops and not p.might:
            troops = 1
        p.supply += p.conflict - troops
        p.conflict = troops
        p.swords = self.n - p.might - STRENGTH_PER_TROOP * troops
        if s.log is not None:
            s.log.tell("table-strength", seat, "DI-033", n=self.n)

    def key(self) -> str:
        return f"strength {self.n}"

    def message(self) -> Msg:
        return Msg("option-strength", n=self.n)


def set_ships(s: Dune, seat: int, n: int) -> None:
    """So many Dreadnoughts of a person are in the Conflict."""
    part = ix_part(s)
    while part.conflict[seat] < n:
        into_conflict(s, seat)
    part.garrison[seat] += part.conflict[seat] - n
    part.conflict[seat] = n
    set_might(s, seat)


# Rewards


class RewardHere(RivalReward):
    """A reward: a rival takes it as in the game; a person is told, and may be asked (the moment `person_won`)."""

    tag = "reward_here"

    def run(self, s: Dune, seat: int, source: int) -> None:
        if is_rival(s.players[seat]):
            super().run(s, seat, source)
            return
        conflict: Conflict = s.face[source]
        if s.log is not None:
            s.log.tell(f"reward-{self.place + 1}", seat, "DI-061", conflict=conflict)
        if self.place == 0:
            s.stack.append((WON, seat, source))
            fire(s, "person_won", seat, source)
        resolve_for_person(s, conflict.rewards[self.place], seat, source)


class Won(Step[Dune]):
    tag = "won_here"

    def run(self, s: Dune, seat: int, source: int) -> None:
        fire(s, "conflict_won", seat, source)


class WinningShips(AtTable):
    """How many Dreadnoughts the winner had in the Conflict: one of them takes a location."""

    tag = "winning_ships"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        part = ix_part(s)
        most = DREADNOUGHTS - part.flags.count(seat)
        return [ShipsThere(n) for n in tracked_first(part.conflict[seat], range(most + 1))]


def ask_ships(s: Dune, seat: int, source: int) -> None:
    """The moment `person_won`: what does the winner place (IX-035)?"""
    s.stack.append((WINNING_SHIPS, seat, source))


class ShipsThere(Step[Dune]):
    tag = "ships_there"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        set_ships(s, seat, self.n)

    def key(self) -> str:
        return f"dreadnoughts {self.n}"

    def message(self) -> Msg:
        return Msg("option-dreadnoughts", n=self.n)


# What influence brings


class BonusHere(Step[Dune]):
    """The bonus at 4: people take it at the table, no rival does (DI-071, HG-007)."""

    tag = "bonus_here"

    def run(self, s: Dune, seat: int, source: int) -> None:
        if is_rival(s.players[seat]):
            return
        if source == EMPEROR:
            if s.log is not None:
                s.log.tell("recruit", seat, "DI-071", n=2)
            return
        actions.influence_bonus(s, seat, source)


class HeirAtTable(Step[Dune]):
    """Who takes over a lost Alliance: the holder decides, for a rival a person (DI-072, HG-049)."""

    tag = "heir_at_table"

    def run(self, s: Dune, seat: int, source: int) -> None:
        p: Player = s.players[seat]
        s.stack.append((CHOOSE_HEIR, decider(s) if is_rival(p) else seat, source))


class ChooseHeir(AllianceHeir):
    tag = "choose_heir"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [GiveAlliance(heir) for heir in actions.alliance_heirs(s, s.alliance[source], source)]


COMBAT_NEXT = CombatNext()
COMBAT_PHASE = Combat()
FIGHT = Fight()
FINAL_STRENGTH = AskStrength(True)
WON = Won()
WINNING_SHIPS = WinningShips()
CHOOSE_HEIR = ChooseHeir()

register_all(list(globals().values()))
