"""A thumb: somebody who plays on a screen that is touched, sure of nothing, so that every move takes two presses.

Every tap is a real one, with the hit test of the browser: what is covered, or out of sight, cannot be tapped.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, Position, expect

from tests.support import mouse

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
TABLET: dict[str, Any] = {**PHONE, "viewport": {"width": 1024, "height": 768}}
UPRIGHT: dict[str, Any] = {**PHONE, "viewport": {"width": 768, "height": 1024}}

TWICE = 800
"""So many milliseconds after a press another one at the same place is no double press; less than half of them after
something came under a thumb, it may be pressed by it."""
MOST = 1500
SPOT = """(thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (const [x, y] of [[.5, .5], [.5, .2], [.5, .8], [.15, .5], [.85, .5], [.1, .1], [.9, .1], [.1, .9], [.9, .9]]) {
        const [dx, dy] = [width * x, height * y];
        if (thing.contains(document.elementFromPoint(left + dx, top + dy))) return [dx, dy];
    }
    return null;
}"""
"""Where a thing can be tapped: seen from its corner, a place that nothing covers."""
UNSEEN = """() => {
    const spot = SPOT;
    const found = [];
    const name = (one) => one.dataset.ref ?? one.value ?? one.className;
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`sideways: ${scrollWidth}`);
    if (scrollHeight > innerHeight) found.push(`down: ${scrollHeight}`);
    const whole = (one) => {
        const { left, top, right, bottom, height } = one.getBoundingClientRect();
        return height > 0 && left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    };
    const asks = [...document.querySelectorAll(".ask :is(.prompt, .follows)")].filter(
        (one) => one.checkVisibility() && one.textContent.trim());
    if (!asks.length) found.push("no question");
    for (const one of [...asks, ...document.querySelectorAll("#ask .offers, #ask .ends .offer:not([hidden])")])
        if (!one.closest("[data-aside]") && !(one.matches(".offers") && !one.querySelector(".offer:not([hidden])"))
            && !whole(one)) found.push(`beyond: ${name(one)}`);
    const list = document.querySelector("#ask .offers");
    const first = [...list.querySelectorAll(".offer:not([hidden])")].slice(0, 2);
    if (list.scrollTop === 0)
        for (const one of first) if (!whole(one) || !spot(one)) found.push(`covered: ${name(one)}`);
    const lit = [...document.querySelectorAll("#table [data-ref].lit")];
    const shown = lit.filter((one) => one.checkVisibility());
    const asked = document.querySelector("[data-asked]")?.dataset.asked;
    if (lit.length && !shown.some(spot) && (shown.length || asked !== document.documentElement.dataset.shown))
        found.push(`not in sight: ${lit.map(name).slice(0, 4)}`);
    return found;
}""".replace("SPOT", SPOT)
"""What is asked about that cannot be seen without scrolling the page, or is covered; and a page that scrolls. Of the
board at least one thing that can be touched is in sight, or all of the place that the question is about (deploying
shows the Conflict, the garrison is elsewhere)."""
TOUCHED = """() => {
    window.touched = false;
    addEventListener("click", () => (window.touched = true), { capture: true, once: true });
}"""
"""A tap is over for the driver before the browser has made a click of it; what is done next must come after that."""
AHEAD = """(old) => document.getElementById("table").dataset.version !== old
    || document.querySelector("#ask .armed") && !document.getElementById("table").hasAttribute("aria-busy")"""


class Thumb:
    """`boards`: how many moves were made on the board; `lists`: in the list."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page: Page = page
        self.dice = random.Random(seed)
        self.boards = 0
        self.lists = 0
        self.last = 0.0

    def play(self, most: int = MOST, at: Callable[[int], None] = lambda count: None) -> int:
        """Until it ends, or so many questions; how many there were. `at` is called with each before it is answered."""
        for count in range(most):
            where = mouse.stage(self.page)
            if where == "end":
                return count
            if where == "curtain":
                self.page.locator("#i-am").tap()
                expect(self.page.locator("#table")).to_have_attribute("data-stage", "table")
                continue
            at(count)
            self.looked()
            self.answer()
        return most

    def looked(self) -> None:
        found = self.page.evaluate(UNSEEN)
        assert found == [], (self.page.locator(".ask .prompt").first.inner_text(), found)

    def answer(self) -> None:
        """One of the offers, half of the time on the board where that shows it."""
        key, refs = self.dice.choice(mouse.offers(self.page))
        old = mouse.version(self.page)
        if refs and self.dice.random() < 0.6 and self.point(key, refs, old):
            self.boards += 1
        else:
            self.lists += 1
            self.press(self.page.locator(f'#ask .offer[value="{key}"]'), old)
        mouse.moved_on(self.page, old)

    def tap(self, thing: Locator, position: Position | None = None) -> None:
        """As somebody does who means it: no double press."""
        self.page.wait_for_timeout(max(0.0, TWICE - 1000 * (time.monotonic() - self.last)))
        self.page.evaluate(TOUCHED)
        thing.tap(position=position)
        self.page.wait_for_function("() => window.touched !== false")
        self.last = time.monotonic()

    def press(self, button: Locator, old: str) -> None:
        """An offer; once more, if it cannot be taken back."""
        self.tap(button)
        self.page.wait_for_function(AHEAD, arg=old)
        if mouse.version(self.page) == old:
            self.tap(button)

    def point(self, key: str, refs: list[str], old: str) -> bool:
        """On the board: one thing after the other, and then once more the last, or the menu beside it. False if the
        board does not show them all: then nothing is picked any more."""
        for ref in refs:
            thing, spot = self.reach(ref)
            if thing is None or spot is None:
                break
            self.tap(thing, spot)
            self.page.wait_for_function(mouse.IDLE)
            if mouse.version(self.page) != old:
                return True
            self.looked()
            if self.mean(key, thing, old):
                return True
        if self.page.locator("#table.narrowed").count():
            self.tap(self.page.locator(".ask :is(.prompt, .follows:not(:empty)):visible").first)
            expect(self.page.locator("#table.narrowed")).to_have_count(0)
        return False

    def reach(self, ref: str) -> tuple[Locator | None, Position | None]:
        """The first such thing that can be tapped, and where."""
        for thing in self.page.locator(f'#table .lit[data-ref="{ref}"]:visible').all():
            thing.scroll_into_view_if_needed()
            found = thing.evaluate(SPOT)
            if found:
                return thing, {"x": found[0], "y": found[1]}
        return None, None

    def mean(self, key: str, thing: Locator, old: str) -> bool:
        """By the menu beside what was picked, if it has the offer; or by the thing, if it can mean nothing else."""
        menu = self.page.locator("#choices:popover-open")
        if not menu.count():
            return False
        counter = menu.locator(".counter")
        for row in counter.all():
            for _ in range(20):
                if menu.locator(f'.offer[value="{key}"]').count() or row.locator(".offer").count() == 0:
                    break
                before = str(row.locator(".offer").get_attribute("value"))
                self.tap(row.locator("button").first)
                if str(row.locator(".offer").get_attribute("value")) == before:
                    break
        button = menu.locator(f'.offer[value="{key}"]')
        if not button.count():
            return False
        left = self.page.locator("#ask .offer:not([hidden])").count()
        if left == 1 and not counter.count() and self.dice.random() < 0.5:
            spot = thing.evaluate(SPOT)
            if spot:
                self.tap(thing, {"x": spot[0], "y": spot[1]})
                self.page.wait_for_function(AHEAD, arg=old)
                if mouse.version(self.page) != old:
                    return True
        self.press(button, old)
        return True
