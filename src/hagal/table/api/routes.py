"""The JSON API: all that pages can do, for programs. It is made of Rooms and Sights alone, like the pages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.security import HTTPBearer
from starlette.responses import JSONResponse, PlainTextResponse

from hagal.table import games
from hagal.table.api.schemas import (
    MOST_SEATS,
    AheadOut,
    BotsIn,
    BranchIn,
    ChairOut,
    ChoiceIn,
    ErrorOut,
    GameIn,
    GlanceOut,
    HealthOut,
    InvitationOut,
    JoinedOut,
    JoinIn,
    LinkOut,
    NewsOut,
    OfferOut,
    PersonOut,
    QuestionOut,
    ReasonOut,
    ReportIn,
    ReportOut,
    SeatChangeIn,
    TitleOut,
    UndoIn,
    ViewOut,
)
from hagal.table.api.titles import title_out
from hagal.table.door import stream, web
from hagal.table.people import Person, fresh_secret
from hagal.table.refusal import Refused
from hagal.table.rooms.page import TableView, replay_view, seat_view
from hagal.table.rooms.room import Room
from hagal.table.rooms.rooms import Glance, Rooms
from hagal.table.seats import SPECTATOR
from hagal.table.sight import Question
from hagal.table.wish import SeatWish, Wish
from hagal.version import VERSION

ABOUT = """Play deep tabletop games with their automated rivals.

A person is known by a secret: `POST /api/people` gives one, and every later request carries it as
`Authorization: Bearer <secret>` (browsers have it in a cookie). Without one you look on as a spectator.

`POST /api/games` starts a game, `GET /api/games/{id}` shows it as one seat may see it, with the open question and its
offers; `POST /api/games/{id}/choose` answers, naming the number of the decision. What is no longer asked is
refused with status 409 and the fresh view. `GET /api/games/{id}/events` tells when there is something new.

Errors are sentences in your language (`Accept-Language`, or `?lang=`), with a short code."""


def refusal(refused: Refused, lang: str, headers: Mapping[str, str] | None = None, view: Any = None) -> JSONResponse:
    """The answer to what is refused."""
    found: dict[str, Any] = {"error": refused.say(lang), "code": refused.code}
    if refused.detail and refused.status < 500:
        found["detail"] = refused.detail
    if view is not None:
        found["view"] = view
    more = {"WWW-Authenticate": "Bearer"} if refused.status == 401 else {}
    return JSONResponse(found, refused.status, headers={**more, **(headers or {})})


def invalid(error: RequestValidationError) -> Refused:
    """A request that does not fit its description."""
    places = [".".join(str(part) for part in item["loc"][1:]) or str(item["loc"][0]) for item in error.errors()]
    detail = "; ".join(f"{place}: {item['msg']}" for place, item in zip(places, error.errors(), strict=True))
    return Refused("invalid", 422, fields=", ".join(dict.fromkeys(places))[:200], detail=detail[:1000])


# What every route asks for

WORDS = {
    400: "It cannot be had like this.",
    401: "It needs a person: send a secret.",
    403: "It is not yours.",
    404: "There is no such thing.",
    409: "The game has moved on, or does not allow it; with the fresh view.",
    413: "It is too large.",
    421: "This server is not known by that name.",
    422: "The request does not fit its description.",
    429: "Too many requests; see Retry-After.",
    503: "The database does not answer, or a content pack that the game needs is not on this server.",
}


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals that a route may answer with; some may happen anywhere."""
    always = (400, 401, 403, 413, 421, 422, 429, 503)
    return {status: {"model": ErrorOut, "description": WORDS[status]} for status in sorted({*always, *statuses})}


def text_of(kind: str) -> dict[str, Any]:
    """An answer that is no JSON."""
    return {"content": {kind: {"schema": {"type": "string"}}}}


bearer = HTTPBearer(auto_error=False, description="The secret from POST /api/people.")


# These only read the request: as plain functions each would cost a hop to a thread and back.


async def all_rooms(request: Request) -> Rooms:
    return web.rooms(request)


async def who(request: Request) -> Person:
    return web.person(request)


