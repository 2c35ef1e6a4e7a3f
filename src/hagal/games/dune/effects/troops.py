"""Deploying and retreating by an effect (DI-066)."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.dune import actions
from hagal.games.dune.effect import ASK, GAIN, Effect
from hagal.games.dune.names import TROOPS
from hagal.games.dune.state import Dune
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


class MoveTroops(Effect):
    """So many troops, by an effect."""

    fields = ("n",)
    word: ClassVar[str] = ""

    def __init__(self, n: int) -> None:
        super().__init__(GAIN)
        self.n: int = n

    def key(self) -> str:
        return f"{self.word} {self.n}"


class DeployTroops(MoveTroops):
    """From the garrison into the Conflict."""

    tag = "deploy_troops"
    word = "deploy"

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.deploy(s, seat, self.n)

    def message(self) -> Msg:
        return Msg("option-deploy", n=self.n)


class RetreatTroops(MoveTroops):
    tag = "retreat_troops"
    word = "retreat"

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.retreat(s, seat, self.n)

    def message(self) -> Msg:
        return Msg("option-retreat", n=self.n)


DEPLOYS = [DeployTroops(n) for n in range(TROOPS + 1)]
RETREATS = [RetreatTroops(n) for n in range(TROOPS + 1)]
ANY_NUMBER = TROOPS


class UpTo(Effect):
    """The player may move up to n of something."""

    fields = ("n",)
    asks: ClassVar[bool] = True

    def __init__(self, n: int) -> None:
        super().__init__(ASK, optional=True)
        self.n: int = n


class MayMoveTroops(UpTo):
    """Up to n troops, or any number."""

    word: ClassVar[str] = ""

    def key(self) -> str:
        return f"{self.word} any" if self.n >= ANY_NUMBER else f"{self.word} up to {self.n}"

    def message(self) -> Msg:
        return Msg(f"may-{self.word}-any") if self.n >= ANY_NUMBER else Msg(f"may-{self.word}", n=self.n)


class MayDeploy(MayMoveTroops):
    """May deploy up to n troops from the garrison."""

    tag = "may_deploy"
    word = "deploy"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [*DEPLOYS[: min(self.n, s.players[seat].garrison) + 1]]

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return s.players[seat].garrison > 0


class MayRetreat(MayMoveTroops):
    """May retreat up to n troops."""

    tag = "may_retreat"
    word = "retreat"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        return [*RETREATS[: min(self.n, s.players[seat].conflict) + 1]]

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return s.players[seat].conflict > 0


register_all(list(globals().values()))
