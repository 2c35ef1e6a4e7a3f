"""What the rulebook fixes about the decks of Hunted as a whole: sizes, Hazards, the Final Enemy, and a way to do each
Objective."""

from __future__ import annotations

from collections.abc import Iterator

from hagal.games.encounters.components import EnemyCard, Objective, Strike
from hagal.games.encounters.hunted.specials import EVIDENCE, PIECES, AllEvidence, Assault, Evidence
from hagal.games.encounters.names import HAZARD, STAGES
from hagal.games.encounters.objectives import Complete, CompleteMinor
from hagal.packs.encounters.decks import Decks, Told, of_deck, sized, terms, total

YOUNG = "young_blood"
STRIKES, YOUNG_BLOOD = 40, 24
"""Strikes and Young Blood cards in the box (PR-016, PR-021)."""


class HuntedDecks(Decks):
    def wrong(self) -> Iterator[Told]:
        strikes = f"the box has {STRIKES} Strikes, not {{n}} (PR-016)"
        yield from self.pile(lambda one: isinstance(one, Strike), STRIKES, strikes)
        young = f"the box has {YOUNG_BLOOD} Young Blood cards, not {{n}} (PR-021)"
        yield from self.pile(of_deck(YOUNG), YOUNG_BLOOD, young)
        no_final = "there is no Final Enemy among Young Blood: that is for Objective 3 (PR-116)"
        yield from self.without_final(YOUNG, no_final)
        yield from self.barracks()
        yield from self.mini_decks()

    def problems(self, objective: Objective, deck: list[EnemyCard]) -> Iterator[str]:
        stage = objective.stage
        yield from sized(deck, stage, "PR-020")
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
