"""How battles end: strength and what follows from it (RW-103, RW-112, RW-140 to RW-149, RWR-007, RWF-008)."""

from __future__ import annotations

import pytest

from hagal.games.runewars import actions
from hagal.games.runewars.battle.end import cancel_battle
from hagal.games.runewars.battle.strength import strength
from hagal.games.runewars.deeds import (
    AREAS_TAKEN,
    BATTLES_WON,
    KILLED,
    KILLED_NEUTRAL,
    STRONGHOLDS_DAMAGED,
    STRONGHOLDS_TAKEN,
    done,
)
from hagal.games.runewars.effect import Effect
from hagal.games.runewars.names import RESOURCE_SITE
from hagal.games.runewars.state import Runewars
from hagal.kernel.rules import Handlers
from tests.games.runewars.battles import MISSES, attack, battle, begun, card, field, meet, retreats
from tests.games.runewars.position import (
    asked,
    at,
    choose,
    counts,
    offered,
    rune,
    stack_fate,
    stronghold,
    units,
)
from tests.rules import rule

# Steps 6 and 7


@rule("RW-140", "RW-142", "RW-085")
def test_strength() -> None:
    s = field("daqan", "latari")
    area = stronghold(s, "c3", 1)
    meet(s, {"footman": 4, "knight": 2}, {"archer": 2})
    begun(s, (0, "knight", 0, 1), (1, "archer", 0, 1))
    b = battle(s)
    assert strength(s, b, 0) == 5
    assert strength(s, b, 1) == 1 + 5
    s.stronghold[area] |= 1
    assert strength(s, b, 1) == 1 + 3
    b.less = 3
    assert strength(s, b, 1) == 1
    b.bonus = (2, 1)
    assert (strength(s, b, 0), strength(s, b, 1)) == (7, 2)


@rule("RW-140")
def test_what_a_seat_owns_may_add_strength() -> None:
    def more(s: Runewars, seat: int, n: int, about: int) -> int:
        return n + 2 if seat == 1 else n

    s = begun(meet(field("daqan", "latari"), {"footman": 3}, {"archer": 2}))
    s.rules.asked["battle_strength"] = Handlers((more,), [], ())
    assert strength(s, battle(s), 0) == 3
    assert strength(s, battle(s), 1) == 4
    t = begun(meet(field("daqan", "latari"), {"footman": 3}, {"beastman": 2}, seat=-1))
    t.rules.asked["battle_strength"] = Handlers((more,), [], ())
    assert strength(t, battle(t), 1) == 2


@rule("RWR-007")
@pytest.mark.parametrize(("rules", "counted"), [("2010", 2), ("revised", 3)])
def test_routed_hexagons(rules: str, counted: int) -> None:
    s = meet(field("daqan", "uthuk", rules=rules), {"siege_tower": 2, "knight": 2}, {"chaos_lord": 1})
    begun(s, (0, "siege_tower", 0, 1), (0, "knight", 0, 1))
    assert strength(s, battle(s), 0) == counted


@rule("RWR-007", "RW-121")
def test_hexagons_that_were_routed_before_do_not_count() -> None:
    s = begun(meet(field("daqan", "uthuk", rules="revised"), {"footman": 2}, {"chaos_lord_routed": 2}))
    assert strength(s, battle(s), 1) == 0


@rule("RW-142")
def test_ties_go_to_the_defender() -> None:
    s = meet(field("daqan", "latari"), {"siege_tower": 1}, {"warrior": 1})
    stack_fate(s, 5, 15)  # both miss
    retreats(s)
    assert s.control[at(s, "c3")] == 1
    assert counts(s, "c4") == {"siege_tower_routed": 1}


@rule("RW-142", "RW-149")
def test_a_winner_without_units_controls_nothing() -> None:
    s = meet(field("daqan", "latari"), {"footman": 1}, {"archer": 1})
    begun(s)
    battle(s).bonus = (9, 0)
    stack_fate(s, 15, *MISSES)  # the Archer kills the Footman
    retreats(s)
    assert s.control[at(s, "c3")] == -1
    assert counts(s, "c3") == {}
    home = field("daqan", "latari")
    attack(home, "h1a", footman=1)
    begun(home)
    battle(home).units[0].clear()
    battle(home).bonus = (9, 0)
    assert offered(home) == []
    assert home.control[at(home, "h1a")] == 1


