"""The map of Runewars under fingers, on a phone: pinched, dragged, tapped; and a board built there."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.support import mouse, warring
from tests.support.browser import PHONE, NewPerson, Served, Shoot, Somebody

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
FRIENDS = [{"kind": "me"}, *([{"kind": "friend"}] * 3)]
LENS = """() => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(document.querySelector(".world")).transform);
    return [a, e, f, scrollY];
}"""
UNDER = """([x, y]) => {
    const world = document.querySelector(".world");
    const at = new DOMPoint(x, y).matrixTransform(world.getScreenCTM().inverse());
    return [at.x, at.y];
}"""
"""What lies under a place of the window, in units of the drawing."""
THUMB = 40
REACH = 110


class Fingers:
    """On the screen, moved by the browser's own input."""

    def __init__(self, line: CDPSession) -> None:
        self.line: CDPSession = line

    def put(self, kind: str, *places: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": k} for k, (x, y) in enumerate(places)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def go(self, *ways: tuple[tuple[float, float], tuple[float, float]], steps: int = 6) -> None:
        """Each from one place to another, all at once."""
        for k in range(steps + 1):
            now = [(a[0] + (b[0] - a[0]) * k / steps, a[1] + (b[1] - a[1]) * k / steps) for a, b in ways]
            self.put("touchMove" if k else "touchStart", *now)
        self.put("touchEnd")


def at_table(served: Served, person: NewPerson, name: str) -> tuple[Somebody, Fingers]:
    somebody = person(**TOUCH)
    mouse.know(served, somebody)
    mouse.new_game(served, somebody, title="runewars", seats=FRIENDS, seed=warring.SEED_OF[name])
    if mouse.stage(somebody.page) == "curtain":
        somebody.page.click("#i-am")
    mouse.stage(somebody.page)
    somebody.page.locator("[data-tab=board]").tap()
    return somebody, Fingers(somebody.context.new_cdp_session(somebody.page))


def middle(page: Page) -> tuple[float, float]:
    room = page.locator("#map").bounding_box()
    assert room is not None
    return room["x"] + room["width"] / 2, room["y"] + room["height"] / 2


def test_two_fingers_bring_the_map_nearer_and_back(served: Served, person: NewPerson, shoot: Shoot) -> None:
    """What lies between them stays there; the page does not move, and nothing is chosen."""
    somebody, fingers = at_table(served, person, "rw-full")
    page = somebody.page
    x, y = middle(page)
    old, between = mouse.version(page), page.evaluate(UNDER, [x, y])
    assert page.evaluate(LENS)[0] == 1
    fingers.go(((x - 30, y), (x - 90, y)), ((x + 30, y), (x + 90, y)))
    near, _e, _f, scrolled = page.evaluate(LENS)
    assert near == pytest.approx(3, rel=0.02)
    assert scrolled == 0
    assert page.evaluate(UNDER, [x, y]) == pytest.approx(between, abs=2)
    shoot(page, "runewars-pinched")
    fingers.go(((x - 90, y), (x - 20, y)), ((x + 90, y), (x + 20, y)))
    assert page.evaluate(LENS)[0] == 1
    assert (mouse.version(page), page.locator("#table.narrowed").count()) == (old, 0)


def test_one_finger_drags_what_is_near_and_moves_the_page_otherwise(served: Served, person: NewPerson) -> None:
    somebody, fingers = at_table(served, person, "rw-full")
    page = somebody.page
    x, y = middle(page)
    expect(page.locator("#map")).to_have_css("touch-action", "pan-y")
    page.locator("[data-lens=in]").tap()
    expect(page.locator("#map")).to_have_css("touch-action", "none")
    between = page.evaluate(UNDER, [x, y])
    fingers.go(((x, y), (x - 40, y - 30)))
    assert page.evaluate(UNDER, [x - 40, y - 30]) == pytest.approx(between, abs=2)
    assert page.evaluate(LENS)[3] == 0
    assert page.locator("#table.narrowed").count() == 0
    page.locator("[data-lens=fit]").click()  # a tap so soon after a drag only ends what that set in motion
    expect(page.locator("#map")).to_have_css("touch-action", "pan-y")
    assert page.evaluate(LENS)[0] == 1


def test_a_tap_activates_an_area(served: Served, person: NewPerson) -> None:
    somebody, fingers = at_table(served, person, "rw-full")
    page = somebody.page
    spot = page.locator(".spot.lit").first
    room, old = spot.bounding_box(), mouse.version(page)
    assert room is not None
    fingers.put("touchStart", (room["x"] + room["width"] / 2, room["y"] + room["height"] * 0.8))
    fingers.put("touchEnd")
    mouse.moved_on(page, old)


# Building

GRIPS = """() => [...document.querySelectorAll(".ghost.lit, .tray .lit")].map((grip) => {
    const { width, height } = grip.getBoundingClientRect();
    return Math.min(width, height);
})"""


def drag_into_sight(page: Page, fingers: Fingers, thing: Locator) -> None:
    """What lies beyond the edge of the map is dragged there."""
    x, y = middle(page)
    for _ in range(6):
        at = thing.bounding_box()
        assert at is not None
        away = (x - at["x"] - at["width"] / 2, y - at["y"] - at["height"] / 2)
        if max(map(abs, away)) < REACH or not thing.evaluate("(thing) => thing.closest('#map')"):
            return
        fingers.go(((x, y), (x + max(-REACH, min(REACH, away[0])), y + max(-REACH, min(REACH, away[1])))))


def lay(page: Page, fingers: Fingers, key: str, refs: list[str]) -> None:
    """By taps on places and turns of the tile until one way is left; where several have the same, by its words."""
    old = mouse.version(page)
    for ref in refs:
        thing = page.locator(f'.lit[data-ref="{ref}"]').first
        if mouse.version(page) == old and thing.count() and not page.locator("#choices:popover-open").count():
            thing.scroll_into_view_if_needed()
            drag_into_sight(page, fingers, thing)
            thing.tap()
            page.wait_for_function(mouse.IDLE)
    if mouse.version(page) == old:
        menu = page.locator(f'#choices:popover-open .offer[value="{key}"]')
        (menu if menu.count() else page.locator(f'#ask .offer[value="{key}"]')).first.tap()
        mouse.moved_on(page, old)


@pytest.mark.proof
def test_a_board_is_built_with_a_thumb(served: Served, person: NewPerson, shoot: Shoot) -> None:
    """Whatever is tapped is as large as one, wherever the board reaches; what would lie there is shown."""
    somebody = person(**TOUCH)
    mouse.know(served, somebody)
    options = {"board": "build", "factions": "random"}
    mouse.new_game(served, somebody, title="runewars", seats=FRIENDS[:2], seed=4, options=options)
    page, dice, tags = somebody.page, random.Random(3), set()
    fingers = Fingers(somebody.context.new_cdp_session(page))
    for _ in range(90):
        if mouse.stage(page) == "curtain":
            page.click("#i-am")
            expect(page.locator("#table")).to_have_attribute("data-stage", "table")
            mouse.stage(page)
        grips = page.evaluate(GRIPS)
        key, refs = dice.choice(mouse.offers(page))
        if key.startswith("order "):
            break
        assert min(grips, default=THUMB) >= THUMB, key
        kind = key.split(" ")[0]
        if grips and kind not in tags:
            shoot(page, f"runewars-thumb-{kind}")
        tags |= {kind} if grips else set()
        lay(page, fingers, key, refs)
    assert {"tile", "at", "turn", "marker", "home"} <= tags
    assert page.evaluate(LENS)[0] == 1, "all of the board is seen when it is built"
