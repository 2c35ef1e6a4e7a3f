"""What every route of the table asks of a request: who, in which language, where the rooms are."""

from __future__ import annotations

from urllib.parse import urlsplit

from fastapi import Request

from hagal.languages import fitting, preferred
from hagal.table.people import STRANGER, Person
from hagal.table.rooms.rooms import Rooms

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
    """The address of this server as people see it, for links: behind a proxy one of the origins that were named."""
    origins: tuple[str, ...] = request.app.state.settings.origins
    same = (origin for origin in origins if urlsplit(origin).hostname == request.url.hostname)
    return next(same, origins[0] if origins else str(request.base_url)).rstrip("/")


def lang(request: Request) -> str:
    """The language of an answer: `?lang=`, the cookie `hagal-lang`, what the browser prefers, or English."""
    wished = (request.query_params.get("lang", ""), request.cookies.get(LANG_COOKIE, ""))
    return fitting(wished) or preferred(request.headers.get("accept-language", ""))
