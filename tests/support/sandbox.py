"""A pretended table with one page, for tests of the script alone: it holds no game, only what the script reads.

python -m tests.support.sandbox PORT
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import uvicorn
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

import hagal.table
from hagal import sheets
from hagal.kernel.step import Msg
from hagal.text import FOLDER, say

STATIC = Path(hagal.table.__file__).parent / "static"
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'",
    "Cache-Control": "no-cache",
}
PATH = "/games/x"
FINAL = ("reveal", "deploy 3")
"""What cannot be taken back."""


def words(lang: str = "en") -> dict[str, str]:
    """The messages of the script, as a page gives them to it."""
    parsed = FluentParser().parse((FOLDER / lang / "table" / "script.ftl").read_text("utf-8"))
    ids = [entry.id.name for entry in parsed.body if isinstance(entry, ftl.Message)]
    return {id.removeprefix("script-"): say(Msg(id), lang) for id in ids}


class Play:
    """The pretended game: every choice is written down; questions follow one another in a circle."""

    QUESTIONS = (
        {
            "agent dagger arrakeen": "card:dagger space:arrakeen",
            "agent dagger carthag": "card:dagger space:carthag",
            "agent diplomacy wealth": "card:diplomacy space:wealth",
            "reveal": "",
        },
        {f"deploy {n}": "garrison:0" for n in range(4)},
        {f"buy c{n}": f"card:c{n}" for n in range(12)},
    )

    def __init__(self) -> None:
        self.chosen: list[str] = []
        self.version = 1

    @property
    def offers(self) -> dict[str, str]:
        return self.QUESTIONS[len(self.chosen) % len(self.QUESTIONS)]

    def about(self) -> set[str]:
        return {ref for refs in self.offers.values() for ref in refs.split()}


play = Play()
OTHERS = ("dagger", "diplomacy", "foldspace", *(f"c{n}" for n in range(12)))


def thing(kind: str, id: str, inside: str = "") -> str:
    ref = f"{kind}:{id}"
    lit = ref in play.about()
    marks = ' tabindex="0" role="button"' if lit else ' data-why=""' if kind in ("card", "space") else ""
    zoom = f' data-zoom="{ref}"' if kind == "card" else ' data-goal data-spot="goal"' if id == "wealth" else ""
    return f'<div class="{kind}{" lit" if lit else ""}" data-ref="{ref}"{zoom}{marks}>{id}{inside}</div>'


def sound_of(key: str) -> str:
    return {"agent": "piece", "deploy": "swords", "buy": "card"}.get(key.split()[0], "point")


def fragment() -> str:
    where = next((key.split()[-1] for key in reversed(play.chosen) if key.startswith("agent")), "")
    agent = '<i data-move="agent" data-seat="0">A</i>'
    spaces = "".join(
        thing("space", id, agent if id == where else "") for id in ("arrakeen", "carthag", "wealth", "secrets")
    )
    cards = "".join(thing("card", id) for id in OTHERS)
    offers = "".join(
        f'<button class="offer" name="key" value="{key}" data-about="{about}"'
        f"{' data-key=r' if key == 'reveal' else ''}>"
        f"{key}{f'<kbd>{k % 10}</kbd>' if k <= 10 else ''}</button>"
        for k, (key, about) in enumerate(play.offers.items(), start=1)
    )
    news = "".join(
        f'<li data-news="{k}" data-seat="{k % 2}"><span data-said="{k}" data-sound="{sound_of(key)}">'
        f"chose {key}</span></li>"
        for k, key in enumerate(play.chosen)
    )
    return f"""<main id="table" data-path="{PATH}" data-components="/components/dune"
 data-version="{play.version}" data-decision="{len(play.chosen)}" data-seat="0" data-stage="table">
