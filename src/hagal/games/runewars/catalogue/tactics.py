"""Tactics cards: 50 in the box, of which a dozen are known, some in part; the others are ours."""

from __future__ import annotations

from hagal.games.kit.declare import OFFICIAL, REPORTED, STAND_IN, Facts, identify, many, sourced
from hagal.games.runewars.components import Tactic
from hagal.games.runewars.effect import Condition, Effect
from hagal.games.runewars.names import BEASTMAN, DRAGON, GIANT, RAZORWING
from hagal.games.runewars.seasons.effects import AnyDial
from hagal.games.runewars.tactics import battle, lands, orders
from hagal.games.runewars.tactics.play import PlayTactic

UNKNOWN: Facts = ("name", "times", "effects", "count")
"""What is ours on a stand-in."""


def tactic(
    name: str,
    times: str,
    effects: Effect | tuple[Effect, ...],
    *,
    count: int = 2,
    needs: tuple[Condition, ...] = (),
    origin: str = STAND_IN,
    ours: Facts = (),
    disputed: Facts = (),
) -> Tactic:
    """A card and the option of playing it; `times` as in `tactics/play`, in one line."""
    made = Tactic(identify(name), name, count=count, times=tuple(times.split()), needs=needs, effects=many(effects))
    made.play = PlayTactic(made)
    sourced(made, origin, UNKNOWN, ours, disputed)
    return made


TACTICS = (
    # Known, as far as they are
    tactic(
        "Tactical Retreat", "defend", battle.TacticalRetreat(), origin=OFFICIAL, ours=("count",), disputed=("effects",)
    ),
    tactic("Summon Lightning", "battle", battle.Lightning(4), origin=REPORTED),
    tactic("Rally Cry", "turn fight", battle.RallyCry(4), origin=REPORTED),
    tactic("Horrific Rumors", "turn", orders.SpreadRumors(), count=1, origin=REPORTED),
    tactic("Raze a City", "turn", orders.RazeCity(2), origin=OFFICIAL, ours=("count", "effects")),
    tactic("Lost City", "turn", orders.FoundCity(), origin=REPORTED, ours=("count",)),
    tactic("Mountain Pass", "turn", orders.OpenPasses(), origin=REPORTED, ours=("count", "effects")),
    tactic("To the Winner", "battle", battle.Prize(), origin=REPORTED, ours=("count", "effects")),
    tactic("Ambush", "turn quest", battle.LayAmbush(2), origin=REPORTED, ours=("count", "effects")),
    tactic("Call to Council", "turn", orders.ShareCounsel(2), origin=REPORTED, ours=("name", "count", "effects")),
    tactic("Whispers of the Guild", "turn", orders.RecallOrder(), origin=REPORTED, ours=("name", "count", "effects")),
    tactic("Scorched Earth", "defend", battle.ScorchedEarth(3), origin=REPORTED, ours=("name", "count", "effects")),
    # Ours
    tactic("Beast Trail", "turn", lands.CallNeutrals((BEASTMAN, RAZORWING), 2)),
    tactic("Sleeper Awakes", "turn", lands.CallNeutrals((DRAGON, GIANT), 1)),
    tactic("Smoke on the Hills", "turn", lands.DriveNeutrals()),
    tactic("Hidden Vault", "turn", lands.MoveToken()),
    tactic("Seeing Stone", "turn", lands.Scry()),
    tactic("Night March", "turn", orders.FreeArea()),
    tactic("Village Levy", "turn", orders.Levy(2)),
    tactic("Laden Caravan", "turn", (AnyDial(1), AnyDial(1)), count=3),
    tactic("Owed Favor", "turn", orders.ExactTribute(2)),
    tactic("Arrow Storm", "battle", battle.Volley(2)),
    tactic("Wall of Shields", "defend", battle.ShieldWall(2)),
    tactic("Poisoned Blade", "duel", battle.PoisonedBlade(1)),
    tactic("Second Wind", "duel", battle.SecondWind(2)),
)
