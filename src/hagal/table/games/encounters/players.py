"""What everybody may know of each seat: Avatar, Health and wounds, marks, cards."""

from __future__ import annotations

from typing import Any

from hagal.games.encounters.seen import PlayerFacts
from hagal.table.games.encounters import cards
from hagal.table.games.encounters.look import Look

Drawn = dict[str, Any]


def seats(look: Look) -> list[Drawn]:
    return [seat(look, p) for p in look.players]


def seat(look: Look, p: PlayerFacts) -> Drawn:
    number = p["seat"]
    avatar = None if p["avatar"] is None else look.get("avatar", p["avatar"])
    name = look.name(number)
    title = "" if avatar is None else look.called(avatar)
    chair = look.sight.chairs[number] if number < len(look.sight.chairs) else None
    return {
        "seat": number,
        "name": name,
        "title": title if title != name else "",
        "avatar": "" if avatar is None else avatar.id,
        "face": "" if avatar is None else cards.portrait(avatar),
        "avatar_ref": "" if avatar is None else avatar.ref,
        "mine": number == look.seat,
        "open": bool(chair and chair.open),
        "active": number == look.active and not look.sight.over,
        "asked": number in look.sight.waiting,
        "dead": p["dead"],
        "health": p["health"],
        "damage": p["damage"],
        "left": max(0, p["health"] - p["damage"]),
        "grave": p["health"] > 0 and 2 * p["damage"] >= p["health"],
        "marks": p["marks"],
        "first": look.view["first"] == number,
        "coordinated": p["coordinated"],
        "wounds": wounds(look, p),
        "hand": len(p["hand"]),
        "deck": p["deck"],
        "discard": len(p["discard"]),
        "held": held(look, p),
        "lit": lit(look, number),
        "hunter": False,
        "marked": look.way.marked,
        "survivor": None,
    }


def lit(look: Look, seat: int) -> dict[str, str]:
    """What can be clicked in the panel of a seat: its wounds, cards of its hand that the viewer knows, Traps in front
    of it, what Aliens did to it, and itself."""
    places = (f"wound:{seat}:", f"hand:{seat}:", f"trap:{seat}:")
    whole = [f"{kind}:{seat}" for kind in ("duel", "hugger", "burster", "seat")]
    return {ref: told for ref, told in look.lit.items() if ref.startswith(places) or ref in whole}


def wounds(look: Look, p: PlayerFacts) -> list[Drawn]:
    found: list[Drawn] = []
    seen: dict[str, int] = {}
    for id in filter(None, p["wounds"]):
        seen[id] = seen.get(id, 0) + 1
        card = cards.strike(look, look.get("strike", id))
        found.append({**card, "ref": f"wound:{p['seat']}:{id}", "zoom": card["ref"], "n": seen[id], "why": None})
    return found


def held(look: Look, p: PlayerFacts) -> list[Drawn]:
    """Cards in another hand that this viewer knows: one person plays both, or they were shown."""
    if p["seat"] == look.seat:
        return []
    return [{**cards.owned(look, id), "ref": f"hand:{p['seat']}:{id}"} for id in p["hand"] if id]
