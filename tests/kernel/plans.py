"""Random games of Ferry, as Hypothesis draws them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from hypothesis import strategies as st

import hagal
from hagal.game import Game
from hagal.kernel import laws
from hagal.kernel.chance import Rng
from hagal.kernel.laws import Broken
from hagal.kernel.loop import Options, advance, answer_for, open_asides, open_choices, take_aside
from hagal.kernel.state import State
from tests.kernel.tiny import TITLE

LONG = 400
"""More choices than any game of Ferry can take."""


class Plan:
    """A game to be played: what is on the table, and which of the things on offer is chosen each time."""

    def __init__(self, players: int, modules: list[str], options: dict[str, Any], seed: int, picks: list[int]) -> None:
        self.players = players
        self.modules = modules
        self.options = options
        self.seed = seed
        self.picks = picks

    def picker(self) -> Callable[[int], int]:
        """The picks drawn, then picks at random."""
        ahead, rng = iter(self.picks), Rng(self.seed)

        def pick(n: int) -> int:
            drawn = next(ahead, None)
            return rng.below(n) if drawn is None else drawn % n

        return pick

    def start(self) -> State:
        return TITLE.start(TITLE.rules(self.players, self.modules, self.options), self.seed)

    def game(self) -> Game:
        return hagal.new("tiny", players=self.players, modules=self.modules, seed=self.seed, **self.options)

    def viewers(self) -> list[tuple[int, ...]]:
        """Nobody, each seat, each pair of seats."""
        return [seats for n in range(3) for seats in combinations(range(self.players), n)]

    def __repr__(self) -> str:
        return f"Plan({self.players}, {self.modules}, {self.options}, {self.seed}, {self.picks})"


plans = st.builds(
    Plan,
    st.integers(2, 4),
    st.lists(st.sampled_from(["storm", "calm"]), unique=True),
    st.fixed_dictionaries({"rounds": st.integers(1, 3), "coins": st.integers(0, 4)}, optional={"coop": st.booleans()}),
    st.integers(0, 2**64 - 1),
    st.lists(st.integers(0, 59), max_size=30),
)


def choose(s: State, pick: Callable[[int], int]) -> None:
    """One of all the things on offer: any seat of a Together, and asides."""
    offers = [(seat, option, False) for seat, _choice, options in open_choices(s) for option in options]
    offers += [(seat, step, True) for seat, step in open_asides(s)]
    seat, option, aside = offers[pick(len(offers))]
    if aside:
        take_aside(s, seat, option)
    else:
        answer_for(s, seat, option)


def positions(plan: Plan, watch: Callable[[State], None] | None = None) -> Iterator[tuple[State, Options]]:
    """The state at every decision of a game, with the options of the seat asked first."""
    s, pick = plan.start(), plan.picker()
    for _ in range(LONG):
        options = advance(s) if watch is None else laws.advance_watched(s, watch)
        if options is None:
            return
        yield s, options
        choose(s, pick)
    raise Broken("this game does not end")
