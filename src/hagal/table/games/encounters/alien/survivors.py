"""What Aliens have done to each player: Facehuggers with the turns that are left, a Chestburster, who is captive, whom
he has saved, and the Hazards beside his Avatar."""

from __future__ import annotations

from typing import Any

from hagal.games.encounters.alien.names import CHESTBURSTER, FACEHUGGER
from hagal.games.encounters.alien.seen import SurvivorFacts, alien_view
from hagal.table.games.encounters import cards
from hagal.table.games.encounters.look import Look

Drawn = dict[str, Any]
URGENT = 1
"""So many turns left: now or never."""


def facts(look: Look, seat: int) -> SurvivorFacts:
    return alien_view(look.view)["survivors"][seat]


def among(look: Look, seats: list[Drawn]) -> list[Drawn]:
    """The seats of a mode, with what Aliens have done to each."""
    return [{**one, "survivor": survivor(look, one["seat"])} for one in seats]


def survivor(look: Look, seat: int) -> Drawn:
    found = facts(look, seat)
    return {
        "huggers": huggers(look, seat),
        "burster": burster(look, seat) if found["chestburster"] else None,
        "captive": found["captive"],
        "saved": cards.listed(look, "enemy", found["saved"]),
        "hazards": cards.listed(look, "enemy", found["hazards"]),
    }


def huggers(look: Look, seat: int) -> list[Drawn]:
    """The Facehuggers in front of a player, the most urgent first: it is that one which is fought."""
    card = look.get("enemy", FACEHUGGER)
    found = []
    for k, left in enumerate(sorted(facts(look, seat)["facehuggers"])):
        found.append(
            {
                "ref": f"hugger:{seat}" if k == 0 else "",
                "zoom": card.ref,
                "name": look.called(card),
                "told": look.word("table-hive-turns-left", n=left),
                "left": left,
                "urgent": left <= URGENT,
                "health": facts(look, seat)["hugger_health"],
                "move": f"hugger-{seat}-{k}",
                "why": f"fight {FACEHUGGER} {seat}",
                "to": look.killed,
            }
        )
    return found


def burster(look: Look, seat: int) -> Drawn:
    card = look.get("enemy", CHESTBURSTER)
    told = look.word("table-hive-burster-told")
    return {"ref": f"burster:{seat}", "zoom": card.ref, "name": look.called(card), "told": told}


def captives(look: Look) -> list[Drawn]:
    """The Avatars that are held in Operations, as chips that lie there (PR-323)."""
    found = []
    for p in look.players:
        if not facts(look, p["seat"])["captive"] or p["avatar"] is None:
            continue
        avatar = look.get("avatar", p["avatar"])
        found.append(
            {
                "ref": f"captive:{p['seat']}",
                "zoom": avatar.ref,
                "kind": "captive",
                "icon": "captive",
                "name": look.called(avatar),
                "told": look.word("table-hive-captive", name=look.name(p["seat"])),
                "why": f"free {p['seat']}",
                "n": 1,
                "move": "",
                "of": "",
                "to": "",
            }
        )
    return found
