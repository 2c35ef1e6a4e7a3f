"""The start page: the set-up form with all that it offers, and my games; and what its forms begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from hagal import bots, games
from hagal.companion.games import NAMES as HELPED
from hagal.table.door import companion, web
from hagal.table.games import face, titles
from hagal.table.packs import Stock
from hagal.table.pages import html, lessons, my_games, network, remembered, setup_form
from hagal.table.pages.forms import Typed, go
from hagal.table.people import NAME_LENGTH
from hagal.table.refusal import Refused
from hagal.table.rooms.rematch import rematch
from hagal.table.seats import PEOPLE
from hagal.table.words import capital, words
from hagal.text import bot_called, bot_told, say, title_name

router = APIRouter()


def start_page(request: Request, typed: dict[str, str] | None = None, status: int = 200, **more: Any) -> Response:
    """The start page, with a form as it was typed and what is wrong with it."""
    lang = web.lang(request)
    rooms = web.rooms(request)
    lines = [my_games.line(game, lang, rooms.clock()) for game in rooms.mine(web.person(request))]
    running = [line for line in lines if not line.over]
    latest = next((line for line in running if line.turn), running[0] if running else None)
    wished = typed if typed is not None else remembered.table(request, rooms.shelf)
    stock = setup_form.stock(wished, rooms.shelf)
    form = setup_form.filled(wished, stock)
    form["title"] = setup_form.title_of(form)
    deal = f"{web.person(request).hash}-{len(lines)}"
    forgotten = rooms.forgotten(web.person(request), request.query_params.get("forgotten", ""))
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
        forgotten=None if forgotten is None else my_games.line(forgotten, lang, rooms.clock()),
        companion=companion.installed(),
        helped=helped(lang),
        network=network.facts(request),
        lessons=lessons.offered(request),
        **offered(form, wrong, lang, stock, {title: remembered.answered(request, title) for title in titles()}, deal),
    )


def helped(lang: str) -> list[tuple[str, str]]:
    """The games that the companion knows, each with what it does there."""
    t = words(lang)
    return [(t(f"companion-game-{name}"), t(f"companion-game-{name}-note")) for name in HELPED]


def seat_kinds(title: str, lang: str) -> list[tuple[str, str, str]]:
    """Who may sit down: the word for it, what it is called, and a sentence about it."""
    people = [(kind, words(lang)(f"web-kind-{kind}"), "") for kind in PEOPLE]
    return people + [(bot, capital(bot_called(bot, lang)), bot_told(bot, lang)) for bot in bots.offered(title)]


def offered(
    form: dict[str, str],
    wrong: dict[str, str],
    lang: str,
    stock: Stock,
    last: Mapping[str, Mapping[str, str]],
    deal: str,
) -> dict[str, Any]:
    """What the set-up form offers, in a language; of the sheets of quick games `last`, what was answered there before,
    and `deal`, by which it is the same until another game has begun."""
    own = setup_form.setup_of(form)
    counts = games.title(form["title"]).players
    return {
        "titles": [(title, title_name(title, lang)) for title in titles()],
        "quicks": [
            (title, quick, face(title).asks(quick.id, lang, last.get(title, {}), deal))
            for title in titles()
            for quick in face(title).quicks(lang)
        ],
        "counts": counts,
        "kinds": seat_kinds(form["title"], lang),
        "longest": NAME_LENGTH,
        "own": own,
        "art": face(form["title"]).art,
        **own.offered(form, wrong, lang, stock),
    }


# What is done there


@router.get("/")
def start(request: Request) -> Response:
    return start_page(request)


@router.post("/games")
def create(request: Request, typed: Typed) -> Response:
    wished = {**typed, "title": setup_form.title_of({"title": typed["quick"]})} if typed.get("quick") else typed
    plan = setup_form.read(wished, setup_form.stock(wished, web.rooms(request).shelf))
    if not plan.wrong:
        try:
            answer = go(f"/games/{web.rooms(request).create(web.person(request), plan.wish).id}")
            if typed.get("sheet"):
                remembered.keep_answers(request, answer, wished["title"], typed)
            elif not typed.get("quick"):
                remembered.keep_table(request, answer, typed)
            return answer
        except Refused as refused:
            if refused.status != 400:
                raise
            return start_page(request, typed, 400, wrong={"form": refused.say(web.lang(request))})
    wrong = {field: say(message, web.lang(request)) for field, message in plan.wrong.items()}
    return start_page(request, typed, 400, wrong=wrong)


@router.post("/setup")
def draft(request: Request, typed: Typed) -> Response:
    """The form as one of its own buttons fills it in, or as it was changed, with all that it offers then."""
    stock = setup_form.stock(typed, web.rooms(request).shelf)
    return start_page(request, setup_form.drafted(typed, stock))


@router.get("/setup")
def drafted(request: Request) -> Response:
    """Who comes back here (from another language, say) begins anew."""
    return go("/#setup")


@router.post("/records")
def upload(request: Request, typed: Typed) -> Response:
    lang, text = web.lang(request), typed.get("record", "")
    if not text.strip():
        return start_page(request, status=400, wrong_record=words(lang)("web-wrong-record-none"))
    try:
        return go(f"/games/{web.rooms(request).upload(web.person(request), text).id}/replay")
    except Refused as refused:
        if refused.status not in (400, 413):
            raise
        return start_page(request, status=refused.status, wrong_record=refused.say(lang))


@router.post("/games/{id}/forget")
def forget(request: Request, id: str) -> Response:
    web.rooms(request).forget(web.person(request), id)
    return go(f"/?forgotten={id}#games")


@router.post("/games/{id}/recall")
def recall(request: Request, id: str) -> Response:
    """A game that was forgotten by mistake."""
    web.rooms(request).recall(web.person(request), id)
    return go("/#games")


@router.post("/games/{id}/again")
def again(request: Request, id: str) -> Response:
    """The same table once more: the same people and settings, other cards, and the next one begins."""
    rooms = web.rooms(request)
    return go(f"/games/{rematch(rooms, web.person(request), rooms.open(id)).id}")
