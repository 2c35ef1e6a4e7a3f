"""Two armies as people set them, and battles between them: few at first, more while nobody touches anything."""

from __future__ import annotations

import time
from typing import Any

from hagal.games.runewars.army import of_slots
from hagal.games.runewars.catalogue.factions import FACTIONS, NEUTRALS
from hagal.games.runewars.components import Fate, Unit
from hagal.games.runewars.names import CONQUERED, DAMAGED, LIMIT, MOST_HEROES, OWN_TYPES, SLOTS, STRONG
from hagal.games.runewars.odds import BATCH, BY_ID, Side, Trial
from hagal.kernel.errors import ChoiceError

Json = dict[str, Any]

NONE, BROKEN, WHOLE = range(3)
WALLS = (0, DAMAGED, STRONG)
"""The strength of a stronghold, by its state."""
MOST_BONUS = 9
ERROR, MOST = 0.005, 40_000
"""Battles are played until the chance is known so well (95%): shown in whole percent, it does not jump any more. With
so many it always is."""
STEP = 5
"""Battles between two looks at the clock."""


class Plan:
    """One side as it is set on the page; with the faction empty, unallied neutral units."""

    __slots__ = ("bonus", "defense", "faction", "heroes", "siege", "units", "walls")

    def __init__(self, faction: str) -> None:
        self.faction: str = faction
        self.units: list[int] = [0] * SLOTS
        self.heroes: list[int] = []  # the slots that heroes support (RWR-008)
        self.bonus: int = 0
        self.walls: int = NONE
        self.siege: bool = False  # attacked with the bonus of Conquer (RW-074)
        self.defense: bool = False

    @property
    def total(self) -> int:
        return sum(self.units)

    def facts(self) -> Json:
        return {name: getattr(self, name) for name in self.__slots__}


def unit_of(faction: str, slot: int) -> Unit | None:
    """The type in a slot; unallied neutral units have none of a faction."""
    if slot >= OWN_TYPES:
        return NEUTRALS[slot - OWN_TYPES]
    return BY_ID[faction].units[slot] if faction else None


