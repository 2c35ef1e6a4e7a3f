"""The Wilds and the Combat Zone, and the decks that feed them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hagal.games.encounters.components import EnemyCard
from hagal.games.encounters.names import EVENT, HILLS, MATS, SPACES
from hagal.games.encounters.seen import Carrying, FoeFacts, SpaceFacts
from hagal.table.games.encounters import cards
from hagal.table.games.encounters.alien.words import ALIEN_MAT
from hagal.table.games.encounters.look import Look

Drawn = dict[str, Any]


def spaces(look: Look) -> list[Drawn]:
    names = Names()
    found = [space(look, entry, names) for entry in look.view["wilds"]]
    seen = Counter(f"task:{id}" for id in look.view["operations"] if id)
    for card in [card for one in found for card in one["attached"]]:  # several of a name have names of their own
        seen[card["move"]] += 1
        card["move"] += f":{seen[card['move']]}" if seen[card["move"]] > 1 else ""
    return found


class Names:
    """Lasting names for motion: cards lie in a row, and push each other on, so each is known by those before it."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()

    def next(self, id: str) -> str:
        self.seen[id] += 1
        return f"enemy:{id}:{self.seen[id]}"


def space(look: Look, entry: SpaceFacts, names: Names) -> Drawn:
    id = entry["space"]
    lies = None if entry["card"] is None else look.get("enemy", entry["card"])
    card, known = None, None
    if lies is not None and entry["face_up"]:
        card = cards.enemy(look, lies, entry["health"])
        card["move"] = names.next(lies.id)
        card["to"] = goes_to(look, card, id)
        if armed(look, id):
            card["traits"] = ["armed"]
    else:
        known = lies
    return {
        "id": id,
        "ref": f"space:{id}",
        "name": look.space(id),
        "scan": entry["scan_cost"],
        "occupied": entry["occupied"],
        "move": f"wild:{entry['trail'] or id}",
        "card": card,
        "known": "" if known is None else look.called(known),
        "known_ref": "" if known is None else known.ref,
        "told": told(look, entry, card, known),
        "why": "disarm" if armed(look, id) else f"{deed(card)} {id}",
        "attached": [attached(look, card) for card in entry["attached"] if card],
        "carried": [] if card is None else carried(look, entry, card["id"]),
        "back": back(look),
        "zoom": card["ref"] if card else "" if known is None else known.ref,
    }


def armed(look: Look, space: str) -> bool:
    """Is it here that the Self-Destruct runs?"""
    return look.hive is not None and look.hive["armed"] == space


def told(look: Look, entry: SpaceFacts, card: Drawn | None, known: Any) -> str:
    """A space for those who listen."""
    if card is not None:
        health = "" if card["health"] is None else look.word("table-encounters-health", n=card["health"])
        bears = bearing(look, entry, card["id"])
        runs = look.word("table-hive-armed") if armed(look, entry["space"]) else ""
        return ". ".join(part for part in (card["name"], health, runs, bears, card["told"]) if part)
    if not entry["occupied"]:
        return look.word("table-encounters-empty-space", n=entry["scan_cost"])
    if known is not None:
        return look.word("table-encounters-known-down", name=look.called(known), n=entry["scan_cost"])
    return look.word("table-encounters-face-down", n=entry["scan_cost"])


def goes_to(look: Look, card: Drawn, space: str = "") -> str:
    """The pile where a card that leaves most likely goes: where the killed go, or out of the game. A Hazard that nobody
    avoided leaves by the Hills."""
    evaded = look.way.evades and space not in [mat[HILLS] for mat in MATS]
    out = card["kind"] == "event" or (card["kind"] == "hazard" and not evaded)
    return "out" if out else look.killed


def deed(card: Drawn | None) -> str:
    """What one would do with what lies there: fight it, avoid it or turn it up."""
    if card is None:
        return "scan"
    if card["health"] is not None:
        return "fight"
    return "evade" if card["price"] else "scan"


def attached(look: Look, id: str) -> Drawn:
    """What lies at a space: a task, a Sentry Gun that stands there, or Gear that waits for its Prey."""
    if f"gear:{id}" in look.sight.components:
        return gear(look, id)
    found = task(look, id)
    return {**found, "ref": f"gun:{id}", "why": "", "icon": "gun"} if look.get("enemy", id).gun else found


def gear(look: Look, id: str, bearer: str = "") -> Drawn:
    card = look.get("gear", id)
    return {
        "id": id,
        "ref": card.ref,
        "zoom": card.ref,
        "kind": "gear",
        "name": look.called(card),
        "told": look.told(card),
        "icon": "gear",
        "of": bearer,
        "to": look.trophies,
        "move": card.ref,
        "why": "",
        "n": 1,
    }


