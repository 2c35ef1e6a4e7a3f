"""A game looked at again: what was asked, what the bot would have done, its course; nothing that one may not know."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import Any

import pytest

import hagal
from hagal import bots
from hagal.course import CHAPTER, POINT, Course, course, stands
from hagal.game import Game
from hagal.games.dune.state import Dune
from hagal.kernel.knowledge import mask_of
from hagal.kernel.step import Msg
from hagal.table.pages.course import HIGH
from hagal.table.rooms import courses, hints
from hagal.table.rooms.replays import Past
from hagal.table.rooms.room import Room
from hagal.table.settings import Settings
from hagal.table.wish import Wish
from hagal.text import LANGUAGES, phrase, say
from tests.support.client import FRIEND, LINK, ME, RANDOM, House, harmless, refused, solo, somebody, until
from tests.support.forms import Visitor
from tests.support.pages import invitation
from tests.support.twins import scrambled
from tests.text.glossary import faults


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, bot_budget=60.0)


def played(title: str = "dune", choices: int = 10_000, **wish: object) -> Game:
    game = hagal.new(title, **{"players": 2, "seed": 4, **wish})  # type: ignore[arg-type]
    thinks, rng = bots.make("heuristic", 1), random.Random(2)
    for _ in range(choices):
        if game.over:
            break
        decision = game.decisions[0]
        key = bots.decide(game.state, decision.seat, thinks).key() if rng.random() < 0.8 else rng.choice(decision.keys)
        game.choose(key, decision.seat)
    return game


def test_the_course_of_a_game_has_its_rounds_its_points_and_a_value_for_each_seat() -> None:
    game = played()
    found = course(str(game.record), seats=(0, 1))
    chapters = [mark for mark in found.marks if mark.kind == CHAPTER]
    assert len(chapters) == game.view(0)["round"]
    assert [mark.at for mark in found.marks] == sorted(mark.at for mark in found.marks)
    scored = {mark.seat for mark in found.marks if mark.kind == POINT}
    assert {0, 1} & scored
    assert all(len(values) == 2 for _at, values in found.values)
    assert found.values[-1][0] < len(game.record.keys), "what is over needs no judgement"
    assert len(found.swings()) == 3
    assert found.swings() == sorted(found.swings())


def test_a_swing_is_what_one_seat_gains_more_than_all() -> None:
    found = Course((), ((0, (1.0, 1.0)), (1, (3.0, 3.0)), (2, (3.5, 2.5)), (3, (3.5, 2.6))))
    assert found.swings(2) == [(2, 0, 0.5), (2, 1, -0.5)]
    alone = Course((), ((0, (1.0,)), (1, (3.0,))))
    assert alone.swings() == [(1, 0, 2.0)]


def test_a_seat_is_judged_by_what_it_knew() -> None:
    """The same whatever the others hold."""
    for choices in (8, 20, 40, 60):
        game = played(choices=choices)
        for seat in (0, 1):
            assert stands(game, seat, 3) == stands(scrambled(game, seat), seat, 3)


def test_more_points_are_more_and_a_bot_may_have_no_judgement(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(choices=30)
    before = bots.make("heuristic", 1).judge(game.state.copy(), 0)
    richer = game.state.copy()
    assert isinstance(richer, Dune)
    richer.players[0].vp += 1
    after = bots.make("heuristic", 1).judge(richer, 0)
    assert before is not None
    assert after is not None
    assert 0.5 < after - before < 3.0
    assert course(str(played("runewars", 120).record), seats=(0, 1)).values
    monkeypatch.setattr("hagal.bots.usual", lambda _title: "random")
    assert course(str(game.record), seats=(0,)).values == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_those_who_win_or_lose_together_have_one_curve(house: House, lang: str) -> None:
    """Their chance to win, from nought to all of the height."""
    ada = Visitor(house, lang)
    ada.open("/")
    person = ada.client.person
    room = house.rooms.create(person, Wish("encounters", (ME, FRIEND), seed=7))
    house.play(room, person)
    assert room.over
    page = ada.open(f"/games/{room.id}/replay?at=20&seat=1&course=1")
    assert page.html.count("<polyline") == 1
    [points] = re.findall(r'<polyline points="([^"]+)"', page.html)
    heights = [float(point.split(",")[1]) for point in points.split()]
    assert len(heights) > 10
    assert all(0 < height < HIGH for height in heights)
    chance = room.rooms.courses.kept.get((room.id, room.past().position, courses.ALL, (0,)))
    assert chance is not None
    (_at, (first,)) = chance.values[0]
    assert heights[0] == pytest.approx(HIGH - 2 - (HIGH - 4) * first / 100, abs=0.06)
    assert say(Msg("web-course-chance"), lang) in page.text
    assert {
        say(Msg(f"web-course-{way}", n=at), lang)
        for at, _k, by in chance.swings()
        for way in (["falls", "rises"][by > 0],)
    } <= {one.strip() for one in page.text.split("\n")}


def test_where_everybody_plays_for_himself_each_has_a_curve(house: House) -> None:
    ada = Visitor(house)
    ada.open("/")
    person = ada.client.person
    room = house.rooms.create(person, Wish("encounters", (ME, FRIEND), modules=("hunters",), seed=7))
    house.play(room, person, 60)
    page = ada.open(f"/games/{room.id}/replay?at=20&seat=1&course=1")
    assert page.html.count("<polyline") == 1, "while it runs, the own"
    assert 'polyline class="seat-1"' in page.html


def test_marks_are_of_what_the_reader_knows() -> None:
    record = str(played("runewars", 200).record)
    everything, one = course(record).marks, course(record, mask=mask_of((0,))).marks
    assert set(one) <= set(everything)


def begun(house: House, ada: Visitor, choices: int) -> Room:
    ada.open("/")
    room = house.rooms.create(ada.client.person, Wish("dune", (ME, RANDOM), seed=7))
    house.play(room, ada.client.person, choices)
    until(lambda: room.over or bool({*room.asked()} & {*room.seats_of(ada.client.person)}))  # bots have their turns
    return room


def test_while_a_game_runs_only_the_own_questions_are_told(house: House, ada: Visitor) -> None:
    room = begun(house, ada, 12)
    person, own = ada.client.person, 0
    for at in range(room.length):
        found = courses.asked(room, person, 0, at, "en", room.past())
        by, key = room.game.record.keys[at]
        if found is not None:
            assert found.seat == 0
            assert found.chosen == (key if by == 0 else "")
            own += by == 0
        assert courses.asked(room, person, -1, at, "en", room.past()) is None
    assert own > 5
    assert refused(lambda: courses.asked(room, person, 1, 0, "en", room.past())) == ("not-yours", 403)
    assert refused(lambda: courses.asked(room, somebody(), 0, 0, "en", room.past())) == ("not-yours", 403)
    assert refused(lambda: courses.course_of(room, person, 1, room.past())) == ("not-yours", 403)
    seats, found_course = courses.course_of(room, person, 0, room.past())
    assert seats == (0,)
    assert all(len(values) == 1 for _at, values in found_course.values)
    assert courses.course_of(room, person, 0, room.past())[1] is found_course, "worked out once"


def test_where_hints_are_off_a_replay_gives_none_either(house: House, ada: Visitor) -> None:
    """While people play together the bot neither advises about a moment nor judges, unless all want hints."""
    ada.open("/")
    person = ada.client.person
    room = house.rooms.create(person, Wish("dune", (ME, LINK, RANDOM), seed=7))
    bob = Visitor(house)
    joining = bob.open(invitation(ada.open(f"/games/{room.id}")))
    bob.send(joining.form(joining.path), name="Bob")
    seat, at, path = room.seats_of(person)[0], room.length, f"/games/{room.id}"

    def told() -> tuple[bool, int]:
        there = ada.open(f"{path}/replay?at={at}&seat={seat}&advice=1&course=1")
        return 'class="tips"' in there.html or "advice-ask" in there.read.ids, there.html.count("<polyline")

    while seat not in room.asked():
        house.play(room, bob.client.person, 1)
        at = room.length
    assert refused(lambda: courses.asked(room, person, seat, at, "en", room.past(), advice=True)) == ("hints-off", 409)
    piece = ada.client.get(f"{path}/asked?seat={seat}&at={at}")
    assert (piece.status_code, "once everybody" in piece.text) == (409, True)
    assert courses.course_of(room, person, seat, room.past())[1].values == ()
    assert told() == (False, 0)
    for someone in (person, bob.client.person):
        hints.wish(room, someone, True)
    assert told() == (True, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_that_is_over_shows_all_of_it(house: House, lang: str) -> None:
    ada = Visitor(house, lang)
    room = begun(house, ada, 10_000)
    assert room.over
    path = f"/games/{room.id}/replay"
    page = ada.open(f"{path}?at=20&seat=0&course=1&advice=1")
    found = courses.asked(room, ada.client.person, 0, 20, lang, room.past(), advice=True)
    assert found is not None
    assert found.tips
    assert found.chosen == room.game.record.keys[20][1]
    assert page.html.count('aria-current="true"') == 1
    assert f"({phrase(Msg('web-course-chosen'), lang)})" in page.text
    assert found.tips[0].why in page.text
    assert {"course", "moments", "asked", "speed", "link-moment"} <= page.read.ids.keys()
    assert page.html.count("<polyline") == 2
    assert any("replay?at=" in link for link in page.read.links)
    assert faults(found.prompt, lang) == []
    alone = ada.open(f"/games/{room.id}/course?seat=0")
    assert alone.html.count("<polyline") == 2
    piece = ada.open(f"/games/{room.id}/asked?seat=0&at=20")
    assert found.tips[0].why in piece.text


def test_a_bot_that_fails_breaks_no_replay(house: House, ada: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    ada.open("/")
    room = house.rooms.create(ada.client.person, solo())

    def broken(*_args: object, **_more: object) -> None:
        raise ValueError("a mistake in a bot")

    monkeypatch.setattr("hagal.bots.remote.advise", broken)
    path = f"/games/{room.id}"
    piece = ada.client.get(f"{path}/asked?seat=0&at={room.length}")
    assert (piece.status_code, "no answer just now" in piece.text) == (503, True)
    assert ada.client.get(f"{path}/replay?seat=0&at={room.length}&advice=1").status_code == 503


def test_what_is_taken_back_meanwhile_breaks_no_replay(
    house: House, ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks back sees the game as it was when they asked."""
    ada.open("/")
    person = ada.client.person
    room = house.rooms.create(person, solo())
    room.choose(person, 0, room.decision, harmless(room, person))
    length, real = room.length, room.rooms.replays.then
    assert room.game.can_undo_by(0)

    def late(past: Past, *args: Any) -> Game:
        found = real(past, *args)
        if room.game.can_undo_by(0):
            room.undo(person, 0)
        return found

    monkeypatch.setattr(room.rooms.replays, "then", late)
    page = ada.open(f"/games/{room.id}/replay?at={length}&seat=0&course=1")
    assert (page.status, room.length < length) == (200, True)
