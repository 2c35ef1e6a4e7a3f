"""What the rulebook fixes about the decks of Hunters as a whole: sizes, and where the Ultimate Prey is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hagal.games.encounters.hunters.components import ArmoryCard, PreyCard, PreyStrike
from hagal.games.encounters.hunters.settings import ALL_GROUPS, ALL_PREY
from hagal.games.encounters.names import STAGES
from hagal.packs.encounters.decks import SIZES, Decks, Pick, Told, of_deck, total
from hagal.packs.encounters.entries import sort_of
from hagal.packs.encounters.hunters.cards import MERCENARY

STRIKES, INSTINCTS, MERCENARIES, OF_GROUP = 60, 8, 24, 14
"""Prey Strikes, Killer Instinct cards, Mercenaries and cards of a group in the box (PR-193, PR-194, PR-197, PR-198)."""


class HuntersDecks(Decks):
    def wrong(self) -> Iterator[Told]:
        strikes = f"the box has {STRIKES} Prey Strikes, not {{n}} (PR-194)"
        yield from self.pile(lambda one: isinstance(one, PreyStrike), STRIKES, strikes)
        instincts = f"the box has {INSTINCTS} Killer Instinct cards, not {{n}} (PR-193)"
        yield from self.pile(lambda one: sort_of(one) == "instinct", INSTINCTS, instincts)
        for group in ALL_GROUPS:
            told = f"{group} has {OF_GROUP} cards in the Armory, not {{n}} (PR-198)"
            yield from self.pile(of_group(group), OF_GROUP, told)
        for stage, deck in prey_decks():
            size = SIZES.get(stage, MERCENARIES)
            yield from self.pile(of_deck(deck), size, f"the deck of {deck} has {size} cards, not {{n}} (PR-197)")
            yield from self.ultimate(stage, deck)

    def ultimate(self, stage: int, deck: str) -> Iterator[Told]:
        """The third mini-deck has the Ultimate Prey, and no other."""
        pick = of_deck(deck)
        place = self.touched(pick)
        finals = total(one for one in self.own.values() if pick(one) and isinstance(one, PreyCard) and one.final)
        if place and stage == STAGES and finals != 1:
            yield place, f"the deck of {deck} has one card of kind: ultimate, not {finals} (PR-203)"
        elif place and stage != STAGES and finals:
            yield place, f"the deck of {deck} has no Ultimate Prey: that is for the third mini-deck (PR-203)"


def prey_decks() -> Iterable[tuple[int, str]]:
    """All decks of Prey with their numbers; Mercenaries have none."""
    return [*((k % STAGES + 1, deck) for k, deck in enumerate(ALL_PREY)), (0, MERCENARY)]


def of_group(group: str) -> Pick:
    return lambda one: isinstance(one, ArmoryCard) and one.who == group
