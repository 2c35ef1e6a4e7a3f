"""Hunters at the table in Chromium, from the middle of a game: a Duel that kills, and a hunt together to its end."""

from __future__ import annotations

from playwright.sync_api import Page, expect

import hagal
from hagal.game import Game
from tests.support import mouse
from tests.support.browser import NewPerson, Served, Shoot
from tests.support.prepared import by_bots, play_on, since_chance

NAMES = ("Ada", "Bo", "Cy")
SEEDS = range(1, 21)


def a_killing() -> tuple[Game, int]:
    """A game of three in which a Duel kills, and the number of that choice; the turn after it is the third one's."""
    for seed in SEEDS:
        game = by_bots("heuristic-duelist", 3, seed, film=2)
        again = hagal.new("encounters", players=3, modules=["hunters"], seed=seed, film=2)
        for number, (seat, key) in enumerate(game.record.keys):
            again.choose(key, seat)
            if key.startswith("duel ") and again.log.events[-1].kind == "enc-last-turns":
                after = again.copy().choose("done").decision
                if after is not None and after.seat != seat and since_chance(game, number) <= number:
                    return game, number
    raise AssertionError("no Duel kills")


def a_hunt_together() -> tuple[Game, int]:
    """A game of two that they win together, and the number of a choice near its end: chance has no say any more, and
    both have still something to do."""
    for seed in SEEDS:
        game = by_bots("heuristic", 2, seed, together=True)
        assert game.outcome is not None
        seats = [seat for seat, _key in game.record.keys]
        handed = max(number for number, seat in enumerate(seats) if seat != seats[-1])
        if game.outcome.winners and handed >= since_chance(game, len(seats) - 1):
            return game, handed
    raise AssertionError("nobody wins")


def click(page: Page, key: str) -> None:
    """On the board where it shows the offer, else by the list."""
    mouse.stage(page)
    refs = dict(mouse.offers(page))[key]
    if not mouse.point(page, key, refs):
        mouse.choose(page, key)


def take_over(page: Page, name: str) -> None:
    """Whoever is asked takes the screen."""
    if mouse.stage(page) == "curtain":
        expect(page.locator("#curtain-title")).to_contain_text(name)
        page.click("#i-am")
        expect(page.locator("#table")).to_have_attribute("data-stage", "table")


def test_a_duel_that_kills_at_one_screen(served: Served, person: NewPerson, shoot: Shoot) -> None:
    """The last cards and the Duel by clicks; then one is dead, all are told, and the turns go on without him."""
    game, duel = a_killing()
    killer, key = game.record.keys[duel]
    dead = int(key.removeprefix("duel "))
    at = max(since_chance(game, duel), duel - 3)
    ada = person()
    mouse.know(served, ada)
    seats = [{"kind": "friend" if seat else "me", "name": name} for seat, name in enumerate(NAMES)]
    page = ada.page
    page.goto(f"{served.url}/games/{play_on(served, ada, game, at, seats)['id']}")
    take_over(page, NAMES[killer])
    for _seat, one in game.record.keys[at:duel]:
        click(page, one)
    mouse.stage(page)
    panel = page.locator(".player", has=page.locator(f".called b:text-is('{NAMES[dead]}')"))
    expect(panel.locator(".armor.lit")).to_be_visible()
    expect(page.locator(".player .fallen")).to_have_count(0)
    old = mouse.version(page)
    panel.click(position=mouse.CORNER)
    mouse.moved_on(page, old)
    take_over(page, NAMES[killer])
    shoot(page, "hunters-killed")
    expect(panel.locator(".fallen")).to_be_visible()
    expect(page.locator(".player .fallen")).to_have_count(1)
    story = page.locator("#log")
    expect(story).to_contain_text(f"{NAMES[killer]} has killed {NAMES[dead]} in a Duel")
    expect(story).to_contain_text("each of the others has one more turn")
    expect(panel.locator(".armor.lit")).to_have_count(0)
    mouse.choose(page, "done")
    assert mouse.stage(page) == "curtain"
    expect(page.locator("#curtain-title")).to_contain_text(NAMES[3 - killer - dead])


def test_a_hunt_together_in_two_browsers_to_its_end(served: Served, person: NewPerson, shoot: Shoot) -> None:
    """Each plays in the own browser; the other one's follows by itself, and both tell that they have won."""
    game, at = a_hunt_together()
    ada, bo = person(), person()
    for one in (ada, bo):
        mouse.know(served, one)
    view = play_on(served, ada, game, at, [{"kind": "me", "name": "Ada"}, {"kind": "link"}])
    bo.page.goto(f"{served.url}/join/{view['links']['1']}")
    bo.page.fill("input[name=name]", "Bo")
    bo.page.locator("main form button").first.click()
    ada.page.goto(f"{served.url}/games/{view['id']}")
    pages = (ada.page, bo.page)
    for seat, key in game.record.keys[at:]:
        version = mouse.version(pages[1 - seat])
        click(pages[seat], key)
        mouse.moved_on(pages[1 - seat], version)
    for page, name in zip(pages, ("hunters-together-ada", "hunters-together-bo"), strict=True):
        expect(page.locator("#table")).to_have_attribute("data-stage", "end")
        shoot(page, name)
    assert game.outcome is not None
    for page in pages:
        expect(page.locator(".honors")).to_contain_text(str(game.outcome.scores[0]))
