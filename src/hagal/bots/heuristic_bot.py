"""The heuristic bot: it looks a little ahead and judges what it sees. How, is each game's own affair."""

from __future__ import annotations

import importlib
from typing import Any, ClassVar

from hagal.bots import Bot, Options
from hagal.kernel.errors import RulesError
from hagal.kernel.state import State
from hagal.kernel.step import Msg, Step

MINDS = {"dune": "hagal.bots.dune.mind", "encounters": "hagal.bots.encounters.mind"}
"""Which module knows how to play which title; it offers `Mind`, a Bot."""


class Heuristic(Bot):
    """Plays any title that has a mind of its own. `knows` is for that mind: with `ix=False` none of Rise of Ix."""

    attentive: ClassVar[bool] = True

    def __init__(self, seed: int | None = None, **knows: bool) -> None:
        super().__init__(seed)
        self.knows: dict[str, bool] = knows
        self.mind: Bot | None = None

    def choose(self, s: State, seat: int, options: Options) -> Step[Any]:
        return self.mind_for(s).choose(s, seat, options)

    def interject(self, s: State, seat: int, options: Options) -> Step[Any] | None:
        return self.mind_for(s).interject(s, seat, options)

    def mind_for(self, s: State) -> Bot:
        if self.mind is None:
            self.mind = self.learn(s.rules.title)
        return self.mind

    def learn(self, title: str) -> Bot:
        module = MINDS.get(title)
        if module is None:
            raise RulesError(f"the heuristic bot does not play {title}; it plays: {', '.join(MINDS)}")
        mind = importlib.import_module(module).Mind(**self.knows)
        assert isinstance(mind, Bot)
        mind.rng = self.rng
        return mind

    def reason(self) -> Msg:
        return super().reason() if self.mind is None else self.mind.reason()


class Base(Heuristic):
    """Knows no expansions, to be compared with one that does."""

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed, ix=False)
