"""Statistics of one's own games: counted once, for those who played; they outlive the game, and are theirs to wipe."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hagal.table import games
from hagal.table.people import Person
from hagal.table.rooms import challenges, lessons, mine
from hagal.table.rooms import results as results_module
from hagal.table.rooms.mine import standings
from hagal.table.rooms.rematch import rematch
from hagal.table.rooms.room import Room
from hagal.table.rooms.rooms import Rooms
from hagal.table.storage import results
from hagal.table.storage.results import Result
from hagal.table.wish import SeatWish, Wish
from hagal.text import LANGUAGES
from tests.support.client import FRIEND, LINK, ME, RANDOM, House, hurry, refused, somebody, until
from tests.support.forms import Visitor


def kept(rooms: Rooms, person: Person) -> list[Result]:
    return results.of(rooms.store, person.hash)


def alone(rooms: Rooms, person: Person, **wish: object) -> Room:
    """A solo game, played to its end."""
    room = rooms.create(person, Wish(**{"title": "dune", **wish}))  # type: ignore[arg-type]
    hurry(room, person)
    return room


def test_a_game_that_is_over_is_counted_once(rooms: Rooms, other_rooms: Rooms) -> None:
    ada = somebody()
    room = alone(rooms, ada, modules=("ix",), options={"difficulty": "sardaukar"})
    [one] = kept(rooms, ada)
    assert (one.game, one.title, one.challenge, one.met) == (room.id, "dune", "", False)
    outcome = room.game.outcome
    assert outcome is not None
    assert (one.won, one.score) == (0 in outcome.winners, outcome.scores[0])
    assert one.place == outcome.ranking.index(0) + 1
    assert one.choices == sum(seat == 0 for seat, _key in room.game.record.keys)
    assert one.facets["players"] == ["1"]
    assert one.facets["level"] == ["sardaukar"]
    assert one.facets["module"] == ["ix"]
    assert one.facets["role"] == [room.game.title.roles(room.game.state)[0].ref]
    other_rooms.open(room.id)
    assert len(kept(rooms, ada)) == 1


def test_it_is_counted_for_those_who_played_and_nobody_else(rooms: Rooms) -> None:
    """A bot has a seat; a friend sat at the same screen; one person let a bot take over; one joined by link."""
    ada, eve, tom = somebody(), somebody(), somebody()
    room = rooms.create(ada, Wish(title="dune", seats=(ME, FRIEND, LINK, LINK)))
    for person, seat in ((eve, 2), (tom, 3)):
        rooms.join(person, room.links(ada)[seat], f"Guest {seat}")
    people = {0: ada, 1: ada, 2: eve, 3: tom}
    room.give(tom, 3, "random")
    while not room.over:
        until(lambda: room.over or any(not room.seats[seat].bot for seat in room.asked()))
        for seat in [asked for asked in room.asked() if not room.seats[asked].bot][:1]:
            sight = room.sight(people[seat], seat, "en")
            if sight.question is not None:
                room.choose(people[seat], seat, sight.decision, sight.question.offers[0].key)
    assert [one.facets["players"] for one in kept(rooms, ada)] == [["4"]]
    [hers], [eves] = kept(rooms, ada), kept(rooms, eve)
    outcome = room.game.outcome
    assert outcome is not None
    assert hers.score == outcome.scores[0]
    assert eves.score == outcome.scores[2]
    assert kept(rooms, tom) == []


def test_two_avatars_of_one_person_are_one_game(rooms: Rooms) -> None:
    ada = somebody()
    alone(rooms, ada, title="encounters", seats=(ME, FRIEND), modules=("hunted",), shared=True)
    [one] = kept(rooms, ada)
    assert len(one.facets["role"]) == 2
    assert one.facets["module"] == ["hunted"]


def test_what_is_no_game_of_ones_own_does_not_count(rooms: Rooms) -> None:
    """A named seed, a lesson, a branch, an uploaded Record."""
    ada, eve = somebody(), somebody()
    named = alone(rooms, ada, seed=7)
    branch = rooms.branch(ada, named, 3)
    hurry(branch, ada)
    rooms.upload(ada, str(named.game.record))
    lesson = lessons.begin(rooms, eve, "hunted")
    hurry(lesson, eve)
    assert branch.over
    assert lesson.over
    assert kept(rooms, ada) == kept(rooms, eve) == []


def test_figures_outlive_the_game_and_go_when_they_are_wiped(rooms: Rooms) -> None:
    ada, eve = somebody(), somebody()
    room = alone(rooms, ada)
    alone(rooms, eve)
    rooms.forget(ada, room.id)
    rooms.store.clear(rooms.clock() + 1)
    assert rooms.store.version(room.id) is None
    assert len(kept(rooms, ada)) == 1
    assert results.wipe(rooms.store, ada.hash) == 1
    assert kept(rooms, ada) == []
    assert len(kept(rooms, eve)) == 1, "others keep theirs"


def test_an_end_cannot_be_taken_back(rooms: Rooms) -> None:
    """So what it counted for stands."""
    ada = somebody()
    room = alone(rooms, ada)
    assert refused(room.undo, ada, 0) == ("no-undo", 409)


def test_a_game_in_which_a_bot_had_the_seat_does_not_count_for_that_person(rooms: Rooms) -> None:
    """Though taken back in time; a challenge is not met by it either. A seat that nobody had yet was nobody's."""
    ada, eve = somebody(), somebody()
    room = challenges.begin(rooms, ada, next(iter(games.challenges())))
    room.give(ada, 0, "random")
    room.take_back(ada, 0)
    hurry(room, ada)
    assert room.over
    assert kept(rooms, ada) == []
    open_seat = rooms.create(ada, Wish(title="dune", seats=(ME, LINK, RANDOM)))
    link = open_seat.links(ada)[1]
    open_seat.give(ada, 1, "random")
    rooms.join(eve, link, "Eve")
    assert results_module.played(open_seat.row, 0)
    assert results_module.played(open_seat.row, 1) is not any(seat == 1 for seat, _key in open_seat.game.record.keys), (
        "what a bot has chosen there already"
    )


