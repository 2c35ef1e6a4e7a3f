"""Nothing hidden leaves the server where there are Aliens: hands, decks and face-down cards as elsewhere; where in a
deck a Chestburster lies, and which Facehuggers wait in the Barracks; in a hunt Challenges and Trophy Rooms of others.

Every answer to every viewer is the same when all that it may not know is changed (see test_leaks.py).
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from hagal.game import Game
from hagal.games.encounters.names import ROOMS
from hagal.games.encounters.state import Encounters
from hagal.table.rooms.room import Room
from tests.support.client import Client, House
from tests.support.hunters_twins import other_trophies
from tests.support.leaks import Twin, answers, seated, settings, swapped
from tests.support.twins import scrambled
from tests.table.test_leaks_encounters import Until, play, two_have_hidden_trophies, wishes

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


def somebody_carries_one_in_his_deck(game: Game) -> bool:
    s: Any = game.state
    return any(s.face[i].id == "chestburster" for p in s.players for i in p.deck)


def something_sits_on_somebody(game: Game) -> bool:
    return any(one["facehuggers"] for one in game.view(None)["survivors"])


def facehuggers_wait_in_the_barracks(game: Game) -> bool:
    s: Any = game.state
    assert isinstance(s, Encounters)
    return any(s.face[i].id == "facehugger" for i in s.barracks)


@pytest.mark.parametrize(
    ("modules", "players", "options", "until"),
    [
        pytest.param(["alien"], 2, {}, something_sits_on_somebody, id="facehugger"),
        pytest.param(["alien"], 2, {"film": "aliens"}, somebody_carries_one_in_his_deck, id="chestburster"),
        pytest.param(["alien"], 2, {"film": "alien3"}, facehuggers_wait_in_the_barracks, id="stowaways"),
        pytest.param(MIX, 2, {"mat": "alien"}, something_sits_on_somebody, id="mix"),
        pytest.param(HUNT, 3, SECRET, two_have_hidden_trophies, id="hunt"),
    ],
)
def test_no_answer_tells_what_is_hidden(
    house: House,
    modules: list[str],
    players: int,
    options: dict[str, Any],
    until: Until,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room, clients = seated(house, players, modules, title="encounters", options=options)
    assert play(room, clients, random.Random(7), until)
    look_for_leaks(house, room, clients, monkeypatch, other_trophies if "hunters" in modules else scrambled)


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


def test_the_twin_has_its_chestburster_elsewhere(house: House) -> None:
    """If a page told where it lies, the tests above could tell."""
    room, clients = seated(house, 2, ["alien"], title="encounters", options={"film": "aliens"})
    assert play(room, clients, random.Random(7), somebody_carries_one_in_his_deck)

    def places(game: Game) -> list[tuple[int, int]]:
        s: Any = game.state
        return [(p.seat, k) for p in s.players for k, i in enumerate(p.deck) if s.face[i].id == "chestburster"]

    assert places(room.game) != places(scrambled(room.game, 0))
