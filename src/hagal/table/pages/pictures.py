"""Pictures to which boards refer: what never changes there is drawn once, kept by browsers, and no part of a page.

A picture is made of its name (`Face.picture`), so it tells nobody more than the page that named it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

from fastapi import APIRouter, Request
from fastapi.responses import Response

from hagal.kernel.term import Component
from hagal.table.door import web
from hagal.table.games import Face, face, titles
from hagal.table.pages.html import FOR_EVER, env, packed
from hagal.table.refusal import Refused
from hagal.table.sight import Sight

router = APIRouter()
KEPT = 256
"""So many pictures are kept for a title, of about 30 KB each: those of some sixty boards by day and by night."""


class Picture(NamedTuple):
    svg: str
    stamp: str
    """Changes with what is drawn: an address that names it shows the same for ever."""


@router.get("/pictures/{title}/{name}")
def picture(request: Request, title: str, name: str) -> Response:
    """A picture of what is in the box."""
    if title not in titles():
        raise Refused("not-found", 404)
    return shown(request, drawn(face(title), name))


@router.get("/games/{id}/pictures/{name}")
def picture_of(request: Request, id: str, name: str) -> Response:
    """A picture of a game with content packs: of the components that are played with there."""
    room = web.rooms(request).open(id)
    with room.lock:
        packs, components = room.game.record.packs, room.game.state.rules.components
    return shown(request, drawn(face(room.title, room.modules), name, packs, components))


def shown(request: Request, found: Picture | None) -> Response:
    if found is None:
        raise Refused("not-found", 404)
    keep = FOR_EVER if request.url.query == f"v={found.stamp}" else "no-cache"
    body, head = packed(request, found.svg.encode(), {"Cache-Control": keep})
    return Response(body, media_type="image/svg+xml", headers=head)


def addresses(board: Face, folder: str, sight: Sight) -> Callable[[str], str]:
    """`picture(name)`: the address of a picture, for the templates of a board."""

    def address(name: str) -> str:
        found = drawn(board, name, sight.packs, sight.components)
        return f"{folder}/{name}" if found is None else f"{folder}/{name}?v={found.stamp}"

    return address


def drawn(
    board: Face, name: str, packs: tuple[str, ...] = (), components: Mapping[str, Component] | None = None
) -> Picture | None:
    """The picture of that name, if there is one; with the same packs, components are the same."""
    kept = album(board, packs)
    found = kept.get(name)
    if found is None:
        data = board.picture(name, components if packs else None)
        if data is None:
            return None
        svg = env.get_template(board.drawn).render(data)
        found = Picture(svg, hashlib.sha256(svg.encode()).hexdigest()[:10])
        if len(kept) >= KEPT:
            kept.clear()
        kept[name] = found
    return found


@lru_cache(16)
def album(board: Face, packs: tuple[str, ...]) -> dict[str, Picture]:
    return {}
