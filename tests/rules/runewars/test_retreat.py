"""Retreats (RW-150 to RW-157, OP-9, OP-10)."""

from __future__ import annotations

from hagal.games.runewars.army import NO_ARMY, Army, of_slots
from hagal.games.runewars.battle.retreat import push_retreat
from hagal.games.runewars.components import Hero
from hagal.games.runewars.names import FROZEN, MOUNTAIN, PASSES, SLOTS, WATER
from hagal.games.runewars.state import Runewars
from hagal.kernel import zones
from tests.games.runewars.position import (
    asked,
    at,
    board,
    choose,
    counts,
    offered,
    position,
    rune,
    slot_of,
    units,
)
from tests.rules import rule

AROUND_C3 = ["b2", "b3", "c2", "c4", "d2", "d3"]


def taken(s: Runewars, seat: int, **named: int) -> Army:
    """Units out of the supply, nowhere yet."""
    found = []
    for name, n in named.items():
        slot = slot_of(s, seat, name.removesuffix("_routed"))
        own = s.players[seat] if seat >= 0 else None
        if slot < 4 and own is not None:
            own.supply = (*own.supply[:slot], own.supply[slot] - n, *own.supply[slot + 1 :])
        else:
            s.neutral = (*s.neutral[: slot - 4], s.neutral[slot - 4] - n, *s.neutral[slot - 3 :])
        found.append((slot + (SLOTS if name.endswith("_routed") else 0), n))
    return of_slots(found)


def hero(s: Runewars, seat: int, id: str, area: str, flying: bool = False) -> int:
    """A hero of our own making on the board."""
    made = Hero(id, id, alignment=0, attributes=(2, 2, 3), health=4, flying=flying)
    s.rules.components[made.ref] = made
    i = zones.add_instances(s, [made])[0]
    s.players[seat].heroes.append(i)
    s.players[seat].figures.append((at(s, area), 0, 0, 0, 0, 0))
    return i


def places(s: Runewars) -> list[str]:
    return sorted(key.removeprefix("retreat ") for key in offered(s))


@rule("RW-150", "RW-151")
def test_units_retreat_to_a_friendly_area_and_are_routed() -> None:
    s = position()
    units(s, "b2", 0, footman=1)
    units(s, "c4", 0, footman=1)
    units(s, "d3", 1, archer=1)
    push_retreat(s, 0, taken(s, 0, footman=2, knight=1, bowman_routed=1), at(s, "c3"))
    assert asked(s) == 0
    assert places(s) == ["b2", "c4"]
    choose(s, "retreat b2")
    assert counts(s, "b2") == {"footman": 1, "footman_routed": 2, "knight_routed": 1, "bowman_routed": 1}
    assert s.activated[at(s, "b2")] == 0


@rule("RW-151")
def test_without_a_friendly_area_to_an_empty_one() -> None:
    s = position()
    units(s, "d3", 1, archer=1)
    units(s, "c2", -1, beastman=1)
    push_retreat(s, 0, taken(s, 0, footman=2), at(s, "c3"))
    assert places(s) == ["b2", "b3", "c4", "d2"]
    choose(s, "retreat c4")
    assert counts(s, "c4") == {"footman_routed": 2}
    assert s.control[at(s, "c4")] == 0


@rule("RW-151")
def test_with_nowhere_to_go_they_are_destroyed() -> None:
    s = position()
    for id in AROUND_C3:
        units(s, id, 1, archer=1)
    before = s.players[0].supply
    push_retreat(s, 0, taken(s, 0, footman=2, knight_routed=1), at(s, "c3"))
    assert s.players[0].supply != before
    assert offered(s) == []
    assert s.players[0].supply == before


@rule("RW-152")
def test_borders_stop_them_but_for_winter_and_for_fliers() -> None:
    sides = {("c3", id): MOUNTAIN for id in AROUND_C3 if id != "c4"} | {("c3", "c4"): WATER}
    layout = board(("latari", "daqan"), sides=sides)
    s = position("latari", "daqan", layout=layout)
    units(s, "c4", 0, archer=1)
    push_retreat(s, 0, taken(s, 0, archer=1), at(s, "c3"))
    assert offered(s) == []
    assert counts(s, "c4") == {"archer": 1}
    s.flags = FROZEN
    push_retreat(s, 0, taken(s, 0, archer=1), at(s, "c3"))
    assert offered(s) == []
    assert counts(s, "c4") == {"archer": 1, "archer_routed": 1}
    s.flags = 0
    push_retreat(s, 0, taken(s, 0, pegasus_rider=1), at(s, "c3"))
    assert offered(s) == []
    assert counts(s, "c4") == {"archer": 1, "archer_routed": 1, "pegasus_rider_routed": 1}


