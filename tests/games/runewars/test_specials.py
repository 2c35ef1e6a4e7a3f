"""What each type of units does for a special icon: a test for each of the twenty-two, and the four developments."""

from __future__ import annotations

from hagal.games.runewars.battle.force import lay
from hagal.games.runewars.names import DEFENSIVE
from hagal.games.runewars.state import Runewars
from hagal.kernel.step import Step, at_place
from tests.games.runewars.battles import Names, battle, begun, field, hero, meet, side, special
from tests.games.runewars.position import asked, at, choose, counts, offered, push, stack_fate, stronghold, units
from tests.rules import rule

Weak = tuple[int, str, int, int]


def against(attacker: str, mine: Names, defender: str, theirs: Names, *weak: Weak, rules: str = "2010") -> Runewars:
    """A battle that is laid out and goes no further by itself."""
    s = begun(meet(field(attacker, defender, rules=rules), mine, theirs), *weak)
    s.stack.clear()
    return s


def hit(s: Runewars, name: str) -> list[str]:
    """The attacker's special, and what is asked then."""
    special(s, name)
    return offered(s)


# Daqan


@rule("RW-130")
def test_bowman_hits_the_strong() -> None:
    s = against("daqan", {"bowman": 1}, "latari", {"archer": 2, "warrior": 1, "pegasus_rider": 1})
    assert hit(s, "bowman") == ["suffer pegasus_rider", "suffer warrior"]
    assert asked(s) == 1
    choose(s, "suffer warrior")
    assert side(s, 1) == {"archer": 2, "warrior 1": 1, "pegasus_rider": 1}
    assert hit(s, "bowman") == []  # the damaged one first
    assert side(s, 1) == {"archer": 2, "pegasus_rider": 1}
    s = against("daqan", {"bowman": 1}, "latari", {"archer": 1, "warrior": 1}, (1, "warrior", 0, 1))
    assert hit(s, "bowman") == []  # standing ones before routed ones (RW-136)
    assert side(s, 1) == {"warrior routed": 1}


@rule("RW-130")
def test_footman_strikes_twice_at_who_survives() -> None:
    s = against("daqan", {"footman": 1}, "latari", {"archer": 2, "warrior": 1, "pegasus_rider": 1})
    assert hit(s, "footman") == ["suffer archer", "suffer pegasus_rider", "suffer warrior"]
    choose(s, "suffer pegasus_rider")
    assert side(s, 1) == {"archer": 2, "warrior": 1, "pegasus_rider 2": 1}
    assert hit(s, "footman") == []
    assert side(s, 1) == {"archer": 2, "warrior": 1}
    choose_one = against("daqan", {"footman": 1}, "latari", {"archer": 3})
    assert hit(choose_one, "footman") == []
    assert side(choose_one, 1) == {"archer": 2}


@rule("RW-130")
def test_knight_routs_and_draws_a_card_for_later() -> None:
    s = against("daqan", {"knight": 1}, "latari", {"archer": 1, "warrior": 1})
    s.tactics_deck.append(s.hero_deck.pop() if s.hero_deck else s.fate.pop())
    held = len(s.players[0].fresh)
    assert hit(s, "knight") == ["rout archer", "rout warrior"]
    choose(s, "rout warrior")
    assert side(s, 1) == {"archer": 1, "warrior routed": 1}
    assert len(s.players[0].fresh) == held + 1


@rule("RWF-002")
def test_siege_tower_keeps_its_bonus() -> None:
    s = against("daqan", {"siege_tower": 1}, "latari", {"archer": 1})
    assert hit(s, "siege_tower") == []
    assert battle(s).bonus == (2, 0)
    battle(s).units[0].clear()
    assert battle(s).bonus == (2, 0)


# Latari


@rule("RW-138")
def test_archer_hits_whom_he_likes() -> None:
    s = against("latari", {"archer": 1}, "daqan", {"footman": 1, "knight": 2, "bowman": 1}, (1, "knight", 1, 1))
    assert sorted(hit(s, "archer")) == ["shoot bowman", "shoot footman", "shoot knight", "shoot knight 1 routed"]
    assert asked(s) == 0
    choose(s, "shoot knight")
    assert side(s, 1) == {"bowman": 1, "footman": 1, "knight 1": 1, "knight 1 routed": 1}


