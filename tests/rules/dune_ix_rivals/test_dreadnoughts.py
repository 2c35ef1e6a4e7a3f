"""Dreadnoughts of rivals: IX-054, IX-055, IX-059, and the expert's lead in strength."""

from __future__ import annotations

import pytest

from tests.games.dune.ix_position import IxPosition
from tests.rules import rule
from tests.rules.dune_hagal.position import HAGAL, fight, flipped, fought, held, still
from tests.rules.dune_ix_rivals.position import Mode, control, duel, flags, solo, units

MODES = [pytest.param(solo, 1, id="solo"), pytest.param(duel, HAGAL, id="two players")]


# IX-054


@rule("IX-054")
@pytest.mark.parametrize(("mode", "seat"), MODES)
@pytest.mark.parametrize(
    ("troops", "ships", "left"),
    [
        (0, 0, (0, 0, 0, 0)),
        (3, 0, (1, 2, 0, 0)),
        (0, 1, (0, 0, 0, 1)),
        (3, 1, (2, 1, 0, 1)),
        (3, 2, (3, 0, 0, 2)),
        (0, 2, (0, 0, 0, 2)),
    ],
)
def test_up_to_two_units_and_dreadnoughts_first(
    mode: Mode, seat: int, troops: int, ships: int, left: tuple[int, int, int, int]
) -> None:
    """Stillsuits: a combat space and no troop on the card."""
    t = mode().give(seat, garrison=troops).ships(seat, garrison=ships).hagal("stillsuits").rival(seat)
    assert units(t, seat) == left
    assert t[seat].strength == 2 * left[1] + 3 * left[3]


@rule("IX-054")
@pytest.mark.parametrize(("mode", "seat"), MODES)
def test_the_troops_of_the_card_come_on_top(mode: Mode, seat: int) -> None:
    t = mode().give(seat, garrison=3).ships(seat, garrison=1).hagal("hardy_warriors").rival(seat)
    assert units(t, seat) == (2, 3, 0, 1), "two of the card, one of each kind from the garrison"
    assert t[seat].strength == 9


@rule("IX-054")
def test_only_from_a_combat_space() -> None:
    t = solo().give(1, garrison=3).ships(1, garrison=2).hagal("wealth").rival(1)
    assert units(t, 1) == (3, 0, 2, 0)


@rule("IX-054")
def test_a_dreadnought_in_supply_or_on_a_location_stays_there() -> None:
    t = solo().flag(1, "carthag").give(1, garrison=2).hagal("stillsuits").rival(1)
    assert units(t, 1) == (0, 2, 0, 0)
    assert (t.ix.docked[1], flags(t)) == (1, {"carthag": 1})


@rule("IX-054")
def test_one_already_there_does_not_count_against_the_two() -> None:
    t = solo().give(1, garrison=2).ships(1, garrison=1, conflict=1).hagal("stillsuits").rival(1)
    assert units(t, 1) == (1, 1, 0, 2)


# The expert rule, in strength (HG-052)


@rule("IX-054")
@pytest.mark.parametrize("level", ["mentat", "kwisatz_haderach"])
@pytest.mark.parametrize(
    ("mine", "yours", "deploys"),
    [
        ((0, 1), (0, 0), True),  # 3 against 0
        ((2, 0), (0, 0), False),  # 4 against 0
        ((0, 2), (1, 0), False),  # 6 against 2
        ((0, 2), (0, 1), True),  # 6 against 3
        ((3, 0), (0, 1), True),  # 6 against 3
        ((2, 1), (0, 1), False),  # 7 against 3
    ],
)
def test_an_expert_measures_its_lead_in_strength(
    level: str, mine: tuple[int, int], yours: tuple[int, int], deploys: bool
) -> None:
    t = solo(difficulty=level).conflict("skirmish_e").give(1, garrison=1, conflict=mine[0]).ships(1, conflict=mine[1])
    t.give(0, conflict=yours[0]).ships(0, conflict=yours[1]).hagal("hardy_warriors").rival(1)
    if deploys:
        assert units(t, 1) == (0, mine[0] + 3, 0, mine[1])
        assert t.events("rival-holds-back") == []
    else:
        assert units(t, 1) == (3, mine[0], 0, mine[1]), "all to the garrison, or still there"
        assert len(t.events("rival-holds-back")) == 1


