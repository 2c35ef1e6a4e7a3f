"""How Rise of Ix is put together: components, replaced rules, queries and moments."""

from __future__ import annotations

from hagal.games.dune.ix import units
from hagal.games.dune.ix.agent_boxes import ambush
from hagal.games.dune.ix.conflicts import CONFLICTS
from hagal.games.dune.ix.discard import unload
from hagal.games.dune.ix.imperium import IMPERIUM, PROMOS
from hagal.games.dune.ix.intrigue import INTRIGUE
from hagal.games.dune.ix.leaders import LEADERS
from hagal.games.dune.ix.part import lay_ix_board
from hagal.games.dune.ix.plots import pushed
from hagal.games.dune.ix.reveal_boxes import note_swords
from hagal.games.dune.ix.spaces import BOARD, GONE, NEW
from hagal.games.dune.ix.tech import TURN_UP, refresh, tile_options, troops_on_ix
from hagal.games.dune.ix.tiles import TILES
from hagal.games.dune.state import Dune
from hagal.kernel.rules import Module


def conflict_won(s: Dune, seat: int, source: int) -> None:
    """The winner's Dreadnought, and Strategic Push."""
    units.place_dreadnought(s, seat, source)
    pushed(s, seat, source)


IX = Module(
    "ix",
    components=(*IMPERIUM, *PROMOS, *INTRIGUE, *CONFLICTS, *LEADERS, *TILES, *NEW, BOARD),
    drop=[f"space:{id}" for id in GONE],
    steps={"finish": units.FinishUnits(), "place_dreadnought": units.PlaceDreadnought(), "turn_up": TURN_UP},
    queries={"window": tile_options, "controller": units.controller, "troops_elsewhere": troops_on_ix},
    moments={
        "table_laid": lay_ix_board,
        "round_started": refresh,
        "turn_begins": units.begin_turn,
        "deployed": ambush,
        "swords": note_swords,
        "discarded": unload,
        "trashed": unload,
        "conflict_won": conflict_won,
        "combat_ended": units.ships_home,
    },
    owns="tech",
)
