"""Everything by keys alone: games to their end, and all that stands around them; the focus is always seen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.support import mouse
from tests.support.browser import NewPerson, Served, Shoot
from tests.support.typist import ON, Typist, seen, tab_to

SOLO = [{"kind": "me"}]
GAMES: dict[str, dict[str, Any]] = {
    "dune": {"seed": 5},
    "hunted": {"title": "encounters", "seed": 5},
    "hunters": {"title": "encounters", "modules": ["hunters"], "seed": 5},
    "runewars": {"title": "runewars", "seed": 5, "seats": [{"kind": "me"}, {"kind": "random"}]},
}
SAMPLE = 10
SOME = 60


def sat(served: Served, person: NewPerson, game: str) -> Typist:
    ada = person(clicks="sure")
    mouse.know(served, ada)
    mouse.new_game(served, ada, **GAMES[game])
    return Typist(ada.page)


@pytest.mark.parametrize("game", GAMES)
def test_some_turns_by_keys(served: Served, person: NewPerson, game: str) -> None:
    typist = sat(served, person, game)
    assert typist.play(SAMPLE) == SAMPLE
    assert len(typist.ways) > 1


@pytest.mark.proof
@pytest.mark.parametrize("game", GAMES)
def test_many_turns_or_a_whole_game_by_keys(served: Served, person: NewPerson, shoot: Shoot, game: str) -> None:
    typist = sat(served, person, game)
    whole = game in ("dune", "hunted")
    count = typist.play() if whole else typist.play(SOME)
    assert {"number", "list", "board"} <= typist.ways.keys(), typist.ways
    shoot(typist.page, f"keys-{game}")
    assert count == SOME or whole
    expect(typist.page.locator("#table")).to_have_attribute("data-stage", "end" if whole else "table")


# Around the games


def to(page: Page, wanted: str, address: str) -> None:
    """By Tab to a link, and there by Enter."""
    tab_to(page, wanted)
    page.keyboard.press("Enter")
    page.wait_for_url(address)
    page.wait_for_load_state()


@pytest.fixture
def page(served: Served, person: NewPerson) -> Page:
    """The start page."""
    found = person(clicks="sure").page
    found.goto(served.url)
    return found


def test_challenges_statistics_and_the_deal_of_the_day(page: Page) -> None:
    to(page, "#goals a[href='/challenges']", "**/challenges")
    tab_to(page, "#challenge-dune-leaders summary")
    page.keyboard.press("Enter")
    tab_to(page, "#challenge-dune-leaders .parts button")
    to(page, "#challenge-hunted-bare > form button", "**/games/*")
    assert mouse.stage(page) == "table"
    page.keyboard.press("m")
    expect(page.locator("#menu")).to_be_visible()
    to(page, "#menu a[href='/']", "**/")
    to(page, "#goals a[href='/me']", "**/me")
    to(page, ".goals-nav a[href='/daily']", "**/daily")
    tab_to(page, "nav .pill")
    to(page, "form[action='/daily/encounters'] button", "**/games/*")
    assert mouse.stage(page) == "table"


def test_the_rules_by_words_by_chapter_and_by_number(page: Page) -> None:
    to(page, "a[href='/rules']", "**/rules")
    tab_to(page, "#q")
    page.keyboard.type("Mentat")
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules?q=Mentat")
    expect(page.locator(".rule-item").first).to_be_visible()
    to(page, ".rule-item h2 a", "**/rules/*-*")
    tab_to(page, ".rules-list summary")
    page.keyboard.press("Enter")
    tab_to(page, ".rules-list details[open] a")
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules/book/**")
    expect(page.locator(".rule-item").first).to_be_attached()


def test_the_menu_decks_log_and_help(served: Served, person: NewPerson) -> None:
    page = sat(served, person, "dune").page
    mouse.stage(page)
    sheets = {"m": "menu", "v": "decks", "l": "log-sheet", "?": "help", "p": "seats"}
    for key, sheet in sheets.items():
        page.keyboard.press(key)
        expect(page.locator(f"#{sheet}")).to_be_visible()
        tab_to(page, f"#{sheet} *", most=3)
        page.keyboard.press("Escape")
        expect(page.locator(f"#{sheet}")).to_be_hidden()
    # The same by their buttons, and back to them.
    for sheet in ("log-sheet", "help", "seats", "menu"):
        tab_to(page, f"#bar [popovertarget={sheet}]")
        page.keyboard.press("Enter")
        expect(page.locator(f"#{sheet}")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(f"#bar [popovertarget={sheet}]")).to_be_focused()
    # A pile opens the decks where they tell of it.
    tab_to(page, ".own [popovertarget=decks]")
    page.keyboard.press("Enter")
    expect(page.locator("#decks [data-deck]:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("#decks")).to_be_hidden()
    page.keyboard.press("m")
    tab_to(page, "#menu select")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#menu select").first).to_have_value("slow")
    tab_to(page, "#menu button[name=theme][value=dark]", back=True)
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_decks_that_come_late_leave_the_focus_where_somebody_has_moved_it(served: Served, person: NewPerson) -> None:
    page = sat(served, person, "dune").page
    mouse.stage(page)
    under_way: list[Route] = []
    page.route("**/decks?*", lambda route: under_way.append(route))
    page.keyboard.press("v")
    expect(page.locator("#decks")).to_be_visible()
    tab_to(page, "#decks *", most=3)
    while not under_way:
        page.wait_for_timeout(10)
    under_way[0].continue_()
    expect(page.locator("#decks [data-deck]").first).to_be_visible()
    assert page.evaluate(ON, "#decks .sheet-head *")
    seen(page)


def test_a_choice_is_taken_back(served: Served, person: NewPerson) -> None:
    page = sat(served, person, "hunted").page
    mouse.stage(page)
    grey = page.locator("#undo-button[aria-disabled=true]")
    expect(grey).to_have_count(1)
    for key, count in (("1", 0), ("u", 1)):
        old = mouse.version(page)
        page.keyboard.press(key)
        mouse.moved_on(page, old)
        mouse.stage(page)
        expect(grey).to_have_count(count)


def test_words_to_others(served: Served, person: NewPerson) -> None:
    """The chat: opened, written, a phrase, closed; and back to the game."""
    ada, bo = person(clicks="sure"), person(clicks="sure")
    for somebody in (ada, bo):
        mouse.know(served, somebody)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "link"}]
    mouse.new_game(served, ada, title="encounters", seats=seats, options={"first": 0}, seed=5)
    bo.page.goto(ada.page.locator("#link-1").input_value())
    tab_to(bo.page, "#name")
    bo.page.keyboard.type("Bo")
    bo.page.keyboard.press("Enter")
    page = ada.page
    mouse.stage(page)
    page.keyboard.press("c")
    expect(page.locator("#chat-text")).to_be_focused()
    seen(page)
    page.keyboard.type("Hello, 1 u d")
    page.keyboard.press("Enter")
    tab_to(page, "#chat button[value=luck]")
    page.keyboard.press("Enter")
    expect(page.locator("#chat .said")).to_have_text(["Hello, 1 u d", "Good luck!"])
    page.keyboard.press("Escape")
    expect(page.locator("#chat")).to_be_hidden()
    expect(page.locator("#open-chat")).to_be_focused()
    old = mouse.version(page)
    page.keyboard.press("1")
    mouse.moved_on(page, old)


def test_the_moments_of_a_replay(served: Served, person: NewPerson) -> None:
    ada = person()
    mouse.know(served, ada)
    url = mouse.new_game(served, ada, **GAMES["dune"])
    page = ada.page
    Typist(page).play(SAMPLE)
    page.goto(f"{url}/replay?at=0")
    told = page.locator("#slider-at")
    page.keyboard.press("ArrowRight")
    expect(told).to_contain_text("1/")
    tab_to(page, "#go-last")
    tab_to(page, "#at")
    page.keyboard.press("End")
    length = page.locator("#at").get_attribute("max")
    expect(told).to_have_text(f"{length}/{length}")
    tab_to(page, "#course-ask")
    page.keyboard.press("Enter")
    expect(page.locator("#course")).to_be_attached()
    tab_to(page, "#moments summary")
    page.keyboard.press("Enter")
    tab_to(page, "#moments li a")
    page.keyboard.press("Enter")
    expect(told).not_to_have_text(f"{length}/{length}")
    tab_to(page, "#slider-back")
    page.keyboard.press("Enter")
    assert mouse.stage(page) == "table"
