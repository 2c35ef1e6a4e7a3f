"""Effects of single spaces."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.dune import actions
from hagal.games.dune.effect import Effect
from hagal.games.dune.names import amounts
from hagal.games.dune.state import Dune
from hagal.kernel.rules import fire, push
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


class Harvest(Effect):
    """The base spice and all bonus spice of a maker space (DI-015)."""

    tag = "harvest"

    def run(self, s: Dune, seat: int, source: int) -> None:
        place = s.board.makers.index(s.space)
        spice = s.board.spaces[s.space].maker + s.bonus[place]
        s.bonus[place] = 0
        actions.gain(s, seat, spice, 0, 0)
        fire(s, "harvested", seat, s.space)


class TakeMentat(Effect):
    """The Mentat, if it is on its space (DI-028)."""

    tag = "take_mentat"

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return s.mentat < 0

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.take_mentat(s, seat)


class TakeCouncilSeat(Effect):
    """A seat in the High Council (DI-027)."""

    tag = "take_council"

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.players[seat].council = True
        if s.log is not None:
            s.log.tell("council", seat, "DI-027")
        fire(s, "council", seat)


class TakeSwordmaster(Effect):
    """The third Agent, usable at once (DI-026)."""

    tag = "take_swordmaster"

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        p.swordmaster = True
        p.agents += 1
        if s.log is not None:
            s.log.tell("swordmaster", seat, "DI-026")


class TakeFoldspace(Effect):
    """Acquire a Foldspace from the Reserve, if there is one; perhaps the very card played, once it is back (DI-040)."""

    tag = "take_foldspace"
    waits: ClassVar[bool] = True

    def can(self, s: Dune, seat: int, source: int) -> bool:
        for stack in s.reserve:
            if stack and s.face[stack[-1]].id == "foldspace":
                return True
        return False

    def later(self, s: Dune, seat: int, source: int) -> bool:
        """With an empty deck a card acquired before a draw is shuffled into the new one; after it, it is not."""
        return not s.players[seat].deck or not self.can(s, seat, source)

    def run(self, s: Dune, seat: int, source: int) -> None:
        for stack in s.reserve:
            if stack and s.face[stack[-1]].id == "foldspace":
                if actions.may_put_on_deck(s, seat):
                    push(s, "where_to", seat, stack[-1])
                else:
                    actions.acquire(s, seat, stack[-1], stack)


SOLARI_FOR_SPICE = {2: 6, 3: 8, 4: 10, 5: 12}


class Sell(Step[Dune]):
    tag = "sell"
    fields = ("spice",)

    def __init__(self, spice: int) -> None:
        self.spice: int = spice

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.players[seat].spice -= self.spice
        if s.log is not None:
            s.log.tell("pay", seat, "DI-020", what=amounts(self.spice, 0, 0))
        actions.gain(s, seat, 0, SOLARI_FOR_SPICE[self.spice], 0)

    def key(self) -> str:
        return f"sell {self.spice}"

    def message(self) -> Msg:
        return Msg("option-sell", spice=self.spice, solari=SOLARI_FOR_SPICE[self.spice])


class SellMelange(Effect):
    """One exchange of spice for solari, chosen and paid before anything else."""

    tag = "sell_melange"
    asks: ClassVar[bool] = True
    offers: ClassVar[tuple[Sell, ...]] = tuple(Sell(spice) for spice in SOLARI_FOR_SPICE)

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        spice = s.players[seat].spice
        return [offer for offer in self.offers if offer.spice <= spice]

    def message(self) -> Msg:
        return Msg("sell-melange")


register_all(list(globals().values()))
