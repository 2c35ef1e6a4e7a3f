"""The part of the set-up form that belongs to each game: its fields, how they are read, and what they offer."""

from __future__ import annotations

from typing import Any, Protocol

from hagal.table.games.dune.setup import SETUP as DUNE
from hagal.table.games.encounters.setup import SETUP as ENCOUNTERS
from hagal.table.games.plan import Form, Plan
from hagal.table.packs import Stock


class Setup(Protocol):
    """`stock`: the content packs that this server offers for the game."""

    template: str
    """The fields below the seats; given `form`, `wrong` and all that `offered` gives."""
    chair: str
    """What stands beside the name of each `seat`."""

    def blank(self, stock: Stock) -> dict[str, str]:
        """The fields as they are before anybody touches them."""

    def read(self, plan: Plan, form: Form, stock: Stock) -> None:
        """Modules, packs and options into the plan, complaints beside their fields."""

    def offered(self, form: Form, wrong: dict[str, str], lang: str, stock: Stock) -> dict[str, Any]:
        """What the fields offer, in a language."""


SETUPS: dict[str, Setup] = {"dune": DUNE, "encounters": ENCOUNTERS}
