"""What the rulebook fixes about decks as a whole: sizes, Hazards, the Final Enemy, and a way to do the Objective."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from hagal.games.encounters.components import EnemyCard, Objective, PlayerCard, Strike
from hagal.games.encounters.hunted.specials import EVIDENCE, PIECES, AllEvidence, Assault, Evidence
from hagal.games.encounters.names import HAZARD, STAGES
from hagal.games.encounters.objectives import Complete, CompleteMinor
from hagal.kernel.term import Component, Term
from hagal.packs.reader import Reader
from hagal.packs.tree import Node, Scalar

YOUNG = "young_blood"
SIZES = {1: 9, 2: 11, 3: 13}
"""Cards in the mini-deck of each Objective (PR-020)."""
OF_CHARACTER = 14
"""Cards of each character in the Barracks (PR-026)."""
STRIKES, YOUNG_BLOOD = 40, 24
"""Strikes and Young Blood cards in the box (PR-016, PR-021)."""
BALANCE = "balance it with the count of another card"

Pairs = list[tuple[Component, Component]]
"""What is replaced, and what stands in its place."""
Told = tuple[str, str]
"""The id of the component of the pack to which a problem is told, and the problem."""


def check(
    reader: Reader, box: dict[str, Component], replaced: Pairs, added: list[Component], places: dict[str, Scalar]
) -> None:
    """Every deck that the pack touches, as it is with the pack."""
    own = {**box, **{new.id: new for _old, new in replaced}}
    for place, text in (*piles(own, replaced), *mini_decks(own, replaced, added, places)):
        reader.wrong(places.get(place, Node(1, 1)), text)


def piles(own: dict[str, Component], replaced: Pairs) -> Iterator[Told]:
    """The piles that the box has once, without what the pack adds."""
    strikes = [one for one in own.values() if isinstance(one, Strike)]
    place = next((new.id for _old, new in replaced if isinstance(new, Strike)), "")
    if place and total(strikes) != STRIKES:
        yield place, f"the box has {STRIKES} Strikes, not {total(strikes)} (PR-016): {BALANCE} ({listed(strikes)})"
    yield from young_blood(own, replaced)
    yield from barracks(own, replaced)


def young_blood(own: dict[str, Component], replaced: Pairs) -> Iterator[Told]:
    place = next((new.id for pair in replaced for new in pair if isinstance(new, EnemyCard) and new.deck == YOUNG), "")
    cards = [one for one in own.values() if isinstance(one, EnemyCard) and one.deck == YOUNG]
    if place and total(cards) != YOUNG_BLOOD:
        told = f"the box has {YOUNG_BLOOD} Young Blood cards, not {total(cards)} (PR-021)"
        yield place, f"{told}: {BALANCE} ({listed(cards)})"
    if place and any(card.final for card in cards):
        yield place, "there is no Final Enemy among Young Blood: that is for Objective 3 (PR-116)"


def barracks(own: dict[str, Component], replaced: Pairs) -> Iterator[Told]:
    touched: dict[str, str] = {}
    for pair in replaced:
        for one in pair:
            if isinstance(one, PlayerCard) and one.who:
                touched.setdefault(one.who, one.id)
    for who, place in touched.items():
        cards = [one for one in own.values() if isinstance(one, PlayerCard) and one.who == who]
        if total(cards) != OF_CHARACTER:
            yield (
                place,
                f"{who} has {OF_CHARACTER} cards in the Barracks, not {total(cards)} (PR-026): move a card to or from "
                f"another character (character: {who}), or {BALANCE} ({listed(cards)})",
            )


def total(cards: Iterable[Any]) -> int:
    return sum(card.count for card in cards)


def listed(cards: Iterable[Any]) -> str:
    return ", ".join(f"{card.id} {card.count}" for card in cards)


def mini_decks(
    own: dict[str, Component], replaced: Pairs, added: list[Component], places: dict[str, Scalar]
) -> Iterator[Told]:
    touched: dict[str, str] = {}  # by Objective: the component of the pack to which a problem is told
    for old, new in [*replaced, *((one, one) for one in added)]:
        if isinstance(new, Objective):
            touched[new.id] = new.id
        elif isinstance(old, EnemyCard) and isinstance(new, EnemyCard) and new.id in places:
            touched.setdefault(old.deck, new.id)
            touched.setdefault(new.deck, new.id)
    whole = {**own, **{one.id: one for one in added}}
    for id, place in touched.items():
        objective = whole.get(id)
        if isinstance(objective, Objective):
            deck = [one for one in whole.values() if isinstance(one, EnemyCard) and one.deck == id]
            for problem in problems(objective, deck):
                yield place, f"the deck of {id} {problem}"


def problems(objective: Objective, deck: list[EnemyCard]) -> Iterator[str]:
    stage = objective.stage
    size = total(deck)
    if size != SIZES[stage]:
        yield (
            f"has {SIZES[stage]} cards, Events and Hazard with them, not {size} (PR-020): "
            f"{BALANCE}, or with one of another deck ({listed(deck)})"
        )
    hazards = total(card for card in deck if card.type == HAZARD)
    if hazards != 1:
        yield f"has one Hazard, not {hazards} (PR-066)"
    finals = total(card for card in deck if card.final)
    if stage == STAGES and finals != 1:
        yield f"has one card of kind: final_enemy, not {finals} (PR-116)"
    if stage != STAGES and finals:
        yield "has no Final Enemy: that is for Objective 3 (PR-116)"
    effects = list(terms([getattr(card, name) for card in deck if card.count for name in card.facts]))
    if stage == STAGES:
        if not any(isinstance(effect, CompleteMinor) for effect in effects):
            yield "lacks its Minor objective: a card with complete_minor (PR-116)"
    elif isinstance(objective.auto, AllEvidence):
        pieces = total(card for card in deck if any(isinstance(effect, Evidence) for effect in card.reveal))
        if pieces != PIECES or objective.id != EVIDENCE:
            where = "" if objective.id == EVIDENCE else f", and in {EVIDENCE} alone"
            yield f"has {pieces} pieces of evidence; all_evidence takes {PIECES}{where}"
    elif not any(isinstance(effect, Complete | Assault) and effect.stage == stage for effect in effects):
        yield f"gives no way to do it: a card needs complete: {stage}"


def terms(value: Any) -> Iterator[Term]:
    """All Terms in a value, with those inside others."""
    if isinstance(value, Term):
        yield value
        yield from terms(value.values())
    elif isinstance(value, tuple | list):
        for item in value:
            yield from terms(item)
