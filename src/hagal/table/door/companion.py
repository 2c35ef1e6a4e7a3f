"""Beside the table: the companion for a real board, served under /companion with the policy that it needs there."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send

from hagal.companion import build
from hagal.companion.serve import create_app
from hagal.table.refusal import Refused


def installed() -> bool:
    """Is the program there that runs the rules on a phone?"""
    try:
        build.pyodide()
    except build.NoPyodide:
        return False
    return True


class Companion:
    """Its files; while the program is missing that runs the rules on a phone, a page that says how to get it."""

    def __init__(self) -> None:
        self.files: ASGIApp = create_app()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not installed():
            raise Refused("no-companion", 404)
        await self.files(scope, receive, send)
