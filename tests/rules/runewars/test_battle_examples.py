"""The worked examples of battles, move by move (RW-T10 to RW-T15, RW-T29, RW-T31, RW-T32, RWR-T02)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hagal.games.runewars.catalogue.fate import FATE
from hagal.games.runewars.names import CIRCLE, HEXAGON, RECTANGLE, SIEGE, TRIANGLE
from tests.games.runewars.battles import attack, battle, begun, field, hero, meet, side, special
from tests.games.runewars.position import asked, at, choose, counts, offered, stack_fate, stronghold
from tests.rules import rule

MISS, SPECIAL, ROUT_1 = (0, 0, 0), (1, 0, 0), (0, 1, 0)


@rule("RW-T10")
def test_the_fate_deck_in_figures() -> None:
    read = [Counter(card.read[shape] for card in FATE) for shape in range(4)]
    assert read[TRIANGLE][MISS] == 12
    assert max(damage for _special, _routs, damage in read[TRIANGLE]) == 1
    assert read[CIRCLE][SPECIAL] == 12
    assert read[TRIANGLE][SPECIAL] == 6
    assert read[RECTANGLE][MISS] == 9
    assert max(damage for _special, _routs, damage in read[RECTANGLE]) == 2


@rule("RW-T11")
def test_the_card_that_the_rulebook_explains_is_number_ten() -> None:
    wanted = {TRIANGLE: SPECIAL, RECTANGLE: ROUT_1, HEXAGON: (0, 0, 2), CIRCLE: MISS}
    assert [card.number for card in FATE if all(card.read[k] == icon for k, icon in wanted.items())] == [10]
    assert sorted(card.number for card in FATE) == list(range(1, 31))


@rule("RW-T12")
@pytest.mark.parametrize("down", [0, 1])
def test_two_damage_with_a_damaged_warrior(down: int) -> None:
    s = meet(field("daqan", "latari"), {"bowman": 2}, {"warrior": 2, "archer": 1})
    stack_fate(s, 15, 17, 4)  # Bowmen: damage 1 twice; the Archer misses
    begun(s, (1, "warrior", 1, down))
    assert asked(s) == 1
    assert side(s, 1) == {"archer": 1, "warrior": 1}
    assert offered(s) == ["suffer archer", "suffer warrior"]


@rule("RW-T13", "RW-T14")
def test_a_battle_of_two_rounds() -> None:
    s = field("latari", "uthuk")
    meet(s, {"archer": 3, "pegasus_rider": 2}, {"flesh_ripper": 2, "berserker": 3, "beastman": 3})
    stack_fate(s, 9, 15, 1, 8, 18, 11, 19, 16, 2, 5, 17)
    # round 1: the Archers' special, then a rout and damage each
    assert asked(s) == 0
    choose(s, "shoot berserker")
    assert side(s, 1) == {"flesh_ripper": 2, "berserker": 2, "beastman": 3}
    assert asked(s) == 0
    choose(s, "rout archer")
    assert asked(s) == 1
    choose(s, "suffer flesh_ripper")
    assert asked(s) == 0
    choose(s, "suffer pegasus_rider")
    assert side(s, 0) == {"archer": 2, "archer routed": 1, "pegasus_rider": 1, "pegasus_rider 1": 1}
    assert side(s, 1) == {"flesh_ripper": 1, "berserker": 2, "beastman": 3}
    # round 2: Uthuk picks Berserkers first
    assert battle(s).round == 2
    assert sorted(offered(s)) == ["strike beastman", "strike berserker"]
    choose(s, "strike berserker")
    choose(s, "suffer berserker", "suffer berserker", "suffer beastman")
    assert side(s, 1) == {"flesh_ripper": 1, "beastman": 2}
    # the Berserkers' card still counts, and the Beastmen draw 2; the undamaged rider is routed, the damaged one dies
    assert asked(s) == 0
    choose(s, "rout pegasus_rider")
    # strength 2 against 3: all who are left retreat to one area
    assert asked(s) == 0
    choose(s, "retreat c4")
    assert counts(s, "c4") == {"archer_routed": 3, "pegasus_rider_routed": 1}
    assert counts(s, "c3") == {"flesh_ripper": 1, "beastman": 2}
    assert s.control[at(s, "c3")] == 1
    assert s.battle is None
    assert s.stack == []
    assert len(s.fate_discard) == 11


@rule("RW-T15", "RWR-T02", "RWR-008")
def test_a_hero_supports_archers_and_loses_with_them() -> None:
    s = field("latari", "uthuk", rules="revised")
    helper, _idler = hero(s, 0, "helper"), hero(s, 0, "idler")
    meet(s, {"archer": 3, "pegasus_rider": 2}, {"berserker": 5})
    stack_fate(s, 1, 2, 3, 4, 5, 6, 15, 17, 25, 27, 11)
    assert "support helper pegasus_rider" in offered(s)
    choose(s, "support helper archer")
    assert offered(s) == ["support idler pegasus_rider", "no support"]
    choose(s, "no support")
    assert battle(s).support == (((helper, 0),), ())
    # four cards for three Archers; three are resolved
    choose(s, "extra")
    assert asked(s) == 0
    assert sorted(offered(s)) == ["drop 1", "drop 2", "drop 3", "drop 4"]
    choose(s, "drop 4")
    assert [s.face[i].number for i in s.fate_discard] == [4, 1, 2, 3]
    # the Riders miss, five Berserkers deal 4
    choose(s, "suffer archer", "suffer pegasus_rider")
    choose(s, "retreat c4")
    assert counts(s, "c4") == {"archer_routed": 2, "pegasus_rider_routed": 1}
    c3, c4 = at(s, "c3"), at(s, "c4")
    assert s.players[0].figures == [(c4, 0, 0, 0, 0, 1), (c3, 0, 0, 0, 0, 0)]
    assert s.stack == []


@rule("RW-T29", "RW-147", "RW-142", "RWF-012")
@pytest.mark.parametrize(
    ("attackers", "siege", "won"), [(5, False, False), (6, False, True), (2, True, False), (3, True, True)]
)
def test_a_lone_stronghold(attackers: int, siege: bool, won: bool) -> None:
    s = field("daqan", "latari", rules="revised")
    area = stronghold(s, "c3", 1)
    s.turn_flags = SIEGE if siege else 0
    attack(s, footman=attackers)
    if won:
        choose(s, "none")
        assert counts(s, "c3") == {"footman": attackers}
        assert s.control[area] == 0
        assert s.stronghold[area] == -1
    else:
        choose(s, "retreat c4")
        assert counts(s, "c4") == {"footman_routed": attackers}
        assert s.control[area] == 1
        assert s.stronghold[area] == 2 * 1 + 1


@rule("RW-T31", "RWF-003", "RW-126")
def test_a_routed_berserker_gives_no_fury() -> None:
    s = meet(field("latari", "uthuk"), {"pegasus_rider": 1}, {"berserker": 1})
    stack_fate(s, 3, 9)  # both draw a special
    choose(s, "charge berserker")
    assert offered(s)[0].startswith("retreat")  # nobody was asked for Fury, and the Rider has won
    choose(s, "retreat c4")
    assert counts(s, "c3") == {"pegasus_rider": 1}


@rule("RW-T31")
def test_a_standing_berserker_gives_it() -> None:
    s = meet(field("latari", "uthuk"), {"pegasus_rider": 1}, {"berserker": 1})
    stack_fate(s, 3, 9)
    choose(s, "stop")
    assert asked(s) == 1
    assert offered(s) == ["rage berserker", "stop"]


@rule("RW-T32", "RWF-005")
def test_two_triangles_or_one_rectangle() -> None:
    def victim(**named: int) -> Any:
        s = begun(meet(field("uthuk", "daqan"), {"warlock": 1}, named))
        s.stack.clear()
        special(s, "warlock")
        return s

    s = victim(footman=1, knight=1)
    assert offered(s) == []
    assert side(s, 1) == {"footman": 1}
    s = victim(footman=1)
    assert offered(s) == []
    assert side(s, 1) == {}
    s = victim(footman=2, knight=1)
    assert asked(s) == 1
    assert offered(s) == ["destroy knight", "destroy footman"]
    for key, left in (("destroy knight", {"footman": 2}), ("destroy footman", {"knight": 1})):
        s = victim(footman=2, knight=1)
        choose(s, key)
        assert side(s, 1) == left
    s = victim(siege_tower=1)
    assert offered(s) == []
    assert side(s, 1) == {"siege_tower": 1}
