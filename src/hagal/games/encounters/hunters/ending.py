"""How a game of Hunters ends, and who has won (PR-240 to PR-245, PR-250 to PR-253, PR-265, PR-277)."""

from __future__ import annotations

from typing import Any

from hagal.games.encounters.ending import end
from hagal.games.encounters.hunters.hunt import honor, hunt
from hagal.games.encounters.names import ENDINGS, ULTIMATE
from hagal.games.encounters.state import Encounters
from hagal.kernel import zones
from hagal.kernel.title import Outcome


def end_hunt(s: Encounters, ending: int, rule: str) -> None:
    """The game is over: the Challenges are turned up, and count from now on (PR-262)."""
    for cards in hunt(s).challenges:
        for i in cards:
            zones.reveal(s, i)
    end(s, ending, rule)


def standing(s: Encounters, seat: int) -> tuple[int, ...]:
    """What decides, first things first: Honor, then the six ways to break a tie (PR-251, PR-252)."""
    h = hunt(s)
    face = s.face
    room = h.trophies[seat]
    return (
        honor(s, seat),
        sum(1 for i in room if face[i].final),
        len(h.slain[seat]),
        sum(1 for i in room if face[i].worthy),
        sum(1 for i in room if face[i].fightable),
        len(room) + len(h.slain[seat]),
        int(not s.players[seat].dead),
    )


def outcome(s: Encounters, seat: int, value: Any, about: int) -> Outcome:
    """Most Honor wins, alive or dead; who is equal in everything shares the victory (PR-251, PR-252). Alone one plays
    for Honor (PR-265). Together all win by the Ultimate Prey; the score is the Honor of all (PR-277)."""
    seats = [p.seat for p in s.players]
    if s.rules.cooperative:
        total = sum(honor(s, one) for one in seats)
        won = tuple(seats) if s.ending == ULTIMATE else ()
        return Outcome(won, tuple(seats), tuple(total for _ in seats), ENDINGS[s.ending])
    standings = {one: standing(s, one) for one in seats}
    ranking = sorted(seats, key=lambda one: standings[one], reverse=True)
    winners = tuple(one for one in seats if standings[one] == standings[ranking[0]])
    return Outcome(winners, tuple(ranking), tuple(standings[one][0] for one in seats), ENDINGS[s.ending])
