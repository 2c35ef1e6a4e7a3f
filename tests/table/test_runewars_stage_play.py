"""The stage of Runewars in Chromium: a battle with hero support, a duel, a quest and a diplomacy by clicks on what is
shown there; fights beat by beat, which nobody has to wait for."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support import mouse, warring
from tests.support.browser import PHONE, NewPerson, Served, Shoot, Somebody
from tests.support.looker import Looker

SCREEN = {"width": 1280, "height": 720}
STATES = """() => [...document.querySelectorAll(".outcome .fighter")].map(
    (figure) => ["routed", "gone"].filter((name) => figure.classList.contains(name)).join())"""
CUT = """() => [...document.querySelectorAll(".stage .fate:not(.back)")].filter(
    (card) => card.scrollHeight > card.clientHeight + 1).length"""
FIGHTS = "() => document.querySelector('.fight') !== null"


def sit(served: Served, somebody: Somebody, name: str, bot: str = "random") -> Page:
    """At a table that begins with a prepared position."""
    mouse.know(served, somebody)
    mouse.new_game(
        served, somebody, title="runewars", seats=[{"kind": "me"}, {"kind": bot}], seed=warring.SEED_OF[name]
    )
    mouse.stage(somebody.page)
    return somebody.page


def point(page: Page, key: str) -> None:
    """By clicks on the stage alone."""
    refs = dict(mouse.offers(page))[key]
    assert refs, f"{key} is about nothing"
    assert all(page.locator(f'.stage .lit[data-ref="{ref}"]').count() for ref in refs), refs
    assert mouse.point(page, key, refs)


def fight_on(page: Page) -> list[str]:
    """To the end of the battle, whatever can be pointed at by pointing; what was clicked on the stage."""
    clicked: list[str] = []
    while mouse.stage(page) == "table" and page.evaluate(FIGHTS):
        key, refs = mouse.offers(page)[0]
        if refs and page.locator(f'.stage .lit[data-ref="{refs[0]}"]').count():
            point(page, key)
            clicked += refs
        else:
            mouse.choose(page, key)
    return clicked


def test_a_whole_battle_with_hero_support_by_clicks(served: Served, person: NewPerson, shoot: Shoot) -> None:
    somebody = person(viewport=SCREEN)
    page = sit(served, somebody, "rw-battle")
    looker = Looker(served, somebody, shoot, "runewars-stage")
    looker.look("battle-begins")
    point(page, "support silhouette bowman")
    expect(page.locator(".troop .helper").first).to_contain_text("Silhouette")
    mouse.choose(page, "extra")
    looker.look("battle-fate")
    point(page, "drop 1")
    clicked = fight_on(page)
    assert [ref for ref in clicked if ref.startswith("fighter:own:")], "nobody was hurt"
    outcome = page.locator("details.outcome")
    expect(outcome).to_have_attribute("open", "")
    expect(outcome.locator(".upshot")).to_contain_text("wins the battle")
    looker.look("battle-over")
    outcome.locator(".upshot").click()
    expect(outcome).not_to_have_attribute("open", "")


def test_a_duel_by_clicks(served: Served, person: NewPerson, shoot: Shoot) -> None:
    somebody = person(viewport=SCREEN)
    page = sit(served, somebody, "rw-duel")
    mouse.choose(page, "done")
    Looker(served, somebody, shoot, "runewars-stage").look("duel")
    expect(page.locator(".dueller.left .fate")).to_have_count(1)
    point(page, "strike")
    clicked = fight_on(page)
    assert set(clicked) <= {"duel:foe"}
    expect(page.locator("details.outcome.duel")).to_have_attribute("open", "")


@pytest.mark.parametrize(("name", "size"), [("rw-parley", SCREEN), ("rw-quest", PHONE)])
def test_a_destiny_is_chosen_by_a_click(
    served: Served, person: NewPerson, shoot: Shoot, name: str, size: dict[str, int]
) -> None:
    somebody = person(viewport=size)
    page = sit(served, somebody, name)
    Looker(served, somebody, shoot, f"runewars-stage-{size['width']}").look(name)
    assert page.evaluate(CUT) == 0, "destinies are hidden"
    point(page, "gold")
    mouse.stage(page)
    expect(page.locator(".destinies")).to_have_count(0)


def test_units_of_a_quest_are_fought_on_a_phone(served: Served, person: NewPerson, shoot: Shoot) -> None:
    somebody = person(viewport=PHONE, color_scheme="light")
    page = sit(served, somebody, "rw-foes")
    Looker(served, somebody, shoot, "runewars-stage-phone").look("foes")
    fight_on(page)
    expect(page.locator("details.outcome.duel .upshot")).to_be_attached()


# At human pace


def begins_to_play(page: Page) -> None:
    expect(page.locator(".playing")).to_have_count(1)


def at_rest(page: Page) -> None:
    expect(page.locator(".playing")).to_have_count(0)
    expect(page.locator(".stage .caption:visible")).to_have_count(0)


@pytest.mark.parametrize("how", ["key", "click", "escape", "button"])
def test_a_fight_is_shown_beat_by_beat_and_can_be_skipped(served: Served, person: NewPerson, how: str) -> None:
    page = sit(served, person(reduced_motion="no-preference", viewport=SCREEN), "rw-ambush")
    mouse.choose(page, "ready")
    begins_to_play(page)
    expect(page.locator(".outcome .upshot")).to_be_hidden()
    if how == "key":
        page.keyboard.press("s")
    elif how == "escape":
        page.keyboard.press("Escape")
    elif how == "button":
        page.locator(".caption button").click()
    else:
        page.locator(".outcome .rows").click()
    at_rest(page)
    expect(page.locator(".outcome .upshot")).to_be_visible()


def test_nobody_has_to_wait_for_it(served: Served, person: NewPerson) -> None:
    """An answer can be given while it is played."""
    page = sit(served, person(reduced_motion="no-preference", viewport=SCREEN), "rw-ambush")
    mouse.choose(page, "ready")
    begins_to_play(page)
    mouse.stage(page)
    mouse.choose(page, mouse.offers(page)[0][0])


def test_figures_pass_through_their_states(served: Served, person: NewPerson) -> None:
    """While it plays, somebody stands who is routed or gone in the end; then all is as the server has it."""
    page = sit(served, person(reduced_motion="no-preference", viewport=SCREEN), "rw-ambush")
    mouse.choose(page, "ready")
    begins_to_play(page)
    first = page.evaluate(STATES)
    page.keyboard.press("s")
    at_rest(page)
    assert page.evaluate(STATES) != first


@pytest.mark.parametrize("how", ["calm", "off"])
def test_where_nothing_is_to_move_the_outcome_is_there_at_once(served: Served, person: NewPerson, how: str) -> None:
    motion = "reduce" if how == "calm" else "no-preference"
    somebody = person(reduced_motion=motion, viewport=SCREEN)
    if how == "off":
        somebody.context.add_init_script("localStorage.setItem('hagal-speed', 'off')")
    page = sit(served, somebody, "rw-ambush")
    mouse.choose(page, "ready")
    expect(page.locator(".outcome .upshot")).to_be_visible()
    at_rest(page)


def test_without_a_script_all_is_there(served: Served, person: NewPerson) -> None:
    """The battle as it stands, and its outcome behind a line that opens."""
    somebody = person(viewport=SCREEN)
    mouse.know(served, somebody)
    url = mouse.new_game(
        served,
        somebody,
        title="runewars",
        seats=[{"kind": "me"}, {"kind": "random"}],
        seed=warring.SEED_OF["rw-ambush"],
    )
    state = somebody.context.storage_state()
    plain = person(viewport=SCREEN, java_script_enabled=False, storage_state=state).page
    plain.goto(url)
    expect(plain.locator(".battle .fighter:visible")).to_have_count(4)
    plain.locator('#ask .offer[value="ready"]').click()
    outcome = plain.locator("details.outcome")
    expect(outcome).to_have_count(1)
    outcome.locator("summary").click()
    expect(outcome.locator(".upshot")).to_be_visible()


def test_odds_come_at_once_and_then_better(served: Served, person: NewPerson, shoot: Shoot) -> None:
    somebody = person(viewport=SCREEN)
    page = sit(served, somebody, "rw-march")
    mouse.choose(page, next(key for key, _refs in mouse.offers(page) if key.startswith("move 2 footman")))
    expect(page.locator(".odds:not([data-later])")).to_be_visible()
    expect(page.locator(".odds .chance")).to_contain_text("give or take")
    Looker(served, somebody, shoot, "runewars-stage").look("odds")
