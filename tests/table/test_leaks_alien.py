"""Nothing hidden leaves the server where there are Aliens: hands, decks and face-down cards as elsewhere; where in a
deck a Chestburster lies, and which Facehuggers wait in the Barracks; in a hunt Challenges and Trophy Rooms of others.

Every answer to every viewer is the same when all that it may not know is changed (see test_leaks.py).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from hagal.game import Game
from hagal.games.encounters.alien.effects import cut_power, stowaway
from hagal.games.encounters.names import ROOMS
from hagal.table.rooms.room import Room
from hagal.table.sight import look
from tests.games.encounters.alien.survivors import Survivors
from tests.support import surviving
from tests.support.client import Client, House
from tests.support.curious import play, wishes
from tests.support.hunters_twins import other_trophies
from tests.support.leaks import Twin, answers, seated, settings, stands, swapped
from tests.support.twins import scrambled

__all__ = ["settings"]

MIX, HUNT = ["hunted", "alien"], ["hunters", "alien"]
SECRET = {"tests": True, "challenges": "secret"}


def tried(game: Game) -> list[str]:
    """Keys that a curious person may try, those about Aliens among them."""
    found = [*wishes(game), "disarm", "recruit sergeant", "duel ash"]
    found += [f"{word} {room}" for word in ("scan", "fight") for room in ROOMS]
    return found + [f"{word} {seat}" for word in ("fight facehugger", "free", "excise") for seat in range(game.players)]


def look_for_leaks(
    house: House, room: Room, clients: list[Client], monkeypatch: pytest.MonkeyPatch, twin: Twin = scrambled
) -> None:
    keys = tried(room.game)
    for seat, client in ((-1, house.client(stranger=True)), *enumerate(clients)):
        true = answers(client, room, seat, keys)
        with swapped(house, room, seat, monkeypatch, twin):
            assert answers(client, room, seat, keys) == true


def arranged(house: House, t: Survivors) -> tuple[Room, list[Client]]:
    """A room in which a game stands as it was built, and a browser for each of its seats."""
    options = {name: value for name, value in t.game.record.options.items() if name != "avatars"}
    room, clients = seated(house, t.game.players, list(t.modules), title="encounters", options=options)
    stands(house, room, t.game.resume())
    return room, clients


def carried(seat: int = 0) -> Survivors:
    """Somebody has a Chestburster in his deck, with other cards of which he does not know the order."""
    t = Survivors(2).deck(seat, *["grunt"] * 5, *["specialist"] * 5).infested(seat, "deck")
    t.s.known[t[seat].deck[-1]] = 0
    return t


POSITIONS: dict[str, Callable[[], Survivors]] = {
    "facehuggers": lambda: surviving.busy(3),
    "chestburster": carried,
    "stowaways": lambda: Survivors(2, film="alien3").run(stowaway),
    "power-cut": lambda: (
        Survivors(2, film="aliens").wild("airlock", "egg").wild("med_lab", "hazard_the_lost_colony").run(cut_power)
    ),
    "mix": lambda: surviving.mixed(surviving.OnAlienMat),
    "hunt": lambda: surviving.hunt(3, **SECRET),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_no_answer_tells_what_is_hidden(house: House, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    room, clients = arranged(house, POSITIONS[name]())
    look_for_leaks(house, room, clients, monkeypatch, other_trophies if name == "hunt" else scrambled)


@pytest.mark.proof
@pytest.mark.parametrize("film", ["alien", "aliens", "alien3", "resurrection"])
@pytest.mark.parametrize(("modules", "players"), [(["alien"], 3), (MIX, 2), (HUNT, 3)])
def test_no_answer_tells_what_is_hidden_at_any_time(
    house: House, modules: list[str], players: int, film: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = {"film": film, **(SECRET if "hunters" in modules else {})}
    room, clients = seated(house, players, modules, title="encounters", options=options)
    rng = random.Random(7)
    for _moment in range(12):
        play(room, clients, rng, lambda _game: False, most=15)
        if room.over:
            return
        look_for_leaks(house, room, clients, monkeypatch, other_trophies if "hunters" in modules else scrambled)


def places(game: Game) -> list[int]:
    """How deep the Chestbursters lie."""
    s: Any = game.state
    return [k for p in s.players for k, i in enumerate(p.deck) if s.face[i].id == "chestburster"]


def test_the_twin_has_its_chestburster_elsewhere() -> None:
    """If a page told where it lies, the tests above could tell."""
    game = carried().game.resume()
    assert places(game) != places(scrambled(game, 0))


def test_a_page_that_tells_where_it_lies_would_be_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    room, clients = arranged(house, carried())

    def spying(game: Game, chairs: Any, seat: int, lang: str, **more: Any) -> Any:
        seen = look(game, chairs, seat, lang, **more)
        return replace(seen, view={**seen.view, "spied": places(game)})

    monkeypatch.setattr("hagal.table.rooms.room.look", spying)
    path = f"/api/games/{room.id}?seat=0"
    true = clients[0].get(path).json()
    with swapped(house, room, 0, monkeypatch):
        assert clients[0].get(path).json() != true
