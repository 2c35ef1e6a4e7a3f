"""Options that name a component (`buy foldspace`, `recall arrakeen`), and those that stand for another step."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.state import State
from hagal.kernel.step import Choice, Msg, Step

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class OfComponent(Step[S]):
    """An option of a component, the first of its fields: its key is `word id`, its message `option-word`.

    A game derives one for each kind that it has options of: OfCard with a field `card`, OfSpace with a `space`.
    """

    word: ClassVar[str] = ""

    def named(self) -> Any:
        return getattr(self, self.fields[0])

    def key(self) -> str:
        return f"{self.word} {self.named().id}"

    def message(self) -> Msg:
        return Msg(f"option-{self.word}", **{self.fields[0]: self.named()})


@mypyc_attr(allow_interpreted_subclasses=True)
class StandsFor(Step[S]):
    """An option that stands for another step and does more besides: it is called what that step is called."""

    step: Step[S]

    def key(self) -> str:
        return self.step.key()

    def message(self) -> Msg:
        return self.step.message()


@mypyc_attr(allow_interpreted_subclasses=True)
class AndAsk(StandsFor[S]):
    """Something is done; then the same question is asked again."""

    fields: ClassVar[tuple[str, ...]] = ("step", "question")

    def __init__(self, step: Step[S], question: Choice[S]) -> None:
        self.step = step
        self.question: Choice[S] = question

    def run(self, s: S, seat: int, source: int) -> None:
        s.stack.append((self.question, seat, source))
        s.stack.append((self.step, seat, source))
