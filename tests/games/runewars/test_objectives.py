"""Each objective: when it is fulfilled."""

from __future__ import annotations

from typing import Any

from hagal.games.kit.declare import OFFICIAL, REPORTED, STAND_IN
from hagal.games.runewars.catalogue.objectives import OBJECTIVES
from hagal.games.runewars.components import City
from hagal.games.runewars.deeds import KILLED, KILLED_NEUTRAL, SPENT, STRONGHOLDS_DAMAGED, STRONGHOLDS_TAKEN, did
from hagal.games.runewars.names import EVIL, GOOD, TRIANGLE
from hagal.games.runewars.seasons import objectives
from hagal.games.runewars.state import Runewars
from hagal.kernel.loop import advance
from tests.games.runewars.battles import attack, begun
from tests.games.runewars.position import at, hand, position, push, units


def table(*factions: str, **facts: Any) -> Runewars:
    return position(*(factions or ("daqan", "waiqar", "uthuk")), **facts)


def holding(id: str) -> Runewars:
    """A table at which a seat of its side holds an objective: daqan (0) or waiqar (1), on turn."""
    s = table()
    side = next(card.alignment for card in OBJECTIVES if card.id == id)
    s.active = 0 if side == GOOD else 1
    hand(s, s.active, "objective", id)
    return s


def met(s: Runewars) -> bool:
    return any(step.key().startswith("objective ") for step in objectives.window(s, s.active))


def lost(s: Runewars) -> bool:
    return any(step.key().startswith("exchange ") for step in objectives.window(s, s.active))


def city(s: Runewars, id: str) -> None:
    s.city[at(s, id)] = City(f"city_{id}", id, shape=TRIANGLE, units=2, tactics=1, influence=2, quests=1)


def test_bound_by_honor() -> None:
    s = holding("bound_by_honor")
    assert met(s)  # none is in play
    area = units(s, "c3", -1, razorwing=1)
    assert not met(s)
    units(s, "c3", 2, berserker=1)
    assert met(s)  # allied, to whomever
    assert s.control[area] == 2
    units(s, "c1", -1, beastman_routed=1)
    assert not met(s)


def test_who_fights_is_in_play() -> None:
    """At the start of a battle, which is a moment of the own turn, its units are neither gone nor allied (RW-203)."""
    s = holding("bound_by_honor")
    units(s, "c3", -1, razorwing=1)
    attack(s, footman=1)
    begun(s)
    assert not met(s)
    s = holding("friends_of_the_great_ones")
    units(s, "c2", 0, footman=1, giant=1)
    units(s, "c3", 1, reanimate=1)
    attack(s, footman=1, dragon=1)
    begun(s)
    assert (met(s), lost(s)) == (True, False)
    s = holding("a_league_of_many_tribes")
    units(s, "c2", 0, footman=1, sorcerer=3)
    units(s, "c3", 1, reanimate=1)
    attack(s, footman=1, beastman=2)
    begun(s)
    assert met(s)


def test_bound_by_honor_asks_for_triangles_alone() -> None:
    s = holding("bound_by_honor")
    units(s, "c3", -1, giant=1, sorcerer=2, hellhound=1)
    assert met(s)


def test_friends_of_the_great_ones() -> None:
    s = holding("friends_of_the_great_ones")
    units(s, "c3", -1, giant=1)
    assert (met(s), lost(s)) == (False, True)
    units(s, "c1", -1, dragon_routed=1)
    assert (met(s), lost(s)) == (False, False)
    units(s, "c3", 0, footman=1)
    assert not met(s)
    units(s, "c1", 0, footman=1)
    assert met(s)


def test_trusted_in_every_hall() -> None:
    s = holding("trusted_in_every_hall")
    s.players[0].influence = 8
    assert not met(s)
    s.players[0].influence = 9
    assert met(s)


def test_laurels_and_seals() -> None:
    s = holding("laurels_and_seals")
    s.title_of = [0, 1, -1]
    assert not met(s)
    s.title_of = [0, 1, 0]
    assert met(s)


def test_a_league_of_many_tribes() -> None:
    s = holding("a_league_of_many_tribes")
    units(s, "c3", 0, footman=3, beastman=2, giant_routed=1)
    units(s, "a1", 1, reanimate=1, hellhound=4)
    units(s, "h0a", 0, sorcerer=1)
    assert not met(s)
    units(s, "h0a", 0, sorcerer=1)
    assert met(s)


