"""Alien, the mix and the hunt in Chromium: some turns by clicks, a Facehugger on the panel of a player, their looks."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hagal.text import LANGUAGES
from tests.support import mouse
from tests.support.browser import DESKTOP, PHONE, NewPerson, Served, Shoot, Somebody, sample
from tests.support.looker import Looker

ADA, BO, CY = ({"kind": "me", "name": "Ada"}, *({"kind": "friend", "name": name} for name in ("Bo", "Cy")))
ALIEN: dict[str, Any] = {"title": "encounters", "modules": ["alien"], "seed": 5}
MIX: dict[str, Any] = {**ALIEN, "modules": ["hunted", "alien"], "seats": [ADA, BO]}
HUNT: dict[str, Any] = {**ALIEN, "modules": ["hunters", "alien"], "seats": [ADA, BO, CY]}


def seated(served: Served, person: NewPerson, wish: dict[str, Any], **options: Any) -> Somebody:
    found = person()
    mouse.know(served, found)
    mouse.new_game(served, found, **wish, options=options)
    mouse.stage(found.page)
    return found


def test_some_turns_of_a_solo_game_by_clicks(served: Served, person: NewPerson, shoot: Shoot) -> None:
    page = seated(served, person, ALIEN).page
    expect(page.locator(".enc.alien.mat-alien")).to_be_visible()
    assert mouse.play(page, most=20) == 20
    shoot(page, "alien-solo")
    page.locator(".nest [data-zoom='enemy:facehugger']").hover()
    expect(page.locator("#zoom .enc-card.t-enemy")).to_be_visible()
    page.mouse.move(0, 0)
    page.locator(".row-card.officers:not(.lit)").or_(page.locator(".space:not(.lit)")).first.click(
        position=mouse.CORNER
    )
    expect(page.locator("#toast:popover-open")).to_have_count(1)


def test_a_facehugger_is_fought_on_the_panel_of_its_player(served: Served, person: NewPerson, shoot: Shoot) -> None:
    page = seated(served, person, {**ALIEN, "seed": 6}).page
    for _ in range(60):
        mouse.stage(page)
        if page.locator(".hugger.lit").count():
            break
        keys = [key for key, _refs in mouse.offers(page)]
        mouse.choose(page, next((key for key in keys if key.startswith("play ")), keys[-1]))
    lit = page.locator(".hugger.lit")
    expect(lit).to_have_count(1)
    shoot(page, "alien-facehugger")
    sat = page.locator(".hugger").count()
    old = mouse.version(page)
    lit.click()
    mouse.moved_on(page, old)
    expect(page.locator(".hugger")).to_have_count(sat - 1)
    expect(page.locator("#log")).to_contain_text("Facehugger")


@pytest.mark.parametrize("mat", ["alien", "predator"])
def test_some_turns_of_a_mix_of_two(served: Served, person: NewPerson, shoot: Shoot, mat: str) -> None:
    page = seated(served, person, MIX, mat=mat).page
    expect(page.locator(f"main.stage-curtain.mat-{mat}")).to_be_visible()
    mouse.play(page, most=14)
    if mouse.stage(page) == "curtain":
        page.click("#i-am")
    expect(page.locator(f".enc.mix.mat-{mat}")).to_be_visible()
    expect(page.locator(".space").last).to_contain_text({"alien": "Airlock", "predator": "Hills"}[mat])
    expect(page.locator(".nest")).to_be_visible()
    shoot(page, f"mix-{mat}")


def test_some_turns_of_a_hunt_of_three(served: Served, person: NewPerson, shoot: Shoot) -> None:
    page = seated(served, person, HUNT, tests=True, challenges="secret").page
    mouse.play(page, most=24)
    if mouse.stage(page) == "curtain":
        page.click("#i-am")
    expect(page.locator(".enc.hunt.hunters.mat-alien")).to_be_visible()
    expect(page.locator(".trail .room")).to_be_visible()
    expect(page.locator(".objective.now")).to_be_visible()
    shoot(page, "hunt-three")
    page.locator(".trail > .challenge").hover()
    expect(page.locator("#zoom .enc-card.t-challenge")).to_be_visible()


INSIDE = """() => {
    const box = (thing) => thing.getBoundingClientRect();
    const out = [...document.querySelectorAll(
        ".own .card, .hq .row-card, .decks > *, .rows-of > *, .trail .eyebrow, .nest > *")].filter((thing) => {
        const panel = thing.closest(".own, .hq, .wilds, .ops, .trail > .panel");
        return box(thing).right > box(panel).right + 1 || box(thing).bottom > box(panel).bottom + 1;
    });
    const cut = [...document.querySelectorAll(
        ".pile.deck small, .stack small, h3, .row-card .name, .foe .name, .card .name, .cap b, .nest *")].filter(
        (thing) => thing.scrollWidth > thing.clientWidth + 1 && getComputedStyle(thing).display !== "inline"
            && !thing.closest("svg"));
    return [...out, ...cut].map((thing) => thing.className + ": " + thing.textContent.trim());
}"""


CUT = """() => {
    const found = [];
    for (const panel of document.querySelectorAll(".mission .panel")) {
        const walker = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const range = document.createRange();
            range.selectNodeContents(walker.currentNode);
            for (const { top, bottom, height } of range.getClientRects()) {
                let [from, to] = [top, bottom];
                for (let one = walker.currentNode.parentElement; panel.contains(one); one = one.parentElement) {
                    if (getComputedStyle(one).overflowY === "visible") continue;
                    const box = one.getBoundingClientRect();
                    [from, to] = [Math.max(from, box.top), Math.min(to, box.bottom)];
                }
                if (to - from > 4 && to - from < height - 4) found.push(walker.currentNode.textContent);
            }
        }
    }
    const place = document.querySelector(".location").getBoundingClientRect();
    const hidden = [...document.querySelectorAll(".hazards li")].filter((one) =>
        !one.checkVisibility() || one.getBoundingClientRect().bottom > place.bottom);
    return [...found, ...hidden.map((one) => one.textContent.trim())];
}"""
"""Lines of the mission of which only a part is seen, and Hazards that are not seen at all."""


@pytest.mark.parametrize("lang", sample(LANGUAGES, "pt-BR"))
@pytest.mark.parametrize("film", ["alien3", "resurrection"])
@pytest.mark.parametrize("modules", [["alien"], ["hunters", "alien"]], ids=["alien", "hunt"])
def test_lines_of_the_mission_are_whole(
    served: Served, person: NewPerson, shoot: Shoot, modules: list[str], film: str, lang: str
) -> None:
    """What does not fit is shortened, and whole when it is enlarged; all Hazards of the Location are there by name."""
    ada = person(locale=lang, viewport=DESKTOP)
    mouse.know(served, ada)
    mouse.new_game(served, ada, title="encounters", modules=modules, seed=5, options={"film": film})
    mouse.stage(ada.page)
    shoot(ada.page, f"mission-{'-'.join(modules)}-{film}-{lang}")
    for width, height in ((1366, 768), (1280, 720)):
        ada.page.set_viewport_size({"width": width, "height": height})
        assert ada.page.evaluate(CUT) == [], (width, height)


@pytest.mark.parametrize("lang", sample(LANGUAGES, "ru"))
@pytest.mark.parametrize("modules", [["alien"], ["hunters", "alien"]], ids=["alien", "hunt"])
def test_nothing_is_cut_off(served: Served, person: NewPerson, modules: list[str], lang: str) -> None:
    ada = person(locale=lang)
    mouse.know(served, ada)
    mouse.new_game(served, ada, title="encounters", modules=modules, seed=5, options={"film": "aliens"})
    mouse.play(ada.page, most=8)
    for width, height in ((1366, 768), (1280, 720), (1920, 1080), (768, 1024), (360, 740)):
        ada.page.set_viewport_size({"width": width, "height": height})
        assert ada.page.evaluate(INSIDE) == [], (width, height)
        assert ada.page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
        if (width, height) == (1366, 768):
            assert ada.page.evaluate("document.scrollingElement.scrollHeight - innerHeight") <= 0


@pytest.mark.parametrize(
    ("lang", "theme", "window"),
    [
        pytest.param("ru", "light", DESKTOP, id="ru-light-desktop"),
        pytest.param("pt-BR", "dark", PHONE, id="pt-BR-dark-phone", marks=pytest.mark.proof),
        pytest.param("en", "light", PHONE, id="en-light-phone", marks=pytest.mark.proof),
    ],
)
def test_every_page(
    served: Served, person: NewPerson, shoot: Shoot, lang: str, theme: str, window: dict[str, int]
) -> None:
    name = f"{lang}-{theme}-{window['width']}"
    ada = Looker(served, person(locale=lang, color_scheme=theme, viewport=window), shoot, name)
    ada.page.goto(served.url)
    over = ada.finished(**ALIEN)
    ada.look("alien-end", over)
    ada.look("alien-final", f"{over}?final=1")
    ada.look("alien-replay", f"{over}/replay?at=20")
    over = ada.finished(**{**HUNT, "seats": [ADA]}, options={"tests": True})
    ada.look("hunt-end", over)
    ada.look("hunt-final", f"{over}?final=1")


def ends(page: Page) -> None:
    expect(page.locator("#table")).to_have_attribute("data-stage", "end")
    expect(page.locator(".mat-alien").first).to_be_visible()


@pytest.mark.proof
@pytest.mark.parametrize("film", ["alien", "aliens", "alien3", "resurrection"])
def test_a_whole_solo_game_by_clicks(served: Served, person: NewPerson, shoot: Shoot, film: str) -> None:
    page = seated(served, person, ALIEN, film=film).page
    assert mouse.play(page) > 20
    shoot(page, f"alien-solo-end-{film}")
    ends(page)
    expect(page.locator(".group-score")).to_be_visible()


@pytest.mark.proof
def test_a_whole_mix_of_two(served: Served, person: NewPerson, shoot: Shoot) -> None:
    page = seated(served, person, MIX, mat="alien").page
    assert mouse.play(page) > 20
    shoot(page, "mix-end")
    ends(page)


@pytest.mark.proof
def test_a_whole_hunt_of_three(served: Served, person: NewPerson, shoot: Shoot) -> None:
    page = seated(served, person, HUNT, film="resurrection").page
    assert mouse.play(page) > 30
    shoot(page, "hunt-end")
    ends(page)
    expect(page.locator(".honors")).to_be_visible()