# The end


@rule("RW-143", "RW-019", "RW-086")
@pytest.mark.parametrize("rules", ["2010", "revised"])
def test_a_stronghold_is_conquered(rules: str) -> None:
    s = field("daqan", "latari", rules=rules)
    area = stronghold(s, "c3", 1)
    s.development[area] = RESOURCE_SITE
    s.players[1].developments = (0, 1, 1, 2)
    attack(s, footman=7)
    assert asked(s) == 0
    assert offered(s) == ["stronghold", "none"]
    choose(s, "stronghold")
    assert s.stronghold[area] == 1  # seat 0, damaged
    assert s.development[area] == -1
    assert s.players[1].developments == (1, 1, 1, 2)
    assert [p.strongholds for p in s.players] == [3, 4]
    assert s.control[area] == 0
    assert [done(s, deed) for deed in (BATTLES_WON, AREAS_TAKEN, STRONGHOLDS_TAKEN)] == [1, 1, 1]


@rule("RW-143", "RW-019")
def test_with_all_strongholds_in_play_one_moves_there() -> None:
    s = field("daqan", "latari", rules="revised")
    stronghold(s, "c3", 1)
    for id in ("a1", "a3", "a5", "h0a"):
        stronghold(s, id, 0)
    attack(s, footman=7)
    assert sorted(offered(s)) == ["none", *[f"stronghold from {id}" for id in ("a1", "a3", "a5", "h0a")]]
    choose(s, "stronghold from a3")
    assert s.stronghold[at(s, "c3")] == 1
    assert s.stronghold[at(s, "a3")] == -1
    assert s.control[at(s, "a3")] == -1
    assert s.players[0].strongholds == 0


@rule("RW-143")
@pytest.mark.parametrize("rules", ["2010", "revised"])
def test_a_stronghold_that_holds_is_damaged_by_who_stands(rules: str) -> None:
    s = field("daqan", "latari", rules=rules)
    area = stronghold(s, "c3", 1)
    attack(s, footman=2)
    retreats(s)
    assert s.stronghold[area] == 3
    assert done(s, STRONGHOLDS_DAMAGED) == 1
    s = field("daqan", "latari", rules=rules)
    area = stronghold(s, "c3", 1)
    attack(s, siege_tower=2)
    begun(s, (0, "siege_tower", 0, 1), (0, "siege_tower", 0, 1))
    retreats(s)
    assert s.stronghold[area] == 2  # routed hexagons are not standing units here
    assert done(s, STRONGHOLDS_DAMAGED) == 0


@rule("RW-148", "RWR-016")
def test_the_order_of_2010_and_of_the_revised_edition() -> None:
    """2010: the loser retreats before the attacker gives up a stronghold elsewhere to keep the one he took."""
    for rules, first in (("2010", "retreat"), ("revised", "stronghold")):
        s = field("daqan", "latari", rules=rules)
        stronghold(s, "c3", 1)
        for id in ("c4", "a1", "a3", "a5"):
            stronghold(s, id, 0)
        meet(s, {"footman": 8}, {"warrior": 1})
        stack_fate(s, *MISSES[:8], 5)  # nobody hits
        keys = offered(s)
        assert all(key.startswith((first, "none")) for key in keys)
        assert asked(s) == (1 if rules == "2010" else 0)
        if rules == "revised":
            choose(s, "stronghold from c4")
            assert "retreat c4" in offered(s)  # it is empty by now
        else:
            assert "retreat c4" not in keys


@rule("RW-144", "RW-145", "RW-146")
@pytest.mark.parametrize("rules", ["2010", "revised"])
def test_the_winner_stays_healed_and_the_loser_goes(rules: str) -> None:
    s = field("daqan", "latari", rules=rules)
    meet(s, {"knight": 3, "footman": 1}, {"warrior": 1, "sorceress_routed": 2})
    begun(s, (0, "knight", 1, 0), (0, "footman", 0, 1))
    stack_fate(s, 5, 6, 7, 15)  # nobody hits
    retreats(s)
    assert counts(s, "c3") == {"knight": 3, "footman_routed": 1}
    assert counts(s, "c4") == {"warrior_routed": 1}
    assert s.players[1].supply == (16, 4, 8, 7)  # those who stayed out are destroyed
    assert s.battle is None
    assert done(s, KILLED) == 2


