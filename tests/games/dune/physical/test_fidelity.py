"""Same Hagal deck, same doings of people: the rivals at the real table do what the rivals in the app do."""

from __future__ import annotations

from typing import Any

import pytest

from hagal import bots
from tests.games.dune.physical.mirror import Mirror, Played

SOLO: dict[str, Any] = {"players": 1, "options": {}}
EXPERT: dict[str, Any] = {"players": 1, "options": {"difficulty": "mentat"}}
TWO: dict[str, Any] = {"players": 2, "options": {}}
SOLO_IX: dict[str, Any] = {"players": 1, "modules": ["ix"], "options": {"difficulty": "sardaukar"}}
EXPERT_IX: dict[str, Any] = {"players": 1, "modules": ["ix"], "options": {"difficulty": "kwisatz_haderach"}}
TWO_IX: dict[str, Any] = {"players": 2, "modules": ["ix"], "options": {}}


def told(wish: dict[str, Any], seed: int, bot: str) -> Mirror:
    mirror = Mirror(Played(wish, seed, bots.make(bot, seed)))
    mirror.play()
    return mirror


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("bot", ["random", "heuristic"])
@pytest.mark.parametrize("wish", [SOLO, EXPERT, TWO, SOLO_IX, EXPERT_IX, TWO_IX], ids=str)
def test_rivals_do_the_same_as_in_the_app(wish: dict[str, Any], bot: str, seed: int) -> None:
    mirror = told(wish, seed, bot)
    played = mirror.played
    assert mirror.compared > 10
    assert mirror.game.outcome == played.game.title.outcome(played.state)
    assert mirror.s.round == played.state.round
