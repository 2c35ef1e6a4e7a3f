"""What everybody may know of each Predator besides what all players have: Armor, Dishonor, Traps, trophies."""

from __future__ import annotations

from typing import Any

from hagal.games.encounters.hunters.scoring import sort_of
from hagal.games.encounters.hunters.seen import HunterFacts, hunters_view
from hagal.table.games.encounters import cards, players
from hagal.table.games.encounters.look import Look

Drawn = dict[str, Any]
ICONS = {
    "avatar": "duels",
    "prey": "skull",
    "gear": "gear",
    "hazard": "hazard",
    "trap": "trap",
    "test": "test",
    "card": "deck",
}
"""By the sort of a trophy."""


def facts(look: Look, seat: int) -> HunterFacts:
    return hunters_view(look.view)["hunters"][seat]


def seats(look: Look) -> list[Drawn]:
    return [{**one, **predator(look, one["seat"]), "wounds": mended(one)} for one in players.seats(look)]


def mended(seat: Drawn) -> list[Drawn]:
    """The Strikes beside a Predator, each with what mending it is called."""
    return [{**wound, "why": f"mend {seat['seat']} {wound['id']}"} for wound in seat["wounds"]]


def predator(look: Look, seat: int) -> Drawn:
    hunter = facts(look, seat)
    mine = seat == look.seat
    found = trophies(look, seat)
    return {
        "hunter": True,
        "armor": hunter["armor"],
        "dishonor": hunter["dishonor"],
        "honor": hunter["honor"],
        "duel_ref": f"duel:{seat}",
        "duel_why": None if mine else f"duel {seat}",
        "traps": [] if mine else traps(look, seat),
        "trophies": count(look, seat),
        "latest": "" if mine or not found else found[0]["name"],
        "room": [] if mine else found,
        "challenge": None if mine else challenge(look, seat),
    }


def count(look: Look, seat: int) -> int:
    """How many trophies a Predator has, killed Predators included (PR-253)."""
    hunter = facts(look, seat)
    return len(hunter["trophies"]) + len(hunter["slain"])


def trophies(look: Look, seat: int) -> list[Drawn]:
    """The trophies that this viewer may see, the latest first, killed Predators behind them (PR-192)."""
    hunter = facts(look, seat)
    cards: list[Any] = [look.sight.components[ref] for ref in reversed(hunter["trophies"]) if ref]
    cards += [look.get("avatar", look.players[other]["avatar"] or "") for other in hunter["slain"]]
    return [
        {"ref": card.ref, "kind": sort_of(card), "name": look.called(card), "honor": worth(look, card)}
        for card in cards
    ]


def worth(look: Look, card: Any) -> int:
    """The Honor of a trophy."""
    return look.way.trophy(card, look.view, look.sight.options)


def traps(look: Look, seat: int) -> list[Drawn]:
    """The Traps in front of a player."""
    return [trap(look, seat, id) for id in facts(look, seat)["traps"] if id]


def trap(look: Look, seat: int, id: str) -> Drawn:
    card = look.get("trap", id)
    return {
        "ref": f"trap:{seat}:{id}",
        "zoom": card.ref,
        "name": look.called(card),
        "told": look.told(card),
        "price": card.price,
        "honor": card.honor,
        "why": f"remove {seat} {id}",
        "to": look.trophies,
        **written(look, card),
    }


def written(look: Look, card: Any) -> Drawn:
    """What stands on a card, and where that comes from."""
    return {
        "text": cards.text(card, look.lang),
        "stand_in": card.origin == cards.STAND_IN,
        "pack": look.pack(card),
    }


def challenge(look: Look, seat: int) -> Drawn | None:
    """The Challenge of a player: what it is if this viewer may know it, else that there is one."""
    ids = facts(look, seat)["challenge"]
    if not ids:
        return None
    if ids[0] is None:
        return {"name": "", "ref": "", "told": ""}
    card = look.get("challenge", ids[0])
    return {"name": look.called(card), "ref": card.ref, "told": look.told(card), **written(look, card)}