def test_a_result_that_cannot_be_made_out_keeps_no_game_from_ending(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_args: object) -> None:
        raise ValueError("no facets")

    monkeypatch.setattr("hagal.table.games.dune.DuneFace.facets", broken)
    ada = somebody()
    assert alone(rooms, ada).over
    assert kept(rooms, ada) == []


# Figures

ONE = Result("g", "ada", "dune", 1.0, True, 10, 1, 8, 40, {"role": ["leader:a"]})


def test_wins_streaks_and_bests() -> None:
    won, lost = replace(ONE, score=10), replace(ONE, won=False, score=12, rounds=10)
    swift = replace(ONE, score=11, rounds=6, facets={"role": ["leader:b"]})
    latest_first = [won, swift, lost, won, won, won]
    [standing] = standings(latest_first)
    assert (standing.streak, standing.longest) == (2, 3)
    assert (standing.whole.games, standing.whole.wins, standing.whole.share) == (6, 5, 5 / 6)
    assert standing.whole.best == 11, "the best of those that were won"
    assert (standing.whole.shortest, standing.whole.length) == (6, 8.0 + 0.0)
    assert {value: count.games for value, count in standing.by["role"].items()} == {"leader:a": 5, "leader:b": 1}


def test_titles_are_counted_apart_and_what_was_never_won_has_its_best_too() -> None:
    found = standings([replace(ONE, title="runewars", won=False, score=3), ONE, ONE])
    assert [one.title for one in found] == ["dune", "runewars"]
    assert (found[1].whole.best, found[1].whole.shortest, found[1].longest) == (3, None, 0)


def test_with_and_without_a_module() -> None:
    [standing] = standings([replace(ONE, facets={"module": ["ix"]}), replace(ONE, facets={})])
    assert {value: count.games for value, count in standing.by["module"].items()} == {"ix": 1, "": 1}


# The page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_ones_own_figures(house: House, lang: str) -> None:
    ada = Visitor(house, lang)
    assert "hagal-results.json" not in ada.open("/me").html
    played = [alone(house.rooms, ada.client.person), alone(house.rooms, ada.client.person, title="encounters")]
    page = ada.open("/me")
    assert page.status == 200
    for standing in mine.standings(kept(house.rooms, ada.client.person)):
        assert f'id="mine-{standing.title}"' in page.html
    assert {room.title for room in played} == {"dune", "encounters"}
    assert "mine-by" not in page.html
    assert "leader:" not in page.html
    other = Visitor(house, lang)
    assert 'id="mine-dune"' not in other.open("/me").html, "nobody else's"


def test_figures_can_be_taken_along_and_wiped(house: House) -> None:
    ada = Visitor(house)
    ada.open("/")
    room = alone(house.rooms, ada.client.person)
    answer = ada.client.get("/me/results.json")
    [one] = answer.json()
    assert (one["game"], one["title"]) == (room.id, "dune")
    assert "attachment" in answer.headers["content-disposition"]
    assert ada.client.person.hash not in answer.text
    unsure = ada.client.post("/me/wipe", data={})
    assert unsure.status_code == 400
    assert len(kept(house.rooms, ada.client.person)) == 1
    assert ada.client.post("/me/wipe", data={"sure": "1"}).url.raw_path == b"/me?wiped=1"
    assert kept(house.rooms, ada.client.person) == []


def test_programs_have_them_too(house: House) -> None:
    ada = house.client()
    alone(house.rooms, ada.person)
    assert [one["title"] for one in ada.get("/api/me/results").json()] == ["dune"]
    assert ada.request("DELETE", "/api/me/results").json() == {"removed": 1}
    assert ada.get("/api/me/results").json() == []
    assert house.client(stranger=True).get("/api/me/results").status_code == 401


def test_a_seat_is_named(rooms: Rooms) -> None:
    """The seats of friends at this screen are kept with a rematch, too."""
    ada = somebody()
    room = rooms.create(ada, Wish(title="dune", seats=(SeatWish("me"), SeatWish("friend"), RANDOM)))
    assert room.row.config["friends"] == [1]
    with room.lock:
        room.row.over = True
        rooms.store.advance(room.row, room.version)
    assert rematch(rooms, ada, room).row.config["friends"] == [1]
