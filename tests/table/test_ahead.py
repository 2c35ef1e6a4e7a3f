"""Passing ahead: the table passes for whoever has said so, and nobody learns anything of a hand by it."""

from __future__ import annotations

from typing import Any

import pytest

from hagal.games.dune.state import Dune
from hagal.games.runewars.state import Runewars
from hagal.table.rooms import ahead, new_game
from hagal.table.rooms.room import Due, Room
from hagal.table.rooms.rooms import Rooms
from hagal.table.wish import Wish
from tests.games.runewars import position
from tests.rules.dune_base.position import arrange
from tests.support import warring
from tests.support.client import LINK, ME, Client, House, refused, somebody
from tests.support.leaks import seated, settings, stands
from tests.support.prepared import WAITS
from tests.support.prepared import combat as prepared

__all__ = ["settings"]

PLAYABLE = ("ambush", "private_army", "windfall")
USELESS = ("windfall", "bribery", "bindu_suspension")
"""As many cards, none of them for Combat."""


def combat(house: House, hand: tuple[str, ...] = PLAYABLE) -> tuple[Room, list[Client]]:
    """Seat 2 is asked for a combat card, then 3 (with this hand) and 0; seat 1 does not fight."""
    t = arrange().conflict("guild_bank_raid")
    for seat in range(4):
        t.intrigue(seat, *(hand if seat == 3 else PLAYABLE)).give(seat, spice=2)
    t.give(0, conflict=1).give(2, conflict=1).give(3, conflict=1)
    t.s.first = 2
    room, clients = seated(house, 4, [])
    stands(house, room, t.combat().game)
    return room, clients


