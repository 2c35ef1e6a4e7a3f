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
from hagal.packs.encounters.decks import Decks, Told, of_deck, sized, terms, total

STRIKES, DRONES = 40, 24
"""Strikes and Drones in the box (AL-013, AL-016)."""
EVENTS = 2
"""Events in each mini-deck (AL-020)."""
ONLY_DEATH = "the death of its Final Enemies alone does that (AL-004)"


class AlienDecks(Decks):
    def wrong(self) -> Iterator[Told]:
        strikes = f"the box has {STRIKES} Strikes, not {{n}} (AL-013)"
        yield from self.pile(lambda one: isinstance(one, Strike), STRIKES, strikes)
        yield from self.pile(of_deck(DRONE), DRONES, f"the box has {DRONES} Drones, not {{n}} (AL-016)")
        no_final = "there is no Final Enemy among Drones: that is for Objective 3 (AL-062)"
        yield from self.without_final(DRONE, no_final)
        yield from self.barracks()
        yield from self.mini_decks()
        yield from self.shortcuts()

    def shortcuts(self) -> Iterator[Told]:
        """What would end a game without the death of its Final Enemies (AL-004)."""
        for one in (*(new for _old, new in self.replaced), *self.added):
            if isinstance(one, Objective) and one.stage == STAGES and one.auto is not None:
                yield one.id, f"{one.id} is an Objective 3: {ONLY_DEATH}, so leave out complete_when"
            if any(of_stage(effect, STAGES) for effect in terms([getattr(one, name) for name in own_facts(one)])):
                yield one.id, f"{one.id} would complete Objective 3: {ONLY_DEATH}"

    def problems(self, objective: Objective, deck: list[EnemyCard]) -> Iterator[str]:
        stage = objective.stage
        yield from sized(deck, stage, "AL-015")
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


def own_facts(one: Component) -> tuple[str, ...]:
    return tuple(getattr(one, "facts", ()))


def of_stage(effect: object, stage: int) -> bool:
    return isinstance(effect, Complete | Finish | Install) and effect.stage == stage
