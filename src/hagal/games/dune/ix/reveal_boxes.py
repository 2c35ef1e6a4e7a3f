"""Reveal boxes of the new cards; swords that count swords (IX-091)."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.dune import actions
from hagal.games.dune.effect import ASK, GAIN, Effect
from hagal.games.dune.effects.trashing import MayTrash
from hagal.games.dune.ix.part import part_of
from hagal.games.dune.ix.units import retreat_dreadnoughts
from hagal.games.dune.state import Dune
from hagal.games.kit.effect import DECLINE
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


class SwordsPerShip(Effect):
    """Full-Scale Assault: swords for each own Dreadnought in the Conflict."""

    tag = "swords_per_ship"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(ASK)
        self.n: int = n

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return part_of(s).conflict[seat] > 0

    def run(self, s: Dune, seat: int, source: int) -> None:
        give_swords(s, seat, source, self.n * part_of(s).conflict[seat])

    def key(self) -> str:
        return "swords per dreadnought"

    def message(self) -> Msg:
        return Msg("swords-per-ship", n=self.n)


class SwordsPerSword(Effect):
    """A sword for each (other) revealed card that really gives swords (Imperial Bashar, Artillery: IX-091)."""

    tag = "swords_per_sword"
    fields = ("others",)

    def __init__(self, others: bool) -> None:
        super().__init__(ASK)
        self.others: bool = others

    def run(self, s: Dune, seat: int, source: int) -> None:
        part = part_of(s)
        revealed = s.players[seat].in_play[s.revealed_from :]
        giving = [i for i in revealed if s.face[i].swords or i in part.sworded]
        n = sum(1 for i in giving if not (self.others and i == source))
        give_swords(s, seat, source, n)

    def key(self) -> str:
        return "swords per other card" if self.others else "swords per card"

    def message(self) -> Msg:
        return Msg("swords-per-other" if self.others else "swords-per-card")


def give_swords(s: Dune, seat: int, source: int, n: int) -> None:
    s.players[seat].swords += n
    if n:
        note_swords(s, seat, source)


def note_swords(s: Dune, seat: int, source: int) -> None:
    """The moment `swords`: this card gave some."""
    if s.revealing == seat and source >= 0:
        part_of(s).sworded.append(source)


class RecruitDeploy(Effect):
    """Treachery: recruit, and deploy all of these (mandatory)."""

    tag = "recruit_deploy"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(GAIN)
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.deploy(s, seat, min(self.n, s.players[seat].supply), from_supply=True)

    def ordered(self) -> bool:
        return True

    def takes(self, s: Dune, seat: int) -> int:
        return self.n

    def stirs(self) -> bool:
        return True

    def wants(self, s: Dune, seat: int, source: int) -> int:
        return self.n

    def message(self) -> Msg:
        return Msg("recruit-and-deploy", n=self.n)


class RetreatUnits(Effect):
    """A cost: so many own units back to the garrison."""

    tag = "retreat_units"
    fields = ("n",)
    asks: ClassVar[bool] = True

    def __init__(self, n: int) -> None:
        super().__init__(ASK)
        self.n: int = n

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return s.players[seat].conflict + part_of(s).conflict[seat] >= self.n

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        troops, ships = s.players[seat].conflict, part_of(s).conflict[seat]
        return [Withdraw(self.n - k, k) for k in range(min(ships, self.n) + 1) if self.n - k <= troops]

    def key(self) -> str:
        return f"retreat units {self.n}"

    def message(self) -> Msg:
        return Msg("retreat-units", n=self.n)


class Withdraw(Step[Dune]):
    tag = "withdraw"
    fields = ("troops", "ships")

    def __init__(self, troops: int, ships: int) -> None:
        self.troops: int = troops
        self.ships: int = ships

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.retreat(s, seat, self.troops)
        retreat_dreadnoughts(s, seat, self.ships)

    def key(self) -> str:
        return f"retreat {self.troops} dreadnoughts {self.ships}"

    def message(self) -> Msg:
        return Msg("option-withdraw", n=self.troops, dreadnoughts=self.ships)


class TrashInPlay(MayTrash):
    """May trash an own card in play (Disposal Facility, Armand Ecaz)."""

    tag = "trash_in_play"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        face = s.face
        cards = {face[i]: None for i in s.players[seat].in_play}
        return [DECLINE, *(card.trashes[1] for card in cards)]

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return bool(s.players[seat].in_play)

    def key(self) -> str:
        return "trash in play"

    def message(self) -> Msg:
        return Msg("trash-in-play")


register_all(list(globals().values()))
