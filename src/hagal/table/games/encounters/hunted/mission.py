"""What the players are here for: the Objectives in order, the Location with its Hazards, and tasks that were found."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hagal.games.encounters.hunted.seen import hunted_view
from hagal.games.encounters.names import STAGES
from hagal.table.games.board.words import capital
from hagal.table.games.encounters import cards, wilds
from hagal.table.games.encounters.look import Look
from hagal.text import phrase
from hagal.text.descriptions.encounters import lines

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
    titles = [
        capital(phrase(line.args["title"], look.lang)) if "title" in line.args else ""
        for line in lines(place, look.lang)
    ]
    hazards = [
        {"n": n, "title": title, "text": cards.plain(text), "state": state(n, seen)}
        for n, (title, text) in enumerate(zip(titles, cards.text(place, look.lang), strict=True), start=1)
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


def state(n: int, seen: int) -> str:
    """Of a Hazard, when so many have been revealed."""
    return "done" if n <= seen else "now" if n == seen + 1 else "later"


def operations(look: Look) -> list[Drawn]:
    """Task cards found, and Events that were sent there; equal ones together."""
    counted = Counter(id for id in look.view["operations"] if id)
    return [{**wilds.task(look, id), "n": n} for id, n in counted.items()]
