"""The players: whom each plays, and what everybody sees of it."""

from __future__ import annotations

from typing import Any

from hagal.table.games.runewars.look import Look

Drawn = dict[str, Any]


def seats(look: Look) -> list[Drawn]:
    return [seat(look, number) for number in range(len(look.sight.chairs))]


def seat(look: Look, number: int) -> Drawn:
    player, faction = look.players[number], look.faction(number)
    return {
        "seat": number,
        "name": look.name(number),
        "faction": "" if faction is None else faction.id,
        "title": "" if faction is None else look.called(faction),
        "mine": number == look.seat,
        "active": look.view["active"] == number or number in look.sight.waiting,
        "first": look.view["first"] == number,
        "influence": player["influence"],
        "dials": player["dials"],
    }
