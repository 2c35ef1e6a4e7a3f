"""How Rise of Ix is put together: components, replaced rules, queries, moments, options and laws."""

from __future__ import annotations

from hagal.games.dune.catalogue.leaders import LEADERS as BASE_LEADERS
from hagal.games.dune.ix import laws, units
from hagal.games.dune.ix.agent_boxes import ambush
from hagal.games.dune.ix.conflicts import CONFLICTS
from hagal.games.dune.ix.discard import unload
from hagal.games.dune.ix.imperium import IMPERIUM, PROMOS
from hagal.games.dune.ix.intrigue import INTRIGUE
from hagal.games.dune.ix.leaders import LEADERS
from hagal.games.dune.ix.options import leaders_in_play
from hagal.games.dune.ix.part import NAME
from hagal.games.dune.ix.plots import pushed
from hagal.games.dune.ix.reveal_boxes import note_swords
from hagal.games.dune.ix.spaces import GONE, NEW
from hagal.games.dune.ix.tech import TURN_UP, LayTech, refresh, tile_options, troops_on_ix
from hagal.games.dune.ix.tiles import TILES
from hagal.games.dune.options import leaders
from hagal.kernel.rules import Module
from hagal.kernel.setting import Setting

IX = Module(
    NAME,
    components=(*IMPERIUM, *PROMOS, *INTRIGUE, *CONFLICTS, *LEADERS, *TILES, *NEW),
    drop=[f"space:{id}" for id in GONE],
    steps={
        "lay_tech": LayTech(),
        "turn_up": TURN_UP,
        "finish": units.FinishUnits(),
        "place_dreadnought": units.PlaceDreadnought(),
    },
    queries={
        "window": tile_options,
        "controller": units.controller,
        "troops_elsewhere": troops_on_ix,
        "trashable": laws.tiles_too,
    },
    moments={
        "table_laid": "lay_tech",
        "round_started": refresh,
        "turn_begins": units.begin_turn,
        "deployed": ambush,
        "swords": note_swords,
        "discarded": unload,
        "trashed": unload,
        "conflict_won": (pushed, units.place_dreadnought),
        "combat_ended": units.ships_home,
    },
    owns="tech",
    settings={
        "leaders": leaders((*BASE_LEADERS, *LEADERS)),
        "reveal_tiles": Setting("at_once", ("at_once", "next_turn")),
    },
    check=leaders_in_play,
    laws=laws.LAWS,
)
