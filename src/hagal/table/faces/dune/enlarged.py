"""A component enlarged: drawn large, with its whole text. Public facts only, so it needs no game."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from hagal.games.dune import BASE
from hagal.games.dune.components import Card, Conflict, Intrigue, Leader, Space
from hagal.games.dune.ix.components import TechTile
from hagal.games.dune.ix.imperium import EPIC
from hagal.games.dune.ix.module import IX
from hagal.games.dune.ix.rivals.cards import HAGAL as IX_HAGAL
from hagal.games.dune.ix.rivals.module import RIVALS as IX_RIVALS
from hagal.games.dune.names import FACTIONS, ICONS, INTRIGUE_TYPES
from hagal.games.dune.rivals.cards import HAGAL, MAKER
from hagal.games.dune.rivals.leaders import HOUSE_HAGAL, RIVALS
from hagal.kernel.term import Component
from hagal.table.faces.dune.words import called, word
from hagal.text import phrase, say
from hagal.text.dune import LINES, lines

Drawn = dict[str, Any]
COMPONENTS: dict[str, Component] = {
    component.ref: component
    for component in (*BASE.components, *IX.components, *EPIC, *HAGAL, *IX_HAGAL, *RIVALS, *IX_RIVALS, HOUSE_HAGAL)
    if component.kind in LINES
}
DRAWN = ("describe-cost", "describe-tech-cost", "describe-factions", "describe-icon", "describe-level", "describe-house", "describe-hagal")
"""Lines that stand on the card as figures and signs."""


@lru_cache(2048)
def component(ref: str, lang: str) -> Drawn | None:
    found = COMPONENTS.get(ref)
    if found is None:
        return None
    kind = word(lang, f"board-kind-{found.kind}")
    return {
        "ref": ref,
        "id": found.id,
        "kind": found.kind,
        "name": called(found, lang),
        "type": kind,
        "lines": [split(say(line, lang)) for line in lines(found, lang) if line.id not in DRAWN],
        "origin": "" if found.origin == "official" else word(lang, f"origin-{found.origin}"),
        **FACTS[found.kind](found, lang),
    }


def split(text: str) -> tuple[str, str]:
    """A line with its heading apart: "Agent: draw a card"."""
    head, colon, rest = text.partition(": ")
    return (head, rest[:1].upper() + rest[1:]) if colon and len(head) < 48 else ("", text)


def named_icons(mask: int, lang: str) -> list[Drawn]:
    return [{"id": id, "name": word(lang, f"icon-{id.replace('_', '-')}")} for k, id in enumerate(ICONS) if mask >> k & 1]


def card(card: Card, lang: str) -> Drawn:
    factions = [id for k, id in enumerate(FACTIONS) if card.factions >> k & 1]
    names = [word(lang, f"board-faction-{id.replace('_', '-')}") for id in factions]
    return {
        "cost": card.cost,
        "currency": "persuasion",
        "tone": factions[0] if factions else "plain",
        "tones": factions,
        "icons": named_icons(card.icons, lang),
        "sneaks": card.sneaks,
        "under": ", ".join(names),
        "art": f"f-{factions[0]}" if factions else "agent",
    }


def intrigue(card: Intrigue, lang: str) -> Drawn:
    types = [word(lang, f"board-type-{kind}") for k, kind in enumerate(INTRIGUE_TYPES) if card.types >> k & 1]
    return {"tone": "intrigue", "under": ", ".join(types), "art": "intrigue"}


def conflict(card: Conflict, lang: str) -> Drawn:
    return {"tone": "conflict", "under": say(lines(card, lang)[0], lang), "art": "sword", "level": card.level}


def leader(leader: Leader, lang: str) -> Drawn:
    house = leader.house.lower()
    under = "" if house == "hagal" else phrase(lines_house(leader), lang)
    return {"tone": "leader", "under": under[:1].upper() + under[1:], "art": f"h-{house}"}


def lines_house(leader: Leader) -> Any:
    from hagal.kernel.step import Msg

    return Msg("describe-house", house=Msg(f"house-{leader.house.lower()}"))


def space(space: Space, lang: str) -> Drawn:
    icon = ICONS[space.icon.bit_length() - 1]
    return {
        "tone": icon,
        "icons": named_icons(space.icon, lang),
        "under": word(lang, f"icon-{icon.replace('_', '-')}"),
        "vignette": space.id,
        "art": f"f-{icon}",
    }


def tech(tile: TechTile, lang: str) -> Drawn:
    return {"tone": "tech", "cost": tile.cost, "currency": "spice", "under": "", "art": "tech"}


def hagal(card: Any, lang: str) -> Drawn:
    vignette = "great_flat" if card.space == MAKER else card.space
    return {"tone": "hagal", "under": "", "art": "h-hagal", "vignette": vignette}


FACTS: dict[str, Any] = {
    "card": card,
    "intrigue": intrigue,
    "conflict": conflict,
    "leader": leader,
    "rival": leader,
    "space": space,
    "tech": tech,
    "hagal": hagal,
}
"""By kind: what its drawing needs besides the text."""
