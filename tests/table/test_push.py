"""Calls to closed browsers, against a push service on this machine that keeps what it is sent; the message is read with
the keys of the subscription, as a browser does."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from hagal.kernel.errors import HagalError
from hagal.table import serve
from hagal.table.people import Person
from hagal.table.rooms.caller import Caller
from hagal.table.rooms.room import Room
from hagal.table.rooms.rooms import Rooms
from hagal.table.settings import Settings
from hagal.table.storage import push
from hagal.table.storage.store import Store
from hagal.table.webpush import Sender, b64, encrypted, fits, place, point, raw
from hagal.table.wish import SeatWish, Wish
from tests.support.client import LINK, PATIENCE, House, first, refused, somebody
from tests.support.forms import Visitor

AUTH = b64(bytes(range(16)))


@dataclass
class Service:
    """A push service: what came, and what it answers."""

    status: int = 201
    came: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    url: str = ""


@pytest.fixture
def service() -> Iterator[Service]:
    found = Service()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            found.came.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(found.status)
            self.send_header("Location", f"{found.url}/elsewhere")
            self.end_headers()

        def log_message(self, *_args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    found.url = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield found
    server.shutdown()
    server.server_close()


@pytest.fixture
def settings(settings: Settings, service: Service) -> Settings:
    """Silence never lasts long enough by itself: tests say when it has."""
    return replace(settings, push="mailto:ada@example.org", push_services=(service.url,), push_after=1e6)


class Browser:
    """A browser with keys of its own."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.p256dh = b64(point(self.key))

    def read(self, body: bytes) -> str:
        """What was said (RFC 8188, 8291)."""
        salt, size, sender = body[:16], int.from_bytes(body[16:20], "big"), body[21 : 21 + body[20]]
        assert len(body) - 21 - body[20] <= size
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        info = b"WebPush: info\0" + raw(self.p256dh) + sender
        shared = HKDF(hashes.SHA256(), 32, raw(AUTH), info).derive(self.key.exchange(ec.ECDH(), public))
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(shared)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(shared)
        plain = AESGCM(key).decrypt(nonce, body[21 + body[20] :], None)
        assert plain.endswith(b"\x02")
        return plain[:-1].decode()


