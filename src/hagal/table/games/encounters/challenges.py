"""The challenges of Legendary Encounters."""

from __future__ import annotations

from typing import Any

from hagal.table.games.challenge import Challenge
from hagal.table.games.encounters.fields import TITLE
from hagal.table.wish import SeatWish, Wish

GAINS = ("enc-gain", "enc-gain-hand", "enc-gain-top")
MAJOR = "major"
"""A victory to the last Enemy."""
RIVALS = 2
DAILY = (
    *(("hunted", 1), ("alien", "alien"), ("hunted", 2), ("alien", "aliens")),
    *(("hunted", 1), ("alien", "alien3"), ("hunted", 2), ("alien", "resurrection")),
)
"""Modes that one plays alone, with the film."""


def alone(mode: str, **options: Any) -> Wish:
    return Wish(TITLE, modules=(mode,), options=options)


CHALLENGES = (
    Challenge("hunted-major", alone("hunted"), lambda end: end.won and end.ending == MAJOR),
    Challenge("hunted-bare", alone("hunted"), lambda end: end.won and not end.mine(*GAINS)),
    Challenge("hunted-unhurt", alone("hunted"), lambda end: end.won and not end.mine("enc-strike")),
    Challenge(
        "hunted-pair",
        Wish(TITLE, (SeatWish(), SeatWish("friend")), ("hunted",), {"film": 2}, shared=True),
        lambda end: end.won and not end.all("enc-death"),
    ),
    Challenge("alien-clean", alone("alien"), lambda end: end.won and not end.all("enc-impregnated")),
    Challenge("alien-drones", alone("alien", drones=2), lambda end: end.won),
    Challenge(
        "hunters-best",
        Wish(TITLE, (SeatWish(), *[SeatWish("heuristic")] * RIVALS), ("hunters",)),
        lambda end: end.won and not end.mine("enc-death"),
    ),
)


def daily(number: int) -> Wish:
    """Alone, in one film after the other."""
    mode, film = DAILY[number % len(DAILY)]
    return alone(mode, film=film)
