"""Effects as strips of icons: what a space, a card or a reward does, at a glance. Words where no icon says it.

A piece is (icon, number, tone): an icon of the drawings with a number beside it; without an icon, a sign or a word.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from hagal.games.dune.components import Card, Conflict, Intrigue, Space
from hagal.games.dune.effect import Effect
from hagal.games.dune.effects import ANY_NUMBER, Persuade, Swords
from hagal.games.dune.ix.components import TechTile
from hagal.games.dune.names import FACTIONS, RESOURCES
from hagal.games.dune.specials import SOLARI_FOR_SPICE
from hagal.kernel.term import Term
from hagal.text import phrase
from hagal.text.numbers import figure

Piece = tuple[str, str, str]
Strip = tuple[Piece, ...]


def piece(icon: str, n: str = "", tone: str = "") -> Piece:
    return icon, n, tone


ARROW = piece("", "→", "sign")
OR = piece("", "/", "sign")
THEN = piece("", ":", "sign")
TIMES = piece("", "×", "sign")
RIVALS = piece("rivals")


def minus(n: int) -> str:
    return figure(-n)


def emblem(faction: int) -> str:
    return f"f-{FACTIONS[faction]}"


def several(items: list[Strip], between: Piece) -> Strip:
    found: list[Piece] = []
    for item in items:
        if found:
            found.append(between)
        found += item
    return tuple(found)


def resources(e: Any) -> Strip:
    return tuple(piece(what, str(getattr(e, what))) for what in RESOURCES if getattr(e, what))


def number(icon: str, *more: Piece) -> Callable[[Any], Strip]:
    """An icon with the effect's number, and what stands behind it."""
    return lambda e: (piece(icon, str(e.n)), *more)


def fixed(*pieces: Piece) -> Callable[[Any], Strip]:
    return lambda e: pieces


def lost(icon: str) -> Callable[[Any], Strip]:
    return lambda e: (piece(icon, minus(e.n)),)


def upto(icon: str) -> Callable[[Any], Strip]:
    return lambda e: (piece(icon, "∞" if e.n >= ANY_NUMBER else str(e.n)),)


def influence_any(e: Any) -> Strip:
    if len(e.factions) == len(FACTIONS):
        return (piece("influence", f"+{e.n}"),)
    return several([(piece(emblem(faction), f"+{e.n}"),) for faction in e.factions], OR)


def melange(e: Any) -> Strip:
    spice, solari = list(SOLARI_FOR_SPICE), list(SOLARI_FOR_SPICE.values())
    return (piece("spice", f"{spice[0]}–{spice[-1]}"), ARROW, piece("solari", f"{solari[0]}–{solari[-1]}"))


def tech(e: Any) -> Strip:
    if e.solari:
        return (piece("tech"), piece("solari"))
    return (piece("tech", minus(e.discount) if e.discount else ""),)


