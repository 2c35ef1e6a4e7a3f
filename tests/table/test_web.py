"""What pages and programs are answered: addresses, cookies, what may be kept, how much is repeated, how well it is."""

from __future__ import annotations

import shutil
import sqlite3
from collections import namedtuple
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import httpx
import pytest
from anyio.from_thread import start_blocking_portal
from sqlalchemy.exc import OperationalError

from hagal.table.pages import html
from hagal.table.people import SECURE_COOKIE, digest, fresh_secret
from hagal.table.refusal import Refused
from hagal.table.rooms.rooms import LITTLE
from hagal.table.settings import Settings
from tests.support.client import LINK, ME, House, solo, somebody
from tests.support.live import Served

PUBLIC = "https://hagal.example.org"
PLAIN, SECURE = "http://localhost/", "https://localhost/"


@pytest.fixture
def behind(settings: Settings) -> Iterator[House]:
    """A table behind a proxy with TLS."""
    with start_blocking_portal() as portal:
        found = House(portal, replace(settings, origins=(PUBLIC, "https://other.example.org/")))
        yield found
        found.rooms.close()


# Addresses and forms


@pytest.mark.parametrize(
    "query", ["self=1", "request=2&self=1", "kwargs=1&args=2", "a=1&a=2&part=table", "lang=ru&x=%3Cb%3E"]
)
def test_any_name_may_stand_in_a_query(house: House, query: str) -> None:
    browser = house.client(browser=True)
    room = house.rooms.create(somebody(), solo())
    for path in ("/", f"/games/{room.id}", f"/games/{room.id}/replay"):
        assert browser.get(f"{path}?{query}").status_code == 200


@pytest.mark.parametrize("length", [201, 2500, 5000, 60_000])
def test_a_key_that_is_too_long_is_not_offered(house: House, length: int) -> None:
    browser = house.client(browser=True)
    browser.get("/")
    room = house.rooms.create(browser.person, solo())
    game = room.game
    typed = {"seat": "0", "decision": str(room.decision), "key": "a" * length}
    for ask in ({}, {"ask": "1"}):
        assert browser.post(f"/games/{room.id}/choose", data={**typed, **ask}).status_code == 409
    assert room.game is game, "it need not be read anew"
    assert browser.get(f"/games/{room.id}/why?seat=0&key={'a' * 4000}").status_code == 200


@pytest.mark.parametrize("deed", ["choose", "undo", "bots", "seats/0", "seats/x"])
def test_at_a_record_to_look_at_nothing_can_be_done(house: House, deed: str) -> None:
    """Also if its game was not over when it was written down."""
    browser = house.client(browser=True)
    browser.get("/")
    played = house.rooms.create(browser.person, solo())
    uploaded = house.rooms.upload(browser.person, str(played.game.record))
    for headers in ({}, {"X-Part": "table"}):
        answer = browser.post(f"/games/{uploaded.id}/{deed}", data={"seat": "0", "decision": "1"}, headers=headers)
        assert answer.status_code == 409


# What may be kept


def test_no_answer_that_others_may_keep_holds_a_secret(house: House) -> None:
    room = house.rooms.create(somebody(), solo())
    paths = ["/", "/manifest.webmanifest", "/nothing", "/static/base.css", "/static/nothing", f"/games/{room.id}"]
    paths += ["/components/dune/card:dagger", "/components/dune/nothing", f"/games/{room.id}/components/card:dagger"]
    for path in paths:
        answer = house.client(browser=True).get(path)
        kept = answer.headers["cache-control"]
        assert "set-cookie" not in answer.headers or "private" in kept or "no-store" in kept, path
    card = house.client(browser=True).get("/components/dune/card:dagger")
    assert card.status_code == 200
    assert "set-cookie" not in card.headers
    assert card.headers["cache-control"] == "private, max-age=3600"
    assert "Accept-Language" in card.headers["vary"], "it speaks the language of the browser"


