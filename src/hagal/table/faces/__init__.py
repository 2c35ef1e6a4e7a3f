"""Faces: how each game looks at the table. A face is made from Sights alone: it cannot show what a seat may not know.

A page takes from a face: `sheet` (its style sheet under static/), `defs` (its drawings, included once in the page,
outside `<main id="table">`), `template` (inside main, given `scene`, `sight` and `t`), `phase` (where the game stands,
for the bar, given the same) and, for a component enlarged, `component` with the template `card` (given it as `c`).
"""

from __future__ import annotations

from typing import Any, Protocol

from hagal.kernel.errors import RulesError
from hagal.table.faces.dune import FACE as DUNE
from hagal.table.sight import Offer, Sight

Scene = dict[str, Any]
"""All that a template shows, already in words."""


class Face(Protocol):
    sheet: str
    defs: str
    template: str
    phase: str
    card: str

    def scene(self, sight: Sight) -> Scene:
        """Everything that this viewer sees, in its language."""

    def legend(self, sight: Sight) -> list[Scene]:
        """What its icons mean: parts with a `name` and their `icons`, each drawn and told. None if it has none."""

    def about(self, offer: Offer, sight: Sight) -> tuple[str, ...]:
        """The refs of the things on the board that an offer is about; none for those that only end or decline."""

    def component(self, ref: str, lang: str) -> Scene | None:
        """A component enlarged, with its whole text; None if there is no such component."""


FACES: dict[str, Face] = {"dune": DUNE}


def titles() -> tuple[str, ...]:
    """The games that can be played at the table."""
    return tuple(FACES)


def face(title: str) -> Face:
    if title not in FACES:
        raise RulesError(f"there is no table for {title!r}; there is for: {', '.join(FACES)}")
    return FACES[title]