@rule("RW-145")
def test_a_defender_who_wins_keeps_those_who_stayed_out() -> None:
    s = meet(field("daqan", "latari"), {"footman": 1}, {"warrior": 2, "sorceress_routed": 2})
    stack_fate(s, 1, 5, 6)
    retreats(s)
    assert counts(s, "c3") == {"warrior": 2, "sorceress_routed": 2}


@rule("RW-147")
def test_only_routed_units_fight_no_round() -> None:
    s = meet(field("daqan", "latari"), {"footman": 1}, {"warrior_routed": 2})
    stack_fate(s, 1)
    assert offered(s) == []
    assert counts(s, "c3") == {"footman": 1}
    assert s.control[at(s, "c3")] == 0
    assert s.players[1].supply == s.players[1].faction.supply


@rule("RW-147", "RW-097")
def test_an_empty_home_realm_area_is_won_by_any_unit() -> None:
    s = field("daqan", "latari")
    rune(s, "h1a", True)
    attack(s, "h1a", footman=1)
    assert offered(s) == []
    area = at(s, "h1a")
    assert s.control[area] == 0
    assert s.known[s.runes[0]] & 1  # the new owner looks at the rune (RW-193)


@rule("RW-103", "RW-017", "RW-144")
def test_an_attacker_above_eight_sends_the_rest_back() -> None:
    s = field("daqan", "latari")
    units(s, "b2", 0, bowman=1)
    units(s, "d2", 0, bowman=1)
    meet(s, {"footman": 8, "knight": 2}, {"archer": 1})
    begun(s, (0, "knight", 1, 0))
    stack_fate(s, 1, 5, 6, *MISSES[1:])  # nobody hits
    retreats(s, "c4")
    assert asked(s) == 0
    assert offered(s) == ["withdraw footman", "withdraw knight"]  # all are healed by then (RW-144)
    choose(s, "withdraw footman")
    assert offered(s) == ["withdraw footman", "withdraw knight"]
    choose(s, "withdraw knight", "retreat d2")
    assert counts(s, "c3") == {"footman": 7, "knight": 1}
    assert counts(s, "d2") == {"bowman": 1, "footman_routed": 1, "knight_routed": 1}


@rule("RWF-004", "RW-017")
def test_a_defender_above_eight_destroys_down() -> None:
    s = meet(field("daqan", "waiqar"), {"footman": 1}, {"necromancer": 1, "skeleton_archer": 7})
    stack_fate(s, *MISSES)  # nobody hits; the Necromancer has a special
    retreats(s)
    assert offered(s) == ["destroy reanimate", "destroy skeleton_archer"]  # two go, in the order of their slots
    choose(s, "destroy reanimate", "destroy reanimate")
    assert counts(s, "c3") == {"necromancer": 1, "skeleton_archer": 7}


@rule("RW-112", "RW-111", "RWF-011")
def test_allies_of_a_winner_without_units_of_his_own() -> None:
    s = meet(field("daqan", "latari"), {"footman": 1, "giant": 2}, {"archer": 1})
    begun(s)
    battle(s).units[0].remove(16)
    actions.take(s, 0, 1, -1)
    stack_fate(s, 1, 4, 5)  # nobody hits
    retreats(s)
    assert counts(s, "c3") == {"giant": 2}
    assert s.control[at(s, "c3")] == -1  # a neutral area now
    # with a captured stronghold they stay allied
    s = field("daqan", "latari")
    area = stronghold(s, "c3", 1, damaged=True)
    attack(s, giant=4, footman=1)
    begun(s)
    battle(s).units[0].remove(16)
    actions.take(s, 0, 1, -1)
    choose(s, "stronghold")
    assert counts(s, "c3") == {"giant": 4}
    assert s.control[area] == 0


