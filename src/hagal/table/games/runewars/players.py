"""The players: whom each plays, and what everybody sees of it."""

from __future__ import annotations

from typing import Any

from hagal.games.runewars.components import Hero, Order
from hagal.games.runewars.names import RESOURCES, SEASONS
from hagal.games.runewars.seen import HeroFacts, RunewarsPlayerFacts
from hagal.table.games.runewars.look import Look

Drawn = dict[str, Any]
THRONE = "dragon_throne"
"""The exploration token that counts as a dragon rune."""


def seats(look: Look) -> list[Drawn]:
    return [seat(look, number) for number in range(len(look.sight.chairs))]


def seat(look: Look, number: int) -> Drawn:
    p, faction = look.players[number], look.faction(number)
    name, title = look.headed(number)
    chair = look.sight.chairs[number]
    return {
        "seat": number,
        "name": name,
        "faction": "none" if faction is None else faction.id,
        "ref": "" if faction is None else faction.ref,
        "title": title,
        "mine": number == look.seat,
        "open": chair.open,
        "out": p["out"],
        "active": look.view["active"] == number or number in look.sight.waiting,
        "thinks": number in look.sight.waiting and number != look.seat,
        "given": number in look.sight.given,
        "first": look.view["first"] == number and look.view["round"] > 0,
        "influence": p["influence"],
        "bid": bid(look, number),
        "dials": dials(look, p),
        "orders": orders(look, p),
        "counts": counts(look, p),
        "runes": runes(look, number),
        "heroes": [hero(look, one) for one in p["heroes"]],
        "titles": titles(look, number),
        "claim": claim(look, p),
        "lit": lit(look, number),
    }


def bid(look: Look, number: int) -> int | None:
    """What a seat has bid, as soon as all bids lie open."""
    bids, secret = look.view["bids"], look.sight.given or len(look.sight.waiting) > 1
    return bids[number] if number < len(bids) and not secret else None


def refs(seats: list[Drawn]) -> set[str]:
    """What can be pointed at in the panels."""
    return {one["ref"] for one in seats if one["ref"]} | {hero["ref"] for one in seats for hero in one["heroes"]}


def lit(look: Look, number: int) -> dict[str, str]:
    """What can be clicked in the panel of a seat: its faction and its heroes."""
    faction = look.faction(number)
    refs = [f"hero:{one['hero']}" for one in look.players[number]["heroes"]]
    refs += [] if faction is None else [faction.ref]
    return {ref: look.lit[ref] for ref in refs if ref in look.lit}


def dials(look: Look, p: RunewarsPlayerFacts) -> list[Drawn]:
    return [
        {"id": id, "n": p["dials"][id], "told": look.word(f"table-runewars-dial-{id}", n=p["dials"][id])}
        for id in RESOURCES
    ]


# Orders


def orders(look: Look, p: RunewarsPlayerFacts) -> list[Drawn]:
    """The orders of the year, a place for each season; the last places are empty yet."""
    found = [played(look, p["played"][: k + 1]) for k in range(len(p["played"]))]
    empty: Drawn = {"ref": "", "id": "", "number": 0, "name": "", "supreme": False, "told": ""}
    return found + [empty] * (len(SEASONS) - len(found))


def played(look: Look, ids: list[str]) -> Drawn:
    """The last of these orders; it is supreme if none before it had a higher number (RW-046)."""
    some: list[Order] = [look.get("order", id) for id in ids]
    order = some[-1]
    supreme = order.number == max(one.number for one in some)
    name = look.called(order)
    said = look.word("table-runewars-order-supreme" if supreme else "table-runewars-order-plain", name=name)
    number = order.number
    return {"ref": order.ref, "id": order.id, "number": number, "name": name, "supreme": supreme, "told": said}


# What is counted


def counts(look: Look, p: RunewarsPlayerFacts) -> list[Drawn]:
    """Areas, strongholds (and how many are damaged), tactics cards and quests in hand."""
    own = [area for area in look.view["areas"] if area["control"] == p["seat"]]
    holds = [area for area in look.view["areas"] if area["stronghold"] == p["seat"]]
    damaged = sum(area["damaged"] for area in holds)
    tactics = len(p["tactics"]) + len(p["fresh"])
    found = [
        ("area", len(own), look.word("table-runewars-areas", n=len(own))),
        ("stronghold", len(holds), look.word("table-runewars-strongholds", n=len(holds), damaged=damaged)),
        ("tactic", tactics, look.word("table-runewars-tactics-in-hand", n=tactics)),
        ("quest", len(p["quests"]), look.word("table-runewars-quests-in-hand", n=len(p["quests"]))),
    ]
    return [{"icon": icon, "n": n, "told": told} for icon, n, told in found]


def runes(look: Look, number: int) -> Drawn:
    """Dragon runes in the areas of a seat that this viewer knows of, and tokens that it does not know."""
    there = [area for area in look.view["areas"] if area["control"] == number and area["rune_here"]]
    dragons = sum(area["rune"] == "dragon" for area in there) + thrones(look, number)
    hidden = sum(area["rune"] is None for area in there)
    told = look.word("table-runewars-runes", n=dragons, target=look.view["target"])
    if hidden:
        told = f"{told}; {look.word('table-runewars-runes-hidden', n=hidden)}"
    return {"n": dragons, "hidden": hidden, "target": look.view["target"], "told": told}


def thrones(look: Look, number: int) -> int:
    """What counts as a dragon rune and lies open in an area of this seat."""
    tokens = look.view["exploration"]["tokens"] if "exploration" in look.view else []
    own = [one for one in tokens if one["up"] and look.areas[one["area"]]["control"] == number]
    return sum(one["token"] is not None and one["token"].startswith(THRONE) for one in own)


def titles(look: Look, number: int) -> list[Drawn]:
    found = [one for one in look.view["titles"] if one["owner"] == number]
    cards = [(look.get("title", one["title"]), one["influence"]) for one in found]
    return [
        {"ref": card.ref, "name": look.called(card), "told": look.word("table-runewars-holds", title=card, n=n)}
        for card, n in cards
    ]


def claim(look: Look, p: RunewarsPlayerFacts) -> str:
    if p["marker"] is None:
        return ""
    return look.word("table-runewars-claim-until", season=look.word(f"rw-{p['marker']}"))


# Heroes


def hero(look: Look, one: HeroFacts) -> Drawn:
    """A hero as all see it: where it is, how it fares. How many rewards it has is open, not which."""
    card: Hero = look.get("hero", one["hero"])
    area = None if one["area"] is None else look.get("area", one["area"])
    said = [look.called(card)]
    if area is not None:
        said.append(look.word("table-runewars-hero-in", area=look.called(area)))
    if one["damage"]:
        said.append(look.word("table-runewars-hero-damage", n=one["damage"]))
    if one["routed"]:
        said.append(look.word("table-runewars-is-routed"))
    if one["rewards"]:
        said.append(look.word("table-runewars-hero-rewards", n=len(one["rewards"])))
    return {
        "ref": card.ref,
        "id": card.id,
        "name": look.called(card),
        "area": "" if area is None else look.called(area),
        "damage": one["damage"],
        "routed": one["routed"],
        "rewards": len(one["rewards"]),
        "told": ", ".join(said),
    }