@rule("IX-054", "IX-030")
@pytest.mark.parametrize("level", ["mentat", "kwisatz_haderach"])
def test_an_expert_that_leads_deploys_dreadnoughts_all_the_same(level: str) -> None:
    """The expert rule is about troops: those of the card and of the garrison stay."""
    t = solo(difficulty=level).give(1, conflict=2, garrison=2).ships(1, garrison=1).hagal("hardy_warriors").rival(1)
    assert units(t, 1) == (4, 2, 0, 1)
    assert len(t.events("rival-holds-back")) == 1
    t = solo(difficulty=level).give(1, conflict=2, garrison=2).ships(1, garrison=2).hagal("stillsuits").rival(1)
    assert units(t, 1) == (2, 2, 0, 2)
    assert t.events("rival-holds-back") == [], "two units are all that it could send"


@rule("IX-054")
def test_by_the_other_reading_they_stay_at_home() -> None:
    """Option expert_dreadnoughts."""
    t = solo(difficulty="mentat", expert_dreadnoughts="held_back").give(1, conflict=2, garrison=2)
    t.ships(1, garrison=1).hagal("stillsuits").rival(1)
    assert units(t, 1) == (2, 2, 1, 0)
    assert len(t.events("rival-holds-back")) == 1
    t = solo(difficulty="mentat", expert_dreadnoughts="held_back", expert_deployment="capped").give(1, garrison=4)
    t.ships(1, garrison=2).hagal("stillsuits").rival(1)
    assert units(t, 1) == (4, 0, 1, 1), "a second one would be a lead of 6"


@rule("IX-054")
def test_only_experts_hold_back() -> None:
    t = solo(difficulty="sardaukar").give(1, conflict=2, garrison=2).ships(1, garrison=1).hagal("stillsuits").rival(1)
    assert units(t, 1) == (1, 3, 0, 1), "others do not hold back"


@rule("IX-054")
def test_an_expert_that_does_not_lead_yet_sends_all() -> None:
    t = solo(difficulty="mentat").give(1, garrison=2).ships(1, garrison=2).hagal("hardy_warriors").rival(1)
    assert units(t, 1) == (2, 2, 0, 2)


@rule("IX-054")
def test_for_a_conflict_iii_an_expert_sends_all_it_can() -> None:
    t = solo(difficulty="mentat").conflict("economic_supremacy").give(1, conflict=4, garrison=1)
    t.ships(1, garrison=1).hagal("hardy_warriors").rival(1)
    assert units(t, 1) == (0, 7, 0, 1)


@rule("IX-054")
@pytest.mark.parametrize(
    ("ships", "yours", "left"),
    [
        (0, 0, (2, 2, 0, 0)),  # troops: 4
        (1, 0, (4, 0, 0, 1)),  # a Dreadnought: 3, a troop more would be 5
        (2, 0, (4, 0, 0, 2)),  # Dreadnoughts come whatever the lead
        (2, 1, (4, 0, 0, 2)),  # 6 against 2
        (1, 1, (3, 1, 0, 1)),  # 5 against 2; 7 would be a lead of 5
    ],
)
def test_the_capped_reading_weighs_each_unit(ships: int, yours: int, left: tuple[int, int, int, int]) -> None:
    """Option expert_deployment: never more troops than make it lead by 4, its Dreadnoughts counted."""
    t = solo(difficulty="mentat", expert_deployment="capped").give(0, conflict=yours).give(1, garrison=2)
    t.ships(1, garrison=ships).hagal("hardy_warriors").rival(1)
    assert units(t, 1) == left


