"""Any effects whatever: strategies for what can stand in a box of a card."""

from __future__ import annotations

from hypothesis import strategies as st

from hagal.games.encounters.effect import Effect
from hagal.games.encounters.effects import several
from hagal.kernel.term import Term
from hagal.packs.encounters import words as vocabulary
from hagal.packs.encounters.words import Word
from hagal.packs.encounters.writing import sample

EFFECTS = vocabulary.effect_words()


COUNTS = vocabulary.count_words()


def effect_of(
    word: Word, inner: st.SearchStrategy[tuple[Effect, ...]], counts: dict[str, Word] = COUNTS
) -> st.SearchStrategy[Effect]:
    fields: dict[str, st.SearchStrategy[object]] = {}
    for name in word.fields:
        if name in vocabulary.NUMBERS:
            low, high = vocabulary.NUMBERS[name]
            fields[name] = st.integers(1 if word.cls is several.Pay and name == "attack" else low, high)
            if name in word.optional and word.cls is not several.Pay:
                fields[name] |= st.just(word.optional[name])
        elif name == "choices":
            fields[name] = st.lists(inner, min_size=2, max_size=4, unique=True).map(tuple)
        elif name in vocabulary.CHOICES:
            fields[name] = st.integers(0, len(vocabulary.CHOICES[name]) - 1)
        elif name == "count":
            fields[name] = st.sampled_from([sample(count) for count in counts.values()])
        else:
            fields[name] = inner
    return st.fixed_dictionaries(fields).map(word.make)


def boxed(
    box: str,
    alone: bool,
    depth: int = 3,
    repeated: frozenset[type[Term]] = frozenset(),
    *,
    words: dict[str, Word] = EFFECTS,
    counts: dict[str, Word] = COUNTS,
) -> st.SearchStrategy[tuple[Effect, ...]]:
    """Effects that can stand in a box; `alone`: not inside another effect; `repeated`: not these again."""
    fitting = [
        word
        for word in words.values()
        if box in word.boxes
        and word.cls not in repeated
        and (alone or not issubclass(word.cls, vocabulary.ALONE))
        and (depth or not {"effects", "choices"} & set(word.fields))
    ]

    def made(word: Word) -> st.SearchStrategy[Effect]:
        inside = alone and issubclass(word.cls, vocabulary.OPEN)
        more = repeated.union(*(group for group in vocabulary.REPEATING if word.cls in group))
        within = boxed(box, inside, depth - 1, more, words=words, counts=counts) if depth else st.just(())
        return effect_of(word, within, counts)

    return st.lists(st.sampled_from(fitting).flatmap(made), min_size=1, max_size=3).map(tuple)
