"""Cards as the table shows them: characters, enemies, Strikes; each with its text, its figures and its signs."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from hagal.games.encounters.alien.catalogue.avatars import AVATARS as SURVIVORS
from hagal.games.encounters.alien.hunt import BY_RARITY
from hagal.games.encounters.alien.names import CHESTBURSTER, DRONE, FACEHUGGER
from hagal.games.encounters.alien.names import NAME as ALIEN
from hagal.games.encounters.components import Avatar, EnemyCard, PlayerCard, Strike
from hagal.games.encounters.hunted.catalogue.avatars import AVATARS
from hagal.games.encounters.hunters.catalogue.predators import PREDATORS
from hagal.games.encounters.names import CLASS_WORDS, ENEMY, FINAL, KINDS, NONE, TEAMS
from hagal.kernel.term import Component
from hagal.table.games.board.words import capital
from hagal.table.games.encounters.look import Look
from hagal.text import say
from hagal.text.descriptions.encounters import health_at, lines

Drawn = dict[str, Any]
STAND_IN = "stand-in"
DRAWN = frozenset((avatar.id, avatar.role) for avatar in (*AVATARS, *PREDATORS, *SURVIVORS))
"""The Avatars that have a picture, each with its Role: a content pack may call somebody else as it likes."""
EGGS = frozenset(("egg", "construct_a", "eggs_a"))
CREATURES = {FACEHUGGER: "facehugger", CHESTBURSTER: "chestburster", **dict.fromkeys(EGGS, "egg")}
"""Cards of the Hive and the Hatchery with a picture of their own."""
FIGURES = (
    *("enc-describe-cost", "enc-describe-class", "enc-describe-team", "enc-describe-values", "enc-describe-coordinate"),
    *("enc-describe-enemy-health", "enc-describe-health-by-players", "enc-describe-runner", "enc-describe-double"),
    "enc-describe-damage",
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


def portrait(avatar: Avatar) -> str:
    """The drawing of an Avatar; those that content packs add share one."""
    return f"a-{avatar.id if (avatar.id, avatar.role) in DRAWN else 'stranger'}"


def class_of(card: PlayerCard) -> str:
    return "" if card.cls == NONE else CLASS_WORDS[card.cls]


def team_of(card: PlayerCard) -> str:
    return "" if card.team == NONE else TEAMS[card.team]


def art(card: EnemyCard) -> str:
    """The picture behind the text of a card of the Enemy deck or the Hive."""
    if card.id in CREATURES:
        return f"e-{CREATURES[card.id]}"
    if card.wording != ALIEN or card.type not in (ENEMY, FINAL):
        return f"e-{KINDS[card.type]}"
    return "e-queen" if card.final else "e-drone" if card.deck == DRONE else "e-xenomorph"


def owned(look: Look, id: str) -> Drawn:
    """A card of a player: a character, or what came to his deck out of the Hatchery or the Hive."""
    card = look.card(id)
    return character(look, card) if card.character else intruder(look, card)


def intruder(look: Look, card: EnemyCard) -> Drawn:
    """A Chestburster or a Hazard that lies among the cards of a player."""
    return {
        "id": card.id,
        "ref": card.ref,
        "zoom": card.ref,
        "name": look.called(card),
        "told": look.told(card),
        **dict.fromkeys(("cls", "team", "move", "why"), ""),
        **dict.fromkeys(("cost", "attack", "recruit"), 0),
        "tone": "foe",
        "art": art(card),
        "deck": card.deck,
        "coordinate": False,
        "text": text(card, look.lang),
        "stand_in": card.origin == STAND_IN,
        "pack": look.pack(card),
    }


def character(look: Look, card: PlayerCard) -> Drawn:
    """A card of a hand, a pile or the HQ."""
    attack, recruit = card.values()
    cls = class_of(card)
    return {
        "id": card.id,
        "ref": card.ref,
        "zoom": card.ref,
        "name": look.called(card),
        "told": look.told(card),
        "cls": cls,
        "tone": cls or "none",
        "art": f"c-{cls}" if cls else "i-attack" if attack else "i-recruit",
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
    usual = health_at(card, len(look.players))
    return {
        "id": card.id,
        "ref": card.ref,
        "zoom": card.ref,
        "kind": KINDS[card.type],
        "art": art(card),
        "name": look.called(card),
        "told": look.told(card),
        "health": (usual if health is None else health) if card.fightable else None,
        "changed": health is not None and card.fightable and health != usual,
        "traits": traits(look, card),
        "honor": card.honor if look.way.honored else 0,
        "price": card.price,
        "text": text(card, look.lang),
        "stand_in": card.origin == STAND_IN,
        "pack": look.pack(card),
    }


def clone(look: Look, card: PlayerCard, health: int) -> Drawn:
    """A character that lies in the Combat Zone as a Failed Clone: of what it could do only its cost matters."""
    return {
        "id": card.id,
        "ref": card.ref,
        "zoom": card.ref,
        "kind": "clone",
        "art": "e-clone",
        "name": look.called(card),
        "told": look.word("table-hive-clone-told"),
        "health": health,
        "changed": health != card.cost,
        "traits": ["clone"],
        "honor": BY_RARITY.get(card.rarity, 1) if look.way.honored else 0,
        "price": 0,
        "text": (),
        "stand_in": False,
        "pack": look.pack(card),
    }


def traits(look: Look, card: EnemyCard) -> list[str]:
    """Keywords and labels, as icons with a word."""
    found = {"runner": card.runner, "double": card.double, "lethal": card.lethal, "escape": card.escape}
    found |= {"ultimate": card.final and look.way.ultimate, "worthy": card.worthy and not card.final}
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
    """Open cards of a pile as names, the latest first; of a kind, or (with none) of a deck of enemies or characters."""
    cards = [look.get(kind, id) if kind else look.card(id) for id in reversed(ids) if id]
    return [{"ref": card.ref, "name": look.called(card)} for card in cards]
