"""Nothing hidden leaves the server in Runewars: runes, hands, orders and bids that are chosen, fate cards and rewards.

Every answer to every viewer is the same when all that it may not know is changed (see test_leaks.py).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

import hagal
from hagal.game import Game
from hagal.games.runewars.names import ORDERS
from hagal.games.runewars.state import Runewars
from hagal.kernel.step import Together
from hagal.table.rooms.room import Room
from hagal.table.sight import look
from hagal.text import LANGUAGES
from tests.support import warring
from tests.support.client import Client, House
from tests.support.leaks import answers, seated, settings, swapped
from tests.support.twins import scrambled

__all__ = ["settings"]

Until = Callable[[Game], bool]
SEED = 31


def wishes(game: Game) -> list[str]:
    """Keys that a curious person may try, on every area and on cards of every sort."""
    rng = random.Random(3)
    cards: dict[str, list[str]] = {}
    for component in game.state.rules.components.values():
        cards.setdefault(component.kind, []).append(component.id)
    words = ("activate", "rune", "scry", "dragon", "units", "move", "go", "retreat", "build")
    keys = [f"{word} {rng.choice(cards['area'])}" for word in words]
    keys.append(f"move 1 {rng.choice(cards['unit'])} {rng.choice(cards['area'])}")
    keys += [f"{word} {rng.choice(cards['tactic'])}" for word in ("play", "discard")]
    return [*keys, f"order {rng.choice(ORDERS[1:])}", "bid 2", f"quest {rng.choice(cards['quest'])}"]


def chance(game: Game, luck: int, until: Until) -> Iterator[tuple[int, str]]:
    """Choices by chance, what may be done unasked among them, until something holds or the game ends."""
    rng = random.Random(luck)
    while not game.over and not until(game):
        decision = rng.choice(game.decisions)
        yield decision.seat, rng.choice(decision.keys)


def lucky(players: int, options: dict[str, Any], until: Until) -> int:
    """A luck with which it comes to that: not every game has a battle in which somebody is asked something."""
    for luck in range(200):
        game = hagal.new("runewars", players=players, seed=SEED, **options)
        for seat, key in chance(game, luck, until):
            game.choose(key, seat)
        if not game.over:
            return luck
    raise AssertionError("it never comes to that")


def play(room: Room, clients: list[Client], choices: Iterable[tuple[int, str]]) -> None:
    for seat, key in choices:
        person = clients[seat].person
        room.choose(person, seat, room.sight(person, seat, "en").decision, key)


def sit(house: House, players: int, until: Until, **options: Any) -> tuple[Room, list[Client]]:
    """A table at which it has come to that."""
    luck = lucky(players, options, until)
    room, clients = seated(house, players, [], title="runewars", options=options, seed=SEED)
    play(room, clients, chance(room.game, luck, until))
    assert until(room.game)
    return room, clients


def table(game: Game) -> Runewars:
    assert isinstance(game.state, Runewars)
    return game.state


def some_have_answered(tag: str) -> Until:
    """Of several who choose at once, somebody has and somebody has not."""

    def holds(game: Game) -> bool:
        step = game.state.stack[-1][0] if game.state.stack else None
        return isinstance(step, Together) and bool(step.given) and step.choices[0][1].tag == tag

    return holds


def a_rune_is_known_to_some(game: Game) -> bool:
    s = table(game)
    return s.year > 0 and any(0 < s.known[i] < (1 << game.players) - 1 for i in s.runes)


def fate_cards_are_drawn_in_a_battle(game: Game) -> bool:
    battle = table(game).battle
    return battle is not None and any(battle.drawn)


def somebody_has_rewards(game: Game) -> bool:
    return any(p.rewards for p in table(game).players)


def an_attack_is_weighed(game: Game) -> bool:
    """Somebody may send units where another player's stand: then the table tells the odds."""
    s, asked = table(game), game.decisions[0]
    if s.stack[-1][0].tag != "who_goes" or s.control[s.reach.index(0)] in (-1, asked.seat):
        return False
    return any(option.step.tag == "send_units" for option in asked.options)


def look_for_leaks(house: House, room: Room, clients: list[Client], monkeypatch: pytest.MonkeyPatch) -> None:
    keys = wishes(room.game)
    stranger = house.client(stranger=True)
    for seat, client in ((-1, stranger), *enumerate(clients)):
        true = answers(client, room, seat, keys)
        with swapped(house, room, seat, monkeypatch):
            assert answers(client, room, seat, keys) == true


