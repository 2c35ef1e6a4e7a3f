"""The sheet of decks and piles: what it tells, that it is true, and that it is no more than its viewer may know."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import hagal
from hagal.game import Game
from hagal.table.games import face
from hagal.text import LANGUAGES
from tests.games.dune.position import Position
from tests.support.client import House
from tests.support.drawings import play, sight
from tests.support.leaks import seated, settings
from tests.support.twins import scrambled

__all__ = ["settings"]

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("dune", {"players": 1}),
    ("dune", {"players": 3, "modules": ("ix",)}),
    ("encounters", {"players": 2}),
    ("encounters", {"players": 2, "modules": ("hunters",)}),
    ("encounters", {"players": 2, "modules": ("alien",)}),
    ("encounters", {"players": 2, "modules": ("alien", "hunters")}),
    ("runewars", {"players": 2}),
)


def shown(game: Game, seat: int, lang: str = "en") -> list[dict[str, Any]]:
    return face(game.title.name, game.record.modules).decks(sight(game, seat, lang))


def listed(game: Game, seat: int, group: str, name: str) -> Counter[str]:
    piles = next(one["piles"] for one in shown(game, seat) if one["id"] == group)
    found = [pile for pile in piles if pile["name"] == name]
    return Counter({card["ref"]: card["n"] for pile in found for card in pile["cards"]})


@pytest.mark.parametrize(("title", "wish"), GAMES)
def test_nobody_is_shown_what_he_may_not_know_nor_any_order(title: str, wish: dict[str, Any]) -> None:
    """The same whatever is hidden, and so whatever order a pile lies in: for seats and for those who look on."""
    game = hagal.new(title, seed=4, **wish)
    for _ in range(6):
        play(game, 9)
        if game.over:
            break
        for seat in (-1, 0, wish["players"] - 1):
            assert shown(scrambled(game, seat), seat) == shown(game, seat)


@pytest.mark.parametrize(("title", "wish"), GAMES)
def test_all_of_it_is_said_in_every_language_and_can_be_enlarged(title: str, wish: dict[str, Any]) -> None:
    game = play(hagal.new(title, seed=2, **wish), 40)
    board = face(title, game.record.modules)
    for lang in LANGUAGES:
        for group in shown(game, 0, lang):
            assert group["name"]
            for pile in group["piles"]:
                assert pile["name"]
                assert pile["hidden"] + sum(card["n"] for card in pile["cards"]) in (pile["n"], 0)
                assert all(board.component(card["ref"], lang) for card in pile["cards"])


@pytest.mark.parametrize(("title", "wish"), GAMES[:4])
def test_the_own_draw_pile_is_what_lies_there(title: str, wish: dict[str, Any]) -> None:
    """At every tenth question of a game, with all that was acquired, shuffled and drawn."""
    game = hagal.new(title, seed=6, **wish)
    seen: Counter[str] = Counter()
    while not game.over and seen["looks"] < 12:
        play(game, 10)
        s: Any = game.state
        true = Counter(s.face[i].ref for i in s.players[0].deck)
        assert listed(game, 0, "seat-0", "Deck") == true
        assert not listed(game, -1, "seat-0", "Deck")
        seen.update(looks=1, cards=true.total(), acquired=listed(game, 0, "seat-0", "Acquired").total())
    assert seen["cards"] > 30
    assert seen["acquired"] or title != "dune"


def test_what_is_left_of_the_deck_of_house_hagal() -> None:
    t = Position(1, ["leto_atreides"], rival_leaders=["ilban_richese", "glossu_rabban"])
    left, gone = (listed(t.game, 0, "hagal", name) for name in ("Still to come", "Turned up"))
    faces = [t.s.face[i].ref for i in (*t.hagal_part.deck, *t.hagal_part.discard)]
    assert left + gone == Counter(faces)
    play(t.game, 12)
    left, gone = (listed(t.game, 0, "hagal", name) for name in ("Still to come", "Turned up"))
    assert left == Counter(t.s.face[i].ref for i in t.hagal_part.deck)
    assert gone == Counter(t.s.face[i].ref for i in t.hagal_part.discard)
    assert gone


def test_the_page_shows_it_to_those_who_may_see_it(house: House) -> None:
    """As a page and as a piece; at one screen not the hand of another."""
    room, clients = seated(house, 2, [])
    for seat, client in enumerate(clients):
        whole = client.get(f"/games/{room.id}/decks?seat={seat}").text
        part = client.get(f"/games/{room.id}/decks?seat={seat}&part=decks").text
        assert "<html" in whole
        assert "<html" not in part
        assert "Your cards" in part
    looking_on = clients[1].get(f"/games/{room.id}/decks?seat=-1&part=decks").text
    assert "Your cards" not in looking_on
    assert "cards that you do not know" in looking_on
