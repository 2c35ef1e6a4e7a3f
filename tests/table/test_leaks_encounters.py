"""Nothing hidden leaves the server in Hunted: hands, face-down cards, decks, and who could Coordinate. Nor in Hunters:
hands, decks, face-down Prey, the top of the Prey deck that somebody looked at, Challenges, and Trophy Rooms of others.

Every answer to every viewer is the same when all that it may not know is changed (see test_leaks.py).
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from hagal.game import Game
from hagal.games.encounters.hunters.hunt import NAME, hunt
from hagal.games.encounters.state import Encounters
from hagal.table.rooms.room import Room
from hagal.table.sight import look
from tests.support.client import Client, House
from tests.support.curious import Until, play, wishes
from tests.support.hunters_twins import hidden_from, other_trophies
from tests.support.leaks import Twin, answers, seated, settings, swapped
from tests.support.twins import scrambled

__all__ = ["settings"]

ORIGIN = {"Origin": "http://localhost"}


def somebody_may_coordinate(game: Game) -> bool:
    return any(decision.aside for decision in game.decisions)


def somebody_has_coordinated(game: Game) -> bool:
    return bool(game.view(None)["offers"])


def a_known_card_lies_face_down(game: Game) -> bool:
    """Turned down again, or looked at by one: some know it, and nobody else may."""
    for seat in range(game.players):
        if any(e["card"] and not e["face_up"] for e in game.view(seat)["wilds"]):
            return True
    return False


def look_for_leaks(
    house: House, room: Room, clients: list[Client], monkeypatch: pytest.MonkeyPatch, twin: Twin = scrambled
) -> None:
    keys = wishes(room.game)
    stranger = house.client(stranger=True)
    for seat, client in ((-1, stranger), *enumerate(clients)):
        true = answers(client, room, seat, keys)
        with swapped(house, room, seat, monkeypatch, twin):
            assert answers(client, room, seat, keys) == true


@pytest.mark.parametrize(
    ("players", "until"),
    [
        pytest.param(3, somebody_may_coordinate, id="may-coordinate"),
        pytest.param(2, somebody_has_coordinated, id="has-coordinated"),
        pytest.param(2, a_known_card_lies_face_down, id="known-face-down"),
        pytest.param(1, lambda game: game.view(None)["round"] > 3, id="solo"),
    ],
)
def test_no_answer_tells_what_is_hidden(
    house: House, players: int, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, clients = seated(house, players, [], title="encounters")
    assert play(room, clients, random.Random(7), until)
    look_for_leaks(house, room, clients, monkeypatch)


@pytest.mark.proof
@pytest.mark.parametrize("film", [1, 2])
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_no_answer_tells_what_is_hidden_at_any_time(
    house: House, players: int, film: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, clients = seated(house, players, [], title="encounters", options={"film": film})
    rng = random.Random(7)
    for _moment in range(25):
        play(room, clients, rng, lambda _game: False, most=9)
        if room.over:
            return
        look_for_leaks(house, room, clients, monkeypatch)


# Hunters


def two_have_hidden_trophies(game: Game) -> bool:
    """Whoever looks, there are trophies of another beneath the top one."""
    assert isinstance(game.state, Encounters)
    return sum(len(room) > 1 for room in hunt(game.state).trophies) > 1


def somebody_has_looked_at_the_prey_deck(game: Game) -> bool:
    tops = [game.view(seat)["prey_top"] for seat in range(game.players)]
    return any(tops) and not all(tops)


def prey_lies_face_down(game: Game) -> bool:
    return any(e["occupied"] and not e["face_up"] for e in game.view(None)["wilds"])


SECRET = {"tests": True, "challenges": "secret"}


@pytest.mark.parametrize(
    ("players", "options", "until"),
    [
        pytest.param(3, {**SECRET, "film": 2}, two_have_hidden_trophies, id="trophies"),
        pytest.param(2, {**SECRET, "film": 1}, somebody_has_looked_at_the_prey_deck, id="stalked"),
        pytest.param(2, {"film": 2, "together": True}, prey_lies_face_down, id="face-down"),
        pytest.param(2, {"avatars": "two"}, lambda _game: True, id="two-avatars"),
    ],
)
def test_no_answer_tells_what_is_hidden_in_hunters(
    house: House, players: int, options: dict[str, Any], until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, clients = seated(house, players, [NAME], title="encounters", options=options)
    assert play(room, clients, random.Random(7), until)
    look_for_leaks(house, room, clients, monkeypatch, other_trophies)


@pytest.mark.proof
@pytest.mark.parametrize("film", [1, 2])
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_no_answer_tells_what_is_hidden_in_hunters_at_any_time(
    house: House, players: int, film: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, clients = seated(house, players, [NAME], title="encounters", options={**SECRET, "film": film})
    rng = random.Random(7)
    for _moment in range(25):
        play(room, clients, rng, lambda _game: False, most=9)
        if room.over:
            return
        look_for_leaks(house, room, clients, monkeypatch, other_trophies)


def test_the_twin_of_a_hunt_is_another_in_all_that_is_hidden(house: House) -> None:
    """Decks, hands, Challenges and Trophy Rooms: if one of them showed, the tests above could tell."""
    room, clients = seated(house, 3, [NAME], title="encounters", options=SECRET)
    assert play(room, clients, random.Random(7), two_have_hidden_trophies)
    for seat in (-1, 0, 1, 2):
        true, other = hidden_from(room.game, seat), hidden_from(other_trophies(room.game, seat), seat)
        assert [len(cards) for cards in true.values()] == [len(cards) for cards in other.values()]
        assert [place for place in true if true[place] == other[place]] == []


def test_whatever_of_a_hunt_shows_too_much_would_be_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a view that tells one of the things that are hidden, the answers differ, whichever it is."""
    room, clients = seated(house, 3, [NAME], title="encounters", options=SECRET)
    assert play(room, clients, random.Random(7), two_have_hidden_trophies)
    path = f"/api/games/{room.id}?seat=0"
    for place in hidden_from(room.game, 0):

        def spying(game: Game, chairs: Any, seat: int, lang: str, place: str = place, **more: Any) -> Any:
            seen = look(game, chairs, seat, lang, **more)
            return replace(seen, view={**seen.view, "spied": hidden_from(game, seat)[place]})

        monkeypatch.setattr("hagal.table.rooms.room.look", spying)
        true = clients[0].get(path).json()
        with swapped(house, room, 0, monkeypatch, other_trophies):
            assert clients[0].get(path).json() != true, place


