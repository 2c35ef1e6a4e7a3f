"""The challenges of Runewars."""

from __future__ import annotations

from typing import Any

from hagal.table.games.challenge import Challenge, Part
from hagal.table.games.runewars.setup import TITLE
from hagal.table.wish import SeatWish, Wish

FACTIONS = ("daqan", "latari", "uthuk", "waiqar")
EARLY = 5
"""The year in which one must have won."""
QUESTS = 3


def against(bots: int, **options: Any) -> Wish:
    return Wish(TITLE, (SeatWish(), *[SeatWish("heuristic")] * bots), options=options)


CHALLENGES = (
    Challenge(
        "runewars-factions",
        against(1),
        lambda end: end.won,
        tuple(Part(f"faction:{faction}", {"factions": [faction, "random"]}) for faction in FACTIONS),
    ),
    Challenge("runewars-early", against(1), lambda end: end.won and end.rounds <= EARLY),
    Challenge("runewars-peace", against(1), lambda end: end.won and not end.mine("rw-battle-won")),
    Challenge("runewars-quests", against(1), lambda end: end.won and len(end.mine("rw-quest-won")) >= QUESTS),
    Challenge("runewars-four", against(3), lambda end: end.won),
    Challenge("runewars-epic", against(2, edition="2010", epic=True), lambda end: end.won),
)


def daily(number: int) -> Wish:
    """Against one bot, each with a faction that is dealt."""
    return against(1, factions=["random", "random"], first=number % 2)
