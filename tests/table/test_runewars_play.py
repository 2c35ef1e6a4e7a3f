"""Runewars in Chromium: some turns against a bot and at one screen; the question is always in sight."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.support import mouse
from tests.support.browser import DESKTOP, PHONE, NewPerson, Served, Shoot
from tests.support.looker import Looker

SEATS = {"bot": [{"kind": "me"}, {"kind": "random"}], "friends": [{"kind": "me"}, *([{"kind": "friend"}] * 3)]}
IN_SIGHT = """() => {
    const seen = (thing) => {
        const { top, bottom, height } = thing.getBoundingClientRect();
        return height > 0 && top >= 0 && bottom <= innerHeight;
    };
    return [...document.querySelectorAll(".ask .prompt, #ask .offers, #ask .ends .offer")].every(seen);
}"""
FIRST = "() => document.querySelector('#ask .offer').getBoundingClientRect().bottom <= innerHeight"


def turns(page: Page, seed: int, many: int) -> int:
    """By clicks at random; how many offers the longest list had. Whatever is asked, it is in sight."""
    rng, most = random.Random(seed), 0
    for _ in range(many):
        sit_down(page)
        assert page.evaluate(IN_SIGHT)
        assert page.evaluate(FIRST)
        offers = mouse.offers(page)
        most = max(most, len(offers))
        mouse.choose(page, rng.choice(offers)[0])
    sit_down(page)
    return most


def sit_down(page: Page) -> None:
    if mouse.stage(page) == "curtain":
        page.click("#i-am")
        expect(page.locator("#table")).to_have_attribute("data-stage", "table")


@pytest.mark.parametrize(
    ("who", "lang", "window", "many"),
    [
        pytest.param("bot", "en", DESKTOP, 30, id="bot-desktop"),
        pytest.param("friends", "ru", PHONE, 12, id="friends-phone"),
        pytest.param("friends", "pt-BR", DESKTOP, 90, id="friends-desktop", marks=pytest.mark.proof),
    ],
)
def test_some_turns_by_clicks(
    served: Served, person: NewPerson, shoot: Shoot, who: str, lang: str, window: dict[str, int], many: int
) -> None:
    """Nothing is wider or, on a large screen, higher than the window; no page has a fault of accessibility."""
    somebody = person(locale=lang, viewport=window)
    mouse.know(served, somebody)
    mouse.new_game(served, somebody, title="runewars", seats=SEATS[who], seed=5)
    page = somebody.page
    assert turns(page, 6, many) > 12
    expect(page.locator(".realm .map")).to_be_visible()
    Looker(served, somebody, shoot, f"runewars-{who}-{lang}").look("turn")


def test_decks_that_were_opened_stay_so(served: Served, person: NewPerson) -> None:
    somebody = person()
    mouse.know(served, somebody)
    mouse.new_game(served, somebody, title="runewars", seats=SEATS["bot"], seed=5, options={"factions": "random"})
    page = somebody.page
    mouse.stage(page)
    page.locator(".beside summary").click()
    expect(page.locator(".beside .pop")).to_be_visible()
    mouse.choose(page, mouse.offers(page)[0][0])
    mouse.stage(page)
    expect(page.locator(".beside .pop")).to_be_visible()


def test_a_thing_before_a_player_is_enlarged_and_says_why_not(served: Served, person: NewPerson) -> None:
    somebody = person()
    mouse.know(served, somebody)
    mouse.new_game(served, somebody, title="runewars", seats=SEATS["bot"], seed=5, options={"factions": "random"})
    page = somebody.page
    mouse.stage(page)
    order = page.locator(".order").nth(7)
    order.hover()
    expect(page.locator("#zoom .rw-card h2")).to_have_text("Fortify")
    order.click()
    expect(page.locator("#toast")).to_contain_text("Orders are chosen once in each season")
