"""Signets and abilities of leaders with an effect of their own."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.dune import actions
from hagal.games.dune.effect import ASK, Effect
from hagal.games.dune.effects import Influence
from hagal.games.dune.option import OfCard
from hagal.games.dune.state import Dune
from hagal.games.kit.combine import push_all
from hagal.games.kit.deck import find
from hagal.kernel import zones
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


class SetAside(Effect):
    """Helena's signet: a card of the Row set aside for her Reveal turn; the Row is refilled (DI-097)."""

    tag = "set_aside"
    asks: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(ASK)

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        face = s.face
        return [card.set_aside for card in {face[i]: None for i in s.row}]

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return bool(s.row)

    def key(self) -> str:
        return "aside"

    def message(self) -> Msg:
        return Msg("set-aside")


class SetCardAside(OfCard):
    tag = "aside"
    word = "aside"

    def run(self, s: Dune, seat: int, source: int) -> None:
        zones.move(s, find(s, s.row, self.card), s.row, s.aside)
        s.aside_seat = seat
        if s.log is not None:
            s.log.tell("aside", seat, "DI-097", card=self.card)
        actions.refill_row(s)


class Masterstroke(Step[Dune]):
    """The Baron reveals his two factions for 1 influence with each (DI-092)."""

    tag = "masterstroke"

    def run(self, s: Dune, seat: int, source: int) -> None:
        factions = sorted(s.face[i].faction for i in s.tokens)
        for i in s.tokens[:]:
            zones.play(s, i, s.tokens, s.trash)
        if s.log is not None:
            s.log.tell("masterstroke", seat, "DI-092", factions=tuple(actions.faction_of(s, f) for f in factions))
        push_all(s, tuple(Influence(faction) for faction in factions), seat, source)


MASTERSTROKE = Masterstroke()

register_all(list(globals().values()))
