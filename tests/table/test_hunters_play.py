"""Hunters at the table in Chromium: a solo game by clicks, a Duel at one screen, the form of its mode, its looks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from hagal.text import LANGUAGES
from tests.support import mouse
from tests.support.browser import DESKTOP, PHONE, NewPerson, Served, Shoot, Somebody, sample
from tests.support.looker import Looker

TWO = [{"kind": "me", "name": "Ada"}, {"kind": "friend", "name": "Bo"}]
HUNTERS = {"title": "encounters", "modules": ["hunters"], "seed": 5}


def seated(served: Served, person: NewPerson, **wish: object) -> Somebody:
    found = person()
    mouse.know(served, found)
    mouse.new_game(served, found, **{**HUNTERS, **wish})
    mouse.stage(found.page)
    return found


def test_some_turns_of_a_solo_game_by_clicks(served: Served, person: NewPerson, shoot: Shoot) -> None:
    page = seated(served, person, options={"tests": True, "challenges": "secret"}).page
    mouse.play(page, most=25)
    shoot(page, "hunters-solo")
    page.locator(".hq [data-zoom^='character:']").first.hover()
    expect(page.locator("#zoom .enc-card")).to_be_visible()
    page.locator(".trail > .challenge").hover()
    expect(page.locator("#zoom .enc-card.t-challenge")).to_be_visible()
    page.locator(".row-card.officers:not(.lit)").or_(page.locator(".space:not(.lit)")).first.click(
        position=mouse.CORNER
    )
    expect(page.locator("#toast:popover-open")).to_have_count(1)


def test_a_duel_at_one_screen(served: Served, person: NewPerson, shoot: Shoot) -> None:
    """Somebody with a Duel clicks the panel of the other one, who has a Strike then; whoever takes over sees it."""
    options = {"film": 2, "avatars": ["city_hunter", "elder_hunter"], "preparation": 2}
    page = seated(served, person, seats=TWO, options=options).page
    panel = until_a_duel(page)
    shoot(page, "hunters-duel")
    name = panel.locator(".called b").inner_text()
    strikes = panel.locator(".wound").count()
    old = mouse.version(page)
    panel.click(position=mouse.CORNER)
    mouse.moved_on(page, old)
    if mouse.stage(page) == "curtain":
        page.click("#i-am")
    struck = page.locator(".player", has=page.locator(f".called b:text-is('{name}')"))
    expect(struck.locator(".wound").or_(struck.locator(".fallen")).or_(page.locator(".hit")).first).to_be_visible()
    assert struck.locator(".wound").count() >= strikes
    expect(page.locator("#log")).to_contain_text("duel")


def until_a_duel(page: Page) -> Locator:
    """Play on, for Duels and for Attack, until the panel of another Predator can be clicked."""
    for _ in range(160):
        if mouse.stage(page) == "curtain":
            page.click("#i-am")
            mouse.stage(page)
        lit = page.locator(".player", has=page.locator(".armor.lit"))
        if lit.count():
            return lit.first
        keys = [key for key, _refs in mouse.offers(page)]
        wished = [key for word in ("play ", "recruit urban_strength") for key in keys if key.startswith(word)]
        mouse.choose(page, (wished or keys[-1:])[0])
    raise AssertionError("there was never a Duel")


def test_the_form_shows_the_fields_of_its_mode_only(served: Served, person: NewPerson) -> None:
    page = person().page
    page.goto(f"{served.url}/?title=encounters")
    hunted, hunters = page.locator("#location, #tough, #set-young_blood"), page.locator("#together, #set-mercenaries")
    for field in hunted.all():
        expect(field).to_be_visible()
    for field in hunters.all():
        expect(field).to_be_hidden()
    page.locator("label[for=alone-two]").click()
    page.click("#mode-2")
    for field in hunted.all():
        expect(field).to_be_hidden()
    for field in hunters.all():
        expect(field).to_be_visible()
    expect(page.locator("#kind-1")).to_be_hidden()
    expect(page.locator("#prey-1")).to_be_hidden()
    page.check("#prey-named")
    expect(page.locator("#prey-1")).to_be_visible()
    page.check("#predators-named")
    expect(page.locator("#predator-0")).to_be_visible()
    expect(page.locator("#avatar-0")).to_be_hidden()
    page.select_option("#predator-0", "primeval_hunter")
    page.check("#trials-tests")
    page.locator(".setup .go").click()
    expect(page.locator(".player .called")).to_contain_text("Primeval Hunter")
    expect(page.locator(".testing")).to_be_visible()


INSIDE = """() => {
    const box = (thing) => thing.getBoundingClientRect();
    const out = [...document.querySelectorAll(
        ".own .card, .hq .row-card, .decks > *, .rows-of > *, .trail .eyebrow")].filter((thing) => {
        const panel = thing.closest(".own, .hq, .wilds, .ops, .trail > .panel");
        return box(thing).right > box(panel).right + 1 || box(thing).bottom > box(panel).bottom + 1;
    });
    const cut = [...document.querySelectorAll(
        ".pile.deck small, .stack small, h3, .row-card .name, .foe .name, .card .name, .test .name")].filter(
        (thing) => thing.scrollWidth > thing.clientWidth + 1 && getComputedStyle(thing).display !== "inline");
    return [...out, ...cut].map((thing) => thing.className + ": " + thing.textContent.trim());
}"""


@pytest.mark.parametrize("lang", sample(LANGUAGES, "pt-BR"))
def test_nothing_is_cut_off(served: Served, person: NewPerson, lang: str) -> None:
    ada = person(locale=lang)
    mouse.know(served, ada)
    mouse.new_game(served, ada, **HUNTERS, options={"film": 2, "tests": True, "challenges": "secret"})
    mouse.play(ada.page, most=12)
    for width, height in ((1366, 768), (1280, 720), (1920, 1080), (768, 1024), (360, 740)):
        ada.page.set_viewport_size({"width": width, "height": height})
        assert ada.page.evaluate(INSIDE) == [], (width, height)
        assert ada.page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize(
    ("lang", "theme", "window"),
    [
        pytest.param("ru", "dark", DESKTOP, id="ru-dark-desktop"),
        pytest.param("en", "light", PHONE, id="en-light-phone", marks=pytest.mark.proof),
    ],
)
def test_every_page(
    served: Served, person: NewPerson, shoot: Shoot, lang: str, theme: str, window: dict[str, int]
) -> None:
    name = f"{lang}-{theme}-{window['width']}"
    ada = Looker(served, person(locale=lang, color_scheme=theme, viewport=window), shoot, name)
    ada.look("hunters-start", "/?title=encounters", act=lambda page: page.click("#mode-2"))
    ada.look("hunters-table", ada.form("/games", quick="encounters", mode="hunters"))
    over = ada.finished(**HUNTERS, options={"tests": True, "challenges": "secret"})
    ada.look("hunters-end", over)
    ada.look("hunters-final", f"{over}?final=1")
    ada.look("hunters-replay", f"{over}/replay?at=20")


@pytest.mark.proof
def test_a_whole_hot_seat_game_for_three(served: Served, person: NewPerson, shoot: Shoot) -> None:
    seats = [*TWO, {"kind": "friend", "name": "Cy"}]
    page = seated(served, person, seats=seats, options={"film": 2}).page
    assert mouse.play(page) > 60
    shoot(page, "hunters-hot-seat-end")
    expect(page.locator(".honors")).to_be_visible()
