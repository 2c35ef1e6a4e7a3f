"""What the base game has of season cards, bids, titles, objectives and runes: named rules and components."""

from __future__ import annotations

from typing import Any

from hagal.games.runewars.catalogue.objectives import OBJECTIVES
from hagal.games.runewars.catalogue.seasons import REVISED_SEASONS, SEASON_CARDS
from hagal.games.runewars.catalogue.titles import TITLES
from hagal.games.runewars.seasons import bids, card, runes
from hagal.kernel.setting import Setting
from hagal.kernel.step import Step
from hagal.kernel.term import Component

STEPS: dict[str, Step[Any]] = {
    "receive_rune": runes.RECEIVE_RUNE,
    "take_runes": runes.TakeRunes(),
    "place_runes": runes.PlaceRunes(),
    "fortify_runes": runes.FortifyRunes(),
    "pay_bids": bids.PayBids(),
    "season_card": card.SeasonCard(),
}
COMPONENTS: tuple[Component, ...] = (*SEASON_CARDS, *TITLES, *OBJECTIVES)
REVISED_COMPONENTS: tuple[Component, ...] = REVISED_SEASONS  # RWR-010
SETTINGS: dict[str, Setting] = {
    "rune_areas": Setting("uncontrolled", ("uncontrolled", "empty")),  # OP-13
}
