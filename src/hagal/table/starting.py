"""The start page: the set-up form with all that it offers, and my games."""

from __future__ import annotations

from typing import Any

from fastapi import Request
from fastapi.responses import Response

from hagal import games
from hagal.games.dune.rivals.difficulty import LEVELS
from hagal.kernel.step import Msg
from hagal.table import faces, listing, setup, show, web
from hagal.table.people import NAME_LENGTH
from hagal.table.seating import KINDS
from hagal.text import name, phrase


def start_page(request: Request, typed: dict[str, str] | None = None, status: int = 200, **more: Any) -> Response:
    """The start page, with a form as it was typed and what is wrong with it."""
    lang = web.lang(request)
    rooms = web.rooms(request)
    lines = [listing.line(game, lang, rooms.clock()) for game in rooms.mine(web.person(request))]
    running = [line for line in lines if not line.over]
    latest = next((line for line in running if line.turn), running[0] if running else None)
    form = setup.filled(typed or {})
    wrong = more.pop("wrong", {})
    return show.page(
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
        **offered(lang, any(field.startswith("set-") for field in wrong) or form_differs(form)),
    )


def form_differs(form: dict[str, str]) -> bool:
    """Has somebody changed a reading of the rules? Then they should be seen."""
    plain = setup.blank()
    return any(form[field] != value for field, value in plain.items() if field.startswith("set-"))


def offered(lang: str, readings_open: bool) -> dict[str, Any]:
    """What the set-up form offers, in a language."""
    t = show.words(lang)

    def led(some: tuple[Any, ...], all: tuple[Any, ...]) -> list[tuple[str, str, bool]]:
        named = [(leader.id, show.capital(name(leader, lang)), leader not in some) for leader in all]
        return [(setup.RANDOM, t("web-leader-random"), False), *named]

    return {
        "titles": [(title, t(f"web-title-{title}")) for title in faces.titles()],
        "counts": games.title("dune").players,
        "kinds": KINDS,
        "longest": NAME_LENGTH,
        "leaders": led(setup.leaders(False), setup.leaders(True)),
        "rivals": led(setup.rivals(False), setup.rivals(True)),
        "levels": [level_told(id, lang) for id in LEVELS],
        "quick_level": phrase(Msg(f"difficulty-{dashed(next(iter(LEVELS)))}"), lang),
        "readings": [reading_told(reading, lang) for reading in setup.READINGS],
        "readings_open": readings_open,
    }


def dashed(name: str) -> str:
    return name.replace("_", "-")


def level_told(id: str, lang: str) -> dict[str, str]:
    """A difficulty with what it changes."""
    level, t = LEVELS[id], show.words(lang)
    figures = {"extra": level.extra, "mentat": level.mentat_cost, "troops": level.rival_garrison}
    note = t(f"web-level-{dashed(id)}", round=level.swordmaster_round, **figures)
    return {"id": id, "name": t(f"difficulty-{dashed(id)}"), "note": note}


def reading_told(reading: setup.Reading, lang: str) -> dict[str, Any]:
    t = show.words(lang)
    id = f"web-set-{dashed(reading.name)}"
    values = games.title("dune").settings[reading.name].allowed
    only = " ".join(f"not-{n}" for n in (1, 2, 3, 4) if n not in reading.players)
    return {
        "name": reading.name,
        "label": t(id),
        "note": t(f"{id}-note"),
        "choices": [(str(value), t(f"{id}-{value}")) for value in values],
        "only": f"{only} only-ix" if reading.ix else only,
    }