@pytest.mark.parametrize(
    ("players", "options", "until"),
    [
        pytest.param(2, {}, some_have_answered("choose_order"), id="orders"),
        pytest.param(3, {}, some_have_answered("bid_offer"), id="bids"),
        pytest.param(2, {"edition": "2010"}, a_rune_is_known_to_some, id="runes"),
        pytest.param(2, {"edition": "2010"}, fate_cards_are_drawn_in_a_battle, id="fate"),
        pytest.param(2, {"exploration": True}, somebody_has_rewards, id="rewards"),
    ],
)
def test_no_answer_tells_what_is_hidden(
    house: House, players: int, options: dict[str, Any], until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, clients = sit(house, players, until, **options)
    look_for_leaks(house, room, clients, monkeypatch)


def test_the_odds_of_a_battle_tell_nothing_hidden(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are told to whoever may attack, alone."""
    room, clients = sit(house, 2, an_attack_is_weighed, odds="shown")
    asked = room.game.decisions[0].seat
    told = [client.get(f"/games/{room.id}/later?seat={seat}").text for seat, client in enumerate(clients)]
    assert [bool(text) for text in told] == [seat == asked for seat in range(2)]
    look_for_leaks(house, room, clients, monkeypatch)


@pytest.mark.proof
@pytest.mark.parametrize("edition", ["revised", "2010"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_answer_tells_what_is_hidden_at_any_time(
    house: House, players: int, edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, clients = seated(house, players, [], title="runewars", options={"edition": edition})
    choices = chance(room.game, 7, lambda _game: False)
    for _moment in range(25):
        play(room, clients, islice(choices, 29))
        if room.over:
            return
        look_for_leaks(house, room, clients, monkeypatch)


def test_a_page_is_the_same_at_every_question(house: House) -> None:
    """For whoever is asked and for somebody who is not: the board, the question and the story."""
    room, clients = seated(house, 2, [], title="runewars")
    choices = chance(room.game, 5, lambda _game: False)
    for moment in range(40):
        play(room, clients, islice(choices, 3))
        real, seat = room.game, moment % 2
        path = f"/games/{room.id}?seat={seat}&part=table"
        true = clients[seat].get(path).text
        room._game = scrambled(real, seat)
        assert clients[seat].get(path).text == true
        room._game = real


HIDDEN = ("tactics", "quests", "objective", "rewards", "hero_deck", "fate", "tactics_deck", "runes")


def hidden(game: Game, seat: int) -> dict[str, list[list[str]]]:
    """What lies hidden from a seat at a full board, by where it lies: in the hands of others, in decks, on areas."""
    s = table(game)
    hands = {zone: [getattr(p, zone) for p in s.players if p.seat != seat] for zone in HIDDEN[:4]}
    decks = {zone: [getattr(s, zone)] for zone in HIDDEN[4:]}
    return {zone: [[s.face[i].id for i in one] for one in found] for zone, found in {**hands, **decks}.items()}


@pytest.mark.parametrize("seat", [-1, 0, 3])
def test_a_full_board_tells_nothing_of_any_hidden_thing(house: House, seat: int) -> None:
    """Whatever others hold, whatever lies in the decks and under the runes, the page is the same."""
    room, clients = seated(house, 4, [], title="runewars")
    real = room._game = warring.full()
    viewer = house.client(stranger=True) if seat < 0 else clients[seat]
    twin = scrambled(real, seat)
    true, other = hidden(real, seat), hidden(twin, seat)
    assert [zone for zone in HIDDEN if true[zone] == other[zone]] == []
    for lang in LANGUAGES:
        path = f"/games/{room.id}?seat={seat}&lang={lang}"
        room._game = real
        seen = viewer.get(path).text
        room._game = twin
        assert viewer.get(path).text == seen
        assert "z-things" in seen or seat < 0


@pytest.mark.parametrize("what", ["runes", "hands"])
def test_the_test_itself_would_find_a_leak(house: House, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """With a view that tells which runes lie on the board, or what others hold, the answers differ."""
    room, clients = sit(house, 2, a_rune_is_known_to_some)

    def spying(game: Game, chairs: Any, seat: int, lang: str, **more: Any) -> Any:
        s = table(game)
        shown = s.runes if what == "runes" else [i for p in s.players for i in p.tactics]
        seen = look(game, chairs, seat, lang, **more)
        return replace(seen, view={**seen.view, "shown": [s.face[i].id for i in shown]})

    monkeypatch.setattr("hagal.table.rooms.room.look", spying)
    true = answers(clients[0], room, 0, [])
    with swapped(house, room, 0, monkeypatch):
        assert answers(clients[0], room, 0, []) != true
