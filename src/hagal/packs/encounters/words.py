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
from hagal.games.encounters.components import Ongoing
from hagal.games.encounters.effect import Condition, Coordinated, Count, Effect, OthersOfCharacter, OthersOfTeam
from hagal.games.encounters.effects import board, cards, exchange, several, strikes, ways
from hagal.games.encounters.hunted import specials
from hagal.games.encounters.hunted.objectives import Complete, CompleteMinor
from hagal.games.encounters.names import ANYWHERE, AT, CLASSES, IN_COMBAT, IN_WILDS, SPACES, STAGES, TEAMS
from hagal.games.encounters.ongoing import SmallerHand
from hagal.kernel.term import TERMS, Term

TOP = 20
"""No number on a card is higher."""
MOST = 12
"""No box of a card has more effects."""
PREFIX = "enc-"
HUNTERS = "hagal.games.encounters.hunters."

INTERNAL: tuple[type[Term], ...] = (
    *(cards.DiscardOne, cards.ShowClass, exchange.RedrawOne),  # questions that `discard`, `unless` and `redraw` ask
    *(Coordinated, OthersOfTeam, OthersOfCharacter),  # what `backup`, `brothers` and `showboat` count
)
"""Parts of other effects, which have their words."""

NUMBERS = {
    **{"n": (1, TOP), "cost": (0, TOP), "attack": (0, TOP), "recruit": (0, TOP), "stage": (1, STAGES)},
    **{"damage": (1, TOP), "most": (1, TOP)},
}
CHOICES = {"cls": CLASSES, "team": TEAMS, "space": SPACES, "whose": strikes.WHOSE, "to": exchange.TO}
WRITTEN = {"cls": "class", "effects": "then", "kin": "enemy"}
"""Fields that are called otherwise in a pack than in the code."""
FIELDS = (*NUMBERS, *CHOICES, "choices", "count", "effects", "kin", "where")
OPTIONAL: dict[type[Term], dict[str, Any]] = {
    several.Pay: {"attack": 0, "recruit": 0},
    strikes.HealOf: {"whose": strikes.ANY, "damage": strikes.NO_LIMIT},
    exchange.Redraw: {"most": exchange.ANY_NUMBER},
    exchange.GainOfficer: {"to": exchange.TO_DISCARD},
}
"""What is meant where a field is left out, but for `where` (anywhere) and the number of a word alone (one)."""
WAYS = (2, 5)
"""So many things there are to choose from."""

PLACES = {"anywhere": ANYWHERE, "wilds": IN_WILDS, "combat": IN_COMBAT, **dict(zip(SPACES, AT, strict=True))}

# The boxes of cards in which effects stand.
CHARACTER, ROLE = "character", "role"
REVEAL, SCANNED, DEATH, STRIKE, FIGHTS, TASK = "reveal", "scanned", "death", "strike", "fights", "task"
EVENT, SETUP, REWARD, HAZARD, WOUND, DODGE = "event", "setup", "reward", "hazard", "wound", "dodge"
PLAYER = (CHARACTER, ROLE)
ENEMY = (REVEAL, SCANNED, DEATH, STRIKE, FIGHTS, TASK)
OBJECTIVE = (EVENT, SETUP, REWARD)
ALL = (*PLAYER, *ENEMY, *OBJECTIVE, HAZARD, WOUND)

BOXES: dict[type[Term], tuple[str, ...]] = {
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
}
"""Where a Term can stand, if not everywhere: elsewhere it would have nothing to work on."""

ALONE = (several.Ability, board.TurnDown, board.ToOperations, board.AttachTo, specials.Evidence, specials.Fortify)
"""These concern the card itself: they stand in its box, or behind a condition there, but in no other effect."""
OPEN = (several.When, several.All)
"""Inside these an effect is still in the box of the card."""

