"""A table on 127.0.0.1: links that say where they lead, and opening it to the home network."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import httpx
import pytest

from hagal.table.door import network
from hagal.table.door.network import Network
from hagal.table.people import Person, fresh_secret
from hagal.table.refusal import Refused
from hagal.table.settings import Settings
from hagal.text import LANGUAGES
from tests.support.client import LINK, ME, PATIENCE, House, solo, somebody
from tests.support.forms import Page
from tests.support.live import Served

NEAR = "127.0.0.2"
"""Stands for the address in the home network: another address of this very machine."""


@pytest.fixture
def at_home(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A table as `hagal play` serves it, on a computer with an address in a home network."""
    monkeypatch.setattr(network, "addresses", lambda: [NEAR])
    found = Served(replace(settings, network=True))
    found.server.config.app.state.network.port = found.listener.getsockname()[1]  # type: ignore[union-attr]
    yield found
    found.server.config.app.state.network.close()  # type: ignore[union-attr]
    found.stop()


class Guest:
    """A browser that asks at an address, from an address."""

    def __init__(self, url: str, secret: str = "", lang: str = "en", source: str = "127.0.0.1") -> None:
        cookies = {"hagal": secret or fresh_secret()}
        transport = httpx.HTTPTransport(local_address=source)
        headers = {"Accept-Language": lang}
        self.http = httpx.Client(
            base_url=url, cookies=cookies, headers=headers, transport=transport, timeout=PATIENCE, follow_redirects=True
        )

    def open(self, path: str, **more: Any) -> Page:
        return Page(self.http.get(path, **more))

    def post(self, path: str, headers: Any = None, **data: str) -> httpx.Response:
        return self.http.post(path, data=data, headers=headers)


NewGuest = Callable[..., Guest]


@pytest.fixture
def guest() -> Iterator[NewGuest]:
    with ExitStack() as stack:

        def come(*args: str, **more: str) -> Guest:
            found = Guest(*args, **more)
            stack.enter_context(found.http)
            return found

        yield come


@pytest.fixture
def state(at_home: Served) -> Network:
    found = at_home.server.config.app.state.network  # type: ignore[union-attr]
    assert isinstance(found, Network)
    return found


def link(page: Page) -> str:
    found = re.search(r'value="(http://[^"]+/join/[0-9a-f]+)"', page.html)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_host_opens_the_table_a_friend_comes_and_it_is_closed(at_home: Served, lang: str, guest: NewGuest) -> None:
    secret = fresh_secret()
    host = guest(at_home.url, secret, lang)
    room = at_home.rooms.create(Person(secret), solo(seats=(ME, LINK)))
    path = f"/games/{room.id}"
    lobby = host.open(path)
    assert link(lobby).startswith(at_home.url)
    assert "<svg viewBox" not in lobby.html.partition('class="panel roomy lobby"')[2], "no code for a link to nowhere"
    form = lobby.form("/network")
    assert form.buttons == [("do", "open")]
    opened = Page(host.post("/network", **form.fields, do="open"))
    assert opened.path == path
    invitation = link(opened)
    near, _slash, rest = invitation.partition("/join/")
    assert near == f"http://{NEAR}:{at_home.listener.getsockname()[1]}"
    assert near in opened.text
    assert 'class="qr"' in opened.html
    assert near in host.open("/").text, "the start page says so, too"

    friend = guest(near, lang=lang, source=NEAR)
    asked = friend.open(f"/join/{rest}")
    assert asked.status == 200
    seated = Page(friend.post(f"/join/{rest}", name="Bo", headers={"Origin": near}))
    assert seated.stage == "table"
    assert "/network" not in [form.action for form in seated.read.forms]
    assert friend.post("/network", do="close").status_code == 403, "only at the computer itself"

    closed = Page(host.post("/network", do="close", back=path))
    assert closed.status == 200
    assert at_home.url in closed.html
    with pytest.raises(httpx.HTTPError):
        guest(near, source=NEAR).open("/")


def test_only_whoever_sits_at_the_computer_opens_it(at_home: Served, guest: NewGuest, state: Network) -> None:
    host = guest(at_home.url)
    foreign = {"Origin": "http://evil.example"}
    assert host.post("/network", headers=foreign, do="open").status_code == 403
    assert host.post("/network", headers={"Sec-Fetch-Site": "cross-site"}, do="open").status_code == 403
    forwarded = {"X-Forwarded-For": "203.0.113.5"}
    assert host.post("/network", headers=forwarded, do="open").status_code == 403, "somebody behind a proxy here"
    assert guest(at_home.url).http.post("/network", headers={"Host": "hagal.example"}).status_code == 421
    assert state.url == ""
    assert host.open("/network").path == "/"


