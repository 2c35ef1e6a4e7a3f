"""Nothing hidden leaves the server: every answer to a viewer is the same when all that it may not know is changed.

Changed is: every hidden card (drawn anew among those that it could be), the generator, the seed, the outcomes of chance
and the secret keys in the Record, and the cards and sentences of the log that this viewer may not read. So is what a
seat is told about taking each of its choices back, and what it would have seen by then.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from hagal.bots.remote import Advised
from hagal.decision import Decision
from hagal.game import Game
from hagal.kernel.step import Msg
from hagal.table.rooms.room import Room
from hagal.table.sight import look
from tests.support.client import Client, House
from tests.support.leaks import answers, seated, settings, swapped
from tests.support.twins import going_back, scrambled

__all__ = ["settings"]


def wishes(game: Game) -> list[str]:
    """Keys that a curious person may try."""
    cards = [c.id for c in game.state.rules.components.values() if c.kind in ("card", "intrigue")]
    spaces = [c.id for c in game.state.rules.components.values() if c.kind == "space"]
    rng = random.Random(3)
    keys = [f"agent {rng.choice(cards)} {rng.choice(spaces)}" for _ in range(4)]
    keys += [f"{word} {rng.choice(cards)}" for word in ("plot", "combat", "buy", "trash", "discard", "endgame")]
    return keys


def play(room: Room, clients: list[Client], choices: int, rng: random.Random) -> None:
    for _ in range(choices):
        if room.over:
            return
        seat = room.asked()[0]
        sight = room.sight(clients[seat].person, seat, "en")
        assert sight.question is not None
        room.choose(clients[seat].person, seat, sight.decision, rng.choice(sight.question.offers).key)


def look_for_leaks(
    house: House, players: int, modules: list[str], moments: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    room, clients = seated(house, players, modules)
    rng = random.Random(7)
    stranger = house.client(stranger=True)
    for choices in moments:
        play(room, clients, choices, rng)
        if room.over:
            return
        keys = wishes(room.game)
        for seat, client in ((-1, stranger), *enumerate(clients)):
            true = answers(client, room, seat, keys)
            with swapped(house, room, seat, monkeypatch):
                assert answers(client, room, seat, keys) == true


@pytest.mark.parametrize(("players", "modules"), [(1, ["ix"]), (3, [])])
def test_no_answer_tells_what_is_hidden(
    house: House, players: int, modules: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    look_for_leaks(house, players, modules, [2, 17], monkeypatch)


@pytest.mark.proof
@pytest.mark.parametrize("modules", [[], ["ix"]])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_answer_tells_what_is_hidden_at_any_time(
    house: House, players: int, modules: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    look_for_leaks(house, players, modules, [1, *([6] * 40)], monkeypatch)


def test_whether_a_choice_can_be_taken_back_is_the_same_whatever_is_hidden(house: House) -> None:
    """At every decision of a game in which hands are laid open unasked; what is told is what happens."""
    room, clients = seated(house, 3, [])
    rng = random.Random(7)
    for _ in range(60):
        play(room, clients, 1, rng)
        seat = room.asked()[0]
        told = going_back(room.game, seat)
        assert going_back(scrambled(room.game, seat), seat) == told
        assert all(could == (seen is not None) for _key, could, seen in told)


def test_a_hand_seen_and_taken_back_would_be_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hagal.undo._learned", lambda before, after, seat: False)
    with pytest.raises(AssertionError):
        test_whether_a_choice_can_be_taken_back_is_the_same_whatever_is_hidden(house)


def test_the_test_itself_would_find_a_leak(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a view that shows too much, the answers differ."""
    room, clients = seated(house, 3, [])
    play(room, clients, 9, random.Random(7))

    def spying(game: Game, chairs: Any, seat: int, lang: str, **more: Any) -> Any:
        s: Any = game.state
        seen = look(game, chairs, seat, lang, **more)
        return replace(seen, view={**seen.view, "row": [s.face[i].id for i in s.imperium[-5:]]})

    monkeypatch.setattr("hagal.table.rooms.room.look", spying)
    true = answers(clients[0], room, 0, [])
    with swapped(house, room, 0, monkeypatch):
        assert answers(clients[0], room, 0, []) != true


def test_a_hint_that_tells_what_is_hidden_would_be_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """With advice that names what comes next, the answers differ; several people play, and all want hints."""
    room, clients = seated(house, 3, [])
    play(room, clients, 9, random.Random(7))
    while len(room.game.decisions[0].keys) < 2:
        play(room, clients, 1, random.Random(7))
    seat = room.asked()[0]

    def spying(_room: Room, game: Game, question: Decision, _salt: str) -> tuple[Advised, ...]:
        s: Any = game.state
        first, second = question.keys[:2]
        return Advised(first, Msg("bots-best"), 0.0), Advised(second, Msg("bots-fair"), sum(s.imperium[-5:]) / 7)

    monkeypatch.setattr("hagal.table.rooms.hints.ask", spying)
    path = f"/api/games/{room.id}/hint?seat={seat}"
    true = clients[seat].get(path).json()
    with swapped(house, room, seat, monkeypatch):
        room.rooms.hints.kept.clear()
        assert clients[seat].get(path).json() != true
