"""Battles rule by rule, up to the last strike (RW-114, RW-120 to RW-137, RWR-013)."""

from __future__ import annotations

from typing import Any

import pytest

from hagal.games.runewars import actions
from hagal.games.runewars.battle.losses import ROUT, lose, suffer
from hagal.games.runewars.state import Runewars
from hagal.games.runewars.view import view
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Step
from tests.games.runewars.battles import MISSES, attack, battle, begun, card, field, hero, meet, retreats, side
from tests.games.runewars.position import (
    asked,
    at,
    choose,
    counts,
    offered,
    position,
    stack_fate,
    stronghold,
)
from tests.rules import rule

# Steps 1 to 4


@rule("RW-120", "RW-008")
def test_the_defender_controls_the_area_during_the_battle() -> None:
    s = begun(meet(field(), {"archer": 3}, {"berserker": 2}))
    b = battle(s)
    assert b.seats == b.runs == (0, 1)
    assert s.control[at(s, "c3")] == 1
    assert s.marching == []
    assert s.fought == 1


@rule("RW-114", "RW-120")
def test_unallied_neutrals_are_run_by_the_player_to_the_left() -> None:
    s = field("daqan", "latari")
    meet(s, {"footman": 2}, {"beastman": 2, "razorwing": 1}, seat=-1)
    card(s, 1, "battle")
    begun(s)
    assert battle(s).seats == (0, -1)
    assert battle(s).runs == (0, 1)
    stack_fate(s, 9, 5, 6)  # Razorwing: a special, so a Footman is routed; Beastmen: a rout each
    assert asked(s) == 0  # the runner plays no tactics, and nobody had anything to choose till the retreat
    retreats(s)
    assert counts(s, "c4") == {"footman_routed": 2}
    assert counts(s, "c3") == {"beastman": 2, "razorwing": 1}


@rule("RW-121", "RW-131")
def test_routed_units_and_heroes_stay_out() -> None:
    s = field("daqan", "latari")
    i = hero(s, 1, "watcher")
    meet(s, {"footman": 2}, {"archer": 1, "warrior_routed": 2})
    begun(s)
    assert side(s, 1) == {"archer": 1}
    assert counts(s, "c3") == {"warrior_routed": 2}
    stack_fate(s, *MISSES)
    assert asked(s) == 1
    retreats(s)
    assert s.players[1].heroes == [i]
    assert s.players[1].figures == [(at(s, "c3"), 0, 0, 0, 0, 0)]


@rule("RW-123", "RW-204")
def test_effects_at_the_start_attacker_first() -> None:
    s = field()
    card(s, 0, "attack")
    card(s, 0, "defend")
    card(s, 1, "battle")
    card(s, 1, "attack")
    meet(s, {"archer": 1}, {"berserker": 3})
    assert asked(s) == 0
    assert offered(s) == ["ready", "tactic test_attack"]
    choose(s, "tactic test_attack")
    assert offered(s) == ["ready"]  # there is another card in hand, so silence tells nothing
    choose(s, "ready")
    assert asked(s) == 1
    assert offered(s) == ["ready", "tactic test_battle"]
    choose(s, "tactic test_battle", "ready")
    assert battle(s).bonus == (5, 5)


@rule("RW-204")
def test_battle_tactics_need_own_units() -> None:
    s = field("daqan", "latari")
    stronghold(s, "c3", 1)
    card(s, 1, "battle")
    attack(s, footman=3)
    assert asked(s) == 0
    assert offered(s)[0].startswith("retreat")  # 3 against 5, and the defender was not asked


@rule("RW-123")
def test_tactics_of_the_fight_come_before_a_strike() -> None:
    s = field()
    card(s, 0, "fight")
    meet(s, {"archer": 1}, {"berserker": 1})
    stack_fate(s, *MISSES)
    choose(s, "ready")
    assert offered(s) == ["strike archer", "tactic test_fight"]
    choose(s, "tactic test_fight")
    assert battle(s).bonus == (5, 0)
    retreats(s)  # with no card left in hand nobody is asked whether the Archer strikes
    assert s.control[at(s, "c3")] == 0


# Step 5


