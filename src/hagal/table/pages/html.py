"""Showing pages: the templates, and what every one of them is given: words, languages, theme, size, assets."""

from __future__ import annotations

import hashlib
import json
import logging
import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import FunctionType
from typing import Any
from urllib.parse import urlencode

from fastapi import Request
from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, make_logging_undefined
from jinja2.runtime import Context, Macro

from hagal import games, sheets
from hagal.kernel.step import Msg
from hagal.table.door import web
from hagal.table.games import face, titles
from hagal.table.pages import ruled
from hagal.table.pages.packing import LEAST, pack
from hagal.table.words import words
from hagal.text import FOLDER, LANGUAGES, has, join, phrase, say, title_name
from hagal.text.numbers import figure

LOG = logging.getLogger(__name__)
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


class Calls(Context):
    """Templates call macros and plain functions nearly always: these are called at once, without being asked first
    what of the template they want to be given."""

    def call(self, obj: Any, /, *args: Any, _block_vars: Any = None, _loop_vars: Any = None, **named: Any) -> Any:
        kind = type(obj)
        if kind is Macro or (kind is FunctionType and not hasattr(obj, "jinja_pass_arg")):
            return obj(*args, **named)
        return super().call(obj, *args, _block_vars=_block_vars, _loop_vars=_loop_vars, **named)


class Pages(Environment):
    """Templates read plain dicts nearly always: an item of one is looked for first."""

    context_class = Calls

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
    undefined=make_logging_undefined(LOG),  # a gap on a page is no reason to show none; tests fail at it
)
env.filters["ruled"] = ruled.ruled
env.filters["figure"] = figure
env.filters["rule_sign"] = ruled.sign


@lru_cache
def _stamp(name: str, changed: float) -> str:
    return hashlib.sha256(sheets.read(STATIC / name)).hexdigest()[:10]


def asset(name: str) -> str:
    """The address of a static file; it changes with the file, so that browsers may keep it."""
    path = STATIC / name
    return f"/static/{name}?v={_stamp(name, sheets.changed(path))}" if path.is_file() else f"/static/{name}"


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
        "described": described(lang),
        "asset": asset,
        "script_words": script_words(lang),
        "art": face(games.USUAL).art,
        **more,
    }


def described(lang: str) -> str:
    """What is to be found here: all titles, and the modes that have a title's name of their own."""
    return _described(lang, titles())


@lru_cache
def _described(lang: str, found: tuple[str, ...]) -> str:
    modes = [(title, module) for title in found for module in ("", *games.title(title).modules)]
    ids = [(title, f"title-{title}-{module}" if module else "") for title, module in modes]
    names = [phrase(Msg(id), lang) if id else title_name(title, lang) for title, id in ids if not id or has(id, lang)]
    t = words(lang)
    return t("web-description", titles=join([t("web-title-shown", name=name) for name in names], "and", lang))


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
