"""Acquire Power (RW-080): influence as the dials show, and titles."""

from __future__ import annotations

from hagal.games.runewars.actions import gain_influence, icons
from hagal.games.runewars.components import TitleCard
from hagal.games.runewars.effect import Effect
from hagal.games.runewars.names import INFLUENCE
from hagal.games.runewars.orders.turn import SKIP_BONUS
from hagal.games.runewars.seasons.titles import take_title
from hagal.games.runewars.state import Runewars
from hagal.kernel.step import Choice, Msg, Step
from hagal.kernel.term import register_all

MOST_MORE = 40
"""So much more than lies on a title is offered at most: influence is not limited (RW-018), a list of options is."""


class AcquirePower(Step[Runewars]):
    tag = "acquire_power"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        gain_influence(s, seat, icons(s, seat, INFLUENCE), "RW-080")


class TakeTitle(Effect):
    """The bonus: a title for more influence than lies on it, from whoever has it; not one's own (OP-18)."""

    tag = "take_a_title"

    def can(self, s: Runewars, seat: int, source: int) -> bool:
        return bool(_within_reach(s, seat))

    def run(self, s: Runewars, seat: int, source: int) -> None:
        s.stack.append((WHICH_TITLE, seat, source))


def _within_reach(s: Runewars, seat: int) -> list[int]:
    own = s.players[seat].influence
    raised = s.rules.options["own_title"] == "raise"
    return [k for k, lies in enumerate(s.title_influence) if own > lies and (raised or s.title_of[k] != seat)]


class WhichTitle(Choice[Runewars]):
    tag = "which_title"
    sourced = False

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        titles = s.rules.kinds["title"]
        own = s.players[seat].influence
        found: list[Step[Runewars]] = [SKIP_BONUS]
        for k in _within_reach(s, seat):
            lies = s.title_influence[k]
            found += [PayForTitle(titles[k], n) for n in range(lies + 1, min(own, lies + MOST_MORE) + 1)]
        return found

    def prompt(self, s: Runewars, seat: int, source: int) -> Msg:
        return Msg("rw-ask-title")


WHICH_TITLE = WhichTitle()


class PayForTitle(Step[Runewars]):
    tag = "pay_for_title"
    fields = ("title", "n")

    def __init__(self, title: TitleCard, n: int) -> None:
        self.title: TitleCard = title
        self.n: int = n

    def run(self, s: Runewars, seat: int, source: int) -> None:
        take_title(s, seat, s.rules.kinds["title"].index(self.title), self.n)

    def key(self) -> str:
        return f"title {self.title.id} {self.n}"

    def message(self) -> Msg:
        return Msg("rw-option-title", title=self.title, n=self.n)


register_all(list(globals().values()))