def test_a_file_is_kept_for_ever_only_under_the_address_of_its_version(house: House) -> None:
    browser = house.client(browser=True)
    right = html.asset("base.css")
    assert "?v=" in right
    first = browser.get(right)
    assert "immutable" in first.headers["cache-control"]
    unchanged = browser.get(right, headers={"If-None-Match": first.headers["etag"]})
    assert (unchanged.status_code, "immutable" in unchanged.headers["cache-control"]) == (304, True)
    for wrong in ("/static/base.css", "/static/base.css?v=0123456789", "/static/base.css?anything", f"{right}&x=1"):
        assert browser.get(wrong).headers["cache-control"] == "no-cache", wrong
    assert "--night:" in first.text, "a sheet has all its parts with it"
    assert "@import" not in first.text
    missing = browser.get("/static/nothing.css?v=0123456789")
    assert missing.status_code == 404
    assert "immutable" not in missing.headers["cache-control"]


# Cookies and links


def test_over_https_no_page_of_a_sister_domain_can_set_the_cookie(house: House) -> None:
    answer = house.client(browser=True).get("https://localhost/nothing")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{SECURE_COOKIE}=")
    assert "Secure" in cookie
    assert "Path=/;" in cookie
    assert "domain" not in cookie.lower()
    mine, planted = fresh_secret(), fresh_secret()
    kept = {"Cookie": f"hagal={planted}; {SECURE_COOKIE}={mine}; hagal={planted}"}
    room = house.rooms.create(replace(somebody(), secret=mine), solo())
    browser = house.client(browser=True)
    answer = browser.get(f"https://localhost/games/{room.id}/record?seat=0", headers=kept)
    assert answer.status_code == 200, "the one that only we can set counts"
    assert "set-cookie" not in answer.headers


def test_over_https_a_secret_that_a_sister_domain_planted_is_nobodys(behind: House) -> None:
    """Not even if it is one with games: whoever planted it would sit at the same table, in the same seats."""
    eve = somebody()
    room = behind.rooms.create(eve, solo())
    headers = {"Cookie": f"hagal={eve.secret}"}
    for url in ("https://localhost/", "http://hagal.example.org/nothing"):
        answer = behind.client(browser=True).get(url, headers=headers)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith(f"{SECURE_COOKIE}=")
        assert eve.secret not in cookie
    for path in (f"games/{room.id}/record?seat=0", f"api/games/{room.id}?seat=0"):
        found = [behind.client(stranger=True).get(url + path, headers=headers) for url in (PLAIN, SECURE)]
        assert [answer.status_code for answer in found] == [200, 403], path
    api = behind.client(stranger=True).post(f"{SECURE}api/games", json={"title": "dune"}, headers=headers)
    assert (api.json()["code"], "set-cookie" in api.headers) == ("unknown", False)


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("hagal.example.org", PUBLIC),
        ("other.example.org", "https://other.example.org"),
        ("127.0.0.1:8000", PUBLIC),
    ],
)
def test_links_have_the_address_that_people_see(behind: House, host: str, origin: str) -> None:
    browser = behind.client(browser=True)
    secret = fresh_secret()
    host_of = replace(somebody(), secret=secret)
    room = behind.rooms.create(host_of, solo(seats=(ME, LINK)))
    cookie = f"hagal={secret}; {SECURE_COOKIE}={secret}"
    page = browser.get(f"http://{host}/games/{room.id}", headers={"Cookie": cookie}).text
    assert f'value="{origin}/join/{room.links(host_of)[1]}"' in page
    room.start(host_of)
    table = browser.get(f"http://{host}/games/{room.id}", headers={"Cookie": cookie}).text
    assert f'value="{origin}/games/{room.id}?seat=-1"' in table


def test_without_a_proxy_links_have_the_address_that_was_asked_for(house: House) -> None:
    browser = house.client(browser=True)
    browser.get("/")
    room = house.rooms.create(browser.person, solo(seats=(ME, LINK)))
    assert f'value="http://localhost/join/{room.links(browser.person)[1]}"' in browser.get(f"/games/{room.id}").text


# Behind a proxy


