"""Positions with the cards of Alien.

Until Alien is a mode of its own, they lie in a game of Hunted, in the place of its starting cards, Officers and
Strikes; the Drones wait in the box.
"""

from __future__ import annotations

from typing import Any, ClassVar

from hagal.game import Game, prepare
from hagal.games.encounters import EncountersTitle
from hagal.games.encounters.alien.catalogue.drones import DRONES
from hagal.games.encounters.alien.catalogue.player_side import COMPONENTS
from hagal.games.encounters.state import Encounters
from hagal.kernel import zones
from hagal.kernel.rules import Module
from tests.games.encounters import position

CARDS = Module(
    "alien_cards",
    components=COMPONENTS,
    drop=("character:experience", "character:brute_force", "strike:*"),
    queries={"avoid_next": lambda s, seat, value, about: True},
)
FILMS = {
    "alien": ("captain_dallas", "chief_engineer_parker", "navigator_lambert", "warrant_officer_ripley"),
    "aliens": ("bishop", "corporal_hicks", "lieutenant_ripley", "private_hudson"),
    "alien3": ("brother_dillon", "cmo_clemens", "francis_85_aaron", "sister_ripley"),
    "resurrection": ("call", "christie", "johner", "ripley_no_8"),
}


class Position(position.Position):
    """A game with the characters of one film in the Barracks."""

    starter: ClassVar[str] = "specialist"
    avatars: ClassVar[tuple[str, ...]] = ("commander", "medic", "gunner", "scout", "priest")

    def __init__(self, players: int = 2, film: str = "alien", **options: Any) -> None:
        chosen = {"characters": list(FILMS[film]), "avatars": list(self.avatars[:players]), **options}
        super().__init__(players, **chosen)

    def started(self, players: int, options: dict[str, Any]) -> Game:
        game = prepare(EncountersTitle((CARDS,)), players, (), 1, options).resume()
        assert isinstance(game.state, Encounters)
        game.state.box += zones.add_instances(game.state, [card for card in DRONES for _ in range(card.count)])
        return game


def plays(*ids: str, film: str = "alien", players: int = 2) -> Position:
    """These cards played one after the other, with something left in hand."""
    t = Position(players, film).hand(0, *ids, "specialist")
    for id in ids:
        t.choose(f"play {id}")
    return t
