"""The 32 season cards, eight for each season.

Sources tell of ten, some in part. The others are ours, as the rulebook has them: texts for all in the order of play,
bids for influence, tactics cards, heroes who desert, dragon runes; spring and summer help, fall hinders, winter hurts
or sells runes. Three of each season are bids, all of them matters of the Wizards' Council; five bring dragon runes onto
the board, four of them in winter.
"""

from __future__ import annotations

from hagal.games.kit.declare import OFFICIAL, REPORTED, STAND_IN, Facts, identify, many, sourced
from hagal.games.runewars.catalogue.factions import NEUTRALS
from hagal.games.runewars.components import Season
from hagal.games.runewars.effect import Effect, Effects
from hagal.games.runewars.names import BEASTMAN, FALL, FOOD, ORE, OWN_TYPES, SPRING, SUMMER, WINTER, WOOD
from hagal.games.runewars.seasons.bids import Bid
from hagal.games.runewars.seasons.effects import (
    AnyDial,
    CityInfluence,
    DiscardTactics,
    DrawQuests,
    DrawTactics,
    Each,
    Either,
    FirstToPay,
    GainInfluence,
    LoseInfluence,
    Pay,
    SetDials,
    Slow,
    TurnDial,
)
from hagal.games.runewars.seasons.objectives import NewObjective
from hagal.games.runewars.seasons.rune_effects import GrantDragons, LeaveHome
from hagal.games.runewars.seasons.runes import RECEIVE_RUNE, PlaceDragon, RevealRunes
from hagal.games.runewars.seasons.troubles import (
    DamageStronghold,
    DestroyCity,
    DestroyUnits,
    DriveNeutrals,
    HealHeroes,
    PartWays,
    PayHeroes,
    RoutArea,
    Volunteers,
    WildAllies,
)

SEASON_OURS = ("name", "text")
"""What is ours on a stand-in."""


def season(
    season: int,
    name: str,
    effects: Effect | Effects,
    *,
    council: bool = False,
    origin: str = STAND_IN,
    ours: Facts = (),
    disputed: Facts = (),
) -> Season:
    made = Season(identify(name), name, season=season, council=council, effects=many(effects))
    sourced(made, origin, SEASON_OURS, ours, disputed)
    return made


def each(*effects: Effect) -> Each:
    return Each(effects)


def either(*ways: Effect) -> Each:
    """Each player does one of these."""
    return Each((Either(ways),))


SPRINGS = (
    season(SPRING, "Famine", each(SetDials(falling=True)), origin=REPORTED),
    season(
        SPRING,
        "Prepare for Coming Year",
        either(NewObjective(), DrawTactics(1)),
        origin=REPORTED,
        ours=("text",),
    ),
    season(SPRING, "Stormy Weather", Bid(but_highest=(Slow(),)), council=True, origin=REPORTED, ours=("text",)),
    season(
        SPRING,
        "A City Given to the Flames",
        Bid(highest=(DestroyCity(),)),
        council=True,
        origin=REPORTED,
        ours=("name",),
    ),
    season(
        SPRING, "Allies out of the Wild", Bid(highest=(WildAllies(NEUTRALS[BEASTMAN - OWN_TYPES], 2),)), council=True
    ),
    season(SPRING, "First Furrows", each(AnyDial(1))),
    season(SPRING, "Riders on Every Road", each(DrawTactics(1))),
    season(SPRING, "Tales from Far Away", either(DrawQuests(1), GainInfluence(1))),
)

SUMMERS = (
    season(
        SUMMER, "Anger of the Council", Bid(lowest=(DestroyUnits(2),)), council=True, origin=REPORTED, ours=SEASON_OURS
    ),
    season(SUMMER, "The Open Archives", Bid(highest=(DrawTactics(3),)), council=True),
    season(SUMMER, "Unearthed by the Plow", Bid(highest=(PlaceDragon(),)), council=True),
    season(SUMMER, "Green and Plenty", each(TurnDial(FOOD, 1))),
    season(SUMMER, "Caravans", each(Pay(AnyDial(-1), (GainInfluence(3),)))),
    season(SUMMER, "Pilgrims at the Gates", each(CityInfluence(2, 1))),
    season(SUMMER, "Volunteers", each(Volunteers())),
    season(SUMMER, "Healers and Storytellers", each(HealHeroes(), DrawQuests(1))),
)

FALLS = (
    season(FALL, "Everything in the Barns", each(SetDials(falling=False, food=1)), origin=OFFICIAL, ours=("name",)),
    season(FALL, "Threatened Home Realms", each(LeaveHome(2)), origin=OFFICIAL, ours=("season",)),
    season(FALL, "Parting of the Ways", each(PartWays()), origin=REPORTED, ours=("name", "season")),
    season(
        FALL,
        "The Council's Due",
        Bid(lowest=(TurnDial(FOOD, -1), TurnDial(WOOD, -1), TurnDial(ORE, -1))),
        council=True,
    ),
    season(FALL, "Whispers and Betrayal", Bid(but_highest=(DiscardTactics(1),)), council=True),
    season(FALL, "The Wild Stirs", Bid(highest=(DriveNeutrals(),)), council=True),
    season(FALL, "Roads of Mud", each(Slow())),
    season(FALL, "Crumbling Walls", either(TurnDial(ORE, -1), DamageStronghold())),
)

WINTERS = (
    season(
        WINTER,
        "A Rune beneath the Snow",
        Bid(highest=(RECEIVE_RUNE,)),
        council=True,
        origin=OFFICIAL,
        ours=("name", "council"),
    ),
    season(
        WINTER,
        "Power for the Pious",
        Bid(lowest=(GrantDragons(),)),
        council=True,
        origin=REPORTED,
        ours=("season", "council"),
    ),
    season(
        WINTER,
        "The Frozen Vault",
        Bid(highest=(RECEIVE_RUNE,), lowest=(DiscardTactics(2),)),
        council=True,
    ),
    season(WINTER, "Proof of the Faithful", FirstToPay(RevealRunes(2), (RECEIVE_RUNE,))),
    season(WINTER, "Hungry Months", each(TurnDial(FOOD, -1))),
    season(WINTER, "Frostbite", each(RoutArea())),
    season(WINTER, "Unpaid Champions", each(PayHeroes(1))),
    season(WINTER, "Tithe of Winter", either(LoseInfluence(2), AnyDial(-1))),
)

SEASON_CARDS = (*SPRINGS, *SUMMERS, *FALLS, *WINTERS)

REVISED_SEASONS = (
    season(FALL, "Threatened Home Realms", each(LeaveHome(1)), origin=OFFICIAL, ours=("season",)),  # RWR-010
)
"""What the Revised Edition prints otherwise: each takes the place of the card with its id."""
