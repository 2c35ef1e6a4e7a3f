"""Statistics of one person's own games, made of what is kept of them (`storage/results.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from hagal.table.people import Person
from hagal.table.storage import daily, results
from hagal.table.storage.results import Result

if TYPE_CHECKING:
    from hagal.table.rooms.rooms import Rooms

__all__ = ["Count", "Result", "Standing", "kept", "papers", "standings", "wipe"]


@dataclass(slots=True)
class Count:
    """Some games, counted."""

    games: int = 0
    wins: int = 0
    best: int | None = None
    """The best score of those that were won; without one, of all."""
    rounds: int = 0
    shortest: int | None = None
    """The rounds of the shortest game that was won."""
    choices: int = 0
    _won: bool = False

    def add(self, one: Result) -> None:
        self.games += 1
        self.wins += one.won
        self.rounds += one.rounds
        self.choices += one.choices
        if one.won and (self.shortest is None or one.rounds < self.shortest):
            self.shortest = one.rounds
        if self.best is None or (one.won, one.score) > (self._won, self.best):
            self.best, self._won = one.score, one.won

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def length(self) -> float:
        """Rounds of a game, on average."""
        return self.rounds / self.games if self.games else 0.0


@dataclass(slots=True)
class Standing:
    """One title."""

    title: str
    whole: Count = field(default_factory=Count)
    streak: int = 0
    """So many of the latest games were won one after the other; and at most, ever."""
    longest: int = 0
    by: dict[str, dict[str, Count]] = field(default_factory=dict)
    """By what it was about and how it was there; an empty word: it had none of that."""


def standings(kept: Sequence[Result]) -> list[Standing]:
    """By titles, the one played most first; `kept` from the latest to the first."""
    found: dict[str, Standing] = {}
    for one in reversed(kept):
        standing = found.setdefault(one.title, Standing(one.title))
        standing.whole.add(one)
        standing.streak = standing.streak + 1 if one.won else 0
        standing.longest = max(standing.longest, standing.streak)
    for standing in found.values():
        own = [one for one in kept if one.title == standing.title]
        for about in dict.fromkeys(about for one in own for about in one.facets):
            standing.by[about] = by(own, about)
    return sorted(found.values(), key=lambda standing: (-standing.whole.games, standing.title))


def by(kept: Sequence[Result], about: str) -> dict[str, Count]:
    """The most often played first."""
    found: dict[str, Count] = {}
    for one in kept:
        for value in dict.fromkeys(one.facets.get(about, ())) or ("",):
            found.setdefault(value, Count()).add(one)
    return dict(sorted(found.items(), key=lambda item: (-item[1].games, item[0])))


def kept(rooms: Rooms, person: Person) -> list[Result]:
    """All that is kept of somebody, the latest first."""
    return results.of(rooms.store, person.hash) if person.known else []


def wipe(rooms: Rooms, person: Person) -> int:
    """Remove it, for good. How many results went."""
    if not person.known:
        return 0
    daily.wipe(rooms.store, person.hash)
    return results.wipe(rooms.store, person.hash)


def papers(rooms: Rooms, person: Person) -> list[dict[str, object]]:
    """All that is kept of somebody, as that one may take it along: without the hash of the secret."""
    names = ("game", "title", "ended", "won", "score", "place", "rounds", "choices", "challenge", "part", "met")
    return [
        {**{name: getattr(one, name) for name in names}, **{"facets": dict(one.facets)}} for one in kept(rooms, person)
    ]
