"""What every route of the table asks of a request: who, in which language, where the rooms are."""

from __future__ import annotations

from urllib.parse import urlsplit

from fastapi import Request

from hagal.table.people import STRANGER, Person
from hagal.table.rooms.rooms import Rooms
from hagal.text import LANGUAGES

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
    for wish in (request.query_params.get("lang"), request.cookies.get(LANG_COOKIE)):
        found = known_language(wish or "")
        if found:
            return found
    return preferred(request.headers.get("accept-language", ""))


def known_language(wish: str) -> str:
    """The language of Hagal behind a tag: `pt` and `pt_BR` are pt-BR; nothing if there is none."""
    tag = wish.strip().lower().replace("_", "-")
    for lang in LANGUAGES:
        if tag == lang.lower():
            return lang
    return next((lang for lang in LANGUAGES if tag and tag.split("-")[0] == lang.split("-")[0].lower()), "")


def preferred(header: str) -> str:
    """The first language that Hagal speaks, by the weights of an Accept-Language header."""
    weighed: list[tuple[float, int, str]] = []
    for number, part in enumerate(header[:400].split(",")):
        tag, _semicolon, weight = part.partition(";q=")
        try:
            weighed.append((-float(weight or 1), number, tag))
        except ValueError:
            continue
    return next((found for _w, _n, tag in sorted(weighed) if (found := known_language(tag))), LANGUAGES[0])
