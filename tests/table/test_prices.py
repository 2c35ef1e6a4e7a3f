"""What a request takes out of a bucket: every address that can be opened has its price here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from hagal.table import limits
from hagal.table.limits import LIST, PAGE, Limits
from hagal.table.people import Person
from hagal.table.refusal import Refused
from hagal.table.rooms import courses, hints
from hagal.table.settings import Settings
from tests.support.client import House, solo, somebody

PLAIN = 1.0
PRICES = {
    "/": PAGE,
    "/api/challenges": LIST,
    "/api/daily": PLAIN,
    "/api/games": PLAIN,
    "/api/games/{id}": PLAIN,
    "/api/games/{id}/chat": PLAIN,
    "/api/games/{id}/events": PLAIN,
    "/api/games/{id}/hint": PLAIN,
    "/api/games/{id}/previews": PAGE,
    "/api/games/{id}/record": PLAIN,
    "/api/games/{id}/replay": PLAIN,
    "/api/games/{id}/why": PLAIN,
    "/api/health": PLAIN,
    "/api/invitations/{invitation}": PLAIN,
    "/api/me/results": LIST,
    "/api/openapi.json": PLAIN,
    "/api/titles": PLAIN,
    "/api/titles/{title}": PLAIN,
    "/challenges": LIST,
    "/challenges/{id}": PLAIN,
    "/components/{title}/{ref}": PLAIN,
    "/daily": PAGE,
    "/daily/{title}": PLAIN,
    "/daily/{title}/{day}/show": PLAIN,
    "/games": PLAIN,
    "/games/{id}": PAGE,
    "/games/{id}/asked": PAGE,
    "/games/{id}/chat": PAGE,
    "/games/{id}/components/{ref}": PLAIN,
    "/games/{id}/course": PAGE,
    "/games/{id}/decks": PAGE,
    "/games/{id}/hint": PAGE,
    "/games/{id}/later": PAGE,
    "/games/{id}/live": PLAIN,
    "/games/{id}/log": PAGE,
    "/games/{id}/pictures/{name}": PLAIN,
    "/games/{id}/previews": PAGE,
    "/games/{id}/record": PLAIN,
    "/games/{id}/replay": PAGE,
    "/games/{id}/report": PAGE,
    "/games/{id}/seats/{deed}": PLAIN,
    "/games/{id}/why": PAGE,
    "/games/{id}/{deed}": PLAIN,
    "/join/{invite}": PAGE,
    "/lessons/{id}": PLAIN,
    "/manifest.webmanifest": PLAIN,
    "/me": LIST,
    "/me/results.json": LIST,
    "/me/wipe": PLAIN,
    "/network": PLAIN,
    "/pictures/{title}/{name}": PLAIN,
    "/push-worker.js": PLAIN,
    "/records": PLAIN,
    "/rules": PAGE,
    "/rules/book/{book}": PAGE,
    "/rules/sheet/{name}": PLAIN,
    "/rules/{numbers}": PAGE,
    "/setup": PAGE,
}


def opened(router: Any, prefix: str = "") -> Iterator[str]:
    """All that can be opened, as its route calls it."""
    for route in router.routes:
        inner = getattr(route, "original_router", None)
        if inner is not None:
            yield from opened(inner, prefix + route.include_context.prefix)
        elif "GET" in (getattr(route, "methods", None) or ()):
            yield prefix + route.path


def test_whatever_can_be_opened_names_its_price(house: House) -> None:
    assert {path: limits.cost(path) for path in opened(house.app)} == PRICES


@pytest.mark.parametrize("path", ["/games/abc/replay", "/games/abc/", "/games/a-b_c/decks"])
def test_pages_cost_more(path: str) -> None:
    assert limits.cost(path) == PAGE
    assert limits.cost(f"/api{path}/choose") == PLAIN


def test_what_bots_think_is_paid_for_by_its_seconds(settings: Settings) -> None:
    """By person, and for a crowd by address: a new cookie costs nothing."""
    now = 0.0
    found = Limits(replace(settings, rate_think=0.5, burst_think=10.0), lambda: now)
    ada = somebody()
    found.think(ada, 6.0)
    with pytest.raises(Refused, match="too-fast"):
        found.think(ada, 6.0)
    now = 4.0
    found.think(ada, 6.0)
    thought = 0.0
    try:
        while thought < 1000.0:
            found.think(Person(f"{thought:043}", ada.address), 9.0)
            thought += 9.0
    except Refused:
        pass
    assert 9.0 <= thought <= limits.CROWD * 10.0


def test_an_answer_is_worked_out_once_for_a_position(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever else changes in the room: otherwise whoever changes its pace to and fro keeps a processor busy."""
    ada = somebody()
    room = house.rooms.create(ada, solo())
    house.play(room, ada, 3)
    paid: list[float] = []
    monkeypatch.setattr(house.rooms.limits, "think", lambda _person, seconds: paid.append(seconds))
    for name in ("Ada", "Eve", "Bo"):
        room.rename(ada, 0, name)
        hints.hint(room, ada, 0, "en")
        courses.asked(room, ada, 0, room.length, "en", room.past(), advice=True)
        courses.course_of(room, ada, 0, room.past())
    assert paid == [house.rooms.settings.bot_budget, courses.SECONDS]
    house.play(room, ada, 1)
    hints.hint(room, ada, 0, "en")
    assert len(paid) == 3


def test_whoever_asks_about_a_moment_waits_for_nobodys_course(house: House) -> None:
    ada = somebody()
    room = house.rooms.create(ada, solo())
    with house.rooms.courses.line:
        found = courses.asked(room, ada, 0, room.length, "en", room.past(), advice=True)
    assert found is not None
    assert found.tips
