"""The script of the pages by itself, on a pretended table that answers at once (tests/support/sandbox.py)."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from hagal.text import LANGUAGES
from tests.support.browser import BROKEN, NewPerson, Served
from tests.support.pretended import expect_chosen, opened
from tests.support.sandbox import PATH, STATIC, words

REFUSED = r"409 \(Conflict\)"


@pytest.fixture
def page(sandbox: Served, person: NewPerson) -> Page:
    return opened(sandbox, person)


# ---- On the board


def test_a_card_then_a_space(page: Page) -> None:
    page.click("[data-ref='card:dagger']")
    expect(page.locator(".offer:visible")).to_have_count(2)
    expect(page.locator("[data-ref='card:dagger']")).to_have_class("card lit picked")
    expect(page.locator("[data-ref='space:carthag']")).to_have_class("space lit")
    expect(page.locator("[data-ref='space:wealth']")).to_have_class("space")
    page.click("[data-ref='space:carthag']")
    expect_chosen(page, "agent dagger carthag")


def test_a_space_with_one_card_for_it_is_enough(page: Page) -> None:
    page.click("[data-ref='space:wealth']")
    expect_chosen(page, "agent diplomacy wealth")


def test_the_question_follows_what_is_picked(page: Page) -> None:
    """As long as that leaves a choice; it is gone with what was picked."""
    line = page.locator("#follows")
    expect(line).to_have_text("")
    page.click("[data-ref='card:dagger']")
    expect(line).to_have_text("Dagger: where?")
    page.click("[data-ref='card:dagger']")
    expect(line).to_have_text("")
    page.click("[data-ref='card:dagger']")
    page.keyboard.press("Escape")
    expect(line).to_have_text("")
    page.click("[data-ref='card:dagger']")
    page.click("[data-ref='space:carthag']")
    expect_chosen(page, "agent dagger carthag")
    expect(line).to_have_text("")


def test_a_second_click_or_escape_or_a_click_beside_takes_it_back(page: Page) -> None:
    ways: tuple[Callable[[], None], ...] = (
        lambda: page.click("[data-ref='card:dagger']"),
        lambda: page.keyboard.press("Escape"),
        lambda: page.mouse.click(5, 700),
    )
    for undo in ways:
        page.click("[data-ref='card:dagger']")
        expect(page.locator(".offer:visible")).to_have_count(2)
        undo()
        expect(page.locator(".offer:visible")).to_have_count(4)
        expect(page.locator(".picked")).to_have_count(0)


def test_what_is_about_the_same_thing_makes_a_menu(page: Page) -> None:
    page.click("[data-ref='space:wealth']")
    page.click("[data-ref='garrison:0']")
    menu = page.locator("#choices")
    expect(menu.locator(".offer")).to_have_count(4)
    box, near = menu.bounding_box(), page.locator("[data-ref='garrison:0']").bounding_box()
    assert box is not None
    assert near is not None
    assert box["x"] >= near["x"] + near["width"] or box["x"] + box["width"] <= near["x"]
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    page.click("[data-ref='garrison:0']")
    menu.get_by_text("deploy 2").click()
    expect_chosen(page, "agent diplomacy wealth", "deploy 2")
    expect(menu).to_be_hidden()


def test_what_cannot_be_done_says_why(page: Page) -> None:
    page.click("[data-ref='card:foldspace']")
    expect(page.locator("#toast")).to_have_text("Not now: card:foldspace")
    expect(page.locator("#said")).to_have_text("Not now: card:foldspace")
    page.click("[data-ref='card:dagger']")
    expect(page.locator("#toast")).to_be_hidden()
    page.click("[data-ref='space:wealth']")
    expect(page.locator("#toast")).to_have_text("Not now: card:dagger space:wealth")
    page.keyboard.press("Escape")
    expect(page.locator("#toast")).to_be_hidden()
    expect(page.locator(".picked")).to_have_count(1)
    page.click("[data-ref='card:diplomacy']")
    expect_chosen(page, "agent diplomacy wealth")


# ---- By the list and by keys


def test_by_the_list(page: Page) -> None:
    page.click(".offer >> text=agent dagger arrakeen")
    expect_chosen(page, "agent dagger arrakeen")
    assert page.url.endswith(PATH)


def test_by_keys(page: Page) -> None:
    page.keyboard.press("2")
    expect_chosen(page, "agent dagger carthag")
    page.keyboard.press("4")
    expect_chosen(page, "agent dagger carthag", "deploy 3")
    page.keyboard.press("0")
    expect_chosen(page, "agent dagger carthag", "deploy 3", "buy c9")
    page.keyboard.press("u")
    expect_chosen(page, "agent dagger carthag", "deploy 3")
    page.keyboard.press("l")
    assert page.locator("#log-box").get_attribute("open") == ""


def test_numbers_follow_what_is_left(page: Page) -> None:
    page.click("[data-ref='card:dagger']")
    expect(page.locator(".offer:visible kbd")).to_have_text(["1", "2"])
    page.keyboard.press("2")
    expect_chosen(page, "agent dagger carthag")


def test_letters_by_their_place_on_other_keyboards(page: Page) -> None:
    page.evaluate("document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'к', code: 'KeyR', bubbles: true}))")
    expect_chosen(page, "reveal")


def test_keys_leave_typing_and_the_browser_alone(page: Page) -> None:
    page.fill("#note", "")
    page.locator("#note").press_sequentially("1u2r")
    expect(page.locator("#note")).to_have_value("1u2r")
    page.locator("summary").focus()
    page.keyboard.press("Control+1")
    page.keyboard.press("Alt+2")
    page.keyboard.press("3")
    expect_chosen(page, "agent diplomacy wealth")


def test_arrows_and_enter(page: Page) -> None:
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-ref='space:arrakeen']")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-ref='space:carthag']")).to_be_focused()
    page.keyboard.press("Enter")
    expect_chosen(page, "agent dagger carthag")
    expect(page.locator(".prompt")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".offer").nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect_chosen(page, "agent dagger carthag", "deploy 1")


# ---- Looking closer


def test_a_card_enlarges_on_hover_inside_the_window(page: Page) -> None:
    page.hover("[data-ref='card:c11']")
    zoom = page.locator("#zoom")
    expect(zoom).to_have_text("Large card:c11")
    box = zoom.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= 1366
    assert box["y"] + box["height"] <= 768
    assert zoom.evaluate("box => getComputedStyle(box).pointerEvents") == "none"
    page.mouse.move(2, 700)
    expect(zoom).to_be_hidden()


def test_a_drawing_that_failed_is_asked_for_again(person: NewPerson, page: Page) -> None:
    person.expect("status of 500", "server error 500")
    page.route("**/components/**", lambda route: route.fulfill(status=500, body="no"), times=1)
    with page.expect_response("**/components/**"):
        page.hover("[data-ref='card:c11']")
    with page.expect_response("**/components/**"):
        for _ in range(20):  # whoever looks again before the script knows of the failure looks once more
            page.mouse.move(2, 700)
            page.hover("[data-ref='card:c11']")
            page.wait_for_timeout(500)
            if page.locator("#zoom").is_visible():
                break
    expect(page.locator("#zoom")).to_have_text("Large card:c11")


def test_a_card_enlarges_on_focus_and_escape_closes_it(page: Page) -> None:
    page.keyboard.press("Tab")
    page.locator("[data-ref='card:dagger']").focus()
    expect(page.locator("#zoom")).to_have_text("Large card:dagger")
    expect(page.locator("[data-ref='card:dagger']")).to_have_attribute("aria-describedby", "zoom")
    page.keyboard.press("Escape")
    expect(page.locator("#zoom")).to_be_hidden()


def test_a_card_enlarges_on_a_long_press_without_acting(sandbox: Served, person: NewPerson) -> None:
    page = opened(sandbox, person, has_touch=True)
    card = page.locator("[data-ref='card:diplomacy']")
    touch = "type => card => card.dispatchEvent(new PointerEvent(type, {pointerType: 'touch', bubbles: true}))"
    card.evaluate(f"({touch})('pointerdown')")
    expect(page.locator("#zoom")).to_have_text("Large card:diplomacy")
    card.evaluate(f"({touch})('pointerup')")
    card.evaluate("card => card.click()")
    expect_chosen(page)
    card.tap()
    expect_chosen(page, "agent diplomacy wealth")


# ---- Live


def test_another_browser_follows(sandbox: Served, person: NewPerson, page: Page) -> None:
    other = person().page
    other.goto(sandbox.url + PATH)
    other.locator("#note").fill("half a thought")
    other.locator("summary").click()
    page.keyboard.press("1")
    expect_chosen(other, "agent dagger arrakeen")
    expect(other.locator("#note")).to_have_value("half a thought")
    assert other.locator("#log-box").get_attribute("open") == ""
    expect(other).to_have_title("● Your turn · Sandbox")


def test_it_comes_back_after_the_server_does(sandbox: Served, person: NewPerson, page: Page) -> None:
    person.expect(*BROKEN)
    page.keyboard.press("1")
    expect_chosen(page, "agent dagger arrakeen")
    sandbox.stop(signal.SIGKILL)
    expect(page.locator("#lost")).to_have_text("Reconnecting…")
    sandbox.start()
    expect(page.locator("#lost")).to_have_count(0)
    page.reload()
    expect_chosen(page)


def test_a_refusal_is_said_beside_its_button(person: NewPerson, page: Page) -> None:
    person.expect(REFUSED)
    page.keyboard.press("u")
    expect(page.locator("#toast")).to_have_text("Nothing to take back.")


def test_a_link_is_copied(sandbox: Served, person: NewPerson) -> None:
    page = opened(sandbox, person, permissions=["clipboard-read", "clipboard-write"])
    page.get_by_text("Copy", exact=True).click()
    expect(page.locator("#toast")).to_have_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == "http://example/join/1"


NOTIFICATIONS = """() => {
    window.notes = [];
    window.Notification = class {
        static permission = "default";
        static requestPermission = async () => (Notification.permission = "granted");
        constructor(title) { window.notes.push(title); }
    };
    let hidden = false;
    Object.defineProperty(document, "hidden", { get: () => hidden });
    document.addEventListener("away", () => (hidden = true));
    document.addEventListener("back", () => (hidden = false));
}"""


def test_it_calls_whoever_is_elsewhere_for_a_while(sandbox: Served, person: NewPerson, page: Page) -> None:
    somebody = person()
    somebody.context.add_init_script(f"({NOTIFICATIONS})()")
    other = somebody.page
    other.clock.install()
    other.goto(sandbox.url + PATH)
    expect(other.locator("link[rel=icon]")).to_have_attribute("href", re.compile("favicon-turn"))
    other.get_by_text("Tell me").click()
    expect(other.get_by_text("Tell me")).to_have_attribute("aria-pressed", "true")
    other.evaluate("document.dispatchEvent(new Event('away'))")
    page.keyboard.press("1")
    expect_chosen(other, "agent dagger arrakeen")
    assert other.evaluate("window.notes") == []  # it was their turn before, too
    other.evaluate("document.getElementById('ask').remove()")
    page.keyboard.press("1")
    expect_chosen(other, "agent dagger arrakeen", "deploy 0")
    other.clock.run_for(9_000)
    assert other.evaluate("window.notes") == []
    other.clock.run_for(2_000)
    assert other.evaluate("window.notes") == ["Your turn"]
    # Whoever is back by then needs no call.
    other.evaluate("document.getElementById('ask').remove()")
    page.keyboard.press("1")
    expect_chosen(other, "agent dagger arrakeen", "deploy 0", "buy c0")
    other.evaluate("document.dispatchEvent(new Event('back'))")
    other.clock.run_for(20_000)
    assert other.evaluate("window.notes") == ["Your turn"]


# ---- Motion and news


def test_what_moved_glides_and_numbers_flash(sandbox: Served, person: NewPerson) -> None:
    page = opened(sandbox, person, reduced_motion="no-preference")
    page.evaluate("""() => {
        window.moved = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...all) {
            window.moved.push(this.dataset.move ?? this.id);
            return animate.apply(this, all);
        };
    }""")
    page.keyboard.press("1")
    expect_chosen(page, "agent dagger arrakeen")
    assert {"agent", "count"} <= set(page.evaluate("window.moved"))
    expect(page.locator(".change")).to_have_text("+1")
    expect(page.locator(".change")).to_have_count(0)


def test_a_track_shines_when_something_comes_to_its_goal(sandbox: Served, person: NewPerson) -> None:
    page = opened(sandbox, person, reduced_motion="no-preference")
    page.evaluate("""() => {
        window.shone = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, ...all) {
            if (frames.some(({ boxShadow }) => boxShadow)) window.shone.push(this.dataset.spot);
            return animate.apply(this, [frames, ...all]);
        };
    }""")
    page.keyboard.press("3")
    expect_chosen(page, "agent diplomacy wealth")
    assert page.evaluate("window.shone") == ["goal"]


def test_what_others_did_is_told_and_what_one_did_is_not(sandbox: Served, person: NewPerson) -> None:
    page = opened(sandbox, person, frozen=True, reduced_motion="no-preference")
    page.keyboard.press("1")
    expect_chosen(page, "agent dagger arrakeen")
    expect(page.locator("#said")).to_have_text("chose agent dagger arrakeen")
    expect(page.locator("#beat")).to_have_count(0)
    page.keyboard.press("2")
    expect(page.locator("#beat p")).to_have_text("Chose deploy 1")
    # An answer ends it at once.
    page.keyboard.press("3")
    expect_chosen(page, "agent dagger arrakeen", "deploy 1", "buy c2")
    expect(page.locator("#beat")).to_have_count(0)


def test_nothing_moves_for_those_who_want_it_so(page: Page) -> None:
    page.evaluate("() => { Element.prototype.animate = () => { throw new Error('it moved') } }")
    page.keyboard.press("1")
    expect_chosen(page, "agent dagger arrakeen")
    expect(page.locator("#said")).to_have_text("chose agent dagger arrakeen")
    expect(page.locator("#beat")).to_have_count(0)


BEATS = """async (html) => {
    const { beats, text, moves } = await import("/static/beats.js");
    const list = document.createElement("ol");
    list.innerHTML = html;
    const found = beats([...list.children], 0);
    const named = moves(found, "1", ["space:carthag"], undefined);
    const gains = moves(found, "1", [], undefined);
    const lone = moves(found, undefined, ["card:none"], undefined);
    return {
        told: found.map((beat) => beat.sentences.map((one) => one.text + (one.times > 1 ? "*" + one.times : ""))),
        moments: found.map((beat) => beat.moment),
        named: found.indexOf(named), gains: found.indexOf(gains), lone: lone === undefined,
    };
}"""


def test_a_turn_falls_into_beats_by_place(page: Page) -> None:
    """A thing moves with the beat about its place, else with what its seat gains."""
    found = page.evaluate(
        BEATS,
        """
        <li data-news="1" data-seat="0"><span data-said="1">own deed</span></li>
        <li data-news="6" data-seat="1"><span class="minor" data-said="2" data-refs="space:a">passes</span>
          <span class="minor" data-said="3" data-refs="space:a">passes</span>
          <span data-said="4" data-refs="hagal:c space:carthag">goes</span>
          <span data-said="5">gains</span> <span data-said="6">recruits</span></li>
        <li data-news="7" data-seat="0"><span data-said="7" data-where="conflict" data-told="befalls">fights</span></li>
        <li data-news="8"><span data-said="8" data-told="brings" data-refs="space:b">spice</span></li>
        <li data-news="9" class="chapter"><span data-said="9" data-refs="conflict:x">round</span></li>
        """,
    )
    assert found["told"] == [["passes*2"], ["goes"], ["gains", "recruits"], ["fights"], ["round", "spice"]]
    assert found["moments"] == [False, False, False, False, True]
    assert (found["named"], found["gains"], found["lone"]) == (1, 2, True)


# ---- Morph


MORPH = """async ([old, fresh]) => {
    const { morph } = await import("/static/morph.js");
    const root = document.createElement("div");
    root.innerHTML = old;
    document.body.append(root);
    const kept = new Map([...root.querySelectorAll("[data-kept]")].map((node) => [node.dataset.kept, node]));
    root.querySelector("[data-focus]")?.focus();
    const focused = document.activeElement;
    const wanted = document.createElement("div");
    wanted.innerHTML = fresh;
    morph(root, wanted);
    const same = [...root.querySelectorAll("[data-kept]")].filter((node) => kept.get(node.dataset.kept) === node);
    const found = [root.innerHTML, same.map((node) => node.dataset.kept), document.activeElement === focused];
    root.remove();
    return found;
}"""


PAIRS: tuple[tuple[str, str, list[str]], ...] = (
    ("<p>a</p>", "<p>b</p><p>c</p>", []),
    (
        "<ul> <li id=a data-kept=a>1</li> <li id=b data-kept=b>2</li> </ul>",
        "<ul> <li id=b data-kept=b>2</li> </ul>",
        ["b"],
    ),
    (
        "<i id=a data-kept=a></i><i id=b data-kept=b></i>",
        "<i id=b data-kept=b></i><i id=a data-kept=a></i>",
        ["b", "a"],
    ),
    (
        "<i data-ref=x data-kept=1></i><i data-ref=x data-kept=2></i>",
        "<i data-ref=x data-kept=1></i><i data-ref=x data-kept=2></i><i data-ref=x></i>",
        ["1", "2"],
    ),
    ("<i data-kept=1 class=a title=b></i>text", "text<b>new</b><i data-kept=1 class=c></i>", ["1"]),
    ("<svg viewBox='0 0 1 1'><use href='#a'></use></svg>", "<svg viewBox='0 0 2 2'><use href='#b'></use></svg>", []),
    ("<p id=a>a</p><!-- x --><b>b</b>", "", []),
    ("<p id=a data-kept=a>a</p>", "<div id=a data-kept=a>a</div>", []),
)
PARSED = "html => { const root = document.createElement('div'); root.innerHTML = html; return root.innerHTML }"


def test_morph_makes_the_fresh_page_of_the_old(page: Page) -> None:
    for old, fresh, kept in PAIRS:
        html, same, _focus = page.evaluate(MORPH, [old, fresh])
        assert html == page.evaluate(PARSED, fresh)
        assert same == kept


def test_morph_keeps_the_focus_and_what_is_open(page: Page) -> None:
    old = "<button id=a>1</button> <button id=b data-focus>2</button><details open><summary>s</summary></details>"
    fresh = "<button id=b data-focus>2</button> <button id=c>3</button><details><summary>t</summary></details>"
    html, _same, focus = page.evaluate(MORPH, [old, fresh])
    assert focus
    assert '<details open=""><summary>t</summary>' in html


# ---- Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_there_and_used(lang: str) -> None:
    source = "".join(path.read_text("utf-8") for path in STATIC.glob("*.js"))
    assert set(words(lang)) == set(words("en"))
    for id in words(lang):
        assert f'"{id}"' in source or id.split("-")[0] in ("speed", "keys", "clicks", "sound"), id


# ---- What an offer means


def test_an_offer_shows_on_the_board_what_it_is_about(page: Page) -> None:
    """While somebody points at its words, by the mouse or by the keyboard."""
    meant = page.locator("[data-ref].meant")
    page.locator('.offer[value="agent dagger carthag"]').hover()
    expect(meant).to_have_text(["carthag", "dagger"])
    page.locator(".offer[value=reveal]").focus()
    expect(meant).to_have_count(0)
    page.locator('.offer[value="agent diplomacy wealth"]').focus()
    expect(meant).to_have_text(["wealth", "diplomacy"])
    page.locator("#count").hover()
    expect(meant).to_have_count(0)
