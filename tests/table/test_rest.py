"""A page at which nobody does anything does nothing either: it costs no processor, and no battery."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.support import mouse
from tests.support.browser import NewPerson, Served
from tests.support.windows import MORE

LISTEN = """(() => {
    window.awake = new Map();
    for (const [begin, end] of [["setInterval", "clearInterval"], ["requestAnimationFrame", "cancelAnimationFrame"]]) {
        const [begins, ends] = [window[begin].bind(window), window[end].bind(window)];
        window[begin] = (act, ...more) => {
            const done = begin === "setInterval" ? act : (now) => { awake.delete(begin + id); act(now); };
            const id = begins(done, ...more);
            awake.set(begin + id, String(act));
            return id;
        };
        window[end] = (id) => { awake.delete(begin + id); ends(id); };
    }
})()"""
MOVES = """() => document.getAnimations().filter((one) => one.effect.getComputedTiming().iterations === Infinity)
    .map((one) => one.animationName ?? one.id ?? one.effect.target.className)"""
FRAMES = "() => new Promise((done) => setTimeout(() => setTimeout(done, 100), 100))"
"""What only finishes something has done so by then; what goes on by itself, frame by frame, has not."""


@pytest.mark.parametrize("game", ["ix", "invited", pytest.param("runewars", marks=pytest.mark.proof)])
def test_nothing_moves_by_itself_for_ever(served: Served, person: NewPerson, game: str) -> None:
    """At one's own turn, and while another person is waited for."""
    ada = person(reduced_motion="no-preference")
    ada.context.add_init_script(LISTEN)
    mouse.know(served, ada)
    mouse.new_game(served, ada, **MORE[game])
    if game == "invited":
        ada.page.click("#begin button")
    expect(ada.page.locator("#table")).to_have_attribute("data-stage", "table")
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_function("() => !('telling' in document.documentElement.dataset)")
    assert ada.page.evaluate(MOVES) == []
    ada.page.evaluate(FRAMES)
    assert ada.page.evaluate("[...awake.values()]") == []