def vouched(header: str, audience: str) -> dict[str, Any]:
    """The claims of a VAPID header, if its signature is that of the key that it names."""
    scheme, _space, rest = header.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    both = raw(signature)
    der = encode_dss_signature(int.from_bytes(both[:32], "big"), int.from_bytes(both[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(parts["k"]))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(raw(claims))
    assert json.loads(raw(head)) == {"typ": "JWT", "alg": "ES256"}
    assert found["aud"] == audience
    return found


def caller(rooms: Rooms) -> Caller:
    assert rooms.caller is not None
    return rooms.caller


def silent(rooms: Rooms) -> int:
    """As if nothing had happened for long enough."""
    found = caller(rooms)
    with found.lock:
        found.due = dict.fromkeys(found.due, 0.0)
    return found.look()


def gone(rooms: Rooms, *people: Person) -> None:
    """As if nobody had been heard of for long."""
    with rooms.presence.lock:
        rooms.presence.last.clear()
        rooms.presence.left.clear()
        rooms.presence.connected.clear()


def two(rooms: Rooms, ada: Person, eve: Person) -> Room:
    """A table at which it is somebody's turn."""
    room = rooms.create(ada, Wish(title="dune", seats=(SeatWish("me", "Ada"), LINK, SeatWish("random")), seed=7))
    rooms.join(eve, room.links(ada)[1], "Eve")
    for seat in room.seats:
        seat.seen = 0.0
    return room


def wants(rooms: Rooms, service: Service, person: Person, lang: str = "en") -> Browser:
    found = Browser()
    caller(rooms).subscribe(person, f"{service.url}/{person.hash[:8]}", found.p256dh, AUTH, lang)
    return found


def asked(room: Room, *people: Person) -> Person:
    return next(one for one in people if any(seat in room.seats_of(one) for seat in room.asked()))


def act(room: Room, person: Person) -> None:
    seat = next(seat for seat in room.asked() if seat in room.seats_of(person))
    room.choose(person, seat, room.decision, first(room, person, seat))


@pytest.mark.parametrize("lang", ["en", "ru", "pt-BR"])
def test_who_is_away_is_called_once_for_each_decision(rooms: Rooms, service: Service, lang: str) -> None:
    ada, eve = somebody(), somebody()
    room = two(rooms, ada, eve)
    browsers = {one.hash: wants(rooms, service, one, lang) for one in (ada, eve)}
    rooms.changed(room.id, room.version)
    gone(rooms)
    whose = asked(room, ada, eve)
    assert silent(rooms) == 1
    [(path, head, body)] = service.came
    assert path == f"/{whose.hash[:8]}"
    said = json.loads(browsers[whose.hash].read(body))
    assert set(said) == {"body", "path"}, "nothing else"
    assert said["path"] == f"/games/{room.id}"
    assert {"en": "your turn", "ru": "Ваш ход", "pt-BR": "sua vez"}[lang] in said["body"]
    assert (head["content-encoding"], head["ttl"].isdigit()) == ("aes128gcm", True)
    claims = vouched(head["authorization"], service.url)
    assert claims["sub"] == "mailto:ada@example.org"
    assert 0 < claims["exp"] - rooms.clock() <= 24 * 3600
    assert whose.secret.encode() not in body
    rooms.changed(room.id, room.version)
    assert silent(rooms) == 0, "once"
    act(room, whose)
    gone(rooms)
    assert silent(rooms) == 1
    assert len(service.came) == 2


def test_who_is_there_is_not_called(rooms: Rooms, service: Service) -> None:
    ada, eve = somebody(), somebody()
    room = two(rooms, ada, eve)
    for one in (ada, eve):
        wants(rooms, service, one)
    rooms.presence.enter(room.id, (0, 1))
    rooms.changed(room.id, room.version)
    assert silent(rooms) == 0
    rooms.presence.leave(room.id, (0, 1))
    assert service.came == []


def test_who_did_not_ask_or_asks_no_more_is_not_called(rooms: Rooms, service: Service) -> None:
    ada, eve, tom = somebody(), somebody(), somebody()
    room = two(rooms, ada, eve)
    for one in (ada, eve):
        wants(rooms, service, one)
        caller(rooms).unsubscribe(tom, f"{service.url}/{one.hash[:8]}")
    assert len(push.of(rooms.store, ada.hash)) == 1, "nobody takes another's away"
    for one in (ada, eve):
        caller(rooms).unsubscribe(one, f"{service.url}/{one.hash[:8]}")
    rooms.changed(room.id, room.version)
    gone(rooms)
    assert silent(rooms) == 0
    assert service.came == []


@pytest.mark.parametrize(("status", "left"), [(404, 0), (410, 0), (429, 1), (500, 1), (307, 1)])
def test_a_browser_that_is_no_more_is_forgotten_and_no_redirect_followed(
    rooms: Rooms, service: Service, status: int, left: int
) -> None:
    ada, eve = somebody(), somebody()
    room = two(rooms, ada, eve)
    whose = asked(room, ada, eve)
    wants(rooms, service, whose)
    service.status = status
    rooms.changed(room.id, room.version)
    gone(rooms)
    assert silent(rooms) == 0
    assert [path for path, _head, _body in service.came] == [f"/{whose.hash[:8]}"]
    assert len(push.of(rooms.store, whose.hash)) == left


def test_a_service_that_is_away_harms_nobody(rooms: Rooms, service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    def away(*_args: object) -> int:
        raise ConnectionRefusedError

    ada, eve = somebody(), somebody()
    room = two(rooms, ada, eve)
    wants(rooms, service, asked(room, ada, eve))
    monkeypatch.setattr(Sender, "send", away)
    rooms.changed(room.id, room.version)
    gone(rooms)
    assert silent(rooms) == 0


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com@127.0.0.1/x",
        "https://me@fcm.googleapis.com/x",
        "https://fcm.googleapis.com.example.org/x",
        "https://xpush.apple.com/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.0.0.1/x",
        "https://169.254.169.254/latest",
        "https://localhost/x",
        "https://fcm.googleapis.com:x/",
        "https://fcm.googleapis.com/a b",
        "https://fcm.googleapis.com/\r\nHost: x",
        f"https://fcm.googleapis.com/{'x' * 2000}",
        "file:///etc/passwd",
        "",
    ],
)
def test_nobody_makes_the_server_ask_elsewhere(rooms: Rooms, endpoint: str) -> None:
    assert place(endpoint) is None
    found = caller(rooms)
    assert refused(found.subscribe, somebody(), endpoint, Browser().p256dh, AUTH, "en") == ("no-push-service", 400)


def test_the_services_of_browsers_are_known() -> None:
    for host in ("fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com"):
        assert place(f"https://{host}/send/abc") is not None
    assert place("https://wns2-par02p.notify.windows.com/w/?token=abc") is not None


@pytest.mark.parametrize("keys", [("", AUTH), ("x" * 87, AUTH), (b64(b"\x04" + bytes(64)), AUTH), ("!", "!")])
def test_keys_that_are_none_are_refused(rooms: Rooms, service: Service, keys: tuple[str, str]) -> None:
    assert not fits(*keys)
    assert refused(caller(rooms).subscribe, somebody(), f"{service.url}/x", *keys, "en") == ("no-push-service", 400)
    assert not fits(Browser().p256dh, b64(bytes(15)))


def test_each_message_has_keys_of_its_own() -> None:
    browser = Browser()
    one, other = (encrypted(b"turn", browser.p256dh, AUTH) for _ in range(2))
    assert one[:86] != other[:86]
    assert browser.read(one) == browser.read(other) == "turn"


def test_a_forged_signature_would_be_found() -> None:
    header = Sender(5, "mailto:a@b.c").signed("https://x", 0.0)
    vouched(header, "https://x")
    with pytest.raises(InvalidSignature):
        vouched(header.split(", k=")[0] + f", k={Sender(6, 'mailto:a@b.c').public}", "https://x")


def test_one_person_has_few_browsers_and_one_browser_one_person(rooms: Rooms, service: Service) -> None:
    ada, eve = somebody(), somebody()
    clock = iter(range(1, 100))
    rooms.clock = lambda: float(next(clock))
    for number in range(push.MOST + 3):
        caller(rooms).subscribe(ada, f"{service.url}/{number}", Browser().p256dh, AUTH, "en")
    kept = {one.endpoint for one in push.of(rooms.store, ada.hash)}
    assert kept == {f"{service.url}/{number}" for number in range(3, push.MOST + 3)}
    caller(rooms).subscribe(eve, f"{service.url}/5", Browser().p256dh, AUTH, "en")
    assert f"{service.url}/5" not in {one.endpoint for one in push.of(rooms.store, ada.hash)}


def test_a_browser_that_is_not_heard_of_for_long_is_forgotten(rooms: Rooms, service: Service) -> None:
    """Whoever opens a page now and then says again that they want to be called; that costs no more than a page."""
    ada, eve = somebody(), somebody()
    now = [1e9]
    rooms.clock = lambda: now[0]
    for one in (ada, eve):
        wants(rooms, service, one)
    now[0] += push.AGE - 1
    rooms.limits.heavies.levels[ada.address] = (0.0, rooms.limits.heavies.clock())
    rooms.limits.heavies.rate = 1e-9
    wants(rooms, service, ada)
    assert refused(wants, rooms, service, somebody())[0] == "too-fast"
    now[0] += 2
    caller(rooms).swept = float("-inf")
    assert silent(rooms) == 0
    assert [len(push.of(rooms.store, one.hash)) for one in (ada, eve)] == [1, 0]


def test_nobody_waits_for_a_slow_service_of_another(
    rooms: Rooms, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first call is answered only when the second one has come."""
    ada, eve = somebody(), somebody()
    room = two(rooms, ada, eve)
    whose = asked(room, ada, eve)
    for number in (1, 2):
        caller(rooms).subscribe(whose, f"{service.url}/{number}", Browser().p256dh, AUTH, "en")
    both = threading.Barrier(2, timeout=PATIENCE)

    def slow(*_args: object) -> int:
        both.wait()
        return 201

    monkeypatch.setattr(Sender, "send", slow)
    rooms.changed(room.id, room.version)
    gone(rooms)
    assert silent(rooms) == 2


# On pages


def test_a_page_offers_it_and_a_browser_subscribes(house: House, service: Service) -> None:
    ada = Visitor(house)
    ada.open("/")
    room = house.rooms.create(ada.client.person, Wish(title="dune"))
    public = caller(house.rooms).public
    assert f'data-push="{public}"' in ada.open(f"/games/{room.id}").html
    assert len(raw(public)) == 65
    worker = ada.client.get("/push-worker.js")
    assert "javascript" in worker.headers["content-type"]
    assert '"fetch"' not in worker.text, "it touches no request"
    fields = {"endpoint": f"{service.url}/ada", "p256dh": Browser().p256dh, "auth": AUTH}
    assert ada.client.post("/push", data=fields).status_code == 204
    assert [one.endpoint for one in push.of(house.rooms.store, ada.client.person.hash)] == [fields["endpoint"]]
    assert ada.client.post("/push/forget", data={"endpoint": fields["endpoint"]}).status_code == 204
    assert push.of(house.rooms.store, ada.client.person.hash) == []
    assert ada.client.post("/push", data={**fields, "endpoint": "https://127.0.0.1/"}).status_code == 400


def test_it_is_off_unless_the_server_was_started_with_it(settings: Settings) -> None:
    assert Settings().push == ""
    found = Rooms(Store(settings.url), replace(settings, push=""))
    assert found.caller is None
    found.close()


@pytest.mark.parametrize("contact", ["ada", "mailto:", "http://example.org", "mailto:a b@c"])
def test_push_services_want_an_address(contact: str) -> None:
    with pytest.raises(HagalError, match="mailto"):
        serve._check(Settings(push=contact), "en")


def test_without_its_package_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hagal.table.webpush.find_spec", lambda name: None)
    with pytest.raises(HagalError, match="hagal\\[push\\]"):
        serve._check(Settings(push="mailto:ada@example.org"), "en")
