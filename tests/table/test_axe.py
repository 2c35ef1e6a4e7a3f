"""Sheets, popovers and plain pages that few tests open, as axe sees them: one walk by day, one by night."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import hagal
from hagal import bots
from hagal.table.door import network
from hagal.table.settings import Settings
from hagal.text import LANGUAGES
from tests.support import mouse
from tests.support.browser import DESKTOP, PHONE, NewPerson, Served, Shoot
from tests.support.live import Served as InThread
from tests.support.looker import Looker, serious
from tests.support.windows import BEYOND, MORE, sat

LOOKS = [
    pytest.param("en", "dark", DESKTOP, id="en-dark-desktop", marks=pytest.mark.proof),
    pytest.param("ru", "light", PHONE, id="ru-light-phone"),
    pytest.param("pt-BR", "light", DESKTOP, id="pt-BR-light-desktop", marks=pytest.mark.proof),
]
TITLES = {DESKTOP["width"]: ("dune", "alien"), PHONE["width"]: ("hunted", "orders")}
"""Whose decks are looked at in which window; all others (`test_pages_look`) in both."""
CHOICES = 60
WIDE = {"width": 1920, "height": 1080}
GAMES = ("dune", "ix", "hunted", "hunters", "alien", "orders")
NAMES = """() => [...document.querySelectorAll(".space :is(.name, .cap b)")].flatMap((name) => {
    if (name.scrollWidth > name.clientWidth + 1) return ["cut: " + name.textContent];
    const text = name.firstChild;
    return [...text.data.matchAll(/[\\p{L}\\d]+/gu)].filter(({ 0: word, index }) => {
        const range = document.createRange();
        const hyphen = text.data[index - 1] === "\u00ad"; // it is counted to what follows it
        range.setStart(text, index + (hyphen ? 1 : 0));
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width).map(({ top }) => Math.round(top));
        return new Set(lines).size > 1;
    }).map(({ 0: word }) => "broken: " + word);
})"""
"""Names of spaces that are cut, or broken without a hyphen."""
SEEN = "127.0.0.2"
"""Stands for the address in the home network: another address of this very machine."""


@pytest.mark.parametrize(("lang", "theme", "window"), LOOKS)
def test_sheets_popovers_and_plain_pages(
    served: Served, person: NewPerson, shoot: Shoot, lang: str, theme: str, window: dict[str, int]
) -> None:
    name = f"{lang}-{theme}-{window['width']}"
    somebody = person(locale=lang, color_scheme=theme, viewport=window)
    ada = Looker(served, somebody, shoot, f"axe-{name}")
    ada.look("me-empty", "/me")
    ada.look("quick", "/", quick)
    ada.look("challenge-parts", "/challenges", opened)
    for title in TITLES[window["width"]]:
        path = mouse.new_game(served, somebody, **MORE[title]).removeprefix(served.url)
        ada.look(f"decks-{title}", path, decks)
        ada.look(f"decks-page-{title}", f"{path}/decks")
    ada.look("rule", path, rule)
    ada.look("log-page", f"{path}/log")
    shared = {"seats": [{"kind": "me", "name": "Ada"}, {"kind": "link"}], "title": "encounters", "seed": 5}
    chat = mouse.new_game(served, somebody, **shared).removeprefix(served.url)
    ada.look("chat-page", f"{chat}/chat")
    mouse.new_game(served, somebody, **MORE["dune"])
    mouse.choose(somebody.page, "reveal")
    ada.look("market", act=mouse.stage)


def quick(page: Page) -> None:
    page.click("#quick-dune")
    expect(page.locator("#quick-dune, dialog[open], [popover]:popover-open").first).to_be_visible()


def opened(page: Page) -> None:
    for summary in page.locator("summary:visible").all():
        summary.click()
    expect(page.locator(".parts button").first).to_be_visible()


def decks(page: Page) -> None:
    page.keyboard.press("v")
    expect(page.locator("#decks h3").first).to_be_visible()


def rule(page: Page) -> None:
    page.keyboard.press("l")
    page.locator("#log-sheet [data-rule]").first.click()
    expect(page.locator("#rule")).to_be_visible()


@pytest.mark.parametrize(("title", "theme"), [("encounters", "dark"), ("runewars", "light")])
def test_the_course_of_a_game_and_what_was_asked(
    served: Served, person: NewPerson, shoot: Shoot, title: str, theme: str
) -> None:
    somebody = person(color_scheme=theme)
    mouse.know(served, somebody)
    headers = {"Origin": served.url, "Content-Type": "text/plain"}
    answer = somebody.page.request.post(f"{served.url}/api/records", data=paper(title).encode(), headers=headers)
    ada = Looker(served, somebody, shoot, f"axe-{title}")
    ada.look("course", f"/games/{answer.json()['id']}/replay?at=4&seat=0", advised)


def paper(title: str) -> str:
    """A game of bots."""
    game, bot = hagal.new(title, players=2, seed=4), bots.make("random", 1)
    for _ in range(CHOICES):
        if game.decision is not None:
            game.choose(bots.decide(game.state, game.decision.seat, bot).key(), game.decision.seat)
    return str(game.record)


def advised(page: Page) -> None:
    expect(page.locator("#course")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("#asked .tips, #asked .dim").first).to_be_visible()
    page.locator("#moments summary").click()


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[InThread]:
    """A table as `hagal play` serves it, open to the home network."""
    monkeypatch.setattr(network, "addresses", lambda: [SEEN])
    settings = Settings(database=f"sqlite:///{tmp_path / 'table.sqlite3'}", seeds=True, network=True)
    found = InThread(replace(settings, rate_person=1e6, burst_person=1e6, rate_address=1e6, burst_address=1e6))
    state = found.server.config.app.state.network  # type: ignore[union-attr]
    state.port = found.listener.getsockname()[1]
    yield found
    state.close()
    found.stop()


@pytest.mark.parametrize(("theme", "window"), [("dark", DESKTOP), ("light", PHONE)], ids=["desktop", "phone"])
def test_the_lobby_with_a_code_for_a_phone(
    at_home: InThread, person: NewPerson, shoot: Shoot, theme: str, window: dict[str, int]
) -> None:
    page = person(color_scheme=theme, viewport=window).page
    page.goto(at_home.url)
    wish = {"seats": [{"kind": "me", "name": "Ada"}, {"kind": "link"}], "title": "dune"}
    id = page.request.post(f"{at_home.url}/api/games", data=wish, headers={"Origin": at_home.url}).json()["id"]
    page.goto(f"{at_home.url}/games/{id}")
    expect(page.locator("#table")).to_have_attribute("data-stage", "lobby")
    assert serious(page) == []
    page.locator(".network button[value=open]:visible").first.click()
    expect(page.locator(".network b").first).to_contain_text(SEEN)
    for summary in page.locator("summary:visible").all():
        summary.click()
    expect(page.locator("svg[role=img][viewBox]:visible").first).to_be_visible()
    shoot(page, f"axe-lobby-{window['width']}")
    assert serious(page) == []


@pytest.mark.proof
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_wide_window_and_large_text(served: Served, person: NewPerson, shoot: Shoot, game: str, lang: str) -> None:
    page = sat(served, person, game, locale=lang)
    for window, size in ((WIDE, "m"), (WIDE, "l"), (DESKTOP, "l")):
        page.set_viewport_size({"width": window["width"], "height": window["height"]})
        page.evaluate("size => document.documentElement.dataset.size = size", size)
        shoot(page, f"axe-{game}-{window['width']}-{size}-{lang}")
        assert page.evaluate(BEYOND) == [0, 0], (window, size)
        assert serious(page) == [], (window, size)
        if window == WIDE:
            assert page.evaluate(NAMES) == [], (window, size)
