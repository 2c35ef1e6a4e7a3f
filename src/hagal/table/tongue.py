"""In which language a person reads: what the address says, then the cookie, then what the browser prefers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from starlette.requests import HTTPConnection

from hagal.text import LANGUAGES

COOKIE = "lang"
DEFAULT = LANGUAGES[0]


def spoken(request: HTTPConnection) -> str:
    """The language of a request."""
    wishes = (request.query_params.get("lang", ""), request.cookies.get(COOKIE, ""))
    return _first((*wishes, *preferred(request.headers.get("accept-language", "")))) or DEFAULT


def known(wish: str) -> str | None:
    """The language that somebody means: `pt`, `pt_PT` and `PT-br` are all pt-BR."""
    asked = wish.strip().replace("_", "-").lower()
    for lang in LANGUAGES:
        if asked == lang.lower():
            return lang
    main = asked.split("-")[0]
    return next((lang for lang in LANGUAGES if main == lang.split("-")[0]), None)


def preferred(header: str) -> Iterator[str]:
    """The languages of an Accept-Language header, most wanted first."""
    found: list[tuple[float, int, str]] = []
    for place, item in enumerate(header[:500].split(",")):
        name, _semicolon, weight = item.partition(";")
        found.append((-_weight(weight), place, name))
    yield from (name for weight, _place, name in sorted(found) if weight < 0)


def _weight(text: str) -> float:
    mark, _equals, number = text.strip().partition("=")
    if mark.strip() != "q":
        return 1.0
    try:
        return float(number)
    except ValueError:
        return 0.0


def _first(wishes: Iterable[str]) -> str | None:
    return next((lang for lang in map(known, wishes) if lang is not None), None)
