"""What is read at the table: lists that open over it, cards enlarged, the story while it is told, long lists."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support import mouse
from tests.support.browser import NewPerson, Served

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


def test_one_pile_is_open_at_a_time(served: Served, person: NewPerson) -> None:
    page = sat(served, person)
    piles = page.locator(".zone.piles details")
    piles.nth(0).locator("summary").click()
    expect(piles.nth(0).locator(".pop")).to_be_visible()
    piles.nth(1).locator("summary").focus()  # under the first list there is nothing to click
    page.keyboard.press("Enter")
    expect(piles.nth(1).locator(".pop")).to_be_visible()
    expect(piles.nth(0).locator(".pop")).to_be_hidden()


def test_a_pile_closes_by_escape_and_by_a_click_elsewhere(served: Served, person: NewPerson) -> None:
    page = sat(served, person)
    pile = page.locator(".zone.piles details").first
    pile.locator("summary").click()
    pile.locator(".pop").click()
    expect(pile.locator(".pop")).to_be_visible()
    page.keyboard.press("Escape")
    expect(pile.locator(".pop")).to_be_hidden()
    pile.locator("summary").click()
    page.locator(".brand").hover()
    page.locator("#log").click()
    expect(pile.locator(".pop")).to_be_hidden()


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
