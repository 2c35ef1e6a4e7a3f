"""The heuristic bot: it looks a little ahead and judges what it sees. How, is each game's own affair."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any, ClassVar

import hagal.bots
from hagal.bots import Advice, Bot, Options
from hagal.kernel.errors import RulesError
from hagal.kernel.state import State
from hagal.kernel.step import Msg, Step


@cache
def titles() -> tuple[str, ...]:
    """The titles that have a mind: what knows how to play one is `hagal.bots.<title>.mind`; it offers `Mind`, a Bot."""
    return tuple(sorted(file.name for file in pkgutil.iter_modules(hagal.bots.__path__) if file.ispkg))


class Heuristic(Bot):
    """Plays any title that has a mind of its own. `knows` is for that mind: a title may have bots with other knowledge
    or taste, to be compared with this one (`hagal.bots.<title>.*_bot`)."""

    name: ClassVar[str] = "heuristic"
    attentive: ClassVar[bool] = True

    def __init__(self, seed: int | None = None, **knows: bool) -> None:
        super().__init__(seed)
        self.knows: dict[str, bool] = knows
        self.mind: Bot | None = None

    @classmethod
    def plays(cls, title: str) -> bool:
        return title in titles()

    def ready(self, title: str) -> None:
        self.mind = self.learn(title)

    def choose(self, s: State, seat: int, options: Options) -> Step[Any]:
        return self.mind_for(s).choose(s, seat, options)

    def interject(self, s: State, seat: int, options: Options) -> Step[Any] | None:
        return self.mind_for(s).interject(s, seat, options)

    def rank(self, s: State, seat: int, options: Options, most: int) -> list[Advice]:
        return self.mind_for(s).rank(s, seat, options, most)

    def judge(self, s: State, seat: int) -> float | None:
        return self.mind_for(s).judge(s, seat)

    def mind_for(self, s: State) -> Bot:
        if self.mind is None:
            self.mind = self.learn(s.rules.title)
        self.mind.deadline = self.deadline
        return self.mind

    def learn(self, title: str) -> Bot:
        if title not in titles():
            raise RulesError(f"the heuristic bot does not play {title}; it plays: {', '.join(titles())}")
        mind = importlib.import_module(f"hagal.bots.{title}.mind").Mind(**self.knows)
        assert isinstance(mind, Bot)
        mind.rng = self.rng
        return mind

    def reason(self) -> Msg:
        return super().reason() if self.mind is None else self.mind.reason()
