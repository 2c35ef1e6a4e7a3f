"""The words in which effects are written, taken from the registry of Terms: one for each effect, condition, count and
ongoing ability that the game has.

An effect is a word (`heal`), or a word with its value (`attack: 2`, `brothers: [attack: 2]`,
`if_class: {tech: [draw]}`, `pay: {recruit: 2, then: [attack: 3]}`). The names of a Term's fields say how its value is
written (FIELDS).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from hagal.games.encounters import TITLE, effects
from hagal.games.encounters.alien import effects as infesting
from hagal.games.encounters.alien import facehuggers, surgery
from hagal.games.encounters.alien.effects import board as hive
from hagal.games.encounters.alien.effects import goals, hazards, headquarters, players
from hagal.games.encounters.components import Ongoing
from hagal.games.encounters.effect import Condition, Coordinated, Count, Effect, Marks, OthersOfCharacter, OthersOfTeam
from hagal.games.encounters.effects import board, cards, exchange, several, strikes, ways
from hagal.games.encounters.hunted import specials
from hagal.games.encounters.hunters import awards, ongoing, trials
from hagal.games.encounters.hunters import effects as hunting
from hagal.games.encounters.hunters.effects import gains, prey, trophies
from hagal.games.encounters.names import ANYWHERE, AT, CLASSES, IN_COMBAT, IN_WILDS, ROOMS, SPACES, STAGES, TEAMS
from hagal.games.encounters.objectives import Complete, CompleteMinor
from hagal.games.encounters.ongoing import (
    CharactersDearer,
    CoordinatingHurts,
    NoMisses,
    NoReplacement,
    ScansDearer,
    SmallerHand,
)
from hagal.kernel.term import TERMS, Term

TOP = 20
"""No number on a card is higher."""
MOST = 12
"""No box of a card has more effects."""
PREFIX = "enc-"
HUNTED, HUNTERS, ALIEN = "hunted", "hunters", "alien"
MODES = (HUNTED, HUNTERS, ALIEN)
"""A pack is for one of them; for the first, unless it says so."""
OTHER = {mode: tuple(f"hagal.games.encounters.{other}." for other in MODES if other != mode) for mode in MODES}
"""By mode: where the words of the others live. They would ask for what its state does not have."""

INTERNAL: tuple[type[Term], ...] = (
    *(cards.DiscardOne, cards.ShowClass, exchange.RedrawOne),  # questions that `discard`, `unless` and `redraw` ask
    *(Coordinated, OthersOfTeam, OthersOfCharacter),  # what `backup`, `brothers` and `showboat` count
)
"""Parts of other effects, which have their words."""

UNKNOWN: dict[str, tuple[type[Term], ...]] = {
    HUNTED: (),
    HUNTERS: (
        *(strikes.Mark, strikes.Unmark, strikes.IsMarked, Marks),  # nobody is marked
        *(board.ToOperations, board.AttachTo, board.TurnDown),  # no card has anything to do there
        *(several.Backup, CoordinatingHurts, NoReplacement),  # nobody Coordinates
        *(several.Brothers, several.Showboat),  # there are no characters
        NoMisses,  # no Strike misses
        *(Complete, CompleteMinor),  # there are no Objectives
    ),
    ALIEN: (
        *(strikes.Mark, strikes.Unmark, strikes.IsMarked, Marks),  # nobody is marked
        *(several.Backup, several.Brothers, several.Showboat, Coordinated),  # keywords of Predator
        CompleteMinor,  # there are no Minor objectives
    ),
}
"""By mode: what it has nothing to do with, though it is a word of both."""

NUMBERS = {
    **{"n": (1, TOP), "cost": (0, TOP), "attack": (0, TOP), "recruit": (0, TOP), "stage": (1, STAGES)},
    **{"one": (0, TOP), "two": (0, TOP), "three": (0, TOP), "four": (0, TOP), "five": (0, TOP)},
    **{"damage": (1, TOP), "most": (1, TOP), "per": (1, TOP), "least": (1, TOP)},
}
NONE_AT_ALL: tuple[type[Term], ...] = (awards.AtMost,)
"""The field `most` of these can be 0."""
CHOICES = {"cls": CLASSES, "team": TEAMS, "space": SPACES, "whose": strikes.WHOSE, "to": exchange.TO}
WRITTEN = {"cls": "class", "effects": "then", "id": "card", "kin": "enemy"}
"""Fields that are called otherwise in a pack than in the code."""
FIELDS = (*NUMBERS, *CHOICES, "choices", "count", "effects", "id", "kin", "where")
OPTIONAL: dict[type[Term], dict[str, Any]] = {
    several.Pay: {"attack": 0, "recruit": 0},
    strikes.HealOf: {"whose": strikes.ANY, "damage": strikes.NO_LIMIT},
    exchange.Redraw: {"most": exchange.ANY_NUMBER},
    exchange.GainOfficer: {"to": exchange.TO_DISCARD},
    awards.PerEach: {"most": 6},
}
"""What is meant where a field is left out, but for `where` (anywhere) and the number of a word alone (one)."""
WAYS = (2, 5)
"""So many things there are to choose from."""

PLACES = {"anywhere": ANYWHERE, "wilds": IN_WILDS, "combat": IN_COMBAT, **dict(zip(SPACES, AT, strict=True))}
COMPLEX = {"anywhere": ANYWHERE, "complex": IN_WILDS, "combat": IN_COMBAT, **dict(zip(ROOMS, AT, strict=True))}
"""Where an ongoing ability works, in the words of Predator and in those of Alien."""


def places(mode: str) -> dict[str, int]:
    return COMPLEX if mode == ALIEN else PLACES


def spaces(mode: str) -> tuple[str, ...]:
    """What the spaces of the Wilds are called."""
    return ROOMS if mode == ALIEN else SPACES


# The boxes of cards in which effects stand.
CHARACTER, ROLE = "character", "role"
REVEAL, SCANNED, DEATH, STRIKE, FIGHTS, TASK = "reveal", "scanned", "death", "strike", "fights", "task"
EVENT, SETUP, REWARD, HAZARD, WOUND, DODGE = "event", "setup", "reward", "hazard", "wound", "dodge"
TRAP = "trap"
RECRUITED, AT_EVENTS, ENTERING = "recruited", "at_events", "entering"
PLAYER = (CHARACTER, ROLE)
ENEMY = (REVEAL, SCANNED, DEATH, STRIKE, FIGHTS, TASK)
OBJECTIVE = (EVENT, SETUP, REWARD)
ALL = (*PLAYER, *ENEMY, *OBJECTIVE, HAZARD, WOUND)
PREY = (REVEAL, DEATH, STRIKE, FIGHTS)
HIVE = (*ENEMY, AT_EVENTS, ENTERING)
EVERYWHERE = {
    HUNTED: ALL,
    HUNTERS: (*PLAYER, *PREY, WOUND, TRAP),
    ALIEN: (*PLAYER, RECRUITED, *HIVE, *OBJECTIVE, HAZARD, WOUND),
}
"""By mode: the boxes that a word can stand in, unless it is told (BOXES)."""

BOXES: dict[type[Term], tuple[str, ...]] = {
    exchange.ActAs: PLAYER,
    several.Once: PLAYER,
    several.Pay: PLAYER,
    several.Brothers: (CHARACTER,),
    several.Showboat: (CHARACTER,),
    several.Backup: (ROLE,),
    board.TurnDown: (REVEAL, SCANNED),
    board.ToOperations: (REVEAL,),
    board.AttachTo: (REVEAL,),
    board.EndAction: (*ENEMY, EVENT, HAZARD),
    specials.Evidence: (REVEAL,),
    specials.Fortify: (EVENT,),
    specials.Assault: (TASK,),
    specials.CampRetreats: (*ENEMY, *OBJECTIVE, HAZARD),
    specials.CampAdvances: (*ENEMY, *OBJECTIVE, HAZARD),
    specials.DrawForEvidence: (*ENEMY, *OBJECTIVE, HAZARD),
    specials.LoseEvidence: (*ENEMY, *OBJECTIVE, HAZARD),
    board.ScanAt: (*PLAYER, DEATH, STRIKE, FIGHTS, TASK, SETUP, REWARD),  # no scan may lead to the next for ever
    Complete: ENEMY,
    CompleteMinor: ENEMY,
    strikes.DodgeByShowing: (DODGE,),
    strikes.DodgeByKilling: (DODGE,),
    gains.Activate: PLAYER,
    trophies.Enshrine: PLAYER,
    trophies.ReturnToDeck: (DEATH,),
    prey.Arrest: (REVEAL,),
    surgery.Excise: (*PLAYER, RECRUITED),
    facehuggers.Jump: (REVEAL,),
    hive.Dies: (REVEAL, STRIKE, AT_EVENTS, ENTERING),
    goals.Find: (REVEAL,),
    goals.Appear: (REVEAL,),
    goals.Save: (TASK,),
    goals.Emplace: (TASK,),
    goals.Install: (TASK,),
    goals.Finish: (TASK,),
    goals.OntoBeast: (EVENT,),
    headquarters.CloseSpace: (EVENT,),
    headquarters.ToBarracks: (HAZARD,),
    players.GainHazard: (HAZARD,),
    hive.CutPower: (HAZARD,),
    hazards.Arm: (HAZARD,),
}
"""Where a Term can stand, if not everywhere: elsewhere it would have nothing to work on."""

ALONE = (
    *(several.Ability, board.TurnDown, board.ToOperations, board.AttachTo, specials.Evidence, specials.Fortify),
    *(trophies.ReturnToDeck, prey.Arrest),
    *(facehuggers.Jump, hive.Dies, goals.Find, goals.Appear, goals.Save, goals.Emplace, goals.Install, goals.Finish),
    *(
        goals.OntoBeast,
        headquarters.CloseSpace,
        headquarters.ToBarracks,
        players.GainHazard,
        hive.CutPower,
        hazards.Arm,
    ),
)
"""These concern the card itself: they stand in its box, or behind a condition there, but in no other effect."""
OPEN = (several.When, several.All)
"""Inside these an effect is still in the box of the card."""

REPEATING: tuple[tuple[type[Term], ...], ...] = (
    (several.Each, ways.EachOther, several.AndNext, gains.Rivals, prey.Disarming),
    (ways.ForEach,),
)
"""Of each of these groups one at a time: inside each other they would make hundreds of one effect."""

FRONT = (
    *(ongoing.NoHealing, ongoing.NoRestoring, ongoing.NoDueling, ongoing.LessArmor, ongoing.MoreDuelStrikes),
    *(ongoing.PreyTougher, ongoing.LosesAtTurn, ongoing.KillHurts, ongoing.KillDiscards),
)
"""Ongoing abilities that only Traps have: they concern whoever the Trap lies in front of."""
ON_STRIKES = (ScansDearer, SmallerHand)
"""Ongoing abilities that can stand on Strikes as well as on enemies."""
BOTH_SIDES = (CharactersDearer, ScansDearer, SmallerHand)
"""Ongoing abilities that Prey and Gear have as well as Traps."""

MARKED_WORDS = {"enc-earlier-class": "class", "enc-earlier-team": "team", "enc-is-marked": "marked"}


class Word:
    """One word: the Term that it makes, the fields that are written, and those that the word itself settles; `plain`
    is the Term that it makes alone, if that is another one."""

    def __init__(self, mode: str, name: str, cls: type[Term], fields: tuple[str, ...], **given: Any) -> None:
        self.mode: str = mode
        self.name: str = name
        self.cls: type[Term] = cls
        self.given: dict[str, Any] = given
        self.condition: type[Condition] | None = given.pop("condition", None)
        self.plain: type[Term] | None = given.pop("plain", None)
        self.fields: tuple[str, ...] = fields
        self.optional: dict[str, Any] = OPTIONAL.get(cls, {})
        self.main: tuple[str, ...] = tuple(field for field in fields if field != "where")

    @property
    def wording(self) -> str:
        """Whose words its text has, where a mode has words of its own."""
        return "" if self.mode == HUNTED else self.mode

    def choices(self, name: str) -> tuple[str, ...]:
        """What can be written in a field that is one of several words."""
        return spaces(self.mode) if name == "space" else CHOICES[name]

    @property
    def boxes(self) -> tuple[str, ...]:
        """Those in which it can stand."""
        every = EVERYWHERE[self.mode]
        return tuple(box for box in BOXES.get(self.cls, every) if box in every or box == DODGE)

    @property
    def bare(self) -> bool:
        """Can it stand without a value?"""
        return not self.needed or (self.main == ("n",) and issubclass(self.cls, Effect))

    @property
    def needed(self) -> tuple[str, ...]:
        """The fields that must be written."""
        return tuple(name for name in self.main if name not in self.optional)

    @property
    def keyed(self) -> bool:
        """Is its value one choice with effects behind it: `{tech: [draw]}`?"""
        return len(self.fields) == 2 and self.fields[0] in CHOICES and self.fields[1] == "effects"

    def make(self, values: dict[str, Any]) -> Any:
        if self.condition is not None:
            inner = self.condition(*(values[name] for name in self.condition.fields))
            return self.cls(inner, values["effects"])  # type: ignore[call-arg]
        if self.plain is not None and all(values.get(name, value) == value for name, value in self.optional.items()):
            return self.plain()
        known = {"n": 1, "where": ANYWHERE, **self.optional, **self.given, **values}
        return self.cls(*(known[name] for name in self.cls.fields))

    def values(self, term: Term) -> dict[str, Any] | None:
        """The written fields of a Term, if this is its word."""
        if type(term) is self.plain:
            return dict(self.optional)
        if type(term) is not self.cls:
            return None
        found = dict(zip(term.fields, term.values(), strict=True))
        if self.condition is not None:
            inner = found.pop("condition")
            if type(inner) is not self.condition:
                return None
            found |= zip(inner.fields, inner.values(), strict=True)
        for name, value in self.given.items():
            if found.pop(name) != value:
                return None
        return found


def word_of(cls: type[Term]) -> str:
    """The word of the declarations (hagal.games.encounters.effects, and those of other modes) where there is one, else
    that of the tag."""
    base = {name: getattr(effects, name) for name in filter(str.islower, effects.__all__)}
    for name, value in {**base, **vars(hunting), **vars(infesting), "excise": surgery.excise}.items():
        if value is cls or (type(value) is cls and (not cls.fields or name.islower())):
            return name.lower()
    return cls.tag.removeprefix(PREFIX).removeprefix("count-").replace("-", "_")


def _terms(base: type[Term], mode: str) -> list[type[Any]]:
    """Those that work in a mode."""
    known = [cls for cls in TERMS.of(TITLE.name).values() if issubclass(cls, base)]
    without = (*INTERNAL, *UNKNOWN[mode])
    return [cls for cls in known if cls not in without and not cls.__module__.startswith(OTHER[mode])]


def _by_name(found: list[Word]) -> dict[str, Word]:
    return {word.name: word for word in sorted(found, key=lambda word: word.name)}


@lru_cache
def effect_words(mode: str = HUNTED) -> dict[str, Word]:
    """Every effect that can be written, by its word."""
    found: list[Word] = []
    for cls in _terms(Effect, mode):
        if cls is several.When:
            for condition in _terms(Condition, mode):
                if condition.__module__ not in (trials.__name__, goals.__name__):  # those of Tests and Objectives
                    name = MARKED_WORDS.get(condition.tag) or word_of(condition)
                    found.append(Word(mode, f"if_{name}", cls, (*condition.fields, "effects"), condition=condition))
        elif cls is strikes.Heal:
            found.append(Word(mode, word_of(cls), strikes.HealOf, strikes.HealOf.fields, plain=cls))
        elif cls is strikes.HealOf:
            continue
        elif cls is cards.KillCharacter:
            found.append(Word(mode, "kill_character", cls, (), may=False))
            found.append(Word(mode, "may_kill_character", cls, (), may=True))
        elif cls is prey.Disarming:
            found.append(Word(mode, word_of(cls), cls, (), effects=hunting.disarming.effects))
        else:
            found.append(Word(mode, word_of(cls), cls, cls.fields))
    return _by_name(found)


@lru_cache
def ongoing_words(mode: str = HUNTED) -> dict[str, Word]:
    """Every ongoing ability, by its word. Where a Trap is there is no question."""
    found: list[Word] = []
    for cls in _terms(Ongoing, mode):
        if cls in FRONT:
            fields = tuple(name for name in cls.fields if name != "where")
            found.append(Word(mode, word_of(cls), cls, fields, where=ANYWHERE))
        else:
            found.append(Word(mode, word_of(cls), cls, cls.fields))
    return _by_name(found)


@lru_cache
def count_words(mode: str = HUNTED) -> dict[str, Word]:
    """Everything that can be counted."""
    return {word_of(cls): Word(mode, word_of(cls), cls, cls.fields) for cls in _terms(Count, mode)}


@lru_cache
def end_words() -> dict[str, Word]:
    """What can be counted for a Challenge, at the end of a game."""
    return {name: word for name, word in count_words(HUNTERS).items() if word.cls.__module__ == awards.__name__}


GOALS: dict[str, tuple[type[Condition], ...]] = {
    HUNTED: (specials.AllEvidence,),
    ALIEN: (goals.Died, goals.Gathered, goals.GunsPlaced, goals.BrothersSettled, goals.NoClones),
}
"""By mode: what completes an Objective by itself. The game looks for nothing else."""


@lru_cache
def condition_words(mode: str = HUNTED) -> dict[str, Word]:
    """What completes an Objective by itself."""
    return {word_of(cls): Word(mode, word_of(cls), cls, cls.fields) for cls in GOALS.get(mode, ())}


@lru_cache
def test_words() -> dict[str, Word]:
    """What a Test can ask for: deeds that were done (`killed: 2`) or not (`not_killed`), and more."""
    found: list[Word] = []
    for deed, name in enumerate(trials.DEED_WORDS):
        found.append(Word(HUNTERS, name, trials.Did, ("n",), deed=deed))
        found.append(Word(HUNTERS, f"not_{name}", trials.DidNot, (), deed=deed))
    for cls in _terms(Condition, HUNTERS):
        if cls.__module__ == trials.__name__ and cls not in (trials.Did, trials.DidNot, trials.Both):
            found.append(Word(HUNTERS, word_of(cls), cls, cls.fields))
    return _by_name(found)


@lru_cache
def award_words() -> dict[str, Word]:
    """What a Challenge is worth."""
    names: dict[str, type[Term]] = {
        "at_least": awards.AtLeast,
        "at_most": awards.AtMost,
        "more_than_others": awards.MoreThanOthers,
        "per_each": awards.PerEach,
    }
    return {name: Word(HUNTERS, name, cls, cls.fields) for name, cls in names.items()}


def lists() -> list[tuple[str, str, list[Word]]]:
    """All words, list by list, with a heading and perhaps a sentence: of Hunters what Hunted has not."""
    found: list[tuple[str, str, list[Word]]] = []
    kinds = {"Effects": effect_words, "Ongoing abilities": ongoing_words, "What can be counted": count_words}
    for heading, words in kinds.items():
        found.append((heading, "", list(words(HUNTED).values())))
    for mode, called in ((HUNTERS, "Hunters"), (ALIEN, "Alien")):
        for heading, words in kinds.items():
            without = ", ".join(f"`{name}`" for name in words(HUNTED) if name not in words(mode))
            more = [word for name, word in words(mode).items() if name not in words(HUNTED)]
            but = f" but {without}" if without else ""
            intro = f"All words of the first list{but}{'; and besides:' if more else '.'}"
            found.append((f"{heading}, {called}", intro, more))
    found.append(("What completes an Objective, Alien", "", list(condition_words(ALIEN).values())))
    found.append(("What Tests ask for", "", list(test_words().values())))
    found.append(("What Challenges are worth", "", list(award_words().values())))
    return found


def where(word: Word) -> str:
    """The boxes in which a word can stand, in short."""
    if issubclass(word.cls, Ongoing):
        return _carriers(word)
    if issubclass(word.cls, Condition):
        return "Objectives" if word.mode == ALIEN else "Tests"
    if issubclass(word.cls, awards.Award):
        return "Challenges"
    if word.boxes == EVERYWHERE[word.mode]:
        return "everywhere"
    left = list(word.boxes)
    found: list[str] = []
    for boxes, name in ((HIVE, "Hive cards"), (ENEMY, "Enemy cards"), (OBJECTIVE, "Objectives")):
        if set(boxes) <= set(left):
            found.append(name)
            left = [box for box in left if box not in boxes]
    return ", ".join([*found, *left])


def _carriers(word: Word) -> str:
    """The cards on which an ongoing ability can stand."""
    if word.mode != HUNTERS:
        return "Strikes, enemies" if word.cls in ON_STRIKES else "enemies"
    if word.cls in FRONT:
        return "Traps"
    return "Prey, Gear, Traps" if word.cls in BOTH_SIDES else "Prey, Gear"
