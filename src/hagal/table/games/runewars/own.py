"""What the viewer has before it: dials, the hand of orders, tactics, quests, the objective, heroes, the supply."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from hagal.games.runewars.components import Faction, Hero, Order, Reward
from hagal.games.runewars.names import (
    ATTRIBUTES,
    BLANK,
    DEVELOPMENTS,
    INFLUENCE,
    ORDERS,
    RESOURCES,
    SEASONS,
    SHAPES,
    TACTICS,
)
from hagal.games.runewars.seen import HeroFacts, RunewarsPlayerFacts
from hagal.kernel.term import Component
from hagal.table.games.board.words import called, capital, told, word
from hagal.table.games.runewars.look import Look
from hagal.table.games.runewars.players import hero as seen_hero
from hagal.telling.things import lines

Drawn = dict[str, Any]


def own(look: Look) -> Drawn | None:
    """None for a spectator. `fresh`: tactics that can be played from the next season on (RW-204)."""
    me, faction = look.me, look.faction(look.seat)
    if me is None:
        return None
    cards = len(me["tactics"]) + len(me["fresh"]) + len(me["quests"]) + len(me["objective"])
    return {
        "seat": look.seat,
        "things": cards + len(me["heroes"]),
        "influence": me["influence"],
        "dials": [] if faction is None else dials(look, me, faction),
        "orders": [order(look, me, id) for id in ORDERS if id],
        "tactics": [card(look, "tactic", id) for id in me["tactics"] if id is not None],
        "fresh": [card(look, "tactic", id) for id in me["fresh"] if id is not None],
        "quests": [card(look, "quest", id) for id in me["quests"] if id is not None],
        "objective": [card(look, "objective", id) for id in me["objective"] if id is not None],
        "heroes": [hero(look, one) for one in me["heroes"]],
        "supply": [] if faction is None else supply(look, me, faction),
    }


def refs(drawn: Drawn | None) -> set[str]:
    """What lies before the viewer."""
    if drawn is None:
        return set()
    zones = ("orders", "tactics", "fresh", "quests", "objective", "heroes")
    return {one["ref"] for zone in zones for one in drawn[zone]} | {
        gear["ref"] for one in drawn["heroes"] for gear in one["gear"]
    }


# Dials


def dials(look: Look, me: RunewarsPlayerFacts, faction: Faction) -> list[Drawn]:
    return [dial(look, me, faction, k) for k in range(len(RESOURCES))]


def dial(look: Look, me: RunewarsPlayerFacts, faction: Faction, k: int) -> Drawn:
    """A dial space by space, up to where it stands, and what that yields: units to recruit, tactics, influence."""
    id, n = RESOURCES[k], me["dials"][RESOURCES[k]]
    spaces = [
        {"n": place, **icon(faction, what, look.lang), "on": place <= n, "now": place == n}
        for place, what in enumerate(faction.dials[k])
    ]
    said = look.word(f"table-runewars-dial-{id}", n=n)
    gives = yields(look, faction, k, n)
    return {
        "id": id,
        "ref": f"dial:{look.seat}:{id}",
        "n": n,
        "spaces": spaces,
        "told": f"{said}: {gives}" if gives else said,
    }


def icon(faction: Faction, what: int, lang: str) -> Drawn:
    """What a space of a dial shows: the base of a unit with its first letter, a card, influence, or nothing."""
    if what == BLANK:
        return {"icon": "", "letter": ""}
    if what in (TACTICS, INFLUENCE):
        return {"icon": "tactic" if what == TACTICS else "influence", "letter": ""}
    unit = faction.units[what]
    return {"icon": f"g-{SHAPES[unit.shape]}", "letter": called(unit, lang)[:1]}


def yields(look: Look, faction: Faction, k: int, n: int) -> str:
    """All that a dial gives at a place, in words."""
    counts = faction.yields[k][n]
    units = zip(faction.units, counts, strict=False)
    found = [f"{look.called(unit)} {count}" for unit, count in units if count]
    for name, count in zip(("tactics", "influence"), counts[len(faction.units) :], strict=True):
        if count:
            found.append(f"{look.word(f'fact-{name}')} {count}")
    return ", ".join(found)


# Cards


def order(look: Look, me: RunewarsPlayerFacts, id: str) -> Drawn:
    """One of the eight. `supreme`: it would have its bonus now, because no order of this year has a higher number."""
    found: Order = look.get("order", id)
    highest = max((ORDERS.index(one) for one in me["played"]), default=0)
    does, bonus = brief(found, look.lang) if found.ref not in look.sight.brought else halves(found, look.lang)
    used = "" if id in me["orders"] else used_in(look, me, id)
    supreme = not used and found.number > highest and bool(bonus)
    notes = [used, look.word("table-runewars-order-would") if supreme else "", look.told(found)]
    return {
        "ref": found.ref,
        "id": found.id,
        "number": found.number,
        "name": look.called(found),
        "does": does,
        "bonus": bonus,
        "supreme": supreme,
        "used": used,
        "told": ". ".join(note for note in notes if note),
    }


def used_in(look: Look, me: RunewarsPlayerFacts, id: str) -> str:
    """That an order is used, and in which season, if it lies face up."""
    places = [k for k, one in enumerate(me["played"]) if one == id]
    if not places or places[0] >= len(SEASONS):
        return look.word("table-runewars-order-used")
    return look.word("table-runewars-order-used-in", season=look.word(f"rw-{SEASONS[places[0]]}"))


@lru_cache(64)
def brief(order: Component, lang: str) -> tuple[str, str]:
    """The same in a few words, as a card has room for: its whole text is told, and stands on it enlarged."""
    id = f"table-runewars-brief-{order.id.replace('_', '-')}"
    bonus = halves(order, lang)[1] and word(lang, f"{id}-bonus")
    return word(lang, id), bonus


@lru_cache(64)
def halves(order: Component, lang: str) -> tuple[str, str]:
    """What an order does, and its supremacy bonus, which stands last on it after its own heading."""
    text = told(order, lang)
    head, colon, bonus = text.partition(": ")
    does, stop, _label = head.rpartition(". ")
    return (f"{does}.", capital(bonus)) if colon and stop else (text, "")


def card(look: Look, kind: str, id: str) -> Drawn:
    found = look.get(kind, id)
    return {"ref": found.ref, "kind": kind, "name": look.called(found), "lines": texts(found, look.lang)}


@lru_cache(1024)
def texts(found: Component, lang: str) -> list[str]:
    return lines(found, lang)


# Heroes


def hero(look: Look, one: HeroFacts) -> Drawn:
    """A hero with its attributes, what training adds to them, and its rewards."""
    found: Hero = look.get("hero", one["hero"])
    rewards: list[Reward] = [look.get("reward", id) for id in one["rewards"] if id is not None]
    refs = (found.ref, *[reward.ref for reward in rewards])
    return {
        **seen_hero(look, one),
        "lit": {ref: look.lit[ref] for ref in refs if ref in look.lit},
        "health": found.health,
        "skills": [
            {
                "id": id,
                "n": found.attributes[k],
                "more": one["training"][id],
                "told": look.word("table-runewars-skill", what=look.word(f"rw-{id}"), n=found.attributes[k])
                + (f" +{one['training'][id]}" if one["training"][id] else ""),
            }
            for k, id in enumerate(ATTRIBUTES)
        ],
        "gear": [{"ref": reward.ref, "name": look.called(reward), "told": look.told(reward)} for reward in rewards],
    }


# Supply


def supply(look: Look, me: RunewarsPlayerFacts, faction: Faction) -> list[Drawn]:
    """Units, strongholds and developments that are not on the board."""
    found = [
        {**icon(faction, unit.slot, look.lang), "ref": unit.ref, "n": me["supply"][unit.id], "name": look.called(unit)}
        for unit in faction.units
    ]
    plain = [("stronghold", me["strongholds"], look.word("table-runewars-supply-strongholds"))]
    for id in DEVELOPMENTS:
        plain.append((id, me["developments"][id], capital(look.word(f"rw-development-{id.replace('_', '-')}"))))
    return found + [{"icon": id, "letter": "", "ref": "", "n": n, "name": name} for id, n, name in plain]
