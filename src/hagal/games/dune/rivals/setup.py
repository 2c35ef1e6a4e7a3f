"""Set-up with rivals (HG-021, HG-022, HG-031 to HG-038)."""

from __future__ import annotations

from typing import Any

from hagal.games.dune import actions
from hagal.games.dune.components import NOBODY
from hagal.games.dune.rivals.difficulty import LEVELS, Difficulty
from hagal.games.dune.rivals.leaders import HOUSE_HAGAL, Rival, rivals
from hagal.games.dune.rivals.part import NAME, RivalsPart
from hagal.games.dune.setup import START_WATER, choose_leaders, copies, deal_in, first_player, lay_decks
from hagal.games.dune.state import Dune, new_player
from hagal.kernel import zones
from hagal.kernel.rules import fire, push
from hagal.kernel.step import Msg, Step
from hagal.kernel.term import register_all

RIVALS_OF = {1: 2, 2: 1}
"""How many rivals so many people play against."""


def level_of(s: Dune) -> Difficulty:
    level: Difficulty = LEVELS[s.rules.options["difficulty"]]
    return level


class RivalSetup(Step[Dune]):
    """The base set-up for the people, then the rivals and their deck."""

    tag = "rival_setup"

    def run(self, s: Dune, seat: int, source: int) -> None:
        people = s.rules.players
        s.players = [new_player(k) for k in range(people + RIVALS_OF[people])]
        lay_decks(s)
        for p in s.players[:people]:
            deal_in(s, p)
        lay_hagal_deck(s)
        fire(s, "table_laid", 0)
        push(s, "start")
        if people == 2:
            s.players[2].leader = HOUSE_HAGAL
            s.players[2].swordmaster = True
            s.players[2].agents = 3
            s.first = first_player(s, people)
        else:
            s.first = 1  # the rival on the player's left (HG-038)
            push(s, "seat_rivals")
            name_rivals(s)
        choose_leaders(s)


def lay_hagal_deck(s: Dune) -> None:
    part = RivalsPart()
    part.deck = zones.add_instances(s, copies(s, "hagal"))
    zones.shuffle(s, part.deck)
    s.lay(NAME, part)


def name_rivals(s: Dune) -> None:
    """The rivals' leaders that were asked for; the others are drawn when the player has one (HG-033)."""
    wish: Any = s.rules.options["rival_leaders"]
    if wish == "random":
        return
    for p, id in zip(s.players[1:], wish, strict=True):
        if id != "random":
            p.leader = rival_of(s, id)


def rival_of(s: Dune, id: str) -> Rival:
    found = s.rules.component(f"rival:{id}")
    assert isinstance(found, Rival)
    return found


class SeatRivals(Step[Dune]):
    """Leaders for the rivals that have none yet, and what the difficulty gives to whom (HG-031, HG-034, HG-037)."""

    tag = "seat_rivals"

    def run(self, s: Dune, seat: int, source: int) -> None:
        level = level_of(s)
        if s.log is not None:
            s.log.tell("difficulty", -1, "HG-031", level=Msg(f"difficulty-{level.name.replace('_', '-')}"))
        for p in s.players[1:]:
            if p.leader is NOBODY:
                taken = [q.leader.id for q in s.players]
                free = [rival for rival in s.rules.kinds[Rival.kind] if rival.solo and rival.id not in taken]
                p.leader = free[zones.roll(s, len(free))]
            p.water = START_WATER
            p.garrison = level.rival_garrison
            p.supply -= level.rival_garrison
        if level.extra:
            actions.gain(s, 0, level.extra, level.extra, 0)
        for p in rivals(s):
            actions.draw_intrigue(s, p.seat, level.rival_intrigue)


def swordmasters_arrive(s: Dune, seat: int, source: int) -> None:
    """When the Conflict card above the Swordmasters is revealed, both rivals get their third Agent (HG-048)."""
    if s.round == level_of(s).swordmaster_round:
        for p in rivals(s):
            p.swordmaster = True
            p.agents += 1
            if s.log is not None:
                s.log.tell("swordmaster", p.seat, "HG-048")


register_all(list(globals().values()))
