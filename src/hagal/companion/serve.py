"""The companion on the network: the files of `build`, from memory, packed where the browser allows."""

from __future__ import annotations

import gzip
import hashlib
import html

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from hagal.companion import build
from hagal.companion.words import word
from hagal.headers import guarding
from hagal.languages import preferred

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; "
    "img-src 'self' data:; style-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {**guarding(POLICY), "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
TYPES = {
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8",
    "json": "application/json",
    "svg": "image/svg+xml",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
    "zip": "application/zip",
}


class Files:
    """The files, read when the first one is asked for."""

    def __init__(self) -> None:
        self.plain: dict[str, bytes] = {}
        self.packed: dict[str, bytes] = {}
        self.tags: dict[str, str] = {}

    def read(self) -> None:
        if not self.plain:
            self.plain = build.files()
            self.tags = {name: f'"{hashlib.sha256(data).hexdigest()[:24]}"' for name, data in self.plain.items()}

    def body(self, name: str, packs: bool) -> tuple[bytes, bool]:
        """A file, packed if asked and worth it."""
        if not packs or name.endswith(".zip"):
            return self.plain[name], False
        if name not in self.packed:
            self.packed[name] = gzip.compress(self.plain[name], 9, mtime=0)
        return self.packed[name], True


def create_app() -> Starlette:
    """An application to run or to mount; under a path it must be asked for with a slash at the end."""
    files = Files()

    def answer(request: Request) -> Response:
        name = request.path_params.get("name") or "index.html"
        try:
            files.read()
        except build.NoPyodide:
            return missing(request) if name == "index.html" else Response(status_code=503, headers=HEADERS)
        if name not in files.plain:
            return Response(status_code=404, headers=HEADERS)
        headers = {**HEADERS, "ETag": files.tags[name]}
        if request.headers.get("if-none-match") == files.tags[name]:
            return Response(status_code=304, headers=headers)
        body, packed = files.body(name, "gzip" in request.headers.get("accept-encoding", ""))
        if packed:
            headers["Content-Encoding"] = "gzip"
        return Response(body, headers=headers, media_type=TYPES[name.rpartition(".")[2]])

    return Starlette(routes=[Route("/", answer), Route("/{name:path}", answer)])


def missing(request: Request) -> Response:
    """How to get Pyodide, in the browser's language."""
    lang = preferred(request.headers.get("accept-language", ""))
    title, text = (html.escape(word(id, lang)) for id in ("missing-title", "missing"))
    page = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    )
    return HTMLResponse(f"{page}<title>{title}</title><h1>{title}</h1><p>{text}</p>", status_code=503, headers=HEADERS)
