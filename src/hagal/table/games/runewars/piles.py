"""What lies beside the map for all: decks and open discards, the three titles, a bid, and what a question lays out."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hagal.games.runewars.components import Fate
from hagal.games.runewars.names import SEASONS
from hagal.kernel.term import Component
from hagal.table.games.runewars.look import Look
from hagal.table.games.runewars.own import texts
from hagal.table.games.runewars.phase import card

Drawn = dict[str, Any]
DECKS = (
    ("fate", "fate", "fate_discard"),
    ("tactic", "tactics_deck", "tactics_discard"),
    ("quest", "quest_deck", "quest_discard"),
    ("reward", "reward_deck", "reward_discard"),
    ("hero", "hero_deck", ""),
    ("objective", "", "objective_discard"),
)
"""Kinds of cards, with the keys of the view for how many are left and for what lies open."""


def piles(look: Look) -> list[Drawn]:
    view: Any = look.view
    return [
        pile(look, kind, view[deck] if deck else None, view[discard] if discard else [])
        for kind, deck, discard in DECKS
        if deck or view[discard]
    ] + [season_pile(look)]


def pile(look: Look, kind: str, left: int | None, discard: list[str | None]) -> Drawn:
    """A deck; of its discards those that lie open, by name, the same once with their number. The others are counted."""
    open_cards = Counter(id for id in reversed(discard) if id is not None)
    cards = [(look.get(kind, id), n) for id, n in open_cards.items()]
    return {
        "kind": kind,
        "name": look.word(f"table-runewars-pile-{kind}"),
        "left": left,
        "gone": len(discard),
        "hidden": sum(id is None for id in discard),
        "decks": [],
        "cards": [drawn(look, card, n) for card, n in cards],
    }


def drawn(look: Look, card: Component, n: int) -> Drawn:
    """Fate cards are labelled by their numbers, so that many have room."""
    name = look.called(card)
    return {"ref": card.ref, "name": name, "label": str(card.number) if isinstance(card, Fate) else name, "n": n}


def season_pile(look: Look) -> Drawn:
    """Season cards that are left, season by season, and those of the game so far."""
    found = [look.get("season", id) for id in reversed(look.view["season_discard"]) if id is not None]
    return {
        "kind": "season",
        "name": look.word("table-runewars-pile-season"),
        "left": sum(look.view["seasons"]),
        "gone": len(found),
        "hidden": 0,
        "decks": [
            {"id": id, "name": look.word(f"table-runewars-season-{id}"), "n": n}
            for id, n in zip(SEASONS, look.view["seasons"], strict=True)
        ],
        "cards": [drawn(look, card, 1) for card in found],
    }


def titles(look: Look) -> list[Drawn]:
    """The three titles: who holds each, and how much influence lies on it."""
    found = []
    for one in look.view["titles"]:
        card, owner = look.get("title", one["title"]), one["owner"]
        name = look.name(owner) if owner >= 0 else ""
        said = look.word("table-runewars-title-of", name=name) if name else look.word("table-runewars-title-free")
        found.append(
            {
                "ref": card.ref,
                "name": look.called(card),
                "owner": owner,
                "n": one["influence"],
                "told": f"{said}. {look.told(card)}",
            }
        )
    return found


# What comes and goes


def proclaimed(look: Look) -> Drawn | None:
    """The season card while it is news: until the orders of its season are shown."""
    found = card(look, -1 if look.view["season"] is None else SEASONS.index(look.view["season"]))
    if found is None or look.sight.over:
        return None
    ordered = any(len(p["played"]) > SEASONS.index(found["season"]) for p in look.players)
    return None if ordered else found


DRAWN = ("hero", "reward", "quest", "tactic", "objective", "season")
"""Kinds of cards that may lie drawn, but fate cards: those are on the stage."""
OFFERED = ("faction", "hero", "title", "reward", "quest", "tactic", "objective", "season", "exploration", "city")
"""Kinds of things that a question may lay out."""


def offered(look: Look, shown: set[str]) -> list[Drawn]:
    """Components on offer that lie nowhere on the board: factions and heroes to choose from, titles, cards looked at.
    And what else lies drawn: heroes who could be hired, among others."""
    refs = [ref for refs in look.about.values() for ref in refs]
    found = [ref for ref in dict.fromkeys(refs) if ref.partition(":")[0] in OFFERED and ref not in shown]
    drawn = [f"{kind}:{id}" for id in look.view["drawn"] if id is not None for kind in DRAWN]
    found += [ref for ref in drawn if ref in look.sight.components]
    return [laid(look, look.sight.components[ref]) for ref in dict.fromkeys(found)]


def laid(look: Look, found: Component) -> Drawn:
    return {
        "ref": found.ref,
        "kind": found.kind,
        "id": found.id,
        "name": look.called(found),
        "lines": texts(found, look.lang),
        "told": look.told(found),
    }
