"""What stands on the components of Runewars, as messages: heroes, rewards, quests, exploration tokens. Other kinds have
a message of their own each (`text-<kind>-<id>`), if any."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hagal.games.kit.effect import messages
from hagal.games.runewars.catalogue.factions import NEUTRALS
from hagal.games.runewars.components import Hero, Quest, Reward, Token
from hagal.games.runewars.effect import Effects
from hagal.games.runewars.names import DESTINIES, OWN_TYPES
from hagal.games.runewars.quests.heroes import ATTRIBUTE_WORDS
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.text import APART, has, phrases

ALIGNMENTS = (Msg("rw-good"), Msg("rw-neutral"), Msg("rw-evil"))


def told(effects: Effects, lang: str) -> str:
    """The effects of a card, one after the other."""
    return APART.join(phrases(messages(effects), lang))


def hero(card: Hero, lang: str) -> list[Msg]:
    strength, agility, wisdom = card.attributes
    found = [
        Msg("rw-describe-alignment", alignment=ALIGNMENTS[card.alignment]),
        Msg("rw-describe-attributes", strength=strength, agility=agility, wisdom=wisdom),
        Msg("rw-describe-health", n=card.health),
    ]
    if card.fast:
        found.append(Msg("rw-describe-fast"))
    if card.flying:
        found.append(Msg("rw-describe-flying"))
    if card.far:
        found.append(Msg("rw-describe-far", n=card.far))
    if card.ability:
        found.append(Msg(f"rw-ability-{card.ability}"))
    return found


def reward(card: Reward, lang: str) -> list[Msg]:
    found = [Msg(f"rw-trait-{card.trait}")] if card.trait else []
    return [*found, Msg(f"rw-use-{card.moment}", effects=told(card.effects, lang))]


def quest(card: Quest, lang: str) -> list[Msg]:
    found = [Msg("rw-describe-setup", n=card.setup)] if card.setup else []
    areas = tuple([area.upper() for area in card.areas])
    found.append(Msg("rw-describe-where", areas=areas) if areas else Msg("rw-describe-anywhere"))
    if card.foe >= 0:
        unit = NEUTRALS[card.foe - OWN_TYPES]
        return [*found, Msg("rw-describe-foes", unit=unit, n=card.foes), Msg("rw-describe-foes-won")]
    found.append(Msg("rw-describe-test", attribute=ATTRIBUTE_WORDS[card.attribute]))
    for destiny, results in zip(DESTINIES, card.results, strict=True):
        if results:
            found.append(Msg(f"rw-describe-{destiny}", effects=told(results, lang)))
    return found


def token(card: Token, lang: str) -> list[Msg]:
    return [Msg(f"rw-sort-{card.sort}"), Msg(f"text-exploration-{card.id.replace('_', '-')}")]


LINES: dict[str, Callable[[Any, str], list[Msg]]] = {
    "hero": hero,
    "reward": reward,
    "quest": quest,
    "exploration": token,
}


def lines(component: Component, lang: str) -> list[Msg]:
    """The text of a component, line by line."""
    told_by = LINES.get(component.kind)
    if told_by is not None:
        return told_by(component, lang)
    id = f"text-{component.kind}-{component.id}".replace("_", "-")
    return [Msg(id)] if has(id, lang) else []