async def known(request: Request, _token: Annotated[object, Depends(bearer)] = None) -> Person:
    """Somebody with a secret."""
    person = web.person(request)
    if not person.known:
        raise Refused("unknown", 401)
    return person


async def spoken(
    request: Request,
    lang: Annotated[str, Query(description="en, ru or pt-BR; otherwise Accept-Language counts.", max_length=40)] = "",
) -> str:
    return web.lang(request)


Who = Annotated[Person, Depends(who)]
Known = Annotated[Person, Depends(known)]
All = Annotated[Rooms, Depends(all_rooms)]
Lang = Annotated[str, Depends(spoken)]
Id = Annotated[str, Path(description="The id of a game.", max_length=64)]
SeatQuery = Annotated[
    int | None,
    Query(description="The seat to look through, one of your own; -1: as a spectator.", ge=-1, lt=MOST_SEATS),
]

router = APIRouter()


def shown(room: Room, person: Person, seat: int, lang: str, since: int = 0) -> ViewOut:
    return view_out(seat_view(room, person, seat, lang, since))


def view_out(found: TableView) -> ViewOut:
    """Of a snapshot alone: nothing here asks the room."""
    sight = found.sight
    return ViewOut(
        id=sight.id,
        title=sight.title,
        lang=sight.lang,
        seat=sight.seat,
        version=sight.version,
        decision=sight.decision,
        modules=list(sight.modules),
        packs=list(sight.packs),
        options=dict(sight.options),
        view=dict(sight.view),
        chairs=[ChairOut.model_validate(chair, from_attributes=True) for chair in sight.chairs],
        question=None if sight.question is None else question_out(sight.question),
        asides=[question_out(aside) for aside in sight.asides],
        waiting=list(sight.waiting),
        news=[
            NewsOut(number=n.number, seat=n.seat, kind=n.kind, text=n.text, rules=n.rules, refs=list(n.refs))
            for n in sight.news
        ],
        can_undo=sight.can_undo,
        over=sight.over,
        lobby=found.lobby,
        length=found.length,
        pace=found.pace,
        stuck=found.stuck,
        bots_due=found.bots_due,
        mine=list(found.own),
        host=found.host,
        absent=[place.seat for place in found.places if place.give],
        links={place.seat: place.invite for place in found.places if place.invite},
        hints=found.hints,
        ahead=None if found.ahead is None else AheadOut.model_validate(found.ahead, from_attributes=True),
    )


def question_out(question: Question) -> QuestionOut:
    return QuestionOut(
        seat=question.seat,
        tag=question.tag,
        prompt=question.prompt,
        offers=[OfferOut(key=offer.key, text=offer.text) for offer in question.offers],
        aside=question.aside,
        rival=question.rival,
        plain=question.plain,
    )


def glance_out(glance: Glance) -> GlanceOut:
    return GlanceOut.model_validate(glance, from_attributes=True)


# The routes


@router.get("/health", tags=["server"], summary="Is the server well?", responses=errors())
def health(rooms: All) -> HealthOut:
    found = rooms.problems()
    return HealthOut(
        status="degraded" if found else "ok",
        problems=found,
        version=VERSION,
        rooms=len(rooms.live),
        streams=rooms.hub.count,
    )


@router.post("/people", status_code=201, tags=["people"], summary="A new secret", responses=errors())
def new_person(rooms: All, person: Who) -> PersonOut:
    rooms.limits.heavy(person)
    return PersonOut(secret=fresh_secret())


@router.get("/titles", tags=["titles"], summary="What can be played", responses=errors())
def all_titles(rooms: All, lang: Lang) -> list[TitleOut]:
    return [title_out(name, lang, rooms.shelf.stock(name)) for name in games.titles()]


@router.get("/titles/{title}", tags=["titles"], summary="All about a title", responses=errors(404))
def one_title(title: Annotated[str, Path(max_length=40)], rooms: All, lang: Lang) -> TitleOut:
    return title_out(title, lang, rooms.shelf.stock(title))