@rule("RW-138")
def test_pegasus_rider_charges_two_triangles_or_a_rectangle() -> None:
    theirs = {"footman": 2, "bowman": 1, "knight": 1, "siege_tower": 1}
    s = against("latari", {"pegasus_rider": 1}, "daqan", theirs)
    assert sorted(hit(s, "pegasus_rider")) == ["charge bowman", "charge footman", "charge knight", "stop"]
    choose(s, "charge knight")
    assert side(s, 1)["knight routed"] == 1
    assert offered(s) == []
    s = against("latari", {"pegasus_rider": 1}, "daqan", theirs)
    hit(s, "pegasus_rider")
    choose(s, "charge footman")
    assert offered(s) == ["charge footman", "stop"]  # the Bowman would have come first
    choose(s, "charge footman")
    assert side(s, 1) == {"footman routed": 2, "bowman": 1, "knight": 1, "siege_tower": 1}
    s = against("latari", {"pegasus_rider": 1}, "daqan", {"siege_tower": 1, "footman": 1}, (1, "footman", 0, 1))
    assert hit(s, "pegasus_rider") == []


@rule("RW-154", "RWF-013", "RWR-014")
def test_sorceress_sends_a_unit_away() -> None:
    """2010: the opponent chooses which; Revised: the Latari player. Where it goes is its controller's choice."""
    for rules, chooser, key in (("2010", 1, "withdraw footman"), ("revised", 0, "send footman")):
        s = against("latari", {"sorceress": 1}, "daqan", {"footman": 2, "knight": 1}, rules=rules)
        units(s, "b2", 1, bowman=1)
        units(s, "d2", 1, bowman=1)
        assert key in hit(s, "sorceress")
        assert asked(s) == chooser
        choose(s, key)
        assert asked(s) == 1
        assert sorted(offered(s)) == ["retreat b2", "retreat d2"]
        choose(s, "retreat d2")
        assert counts(s, "d2") == {"bowman": 1, "footman_routed": 1}
        assert side(s, 1) == {"footman": 1, "knight": 1}


@rule("RW-130")
def test_warrior_finishes_off_the_weak() -> None:
    theirs = {"footman": 2, "knight": 2}
    s = against("latari", {"warrior": 1}, "daqan", theirs, (1, "knight", 1, 0), (1, "footman", 0, 1))
    assert hit(s, "warrior") == ["damage 1", "slay footman routed", "slay knight 1"]
    choose(s, "slay footman routed")
    assert side(s, 1) == {"footman": 1, "knight": 1, "knight 1": 1}
    hit(s, "warrior")
    choose(s, "damage 1")
    assert side(s, 1) == {"footman": 1, "knight": 1}


# Waiqar


@rule("RW-130")
def test_reanimates_overrun_while_two_of_them_stand() -> None:
    s = against("waiqar", {"reanimate": 2}, "daqan", {"footman": 3})
    assert hit(s, "reanimate") == []
    assert side(s, 1) == {"footman": 1}
    s = against("waiqar", {"reanimate": 2}, "daqan", {"footman": 3}, (0, "reanimate", 0, 1))
    assert hit(s, "reanimate") == []
    assert side(s, 1) == {"footman": 3}


@rule("RW-137")
def test_skeleton_archer_kills_all_but_hexagons() -> None:
    theirs = {"footman": 1, "knight": 1, "siege_tower": 1}
    s = against("waiqar", {"skeleton_archer": 1}, "daqan", theirs)
    assert hit(s, "skeleton_archer") == ["destroy footman", "destroy knight"]
    assert asked(s) == 1
    choose(s, "destroy knight")
    assert side(s, 1) == {"footman": 1, "siege_tower": 1}
    s = against("waiqar", {"skeleton_archer": 1}, "daqan", theirs, (1, "footman", 0, 1))
    assert hit(s, "skeleton_archer") == []  # a standing one, if possible
    assert side(s, 1) == {"footman routed": 1, "siege_tower": 1}


