"""What the rulebook fixes about the decks of Hunters as a whole: sizes, and where the Ultimate Prey is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from hagal.games.encounters.hunters.components import ArmoryCard, PreyCard, PreyStrike
from hagal.games.encounters.hunters.settings import ALL_GROUPS, ALL_PREY
from hagal.games.encounters.names import STAGES
from hagal.kernel.term import Component
from hagal.packs.encounters.decks import BALANCE, SIZES, Pairs, Told, listed, total
from hagal.packs.encounters.entries import sort_of
from hagal.packs.encounters.hunters.cards import MERCENARY

STRIKES, INSTINCTS, MERCENARIES, OF_GROUP = 60, 8, 24, 14
"""Prey Strikes, Killer Instinct cards, Mercenaries and cards of a group in the box (PR-193, PR-194, PR-197, PR-198)."""

Pick = Callable[[Component], bool]


def problems(box: dict[str, Component], replaced: Pairs) -> Iterator[Told]:
    """Every deck that the pack touches, as it is with the pack, without what it adds."""
    own = [*({**box, **{new.id: new for _old, new in replaced}}).values()]
    for pick, size, what in piles():
        place = next((new.id for old, new in replaced if pick(old) or pick(new)), "")
        cards = [one for one in own if pick(one)]
        if place and total(cards) != size:
            yield place, f"{what.format(size=size, n=total(cards))}: {BALANCE} ({listed(cards)})"
    for stage, deck in mini_decks():
        place = next((new.id for pair in replaced for new in pair if of_deck(new, deck)), "")
        finals = total(one for one in own if of_deck(one, deck) and isinstance(one, PreyCard) and one.final)
        if place and stage == STAGES and finals != 1:
            yield place, f"the deck of {deck} has one card of kind: ultimate, not {finals} (PR-203)"
        elif place and stage != STAGES and finals:
            yield place, f"the deck of {deck} has no Ultimate Prey: that is for the third mini-deck (PR-203)"


def mini_decks() -> Iterable[tuple[int, str]]:
    """All decks of Prey with their numbers; Mercenaries have none."""
    return [*((k % STAGES + 1, deck) for k, deck in enumerate(ALL_PREY)), (0, MERCENARY)]


def of_deck(one: Component, deck: str) -> bool:
    return isinstance(one, PreyCard) and one.deck == deck


def piles() -> Iterator[tuple[Pick, int, str]]:
    """The piles that the box has once: what belongs to each, how many cards it has, and how that is told."""
    yield lambda one: isinstance(one, PreyStrike), STRIKES, "the box has {size} Prey Strikes, not {n} (PR-194)"
    yield (
        lambda one: sort_of(one) == "instinct",
        INSTINCTS,
        "the box has {size} Killer Instinct cards, not {n} (PR-193)",
    )
    for group in ALL_GROUPS:
        told = f"{group} has {{size}} cards in the Armory, not {{n}} (PR-198)"
        yield lambda one, group=group: isinstance(one, ArmoryCard) and one.who == group, OF_GROUP, told  # type: ignore[misc]
    for stage, deck in mini_decks():
        size, told = SIZES.get(stage, MERCENARIES), f"the deck of {deck} has {{size}} cards, not {{n}} (PR-197)"
        yield lambda one, deck=deck: of_deck(one, deck), size, told  # type: ignore[misc]
