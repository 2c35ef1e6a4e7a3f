"""How large the text is: as the person has said, and never too small to be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.support import mouse
from tests.support.browser import NewPerson, Served, Shoot
from tests.support.windows import BEYOND, GAMES, sat

SMALL = """(least) => {
    const found = {};
    const texts = document.createTreeWalker(document.querySelector("#table"), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const thing = texts.currentNode.parentElement;
        if (!texts.currentNode.data.trim() || thing.closest("svg, .sr") || !thing.checkVisibility()) continue;
        if (thing.getBoundingClientRect().width < 2) continue;
        if (parseFloat(getComputedStyle(thing).fontSize) < least - 0.01) found[thing.className] = thing.textContent;
    }
    return found;
}"""
CUT = """() => [...document.querySelectorAll(".player .line, .track > b, .tile, .force-name > span, .score .cell i")]
    .filter((thing) => thing.scrollWidth > thing.clientWidth + 1 && thing.clientWidth)
    .map((thing) => thing.className + ": " + thing.textContent.trim())"""


@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_smaller_than_twelve_pixels_and_all_fits(
    served: Served, person: NewPerson, shoot: Shoot, game: str
) -> None:
    page = sat(served, person, game)
    shoot(page, f"size-m-{game}")
    assert page.evaluate(SMALL, 12) == {}
    assert page.evaluate(BEYOND) == [0, 0]
    assert page.evaluate(CUT) == []


def test_the_size_is_chosen_in_the_menu_and_remembered(served: Served, person: NewPerson, shoot: Shoot) -> None:
    page = sat(served, person, "dune")
    sizes = {}
    for size in ("s", "m", "l"):
        page.click("#open-menu")
        page.locator(f"#menu [name=size][value={size}]").click()
        expect(page.locator("html")).to_have_attribute("data-size", size)
        sizes[size] = page.locator(".dune").evaluate("board => parseFloat(getComputedStyle(board).fontSize)")
        shoot(page, f"size-{size}")
    assert sizes["s"] < sizes["m"] < sizes["l"]
    page.goto(served.url)
    expect(page.locator("html")).to_have_attribute("data-size", "l")
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") > 16


def test_a_size_that_there_is_not_changes_nothing(served: Served, person: NewPerson) -> None:
    ada = person()
    mouse.know(served, ada)
    form: dict[str, str | float | bool] = {"size": "huge", "back": "/"}
    ada.context.request.post(f"{served.url}/size", form=form, headers={"Origin": served.url})
    ada.page.goto(served.url)
    expect(ada.page.locator("html")).to_have_attribute("data-size", "m")
