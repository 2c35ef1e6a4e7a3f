"""Effects made of effects: several as one, one of several, only if."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.dune.effect import ASK, GAIN, Condition, Effect, Effects, messages, plain_messages
from hagal.games.dune.state import Dune
from hagal.games.kit.combine import any_can, can_if, push_all, those_that_can
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


class Bundle(Effect):
    """Several effects as one."""

    tag = "bundle"
    fields = ("effects",)

    def __init__(self, effects: Effects) -> None:
        super().__init__(max(effect.level for effect in effects), sensitive=any(e.sensitive for e in effects))
        self.effects: Effects = effects

    def run(self, s: Dune, seat: int, source: int) -> None:
        push_all(s, self.effects, seat, source)

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return any_can(self.effects, s, seat, source)

    def inner(self) -> Effects:
        return self.effects

    def key(self) -> str:
        return ", ".join(effect.key() for effect in self.effects)

    def message(self) -> Msg:
        return Msg("bundle", effects=messages(self.effects))


class Either(Effect):
    """Exactly one of several effects."""

    tag = "either"
    fields = ("effects",)
    asks: ClassVar[bool] = True

    def __init__(self, effects: Effects) -> None:
        super().__init__(ASK)
        self.effects: Effects = effects

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return those_that_can(self.effects, s, seat, source)

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return any_can(self.effects, s, seat, source)

    def inner(self) -> Effects:
        return self.effects

    def key(self) -> str:
        return "either " + "/".join(effect.key() for effect in self.effects)

    def message(self) -> Msg:
        if len(self.effects) == 2:
            return Msg("either", a=self.effects[0].plain(), b=self.effects[1].plain())
        return Msg("one-of", effects=plain_messages(self.effects))


class When(Effect):
    """Effects that count only if a condition holds when they are resolved."""

    tag = "when"
    fields = ("condition", "effects")
    waits: ClassVar[bool] = True

    def __init__(self, condition: Condition, effects: Effects) -> None:
        super().__init__(max(effect.level for effect in effects), optional=all(effect.optional for effect in effects))
        self.condition: Condition = condition
        self.effects: Effects = effects

    def run(self, s: Dune, seat: int, source: int) -> None:
        if self.condition.holds(s, seat, source):
            push_all(s, self.effects, seat, source)

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return can_if(self.condition, self.effects, s, seat, source)

    def later(self, s: Dune, seat: int, source: int) -> bool:
        if not self.can(s, seat, source):
            return True
        return any(effect.waits and effect.later(s, seat, source) for effect in self.effects)

    def inner(self) -> Effects:
        return self.effects

    def accepted(self) -> Step[Dune]:
        return self.effects[0].accepted() if len(self.effects) == 1 else self

    def key(self) -> str:
        return ", ".join(effect.key() for effect in self.effects)

    def message(self) -> Msg:
        return Msg("when", condition=self.condition.message(), effects=messages(self.effects))


class Require(Effect):
    """A condition as a requirement of playing an Intrigue card."""

    tag = "require"
    fields = ("condition",)

    def __init__(self, condition: Condition) -> None:
        super().__init__(GAIN)
        self.condition: Condition = condition

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return self.condition.holds(s, seat, source)

    def message(self) -> Msg:
        return Msg("require", condition=self.condition.message())


register_all(list(globals().values()))
