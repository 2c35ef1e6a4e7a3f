"""How large the text is: as the person has said, and never too small to be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support import mouse
from tests.support.browser import NewPerson, Served, Shoot
from tests.support.looker import LOW, OVER
from tests.support.windows import BEYOND, GAMES, sat

SMALL = """(least) => {
    const found = {};
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const thing = texts.currentNode.parentElement;
        if (!texts.currentNode.data.trim() || thing.closest(".sr, script, style") || !thing.checkVisibility()) continue;
        if (thing.getBoundingClientRect().width < 2) continue;
        const drawn = thing.ownerSVGElement ? thing.getScreenCTM() : null;
        const size = parseFloat(getComputedStyle(thing).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
        if (size < least - 0.01)
            found[thing.className.baseVal ?? thing.className] = `${thing.textContent.trim()}: ${size.toFixed(1)}`;
    }
    return found;
}"""
RESIZE = """size => new Promise((done) => {
    document.documentElement.dataset.size = size;
    requestAnimationFrame(() => requestAnimationFrame(done));
})"""
"""Maps are fitted anew a frame later."""
LEAST = 12
CUT = """() => [...document.querySelectorAll(".player .line, .track > b, .tile, .force-name > span, .score .cell i")]
    .filter((thing) => thing.scrollWidth > thing.clientWidth + 1 && thing.clientWidth)
    .map((thing) => thing.className + ": " + thing.textContent.trim())"""


NAMES = """() => [...document.querySelectorAll(".player .called, .player .bit, .player .latest, .trap .name")]
    .filter((thing) => thing.checkVisibility() && thing.scrollWidth > thing.clientWidth + 1)
    .map((thing) => thing.textContent.trim())"""

WINDOWS = ((1366, 768), (1366, 640), (1280, 720), (1024, 768), (360, 740))
SHEETS = ("#open-menu", "#open-log", "#open-help", "#open-seats")
PATHS = ("/", "/?title=encounters", "/?title=runewars", "/me", "/challenges", "/daily", "/rules")
WINDOWED = [
    pytest.param(game, marks=() if game in ("dune", "full") else pytest.mark.proof)
    for game in ("dune", "hunted", "full", "orders", "alien")
]
NEARER = 2
"""So often nearer a map shows what is small on it; on a phone its names, too."""


@pytest.mark.parametrize("game", [*GAMES, "full"])
def test_no_text_is_smaller_than_twelve_pixels_and_all_fits(
    served: Served, person: NewPerson, shoot: Shoot, game: str
) -> None:
    page = sat(served, person, game)
    page.evaluate(RESIZE, "m")
    shoot(page, f"size-m-{game}")
    assert page.evaluate(SMALL, LEAST) == {}
    assert page.evaluate(BEYOND) == [0, 0]
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("lang", ["ru", "pt-BR"])
def test_names_of_hunters_are_whole(served: Served, person: NewPerson, shoot: Shoot, lang: str) -> None:
    page = sat(served, person, "three", locale=lang)
    shoot(page, f"names-{lang}")
    assert page.evaluate(NAMES) == []
    assert page.evaluate(BEYOND) == [0, 0]
    assert page.evaluate(SMALL, LEAST) == {}
    page.set_viewport_size({"width": 1024, "height": 768})
    shoot(page, f"names-1024-{lang}")
    for pile in page.locator(".own .piles .pile").all():
        expect(pile).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", WINDOWED)
def test_no_text_is_smaller_in_any_window_and_size(served: Served, person: NewPerson, shoot: Shoot, game: str) -> None:
    """What is drawn on a map is read from near; who holds what, and how many stand there, at once on all but phones."""
    page = sat(served, person, game)
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        for size in ("s", "m", "l"):
            page.evaluate(RESIZE, size)
            for tab in page.locator("[data-tab]:visible").all():
                tab.click()
                small(page, f"{width} {height} {size} {tab.inner_text()}")
            small(page, f"{width} {height} {size}")
            assert page.evaluate(BEYOND) == [0, 0], (width, height, size)
        shoot(page, f"size-l-{game}-{width}-{height}")


def small(page: Page, where: str) -> None:
    """Nothing is, nor cut off or covered; on a map from near."""
    assert page.evaluate(LOW) == [], where
    assert page.evaluate(OVER) == [], where
    phone = page.evaluate("innerWidth") < 700
    found = page.evaluate(SMALL, LEAST)
    drawn = {"", *(("area", "town") if phone else ())} if page.locator("[data-pan]:visible").count() else set()
    assert found.keys() <= drawn, (where, found)
    if found:
        for _ in range(NEARER):
            page.locator("[data-lens=in]").click()
        assert page.evaluate(SMALL, LEAST) == {}, where
        page.locator("[data-lens=fit]").click()


@pytest.mark.parametrize(("width", "height"), [(1366, 640), (360, 740)])
def test_no_text_is_smaller_on_any_page_or_sheet(served: Served, person: NewPerson, width: int, height: int) -> None:
    ada = person(viewport={"width": width, "height": height})
    mouse.know(served, ada)
    form: dict[str, str | float | bool] = {"size": "s", "back": "/"}
    ada.context.request.post(f"{served.url}/size", form=form, headers={"Origin": served.url})
    mouse.new_game(served, ada, **GAMES["dune"])
    for sheet in SHEETS:
        ada.page.locator(sheet).evaluate("button => button.click()")
        expect(ada.page.locator("dialog[open], [popover]:popover-open").first).to_be_visible()
        assert ada.page.evaluate(SMALL, LEAST) == {}, sheet
        ada.page.keyboard.press("Escape")
    for path in PATHS:
        ada.page.goto(served.url + path)
        expect(ada.page.locator("html")).to_have_attribute("data-size", "s")
        assert ada.page.evaluate(SMALL, LEAST) == {}, path


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