PLAIN: dict[str, Callable[[Any], Strip]] = {
    "gain": resources,
    "spend": resources,
    "points": number("vp"),
    "recruit": lambda e: (piece("troop", str(e.n)), *((piece("deploy"),) if e.deployable else ())),
    "recruit_now": number("troop"),
    "recruit_deploy": number("troop", piece("deploy")),
    "persuade": number("persuasion"),
    "promise": number("persuasion"),
    "swords": number("sword"),
    "draw": number("draw"),
    "intrigue": number("intrigue"),
    "steal_intrigue": fixed(piece("steal")),
    "influence": lambda e: (piece(emblem(e.faction), f"+{e.n}"),),
    "influence_any": influence_any,
    "influence_behind": fixed(piece("influence", "+1")),
    "influence_snooped": fixed(piece("influence", "+1")),
    "influence_here": fixed(piece("influence", "+1")),
    "influence_each": lambda e: tuple(piece(emblem(faction), "+1") for faction in e.factions),
    "influence_two": fixed(piece("influence", "+1"), piece("influence", "+1")),
    "quid_pro_quo": fixed(piece("influence", "+1"), TIMES, piece("agent")),
    "lose_influence": lambda e: (piece(emblem(e.faction), minus(1)),),
    "lose_influence_any": fixed(piece("influence", minus(1))),
    "lose_deployed": lost("troop"),
    "lose_any_troop": fixed(piece("troop", minus(1))),
    "trash_self": fixed(piece("trash-self")),
    "trash_in_play": fixed(piece("trash")),
    "may_deploy": upto("deploy"),
    "may_deploy_units": upto("deploy"),
    "may_retreat": upto("retreat"),
    "retreat_units": upto("retreat"),
    # spaces
    "take_mentat": fixed(piece("mentat")),
    "mentat_next_round": fixed(piece("mentat")),
    "take_council": fixed(piece("council")),
    "take_swordmaster": fixed(piece("swordmaster")),
    "take_foldspace": fixed(piece("foldspace")),
    "sell_melange": melange,
    "take_control": fixed(piece("control")),
    # cards
    "signet": fixed(piece("signet")),
    "double_harvest": fixed(piece("spice", "×2")),
    "double_visit": fixed(piece("influence", "×2")),
    "raid_garrisons": fixed(RIVALS, piece("troop", minus(1))),
    "opponents_discard": lambda e: (RIVALS, piece("discard", minus(e.n))),
    "test_opponents": fixed(RIVALS, piece("discard", minus(1)), OR, piece("troop", minus(1))),
    "silence": fixed(piece("voice")),
    "fetch_sister": fixed(piece("discard"), ARROW, piece("f-bene_gesserit")),
    "acquire_up_to": lambda e: (piece("acquire", f"≤{e.cost}"),),
    "acquire_to_top": fixed(piece("acquire"), ARROW, piece("deck")),
    "set_aside": fixed(piece("acquire", minus(1))),
    "cheap_spice": lambda e: (piece("acquire", minus(e.n)),),
    "envoy": lambda e: tuple(piece(emblem(faction)) for faction in range(4)),
    "infiltrate": fixed(piece("infiltrate")),
    "end_turn": fixed(piece("end")),
    "another_turn": fixed(piece("again")),
    "double_cross": fixed(RIVALS, piece("troop", minus(1)), piece("deploy", "1")),
    "poison_snooper": fixed(piece("look"), piece("draw"), OR, piece("trash")),
    "shuffle_discard": fixed(piece("discard"), ARROW, piece("deck")),
    "recall_agent": fixed(piece("recall")),
    "persuade_per": lambda e: (piece("persuasion", str(e.n)), TIMES, piece(emblem(e.faction))),
    "corner_the_market": fixed(piece("vp", "1–2")),
    "plans_within_plans": fixed(piece("influence", "3"), ARROW, piece("vp", "1–2")),
    "grand_conspiracy": fixed(piece("vp", "1–2")),
    # Ix
    "freighter": number("freighter"),
    "shipped_troops": fixed(piece("troop", "2"), piece("influence", "+1")),
    "dividends": fixed(piece("solari", "5")),
    "acquire_tech": tech,
    "negotiate": number("negotiator"),
    "commission": number("dreadnought"),
    "repel_ships": fixed(RIVALS, piece("dreadnought"), piece("retreat")),
    "ambush": fixed(RIVALS, piece("retreat"), TIMES, piece("deploy")),
    "swords_per_ship": number("sword", TIMES, piece("dreadnought")),
    "swords_per_sword": fixed(piece("sword", "1"), TIMES, piece("sword")),
    "strategic_push": lambda e: (piece("first"), THEN, piece("solari", str(e.solari))),
    "discard_cost": lost("discard"),
    "bury_cost": fixed(piece("intrigue", minus(1))),
    "bury_any": fixed(piece("intrigue", minus(1)), ARROW, piece("intrigue")),
}

