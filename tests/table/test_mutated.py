"""Requests that no page and no honest program would send: each is answered, and never as a mistake of our own."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import quote, urlencode

import pytest
from anyio.from_thread import start_blocking_portal

from hagal.table.people import Person
from hagal.table.rooms.room import Room
from hagal.table.settings import Settings
from tests.support.client import LINK, ME, RANDOM, Client, House, left_to_bots, solo

MARK = "<script>alert(1)</script>"
ODD: tuple[Any, ...] = (
    *(
        "",
        " ",
        "0",
        "-1",
        "1",
        "99",
        "9" * 9,
        "9" * 40,
        "-0",
        "1.5",
        "1e999",
        "NaN",
        "inf",
        "0x10",
        "１",
        "true",
        "null",
    ),
    *("a" * 199, "a" * 201, "a" * 2600, "é" * 3000, "\x00", "\n", "\r\nX: y", "\ud7ff", "\U0010ffff", "\u202e", "%00"),
    *(
        "..",
        "../../etc/passwd",
        "//evil.example",
        "\\\\evil",
        "/",
        ";",
        "{ $x }",
        "{{ 7*7 }}",
        "%s%n",
        "'; DROP TABLE games",
    ),
    *(
        MARK,
        f'"{MARK}',
        "self",
        "request",
        "reveal",
        "decline",
        "me",
        "link",
        "heuristic",
        "step",
        "dune",
        "encounters",
    ),
    *(
        None,
        True,
        False,
        0,
        -1,
        1,
        2**31,
        2**63,
        2**64,
        -(2**63),
        10**400,
        0.5,
        -0.0,
        1e308,
        [],
        {},
        [[]],
        [None],
        {"": ""},
    ),
    *([0] * 300, {"a": {"b": {"c": []}}}, ["me"] * 9, [{"kind": "me"}] * 20, {"kind": "me", "name": MARK}),
)
TEXTS = tuple(value for value in ODD if isinstance(value, str))

JSON = {
    "POST /api/games": {
        "title": "dune",
        "seats": [{"kind": "me", "name": "Ada"}, {"kind": "random"}],
        "modules": ["ix"],
        "options": {"promo": True},
        "pace": "step",
        "shared": False,
        "seed": 7,
        "packs": [],
    },
    "POST /api/games/{id}/choose": {"seat": 0, "decision": 1, "key": "reveal", "ask": True, "since": 0},
    "POST /api/games/{id}/undo": {"seat": 0},
    "POST /api/games/{id}/report": {"seat": 0, "note": "it is odd"},
    "POST /api/games/{id}/branch": {"at": 0, "seats": [{"kind": "me"}]},
    "POST /api/games/{id}/bots": {"pace": "step", "do": "skip"},
    "POST /api/games/{id}/seats/1": {"do": "give", "bot": "random", "name": "Bo"},
    "POST /api/join/{invite}": {"name": "Eve"},
    "POST /api/people": {},
}
FORMS = {
    "/games": {
        "title": "dune",
        "quick": "",
        "players": "2",
        "seat-0": "me",
        "seat-1": "random",
        "ix": "on",
        "pace": "step",
    },
    "/records": {"record": "hagal record 1\ntitle: dune\n"},
    "/language": {"lang": "ru", "back": "/"},
    "/theme": {"theme": "dark", "back": "/"},
    "/games/{id}/choose": {"seat": "0", "decision": "1", "key": "reveal", "ask": "1", "confirm": "yes"},
    "/games/{id}/undo": {"seat": "0"},
    "/games/{id}/bots": {"seat": "0", "pace": "slow", "do": "skip"},
    "/games/{id}/seats/1": {"seat": "0", "do": "rename", "name": "Ada"},
    "/games/{id}/report": {"seat": "0", "note": "it is odd"},
    "/games/{id}/branch": {"seat": "0", "at": "0"},
    "/games/{id}/again": {},
    "/games/{id}/forget": {},
    "/join/{invite}": {"name": "Eve"},
}
QUERIES = {
    "/": {"title": "dune", "lang": "ru"},
    "/games/{id}": {"seat": "0", "lang": "ru", "part": "table", "table": "1", "aside": "1", "final": "1"},
    "/games/{id}/log": {"seat": "0", "part": "log"},
    "/games/{id}/why": {"seat": "0", "key": "card:dagger space:arrakeen"},
    "/games/{id}/replay": {"seat": "0", "at": "0"},
    "/games/{id}/record": {"seat": "0"},
    "/games/{id}/report": {"seat": "0"},
    "/games/{id}/components/card:dagger": {"lang": "ru"},
    "/components/dune/card:dagger": {"lang": "ru"},
    "/components/encounters/card:x": {},
    "/join/{invite}": {"lang": "ru"},
    "/static/base.css": {"v": "1"},
    "/manifest.webmanifest": {"lang": "ru"},
    "/api/health": {"lang": "ru"},
    "/api/titles": {"lang": "ru"},
    "/api/titles/dune": {"lang": "ru"},
    "/api/games": {"lang": "ru"},
    "/api/games/{id}": {"seat": "0", "since": "0", "lang": "ru"},
    "/api/games/{id}/why": {"seat": "0", "key": "reveal"},
    "/api/games/{id}/record": {"seat": "0"},
    "/api/games/{id}/replay": {"seat": "0", "at": "0"},
    "/api/join/{invite}": {"lang": "ru"},
}
HEADERS = (
    "accept-language",
    "if-none-match",
    "cookie",
    "authorization",
    "content-type",
    "x-part",
    "origin",
    "range",
    "host",
)


@dataclass
class Guests:
    """A table with games at several stages, and somebody to send requests."""

    house: House
    browser: Client
    rooms: list[Room]
    invites: list[str]
    chance: random.Random

    def path(self, path: str) -> str:
        """A path with a real id, or an odd one."""
        chance = self.chance
        id = chance.choice(self.rooms).id if chance.random() < 0.9 else quote(chance.choice(TEXTS), safe="")
        invite = chance.choice(self.invites) if chance.random() < 0.7 else quote(chance.choice(TEXTS), safe="")
        made = path.format(id=id, invite=invite)
        if chance.random() < 0.05:
            parts = made.split("/")
            parts[chance.randrange(len(parts))] = quote(chance.choice(TEXTS), safe="")
            made = "/".join(parts)
        return made if made.startswith("/") else f"/{made}"

    def odd(self, value: Any, values: tuple[Any, ...]) -> Any:
        """Something like it, or something else altogether."""
        chance = self.chance
        if isinstance(value, dict) and value and chance.random() < 0.8:
            found = dict(value)
            for _ in range(chance.randint(1, 2)):
                name = chance.choice(list(found) or [""])
                deed = chance.random()
                if deed < 0.1:
                    found.pop(name, None)
                elif deed < 0.2:
                    found[str(chance.choice(TEXTS))] = chance.choice(values)
                else:
                    found[name] = self.odd(found.get(name), values)
            return found
        if isinstance(value, list) and value and chance.random() < 0.5:
            return [self.odd(item, values) for item in value] * chance.randint(1, 3)
        if isinstance(value, str) and value and chance.random() < 0.3:
            at = chance.randrange(len(value) + 1)
            return value[:at] + chance.choice(TEXTS) + value[at:]
        return chance.choice(values)

    def odd_fields(self, fields: dict[str, str], values: tuple[Any, ...]) -> dict[str, Any]:
        found = self.odd(fields or {"seat": "0"}, values)
        return found if isinstance(found, dict) else {str(found): found}

    def request(self) -> tuple[str, str, dict[str, Any]]:
        chance = self.chance
        more: dict[str, Any] = {"headers": {}}
        kind = chance.random()
        if kind < 0.4:
            named = chance.choice(list(JSON))
            method, path = named.split(" ", 1)
            body = json.dumps(self.odd(JSON[named], ODD)).encode()
            if chance.random() < 0.1:
                at = chance.randrange(len(body))
                body = body[:at] + bytes([chance.randrange(256)]) + body[at + 1 :]
            more["content"] = body
            more["headers"]["content-type"] = "application/json"
        elif kind < 0.7:
            method, path = "POST", chance.choice(list(FORMS))
            typed = {name: str(value) for name, value in self.odd_fields(FORMS[path], TEXTS).items()}
            if chance.random() < 0.2:
                more["files"] = {name: ("file", value.encode("utf-8", "replace")) for name, value in typed.items()}
            else:
                more["data"] = typed
        else:
            method, path = chance.choice(("GET", "GET", "GET", "HEAD", "DELETE")), chance.choice(list(QUERIES))
        url = self.path(path)
        asked = self.odd_fields(QUERIES.get(path, {}), TEXTS)
        if method != "POST" or chance.random() < 0.2:
            url += "?" + urlencode({name: str(value) for name, value in asked.items()}, errors="replace")
        if chance.random() < 0.15:
            name = chance.choice(HEADERS)
            more["headers"][name] = (
                chance.choice(TEXTS).encode("utf-8", "replace").replace(b"\n", b"").replace(b"\r", b"")
            )
        return method, url, more


@pytest.fixture
def guests(settings: Settings) -> Iterator[Guests]:
    names = ("rate_person", "burst_person", "rate_address", "burst_address", "rate_heavy")
    with start_blocking_portal() as portal:
        house = House(portal, replace(settings, **dict.fromkeys(names, 1e9)))  # type: ignore[arg-type]
        browser = house.client(browser=True)
        browser.http._transport.raise_app_exceptions = False  # type: ignore[attr-defined]
        browser.get("/")
        ada: Person = browser.person
        solo_room = house.rooms.create(ada, solo())
        shared = house.rooms.create(ada, solo(seats=(ME, LINK, RANDOM), pace="step"))
        hunted = house.rooms.create(ada, solo(title="encounters", pace="step"))
        over = left_to_bots(house.rooms, ada, 1)
        house.play(solo_room, ada, 5)
        record = solo_room.game.record
        uploaded = house.rooms.upload(ada, str(record))
        rooms = [solo_room, shared, hunted, over, uploaded]
        yield Guests(house, browser, rooms, [shared.links(ada)[1]], random.Random(1))
        house.rooms.close()


def send(guests: Guests, times: int) -> dict[int, int]:
    """How often each status was answered."""
    found: dict[int, int] = {}
    for _ in range(times):
        method, url, more = guests.request()
        answer = guests.browser.request(method, url, **more)
        assert answer.status_code < 500, (method, url[:300], str(more)[:600], answer.text[:300])
        found[answer.status_code] = found.get(answer.status_code, 0) + 1
        if answer.headers.get("content-type", "").startswith("text/html"):
            assert MARK not in answer.text, (method, url[:300])
        assert "traceback" not in answer.text.lower()
        assert "content-security-policy" in answer.headers
    return found


def test_mutated_requests_are_answered(guests: Guests) -> None:
    found = send(guests, 250)
    assert {200, 303, 404, 409, 422} <= set(found), "some of them are taken, others refused for many reasons"


@pytest.mark.proof
def test_twelve_thousand_mutated_requests_are_answered(guests: Guests) -> None:
    for start in range(10):
        guests.chance = random.Random(1000 + start)
        send(guests, 1200)
