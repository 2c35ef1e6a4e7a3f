"""What stands on the components of Legendary Encounters, as messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hagal.games.encounters.alien.components import HiveCard
from hagal.games.encounters.alien.tables import LEAST
from hagal.games.encounters.components import Avatar, Card, EnemyCard, Location, Objective, PlayerCard, Strike
from hagal.games.encounters.effect import Effects
from hagal.games.encounters.effects.strikes import DrawStrikes
from hagal.games.encounters.hunters.components import Challenge, Gear, HonorTest, Predator, Trap
from hagal.games.encounters.names import (
    ANYWHERE,
    ENEMY,
    EVENT,
    HAZARD,
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
from hagal.games.kit.combine import messages
from hagal.kernel.errors import RulesError
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.text import APART, PACK, phrases, reworded


def effects(box: Effects, card: Component, lang: str, before: tuple[Msg, ...] = ()) -> str:
    """The effects of a box on a card, one after the other, `before` having happened."""
    told = [reworded(message, card.wording, lang) for message in messages(box)]
    return APART.join(phrases(told, lang, before))


def line(id: str, box: Effects, card: Component, lang: str, before: tuple[Msg, ...] = ()) -> list[Msg]:
    """A line for a box of a card, unless it is empty."""
    return [Msg(id, effects=effects(box, card, lang, before))] if box else []


def character(card: PlayerCard, lang: str) -> list[Msg]:
    found = [Msg(f"enc-describe-deck-{card.deck}")]
    if card.rarity:
        who = card.person or Msg(f"enc-who-{card.who.replace('_', '-')}")
        found = [Msg(f"enc-describe-rarity-{card.rarity}", who=who)]
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
    found += line("enc-describe-text", card.effects, card, lang)
    return found + line("enc-describe-recruited", card.recruited, card, lang) + honor(card)


def honor(card: Card) -> list[Msg]:
    """What a card is worth in a Trophy Room (PR-250)."""
    return [Msg("enc-describe-honor", n=card.honor)] if card.honor else []


def avatar(avatar: Avatar, lang: str) -> list[Msg]:
    found = [Msg("enc-describe-health", n=avatar.health), Msg("enc-describe-defense", n=avatar.defense)]
    if isinstance(avatar, Predator):
        found += [Msg("enc-describe-own-honor", n=avatar.honor), Msg("enc-describe-initiative", n=avatar.initiative)]
    return found


def strike(card: Strike, lang: str) -> list[Msg]:
    found: list[Msg] = []
    if card.miss:
        found.append(Msg("enc-describe-miss"))
    elif card.damage or not card.dishonor:
        found.append(Msg("enc-describe-damage", n=card.damage))
    if card.dishonor:
        found.append(Msg("enc-describe-dishonor", n=card.dishonor))
    found += line("enc-describe-dodge", card.dodge, card, lang)
    found += line("enc-describe-text", card.effects, card, lang)
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


def keywords(card: Card) -> list[Msg]:
    """The keywords of an enemy, or those that gear gives it (PR-108, PR-221, PR-222)."""
    found = [Msg("enc-describe-runner")] if card.runner else []
    if card.double:
        found.append(Msg("enc-describe-double"))
    if card.lethal:
        found.append(Msg("enc-describe-lethal"))
    if card.escape:
        found.append(Msg("enc-describe-escape"))
    return found


def rank(card: EnemyCard) -> Msg:
    """What kind of card of its deck it is."""
    if card.worthy and card.type == ENEMY:
        return Msg("enc-describe-worthy")
    return Msg(f"enc-describe-{KINDS[card.type].replace('_', '-')}")


LESS = ("one", "two", "three", "four", "five")
"""So much less health an enemy has with so many players (`enc-weaker-by-players`)."""


def by_players(card: EnemyCard) -> tuple[int, ...]:
    """The health of an enemy with one, two, three, four and five players; none if it is the same with all."""
    for ability in card.ongoing:
        if ability.tag == "enc-weaker-by-players":
            less = ability.message().args
            return tuple(card.health - less[number] for number in LESS)
    return ()


def health_at(card: EnemyCard, players: int) -> int | None:
    """Its health at a table of so many players; at no table (0) None, where it hangs on their number."""
    found = by_players(card)
    return card.health if not found else found[players - 1] if players else None


def health(card: EnemyCard, players: int) -> Msg:
    """At a table the number for that table; otherwise, where they differ, those for all numbers of players."""
    n = health_at(card, players)
    if n is None:
        return Msg("enc-describe-health-by-players", all=" · ".join(map(str, by_players(card))))
    return Msg("enc-describe-enemy-health", n=n)


def enemy(card: EnemyCard, lang: str, players: int = 0) -> list[Msg]:
    found = [rank(card)]
    if card.fightable:
        found.append(health(card, players))
    if by_players(card):
        found.append(Msg("enc-describe-health-by-table", least=LEAST))
    if card.price:
        found.append(Msg("enc-describe-avoid-price", n=card.price))
    if not isinstance(card, HiveCard) or card.type not in (EVENT, HAZARD):
        found += honor(card)
    if isinstance(card, HiveCard) and card.after != NONE:
        found.append(Msg("enc-describe-after", cls=class_name(card.after)))
    if card.weaker is not None:
        found.append(Msg("enc-describe-weaker", n=card.weaker[0], count=card.weaker[1].message()))
    found += keywords(card)
    said = "enc-weaker-by-players"  # with its health
    found += [where(ability.where, ability.message()) for ability in card.ongoing if ability.tag != said]
    found += line("enc-describe-reveal", card.reveal, card, lang)
    found += line("enc-describe-scanned", card.scanned, card, lang)
    found += line("enc-describe-fights", card.fights, card, lang)
    found += line("enc-describe-strike", card.strike, card, lang, (DrawStrikes(1).message(),))
    found += line("enc-describe-death", card.death, card, lang)
    if isinstance(card, HiveCard):
        found += line("enc-describe-at-events", card.at_events, card, lang)
        found += line("enc-describe-entering", card.entering, card, lang)
        if card.gun:
            found.append(Msg("enc-describe-gun", n=card.gun))
    if card.spares:
        found.append(Msg("enc-describe-spares"))
    if card.spent:
        found.append(Msg("enc-describe-spent"))
    if card.task is not None:
        found.append(task_message(card.task))
    return found


def gear(card: Gear, lang: str) -> list[Msg]:
    found = [Msg("enc-describe-gear"), *honor(card)]
    if card.health:
        found.append(Msg("enc-describe-gear-health", n=card.health))
    found += keywords(card)
    found += [where(ability.where, ability.message()) for ability in card.ongoing]
    found += line("enc-describe-fights", card.fights, card, lang)
    found += line("enc-describe-strike", card.strike, card, lang, (DrawStrikes(1).message(),))
    return found + line("enc-describe-death", card.death, card, lang)


def trap(card: Trap, lang: str) -> list[Msg]:
    found = [Msg("enc-describe-trap"), Msg("enc-describe-remove-price", n=card.price), *honor(card)]
    found += line("enc-describe-drawn", card.reveal, card, lang)
    found += [Msg("enc-describe-front", ability=ability.message()) for ability in card.ongoing]
    if card.shared:
        found.append(Msg("enc-describe-shared"))
    if card.rivalry:
        found.append(Msg("enc-describe-rivalry"))
    return found


def honor_test(card: HonorTest, lang: str) -> list[Msg]:
    found = [*honor(card), Msg("enc-describe-test", condition=card.condition.message())]
    return [*found, Msg("enc-describe-late")] if card.late else found


def challenge(card: Challenge, lang: str) -> list[Msg]:
    return [Msg("enc-describe-challenge", award=card.award.message())]


def objective(objective: Objective, lang: str) -> list[Msg]:
    found = [Msg("enc-describe-stage", n=objective.stage)]
    if objective.origin != PACK:
        found.append(Msg(f"enc-goal-{objective.id.replace('_', '-')}"))
    found += line("enc-describe-setup", objective.setup, objective, lang)
    if objective.event_title:
        title = Msg(f"enc-event-{objective.id.replace('_', '-')}")
        found.append(Msg("enc-describe-event-titled", title=title, effects=effects(objective.event, objective, lang)))
    else:
        found += line("enc-describe-event-effect", objective.event, objective, lang)
    if objective.auto is not None:
        found.append(Msg("enc-describe-auto", condition=objective.auto.message()))
    return found + line("enc-describe-reward", objective.reward, objective, lang)


def location(location: Location, lang: str) -> list[Msg]:
    found: list[Msg] = []
    for n, hazard in enumerate(location.hazards, start=1):
        told = effects(hazard, location, lang)
        if location.titles:
            which = f"{location.id.replace('_', '-')}-{n}"
            title = Msg(f"enc-hazard-{which}")
            found.append(Msg("enc-describe-hazard-titled", n=n, title=title, effects=told))
        else:
            found.append(Msg("enc-describe-hazard-effect", n=n, effects=told))
    return found


LINES: dict[str, Callable[[Any, str], list[Msg]]] = {
    "character": character,
    "avatar": avatar,
    "strike": strike,
    "enemy": enemy,
    "objective": objective,
    "location": location,
    "gear": gear,
    "trap": trap,
    "test": honor_test,
    "challenge": challenge,
}
"""By kind of component: its lines."""


def lines(component: Component, lang: str, players: int = 0) -> list[Msg]:
    """What stands on a component, line by line, in the words of its mode; `players`: how many are at the table, if it
    is at one."""
    if component.kind not in LINES:
        raise RulesError(f"there is no text for {component.ref}; there is for: {', '.join(LINES)}")
    if isinstance(component, EnemyCard) and component.kind == "enemy":
        told = enemy(component, lang, players)
    else:
        told = LINES[component.kind](component, lang)
    return [reworded(message, component.wording, lang) for message in told]
