"""What lies before the viewer in Hunters: the own Trophy Room, Traps and Challenge; the Testing Ground; piles."""

from __future__ import annotations

from typing import Any

from hagal.games.encounters.hunters.scoring import SORTS
from hagal.games.encounters.hunters.seen import hunters_view
from hagal.table.games.encounters import cards
from hagal.table.games.encounters.hunters import predators
from hagal.table.games.encounters.look import Look

Drawn = dict[str, Any]


def room(look: Look) -> Drawn | None:
    """None for a spectator."""
    if look.me is None:
        return None
    seat = look.seat
    return {
        "room": {
            "n": predators.count(look, seat),
            "honor": predators.facts(look, seat)["honor"],
            "groups": groups(look, predators.trophies(look, seat)),
        },
        "challenge": predators.challenge(look, seat),
        "traps": predators.traps(look, seat),
        "lit": {ref: told for ref, told in look.lit.items() if ref.startswith(f"trap:{seat}:")},
    }


def groups(look: Look, found: list[Drawn]) -> list[Drawn]:
    """Trophies by what they were, each sort with its Honor; equal ones together."""
    told = []
    for kind in SORTS:
        some = [one for one in found if one["kind"] == kind]
        if some:
            refs = [one["ref"] for one in some]
            told.append(
                {
                    "icon": predators.ICONS[kind],
                    "name": look.word(f"table-encounters-trophies-{kind}"),
                    "honor": sum(one["honor"] for one in some),
                    "cards": [
                        {"ref": ref, "name": one["name"], "n": refs.count(ref)}
                        for ref, one in {one["ref"]: one for one in some}.items()
                    ],
                }
            )
    return told


def testing(look: Look) -> list[Drawn]:
    """The Tests on the Testing Ground."""
    found = []
    for id in filter(None, hunters_view(look.view)["testing"]):
        card = look.get("test", id)
        more = {"ref": card.ref, "name": look.called(card), "told": look.told(card), "honor": card.honor}
        found.append({**more, "to": look.trophies, **predators.written(look, card)})
    return found


def piles(look: Look) -> Drawn:
    view = hunters_view(look.view)
    return {
        "gear": view["gear"],
        "gear_discard": cards.listed(look, "gear", view["gear_discard"]),
        "traps": view["traps"],
        "trap_discard": cards.listed(look, "trap", view["trap_discard"]),
    }
