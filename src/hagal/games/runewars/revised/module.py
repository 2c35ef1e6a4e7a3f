"""The Revised Edition as a module: its changes and nothing else (RWR-001 to RWR-019)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hagal.games.runewars.battle import rules as battle_rules
from hagal.games.runewars.catalogue.seasons import REVISED_SEASONS
from hagal.games.runewars.orders.march import marching_heroes
from hagal.games.runewars.revised import claim
from hagal.games.runewars.setup import rules as setup_rules
from hagal.games.runewars.state import Runewars
from hagal.games.runewars.tactics import rules as tactics_rules
from hagal.kernel.rules import Module
from hagal.kernel.setting import Setting
from hagal.kernel.step import Step
from hagal.kernel.term import register_all

YEARS = 7  # RWR-003
EPIC_YEARS, EPIC_RUNES = 8, 7  # RW-240


class SixRunesProveNothing(Step[Runewars]):
    """In place of winning at once (RW-220): six dragon runes end no game by themselves (RWR-004)."""

    tag = "six_runes_prove_nothing"


def six_are_plausible(s: Runewars, seat: int, value: bool, about: int) -> bool:
    return True


def years(s: Runewars, seat: int, value: int, about: int) -> int:
    return YEARS


def epic_years(s: Runewars, seat: int, value: int, about: int) -> int:
    return EPIC_YEARS


def epic_runes(s: Runewars, seat: int, value: int, about: int) -> int:
    return EPIC_RUNES


def no_epic(players: int, present: frozenset[str], options: Mapping[str, Any]) -> str | None:
    if options["epic"] and options["edition"] == "revised":
        return (
            "the epic game cannot be played with the Revised Edition: its longer road to victory replaces it (RWR-006)"
        )
    return None


REVISED = Module(
    "revised",
    when={"edition": "revised"},
    components=(*tactics_rules.REVISED_COMPONENTS, *REVISED_SEASONS),
    steps={
        "check_runes": SixRunesProveNothing(),
        "check_claim": claim.CheckClaim(),
        **battle_rules.REVISED_STEPS,
        **setup_rules.REVISED_STEPS,
    },
    queries={
        "plausible": six_are_plausible,
        "years": years,
        "marching_heroes": marching_heroes,
        "window": claim.window,
        "secretive": claim.secretive,
        **battle_rules.REVISED_QUERIES,
        **setup_rules.REVISED_QUERIES,
    },
    moments={"season_begins": "check_claim", **battle_rules.REVISED_MOMENTS},
    settings={"claim": Setting("card", ("card", "unit")), "withdraw_claim": Setting("never", ("never", "may"))},
)

EPIC = Module(
    "epic",
    when={"epic": True},
    queries={"years": epic_years, "runes_to_win": epic_runes},
    settings={"epic": Setting(False, (False, True))},
    check=no_epic,
)

register_all(list(globals().values()))
