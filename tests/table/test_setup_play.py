"""The set-up form of Legendary Encounters in Chromium: games with Aliens through the form, what one mixes while one
changes it, by keys, on a phone, and without the script."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.browser import DESKTOP, PHONE, NewPerson, Served, Shoot
from tests.support.looker import Looker

MODES = {
    "#mode-3": ("aliens", "Hadley's Hope"),
    "#mode-4": ("resurrection", "The Auriga"),
    "#mode-5": ("alien3", 'Fiorina "Fury" 161'),
}
"""The buttons of the modes with Aliens: a film, and its Location."""
CUT = """() => [...document.querySelectorAll(".setup select")].flatMap((list) => {
    if (!list.checkVisibility()) return [];
    const widest = (best, one) => (one.text.length > best.text.length ? one : best);
    const { text, index } = [...list.options].reduce(widest);
    list.selectedIndex = index;
    const style = getComputedStyle(list);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = style.font;
    const lines = Math.floor(list.clientHeight / parseFloat(style.lineHeight));
    const there = list.scrollWidth <= list.clientWidth && list.scrollHeight <= list.clientHeight;
    return there && pen.measureText(text).width <= lines * list.clientWidth ? [] : [text];
})"""
"""The longest names of the lists, as far as they are not whole once they are picked."""


def fact(page: Page, label: str) -> str:
    """What the summary says of a part."""
    return f"#mixed dl > div:has(dt:text-is('{label}')) dd"


@pytest.mark.parametrize("mode", MODES)
def test_a_game_through_the_form(served: Served, person: NewPerson, mode: str) -> None:
    film, place = MODES[mode]
    page = person().page
    page.goto(f"{served.url}/?title=encounters")
    page.fill("#name-0", "Ada")
    page.click(mode)
    expect(page.locator(mode)).to_have_attribute("aria-pressed", "true")
    page.click(f"#film-{film}")
    expect(page.locator(fact(page, "Location"))).to_have_text(place)
    expect(page.locator(f"#film-{film}")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#name-0")).to_have_value("Ada")
    page.locator(".setup .go").click()
    expect(page.locator("#table")).to_contain_text(place)


def test_a_surprise_is_shown_changed_and_begun(served: Served, person: NewPerson) -> None:
    page = person().page
    page.goto(f"{served.url}/?title=encounters")
    page.click("#mode-4")
    page.click("#surprise")
    expect(page.locator("#objectives-named")).to_be_checked()
    expect(page.locator("#objective-1")).to_be_visible()
    expect(page.locator("#location")).not_to_have_value("film")
    page.select_option("#objective-1", "breakout")
    expect(page.locator(fact(page, "Objective 1"))).to_have_text("Breakout")
    page.select_option("#location", "the_auriga")
    expect(page.locator(fact(page, "Location"))).to_have_text("The Auriga")
    page.locator(".setup .go").click()
    expect(page.locator("#table")).to_contain_text("The Auriga")


def test_by_keys(served: Served, person: NewPerson) -> None:
    """A button that fills in the form keeps the focus; Enter in a field begins the game."""
    page = person().page
    page.goto(f"{served.url}/?title=encounters")
    page.focus("#mode-3")
    page.keyboard.press("Enter")
    expect(page.locator("#film-alien")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#mode-3")).to_be_focused()
    page.focus("#film-aliens")
    page.keyboard.press("Space")
    expect(page.locator(fact(page, "Location"))).to_have_text("Hadley's Hope")
    expect(page.locator("#film-aliens")).to_be_focused()
    page.focus("#name-0")
    page.keyboard.press("Enter")
    expect(page.locator("#table")).to_contain_text("Hadley's Hope")


def test_without_the_script(served: Served, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{served.url}/?title=encounters")
    page.click("#mode-5")
    page.click("#film-resurrection")
    expect(page.locator(fact(page, "Location"))).to_have_text("The Auriga")
    page.select_option("#location", "the_nostromo")
    page.click("#mixed button")
    expect(page.locator(fact(page, "Location"))).to_have_text("The Nostromo")
    page.locator(".setup .go").click()
    expect(page.locator("#table")).to_contain_text("The Nostromo")
    context.close()


@pytest.mark.parametrize(
    ("lang", "theme", "window"),
    [
        pytest.param("ru", "dark", DESKTOP, id="ru-dark-desktop"),
        pytest.param("pt-BR", "light", PHONE, id="pt-light-phone"),
    ],
)
def test_the_form_looks_right(
    served: Served, person: NewPerson, shoot: Shoot, lang: str, theme: str, window: dict[str, int]
) -> None:
    name = f"{lang}-{theme}-{window['width']}"
    ada = Looker(served, person(locale=lang, color_scheme=theme, viewport=window), shoot, name)
    ada.page.goto(f"{served.url}/?title=encounters")
    for number in (3, 4, 5):
        ada.page.click(f"#mode-{number}")
        expect(ada.page.locator(f"#mode-{number}")).to_have_attribute("aria-pressed", "true")
        ada.page.click("#surprise")
        expect(ada.page.locator("#objectives-named")).to_be_checked()
        ada.look(f"setup-{number}")
        padding = ada.page.locator("#surprise").evaluate("button => parseFloat(getComputedStyle(button).paddingLeft)")
        assert padding >= 8, "words stand off the edge of a button"
        ada.page.locator("#mixed").scroll_into_view_if_needed()
        shoot(ada.page, f"setup-{number}-mixed-{name}")
    ada.page.locator("#refused").scroll_into_view_if_needed()
    ada.look("setup-refused")
    assert ada.page.evaluate(CUT) == []
