"""The three titles. Of the Lord Commander's, sources give +2 strength (at least in defence); the way to dragon runes,
which every title has, is ours."""

from __future__ import annotations

from hagal.games.kit.declare import OFFICIAL, REPORTED, Facts, sourced
from hagal.games.runewars.components import TitleCard
from hagal.games.runewars.state import Runewars

GUILD_STRENGTH = 2


def stays(s: Runewars, seat: int, value: bool, about: int) -> bool:
    """The Captain's heroes do not desert."""
    return False


def stronger(s: Runewars, seat: int, value: int, about: int) -> int:
    """The Lord Commander's side is stronger in battle."""
    return value + GUILD_STRENGTH


def title(id: str, name: str, origin: str = OFFICIAL, ours: Facts = ()) -> TitleCard:
    made = TitleCard(id, name)
    sourced(made, origin, (), ours, ())
    return made


PRIMARCH = title("primarch", "Primarch of the Wizards' Council")
CAPTAIN = title("captain", "Captain of the Heroes' League")
COMMANDER = title("commander", "Lord Commander of the Warriors' Guild", REPORTED, ("text",))
CAPTAIN.queries = {"may_desert": stays}
COMMANDER.queries = {"battle_strength": stronger}

TITLES = (PRIMARCH, CAPTAIN, COMMANDER)
