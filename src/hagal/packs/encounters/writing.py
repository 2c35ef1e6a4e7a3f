"""Effects as they are written in a pack: what reads back as the same effects."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from hagal.games.encounters.effects import cards, exchange, gains, strikes
from hagal.games.encounters.hunters.catalogue.prey import PREY
from hagal.games.encounters.hunters.trials import Both
from hagal.games.encounters.names import ANYWHERE, CLASSES, JUNGLE_HUNTER, NOSTROMO, SPACES
from hagal.kernel.term import Term
from hagal.packs.encounters.words import (
    ALIEN,
    CHOICES,
    HUNTERS,
    MODES,
    WRITTEN,
    Word,
    award_words,
    condition_words,
    count_words,
    effect_words,
    ongoing_words,
    places,
    spaces,
    test_words,
)


@lru_cache
def _words() -> dict[type[Term], list[Word]]:
    """All words of all modes, by the Terms that they make. What two modes have in common is written alike."""
    found: dict[type[Term], list[Word]] = {}
    common = (effect_words, ongoing_words, count_words, condition_words)
    every = [words(mode) for words in common for mode in MODES]
    for known in (*every, test_words(), award_words()):
        for word in known.values():
            for cls in (word.cls, word.plain):
                if cls is not None:
                    found.setdefault(cls, []).append(word)
    return found


def write(term: Term, mode: str = "") -> str:
    """A Term as it stands in a pack for a mode (for any that knows it): what reads back as the same Term."""
    known = _words().get(type(term), [])
    for word in sorted(known, key=lambda word: word.mode != mode):
        values = word.values(term)
        if values is not None:
            return _written(word, values)
    raise ValueError(f"there is no word for {term!r}")


def write_test(condition: Term) -> str:
    """What a Test asks for: one thing, or two."""
    return write_all((condition.a, condition.b) if isinstance(condition, Both) else (condition,))


def write_all(terms: Iterable[Term], mode: str = "") -> str:
    return f"[{', '.join(write(term, mode) for term in terms)}]"


def _written(word: Word, values: dict[str, Any]) -> str:
    usual = {"where": ANYWHERE, **word.optional}
    values = {name: value for name, value in values.items() if name not in usual or usual[name] != value}
    if not values:
        return word.name
    if word.keyed:
        first = word.fields[0]
        return f"{word.name}: {{{word.choices(first)[values[first]]}: {write_all(values['effects'], word.mode)}}}"
    if len(word.main) == 1 and "where" not in values:
        ((name, value),) = values.items()
        return f"{word.name}: {_value(word, name, value)}"
    parts = [f"{WRITTEN.get(name, name)}: {_value(word, name, value)}" for name, value in values.items()]
    return f"{word.name}: {{{', '.join(parts)}}}"


def _value(word: Word, name: str, value: Any) -> str:
    if name in CHOICES:
        return str(word.choices(name)[value])
    if name == "effects":
        return write_all(value, word.mode)
    if name == "choices":
        return f"[{', '.join(write_all(effects, word.mode) for effects in value)}]"
    if name == "where":
        return _place(value, word.mode)
    if isinstance(value, Term):
        return f"{{{write(value, word.mode)}}}" if value.fields else write(value, word.mode)
    return str(value)


def _place(where: int, mode: str) -> str:
    known = places(mode)
    for name, place in known.items():
        if place == where:
            return name
    return f"[{', '.join(name for name in spaces(mode) if known[name] & where)}]"


def sample(word: Word) -> Any:
    """A Term of a word, with usual values: for examples and for the list of words."""
    usual: dict[str, Any] = {
        **{"n": 2, "cost": 3, "attack": 0, "recruit": 2, "stage": 1, "cls": CLASSES.index("tech"), "team": 0},
        **{"space": SPACES.index("river"), "count": count_words()["marks"].make({}), "effects": (cards.Draw(1),)},
        **{"kin": "val_verde_guerrilla", "where": ANYWHERE},
        **{"whose": strikes.OWN, "damage": 1, "most": 2, "to": exchange.TO_HAND},
        **{"choices": ((gains.Attack(2),), (cards.Draw(1),)), "per": 2, "least": 4},
        **{"one": 1, "two": 2, "three": 4, "four": 6, "five": 8},
    }
    if word.mode == HUNTERS:
        usual |= {"team": JUNGLE_HUNTER, "count": count_words(HUNTERS)["worthy"].make({}), "kin": PREY[0].id}
    if word.mode == ALIEN:
        usual |= {"team": NOSTROMO, "count": count_words(ALIEN)["open_enemies"].make({})}
        usual |= {"kin": "queen", "id": "colonist_host"}
    made = word.make({name: usual[name] for name in word.fields})
    if word.mode == HUNTERS and "kin" in word.fields:
        made.card = PREY[0]  # the texts know the few that cards of the box are about
    return made


def example(word: Word) -> str:
    """How a word is written."""
    return write(sample(word), word.mode)
