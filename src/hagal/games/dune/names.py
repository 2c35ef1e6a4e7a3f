"""The words of the game as small numbers: factions, icons, resources, Intrigue types, places of a card."""

from __future__ import annotations

from typing import Final

from hagal.kernel.step import Msg

EMPEROR, GUILD, BENE_GESSERIT, FREMEN = range(4)
FACTIONS = ("emperor", "spacing_guild", "bene_gesserit", "fremen")

# Agent icons as bits; the first four belong to the factions in the same order.
ICONS = ("emperor", "spacing_guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade")
I_EMPEROR, I_GUILD, I_BENE_GESSERIT, I_FREMEN, LANDSRAAD, CITY, SPICE_TRADE = (1 << k for k in range(7))
FACTION_ICONS = I_EMPEROR | I_GUILD | I_BENE_GESSERIT | I_FREMEN
ALL_ICONS = FACTION_ICONS | LANDSRAAD | CITY | SPICE_TRADE

RESOURCES = ("spice", "solari", "water")

PLOT, COMBAT, ENDGAME = 1, 2, 4
INTRIGUE_TYPES = ("plot", "combat", "endgame")

HAND, PLAY, DISCARD = range(3)
PLACES = ("hand", "play", "discard")

TROOPS: Final = 12  # DI-005
ROW_SIZE: Final = 5  # DI-003
MANY_INTRIGUE: Final = 4  # cards of which one can be stolen (DI-051)
MAX_INFLUENCE: Final = 6  # DI-074
FRIENDSHIP: Final = 2  # influence that earns a point and opens a space (DI-070)
ALLIANCE: Final = 4  # influence that brings the bonus of a track and takes an Alliance (DI-071, DI-072)
STRENGTH_PER_TROOP: Final = 2  # DI-033


def amounts(spice: int, solari: int, water: int) -> tuple[Msg, ...]:
    """Amounts of resources as messages."""
    named = (("spice", spice), ("solari", solari), ("water", water))
    return tuple(Msg(f"amount-{name}", n=n) for name, n in named if n)


def faction_bits(factions: tuple[int, ...]) -> int:
    """Factions as a mask."""
    bits = 0
    for faction in factions:
        bits |= 1 << faction
    return bits
