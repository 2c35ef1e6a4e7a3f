"""Somebody curious at a table of Legendary Encounters: what one may try there, and people who play on meanwhile."""

from __future__ import annotations

import random
from collections.abc import Callable

from hagal.game import Game
from hagal.games.encounters.names import SPACES
from hagal.table.rooms.room import Room
from tests.games.encounters.eager import best
from tests.support.client import Client

Until = Callable[[Game], bool]


def wishes(game: Game) -> list[str]:
    """Keys that a curious person may try, on cards of every sort, every space and every other."""
    cards: dict[str, list[str]] = {}
    for component in game.state.rules.components.values():
        cards.setdefault(component.kind, []).append(component.id)
    rng = random.Random(3)
    keys = [f"{word} {rng.choice(cards['character'])}" for word in ("play", "coordinate", "copy", "recruit", "use")]
    keys += [f"{word} {space}" for word in ("scan", "fight") for space in SPACES]
    keys += [*(f"{word} {rng.choice(cards['enemy'])}" for word in ("fight", "do")), "recruit officer"]
    if "trap" in cards:
        keys += [f"evade {space}" for space in SPACES]
        for seat in range(game.players):
            keys += [f"duel {seat}", f"remove {seat} {rng.choice(cards['trap'])}"]
            keys.append(f"mend {seat} {rng.choice(cards['strike'])}")
    return keys


def play(room: Room, clients: list[Client], rng: random.Random, until: Until, most: int = 4000) -> bool:
    """On by people who do what seems useful, asides among it, until something holds."""
    for _ in range(most):
        if room.over or until(room.game):
            break
        decision = rng.choice(room.game.decisions)
        person = clients[decision.seat].person
        sight = room.sight(person, decision.seat, "en")
        room.choose(person, decision.seat, sight.decision, decision.keys[rng.choice(best(decision.keys))])
    return not room.over
