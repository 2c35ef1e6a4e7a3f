"""The start page: the set-up form with all that it offers, and my games."""

from __future__ import annotations

from typing import Any

from fastapi import Request
from fastapi.responses import Response

from hagal import bots, games
from hagal.table.door import web
from hagal.table.games import face, titles
from hagal.table.packs import Stock
from hagal.table.pages import html, my_games, setup_form
from hagal.table.people import NAME_LENGTH
from hagal.table.seats import PEOPLE
from hagal.table.words import capital, words
from hagal.text import bot_called, bot_told, title_name


def start_page(request: Request, typed: dict[str, str] | None = None, status: int = 200, **more: Any) -> Response:
    """The start page, with a form as it was typed and what is wrong with it."""
    lang = web.lang(request)
    rooms = web.rooms(request)
    lines = [my_games.line(game, lang, rooms.clock()) for game in rooms.mine(web.person(request))]
    running = [line for line in lines if not line.over]
    latest = next((line for line in running if line.turn), running[0] if running else None)
    wished = typed if typed is not None else {"title": request.query_params.get("title", "")}
    stock = setup_form.stock(wished, rooms.shelf)
    form = setup_form.filled(wished, stock)
    form["title"] = setup_form.title_of(form)
    wrong = more.pop("wrong", {})
    return html.page(
        request,
        "start.html",
        status,
        {"Cache-Control": "no-store"},
        form=form,
        wrong=wrong,
        wrong_record=more.pop("wrong_record", ""),
        running=running,
        finished=[line for line in lines if line.over],
        latest=latest,
        **offered(form, wrong, lang, stock),
    )


def seat_kinds(title: str, lang: str) -> list[tuple[str, str, str]]:
    """Who may sit down: the word for it, what it is called, and a sentence about it."""
    people = [(kind, words(lang)(f"web-kind-{kind}"), "") for kind in PEOPLE]
    return people + [(bot, capital(bot_called(bot, lang)), bot_told(bot, lang)) for bot in bots.offered(title)]


def offered(form: dict[str, str], wrong: dict[str, str], lang: str, stock: Stock) -> dict[str, Any]:
    """What the set-up form offers, in a language."""
    own = setup_form.setup_of(form)
    counts = games.title(form["title"]).players
    return {
        "titles": [(title, title_name(title, lang)) for title in titles()],
        "quicks": [(title, quick) for title in titles() for quick in face(title).quicks(lang)],
        "counts": counts,
        "kinds": seat_kinds(form["title"], lang),
        "longest": NAME_LENGTH,
        "own": own,
        **own.offered(form, wrong, lang, stock),
    }
