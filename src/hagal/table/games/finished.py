"""A game that is over, as statistics and challenges ask about it: how it came out for one person, and what happened.

It is made when a game ends and has nothing to hide any more.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hagal.game import Game
from hagal.kernel.events import Event

Facets = Mapping[str, tuple[str, ...]]
"""What a game is counted under: words of its title by what they are about (`players`, `level`, `role`, `module`)."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A game through the seats of one person."""

    seats: tuple[int, ...]
    """Those that this person played; more than one where one person plays several together."""
    players: int
    won: bool
    score: int
    place: int
    """1 is the best."""
    rounds: int
    choices: int
    """How often this person chose."""
    ending: str = ""
    """The way in which it ended, a word of the title."""
    roles: tuple[str, ...] = ()
    """The refs of what this person played."""
    modules: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    events: Sequence[Event] = ()

    def mine(self, *kinds: str) -> list[Event]:
        """What this person's seats did of these kinds."""
        return [event for event in self.events if event.kind in kinds and event.seat in self.seats]

    def all(self, *kinds: str) -> list[Event]:
        """What anybody did of these kinds."""
        return [event for event in self.events if event.kind in kinds]


def finished(game: Game, seats: Collection[int]) -> Finished:
    """A game that is over, for whoever played these seats."""
    outcome = game.outcome
    assert outcome is not None
    own = tuple(sorted(seats))
    roles = game.title.roles(game.state)
    places = [outcome.ranking.index(seat) + 1 for seat in own if seat in outcome.ranking]
    return Finished(
        seats=own,
        players=game.players,
        won=any(seat in outcome.winners for seat in own),
        score=max((int(outcome.scores[seat]) for seat in own if seat < len(outcome.scores)), default=0),
        place=min(places, default=len(outcome.ranking)),
        rounds=game.title.rounds(game.state),
        choices=sum(seat in own for seat, _key in game.record.keys),
        ending=outcome.ending,
        roles=tuple(roles[seat].ref for seat in own if seat < len(roles)),
        modules=game.record.modules,
        options=dict(game.state.rules.options),
        events=game.log.events,
    )