@rule("IX-054")
def test_a_lead_counted_in_troops_does_not_see_dreadnoughts() -> None:
    t = solo(difficulty="mentat", expert_lead="troops").give(1, garrison=2).ships(1, conflict=2).hagal("stillsuits")
    assert units(t.rival(1), 1) == (0, 2, 0, 2)
    t = solo(difficulty="mentat", expert_lead="troops", expert_deployment="capped").give(1, garrison=2, conflict=1)
    t.ships(1, garrison=1).hagal("hardy_warriors").rival(1)
    assert units(t, 1) == (3, 2, 0, 1), "one troop makes a lead of two; the Dreadnought does not count"


# IX-055


def win(t: IxPosition, seat: int, conflict: str = "skirmish_e") -> IxPosition:
    """This seat wins the last Conflict of the game with a Dreadnought."""
    t.ships(seat, conflict=max(1, t.ix.conflict[seat]))
    fight(t, conflict, {seat: 3}, "carthag")
    return t


@rule("IX-055")
@pytest.mark.parametrize(("mode", "seat"), MODES)
@pytest.mark.parametrize(
    ("markers", "location"),
    [
        ({}, "imperial_basin"),
        ({"imperial_basin": 0}, "imperial_basin"),
        ({"arrakeen": 0}, "arrakeen"),
        ({"carthag": 0}, "carthag"),
        ({"arrakeen": 0, "carthag": 0}, "arrakeen"),
        ({"imperial_basin": 0, "carthag": 0}, "imperial_basin"),
        ({"imperial_basin": 0, "arrakeen": 0, "carthag": 0}, "imperial_basin"),
    ],
)
def test_on_an_opponents_marker_and_in_this_order(
    mode: Mode, seat: int, markers: dict[str, int], location: str
) -> None:
    t = win(control(mode(), **markers), seat)
    assert flags(t) == {location: seat}
    assert t.game.over, "nobody is asked"


@rule("IX-055")
def test_the_example_of_the_rulebook() -> None:
    """Nobody controls Imperial Basin, opponents control Arrakeen and Carthag: it goes to Arrakeen."""
    t = win(control(solo(), arrakeen=0, carthag=2), 1)
    assert flags(t) == {"arrakeen": 1}


@rule("IX-055")
@pytest.mark.parametrize(
    ("markers", "location"),
    [
        ({"imperial_basin": 1}, "arrakeen"),
        ({"imperial_basin": 1, "arrakeen": 1}, "carthag"),
        ({"imperial_basin": 1, "arrakeen": 1, "carthag": 2}, "carthag"),
        ({"imperial_basin": 1, "arrakeen": 1, "carthag": 1}, "imperial_basin"),
        ({"imperial_basin": 1, "arrakeen": 2, "carthag": 0}, "arrakeen"),
    ],
)
def test_its_own_marker_is_the_last_resort(markers: dict[str, int], location: str) -> None:
    assert flags(win(control(solo(), **markers), 1)) == {location: 1}


@rule("IX-055")
@pytest.mark.parametrize(
    ("markers", "blocked", "location"),
    [
        ({}, "imperial_basin", "arrakeen"),
        ({"imperial_basin": 0}, "imperial_basin", "arrakeen"),
        ({"arrakeen": 0, "carthag": 2}, "arrakeen", "carthag"),
        ({"arrakeen": 1, "carthag": 1}, "imperial_basin", "arrakeen"),
    ],
)
def test_a_location_with_a_dreadnought_is_out(markers: dict[str, int], blocked: str, location: str) -> None:
    """That of the round before goes home after this Combat."""
    t = control(solo(), **markers).flag(2, blocked)
    assert flags(win(t, 1)) == {location: 1}
    assert t.ix.garrison[2] == 1


@rule("IX-055")
def test_control_won_with_the_conflict_is_its_own_by_then() -> None:
    """The reward comes first: the marker on Imperial Basin is the rival's when its Dreadnought looks for a place."""
    t = control(solo(), imperial_basin=0, carthag=2)
    win(t, 1, "secure_imperial_basin")
    assert t.s.control[t.s.board.locations.index(t.s.board.places["imperial_basin"])] == 1
    assert flags(t) == {"carthag": 1}
    t = win(solo(), 1, "secure_imperial_basin")
    assert flags(t) == {"arrakeen": 1}


