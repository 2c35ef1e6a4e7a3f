"""The type of a view of Hunted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from hagal.games.encounters.seen import EncountersView, MissionFacts


class HuntedView(EncountersView, MissionFacts):
    """What `Game.view` gives of a game of Hunted."""


def hunted_view(view: Mapping[str, Any]) -> HuntedView:
    """For those who know that a view is of Hunted."""
    return cast(HuntedView, view)
