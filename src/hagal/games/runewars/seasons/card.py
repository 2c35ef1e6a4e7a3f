"""The text of the season card (RW-042)."""

from __future__ import annotations

from hagal.games.kit.combine import push_all
from hagal.games.runewars.actions import gain_influence
from hagal.games.runewars.components import Season
from hagal.games.runewars.seasons.titles import PRIMARCH
from hagal.games.runewars.state import Runewars
from hagal.kernel.step import Step
from hagal.kernel.term import register_all

COUNCIL_GAIN = 1  # of the Primarch


class SeasonCard(Step[Runewars]):
    """What stands on the card drawn last, in nobody's turn (RW-055). The words Wizards' Council do nothing by
    themselves; the Primarch gains influence by them (RW-207)."""

    tag = "season_card"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        i = s.season_discard[-1]
        card: Season = s.face[i]
        push_all(s, card.effects, -1, i)
        primarch = s.title_of[PRIMARCH]
        if card.council and primarch >= 0:
            gain_influence(s, primarch, COUNCIL_GAIN, "RW-207")


register_all(list(globals().values()))
