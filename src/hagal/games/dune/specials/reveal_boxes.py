"""Reveal boxes of single cards."""

from __future__ import annotations

from hagal.games.dune.effect import ASK, GAIN, Effect, faction_name
from hagal.games.dune.state import Dune
from hagal.kernel.step import Msg
from hagal.kernel.term import register_all


class PersuadePer(Effect):
    """Persuasion for each own card of a faction in play, this one included (Liet Kynes).

    The player times it himself: more cards can come into play later in the Reveal turn (DI-030, DI-032).
    """

    tag = "persuade_per"
    fields = ("faction", "n")

    def __init__(self, faction: int, n: int) -> None:
        super().__init__(ASK)
        self.faction: int = faction
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        count = sum(1 for i in p.in_play if s.face[i].factions >> self.faction & 1)
        p.persuasion += self.n * count

    def key(self) -> str:
        return "persuasion"

    def message(self) -> Msg:
        return Msg("persuasion-per", n=self.n, faction=faction_name(self.faction))


class CheapSpice(Effect):
    """Guild Bankers: The Spice Must Flow costs less this turn."""

    tag = "cheap_spice"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(GAIN)
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        s.bankers += self.n

    def message(self) -> Msg:
        return Msg("cheap-spice", n=self.n)


register_all(list(globals().values()))