<p>Choices: <b id="count" data-count>{len(play.chosen)}</b></p>
<section id="board">{spaces}<div id="home">{agent if not where else ""}</div>{thing("garrison", "0")}</section>
<section id="hand">{cards}</section>
<form id="ask" method="post" action="{PATH}/choose"><input type="hidden" name="decision" value="{len(play.chosen)}">
<p class="prompt">Question {len(play.chosen)}</p>
<p id="follows" data-follows='{{"card:dagger": "Dagger: where?", "space:wealth": "Wealth: who?"}}'></p>{offers}</form>
<form method="post" action="{PATH}/undo"><button data-key="u">Undo</button></form>
<details id="log-box"><summary data-key="l">Log</summary><ol id="log">{news}</ol></details>
<input id="note" type="text"><input id="link" readonly value="http://example/join/1">
<button data-copy="#link" hidden>Copy</button><div data-settings></div>
</main>"""


def page(request: Request) -> Response:
    if request.query_params.get("part"):
        tag = f'"{play.version}"'
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304)
        return HTMLResponse(fragment(), headers={"ETag": tag, **HEADERS})
    given = json.dumps(words()).replace("&", "&amp;").replace('"', "&quot;")
    return HTMLResponse(
        f"""<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sandbox</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/static/base.css"><link rel="stylesheet" href="/look.css">
<script type="module" src="/static/table.js"></script></head><body data-words="{given}">
{fragment()}<button data-notify hidden>Tell me</button><div id="said" role="status"></div></body></html>""",
        headers=HEADERS,
    )


async def choose(request: Request) -> Response:
    form = await request.form()
    key = str(form["key"])
    if form["decision"] != str(len(play.chosen)):
        return HTMLResponse(fragment(), status_code=409)
    if key in FINAL and form.get("ask") and not form.get("confirm"):
        return JSONResponse({"error": "Undo ends here.", "code": "confirm"})
    play.chosen.append(key)
    play.version += 1
    return HTMLResponse(fragment())


async def undo(_request: Request) -> Response:
    if not play.chosen:
        return JSONResponse({"error": "Nothing to take back.", "code": "no-undo"}, status_code=409)
    play.chosen.pop()
    play.version += 1
    return HTMLResponse(fragment())


def reset(_request: Request) -> Response:
    """Begin anew; versions only grow."""
    play.chosen.clear()
    play.version += 1
    return PlainTextResponse("")


def why(request: Request) -> Response:
    return PlainTextResponse(f"Not now: {request.query_params['key']}")


def component(request: Request) -> Response:
    return HTMLResponse(f"<div class='big'>Large {request.path_params['ref']}</div>", headers=HEADERS)


async def live(_request: Request) -> Response:
    async def events() -> AsyncIterator[str]:
        told = 0
        while True:
            if play.version != told:
                told = play.version
                yield f"data: {json.dumps({'version': told})}\n\n"
            await asyncio.sleep(0.03)

    return StreamingResponse(events(), media_type="text/event-stream")


LOOK = """
main { display: grid; grid-template-columns: 1fr 1fr 260px; gap: 10px; padding: 10px }
#board, #hand { display: flex; flex-wrap: wrap; gap: 8px; align-content: start }
[data-ref] { width: 110px; height: 80px; border: 1px solid var(--line); border-radius: 8px; padding: 6px }
.lit { box-shadow: 0 0 0 2px var(--spice) }
#ask { display: grid; gap: 5px; align-content: start }
.big { background: var(--panel); border: 1px solid var(--spice); width: 240px; height: 340px; padding: 20px }
"""

routes = [
    Route(PATH, page),
    Route(f"{PATH}/choose", choose, methods=["POST"]),
    Route(f"{PATH}/undo", undo, methods=["POST"]),
    Route(f"{PATH}/why", why),
    Route(f"{PATH}/live", live),
    Route("/reset", reset),
    Route("/components/dune/{ref}", component),
    Route("/look.css", lambda _request: Response(re.sub(r"\n", " ", LOOK), media_type="text/css")),
    Route("/static/base.css", lambda _request: Response(sheets.read(STATIC / "base.css"), media_type="text/css")),
    Route(
        "/static/table.js", lambda _request: Response(sheets.read(STATIC / "table.js"), media_type="text/javascript")
    ),
    Mount("/static", StaticFiles(directory=STATIC)),
]

if __name__ == "__main__":
    uvicorn.run(
        Starlette(routes=routes),
        host="127.0.0.1",
        port=int(sys.argv[1]),
        timeout_graceful_shutdown=1,
        log_level="warning",
    )
