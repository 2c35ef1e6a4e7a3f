"""What everybody may know of each seat, the score track, and the deck of House Hagal."""

from __future__ import annotations

from typing import Any

from hagal.games.dune.names import FACTIONS
from hagal.games.dune.rivals import spending
from hagal.games.dune.seen import PlayerFacts, Resource
from hagal.table.games.dune.look import Look
from hagal.table.games.dune.words import short

Drawn = dict[str, Any]
PRICES: dict[Resource, int] = {"spice": spending.SPICE, "solari": spending.SOLARI, "water": spending.WATER}
"""What a solo rival turns into a point."""
TOP = 12
"""The last space of the score track stands for all beyond it, too."""
LAST_CARDS = 4
TILES = "tech:"


def seats(look: Look) -> list[Drawn]:
    return [seat(look, p) for p in look.players]


def seat(look: Look, p: PlayerFacts) -> Drawn:
    number = p["seat"]
    leader = look.leader(p)
    title = "" if leader is None or p["rival"] else short(leader.id, look.lang) or look.called(leader)
    name = look.name(number)
    counts = troops(look, p)
    chair = look.sight.chairs[number] if number < len(look.sight.chairs) else None
    return {
        "seat": number,
        "name": name,
        "title": title if title != name else "",
        "leader": "" if leader is None else leader.ref,
        "house": "" if leader is None else leader.house.lower(),
        "mine": number == look.seat,
        "rival": p["rival"],
        "kind": "" if chair is None else chair.kind,
        "here": bool(chair and chair.here),
        "open": bool(chair and chair.open),
        "active": look.view["active"] == number or number in look.sight.waiting,
        "scores": look.scores(p),
        "vp": p["vp"],
        "stock": stock(look, p),
        "agents": [f"agent-{number}-{counts['posted'] + k}" for k in range(p["agents"])],
        **counts,
        "influence": [
            {"id": id, "n": p["influence"][id], "ally": look.view["alliances"][id] == number} for id in FACTIONS
        ],
        "piles": None if p["rival"] else {"hand": len(p["hand"]), "deck": p["deck"], "discard": len(p["discard"])},
        "intrigue": len(p["intrigue"]) if look.scores(p) else None,
        "intrigue_price": spending.INTRIGUE if p["rival"] else 0,
        "persuasion": p["persuasion"] if look.view["revealing"] == number else None,
        "badges": badges(look, p),
        "tiles": tiles(look, number),
        "freighter": None if look.ix is None else look.ix["freighters"][number],
        "lit": lit(look, number),
    }


def lit(look: Look, seat: int) -> dict[str, str]:
    """What can be clicked in the panel of a seat: its own places, and the viewer's tiles."""
    places, mine = f":{seat}", seat == look.seat
    return {ref: told for ref, told in look.lit.items() if ref.endswith(places) or (mine and ref.startswith(TILES))}


def stock(look: Look, p: PlayerFacts) -> list[Drawn]:
    """Resources; a solo rival's beside what makes a point."""
    if not look.scores(p):
        return []
    return [
        {"what": what, "n": p[what], "price": price if p["rival"] else 0, "ref": f"{what}:{p['seat']}"}
        for what, price in PRICES.items()
    ]


def troops(look: Look, p: PlayerFacts) -> Drawn:
    """Where the units are. Troops are numbered from the Conflict back to Ix: one keeps its number as it moves."""
    seat, deployed, garrison = p["seat"], p["conflict"], p["garrison"]
    negotiators = 0 if look.ix is None else look.ix["negotiators"][seat]
    ships = {"supply": 0, "garrison": 0, "conflict": 0} if look.ix is None else look.ix["dreadnoughts"][seat]
    posted = sum(who == seat for there in look.view["agents"].values() for who in there)
    return {
        "garrison": [f"troop-{seat}-{deployed + k}" for k in range(garrison)],
        "negotiators": [f"troop-{seat}-{deployed + garrison + k}" for k in range(negotiators)],
        "supply": p["supply"],
        "ships": [f"ship-{seat}-{ships['conflict'] + k}" for k in range(ships["garrison"])],
        "docked": ships["supply"],
        "posted": posted,
    }


def badges(look: Look, p: PlayerFacts) -> list[Drawn]:
    """Marks that a player holds: icon, words, a lasting name if it can move."""
    view, seat = look.view, p["seat"]
    found: list[Drawn] = []

    def badge(icon: str, id: str, move: str = "", tone: str = "", **args: Any) -> None:
        found.append({"icon": icon, "told": look.word(id, **args), "move": move, "tone": tone})

    if view["first"] == seat:
        badge("first", "table-dune-first", "first-player")
    if view["mentat"] == seat:
        badge("mentat", "table-dune-has-mentat", "mentat-token")
    if view["mentat_next"] == seat:
        badge("mentat", "table-dune-has-mentat-next", tone="later")
    if p["council"]:
        badge("council", "table-dune-has-council")
    if p["swordmaster"]:
        badge("swordmaster", "table-dune-has-swordmaster")
    if p["revealed"]:
        badge("reveal", "table-dune-has-revealed")
    for location, holder in view["control"].items():
        if holder == seat:
            badge("control", "table-dune-controls", space=look.get("space", location))
    return found


def tiles(look: Look, seat: int) -> list[Drawn]:
    """The Tech tiles of a seat; one that lies face down was used this round."""
    if look.ix is None:
        return []
    found = []
    for entry in look.ix["tiles"][seat]:
        tile = look.get("tech", entry["tile"])
        name = look.called(tile)
        spent = look.word("table-dune-tile-used", name=name) if entry["spent"] else name
        found.append({"id": tile.id, "ref": tile.ref, "name": name, "spent": entry["spent"], "told": spent})
    return found


def score(look: Look) -> list[Drawn]:
    """The score track: for each space, who stands there."""
    cells: list[Drawn] = [{"n": n, "label": f"{n}" if n < TOP else f"{n}+", "seats": []} for n in range(TOP + 1)]
    for p in look.players:
        if look.scores(p):
            cells[max(0, min(TOP, p["vp"]))]["seats"].append(p["seat"])
    return cells


def scored(look: Look) -> str:
    """The score track for those who listen."""
    return ", ".join(f"{look.name(p['seat'])} {p['vp']}" for p in look.players if look.scores(p))


def hagal(look: Look) -> Drawn | None:
    """The Hagal deck and the cards turned up last, the newest first."""
    rivals = look.view.get("rivals")
    if rivals is None:
        return None
    cards = [look.get("hagal", id) for id in rivals["discard"] if id]
    latest = [
        {"ref": card.ref, "name": look.called(card), "swords": card.swords, "move": f"hagal-{len(cards) - k}"}
        for k, card in enumerate(cards[: -LAST_CARDS - 1 : -1])
    ]
    return {"deck": rivals["deck"], "discard": len(cards), "latest": latest}
