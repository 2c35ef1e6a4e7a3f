"""What is heard at a table: nothing unless somebody wants it, one at a time, and on a hidden page the call alone."""

from __future__ import annotations

import urllib.request
from typing import Literal

from playwright.sync_api import Page, expect

from tests.support.browser import NewPerson, Served
from tests.support.sandbox import PATH

RECORDER = """() => {
    // Sounds are told apart by how many voices of which kind they have.
    window.heard = [];
    let now = 0;
    const part = (kind) => ({
        kind, gain: { value: 1, setValueAtTime() {}, exponentialRampToValueAtTime() {} },
        frequency: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
        connect(other) { return other; }, disconnect() { window.heard.push("cut"); }, stop() {},
        start() { window.heard.push(this.kind + (this.type ? ` ${this.type}` : "")); },
    });
    window.tick = (seconds) => (now += seconds);
    window.AudioContext = class {
        get currentTime() { return now; }
        get state() { return "running"; }
        sampleRate = 100;
        destination = {};
        createGain() { return part("gain"); }
        createOscillator() { return part("tone"); }
        createBiquadFilter() { return part("filter"); }
        createBufferSource() { return part("noise"); }
        createBuffer(_channels, length) { return { getChannelData: () => new Float32Array(length) }; }
    };
    let hidden = false;
    Object.defineProperty(document, "hidden", { get: () => hidden });
    window.hide = () => (hidden = true);
}"""
PIECE, SWORDS = ["tone sine", "noise"], ["noise", "tone square", "tone square", "tone square"]
CARD, TURN = ["noise"], ["tone sine", "tone sine"]


def opened(
    sandbox: Served,
    person: NewPerson,
    sound: str = "on",
    motion: Literal["no-preference", "reduce"] = "no-preference",
) -> Page:
    urllib.request.urlopen(f"{sandbox.url}/reset").close()
    somebody = person(reduced_motion=motion)
    somebody.context.add_init_script(f"({RECORDER})()")
    somebody.context.add_init_script(f"localStorage.setItem('hagal-sound', '{sound}')")
    somebody.page.goto(sandbox.url + PATH)
    somebody.page.locator("html[data-script=on]").wait_for()
    return somebody.page


def heard(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.heard.splice(0)")
    return found


def choose(page: Page, choices: int) -> None:
    page.keyboard.press("1")
    expect(page.locator("#count")).to_have_text(str(choices))


def beside(sandbox: Served, person: NewPerson) -> Page:
    """Somebody else's page of the same table."""
    found = person().page
    found.goto(sandbox.url + PATH)
    found.locator("html[data-script=on]").wait_for()
    return found


def test_nothing_is_heard_unless_somebody_wants_it(sandbox: Served, person: NewPerson) -> None:
    page = opened(sandbox, person, "off")
    choose(page, 1)
    assert heard(page) == []


def test_one_sound_at_a_time(sandbox: Served, person: NewPerson) -> None:
    page = opened(sandbox, person)
    choose(page, 1)
    assert heard(page) == PIECE
    choose(page, 2)
    assert heard(page) == [], "the one before has not ended"
    page.evaluate("window.tick(2)")
    choose(page, 3)
    assert heard(page) == CARD


def test_of_all_that_came_at_once_what_matters_most(sandbox: Served, person: NewPerson) -> None:
    page, other = opened(sandbox, person), beside(sandbox, person)
    person.expect("ERR_INTERNET_DISCONNECTED")
    page.context.set_offline(True)
    for choices in (1, 2, 3):
        choose(other, choices)
    page.context.set_offline(False)
    expect(page.locator("#count")).to_have_text("3")
    assert heard(page) == SWORDS


def test_the_call_comes_even_on_a_hidden_page(sandbox: Served, person: NewPerson) -> None:
    page, other = opened(sandbox, person), beside(sandbox, person)
    page.evaluate("window.hide()")
    choose(other, 1)
    expect(page.locator("#count")).to_have_text("1")
    assert heard(page) == []
    page.evaluate("document.getElementById('ask').remove()")
    choose(other, 2)
    expect(page.locator("#count")).to_have_text("2")
    assert heard(page) == TURN


def test_the_call_cuts_another_sound_short(sandbox: Served, person: NewPerson) -> None:
    page, other = opened(sandbox, person), beside(sandbox, person)
    choose(page, 1)
    assert heard(page) == PIECE
    page.evaluate("document.getElementById('ask').remove()")
    expect(other.locator("#count")).to_have_text("1")  # or its answer would be stale
    choose(other, 2)
    expect(page.locator("#count")).to_have_text("2")
    assert heard(page) == ["cut", *TURN]


def test_where_nothing_is_to_move_only_the_call_is_heard(sandbox: Served, person: NewPerson) -> None:
    page = opened(sandbox, person, motion="reduce")
    choose(page, 1)
    assert heard(page) == []


def test_whoever_switches_it_on_hears_it(sandbox: Served, person: NewPerson) -> None:
    page = opened(sandbox, person, "off")
    select = page.locator("[data-settings] select").last
    select.select_option("on")
    assert heard(page) == TURN
    assert page.evaluate("localStorage.getItem('hagal-sound')") == "on"
    select.select_option("off")
    assert heard(page) == []
