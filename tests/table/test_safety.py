"""What stands between the world and every route."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace

import pytest
from anyio.from_thread import start_blocking_portal
from starlette.datastructures import Headers

from hagal.table.door.guard import HEADERS, hostname, same_site
from hagal.table.limits import MOST, Buckets
from hagal.table.people import Person, clean_name, clean_note, digest, fresh_secret, same, well_formed
from hagal.table.settings import Settings, folder
from hagal.text import LANGUAGES
from tests.support.client import House


def test_every_answer_has_the_headers(house: House) -> None:
    ada = house.client()
    for path in ("/api/health", "/api/nothing", "/nothing", "/static/nothing.css", "/api/games"):
        answer = house.client(stranger=True).get(path)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, path
    policy = ada.get("/api/health").headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy


def test_a_browser_gets_one_cookie_that_scripts_cannot_read(house: House) -> None:
    browser = house.client(browser=True)
    first = browser.get("/nothing")
    cookie = first.headers["set-cookie"]
    assert all(part in cookie for part in ("hagal=", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="))
    assert "Secure" not in cookie
    assert well_formed(browser.person.secret)
    assert "set-cookie" not in browser.get("/nothing").headers
    assert "Secure" in house.client(browser=True).get("https://localhost/nothing").headers["set-cookie"]


def test_a_forged_cookie_is_replaced(house: House) -> None:
    for value in ("short", "x" * 5000, "%00", "'; DROP TABLE games", "a" * 42 + "!"):
        answer = house.client(browser=True).get("/nothing", headers={"Cookie": f"hagal={value}"})
        assert answer.status_code == 404
        assert "hagal=" in answer.headers["set-cookie"]


def test_programs_get_no_cookie_and_need_a_right_token(house: House) -> None:
    stranger = house.client(stranger=True)
    assert "set-cookie" not in stranger.get("/api/health").headers
    for token in ("", "short", "x" * 44, "é" * 43):
        answer = stranger.get("/api/health", headers={"Authorization": f"Bearer {token}".encode()})
        assert (answer.status_code, answer.json()["code"]) == (401, "bad-token")
        assert answer.headers["www-authenticate"] == "Bearer"
    assert stranger.post("/api/games", json={"title": "dune"}).json()["code"] == "unknown"


@pytest.mark.parametrize(
    ("headers", "taken"),
    [
        ({}, True),
        ({"origin": "http://localhost"}, True),
        ({"origin": "HTTP://LOCALHOST"}, True),
        ({"sec-fetch-site": "same-origin", "origin": "http://localhost"}, True),
        ({"sec-fetch-site": "none"}, True),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site", "origin": "http://localhost"}, False),
        ({"origin": "http://evil.example"}, False),
        ({"origin": "http://localhost.evil.example"}, False),
        ({"origin": "http://localhost:9999"}, False),
        ({"origin": "null"}, False),
        ({"origin": "http://[bad"}, False),
        ({"origin": ""}, False),
    ],
)
def test_changes_come_from_our_own_pages(house: House, headers: dict[str, str], taken: bool) -> None:
    answer = house.client().post("/api/games", json={"title": "dune"}, headers=headers)
    assert answer.status_code == (201 if taken else 403)
    if not taken:
        assert answer.json()["code"] == "other-site"
        assert house.client().get("/api/health", headers=headers).status_code == 200


def test_a_proxy_may_have_another_name() -> None:
    headers = Headers({"origin": "https://hagal.example.org"})
    assert same_site(headers, "127.0.0.1:8000", {"https://hagal.example.org"})
    assert not same_site(headers, "127.0.0.1:8000")
    settings = Settings(origins=("https://hagal.example.org/",))
    assert "hagal.example.org" in settings.hosts
    assert not Settings(host="0.0.0.0").hosts
    assert "localhost" in Settings(host="::1").hosts


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "", "127.0.0.1.nip.io", "[bad", "10.0.0.1"])
def test_on_loopback_only_its_own_names_are_known(house: House, host: str) -> None:
    answer = house.client().get("/api/health", headers={"Host": host})
    assert (answer.status_code, answer.json()["code"]) == (421, "host")


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8000", "127.0.0.1:1", "[::1]:8000", "[::1]"])
def test_its_own_names(house: House, host: str) -> None:
    assert house.client().get("/api/health", headers={"Host": host}).status_code == 200
    assert hostname(host) in ("localhost", "127.0.0.1", "::1")


def test_a_body_too_large_is_refused_however_it_comes(house: House) -> None:
    ada = house.client()
    large = b'{"title": "' + b"x" * house.rooms.settings.body + b'"}'
    json = {"Content-Type": "application/json"}

    async def pieces() -> AsyncIterator[bytes]:
        for start in range(0, len(large), 1000):
            yield large[start : start + 1000]

    for body in (large, pieces()):
        answer = ada.post("/api/games", content=body, headers=json)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    for length in ("-1", "x", "9" * 99, "１"):
        answer = ada.post("/api/games", content=b"{}", headers={**json, "Content-Length": length.encode()})
        assert answer.status_code == 413
    upload = ada.post("/api/records", content=large, headers={"Content-Type": "text/plain"})
    assert upload.json()["code"] == "record-damaged", "a Record may be larger"


@pytest.fixture
def strict(settings: Settings) -> Iterator[House]:
    tight = replace(settings, rate_person=0.001, burst_person=3, rate_heavy=0.001, burst_heavy=2)
    with start_blocking_portal() as portal:
        found = House(portal, tight)
        yield found
        found.rooms.close()


def test_one_person_cannot_flood_the_others(strict: House) -> None:
    ada, eve = strict.client(), strict.client()
    assert [ada.get("/api/games").status_code for _ in range(5)] == [200, 200, 200, 429, 429]
    answer = ada.get("/api/games")
    assert int(answer.headers["retry-after"]) > 0
    assert answer.json()["code"] == "too-fast"
    assert eve.get("/api/games").status_code == 200
    assert ada.get("/static/nothing").status_code == 404, "what a page is made of is not counted"


def test_new_games_are_counted_by_address(strict: House) -> None:
    stranger = strict.client(stranger=True)
    codes = [
        stranger.post(
            "/api/games", json={"title": "dune"}, headers={"Authorization": f"Bearer {fresh_secret()}"}
        ).status_code
        for _ in range(3)
    ]
    assert codes == [201, 201, 429]


def test_buckets_fill_again() -> None:
    now = [0.0]
    buckets = Buckets(rate=2.0, burst=2.0, clock=lambda: now[0])
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 0.5]
    now[0] = 0.5
    assert buckets.take("a") == 0
    assert buckets.take("b") == 0
    now[0] = 1000
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 0.5]
    for number in range(MOST + 10):
        buckets.take(str(number))
    assert len(buckets.levels) == MOST


def test_errors_are_sentences_in_every_language(house: House) -> None:
    ada = house.client()
    told = {lang: ada.get("/api/games/nothing", headers={"Accept-Language": lang}).json() for lang in LANGUAGES}
    assert {found["code"] for found in told.values()} == {"no-game"}
    assert len({found["error"] for found in told.values()}) == 3
    assert ada.get("/api/games/nothing?lang=pt").json() == told["pt-BR"]


def test_a_mistake_of_our_own_is_not_shown(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise RuntimeError("the seed is 12345")

    monkeypatch.setattr(house.rooms.store, "ping", fail)
    ada = house.client()
    ada.http._transport.raise_app_exceptions = False  # type: ignore[attr-defined]
    answer = ada.get("/api/health")
    assert (answer.status_code, answer.json()["code"]) == (500, "broken")
    assert "12345" not in answer.text
    assert "Traceback" not in answer.text
    assert "content-security-policy" in answer.headers


def test_secrets_are_long_and_kept_as_hashes() -> None:
    ada, eve = Person(fresh_secret()), Person(fresh_secret())
    assert len({fresh_secret() for _ in range(100)}) == 100
    assert well_formed(ada.secret)
    assert ada.secret not in ada.hash
    assert ada.owns(digest(ada.secret))
    assert not ada.owns(eve.hash)
    assert not Person().owns("")
    assert not same("", "")
    invites = {ada.invite("g", 1, "n"), ada.invite("g", 2, "n"), ada.invite("h", 1, "n"), eve.invite("g", 1, "n")}
    assert len(invites) == 4
    assert all(len(invite) == 64 for invite in invites)


def test_names_and_notes_are_cleaned() -> None:
    assert clean_name("  Ada\u0000 \u200b Love\nlace\ud800 ") == "Ada Love lace"
    assert clean_name("é" * 100) == "é" * 32
    assert clean_name("\u202e\u2066") == ""
    for nothing in ("\u3164", "\u2800\u115f", "\ufe0f", "\u0301\u0301"):  # letters, signs and marks that nobody sees
        assert clean_name(nothing) == ""
    assert clean_name("Z" + "\u0301" * 30 + "oe\u0301") == "Ź" + "\u0301" * 4 + "oé"  # no tower over other lines
    assert clean_note("a\x00b\r\nc\ud800") == "ab\nc"
    assert len(clean_note("x" * 10_000)) == 4000


def test_games_are_kept_where_the_terminal_keeps_them() -> None:
    from hagal.terminal import saves

    assert folder() == saves.folder()
    assert Settings().url == f"sqlite:///{folder() / 'table.sqlite3'}"
