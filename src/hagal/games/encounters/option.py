"""Options that name a card."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.encounters.components import Card
from hagal.games.encounters.state import Encounters
from hagal.games.kit.option import OfComponent
from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.step import Msg


@mypyc_attr(allow_interpreted_subclasses=True)
class OfCard(OfComponent[Encounters]):
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: Card) -> None:
        self.card: Card = card

    def message(self) -> Msg:
        return Msg(f"enc-option-{self.word}", card=self.card)
