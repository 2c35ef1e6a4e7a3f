"""The bar of the table: all of it is inside the window, whatever stands in it, in every language and size of text."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from hagal.text import LANGUAGES
from tests.support.browser import PHONE, NewPerson, Served, Shoot, sample
from tests.support.windows import sat

SMALL = (320, 360, 414, 700, 768, 1000, 1100, 1125, 1180, 1220)
LARGE = {"m": (1221, 1300, 1366, 1440, 1536, 1700, 1920), "s": (1221, 1366), "l": (1221, 1366, 1440, 1536, 1920)}
FIRST = {("invited", "pt-BR"), ("invited-runewars", "ru")}
LOOKS = [
    pytest.param(game, lang, marks=() if (game, lang) in FIRST else pytest.mark.proof)
    for game in ("invited", "invited-hunters", "invited-runewars")
    for lang in LANGUAGES
]
OUTSIDE = """() => {
    const shown = [...document.querySelectorAll("#bar *")].filter(
        (thing) => thing.checkVisibility() && !thing.closest(".sr, h1") && thing.getClientRects().length);
    const over = shown.filter((thing) => thing.matches("button, .badge, .brand, .chapter, .season, .season-card"));
    return over.filter((thing) => {
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        const x = (left + right) / 2, y = (top + bottom) / 2;
        const there = document.elementFromPoint(x, y);
        return left < 0 || right > innerWidth || !there || !(thing.contains(there) || there.contains(thing));
    }).map((thing) => thing.id || thing.className || thing.textContent);
}"""
"""What of the bar is not in the window, or not to be seen there."""
NOW = """() => [...document.querySelectorAll("#bar .chips .on")].filter((chip) => {
    const { left, right, top, bottom } = chip.getBoundingClientRect();
    const frame = chip.closest(".chips").getBoundingClientRect();
    return chip.checkVisibility() && right - left > 20 && left >= frame.left - 1 && right <= frame.right + 1 &&
        top >= frame.top - 1 && bottom <= frame.bottom + 1 && chip.scrollWidth <= chip.clientWidth + 1;
}).length"""
"""How often the phase is to be read."""
ONE_LINE = 40
LEGIBLE = 50
"""Pixels of a name that is cut short, at least."""
LINES = """(bar) => {
    const tops = [...bar.children].filter((one) => one.checkVisibility() && one.getBoundingClientRect().height)
        .map((one) => one.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2));
    return Math.max(...tops) - Math.min(...tops) < 9 ? 1 : 2;
}"""


def within(page: Page, width: int, height: int = 800) -> None:
    page.set_viewport_size({"width": width, "height": height})
    what = (width, page.locator("html").get_attribute("data-size"))
    assert page.evaluate("document.documentElement.scrollWidth") <= width, what
    assert page.evaluate(OUTSIDE) == [], what


@pytest.mark.parametrize("lang", sample(LANGUAGES, "pt-BR"))
def test_the_bar_is_inside_small_windows(served: Served, person: NewPerson, lang: str) -> None:
    page = sat(served, person, "ix", locale=lang)
    for width in SMALL:
        within(page, width)


@pytest.mark.parametrize(("game", "lang"), LOOKS)
def test_the_bar_is_inside_large_windows_with_all_that_may_stand_in_it(
    served: Served, person: NewPerson, shoot: Shoot, game: str, lang: str
) -> None:
    """A chat, and a seat that is free: the phases fold to the one that it is."""
    page = sat(served, person, game, locale=lang)
    assert page.locator("#open-chat, #open-seats .badge").count() == 2
    for size, widths in LARGE.items():
        page.evaluate("size => document.documentElement.dataset.size = size", size)
        for width in widths:
            within(page, width)
            if page.locator("#bar .chips").count():
                assert page.evaluate(NOW) == 1, (width, size)
        shoot(page, f"bar-{game}-{lang}-{size}")


def test_phases_are_all_to_be_read_where_there_is_room(served: Served, person: NewPerson) -> None:
    page = sat(served, person, "dune")
    page.set_viewport_size({"width": 1440, "height": 800})
    chips = page.locator("#bar .chips .all i")
    expect(chips).to_have_count(5)
    for chip in chips.all():
        expect(chip).to_be_in_viewport(ratio=1)


CRUMBS = """() => [...document.querySelectorAll("#bar .chips .on")]
    .filter((chip) => {
        const frame = chip.closest(".chips").getBoundingClientRect();
        const { left, right, top, bottom } = chip.getBoundingClientRect();
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return chip.checkVisibility() && frame.width > 0 && chip.contains(there) &&
            (chip.scrollWidth > chip.clientWidth + 1 || right > frame.right + 1);
    }).map((chip) => chip.textContent)"""
"""A phase of which a letter or two is shown."""


@pytest.mark.parametrize(("game", "lang"), LOOKS)
def test_on_a_phone_in_company_a_phase_is_to_be_read_or_makes_way(
    served: Served, person: NewPerson, shoot: Shoot, game: str, lang: str
) -> None:
    page = sat(served, person, game, locale=lang)
    for width in (360, 390, 414, 480, 600):
        within(page, width, 740)
        assert page.evaluate(CRUMBS) == [], width
        assert page.locator("#bar").evaluate(LINES) == 1, width
        shoot(page, f"bar-company-{game}-{width}-{lang}")


SEEN = {("dune", "pt-BR"), ("hunted", "ru"), ("full", "ru"), ("orders", "pt-BR")}
PHONES = [
    pytest.param(game, lang, marks=() if (game, lang) in SEEN else pytest.mark.proof)
    for game in ("dune", "hunted", "hunters", "alien", "full", "orders")
    for lang in LANGUAGES
]


@pytest.mark.parametrize(("game", "lang"), PHONES)
def test_the_bar_of_a_phone_is_one_line(served: Served, person: NewPerson, shoot: Shoot, game: str, lang: str) -> None:
    page = sat(served, person, game, locale=lang)
    for width in (360, 390, 414, 600):
        within(page, width, 740)
        box = page.locator("#bar").bounding_box()
        assert box is not None
        assert box["height"] < ONE_LINE, width
        assert page.locator("#bar").evaluate(LINES) == 1, width
        if game == "orders":  # its card holds all season, and its text is nowhere else once orders are shown
            card = page.locator("#bar .season-card")
            assert card.evaluate("card => card.clientWidth") > LEGIBLE, width
        if width == PHONE["width"]:
            shoot(page, f"phone-bar-{game}-{lang}")
