"""Pages by plain requests: how they are played, and what holds for each."""

from __future__ import annotations

import random
import re

from tests.support.client import until
from tests.support.forms import Page, Visitor

SECRET = "<script>alert('x')</script>"
"""A name or a note that no page may take at its word."""


def solo(visitor: Visitor) -> Page:
    """One click on the start page."""
    page = visitor.open("/")
    quick = next(form for form in page.read.forms if "quick" in form.fields)
    return visitor.send(quick)


def play(visitor: Visitor, page: Page, choices: int = 10_000, rng: random.Random | None = None) -> Page:
    """Answer questions by their forms, until the game is over or for so many choices."""
    rng = rng or random.Random(1)
    path = page.path
    done = 0

    def waits() -> bool:
        nonlocal page
        page = visitor.open(path)
        return page.stage != "table" or page.has_form("ask")

    while page.stage != "end" and done < choices:
        if page.stage == "curtain":
            page = visitor.send(page.form(page.read.ids["table"]["data-path"]))
            path = page.path
        elif page.has_form("ask"):
            form = page.form("ask")
            page = visitor.send(form, rng.choice(form.buttons))
            path = page.path
            done += 1
        else:
            until(waits)
    return page


def sound(page: Page, lang: str) -> None:
    """What holds for every page."""
    read = page.read
    assert read.lang == lang
    assert read.headings[0] == 1
    assert all(after <= before + 1 for before, after in zip(read.headings, read.headings[1:], strict=False))
    for found in read.inputs:
        assert found.get("id") in read.labels or found.get("aria-label"), found
    for bad in (" style=", "<style", " onclick=", "javascript:", "None", "Undefined"):
        assert bad not in page.html
    assert re.findall(r"<script(?! type=\"module\" src=\"/static/table\.js)", page.html) == []


def invitation(page: Page) -> str:
    found = re.search(r"/join/[0-9a-f]+", page.html)
    assert found is not None
    return found[0]
