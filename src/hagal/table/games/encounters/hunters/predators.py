"""What everybody may know of each Predator besides what all players have: Armor, Dishonor, Traps, trophies."""

from __future__ import annotations

from typing import Any

from hagal.games.encounters.hunters.scoring import sort_of
from hagal.table.games.encounters import players
from hagal.table.games.encounters.look import Look

Drawn = dict[str, Any]


def seats(look: Look) -> list[Drawn]:
    plain = players.seats(look)
    return [{**one, **predator(look, one["seat"])} for one in plain]


def predator(look: Look, seat: int) -> Drawn:
    hunter = look.view["hunters"][seat]
    mine = seat == look.seat
    found = trophies(look, seat)
    return {
        "armor": hunter["armor"],
        "dishonor": hunter["dishonor"],
        "honor": hunter["honor"],
        "duel_ref": f"duel:{seat}",
        "duel_why": none_for(mine or look.sight.options["together"], f"duel {seat}"),
        "traps": [] if mine else traps(look, seat),
        "trophies": count(look, seat),
        "top": found[0] if found else None,
        "room": [] if mine else found,
        "challenge": challenge(look, seat),
    }


def none_for(nothing: bool, why: str) -> str | None:
    return None if nothing else why


def count(look: Look, seat: int) -> int:
    """How many trophies a Predator has, killed Predators included (PR-253)."""
    hunter = look.view["hunters"][seat]
    return len(hunter["trophies"]) + len(hunter["slain"])


def trophies(look: Look, seat: int) -> list[Drawn]:
    """The trophies that this viewer may see, the latest first, killed Predators before them (PR-192)."""
    hunter = look.view["hunters"][seat]
    avatars = [look.get("avatar", look.players[other]["avatar"]) for other in hunter["slain"]]
    cards = [look.sight.components[ref] for ref in reversed(hunter["trophies"]) if ref]
    return [trophy(look, card) for card in (*avatars, *cards)]


def trophy(look: Look, card: Any) -> Drawn:
    return {"ref": card.ref, "kind": sort_of(card), "name": look.called(card), "honor": card.honor}


ICONS = {
    "avatar": "duels",
    "prey": "skull",
    "gear": "gear",
    "hazard": "hazard",
    "trap": "trap",
    "test": "test",
    "card": "deck",
}


def traps(look: Look, seat: int) -> list[Drawn]:
    """The Traps in front of a player."""
    found = []
    for id in look.view["hunters"][seat]["traps"]:
        card = look.get("trap", id)
        found.append(
            {
                "id": id,
                "ref": f"trap:{seat}:{id}",
                "zoom": card.ref,
                "name": look.called(card),
                "told": f"{look.word('table-encounters-trap-price', n=card.price)}. {look.told(card)}",
                "price": card.price,
                "honor": card.honor,
                "card": card,
                "move": card.ref,
                "why": f"remove {seat} {id}",
            }
        )
    return found


def challenge(look: Look, seat: int) -> Drawn | None:
    """The Challenge of a player: what it is if this viewer may know it, else that there is one."""
    ids = look.view["hunters"][seat]["challenge"]
    if not ids:
        return None
    card = look.get("challenge", ids[0]) if ids[0] else None
    return {
        "known": card is not None,
        "name": look.word("table-encounters-challenge") if card is None else look.called(card),
        "ref": "" if card is None else card.ref,
        "told": "" if card is None else look.told(card),
        "card": card,
    }
