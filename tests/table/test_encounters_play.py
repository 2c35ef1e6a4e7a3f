"""Hunted at the table in Chromium: whole games by clicks, asides, two Avatars of one person, and how it looks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from hagal.text import LANGUAGES
from tests.games.encounters.eager import best
from tests.support import mouse
from tests.support.browser import DESKTOP, PHONE, NewPerson, Served, Shoot, Somebody, sample
from tests.support.looker import Looker

THREE = [{"kind": "me", "name": "Ada"}, {"kind": "friend", "name": "Bo"}, {"kind": "friend", "name": "Cy"}]
LOOKS = [
    pytest.param("en", "dark", DESKTOP, id="en-dark-desktop"),
    pytest.param("ru", "light", PHONE, id="ru-light-phone", marks=pytest.mark.proof),
    pytest.param("pt-BR", "light", DESKTOP, id="pt-BR-light-desktop", marks=pytest.mark.proof),
    pytest.param("pt-BR", "dark", PHONE, id="pt-BR-dark-phone", marks=pytest.mark.proof),
]


def seated(served: Served, person: NewPerson, **wish: object) -> Somebody:
    found = person()
    mouse.know(served, found)
    mouse.new_game(served, found, **{"title": "encounters", "seed": 5, **wish})
    mouse.stage(found.page)
    return found


def test_some_turns_of_a_solo_game_by_clicks(served: Served, person: NewPerson, shoot: Shoot) -> None:
    page = seated(served, person).page
    mouse.play(page, most=25)
    shoot(page, "hunted-solo")
    page.locator(".hq [data-zoom^='character:']").first.hover()
    expect(page.locator("#zoom .enc-card")).to_be_visible()


WHY = (
    (".hq .row-card:not(.lit, .officers)", "Recruit"),
    (".officers", "Recruit"),
    (".space.taken", "Attack"),
    (".space:not(.taken)", "face down"),
)
"""What lies on the table at the beginning, and a word of why nothing can be done with it."""


def test_what_cannot_be_done_says_why(served: Served, person: NewPerson) -> None:
    page = seated(served, person).page
    for thing, word in WHY:
        page.locator(thing).first.click(position=mouse.CORNER)
        expect(page.locator("#toast:popover-open")).to_contain_text(word)
        page.keyboard.press("Escape")
        expect(page.locator("#toast:popover-open")).to_have_count(0)


def test_a_card_by_a_click_then_undo_then_by_arrows(served: Served, person: NewPerson) -> None:
    page = seated(served, person).page
    before = mouse.offers(page)
    key, refs = next((key, refs) for key, refs in before if key.startswith("play "))
    assert mouse.point(page, key, refs)
    expect(page.locator(".z-play .chip")).to_have_count(1)
    expect(page.locator(".z-pool .fig b").filter(has_text="0")).to_have_count(1)
    old = mouse.version(page)
    page.keyboard.press("u")
    mouse.moved_on(page, old)
    assert mouse.offers(page) == before
    page.locator("#table").evaluate("table => document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".lit:focus")).to_have_count(1)
    old = mouse.version(page)
    page.keyboard.press("Enter")
    mouse.moved_on(page, old)


def test_cards_are_pushed_on_and_the_dead_leave(served: Served, person: NewPerson) -> None:
    """Face-down cards glide along the Wilds; a new one comes from its deck; an enemy that died flies to its pile."""
    found = person(reduced_motion="no-preference")
    mouse.know(served, found)
    mouse.new_game(served, found, title="encounters", seed=5, options={"wilds": 3})
    page = found.page
    mouse.stage(page)
    page.evaluate(WATCH_MOTION)
    old = mouse.version(page)
    page.keyboard.press("d")
    mouse.moved_on(page, old)
    moved = dict(page.evaluate("window.moved"))
    assert all(moved[f"wild:{n}"].startswith("-") for n in (1, 2, 3, 4, 5)), "all come from the left"
    fight = until_a_fight(served, found)
    page.reload()
    mouse.stage(page)
    page.evaluate(WATCH_MOTION)
    mouse.choose(page, fight)
    assert "ghost" in dict(page.evaluate("window.moved"))
    expect(page.locator(".ghost")).to_have_count(0)


def test_nothing_flies_over_the_page_that_tells_the_end(served: Served, person: NewPerson) -> None:
    found = person(reduced_motion="no-preference")
    mouse.know(served, found)
    mouse.new_game(served, found, title="encounters", seed=5, options={"wilds": 5})
    page = found.page
    flew = 0
    while mouse.stage(page) != "end":
        flew += page.locator(FLYING).count()
        mouse.choose(page, mouse.offers(page)[-1][0])
    assert flew
    assert page.locator(FLYING).count() == 0


FLYING = ".ghost, body > .change"


def until_a_fight(served: Served, somebody: Somebody) -> str:
    """Go on with what seems useful, without the page, until an enemy can be fought."""
    path = f"{served.url}/api{somebody.page.locator('#table').get_attribute('data-path')}"
    view = somebody.context.request.get(path).json()
    while not view["over"]:
        keys = [offer["key"] for offer in view["question"]["offers"]]
        fights = [key for key in keys if key.startswith("fight ")]
        if fights:
            return str(fights[0])
        answer = {"seat": 0, "decision": view["decision"], "key": keys[best(keys)[0]]}
        view = somebody.context.request.post(f"{path}/choose", data=answer).json()
    raise AssertionError("there was never an enemy to fight")


WATCH_MOTION = """() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const name = this.classList.contains("ghost") ? "ghost" : this.dataset.move ?? "";
        window.moved.push([name, String(frames[0].translate ?? "")]);
        return animate.call(this, frames, options);
    };
}"""


APART = """() => {
    const boxes = [...document.querySelectorAll("#menu .field > *")].map((thing) => thing.getBoundingClientRect());
    return boxes.length > 3 && boxes.every((box, k) => !k || box.top >= boxes[k - 1].bottom - 1);
}"""


def test_menu_log_and_help_open_by_their_keys(served: Served, person: NewPerson, shoot: Shoot) -> None:
    page = seated(served, person).page
    mouse.choose(page, "done")
    page.keyboard.press("m")
    expect(page.locator("#menu")).to_be_visible()
    shoot(page, "hunted-menu")
    assert page.evaluate(APART), "settings lie on each other"
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.locator("#log-sheet summary").first).to_have_text("Round 2: Lieutenant is on turn")
    expect(page.locator("#log-sheet .told").first).not_to_contain_text("is on turn")
    page.keyboard.press("l")
    page.keyboard.press("?")
    expect(page.locator("#help")).to_contain_text("Double Strike")


INSIDE = """() => {
    const right = (thing) => thing.getBoundingClientRect().right;
    const bottom = (thing) => thing.getBoundingClientRect().bottom;
    const out = [...document.querySelectorAll(
        ".own .card, .hq .row-card, .decks > *, .strikes > *")].filter((thing) => {
        const panel = thing.closest(".own, .hq, .wilds, .ops");
        for (let around = thing.parentElement; around !== panel.parentElement; around = around.parentElement)
            if (/auto|scroll/.test(getComputedStyle(around).overflow)) return false;  // one comes to it
        return right(thing) > right(panel) + 1 || bottom(thing) > bottom(panel) + 1;
    });
    const cut = [...document.querySelectorAll(
        ".pile small, .stack small, h3, .row-card .name, .foe .name, .card .name")].filter(
        (thing) => thing.scrollWidth > thing.clientWidth + 1 && getComputedStyle(thing).display !== "inline");
    return [...out, ...cut].map((thing) => thing.className + ": " + thing.textContent.trim());
}"""


@pytest.mark.parametrize("lang", sample(LANGUAGES, "ru"))
def test_nothing_is_cut_off(served: Served, person: NewPerson, lang: str) -> None:
    ada = person(locale=lang)
    mouse.know(served, ada)
    mouse.new_game(served, ada, title="encounters", seed=3, options={"film": 2, "wilds": 5})
    for width, height in ((1366, 768), (1280, 720), (1920, 1080), (768, 1024), (360, 740)):
        ada.page.set_viewport_size({"width": width, "height": height})
        assert ada.page.evaluate(INSIDE) == [], (width, height)


def test_d_ends_the_action_phase(served: Served, person: NewPerson) -> None:
    page = seated(served, person).page
    old = mouse.version(page)
    page.keyboard.press("d")
    mouse.moved_on(page, old)


@pytest.mark.proof
def test_one_person_plays_two_avatars_without_a_curtain(served: Served, person: NewPerson, shoot: Shoot) -> None:
    page = seated(served, person, seats=THREE[:2], shared=True).page
    for _ in range(60):
        assert mouse.stage(page) != "curtain"
        if page.locator(".strip-of").count():
            break
        mouse.play(page, most=1)
    expect(page.locator(".player .held").first).to_be_visible()
    shoot(page, "hunted-two-avatars")
    if page.locator(".strip-of .aside-offer").count():
        old = mouse.version(page)
        page.locator(".strip-of .aside-offer").first.click()
        mouse.moved_on(page, old)
        expect(page.locator(".chip.fresh")).to_have_count(1)


def test_somebody_at_the_same_screen_looks_out_of_turn(served: Served, person: NewPerson, shoot: Shoot) -> None:
    page = seated(served, person, seats=THREE).page
    page.click("#i-am")
    expect(page.locator("#table")).to_have_attribute("data-stage", "table")
    peek = page.locator(".ask .peeks a").first
    name = peek.inner_text().strip()
    peek.click()
    expect(page.locator(".player.mine .called b")).to_have_text(name)
    assert not page.locator("#ask:not([data-aside])").count()
    shoot(page, "hunted-peek")
    page.locator(".ask .peeks a").click()
    expect(page.locator("#table")).to_have_attribute("data-stage", "curtain")


@pytest.mark.proof
@pytest.mark.parametrize("film", [1, 2])
def test_a_whole_solo_game_by_clicks(served: Served, person: NewPerson, shoot: Shoot, film: int) -> None:
    page = seated(served, person, options={"film": film}).page
    assert mouse.play(page) > 20
    shoot(page, f"hunted-solo-end-{film}")
    expect(page.locator(".group-score")).to_be_visible()


@pytest.mark.proof
def test_a_whole_hot_seat_game_for_three(served: Served, person: NewPerson, shoot: Shoot) -> None:
    page = seated(served, person, seats=THREE).page
    assert mouse.play(page) > 60
    shoot(page, "hunted-hot-seat-end")


def test_a_bot_is_coordinated_with_from_a_second_seat(served: Served, person: NewPerson) -> None:
    """Whoever waits may act aside; the choice is taken even though the game has moved on meanwhile."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "random"}]
    page = seated(served, person, seats=seats, pace="step").page
    for _ in range(120):
        if page.locator("#ask[data-aside]").count():
            old = mouse.version(page)
            page.locator("#ask .offer").first.click()
            mouse.moved_on(page, old)
            expect(page.locator(".from .chip")).to_have_count(1)
            return
        step(page)
    pytest.fail("there was never anything to Coordinate")


