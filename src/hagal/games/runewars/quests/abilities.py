"""What heroes can do, by the word on their cards (`Hero.ability`): here what concerns duels, and the names of all.

`deft`, `wise`: tests (attempt). `healer`: healing (phase). `falcon`: looking (phase). The rest are of duels.
"""

from __future__ import annotations

from hagal.games.kit.option import OfComponent
from hagal.games.runewars.actions import discard_fate, draw_fate, remove, settle, unit_of
from hagal.games.runewars.components import Unit
from hagal.games.runewars.names import GOLD, SLOTS
from hagal.games.runewars.quests.heroes import heal, hero
from hagal.games.runewars.quests.state import CHARGED
from hagal.games.runewars.quests.strokes import ATTACKER, DEFENDER, ability, dueller, smite, the_duel
from hagal.games.runewars.state import Runewars
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Choice, Msg, Step, at_place, place_of
from hagal.kernel.term import register_all

ABILITIES = (
    *("ambusher", "battlemage", "charger", "deathless", "deft"),
    *("falcon", "healer", "mad", "raider", "wise"),
)


def at_start(s: Runewars, side: int) -> None:
    """What a hero does by itself when a duel starts."""
    d = the_duel(s)
    known = ability(s, side)
    if side == ATTACKER and known == "mad" and d.heroes[DEFENDER] >= 0:
        s.stack.append((MadBlow(), d.seats[side], d.heroes[side]))
    elif side == ATTACKER and known == "raider":
        s.stack.append((Raid(), d.seats[side], d.heroes[side]))


def offered(s: Runewars, side: int) -> list[Step[Runewars]]:
    """What a hero may do when a duel starts."""
    if ability(s, side) != "charger" or the_duel(s).flags & CHARGED << side:
        return []
    seat, k = dueller(s, side)
    survives = s.players[seat].figures[k][1] + 1 < hero(s, seat, k).health
    return [Charge(side)] if survives else []


def draws(s: Runewars, side: int) -> bool:
    """Against an ambusher who started it, nobody else draws in the first round."""
    return side == ATTACKER or the_duel(s).round > 1 or ability(s, ATTACKER) != "ambusher"


def blow(s: Runewars, side: int) -> int:
    """The damage of a special icon."""
    return 2 if ability(s, side) == "battlemage" else 1


def survived(s: Runewars, seat: int, k: int) -> None:
    """After a duel."""
    if hero(s, seat, k).ability == "deathless":
        heal(s, seat, k, "RW-160")


class MadBlow(Step[Runewars]):
    """1 damage to the hero whom he attacks."""

    tag = "mad_blow"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        smite(s, DEFENDER, 1, "RW-175")


class Charge(Step[Runewars]):
    """1 damage to himself, 2 to the enemy."""

    tag = "hero_charge"
    fields = ("side",)

    def __init__(self, side: int) -> None:
        self.side: int = side

    def run(self, s: Runewars, seat: int, source: int) -> None:
        the_duel(s).flags |= CHARGED << self.side
        smite(s, self.side, 1, "RW-175")
        smite(s, 1 - self.side, 2, "RW-175")

    def key(self) -> str:
        return "charge"

    def message(self) -> Msg:
        return Msg("rw-option-charge")


class Raid(Step[Runewars]):
    """In an enemy area he draws a fate card: with gold destiny he destroys a unit there."""

    tag = "hero_raid"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area = the_duel(s).area
        if s.control[area] in (-1, seat) or not any(s.army[area]):
            return
        if draw_fate(s, 1, s.drawn, PUBLIC):
            fate = s.face[s.drawn[-1]]
            if s.log is not None:
                s.log.tell("rw-raid", seat, "RW-160", hero=s.face[source], fate=fate)
            discard_fate(s, s.drawn)
            if fate.destiny == GOLD:
                s.stack.append((RaidUnit(), seat, at_place(area)))


class RaidUnit(Choice[Runewars]):
    """Which of the units in the area he destroys."""

    tag = "hero_raid_unit"

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        area = place_of(source)
        owner = s.owner[area]
        return [Slay(unit_of(s, owner, slot % SLOTS), slot) for slot, n in enumerate(s.army[area]) if n]

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-raid", area=s.board.areas[place_of(source)])


class Slay(OfComponent[Runewars]):
    tag = "hero_slay"
    word = "slay"
    fields = ("unit", "slot")

    def __init__(self, unit: Unit, slot: int) -> None:
        self.unit: Unit = unit
        self.slot: int = slot

    def run(self, s: Runewars, seat: int, source: int) -> None:
        area = place_of(source)
        loser = s.control[area]
        remove(s, area, self.slot, 1)
        if s.log is not None:
            s.log.tell("rw-destroyed", loser, "RW-160", unit=self.unit, area=s.board.areas[area], n=1)
        settle(s, area)

    def key(self) -> str:
        return f"slay {self.unit.id}{' routed' if self.slot >= SLOTS else ''}"

    def message(self) -> Msg:
        return Msg("rw-option-destroy", unit=self.unit, routed=int(self.slot >= SLOTS))


register_all(list(globals().values()))
