"""The twenty-five rewards: three Timmorran Shards, seven weapons, five armors, ten without a trait.

Fourteen names are known, and half of their effects; the other names and effects are ours. What works in the own turn is
spent by it, so that nothing can be done over and over.
"""

from __future__ import annotations

from hagal.games.kit.declare import OFFICIAL, REPORTED, STAND_IN, Facts, identify, sourced
from hagal.games.runewars.components import Reward
from hagal.games.runewars.effect import Effect
from hagal.games.runewars.names import STRENGTH, WISDOM
from hagal.games.runewars.quests.duel_effects import (
    DISCARD_THIS,
    Backfire,
    Drain,
    FirstHit,
    Hit,
    HitBy,
    OpeningShot,
    Pierce,
    Vanish,
    Ward,
    WardAll,
)
from hagal.games.runewars.quests.turn_effects import (
    DragonRune,
    DrawTactics,
    IceStorm,
    Possess,
    Rouse,
    SeeRunes,
    Summon,
    Teleport,
)

WEAPON, ARMOR = "weapon", "armor"
TURN, START, SPECIAL, GUARD = "turn", "duel", "special", "guard"
"""When a reward is used: in the own turn; at the start of a duel; for a special icon; when damage is about to fall."""

STAND_IN_OURS = ("name", "trait", "text")


def reward(
    name: str, moment: str, *effects: Effect, trait: str = "", count: int = 1, origin: str = STAND_IN, ours: Facts = ()
) -> Reward:
    made = Reward(identify(name), name, count=count, trait=trait, moment=moment, effects=effects)
    sourced(made, origin, STAND_IN_OURS, ours, ())
    return made


SHARD = reward("Timmorran Shard", TURN, DragonRune(), DISCARD_THIS, count=3, origin=REPORTED, ours=("count",))

WEAPONS = (
    reward("Rage Blade", SPECIAL, HitBy(STRENGTH), trait=WEAPON, origin=OFFICIAL, ours=("trait",)),
    reward("Soulbiter", SPECIAL, Hit(1), Drain(), trait=WEAPON, origin=REPORTED),
    reward("Emberlash", SPECIAL, Hit(2), trait=WEAPON),
    reward("Viper Dagger", SPECIAL, Hit(1), Pierce(), trait=WEAPON),
    reward("Scepter of the Ninth Star", SPECIAL, HitBy(WISDOM, 1), trait=WEAPON),
    reward("Lance of the First Charge", SPECIAL, FirstHit(3, 1), trait=WEAPON),
    reward("Stormwood Bow", START, OpeningShot(), trait=WEAPON),
)

ARMORS = (
    reward("Runeplate", GUARD, Ward(1), trait=ARMOR, origin=OFFICIAL, ours=("text",)),
    reward("Ghost Armor", GUARD, WardAll(grey=True), trait=ARMOR, origin=REPORTED, ours=("text",)),
    reward("Mail of the Oathbound", SPECIAL, Ward(3), trait=ARMOR),
    reward("Thornback Hauberk", SPECIAL, Ward(1), Hit(1), trait=ARMOR),
    reward("Bulwark of Old Kings", GUARD, Ward(2, once=True), trait=ARMOR),
)

OTHERS = (
    reward("Dwarven Fire Bombs", SPECIAL, Hit(3), Backfire(), origin=REPORTED, ours=("trait",)),
    reward("Flute of Possession", TURN, Possess(), DISCARD_THIS, origin=REPORTED, ours=("trait",)),
    reward("Staff of Light", TURN, Rouse(), DISCARD_THIS, origin=REPORTED, ours=("trait", "text")),
    reward("Ice Storm", TURN, IceStorm(2), DISCARD_THIS, origin=REPORTED, ours=("trait", "text")),
    reward("Rune of Summoning", TURN, Summon(2), DISCARD_THIS, origin=REPORTED, ours=("trait", "text")),
    reward("Rune of Teleportation", TURN, Teleport(), DISCARD_THIS, origin=REPORTED, ours=("trait", "text")),
    reward("Tactical Map", TURN, DrawTactics(2), DISCARD_THIS, origin=REPORTED, ours=("trait", "text")),
    reward("Cloak of Deception", START, Vanish(), DISCARD_THIS, origin=REPORTED, ours=("trait", "text")),
    reward("Amulet of Shielding", GUARD, WardAll(), DISCARD_THIS, origin=REPORTED, ours=("trait", "text")),
    reward("Far-seeing Glass", TURN, SeeRunes(2), DISCARD_THIS),
)

REWARDS = (SHARD, *WEAPONS, *ARMORS, *OTHERS)
