"""Two browsers at one table: they talk, one nudges the other, a connection is lost and comes back."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

import hagal.table
from tests.support import mouse
from tests.support.browser import BROKEN, DESKTOP, PHONE, NewPerson, Served, Shoot, Somebody
from tests.support.looker import serious

WISH = {
    "title": "encounters",
    "options": {"first": 1},
    "seats": [{"kind": "me", "name": "Ada"}, {"kind": "link"}],
    "seed": 5,
}
"""The guest is asked first."""
ENDLESS = """() => document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime === Infinity)
    .map((one) => one.animationName)"""


def two(served: Served, person: NewPerson, **options: object) -> tuple[Somebody, Somebody]:
    """Ada in English, and Bo, who reads Portuguese."""
    ada, bo = person(), person(locale="pt-BR", **options)
    for somebody in (ada, bo):
        mouse.know(served, somebody)
    mouse.new_game(served, ada, **WISH)
    bo.page.goto(ada.page.locator("#link-1").input_value())
    bo.page.fill("#name", "Bo")
    bo.page.click("form .go")
    for somebody in (ada, bo):
        expect(somebody.page.locator("#table")).to_have_attribute("data-stage", "table")
        expect(somebody.page.locator("html")).to_have_attribute("data-script", "on")
    return ada, bo


def test_two_browsers_talk(served: Served, person: NewPerson, shoot: Shoot) -> None:
    ada, bo = two(served, person)
    page, other = ada.page, bo.page
    page.keyboard.press("c")
    expect(page.locator("#chat-text")).to_be_focused()
    page.keyboard.type("Hello <b>Bo</b>! 1 l u")
    page.keyboard.press("Enter")
    expect(page.locator("#chat .said")).to_have_text(["Hello <b>Bo</b>! 1 l u"])
    expect(page.locator("#chat-text")).to_have_value("")
    expect(page.locator("#log-sheet")).to_be_hidden()
    badge = other.locator("#open-chat .badge")
    expect(badge).to_have_text("1")
    expect(other.locator("#toast")).to_have_text("Ada: Hello <b>Bo</b>! 1 l u")
    other.click("#open-chat")
    expect(badge).to_be_hidden()
    other.click("#chat button[value=luck]")
    expect(other.locator("#chat .said")).to_have_text(["Hello <b>Bo</b>! 1 l u", "Boa sorte!"])
    expect(page.locator("#chat .said")).to_have_text(["Hello <b>Bo</b>! 1 l u", "Good luck!"])
    shoot(page, "chat")
    assert serious(page) == []
    assert serious(other) == []
    # The panel stays open while one plays.
    old = mouse.version(other)
    other.locator("#ask .offer").first.click()
    mouse.moved_on(other, old)
    expect(other.locator("#chat")).to_be_visible()
    page.locator("#chat-text").press("Escape")
    expect(page.locator("#chat")).to_be_hidden()
    expect(page.locator("#open-chat")).to_be_focused()


def test_whoever_waits_is_left_in_peace(served: Served, person: NewPerson) -> None:
    """The sign that another one thinks comes to rest: a page on which nothing happens costs nothing."""
    ada, _bo = two(served, person)
    ada.page.emulate_media(reduced_motion="no-preference")
    expect(ada.page.locator(".think").first).to_be_visible()
    assert ada.page.evaluate("document.getAnimations().filter((one) => one.animationName === 'think').length") > 0
    assert ada.page.evaluate(ENDLESS) == []


def test_no_sheet_of_a_game_moves_for_ever() -> None:
    sheets = sorted((Path(hagal.table.__file__).parent / "static" / "games").rglob("*.css"))
    assert [sheet.name for sheet in sheets if "infinite" in sheet.read_text()] == []


def test_what_was_read_stays_read_and_whoever_is_muted_is_not_heard(served: Served, person: NewPerson) -> None:
    ada, bo = two(served, person)
    page, other = ada.page, bo.page
    page.click("#open-chat")
    page.click("#chat button[value=hello]")
    other.click("#open-chat")
    expect(other.locator("#chat .said")).to_have_count(1)
    other.reload()
    expect(other.locator("#chat .chat-lines li[data-line]")).to_have_count(1)
    expect(other.locator("#open-chat .badge")).to_be_hidden()
    other.click("#open-chat")
    other.click("[data-mute=seat-0]")
    expect(other.locator("[data-mute=seat-0]")).to_have_attribute("aria-pressed", "true")
    expect(other.locator("#chat .said")).to_be_hidden()
    other.click("#chat [popovertargetaction]")
    page.click("#chat button[value=nice]")
    expect(other.locator("#chat li[data-line]")).to_have_count(2)
    expect(other.locator("#open-chat .badge")).to_be_hidden()
    other.click("#open-chat")
    other.click("[data-mute=seat-0]")
    expect(other.locator("#chat .said").last).to_be_visible()


def test_what_is_said_first_is_heard_first(served: Served, person: NewPerson) -> None:
    """Also where the first line takes its time; a second press of Enter says nothing twice."""
    ada, bo = two(served, person)
    page = ada.page
    under_way: list[Route] = []
    page.route("**/chat", lambda route: route.continue_() if under_way else under_way.append(route))
    page.click("#open-chat")
    page.fill("#chat-text", "Hello!")
    for _ in range(2):
        page.locator("#chat-text").press("Enter")
    expect(page.locator("#chat-text")).to_have_value("")
    page.click("#chat button[value=luck]")
    while not under_way:
        page.wait_for_timeout(10)
    page.wait_for_timeout(100)
    expect(page.locator("#chat .said")).to_have_count(0)
    under_way[0].continue_()
    expect(page.locator("#chat .said")).to_have_text(["Hello!", "Good luck!"])
    bo.page.click("#open-chat")
    expect(bo.page.locator("#chat .said")).to_have_text(["Hello!", "Boa sorte!"])


def test_whoever_is_waited_for_is_nudged(served: Served, person: NewPerson) -> None:
    ada, bo = two(served, person)
    nudge = ada.page.locator(".nudge button")
    expect(nudge).to_have_text("Nudge Bo")
    title = bo.page.title()
    nudge.click()
    expect(nudge).to_have_count(0)
    expect(bo.page).not_to_have_title(title)
    assert "Ada" in bo.page.title()
    expect(bo.page.locator("#toast")).to_be_visible()
    old = mouse.version(bo.page)
    bo.page.locator("#ask .offer").first.click()
    mouse.moved_on(bo.page, old)
    assert "Ada" not in bo.page.title()


def test_what_was_said_while_one_was_gone(served: Served, person: NewPerson) -> None:
    """A connection that is lost says so, and comes back with what was missed."""
    person.expect(*BROKEN, "ERR_INTERNET_DISCONNECTED")
    ada, bo = two(served, person)
    bo.page.click("#open-chat")
    bo.context.set_offline(True)
    expect(bo.page.locator("#lost")).to_be_visible()
    ada.page.click("#open-chat")
    ada.page.fill("#chat-text", "Are you there?")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("#chat .said")).to_have_count(1)
    bo.page.fill("#chat-text", "Where is everybody?")
    bo.page.keyboard.press("Enter")
    expect(bo.page.locator("#toast")).to_be_visible()
    expect(bo.page.locator("#chat-text")).to_have_value("Where is everybody?")
    bo.context.set_offline(False)
    expect(bo.page.locator("#lost")).to_have_count(0)
    expect(bo.page.locator("#chat .said")).to_have_text(["Are you there?"])
    bo.page.locator("#chat-text").press("Enter")
    expect(ada.page.locator("#chat .said")).to_have_text(["Are you there?", "Where is everybody?"])


def test_the_chat_outlives_the_server(served: Served, person: NewPerson) -> None:
    person.expect(*BROKEN)
    ada, bo = two(served, person)
    ada.page.click("#open-chat")
    ada.page.click("#chat button[value=moment]")
    expect(ada.page.locator("#chat .said")).to_have_count(1)
    served.stop(signal.SIGKILL)
    expect(bo.page.locator("#lost")).to_be_visible()
    served.start()
    expect(bo.page.locator("#lost")).to_have_count(0)
    bo.page.click("#open-chat")
    bo.page.click("#chat button[value=thanks]")
    expect(ada.page.locator("#chat .said")).to_have_text(["One moment, please.", "Thank you!"])


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_on_a_phone_it_fits(served: Served, person: NewPerson, shoot: Shoot, theme: str) -> None:
    _ada, bo = two(served, person, viewport=PHONE, color_scheme=theme)
    bo.page.click("#open-chat")
    bo.page.click("#chat button[value=hello]")
    expect(bo.page.locator("#chat .said")).to_have_count(1)
    assert bo.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    box = bo.page.locator("#chat").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert serious(bo.page) == []
    shoot(bo.page, f"chat-phone-{theme}")


LONG = "Ж" * 32
"""As long as a name may be, and nowhere to be broken."""
CUT_OFF = """() => {
    const chat = document.getElementById("chat").getBoundingClientRect();
    const beyond = (one, edge) => one.checkVisibility() && one.getBoundingClientRect().right > edge + 1;
    const found = [...document.querySelectorAll("#chat *")].filter((one) => beyond(one, chat.right));
    for (const story of document.querySelectorAll("#log"))
        if (story.checkVisibility())
            for (const one of story.querySelectorAll("li, li *"))
                if (beyond(one, story.getBoundingClientRect().right)) found.push(one);
    return found.map((one) => one.className || one.id || one.tagName);
}"""


@pytest.mark.parametrize("window", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("title", ["dune", "encounters", "runewars"])
def test_a_name_without_an_end_breaks_neither_chat_nor_story(
    served: Served, person: NewPerson, shoot: Shoot, title: str, window: dict[str, int]
) -> None:
    ada = person(viewport=window)
    mouse.know(served, ada)
    mouse.new_game(served, ada, title=title, seats=[{"kind": "me", "name": LONG}, {"kind": "link"}])
    page = ada.page
    page.click("#begin button")
    expect(page.locator("#table")).to_have_attribute("data-stage", "table")
    page.click("#open-chat")
    page.click("#chat button[value=hello]")
    expect(page.locator("#chat .said")).to_have_count(1)
    if window == PHONE:
        page.locator("[data-tab=log]").click()
    shoot(page, f"long-name-{title}-{window['width']}")
    assert page.evaluate(CUT_OFF) == []
