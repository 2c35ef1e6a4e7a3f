"""Options that name a component: `buy foldspace`, `recall arrakeen`."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.state import State
from hagal.kernel.step import Msg, Step

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
