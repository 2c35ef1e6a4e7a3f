"""What belongs to no single page: language, theme, size of the text, and the manifest of the site."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from hagal.languages import fitting
from hagal.table.door import web
from hagal.table.pages import html
from hagal.table.pages.forms import Typed, go
from hagal.table.people import YEAR

router = APIRouter()


@router.post("/language")
def set_language(request: Request, typed: Typed) -> Response:
    answer = go(html.local(typed.get("back", "/")))
    lang = fitting([typed.get("lang", "")])
    if lang:
        keep(request, answer, web.LANG_COOKIE, lang)
    return answer


@router.post("/theme")
def set_theme(request: Request, typed: Typed) -> Response:
    answer = go(html.local(typed.get("back", "/")))
    if typed.get("theme") in html.THEMES:
        keep(request, answer, html.THEME_COOKIE, typed["theme"])
    return answer


@router.post("/size")
def set_size(request: Request, typed: Typed) -> Response:
    answer = go(html.local(typed.get("back", "/")))
    if typed.get("size") in html.SIZES:
        keep(request, answer, html.SIZE_COOKIE, typed["size"])
    return answer


def keep(request: Request, answer: Response, cookie: str, value: str) -> None:
    secure = request.url.scheme == "https"
    answer.set_cookie(cookie, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


@router.get("/manifest.webmanifest")
def manifest(request: Request) -> Response:
    icon = {"src": html.asset("favicon.svg"), "sizes": "any", "type": "image/svg+xml", "purpose": "any"}
    lang = web.lang(request)
    found = {
        "name": "Hagal",
        "short_name": "Hagal",
        "description": html.described(lang),
        "lang": lang,
        "start_url": "/",
        "display": "standalone",
        "background_color": "#14110f",
        "theme_color": "#14110f",
        "icons": [icon],
    }
    return JSONResponse(found, media_type="application/manifest+json")
