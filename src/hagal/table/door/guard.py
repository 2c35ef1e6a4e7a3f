"""Safety: what stands between the world and every route. One layer of plain ASGI, so that streams stay streams.

It refuses unknown host names on loopback (a web page elsewhere must not reach this machine through its own name),
changes from other sites' pages, requests that are too large or too many; it knows who asks; and it puts the headers on
every answer.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from http.cookies import CookieError, SimpleCookie
from typing import Final
from urllib.parse import urlsplit

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hagal.headers import guarding
from hagal.table.door.network import Network
from hagal.table.limits import Limits
from hagal.table.people import COOKIE, SECURE_COOKIE, YEAR, Person, fresh_secret, network, well_formed
from hagal.table.refusal import Refused
from hagal.table.settings import Settings

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
HEADERS: Final = guarding(POLICY)
SAFE: Final = ("GET", "HEAD", "OPTIONS")
API: Final = "/api"
STATIC: Final = "/static"
COMPANION: Final = "/companion"
FILES: Final = (f"{STATIC}/", f"{COMPANION}/")
"""Files, the same for everybody: nobody need be known for them."""
NOBODY: Final = (f"{API}/", "/components/", "/pictures/", *FILES)
"""Whoever comes here gets no secret: programs ask for one, the others need none."""
UPLOADS: Final = re.compile(r"(/api)?/records/?")
FORM_EXTRA: Final = 4096
"""What a form adds to the file in it."""

Answer = Callable[[Request, Refused], Response]


class Safety:
    """The layer around the app. `answer` makes the response for what is refused here."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, network: Network, answer: Answer) -> None:
        self.app: ASGIApp = app
        self.settings: Settings = settings
        self.hosts: frozenset[str] = settings.hosts
        self.origins: frozenset[str] = frozenset(origin.rstrip("/").lower() for origin in settings.origins)
        secure = [origin for origin in self.origins if origin.startswith("https://")]
        self.secure_hosts: frozenset[str] = frozenset(hostname(urlsplit(origin).netloc) for origin in secure)
        self.limits: Limits = limits
        self.network: Network = network
        self.answer: Answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        visit = Visit(scope, send, self.secure_hosts)
        try:
            self.check(scope, visit.headers)
            visit.know()
            if not scope["path"].startswith(FILES):
                self.limits.request(visit.person, scope["path"])
            most = self.largest(scope["path"])
            if int(visit.headers.get("content-length") or 0) > most:
                raise Refused("too-large", 413, most=most // 1024)
            await self.app(scope, await whole(receive, most), visit.send)
        except Refused as refused:
            await self.refuse(visit, refused, receive)
        except ClientDisconnect:  # somebody left in the middle of a form: nobody is there to be answered
            pass
        except Exception:
            await self.refuse(visit, Refused("broken", 500), receive)
            raise  # for the log

    async def refuse(self, visit: Visit, refused: Refused, receive: Receive) -> None:
        if not visit.started:
            response = await run_in_threadpool(self.answer, Request(visit.scope), refused)
            await response(visit.scope, receive, visit.send)

    def check(self, scope: Scope, headers: Headers) -> None:
        """Is this a request that we take at all?"""
        host = headers.get("host", "")
        if not self.knows_host(host):
            raise Refused("host", 421)
        length = headers.get("content-length") or "0"
        if not (length.isascii() and length.isdecimal() and len(length) < 16):
            raise Refused("too-large", 413, most=self.settings.body // 1024)
        if scope["method"] not in SAFE and not same_site(headers, host, self.origins):
            raise Refused("other-site", 403)

    def knows_host(self, host: str) -> bool:
        name = hostname(host)
        return not self.hosts or name in self.hosts or (bool(name) and name == self.network.host)

    def largest(self, path: str) -> int:
        return self.settings.upload + FORM_EXTRA if UPLOADS.fullmatch(path) else self.settings.body


class Visit:
    """One request: who asks, and what is added to the answer."""

    def __init__(self, scope: Scope, send: Send, secure_hosts: Collection[str] = ()) -> None:
        self.scope: Scope = scope
        self.secure_hosts: Collection[str] = secure_hosts
        self.headers = Headers(scope=scope)
        self.forward: Send = send
        self.started: bool = False
        self.fresh: str = ""
        self.person: Person = Person()

    def know(self) -> None:
        """Who asks: by the cookie, or a program by its token. A new browser gets a secret; a program asks for one."""
        scheme, _space, token = self.headers.get("authorization", "").partition(" ")
        secret = cookie(self.headers.get("cookie", ""), self.secure)
        if scheme.lower() == "bearer":
            secret = well_formed(token.strip())
            if not secret:
                raise Refused("bad-token", 401)
        elif not secret and not self.scope["path"].startswith(NOBODY):
            secret = self.fresh = fresh_secret()
        client = self.scope.get("client")
        self.person = Person(secret, network(client[0] if client else ""))
        self.scope.setdefault("state", {})["person"] = self.person

    @property
    def secure(self) -> bool:
        """Does the browser speak https, to us or to the proxy before us?"""
        return self.scope["scheme"] == "https" or hostname(self.headers.get("host", "")) in self.secure_hosts

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.started = True
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("Cache-Control", self.keeping(headers))
            if self.fresh:
                headers.append("Set-Cookie", set_cookie(self.fresh, self.secure))
        await self.forward(message)

    def keeping(self, headers: MutableHeaders) -> str:
        """How long an answer may be kept, if its route does not say so: by the one who asked, and not unseen."""
        return "private, no-cache" if "etag" in headers else "no-store"


async def whole(receive: Receive, most: int) -> Receive:
    """Read the body, up to a size: one that comes in pieces cannot be measured before. Whoever asks next gets it whole.

    A route that meets the limit itself could take it for a body that it cannot read.
    """
    parts: list[bytes] = []
    size, more, left = 0, True, False
    while more and not left:
        message = await receive()
        left = message["type"] == "http.disconnect"
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > most:
            raise Refused("too-large", 413, most=most // 1024)
        more = message.get("more_body", False)
    waiting: list[Message] = [{"type": "http.request", "body": b"".join(parts), "more_body": False}]
    if left:
        waiting = [{"type": "http.disconnect"}]

    async def again() -> Message:
        return waiting.pop() if waiting else await receive()

    return again


def hostname(host: str) -> str:
    """The name in a Host header, without its port and without the brackets of IPv6."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def same_site(headers: Headers, host: str, origins: Collection[str] = ()) -> bool:
    """Does a change come from our own pages, or from a program that is no browser?"""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = headers.get("origin")
    if origin is None or origin.lower() in origins:
        return True
    try:
        return bool(host) and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


def cookie(header: str, secure: bool) -> str:
    """The secret in a Cookie header, if it holds one that looks right.

    Over https only the name counts that no page of a sister domain can set.
    """
    try:
        found = SimpleCookie(header).get(SECURE_COOKIE if secure else COOKIE)
    except CookieError:
        return ""
    return "" if found is None else well_formed(found.value)


def set_cookie(secret: str, secure: bool) -> str:
    """Kept for a year, out of reach of scripts, and not sent along from other sites' forms."""
    name, more = (SECURE_COOKIE, "; Secure") if secure else (COOKIE, "")
    return f"{name}={secret}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{more}"
