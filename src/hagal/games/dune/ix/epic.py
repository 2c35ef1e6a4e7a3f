"""Epic game mode, an option for several players (IX-080 to IX-084)."""

from __future__ import annotations

from hagal.games.dune import actions
from hagal.games.dune.ix.imperium import EPIC
from hagal.games.dune.ix.options import variant
from hagal.games.dune.state import Dune
from hagal.kernel.rules import Module
from hagal.kernel.setting import Setting

GOAL = 12
GARRISON = 5
LEVELS = ((3, 5), (2, 5))  # from the bottom: all five Conflict III, five Conflict II, no Conflict I
REPLACED = "dune_the_desert_planet"


def goal(s: Dune, seat: int, value: int, about: int) -> int:
    return GOAL


def levels(s: Dune, seat: int, value: object, about: int) -> object:
    return LEVELS


def garrison(s: Dune, seat: int, value: int, about: int) -> int:
    return GARRISON


def starting_deck(s: Dune, seat: int, value: list[object], about: int) -> list[object]:
    """One Dune, the Desert Planet makes room for Control the Spice (IX-082)."""
    found = list(value)
    found.remove(next(card for card in found if getattr(card, "id", "") == REPLACED))
    return [*found, *EPIC]


def first_intrigue(s: Dune, seat: int, source: int) -> None:
    """Each player draws an Intrigue card before leaders look at the deck (IX-083)."""
    for p in s.players:
        if p.leader.kind == "leader":
            actions.draw_intrigue(s, p.seat, 1)


EPIC_MODE = Module(
    "epic",
    needs=("ix",),
    when={"epic": True},
    components=EPIC,
    queries={"goal": goal, "conflict_levels": levels, "start_garrison": garrison, "starting_deck": starting_deck},
    moments={"started": first_intrigue},
    settings={"epic": Setting(False, (False, True))},
    check=variant("epic", solo=False),
)
"""All that changes is set-up, and how many points end the game."""
