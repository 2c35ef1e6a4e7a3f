"""Lessons in small windows, where one place of the board is shown at a time: the coach brings along what it points at,
its words are whole or say that they go on, and it covers nothing that it is about."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hagal.table.games import lessons
from hagal.text import LANGUAGES
from tests.support import coached
from tests.support.browser import PHONE, NewPerson, Served, Shoot, sample

NAMES = tuple(lessons())
TABLETS = {"tablet": {"width": 1024, "height": 768}, "upright": {"width": 768, "height": 1024}}
SMALL = {**TABLETS, "phone": PHONE}
SAMPLES = {("dune", "phone", "pt-BR"), ("hunted", "tablet", "ru")}
"""Whole lessons that are always gone through; all others are proof."""
WHOLE = [
    pytest.param(
        name,
        window,
        lang,
        id=f"{name}-{window}-{lang}",
        marks=() if (name, window, lang) in SAMPLES else pytest.mark.proof,
    )
    for name in NAMES
    for window in SMALL
    for lang in LANGUAGES
]


def walked(page: Page, shoot: Shoot, label: str, *, whole: bool) -> dict[str, Any]:
    """The faults of each step of a lesson, to its end or to its first question."""
    found: dict[str, Any] = {}
    seen: list[str] = [""]
    last = [lesson.steps[-1].id for lesson in lessons().values()]
    while True:
        now = coached.step(page)
        if now not in seen:
            seen.append(now)
            if wrong := coached.faults(page):
                found[now] = wrong
            shoot(page, f"{label}-{len(seen) - 1:02}-{now}")
        if now in last or (not whole and page.locator("#coach [data-asks]").count()):
            return found
        coached.go_on(page)


@pytest.mark.parametrize("window", sample(TABLETS, "upright"))
@pytest.mark.parametrize("name", NAMES)
def test_the_first_steps_on_a_tablet_point_at_something(
    served: Served, person: NewPerson, shoot: Shoot, name: str, window: str
) -> None:
    page = person(viewport=SMALL[window]).page
    coached.begin(served, page, name)
    assert walked(page, shoot, f"first-{name}-{window}", whole=False) == {}


@pytest.mark.parametrize(("name", "window", "lang"), WHOLE)
def test_every_step_in_a_small_window(
    served: Served, person: NewPerson, shoot: Shoot, name: str, window: str, lang: str
) -> None:
    page = person(viewport=SMALL[window], locale=lang).page
    coached.begin(served, page, name)
    assert walked(page, shoot, f"small-{name}-{window}-{lang}", whole=True) == {}


def test_on_a_phone_the_question_is_a_line_while_a_step_is_only_read(served: Served, person: NewPerson) -> None:
    page = person(viewport=PHONE).page
    coached.begin(served, page, NAMES[0])
    offers = page.locator("#ask .offers")
    while not page.locator("#coach [data-asks]").count():
        expect(offers).to_be_hidden()
        coached.go_on(page)
    expect(offers).to_be_visible()
    expect(page.locator("#ask .offer.advised")).to_be_in_viewport()


def test_after_the_coach_the_place_of_the_question_is_shown(served: Served, person: NewPerson) -> None:
    page = person(viewport=PHONE).page
    coached.begin(served, page, NAMES[0])
    root = page.locator("html")
    expect(root).to_have_attribute("data-shown", "players")
    page.locator("#coach [value=off]").click()
    expect(page.locator("#coach")).to_have_count(0)
    expect(root).to_have_attribute("data-shown", page.locator("[data-asked]").get_attribute("data-asked") or "")
    expect(page.locator("#ask .offers")).to_be_visible()
