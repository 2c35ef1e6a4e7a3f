"""Cards of Legendary Encounters on one line: figures in brackets, and what they do."""

from __future__ import annotations

from functools import lru_cache

from hagal.games.encounters.components import Card, EnemyCard, PlayerCard, Strike
from hagal.games.encounters.hunters.components import Trap
from hagal.games.encounters.names import CLASS_WORDS, NONE, TASK
from hagal.kernel.term import Component
from hagal.terminal.console import Talk
from hagal.text import phrase
from hagal.text.descriptions.encounters import lines

SHOWN = (
    *("enc-describe-cost", "enc-describe-class", "enc-describe-team", "enc-describe-values", "enc-describe-coordinate"),
    *("enc-describe-enemy-health", "enc-describe-damage", "enc-describe-stage"),
    *("enc-describe-enemy", "enc-describe-objective", "enc-describe-event", "enc-describe-hazard"),
    *("enc-describe-honor", "enc-describe-dishonor", "enc-describe-avoid-price", "enc-describe-remove-price"),
    *("enc-describe-gear", "enc-describe-trap"),
)
"""Lines that stand on the screen as figures, or go without saying."""
SORTS = ("enc-describe-deck-", "enc-describe-rarity-")
TEXT = "enc-describe-text"


@lru_cache(4096)
def texts(component: Component, lang: str) -> tuple[str, ...]:
    """What a card does, line by line, without what its figures say."""
    found = [(line.id.removesuffix(f"-{component.wording}"), line) for line in lines(component, lang)]
    return tuple(
        str(line.args["effects"]) if id == TEXT else phrase(line, lang)
        for id, line in found
        if id not in SHOWN and not id.startswith(SORTS)
    )


def gist(component: Component, lang: str) -> str:
    return "; ".join(texts(component, lang))


def figures(component: Component, talk: Talk, health: int | None = None, honored: bool = True) -> str:
    """What stands on a card in numbers: `[Str A2 R1 C]`, `[health 5, honor 2]`, `[damage 2]`; empty if nothing does.
    `honored`: Honor is something in this game."""
    if isinstance(component, PlayerCard):
        found = [character(component, talk)]
    elif isinstance(component, Strike):
        found = strike(component, talk)
    elif isinstance(component, EnemyCard):
        found = enemy(component, talk, health)
    elif isinstance(component, Trap):
        found = [talk.word("encounters-price", n=component.price)]
    else:
        found = []
    if honored and isinstance(component, Card) and component.kind != "avatar" and component.honor:
        found.append(talk.word("encounters-worth", n=component.honor))
    told = ", ".join(part for part in found if part)
    return f"[{told}]" if told else ""


def strike(card: Strike, talk: Talk) -> list[str]:
    found = [talk.word("encounters-damage", n=card.damage)] if card.damage or not (card.miss or card.dishonor) else []
    return [*found, talk.word("encounters-dishonor", n=card.dishonor)] if card.dishonor else found


def enemy(card: EnemyCard, talk: Talk, health: int | None) -> list[str]:
    if card.fightable:
        return [talk.word("encounters-health", n=card.health if health is None else health)]
    if card.price:
        return [talk.word("encounters-price", n=card.price)]
    return [talk.word("encounters-task")] if card.type == TASK else []


def character(card: PlayerCard, talk: Talk) -> str:
    """Class, Attack, Recruit, and whether it can be Coordinated."""
    attack, recruit = card.values()
    parts = [talk.word(f"encounters-class-{CLASS_WORDS[card.cls]}")] if card.cls != NONE else []
    if attack:
        parts.append(talk.word("encounters-short-attack", n=attack))
    if recruit:
        parts.append(talk.word("encounters-short-recruit", n=recruit))
    if card.coordinate:
        parts.append(talk.word("encounters-short-coordinate"))
    return " ".join(parts)
