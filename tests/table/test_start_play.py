"""The start page in Chromium: who is new finds the first games that teach, and a long form has its button in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import hagal
from hagal.text import LANGUAGES
from tests.support.browser import DESKTOP, PHONE, NewPerson, Served, Shoot
from tests.support.looker import serious

COVERED = """(button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const above = button.closest(".setup").children;
    const last = above[above.length - 2].getBoundingClientRect();
    return [!(there && (button === there || button.contains(there))), last.bottom > top + 1];
}"""
"""Does anything lie over the button; does it lie over the last field?"""
BEHIND = """() => {
    const here = document.activeElement;
    const bar = document.querySelector(".setup-begin");
    if (bar.contains(here) || !bar.parentElement.contains(here)) return null;
    const { top, bottom } = (here.closest("label") ?? here).getBoundingClientRect();
    return bottom > bar.getBoundingClientRect().top || top < 0 ? here.id : "";
}"""
"""The field with the focus, if it or its words are behind the foot of the form; nothing once it is not in the form."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_new_finds_lessons_first(served: Served, person: NewPerson, shoot: Shoot, lang: str) -> None:
    page = person(viewport=PHONE, locale=lang).page
    page.goto(served.url)
    shoot(page, f"new-phone-{lang}")
    lessons, games = page.locator(".lessons"), page.locator(".hero-acts")
    for button in lessons.locator("button").all():
        expect(button).to_be_in_viewport(ratio=1)
    upper, lower = lessons.bounding_box(), games.bounding_box()
    assert upper is not None
    assert lower is not None
    assert upper["y"] + upper["height"] <= lower["y"]
    assert serious(page) == []
    for size in (DESKTOP, {"width": 1024, "height": 768}):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        shoot(page, f"new-{size['width']}-{lang}")
        one, other = lessons.bounding_box(), games.locator("> *").first.bounding_box()
        assert one is not None
        assert other is not None
        assert abs(one["y"] - other["y"]) < 3, "beside the games"
        assert one["x"] > other["x"] + other["width"]
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_who_has_been_through_a_lesson_finds_them_below(served: Served, person: NewPerson) -> None:
    ada = person()
    ada.context.add_cookies([{"name": "hagal-learned", "value": "dune", "url": served.url}])
    ada.page.goto(served.url)
    expect(ada.page.locator(".lessons .learned")).to_have_count(1)
    lessons, games = ada.page.locator(".lessons").bounding_box(), ada.page.locator(".hero-acts").bounding_box()
    assert lessons is not None
    assert games is not None
    assert lessons["y"] >= games["y"] + games["height"]


@pytest.mark.parametrize("title", ["dune", "encounters", "runewars"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_button_of_a_long_form_is_in_sight(
    served: Served, person: NewPerson, shoot: Shoot, title: str, size: dict[str, int]
) -> None:
    page = person(viewport=size).page
    page.goto(f"{served.url}/?title={title}#setup")
    page.locator("#setup").evaluate("panel => panel.scrollIntoView({ behavior: 'instant' })")
    begin = page.locator(".setup-begin .go")
    expect(begin).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight > 1.4 * innerHeight"), "the form is long"
    assert begin.evaluate(COVERED)[0] is False
    shoot(page, f"begin-{title}-{size['width']}")
    page.locator("#setup").evaluate("panel => panel.scrollIntoView({ behavior: 'instant', block: 'end' })")
    assert begin.evaluate(COVERED) == [False, False]


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.proof)], ids=["phone", "desktop"])
def test_what_has_the_focus_is_not_behind_that_button(served: Served, person: NewPerson, size: dict[str, int]) -> None:
    ada = person(viewport=size)
    ada.context.add_cookies([{"name": "hagal-size", "value": "l", "url": served.url}])
    ada.page.goto(f"{served.url}/?title=runewars")
    ada.page.focus("#setup a")
    ada.page.keyboard.press("Tab")
    fields = []
    while (behind := ada.page.evaluate(BEHIND)) is not None:
        fields.append(behind)
        ada.page.keyboard.press("Tab")
    assert len(fields) > 10
    assert [behind for behind in fields if behind] == []


FOR_SO_MANY = """() => Object.fromEntries([1, 2, 3, 4].map((n) => {
    const others = [...document.querySelectorAll(`.setup .not-${n}`)];
    return [n, others.map((one) => getComputedStyle(one).display)];
}))"""
"""How those fields and choices stand in the form that are not for so many players, by that number."""


def test_what_is_not_for_so_many_players_is_not_shown(served: Served, person: NewPerson) -> None:
    """What the others do not have may be hidden for another reason; as a whole it is there."""
    page = person().page
    hidden: set[int] = set()
    for title in hagal.titles():
        page.goto(f"{served.url}/?title={title}")
        for players in (1, 2, 3, 4):
            if not page.locator(f"#players-{players}").count():
                continue
            page.check(f"#players-{players}", force=True)
            found = page.evaluate(FOR_SO_MANY)
            assert set(found[str(players)]) <= {"none"}, (title, players)
            hidden |= {players} if found[str(players)] else set()
            for other in {1, 2, 3, 4} - {players}:
                shown = set(found[str(other)]) - {"none"}
                only_here = page.locator(f".setup .not-{other}:not(.not-{players}):not([class*=only-])").count()
                assert shown or not only_here, (title, players, other)
    assert hidden == {1, 2, 3, 4}
