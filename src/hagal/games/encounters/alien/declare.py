"""How cards of the Hive and of the Hatchery are declared; each gets its option steps here, once."""

from __future__ import annotations

from typing import Any, Unpack

from hagal.games.encounters.alien.components import HiveCard
from hagal.games.encounters.declare import EnemyFacts, enemy_card, enemy_ours
from hagal.games.encounters.effect import Effect, Effects
from hagal.games.encounters.names import EVENT, HAZARD, NONE, TASK
from hagal.games.kit.declare import OFFICIAL, REPORTED, STAND_IN, Facts, many, sourced

TEXT_OURS = ("health", "text")
"""What is ours on a card of which only name and copies are known."""


def hive(
    name: str,
    *,
    deck: str,
    stage: int,
    at_events: Effect | Effects = (),
    after: int = NONE,
    entering: Effect | Effects = (),
    gun: int = 0,
    stays: bool = False,
    honor: int = 0,
    origin: str = STAND_IN,
    ours: Facts = (),
    **facts: Unpack[EnemyFacts],
) -> HiveCard:
    """A card of a mini-deck; `stage` is the number of its Objective, and what an enemy of it is worth to Predators
    (PR-292)."""
    made = enemy_card(HiveCard, name, deck, **facts)
    made.at_events = many(at_events)
    made.after = after
    made.entering = many(entering)
    made.gun = gun
    made.stays = stays
    made.honor = honor if made.type == TASK else honor or stage
    sourced(made, origin, enemy_ours(made), ours, ())
    return made


class Deck:
    """The mini-deck of an Objective: its cards share that and its number. `prefix`: what the ids of stand-ins begin
    with."""

    def __init__(self, id: str, stage: int, prefix: str = "") -> None:
        self.id: str = id
        self.stage: int = stage
        self.prefix: str = prefix

    def known(self, name: str, count: int = 1, health: int = 0, ours: Facts = TEXT_OURS, **more: Any) -> HiveCard:
        """A card of which a source gives the name, and how many there are."""
        made = {"count": count, "health": health, "origin": REPORTED, "ours": ours, **more}
        return hive(name, deck=self.id, stage=self.stage, **made)

    def stand_in(self, letter: str, name: str, count: int = 1, health: int = 0, **more: Any) -> HiveCard:
        """A card of ours in the place of one of which only the number of copies is known."""
        id = f"{self.prefix}_{letter}"
        return hive(name, id=id, deck=self.id, stage=self.stage, count=count, health=health, **more)

    def surprises(self) -> tuple[HiveCard, ...]:
        """The two Events and the Hazard that every mini-deck has (AL-020). As trophies Predators take those that lay on
        the Beast, and the Self-Destruct (PR-317, PR-326): these give so much Honor, wherever they come from."""
        return (
            hive("Event", id=f"event_{self.id}", deck=self.id, stage=2, type=EVENT, count=2, origin=OFFICIAL),
            hive("Hazard", id=f"hazard_{self.id}", deck=self.id, stage=3, type=HAZARD, origin=OFFICIAL),
        )
