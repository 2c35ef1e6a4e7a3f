"""The turns of others as scenes in Chromium: beat by beat, each where it happens, and nobody has to wait for them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support import mouse
from tests.support.browser import NewPerson, Served, Shoot, Somebody, sample

SIZES = {"en": (1366, 768), "ru": (360, 740), "pt-BR": (1024, 768)}
COVERED = """(selector) => {
    const box = document.getElementById("beat").getBoundingClientRect();
    const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    return (inside ? [] : ["outside"]).concat([...document.querySelectorAll(selector)].filter((thing) => {
        const other = thing.getBoundingClientRect();
        return other.width && thing.checkVisibility() && box.left < other.right - 1 && box.right > other.left + 1 &&
            box.top < other.bottom - 1 && box.bottom > other.top + 1;
    }).map((thing) => thing.className + thing.id));
}"""
NEEDED = ".bar button, .bar .when, .ask"
WHOLE = "p => p.scrollWidth <= p.clientWidth + 1 && p.scrollHeight <= p.clientHeight + 1"
HELD = "() => document.getAnimations().filter((one) => one.playState === 'paused').length"


def seated(served: Served, found: Somebody) -> Page:
    page = found.page
    page.clock.install()
    mouse.know(served, found)
    mouse.new_game(served, found, seed=5)
    mouse.stage(page)
    return page


def passes(page: Page) -> None:
    """Reveal, and buy nothing: then all others play."""
    mouse.choose(page, "reveal")
    mouse.stage(page)
    mouse.choose(page, "done")


def told(page: Page) -> str:
    return page.locator("#beat").get_attribute("aria-label") or ""


def stepped(page: Page) -> list[str]:
    """The sentences of a scene, gone through by its key; each is whole and covers nothing that one needs."""
    said: list[str] = []
    while page.locator("#beat").count():
        said.append(told(page))
        assert page.evaluate(COVERED, NEEDED) == []
        assert page.locator("#beat p").evaluate(WHOLE)
        page.keyboard.press("s")
    return said


@pytest.mark.parametrize("lang", sample(SIZES, "ru"))
def test_what_is_told_stands_where_it_happens_and_covers_nothing(
    served: Served, person: NewPerson, shoot: Shoot, lang: str
) -> None:
    width, height = SIZES[lang]
    page = seated(
        served, person(locale=lang, viewport={"width": width, "height": height}, reduced_motion="no-preference")
    )
    passes(page)
    beat = page.locator("#beat")
    expect(beat).to_be_visible()
    shoot(page, f"scene-{lang}")
    if width > 1200:
        expect(page.locator(".player.acting")).to_have_count(1)
        expect(page.locator("#spotlight .ring")).not_to_have_count(0)
        expect(page.locator("#turned article")).to_be_visible()
        assert page.evaluate(HELD), "what is told later has not moved yet"
    first = told(page)
    page.clock.run_for(6000)
    expect(beat).not_to_have_attribute("aria-label", first)
    said = stepped(page)
    assert len(said) > 3
    assert page.evaluate(HELD) == 0
    expect(page.locator(".acting, .onstage, #spotlight, #turned")).to_have_count(0)
    # All of it once more, then a choice: that ends it.
    page.locator("#again").evaluate("button => button.click()")
    expect(beat).to_have_attribute("aria-label", first)
    mouse.choose(page, mouse.offers(page)[0][0])
    assert first not in stepped(page)


UNDER_THE_CARD = """() => {
    const card = document.getElementById("turned");
    if (!card?.checkVisibility({ visibilityProperty: true })) return [];
    const box = card.getBoundingClientRect();
    return [...document.querySelectorAll(".onstage .fighter")].filter((thing) => {
        const other = thing.getBoundingClientRect();
        return other.width && box.left < other.right - 1 && box.right > other.left + 1 &&
            box.top < other.bottom - 1 && box.bottom > other.top + 1;
    }).map((thing) => thing.textContent);
}"""
PLACE = "() => document.documentElement.dataset.shown"
POINTED = "() => document.querySelectorAll('#spotlight .ring, .onstage, .acting').length"
COUNTED = """() => [...document.querySelectorAll(".fighter")].map((one) => [
    one.querySelector(".str").textContent,
    ...[...one.querySelectorAll("[data-bar]")].map((bar) => bar.getAttribute("width")),
])"""
PROMPT = "() => Number(getComputedStyle(document.querySelector('.ask .prompt')).opacity)"


def test_on_a_phone_each_beat_brings_its_place_along_and_then_the_question_its_own(
    served: Served, person: NewPerson, shoot: Shoot
) -> None:
    page = seated(served, person(viewport={"width": 360, "height": 740}, reduced_motion="no-preference"))
    passes(page)
    shown = set()
    beat = page.locator("#beat")
    expect(beat).to_be_visible()
    while beat.count():
        if not page.locator("#beat.moment").count():
            assert page.evaluate(POINTED), told(page)
        shown.add(page.evaluate(PLACE))
        shoot(page, f"scene-phone-{len(shown)}")
        page.keyboard.press("s")
    assert len(shown) > 1, shown
    asked = page.locator("[data-asked]").get_attribute("data-asked")
    assert page.evaluate(PLACE) == asked
    # Once more, with every card at hand: none lies over the strengths that it is about.
    page.locator("#again").evaluate("button => button.click()")
    turned = 0
    while beat.count():
        assert page.evaluate(UNDER_THE_CARD) == [], told(page)
        turned += page.locator("#turned:visible").count()
        page.keyboard.press("s")
    assert turned
    # Whoever chooses a tab meanwhile stays there.
    page.locator("#again").evaluate("button => button.click()")
    page.locator("[data-tab=log]").click()
    for _ in range(2):
        page.keyboard.press("s")
    page.keyboard.press("Escape")
    expect(beat).to_have_count(0)
    assert page.evaluate(PLACE) == "log"


def test_numbers_bars_and_the_question_do_not_tell_the_end_first(served: Served, person: NewPerson) -> None:
    page = seated(served, person(reduced_motion="no-preference"))
    mouse.choose(page, "reveal")
    mouse.stage(page)
    page.keyboard.press("Escape")
    before = page.evaluate(COUNTED)
    page.locator("#ask .offer[value=done]").dispatch_event("click")
    expect(page.locator("#beat")).to_be_visible()
    assert page.evaluate(COUNTED) == before
    assert page.evaluate(PROMPT) < 0.5
    assert told(page).startswith(page.locator("#beat .whose").inner_text() + ": ")
    assert "§" not in told(page)
    page.keyboard.press("Escape")
    expect(page.locator("#beat")).to_have_count(0)
    assert page.evaluate(COUNTED) != before
    assert page.evaluate(PROMPT) == 1


def test_a_round_opens_with_a_card_and_escape_ends_it_all(served: Served, person: NewPerson, shoot: Shoot) -> None:
    page = seated(served, person(reduced_motion="no-preference"))
    passes(page)
    page.keyboard.press("Escape")
    expect(page.locator("#beat")).to_have_count(0)
    for _ in range(4):
        mouse.choose(page, mouse.offers(page)[0][0])
        while page.locator("#beat").count() and not page.locator("#beat.moment").count():
            page.locator("#beat").click()
        if page.locator("#beat.moment").count():
            break
    moment = page.locator("#beat.moment p")
    expect(moment).to_contain_text("Round 2")
    expect(moment).to_contain_text("Bonus spice")
    expect(page.locator("#turned")).to_contain_text("Conflict")
    assert page.evaluate(COVERED, NEEDED) == []
    shoot(page, "scene-round")
    page.keyboard.press("Escape")
    expect(page.locator("#beat")).to_have_count(0)
    assert page.evaluate(HELD) == 0


def test_where_nothing_is_to_move_the_turns_are_gone_through_by_hand(served: Served, person: NewPerson) -> None:
    found = person()
    page = seated(served, found)
    page.evaluate("() => { Element.prototype.animate = () => { throw new Error('it moved') } }")
    passes(page)
    expect(page.locator("#again")).to_be_visible()
    expect(page.locator("#beat")).to_have_count(0)
    page.locator("#again").click()
    first = told(page)
    page.clock.run_for(60_000)
    expect(page.locator("#beat")).to_have_attribute("aria-label", first)
    assert len(stepped(page)) > 3
    page.keyboard.press("s")
    expect(page.locator("#beat")).to_have_attribute("aria-label", first)
    page.reload()
    mouse.stage(page)
    expect(page.locator("#again")).to_be_visible()


def test_a_phone_offers_no_keys(served: Served, person: NewPerson) -> None:
    page = seated(
        served,
        person(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, reduced_motion="no-preference"),
    )
    for key in ("reveal", "done"):
        page.locator(f"#ask .offer[value={key}]").evaluate("button => button.form.requestSubmit(button)")
    expect(page.locator("#beat p")).to_be_visible()
    assert page.locator("kbd:visible").count() == 0