@rule("RW-124", "RW-133", "RW-303")
def test_types_strike_by_initiative_each_once() -> None:
    s = field("daqan", "latari")
    meet(s, {"footman": 1, "siege_tower": 1, "bowman": 2}, {"warrior": 1, "sorceress": 1})
    begun(s)
    drawn: list[tuple[int, str, int]] = []
    b = battle(s)
    real = s.rules.steps["battle_draw"]

    class Watch(Step[Runewars]):
        def run(self, s: Runewars, seat: int, source: int) -> None:
            k = 0 if seat == b.runs[0] else 1
            drawn.append((b.round, actions.unit_of(s, b.seats[k], b.slot[k]).id, seat))
            real.run(s, seat, source)

    s.rules.steps["battle_draw"] = Watch()
    stack_fate(s, 1, 2, 3, 7, 5, 15)  # nobody hits
    offered(s)
    expected = [(1, "bowman", 0), (3, "footman", 0), (3, "sorceress", 1), (4, "warrior", 1), (5, "siege_tower", 0)]
    assert drawn == expected


@rule("RW-128")
def test_who_is_gone_before_his_turn_does_not_draw() -> None:
    s = meet(field("latari", "daqan"), {"archer": 4}, {"footman": 3})
    begun(s)
    stack_fate(s, 15, 5, 1, 2, 3, 4)  # of three Footmen one falls, one is routed; one is left to draw
    retreats(s)
    assert len(s.fate_discard) == 5


@rule("RW-127")
def test_cards_count_whose_units_are_gone() -> None:
    s = meet(field("latari", "daqan"), {"archer": 1}, {"bowman": 1})
    stack_fate(s, 15, 16)  # both deal damage
    assert offered(s) == []
    assert counts(s, "c3") == {}
    assert s.control[at(s, "c3")] == -1


@rule("RW-129", "RW-300")
def test_drawn_cards_are_known_to_their_side_until_their_step() -> None:
    s = field()
    card(s, 1, "fight")  # so that the defender is asked before he strikes
    meet(s, {"archer": 2}, {"flesh_ripper": 1})
    stack_fate(s, 1, 15, 5)
    choose(s, "ready")
    assert asked(s) == 1
    zone = battle(s).drawn[0]
    assert zone
    assert [s.known[i] for i in zone] == [1] * 2
    shown: Any = view(s, (1,))["battle"]
    assert shown["sides"][0]["drawn"] == [None, None]
    own: Any = view(s, (0,))["battle"]
    assert None not in own["sides"][0]["drawn"]
    choose(s, "strike flesh_ripper")
    assert all(s.known[i] == PUBLIC for i in s.fate_discard)


@rule("RW-129")
def test_only_cards_with_the_icon_are_shown() -> None:
    s = field("latari", "daqan")
    meet(s, {"archer": 3}, {"footman": 2, "knight": 1})
    stack_fate(s, 9, 15, 5)  # a special, damage, a rout
    assert offered(s)[0].startswith("shoot")
    zone = battle(s).drawn[0]
    assert {s.face[i].number: s.known[i] == PUBLIC for i in zone} == {9: True, 15: False, 5: False}
    choose(s, "shoot footman")
    assert offered(s) == ["rout footman", "rout knight"]
    assert {s.face[i].number: s.known[i] == PUBLIC for i in zone} == {9: True, 15: False, 5: True}


@rule("RW-132", "RWR-013")
def test_the_defender_assigns_his_losses_first() -> None:
    s = field("daqan", "latari")
    meet(s, {"footman": 2, "bowman": 2}, {"archer": 2, "warrior": 1})
    stack_fate(s, 5, 15, 6, 16)  # both sides: a rout and damage
    assert asked(s) == 1
    choose(s, "rout warrior")
    assert asked(s) == 0
    choose(s, "rout footman")
    assert asked(s) == 0  # the Archers, alike, have taken theirs unasked
    assert side(s, 1) == {"archer": 1, "warrior routed": 1}
    assert offered(s) == ["suffer bowman", "suffer footman"]


