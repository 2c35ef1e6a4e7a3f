"""Components of Rise of Ix that the base game does not know: Tech tiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from hagal.kernel.step import Step
from hagal.kernel.term import NOTHING, Component, Fold, Push

if TYPE_CHECKING:
    from hagal.games.dune.effect import Effect, Effects


class TechTile(Component):
    """A Tech tile.

    `acquire` happens once on taking it. `flip` is used once per round in the own turn (IX-015), `scrap` trashes the
    tile. Everything else that it does is in `queries` and `moments`. `rival`: has the Hagal mark.
    """

    kind: ClassVar[str] = "tech"
    facts: ClassVar[tuple[str, ...]] = ("cost", "acquire", "flip", "scrap", "rival")

    def __init__(
        self,
        id: str,
        name: str,
        *,
        cost: int,
        acquire: Effects = (),
        flip: Effect | None = None,
        scrap: Effect | None = None,
        before_agent: bool = False,
        rival: bool = False,
        queries: Mapping[str, Fold] = NOTHING,
        moments: Mapping[str, Push] = NOTHING,
    ) -> None:
        super().__init__(id, name)
        self.cost: int = cost
        self.acquire: Effects = acquire
        self.flip: Effect | None = flip
        self.scrap: Effect | None = scrap
        self.before_agent: bool = before_agent  # of use only before an Agent is sent
        self.rival: bool = rival
        self.queries: Mapping[str, Fold] = queries
        self.moments: Mapping[str, Push] = moments
        self.use: Effect | None = flip if flip is not None else scrap
        self.uses: list[Step[Any]] = []  # of using it in each window of the turn
