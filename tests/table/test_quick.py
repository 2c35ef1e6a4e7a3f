"""The small sheet of a quick game: what it deals and remembers, and that Enter begins."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from hagal.games.dune.catalogue.leaders import LEADERS
from hagal.table.games import face, titles
from hagal.table.games.dune import quick
from hagal.table.games.dune.setup import RANDOM
from hagal.table.games.face import FIRST, QUICK
from hagal.text import LANGUAGES
from tests.support.browser import NewPerson, Served, Shoot
from tests.support.client import House
from tests.support.forms import Visitor


def test_three_leaders_are_dealt_one_of_them_for_a_first_game() -> None:
    """The simplest first, which is chosen already; of each what the box says."""
    complexity = {leader.id: leader.complexity for leader in LEADERS}
    dealt: set[str] = set()
    for seed in range(60):
        leaders = quick.choices("en", {}, Random(seed))[0]
        *three, chance = leaders.options
        assert (len(three), chance.value) == (3, RANDOM)
        assert [one.dots for one in three] == sorted(complexity[one.value] for one in three)
        assert [one.mark for one in three] == [FIRST if one.dots == 1 else "" for one in three]
        assert three[0].dots == 1
        assert leaders.value == three[0].value
        dealt.update(one.value for one in three)
    assert dealt == set(complexity)


def test_the_last_answers_are_there_again_and_nonsense_is_not() -> None:
    last = {"leader-0": "paul_atreides", "difficulty": "mentat", "ix": "yes"}
    assert [choice.value for choice in quick.choices("en", last, Random(1))] == list(last.values())
    leader, level, _ix = quick.choices("en", {"leader-0": "nobody", "difficulty": "<b>"}, Random(1))
    assert leader.value == leader.options[0].value
    assert level.value == level.options[0].value
    assert quick.choices("en", {"leader-0": "random"}, Random(1))[0].value == "random"


def test_every_sheet_can_be_read_in_every_language() -> None:
    for title in titles():
        for lang in LANGUAGES:
            for button in face(title).quicks(lang):
                assert button.id.startswith(QUICK)
                for choice in face(title).asks(button.id, lang, {}):
                    assert choice.label
                    assert all(option.text for option in choice.options)


def test_it_begins_as_it_was_answered_and_remembers(house: House) -> None:
    """By plain forms: without the script the sheet is a form as any other."""
    ada = Visitor(house)
    page = ada.open("/")
    form = next(form for form in page.read.forms if form.fields.get("sheet") == "quick-dune")
    form.fields |= {"leader-0": "paul_atreides", "difficulty": "sardaukar", "ix": "yes"}
    begun = ada.send(form)
    room = house.rooms.open(begun.read.ids["table"]["data-path"].removeprefix("/games/"))
    options = room.game.record.options
    assert (options["leaders"], options["difficulty"]) == (["paul_atreides"], "sardaukar")
    assert room.modules == ("ix", "rivals")
    form = next(form for form in ada.open("/").read.forms if form.fields.get("sheet") == "quick-dune")
    assert [form.fields.get(name) for name in ("leader-0", "difficulty", "ix")] == ["paul_atreides", "sardaukar", "yes"]


def test_one_click_and_enter(served: Served, person: NewPerson, shoot: Shoot) -> None:
    page = person().page
    page.goto(served.url)
    page.click("#quick-dune")
    expect(page.locator("#quick-dune-begin")).to_be_focused()
    shoot(page, "quick-sheet")
    page.keyboard.press("Escape")
    expect(page.locator("#quick-dune-sheet")).to_be_hidden()
    page.click("#quick-dune")
    page.keyboard.press("Enter")
    expect(page.locator("#table")).to_have_attribute("data-stage", "table")
