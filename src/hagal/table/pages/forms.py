"""What a request asks for: what was typed into a form, which seat, the whole page or its piece; and where it goes."""

from __future__ import annotations

import re
from typing import Annotated

from fastapi import Depends, Request
from fastapi.responses import RedirectResponse
from starlette.datastructures import UploadFile


async def read_form(request: Request) -> dict[str, str]:
    """What was typed into a form; an uploaded file as its text."""
    found: dict[str, str] = {}
    async with request.form(max_files=1, max_fields=200) as form:
        for field, value in form.multi_items():
            if isinstance(value, UploadFile):
                found[field] = (await value.read()).decode("utf-8", "replace")
            else:
                found[field] = value
    return found


Typed = Annotated[dict[str, str], Depends(read_form)]


def number(text: str | None) -> int | None:
    """A whole number of a reasonable size, if it is one."""
    return int(text) if text and re.fullmatch(r"-?[0-9]{1,9}", text) else None


def asked_seat(request: Request) -> int | None:
    return number(request.query_params.get("seat"))


def wants_part(request: Request) -> bool:
    return request.headers.get("x-part") == "table" or request.query_params.get("part") == "table"


def go(path: str) -> RedirectResponse:
    return RedirectResponse(path, 303)
