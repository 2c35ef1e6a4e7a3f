"""How a game of the players against the enemies ends, and what that is worth (PR-003, PR-116, PR-158, PR-159, AL-001,
AL-002, AL-130)."""

from __future__ import annotations

from typing import Any

from hagal.games.encounters.ending import end
from hagal.games.encounters.names import ENDINGS, LOST, MAJOR
from hagal.games.encounters.state import Encounters
from hagal.kernel.step import Step
from hagal.kernel.term import register_all
from hagal.kernel.title import Outcome

FINAL_ENEMY = 5
"""Points for winning by the Final Enemy (PR-159)."""


def score(s: Encounters) -> int:
    """0 for a loss; 1 for each surviving player, and 5 more by the Final Enemy (PR-158, PR-159)."""
    if s.ending == LOST:
        return 0
    alive = sum(1 for p in s.players if not p.dead)
    return alive + (FINAL_ENEMY if s.ending == MAJOR else 0)


def outcome(s: Encounters, seat: int, value: Any, about: int) -> Outcome:
    """All win together, the dead too, or all lose (PR-003); each has the score of the group (PR-159).

    A win is that of the Major or of the Minor objective (PR-116).
    """
    seats = tuple(p.seat for p in s.players)
    won = () if s.ending == LOST else seats
    return Outcome(won, seats, tuple(score(s) for _ in seats), ENDINGS[s.ending])


class Accomplish(Step[Encounters]):
    """The last Objective is done, in one of its ways (the source): the players have won (PR-116)."""

    tag = "enc-accomplish"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        end(s, source, "PR-116")


class TimeUp(Step[Encounters]):
    """With All or Nothing the round after a death was the last one (PR-155)."""

    tag = "enc-time-up"

    def run(self, s: Encounters, seat: int, source: int) -> None:
        end(s, LOST, "PR-155")


register_all(list(globals().values()))