@router.post("/games", status_code=201, tags=["games"], summary="Start a game", responses=errors(409))
def create(wish: GameIn, rooms: All, person: Known, lang: Lang, response: Response) -> ViewOut:
    seats = [SeatWish(seat.kind, seat.name) for seat in wish.seats]
    asked = Wish(wish.title, seats, wish.modules, wish.options, wish.pace, wish.shared, wish.seed, wish.packs)
    room = rooms.create(person, asked)
    response.headers["Location"] = f"/api/games/{room.id}"
    return shown(room, person, room.seat_for(person), lang)


@router.get("/games", tags=["games"], summary="My games, the latest first", responses=errors())
def my_games(rooms: All, person: Known) -> list[GlanceOut]:
    return [glance_out(glance) for glance in rooms.mine(person)]


@router.get(
    "/games/{id}",
    tags=["games"],
    summary="A game as a seat may see it",
    response_model=ViewOut,
    responses=errors(404),
)
def view(
    id: Id,
    rooms: All,
    person: Who,
    lang: Lang,
    seat: SeatQuery = None,
    since: Annotated[int, Query(description="Leave out the news before that number.", ge=0, lt=2**31)] = 0,
) -> Response:
    room = rooms.open(id)
    return as_json(shown(room, person, room.seat_for(person, seat), lang, since))


@router.delete(
    "/games/{id}", status_code=204, tags=["games"], summary="Leave a game out of my list", responses=errors(404)
)
def forget(id: Id, rooms: All, person: Known) -> None:
    rooms.forget(person, id)


def as_json(view: ViewOut) -> Response:
    """What is shown most often, put into words at once: checking our own answer again would take as long."""
    return Response(view.model_dump_json(), media_type="application/json")


def attempt(room: Room, person: Person, seat: int, lang: str, act: Any, since: int = 0) -> Response:
    """Do something and show what came of it; what the game does not allow is refused with the fresh view."""
    try:
        act()
    except Refused as refused:
        if refused.status != 409:
            raise
        fresh = shown(room, person, seat, lang, since)
        return refusal(refused, lang, view=fresh.model_dump(mode="json"))
    return as_json(shown(room, person, seat, lang, since))


@router.post(
    "/games/{id}/choose",
    tags=["play"],
    summary="Answer the open decision",
    response_model=ViewOut,
    responses=errors(404, 409),
)
def choose(id: Id, choice: ChoiceIn, rooms: All, person: Known, lang: Lang) -> Response:
    room = rooms.open(id)
    return attempt(
        room,
        person,
        choice.seat,
        lang,
        lambda: room.choose(person, choice.seat, choice.decision, choice.key, choice.ask),
        choice.since,
    )


@router.post(
    "/games/{id}/undo",
    tags=["play"],
    summary="Take the last choice back",
    response_model=ViewOut,
    responses=errors(404, 409),
)
def undo(id: Id, wish: UndoIn, rooms: All, person: Known, lang: Lang) -> Response:
    room = rooms.open(id)
    return attempt(room, person, wish.seat, lang, lambda: room.undo(person, wish.seat))


@router.get("/games/{id}/why", tags=["play"], summary="Why can a key not be chosen?", responses=errors(404))
def why(
    id: Id,
    rooms: All,
    person: Known,
    lang: Lang,
    key: Annotated[str, Query(max_length=200)],
    seat: Annotated[int, Query(ge=0, lt=MOST_SEATS)] = 0,
) -> ReasonOut:
    reason = rooms.open(id).why(person, seat, (key,), lang)[key]
    return ReasonOut(can=reason is None, reason="" if reason is None else reason.said)


@router.get(
    "/games/{id}/events",
    status_code=200,
    tags=["play"],
    summary='Server-sent events: `{"version": n}` when there is something new',
    response_class=Response,  # so that refusals are documented as JSON
    responses={200: text_of("text/event-stream"), **errors(404)},
)
async def events(id: Id, request: Request) -> Response:
    return await stream.stream(request, id)


@router.post(
    "/games/{id}/bots",
    tags=["play"],
    summary="How bots go on",
    response_model=ViewOut,
    responses=errors(404, 409),
)
def bots(id: Id, wish: BotsIn, rooms: All, person: Known, lang: Lang) -> Response:
    room = rooms.open(id)
    acts = {"next": lambda: room.step(person), "skip": lambda: room.skip(person)}
    act = acts.get(wish.do, lambda: room.set_pace(person, wish.do))
    return attempt(room, person, room.seat_for(person), lang, act)