@rule("RWF-004")
def test_necromancer_raises_reanimates_of_the_supply() -> None:
    s = against("waiqar", {"necromancer": 1}, "daqan", {"footman": 1})
    before = s.players[0].supply
    assert hit(s, "necromancer") == []
    assert side(s, 0) == {"necromancer": 1, "reanimate": 2}
    assert s.players[0].supply == (before[0] - 2, *before[1:])
    s.players[0].supply = (1, *before[1:])
    hit(s, "necromancer")
    hit(s, "necromancer")
    assert side(s, 0) == {"necromancer": 1, "reanimate": 3}


@rule("RW-138")
def test_dark_knight_picks_one_rout_and_the_opponent_the_other() -> None:
    s = against("waiqar", {"dark_knight": 1}, "daqan", {"footman": 1, "knight": 1, "siege_tower": 1})
    assert hit(s, "dark_knight") == ["frighten footman", "frighten knight", "frighten siege_tower"]
    choose(s, "frighten siege_tower")
    assert asked(s) == 1
    choose(s, "rout footman")
    assert side(s, 1) == {"footman routed": 1, "knight": 1, "siege_tower routed": 1}


# Uthuk


@rule("RWF-003")
def test_berserker_may_give_a_life_for_two_damage() -> None:
    s = against("uthuk", {"berserker": 2}, "daqan", {"footman": 3}, (0, "berserker", 0, 1))
    assert hit(s, "berserker") == ["rage berserker", "stop"]
    choose(s, "rage berserker")
    assert side(s, 0) == {"berserker routed": 1}
    assert side(s, 1) == {"footman": 1}
    assert hit(s, "berserker") == []  # none stands any more


@rule("RW-130")
def test_flesh_rippers_have_three_health_from_then_on() -> None:
    s = against("daqan", {"bowman": 1}, "uthuk", {"flesh_ripper": 2})
    special(s, "flesh_ripper", 1)
    assert offered(s) == []
    assert hit(s, "bowman") == []
    assert side(s, 1) == {"flesh_ripper": 1, "flesh_ripper 1": 1}
    hit(s, "footman")
    assert side(s, 1) == {"flesh_ripper": 1}


@rule("RWF-005", "RW-137")
def test_after_the_last_standing_triangle_any_routed_one_may_burn() -> None:
    s = meet(field("uthuk", "daqan"), {"warlock": 1}, {"bowman": 1, "footman": 2, "knight": 1})
    begun(s, (1, "bowman", 0, 1), (1, "footman", 0, 1))
    s.stack.clear()
    special(s, "warlock")
    choose(s, "destroy footman")
    assert offered(s) == ["destroy bowman routed", "destroy footman routed"]


@rule("RWF-005")
def test_warlock_burns_standing_triangles_first() -> None:
    theirs = {"footman": 2, "bowman": 1}
    s = against("uthuk", {"warlock": 1}, "daqan", theirs, (1, "bowman", 0, 1))
    assert hit(s, "warlock") == []
    assert side(s, 1) == {"bowman routed": 1}
    s = against("uthuk", {"warlock": 1}, "daqan", {"footman": 1, "bowman": 1, "knight": 1}, (1, "bowman", 0, 1))
    assert hit(s, "warlock") == ["destroy knight", "destroy footman"]
    choose(s, "destroy footman")
    assert side(s, 1) == {"knight": 1}


@rule("RW-138")
def test_chaos_lord_terrifies_two_different_units() -> None:
    s = against("uthuk", {"chaos_lord": 1}, "daqan", {"footman": 2, "knight": 1}, (1, "footman", 0, 1))
    assert hit(s, "chaos_lord") == ["terrify footman", "terrify footman routed"]
    choose(s, "terrify footman")
    assert offered(s) == ["terrify footman routed", "terrify knight"]
    choose(s, "terrify footman routed")
    assert side(s, 1) == {"footman routed": 1, "knight": 1}
    s = against("uthuk", {"chaos_lord": 1}, "daqan", {"knight": 1})
    assert hit(s, "chaos_lord") == []
    assert side(s, 1) == {"knight routed": 1}
    s = against("uthuk", {"chaos_lord": 1}, "daqan", {"knight": 2})
    assert hit(s, "chaos_lord") == []
    assert side(s, 1) == {"knight routed": 2}


