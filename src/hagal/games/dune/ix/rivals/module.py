"""House Hagal with Rise of Ix: more cards and leaders, the ways of rivals with Ix, and the solo variants."""

from __future__ import annotations

from hagal.games.dune.ix.leaders import LEADERS
from hagal.games.dune.ix.options import variant
from hagal.games.dune.ix.part import NAME as IX
from hagal.games.dune.ix.rivals import laws, tiles, variants, ways
from hagal.games.dune.ix.rivals.cards import FEWER_TROOPS, GONE, ix_hagal_deck
from hagal.games.dune.rivals.leaders import Rival
from hagal.games.dune.rivals.options import Box, rival_leaders
from hagal.games.dune.rivals.part import NAME as RIVALS_NAME
from hagal.kernel.rules import Module
from hagal.kernel.setting import Setting

RIVALS = tuple(Rival(leader.id, leader.name, leader) for leader in LEADERS if leader.rival)
NAME = "ix-rivals"
SOLO_NAME = "ix-rivals-solo"

BOTH = Module(
    NAME,
    needs=(IX, RIVALS_NAME),
    drop=[f"hagal:{id}" for id in GONE],
    steps={"deploy_ships": ways.DeployShips(), "place_dreadnought": ways.RivalPlacing()},
    queries={
        "ships_in_garrison": ways.ships_in_garrison,
        "ship_strength": ways.ship_strength,
        "rival_effect": ways.rival_effect,
    },
    over=(IX,),
    settings={
        "hagal_dreadnought_troops": Setting(2, (2, 1)),
        "expert_dreadnoughts": Setting("always", ("always", "held_back")),
        "weirding_way": Setting("at_once", ("at_once", "after_hagal")),
    },
)
TWO = Module("ix-rivals-two", needs=(NAME,), players=(2,), components=ix_hagal_deck(2))
FEWER = Module(
    "hagal-dreadnought-troops",
    needs=("ix-rivals-two",),
    when={"hagal_dreadnought_troops": 1},
    components=(FEWER_TROOPS,),
)
SOLO = Module(
    SOLO_NAME,
    needs=(NAME,),
    players=(1,),
    components=(*ix_hagal_deck(1), *RIVALS),
    steps={"show_marked": ways.ShowMarked()},
    queries={"hoards_spice": ways.hoards_spice, "rival_infiltrates": tiles.infiltrates},
    moments={
        "round_started": ways.spend_hoard,
        "tech_turned": "show_marked",
        "tech_acquired": tiles.acquired,
        "gained": tiles.gained,
        "rival_turn_begins": tiles.use_at_once,
        "rival_arrived": tiles.arrived,
        "rival_infiltrated": tiles.infiltrated,
    },
    settings={"rival_leaders": rival_leaders(Box(LEADERS, "IX-056", "with Rise of Ix"))},
    laws=laws.LAWS,
)

# The solo variants (IX-070 to IX-072)

ROW_DICE = Module(
    "row-dice",
    needs=(SOLO_NAME,),
    when={"row_dice": True},
    moments={"cleaning_up": variants.dice_on_the_row},
    settings={"row_dice": Setting(False, (False, True))},
    check=variant("row_dice", solo=True),
)
BRUTAL_ESCALATION = Module(
    "brutal-escalation",
    needs=(SOLO_NAME,),
    when={"brutal_escalation": True},
    queries={"rival_flips": variants.brutal_escalation},
    settings={"brutal_escalation": Setting(False, (False, True))},
    check=variant("brutal_escalation", solo=True),
)
