"""When something is refused: a page that says why, or for a script the sentence alone."""

from __future__ import annotations

import re

from fastapi import Request
from fastapi.responses import JSONResponse, Response

from hagal.table.door import web
from hagal.table.pages import html
from hagal.table.pages.forms import wants_part
from hagal.table.refusal import Refused
from hagal.table.words import words

TOLD = (403, 404, 409, 429, 500)
"""The statuses with a heading of their own."""


def unanswered(request: Request, refused: Refused, status: int = 0) -> Response:
    """For a script: the sentence and its code."""
    return JSONResponse({"error": refused.say(web.lang(request)), "code": refused.code}, status or refused.status)


def error(request: Request, refused: Refused) -> Response:
    """A page that says what is wrong, and a way on."""
    headers = {"Retry-After": str(max(1, round(refused.after)))} if refused.status == 429 else {}
    if wants_part(request):
        answer = unanswered(request, refused)
        answer.headers.update(headers)
        return answer
    lang = web.lang(request)
    heading = f"web-error-{refused.status}" if refused.status in TOLD else "web-error-other"
    game = re.match(r"/games/[A-Za-z0-9_-]+(?=/|$)", request.url.path)
    back = game[0] if game and refused.code != "no-game" and request.url.path != game[0] else ""
    rules = request.url.path.startswith("/rules/")
    if request.method == "POST":
        here = back or "/"
    else:
        here = html.here(request)
    return html.page(
        request,
        "error.html",
        refused.status,
        headers,
        code=refused.status,
        heading=words(lang)(heading),
        sentence=refused.say(lang),
        back="/rules" if rules else back,
        back_text=words(lang)("web-rules-title" if rules else "web-back-table"),
        here=here,
    )
