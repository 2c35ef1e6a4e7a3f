"""The CHOAM overlay and the Ix board: four spaces gone, four new (IX-001, IX-100 to IX-103)."""

from __future__ import annotations

from hagal.games.dune.components import Space
from hagal.games.dune.effects import Either, gain
from hagal.games.dune.ix.shipping import FreighterMoves
from hagal.games.dune.ix.tech import AcquireTech, Negotiate
from hagal.games.dune.ix.units import Commission
from hagal.games.dune.names import GUILD, LANDSRAAD, SPICE_TRADE
from hagal.games.dune.specials import SilenceSpace

GONE = ("rally_troops", "hall_of_oratory", "secure_contract", "sell_melange")

NEW = (
    Space("smuggling", "Smuggling", icon=SPICE_TRADE, effects=(gain(solari=1), FreighterMoves(1))),
    Space(
        "interstellar_shipping",
        "Interstellar Shipping",
        icon=SPICE_TRADE,
        friend=GUILD,
        effects=(FreighterMoves(2),),
    ),
    Space(
        "tech_negotiation",
        "Tech Negotiation",
        icon=LANDSRAAD,
        reveal=1,
        effects=(Either((AcquireTech(1), Negotiate(1))),),
    ),
    Space("dreadnought", "Dreadnought", icon=LANDSRAAD, solari=3, effects=(Commission(1), AcquireTech())),
)

for _space in NEW:
    _space.pick = SilenceSpace(_space)
