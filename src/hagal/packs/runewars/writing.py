"""Effects and conditions as they are written in a pack: what reads back as the same ones."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hagal.games.runewars.catalogue.factions import NEUTRALS
from hagal.games.runewars.names import BEASTMAN, FOOD, OWN_TYPES, RAZORWING, STRENGTH
from hagal.games.runewars.seasons.effects import DrawTactics, GainInfluence, LoseInfluence
from hagal.kernel.term import Term
from hagal.packs.runewars.words import CHOICES, FLAGS, LISTS, Word, condition_words, effect_words, word_of


def write(term: Term) -> str:
    """A Term as it stands in a pack."""
    name = word_of(type(term))
    word = effect_words().get(name) or condition_words().get(name)
    if word is None or word.cls is not type(term):
        raise ValueError(f"there is no word for {term!r}")
    values = word.values(term)
    if not values or (word.bare and values == {"n": 1}):
        return name
    if list(values) == [word.main]:
        return f"{name}: {_value(word.main, values[word.main])}"
    parts = [f"{word.written(field)}: {_value(field, value)}" for field, value in values.items()]
    return f"{name}: {{{', '.join(parts)}}}"


def write_all(terms: Iterable[Term]) -> str:
    return f"[{', '.join(write(term) for term in terms)}]"


def write_one(term: Term) -> str:
    """A single one where a value stands: in braces, if it has a value itself."""
    text = write(term)
    return f"{{{text}}}" if ": " in text else text


def _value(field: str, value: Any) -> str:
    if field in CHOICES:
        return CHOICES[field][value]
    if field in FLAGS:
        return str(value).lower()
    if field in LISTS or field == "ways":
        return write_all(value)
    if field == "cost":
        return write_one(value)
    if field == "unit":
        return str(value.id)
    if field == "slots":
        return f"[{', '.join(neutral(slot) for slot in value)}]"
    return str(value)


def neutral(slot: int) -> str:
    """The id of a type of neutral units."""
    return NEUTRALS[slot - OWN_TYPES].id


def sample(word: Word) -> Any:
    """A Term of a word, with usual values: for examples and for the list of words."""
    usual: dict[str, Any] = {
        **{"n": 2, "least": 1, "less": 1, "first": 3, "later": 1, "food": 1, "by": -1, "falling": True, "once": True},
        **{"grey": True, "dragon": True, "resource": FOOD, "attribute": STRENGTH, "slots": (BEASTMAN, RAZORWING)},
        **{"unit": NEUTRALS[0], "cost": LoseInfluence(2), "effects": (DrawTactics(1),), "highest": (DrawTactics(1),)},
        **{"lowest": (LoseInfluence(2),), "but_highest": (), "but_lowest": ()},
        **{"ways": (DrawTactics(1), GainInfluence(2))},
    }
    return word.make({field: usual[field] for field in word.fields})


def example(word: Word) -> str:
    """How a word is written."""
    return write(sample(word))