class Match:
    """The attacker and the defender. `edition` counts while no game is kept; `tracked`: with the fate cards that are
    left, not with a whole deck."""

    def __init__(self) -> None:
        self.sides: tuple[Plan, Plan] = (Plan(FACTIONS[0].id), Plan(FACTIONS[-1].id))
        self.edition: str = "revised"
        self.tracked: bool = False
        self.trial: Trial | None = None

    # What is set

    def room(self, side: int, slot: int) -> int:
        """How many more units fit in: eight in all (RW-016), and what the box has."""
        plan, other = self.sides[side], self.sides[1 - side]
        unit = unit_of(plan.faction, slot)
        if unit is None:
            return 0
        elsewhere = other.units[slot] if slot >= OWN_TYPES else 0
        return min(LIMIT - plan.total, unit.count - plan.units[slot] - elsewhere)

    def support(self, side: int, slot: int) -> bool:
        """Can a hero be put beside a type, or is there one?"""
        plan = self.sides[side]
        if self.edition != "revised" or not plan.faction or not plan.units[slot]:
            return False
        return slot in plan.heroes or len(plan.heroes) < MOST_HEROES

    def set(self, side: int, what: str, value: Any, slot: int = 0) -> None:
        plan = self.sides[side]
        if what == "unit":
            plan.units[slot] = max(0, plan.units[slot] + max(-1, min(int(value), self.room(side, slot))))
        elif what == "hero" and (slot in plan.heroes or self.support(side, slot)):
            plan.heroes = sorted({*plan.heroes} ^ {slot})
        elif what == "bonus":
            plan.bonus = max(0, min(plan.bonus + int(value), MOST_BONUS))
        elif what == "walls":
            plan.walls = max(NONE, min(int(value), WHOLE))
        elif what in ("siege", "defense"):
            setattr(plan, what, bool(value))
        elif what == "faction":
            self._enlist(side, str(value))
        elif what == "clear":
            self._clear(side)
        self._tidy()

    def _enlist(self, side: int, faction: str) -> None:
        """Another faction; its rival changes over if it was the same. Only the defender can be without one."""
        if faction not in BY_ID and not (faction == "" and side == 1):
            raise ChoiceError(f"there is no faction {faction!r}")
        plan, other = self.sides[side], self.sides[1 - side]
        if faction and faction == other.faction:
            other.faction = plan.faction or next(one.id for one in FACTIONS if one.id != faction)
            other.units[:OWN_TYPES] = [0] * OWN_TYPES
        plan.faction = faction
        plan.units[:OWN_TYPES] = [0] * OWN_TYPES

    def _clear(self, side: int) -> None:
        fresh = Plan(self.sides[side].faction)
        self.sides = (fresh, self.sides[1]) if side == 0 else (self.sides[0], fresh)

    def adopt(self, edition: str) -> None:
        """The edition by which battles are fought."""
        self.edition = "2010" if edition == "2010" else "revised"
        self._tidy()

    def swap(self) -> None:
        """The other one attacks; neutral units never do."""
        attacker, defender = self.sides
        if defender.faction:
            self.sides = (defender, attacker)
            self._tidy()

    def _tidy(self) -> None:
        """What cannot be so any more is so no more; the battles begin anew."""
        self.trial = None
        for k, plan in enumerate(self.sides):
            plan.heroes = [slot for slot in plan.heroes if plan.units[slot] and plan.faction]
            if self.edition != "revised":
                plan.heroes = []
            if k == 0 or not plan.faction:
                plan.walls, plan.siege, plan.defense = NONE, False, False
            if plan.walls == NONE:
                plan.siege = plan.defense = False

    # Battles

    @property
    def ready(self) -> bool:
        """Are there two sides to a battle?"""
        attacker, defender = self.sides
        return attacker.total > 0 and (defender.total > 0 or defender.walls != NONE)

    def side(self, k: int) -> Side:
        """As the engine has it."""
        plan = self.sides[k]
        walls = max(WALLS[plan.walls] - (CONQUERED if plan.siege else 0), 0)
        return Side(
            of_slots(list(enumerate(plan.units))),
            plan.faction,
            stronghold=walls,
            supported=tuple(plan.heroes),
            bonus=plan.bonus,
            defense=plan.defense,
        )

    def play(self, seconds: float, deck: list[Fate]) -> Trial:
        """Battles for so long, and at least a few; going on from those that were played."""
        trial = self.trial
        if trial is None:
            trial = self.trial = Trial(self.side(0), self.side(1), self.edition, deck)
        until = time.monotonic() + seconds
        trial.play(STEP)
        while time.monotonic() < until and not settled(trial):
            trial.play(STEP)
        return trial


def settled(trial: Trial) -> bool:
    """Is more not worth the battery?"""
    return trial.played >= MOST or (trial.played >= BATCH and trial.error <= ERROR)


def facts(match: Match) -> Json:
    return {"sides": [plan.facts() for plan in match.sides], "edition": match.edition, "tracked": match.tracked}


def read(given: Json) -> Match:
    """What was kept, looked at as sharply as what is tapped."""
    match = Match()
    match.adopt(str(given["edition"]))
    match.tracked = bool(given["tracked"])
    for k, kept in reversed(list(enumerate(given["sides"][:2]))):
        match._enlist(k, str(kept["faction"]))
    for k, kept in enumerate(given["sides"][:2]):
        match.set(k, "walls", kept["walls"])
        match.set(k, "siege", kept["siege"])
        match.set(k, "defense", kept["defense"])
        for slot, n in enumerate(kept["units"][:SLOTS]):
            match.sides[k].units[slot] = max(0, min(int(n), match.room(k, slot)))
        for slot in kept["heroes"]:
            match.set(k, "hero", True, int(slot))
        match.sides[k].bonus = max(0, min(int(kept["bonus"]), MOST_BONUS))
    match._tidy()
    return match
