"""What the players are here for: the Objectives in order, the Location with its Hazards, and tasks that were found."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hagal.games.encounters.hunted.seen import hunted_view
from hagal.games.encounters.names import STAGES
from hagal.table.games.encounters import cards, wilds
from hagal.table.games.encounters.look import Look

Drawn = dict[str, Any]


def objectives(look: Look) -> list[Drawn]:
    view = hunted_view(look.view)
    won = view["ending"] in ("minor", "major")
    found = []
    for k, id in enumerate(view["objectives"]):
        objective = look.get("objective", id)
        current = k == view["current"] and not won
        state = "done" if won or k < view["current"] else "now" if current else "later"
        found.append(
            {
                "n": k + 1,
                "id": id,
                "ref": objective.ref,
                "name": look.called(objective),
                "state": state,
                "told": f"{look.word(f'table-encounters-objective-{state}')}. {look.told(objective)}",
                "text": cards.text(objective, look.lang),
                "last": k + 1 == STAGES,
                "progress": "",
                "stand_in": objective.origin == cards.STAND_IN,
                "pack": look.pack(objective),
            }
        )
    return found


def location(look: Look) -> Drawn:
    view = hunted_view(look.view)
    id = view["location"]
    place = look.get("location", id)
    seen = view["hazards"]
    hazards = [
        {"n": n, "title": title(text), "text": cards.plain(text), "state": "done" if n <= seen else "now" if n == seen + 1 else "later"}
        for n, text in enumerate(cards.text(place, look.lang), start=1)
    ]
    return {
        "id": id,
        "ref": place.ref,
        "name": look.called(place),
        "told": look.told(place),
        "hazards": hazards,
        "seen": seen,
        "state": [],
        "stand_in": place.origin == cards.STAND_IN,
        "pack": look.pack(place),
    }


def title(text: str) -> str:
    """What a Hazard is called, on Locations that name theirs: "Hazard 1, It's Loose: …"."""
    return text.partition(": ")[0].partition(", ")[2]


def operations(look: Look) -> list[Drawn]:
    """Task cards found, and Events that were sent there; equal ones together."""
    counted = Counter(id for id in look.view["operations"] if id)
    return [{**wilds.task(look, id), "n": n} for id, n in counted.items()]