# One screen, and tests of these tests


def test_whoever_waits_is_told_of_own_asides_alone(house: House) -> None:
    """Nobody else's answer holds a word about what one could set aside."""
    room, clients = seated(house, 3, [], title="encounters")
    assert play(room, clients, random.Random(7), somebody_may_coordinate)
    able = {decision.seat for decision in room.game.decisions if decision.aside}
    for seat, client in enumerate(clients):
        view = client.get(f"/api/games/{room.id}?seat={seat}").json()
        assert {aside["seat"] for aside in view["asides"]} == able & {seat}
        page = client.get(f"/games/{room.id}?seat={seat}").text
        assert ("data-aside" in page) == (seat in able)
        assert 'class="strip-of' not in page
    spectator = house.client(stranger=True)
    assert not spectator.get(f"/api/games/{room.id}?seat=-1").json()["asides"]
    assert "data-aside" not in spectator.get(f"/games/{room.id}?seat=-1").text


def test_one_screen_tells_no_more_than_the_seat_looked_through(house: House) -> None:
    """Three at one screen: the curtain tells what all may see, and out of turn one sees the own hand alone."""
    ada = house.client(browser=True)
    ada.get("/")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "friend", "name": "Bo"}, {"kind": "friend", "name": "Cy"}]
    made = ada.post("/api/games", json={"title": "encounters", "seats": seats, "seed": 31}, headers=ORIGIN).json()
    room = house.rooms.open(made["id"])
    assert play(room, [ada] * 3, random.Random(7), somebody_may_coordinate)
    asked = room.asked()[0]
    pages = {-1: f"/games/{room.id}"}
    pages |= {seat: f"/games/{room.id}?seat={seat}&aside=1" for seat in range(3) if seat != asked}
    real = room.game
    for seat, path in pages.items():
        true = ada.get(path).text
        assert ('data-stage="curtain"' in true) == (seat < 0)
        room._game = scrambled(real, seat)
        assert ada.get(path).text == true
        room._game = real


def test_the_test_itself_would_find_a_leak(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a view that tells what lies face down, the answers differ."""
    room, clients = seated(house, 2, [], title="encounters")
    assert play(room, clients, random.Random(7), lambda game: game.view(None)["round"] > 1)

    def spying(game: Game, chairs: Any, seat: int, lang: str, **more: Any) -> Any:
        s: Any = game.state
        seen = look(game, chairs, seat, lang, **more)
        return replace(seen, view={**seen.view, "next": [s.face[i].id for i in s.enemies]})

    monkeypatch.setattr("hagal.table.rooms.room.look", spying)
    true = answers(clients[0], room, 0, [])
    with swapped(house, room, 0, monkeypatch):
        assert answers(clients[0], room, 0, []) != true
