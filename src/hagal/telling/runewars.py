"""How Runewars is told."""

from __future__ import annotations

from hagal.telling import Telling, Told, Way, sounding, staged
from hagal.telling.outcomes.runewars import order_alone, outcome

BEGINS = Told(begins=True)

EVENTS: dict[str, Told] = {
    "rw-season": Told(chapter=True),
    **dict.fromkeys(
        (
            *("rw-season-card", "rw-order", "rw-bonus", "rw-tactic", "rw-activate", "rw-battle", "rw-battle-neutral"),
            *("rw-diplomacy", "rw-duel", "rw-duel-quest", "rw-quest", "rw-claim", "rw-claim-failed", "rw-eliminated"),
            *("rw-won-runes", "rw-won-claim", "rw-reckoning", "rw-bids", "rw-title", "rw-objective"),
        ),
        BEGINS,
    ),
}

ENDS = Way(ends=True)
GO = Way(ends=True, go=True)

OPTIONS: dict[str, Way] = {
    "go_on": ENDS,
    "end_turn": GO,
    "resolve_order": GO,
    "end_maneuvers": GO,
    "go": GO,
    "no_march": ENDS,
    "enough_of": ENDS,
    "battle_ready": GO,
}

SCENES = staged(
    EVENTS,
    befalls="rw-desert rw-destroyed rw-bids rw-wound rw-eliminated",
    brings="rw-season-card rw-spring rw-reshuffle-fate rw-quest-phase rw-reckoning",
)

SOUNDS = sounding(
    card="rw-order rw-season-card rw-draw-tactics rw-tactic rw-draw-quests rw-quest rw-discard-tactic",
    piece="rw-activate rw-placed rw-recruit rw-hero-moves rw-moves rw-stronghold rw-place-rune rw-lay-tile",
    coin="rw-harvest rw-influence rw-spend rw-bids",
    swords="rw-battle rw-battle-neutral rw-destroyed rw-duel rw-wound rw-wound-foe",
    point="rw-receive-rune rw-title rw-quest-won rw-objective rw-won-runes rw-won-claim",
)

MAPPED = frozenset(
    ("activate", "no_march", "send", "send_units", "send_hero", "maneuver_from", "come", "scry_here", "deploy_here")
)
"""Whoever goes somewhere is seen on the map."""

TELLING = Telling(
    events=SCENES,
    options=OPTIONS,
    sounds=SOUNDS,
    outcome=outcome,
    alone=order_alone,
    stops=("season", "turn"),
    shown=MAPPED,
    unsure=frozenset({"preview-rw-heroes"}),
    wraps={"within": "step", "play_in_battle": "step", "duel_then": "step", "quest_and_ask": "step"},
    seats=frozenset(("activated", "control", "home", "owner", "seat", "seats", "stronghold")),
    drawn=frozenset(("borders", "markers", "place")),
)
