"""What cannot be taken back is marked before it is pressed: as far as the seat can know, and by nothing else."""

from __future__ import annotations

import secrets
from typing import Any

import pytest
from playwright.sync_api import expect

import hagal
from hagal import bots, tempo
from hagal.game import Game
from hagal.table import sight
from hagal.table.refusal import Refused
from hagal.table.sight import look
from tests.support import mouse
from tests.support.browser import NewPerson, Served, Shoot
from tests.support.client import House
from tests.support.leaks import seated, settings
from tests.support.twins import scrambled
from tests.support.windows import sat

__all__ = ["settings"]

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "dune": ("dune", {"players": 1}),
    "ix": ("dune", {"players": 4, "modules": ["ix"]}),
    "hunted": ("encounters", {"players": 2}),
    "hunters": ("encounters", {"players": 2, "modules": ["hunters"]}),
    "alien": ("encounters", {"players": 2, "modules": ["alien"]}),
    "runewars": ("runewars", {"players": 2}),
}
CHOICES = 60


def marked(game: Game, seat: int) -> set[str]:
    found = look(game, (), seat, "en", ahead=True, alone=(0,)).question
    assert found is not None
    return {offer.key for offer in found.offers if offer.lasting}


@pytest.mark.parametrize("name", GAMES)
def test_it_is_what_is_asked_for_twice_and_the_same_whatever_is_hidden(name: str) -> None:
    title, wish = GAMES[name]
    game = hagal.new(title, seed=5, **wish)
    some = 0
    for _ in range(CHOICES):
        if game.over:
            break
        decision = game.decisions[0]
        keys = marked(game, decision.seat)
        if len(decision.options) <= sight.MANY:
            twice = [key for key in decision.keys if not game.could_undo(key, decision.seat, at_once)]
            assert keys == set(twice)
        assert marked(scrambled(game, decision.seat), decision.seat) == keys
        some += len(keys)
        game.choose(bots.decide(game.state, decision.seat, bots.make("heuristic", 3)).key(), decision.seat)
    assert some > 4


def test_no_luck_decides_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is shown before an answer holds when it is given: others are imagined in the same way each time."""
    game = hagal.new("dune", players=3, seed=5)
    game.choose(game.decisions[0].keys[0])
    seat = game.decisions[0].seat
    keys = {key: game.could_undo(key, seat) for key in game.decisions[0].keys}

    def drawn(bits: int) -> int:
        raise AssertionError("left to chance")

    monkeypatch.setattr(secrets, "randbits", drawn)
    assert {key: game.could_undo(key, seat) for key in keys} == keys
    assert set(keys.values()) == {True, False}
    assert marked(game, seat) == {key for key, undone in keys.items() if not undone}


def at_once(game: Game) -> int:
    return tempo.go_on(game, (0,))


def test_others_and_programs_are_shown_nothing_of_it(house: House) -> None:
    room, clients = seated(house, 2, [])
    asked = room.asked()[0]
    seen = room.sight(clients[asked].person, asked, "en", ahead=True)
    assert seen.question is not None
    assert room.sight(clients[1 - asked].person, 1 - asked, "en", ahead=True).question is None
    for offer in seen.question.offers:
        if offer.lasting:
            with pytest.raises(Refused, match="confirm"):
                room.choose(clients[asked].person, asked, seen.decision, offer.key, ask=True)


def test_of_very_many_nothing_is_worked_out_and_rules_that_fail_spoil_no_page(monkeypatch: pytest.MonkeyPatch) -> None:
    game = hagal.new("dune", players=1, seed=5)
    seat = game.decisions[0].seat
    whole = len(look(game, (), seat, "en", ahead=True).question.offers)  # type: ignore[union-attr]
    monkeypatch.setattr("hagal.undo.lasting", lambda *_: 1 // 0)
    assert marked(game, seat) == set()
    monkeypatch.undo()
    monkeypatch.setattr(sight, "MANY", whole - 1)
    assert marked(game, seat) == set()


@pytest.mark.parametrize("game", ["dune", "hunted", "orders"])
def test_it_has_a_ring_that_is_told_of_and_is_pressed_twice(
    served: Served, person: NewPerson, shoot: Shoot, game: str
) -> None:
    page = sat(served, person, game, clicks="sure")
    for _ in range(12):
        rings = page.locator("#ask .offer:has(.lasting):visible")
        if rings.count():
            break
        mouse.choose(page, mouse.offers(page)[0][0])
        mouse.stage(page)
    shoot(page, f"lasting-{game}")
    ring = rings.first
    expect(ring).to_have_accessible_description("Cannot be taken back")
    expect(ring.locator(".lasting")).to_have_attribute("title", "Cannot be taken back")
    expect(page.locator("#lasting-told")).to_be_visible()
    old = mouse.version(page)
    ring.click()
    expect(page.locator("#ask .armed")).to_have_count(1)
    assert mouse.version(page) == old
    ring.click()
    mouse.moved_on(page, old)
    page.click("#open-help")
    expect(page.locator("#help .lasting-told")).to_be_visible()
