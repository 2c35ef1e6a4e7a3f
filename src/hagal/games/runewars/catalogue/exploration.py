"""The thirty-five exploration tokens: ten kinds, with backs 1 and 2. How many of each there are is ours."""

from __future__ import annotations

from hagal.games.kit.declare import OFFICIAL, identify, sourced
from hagal.games.runewars.components import Amounts, Token

EVENT, LOCATION, DESTRUCTIBLE = "event", "location", "destructible"


def tokens(name: str, sort: str, near: int, far: int, yields: Amounts = (0, 0, 0), of: str = "") -> tuple[Token, ...]:
    """So many with back 1 and with back 2; a kind that has both is two components with one effect."""
    found = []
    for back, count in ((1, near), (2, far)):
        if count:
            made = Token(f"{identify(name + of)}_{back}", name, back=back, sort=sort, count=count, yields=yields)
            sourced(made, OFFICIAL, (), ("count",), ())
            found.append(made)
    return tuple(found)


TOKENS = (
    *tokens("Dragon Throne", DESTRUCTIBLE, 0, 2),
    *tokens("Village", DESTRUCTIBLE, 2, 1, (1, 0, 0), " of food"),
    *tokens("Village", DESTRUCTIBLE, 1, 1, (0, 1, 0), " of wood"),
    *tokens("Village", DESTRUCTIBLE, 1, 0, (0, 0, 1), " of ore"),
    *tokens("Magic Portal", DESTRUCTIBLE, 0, 3),
    *tokens("Dungeon", LOCATION, 0, 4),
    *tokens("Temple", LOCATION, 1, 1),
    *tokens("Hall of Kellos", LOCATION, 1, 1),
    *tokens("Traveling Merchant", EVENT, 2, 2),
    *tokens("Raiding Party", EVENT, 2, 2),
    *tokens("Scroll of Sight", EVENT, 3, 1),
    *tokens("Training", EVENT, 3, 1),
)
