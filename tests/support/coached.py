"""Somebody who is taught by a coach in a browser: a lesson, step by step, and what can be seen of each."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.support import mouse
from tests.support.browser import Served

LARGE = 0.2
"""What takes more of the window than this cannot be kept clear of a bubble on a phone: this much of it is."""
PLACED = "() => !document.getElementById('coach') || document.getElementById('coach').style.visibility === 'visible'"
HIDDEN = """(large) => {
    const coach = document.getElementById("coach");
    const box = coach.getBoundingClientRect();
    const phone = innerWidth < 700;
    // As much of a thing as can be seen: its boxes that scroll leave the rest of it out.
    const sight = (thing) => {
        let { left, top, right, bottom } = thing.getBoundingClientRect();
        for (let at = thing.parentElement; at; at = at.parentElement) {
            if (at !== document.documentElement && getComputedStyle(at).overflowY === "visible") continue;
            const other = at === document.documentElement
                ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : at.getBoundingClientRect();
            [left, top] = [Math.max(left, other.left), Math.max(top, other.top)];
            [right, bottom] = [Math.min(right, other.right), Math.min(bottom, other.bottom)];
        }
        return { left, top, right, bottom, wide: Math.max(0, right - left), high: Math.max(0, bottom - top) };
    };
    const over = (thing) => {
        const { left, top, right, bottom } = sight(thing);
        const wide = Math.min(box.right, right) - Math.max(box.left, left);
        const high = Math.min(box.bottom, bottom) - Math.max(box.top, top);
        return wide > 1 && high > 1;
    };
    const things = JSON.parse(coach.dataset.at).flatMap((one) => [...document.querySelectorAll(`#table ${one}`)])
        .filter((thing) => thing.checkVisibility({ visibilityProperty: true }));
    const seen = things.filter((thing) => sight(thing).wide > 3 && sight(thing).high > 3);
    const small = (thing) => thing.getBoundingClientRect().height < large * innerHeight;
    const board = things.filter((thing) => !thing.closest(".ask, #bar"));
    const all = board.flatMap((thing) => [thing, ...thing.querySelectorAll(".advised")]);
    const first = all.find((thing) => thing.matches(".advised")) ?? board[0];
    // On a phone of what is recommended, else of what comes first, enough stands above the bubble.
    const clear = (thing) => {
        const { top, bottom } = sight(thing);
        const needed = Math.min(thing.getBoundingClientRect().height, large * innerHeight);
        return Math.min(bottom, box.top) - Math.max(0, top) >= needed - 4;
    };
    const cut = coach.scrollHeight > coach.clientHeight + 1;
    const sign = getComputedStyle(coach.querySelector(".acts"), "::before").content.includes("▾");
    return {
        outside: box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1,
        question: over(document.querySelector(".ask")),
        covered: phone ? (first && !clear(first) ? [first.className] : [])
            : seen.filter(small).filter(over).map((thing) => thing.className),
        missing: seen.length === 0 || document.querySelectorAll("#veil .ring").length === 0,
        cut: cut && !sign,
        wide: document.documentElement.scrollWidth > innerWidth,
    };
}"""
CLEAR = {"outside": False, "question": False, "covered": [], "missing": False, "cut": False, "wide": False}


def begin(served: Served, page: Page, name: str) -> None:
    page.goto(served.url)
    page.locator(f"#lesson-{name}").click()
    mouse.stage(page)
    page.wait_for_function(PLACED)


def step(page: Page) -> str:
    return str(page.locator("#coach").get_attribute("data-step")) if page.locator("#coach").count() else ""


def faults(page: Page) -> dict[str, Any]:
    """What is wrong with where the bubble stands, and with what it points at."""
    page.wait_for_function(PLACED)
    if not step(page):
        return {}
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: dict[str, Any] = page.evaluate(HIDDEN, LARGE)
    return {name: value for name, value in found.items() if value != CLEAR[name]}


def looked_at(page: Page) -> None:
    """The bubble is in its place, and hides nothing that one needs."""
    assert faults(page) == {}, step(page)


def go_on(page: Page) -> None:
    """As the coach says; where it says nothing, what comes first."""
    old = mouse.version(page)
    coach = page.locator("#coach")
    key = coach.get_attribute("data-advice") if coach.count() else ""
    if coach.count() and not page.locator("#coach [data-asks]").count():
        page.keyboard.press("g")
    else:
        key = key or mouse.offers(page)[0][0]
        page.locator(f'#ask .offer[value="{key}"]').dispatch_event("click")
    mouse.moved_on(page, old)
    mouse.stage(page)
