"""What all corrections have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from hagal.games.dune.state import Dune, Player
from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.step import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Fix(Step[Dune]):
    """A correction. `fix` tells it from the moves of the game; the tags of all of them start with `fix_`."""

    fix: ClassVar[bool] = True

    def run(self, s: Dune, seat: int, source: int) -> None:
        if s.log is not None:
            s.log.tell("fix", seat, "HG-013", what=self.message())
        self.change(s)

    def change(self, s: Dune) -> None:
        raise NotImplementedError(type(self).__name__)


class Count:
    """Something that a seat has a number of: may it be n more, and what happens then."""

    def __init__(self, can: Callable[[Dune, Player, int], bool], change: Callable[[Dune, Player, int], None]) -> None:
        self.can: Callable[[Dune, Player, int], bool] = can
        self.change: Callable[[Dune, Player, int], None] = change
