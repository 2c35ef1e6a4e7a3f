"""What every route of the table asks of a request: who, in which language, where the rooms are."""

from __future__ import annotations

from urllib.parse import urlsplit

from fastapi import Request

from hagal.languages import fitting, preferred
from hagal.table.door.network import Network
from hagal.table.people import STRANGER, Person
from hagal.table.rooms.rooms import Rooms
from hagal.table.settings import LOOPBACK

LANG_COOKIE = "hagal-lang"


def person(request: Request) -> Person:
    """Who asks. On HTML routes everybody is known: a new browser gets its cookie with this very answer."""
    found = getattr(request.state, "person", STRANGER)
    assert isinstance(found, Person)
    return found


def rooms(request: Request) -> Rooms:
    found = request.app.state.rooms
    assert isinstance(found, Rooms)
    return found


def address(request: Request) -> str:
    """The address of this server as people see it, for links: behind a proxy one of the origins that were named, at
    the computer of a table that is open to its network the address there."""
    origins: tuple[str, ...] = request.app.state.settings.origins
    same = (origin for origin in origins if urlsplit(origin).hostname == request.url.hostname)
    own = network(request).url if at_home(request) else ""
    return next(same, origins[0] if origins else own or str(request.base_url)).rstrip("/")


def network(request: Request) -> Network:
    found = request.app.state.network
    assert isinstance(found, Network)
    return found


def at_home(request: Request) -> bool:
    """Does a browser on the server's own computer ask, at its own name there?"""
    client = request.client
    return client is not None and client.host in LOOPBACK and (request.url.hostname or "") in LOOPBACK


def opens(request: Request) -> bool:
    """May whoever asks open the table to the network?"""
    return bool(request.app.state.settings.network) and at_home(request)


def local_only(request: Request) -> bool:
    """Do links that are made for this request lead nowhere but to this computer?"""
    return (urlsplit(address(request)).hostname or "") in LOOPBACK


def lang(request: Request) -> str:
    """The language of an answer: `?lang=`, the cookie `hagal-lang`, what the browser prefers, or English."""
    wished = (request.query_params.get("lang", ""), request.cookies.get(LANG_COOKIE, ""))
    return fitting(wished) or preferred(request.headers.get("accept-language", ""))