REPEATING: tuple[tuple[type[Term], ...], ...] = (
    (several.Each, ways.EachOther, several.AndNext),
    (ways.ForEach,),
)
"""Of each of these groups one at a time: inside each other they would make hundreds of one effect."""

MARKED_WORDS = {"enc-earlier-class": "class", "enc-earlier-team": "team", "enc-is-marked": "marked"}


class Word:
    """One word: the Term that it makes, the fields that are written, and those that the word itself settles; `plain`
    is the Term that it makes alone, if that is another one."""

    def __init__(self, name: str, cls: type[Term], fields: tuple[str, ...], **given: Any) -> None:
        self.name: str = name
        self.cls: type[Term] = cls
        self.given: dict[str, Any] = given
        self.condition: type[Condition] | None = given.pop("condition", None)
        self.plain: type[Term] | None = given.pop("plain", None)
        self.fields: tuple[str, ...] = fields
        self.optional: dict[str, Any] = OPTIONAL.get(cls, {})
        self.main: tuple[str, ...] = tuple(field for field in fields if field != "where")

    @property
    def boxes(self) -> tuple[str, ...]:
        return BOXES.get(self.cls, ALL)

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
    """The word of the declarations (hagal.games.encounters.effects) where there is one, else that of the tag."""
    for name in filter(str.islower, effects.__all__):
        value = getattr(effects, name)
        if value is cls or (type(value) is cls and not cls.fields):
            return name
    return cls.tag.removeprefix(PREFIX).replace("-", "_")


def _terms(base: type[Term]) -> list[type[Any]]:
    """Those that work in Hunted, the mode that packs are for."""
    known = [cls for cls in TERMS.of(TITLE.name).values() if issubclass(cls, base)]
    return [cls for cls in known if cls not in INTERNAL and not cls.__module__.startswith(HUNTERS)]


@lru_cache
def effect_words() -> dict[str, Word]:
    """Every effect that can be written, by its word."""
    found: list[Word] = []
    for cls in _terms(Effect):
        if cls is several.When:
            for condition in _terms(Condition):
                name = MARKED_WORDS.get(condition.tag) or word_of(condition)
                found.append(Word(f"if_{name}", cls, (*condition.fields, "effects"), condition=condition))
        elif cls is strikes.Heal:
            found.append(Word(word_of(cls), strikes.HealOf, strikes.HealOf.fields, plain=cls))
        elif cls is strikes.HealOf:
            continue
        elif cls is cards.KillCharacter:
            found += [Word("kill_character", cls, (), may=False), Word("may_kill_character", cls, (), may=True)]
        else:
            found.append(Word(word_of(cls), cls, cls.fields))
    return {word.name: word for word in sorted(found, key=lambda word: word.name)}


@lru_cache
def ongoing_words() -> dict[str, Word]:
    """Every ongoing ability, by its word."""
    found = [Word(word_of(cls), cls, cls.fields) for cls in _terms(Ongoing)]
    return {word.name: word for word in sorted(found, key=lambda word: word.name)}


@lru_cache
def count_words() -> dict[str, Word]:
    """Everything that can be counted."""
    return {word_of(cls): Word(word_of(cls), cls, cls.fields) for cls in _terms(Count)}


@lru_cache
def condition_words() -> dict[str, Word]:
    """What completes an Objective by itself: the game looks only for this."""
    return {word_of(specials.AllEvidence): Word(word_of(specials.AllEvidence), specials.AllEvidence, ())}


def where(word: Word) -> str:
    """The boxes in which a word can stand, in short."""
    if issubclass(word.cls, Ongoing):
        return "Strikes, enemies" if word.cls is SmallerHand else "enemies"
    if word.boxes == ALL:
        return "everywhere"
    left = list(word.boxes)
    found: list[str] = []
    for boxes, name in ((ENEMY, "Enemy cards"), (OBJECTIVE, "Objectives")):
        if set(boxes) <= set(left):
            found.append(name)
            left = [box for box in left if box not in boxes]
    return ", ".join([*found, *left])