@rule("RW-152", "RW-093")
def test_a_mountain_pass_is_open_to_those_who_flee_in_their_own_turn() -> None:
    walls = {("c3", id): MOUNTAIN for id in AROUND_C3 if id != "b2"} | {("c3", "b2"): WATER}

    def fleeing(seat: int, frozen: int = 0) -> Runewars:
        s = position(layout=board(sides=walls))
        s.turn_flags, s.flags = PASSES, frozen  # seat 0 is on turn, and has played the card
        name = "beastman" if seat < 0 else s.players[seat].faction.units[0].id
        push_retreat(s, seat, taken(s, seat, **{name: 1}), at(s, "c3"))
        return s

    assert places(fleeing(0)) == AROUND_C3[1:]
    assert places(fleeing(0, FROZEN)) == AROUND_C3
    assert offered(fleeing(1)) == offered(fleeing(-1)) == []  # theirs are destroyed
    s = position(layout=board(sides=walls))
    s.turn_flags = PASSES
    push_retreat(s, 0, NO_ARMY, at(s, "c3"), (hero(s, 0, "one", "c3"),))
    assert places(s) == AROUND_C3[1:]


@rule("RW-152")
def test_activation_tokens_do_not_matter() -> None:
    s = position()
    units(s, "c4", 0, footman=1)
    s.activated[at(s, "c4")] = 0b11
    push_retreat(s, 0, taken(s, 0, footman=1), at(s, "c3"))
    assert offered(s) == []
    assert counts(s, "c4") == {"footman": 1, "footman_routed": 1}


@rule("RW-153")
def test_above_eight_the_owner_destroys_down() -> None:
    s = position()
    units(s, "c4", 0, footman=7)
    push_retreat(s, 0, taken(s, 0, bowman=2, knight=1), at(s, "c3"))
    assert "destroy footman" in offered(s)
    choose(s, "destroy footman", "destroy footman")
    assert counts(s, "c4") == {"footman": 5, "bowman_routed": 2, "knight_routed": 1}


@rule("RW-112")
def test_allied_neutrals_stay_allied_only_in_a_friendly_area() -> None:
    s = position()
    push_retreat(s, 0, taken(s, 0, beastman=2), at(s, "c3"))
    choose(s, "retreat c4")
    assert s.control[at(s, "c4")] == -1
    assert counts(s, "c4") == {"beastman_routed": 2}
    units(s, "d4", 0, footman=1)
    push_retreat(s, 0, taken(s, 0, beastman=2), at(s, "c5"))
    assert offered(s) == []
    assert counts(s, "d4") == {"footman": 1, "beastman_routed": 2}
    assert s.control[at(s, "d4")] == 0


@rule("RW-156", "RW-157", "RW-306")
def test_unallied_neutrals_go_to_uncontrolled_areas_by_the_left_player() -> None:
    s = position("daqan", "latari", "waiqar")
    s.active = 1
    units(s, "c2", -1, razorwing=1)
    units(s, "c4", 0, footman=1)
    units(s, "b2", 2, reanimate=1)
    push_retreat(s, -1, taken(s, -1, beastman=2), at(s, "c3"))
    assert asked(s) == 2
    assert places(s) == ["b3", "c2", "d2", "d3"]
    choose(s, "retreat c2")
    assert counts(s, "c2") == {"razorwing": 1, "beastman_routed": 2}
    assert s.control[at(s, "c2")] == -1


@rule("RW-157")
def test_neutrals_never_retreat_into_a_home_realm() -> None:
    s = position()
    home = at(s, "h0a")
    s.control[home] = -1  # as with unallied neutrals in it (OP-15)
    push_retreat(s, -1, taken(s, -1, beastman=1), at(s, "a1"))
    assert "h0a" not in places(s)


@rule("RW-156")
def test_neutrals_without_an_area_are_destroyed() -> None:
    s = position()
    for id in AROUND_C3:
        units(s, id, 0, footman=1)
    before = s.neutral
    push_retreat(s, -1, taken(s, -1, giant=1), at(s, "c3"))
    assert offered(s) == []
    assert s.neutral == before


@rule("RW-156", "OP-9")
def test_in_nobodys_turn_the_player_left_of_the_first_decides() -> None:
    s = position("daqan", "latari", "waiqar")
    s.active, s.first = -1, 2
    push_retreat(s, -1, taken(s, -1, giant=1), at(s, "c3"))
    assert asked(s) == 0
    s.players[0].out = True
    s.stack.clear()
    push_retreat(s, -1, of_slots([(6, 1)]), at(s, "c3"))
    assert asked(s) == 1


