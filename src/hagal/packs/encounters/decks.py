"""What the rulebook fixes about decks as a whole, in every mode: how large they are, and what stands in a mini-deck."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from hagal.games.encounters.components import EnemyCard, Objective, PlayerCard
from hagal.kernel.term import Component, Term
from hagal.packs.reader import Reader
from hagal.packs.tree import Node, Scalar

SIZES = {1: 9, 2: 11, 3: 13}
"""Cards in the mini-deck of each number (PR-020, PR-197, AL-015)."""
OF_CHARACTER = 14
"""Cards of each character in the Barracks (PR-026)."""
BALANCE = "balance it with the count of another card"

Pairs = Sequence[tuple[Component, Component]]
"""What is replaced, and what stands in its place."""
Pick = Callable[[Component], bool]
Told = tuple[str, str]
"""The id of the component of the pack to which a problem is told, and the problem."""


class Decks:
    """The decks of a box as they are with a pack. Only those that the pack touches are looked at; a mode says what it
    has (`wrong`)."""

    def __init__(
        self,
        box: Mapping[str, Component],
        replaced: Pairs,
        added: Sequence[Component],
        places: Mapping[str, Scalar],
    ) -> None:
        """`places`: where each component of the pack stands in it."""
        self.replaced: Pairs = replaced
        self.added: Sequence[Component] = added
        self.places: Mapping[str, Scalar] = places
        self.own: dict[str, Component] = {**box, **{new.id: new for _old, new in replaced}}
        """The box, without what the pack adds."""

    def check(self, reader: Reader) -> None:
        for place, text in self.wrong():
            reader.wrong(self.places.get(place, Node(1, 1)), text)

    def wrong(self) -> Iterator[Told]:
        """All that is wrong."""
        raise NotImplementedError(type(self).__name__)

    # Piles that the box has once

    def touched(self, pick: Pick) -> str:
        """The first component of the pack through which a pile changes."""
        return next((new.id for old, new in self.replaced if pick(old) or pick(new)), "")

    def pile(self, pick: Pick, size: int, what: str, advice: str = BALANCE) -> Iterator[Told]:
        """So many cards: `what` says that, with the number that there are as {n}."""
        place = self.touched(pick)
        cards = [one for one in self.own.values() if pick(one)]
        if place and total(cards) != size:
            yield place, f"{what.format(n=total(cards))}: {advice} ({listed(cards)})"

    def barracks(self) -> Iterator[Told]:
        who = {one.who: None for pair in self.replaced for one in pair if isinstance(one, PlayerCard) and one.who}
        for name in who:
            yield from self.pile(
                of_character(name),
                OF_CHARACTER,
                f"{name} has {OF_CHARACTER} cards in the Barracks, not {{n}} (PR-026)",
                f"move a card to or from another character (character: {name}), or {BALANCE}",
            )

    def without_final(self, deck: str, told: str) -> Iterator[Told]:
        """A pile of enemies among which there is no Final Enemy."""
        pick = of_deck(deck)
        place = self.touched(pick)
        if place and any(isinstance(one, EnemyCard) and one.final for one in self.own.values() if pick(one)):
            yield place, told

    # Mini-decks

    def mini_decks(self) -> Iterator[Told]:
        """Those of Objectives; a problem is told to the first component of the pack that touches the deck."""
        touched: dict[str, str] = {}
        for old, new in [*self.replaced, *((one, one) for one in self.added)]:
            if isinstance(new, Objective):
                touched[new.id] = new.id
            elif isinstance(old, EnemyCard) and isinstance(new, EnemyCard) and new.id in self.places:
                touched.setdefault(old.deck, new.id)
                touched.setdefault(new.deck, new.id)
        whole = {**self.own, **{one.id: one for one in self.added}}
        for id, place in touched.items():
            objective = whole.get(id)
            if isinstance(objective, Objective):
                deck = [one for one in whole.values() if isinstance(one, EnemyCard) and one.deck == id]
                for problem in self.problems(objective, deck):
                    yield place, f"the deck of {id} {problem}"

    def problems(self, objective: Objective, deck: list[EnemyCard]) -> Iterator[str]:
        """What is wrong with the mini-deck of an Objective."""
        raise NotImplementedError(type(self).__name__)


def of_character(who: str) -> Pick:
    return lambda one: isinstance(one, PlayerCard) and one.who == who


def of_deck(deck: str) -> Pick:
    return lambda one: isinstance(one, EnemyCard) and one.deck == deck


def sized(deck: list[EnemyCard], stage: int, rule: str) -> Iterator[str]:
    """A mini-deck of the wrong size."""
    size = total(deck)
    if size != SIZES[stage]:
        yield (
            f"has {SIZES[stage]} cards, Events and Hazard with them, not {size} ({rule}): "
            f"{BALANCE}, or with one of another deck ({listed(deck)})"
        )


def total(cards: Iterable[Any]) -> int:
    return sum(card.count for card in cards)


def listed(cards: Iterable[Any]) -> str:
    return ", ".join(f"{card.id} {card.count}" for card in cards)


def terms(value: Any) -> Iterator[Term]:
    """All Terms in a value, with those inside others."""
    if isinstance(value, Term):
        yield value
        yield from terms(value.values())
    elif isinstance(value, tuple | list):
        for item in value:
            yield from terms(item)
