"""The 22 spaces of the board. The influence of a faction space and costs are rules of the turn, not effects here."""

from __future__ import annotations

from hagal.games.dune.components import Space, board_of
from hagal.games.dune.effects import Trash, draw, gain, intrigue, recruit, steal_intrigue
from hagal.games.dune.names import (
    CITY,
    FREMEN,
    I_BENE_GESSERIT,
    I_EMPEROR,
    I_FREMEN,
    I_GUILD,
    LANDSRAAD,
    SPICE_TRADE,
)
from hagal.games.dune.specials import (
    Harvest,
    SellMelange,
    SilenceSpace,
    TakeCouncilSeat,
    TakeFoldspace,
    TakeMentat,
    TakeSwordmaster,
)

SPACES = (
    Space("conspire", "Conspire", icon=I_EMPEROR, spice=4, effects=(gain(solari=5), recruit(2), intrigue(1))),
    Space("wealth", "Wealth", icon=I_EMPEROR, effects=(gain(solari=2),)),
    Space("heighliner", "Heighliner", icon=I_GUILD, spice=6, combat=True, effects=(recruit(5), gain(water=2))),
    Space("foldspace", "Foldspace", icon=I_GUILD, effects=(TakeFoldspace(),)),
    Space("selective_breeding", "Selective Breeding", icon=I_BENE_GESSERIT, spice=2, effects=(Trash((draw(2),)),)),
    Space("secrets", "Secrets", icon=I_BENE_GESSERIT, effects=(intrigue(1), steal_intrigue)),
    Space("hardy_warriors", "Hardy Warriors", icon=I_FREMEN, water=1, combat=True, effects=(recruit(2),)),
    Space("stillsuits", "Stillsuits", icon=I_FREMEN, combat=True, effects=(gain(water=1),)),
    Space("high_council", "High Council", icon=LANDSRAAD, solari=5, once="council", effects=(TakeCouncilSeat(),)),
    Space("mentat", "Mentat", icon=LANDSRAAD, solari=2, effects=(TakeMentat(), draw(1))),
    Space("rally_troops", "Rally Troops", icon=LANDSRAAD, solari=4, effects=(recruit(4),)),
    Space("hall_of_oratory", "Hall of Oratory", icon=LANDSRAAD, reveal=1, effects=(recruit(1),)),
    Space("swordmaster", "Swordmaster", icon=LANDSRAAD, solari=8, once="swordmaster", effects=(TakeSwordmaster(),)),
    Space("secure_contract", "Secure Contract", icon=SPICE_TRADE, effects=(gain(solari=3),)),
    Space("sell_melange", "Sell Melange", icon=SPICE_TRADE, spice=2, deal=SellMelange(), effects=()),
    Space("arrakeen", "Arrakeen", icon=CITY, combat=True, effects=(recruit(1), draw(1)), control=(gain(solari=1),)),
    Space("carthag", "Carthag", icon=CITY, combat=True, effects=(recruit(1), intrigue(1)), control=(gain(solari=1),)),
    Space("research_station", "Research Station", icon=CITY, water=2, combat=True, effects=(draw(3),)),
    Space("sietch_tabr", "Sietch Tabr", icon=CITY, friend=FREMEN, combat=True, effects=(recruit(1), gain(water=1))),
    Space("great_flat", "The Great Flat", icon=SPICE_TRADE, water=2, combat=True, maker=3, effects=(Harvest(),)),
    Space("hagga_basin", "Hagga Basin", icon=SPICE_TRADE, water=1, combat=True, maker=2, effects=(Harvest(),)),
    Space(
        "imperial_basin",
        "Imperial Basin",
        icon=SPICE_TRADE,
        combat=True,
        maker=1,
        effects=(Harvest(),),
        control=(gain(spice=1),),
    ),
)

for _space in SPACES:
    _space.pick = SilenceSpace(_space)

BOARD = board_of(SPACES)
