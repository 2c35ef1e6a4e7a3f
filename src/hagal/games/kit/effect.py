"""Effect: what stands on a card or space; Condition and Count: what effects ask about.

Each game derives its own Effect, with what it has to know about effects besides. What effects made of effects do is in
`kit.combine`.
"""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.state import State
from hagal.kernel.step import Choice, Msg, Nothing
from hagal.kernel.term import Term

S = TypeVar("S", bound=State)

DECLINE = Nothing("decline")


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Choice[S]):
    """A step that stands on a card or space. Most just run; those with `asks` are questions."""

    asks: ClassVar[bool] = False

    def can(self, s: S, seat: int, source: int) -> bool:
        """Can it do anything now? For a cost: can it be paid?"""
        return True

    def plain(self) -> Msg:
        """As `message`, behind a cost or as one of several: there nobody says "you may" again."""
        return self.message()


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Term, Generic[S]):
    """Something that holds or not for a seat."""

    def holds(self, s: S, seat: int, source: int) -> bool:
        raise NotImplementedError(type(self).__name__)

    def message(self) -> Msg:
        return Msg(self.tag)


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Term, Generic[S]):
    """A number that the table shows: for each of these."""

    def of(self, s: S, seat: int, source: int) -> int:
        raise NotImplementedError(type(self).__name__)

    def message(self) -> Msg:
        return Msg(self.tag)
