"""Cards of Legendary Encounters on one line: figures in brackets, and what they do."""

from __future__ import annotations

from functools import lru_cache

from hagal.games.encounters.components import EnemyCard, PlayerCard, Strike
from hagal.games.encounters.names import CLASSES, NONE, TASK
from hagal.kernel.term import Component
from hagal.terminal.console import Talk
from hagal.text import phrase
from hagal.text.descriptions.encounters import lines

SHOWN = (
    *("enc-describe-cost", "enc-describe-class", "enc-describe-team", "enc-describe-values", "enc-describe-coordinate"),
    *("enc-describe-enemy-health", "enc-describe-damage", "enc-describe-stage"),
    *("enc-describe-enemy", "enc-describe-objective", "enc-describe-event", "enc-describe-hazard"),
)
"""Lines that stand on the screen as figures, or go without saying."""
SORTS = ("enc-describe-deck-", "enc-describe-rarity-")
TEXT = "enc-describe-text"


@lru_cache(4096)
def texts(component: Component, lang: str) -> tuple[str, ...]:
    """What a card does, line by line, without what its figures say."""
    return tuple(
        str(line.args["effects"]) if line.id == TEXT else phrase(line, lang)
        for line in lines(component, lang)
        if line.id not in SHOWN and not line.id.startswith(SORTS)
    )


def gist(component: Component, lang: str) -> str:
    return "; ".join(texts(component, lang))


def figures(component: Component, talk: Talk, health: int | None = None) -> str:
    """What stands on a card in numbers: `[Str A2 R1 C]`, `[health 5]`, `[damage 2]`; empty if there is nothing."""
    if isinstance(component, PlayerCard):
        found = character(component, talk)
    elif isinstance(component, Strike):
        found = "" if component.miss else talk.word("encounters-damage", n=component.damage)
    elif isinstance(component, EnemyCard) and component.fightable:
        found = talk.word("encounters-health", n=component.health if health is None else health)
    else:
        found = talk.word("encounters-task") if isinstance(component, EnemyCard) and component.type == TASK else ""
    return f"[{found}]" if found else ""


def character(card: PlayerCard, talk: Talk) -> str:
    """Class, Attack, Recruit, and whether it can be Coordinated."""
    attack, recruit = card.values()
    parts = [talk.word(f"encounters-class-{CLASSES[card.cls]}")] if card.cls != NONE else []
    if attack:
        parts.append(talk.word("encounters-short-attack", n=attack))
    if recruit:
        parts.append(talk.word("encounters-short-recruit", n=recruit))
    if card.coordinate:
        parts.append(talk.word("encounters-short-coordinate"))
    return " ".join(parts)