@rule("RW-112", "RW-004", "OP-15")
def test_allies_alone_in_a_home_realm_make_it_neutral() -> None:
    s = field("daqan", "latari")
    attack(s, "h1a", giant=2, footman=1)
    begun(s)
    battle(s).units[0].remove(16)
    actions.take(s, 0, 1, -1)
    assert offered(s) == []
    assert counts(s, "h1a") == {"giant": 2}
    assert s.control[at(s, "h1a")] == -1


@pytest.mark.parametrize("rules", ["2010", "revised"])
@rule("RW-112", "RW-004", "RW-193")
def test_allies_alone_win_back_the_own_home_realm(rules: str) -> None:
    s = field("daqan", "latari", rules=rules)
    area = units(s, "h0a", 1, archer_routed=1)
    rune(s, "h0a", dragon=True)
    token = s.runes[0]
    assert not s.known[token] & 1
    attack(s, "h0a", giant=2, footman=1)
    begun(s)
    battle(s).units[0].remove(16)
    actions.take(s, 0, 1, -1)
    assert offered(s) == []
    assert counts(s, "h0a") == {"giant": 2}
    assert s.control[area] == 0  # he controls it without them, so they stay allied
    assert s.known[token] & 1


@rule("RW-120", "RW-145")
def test_neutrals_that_lose_retreat_and_count() -> None:
    s = meet(field("daqan", "latari"), {"footman": 4}, {"hellhound": 1, "beastman": 1, "giant_routed": 1}, seat=-1)
    stack_fate(s, 1, 15, 3, 4, 11, 5)  # the Beastman misses; a Footman deals damage; the Hellhound misses
    assert asked(s) == 1
    choose(s, "suffer beastman")
    assert asked(s) == 1
    retreats(s)
    assert counts(s, "c4") == {"hellhound_routed": 1}
    assert counts(s, "c3") == {"footman": 4}
    assert done(s, KILLED_NEUTRAL) == 2
    assert done(s, BATTLES_WON) == 0


@rule("RW-146")
def test_winner_and_loser_hear_of_it() -> None:
    heard: list[tuple[str, int]] = []
    s = meet(field("daqan", "latari"), {"footman": 3}, {"archer": 1})
    s.rules.heard["battle_won"] = Handlers((lambda s, seat, source: heard.append(("won", seat)),), [], ())
    s.rules.heard["battle_lost"] = Handlers((lambda s, seat, source: heard.append(("lost", seat)),), [], ())
    stack_fate(s, *MISSES)
    retreats(s)
    assert heard == [("lost", 1), ("won", 0)]


@rule("RW-215", "RW-149")
def test_who_has_lost_everything_is_out() -> None:
    s = field("daqan", "latari")
    for area, home in enumerate(s.home):
        if home == 1:
            s.home[area] = -1
            s.control[area] = -1
    for id in ("b2", "b3", "c2", "c4", "d2", "d3"):
        units(s, id, 0, footman=1)
    meet(s, {"footman": 3}, {"archer": 1})
    stack_fate(s, *MISSES)
    assert offered(s) == []
    assert s.players[1].out


# A battle that is cancelled


class Cancel(Effect):
    """As Tactical Retreat."""

    tag = "test_cancel"

    def run(self, s: Runewars, seat: int, source: int) -> None:
        cancel_battle(s)


@rule("RWF-008", "RW-073")
def test_a_cancelled_battle() -> None:
    s = field("daqan", "latari", rules="revised")
    area = stronghold(s, "c3", 1)
    units(s, "d2", 1, archer=1)
    made = card(s, 1, "defend")
    made.effects = (Cancel(),)
    meet(s, {"footman": 8, "knight": 1}, {"warrior": 2, "archer_routed": 1})
    choose(s, "tactic test_defend")
    assert counts(s, "d2") == {"archer": 1, "warrior": 2, "archer_routed": 1}
    assert offered(s) == ["stronghold", "none"]
    choose(s, "none", "withdraw knight", "retreat b2")
    assert counts(s, "c3") == {"footman": 8}
    assert counts(s, "b2") == {"knight_routed": 1}
    assert s.control[area] == 0
    assert s.fought == 1
    assert s.battle is None
    assert s.stack == []
    assert done(s, BATTLES_WON) == 0
