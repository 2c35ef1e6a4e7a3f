"""Honor part by part, and what breaks a tie: told at the end of a game of Hunters (PR-250 to PR-252)."""

from __future__ import annotations

from hagal.games.encounters.components import Card
from hagal.games.encounters.hunters.ending import standing
from hagal.games.encounters.hunters.hunt import dishonor, hunt, worth
from hagal.games.encounters.names import HAZARD, TASK
from hagal.games.encounters.state import Encounters
from hagal.kernel.state import State
from hagal.kernel.title import Outcome

SORTS = ("avatar", "prey", "gear", "hazard", "trap", "test", "card")
"""Sorts of trophies, in the order in which they are told."""
PARTS = (*SORTS, "own", "challenge", "dishonor")
"""What Honor is made of: trophies by their sorts, the own Avatar, the Challenge, and Dishonor, which is less."""
TIES = ("shared", "ultimate", "predators", "worthy", "prey", "trophies", "alive")
"""What decides between equal Honor, by its place in a `standing`; at the first: nothing does (PR-252)."""


def sort_of(card: Card) -> str:
    """What a trophy was: Prey, Gear, a Hazard, a Trap, a Test, a Predator, or a card of the own deck."""
    if card.kind == "enemy" and card.type in (HAZARD, TASK):
        return "hazard" if card.type == HAZARD else "card"
    if card.kind == "enemy":
        return "prey"
    return "card" if card.kind == "character" else card.kind


class Tally:
    """What stands under the line when all is over: the Honor of each Predator part by part, and what broke the tie."""

    def __init__(self, s: State, outcome: Outcome) -> None:
        assert isinstance(s, Encounters)
        self.parts: dict[int, dict[str, int]] = {p.seat: honor_parts(s, p.seat) for p in s.players}
        self.tie: str = tie_break(s, outcome)

    @property
    def shown(self) -> list[str]:
        """The parts that anybody has, and the own Avatar."""
        return [part for part in PARTS if part == "own" or any(found[part] for found in self.parts.values())]


def honor_parts(s: Encounters, seat: int) -> dict[str, int]:
    """The Honor of a Predator when all is over, part by part; together it is `honor`."""
    h = hunt(s)
    found = dict.fromkeys(PARTS, 0)
    for i in h.trophies[seat]:
        found[sort_of(s.face[i])] += worth(s, seat, i)
    for other in h.slain[seat]:
        found["avatar"] += s.players[other].avatar.honor
    if not s.players[seat].dead:
        found["own"] = s.players[seat].avatar.honor
    for i in h.challenges[seat]:
        found["challenge"] += s.face[i].award.honor(s, seat)
    found["dishonor"] = -dishonor(s, seat)
    return found


def tie_break(s: Encounters, outcome: Outcome) -> str:
    """Which of TIES decided between the first two; empty if that was Honor, or if nobody plays against another."""
    if s.rules.cooperative or len(outcome.ranking) < 2:
        return ""
    first, second = standing(s, outcome.ranking[0]), standing(s, outcome.ranking[1])
    if first[0] != second[0]:
        return ""
    return TIES[next((k for k in range(len(first)) if first[k] != second[k]), 0)]
