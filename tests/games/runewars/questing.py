"""Heroes, rewards and quests in positions of Runewars built by hand."""

from __future__ import annotations

from hagal.games.runewars.quests import heroes
from hagal.games.runewars.state import Runewars
from hagal.kernel.state import PUBLIC
from tests.games.runewars.position import at


def hero(
    s: Runewars, id: str, seat: int, area: str, damage: int = 0, routed: bool = False, training: tuple[int, ...] = ()
) -> int:
    """A hero of the deck joins a seat in an area. Returns its instance."""
    i = next(i for i in s.hero_deck if s.face[i].id == id)
    heroes.enlist(s, seat, i, at(s, area))
    strength, agility, wisdom = training or (0, 0, 0)
    s.players[seat].figures[-1] = (at(s, area), damage, strength, agility, wisdom, int(routed))
    return i


def reward(s: Runewars, id: str, seat: int, bearer: str, up: bool = False) -> int:
    """A reward of the deck under a hero, face down or up. Returns its instance."""
    p = s.players[seat]
    i = next(i for i in s.reward_deck if s.face[i].id == id)
    s.reward_deck.remove(i)
    s.known[i] = PUBLIC if up else 1 << seat
    p.rewards.append(i)
    p.bearers.append(next(i for i in p.heroes if s.face[i].id == bearer))
    return i


def figure(s: Runewars, id: str) -> tuple[str, int, tuple[int, int, int], bool]:
    """Where a hero is, its damage, its training, and whether it is routed."""
    for p in s.players:
        for i, (area, damage, strength, agility, wisdom, routed) in zip(p.heroes, p.figures, strict=True):
            if s.face[i].id == id:
                return s.board.areas[area].id, damage, (strength, agility, wisdom), bool(routed)
    raise AssertionError(f"{id} is not on the board")


def rewards(s: Runewars, seat: int, bearer: str) -> list[str]:
    """The rewards of a hero by name."""
    p = s.players[seat]
    i = next(i for i in p.heroes if s.face[i].id == bearer)
    return sorted(s.face[k].id for k in heroes.rewards_of(s, seat, i))


def company(s: Runewars, seat: int) -> list[str]:
    """The heroes of a seat by name."""
    return [s.face[i].id for i in s.players[seat].heroes]


def held(s: Runewars, seat: int) -> list[str]:
    """The quests in a seat's hand."""
    return sorted(s.face[i].id for i in s.players[seat].quests)