def test_two_browsers_coordinate_without_waiting(served: Served, person: NewPerson, shoot: Shoot) -> None:
    """A friend far away sets a card aside; the one on turn sees it come, and meanwhile was free to go on."""
    host, guest = person(), person()
    for somebody in (host, guest):
        mouse.know(served, somebody)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "link"}]
    url = mouse.new_game(served, host, title="encounters", seed=5, seats=seats)
    guest.page.goto(host.page.locator("input[value*='/join/']").first.input_value())
    guest.page.locator("input[name=name]").fill("Bo")
    guest.page.locator("main form button").first.click()
    guest.page.wait_for_url(f"{url}*")
    acting, waiting = until_an_aside(host.page, guest.page)
    expect(acting.locator("#ask .offer").first).to_be_enabled()
    old = mouse.version(acting)
    waiting.locator("#ask .offer").first.click()
    mouse.moved_on(acting, old)
    expect(acting.locator(".chip.fresh")).to_have_count(1)
    expect(acting.locator("#ask .offer[value^='copy ']")).to_have_count(1)
    expect(waiting.locator("#ask[data-aside]")).to_have_count(0)
    shoot(acting, "hunted-coordinated")


def until_an_aside(*pages: Page) -> tuple[Page, Page]:
    """Who is asked, and who may do something aside."""
    for _ in range(120):
        for page, other in (pages, pages[::-1]):
            page.wait_for_function(mouse.IDLE)
            if page.locator("#ask:not([data-aside])").count():
                step(page)
            elif page.locator("#ask[data-aside]").count() and other.locator("#ask:not([data-aside])").count():
                return other, page
    raise AssertionError("there was never anything to Coordinate")