@rule("IX-055")
def test_house_hagal_removes_a_marker_and_then_covers_another() -> None:
    t = control(duel(), imperial_basin=0, carthag=1)
    win(t, HAGAL, "secure_imperial_basin")
    assert t.s.control[t.s.board.locations.index(t.s.board.places["imperial_basin"])] == -1
    assert flags(t) == {"carthag": HAGAL}


@rule("IX-055")
@pytest.mark.parametrize(("mode", "seat"), MODES)
def test_a_second_dreadnought_goes_home(mode: Mode, seat: int) -> None:
    t = win(mode().ships(seat, conflict=2), seat)
    assert flags(t) == {"imperial_basin": seat}
    assert t.fleet(seat) == (0, 1, 0)


@rule("IX-055")
@pytest.mark.parametrize(("mode", "seat"), MODES)
def test_no_win_no_place(mode: Mode, seat: int) -> None:
    t = mode().ships(seat, conflict=1).give(0, conflict=9)
    fight(t, "skirmish_b", {}, "carthag")
    assert flags(t) == {}
    assert t.fleet(seat) == (1, 1, 0)


@rule("IX-055")
def test_the_player_places_his_own_as_he_likes() -> None:
    t = control(solo(), imperial_basin=1).ships(0, conflict=1)
    fight(t, "skirmish_b", {0: 5})
    assert t.asked == 0
    assert {"flag arrakeen", "flag carthag", "flag imperial_basin"} <= set(t.keys)


@rule("IX-055")
def test_a_rivals_dreadnought_brings_it_the_control_bonus_and_the_defence() -> None:
    t = control(solo(), arrakeen=0).flag(1, "arrakeen").hagal("arrakeen_1p").rival(2)
    assert (t[1].solari, t[0].solari) == (1, 0)
    t = still(control(solo(), arrakeen=0)).flag(1, "arrakeen").round_start("siege_of_arrakeen")
    assert t[1].conflict == 1
    assert t[0].conflict == 0


@rule("IX-055")
def test_that_of_house_hagal_denies_the_marker_and_collects_nothing() -> None:
    t = control(duel(), arrakeen=0, carthag=1).flag(HAGAL, "arrakeen").hagal("arrakeen_2p", "carthag")
    t.rival(HAGAL)
    assert [t[seat].solari for seat in range(3)] == [0, 0, 0]
    assert t.events("control-bonus") == []
    t.rival(HAGAL)
    assert [t[seat].solari for seat in range(3)] == [0, 1, 0], "the other location pays"


@rule("IX-055")
def test_nor_does_it_defend() -> None:
    t = control(duel(), arrakeen=0).flag(HAGAL, "arrakeen").round_start("siege_of_arrakeen")
    assert [t[seat].conflict for seat in range(3)] == [0, 0, 0]
    assert t.question == "turn"


# IX-059


@rule("IX-059")
@pytest.mark.parametrize(("mode", "seat"), MODES)
@pytest.mark.parametrize("ships", [1, 2])
def test_dreadnoughts_alone_get_the_flip(mode: Mode, seat: int, ships: int) -> None:
    t = mode().ships(seat, conflict=ships)
    fight(t, "skirmish_b", {}, "heighliner")
    assert flipped(t) == [(seat, "heighliner", 6)]
    assert fought(t) == {seat: 3 * ships + 6}


@rule("IX-059")
def test_without_any_unit_no_flip() -> None:
    t = solo().ships(1, garrison=2)
    fight(t, "skirmish_b", {2: 1}, "heighliner")
    assert flipped(t) == [(2, "heighliner", 6)]


@rule("IX-059")
def test_one_flip_for_troops_and_dreadnoughts_together() -> None:
    t = solo().ships(1, conflict=1)
    fight(t, "skirmish_b", {1: 2}, "conspire", "heighliner")
    assert flipped(t) == [(1, "conspire", 4)]
    assert fought(t) == {1: 11}
    assert held(t, 0) == (0, 0, 0, 0)
