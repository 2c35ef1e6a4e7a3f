"""Why not? Reasons for what somebody would like to do, told by keys or by things on the board."""

from __future__ import annotations

from collections import Counter

from hagal.games.dune.components import Card, Space
from hagal.games.dune.ix.components import TechTile
from hagal.kernel.step import Msg
from hagal.table.games import face
from hagal.table.people import Person
from hagal.table.rooms.room import Room
from hagal.table.sight import Sight
from hagal.text import say

TURN = "turn"
"""The question at which Agents are sent."""
WORKSHOP = "space:tech_negotiation"
"""Where most Tech tiles come from."""
MOST = 60
"""So many keys are tried at once."""


def reason(room: Room, person: Person, seat: int, wish: str, lang: str) -> str:
    """Why this cannot be done now; empty if it can."""
    sight = room.sight(person, seat, lang)
    keys = wishes(wish, sight)
    moment = another_moment(wish, keys, sight)
    if moment is not None:
        return say(moment, lang)
    found = room.why(person, seat, keys, lang)
    if not all(found.values()):
        return ""
    # What all ways have in common is about the thing itself; rare reasons are about single cards.
    useful = Counter(said for key, said in found.items() if not said.startswith(unknown(key, lang)))
    if useful:
        said, times = useful.most_common(1)[0]
        space = sight.components.get(wish.strip())
        if times == 1 and len(useful) > 1 and isinstance(space, Space):
            return say(Msg("web-why-no-card", space=space), lang)
        return said
    if any(key.startswith("buy ") for key in keys):
        return say(Msg("web-why-buy"), lang)
    return say(Msg("server-not-offered"), lang) if keys else ""


def another_moment(wish: str, keys: list[str], sight: Sight) -> Msg | None:
    """When a thing is for another moment of the game than this one: what that moment is."""
    if sight.question is None:
        return None
    thing = sight.components.get(wish.strip())
    if isinstance(thing, Space):
        if sight.question.tag != TURN:
            return Msg("web-why-agents")
        return None if keys else Msg("web-why-no-card", space=thing)
    if isinstance(thing, TechTile):
        return tile_later(thing, sight)
    bought = next((sight.components.get(f"card:{key[4:]}") for key in keys if key.startswith("buy ")), None)
    return Msg("web-why-no-price", card=bought) if isinstance(bought, Card) and not bought.cost else None


def tile_later(tile: TechTile, sight: Sight) -> Msg | None:
    """Tiles are acquired when that is asked; one's own are used when they are lit."""
    if sight.question is None or any(offer.key.startswith(f"{tile.kind} ") for offer in sight.question.offers):
        return None
    if tile.id in (held["tile"] for held in sight.view["ix"]["tiles"][sight.seat]):
        return Msg("server-not-offered")
    return Msg("web-why-tech", space=sight.components[WORKSHOP])


def unknown(key: str, lang: str) -> str:
    """How the sentence begins that only lists what there is."""
    return say(Msg("why-unknown-key", key=key, keys="\0"), lang).split("\0")[0]


def wishes(typed: str, sight: Sight) -> list[str]:
    """The keys that somebody may mean: keys as they are, separated by `;`, or things on the board by their refs."""
    found: list[str] = []
    for wish in typed.split(";"):
        refs = dict(part.split(":", 1) for part in wish.split() if ":" in part)
        found += face(sight.title).wishes(refs, sight) if refs else [wish.strip()] if wish.strip() else []
    return found[:MOST]
