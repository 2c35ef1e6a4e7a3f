"""What stands on the components of Legendary Encounters, as messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hagal.games.encounters.components import Avatar, EnemyCard, Location, Objective, PlayerCard, Strike
from hagal.games.encounters.effect import Effects
from hagal.games.encounters.effects.strikes import DrawStrikes
from hagal.games.encounters.names import (
    ANYWHERE,
    IN_COMBAT,
    IN_WILDS,
    KINDS,
    NONE,
    SPACES,
    class_name,
    space_name,
    team_name,
)
from hagal.games.encounters.tasks import task_message
from hagal.games.kit.effect import messages
from hagal.kernel.errors import RulesError
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.text import APART, PACK, phrases


def effects(box: Effects, lang: str, before: tuple[Msg, ...] = ()) -> str:
    """The effects of a box, one after the other, `before` having happened."""
    return APART.join(phrases(messages(box), lang, before))


def line(id: str, box: Effects, lang: str, before: tuple[Msg, ...] = ()) -> list[Msg]:
    """A line for a box, unless it is empty."""
    return [Msg(id, effects=effects(box, lang, before))] if box else []


def character(card: PlayerCard, lang: str) -> list[Msg]:
    found = [Msg(f"enc-describe-deck-{card.deck}")]
    if card.rarity:
        found = [Msg(f"enc-describe-rarity-{card.rarity}", who=card.person or Msg(f"enc-who-{card.who}"))]
    if card.cost:
        found.append(Msg("enc-describe-cost", n=card.cost))
    if card.cls != NONE:
        found.append(Msg("enc-describe-class", cls=class_name(card.cls)))
    if card.team != NONE:
        found.append(Msg("enc-describe-team", team=team_name(card.team)))
    attack, recruit = card.values()
    if attack or recruit:
        found.append(Msg("enc-describe-values", attack=attack or "0", recruit=recruit or "0"))
    if card.coordinate:
        found.append(Msg("enc-describe-coordinate"))
    return found + line("enc-describe-text", card.effects, lang)


def avatar(avatar: Avatar, lang: str) -> list[Msg]:
    return [Msg("enc-describe-health", n=avatar.health), Msg("enc-describe-defense", n=avatar.defense)]


def strike(card: Strike, lang: str) -> list[Msg]:
    found = [Msg("enc-describe-miss") if card.miss else Msg("enc-describe-damage", n=card.damage)]
    found += line("enc-describe-dodge", card.dodge, lang)
    found += line("enc-describe-text", card.effects, lang)
    for ability in card.ongoing:
        found.append(Msg("enc-describe-wound", ability=ability.message()))
    if card.first:
        found.append(Msg("enc-describe-first"))
    if card.lasting:
        found.append(Msg("enc-describe-unhealable"))
    return found


def where(places: int, ability: Msg) -> Msg:
    """Where an ongoing ability works (PR-105)."""
    if places == ANYWHERE:
        return Msg("enc-describe-ongoing", ability=ability)
    if places == IN_WILDS:
        return Msg("enc-describe-in-wilds", ability=ability)
    if places == IN_COMBAT:
        return Msg("enc-describe-in-combat", ability=ability)
    spaces = tuple(space_name(k) for k in range(len(SPACES)) if places >> k & 1)
    return Msg("enc-describe-at", spaces=spaces, ability=ability)


def enemy(card: EnemyCard, lang: str) -> list[Msg]:
    found = [Msg(f"enc-describe-{KINDS[card.type].replace('_', '-')}")]
    if card.fightable:
        found.append(Msg("enc-describe-enemy-health", n=card.health))
    if card.weaker is not None:
        found.append(Msg("enc-describe-weaker", n=card.weaker[0], count=card.weaker[1].message()))
    if card.runner:
        found.append(Msg("enc-describe-runner"))
    if card.double:
        found.append(Msg("enc-describe-double"))
    found += [where(ability.where, ability.message()) for ability in card.ongoing]
    found += line("enc-describe-reveal", card.reveal, lang)
    found += line("enc-describe-scanned", card.scanned, lang)
    found += line("enc-describe-fights", card.fights, lang)
    found += line("enc-describe-strike", card.strike, lang, (DrawStrikes(1).message(),))
    found += line("enc-describe-death", card.death, lang)
    if card.spares:
        found.append(Msg("enc-describe-spares"))
    if card.spent:
        found.append(Msg("enc-describe-spent"))
    if card.task is not None:
        found.append(task_message(card.task))
    return found


def objective(objective: Objective, lang: str) -> list[Msg]:
    found = [Msg("enc-describe-stage", n=objective.stage)]
    if objective.origin != PACK:
        found.append(Msg(f"enc-goal-{objective.id.replace('_', '-')}"))
    found += line("enc-describe-setup", objective.setup, lang)
    found += line("enc-describe-event-effect", objective.event, lang)
    if objective.auto is not None:
        found.append(Msg("enc-describe-auto", condition=objective.auto.message()))
    return found + line("enc-describe-reward", objective.reward, lang)


def location(location: Location, lang: str) -> list[Msg]:
    return [
        Msg("enc-describe-hazard-effect", n=n, effects=effects(hazard, lang))
        for n, hazard in enumerate(location.hazards, start=1)
    ]


LINES: dict[str, Callable[[Any, str], list[Msg]]] = {
    "character": character,
    "avatar": avatar,
    "strike": strike,
    "enemy": enemy,
    "objective": objective,
    "location": location,
}
"""By kind of component: its lines."""


def lines(component: Component, lang: str) -> list[Msg]:
    """What stands on a component, line by line."""
    if component.kind not in LINES:
        raise RulesError(f"there is no text for {component.ref}; there is for: {', '.join(LINES)}")
    found: list[Msg] = LINES[component.kind](component, lang)
    return found