# Neutral units


def wild(name: str, n: int, theirs: Names, *weak: Weak) -> Runewars:
    """Daqan with neutral allies against Latari."""
    return against("daqan", {name: n, "footman": 1}, "latari", theirs, *weak)


@rule("RW-130")
def test_beastman_hits_and_draws_again() -> None:
    for card, left in ((1, 3), (15, 2), (9, 2)):  # a miss, damage, a special that is damage alone
        s = wild("beastman", 1, {"archer": 4})
        stack_fate(s, card)
        assert hit(s, "beastman") == []
        assert side(s, 1) == {"archer": left}
        assert s.face[s.fate_discard[-1]].number == card
    s = wild("beastman", 1, {"archer": 4})
    stack_fate(s, 5)
    hit(s, "beastman")
    assert side(s, 1) == {"archer": 2, "archer routed": 1}


@rule("RW-138")
def test_dragon_burns_up_to_three_triangles() -> None:
    s = wild("dragon", 1, {"archer": 4, "warrior": 1}, (1, "archer", 0, 1))
    assert hit(s, "dragon") == ["flame archer", "flame archer routed", "stop"]
    choose(s, "flame archer", "flame archer", "flame archer")
    assert side(s, 1) == {"archer routed": 1, "warrior": 1}
    hit(s, "dragon")
    choose(s, "stop")
    assert side(s, 1) == {"archer routed": 1, "warrior": 1}


@rule("RW-130")
def test_giant_gives_back_what_it_has_taken() -> None:
    s = wild("giant", 2, {"archer": 6}, (0, "giant", 3, 0), (0, "giant", 1, 0))
    assert hit(s, "giant") == ["damage 1", "damage 3"]
    choose(s, "damage 3")
    assert side(s, 1) == {"archer": 3}
    s = wild("giant", 2, {"archer": 6})
    assert hit(s, "giant") == []
    assert side(s, 1) == {"archer": 6}


@rule("RW-130")
def test_hellhound_burns_two_different_units() -> None:
    s = wild("hellhound", 1, {"archer": 1, "warrior": 1, "pegasus_rider": 1})
    assert hit(s, "hellhound") == ["suffer archer", "suffer pegasus_rider"]
    assert asked(s) == 1
    choose(s, "suffer pegasus_rider")
    assert side(s, 1) == {"archer": 1, "pegasus_rider 1": 1, "warrior 1": 1}
    assert hit(s, "hellhound") == []  # both damaged ones
    assert side(s, 1) == {"archer": 1, "pegasus_rider 2": 1}
    assert hit(s, "hellhound") == []
    assert side(s, 1) == {}
    s = wild("hellhound", 1, {"warrior": 1, "archer": 1}, (1, "archer", 0, 1))
    assert hit(s, "hellhound") == []  # only who stands
    assert side(s, 1) == {"archer routed": 1, "warrior 1": 1}
    s = wild("hellhound", 1, {"warrior": 2, "archer": 2}, (1, "warrior", 1, 0))
    assert hit(s, "hellhound") == ["suffer archer", "suffer warrior"]
    choose(s, "suffer warrior")
    assert side(s, 1) == {"archer": 2, "warrior 1": 1}


@rule("RW-130")
def test_razorwing_stuns_who_is_late() -> None:
    s = wild("razorwing", 1, {"archer": 2, "warrior": 1, "pegasus_rider": 1}, (1, "pegasus_rider", 1, 0))
    assert hit(s, "razorwing") == []
    assert side(s, 1) == {"archer": 2, "warrior routed": 1, "pegasus_rider 1": 1}
    assert hit(s, "razorwing") == []
    assert side(s, 1) == {"archer": 2, "warrior routed": 1, "pegasus_rider 1 routed": 1}
    assert hit(s, "razorwing") == []  # nobody else is late
    assert side(s, 1) == {"archer": 1, "archer routed": 1, "warrior routed": 1, "pegasus_rider 1 routed": 1}


