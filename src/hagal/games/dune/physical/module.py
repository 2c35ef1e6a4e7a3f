"""How the module is put together: it goes over `rivals` (and Rise of Ix), and takes the cards of people out of play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hagal.games.dune.components import Leader
from hagal.games.dune.ix.module import IX
from hagal.games.dune.physical import combat, ending, naming, setup, turn
from hagal.games.dune.physical.part import NAME, agents_more, marked_spaces, note_rival
from hagal.games.dune.physical.people import ANY_INTRIGUE, Seated
from hagal.games.dune.rivals.part import NAME as RIVALS
from hagal.kernel.errors import RulesError
from hagal.kernel.rules import Module
from hagal.kernel.step import Step
from hagal.kernel.term import Component

NOT_HERE = ("card", "intrigue")
"""Cards of people: nobody tells the app about them."""

STEPS: dict[str, Step[Any]] = {
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
}


def at_the_table(base: Module, modules: list[Module], players: int) -> list[Module]:
    """The modules of a game beside the real board; `modules` are those of the same game in the app."""
    if players > 2:
        raise RulesError(
            f"the real table (module {NAME}) needs House Hagal: it is for one or two players, not {players}"
        )
    found = [_with_named_tiles(module) for module in modules]
    drop = [c.ref for module in (base, *modules) for c in module.components if c.kind in NOT_HERE]
    leaders = [Seated(c) for module in (base, *modules) for c in module.components if type(c) is Leader]
    steps = dict(STEPS)
    if any(module.name == IX.name for module in modules):
        steps["turn_up"] = naming.NameTop()
    components: list[Component] = [ANY_INTRIGUE, *leaders]
    found.append(
        Module(
            NAME,
            components=components,
            drop=_once(drop),
            steps=steps,
            queries={"marked_spaces": marked_spaces, "agents_more": agents_more},
            moments={"rival_arrived": note_rival},
            over=(RIVALS, IX.name),
        )
    )
    return found


def _once(refs: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(refs))


def _with_named_tiles(module: Module) -> Module:
    """Rise of Ix and its rivals without the app's own Tech stacks."""
    moments = dict(module.moments)
    if moments.get("table_laid") is not None and module.name == IX.name:
        moments["table_laid"] = naming.lay_ix_board
    if "tech_turned" in moments:
        moments["tech_turned"] = naming.show_marked
    return Module(
        module.name,
        components=module.components,
        drop=module.drop,
        steps=module.steps,
        queries=module.queries,
        moments=moments,
        over=module.over,
        owns=module.owns,
    )
