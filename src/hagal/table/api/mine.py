"""The JSON API for one's own: statistics and challenges."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from hagal.table.api.routes import All, Known, Lang, errors, shown
from hagal.table.api.schemas import ChallengeOut, RemovedOut, ResultOut, ViewOut
from hagal.table.games import challenges
from hagal.table.rooms import mine
from hagal.table.rooms.challenges import begin, done
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
