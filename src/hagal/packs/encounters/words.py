"""The words in which effects are written, taken from the registry of Terms: one for each effect, condition, count and
ongoing ability that the game has.

An effect is a word (`heal`), or a word with its value (`attack: 2`, `brothers: [attack: 2]`,
`if_class: {tech: [draw]}`, `pay: {recruit: 2, then: [attack: 3]}`). The names of a Term's fields say how its value is
written (FIELDS).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from hagal.games.encounters import TITLE, effects, specials
from hagal.games.encounters.components import Ongoing
from hagal.games.encounters.effect import Condition, Coordinated, Count, Effect, OthersOfCharacter, OthersOfTeam
from hagal.games.encounters.effects import board, cards, several, strikes
from hagal.games.encounters.names import ANYWHERE, AT, CLASSES, IN_COMBAT, IN_WILDS, SPACES, STAGES, TEAMS
from hagal.games.encounters.objectives import Complete, CompleteMinor
from hagal.games.encounters.ongoing import SmallerHand
from hagal.kernel.term import TERMS, Term

assert TITLE  # with the title all Terms of the game are registered

TOP = 20
"""No number on a card is higher."""
MOST = 12
"""No box of a card has more effects."""
PREFIX = "enc-"

INTERNAL: tuple[type[Term], ...] = (
    *(cards.DiscardOne, cards.ShowClass),  # questions that `discard` and `unless` ask
    *(Coordinated, OthersOfTeam, OthersOfCharacter),  # what `backup`, `brothers` and `showboat` count
)
"""Parts of other effects, which have their words."""

NUMBERS = {"n": (1, TOP), "cost": (0, TOP), "attack": (0, TOP), "recruit": (0, TOP), "stage": (1, STAGES)}
CHOICES = {"cls": CLASSES, "team": TEAMS, "space": SPACES}
WRITTEN = {"cls": "class", "effects": "then", "kin": "enemy"}
"""Fields that are called otherwise in a pack than in the code."""
FIELDS = (*NUMBERS, *CHOICES, "count", "effects", "kin", "where")

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

MARKED_WORDS = {"enc-earlier-class": "class", "enc-earlier-team": "team", "enc-is-marked": "marked"}


class Word:
    """One word: the Term that it makes, the fields that are written, and those that the word itself settles."""

    def __init__(self, name: str, cls: type[Term], fields: tuple[str, ...], **given: Any) -> None:
        self.name: str = name
        self.cls: type[Term] = cls
        self.given: dict[str, Any] = given
        self.condition: type[Condition] | None = given.pop("condition", None)
        self.fields: tuple[str, ...] = fields
        self.main: tuple[str, ...] = tuple(field for field in fields if field != "where")

    @property
    def boxes(self) -> tuple[str, ...]:
        return BOXES.get(self.cls, ALL)

    @property
    def bare(self) -> bool:
        """Can it stand without a value?"""
        return not self.main or (self.main == ("n",) and issubclass(self.cls, Effect))

    @property
    def keyed(self) -> bool:
        """Is its value one choice with effects behind it: `{tech: [draw]}`?"""
        return len(self.fields) == 2 and self.fields[0] in CHOICES and self.fields[1] == "effects"

    def make(self, values: dict[str, Any]) -> Any:
        if self.condition is not None:
            inner = self.condition(*(values[name] for name in self.condition.fields))
            return self.cls(inner, values["effects"])  # type: ignore[call-arg]
        known = {"n": 1, "where": ANYWHERE, **self.given, **values}
        return self.cls(*(known[name] for name in self.cls.fields))

    def values(self, term: Term) -> dict[str, Any] | None:
        """The written fields of a Term, if this is its word."""
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
    known = [cls for tag, cls in TERMS.items() if tag.startswith(PREFIX) and issubclass(cls, base)]
    return [cls for cls in known if cls not in INTERNAL]


@lru_cache
def effect_words() -> dict[str, Word]:
    """Every effect that can be written, by its word."""
    found: list[Word] = []
    for cls in _terms(Effect):
        if cls is several.When:
            for condition in _terms(Condition):
                name = MARKED_WORDS.get(condition.tag) or word_of(condition)
                found.append(Word(f"if_{name}", cls, (*condition.fields, "effects"), condition=condition))
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
