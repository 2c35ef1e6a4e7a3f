"""How Dune: Imperium is told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hagal.kernel.step import Step
from hagal.telling import Telling, Told, Way, being, sounding, staged
from hagal.telling.outcomes.dune import outcome

BEGINS = Told(begins=True)


def signs(**kinds: str) -> dict[str, Told]:
    """Kinds of events by the drawing beside them."""
    return {kind: Told(sign=sign) for sign, names in kinds.items() for kind in names.split()}


def ways(**tags: str) -> dict[str, Way]:
    """Kinds of options by the drawing before them."""
    return {tag: Way(sign) for sign, names in tags.items() for tag in names.split()}


EVENTS: dict[str, Told] = {
    **signs(
        agent="table-agent table-another-turn recall table-agents swordmaster mentat",
        influence="influence lose-influence alliance",
        vp="score unscore",
        troop="rival-recruits rival-deploys rival-reinforces rival-holds-back recruit deploy lose-troops retreat",
        sword="fought table-strength",
        control="control control-bonus control-removed",
        ship="flag commission deploy-dreadnought retreat-dreadnought",
        freighter="freighter-up freighter-home",
        tech="tech tech-up tech-trashed tile negotiator",
        intrigue="intrigue",
        spice="bonus-spice",
        fix="fix",
    ),
    "round": Told(chapter=True, sign="round"),
    "leader": BEGINS,
    "agent": BEGINS,
    "reveal": BEGINS,
    "reward-1": Told(begins=True, sign="vp"),
    "reward-2": Told(begins=True, sign="vp"),
    "reward-3": BEGINS,
    "endgame": BEGINS,
    "difficulty": BEGINS,
    # With these the turning up of Hagal cards ends.
    "rival-goes": Told(begins=True, led=True, sign="agent"),
    "rival-stuck": Told(begins=True, led=True),
    "rival-swords": Told(begins=True, led=True, sign="sword"),
    # Why a signet was not used after all.
    "rival-cannot-pay": Told(instead="rival-signet"),
    "rival-gains-nothing": Told(instead="rival-signet"),
    # Hagal cards that led nowhere.
    "rival-skips": Told(minor=True, sign="card"),
    "hagal-card": Told(minor=True),
    "hagal-reshuffle": Told(minor=True, sign="card"),
    "row": Told(quiet=True),
}

KINDS = being(
    EVENTS,
    open="agent recall pass-turn strength gain pay score unscore influence lose-influence alliance masterstroke "
    "council swordmaster mentat control-bonus trash discard voice recruit deploy retreat lose-troops",
    idle="draw hagal-card",
)

OPTIONS: dict[str, Way] = {
    **ways(
        intrigue="plot fight win end_card",
        acquire="buy take claim aside",
        tech="buy_tech use_tile",
        deploy="deploy deploy_troops deploy_units send_units send_shipped defend_location",
        retreat="retreat_troops withdraw drive_off",
        trash="trash trash_for trash_top",
        discard="discard",
        draw="draw_top fetch",
        voice="voice",
        freighter="advance recall_freighter",
        negotiator="send_negotiators",
        recall="recall_from from",
        signet="leader",
        dreadnought="place_on",
    ),
    "agent": Way(under="card"),
    "reveal": Way(ends=True, go=True, letter="r"),
    "clean_up": Way(ends=True, go=True),
    **dict.fromkeys(("skip", "pass", "pass_turn", "draw_buried"), Way(ends=True)),
}

SCENES = staged(
    KINDS,
    befalls="fought reward-1 reward-2 reward-3 control-removed",
    brings="bonus-spice",
    conflict="fought reward-1 reward-2 reward-3 rival-unrewarded rival-swords rival-deploys rival-reinforces "
    "rival-holds-back deploy strength lose-troops retreat",
    score="score unscore",
    hagal="hagal-card hagal-reshuffle",
)

SOUNDS = sounding(
    card="draw acquire acquire-top intrigue plot combat-card discard trash fetch reshuffle reveal hagal-card",
    piece="agent rival-goes recruit deploy retreat rival-recruits rival-deploys rival-reinforces swordmaster mentat "
    "freighter-up freighter-home negotiator commission deploy-dreadnought control tech",
    coin="gain pay bonus-spice control-bonus",
    swords="fought strength rival-swords",
    point="score",
)

STOPS = ("next_turn", "combat", "combat_round", "resolve_conflict", "end_combat", "recall", "round_start")
"""What follows from here on is no longer of one answer's making."""

TELLING = Telling(
    SCENES,
    OPTIONS,
    wraps={"act": "step"},
    said=frozenset({("hagal-card", "hagal-reshuffle")}),
    goes_on=("continue", "leader"),
    undrawn=frozenset(("token",)),
    sounds=SOUNDS,
    outcome=outcome,
    stops=STOPS,
    later=frozenset({"agent"}),
)

TIED = ("influence", "influence_then")
"""What a rival gets where it has least: the only thing in which it follows a rule that can leave a tie (HG-049)."""


def tied(steps: Iterable[Step[Any]]) -> bool:
    """Of what a player decides for a rival: is it a tie, or is he free (HG-049)?"""
    return all(TELLING.inner(step).tag in TIED for step in steps)
