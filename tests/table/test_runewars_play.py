"""Runewars in Chromium: some turns against a bot and at one screen, the question in sight; and the map by hand."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hagal.text import LANGUAGES
from tests.support import mouse, warring
from tests.support.browser import DESKTOP, PHONE, NewPerson, Served, Shoot, sample
from tests.support.looker import Looker

SEATS = {"bot": [{"kind": "me"}, {"kind": "random"}], "friends": [{"kind": "me"}, *([{"kind": "friend"}] * 3)]}
IN_SIGHT = """() => {
    const seen = (thing) => {
        const { top, bottom, height } = thing.getBoundingClientRect();
        return height > 0 && top >= 0 && bottom <= innerHeight;
    };
    return [...document.querySelectorAll(".ask .prompt, #ask .offers, #ask .ends .offer")].every(seen);
}"""
FIRST = "() => document.querySelector('#ask .offer').getBoundingClientRect().bottom <= innerHeight"


def turns(page: Page, seed: int, many: int) -> int:
    """By clicks at random; how many offers the longest list had. Whatever is asked, it is in sight."""
    rng, most = random.Random(seed), 0
    for _ in range(many):
        sit_down(page)
        assert page.evaluate(IN_SIGHT)
        assert page.evaluate(FIRST)
        offers = mouse.offers(page)
        most = max(most, len(offers))
        mouse.choose(page, rng.choice(offers)[0])
    sit_down(page)
    return most


def sit_down(page: Page) -> None:
    if mouse.stage(page) == "curtain":
        page.click("#i-am")
        expect(page.locator("#table")).to_have_attribute("data-stage", "table")


@pytest.mark.parametrize(
    ("who", "lang", "window", "many", "most"),
    [
        pytest.param("bot", "en", DESKTOP, 30, 7, id="bot-desktop"),
        pytest.param("friends", "ru", PHONE, 12, 12, id="friends-phone"),
        pytest.param("friends", "pt-BR", DESKTOP, 90, 12, id="friends-desktop", marks=pytest.mark.proof),
    ],
)
def test_some_turns_by_clicks(
    served: Served, person: NewPerson, shoot: Shoot, who: str, lang: str, window: dict[str, int], many: int, most: int
) -> None:
    """Nothing is wider or, on a large screen, higher than the window; no page has a fault of accessibility."""
    somebody = person(locale=lang, viewport=window)
    mouse.know(served, somebody)
    mouse.new_game(served, somebody, title="runewars", seats=SEATS[who], seed=5)
    page = somebody.page
    assert turns(page, 4, many) > most
    assert page.locator(".map .spot").count() > 15
    Looker(served, somebody, shoot, f"runewars-{who}-{lang}").look("turn")


# The map


def march(served: Served, person: NewPerson, **options: Any) -> Page:
    """Somebody who has to say which units march, with a choice of how many."""
    somebody = person(**options)
    mouse.know(served, somebody)
    mouse.new_game(served, somebody, title="runewars", seats=SEATS["bot"], seed=5)
    page, dice = somebody.page, random.Random(2)
    for _ in range(200):
        mouse.stage(page)
        offers = mouse.offers(page)
        if any(key.startswith("move 2 ") for key, _refs in offers):
            return page
        wanted = [key for key, _refs in offers if key in FIRST_CHOICES or key.startswith("activate ")]
        mouse.choose(page, dice.choice(wanted or [key for key, _refs in offers]))
    raise AssertionError("nobody marches")


FIRST_CHOICES = ("order conquer", "order mobilize", "resolve")
SCALE = "() => new DOMMatrix(getComputedStyle(document.querySelector('.world')).transform).a"
FOCUS = "() => document.activeElement.dataset.ref"


def counted(page: Page) -> str:
    """A ref of units of which two at least can march."""
    key = next(key for key, _refs in mouse.offers(page) if key.startswith("move 2 "))
    _move, _n, unit, area = key.split(" ")
    return f"units:{area}:{unit}"


def test_units_are_counted_with_plus_and_minus(served: Served, person: NewPerson) -> None:
    page = march(served, person)
    ref = counted(page)
    page.locator(f'.unit.lit[data-ref="{ref}"]').click()
    row = page.locator("#choices .counter")
    most = int(str(row.locator(".offer").get_attribute("data-amount")))
    assert most >= 2
    row.locator("button").first.click()
    expect(row.locator(".offer")).to_have_attribute("data-amount", str(most - 1))
    old = mouse.version(page)
    row.locator(".offer").click()
    mouse.moved_on(page, old)
    _units, area, unit = ref.split(":")
    expect(page.locator(".march .unit").first).to_be_visible()
    expect(page.locator(f'#ask .offer[value$=" {unit} {area}"]')).to_have_count(0)


def test_what_is_seen_of_the_map_stays_when_the_table_changes(served: Served, person: NewPerson) -> None:
    page = march(served, person)
    assert page.evaluate(SCALE) == 1
    page.locator("[data-lens=in]").click()
    near = page.evaluate(SCALE)
    assert near > 1
    mouse.choose(page, "done")
    mouse.stage(page)
    assert page.evaluate(SCALE) == near
    page.locator(".map").hover()
    page.mouse.wheel(0, -300)
    page.wait_for_function(f"near => ({SCALE})() > near", arg=near)
    page.locator("[data-lens=fit]").click()
    assert page.evaluate(SCALE) == 1


def test_a_drag_moves_the_map_and_chooses_nothing(served: Served, person: NewPerson) -> None:
    page = march(served, person)
    page.locator("[data-lens=in]").click()
    old, thing = mouse.version(page), page.locator(".spot.lit").first
    thing.scroll_into_view_if_needed()
    room = page.locator(".map").bounding_box()
    assert room is not None
    left = page.locator("#ground").bounding_box()
    page.mouse.move(room["x"] + room["width"] / 2, room["y"] + room["height"] / 2)
    page.mouse.down()
    page.mouse.move(room["x"] + room["width"] / 2 - 80, room["y"] + room["height"] / 2, steps=4)
    page.mouse.up()
    assert page.locator("#ground").bounding_box() != left
    assert mouse.version(page) == old
    assert page.locator("#table.narrowed").count() == 0


def test_arrows_lead_from_hex_to_hex_and_enter_asks_why_not(served: Served, person: NewPerson) -> None:
    page = march(served, person)
    page.locator("#map").focus()
    page.keyboard.press("ArrowRight")
    seen = {page.evaluate(FOCUS)}
    for key in ("ArrowLeft", "ArrowUp", "ArrowLeft", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        seen.add(page.evaluate(FOCUS))
    assert len(seen) > 3
    assert all(ref.partition(":")[0] in ("area", "units", "hero") for ref in seen)


def test_a_hex_is_enlarged_and_told(served: Served, person: NewPerson) -> None:
    page = march(served, person)
    first = page.locator('.spot[data-ref="area:5a"]')
    first.hover()
    card = page.locator("#zoom .map-card")
    expect(card.locator("h2")).to_have_text("5A")
    expect(card.locator("p").first).not_to_be_empty()
    expect(card.locator("svg use")).to_have_count(4)


def test_units_that_stay_say_why(served: Served, person: NewPerson) -> None:
    page = march(served, person)
    ref = counted(page)
    _units, area, unit = ref.split(":")
    mouse.choose(page, f"move 2 {unit} {area}")  # the last ones: those before them were passed over
    stay = page.locator(".unit[data-why]").first
    stay.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#toast")).not_to_be_empty()


# The panels


CUT = """() => [...document.querySelectorAll(".order")].filter((card) => {
    const inside = (one, other) => one.bottom <= other.bottom + 1 && one.right <= other.right + 1;
    const [room, does] = [card, card.querySelector(".does")].map((one) => one.getBoundingClientRect());
    const bonus = card.querySelector(".bonus")?.getBoundingClientRect();
    return !inside(does, room) || (bonus && (!inside(bonus, room) || does.bottom > bonus.top + 1));
}).map((card) => card.innerText)"""


@pytest.mark.parametrize("lang", sample(LANGUAGES, "ru"))
def test_no_order_is_cut_short(served: Served, person: NewPerson, lang: str) -> None:
    for window in (DESKTOP, {"width": 1920, "height": 1080}, {"width": 1100, "height": 700}, PHONE):
        somebody = person(locale=lang, viewport=window)
        mouse.know(served, somebody)
        seats = [{"kind": "me"}, {"kind": "friend"}]
        mouse.new_game(served, somebody, title="runewars", seats=seats, seed=warring.SEED_OF["rw-orders"])
        sit_down(somebody.page)
        expect(somebody.page.locator(".order")).to_have_count(8)
        assert somebody.page.evaluate(CUT) == []


def test_decks_that_were_opened_stay_so(served: Served, person: NewPerson) -> None:
    somebody = person()
    mouse.know(served, somebody)
    mouse.new_game(served, somebody, title="runewars", seats=SEATS["bot"], seed=5, options={"factions": "random"})
    page = somebody.page
    mouse.stage(page)
    page.locator(".beside summary").click()
    expect(page.locator(".beside .pop")).to_be_visible()
    old = mouse.version(page)
    page.keyboard.press("1")  # a click elsewhere would close it
    mouse.moved_on(page, old)
    mouse.stage(page)
    expect(page.locator(".beside .pop")).to_be_visible()


def test_a_thing_before_a_player_is_enlarged_and_says_why_not(served: Served, person: NewPerson) -> None:
    somebody = person()
    mouse.know(served, somebody)
    mouse.new_game(served, somebody, title="runewars", seats=SEATS["bot"], seed=5, options={"factions": "random"})
    page = somebody.page
    mouse.stage(page)
    order = page.locator(".order").nth(7)
    order.hover()
    expect(page.locator("#zoom .rw-card h2")).to_have_text("Fortify")
    order.click()
    expect(page.locator("#toast")).to_contain_text("Orders are chosen once in each season")