@rule("RW-135")
def test_routs_take_undamaged_units_first() -> None:
    s = begun(meet(field("latari", "daqan"), {"archer": 3}, {"knight": 2, "siege_tower": 1}), (1, "siege_tower", 1, 0))
    s.stack.clear()
    lose(s, 1, ROUT, 2)
    assert side(s, 1) == {"knight routed": 2, "siege_tower 1": 1}
    lose(s, 1, ROUT, 2)
    assert side(s, 1) == {"knight routed": 2, "siege_tower 1 routed": 1}
    assert s.stack == []


@rule("RW-136")
def test_damage_goes_on_the_damaged_then_the_standing_then_the_routed() -> None:
    s = begun(meet(field("latari", "daqan"), {"archer": 1}, {"knight": 2, "footman": 2}), (1, "footman", 0, 1))
    s.stack.clear()
    suffer(s, 1, 1)
    assert offered(s) == ["suffer footman", "suffer knight"]
    choose(s, "suffer knight")
    suffer(s, 1, 2)  # one kills the damaged Knight
    choose(s, "suffer knight")
    assert side(s, 1) == {"footman": 1, "footman routed": 1, "knight 1": 1}
    suffer(s, 1, 2)
    assert side(s, 1) == {"footman routed": 1}
    suffer(s, 1, 3)
    assert side(s, 1) == {}
    assert s.stack == []
    assert s.players[1].supply == s.players[1].faction.supply


HEALTHS = {0: 1, 1: 1, 2: 2, 6: 5}
"""Of Bowmen, Footmen, Knights and Giants, by their slots."""
FRESH, WOUNDED = (0, 0, 16, 16, 32, 32), (0, 98, 98, 99, 100)


def chains(s: Runewars) -> list[tuple[int, ...]]:
    """What is left of the defenders at the end of each chain of choices."""
    keys = offered(s)
    if not keys:
        return [tuple(battle(s).units[1])]
    found = []
    for key in keys:
        t = s.copy()
        choose(t, key)
        found += chains(t)
    return found


@rule("RW-136")
@pytest.mark.parametrize("codes", [FRESH, WOUNDED])
@pytest.mark.parametrize("damage", range(1, 8))
def test_damage_is_assigned_in_one_way_only(codes: tuple[int, ...], damage: int) -> None:
    """Every result is reached by exactly one chain of choices, fresh units or several wounded Giants."""
    s = begun(meet(field("latari", "daqan"), {"archer": 1}, {"bowman": 1}))
    s.stack.clear()
    battle(s).units[1][:] = codes
    suffer(s, 1, damage)
    found = chains(s)
    assert len(found) == len(set(found))
    assert set(found) == brute(codes, damage)


def brute(codes: tuple[int, ...], damage: int) -> set[tuple[int, ...]]:
    """All results of damage, point by point: on damaged units, else standing ones, else routed ones."""
    states: set[tuple[int, ...]] = {codes}
    for _ in range(damage):
        following: set[tuple[int, ...]] = set()
        for state in states:
            pool = [code for code in state if code & 14] or [code for code in state if not code & 1] or list(state)
            for code in pool:
                rest = list(state)
                rest.remove(code)
                if (code >> 1 & 7) + 1 < HEALTHS[code >> 4]:
                    rest.append(code + 2)
                following.add(tuple(sorted(rest)))
        states = following
    return states


@rule("OP-19", "RW-020")
def test_when_the_fate_cards_run_out() -> None:
    """OP-19: one draws what there is, the attacker first."""
    s = meet(field(), {"archer": 3}, {"flesh_ripper": 3})
    rest = [i for i in s.fate if s.face[i].number not in (1, 2, 3, 5)]
    for i in rest:
        s.fate.remove(i)
        s.box.append(i)
    stack_fate(s, 1, 2, 3, 5)
    begun(s)
    s.rules.steps["battle_strength"] = Step()
    offered(s)
    assert sorted(s.face[i].number for i in s.fate_discard) == [1, 2, 3, 5]


@rule("RW-306")
def test_with_two_players_the_opponent_runs_the_neutrals() -> None:
    s = position("daqan", "latari")
    meet(s, {"footman": 1}, {"giant": 1}, seat=-1)
    begun(s)
    assert battle(s).runs == (0, 1)
