"""The starting deck of ten cards and the Reserve."""

from __future__ import annotations

from hagal.games.dune.catalogue.declare import card
from hagal.games.dune.effects import draw, gain, persuasion, points, swords, trash_self
from hagal.games.dune.names import ALL_ICONS, CITY, FACTION_ICONS, FREMEN, LANDSRAAD, SPICE_TRADE
from hagal.games.dune.specials import Signet

STARTING = (
    card("Convincing Argument", count=2, deck="starting", reveal_box=persuasion(2)),
    card("Dagger", count=2, deck="starting", icons=LANDSRAAD, reveal_box=swords(1)),
    card("Diplomacy", deck="starting", icons=FACTION_ICONS, reveal_box=persuasion(1)),
    card("Dune, the Desert Planet", count=2, deck="starting", icons=SPICE_TRADE, reveal_box=persuasion(1)),
    card("Reconnaissance", deck="starting", icons=CITY, reveal_box=persuasion(1)),
    card("Seek Allies", deck="starting", icons=FACTION_ICONS, agent=trash_self),
    card(
        "Signet Ring", deck="starting", icons=LANDSRAAD | CITY | SPICE_TRADE, agent=Signet(), reveal_box=persuasion(1)
    ),
)

RESERVE = (
    card(
        "Arrakis Liaison",
        count=8,
        deck="reserve",
        cost=2,
        factions=(FREMEN,),
        icons=LANDSRAAD | CITY,
        reveal_box=persuasion(2),
    ),
    card("The Spice Must Flow", count=10, deck="reserve", cost=9, reveal_box=gain(spice=1), acquire=points(1)),
    card("Foldspace", count=6, deck="reserve", icons=ALL_ICONS, agent=(draw(1), trash_self)),
)

for _place, _card in enumerate(RESERVE):
    _card.reserve = _place
