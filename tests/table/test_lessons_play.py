"""Lessons in Chromium: the bubble stands beside what it is about, hides neither that nor the question, and goes on by
mouse, key and Esc."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from hagal.table.games import lessons
from hagal.text import LANGUAGES
from tests.support import mouse, thumb
from tests.support.browser import DESKTOP, PATIENCE, PHONE, NewPerson, Served, Shoot
from tests.support.coached import begin, go_on, looked_at, step
from tests.support.looker import serious

NAMES = tuple(lessons())


@pytest.mark.parametrize("name", NAMES)
def test_the_first_steps_of_a_lesson(served: Served, person: NewPerson, shoot: Shoot, name: str) -> None:
    page = person().page
    begin(served, page, name)
    first = step(page)
    expect(page.locator("#coach")).to_be_visible()
    expect(page.locator("#veil .ring").first).to_be_attached()
    looked_at(page)
    assert serious(page) == []
    shoot(page, f"lesson-{name}")
    old = mouse.version(page)
    page.keyboard.press("Escape")
    mouse.moved_on(page, old)
    second = step(page)
    assert second != first
    looked_at(page)
    old = mouse.version(page)
    page.locator("#coach .go").click()
    mouse.moved_on(page, old)
    assert step(page) not in (first, second)
    while not page.locator("#coach [data-asks]").count():
        go_on(page)
    looked_at(page)
    expect(page.locator("#ask .offer.advised")).to_have_count(1)
    go_on(page)
    old = mouse.version(page)
    page.evaluate("document.querySelector('#coach [value=off]')?.click()")
    if page.locator("#coach").count():
        mouse.moved_on(page, old)
    expect(page.locator("#coach")).to_have_count(0)
    expect(page.locator("#veil")).to_have_count(0)


def test_a_listener_hears_each_step_once(served: Served, person: NewPerson) -> None:
    page = person().page
    begin(served, page, NAMES[0])
    said = page.locator("div.sr[aria-live=polite]:not(#said)")
    head = page.locator("#coach-head").inner_text()
    expect(said).to_contain_text(head)
    go_on(page)
    expect(said).to_contain_text(page.locator("#coach-head").inner_text())
    expect(said).not_to_contain_text(head)


@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_bubble_follows_the_window(served: Served, person: NewPerson, window: dict[str, int]) -> None:
    page = person(viewport=window).page
    begin(served, page, NAMES[0])
    looked_at(page)
    page.set_viewport_size({"width": window["width"], "height": window["height"] - 60})
    page.wait_for_function(
        "() => document.getElementById('coach').getBoundingClientRect().bottom <= innerHeight"
        " && document.querySelector('#veil .ring') !== null"
    )


# To the end

TOUCHED = {**thumb.PHONE, "locale": "en"}
MOUSED = [{"viewport": DESKTOP, "locale": lang} for lang in LANGUAGES]
WHOLE = [
    pytest.param(
        name,
        window,
        id=f"{name}-{window['locale']}-{window['viewport']['width']}",
        marks=pytest.mark.proof,
    )
    for name in NAMES
    for window in (*MOUSED, TOUCHED)
]
SHOWN = """() => {
    const calls = ["beckon", "hail", "muster"];
    const brief = (one) => one.effect?.getComputedTiming().endTime !== Infinity && !calls.includes(one.animationName);
    return !document.getElementById("beat")?.checkVisibility() && !document.getAnimations().some(brief);
}"""
"""What others did has been shown, and all is in its place; what can be clicked may still call."""
REST = 300
"""So many milliseconds (guard.js: 250) what came under a resting mouse is not pressed by it."""
ADVISED = """() => {
    const offer = document.querySelector("#ask .offer.advised");
    if (!offer) return true;
    offer.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = offer.getBoundingClientRect();
    const at = (share) => document.elementFromPoint(left + width * share, top + height / 2);
    return [.1, .5, .9].every((share) => offer.contains(at(share)));
}"""
"""Nothing lies over the offer that is recommended."""


def press(page: Page, thing: Locator, old: str) -> None:
    """By mouse or by thumb, with the hit test of the browser; once more, if it cannot be taken back."""
    by_thumb = page.evaluate("navigator.maxTouchPoints")
    act, rest = (thing.tap, thumb.TWICE) if by_thumb else (thing.click, REST)
    for _ in range(2):
        if mouse.version(page) == old:
            page.wait_for_timeout(rest)
            act()
            page.wait_for_function(thumb.AHEAD, arg=old)
    mouse.moved_on(page, old)


@pytest.mark.parametrize(("name", "window"), WHOLE)
def test_a_whole_lesson_pressed_as_people_do(
    served: Served, person: NewPerson, shoot: Shoot, name: str, window: dict[str, Any]
) -> None:
    """Every press is a real one, sure of nothing, with everything that moves: the bubble is never in its way."""
    page = person(clicks="sure", reduced_motion="no-preference", **window).page
    page.add_init_script("localStorage['hagal-speed'] = 'quick'")
    begin(served, page, name)
    last, coach = lessons()[name].steps[-1].id, page.locator("#coach")
    seen: list[str] = [""]
    while True:
        if step(page) not in seen:  # otherwise it is pressed while the turns of others are still shown
            seen.append(step(page))
            page.wait_for_function(SHOWN, timeout=4 * PATIENCE)
            looked_at(page)
            assert page.evaluate(ADVISED), step(page)
            shoot(page, f"lesson-{name}-{window['locale']}-{window['viewport']['width']}-{len(seen) - 1:02}-{seen[-1]}")
        if step(page) == last:
            break
        old = mouse.version(page)
        if coach.count() and not coach.locator("[data-asks]").count():
            press(page, coach.locator(".go"), old)
        else:
            advised = page.locator("#ask .offer.advised")
            press(page, advised if advised.count() else page.locator("#ask .offer").first, old)
        mouse.stage(page)
    assert serious(page) == []
    old = mouse.version(page)
    press(page, coach.locator(".go"), old)
    expect(coach).to_have_count(0)
    page.goto(served.url)
    expect(page.locator(f"#lesson-{name} .learned")).to_be_visible()
