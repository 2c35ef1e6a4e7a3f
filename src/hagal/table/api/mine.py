"""The JSON API for one's own: statistics and challenges."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from hagal.table.api.routes import All, Known, Lang, errors, shown
from hagal.table.api.schemas import ChallengeOut, DailyIn, DailyOut, RemovedOut, ResultOut, TryOut, ViewOut
from hagal.table.games import challenges, titles
from hagal.table.people import Person
from hagal.table.rooms import daily, mine
from hagal.table.rooms.challenges import begin, done
from hagal.table.rooms.rooms import Rooms
from hagal.table.words import words

router = APIRouter()


@router.get("/me/results", tags=["me"], summary="What your games came to", responses=errors())
def found(rooms: All, person: Known) -> list[ResultOut]:
    return [ResultOut.model_validate(one) for one in mine.papers(rooms, person)]


@router.delete("/me/results", tags=["me"], summary="Remove all of it, for good", responses=errors())
def wipe(rooms: All, person: Known) -> RemovedOut:
    return RemovedOut(removed=mine.wipe(rooms, person))


@router.get("/challenges", tags=["me"], summary="The challenges, and what you have met of them", responses=errors())
def listed(rooms: All, person: Known, lang: Lang) -> list[ChallengeOut]:
    kept, t = mine.kept(rooms, person), words(lang)
    return [
        ChallengeOut(
            id=one.id,
            title=title,
            name=t(f"challenge-{one.id}-name"),
            text=t(f"challenge-{one.id}"),
            parts=[part.id for part in one.parts],
            met=done(one, kept),
        )
        for title, one in challenges().values()
    ]


ChallengeId = Annotated[str, Path(max_length=64)]
PartQuery = Annotated[str, Query(description="A part of it; else the first that is not met yet.", max_length=100)]


@router.post(
    "/challenges/{id}", status_code=201, tags=["me"], summary="Begin the game of a challenge", responses=errors(404)
)
def start(id: ChallengeId, rooms: All, person: Known, lang: Lang, response: Response, part: PartQuery = "") -> ViewOut:
    room = begin(rooms, person, id, part)
    response.headers["Location"] = f"/api/games/{room.id}"
    return shown(room, person, room.seat_for(person), lang)


# The deal of the day

Title = Annotated[str, Path(max_length=40)]
Day = Annotated[str, Path(description="2026-11-18, in UTC.", max_length=10)]
DayQuery = Annotated[str, Query(description="2026-11-18, in UTC; else today.", max_length=10)]


def board(rooms: Rooms, person: Person, title: str, day: str) -> DailyOut:
    found = daily.board(rooms, person, day, title)
    mine, shown = found.mine, found.shown
    return DailyOut(
        day=day,
        title=title,
        game="" if mine is None else mine.game,
        over=mine is not None and mine.ended > 0,
        apart="" if mine is None else mine.apart,
        gone=found.gone,
        shown=None if shown is None else [TryOut.model_validate(one, from_attributes=True) for one in shown],
    )


@router.get("/daily", tags=["me"], summary="The deals of a day, and what came of them", responses=errors(404))
def days(rooms: All, person: Known, day: DayQuery = "") -> list[DailyOut]:
    wanted = daily.day_of(day or daily.today(rooms)).isoformat()
    return [board(rooms, person, title, wanted) for title in titles()]


@router.post(
    "/daily/{title}",
    status_code=201,
    tags=["me"],
    summary="Today's deal of a title: your one try, begun now or before",
    responses=errors(404),
)
def try_it(title: Title, rooms: All, person: Known, lang: Lang, response: Response) -> ViewOut:
    room = daily.begin(rooms, person, title)
    response.headers["Location"] = f"/api/games/{room.id}"
    return shown(room, person, room.seat_for(person), lang)


@router.post(
    "/daily/{title}/{day}/show",
    tags=["me"],
    summary="Show your result to others under a name; an empty one hides it",
    responses=errors(404, 409),
)
def show(title: Title, day: Day, wish: DailyIn, rooms: All, person: Known) -> DailyOut:
    daily.show(rooms, person, day, title, wish.name)
    return board(rooms, person, title, day)