def shown(room: Room, client: Client, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/games/{room.id}", params={"seat": seat}).json()
    return found


def tell(room: Room, client: Client, seat: int, on: bool = True) -> dict[str, Any]:
    state = shown(room, client, seat)["ahead"]["state"]
    answer = client.post(f"/api/games/{room.id}/ahead", json={"seat": seat, "on": on, "state": state})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def choose(room: Room, clients: list[Client], *keys: str) -> None:
    """Each for whoever is asked."""
    for key in keys:
        seat = room.asked()[0]
        room.choose(clients[seat].person, seat, room.decision, key)


def pages(room: Room, clients: list[Client], *seats: int) -> list[str]:
    """All that these seats, -1 among them, are shown, by pages and by the API."""
    found = []
    for seat in seats:
        for path in (
            f"/games/{room.id}?seat={seat}",
            f"/games/{room.id}/log?seat={seat}",
            f"/api/games/{room.id}?seat={seat}",
        ):
            answer = clients[seat].get(path)
            found += [answer.text, answer.headers.get("etag", "")]
    return found


def test_the_table_passes_as_soon_as_it_is_asked_and_the_record_has_it(house: House) -> None:
    room, clients = combat(house)
    assert tell(room, clients[3], 3)["ahead"]["on"]
    tell(room, clients[0], 0)
    before = len(room.game.record.keys)
    choose(room, clients, "pass")
    assert room.game.record.keys[before:] == [(2, "pass"), (3, "pass"), (0, "pass")]
    assert room.game.view()["round"] == 2


def test_nobody_else_hears_that_it_was_said(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    room, clients = combat(house)
    before, row = pages(room, clients, 0, 1, 2, -1), room.row
    heard: list[object] = []
    monkeypatch.setattr(house.rooms.hub, "_poke", lambda *told, **more: heard.append((told, more)))
    mine = pages(room, clients, 3)
    tell(room, clients[3], 3)
    assert pages(room, clients, 3) != mine
    assert pages(room, clients, 0, 1, 2, -1) == before
    assert heard == []
    assert room.row == row  # nor that something has changed, nor when
    tell(room, clients[3], 3, on=False)
    assert pages(room, clients, 3) == mine


@pytest.mark.parametrize("said", [True, False])
def test_what_comes_when_hangs_on_no_hand(house: House, said: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The order of all that others are told is the same whether there was a card to play or none."""
    told = []
    for hand in (PLAYABLE, USELESS):
        room, clients = combat(house, hand)
        assert [key.startswith("combat") for key in room.game.copy().choose("pass").decisions[0].keys][1:] == (
            [True, True] if hand is PLAYABLE else []
        )
        if said:
            tell(room, clients[3], 3)
        begun = room.version
        heard: list[tuple[int, tuple[int, ...]]] = []
        with monkeypatch.context() as patch:
            patch.setattr(
                house.rooms.hub,
                "changed",
                lambda _id, version, of=room, since=begun, to=heard: to.append((version - since, of.asked())),
            )
            choose(room, clients, "pass")
        told.append((heard, room.asked(), [(event.kind, event.seat) for event in room.game.log.events]))
    assert told[0] == told[1]
    assert len(told[0][0]) == (2 if said else 1)


def test_a_card_of_somebody_else_ends_it_and_taking_that_back_does_not(house: House) -> None:
    room, clients = combat(house)
    tell(room, clients[3], 3)
    choose(room, clients, "combat ambush")
    assert shown(room, clients[3], 3)["ahead"] | {"state": ""} == {"state": "", "on": False, "by": 2}
    room.undo(clients[2].person, 2)
    assert shown(room, clients[3], 3)["ahead"]["on"]
    choose(room, clients, "combat ambush", "stop")
    assert room.asked() == (3,)
    page = clients[3].get(f"/games/{room.id}?seat=3").text
    assert "Guest 2 has played a card: you decide yourself." in page


def test_an_old_page_cannot_say_it(house: House) -> None:
    room, clients = combat(house)
    state = shown(room, clients[3], 3)["ahead"]["state"]
    choose(room, clients, "combat ambush", "stop")
    assert refused(room.say_ahead, clients[3].person, 3, True, state) == ("stale", 409)
    assert room.asked() == (3,)


def test_it_is_taken_back(house: House) -> None:
    room, clients = combat(house)
    tell(room, clients[3], 3)
    assert not tell(room, clients[3], 3, on=False)["ahead"]["on"]
    choose(room, clients, "pass")
    assert room.asked() == (3,)


def test_undo_takes_back_the_pass_and_the_word(house: House) -> None:
    room, clients = combat(house)
    tell(room, clients[3], 3)
    choose(room, clients, "pass")
    assert room.asked() == (0,)
    room.undo(clients[3].person, 3)
    assert room.asked() == (3,)
    assert not shown(room, clients[3], 3)["ahead"]["on"]


def test_it_follows_on_what_a_bot_has_chosen(house: House) -> None:
    room, clients = combat(house)
    tell(room, clients[3], 3)
    due = Due(room.game.copy().choose("pass"), room.version, {}, "", room.pace)
    assert room.bots_chose(due, 1, room.version + 1)
    assert room.asked() == (0,)


def test_another_process_knows_it(rooms: Rooms, other_rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    seat, people = WAITS, [somebody() for _ in range(3)]
    monkeypatch.setattr(new_game, "start", lambda *_asked: prepared())
    room = rooms.create(people[0], Wish("dune", (ME, LINK, LINK)))
    for number, link in room.links(people[0]).items():
        rooms.join(people[number], link, f"Guest {number}")
    told = ahead.standing(room, seat)
    assert told is not None
    room.say_ahead(people[seat], seat, True, told.state)
    there = other_rooms.open(room.id)
    begun = len(there.game.record.keys)
    while (asked := there.asked()[0]) != seat and (seat, "pass") not in there.game.record.keys[begun:]:
        there.choose(people[asked], asked, there.decision, "pass")
    assert (seat, "pass") in there.game.record.keys[begun:]


def test_it_is_told_to_the_page_by_a_plain_form(house: House) -> None:
    room, clients = combat(house)
    page = clients[3].get(f"/games/{room.id}?seat=3").text
    assert 'id="ahead"' in page
    state = shown(room, clients[3], 3)["ahead"]["state"]
    told = {"seat": "3", "state": state, "pass": "yes"}
    clients[3].post(f"/games/{room.id}/ahead", data=told)
    assert "Nobody is told." in clients[3].get(f"/games/{room.id}?seat=3").text


def test_only_whoever_sits_there_says_it_and_only_where_there_is_something_to_pass(house: House) -> None:
    room, clients = combat(house)
    state = shown(room, clients[3], 3)["ahead"]["state"]
    assert refused(room.say_ahead, clients[2].person, 3, True, state) == ("not-yours", 403)
    assert shown(room, clients[1], 1)["ahead"] is None  # does not fight
    assert refused(room.say_ahead, clients[1].person, 1, True, state) == ("not-asked", 409)
    assert shown(room, house.client(stranger=True), -1)["ahead"] is None


def test_it_lasts_for_this_combat_alone(house: House) -> None:
    room, clients = combat(house)
    tell(room, clients[3], 3)
    assert isinstance(room.game.state, Dune)
    room.game.state.round += 1
    room._public = None
    choose(room, clients, "pass")
    assert room.asked() == (3,)


def test_alone_there_is_nobody_to_wait_for_it(house: House) -> None:
    t = arrange().conflict("guild_bank_raid").intrigue(0, *PLAYABLE).give(0, conflict=1)
    client = house.client()
    bots = [{"kind": "random"}] * 3
    view = client.post("/api/games", json={"title": "dune", "seats": [{"kind": "me"}, *bots], "seed": 31}).json()
    room = house.rooms.open(view["id"])
    room._game = t.combat().game
    assert ahead.standing(room, 0) is None


def test_in_a_battle_no_tactics_and_what_leaves_a_choice_is_asked(house: House) -> None:
    """The defender is left alone but for what asks for more than reactions."""
    game = warring.battle()
    assert isinstance(game.state, Runewars)
    position.hand(game.state, 1, "tactic", warring.known(game.state)[0])
    room, clients = seated(house, 2, [], title="runewars")
    stands(house, room, game.resume())
    begun = len(room.game.record.keys)
    tell(room, clients[1], 1)
    asked = set()
    while room.game.view()["battle"]:
        decision = room.game.decisions[0]
        strikes = [key for key in decision.keys if key.startswith("strike")]
        assert decision.seat == 0 or (decision.choice.tag != "at_start" and len(strikes) != 1)
        asked.add(decision.seat)
        plain = next(key for key in decision.keys if not key.startswith("tactic"))
        choose(room, clients, "ready" if "ready" in decision.keys else plain)
    passed = [key for seat, key in room.game.record.keys[begun:] if seat == 1]
    assert "ready" in passed
    assert any(key.startswith("strike") for key in passed)
    assert not any(key.startswith("tactic") for key in passed)
    assert asked == {0, 1}
