"""The deal of the day: what it is, one's own try, and what others made of it."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

from babel.dates import format_date
from fastapi import APIRouter, Request
from fastapi.responses import Response

from hagal import games
from hagal.languages import locale
from hagal.table.door import web
from hagal.table.games import face, titles
from hagal.table.games.finished import Finished
from hagal.table.pages import html
from hagal.table.pages.forms import Typed, go
from hagal.table.people import NAME_LENGTH
from hagal.table.refusal import Refused
from hagal.table.rooms import daily
from hagal.table.rooms.daily import Board, Try
from hagal.text import title_name

router = APIRouter()
BACK = 7
"""So many days before today have a link."""


def said(day: str, lang: str) -> str:
    return format_date(date.fromisoformat(day), "long", locale=locale(lang))


def about(title: str, day: str, lang: str) -> list[str]:
    """The game of a day in a few words: what it would be counted under."""
    wanted, shown = daily.wish(title, day), face(title)
    options = {name: setting.default for name, setting in games.title(title).settings.items()} | dict(wanted.options)
    players = len(wanted.seats)
    plain = Finished((0,), players, False, 0, 0, 0, 0, modules=tuple(wanted.modules), options=options)
    return [shown.facet(word, value, lang) for word, values in shown.facets(plain).items() for value in values]


def told(found: Board, lang: str) -> dict[str, Any]:
    mine = found.mine
    state = "new" if mine is None else "gone" if found.gone else "over" if mine.ended else "running"
    return {
        "title": found.title,
        "name": title_name(found.title, lang),
        "about": about(found.title, found.day, lang),
        "state": state,
        "path": "" if mine is None else f"/games/{mine.game}",
        "mine": line(mine, True) if mine is not None and mine.counted else None,
        "apart": "" if mine is None else mine.apart,
        "others": None if found.shown is None else [line(one, one == mine) for one in found.shown],
    }


def line(one: Try, own: bool) -> dict[str, Any]:
    return {
        "name": one.name,
        "own": own,
        "won": one.won,
        "score": one.score,
        "rounds": one.rounds,
        "hints": one.hints,
        "replay": f"/games/{one.game}/replay",
    }


def daily_page(request: Request, day: str, status: int = 200, wrong: str = "", about: str = "") -> Response:
    """`wrong`: a complaint about the name that was typed for the game `about`."""
    lang, rooms = web.lang(request), web.rooms(request)
    now, wanted = daily.day_of(daily.today(rooms)), daily.day_of(day)
    if not now - timedelta(days=daily.MEMORY) <= wanted <= now:
        raise Refused("no-day", 404)
    days = [(now - timedelta(days=k)).isoformat() for k in range(BACK)]
    return html.page(
        request,
        "daily.html",
        status,
        {"Cache-Control": "no-store"},
        day=day,
        today=wanted == now,
        said=said(day, lang),
        days=[{"day": one, "said": said(one, lang)} for one in days],
        boards=[told(daily.board(rooms, web.person(request), day, title), lang) for title in titles()],
        longest=NAME_LENGTH,
        wrong=wrong,
        wrong_about=about,
    )


@router.get("/daily")
def page(request: Request) -> Response:
    return daily_page(request, request.query_params.get("day") or daily.today(web.rooms(request)))


@router.post("/daily/{title}")
def start(request: Request, title: str) -> Response:
    return go(f"/games/{daily.begin(web.rooms(request), web.person(request), title).id}")


@router.post("/daily/{title}/{day}/show")
def show(request: Request, title: str, day: str, typed: Typed) -> Response:
    """Show the own result under a name; the button "hide" sends none."""
    name = "" if typed.get("hide") else typed.get("name", "")
    try:
        daily.show(web.rooms(request), web.person(request), day, title, name)
    except Refused as refused:
        if refused.code != "name-taken":
            raise
        return daily_page(request, day, refused.status, refused.say(web.lang(request)), title)
    return go(f"/daily?day={day}#daily-{title}")


@router.get("/daily/{title}")
@router.get("/daily/{title}/{day}/show")
def to_daily(title: str, day: str = "") -> Response:
    """The address of a form, opened by itself."""
    return go("/daily")
