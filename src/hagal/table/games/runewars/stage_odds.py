"""The odds before an attack, for the units that were sent so far: from what this seat sees, and only where the table
has agreed on it (option `odds`).

A page shows at once what a few battles tell, and then asks for more of them (`Face.later`). Both are kept by value.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from hagal.games.runewars import odds as battles
from hagal.games.runewars.army import Army, standing
from hagal.games.runewars.components import Fate
from hagal.games.runewars.odds import Odds, Side, deck_seen, sides_seen
from hagal.table.games.runewars.look import Look

Drawn = dict[str, Any]
ATTACKS = ("who_goes", "meet_neutrals", "refused")
"""The questions before which a battle may come."""
ROUGH, FINE = 100, 1200
"""So many battles for a first look, and for a better one: known up to 9 and 3 percent."""
Key = tuple[Army, str, int, tuple[int, ...], int, bool]


def odds(look: Look, most: int = ROUGH) -> Drawn | None:
    """None where there is nobody to fight, or nobody to send."""
    question = look.sight.question
    if question is None or question.tag not in ATTACKS or look.sight.options.get("odds") != "shown":
        return None
    area = target(look)
    army, sent = marching(look)
    if not army or area not in look.areas or look.sight.packs:  # packs may have other units than the box
        return None
    there = look.areas[area]
    if there["control"] == look.seat or (there["control"] < 0 and not there["units"]):
        return None
    edition = str(look.sight.options["edition"])
    mine, theirs = sides_seen(look.view, look.seat, army, area, edition)
    found = played(key(mine), key(theirs), edition, deck_seen(look.view), most)
    return drawn(look, found, sent, (standing(mine.army), standing(theirs.army)))


def target(look: Look) -> str:
    """The area that units are on their way to, or that was activated just now."""
    marches = look.view["marching"]
    return marches[0]["to"] if marches else look.view["march_to"] or ""


def marching(look: Look) -> tuple[dict[str, int], bool]:
    """The units on their way, by their ids; while there are none, all that could be sent."""
    sent: Counter[str] = Counter()
    for march in look.view["marching"]:
        sent[march["unit"]] += march["n"]
    if sent or look.sight.question is None:
        return dict(sent), True
    most: dict[tuple[str, str], int] = {}
    for offer in look.sight.question.offers:
        step: Any = offer.step
        if step.tag == "send_units":
            place = (step.unit.id, step.start.id)
            most[place] = max(most.get(place, 0), step.n)
    for (unit, _start), n in most.items():
        sent[unit] += n
    return dict(sent), False


def key(side: Side) -> Key:
    return (side.army, side.faction, side.stronghold, side.supported, side.bonus, side.defense)


@lru_cache(2048)
def played(mine: Key, theirs: Key, edition: str, deck: tuple[Fate, ...], most: int) -> Odds:
    return battles.odds(side(mine), side(theirs), edition=edition, deck=deck, error=0.03, most=most)


def side(key: Key) -> Side:
    army, faction, stronghold, supported, bonus, defense = key
    return Side(army, faction, stronghold=stronghold, supported=supported, bonus=bonus, defense=defense)


def drawn(look: Look, found: Odds, sent: bool, units: tuple[int, int]) -> Drawn:
    """In whole percent, and losses in tenths of a unit; more may be raised than are lost."""
    lost, killed = (max(0.0, round(n, 1)) for n in found.losses)
    win = round(100 * found.win)
    return {
        "win": win,
        "error": max(1, round(100 * found.error)),
        "heading": look.word("table-runewars-stage-odds" if sent else "table-runewars-stage-odds-all"),
        "chance": look.word("table-runewars-stage-chance", n=win),
        "give": look.word("table-runewars-stage-give-or-take", n=max(1, round(100 * found.error))),
        "losses": look.word("table-runewars-stage-losses", lost=lost, of=units[0], killed=killed, among=units[1]),
        "rough": found.battles < FINE and found.error > 0.03,
    }
