"""What lies before the viewer in Hunters: the own Trophy Room, Traps and Challenge; the Testing Ground; piles."""

from __future__ import annotations

from typing import Any

from hagal.games.encounters.hunters.scoring import SORTS
from hagal.table.games.encounters import cards
from hagal.table.games.encounters.hunters import predators
from hagal.table.games.encounters.look import Look

Drawn = dict[str, Any]


def room(look: Look) -> Drawn | None:
    """None for a spectator."""
    if look.me is None:
        return None
    seat = look.seat
    found = predators.trophies(look, seat)
    challenge = predators.challenge(look, seat)
    return {
        "seat": seat,
        "n": predators.count(look, seat),
        "honor": look.view["hunters"][seat]["honor"],
        "groups": groups(look, found),
        "traps": [{**trap, **written(look, trap["card"])} for trap in predators.traps(look, seat)],
        "challenge": None if challenge is None else {**challenge, **written(look, challenge["card"])},
    }


def written(look: Look, card: Any) -> Drawn:
    return {
        "text": cards.text(card, look.lang),
        "stand_in": card.origin == cards.STAND_IN,
        "pack": look.pack(card),
    }


def groups(look: Look, found: list[Drawn]) -> list[Drawn]:
    """Trophies by what they were, each sort with its Honor; equal ones together."""
    told = []
    for kind in SORTS:
        some = [one for one in found if one["kind"] == kind]
        if some:
            by_ref = {one["ref"]: one for one in some}
            refs = [one["ref"] for one in some]
            told.append(
                {
                    "kind": kind,
                    "icon": predators.ICONS[kind],
                    "name": look.word(f"table-encounters-trophies-{kind}"),
                    "honor": sum(one["honor"] for one in some),
                    "cards": [{**one, "n": refs.count(ref)} for ref, one in by_ref.items()],
                }
            )
    return told


def testing(look: Look) -> list[Drawn]:
    """The Tests on the Testing Ground."""
    found = []
    for id in look.view["testing"]:
        card = look.get("test", id)
        more = {"ref": card.ref, "name": look.called(card), "told": look.told(card), "honor": card.honor, "id": id}
        found.append({**more, **written(look, card)})
    return found


def piles(look: Look) -> Drawn:
    view = look.view
    return {
        "gear": view["gear"],
        "gear_discard": cards.listed(look, "gear", view["gear_discard"]),
        "traps": view["traps"],
        "trap_discard": cards.listed(look, "trap", view["trap_discard"]),
    }
