"""Options that name a card, an Intrigue card or a space."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.dune.components import Card, Intrigue, Space
from hagal.games.dune.state import Dune
from hagal.games.kit.option import OfComponent
from hagal.kernel.compiled import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class OfCard(OfComponent[Dune]):
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: Card) -> None:
        self.card: Card = card


@mypyc_attr(allow_interpreted_subclasses=True)
class OfIntrigue(OfComponent[Dune]):
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: Intrigue) -> None:
        self.card: Intrigue = card


@mypyc_attr(allow_interpreted_subclasses=True)
class OfSpace(OfComponent[Dune]):
    fields: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, space: Space) -> None:
        self.space: Space = space
