"""Hands: somebody who plays in a browser, by the mouse on the board, by the list or by keys."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator, Page, Position, expect

from tests.support.browser import Served, Somebody

VERSION = "document.getElementById('table').dataset.version"
MOVED_ON = """(old) => {
    const table = document.getElementById("table"); // none for a moment, where the whole page is another
    return table !== null && table.dataset.version !== old;
}"""
CORNER: Position = {"x": 8, "y": 8}
"""Cards of a large hand overlap: each shows its left edge."""
REACHED = """(thing, corner) => {
    const { x, y } = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint(x + corner.x, y + corner.y));
}"""
DRAWN = "(thing) => thing instanceof SVGElement"
MIDDLE = """(thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
IDLE = "() => document.getElementById('table')?.hasAttribute('aria-busy') === false"
READY = """() => {
    const table = document.getElementById("table");
    return table && document.documentElement.dataset.script === "on" && !table.hasAttribute("aria-busy") && (
        table.querySelector("#ask .offer") || ["end", "curtain"].includes(table.dataset.stage));
}"""
OFFERS = """() => [...document.querySelectorAll("#ask .offer")].map(
    (button) => [button.value, (button.dataset.about || "").split(" ").filter(Boolean)])"""


def new_game(served: Served, somebody: Somebody, **wish: Any) -> str:
    """Start a game for somebody, and go there; its address."""
    answer = somebody.context.request.post(f"{served.url}/api/games", data={"title": "dune", **wish})
    assert answer.ok, answer.text()
    url = f"{served.url}/games/{answer.json()['id']}"
    somebody.page.goto(url)
    return url


def know(served: Served, somebody: Somebody) -> None:
    """Let the server know this browser, so that the API takes it for a person. (Nobody looks at the start page.)"""
    assert somebody.context.request.get(served.url).ok


def version(page: Page) -> str:
    return str(page.evaluate(VERSION))


def moved_on(page: Page, old: str) -> None:
    page.wait_for_function(MOVED_ON, arg=old)


def stage(page: Page) -> str:
    """Wait until something is asked of this person; where the table stands then."""
    page.wait_for_function(READY)
    return str(page.locator("#table").get_attribute("data-stage"))


def offers(page: Page) -> list[tuple[str, list[str]]]:
    return [(key, refs) for key, refs in page.evaluate(OFFERS)]


def choose(page: Page, key: str) -> None:
    """By the list."""
    old = version(page)
    page.locator(f'#ask .offer[value="{key}"]').click()
    moved_on(page, old)


def point(page: Page, key: str, refs: list[str]) -> bool:
    """By the board: click one thing after the other until it is chosen. False if the board does not show them all."""
    old = version(page)
    for ref in refs:
        thing = page.locator(f'.lit[data-ref="{ref}"]:visible').first
        if not thing.count():
            break
        press(page, thing)
        page.wait_for_function(IDLE)
        if version(page) != old:  # it was the only one left
            return True
    menu = page.locator(f'#choices:popover-open .offer[value="{key}"]')
    if refs and menu.count():
        menu.click()
        moved_on(page, old)
        return True
    if page.locator("#table.narrowed").count():
        page.keyboard.press("Escape")
    return False


def press(page: Page, thing: Locator) -> None:
    """Click a thing, one of a drawing in its middle; one that lies wholly under others, in a hand full of cards, is
    reached by the keyboard."""
    thing.scroll_into_view_if_needed()
    if thing.evaluate(DRAWN) and thing.evaluate(MIDDLE):
        thing.click()
    elif not thing.evaluate(DRAWN) and thing.evaluate(REACHED, CORNER):
        thing.click(position=CORNER)
    else:
        thing.focus()
        page.keyboard.press("Enter")


def play(page: Page, seed: int = 1, most: int = 1000) -> int:
    """Play at random, on the board where it shows the offer, else by the list, until it ends; how many choices."""
    dice = random.Random(seed)
    for count in range(most):
        where = stage(page)
        if where == "end":
            return count
        if where == "curtain":
            page.click("#i-am")
            expect(page.locator("#table")).to_have_attribute("data-stage", "table")
            continue
        key, refs = dice.choice(offers(page))
        if not point(page, key, refs):
            choose(page, key)
    return most
