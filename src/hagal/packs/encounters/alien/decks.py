"""What the rulebook fixes about the decks of Alien as a whole: sizes, Hazards, Final Enemies, and a way to do each
Objective."""

from __future__ import annotations

from collections.abc import Iterator

from hagal.games.encounters.alien.effects.goals import Finish, Install
from hagal.games.encounters.alien.names import DRONE
from hagal.games.encounters.components import EnemyCard, Objective, Strike
from hagal.games.encounters.names import EVENT, HAZARD, STAGES
from hagal.games.encounters.objectives import Complete
from hagal.kernel.term import Component
from hagal.packs.encounters.decks import BALANCE, SIZES, Pairs, Told, barracks, listed, terms, total
from hagal.packs.reader import Reader
from hagal.packs.tree import Node, Scalar

STRIKES, DRONES = 40, 24
"""Strikes and Drones in the box (AL-013, AL-016)."""
EVENTS = 2
"""Events in each mini-deck (AL-020)."""
ONLY_DEATH = "the death of its Final Enemies alone does that (AL-004)"


def check(
    reader: Reader, box: dict[str, Component], replaced: Pairs, added: list[Component], places: dict[str, Scalar]
) -> None:
    """Every deck that the pack touches, as it is with the pack."""
    own = {**box, **{new.id: new for _old, new in replaced}}
    found = (*piles(own, replaced), *barracks(own, replaced), *mini_decks(own, replaced, added))
    for place, text in (*found, *shortcuts([*(new for _old, new in replaced), *added])):
        reader.wrong(places.get(place, Node(1, 1)), text)


def shortcuts(written: list[Component]) -> Iterator[Told]:
    """What would end a game without the death of its Final Enemies (AL-004)."""
    for one in written:
        if isinstance(one, Objective) and one.stage == STAGES and one.auto is not None:
            yield one.id, f"{one.id} is an Objective 3: {ONLY_DEATH}, so leave out complete_when"
        if any(of_stage(effect, STAGES) for effect in terms([getattr(one, name) for name in own_facts(one)])):
            yield one.id, f"{one.id} would complete Objective 3: {ONLY_DEATH}"


def own_facts(one: Component) -> tuple[str, ...]:
    return tuple(getattr(one, "facts", ()))


def piles(own: dict[str, Component], replaced: Pairs) -> Iterator[Told]:
    """The piles that the box has once, without what the pack adds."""
    strikes = [one for one in own.values() if isinstance(one, Strike)]
    place = next((new.id for _old, new in replaced if isinstance(new, Strike)), "")
    if place and total(strikes) != STRIKES:
        yield place, f"the box has {STRIKES} Strikes, not {total(strikes)} (AL-013): {BALANCE} ({listed(strikes)})"
    place = next((new.id for pair in replaced for new in pair if of_deck(new, DRONE)), "")
    drones = [one for one in own.values() if isinstance(one, EnemyCard) and one.deck == DRONE]
    if place and total(drones) != DRONES:
        yield place, f"the box has {DRONES} Drones, not {total(drones)} (AL-016): {BALANCE} ({listed(drones)})"
    if place and any(card.final for card in drones):
        yield place, "there is no Final Enemy among Drones: that is for Objective 3 (AL-062)"


def of_deck(one: Component, deck: str) -> bool:
    return isinstance(one, EnemyCard) and one.deck == deck


def mini_decks(own: dict[str, Component], replaced: Pairs, added: list[Component]) -> Iterator[Told]:
    """Those that the pack touches; a problem is told to the first component of the pack that does."""
    touched: dict[str, str] = {}
    for old, new in [*replaced, *((one, one) for one in added)]:
        if isinstance(new, Objective):
            touched[new.id] = new.id
        elif isinstance(old, EnemyCard) and isinstance(new, EnemyCard):
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
            f"has {SIZES[stage]} cards, Events and Hazard with them, not {size} (AL-015): "
            f"{BALANCE}, or with one of another deck ({listed(deck)})"
        )
    hazards = total(card for card in deck if card.type == HAZARD)
    if hazards != 1:
        yield f"has one Hazard, not {hazards} (AL-020)"
    events = total(card for card in deck if card.type == EVENT)
    if events != EVENTS:
        yield f"has {EVENTS} Events, not {events} (AL-020)"
    finals = total(card for card in deck if card.final)
    if stage == STAGES and not finals:
        yield "has a card of kind: final_enemy, at least one (AL-004)"
    if stage != STAGES and finals:
        yield "has no Final Enemy: that is for Objective 3 (AL-062)"
    ways = [effect for effect in terms([card.task for card in deck if card.count]) if of_stage(effect, stage)]
    if stage != STAGES and objective.auto is None and not ways:
        yield f"gives no way to do it: a card needs complete: {stage}, or the Objective complete_when"


def of_stage(effect: object, stage: int) -> bool:
    return isinstance(effect, Complete | Finish | Install) and effect.stage == stage
