"""The module `rivals` as it is with Rise of Ix: more cards and leaders, other boards, the ways of rivals with Ix."""

from __future__ import annotations

from typing import Any

from hagal.games.dune.components import Space
from hagal.games.dune.ix.leaders import LEADERS
from hagal.games.dune.ix.rivals import tiles, variants, ways
from hagal.games.dune.ix.rivals.cards import GONE, ix_hagal_deck
from hagal.games.dune.ix.spaces import SPACES
from hagal.games.dune.rivals import setup
from hagal.games.dune.rivals.difficulty import LEVELS
from hagal.games.dune.rivals.leaders import Rival
from hagal.games.dune.rivals.module import rivals_module, solo_board
from hagal.games.dune.rivals.spending import spend
from hagal.games.dune.state import Dune
from hagal.kernel.rules import Module
from hagal.kernel.term import Component, Fold, Push
from hagal.kernel.title import Setting

RIVALS = tuple(Rival(leader.id, leader.name, leader) for leader in LEADERS if leader.rival)
for _rival in RIVALS:
    _rival.moments = {"gained": spend}

BOARDS = {name: solo_board(level, SPACES) for name, level in LEVELS.items()}


def round_started(s: Dune, seat: int, source: int) -> None:
    setup.swordmasters_arrive(s, seat, source)
    ways.spend_hoard(s, seat, source)


def rivals_with_ix(players: int, options: dict[str, Any]) -> Module:
    """House Hagal with Rise of Ix, for one or two players."""
    base = rivals_module(players, options)
    components: list[Component] = [
        c for c in base.components if not (c.kind == "hagal" and c.id in GONE) and not isinstance(c, Space)
    ]
    components = [c for c in components if c.kind != "board"]
    components += ix_hagal_deck(players, options["hagal_dreadnought_troops"])
    queries: dict[str, Fold] = {
        **base.queries,
        "ships_in_garrison": ways.ships_in_garrison,
        "ship_strength": ways.ship_strength,
    }
    moments: dict[str, Push] = dict(base.moments)
    if players == 1:
        board = BOARDS[options["difficulty"]]
        components += [*RIVALS, board, *board.spaces]
        queries |= {"hoards_spice": ways.hoards_spice, "rival_infiltrates": tiles.infiltrates}
        if options["brutal_escalation"]:
            queries["rival_flips"] = variants.brutal_escalation
        moments |= {
            "round_started": round_started,
            "tech_turned": ways.show_marked,
            "tech_acquired": tiles.acquired,
            "gained": tiles.gained,
            "rival_turn_begins": tiles.use_at_once,
            "rival_arrived": tiles.arrived,
            "rival_infiltrated": tiles.infiltrated,
        }
        if options["row_dice"]:
            moments["cleaning_up"] = variants.dice_on_the_row
    return Module(
        "rivals",
        components=components,
        steps={**base.steps, "deploy_ships": ways.DeployShips(), "place_dreadnought": ways.RivalPlacing()},
        queries=queries,
        moments=moments,
        over=("ix",),
    )


SETTINGS = {
    "hagal_dreadnought_troops": Setting(2, (2, 1)),
    "expert_dreadnoughts": Setting("always", ("always", "held_back")),
    "weirding_way": Setting("at_once", ("at_once", "after_hagal")),
    "row_dice": Setting(False, (False, True)),
    "brutal_escalation": Setting(False, (False, True)),
}
