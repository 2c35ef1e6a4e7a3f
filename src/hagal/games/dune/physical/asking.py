"""Questions to the people at the table. Corrections are asides of each: what is wrong can be put right at any time."""

from __future__ import annotations

from hagal.games.dune.physical.fixes import corrections
from hagal.games.dune.physical.part import SETUP, part_of
from hagal.games.dune.state import Dune
from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.step import Choice, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class AtTable(Choice[Dune]):
    """A question that waits for people, even with one answer: something has to happen at the real table first."""

    def settled(self, s: Dune, seat: int, source: int) -> bool:
        return False

    def asides(self, s: Dune, seat: int, source: int) -> list[tuple[int, Step[Dune]]]:
        if part_of(s).phase == SETUP:
            return []
        return [(seat, step) for step in corrections(s)]


def tracked_first(tracked: int, numbers: range) -> list[int]:
    """Numbers to choose from, the one that the app has first."""
    return [tracked, *(n for n in numbers if n != tracked)]
