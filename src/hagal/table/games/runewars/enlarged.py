"""A component enlarged: drawn large as a card, with its whole text. Public facts only: of a game it asks no more than
the box."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from hagal import games
from hagal.games.kit.declare import STAND_IN
from hagal.games.runewars.catalogue.factions import FACTIONS, NEUTRALS
from hagal.games.runewars.components import Area, City, Faction, Fate, Hero, Order, Quest, Season, Token, Unit
from hagal.games.runewars.exploration.module import EXPLORATION
from hagal.games.runewars.names import ATTRIBUTES, BORDERS, DESTINIES, OWN_TYPES, RESOURCES, SEASONS, SHAPES
from hagal.kernel.rules import Rules
from hagal.kernel.step import Msg
from hagal.kernel.term import Component
from hagal.table.games.board.words import called, capital, word
from hagal.table.games.box import box
from hagal.table.games.runewars.own import halves, icon
from hagal.table.sight import pack_name
from hagal.text import provenance, say
from hagal.text.descriptions.runewars import lines

Drawn = dict[str, Any]
TITLE = "runewars"
FLAT = "none"
"""Of units that belong to no faction."""
FIGURED = {unit.id for unit in (*NEUTRALS, *[unit for faction in FACTIONS for unit in faction.units])}
"""The units whose figures are drawn; one that a content pack adds has its letter."""
DRAWN = (
    "rw-describe-season",
    "rw-describe-unit",
    "rw-describe-units",
    "rw-describe-start",
    "rw-describe-dials",
    "rw-describe-attributes",
    "rw-describe-health",
    "rw-describe-reads",
    "rw-describe-destiny",
    "rw-describe-city-units",
    "rw-describe-city-rest",
    "rw-describe-area",
    "rw-describe-guards",
    "rw-describe-borders",
    "rw-describe-setup",
)
"""Lines that stand on the card as figures and signs, with their words for those who listen."""


def component(ref: str, lang: str, rules: Rules | None = None) -> Drawn | None:
    found = boxed().get(ref) if rules is None else rules.components.get(ref)
    if found is None or found.kind not in KINDS:
        return None
    return drawn(found, lang, "" if rules is None else pack_name(rules.brought.get(ref, "")))


@lru_cache(1)
def boxed() -> dict[str, Component]:
    """What may lie on a table: exploration tokens come by a setting."""
    found = (*[one for one, _module in box(games.title(TITLE))], *EXPLORATION.components)
    return {one.ref: one for one in found}


@lru_cache(2048)
def drawn(found: Component, lang: str, pack: str) -> Drawn:
    return {
        "ref": found.ref,
        "id": found.id,
        "kind": found.kind,
        "name": called(found, lang),
        "type": word(lang, f"table-runewars-kind-{found.kind}"),
        "lines": told(found, lang),
        "origin": word(lang, "table-runewars-from-pack", pack=pack) if pack else provenance(found, lang),
        "stand_in": found.origin == STAND_IN and not pack,
        "tone": found.kind,
        "art": f"i-{found.kind}",
        "corner": "",
        "glyph": "",
        "figures": [],
        "units": [],
        "dials": [],
        "reads": [],
        "hex": None,
        **KINDS[found.kind](found, lang),
    }


def told(found: Component, lang: str) -> list[Drawn]:
    """Its lines but for what is drawn, each with its heading apart; results of a quest have the colour of their
    destiny."""
    kept = [line for line in lines(found, lang) if line.id not in DRAWN]
    return [{**split(say(line, lang)), "tone": tone(line)} for line in kept]


def tone(line: Msg) -> str:
    destiny = line.id.removeprefix("rw-describe-")
    return destiny if destiny in DESTINIES else ""


def split(text: str) -> Drawn:
    """A line with its heading apart: "Gold: receive a reward"."""
    head, colon, rest = text.partition(": ")
    found = bool(colon) and len(head) < 48
    return {"head": head, "text": capital(rest)} if found else {"head": "", "text": text}


def figure(icon: str, n: int | str, told: str) -> Drawn:
    return {"icon": icon, "n": n, "told": told}


def said(found: Component, lang: str, *ids: str) -> str:
    """The words of lines that are drawn."""
    return ". ".join(say(line, lang) for line in lines(found, lang) if line.id in ids)


# Kind by kind


def faction(card: Faction, lang: str) -> Drawn:
    start = [figure("influence", card.influence, word(lang, "table-runewars-influence", n=card.influence))]
    start.append(figure("tactic", card.tactics, word(lang, "table-runewars-tactics-in-hand", n=card.tactics)))
    return {
        "tone": card.id,
        "art": f"c-{card.id}",
        "figures": start,
        "units": [row(unit, lang) for unit in card.units],
        "dials": [
            {
                "id": id,
                "n": card.start[k],
                "spaces": [icon(card, what, lang) for what in card.dials[k][1:]],
                "told": word(lang, f"table-runewars-dial-{id}", n=card.start[k]),
            }
            for k, id in enumerate(RESOURCES)
        ],
    }


def row(unit: Unit, lang: str) -> Drawn:
    return {
        "icon": f"g-{SHAPES[unit.shape]}",
        "letter": called(unit, lang)[:1],
        "name": called(unit, lang),
        "count": unit.count,
        "health": unit.health,
        "initiative": unit.initiative,
        "fast": unit.fast,
        "flying": unit.flying,
        "told": said(unit, lang, "rw-describe-unit"),
    }


def unit(card: Unit, lang: str) -> Drawn:
    owner = next((faction.id for faction in FACTIONS if card.id in [one.id for one in faction.units]), FLAT)
    traits = [figure("fast", "", "")] if card.fast else []
    traits += [figure("flying", "", "")] if card.flying else []
    words = said(card, lang, "rw-describe-unit")
    return {
        "tone": owner,
        "art": f"g-{SHAPES[card.shape]}",
        "corner": "" if card.id in FIGURED else called(card, lang)[:1],
        "glyph": f"u-{card.id}" if card.id in FIGURED else "",
        "figures": [
            figure("heart", card.health, words),
            figure("initiative", card.initiative, words),
            *traits,
        ],
    }


def hero(card: Hero, lang: str) -> Drawn:
    found = [figure("heart", card.health, said(card, lang, "rw-describe-health"))]
    for k, id in enumerate(ATTRIBUTES):
        what = word(lang, f"rw-{id}")
        found.append(
            figure(id, card.attributes[k], word(lang, "table-runewars-skill", what=what, n=card.attributes[k]))
        )
    return {"figures": found}


def order(card: Order, lang: str) -> Drawn:
    does, bonus = halves(card, lang)
    texts = [{"head": "", "text": does, "tone": ""}]
    if bonus:
        texts.append({"head": word(lang, "table-runewars-bonus"), "text": bonus, "tone": "gold"})
    return {"art": f"o-{card.id}", "corner": str(card.number), "lines": texts}


def season(card: Season, lang: str) -> Drawn:
    id = SEASONS[card.season]
    return {
        "tone": id,
        "art": f"s-{id}",
        "type": word(lang, "table-runewars-season-card", season=word(lang, f"rw-{id}")),
    }


def fate(card: Fate, lang: str) -> Drawn:
    """What each shape reads: a row with its base and what it does."""
    words = [say(line, lang) for line in lines(card, lang) if line.id == "rw-describe-reads"]
    return {
        "corner": str(card.number),
        "tone": f"fate-{DESTINIES[card.destiny]}",
        "reads": [
            {"base": f"g-{SHAPES[k]}", "icon": sign, "n": n, "told": words[k]}
            for k, (sign, n) in enumerate(read(card, k) for k in range(len(SHAPES)))
        ],
        "lines": [{**split(said(card, lang, "rw-describe-destiny")), "tone": DESTINIES[card.destiny]}],
    }


def read(card: Fate, shape: int) -> tuple[str, int]:
    """The icon that a shape reads and how many of it; none is a miss."""
    special, routs, damage = card.read[shape]
    if special:
        return "special", special
    return ("routed", routs) if routs else ("damage", damage) if damage else ("", 0)


def area(card: Area, lang: str) -> Drawn:
    """A hex with its borders as printed, what it yields, and who guards it."""
    words = said(card, lang, "rw-describe-area")
    found = [figure(id, n, words) for id, n in zip(RESOURCES, card.yields, strict=True) if n]
    if card.city:
        found.append(figure("city", "", words))
    guards = NEUTRALS[card.neutral - OWN_TYPES] if card.guards else None
    return {
        "figures": found,
        "units": [] if guards is None else [{**row(guards, lang), "count": card.guards}],
        "hex": {"sides": [BORDERS[side] for side in card.sides], "told": said(card, lang, "rw-describe-borders")},
    }


def city(card: City, lang: str) -> Drawn:
    words = said(card, lang, "rw-describe-city-units", "rw-describe-city-rest")
    return {
        "figures": [
            figure(f"g-{SHAPES[card.shape]}", card.units, words),
            figure("tactic", card.tactics, words),
            figure("influence", card.influence, words),
            figure("quest", card.quests, words),
        ]
    }


def quest(card: Quest, lang: str) -> Drawn:
    found = [] if card.attribute < 0 else [figure(ATTRIBUTES[card.attribute], "", said(card, lang, "rw-describe-test"))]
    setup = said(card, lang, "rw-describe-setup")
    return {"figures": found, "type": setup or word(lang, "table-runewars-kind-quest")}


def token(card: Token, lang: str) -> Drawn:
    return {"corner": str(card.back), "art": "i-hidden"}


def plain(card: Component, lang: str) -> Drawn:
    return {}


def tile(card: Component, lang: str) -> Drawn:
    return {"art": "i-area", "lines": [{"head": "", "text": say(line, lang), "tone": ""} for line in lines(card, lang)]}


KINDS: dict[str, Callable[[Any, str], Drawn]] = {
    "faction": faction,
    "unit": unit,
    "hero": hero,
    "order": order,
    "season": season,
    "fate": fate,
    "area": area,
    "city": city,
    "quest": quest,
    "exploration": token,
    "tile": tile,
    "tactic": plain,
    "objective": plain,
    "reward": plain,
    "rune": plain,
    "title": plain,
}
