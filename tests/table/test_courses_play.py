"""The replay of a game in Chromium: its course above the slider, what was asked, what the bot would have done."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Page, expect

import hagal
from hagal import bots
from hagal.text import LANGUAGES
from tests.support.browser import DESKTOP, PHONE, NewPerson, Served, Shoot, sample
from tests.support.looker import serious

LEAST = 300
"""Narrower, nobody aims at a moment with a slider."""
LAPS = """() => {
    const parts = [...document.querySelectorAll(
        "#slider-said, #slider-form > *, #slider-acts > *")].filter(
            (one) => one.checkVisibility() && !one.matches(".sr"));
    const found = [];
    for (const one of parts) {
        const a = one.getBoundingClientRect();
        if (a.left < 0 || a.right > innerWidth || a.bottom > innerHeight) found.push(`${one.id} outside`);
        for (const other of parts) {
            const b = other.getBoundingClientRect();
            if (one === other || a.left >= b.right || b.left >= a.right) continue;
            if (a.top < b.bottom && b.top < a.bottom) found.push(`${one.id} | ${other.id}`);
        }
    }
    return found;
}"""


@cache
def paper() -> str:
    game, bot = hagal.new("dune", players=2, seed=4), bots.make("heuristic", 1)
    while game.decision is not None:
        game.choose(bots.decide(game.state, game.decision.seat, bot).key(), game.decision.seat)
    return str(game.record)


def replayed(served: Served, page: Page) -> None:
    page.goto(served.url)
    headers = {"Origin": served.url, "Content-Type": "text/plain"}
    id = page.request.post(f"{served.url}/api/records", data=paper().encode(), headers=headers).json()["id"]
    page.goto(f"{served.url}/games/{id}/replay?at=20&seat=0")
    expect(page.locator("#course polyline")).to_have_count(2)


@pytest.mark.parametrize("lang", sample(LANGUAGES, "ru"))
def test_the_slider_is_wide_enough_to_aim_with(served: Served, person: NewPerson, shoot: Shoot, lang: str) -> None:
    page = person(locale=lang).page
    replayed(served, page)
    for width, height in [(360, 740), (768, 1024), (1221, 800), (1280, 720), (1366, 768), (1536, 864), (1920, 1080)]:
        page.set_viewport_size({"width": width, "height": height})
        shoot(page, f"slider-{width}-{lang}")
        for part in ("#timeline", "#course", "#at"):
            box = page.locator(part).bounding_box()
            assert box is not None
            assert box["width"] >= LEAST, (part, width)
        assert page.evaluate(LAPS) == [], width
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_course_of_a_game_leads_to_its_moments(
    served: Served, person: NewPerson, shoot: Shoot, size: dict[str, int]
) -> None:
    page = person(viewport=size).page
    replayed(served, page)
    expect(page.locator("#course-now")).to_have_attribute("x1", "20")
    expect(page.locator("#asked .chosen")).to_have_count(1)
    page.keyboard.press("h")
    expect(page.locator("#asked .tips li").first).to_be_visible()
    expect(page.locator("#asked .chosen")).to_have_count(1)
    shoot(page, f"course-{size['width']}")
    page.locator("#moments summary").click()
    up = page.locator("#moments li:is(.up, .down) a").first
    at = (up.get_attribute("href") or "").split("at=")[1].split("&")[0]
    up.click()
    expect(page.locator("#course-now")).to_have_attribute("x1", at)
    assert f"at={at}&" in page.url
    expect(page.locator("#asked .tips")).to_have_count(0)
    page.locator("#speed").select_option("4")
    expect(page.locator("#link-moment")).to_be_visible()
    shoot(page, f"moments-{size['width']}")
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
