"""Somebody without a mouse: everything by keys, and wherever these lead, it can be seen."""

from __future__ import annotations

import random

from playwright.sync_api import Error, Page, expect

from tests.support import mouse, thumb

MOST = 1500
FOCUS = """() => {
    const one = document.activeElement;
    if (!one || one === document.body) return "nothing";
    const name = `${one.tagName} ${one.id || one.value || one.dataset.ref || one.href || one.textContent.trim()}`;
    const looks = (thing, pseudo) => {
        const style = getComputedStyle(thing, pseudo);
        return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
    };
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const drawn = one instanceof SVGElement;
    const ring = looks(one) || drawn && parseFloat(getComputedStyle(one).strokeWidth) >= 2
        || one.matches("input") && one.nextElementSibling && looks(one.nextElementSibling);
    if (!one.matches(":focus-visible") || !ring) return `no ring: ${name}`;
    const inside = right >= 0 && bottom >= 0 && left <= innerWidth && top <= innerHeight;
    if (!inside || !width || !height) return `beyond: ${name}`;
    return "";
}"""
"""What is wrong with where the focus is: it is nowhere, it has no ring, or it is out of sight."""
ON = "(wanted) => Boolean(document.activeElement?.matches(wanted))"
AT = "() => document.activeElement?.dataset.ref ?? ''"
VALUE = "() => document.activeElement?.matches('.offer') ? document.activeElement.value : ''"
BOARD = "() => Boolean(document.activeElement?.matches('.lit'))"
TABS = 150
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
KEYED = 20
"""So many offers have a key of their own."""


def seen(page: Page) -> None:
    """The focus has a ring, in the window; what a page still fetches or scrolls to may move it first."""
    if page.evaluate(FOCUS):
        try:
            page.wait_for_function(f"() => ({FOCUS})() === ''")
        except Error:
            raise AssertionError(page.evaluate(FOCUS)) from None


def tab_to(page: Page, wanted: str, *, back: bool = False, most: int = TABS) -> None:
    """By Tab to the next thing of this kind; each on the way can be seen."""
    for _ in range(most):
        page.keyboard.press("Shift+Tab" if back else "Tab")
        if page.evaluate("document.activeElement !== document.body"):
            seen(page)
        if page.evaluate(ON, wanted):
            return
    raise AssertionError(f"Tab does not lead to {wanted}")


class Typist:
    """`ways`: how many moves were made in which way."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page: Page = page
        self.dice = random.Random(seed)
        self.ways: dict[str, int] = {}

    def play(self, most: int = MOST) -> int:
        """Until it ends, or so many questions; how many there were."""
        for count in range(most):
            where = mouse.stage(self.page)
            if where == "end":
                return count
            if where == "curtain":
                expect(self.page.locator("#i-am")).to_be_focused()
                self.page.keyboard.press("Enter")
                expect(self.page.locator("#table")).to_have_attribute("data-stage", "table")
                continue
            self.answer()
        return most

    def answer(self) -> None:
        """Some offer: by its number or letter, from the list, or from the board."""
        offers = mouse.offers(self.page)
        at = self.dice.randrange(len(offers))
        key, refs = offers[at]
        old = mouse.version(self.page)
        way = self.dice.choice(("number", "list", "board") if refs else ("number", "list", "letter"))
        if way == "board" and not self.on_board(old):
            way = "list"
        if way == "letter" and not self.page.locator(f'#ask .offer[value="{key}"][data-key]').count():
            way = "number"
        if way == "number" and at >= KEYED:
            way = "list"
        if way == "number":
            cap = f"Shift+Digit{(at + 1) % 10}" if at >= 10 else str((at + 1) % 10)
            self.sure(cap, old)
        elif way == "letter":
            self.sure(str(self.page.locator(f'#ask .offer[value="{key}"]').get_attribute("data-key")), old)
        elif way == "list":
            self.in_list(key, old)
        mouse.moved_on(self.page, old)
        self.ways[way] = self.ways.get(way, 0) + 1

    def sure(self, cap: str, old: str) -> None:
        """Press a key; once more, if what it does cannot be taken back."""
        self.page.keyboard.press(cap)
        self.page.wait_for_function(thumb.AHEAD, arg=old)
        if mouse.version(self.page) == old:
            self.page.keyboard.press(cap)

    def in_list(self, key: str, old: str) -> None:
        """By Tab to the list, by arrows to the offer."""
        if not self.page.evaluate(ON, "#ask .offer"):
            tab_to(self.page, "#ask .offer")
        for _ in range(MOST):
            if self.page.evaluate(VALUE) == key:
                break
            self.page.keyboard.press("ArrowDown")
            seen(self.page)
        self.sure("Enter", old)

    def on_board(self, old: str) -> bool:
        """By arrows from one lit thing to another, and Enter on each; False if that leads to no choice."""
        page, dice = self.page, self.dice
        for _ in range(4):
            for _ in range(dice.randint(1, 3)):
                page.keyboard.press("ArrowRight" if not page.evaluate(BOARD) else dice.choice(ARROWS))
            if not page.evaluate(BOARD):
                break
            seen(page)
            page.keyboard.press("Enter")
            page.wait_for_function(mouse.IDLE)
            if mouse.version(page) != old:
                return True
            if page.locator("#choices:popover-open .offer:focus").count():
                seen(page)
                self.sure("Enter", old)
                return True
        while page.locator("#choices:popover-open, #toast:popover-open, #table.narrowed").count():
            page.keyboard.press("Escape")
        return False
