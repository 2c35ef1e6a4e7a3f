"""What is read at the table: lists that open over it, cards enlarged, the story while it is told, long lists."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support import mouse
from tests.support.browser import NewPerson, Served, Shoot

COVERED = """([over, under]) => {
    const box = document.querySelector(over).getBoundingClientRect();
    return [...document.querySelectorAll(under)].filter((thing) => {
        const other = thing.getBoundingClientRect();
        return other.width && box.left < other.right - 1 && box.right > other.left + 1 &&
            box.top < other.bottom - 1 && box.bottom > other.top + 1;
    }).map((thing) => thing.className + thing.id);
}"""


def sat(served: Served, person: NewPerson, wish: dict[str, Any] | None = None, **options: Any) -> Page:
    """Somebody at a new table, alone."""
    ada = person(**options)
    mouse.know(served, ada)
    mouse.new_game(served, ada, **{"seed": 5, **(wish or {})})
    mouse.stage(ada.page)
    return ada.page


# ---- Piles


def test_a_pile_opens_the_sheet_of_decks_where_it_tells_of_it(served: Served, person: NewPerson, shoot: Shoot) -> None:
    """By a click, by a key and by the keyboard alone; its cards enlarge; Escape and a click beside it close it."""
    page = sat(served, person)
    sheet, mine = page.locator("#decks"), page.locator('#decks [data-deck="seat-0"]')
    page.locator(".own .pile").first.click()
    expect(mine).to_be_in_viewport()
    expect(mine).to_be_focused()
    card = mine.locator("li").first
    card.hover()
    expect(page.locator("#zoom .dune-card h2")).to_have_text(card.inner_text().removesuffix(" ×2"))
    shoot(page, "decks")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    page.locator(".hagal .opens").focus()
    page.keyboard.press("Enter")
    expect(page.locator('#decks [data-deck="hagal"]')).to_be_focused()
    page.mouse.click(300, 400)
    expect(sheet).to_be_hidden()
    page.keyboard.press("v")
    expect(mine).to_be_focused()
    page.keyboard.press("v")
    expect(sheet).to_be_hidden()
    page.locator(".player .called").nth(1).click()
    expect(sheet).to_be_visible()


# ---- Cards enlarged


@pytest.mark.parametrize("window", [(1366, 768), (1920, 1080), (2560, 1440)])
def test_what_is_enlarged_is_larger_than_on_the_board(
    served: Served, person: NewPerson, window: tuple[int, int]
) -> None:
    page = sat(served, person, viewport={"width": window[0], "height": window[1]})
    page.locator(".arrakis .space").first.hover()
    expect(page.locator("#zoom .dune-card")).to_be_visible()
    scale = "card => parseFloat(getComputedStyle(card).fontSize) * card.currentCSSZoom"
    board = page.locator(".dune").evaluate("board => parseFloat(getComputedStyle(board).fontSize)")
    assert page.locator("#zoom .dune-card").evaluate(scale) > board
    box = page.locator("#zoom").bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= window[0]
    assert box["y"] + box["height"] <= window[1]


def test_what_is_pinned_stays_and_another_stands_beside_it(served: Served, person: NewPerson, shoot: Shoot) -> None:
    page = sat(served, person)
    zoom, other = page.locator("#zoom .dune-card"), page.locator("#zoom-other .dune-card")
    row = page.locator(".market .row-card")
    names = row.locator(".name").all_inner_texts()
    row.nth(0).click(button="right")
    expect(zoom).to_be_visible()
    page.mouse.move(5, 5)
    row.nth(2).hover()
    expect(other).to_be_visible()
    expect(zoom).to_be_visible()
    assert page.evaluate(COVERED, ["#zoom", "#zoom-other, .ask.open"]) == []
    assert page.evaluate(COVERED, ["#zoom-other", ".ask.open"]) == []
    shoot(page, "zoom-compared")
    page.keyboard.press("Escape")
    expect(zoom).to_be_hidden()
    expect(other).to_be_hidden()
    row.nth(1).hover()
    expect(zoom.locator("h2")).to_have_text(names[1].replace("\xad", ""))
    page.keyboard.press("Space")
    page.mouse.move(5, 5)
    page.locator(".arrakis .space").first.hover()
    expect(other.locator("h2")).to_have_text("Arrakeen")
    expect(zoom).to_be_visible()
    page.keyboard.press("Space")
    expect(zoom).to_be_hidden()
    row.nth(1).hover()
    expect(zoom).to_be_visible()
    page.keyboard.down("Shift")
    row.nth(0).hover()
    expect(other).to_be_visible()
    page.keyboard.up("Shift")
    expect(other).to_be_hidden()


@pytest.mark.parametrize("thing", [".own .card", ".market .row-card", "#ask .sends h3", ".arrakis .space"])
def test_what_is_enlarged_covers_neither_the_question_nor_its_like(
    served: Served, person: NewPerson, thing: str
) -> None:
    page = sat(served, person)
    page.locator(thing).first.hover()
    expect(page.locator("#zoom .dune-card")).to_be_visible()
    under = [".ask", ".own .card"] if thing.startswith(".own") else [".ask"]
    assert page.evaluate(COVERED, ["#zoom", ", ".join(under)]) == []


def test_what_came_under_a_resting_pointer_does_not_enlarge(served: Served, person: NewPerson) -> None:
    page = sat(served, person)
    page.clock.install()
    old = mouse.version(page)
    page.locator("#ask .sends .offer").first.click()
    mouse.moved_on(page, old)
    page.clock.run_for(5000)
    expect(page.locator("#zoom")).to_be_hidden()
    page.locator(".market .row-card").first.hover()
    page.clock.run_for(1000)
    expect(page.locator("#zoom .dune-card")).to_be_visible()


# ---- The story


def test_the_whole_story_has_the_latest_first(served: Served, person: NewPerson) -> None:
    page = sat(served, person)
    mouse.choose(page, "reveal")
    page.click("#open-log")
    page.wait_for_selector("#log-sheet .told li")
    said = page.locator("#log-sheet .round").first.locator(".told li").all_inner_texts()
    assert len(said) > 3
    assert [k for k, text in enumerate(said) if text.startswith("Countess Ariana Thorvald reveals")] == [0]


# ---- Long lists


def test_a_list_that_goes_on_says_so_and_its_keys_go_on(served: Served, person: NewPerson) -> None:
    page = sat(served, person, {"seats": [{"kind": "me"}, {"kind": "random"}, {"kind": "random"}], "seed": 11})
    page.set_viewport_size({"width": 1366, "height": 720})
    offers = page.locator("#ask .offers")
    assert page.locator("#ask .offer").count() > 10
    expect(offers).to_have_class("offers more")
    offers.evaluate("list => list.scrollTo(0, list.scrollHeight)")
    expect(offers).to_have_class("offers")
    eleventh = page.locator("#ask .offer").nth(10)
    expect(eleventh.locator("kbd")).to_have_text("⇧1")
    old, key = mouse.version(page), eleventh.get_attribute("value")
    with page.expect_request("**/choose") as sent:
        page.keyboard.press("Shift+Digit1")
    mouse.moved_on(page, old)
    assert f"key={str(key).replace(' ', '+')}" in str(sent.value.post_data)
