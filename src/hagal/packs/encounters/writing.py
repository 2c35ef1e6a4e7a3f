"""Effects as they are written in a pack: what reads back as the same effects."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hagal.games.encounters.effects import cards, exchange, gains, strikes
from hagal.games.encounters.names import ANYWHERE, CLASSES, SPACES
from hagal.kernel.term import Term
from hagal.packs.encounters.words import (
    CHOICES,
    PLACES,
    WRITTEN,
    Word,
    condition_words,
    count_words,
    effect_words,
    ongoing_words,
)


def write(term: Term) -> str:
    """A Term as it stands in a pack: what reads back as the same Term."""
    for known in (effect_words(), ongoing_words(), count_words(), condition_words()):
        for word in known.values():
            values = word.values(term)
            if values is not None:
                return _written(word, values)
    raise ValueError(f"there is no word for {term!r}")


def write_all(terms: Iterable[Term]) -> str:
    return f"[{', '.join(write(term) for term in terms)}]"


def _written(word: Word, values: dict[str, Any]) -> str:
    usual = {"where": ANYWHERE, **word.optional}
    values = {name: value for name, value in values.items() if name not in usual or usual[name] != value}
    if not values:
        return word.name
    if word.keyed:
        first = word.fields[0]
        return f"{word.name}: {{{CHOICES[first][values[first]]}: {write_all(values['effects'])}}}"
    if len(word.main) == 1 and "where" not in values:
        ((name, value),) = values.items()
        return f"{word.name}: {_value(name, value)}"
    parts = [f"{WRITTEN.get(name, name)}: {_value(name, value)}" for name, value in values.items()]
    return f"{word.name}: {{{', '.join(parts)}}}"


def _value(name: str, value: Any) -> str:
    if name in CHOICES:
        return str(CHOICES[name][value])
    if name == "effects":
        return write_all(value)
    if name == "choices":
        return f"[{', '.join(write_all(effects) for effects in value)}]"
    if name == "where":
        return _place(value)
    return write(value) if isinstance(value, Term) else str(value)


def _place(where: int) -> str:
    for name, places in PLACES.items():
        if places == where:
            return name
    return f"[{', '.join(name for name, place in PLACES.items() if name in SPACES and place & where)}]"


def sample(word: Word) -> Any:
    """A Term of a word, with usual values: for examples and for the list of words."""
    usual: dict[str, Any] = {
        **{"n": 2, "cost": 3, "attack": 0, "recruit": 2, "stage": 1, "cls": CLASSES.index("tech"), "team": 0},
        **{"space": SPACES.index("river"), "count": count_words()["marks"].make({}), "effects": (cards.Draw(1),)},
        **{"kin": "val_verde_guerrilla", "where": ANYWHERE},
        **{"whose": strikes.OWN, "damage": 1, "most": 2, "to": exchange.TO_HAND},
        **{"choices": ((gains.Attack(2),), (cards.Draw(1),))},
    }
    return word.make({name: usual[name] for name in word.fields})


def example(word: Word) -> str:
    """How a word is written."""
    return write(sample(word))
