"""Faces: how each game looks at the table. A face is made from Sights alone: it cannot show what a seat may not know.

A page takes from a face: `sheet` (its style sheet under static/), `defs` (its drawings, included once in the page,
outside `<main id="table">`), `template` (inside main, given `scene`, `sight` and `t`), `phase` (where the game stands,
for the bar, given the same), `art` (a picture for pages without a board), `help` and `keys` (messages `web-help-…` and
`web-key-…` with their keys) and, for a component enlarged, `component` with the template `card` (given it as `c`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from hagal.kernel.errors import RulesError
from hagal.kernel.rules import Rules
from hagal.kernel.step import Msg
from hagal.table.games.dune import FACE as DUNE
from hagal.table.games.encounters import FACE as ENCOUNTERS
from hagal.table.sight import News, Offer, Sight

Scene = dict[str, Any]
"""All that a template shows, already in words."""


class Face(Protocol):
    sheet: str
    defs: str
    template: str
    phase: str
    card: str
    art: str
    help: tuple[str, ...]
    keys: tuple[tuple[str, tuple[str, ...]], ...]

    def scene(self, sight: Sight) -> Scene:
        """Everything that this viewer sees, in its language."""

    def legend(self, sight: Sight) -> list[Scene]:
        """What its icons mean: parts with a `name` and their `icons`, each drawn and told. None if it has none."""

    def about(self, offer: Offer, sight: Sight) -> tuple[str, ...]:
        """The refs of the things on the board that an offer is about; none for those that only end or decline."""

    def component(self, ref: str, lang: str, rules: Rules | None = None) -> Scene | None:
        """A component enlarged, with its whole text: of the box, or as a game's rules have it, where content packs may
        have brought it; None if there is no such component."""

    def sits(self, player: Mapping[str, Any]) -> str:
        """The ref of whom a seat plays, by a player of the view; empty while that is open."""

    def mode(self, sight: Sight, players: int) -> Msg:
        """How this game is played, in a few words."""

    def wishes(self, refs: Mapping[str, str], sight: Sight) -> list[str]:
        """The keys that somebody may mean who points at things on the board, by kinds of refs."""

    def may_aside(self, view: Mapping[str, Any], seat: int) -> bool:
        """Could a seat do something unasked now, as far as everybody can see?"""

    def begins(self, item: News) -> bool:
        """Does a chapter of the story begin with this?"""

    def chapter(self, item: News, number: int) -> Msg | str:
        """The heading of a chapter that begins so."""


FACES: dict[str, Face] = {"dune": DUNE, "encounters": ENCOUNTERS}


def titles() -> tuple[str, ...]:
    """The games that can be played at the table."""
    return tuple(FACES)


def face(title: str) -> Face:
    if title not in FACES:
        raise RulesError(f"there is no table for {title!r}; there is for: {', '.join(FACES)}")
    return FACES[title]
