"""Previews in Chromium: what comes of each space stands below its offer, and beside it, once a card is picked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support import mouse
from tests.support.browser import DESKTOP, PHONE, NewPerson, Served, Shoot
from tests.support.looker import serious

SEED = 1
"""Its first question is a turn, with a card in hand that leads to four spaces."""
CARD, SPACE = "diplomacy", "wealth"
WINDOWS = [
    pytest.param(DESKTOP, {}, id="desktop"),
    pytest.param(PHONE, {"has_touch": True, "is_mobile": True}, id="phone", marks=pytest.mark.proof),
]


def begin(served: Served, page: Page) -> dict[str, str]:
    """A game at its first question, and what comes of the answers."""
    page.goto(served.url)
    wish = {"title": "dune", "seats": [{"kind": "me"}], "seed": SEED}
    game = page.request.post(
        f"{served.url}/api/games", data={"title": "dune", **wish}, headers={"Origin": served.url}
    ).json()
    page.goto(f"{served.url}/games/{game['id']}")
    assert mouse.stage(page) == "table"
    return dict(page.request.get(f"{served.url}/api/games/{game['id']}/previews").json()["comes"])


def thing(page: Page, ref: str) -> Locator:
    return page.locator(f"#table [data-ref='{ref}'].lit").first


@pytest.mark.parametrize(("window", "options"), WINDOWS)
def test_a_picked_card_says_what_comes_of_each_of_its_spaces(
    served: Served, person: NewPerson, shoot: Shoot, window: dict[str, int], options: dict[str, bool]
) -> None:
    page = person(viewport=window, clicks="sure", **options).page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/previews?" in request.url else None)
    comes = begin(served, page)
    said = page.locator("#ask .comes.later:visible")
    assert asked == [], "nobody has looked yet"
    key = f"agent {CARD} {SPACE}"
    if window is DESKTOP:  # the list alone says it, too
        page.locator(f"#ask .offer[value='{key}']").hover()
        expect(page.locator("#zoom .comes")).to_have_text(comes[key])
        shoot(page, "previews-list")
        expect(said).to_have_count(0)
    thing(page, f"card:{CARD}").click()
    offers = {key: text for key, text in comes.items() if key.startswith(f"agent {CARD} ")}
    assert len(offers) > 2
    expect(said).to_have_count(len(offers))
    expect(said).to_have_text(list(offers.values()))
    shoot(page, f"previews-picked-{window['width']}")
    space = thing(page, f"space:{SPACE}")
    space.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    expect(space).to_be_focused()
    expect(page.locator("#zoom .comes")).to_have_text(offers[key])
    shoot(page, f"previews-space-{window['width']}")
    assert serious(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(said).to_have_count(0)
    assert len(asked) == 1
