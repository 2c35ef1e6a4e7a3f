"""The words in which effects and conditions are written, taken from the registry of Terms: one for each that the game
has. A new effect has its word by itself; what its fields are called says how its value is written (FIELDS), the module
that it lives in where it can stand (`boxes_of`)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from hagal.games.runewars import TITLE
from hagal.games.runewars.effect import Condition, Effect
from hagal.games.runewars.names import ATTRIBUTES, MOST, RESOURCES
from hagal.games.runewars.quests import duel_effects as duels
from hagal.games.runewars.seasons import effects as seasons
from hagal.games.runewars.seasons.bids import Bid
from hagal.games.runewars.seasons.rune_effects import LeaveHome
from hagal.games.runewars.seasons.runes import PlaceDragon, RevealRunes
from hagal.games.runewars.seasons.troubles import DamageStronghold, DestroyUnits, RoutArea
from hagal.games.runewars.tactics import battle
from hagal.games.runewars.tactics.play import MOMENTS
from hagal.kernel.term import TERMS, Term

PREFIXES = ("season_", "reward_", "quest_")
"""Of tags, which words go without."""
HOME = "hagal.games.runewars."
TOP = 20
"""No number on a card is higher."""
LONGEST = 8
"""No card has more effects, or more ways to choose from."""

# How the values of fields are written
NUMBERS = {
    **{"n": (1, TOP), "least": (0, TOP), "less": (0, TOP), "first": (1, TOP), "later": (0, TOP)},
    **{"food": (0, MOST), "by": (-MOST, MOST)},
}
FLAGS = ("falling", "once", "grey", "dragon")
CHOICES = {"resource": RESOURCES, "attribute": ATTRIBUTES}
PLACES = ("highest", "lowest", "but_highest", "but_lowest")
LISTS = ("effects", *PLACES)
FIELDS = (*NUMBERS, *FLAGS, *CHOICES, *LISTS, "ways", "cost", "unit", "slots")
WRITTEN = {"effects": "then", "slots": "units"}
"""Fields that are called otherwise in a pack than in the code."""
USUAL: dict[str, Any] = {**dict.fromkeys(FLAGS, False), **dict.fromkeys(PLACES, ()), "less": 0, "food": 0}
"""What is meant where a field is left out; a word alone means one."""
HIDDEN: dict[type[Term], dict[str, Any]] = {
    DestroyUnits: {"area": 0, "slot": 0},
    LeaveHome: {"least": 0},
    RevealRunes: {"least": 0},
    PlaceDragon: {"owner": -1},
}
"""Where an effect stands that goes on step by step: no card says it."""

# Where effects stand: on a season card, or there for each player; a tactics card by its times; a reward by its moment;
# what a test brings
SEASON, PLAYER, RESULT = "season", "player", "result"
TURN, ATTACK, DEFEND, BATTLE, FIGHT, DUEL, QUEST = MOMENTS
REWARDS = {"turn": "reward_turn", "duel": "reward_duel", "special": "reward_special", "guard": "reward_guard"}
"""The boxes of rewards, by the moments when they are used."""
REWARD_TURN, REWARD_DUEL, REWARD_SPECIAL, REWARD_GUARD = REWARDS.values()
BEGINNING = (ATTACK, DEFEND, BATTLE)
BOXES = (SEASON, PLAYER, *MOMENTS, *REWARDS.values(), RESULT)

ANY_TIME = (PLAYER, *MOMENTS, REWARD_TURN, RESULT)
OWN: dict[type[Term], tuple[str, ...]] = {
    **dict.fromkeys((seasons.Each, Bid, seasons.FirstToPay), (SEASON,)),
    **dict.fromkeys((seasons.GainInfluence, seasons.LoseInfluence, seasons.CityInfluence), ANY_TIME),
    **dict.fromkeys((seasons.DrawTactics, seasons.DrawQuests, seasons.TurnDial, seasons.AnyDial), ANY_TIME),
    battle.TacticalRetreat: (DEFEND,),
    battle.ScorchedEarth: (DEFEND,),
    battle.RallyCry: (TURN, *BEGINNING, FIGHT),
    battle.PoisonedBlade: (DUEL,),
    battle.SecondWind: (DUEL,),
    battle.LayAmbush: (TURN, QUEST),
    duels.OpeningShot: (REWARD_DUEL,),
    duels.Vanish: (REWARD_DUEL,),
    duels.Ward: (REWARD_SPECIAL, REWARD_GUARD),
    duels.WardAll: (REWARD_SPECIAL, REWARD_GUARD),
    duels.DiscardThis: tuple(REWARDS.values()),
}
"""Where effects can stand, if not where those of their module do: elsewhere they would have nothing to work on."""
BY_MODULE: dict[str, tuple[str, ...]] = {
    "seasons.": (PLAYER, TURN, REWARD_TURN),
    "tactics.battle": BEGINNING,
    "tactics.": (TURN, REWARD_TURN),
    "quests.turn_effects": (REWARD_TURN,),
    "quests.duel_effects": (REWARD_SPECIAL,),
    "quests.effects": (RESULT,),
}
"""By where they live: the first that fits. Those of `orders` stand on orders alone."""

PRICES: tuple[type[Term], ...] = (
    *(seasons.LoseInfluence, seasons.DiscardTactics, seasons.TurnDial, seasons.AnyDial),
    *(RevealRunes, DestroyUnits, RoutArea, DamageStronghold),
)
"""What can be paid: whether it can is asked before."""


class Word:
    """One word: the Term that it makes, and the fields that are written."""

    wording = ""

    def __init__(self, cls: type[Any], boxes: tuple[str, ...]) -> None:
        self.cls: type[Any] = cls
        self.boxes: tuple[str, ...] = boxes
        self.name: str = word_of(cls)
        self.hidden: dict[str, Any] = HIDDEN.get(cls, {})
        self.fields: tuple[str, ...] = tuple(field for field in cls.fields if field not in self.hidden)
        self.needed: tuple[str, ...] = tuple(field for field in self.fields if field not in USUAL)

    @property
    def bare(self) -> bool:
        """Can it stand without a value?"""
        return set(self.needed) <= ({"n"} if issubclass(self.cls, Effect) else set()) and self.cls is not Bid

    @property
    def main(self) -> str:
        """The field whose value can stand behind the colon without its name."""
        return self.needed[0] if len(self.needed) == 1 else ""

    def written(self, field: str) -> str:
        """What a field is called in a pack."""
        return WRITTEN.get(field, field)

    def make(self, values: dict[str, Any]) -> Any:
        known = {"n": 1, **USUAL, **self.hidden, **values}
        return self.cls(*(known[field] for field in self.cls.fields))

    def values(self, term: Term) -> dict[str, Any]:
        """The fields of a Term that are not as usual."""
        found = dict(zip(term.fields, term.values(), strict=True))
        return {field: found[field] for field in self.fields if field not in USUAL or found[field] != USUAL[field]}


def word_of(cls: type[Any]) -> str:
    tag: str = cls.tag
    for prefix in PREFIXES:
        tag = tag.removeprefix(prefix)
    return tag


def boxes_of(cls: type[Any]) -> tuple[str, ...]:
    if cls in OWN:
        return OWN[cls]
    module = cls.__module__.removeprefix(HOME)
    return next((boxes for start, boxes in BY_MODULE.items() if module.startswith(start)), ())


def _by_name(base: type[Term]) -> dict[str, Word]:
    found = [Word(cls, boxes_of(cls)) for cls in TERMS.of(TITLE.name).values() if issubclass(cls, base)]
    return {word.name: word for word in sorted(found, key=lambda word: word.name)}


@lru_cache
def effect_words() -> dict[str, Word]:
    """Every effect that can stand on a card, by its word."""
    return {name: word for name, word in _by_name(Effect).items() if word.boxes}


@lru_cache
def condition_words() -> dict[str, Word]:
    """Every condition: of objectives, and of tactics cards that ask for something."""
    return _by_name(Condition)


def lists() -> list[tuple[str, str, list[Word]]]:
    """All words, list by list, with a heading and perhaps a sentence."""
    return [
        ("Effects, Runewars", "", list(effect_words().values())),
        ("Conditions, Runewars", "", list(condition_words().values())),
    ]


def where(word: Word) -> str:
    """The boxes in which a word can stand, in short."""
    if issubclass(word.cls, Condition):
        return "`met`, `lost`, `needs`"
    if word.boxes == ANY_TIME:
        return "`player`, `result`, all tactics, `reward_turn`"
    return ", ".join(f"`{box}`" for box in word.boxes)