def test_what_is_open_answers_to_its_address_only(at_home: Served, guest: NewGuest, state: Network) -> None:
    host = guest(at_home.url)
    assert host.post("/network", do="open").status_code == 200
    assert host.post("/network", do="open").status_code == 200, "twice does no harm"
    near = state.url
    friend = guest(near, source=NEAR)
    assert friend.open("/").status == 200
    for name in ("evil.example", "", "[", "192.168.0.77"):
        assert friend.http.get("/", headers={"Host": name}).status_code in (400, 421), name
    lied = {"X-Forwarded-For": "127.0.0.1", "Host": "127.0.0.1"}
    assert friend.http.post("/network", headers=lied, data={"do": "close"}).status_code == 403
    assert guest(near, source="127.0.0.1").http.get("/", headers=lied).status_code == 200


def test_live_connections_come_through_it_and_end_with_it(at_home: Served, guest: NewGuest, state: Network) -> None:
    ada = somebody()
    room = at_home.rooms.create(ada, solo())
    guest(at_home.url).post("/network", do="open")
    with (
        httpx.Client(base_url=state.url, timeout=PATIENCE) as client,
        client.stream("GET", f"/games/{room.id}/live") as answer,
    ):
        lines = answer.iter_lines()
        while "version" not in next(lines):
            pass
        state.close()
        assert not [line for line in lines if line.startswith("data")]


def test_another_port_where_that_one_is_taken(at_home: Served, state: Network) -> None:
    with socket.create_server((NEAR, 0)) as taken:
        state.port = taken.getsockname()[1]
        state.open()
        assert state.url.startswith(f"http://{NEAR}:")
        assert not state.url.endswith(f":{state.port}")


def test_without_a_home_network_a_sentence_says_so(
    at_home: Served, monkeypatch: pytest.MonkeyPatch, guest: NewGuest, state: Network
) -> None:
    monkeypatch.setattr(network, "addresses", list)
    answer = guest(at_home.url).post("/network", do="open")
    assert answer.status_code == 409
    assert "no address in a home network" in answer.text
    monkeypatch.setattr(network, "addresses", lambda: ["192.0.2.77"])  # not one of ours
    answer = guest(at_home.url).post("/network", do="open")
    assert (answer.status_code, "cannot be opened" in answer.text) == (409, True)
    assert (state.host, state.url, state.server) == ("", "", None)


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.168.1.5", True),
        ("10.1.2.3", True),
        ("172.16.0.9", True),
        ("172.32.0.9", False),
        ("127.0.0.1", False),
        ("8.8.8.8", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
    ],
)
def test_only_home_networks_count(address: str, home: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: [(0, 0, 0, "", (address, 0))])

    class NoWayOut(socket.socket):
        def connect(self, address: object) -> None:
            raise OSError

    monkeypatch.setattr(socket, "socket", NoWayOut)
    assert network.addresses() == ([address] if home else [])


def test_a_server_for_others_is_not_opened_by_a_page(house: House) -> None:
    """`hagal serve` listens where it was told to."""
    ada = house.client(browser=True)
    ada.get("/")
    room = house.rooms.create(ada.person, solo(seats=(ME, LINK)))
    page = Page(ada.get(f"http://localhost/games/{room.id}"))
    assert "work on this computer only" in page.text
    assert "/network" not in [form.action for form in page.read.forms]
    assert ada.post("/network", data={"do": "open"}).status_code == 403


def test_the_link_stands_where_all_wait_for_the_friend(house: House) -> None:
    ada = house.client(browser=True)
    ada.get("/")
    room = house.rooms.create(ada.person, solo(title="encounters", seats=(LINK, ME), options={"first": 0}))
    room.start(ada.person)
    page = Page(ada.get(f"/games/{room.id}"))
    assert page.stage == "table"
    assert page.read.ids["link-0-ask"]["value"].endswith(f"/join/{room.links(ada.person)[0]}")
    assert page.read.ids["link-0-menu"]["value"] == page.read.ids["link-0-ask"]["value"]
    other = Page(house.client(browser=True).get(f"/games/{room.id}"))
    assert "/join/" not in other.html


def test_an_invitation_of_an_earlier_version_still_works(house: House) -> None:
    ada = somebody()
    old, new = ada.invite("g", 1, "0" * 32), ada.invite("g", 1, "0" * 24)
    assert (len(old), len(new)) == (64, 32)
    with pytest.raises(Refused, match="no-invitation"):
        house.rooms.invited(new)
