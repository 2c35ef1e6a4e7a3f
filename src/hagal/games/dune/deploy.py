"""The end of an Agent turn: deploying, or a last Plot card (DI-022)."""

from __future__ import annotations

from hagal.games.dune import actions, windows
from hagal.games.dune.names import TROOPS
from hagal.games.dune.state import Dune, Player
from hagal.games.dune.windows import plots, why_not_plot, window_options
from hagal.kernel.rules import push
from hagal.kernel.step import Choice, Msg, Nothing, Step
from hagal.kernel.term import register_all


class Finish(Choice[Dune]):
    """The end of an Agent turn: how many troops to deploy (DI-022), a last Plot card, or just the end."""

    tag = "finish"

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        p = s.players[seat]
        found: list[Step[Dune]]
        top = deployable(s, p)
        if top:
            found = DEPLOYS[: top + 1]
        else:
            found = [END]
        if p.intrigue:
            found += plots(s, p, "finish")
        return window_options(s, seat, found, windows.FINISH) if "window" in s.rules.asked else found

    def settled(self, s: Dune, seat: int, source: int) -> bool:
        return not s.players[seat].intrigue

    def prompt(self, s: Dune, seat: int, source: int) -> Msg:
        top = deployable(s, s.players[seat])
        return Msg("ask-deploy", n=top) if top else Msg("ask-finish")

    def why_not(self, s: Dune, seat: int, source: int, key: str) -> Msg | None:
        words = key.split()
        if len(words) == 2 and words[0] == "plot":
            return why_not_plot(s, s.players[seat], words[1], "finish")
        if words[:1] == ["deploy"]:
            if not s.board.spaces[s.space].combat:
                return Msg("why-no-combat", space=s.board.spaces[s.space])
            return Msg("why-deploy", n=deployable(s, s.players[seat]))
        return None


def deployable(s: Dune, p: Player) -> int:
    """Troops recruited this turn plus up to two from the garrison, at a combat space (DI-022)."""
    if s.space < 0 or not s.board.combat >> s.space & 1:
        return 0
    return min(p.garrison, s.recruited + s.extra)


class Deploy(Step[Dune]):
    """Deploy at a combat space and end the turn; only what this very act brings (Masterstroke) may follow."""

    tag = "deploy"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        s.recruited = 0
        s.extra = 0
        if self.n:
            s.stack.append((AFTER_DEPLOY, seat, len(p.intrigue)))
            actions.deploy(s, seat, self.n)

    def key(self) -> str:
        return f"deploy {self.n}"

    def message(self) -> Msg:
        return Msg("option-deploy", n=self.n)


class AfterDeploy(Step[Dune]):
    """Troops and Intrigue cards that deploying brought can still be used. The source counts the cards before."""

    tag = "after_deploy"

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        if deployable(s, p) or len(p.intrigue) > source:
            push(s, "finish", seat)


END = Nothing("end")
AFTER_DEPLOY = AfterDeploy()
DEPLOYS: list[Step[Dune]] = [Deploy(n) for n in range(TROOPS + 1)]

register_all(list(globals().values()))
