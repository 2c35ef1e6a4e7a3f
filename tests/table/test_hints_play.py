"""Hints in Chromium: asked for by key, shown beside the question with what they are about aglow, and gone with it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support import mouse
from tests.support.browser import PHONE, NewPerson, Served, Shoot
from tests.support.looker import serious

WHOLE = "(box) => box.scrollHeight <= box.clientHeight + 1"
INSIDE = """(all) => all.every((one) => one.getBoundingClientRect().bottom <=
    one.closest(".ask").getBoundingClientRect().bottom)"""


def begin(served: Served, page: Page, title: str) -> None:
    page.goto(served.url)
    wish = {"title": title, "seats": [{"kind": "me"}, *([{"kind": "heuristic"}] if title == "runewars" else [])]}
    game = page.request.post(
        f"{served.url}/api/games", data={"title": "dune", **wish, "seed": 7}, headers={"Origin": served.url}
    ).json()
    page.goto(f"{served.url}/games/{game['id']}")
    mouse.stage(page)


@pytest.mark.parametrize("title", ["dune", "encounters", "runewars"])
def test_a_hint_from_its_key_to_its_choice(served: Served, person: NewPerson, shoot: Shoot, title: str) -> None:
    page = person(viewport=PHONE if title == "encounters" else {"width": 1366, "height": 768}).page
    begin(served, page, title)
    hint, tips = page.locator("#hint"), page.locator("#hint .tip")
    for _ in range(3):
        page.keyboard.press("h")
        expect(hint).to_be_visible()
        expect(page.locator("#ask .hinted")).to_have_count(1)
        expect(page.locator("#ask .hinted")).to_have_attribute("value", tips.first.get_attribute("value") or "")
        about = tips.first.get_attribute("data-about") or ""
        if about:
            assert page.locator(".hinted[data-ref]").count() > 0
        if title == "dune":
            assert hint.evaluate(WHOLE), "all tips are in sight"
            assert page.locator("#ask .ends .offer").evaluate_all(INSIDE)
        shoot(page, f"hint-{title}")
        assert serious(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.keyboard.press("h")
        expect(hint).to_have_count(0)
        expect(page.locator(".hinted")).to_have_count(0)
        page.locator("#hint-button").click()
        expect(tips.first).to_be_focused()
        before = page.locator("#table").get_attribute("data-decision")
        page.keyboard.press("Enter")
        expect(page.locator("#table")).not_to_have_attribute("data-decision", before or "")
        expect(hint).to_have_count(0)
        expect(page.locator("#hint-button")).to_be_visible()


def test_the_plain_page_of_a_hint_is_the_table_again_once_there_is_a_script(served: Served, person: NewPerson) -> None:
    page = person().page
    begin(served, page, "dune")
    path = page.locator("#table").get_attribute("data-path")
    page.goto(f"{served.url}{path}/hint?seat=0")
    mouse.stage(page)
    expect(page).to_have_url(f"{served.url}{path}?seat=0")
    expect(page.locator("#hint .tip").first).to_be_visible()
    expect(page.locator("#ask .hinted")).to_have_count(1)
    page.reload()
    expect(page.locator("#hint")).to_have_count(0)
