"""Showing pages: the templates, and what every one of them is given: words, languages, theme, size, assets."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from fastapi import Request
from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader

from hagal.kernel.step import Msg
from hagal.table.door import web
from hagal.table.games import face, titles
from hagal.table.pages import ruled
from hagal.table.pages.packing import LEAST, pack
from hagal.table.words import words
from hagal.text import FOLDER, LANGUAGES, say

HERE = Path(__file__).parent.parent
STATIC = HERE / "static"
THEMES = ("auto", "light", "dark")
THEME_COOKIE = "hagal-theme"
SIZES = ("m", "s", "l")
"""How large the text is, the usual one first."""
SIZE_COOKIE = "hagal-size"
FOR_EVER = "public, max-age=31536000, immutable"
"""How long what never changes under its address may be kept."""
NAMES = {"en": "English", "ru": "Русский", "pt-BR": "Português (Brasil)"}
"""Each language is called by its own name, whatever the page speaks."""


class Pages(Environment):
    """Templates read plain dicts nearly always: an item of one is looked for first."""

    def getattr(self, obj: Any, attribute: str) -> Any:
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)


env = Pages(
    loader=FileSystemLoader(HERE / "templates"),
    autoescape=True,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)
env.filters["ruled"] = ruled.ruled
env.filters["rule_sign"] = ruled.sign


@lru_cache
def _stamp(name: str, changed: float) -> str:
    return hashlib.sha256((STATIC / name).read_bytes()).hexdigest()[:10]


def asset(name: str) -> str:
    """The address of a static file; it changes with the file, so that browsers may keep it."""
    path = STATIC / name
    return f"/static/{name}?v={_stamp(name, path.stat().st_mtime)}" if path.is_file() else f"/static/{name}"


@lru_cache
def script_words(lang: str) -> str:
    """The messages of the script, as JSON."""
    text = (FOLDER / lang / "table" / "script.ftl").read_text(encoding="utf-8")
    ids = re.findall(r"^script-([a-z0-9-]+) =", text, re.MULTILINE)
    return json.dumps({id: say(Msg(f"script-{id}"), lang) for id in ids}, ensure_ascii=False)


def size(request: Request) -> str:
    wish = request.cookies.get(SIZE_COOKIE, "")
    return wish if wish in SIZES else SIZES[0]


def theme(request: Request) -> str:
    wish = request.cookies.get(THEME_COOKIE, "")
    return wish if wish in THEMES else THEMES[0]


def here(request: Request) -> str:
    """The address of this page, for forms that come back to it; without what only a script asks for."""
    query = [(name, value) for name, value in request.query_params.multi_items() if name not in ("part", "lang")]
    return request.url.path + (f"?{urlencode(query)}" if query else "")


def local(path: str) -> str:
    """A way back within this site, and nowhere else."""
    fine = re.fullmatch(r"/(?![/\\])[\x21-\x5b\x5d-\x7e]*", path[:500])
    return path[:500] if fine else "/"


def context(request: Request, **more: Any) -> dict[str, Any]:
    lang = web.lang(request)
    return {
        "request": request,
        "lang": lang,
        "languages": [{"id": one, "name": NAMES[one], "short": one[:2].upper()} for one in LANGUAGES],
        "theme": theme(request),
        "size": size(request),
        "here": here(request),
        "t": words(lang),
        "asset": asset,
        "script_words": script_words(lang),
        "art": face(titles()[0]).art,
        **more,
    }


def page(
    request: Request, template: str, status: int = 200, headers: Mapping[str, str] | None = None, **more: Any
) -> HTMLResponse:
    """A page made from a template."""
    return answer(request, rendered(request, template, **more), status, headers)


def rendered(request: Request, template: str, **more: Any) -> str:
    return env.get_template(template).render(context(request, **more))


def answer(request: Request, text: str, status: int, headers: Mapping[str, str] | None = None) -> HTMLResponse:
    """A page that is made already, as it travels."""
    body, head = packed(request, text.encode(), headers)
    return HTMLResponse(body, status, head)


def packed(request: Request, body: bytes, headers: Mapping[str, str] | None = None) -> tuple[bytes, dict[str, str]]:
    """A body as it travels, and what its headers say."""
    head = dict(headers or {})
    if len(body) >= LEAST and "gzip" in request.headers.get("accept-encoding", ""):
        body = pack(body)
        head["Content-Encoding"] = "gzip"
    head["Vary"] = ", ".join(filter(None, (head.get("Vary"), "Accept-Encoding")))
    return body, head
