"""What effects, conditions and options of Runewars are: the kit's, over this game's state."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.kit import effect as kit
from hagal.games.kit.option import OfComponent
from hagal.games.runewars.components import Area
from hagal.games.runewars.state import Runewars
from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.step import Msg


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(kit.Effect[Runewars]):
    """What stands on a card or token. `can` says whether it would do anything now."""


Effects = tuple[Effect, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(kit.Condition[Runewars]):
    """Something that holds or not for a seat; told as `rw-if-` and its tag."""

    def message(self) -> Msg:
        return Msg(f"rw-if-{self.tag.replace('_', '-')}")


@mypyc_attr(allow_interpreted_subclasses=True)
class OfArea(OfComponent[Runewars]):
    """An option that names an area: its key is `word 1a`, its message `rw-option-word`."""

    fields: ClassVar[tuple[str, ...]] = ("area",)

    def __init__(self, area: Area) -> None:
        self.area: Area = area

    def message(self) -> Msg:
        return Msg(f"rw-option-{self.word.replace(' ', '-')}", area=self.area)
