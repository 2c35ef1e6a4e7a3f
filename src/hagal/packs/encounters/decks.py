"""What the rulebook fixes about decks as a whole: sizes, Hazards, the Final Enemy, and a way to do the Objective."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from hagal.games.encounters.components import Card, Objective
from hagal.games.encounters.names import HAZARD, STAGES
from hagal.games.encounters.objectives import Complete, CompleteMinor
from hagal.games.encounters.specials import Assault
from hagal.kernel.term import Component, Term
from hagal.packs.reader import Reader
from hagal.packs.tree import Node, Scalar

SIZES = {1: 9, 2: 11, 3: 13}
"""Cards in the mini-deck of each Objective (PR-020)."""


def check(reader: Reader, box: dict[str, Component], pack: Iterable[Component], places: dict[str, Scalar]) -> None:
    """Every mini-deck that the pack touches, as it is with the pack."""
    components = list(pack)
    touched: dict[str, str] = {}  # by Objective: the component of the pack to which a problem is told
    for one in components:
        if isinstance(one, Objective):
            touched[one.id] = one.id
        elif isinstance(one, Card) and one.id in places:
            touched.setdefault(one.deck, one.id)
    whole = {**box, **{one.id: one for one in components}}
    for id, place in touched.items():
        objective = whole.get(id)
        if isinstance(objective, Objective):
            deck = [one for one in whole.values() if isinstance(one, Card) and one.deck == id]
            for problem in problems(objective, deck):
                reader.wrong(places.get(place, Node(1, 1)), f"the deck of {id} {problem}")


def problems(objective: Objective, deck: list[Card]) -> Iterator[str]:
    stage = objective.stage
    size = sum(card.count for card in deck)
    if size != SIZES[stage]:
        yield f"has {SIZES[stage]} cards, Events and Hazard with them, not {size} (PR-020)"
    hazards = sum(card.count for card in deck if card.type == HAZARD)
    if hazards != 1:
        yield f"has one Hazard, not {hazards} (PR-066)"
    finals = sum(card.count for card in deck if card.final)
    if stage == STAGES and finals != 1:
        yield f"has one card of kind: final_enemy, not {finals} (PR-116)"
    if stage != STAGES and finals:
        yield "has no Final Enemy: that is for Objective 3 (PR-116)"
    effects = list(terms([getattr(card, name) for card in deck for name in card.facts]))
    if stage == STAGES:
        if not any(isinstance(effect, CompleteMinor) for effect in effects):
            yield "lacks its Minor objective: a card with complete_minor (PR-116)"
    elif objective.auto is None and not any(
        isinstance(effect, Complete | Assault) and effect.stage == stage for effect in effects
    ):
        yield f"gives no way to do it: a card needs complete: {stage}"


def terms(value: Any) -> Iterator[Term]:
    """All Terms in a value, with those inside others."""
    if isinstance(value, Term):
        yield value
        yield from terms(value.values())
    elif isinstance(value, tuple | list):
        for item in value:
            yield from terms(item)
