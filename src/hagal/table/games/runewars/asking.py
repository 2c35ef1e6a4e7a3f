"""The question: as on every board; offers that differ only in how many stand in a row, under what is counted."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from hagal.table.games.board import offers
from hagal.table.games.runewars.look import Look
from hagal.table.sight import Offer

Drawn = dict[str, Any]
HEADS = {
    "send_units": "table-runewars-count-send",
    "send": "table-runewars-count-move",
    "deploy_here": "table-runewars-count-deploy",
}
"""What is counted, by the tags of options."""
MAPPED = ("area:", "tile:")
"""Pointing at an offer about these shows them on the map: no card is laid over it."""


def asking(look: Look) -> Drawn:
    found = offers.asking(look)
    if look.question is None:
        return found
    steps = {offer.key: offer for offer in look.question.offers}
    found["groups"] = [part for group in found["groups"] for part in parts(look, group, steps)]
    return found


def parts(look: Look, group: Drawn, steps: dict[str, Offer]) -> list[Drawn]:
    """A group, with a part of its own for each row of numbers."""
    found: list[Drawn] = []
    for drawn in group["offers"]:
        if drawn["zoom"].startswith(MAPPED) and steps[drawn["key"]].step.tag != "take_tile":
            drawn["zoom"] = ""
    for head, run in groupby(group["offers"], lambda drawn: counted(look, steps[drawn["key"]])):
        some = list(run)
        if head:
            for drawn in some:
                drawn["label"] = str(drawn["amount"])
            found.append({"head": head, "size": "few", "offers": some})
        else:
            found.append({**group, "offers": some})
    return found


def counted(look: Look, offer: Offer) -> str:
    """What an offer has in common with those that differ only in how many; nothing if there are none."""
    step: Any = offer.step
    id = HEADS.get(step.tag)
    if id is None:
        return ""
    return look.word(id, unit=step.unit, area=getattr(step, "to", None) or getattr(step, "start", None) or step.area)
