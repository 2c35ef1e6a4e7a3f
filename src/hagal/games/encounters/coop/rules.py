"""The named rules and queries of every cooperative mode; set-up and start are each mode's own."""

from __future__ import annotations

from hagal.games.encounters import objectives, tasks
from hagal.games.encounters.coop import ending, strikes, wilds
from hagal.kernel.step import Step
from hagal.kernel.term import Fold

STEPS: dict[str, Step] = {  # type: ignore[type-arg]
    "begin_objective": objectives.BeginObjective(),
    "accomplish": ending.Accomplish(),
    "enemy_phase": wilds.EnemyPhase(),
    "renew_enemies": wilds.RenewEnemies(),
    "reveal": wilds.Reveal(),
    "settle": wilds.DISCARD,
    "kill": strikes.Kill(),
    "final_falls": strikes.FinalFalls(),
    "die": strikes.Die(),
    "time_up": ending.TimeUp(),
}

QUERIES: dict[str, Fold] = {
    "actions": tasks.offered,
    "why_not_action": tasks.why_not,
    "locked": objectives.locked,
    "outcome": ending.outcome,
}
