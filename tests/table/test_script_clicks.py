"""No move is lost by one click: what a press means, and when it means nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import NewPerson, Served
from tests.support.pretended import expect_chosen, opened

WEALTH, DAGGER, CARTHAG = "[data-ref='space:wealth']", "[data-ref='card:dagger']", "[data-ref='space:carthag']"
RESTED = 300
"""Milliseconds after which a pointer that did not move may press again."""


@pytest.fixture
def page(sandbox: Served, person: NewPerson) -> Page:
    return opened(sandbox, person, clicks="sure")


def chosen(page: Page) -> list[str]:
    return page.locator("#log li").all_text_contents()


def settled(page: Page) -> None:
    page.wait_for_function("() => !document.getElementById('table').ariaBusy")


def test_the_first_click_picks_and_the_second_acts(page: Page) -> None:
    page.click(WEALTH)
    expect(page.locator("#choices .offer")).to_contain_text(["agent diplomacy wealth"])
    assert chosen(page) == []
    page.click(WEALTH)
    expect_chosen(page, "agent diplomacy wealth")


def test_the_menu_acts_as_well_and_by_enter(page: Page) -> None:
    page.click(WEALTH)
    expect(page.locator("#choices .offer")).to_be_focused()
    page.keyboard.press("Enter")
    expect_chosen(page, "agent diplomacy wealth")


def test_a_card_and_then_a_space_are_two_clicks(page: Page) -> None:
    page.click(DAGGER)
    page.click(CARTHAG)
    expect_chosen(page, "agent dagger carthag")


def test_a_click_beside_takes_the_pick_back(page: Page) -> None:
    page.click(WEALTH)
    page.mouse.click(5, 700)
    expect(page.locator(".picked")).to_have_count(0)
    expect(page.locator("#choices")).to_be_hidden()
    assert chosen(page) == []


def test_what_cannot_be_taken_back_is_pressed_twice(page: Page, person: NewPerson) -> None:
    reveal = page.locator("#ask .offer[value=reveal]")
    reveal.click()
    expect(page.locator("#toast")).to_have_text("Undo ends here.")
    expect(reveal).to_have_class("offer armed")
    assert chosen(page) == []
    reveal.click()
    expect_chosen(page, "reveal")
    expect(page.locator(".armed")).to_have_count(0)


def test_what_was_pressed_once_is_forgotten_by_another_click(page: Page, person: NewPerson) -> None:
    reveal = page.locator("#ask .offer[value=reveal]")
    ways: tuple[Callable[[], None], ...] = (
        lambda: page.mouse.click(5, 700),
        lambda: page.click(DAGGER),
        lambda: page.keyboard.press("Escape"),
    )
    for beside in ways:
        reveal.click()
        expect(reveal).to_have_class("offer armed")
        beside()
        expect(page.locator(".armed")).to_have_count(0)
        page.mouse.click(5, 700)
        assert chosen(page) == []


def test_a_key_pressed_twice_does_it_too(page: Page, person: NewPerson) -> None:
    page.keyboard.press("4")
    expect(page.locator(".armed")).to_have_count(1)
    page.keyboard.press("4")
    expect_chosen(page, "reveal")


def test_a_double_click_does_not_answer_the_next_question(page: Page) -> None:
    box = page.locator("#ask .offer").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down(click_count=1)
    page.mouse.up(click_count=1)
    expect_chosen(page, "agent dagger arrakeen")
    page.mouse.move(x + 1, y)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    settled(page)
    assert chosen(page) == ["chose agent dagger arrakeen"]
    page.mouse.down(click_count=1)
    page.mouse.up(click_count=1)
    expect_chosen(page, "agent dagger arrakeen", "deploy 0")


def test_a_press_that_began_at_another_question_is_none(page: Page) -> None:
    page.locator("#ask .offer").nth(1).hover()
    page.mouse.down()
    page.evaluate("document.querySelector('#ask').requestSubmit(document.querySelector('#ask .offer'))")
    expect_chosen(page, "agent dagger arrakeen")
    page.mouse.up()
    settled(page)
    assert chosen(page) == ["chose agent dagger arrakeen"]


def test_a_touch_that_began_at_another_question_is_none(sandbox: Served, person: NewPerson) -> None:
    """The browser speaks of a press only once the thumb is lifted."""
    page = opened(sandbox, person, frozen=True, clicks="sure", has_touch=True, is_mobile=True)
    offer = page.locator("#ask .offer").first
    offer.scroll_into_view_if_needed()
    box = offer.bounding_box()
    assert box is not None
    thumb = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    thumb.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.evaluate("document.querySelector('#ask').requestSubmit(document.querySelector('#ask .offer'))")
    expect_chosen(page, "agent dagger arrakeen")
    page.clock.run_for(RESTED)
    thumb.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    settled(page)
    assert chosen(page) == ["chose agent dagger arrakeen"]
    page.keyboard.press("1")
    expect_chosen(page, "agent dagger arrakeen", "deploy 0")


def test_what_comes_under_a_resting_pointer_is_not_pressed_by_it(sandbox: Served, person: NewPerson) -> None:
    page = opened(sandbox, person, frozen=True, clicks="sure")
    page.locator("#ask .offer").first.click()
    expect_chosen(page, "agent dagger arrakeen")
    page.mouse.down()
    page.mouse.up()
    settled(page)
    assert chosen(page) == ["chose agent dagger arrakeen"]
    page.clock.run_for(RESTED)
    page.mouse.down()
    page.mouse.up()
    expect_chosen(page, "agent dagger arrakeen", "deploy 0")


def test_one_click_is_one_request(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {request.url.rpartition('/')[2]}"))
    for count, key in enumerate(("agent dagger arrakeen", "deploy 0", "buy c0"), start=1):
        page.mouse.move(5, 700 + count)
        page.locator(f"#ask .offer[value='{key}']").click()
        expect(page.locator("#log li")).to_have_count(count)
        page.wait_for_timeout(120)  # the news of it have come by then
    assert asked == ["POST choose"] * 3