@rule("RW-151", "OP-10")
def test_a_group_keeps_together_if_it_can() -> None:
    """OP-10: an area open to all of them is chosen first; `split_retreat` lets them prefer a friendly one."""
    sides = {("c3", "c4"): MOUNTAIN}
    for split in ("never", "may"):
        s = position("latari", "daqan", layout=board(("latari", "daqan"), sides=sides), split_retreat=split)
        units(s, "c4", 0, archer=1)
        push_retreat(s, 0, taken(s, 0, archer=1, pegasus_rider=1), at(s, "c3"))
        if split == "may":
            assert offered(s) == []
            assert counts(s, "c4") == {"archer": 1, "pegasus_rider_routed": 1}
        else:
            assert places(s) == ["b2", "b3", "c2", "d2", "d3"]


@rule("RW-151", "OP-10")
def test_who_cannot_cross_is_destroyed() -> None:
    """OP-10: with no area open to all of them, one that some can reach; the others are destroyed."""
    sides = {("c3", id): MOUNTAIN for id in AROUND_C3}
    s = position("latari", "daqan", layout=board(("latari", "daqan"), sides=sides))
    push_retreat(s, 0, taken(s, 0, archer=2, pegasus_rider=1), at(s, "c3"))
    assert places(s) == AROUND_C3
    choose(s, "retreat b2")
    assert counts(s, "b2") == {"pegasus_rider_routed": 1}
    assert s.players[0].supply == (16, 3, 8, 8)


@rule("RW-155")
def test_heroes_go_where_the_units_go() -> None:
    s = position()
    i = hero(s, 0, "one", "c3")
    units(s, "c4", 0, footman=1)
    push_retreat(s, 0, taken(s, 0, footman=1), at(s, "c3"), (i,))
    assert offered(s) == []
    assert s.players[0].figures == [(at(s, "c4"), 0, 0, 0, 0, 1)]


@rule("RW-155", "RW-161")
def test_a_hero_who_retreats_looks_at_the_token_there() -> None:
    s = position()
    units(s, "c4", 1, archer=1)
    rune(s, "c4", dragon=True)
    push_retreat(s, 0, NO_ARMY, at(s, "c3"), (hero(s, 0, "one", "c3"),))
    choose(s, "retreat c4")
    assert s.known[s.runes[0]] == 0b11


@rule("RW-155")
def test_heroes_alone_go_to_any_adjacent_area() -> None:
    s = position()
    i, j = hero(s, 0, "one", "c3"), hero(s, 0, "two", "c3")
    units(s, "c4", 1, archer=1)
    push_retreat(s, 0, NO_ARMY, at(s, "c3"), (i, j))
    assert places(s) == AROUND_C3
    choose(s, "retreat c4")
    assert s.players[0].figures == [(at(s, "c4"), 0, 0, 0, 0, 1)] * 2
    assert s.control[at(s, "c4")] == 1


@rule("RW-155")
def test_a_hero_who_cannot_follow_finds_another_area() -> None:
    sides = {("c3", id): MOUNTAIN for id in AROUND_C3 if id != "d3"}
    s = position("latari", "daqan", layout=board(("latari", "daqan"), sides=sides))
    i, j = hero(s, 0, "walker", "c3"), hero(s, 0, "flier", "c3", flying=True)
    units(s, "b2", 0, archer=1)
    units(s, "d3", 1, footman=1)
    push_retreat(s, 0, taken(s, 0, pegasus_rider=1), at(s, "c3"), (i, j))
    assert offered(s) == []
    assert [figure[0] for figure in s.players[0].figures] == [at(s, "d3"), at(s, "b2")]


@rule("RW-155")
def test_a_hero_shut_in_stays_routed() -> None:
    sides = {("c3", id): MOUNTAIN for id in AROUND_C3}
    s = position(layout=board(sides=sides))
    i = hero(s, 0, "one", "c3")
    push_retreat(s, 0, taken(s, 0, footman=1), at(s, "c3"), (i,))
    assert offered(s) == []
    assert s.players[0].figures == [(at(s, "c3"), 0, 0, 0, 0, 1)]


@rule("RWF-008")
def test_a_tactical_retreat_routs_nobody_and_knows_friendly_areas_only() -> None:
    s = position()
    units(s, "c4", 0, footman=1)
    push_retreat(s, 0, taken(s, 0, footman=2, knight_routed=1), at(s, "c3"), rout=False, friendly=True)
    assert offered(s) == []
    assert counts(s, "c4") == {"footman": 3, "knight_routed": 1}
    s = position()
    push_retreat(s, 0, taken(s, 0, footman=2), at(s, "c3"), rout=False, friendly=True)
    assert offered(s) == []
    assert s.players[0].supply == s.players[0].faction.supply
