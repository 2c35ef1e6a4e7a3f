"""The rules in Chromium: a number shows its sentence in place, by mouse and by keys; the pages as people see them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support import mouse
from tests.support.browser import DESKTOP, PHONE, NewPerson, Served, Shoot
from tests.support.looker import Looker


@pytest.fixture
def page(served: Served, person: NewPerson) -> Page:
    """A table of one's own, at its first question."""
    found = person()
    mouse.know(served, found)
    mouse.new_game(served, found, seed=5)
    mouse.stage(found.page)
    return found.page


def test_a_number_shows_its_sentence_beside_it(page: Page) -> None:
    sign = page.locator("#log [data-rule], [data-news] [data-rule]").first
    number = (sign.get_attribute("href") or "").removeprefix("/rules/").split(",")[0]
    sign.click()
    box = page.locator("#rule")
    expect(box).to_be_visible()
    expect(box.locator("h2").first).to_contain_text(number)
    assert len(page.context.pages) == 1
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    sign.click()
    expect(box).to_be_visible()
    page.mouse.click(5, 5)
    expect(box).to_be_hidden()


def test_in_the_log_by_keys_alone(page: Page) -> None:
    page.keyboard.press("l")
    sheet = page.locator("#log-sheet")
    number = sheet.locator("details[open] [data-rule]").first
    number.focus()
    page.keyboard.press("Enter")
    box = page.locator("#rule")
    expect(box.locator("h2")).to_contain_text(number.inner_text())
    expect(box).to_be_focused()
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    expect(number).to_be_focused()
    expect(sheet).to_be_visible()


def cite(page: Page, number: str) -> None:
    """A rule that is cited beside the table, where no news takes it away, and a press on it."""
    page.evaluate(
        """(number) => { const link = document.createElement("a");
        Object.assign(link, { href: `/rules/${number}`, textContent: number, className: "rule" });
        link.dataset.rule = ""; document.body.append(link); link.click(); }""",
        number,
    )


def test_a_number_in_the_sentence_leads_on_in_the_same_place(page: Page) -> None:
    cite(page, "HG-052")
    box = page.locator("#rule")
    box.locator("a[data-rule]", has_text="HG-009").click()
    expect(box.locator("h2")).to_contain_text("HG-009")
    expect(box.locator("h2")).to_have_count(1)
    assert len(page.context.pages) == 1
    box.get_by_role("button", name="Back").click()
    expect(box.locator("h2")).to_contain_text("HG-052")
    expect(box.get_by_role("button", name="Back")).to_have_count(0)


def test_the_rules_on_one_page_open_from_the_help(page: Page) -> None:
    page.keyboard.press("?")
    page.locator("#help a[data-rule]").last.click()
    box = page.locator("#rule")
    expect(box.locator("h2")).to_have_text("House Hagal on one page")
    box.locator("a[data-rule]", has_text="HG-004").click()
    expect(box.locator("h2")).to_contain_text("HG-004")
    box.get_by_role("button", name="Back").click()
    expect(box.locator("h2")).to_have_text("House Hagal on one page")
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_be_visible()


def test_a_table_is_shown_as_one(page: Page) -> None:
    cite(page, "HG-031,HG-034")
    expect(page.locator("#rule article")).to_have_count(2)
    expect(page.locator("#rule td").first).to_have_text("1 solari, 1 spice")


def test_a_number_that_cannot_be_fetched_opens_its_page(page: Page, person: NewPerson) -> None:
    person.expect("503")
    page.route("**/rules/*part=rule*", lambda route: route.fulfill(status=503))
    with page.context.expect_page() as opened:
        page.locator("[data-news] [data-rule]").first.click()
    expect(opened.value.locator("h1")).to_be_visible()


def test_without_a_script_a_number_is_a_link_to_another_tab(served: Served, person: NewPerson) -> None:
    somebody = person(java_script_enabled=False)
    mouse.know(served, somebody)
    mouse.new_game(served, somebody, seed=5)
    somebody.page.goto(somebody.page.url.split("?")[0] + "/log")
    with somebody.context.expect_page() as opened:
        somebody.page.locator("details[open] [data-rule]").first.click()
    expect(opened.value.locator("h1")).to_be_visible()


LOOKS = [
    pytest.param("en", "dark", DESKTOP, marks=pytest.mark.proof),
    pytest.param("ru", "light", PHONE),
    pytest.param("pt-BR", "dark", PHONE, marks=pytest.mark.proof),
]


@pytest.mark.parametrize(("lang", "theme", "window"), LOOKS)
def test_the_pages(
    served: Served, person: NewPerson, shoot: Shoot, lang: str, theme: str, window: dict[str, int]
) -> None:
    person.expect("status of 404")
    name = f"{lang}-{theme}-{window['width']}"
    ada = Looker(served, person(locale=lang, color_scheme=theme, viewport=window), shoot, name)
    ada.look("rules", "/rules")
    ada.look("rules-words", "/rules?q=HG")
    ada.look("rules-book", "/rules/book/dune-hagal")
    ada.look("rules-rule", "/rules/HG-031,HG-052")
    ada.look("rules-sheet", "/rules/sheet/house-hagal")
    ada.look("rules-missing", "/rules/XY-001")
    ada.page.goto(f"{served.url}/rules")
    ada.page.fill("#q", "hg-49")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("h1")).to_have_text("HG-049")
