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

MOST_BID = 40
"""More than this nobody lays on a title: it is all that is in the box."""


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

    def options(self, s: Runewars, seat: int, source: int) -> list[Step[Runewars]]:
        titles = s.rules.kinds["title"]
        most = min(s.players[seat].influence, MOST_BID)
        found: list[Step[Runewars]] = [SKIP_BONUS]
        for k in _within_reach(s, seat):
            found += [PayForTitle(titles[k], n) for n in range(s.title_influence[k] + 1, most + 1)]
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
