"""Options that name a card of a player's deck or of the Enemy deck."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.encounters.components import EnemyCard, PlayerCard
from hagal.games.encounters.state import Encounters
from hagal.games.kit.option import OfComponent
from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.step import Msg


@mypyc_attr(allow_interpreted_subclasses=True)
class OfAnyCard(OfComponent[Encounters]):
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def message(self) -> Msg:
        return Msg(f"enc-option-{self.word}", card=self.named())


@mypyc_attr(allow_interpreted_subclasses=True)
class OfCard(OfAnyCard):
    """Of a player's deck."""

    def __init__(self, card: PlayerCard) -> None:
        self.card: PlayerCard = card


@mypyc_attr(allow_interpreted_subclasses=True)
class OfEnemy(OfAnyCard):
    """Of the Enemy deck."""

    def __init__(self, card: EnemyCard) -> None:
        self.card: EnemyCard = card
