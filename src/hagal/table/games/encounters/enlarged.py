"""A component enlarged: drawn large, with its whole text. Public facts only: of a game it asks no more than the box."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from hagal.games.encounters import BASE
from hagal.games.encounters.alien.module import COMPONENTS as ALIEN
from hagal.games.encounters.hunted.module import HUNTED
from hagal.games.encounters.hunters.module import HUNTERS
from hagal.games.encounters.names import KINDS
from hagal.kernel.rules import Rules
from hagal.kernel.term import Component
from hagal.table.games.board.words import called, capital, word
from hagal.table.games.encounters import cards
from hagal.table.sight import pack_name
from hagal.text import provenance, say
from hagal.text.descriptions.encounters import LINES, health_at, lines

Drawn = dict[str, Any]
BOX = (*BASE.components, *HUNTED.components, *HUNTERS.components, *ALIEN)
COMPONENTS: dict[str, Component] = {component.ref: component for component in BOX if component.kind in LINES}


ART = {"objective": "i-task", "location": "i-hazard"}
"""The picture behind a name, where it is not that of the kind."""


def component(ref: str, lang: str, rules: Rules | None = None) -> Drawn | None:
    found = COMPONENTS.get(ref) if rules is None else rules.components.get(ref)
    if found is None or found.kind not in LINES:
        return None
    if rules is None:
        return drawn(found, lang, "")
    return drawn(found, lang, pack_name(rules.brought.get(ref, "")), rules.players)


@lru_cache(2048)
def drawn(found: Component, lang: str, pack: str, players: int = 0) -> Drawn:
    return {
        "ref": found.ref,
        "id": found.id,
        "kind": found.kind,
        "name": called(found, lang),
        "lines": [split(say(line, lang)) for line in lines(found, lang, players)],
        "origin": origin(found, lang, pack),
        "pack": pack,
        "stand_in": found.origin == cards.STAND_IN,
        **drawing(found, players),
    }


def origin(found: Component, lang: str, pack: str) -> str:
    """Where its facts come from, unless that is the rulebook."""
    if pack:
        return word(lang, "table-encounters-from-pack", pack=pack)
    return provenance(found, lang)


def drawing(found: Any, players: int) -> Drawn:
    """The figures on a component, its tone, and the picture behind its name."""
    plain: Drawn = {"tone": found.kind, "cost": None, "attack": 0, "recruit": 0, "health": None, "damage": None}
    plain |= {"cls": "", "team": "", "coordinate": False, "art": ART.get(found.kind, f"i-{found.kind}")}
    plain |= {fact: getattr(found, fact, 0) for fact in ("honor", "dishonor", "price")}
    if found.kind == "character":
        cls = cards.class_of(found)
        plain |= {
            "tone": cls or "none",
            "cls": cls,
            "team": cards.team_of(found),
            "art": f"c-{cls}" if cls else "i-recruit",
        }
        plain |= {"cost": found.cost or None, "attack": found.attack, "recruit": found.recruit}
        plain["coordinate"] = found.coordinate
    elif found.kind == "enemy":
        kind = KINDS[found.type]
        plain |= {
            "tone": kind,
            "art": cards.art(found),
            "health": health_at(found, players) if found.fightable else None,
        }
    elif found.kind == "strike":
        plain["damage"] = found.damage if found.damage or not found.dishonor else None
    elif found.kind == "avatar":
        plain |= {"health": found.health, "art": cards.portrait(found)}
    return plain


def split(text: str) -> tuple[str, str]:
    """A line with its heading apart: "When scanned: draw a Strike"."""
    head, colon, rest = text.partition(": ")
    return (head, capital(rest)) if colon and len(head) < 40 else ("", text)
