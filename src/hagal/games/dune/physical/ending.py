"""The end of a round and of the game: people's points, and what breaks a tie (DI-013, DI-014, DI-080)."""

from __future__ import annotations

from hagal.games.dune import actions
from hagal.games.dune.phases import Endgame, Makers, Recall
from hagal.games.dune.physical.asking import AtTable, tracked_first
from hagal.games.dune.physical.fixes import least_points
from hagal.games.dune.physical.part import END, POINTS, part_of, people
from hagal.games.dune.rivals.leaders import is_rival
from hagal.games.dune.state import Dune
from hagal.kernel.rules import ask
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all

FEWER, MORE = 3, 6  # by so much at most the app has a person's points wrong; more is a matter for corrections
MOST_OF_ANYTHING = 40
FIGURES = ("spice", "solari", "water", "garrison")
"""What breaks a tie, in this order (DI-080)."""


class RoundEnds(Step[Dune]):
    """People say their points; then the Makers phase as ever."""

    tag = "round_ends"

    def run(self, s: Dune, seat: int, source: int) -> None:
        part_of(s).phase = POINTS
        s.stack.append((MAKERS, -1, -1))
        for k in people(s)[::-1]:
            s.stack.append((POINTS_NOW, k, -1))


class AskPoints(AtTable):
    """A person's victory points, at the end of a round or (`final`) of the game."""

    tag = "ask_points"
    fields = ("final",)

    def __init__(self, final: bool) -> None:
        self.final: bool = final

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        p = s.players[seat]
        least = max(least_points(s, p), p.vp - FEWER)
        return [SetPoints(n) for n in tracked_first(p.vp, range(least, p.vp + MORE + 1))]

    def prompt(self, s: Dune, seat: int, source: int) -> Msg:
        n = s.players[seat].vp
        return Msg("ask-points-final", seat=seat, n=n) if self.final else Msg("ask-points", seat=seat, n=n)


class SetPoints(Step[Dune]):
    tag = "set_points"
    fields = ("n",)

    def __init__(self, n: int) -> None:
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        more = self.n - s.players[seat].vp
        if more:
            actions.score(s, seat, more, "DI-008")

    def key(self) -> str:
        return f"points {self.n}"

    def message(self) -> Msg:
        return Msg("option-points", n=self.n)


class RecallHere(Recall):
    """As ever; marks and lent Agents go, too."""

    tag = "recall_here"

    def run(self, s: Dune, seat: int, source: int) -> None:
        super().run(s, seat, source)
        part = part_of(s)
        if s.stack[-1][0] is s.rules.steps["round_start"]:
            part.marks = 0
            part.agents = [0] * len(s.players)
        else:
            part.phase = END


class EndgameHere(Endgame):
    """Seat by seat what tiles bring, for people what their Endgame cards brought; then ties (DI-080)."""

    tag = "endgame_here"

    def run(self, s: Dune, seat: int, source: int) -> None:
        if source:
            super().run(s, seat, source)
        else:
            s.stack.append((BreakTie(0), -1, -1))


class FinalPoints(Step[Dune]):
    """In place of playing Endgame Intrigue."""

    tag = "final_points"

    def run(self, s: Dune, seat: int, source: int) -> None:
        if not is_rival(s.players[seat]):
            s.stack.append((POINTS_FINAL, seat, -1))


class BreakTie(Step[Dune]):
    """While several lead, people among them say the next figure that counts."""

    tag = "break_tie"
    fields = ("k",)

    def __init__(self, k: int) -> None:
        self.k: int = k

    def run(self, s: Dune, seat: int, source: int) -> None:
        scorers = [p for p in s.players if p.leader.scores]
        standing = {
            p.seat: (p.vp, ask(s, "tiebreak", p.seat, 0), *(getattr(p, name) for name in FIGURES[: self.k]))
            for p in scorers
        }
        best = max(standing.values())
        tied = [k for k in standing if standing[k] == best]
        asked = [k for k in tied if k in people(s)]
        if len(tied) < 2 or not asked or self.k == len(FIGURES):
            return
        s.stack.append((BreakTie(self.k + 1), -1, -1))
        for k in asked[::-1]:
            s.stack.append((AskFigure(FIGURES[self.k]), k, -1))


class AskFigure(AtTable):
    """How much a person has of what breaks a tie."""

    tag = "ask_figure"
    fields = ("what",)

    def __init__(self, what: str) -> None:
        self.what: str = what

    def options(self, s: Dune, seat: int, source: int) -> list[Step[Dune]]:
        p = s.players[seat]
        most = p.supply + p.garrison if self.what == "garrison" else MOST_OF_ANYTHING
        return [SetFigure(self.what, n) for n in range(most + 1)]

    def prompt(self, s: Dune, seat: int, source: int) -> Msg:
        return Msg(f"ask-figure-{self.what}", seat=seat)


class SetFigure(Step[Dune]):
    tag = "set_figure"
    fields = ("what", "n")

    def __init__(self, what: str, n: int) -> None:
        self.what: str = what
        self.n: int = n

    def run(self, s: Dune, seat: int, source: int) -> None:
        p = s.players[seat]
        if self.what == "garrison":
            p.supply += p.garrison - self.n
        setattr(p, self.what, self.n)

    def key(self) -> str:
        return f"{self.what} {self.n}"

    def message(self) -> Msg:
        return Msg(f"figure-{self.what}", n=self.n)


MAKERS = Makers()
POINTS_NOW = AskPoints(False)
POINTS_FINAL = AskPoints(True)

register_all(list(globals().values()))
