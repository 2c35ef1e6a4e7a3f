"""How the real table is put together: it goes over `rivals` (and Rise of Ix), without the cards of people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hagal.games.dune.catalogue.leaders import LEADERS
from hagal.games.dune.ix.leaders import LEADERS as IX_LEADERS
from hagal.games.dune.ix.part import NAME as IX
from hagal.games.dune.ix.rivals.module import SOLO_NAME as IX_SOLO
from hagal.games.dune.physical import combat, ending, ix_fixes, ix_turn, naming, setup, turn
from hagal.games.dune.physical.part import NAME, agents_more, marked_spaces, note_rival
from hagal.games.dune.physical.people import ANY_INTRIGUE, Seated
from hagal.games.dune.rivals.part import NAME as RIVALS
from hagal.kernel.rules import Module


def check(players: int, modules: frozenset[str], options: Mapping[str, Any]) -> str | None:
    if NAME in modules and RIVALS not in modules:
        return f"the real table (module {NAME}) needs House Hagal: it is for one or two players, not {players}"
    return None


PHYSICAL = Module(
    NAME,
    components=(ANY_INTRIGUE, *map(Seated, LEADERS)),
    drop=("card:*", "intrigue:*"),  # cards of people: nobody tells the app about them
    steps={
        "setup": setup.PhysicalSetup(),
        "round_start": naming.AskConflict(),
        "turn": turn.PersonTurn(),
        "rival_turn": turn.BeforeRival(),
        "combat": combat.BeforeCombat(),
        "combat_round": combat.Strengths(),
        "first_reward": combat.RewardHere(0),
        "second_reward": combat.RewardHere(1),
        "third_reward": combat.RewardHere(2),
        "influence_bonus": combat.BonusHere(),
        "alliance_heir": combat.HeirAtTable(),
        "makers": ending.RoundEnds(),
        "recall": ending.RecallHere(),
        "endgame": ending.EndgameHere(),
        "endgame_choice": ending.FinalPoints(),
    },
    queries={"marked_spaces": marked_spaces, "agents_more": agents_more},
    moments={"rival_arrived": note_rival},
    over=(RIVALS,),
    check=check,
)
PHYSICAL_IX = Module(
    "physical-ix",
    needs=(NAME, IX),
    components=map(Seated, IX_LEADERS),
    steps={"lay_tech": naming.NameTech(), "turn_up": naming.NameTop()},
    queries={
        "counted": ix_fixes.counted,
        "corrections": ix_fixes.corrections,
        "ships_at_hand": ix_fixes.ships_at_hand,
        "turn_cards": ix_turn.turn_cards,
    },
    moments={"person_won": combat.ask_ships},
    over=(IX,),
)
PHYSICAL_IX_SOLO = Module(
    "physical-ix-solo",
    needs=(NAME, IX_SOLO),
    steps={"show_marked": naming.NameMarked()},
    over=(IX_SOLO,),
)
