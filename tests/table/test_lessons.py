"""First games that teach, played through their pages: as the coach recommends, and otherwise, in every language."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import cycle

import pytest
from fluent.syntax import ast as ftl

from hagal import rulebook
from hagal.table.games import lessons
from hagal.table.rooms import bots
from hagal.table.rooms.lessons import begin, progress
from hagal.table.settings import Settings
from hagal.text import LANGUAGES, has
from tests.support.client import House, refused, somebody
from tests.support.forms import Visitor
from tests.support.pupil import Pupil, Things
from tests.support.twins import scrambled
from tests.text.glossary import faults
from tests.text.ids import messages, variables

NAMES = tuple(lessons())
OTHERWISE = (1, 2, 3)
"""Seeds of those who do not listen."""


@pytest.fixture(autouse=True)
def bots_think_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time, and for as long as they need."""
    monkeypatch.setattr(bots, "seed_of", lambda salt, seat, choices: 1000 * seat + choices)


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, bot_budget=60.0)


def listens(pupil: Pupil) -> None:
    """Plays a lesson to its end; at every step what is pointed at lies on the board, and the note stands there."""
    shown = ""
    for bubble in pupil.plays():
        if bubble is None or pupil.room.over or bubble.step == shown:
            continue
        shown = bubble.step
        pupil.look()
        things = Things(pupil.page.html)
        assert [place for place in bubble.targets if not things.has(place)] == [], bubble.step
        read = pupil.page.read.ids["coach"]
        assert (read["data-step"], read["data-advice"]) == (bubble.step, bubble.key)
        assert bubble.head in pupil.page.text
        for text in filter(None, (bubble.head, bubble.text, bubble.why)):
            assert faults(text, pupil.lang) == []
            assert bool(re.search("[а-яё]", text)) == (pupil.lang == "ru")


TOLD = [
    pytest.param(name, lang, marks=() if LANGUAGES[k % len(LANGUAGES)] == lang else pytest.mark.proof)
    for k, name in enumerate(NAMES)
    for lang in LANGUAGES
]


@pytest.mark.parametrize(("name", "lang"), TOLD)
def test_a_lesson_is_played_to_its_end(house: House, name: str, lang: str) -> None:
    pupil = Pupil(house, name, lang)
    listens(pupil)
    assert sorted(pupil.seen) == sorted(step.id for step in lessons()[name].steps), "every step can be reached"
    assert pupil.seen[-1] == lessons()[name].steps[-1].id


@pytest.mark.parametrize(("name", "lang"), list(zip(NAMES, cycle(LANGUAGES), strict=False)))
def test_who_chooses_otherwise_comes_to_the_end_too(house: House, name: str, lang: str) -> None:
    pupil = Pupil(house, name, lang, follows=False, seed=OTHERWISE[LANGUAGES.index(lang)])
    listens(pupil)
    assert pupil.room.over or pupil.seen[-1] == lessons()[name].steps[-1].id


@pytest.mark.parametrize("name", NAMES)
def test_the_coach_knows_what_the_person_sees_and_no_more(house: House, name: str) -> None:
    """In a game in which all that is hidden is another, it says the same."""
    pupil = Pupil(house, name)
    lesson = lessons()[name]
    told = 0
    for bubble in pupil.plays():
        room = pupil.room
        kept = progress(room)
        assert kept is not None
        true = room._game
        room._game, room.tales = scrambled(true, 0), type(room.tales)()
        try:
            assert lesson.bubble(pupil.sight, kept.done) == bubble
        finally:
            room._game, room.tales = true, type(room.tales)()
        told += bubble is not None
    assert told > len(lesson.steps) // 2


# What a lesson is made of


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_has_a_handful_of_short_steps(name: str) -> None:
    steps = lessons()[name].steps
    assert 8 <= len(steps) <= 16
    assert len({step.id for step in steps}) == len(steps)
    assert [step.last for step in steps] == [False] * (len(steps) - 1) + [True]


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_cites_rules_that_there_are(name: str) -> None:
    for step in lessons()[name].steps:
        assert step.rules or step.last
        for number in rulebook.numbers(step.rules):
            assert rulebook.rule(number, rulebook.ENGLISH) is not None, number
        assert len(rulebook.numbers(step.rules)) == step.rules.count("-")


def spoken(name: str) -> tuple[set[str], set[str]]:
    """The messages that a lesson must have, and how the ids of those begin of which it may have one or another."""
    own = f"lesson-{name}"
    lesson = lessons()[name]
    exact = {f"{own}-name", f"{own}-note", *(f"{own}-{step.id}-head" for step in lesson.steps)}
    exact |= {f"{own}-{step.id}" for step in lesson.steps if step.told is None}
    exact |= {f"{own}-why-{advice.why}" for step in lesson.steps for advice in step.advice}
    return exact, {f"{own}-{step.id}-" for step in lesson.steps if step.told is not None}