@router.post(
    "/games/{id}/seats/{seat}",
    tags=["seats"],
    summary="Give a seat to a bot, take it back, invite somebody, change a name",
    response_model=LinkOut,
    responses=errors(404, 409),
)
def change_seat(
    id: Id,
    seat: Annotated[int, Path(ge=0, lt=MOST_SEATS)],
    wish: SeatChangeIn,
    rooms: All,
    person: Known,
) -> LinkOut:
    room = rooms.open(id)
    invitation = None
    if wish.do == "give":
        room.give(person, seat, wish.bot)
    elif wish.do == "take-back":
        room.take_back(person, seat)
    elif wish.do == "link":
        invitation = room.renew_link(person, seat)
    else:
        room.rename(person, seat, wish.name)
    return LinkOut(invitation=invitation, version=room.version)


@router.get("/invitations/{invitation}", tags=["seats"], summary="The seat behind an invitation", responses=errors(404))
def invited(invitation: Annotated[str, Path(max_length=100)], rooms: All) -> InvitationOut:
    found = rooms.invited(invitation)
    return InvitationOut(game=found.room.id, seat=found.seat, title=found.room.title, host=found.host)


@router.post(
    "/invitations/{invitation}",
    tags=["seats"],
    summary="Take the seat behind an invitation",
    responses=errors(404, 409),
)
def join(invitation: Annotated[str, Path(max_length=100)], wish: JoinIn, rooms: All, person: Known) -> JoinedOut:
    room, seat = rooms.join(person, invitation, wish.name)
    return JoinedOut(game=room.id, seat=seat)


@router.get(
    "/games/{id}/record",
    tags=["records"],
    summary="The Record: before the end what you may see, after it the whole",
    response_class=Response,  # so that refusals are documented as JSON
    responses={200: text_of("text/plain"), **errors(404)},
)
def record(id: Id, rooms: All, person: Who, seat: SeatQuery = None) -> PlainTextResponse:
    room = rooms.open(id)
    return PlainTextResponse(room.record(person, room.seat_for(person, seat)))


@router.get(
    "/games/{id}/replay",
    tags=["records"],
    summary="A game as it was after so many choices",
    responses=errors(404, 409),
)
def replay(
    id: Id,
    rooms: All,
    person: Who,
    lang: Lang,
    at: Annotated[int, Query(ge=0, lt=2**31)],
    seat: SeatQuery = None,
) -> ViewOut:
    room = rooms.open(id)
    return view_out(replay_view(room, person, room.seat_for(person, seat), lang, at, room.past()))


@router.post(
    "/games/{id}/branch",
    status_code=201,
    tags=["records"],
    summary="Play on from a moment of a game that is over",
    responses=errors(404, 409),
)
def branch(id: Id, wish: BranchIn, rooms: All, person: Known, lang: Lang, response: Response) -> ViewOut:
    seats = None if wish.seats is None else [SeatWish(seat.kind, seat.name) for seat in wish.seats]
    room = rooms.branch(person, rooms.open(id), wish.at, seats, wish.seat)
    response.headers["Location"] = f"/api/games/{room.id}"
    return shown(room, person, room.seat_for(person), lang)


@router.post(
    "/games/{id}/report",
    status_code=201,
    tags=["records"],
    summary="Report a bug: the whole game stays on the server under an id",
    responses=errors(404),
)
def report(id: Id, wish: ReportIn, rooms: All, person: Known) -> ReportOut:
    found = rooms.open(id).report(person, wish.seat, wish.note)
    return ReportOut(id=found.id, record=found.record)


@router.post("/records", status_code=201, tags=["records"], summary="Upload a whole Record", responses=errors())
def upload(
    record: Annotated[str, Body(media_type="text/plain")], rooms: All, person: Known, lang: Lang, response: Response
) -> ViewOut:
    room = rooms.upload(person, record)
    response.headers["Location"] = f"/api/games/{room.id}"
    return shown(room, person, SPECTATOR, lang)
