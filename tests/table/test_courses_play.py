"""The replay of a game in Chromium: its course above the slider, what was asked, what the bot would have done."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import hagal
from hagal import bots
from tests.support.browser import DESKTOP, PHONE, NewPerson, Served, Shoot
from tests.support.looker import serious


def paper() -> str:
    game, bot = hagal.new("dune", players=2, seed=4), bots.make("heuristic", 1)
    while game.decision is not None:
        game.choose(bots.decide(game.state, game.decision.seat, bot).key(), game.decision.seat)
    return str(game.record)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_course_of_a_game_leads_to_its_moments(
    served: Served, person: NewPerson, shoot: Shoot, size: dict[str, int]
) -> None:
    page = person(viewport=size).page
    page.goto(served.url)
    headers = {"Origin": served.url, "Content-Type": "text/plain"}
    id = page.request.post(f"{served.url}/api/records", data=paper().encode(), headers=headers).json()["id"]
    page.goto(f"{served.url}/games/{id}/replay?at=20&seat=0")
    expect(page.locator("#course polyline")).to_have_count(2)
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