def step(page: Page) -> None:
    """Recruit what can Coordinate, else play on; bots go step by step."""
    old = mouse.version(page)
    if page.locator("#ask:not([data-aside])").count():
        offers = [key for key, _refs in mouse.offers(page)]
        wished = [key for key in offers if key.startswith(("recruit officer", "play "))] or offers[-1:]
        mouse.choose(page, wished[-1])
    elif page.locator("#next").count():
        page.locator("#next").click()
        mouse.moved_on(page, old)
    page.wait_for_function(mouse.IDLE)


@pytest.mark.parametrize(("lang", "theme", "window"), LOOKS)
def test_every_page(
    served: Served, person: NewPerson, shoot: Shoot, lang: str, theme: str, window: dict[str, int]
) -> None:
    person.expect(r"status of 400")
    name = f"{lang}-{theme}-{window['width']}"
    ada = Looker(served, person(locale=lang, color_scheme=theme, viewport=window), shoot, name)
    ada.look("hunted-start", "/?title=encounters")
    ada.look("hunted-start-five", act=five_chairs)
    ada.look("hunted-table", ada.form("/games", quick="encounters"))
    five = {"title": "encounters", "players": "5", "film": "2", "avatars": "choose"}
    five |= {f"kind-{seat}": "friend" for seat in range(1, 5)}
    table = ada.form("/games", **five)
    ada.look("hunted-curtain", table)
    ada.look("hunted-avatars", act=lambda page: page.click("#i-am"))
    over = ada.finished(title="encounters", seed=3)
    ada.look("hunted-end", over)
    ada.look("hunted-final", f"{over}?final=1")
    ada.look("hunted-replay", f"{over}/replay?at=20")


def five_chairs(page: Page) -> None:
    """Only what belongs to the game asked for is shown."""
    expect(page.locator("#kind-1")).to_be_hidden()
    page.locator("label[for=alone-two]").click()
    expect(page.locator("#kind-1")).to_be_visible()
    page.locator("label[for=players-5]").click()
    expect(page.locator("#kind-4")).to_be_visible()
    expect(page.locator("#alone-two")).to_be_hidden()
    expect(page.locator("#objective-1")).to_be_hidden()
    page.check("#objectives-named")
    page.check("#characters-named")
    page.check("#avatars-named")
    expect(page.locator("#objective-1")).to_be_visible()
    expect(page.locator("#avatar-4")).to_be_visible()
