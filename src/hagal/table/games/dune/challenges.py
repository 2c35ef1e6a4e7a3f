"""The challenges of Dune: Imperium."""

from __future__ import annotations

from hagal.games.dune.catalogue.leaders import LEADERS
from hagal.games.dune.points import ALLIANCE, INFLUENCE, RULES, change, sources
from hagal.table.games.challenge import Challenge, Part
from hagal.table.games.dune.setup import TITLE
from hagal.table.games.finished import Finished
from hagal.table.wish import SeatWish, Wish

MERCENARY, SARDAUKAR, MENTAT, KWISATZ = "mercenary", "sardaukar", "mentat", "kwisatz_haderach"
SWIFT = 7
"""A Conflict deck lasts ten rounds."""
ALLIANCES, TECH = 2, 3
BOTS = 3


def solo(level: str = MERCENARY, modules: tuple[str, ...] = ()) -> Wish:
    return Wish(TITLE, modules=modules, options={"difficulty": level})


def by_the_sword(end: Finished) -> bool:
    """No point of one's own from influence or Alliances."""
    brought = [source for source, n in sources(end.events, end.seats[0], end.score) if n > 0]
    return end.won and INFLUENCE not in brought and ALLIANCE not in brought


def held(end: Finished) -> int:
    """The Alliances held at the end: each brought a point, and took it again when it went."""
    return sum(change(event) for event in end.mine("score", "unscore") if RULES.get(event.rules) == ALLIANCE)


CHALLENGES = (
    Challenge(
        "dune-leaders",
        solo(SARDAUKAR),
        lambda end: end.won,
        tuple(Part(leader.ref, {"leaders": [leader.id]}) for leader in LEADERS),
    ),
    Challenge("dune-kwisatz", solo(KWISATZ), lambda end: end.won),
    Challenge("dune-sword", solo(), by_the_sword),
    Challenge("dune-unbought", solo(), lambda end: end.won and not end.mine("acquire", "acquire-top")),
    Challenge("dune-humble", solo(SARDAUKAR), lambda end: end.won and not end.mine("council", "swordmaster")),
    Challenge("dune-swift", solo(SARDAUKAR), lambda end: end.won and end.rounds <= SWIFT),
    Challenge("dune-alliances", solo(SARDAUKAR), lambda end: end.won and held(end) >= ALLIANCES),
    Challenge("dune-tech", solo(MENTAT, ("ix",)), lambda end: end.won and len(end.mine("tech")) >= TECH),
    Challenge("dune-table", Wish(TITLE, (SeatWish(), *[SeatWish("heuristic")] * BOTS)), lambda end: end.won),
)


def daily(number: int) -> Wish:
    """Alone, at one difficulty after the other; every other day with Rise of Ix."""
    levels = (MERCENARY, SARDAUKAR, MENTAT)
    return solo(levels[number % len(levels)], ("ix",) if number % 2 else ())