CONDITIONS: dict[str, Callable[[Any], Strip]] = {
    "has_influence": lambda c: (piece(emblem(c.faction), str(c.n)),),
    "has_alliance": lambda c: (piece("alliance"), *(() if c.faction < 0 else (piece(emblem(c.faction)),))),
    "another": lambda c: (piece("bond"), piece(emblem(c.faction))),
    "council_seat": fixed(piece("council")),
    "mentat_here": fixed(piece("mentat")),
    "enemy_in_conflict": fixed(RIVALS, piece("troop")),
    "enemy_here": fixed(RIVALS, piece("agent")),
    "tech_tiles": lambda c: (piece("tech", str(c.n)),),
    "agent_on": lambda c: (piece("agent"), piece(emblem(c.faction))),
    "rich": lambda c: (piece("solari", str(c.n)),),
    "persuasive": lambda c: (piece("persuasion", str(c.n)),),
    "units_deployed": lambda c: (piece("deploy", str(c.n)),),
}


def strip(term: Term, lang: str) -> Strip:
    """One effect or condition."""
    made = MADE.get(term.tag)
    if made is not None:
        return made(term, lang)
    plain = PLAIN.get(term.tag) or CONDITIONS.get(term.tag)
    return plain(term) if plain is not None else (piece("", phrase(term.message(), lang), "word"),)  # type: ignore[attr-defined]


def strips(effects: Any, lang: str) -> Strip:
    """The effects of a box one after the other."""
    return tuple(piece for effect in effects for piece in strip(effect, lang))


def paid(e: Any, lang: str) -> Strip:
    return (*strips(e.costs, lang), ARROW, *strips(e.effects, lang))


def either(e: Any, lang: str) -> Strip:
    return several([strip(effect, lang) for effect in e.effects], OR)


def when(e: Any, lang: str) -> Strip:
    return (*strip(e.condition, lang), THEN, *strips(e.effects, lang))


def trash(e: Any, lang: str) -> Strip:
    return (piece("trash"), *((ARROW, *strips(e.effects, lang)) if e.effects else ()))


MADE: dict[str, Callable[[Any, str], Strip]] = {
    "pay": paid,
    "paid": paid,
    "either": either,
    "either_or_not": either,
    "two_of": lambda e, lang: (piece("", "2", "count"), THEN, *either(e, lang)),
    "bundle": lambda e, lang: strips(e.effects, lang),
    "when": when,
    "when_named": when,
    "require": lambda e, lang: (*strip(e.condition, lang), THEN),
    "trash_icon": trash,
}
"""Effects made of effects."""


# What stands on components


@lru_cache(256)
def space(space: Space, lang: str) -> Strip:
    """What a visit gives. Influence that every faction space gives is not repeated; spice of makers is."""
    if space.maker:
        return (piece("spice", str(space.maker)),)
    if space.deal is not None:
        return strip(space.deal, lang)
    return strips(space.effects, lang)


def price(space: Space) -> Strip:
    return () if space.deal is not None else resources(space)


@lru_cache(1024)
def agent(card: Card, lang: str) -> Strip:
    return strips(card.agent, lang)


@lru_cache(1024)
def reveal(card: Card, lang: str) -> Strip:
    figures: list[Effect] = []
    if card.persuasion:
        figures.append(Persuade(card.persuasion))
    if card.swords:
        figures.append(Swords(card.swords))
    return strips((*figures, *card.reveal), lang)


@lru_cache(1024)
def acquire(card: Card | TechTile, lang: str) -> Strip:
    return strips(card.acquire, lang)


@lru_cache(256)
def trashed(card: Card, lang: str) -> Strip:
    return strips(card.trashed, lang)


@lru_cache(512)
def intrigue(card: Intrigue, lang: str) -> tuple[tuple[str, Strip], ...]:
    """By its types: plot, combat, endgame."""
    needs = strips(card.needs, lang)
    boxes = (("plot", card.plot), ("combat", card.combat), ("win", card.win), ("endgame", card.endgame))
    return tuple((kind, (*needs, *strips(box, lang))) for kind, box in boxes if box)


@lru_cache(256)
def rewards(conflict: Conflict, lang: str) -> tuple[Strip, ...]:
    return tuple(strips(reward, lang) for reward in conflict.rewards)


@lru_cache(256)
def tile(tile: TechTile, lang: str) -> Strip:
    """What using a Tech tile does; what it does by itself is told in words."""
    return () if tile.use is None else strip(tile.use, lang)
