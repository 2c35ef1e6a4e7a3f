"""The spaces of the board, with what stands on them, and the Shipping track."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hagal.games.dune.components import Board, Space
from hagal.games.dune.ix.shipping import REWARD
from hagal.games.dune.names import CITY, FACTIONS, FRIENDSHIP, ICONS, LANDSRAAD
from hagal.table.games.dune import strips
from hagal.table.games.dune.look import Look

Drawn = dict[str, Any]


def groups(look: Look) -> dict[str, Any]:
    """Every space of this game: by faction, Landsraad, trade, cities, makers."""
    board: Board = look.get("board", "board")
    posts = agents(look)
    found: dict[str, Any] = {"factions": {faction: [] for faction in FACTIONS}}
    for place in ("landsraad", "trade", "cities", "makers"):
        found[place] = []
    for space in board.spaces:
        drawn = draw(look, space, board, posts)
        if space.faction >= 0:
            found["factions"][FACTIONS[space.faction]].append(drawn)
        else:
            found[region(space)].append(drawn)
    return found


def region(space: Space) -> str:
    if space.icon == LANDSRAAD:
        return "landsraad"
    if space.icon == CITY:
        return "cities"
    return "makers" if space.maker else "trade"


def draw(look: Look, space: Space, board: Board, posts: Mapping[str, list[Drawn]]) -> Drawn:
    view = look.view
    closed = [p["seat"] for p in look.players if p["voice"] == space.id]
    found: Drawn = {
        "id": space.id,
        "ref": space.ref,
        "name": look.called(space),
        "told": look.told(space),
        "tone": ICONS[space.icon.bit_length() - 1],
        "combat": space.combat,
        "maker": space.maker,
        "strip": strips.space(space, look.lang),
        "price": strips.price(space),
        "reveal": space.reveal,
        "friend": FACTIONS[space.friend] if space.friend >= 0 else "",
        "need": FRIENDSHIP,
        "agents": posts.get(space.id, []),
        "bonus": view["bonus_spice"].get(space.id, 0),
        "control": view["control"].get(space.id, -1),
        "location": space.id in view["control"],
        "control_strip": strips.strips(space.control, look.lang),
        "ship": captain(look, space.id),
        "silenced": closed,
        "closed": bool(board.closed >> board.places[space.id] & 1),
        "holders": holders(look, space),
        "mentat": space.id == "mentat" and view["mentat"] < 0,
        "left": view["reserve"].get("foldspace", 0) if space.id == "foldspace" else None,
    }
    found["note"] = note(look, found)
    return found


def agents(look: Look) -> dict[str, list[Drawn]]:
    """Who stands where. An Agent's number is the order in which it was sent, so that it keeps it as it moves."""
    order = sent(look)
    found: dict[str, list[Drawn]] = {}
    for p in look.players:
        seat = p["seat"]
        stands = [space for space, seats in look.view["agents"].items() for who in seats if who == seat]
        stands.sort(key=lambda space: order[seat].index(space) if space in order[seat] else len(order[seat]))
        for k, space in enumerate(stands):
            found.setdefault(space, []).append({"seat": seat, "move": f"agent-{seat}-{k}", "name": look.name(seat)})
    return found


def sent(look: Look) -> list[list[str]]:
    """The spaces to which each seat has sent Agents in this round, in order, as the news tell."""
    found: list[list[str]] = [[] for _ in look.players]
    for item in reversed(look.sight.news):
        if item.kind == "round":
            break
        if item.kind in ("agent", "rival-goes"):
            found[item.seat] += [ref.removeprefix("space:") for ref in item.refs if ref.startswith("space:")]
    return [places[::-1] for places in found]


def holders(look: Look, space: Space) -> list[int]:
    """Who has used a space that is open once in a game."""
    if space.once == "council":
        return [p["seat"] for p in look.players if p["council"]]
    return [p["seat"] for p in look.players if space.once == "swordmaster" and p["swordmaster"]]


def captain(look: Look, space: str) -> int:
    """Whose Dreadnought controls a location, or -1."""
    if look.ix is None or space not in look.view["control"]:
        return -1
    return int(look.ix["flags"][look.locations().index(space)])


def note(look: Look, space: Drawn) -> str:
    """What stands on a space, in words."""
    found = [look.word("table-dune-agent-of", name=agent["name"]) for agent in space["agents"]]
    if space["bonus"]:
        found.append(look.word("table-dune-bonus-spice", n=space["bonus"]))
    if space["control"] >= 0:
        found.append(look.word("table-dune-controlled", name=look.name(space["control"])))
    if space["ship"] >= 0:
        found.append(look.word("table-dune-ship-here", name=look.name(space["ship"])))
    found += [look.word("table-dune-silenced", name=look.name(seat)) for seat in space["silenced"]]
    if space["closed"]:
        found.append(look.word("table-dune-closed"))
    return ". ".join(found)


def shipping(look: Look) -> list[Drawn] | None:
    """The Shipping track from its start up, with the Freighters on it."""
    if look.ix is None:
        return None
    found: list[Drawn] = []
    for step in range(len(REWARD) + 1):
        fleet = [{"seat": seat, "name": look.name(seat)} for seat, at in enumerate(look.ix["freighters"]) if at == step]
        places = (f"track:shipping-{step}", *(f"shipping:{ship['seat']}" for ship in fleet))
        lit = {ref: look.lit[ref] for ref in places if ref in look.lit}
        pieces = strips.strip(REWARD[step], look.lang) if step else ()
        found.append({"step": step, "strip": pieces, "fleet": fleet, "told": told(look, step), "lit": lit})
    return found


def told(look: Look, step: int) -> str:
    return (
        look.word("table-dune-shipping-start")
        if not step
        else look.word("table-dune-shipping", n=step, effect=REWARD[step].message())
    )
