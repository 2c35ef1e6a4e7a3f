"""Challenges: a page with all of them and what is done, and the button that begins one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from hagal.table.door import web
from hagal.table.games import challenges, face, titles
from hagal.table.games.challenge import Challenge
from hagal.table.pages import html
from hagal.table.pages.forms import Typed, go
from hagal.table.rooms.challenges import begin, done, following
from hagal.table.rooms.mine import Result, kept
from hagal.table.words import words
from hagal.text import title_name

router = APIRouter()


def told(title: str, challenge: Challenge, kept: Sequence[Result], lang: str) -> dict[str, Any]:
    t = words(lang)
    met, wanted = done(challenge, kept), len(challenge.parts) or 1
    ahead = following(challenge, kept)
    return {
        "id": challenge.id,
        "name": t(f"challenge-{challenge.id}-name"),
        "text": t(f"challenge-{challenge.id}"),
        "done": len(met) >= wanted,
        "tried": any(one.challenge == challenge.id for one in kept),
        "met": len(met),
        "of": len(challenge.parts),
        "next": "" if ahead is None else face(title).facet("role", ahead.id, lang),
        "parts": [
            {"id": part.id, "name": face(title).facet("role", part.id, lang), "done": part.id in met}
            for part in challenge.parts
        ],
    }


@router.get("/challenges")
def page(request: Request) -> Response:
    lang = web.lang(request)
    own = kept(web.rooms(request), web.person(request))
    told_of = {
        title: [told(title, one, own, lang) for of, one in challenges().values() if of == title] for title in titles()
    }
    groups = [
        {"id": title, "name": title_name(title, lang), "challenges": some} for title, some in told_of.items() if some
    ]
    every = [one for some in told_of.values() for one in some]
    return html.page(
        request,
        "challenges.html",
        headers={"Cache-Control": "no-store"},
        groups=groups,
        met=sum(one["done"] for one in every),
        of=len(every),
    )


@router.post("/challenges/{id}")
def start(request: Request, id: str, typed: Typed) -> Response:
    return go(f"/games/{begin(web.rooms(request), web.person(request), id, typed.get('part', '')).id}")


@router.get("/challenges/{id}")
def to_challenges(id: str) -> Response:
    """The address of a form, opened by itself."""
    return go("/challenges")