def test_shield_of_the_cities() -> None:
    s = holding("shield_of_the_cities")
    for id in ("a1", "a2", "a3"):
        city(s, id)
    units(s, "a1", 0, footman=1)
    units(s, "a2", 1, reanimate=1)
    assert not met(s)
    units(s, "a3", 0, footman=1)
    assert met(s)


def test_fellowship_of_three() -> None:
    s = holding("fellowship_of_three")
    s.players[0].heroes = [0, 1]
    assert not met(s)
    s.players[0].heroes = [0, 1, 2]
    assert met(s)


def test_an_open_hand() -> None:
    s = holding("an_open_hand")
    did(s, 0, SPENT, 5)
    assert not met(s)
    did(s, 0, SPENT, 1)
    assert met(s)


def test_walls_laid_low() -> None:
    s = holding("walls_laid_low")
    did(s, 1, STRONGHOLDS_DAMAGED)
    assert not met(s)
    did(s, 1, STRONGHOLDS_DAMAGED)
    assert met(s)
    s.deeds = ()
    did(s, 1, STRONGHOLDS_TAKEN)
    assert met(s)


def test_discouraging_defeat() -> None:
    s = holding("discouraging_defeat")
    units(s, "a1", 0, footman_routed=2, knight=4)
    units(s, "c1", 2, berserker_routed=2)
    units(s, "b1", 1, reanimate_routed=7)
    units(s, "e1", -1, giant_routed=3)
    assert not met(s)  # no single other player has three
    units(s, "a3", 0, footman_routed=1)
    assert met(s)


def test_lands_under_the_heel() -> None:
    s = holding("lands_under_the_heel")
    for id in ("a1", "a2", "a3", "a4", "a5"):
        units(s, id, 1, reanimate=1)
    assert not met(s)
    units(s, "b1", 1, reanimate=1)
    assert met(s)


def test_a_foot_on_their_threshold() -> None:
    s = holding("a_foot_on_their_threshold")
    units(s, "h1a", 1, reanimate=1)
    assert not met(s)
    units(s, "h2b", 1, reanimate=1)
    assert met(s)


def test_red_harvest() -> None:
    s = holding("red_harvest")
    did(s, 1, KILLED, 2)
    did(s, 1, KILLED_NEUTRAL, 5)
    assert not met(s)
    did(s, 1, KILLED)
    assert met(s)


def test_emptied_lairs() -> None:
    s = holding("emptied_lairs")
    did(s, 1, KILLED_NEUTRAL, 1)
    did(s, 1, KILLED, 5)
    assert not met(s)
    did(s, 1, KILLED_NEUTRAL)
    assert met(s)


def test_the_host_assembled() -> None:
    s = holding("the_host_assembled")
    units(s, "h1a", 1, reanimate=8)
    units(s, "c3", 1, reanimate=5, giant=2)
    assert not met(s)
    units(s, "c3", 1, dark_knight_routed=1)
    assert met(s)


def test_at_their_gates() -> None:
    s = holding("at_their_gates")
    beside = next(s.board.areas[k].id for k in s.board.near[at(s, "h0a")] if s.home[k] < 0)
    own = next(s.board.areas[k].id for k in s.board.near[at(s, "h1a")] if s.home[k] < 0)
    units(s, own, 1, reanimate=6)
    units(s, beside, 1, skeleton_archer=2)
    assert not met(s)
    units(s, beside, 1, hellhound_routed=1)
    assert met(s)


def test_eight_for_each_side() -> None:
    for side in (GOOD, EVIL):
        assert sum(1 for card in OBJECTIVES if card.alignment == side) == 8
    assert len({card.id for card in OBJECTIVES}) == 16
    counts = [sum(1 for card in OBJECTIVES if card.origin == origin) for origin in (OFFICIAL, REPORTED, STAND_IN)]
    assert counts == [1, 3, 12]


def test_every_objective_brings_a_rune() -> None:
    s = holding("bound_by_honor")
    push(s, objectives.window(s, 0)[0], 0)
    advance(s)
    assert s.stack[-1][0].tag == "place_rune"