def carried(look: Look, entry: Carrying, bearer: str) -> list[Drawn]:
    """What lies on a card: Gear, or a Prey that it has arrested, with the Gear of that."""
    found: list[Drawn] = []
    called = look.called(look.get("enemy", bearer)) if entry.get("carries") else ""
    lives: Counter[str] = Counter()
    for one in entry.get("carries", ()):
        id = one["card"]
        if id is None:
            continue
        if f"gear:{id}" in look.sight.components:
            found.append(gear(look, id, called))
        elif look.get("enemy", id).type == EVENT:
            lives[id] += 1
        else:
            found += [arrested(look, id, called), *carried(look, one, id)]
    return found + [life(look, id, n, called) for id, n in lives.items()]


def life(look: Look, id: str, n: int, bearer: str) -> Drawn:
    """Events on the Beast: it must be wounded once more for each (PR-326)."""
    told = look.word("table-hive-lives", n=n)
    return {**task(look, id), "ref": f"life:{id}", "n": n, "of": bearer, "told": told, "kind": "life", "icon": "heart"}


def arrested(look: Look, id: str, officer: str) -> Drawn:
    card = look.get("enemy", id)
    told = look.word("table-encounters-arrested", name=officer)
    more = {"ref": f"arrested:{id}", "kind": "arrest", "icon": "arrest", "move": "", "to": "", "why": "", "n": 1}
    return {**cards.enemy(look, card), **more, "told": told, "of": officer}


def bearing(look: Look, entry: Carrying, bearer: str) -> str:
    """What a card bears, for those who listen."""
    names = [one["name"] for one in carried(look, entry, bearer)]
    return look.word("table-encounters-bears", names=", ".join(names)) if names else ""


def task(look: Look, id: str) -> Drawn:
    """A task card that was found: in Operations, or attached to a space."""
    card = look.get("enemy", id)
    drawn = cards.enemy(look, card)
    more = {"ref": f"task:{id}", "move": f"task:{id}", "why": f"do {id}" if card.task else "", "n": 1}
    return {**drawn, **more, "icon": f"e-{drawn['kind']}", "of": "", "to": ""}


def combat(look: Look) -> list[Drawn]:
    names = Names()
    for place in look.view["wilds"]:
        if place["face_up"] and place["card"] is not None:
            names.next(place["card"])
    found = []
    last = f"space:{look.view['wilds'][HILLS]['space']}"
    for foe in look.view["combat"]:
        id = foe["card"]
        card = fighter(look, foe)
        more = {"ref": f"combat:{id}", "move": names.next(id), "why": f"fight {id}", "to": goes_to(look, card)}
        told = ". ".join(part for part in (bearing(look, foe, id), card["told"]) if part)
        found.append({**card, **more, "told": told, "comes": last, "carried": carried(look, foe, id)})
    return found


def fighter(look: Look, foe: FoeFacts) -> Drawn:
    """An enemy in the Combat Zone, or a Failed Clone."""
    card = look.card(foe["card"])
    if isinstance(card, EnemyCard):
        return cards.enemy(look, card, foe["health"])
    return cards.clone(look, card, foe["health"])


def decks(look: Look) -> Drawn:
    view = look.view
    return {
        "enemies": view["enemies"],
        "top": known_top(look),
        "back": back(look),
        "exhausted": view["exhausted"],
        "dead": cards.listed(look, "", view["dead_enemies"]),
        "out": cards.listed(look, "", view["out"]),
        "nest": nest(look),
        "strikes": view["strikes"],
        "strike_discard": cards.listed(look, "strike", view["strike_discard"]),
        "arriving": len(view["arriving"]),
        "places": len(SPACES),
    }


def nest(look: Look) -> Drawn | None:
    """What lies in the Hatchery, where there is one; each enlarges."""
    if look.hive is None:
        return None
    found = look.hive["hatchery"]
    return {"facehuggers": found["facehuggers"], "chestbursters": found["chestbursters"]}


def known_top(look: Look) -> Drawn | None:
    """The top card of the Prey deck, if this viewer has looked at it."""
    id = look.known_prey
    return cards.enemy(look, look.get("enemy", id)) if id else None


def back(look: Look) -> str:
    """The icon on the back of a card of the Enemy deck, the Hive or the Prey deck."""
    return "xenomorph" if look.mat == ALIEN_MAT else look.way.back


def struck(look: Look) -> list[Drawn]:
    """The Strike that is being applied."""
    found = [look.get("strike", id) for id in look.view["struck"] if id]
    return [{**cards.strike(look, card), "text": cards.text(card, look.lang)} for card in found]