def words_of(name: str) -> tuple[str, ...]:
    """The file with what a coach says; a title with several lessons has one for each."""
    return tuple(f"table/games/{path}" for path in (f"{name}/lesson", f"*/lesson-{name}"))


@pytest.mark.parametrize("name", NAMES)
def test_no_message_of_a_lesson_is_missing_or_left_over(name: str) -> None:
    exact, begins = spoken(name)
    english = messages("en", words_of(name))
    assert exact <= english.keys()
    assert [id for id in english if id not in exact and not id.startswith(tuple(begins))] == []
    for lang in LANGUAGES:
        ours = messages(lang, words_of(name))
        assert ours.keys() == english.keys()
        assert {id: variables(entry) for id, entry in ours.items()} == dict.fromkeys(english, frozenset())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_stands_around_lessons_is_said_in_every_language(lang: str) -> None:
    ours, english = messages(lang, ("table/lessons",)), messages("en", ("table/lessons",))
    assert {id: variables(entry) for id, entry in ours.items()} == {
        id: variables(entry) for id, entry in english.items()
    }
    assert has("server-no-lesson", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_coach_is_brief(name: str, lang: str) -> None:
    """A bubble is read at a glance; on a phone it leaves room for what it is about."""
    for id, entry in messages(lang, words_of(name)).items():
        text = "".join(part.value for part in entry.value.elements if isinstance(part, ftl.TextElement))
        assert len(text) <= (60 if id.endswith("-head") else 330), (id, len(text))


# Around it


@pytest.mark.parametrize("name", NAMES)
def test_the_deal_is_always_the_same_and_what_follows_is_not_to_be_foretold(house: House, name: str) -> None:
    served = Settings(database=house.rooms.settings.database)
    assert not served.seeds
    house.rooms.settings = served
    rooms = [begin(house.rooms, somebody(), name) for _ in range(2)]
    views = [room.game.view((0,)) for room in rooms]
    assert views[0] == views[1]
    assert [room.game.record.seed for room in rooms] == [None, None]


def test_a_step_comes_back_with_an_undo(house: House) -> None:
    pupil = Pupil(house, NAMES[0])
    before = pupil.bubble
    while not pupil.room.game.can_undo_by(0):
        before = pupil.bubble
        pupil.answer(before)
    assert before is not None
    assert before.asks
    assert pupil.bubble != before
    pupil.look()
    pupil.page = pupil.visitor.send(pupil.page.form("/undo"))
    assert pupil.bubble == before


def test_the_coach_goes_away_and_comes_back(house: House) -> None:
    pupil = Pupil(house, NAMES[0])
    first = pupil.page.read.ids["coach"]["data-step"]
    pupil.tell("next")
    second = pupil.page.read.ids["coach"]["data-step"]
    assert first != second
    pupil.tell("off")
    assert "coach" not in pupil.page.read.ids
    pupil.tell("on")
    assert pupil.page.read.ids["coach"]["data-step"] == second
    pupil.page = pupil.visitor.send(pupil.page.form("/lesson"), ("do", "again"))
    assert pupil.page.read.ids["coach"]["data-step"] == first


def test_only_the_one_who_learns_has_a_coach(house: House) -> None:
    pupil = Pupil(house, NAMES[0])
    guest = Visitor(house)
    assert "coach" not in guest.open(pupil.page.path).read.ids
    assert "coach" not in pupil.visitor.open(f"{pupil.page.path}?seat=-1").read.ids
    sent = guest.client.post(f"{pupil.page.path}/lesson", data={"do": "off", "step": "goal"})
    assert sent.status_code == 403
    assert "coach" in pupil.visitor.open(pupil.page.path).read.ids


def test_bad_words_to_a_coach_change_nothing(house: House) -> None:
    pupil = Pupil(house, NAMES[0])
    before = progress(pupil.room)
    for data in ({"do": "dance"}, {}, {"do": "next", "step": "x" * 500}, {"do": "next"}):
        assert pupil.visitor.client.post(f"{pupil.page.path}/lesson", data=data).status_code in (200, 404)
        assert progress(pupil.room) == before
    assert pupil.visitor.client.post("/lessons/nothing").status_code == 404
    assert refused(begin, house.rooms, somebody(), "nothing") == ("no-lesson", 404)
    plain = pupil.visitor.start()
    assert pupil.visitor.client.post(f"{plain.path}/lesson", data={"do": "on"}).status_code == 404
    assert "coach" not in pupil.visitor.open(plain.path).read.ids


@pytest.mark.parametrize("name", NAMES)
def test_the_start_page_offers_it_and_knows_who_has_been_through_it(house: House, name: str) -> None:
    pupil = Pupil(house, name)
    assert "✓" not in pupil.visitor.open("/").html
    for _ in pupil.plays():
        pass
    pupil.look()
    start = pupil.visitor.open("/")
    assert start.html.count("✓") == 1
    assert all(start.has_form(f"/lessons/{other}") for other in NAMES)
    assert pupil.visitor.open(pupil.page.path).has_form(f"/lessons/{name}")
