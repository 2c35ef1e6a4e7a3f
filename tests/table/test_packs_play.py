"""Content packs in Chromium: chosen in the form, played with, enlarged; on a server that was started with one."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.support import mouse
from tests.support.browser import BROKEN, DESKTOP, PHONE, NewPerson, Served, Shoot, free_port
from tests.support.looker import Looker
from tests.support.packs import OWN, SAMPLE

LOOKS = [
    pytest.param("en", "dark", DESKTOP, id="en-dark-desktop", marks=pytest.mark.proof),
    pytest.param("ru", "light", PHONE, id="ru-light-phone"),
    pytest.param("pt-BR", "light", DESKTOP, id="pt-BR-light-desktop", marks=pytest.mark.proof),
]
CARDS_IN_THE_HQ = 3
"""A seed that brings two cards of the sample into the HQ."""
FROM = "from the content pack “sample”"


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A table that was started with the sample, and keeps packs in a folder of its own."""
    folder = tmp_path_factory.mktemp("packed")
    port = free_port()
    command = [sys.executable, "-m", "tests.support.serve", str(port), str(folder / "table.sqlite3"), str(SAMPLE)]
    found = Served(command, port, folder / "log")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HAGAL_PACKS", str(folder / "kept"))
        patch.setenv("HAGAL_TEST_SEED", str(CARDS_IN_THE_HQ))
        found.start()
    yield found
    found.stop()


def shown(page: Page, option: str) -> bool:
    """Does a list offer this?"""
    return bool(page.locator(option).evaluate("option => getComputedStyle(option).display !== 'none'"))


def test_what_a_pack_adds_is_offered_while_it_is_chosen(packed: Served, person: NewPerson) -> None:
    page = person().page
    page.goto(f"{packed.url}/?title=encounters")
    expect(page.locator("#pack-sample")).to_be_checked()
    page.check("#characters-named")
    expect(page.locator("#who-scout")).to_be_visible()
    assert shown(page, "#location option[value=frozen_lake]")
    page.uncheck("#pack-sample")
    expect(page.locator("#who-scout")).to_be_hidden()
    assert not shown(page, "#location option[value=frozen_lake]")
    expect(page.locator("#who-dutch")).to_be_visible()


def test_some_turns_with_cards_of_a_pack(packed: Served, person: NewPerson, shoot: Shoot) -> None:
    page = person().page
    page.goto(f"{packed.url}/?title=encounters")
    set_up(page)
    mouse.stage(page)
    enlarge(page, ".location", "Frozen Lake")
    expect(page.locator(".location .packed")).to_be_visible()
    enlarge(page, ".objective.now", "Crash Site")
    card = page.locator(".hq .row-card:has(.packed)").first
    name = card.locator(".name").inner_text().removesuffix("◈").replace("\u00ad", "").strip()
    enlarge(page, ".hq .row-card:has(.packed)", name)
    shoot(page, "packs-zoom")
    for count in range(12):
        mouse.play(page, seed=count, most=1)
    assert mouse.stage(page) == "table"


def set_up(page: Page) -> None:
    """All that the sample adds, by the form."""
    page.select_option("#location", OWN["location"])
    page.check("#objectives-named")
    for stage, id in enumerate(OWN["objectives"], start=1):
        page.select_option(f"#objective-{stage}", id)
    page.check("#characters-named")
    for id in ("scout", "dutch", "mac", "danny"):
        page.check(f"#who-{id}")
    page.check("#avatars-named")
    page.select_option("#avatar-0", "medic")
    page.click(".setup-begin .go")


def enlarge(page: Page, what: str, name: str) -> None:
    """Point at a thing, and read the card."""
    page.keyboard.press("Escape")
    page.mouse.move(0, 0)
    page.locator(what).first.hover()
    card = page.locator("#zoom .enc-card")
    expect(card.locator("h2")).to_have_text(name)
    expect(card.locator(".origin")).to_contain_text(FROM)


def test_games_with_and_without_a_pack_do_not_mix(packed: Served, person: NewPerson) -> None:
    """The same browser, the same card, two games."""
    somebody = person()
    mouse.know(packed, somebody)
    page = somebody.page
    names = []
    for packs in (["sample"], []):
        mouse.new_game(packed, somebody, title="encounters", seed=5, packs=packs)
        mouse.stage(page)
        page.locator(".location").hover()
        expect(page.locator("#zoom .enc-card .origin")).to_be_visible()
        names.append(FROM in page.locator("#zoom .enc-card .origin").inner_text())
    assert names == [True, False]


def test_a_game_goes_on_after_a_restart(packed: Served, person: NewPerson) -> None:
    somebody = person()
    person.expect(*BROKEN)
    mouse.know(packed, somebody)
    url = mouse.new_game(packed, somebody, title="encounters", seed=5, packs=["sample"], options=OWN)
    mouse.play(somebody.page, most=4)
    somebody.page.goto("about:blank")
    packed.stop()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HAGAL_PACKS", str(packed.log.parent / "kept"))
        packed.start()
    somebody.page.goto(url)
    assert mouse.stage(somebody.page) == "table"
    enlarge(somebody.page, ".location", "Frozen Lake")


@pytest.mark.parametrize(("lang", "theme", "window"), LOOKS)
def test_pages_with_packs(
    packed: Served, person: NewPerson, shoot: Shoot, lang: str, theme: str, window: dict[str, int]
) -> None:
    name = f"{lang}-{theme}-{window['width']}"
    ada = Looker(packed, person(locale=lang, color_scheme=theme, viewport=window), shoot, name)
    ada.look("packs-form", "/?title=encounters", lambda page: page.locator(".pack").scroll_into_view_if_needed())
    ada.look("packs-content", act=lambda page: page.locator(".pack summary").click())
    over = ada.finished(title="encounters", seed=3, packs=["sample"], options=OWN)
    ada.look("packs-end", over)
    ada.look("packs-replay", f"{over}/replay?at=20")
    ada.look("packs-avatars", ada.form("/games", **{"title": "encounters", "pack-sample": "yes", "avatars": "choose"}))