@pytest.fixture
def start(settings: Settings) -> Iterator[Callable[..., Served]]:
    made: list[Served] = []

    def make(**more: Any) -> Served:
        made.append(Served(replace(settings, rate_address=0.001, burst_address=3, **more)))
        return made[-1]

    yield make
    for served in made:
        served.stop()


def asks(served: Served, forwarded: str, times: int = 1) -> list[int]:
    headers = {"X-Forwarded-For": forwarded}
    return [httpx.get(f"{served.url}/api/health", headers=headers).status_code for _ in range(times)]


def test_everybody_behind_a_proxy_counts_for_themselves(start: Callable[..., Served]) -> None:
    served = start()
    assert asks(served, "203.0.113.1", 4) == [200, 200, 200, 429]
    assert asks(served, "203.0.113.2") == [200]
    assert asks(served, "203.0.113.2, 203.0.113.1") == [429], "what the proxy added counts, not what it was told"


def test_nobody_else_says_for_whom_they_ask(start: Callable[..., Served]) -> None:
    served = start(proxies=("192.0.2.0/24",))
    assert [asks(served, f"203.0.113.{number}")[0] for number in range(4)] == [200, 200, 200, 429]


def test_a_network_of_ipv6_counts_as_one(start: Callable[..., Served]) -> None:
    served = start()
    assert [asks(served, f"2001:db8::{number:x}")[0] for number in range(1, 5)] == [200, 200, 200, 429]
    assert asks(served, "2001:db8:0:1::1") == [200]


# How much is repeated


def test_what_was_sent_is_repeated_in_part_only(house: House) -> None:
    refused = Refused("no-title", title="x" * 900_000, detail="y" * 900_000)
    assert len(refused.detail) <= 1000
    assert all(len(refused.say(lang)) < 1200 for lang in ("en", "ru", "pt-BR"))
    ada = house.client()
    record = house.rooms.create(somebody(), solo()).game.record
    large = "z" * 500_000
    for change in ({"title": large}, {"modules": (large,)}, {"options": {large: 1}}, {"options": {"leaders": [large]}}):
        damaged = record.copy()
        for name, value in change.items():
            setattr(damaged, name, value)
        answer = ada.post("/api/records", content=str(damaged), headers={"Content-Type": "text/plain"})
        assert answer.status_code == 400
        assert len(answer.content) < 10_000


# How well it is


def test_health_tells_that_games_cannot_be_written(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, store = house.client(), house.rooms.store
    assert ada.get("/api/health").json()["status"] == "ok"
    room = house.rooms.create(somebody(), solo())

    def fail(*_: object) -> None:
        raise OperationalError("UPDATE", {}, sqlite3.OperationalError("database or disk is full"))

    with monkeypatch.context() as patch:
        patch.setattr(store.engine, "begin", fail)
        patch.setattr(store.engine, "raw_connection", fail)
        assert ada.get("/api/health").json()["problems"] == [], "nobody has tried yet"
        with pytest.raises(Refused):
            store.advance(room.row, room.version)
        found = ada.get("/api/health")
        assert (found.status_code, found.json()["status"], found.json()["problems"]) == (200, "degraded", ["storage"])
    assert ada.get("/api/health").json()["status"] == "ok", "tried anew"


def test_health_tells_that_the_disk_is_full(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = namedtuple("usage", "total used free")
    for free, problems in ((LITTLE, []), (LITTLE - 1, ["disk"])):
        monkeypatch.setattr(shutil, "disk_usage", lambda _path, free=free: usage(free, 0, free))
        assert house.client().get("/api/health").json()["problems"] == problems


def test_a_database_that_does_not_answer_is_no_health(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OperationalError("SELECT", {}, sqlite3.OperationalError("locked"))

    monkeypatch.setattr(house.rooms.store.reads, "connect", fail)
    assert house.client().get("/api/health").status_code == 503


def test_only_hashes_of_secrets_are_kept(house: House) -> None:
    ada = somebody()
    room = house.rooms.create(ada, solo())
    assert room.row.host == digest(ada.secret)
