"""What the base game has of orders, turns and seasons: named rules and components."""

from __future__ import annotations

from typing import Any

from hagal.games.runewars.catalogue.orders import ORDERS
from hagal.games.runewars.orders import diplomacy, march, season, turn, victory
from hagal.kernel.setting import Setting
from hagal.kernel.step import Step
from hagal.kernel.term import Component, Fold

STEPS: dict[str, Step[Any]] = {
    "season": season.SeasonBegins(),
    "draw_season": season.DrawSeason(),
    "spring": season.Spring(),
    "summer": season.Summer(),
    "fall": season.Fall(),
    "fall_choice": season.FallChoice(),
    "winter": season.Winter(),
    "choose_orders": season.ChooseOrders(),
    "reveal_orders": season.RevealOrders(),
    "turn": turn.Turn(),
    "turn_start": turn.TurnStart(),
    "bonus": turn.Bonus(),
    "turn_end": turn.TurnEnd(),
    "after_march": march.AfterMarch(),
    "meet_neutrals": diplomacy.MeetNeutrals(),
    "check_runes": victory.CheckRunes(),
    "reckoning": victory.Reckoning(),
}
COMPONENTS: tuple[Component, ...] = ORDERS
SETTINGS: dict[str, Setting] = {"own_title": Setting("never", ("never", "raise"))}
QUERIES: dict[str, Fold] = {"plausible": victory.nobody_has_won}
