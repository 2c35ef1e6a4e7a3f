"""The HTML pages, put together. Everything works as plain forms; a script may ask for the piece `#table` alone.

Each page has its routes in a file of its own, as its `router`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from fastapi import APIRouter
from fastapi.responses import HTMLResponse, Response
from fastapi.routing import APIRoute
from starlette.routing import BaseRoute, Route

from hagal.table.pages import (
    challenges,
    chat,
    components,
    course,
    daily,
    decks,
    hint,
    join,
    later,
    lessons,
    mine,
    network,
    pictures,
    previews,
    push,
    replay,
    report,
    rules,
    site,
    start,
    table,
    why,
)
from hagal.table.pages.forms import go, number
from hagal.table.refusal import Refused

PAGES = (
    *(start, lessons, mine, challenges, daily, site, network, table, hint, previews, chat, why, later, decks),
    *(components, pictures, push, report, course, replay, join, rules),
)

DEED = re.compile(r"/games/\{id\}/([\w-]+)")


def posted(routes: Iterable[BaseRoute]) -> Iterator[str]:
    """What forms of a table do, by their addresses."""
    for route in routes:
        if isinstance(route, Route) and "POST" in (route.methods or ()) and (deed := DEED.fullmatch(route.path)):
            yield deed[1]


DEEDS = frozenset(posted([table.CLICK, *(route for page in PAGES for route in page.router.routes)]))
forms = APIRouter()


# Addresses of forms, opened by themselves (a page of an answer that is loaded again)


@forms.get("/games")
@forms.get("/records")
def to_start() -> Response:
    return go("/")


@forms.get("/games/{id}/{deed}")
@forms.get("/games/{id}/seats/{deed}")
def to_table(id: str, deed: str) -> Response:
    if deed not in DEEDS and number(deed) is None:
        raise Refused("not-found", 404)
    return go(f"/games/{id}")


def put_together(*parts: APIRouter) -> APIRouter:
    """All pages, each of them also for whoever only looks whether it is there."""
    found = APIRouter(default_response_class=HTMLResponse)
    for part in parts:
        for route in part.routes:
            if isinstance(route, APIRoute) and route.methods is not None and "GET" in route.methods:
                route.methods.add("HEAD")
        found.include_router(part)
    return found


router = put_together(*(page.router for page in PAGES), forms)