@rule("RW-130")
def test_sorcerers_have_two_health_from_then_on() -> None:
    s = against("daqan", {"bowman": 1}, "latari", {"sorcerer": 2, "archer": 1})
    special(s, "sorcerer", 1)
    assert offered(s) == []
    assert hit(s, "bowman") == []  # they are the ones with more than one health
    assert side(s, 1) == {"archer": 1, "sorcerer": 1, "sorcerer 1": 1}


# Defensive developments


def besieged(defender: str, mine: Names, theirs: Names) -> Runewars:
    """Strength is about to be counted; a defensive development is there."""
    s = field("daqan" if defender != "daqan" else "latari", defender)
    area = stronghold(s, "c3", 1)
    s.development[area] = DEFENSIVE
    p = s.players[1]
    p.developments = (*p.developments[:DEFENSIVE], p.developments[DEFENSIVE] - 1)
    begun(meet(s, mine, theirs))
    s.stack.clear()
    s.rules.steps["battle_end"] = Step()  # how it ends is shown elsewhere
    push(s, "battle_strength", 0, at_place(area))
    assert offered(s) == ["defense", "leave"]
    assert asked(s) == 1
    return s


@rule("RW-141")
def test_reinforced_walls() -> None:
    s = besieged("daqan", {"archer": 7}, {"footman": 1})
    choose(s, "leave")
    assert battle(s).won == 0  # 7 against 6
    s = besieged("daqan", {"archer": 7}, {"footman": 1})
    choose(s, "defense")
    assert battle(s).won == 1  # against 8
    assert s.development[at(s, "c3")] == DEFENSIVE


@rule("RW-141", "RW-154")
def test_protective_wards() -> None:
    s = besieged("latari", {"footman": 6, "knight": 1}, {"archer": 1})
    choose(s, "defense")
    assert asked(s) == 0
    assert offered(s) == ["withdraw footman", "withdraw knight"]
    choose(s, "withdraw knight", "retreat c4")
    assert counts(s, "c4") == {"knight_routed": 1}
    assert battle(s).won == 1  # 6 against 6
    assert s.development[at(s, "c3")] == DEFENSIVE
    s = besieged("latari", {"footman": 6, "knight": 1}, {"archer": 1})
    lay(s, battle(s), 0, 32)
    choose(s, "defense")
    assert offered(s)[0].startswith("retreat")  # of those who stand: the routed Knight stays
    assert side(s, 0) == {"footman": 5, "knight routed": 1}


@rule("RW-141", "OP-11")
def test_cursed_tomb() -> None:
    s = besieged("waiqar", {"footman": 7, "knight": 2}, {"reanimate": 1})
    hero(s, 0, "watcher")
    choose(s, "defense")
    assert asked(s) == 0
    choose(s, "rout knight")  # of nine, with two Knights, one is a Footman
    assert side(s, 0) == {"footman": 6, "footman routed": 1, "knight routed": 2}
    assert s.players[0].figures == [(at(s, "c3"), 0, 0, 0, 0, 0)]  # heroes never
    assert battle(s).won == 1  # 6 against 6
    assert s.development[at(s, "c3")] == -1
    assert s.players[1].developments == (1, 1, 1, 2)


@rule("RW-141", "OP-11")
def test_hungry_spawn() -> None:
    s = besieged("uthuk", {"footman": 7, "knight": 2}, {"berserker": 1})
    hero(s, 0, "watcher")
    choose(s, "defense")
    assert asked(s) == 0
    choose(s, "suffer footman", "suffer footman", "suffer knight")
    assert side(s, 0) == {"footman": 5, "knight": 1}
    assert s.players[0].figures == [(at(s, "c3"), 0, 0, 0, 0, 0)]  # heroes never
    assert battle(s).won == 1
    assert s.development[at(s, "c3")] == -1
    assert s.players[1].developments == (1, 1, 1, 2)
