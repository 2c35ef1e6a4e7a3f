"""What was asked before in this browser, which keeps it as it does the theme: the answers to the sheet of a quick game,
and how the last table was set up. It fills in what is asked the next time, and decides nothing."""

from __future__ import annotations

import re
from collections.abc import Mapping
from urllib.parse import parse_qsl, urlencode

from fastapi import Request
from fastapi.responses import Response

from hagal.table.door import web
from hagal.table.games import face
from hagal.table.packs import Shelf
from hagal.table.pages import setup_form
from hagal.table.pages.site import keep
from hagal.table.people import clean_name

LONGEST = 1000
"""No cookie of these is longer, unless somebody else has written it."""

# The sheet of a quick game

ANSWERED = "hagal-quick-"
ANSWER = re.compile(r"([a-z0-9-]{1,20})=([a-z0-9_-]{0,60})")


def answered(request: Request, title: str) -> dict[str, str]:
    return dict(ANSWER.findall(request.cookies.get(ANSWERED + title, "")[:LONGEST]))


def keep_answers(request: Request, answer: Response, title: str, typed: Mapping[str, str]) -> None:
    asked = face(title).asks(typed.get("sheet", ""), web.lang(request), {})
    found = ".".join(f"{choice.name}={typed.get(choice.name, '')}" for choice in asked)
    if found:
        keep(request, answer, ANSWERED + title, found)


# The last table: its game and one's own name, and of each game how it was played

TABLE = "hagal-table"


def table(request: Request, shelf: Shelf) -> dict[str, str]:
    """The set-up form as the last table was; an address that asks for a game gets that one."""
    last = kept(request, TABLE)
    title = setup_form.title_of({"title": request.query_params.get("title", last.get("title", ""))})
    form = setup_form.recalled(title, kept(request, f"{TABLE}-{title}"), shelf.stock(title))
    if mine := setup_form.my_name(form):
        form[mine] = clean_name(last.get("name", ""))
    return form


def kept(request: Request, cookie: str) -> dict[str, str]:
    return dict(parse_qsl(request.cookies.get(cookie, "")[:LONGEST], keep_blank_values=True))


def keep_table(request: Request, answer: Response, typed: Mapping[str, str]) -> None:
    title = setup_form.title_of(typed)
    name = clean_name(typed.get(setup_form.my_name(typed), ""))
    keep(request, answer, TABLE, urlencode({"title": title, "name": name}))
    keep(request, answer, f"{TABLE}-{title}", urlencode(setup_form.remembered(typed)))
