"""Cards as the table shows them: characters, enemies, Strikes; each with its text, its figures and its signs."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from hagal.games.encounters.components import EnemyCard, PlayerCard, Strike
from hagal.games.encounters.hunted.catalogue.avatars import AVATARS
from hagal.games.encounters.hunters.catalogue.predators import PREDATORS
from hagal.games.encounters.names import CLASS_WORDS, KINDS, NONE, TEAMS
from hagal.kernel.term import Component
from hagal.table.games.board.words import capital
from hagal.table.games.encounters.look import Look
from hagal.text import say
from hagal.text.descriptions.encounters import lines

Drawn = dict[str, Any]
STAND_IN = "stand-in"
DRAWN = frozenset(avatar.id for avatar in (*AVATARS, *PREDATORS))
"""The Avatars that have a picture."""
FIGURES = (
    *("enc-describe-cost", "enc-describe-class", "enc-describe-team", "enc-describe-values", "enc-describe-coordinate"),
    *("enc-describe-enemy-health", "enc-describe-runner", "enc-describe-double", "enc-describe-damage"),
    *("enc-describe-miss", "enc-describe-stage", "enc-describe-health", "enc-describe-defense"),
    *("enc-describe-honor", "enc-describe-own-honor", "enc-describe-initiative", "enc-describe-dishonor"),
    *("enc-describe-avoid-price", "enc-describe-remove-price", "enc-describe-lethal", "enc-describe-escape"),
)
"""Lines that stand on a card as figures and signs."""
HEADED = ("enc-describe-text", "enc-describe-test", "enc-describe-challenge")
"""Lines whose heading goes without saying."""
SORTS = ("enc-describe-deck-", "enc-describe-rarity-")


def sort_line(id: str) -> bool:
    """A line that says only what sort of card it is."""
    kinds = [f"enc-describe-{kind.replace('_', '-')}" for kind in (*KINDS, "worthy", "gear", "trap")]
    return id.startswith(SORTS) or id in kinds


@lru_cache(4096)
def text(component: Component, lang: str) -> tuple[str, ...]:
    """What a card does, in short lines: without what its figures and signs say, and without the heading "Text"."""
    found = [(line.id.removesuffix(f"-{component.wording}"), line) for line in lines(component, lang)]
    return tuple(
        plain(say(line, lang)) if id in HEADED else say(line, lang)
        for id, line in found
        if id not in FIGURES and not sort_line(id)
    )


def plain(text: str) -> str:
    """Without its heading."""
    _head, colon, rest = text.partition(": ")
    return capital(rest) if colon else text


def portrait(avatar: str) -> str:
    """The drawing of an Avatar; those that content packs add share one."""
    return f"a-{avatar if avatar in DRAWN else 'stranger'}"


def class_of(card: PlayerCard) -> str:
    return "" if card.cls == NONE else CLASS_WORDS[card.cls]


def team_of(card: PlayerCard) -> str:
    return "" if card.team == NONE else TEAMS[card.team]


def character(look: Look, card: PlayerCard) -> Drawn:
    """A card of a hand, a pile or the HQ."""
    attack, recruit = card.values()
    return {
        "id": card.id,
        "ref": card.ref,
        "zoom": card.ref,
        "name": look.called(card),
        "told": look.told(card),
        "cls": class_of(card),
        "team": team_of(card),
        "deck": card.deck,
        "cost": card.cost,
        "attack": attack,
        "recruit": recruit,
        "coordinate": card.coordinate,
        "text": text(card, look.lang),
        "stand_in": card.origin == STAND_IN,
        "pack": look.pack(card),
        "move": "",
        "why": "",
    }


def enemy(look: Look, card: EnemyCard, health: int | None = None) -> Drawn:
    """A card of the Enemy deck that lies open; `health` as it is now."""
    return {
        "id": card.id,
        "ref": card.ref,
        "zoom": card.ref,
        "kind": KINDS[card.type],
        "name": look.called(card),
        "told": look.told(card),
        "health": (card.health if health is None else health) if card.fightable else None,
        "changed": health is not None and card.fightable and health != card.health,
        "traits": traits(card),
        "honor": card.honor,
        "price": card.price,
        "text": text(card, look.lang),
        "stand_in": card.origin == STAND_IN,
        "pack": look.pack(card),
    }


def traits(card: EnemyCard) -> list[str]:
    """Keywords and labels, as icons with a word."""
    found = {"runner": card.runner, "double": card.double, "lethal": card.lethal, "escape": card.escape}
    found |= {"ultimate": card.final and card.worthy, "worthy": card.worthy and not card.final}
    return [trait for trait, has in found.items() if has]


def strike(look: Look, card: Strike) -> Drawn:
    return {
        "id": card.id,
        "ref": card.ref,
        "name": look.called(card),
        "told": look.told(card),
        "damage": card.damage,
        "dishonor": card.dishonor,
        "lasting": card.lasting,
        "first": card.first,
        "stand_in": card.origin == STAND_IN,
        "pack": look.pack(card),
    }


def listed(look: Look, kind: str, ids: Any) -> list[Drawn]:
    """Open cards of a pile as names, the latest first."""
    cards = [look.get(kind, id) for id in reversed(ids) if id]
    return [{"ref": card.ref, "name": look.called(card)} for card in cards]
