"""A component enlarged: drawn large, with its whole text. Public facts only, so it needs no game."""

from __future__ import annotations

from collections.abc import Callable
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
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.table.games.board.words import called, word
from hagal.table.games.dune import strips
from hagal.table.games.dune.marks import strip
from hagal.table.games.dune.strips import Strip
from hagal.text import say
from hagal.text.descriptions.dune import LINES, lines

Drawn = dict[str, Any]
COMPONENTS: dict[str, Component] = {
    component.ref: component
    for component in (*BASE.components, *IX.components, *EPIC, *HAGAL, *IX_HAGAL, *RIVALS, *IX_RIVALS, HOUSE_HAGAL)
    if component.kind in LINES
}
DRAWN = (
    "describe-cost",
    "describe-tech-cost",
    "describe-factions",
    "describe-icon",
    "describe-level",
    "describe-house",
    "describe-hagal",
    "describe-icons",
)
"""Lines that stand on the card as figures and signs."""


@lru_cache(2048)
def component(ref: str, lang: str) -> Drawn | None:
    found = COMPONENTS.get(ref)
    if found is None:
        return None
    kind = word(lang, f"table-dune-kind-{found.kind}")
    return {
        "ref": ref,
        "id": found.id,
        "kind": found.kind,
        "name": called(found, lang),
        "type": kind,
        "lines": [told(line, found, lang) for line in lines(found, lang) if line.id not in DRAWN],
        "origin": "" if found.origin == "official" else word(lang, f"origin-{found.origin}"),
        "draw": strip,
        "cost": None,
        "icons": [],
        "vignette": "",
        **FACTS[found.kind](found, lang),
    }


def told(line: Msg, component: Any, lang: str) -> Drawn:
    """A line in words, and the icons that stand for it on the board."""
    head, text = split(say(line, lang))
    icons = STRIPS.get(line.id)
    return {"head": head, "text": text, "strip": () if icons is None else icons(component, lang)}


def split(text: str) -> tuple[str, str]:
    """A line with its heading apart: "Agent: draw a card"."""
    head, colon, rest = text.partition(": ")
    return (head, rest[:1].upper() + rest[1:]) if colon and len(head) < 48 else ("", text)


def named_icons(mask: int, lang: str) -> list[Drawn]:
    return [
        {"id": id, "name": word(lang, f"icon-{id.replace('_', '-')}")} for k, id in enumerate(ICONS) if mask >> k & 1
    ]


def card(card: Card, lang: str) -> Drawn:
    factions = [id for k, id in enumerate(FACTIONS) if card.factions >> k & 1]
    names = [word(lang, f"table-dune-faction-{id.replace('_', '-')}") for id in factions]
    return {
        "cost": card.cost,
        "currency": "persuasion",
        "tone": factions[0] if factions else "plain",
        "tones": factions,
        "icons": named_icons(card.icons, lang),
        "sneaks": card.sneaks,
        "under": ", ".join(names),
        "art": f"g-{factions[0]}" if factions else art(card),
    }


def art(card: Card) -> str:
    """What stands behind a card of no faction: where it leads first, or persuasion."""
    if card.signet:
        return "i-signet"
    return next((f"g-{id}" for k, id in enumerate(ICONS) if card.icons >> k & 1), "i-persuasion")


def intrigue(card: Intrigue, lang: str) -> Drawn:
    types = [word(lang, f"table-dune-type-{kind}") for k, kind in enumerate(INTRIGUE_TYPES) if card.types >> k & 1]
    return {"tone": "intrigue", "under": ", ".join(types), "art": "g-intrigue"}


def conflict(card: Conflict, lang: str) -> Drawn:
    return {"tone": "conflict", "under": say(lines(card, lang)[0], lang), "art": "i-combat", "level": card.level}


def leader(leader: Leader, lang: str) -> Drawn:
    house = leader.house.lower()
    under = "" if house == "hagal" else say(Msg("describe-house", house=Msg(f"house-{house}")), lang)
    return {"tone": "leader", "under": under, "art": f"h-{house}"}


def space(space: Space, lang: str) -> Drawn:
    icon = ICONS[space.icon.bit_length() - 1]
    return {
        "tone": icon,
        "icons": named_icons(space.icon, lang),
        "under": word(lang, f"icon-{icon.replace('_', '-')}"),
        "vignette": space.id,
        "art": f"g-{icon}",
    }


def tech(tile: TechTile, lang: str) -> Drawn:
    return {"tone": "tech", "cost": tile.cost, "currency": "spice", "under": "", "art": "i-tech"}


def hagal(card: Any, lang: str) -> Drawn:
    vignette = "great_flat" if card.space == MAKER else card.space
    return {"tone": "hagal", "under": "", "art": "h-hagal", "vignette": vignette}


STRIPS: dict[str, Callable[[Any, str], Strip]] = {
    "describe-agent": strips.agent,
    "describe-reveal": strips.reveal,
    "describe-unload": strips.reveal,
    "describe-acquire": strips.acquire,
    "describe-trashed": strips.trashed,
    "describe-first": lambda conflict, lang: strips.rewards(conflict, lang)[0],
    "describe-second": lambda conflict, lang: strips.rewards(conflict, lang)[1],
    "describe-third": lambda conflict, lang: strips.rewards(conflict, lang)[2],
    "describe-effect": strips.space,
    "describe-maker": strips.space,
    "describe-price": lambda space, lang: strips.price(space),
    "describe-flip": strips.tile,
    "describe-flip-early": strips.tile,
    "describe-scrap": strips.tile,
    "describe-signet": lambda leader, lang: strips.strips(leader.signet, lang),
    "describe-control": lambda space, lang: strips.strips(space.control, lang),
    "describe-plot": lambda card, lang: strips.strips(card.plot, lang),
    "describe-combat": lambda card, lang: strips.strips(card.combat, lang),
    "describe-win": lambda card, lang: strips.strips(card.win, lang),
    "describe-endgame": lambda card, lang: strips.strips(card.endgame, lang),
}
"""By the message of a line: its icons."""

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
