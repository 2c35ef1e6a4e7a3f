"""What Rise of Ix says about options: its leaders and its variants come with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hagal.games.dune.ix.leaders import LEADERS
from hagal.games.dune.ix.part import NAME
from hagal.kernel.rules import Check

NOT_IN_PLAY = f"belongs to Rise of Ix (module {NAME}), which is not in play"


def leaders_in_play(players: int, modules: frozenset[str], options: Mapping[str, Any]) -> str | None:
    """The leaders of Rise of Ix come with it (IX-004)."""
    if NAME in modules:
        return None
    wishes = [wish for wish in (options["leaders"], options["rival_leaders"]) if not isinstance(wish, str)]
    for leader in LEADERS:
        if any(leader.id in wish for wish in wishes):
            return f"the leader {leader.id} {NOT_IN_PLAY}"
    return None


def variant(option: str, *, solo: bool) -> Check:
    """A variant needs Rise of Ix, and people enough or few enough (IX-072, IX-080)."""

    def check(players: int, modules: frozenset[str], options: Mapping[str, Any]) -> str | None:
        if not options[option]:
            return None
        if NAME not in modules:
            return f"option {option} {NOT_IN_PLAY}"
        if (players == 1) != solo:
            return f"option {option} is for {'one player' if solo else 'several players'}; this game has {players}"
        return None

    return check
