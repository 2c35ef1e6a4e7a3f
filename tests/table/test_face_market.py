"""The market as the board shows it in one's own turn: what is left to buy with, and what each purchase would leave."""

from __future__ import annotations

from typing import Any

import pytest
from bs4 import BeautifulSoup

import hagal
from hagal.game import Game
from hagal.table.games.dune import market
from hagal.table.games.dune.look import Look
from hagal.table.games.encounters import hq
from hagal.table.games.encounters.look import Look as EncountersLook
from tests.games.dune.position import Position
from tests.support.drawings import play, render, sight

ROW = ("arrakis_recruiter", "chani", "guild_bankers", "kwisatz_haderach", "worm_riders")


def revealed(*hand: str) -> Position:
    t = Position(leaders=["memnon_thorvald", "glossu_rabban", "ilban_richese", "leto_atreides"])
    t.hand(0, *hand).row(*ROW).turn(0)
    return t


def after(game: Game, seat: int = 0) -> dict[str, Any]:
    found = market.market(Look(sight(game, seat)))
    return {card["id"]: card["after"] for card in (*found["row"], *found["reserve"])}


def test_what_would_remain_is_told_in_the_own_reveal_turn_alone() -> None:
    t = revealed("convincing_argument", "convincing_argument", "diplomacy")
    assert set(after(t.game).values()) == {None}
    t.choose("reveal")
    assert after(t.game) | {"foldspace": None} == {
        **{"arrakis_recruiter": 3, "chani": 0, "guild_bankers": 2, "kwisatz_haderach": -3, "worm_riders": -1},
        **{"arrakis_liaison": 3, "the_spice_must_flow": -4, "foldspace": None},
    }
    assert set(after(t.game, 1).values()) == {None}
    t.choose("buy arrakis_recruiter")
    assert after(t.game)["arrakis_liaison"] == 1


def test_a_card_that_another_makes_cheaper_does_not_say_what_would_remain() -> None:
    t = revealed("guild_bankers", "convincing_argument")
    t.choose("reveal")
    assert after(t.game)["the_spice_must_flow"] is None
    assert after(t.game)["arrakis_liaison"] is not None


def test_those_that_can_be_paid_are_lit_and_say_it() -> None:
    t = revealed("convincing_argument", "convincing_argument", "diplomacy")
    t.choose("reveal")
    html = BeautifulSoup(render(sight(t.game, 0)), "html.parser")
    said = {
        card["data-ref"]: bool(card.select_one(".after"))
        for card in html.select(".market .row-card")
        if isinstance(card["data-ref"], str)
    }
    assert said == {f"row:{id}": n is not None and n >= 0 for id, n in after(t.game).items()}
    assert html.select_one(".dune.buying .market .budget b").text == "5"  # type: ignore[union-attr]
    assert "buying" not in render(sight(t.game, 1))


@pytest.mark.parametrize("modules", [(), ("hunters",), ("alien",)])
def test_the_hq_comes_forward_once_the_hand_is_empty(modules: tuple[str, ...]) -> None:
    game = hagal.new("encounters", players=2, modules=modules, seed=3)
    play(game, until=lambda game: any(key.startswith("play ") for key in game.decision.keys))  # type: ignore[union-attr]
    seat = game.decisions[0].seat
    while plays := [key for key in game.decisions[0].keys if key.startswith("play ")]:
        assert not hq.recruiting(EncountersLook(sight(game, seat)))
        game.choose(plays[0], seat)
    found = EncountersLook(sight(game, seat))
    assert hq.recruiting(found) == (found.active == seat and not any(found.players[seat]["hand"]))
    assert not hq.recruiting(EncountersLook(sight(game, 1 - seat)))
