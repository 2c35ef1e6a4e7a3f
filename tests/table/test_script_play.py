"""The table itself in Chromium: played by clicks, by the list and by keys; live, enlarged, undone, reconnected."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.support import mouse
from tests.support.browser import BROKEN, NewPerson, Served, Shoot, Somebody

GOLDEN = Path(__file__).parents[1] / "golden" / "dune-ix-solo-mentat.record"
SOLO = {"seed": 5}
BOT_FIRST = 5
"""With this seed another seat than the first begins."""


def seated(served: Served, person: NewPerson, **wish: object) -> Somebody:
    """Somebody at a table of their own."""
    found = person()
    mouse.know(served, found)
    mouse.new_game(served, found, **{**SOLO, **wish})
    mouse.stage(found.page)
    return found


@pytest.fixture
def page(served: Served, person: NewPerson) -> Page:
    return seated(served, person).page


def agents(page: Page) -> dict[str, list[str]]:
    """The offers that send an Agent, with what they are about."""
    return {key: refs for key, refs in mouse.offers(page) if key.startswith("agent ")}


QUIET = ("stillsuits", "hardy_warriors", "imperial_basin", "hagga_basin")
"""Spaces where nobody learns anything and troops can be sent into the Conflict: a question comes next."""


def quiet(page: Page) -> tuple[str, list[str]]:
    """A choice that can be taken back."""
    return next((key, refs) for key, refs in agents(page).items() if key.endswith(QUIET))


def test_a_choice_on_the_board_then_undo(page: Page) -> None:
    key, refs = quiet(page)
    before = mouse.offers(page)
    assert mouse.point(page, key, refs)
    assert mouse.offers(page) != before
    old = mouse.version(page)
    page.keyboard.press("u")
    mouse.moved_on(page, old)
    assert mouse.offers(page) == before
    assert page.url.endswith(page.locator("#table").get_attribute("data-path") or "?")


def test_a_choice_by_the_list_and_one_by_a_key(page: Page) -> None:
    mouse.choose(page, quiet(page)[0])
    old = mouse.version(page)
    page.locator("#undo-button").click()
    mouse.moved_on(page, old)
    old = mouse.version(page)
    page.keyboard.press("1")
    mouse.moved_on(page, old)


def test_after_a_choice_the_arrows_go_on_among_lit_things(page: Page) -> None:
    mouse.choose(page, quiet(page)[0])
    mouse.stage(page)
    expect(page.locator(".ask .prompt")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".lit:focus, #ask .offer:focus")).to_have_count(1)


def test_a_card_narrows_the_list_and_lights_its_spaces(page: Page, shoot: Shoot) -> None:
    found = agents(page)
    card = next(refs[0] for key, refs in found.items() if sum(refs[0] in other for other in found.values()) > 1)
    page.locator(f'.lit[data-ref="{card}"]').first.click()
    spaces = {refs[1] for refs in found.values() if refs[0] == card}
    lit = page.eval_on_selector_all(".lit[data-ref^='space:']", "things => things.map((thing) => thing.dataset.ref)")
    assert set(lit) == spaces
    expect(page.locator("#ask .offer:visible")).to_have_count(len(spaces))
    follows = page.locator("#follows")
    expect(follows).to_have_text(re.compile(r".: to which space\?$"))
    expect(page.locator(".ask .prompt")).to_be_hidden()
    shoot(page, "narrowed")
    page.keyboard.press("Escape")
    expect(follows).to_be_empty()
    expect(page.locator(".ask .prompt")).to_be_visible()


def test_what_cannot_be_done_says_why(page: Page, shoot: Shoot) -> None:
    page.locator("[data-ref='space:sietch_tabr'], [data-ref='space:swordmaster']").first.wait_for()
    unlit = page.locator("[data-ref^='space:']:not(.lit)").first
    unlit.click()
    expect(page.locator("#toast")).not_to_be_empty()
    expect(page.locator("#said")).to_have_text(page.locator("#toast").inner_text())
    shoot(page, "why-not")


def test_a_browser_that_allows_no_notifications_is_told_of(page: Page) -> None:
    page.evaluate("Notification.requestPermission = () => Promise.resolve('denied')")
    page.keyboard.press("m")
    page.locator("[data-notify]").click()
    expect(page.locator("#toast")).to_be_visible()


def test_a_card_enlarges(page: Page, shoot: Shoot) -> None:
    page.locator("[data-zoom^='card:']").first.hover()
    zoom = page.locator("#zoom")
    expect(zoom).to_be_visible()
    assert len(zoom.inner_text()) > 10
    shoot(page, "zoom")
    page.keyboard.press("Escape")
    expect(zoom).to_be_hidden()


def test_the_log_opens_and_closes_by_its_key(page: Page) -> None:
    page.keyboard.press("l")
    expect(page.locator("#log-sheet")).to_be_visible()
    expect(page.locator("#log-sheet .told li").first).to_be_visible()
    old = mouse.version(page)
    page.keyboard.press("1")
    page.keyboard.press("l")
    expect(page.locator("#log-sheet")).to_be_hidden()
    assert mouse.version(page) == old


def test_a_second_browser_follows(served: Served, person: NewPerson, page: Page) -> None:
    other = person().page
    other.goto(page.url + "?seat=-1")
    mouse.choose(page, next(iter(agents(page))))
    expect(other.locator("#table")).to_have_attribute("data-version", mouse.version(page))
    expect(other.locator("#ask .offer")).to_have_count(0)


def test_it_goes_on_after_the_server_was_killed(served: Served, person: NewPerson, page: Page) -> None:
    person.expect(*BROKEN)
    served.stop(signal.SIGKILL)
    expect(page.locator("#lost")).to_be_visible()
    served.start()
    expect(page.locator("#lost")).to_have_count(0)
    mouse.choose(page, next(iter(agents(page))))


def test_some_rounds_of_a_solo_game_by_clicks(served: Served, person: NewPerson, shoot: Shoot) -> None:
    page = seated(served, person, modules=["ix"]).page
    mouse.play(page, most=14)
    shoot(page, "solo-ix")


@pytest.mark.proof
@pytest.mark.parametrize("modules", [[], ["ix"]])
def test_a_whole_solo_game_by_clicks(served: Served, person: NewPerson, shoot: Shoot, modules: list[str]) -> None:
    page = seated(served, person, modules=modules).page
    assert mouse.play(page) > 30
    shoot(page, f"solo-end-{'-'.join(modules) or 'base'}")


@pytest.mark.proof
def test_a_whole_hot_seat_game_for_three(served: Served, person: NewPerson, shoot: Shoot) -> None:
    kinds = [{"kind": "me", "name": "Ada"}, {"kind": "friend", "name": "Bo"}, {"kind": "friend", "name": "Cy"}]
    page = seated(served, person, seats=kinds).page
    assert mouse.play(page) > 100
    shoot(page, "hot-seat-end")


@pytest.mark.proof
def test_a_whole_game_of_two_browsers(served: Served, person: NewPerson, shoot: Shoot) -> None:
    host, guest = person(), person()
    for somebody in (host, guest):
        mouse.know(served, somebody)
    url = mouse.new_game(served, host, seats=[{"kind": "me", "name": "Ada"}, {"kind": "link"}], **SOLO)
    guest.page.goto(host.page.locator("input[value*='/join/']").first.input_value())
    guest.page.locator("input[name=name]").fill("Bo")
    guest.page.locator("main form button").first.click()
    guest.page.wait_for_url(f"{url}*")
    pages = [host.page, guest.page]
    while not all(page.locator("[data-stage=end]").count() for page in pages):
        for page in pages:
            if page.locator("#ask .offer").count():
                mouse.play(page, most=1)
    shoot(host.page, "two-end")


def test_a_replay_follows_its_slider(served: Served, person: NewPerson, shoot: Shoot) -> None:
    somebody = person()
    mouse.know(served, somebody)
    file: FilePayload = {"name": "golden.txt", "mimeType": "text/plain", "buffer": GOLDEN.read_bytes()}
    answer = somebody.context.request.post(f"{served.url}/records", multipart={"record": file})
    page = somebody.page
    page.goto(answer.url)
    told = page.locator("form[data-replay] output")
    length = page.locator("#at").get_attribute("max")
    page.locator("#at").fill("20")
    expect(told).to_have_text(f"20/{length}")
    page.locator("#bar h1").click()
    page.keyboard.press("ArrowRight")
    expect(told).to_have_text(f"21/{length}")
    assert "at=21" in page.url
    page.locator("#go-first").click()
    expect(told).to_have_text(f"0/{length}")
    page.locator("[data-play]").click()
    expect(told).to_have_text(f"2/{length}")
    page.locator("[data-play]").click()
    page.locator("form[data-replay] select[name=seat]").select_option("0")
    expect(page.locator("#table")).to_have_attribute("data-seat", "0")
    expect(page.locator(".own .piles")).to_be_visible()
    expect(page.locator("#slider-show")).to_be_hidden()  # nothing is left to be shown
    shoot(page, "replay")


def test_bots_wait_for_a_press(served: Served, person: NewPerson) -> None:
    somebody = person()
    mouse.know(served, somebody)
    seats = [{"kind": "me"}, {"kind": "heuristic"}, {"kind": "heuristic"}]
    mouse.new_game(served, somebody, seats=seats, pace="step", seed=BOT_FIRST)
    page = somebody.page
    old = mouse.version(page)
    expect(page.locator("#next")).to_be_visible()
    page.keyboard.press("n")
    mouse.moved_on(page, old)
    page.locator("#skip, #ask .offer").first.wait_for()
    if page.locator("#skip").count():
        page.locator("#skip").click()
    assert mouse.stage(page) == "table"
