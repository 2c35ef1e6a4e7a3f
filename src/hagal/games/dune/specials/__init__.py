"""The one card in ten: small named effects that only a card, a space or a leader or two need."""

from __future__ import annotations

from hagal.games.dune.specials.agent_boxes import (
    DoubleHarvest,
    DoubleVisit,
    Fetch,
    FetchSister,
    OpponentsDiscard,
    RaidGarrisons,
    Signet,
    Silence,
    SilenceSpace,
    TestOpponents,
    Throw,
)
from hagal.games.dune.specials.alliances import AcquireEffects, AllianceHeir, InfluenceBonus
from hagal.games.dune.specials.endgame import CornerTheMarket, PlansWithinPlans
from hagal.games.dune.specials.leaders import MASTERSTROKE, SetAside, SetCardAside
from hagal.games.dune.specials.plots import (
    AcquireToTop,
    AcquireUpTo,
    DoubleCross,
    EndTurn,
    Envoy,
    Infiltrate,
    PoisonSnooper,
    Promise,
    RecallAgent,
    RecruitNow,
    ShuffleDiscard,
)
from hagal.games.dune.specials.reveal_boxes import CheapSpice, PersuadePer
from hagal.games.dune.specials.rewards import MentatNextRound, TakeControl, TwoOf
from hagal.games.dune.specials.spaces import (
    SOLARI_FOR_SPICE,
    Harvest,
    SellMelange,
    TakeCouncilSeat,
    TakeFoldspace,
    TakeMentat,
    TakeSwordmaster,
)

__all__ = [
    "MASTERSTROKE",
    "SOLARI_FOR_SPICE",
    "AcquireEffects",
    "AcquireToTop",
    "AcquireUpTo",
    "AllianceHeir",
    "CheapSpice",
    "CornerTheMarket",
    "DoubleCross",
    "DoubleHarvest",
    "DoubleVisit",
    "EndTurn",
    "Envoy",
    "Fetch",
    "FetchSister",
    "Harvest",
    "Infiltrate",
    "InfluenceBonus",
    "MentatNextRound",
    "OpponentsDiscard",
    "PersuadePer",
    "PlansWithinPlans",
    "PoisonSnooper",
    "Promise",
    "RaidGarrisons",
    "RecallAgent",
    "RecruitNow",
    "SellMelange",
    "SetAside",
    "SetCardAside",
    "ShuffleDiscard",
    "Signet",
    "Silence",
    "SilenceSpace",
    "TakeControl",
    "TakeCouncilSeat",
    "TakeFoldspace",
    "TakeMentat",
    "TakeSwordmaster",
    "TestOpponents",
    "Throw",
    "TwoOf",
]
