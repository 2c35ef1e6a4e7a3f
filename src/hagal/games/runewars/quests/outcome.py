"""How an attempt at a quest ends (RW-168)."""

from __future__ import annotations

from hagal.games.runewars.actions import draw_quests
from hagal.games.runewars.quests.heroes import gain_reward, place_of_hero
from hagal.games.runewars.state import Runewars
from hagal.kernel import zones


def end_quest(s: Runewars, seat: int, i: int, quest: int, won: bool, drop: bool) -> None:
    """A quest is won: a reward for the hero (if he is still there), the quest is discarded, another one is drawn. Else
    it goes back to the hand, unless it says to discard it."""
    p = s.players[seat]
    if s.log is not None:
        s.log.tell("rw-quest-won" if won else "rw-quest-lost", seat, "RW-168", card=s.face[quest])
    if won or drop:
        zones.play(s, quest, p.quests, s.quest_discard)
    if won:
        k = place_of_hero(s, seat, i)
        if k >= 0:
            gain_reward(s, seat, k)
        draw_quests(s, seat, 1, "RW-168")
