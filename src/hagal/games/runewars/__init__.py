"""Runewars: the game of 2010, and the Revised Edition as a module over it.

Where a rule lives: setup (the map, RW-021..039), orders (seasons, turns, the eight orders, movement, diplomacy;
RW-040..119), battle (RW-120..157), quests (heroes, quests, duels, rewards; RW-160..183), seasons (season cards, bids,
titles, objectives, runes; RW-190..208), tactics (RW-204), limits (RW-016..020, RW-215), catalogue (every component).
Modules: revised (RWR), exploration (RW-230..239).
"""

from __future__ import annotations

from typing import Any

from hagal.games.runewars import limits
from hagal.games.runewars.battle import rules as battle_rules
from hagal.games.runewars.catalogue.factions import FACTIONS, NEUTRALS
from hagal.games.runewars.catalogue.fate import FATE, RUNES
from hagal.games.runewars.components import NO_FACTION
from hagal.games.runewars.exploration.module import EXPLORATION
from hagal.games.runewars.laws import LAWS
from hagal.games.runewars.orders import rules as orders_rules
from hagal.games.runewars.orders.victory import outcome
from hagal.games.runewars.quests import rules as quests_rules
from hagal.games.runewars.remake import reprint
from hagal.games.runewars.revised.module import EPIC, REVISED
from hagal.games.runewars.seasons import rules as seasons_rules
from hagal.games.runewars.seen import RunewarsFacts
from hagal.games.runewars.setup import rules as setup_rules
from hagal.games.runewars.setup.contents import box_flaws
from hagal.games.runewars.state import Runewars
from hagal.games.runewars.tactics import rules as tactics_rules
from hagal.games.runewars.view import view
from hagal.kernel.errors import RulesError
from hagal.kernel.rules import Module, Rules
from hagal.kernel.setting import Setting
from hagal.kernel.state import State
from hagal.kernel.term import Component
from hagal.kernel.title import Outcome, Title

LAYERS = (setup_rules, orders_rules, battle_rules, quests_rules, seasons_rules, tactics_rules)
UNITS = (*(unit for faction in FACTIONS for unit in faction.units), *NEUTRALS)

BASE = Module(
    "base",
    components=(
        *(*FACTIONS, *UNITS, *FATE, *RUNES, NO_FACTION),
        *(component for layer in LAYERS for component in layer.COMPONENTS),
    ),
    queries={name: fold for layer in LAYERS for name, fold in getattr(layer, "QUERIES", {}).items()},
    moments={name: push for layer in LAYERS for name, push in getattr(layer, "MOMENTS", {}).items()},
    steps={**limits.STEPS, **{name: step for layer in LAYERS for name, step in layer.STEPS.items()}},
    settings={
        "edition": Setting("revised", ("revised", "2010")),
        **{name: setting for layer in LAYERS for name, setting in getattr(layer, "SETTINGS", {}).items()},
    },
    laws=LAWS,
)

KINDS = (
    *("faction", "unit", "order", "season", "tactic", "objective"),
    *("hero", "quest", "reward", "title", "city", "tile"),
)


class RunewarsTitle(Title):
    """Runewars as a title of the platform."""

    asides = True

    def __init__(self, packs: tuple[Module, ...] = ()) -> None:
        super().__init__("runewars", (2, 3, 4), BASE, (REVISED, EPIC, EXPLORATION), (), packs, KINDS)

    def packed(self, packs: tuple[Module, ...]) -> Title:
        return RunewarsTitle((*self.packs, *packs))

    def build(self, players: int, modules: tuple[str, ...], options: dict[str, Any]) -> Rules:
        rules = super().build(players, modules, options)
        if rules.packs and options["edition"] == REVISED.name:
            before: dict[str, Component] = {component.ref: component for component in BASE.components}
            for component in REVISED.components:
                reprint(rules, before, component)
        if len(rules.packs) > 1:  # each is a whole by itself; together they must fill the box as well
            found = box_flaws(rules.kinds)
            if found:
                raise RulesError(f"these packs do not go together: {'; '.join([flaw[1] for flaw in found])}")
        rules.piles["neutral"] = [unit for unit in rules.kinds["unit"] if unit.slot >= 4]
        return rules

    def state(self, rules: Rules) -> State:
        s = Runewars()
        s.stack.append((rules.steps["setup"], -1, -1))
        return s

    def view(self, s: State, seats: tuple[int, ...]) -> RunewarsFacts:
        assert isinstance(s, Runewars)
        return view(s, seats)

    def outcome(self, s: State) -> Outcome:
        """By a claim or by six runes; else most dragon runes, then influence, then starting influence (RW-221)."""
        assert isinstance(s, Runewars)
        return outcome(s)

    def roles(self, s: State) -> tuple[Component, ...]:
        assert isinstance(s, Runewars)
        return tuple([p.faction for p in s.players])

    def rounds(self, s: State) -> int:
        assert isinstance(s, Runewars)
        return s.year


TITLE = RunewarsTitle()
