"""Deploying and retreating by an effect (DI-066)."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.dune import actions
from hagal.games.dune.effect import ASK, GAIN, Effect
from hagal.games.dune.state import Dune
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all


class DeployTroops(Effect):
    """Some troops from the garrison into the Conflict, by an effect."""

    tag = "deploy_troops"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(GAIN)
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.deploy(s, seat, self.n)

    def key(self) -> str:
        return f"deploy {self.n}"

    def message(self) -> Msg:
        return Msg("option-deploy", n=self.n)


class RetreatTroops(Effect):
    tag = "retreat_troops"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__(GAIN)
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        actions.retreat(s, seat, self.n)

    def key(self) -> str:
        return f"retreat {self.n}"

    def message(self) -> Msg:
        return Msg("option-retreat", n=self.n)


DEPLOYS = [DeployTroops(n) for n in range(13)]
RETREATS = [RetreatTroops(n) for n in range(13)]
ANY_NUMBER = 12


class MayDeploy(Effect):
    """May deploy up to n troops from the garrison."""

    tag = "may_deploy"
    fields = ("n",)
    asks: ClassVar[bool] = True

    def __init__(self, n: int) -> None:
        super().__init__(ASK, optional=True)
        self.n: int = n

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        top = min(self.n, s.players[seat].garrison)
        return [*DEPLOYS[: top + 1]]

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return s.players[seat].garrison > 0

    def key(self) -> str:
        return "deploy any" if self.n >= ANY_NUMBER else f"deploy up to {self.n}"

    def message(self) -> Msg:
        return Msg("may-deploy-any") if self.n >= ANY_NUMBER else Msg("may-deploy", n=self.n)


class MayRetreat(Effect):
    """May retreat up to n troops."""

    tag = "may_retreat"
    fields = ("n",)
    asks: ClassVar[bool] = True

    def __init__(self, n: int) -> None:
        super().__init__(ASK, optional=True)
        self.n: int = n

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        top = min(self.n, s.players[seat].conflict)
        return [*RETREATS[: top + 1]]

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return s.players[seat].conflict > 0

    def key(self) -> str:
        return "retreat any" if self.n >= ANY_NUMBER else f"retreat up to {self.n}"

    def message(self) -> Msg:
        return Msg("may-retreat-any") if self.n >= ANY_NUMBER else Msg("may-retreat", n=self.n)


register_all(list(globals().values()))
