"""Statistics of one's own games: a page, a file to take along, and the way to wipe them."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

from babel.dates import format_date
from babel.numbers import format_decimal, format_percent
from fastapi import APIRouter, Request
from fastapi.responses import Response

from hagal.languages import locale
from hagal.table.door import web
from hagal.table.games import face, titles
from hagal.table.pages import html
from hagal.table.pages.forms import Typed, go
from hagal.table.rooms import mine
from hagal.table.rooms.mine import Count, Result, Standing
from hagal.table.words import words
from hagal.text import has, title_name

router = APIRouter()
LATELY = 12
"""So many of the latest games stand on the page."""
PRIVATE = {"Cache-Control": "no-store"}


def mine_page(request: Request, status: int = 200, wrong: bool = False) -> Response:
    lang, rooms = web.lang(request), web.rooms(request)
    kept = [one for one in mine.kept(rooms, web.person(request)) if one.title in titles()]
    return html.page(
        request,
        "mine.html",
        status,
        PRIVATE,
        standings=[told(standing, lang) for standing in mine.standings(kept)],
        lately=[line(one, lang) for one in kept[:LATELY]],
        n=len(kept),
        wrong=wrong,
        wiped=request.query_params.get("wiped") == "1" and not kept,
    )


def told(standing: Standing, lang: str) -> dict[str, Any]:
    return {
        "id": standing.title,
        "name": title_name(standing.title, lang),
        "streak": standing.streak,
        "longest": standing.longest,
        **figures(standing.whole, lang),
        "groups": [
            group(standing.title, about, counts, lang)
            for about, counts in standing.by.items()
            if set(counts) != {""}  # nothing to tell apart
        ],
    }


def figures(count: Count, lang: str) -> dict[str, Any]:
    there = locale(lang)
    return {
        "games": count.games,
        "wins": count.wins,
        "share": round(count.share, 3),
        "percent": format_percent(count.share, format="#,##0%", locale=there),
        "best": count.best,
        "shortest": count.shortest,
        "length": format_decimal(round(count.length, 1), locale=there),
    }


def group(title: str, about: str, counts: dict[str, Count], lang: str) -> dict[str, Any]:
    t, own = words(lang), f"mine-by-{about}-{title}"
    return {
        "heading": t(own if has(own, lang) else f"mine-by-{about}"),
        "rows": [
            {"name": face(title).facet(about, value, lang) if value else t(f"mine-no-{about}"), **figures(count, lang)}
            for value, count in counts.items()
        ],
    }


def line(one: Result, lang: str) -> dict[str, Any]:
    roles = [face(one.title).facet("role", role, lang) for role in one.facets.get("role", ())]
    day = datetime.fromtimestamp(one.ended, UTC).date()
    return {
        "title": title_name(one.title, lang),
        "roles": ", ".join(roles),
        "won": one.won,
        "score": one.score,
        "iso": day.isoformat(),
        "day": format_date(day, "medium", locale=locale(lang)),
    }


@router.get("/me")
def me(request: Request) -> Response:
    return mine_page(request)


@router.get("/me/results.json")
def papers(request: Request) -> Response:
    found = mine.papers(web.rooms(request), web.person(request))
    head = {**PRIVATE, "Content-Disposition": 'attachment; filename="hagal-results.json"'}
    return Response(json.dumps(found, indent=1), media_type="application/json", headers=head)


@router.post("/me/wipe")
def wipe(request: Request, typed: Typed) -> Response:
    """Only with the word for it: nothing brings them back."""
    if not typed.get("sure"):
        return mine_page(request, 400, wrong=True)
    mine.wipe(web.rooms(request), web.person(request))
    return go("/me?wiped=1")


@router.get("/me/wipe")
def to_mine() -> Response:
    """The address of a form, opened by itself."""
    return go("/me")
