"""Tables to be looked at in windows of every size: one game of each kind, with somebody who sits there."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.support import mouse, warring
from tests.support.browser import NewPerson, Served
from tests.support.prepared import PLOTS

ME, BOT, LINK = {"kind": "me"}, {"kind": "random"}, {"kind": "link"}
GAMES: dict[str, dict[str, Any]] = {
    "dune": {"seed": 5},
    "ix": {"seed": 5, "modules": ["ix"], "seats": [ME, BOT, BOT, BOT]},
    "hunted": {"title": "encounters", "seed": 5},
    "hunters": {"title": "encounters", "modules": ["hunters"], "seed": 5},
    "runewars": {"title": "runewars", "seed": 5, "seats": [ME, BOT]},
}
MORE: dict[str, dict[str, Any]] = {
    **GAMES,
    "alien": {"title": "encounters", "modules": ["alien"], "seed": 5},
    "plots": {"seed": PLOTS},
    "invited": {"seed": 5, "modules": ["ix"], "seats": [ME, LINK, BOT, BOT]},
    "invited-hunters": {"title": "encounters", "modules": ["hunters"], "seed": 5, "seats": [ME, LINK]},
    "invited-runewars": {"title": "runewars", "seed": warring.SEED_OF["rw-orders"], "seats": [ME, LINK]},
    "three": {"title": "encounters", "modules": ["hunters"], "seed": 5, "seats": [ME, BOT, BOT]},
    "full": {"title": "runewars", "seed": warring.SEED_OF["rw-full"], "seats": [ME, BOT, BOT, BOT]},
    "orders": {"title": "runewars", "seed": warring.SEED_OF["rw-orders"], "seats": [ME, BOT]},
}
"""Those, and what is looked at where it is of a kind of its own."""
BEYOND = (
    "() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
)
"""How much wider and higher than the window a page is."""


def sat(served: Served, person: NewPerson, game: str, **options: Any) -> Page:
    ada = person(**options)
    mouse.know(served, ada)
    mouse.new_game(served, ada, **MORE[game])
    if LINK in MORE[game].get("seats", []):
        ada.page.click("#begin button")
        expect(ada.page.locator("#table")).to_have_attribute("data-stage", "table")
    else:
        mouse.stage(ada.page)
    return ada.page
