"""Every page as people see it, in Chromium: it fits its window, axe finds nothing serious."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from hagal.text import LANGUAGES
from tests.support import mouse
from tests.support.browser import DESKTOP, PHONE, NewPerson, Served, Shoot, sample
from tests.support.looker import Looker

GOLDEN = Path(__file__).parents[1] / "golden" / "dune-ix-solo-mentat.record"
LOOKS = [
    pytest.param("en", "dark", DESKTOP, id="en-dark-desktop"),
    pytest.param("ru", "light", PHONE, id="ru-light-phone"),
    pytest.param("pt-BR", "light", DESKTOP, id="pt-BR-light-desktop", marks=pytest.mark.proof),
    pytest.param("pt-BR", "dark", PHONE, id="pt-BR-dark-phone", marks=pytest.mark.proof),
    pytest.param("ru", "dark", DESKTOP, id="ru-dark-desktop", marks=pytest.mark.proof),
    pytest.param("en", "light", PHONE, id="en-light-phone", marks=pytest.mark.proof),
]


@pytest.mark.parametrize(("lang", "theme", "window"), LOOKS)
def test_every_page(
    served: Served, person: NewPerson, shoot: Shoot, lang: str, theme: str, window: dict[str, int]
) -> None:
    person.expect(r"status of (400|403|404)")
    name = f"{lang}-{theme}-{window['width']}"
    ada = Looker(served, person(locale=lang, color_scheme=theme, viewport=window), shoot, name)
    guest = Looker(served, person(locale=lang, color_scheme=theme, viewport=window), shoot, name)
    ada.look("start", "/")
    ada.look("start-four", act=four_chairs)
    ada.look("start-wrong", act=begin_wrongly)

    solo = ada.form("/games", quick="yes")
    ada.look("table", solo)
    for sheet in ("menu", "help", "seats"):
        ada.look(sheet, solo, partial(open_sheet, sheet))
    ada.look("log", solo, open_log)
    ada.look("report", f"{solo}/report")
    ada.look("reported", act=report)
    guest.look("watching", f"{solo}?seat=-1")
    guest.look("forbidden", f"{solo}?seat=0")
    guest.look("missing", "/nowhere")

    typed = {"players": "3", "kind-1": "friend", "name-0": "Ada", "name-1": "Bo", "kind-2": "random"}
    ada.look("curtain", ada.form("/games", **typed))
    lobby = ada.form("/games", **{"players": "3", "kind-1": "link", "kind-2": "link", "name-0": "Ada"})
    ada.look("lobby", lobby)
    found = re.search(r"/join/[0-9a-f]+", ada.page.content())
    assert found is not None
    guest.look("join", found[0])

    over = ada.finished(seed=3, modules=["ix"])
    ada.look("end", over)
    ada.look("final", f"{over}?final=1")
    ada.look("games", "/")
    ada.look("uploaded", act=upload)
    ada.look("replay", f"{over}/replay?at=60")


def begin_wrongly(page: Page) -> None:
    with page.expect_navigation():
        page.click(".setup-begin .go")


def four_chairs(page: Page) -> None:
    """Only what belongs to the game asked for is shown."""
    expect(page.locator("#kind-1")).to_be_hidden()
    expect(page.locator("#difficulty-mentat")).to_be_visible()
    page.locator("label[for=players-4]").click()
    expect(page.locator("#kind-3")).to_be_visible()
    expect(page.locator("#difficulty-mentat")).to_be_hidden()
    expect(page.locator("#epic")).to_be_hidden()
    page.check("#ix")
    expect(page.locator("#epic")).to_be_visible()
    page.check("#leaders-named")
    for seat in (0, 1):
        page.select_option(f"#leader-{seat}", "tessia_vernius")
    page.select_option("#kind-1", "me")


def open_sheet(name: str, page: Page) -> None:
    page.click(f"#open-{name}")
    expect(page.locator(f"#{name}")).to_be_visible()


def open_log(page: Page) -> None:
    page.click("#open-log")
    page.wait_for_selector("#log-sheet .told li")


def report(page: Page) -> None:
    page.fill("#note", "…")
    page.click("form .go")
    page.wait_for_selector("#report-id")


def upload(page: Page) -> None:
    file: FilePayload = {"name": "game.record", "mimeType": "text/plain", "buffer": GOLDEN.read_bytes()}
    page.set_input_files("#record", file)
    page.click("#records button")
    page.wait_for_selector("#slider")


def test_without_a_script(served: Served, person: NewPerson, shoot: Shoot) -> None:
    """One click and another to the table, sheets that open, a choice, undo, language: all without a line of script."""
    somebody = person(java_script_enabled=False)
    page = somebody.page
    page.goto(served.url)
    page.click("#quick-dune")
    page.click("#quick-dune-begin")
    expect(page.locator("#ask")).to_be_visible()
    mouse.new_game(served, somebody, seed=5)
    page.click("#open-menu")
    expect(page.locator("#menu")).to_be_visible()
    shoot(page, "menu-without-script")
    page.locator("#menu [popovertargetaction]").click()
    expect(page.locator("#menu")).to_be_hidden()
    page.click("#open-log")
    page.click("#log-sheet a")
    expect(page.locator(".told").first).to_be_visible()
    page.go_back()
    page.locator("#ask .offer[value=reveal]").click()
    page.locator("#undo-button").click()
    expect(page.locator("#ask .offer[value=reveal]")).to_be_visible()
    page.locator("#tongues button[lang=ru]").click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator("#ask")).to_be_visible()


def test_two_people_by_link(served: Served, person: NewPerson) -> None:
    """The waiting room fills by itself, and the table opens for both."""
    ada, bo = person(), person()
    mouse.know(served, ada)
    mouse.new_game(served, ada, seats=[{"kind": "me", "name": "Ada"}, {"kind": "link"}], seed=5)
    expect(ada.page.locator("#table")).to_have_attribute("data-stage", "lobby")
    link = ada.page.locator("#link-1").input_value()
    bo.page.goto(link)
    bo.page.fill("#name", "Bo")
    bo.page.click("form .go")
    expect(bo.page.locator("#table")).to_have_attribute("data-stage", "table")
    expect(ada.page.locator("#table")).to_have_attribute("data-stage", "table")
    expect(ada.page.locator("#table")).to_contain_text("Bo")


INSIDE = """() => {
    const right = (thing) => thing.getBoundingClientRect().right;
    const cards = [...document.querySelectorAll(".own .card")].filter(
        (card) => right(card) > right(card.closest(".own")) + 1);
    const names = [...document.querySelectorAll(".force-name > span, .market")].filter(
        (thing) => getComputedStyle(thing).clipPath === "none"  // for those who listen alone
            && (thing.scrollWidth > thing.clientWidth || thing.scrollHeight > thing.clientHeight + 1));
    return [...cards, ...names].map((thing) => thing.textContent.trim());
}"""


@pytest.mark.parametrize("lang", sample(LANGUAGES, "ru"))
def test_nothing_is_cut_off(served: Served, person: NewPerson, lang: str) -> None:
    ada = person(locale=lang)
    mouse.know(served, ada)
    mouse.new_game(served, ada, seed=3, modules=["ix"])
    for width, height in ((1366, 768), (1280, 720), (1920, 1080), (768, 1024)):
        ada.page.set_viewport_size({"width": width, "height": height})
        assert ada.page.evaluate(INSIDE) == [], (width, height)
