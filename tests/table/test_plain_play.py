"""The tiny game in Chromium: brought by an installed package, played on the plain board from the form to the end."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.support import mouse
from tests.support.browser import DESKTOP, PHONE, NewPerson, Served, Shoot, free_port
from tests.support.looker import Looker

HOME = Path(__file__).parents[2]
INSTALLED = HOME / "tests" / "kernel" / "installed"
WHISPER = 2
"""With this seed the second of two players holds a whisper, to be played out of turn."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The table on a machine where a package with the entry point of the tiny game is installed."""
    folder = tmp_path_factory.mktemp("served")
    port = free_port()
    path = f"PYTHONPATH={HOME}:{INSTALLED}"
    command = [sys.executable, "-m", "tests.support.serve", str(port), str(folder / "table.sqlite3")]
    found = Served(["env", path, *command], port, folder / "log")
    found.start()
    yield found
    found.stop()


def begin(served: Served, page: Page, players: int, **kinds: str) -> None:
    """A table through the form of the start page."""
    page.goto(f"{served.url}/?title=tiny")
    page.locator(f"label[for=players-{players}]").click()
    for seat, kind in kinds.items():
        page.locator(f"#kind-{seat.removeprefix('seat')}").select_option(kind)
    page.locator("#set-coop").check()
    page.locator("#set-rounds").select_option("2")
    page.locator("#module-storm").check()
    page.locator("#set-coins").fill("4")


ASKED = """() => {
    const table = document.getElementById("table");
    return !table.hasAttribute("aria-busy")
        && (table.querySelector("#ask:not([data-aside]) .offer") || table.dataset.stage === "end");
}"""
"""What may be done unasked is gone as soon as a bot goes on: only questions are waited for."""


def play_on(page: Page) -> None:
    """The last offer of each question, until the game ends."""
    for _ in range(200):
        page.wait_for_function(ASKED)
        if page.locator("#table").get_attribute("data-stage") == "end":
            return
        mouse.choose(page, mouse.offers(page)[-1][0])
    raise AssertionError("it never ends")


@pytest.mark.parametrize(
    ("lang", "theme", "window"),
    [
        pytest.param("en", "dark", DESKTOP, id="en-dark-desktop", marks=pytest.mark.proof),
        pytest.param("ru", "light", PHONE, id="ru-light-phone"),
        pytest.param("pt-BR", "light", DESKTOP, id="pt-BR-light-desktop", marks=pytest.mark.proof),
    ],
)
def test_a_game_from_the_form_to_the_end(
    served: Served, person: NewPerson, shoot: Shoot, lang: str, theme: str, window: dict[str, int]
) -> None:
    """Nothing is wider or, on a large screen, higher than the window; no page has a fault of accessibility."""
    somebody = person(locale=lang, color_scheme=theme, viewport=window)
    page = somebody.page
    ada = Looker(served, somebody, shoot, f"plain-{lang}-{theme}-{window['width']}")
    ada.look("start", "/?title=tiny")
    begin(served, page, 3, seat1="random", seat2="random")
    page.locator(".setup-begin .go").click()
    mouse.stage(page)
    ada.look("bid")
    mouse.choose(page, "bid 0")
    page.wait_for_function(ASKED)
    ada.look("turn")
    play_on(page)
    ada.look("end")
    expect(page.locator(".ranking tbody tr")).to_have_count(3)
    page.locator("a[href$='/replay']").first.click()
    expect(page.locator("#slider")).to_be_visible()
    ada.look("replay")


def test_a_game_by_the_keyboard_alone(served: Served, person: NewPerson) -> None:
    """Two at one screen: the first offer of each question by its number, the curtain by Enter."""
    page = person().page
    begin(served, page, 2, seat1="friend")
    page.locator(".setup-begin .go").focus()
    page.keyboard.press("Enter")
    for _ in range(200):
        where = mouse.stage(page)
        if where == "end":
            break
        if where == "curtain":
            expect(page.locator("#i-am")).to_be_focused()
            page.keyboard.press("Enter")
            expect(page.locator("#table")).to_have_attribute("data-stage", "table")
            continue
        old = mouse.version(page)
        page.keyboard.press("1")
        mouse.moved_on(page, old)
    expect(page.locator("#table")).to_have_attribute("data-stage", "end")


def test_two_seats_of_one_person_and_a_move_unasked(served: Served, person: NewPerson) -> None:
    """With open hands, what the other seat may do out of turn stands below the question."""
    ada = person()
    mouse.know(served, ada)
    seats = [{"kind": "me"}, {"kind": "friend"}]
    mouse.new_game(served, ada, title="tiny", seats=seats, shared=True, seed=WHISPER)
    for bid in ("bid 1", "bid 0"):
        mouse.stage(ada.page)
        mouse.choose(ada.page, bid)
    mouse.stage(ada.page)
    coins = ada.page.locator(".own .figure dd").first
    before = int(coins.inner_text())
    old = mouse.version(ada.page)
    ada.page.locator(".aside-offer").first.click()
    mouse.moved_on(ada.page, old)
    expect(coins).to_have_text(str(before - 1))


def test_a_card_enlarges_with_its_text(served: Served, person: NewPerson) -> None:
    ada = person()
    mouse.know(served, ada)
    mouse.new_game(served, ada, title="tiny", seats=[{"kind": "me"}, {"kind": "random"}], seed=5)
    mouse.stage(ada.page)
    ada.page.locator("[data-zoom='card:salt']").first.hover()
    expect(ada.page.locator("#zoom")).to_contain_text("A good that sells for 1.")
