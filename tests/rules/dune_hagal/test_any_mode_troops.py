"""Any mode: troops, spice and Combat. HG-009 to HG-012, HG-014, HG-016."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.rules.dune_hagal.position import (
    HAGAL,
    MODES,
    Mode,
    duel,
    fight,
    flipped,
    fought,
    held,
    post,
    skipped,
    solo,
    troops,
)


@rule("HG-009")
@pytest.mark.parametrize(("mode", "seat"), MODES)
@pytest.mark.parametrize(
    ("card", "n"), [("heighliner", 3), ("hardy_warriors", 2), ("stillsuits", 0), ("carthag", 1), ("arrakeen", 1)]
)
def test_troops_at_a_combat_space_go_to_the_conflict(mode: Mode, seat: int, card: str, n: int) -> None:
    id = card if card != "arrakeen" else "arrakeen_1p" if mode is solo else "arrakeen_2p"
    t = mode().hagal(id).rival(seat)
    assert troops(t, seat) == (0, n)
    assert t[seat].supply == 12 - n


@rule("HG-009")
@pytest.mark.parametrize(("mode", "seat"), MODES)
@pytest.mark.parametrize(
    ("card", "n"),
    [("conspire", 2), ("rally_troops", 4), ("hall_of_oratory", 1), ("wealth", 0), ("foldspace", 0), ("secrets", 0)],
)
def test_troops_elsewhere_go_to_the_garrison(mode: Mode, seat: int, card: str, n: int) -> None:
    t = mode().give(seat, garrison=1).hagal(card).rival(seat)
    assert troops(t, seat) == (1 + n, 0), "and the garrison stays at home"


@rule("HG-009")
@pytest.mark.parametrize(("left", "got"), [(0, 0), (1, 1), (3, 3), (4, 3)])
def test_a_short_supply_gives_what_it_has(left: int, got: int) -> None:
    t = solo().give(1, conflict=12 - left).hagal("heighliner").rival(1)
    assert troops(t, 1) == (0, 12 - left + got)
    assert t[1].supply == left - got
    t = solo().give(1, conflict=12 - left).hagal("rally_troops").rival(1)
    assert t[1].garrison == min(4, left)


@rule("HG-010")
@pytest.mark.parametrize(("mode", "seat"), MODES)
@pytest.mark.parametrize(("garrison", "extra"), [(0, 0), (1, 1), (2, 2), (3, 2), (8, 2)])
def test_up_to_two_more_from_the_garrison(mode: Mode, seat: int, garrison: int, extra: int) -> None:
    t = mode().give(seat, garrison=garrison).hagal("hardy_warriors").rival(seat)
    assert troops(t, seat) == (garrison - extra, 2 + extra)


@rule("HG-010")
@pytest.mark.parametrize(("mode", "seat"), MODES)
@pytest.mark.parametrize("card", ["stillsuits", "harvest_spice"])
def test_even_where_the_card_recruits_none(mode: Mode, seat: int, card: str) -> None:
    t = mode().give(seat, garrison=3).hagal(card)
    t.s.bonus = [1, 0, 0]
    assert troops(t.rival(seat), seat) == (1, 2)


@rule("HG-010")
def test_with_no_supply_the_garrison_still_sends_two() -> None:
    t = solo().give(1, garrison=12).hagal("heighliner").rival(1)
    assert troops(t, 1) == (10, 2)


@rule("HG-011")
def test_two_players_bonus_spice_goes_to_the_bank() -> None:
    t = duel().hagal("harvest_spice")
    t.s.bonus = [2, 1, 0]
    t.rival(HAGAL)
    assert post(t, HAGAL) == "great_flat"
    assert t.s.bonus == [0, 1, 0]
    assert held(t, HAGAL) == (0, 0, 0, 0)
    assert t.events("gain") == []


@rule("HG-011", "HG-044")
@pytest.mark.parametrize(("bonus", "space", "spice"), [([2, 0, 0], "great_flat", 5), ([0, 0, 4], "imperial_basin", 5)])
def test_solo_a_rival_takes_base_and_bonus_spice(bonus: list[int], space: str, spice: int) -> None:
    t = solo().hagal("harvest_spice")
    t.s.bonus = bonus
    t.rival(1)
    assert (post(t, 1), t.s.bonus) == (space, [0, 0, 0])
    assert held(t, 1) == (spice, 0, 0, 0)


@rule("HG-014")
@pytest.mark.parametrize(
    ("bonus", "space"),
    [
        ([0, 0, 1], "imperial_basin"),
        ([0, 1, 0], "hagga_basin"),
        ([1, 2, 0], "hagga_basin"),
        ([1, 0, 2], "imperial_basin"),  # most bonus, though not most in all
        ([1, 1, 0], "great_flat"),  # a tie: most in all
        ([1, 1, 1], "great_flat"),
        ([0, 2, 2], "hagga_basin"),
        ([1, 3, 3], "hagga_basin"),
    ],
)
def test_harvest_spice_seeks_the_most_bonus_spice(bonus: list[int], space: str) -> None:
    t = solo().hagal("harvest_spice")
    t.s.bonus = bonus
    assert post(t.rival(1), 1) == space


@rule("HG-014")
@pytest.mark.parametrize(
    ("taken", "bonus", "space"),
    [("great_flat", [3, 1, 2], "imperial_basin"), ("imperial_basin", [1, 1, 2], "great_flat")],
)
def test_only_unoccupied_maker_spaces_count(taken: str, bonus: list[int], space: str) -> None:
    t = solo().agent(0, taken).hagal("harvest_spice")
    t.s.bonus = bonus[:]
    t.rival(1)
    assert post(t, 1) == space
    assert t.s.bonus[t.s.board.makers.index(t.s.board.places[taken])] > 0, "what is under another Agent stays"


@rule("HG-014")
@pytest.mark.parametrize(("taken", "bonus"), [("wealth", [0, 0, 0]), ("great_flat", [3, 0, 0])])
def test_without_bonus_spice_another_card_is_revealed(taken: str, bonus: list[int]) -> None:
    t = solo().agent(0, taken).hagal("harvest_spice", "secrets")
    t.s.bonus = bonus
    t.rival(1)
    assert skipped(t) == [("harvest_spice", "why-no-bonus")]
    assert post(t, 1) == "secrets"


@rule("HG-012", "HG-016")
@pytest.mark.parametrize(("mode", "seat"), MODES)
@pytest.mark.parametrize(
    ("card", "swords"),
    [
        ("conspire", 4),
        ("wealth", 3),
        ("heighliner", 6),
        ("foldspace", 1),
        ("selective_breeding", 2),
        ("secrets", 1),
        ("hardy_warriors", 5),
        ("stillsuits", 4),
        ("rally_troops", 3),
        ("hall_of_oratory", 0),
        ("carthag", 0),
        ("harvest_spice", 2),
    ],
)
def test_the_flip_adds_swords_and_nothing_else(mode: Mode, seat: int, card: str, swords: int) -> None:
    t = mode().give(seat, garrison=2)
    fight(t, "skirmish_b", {seat: 2}, card)
    assert flipped(t) == [(seat, card, swords)]
    assert fought(t) == {seat: 4 + swords}
    assert list(t[seat].influence) == [0, 0, 0, 0]
    assert t[seat].garrison == 2
    assert t.events("rival-goes") == t.events("rival-signet") == []


@rule("HG-012")
def test_each_rival_flips_in_turn_order() -> None:
    for first, order in ((0, [1, 2]), (1, [1, 2]), (2, [2, 1])):
        t = solo()
        t.s.first = first
        fight(t, "skirmish_b", {1: 1, 2: 1}, "wealth", "secrets")
        assert flipped(t) == [(order[0], "wealth", 3), (order[1], "secrets", 1)]


@rule("HG-012", "HG-016")
def test_a_rival_without_a_troop_flips_nothing() -> None:
    t = fight(solo().give(1, garrison=5), "skirmish_b", {2: 1}, "heighliner")
    assert flipped(t) == [(2, "heighliner", 6)]
    assert fought(t) == {2: 8}
    t = fight(duel().give(HAGAL, garrison=5), "skirmish_b", {0: 1})
    assert flipped(t) == []
    assert fought(t) == {0: 2}


@rule("HG-012")
def test_players_see_the_flip_before_their_combat_cards() -> None:
    t = fight(solo().intrigue(0, "ambush", "windfall"), "skirmish_b", {0: 2, 1: 1}, "conspire")
    assert (t.asked, t.question) == (0, "combat_choice")
    assert t.game.view(0)["players"][1]["strength"] == 6
    t.choose("combat ambush", "stop", "pass")
    assert fought(t) == {0: 8, 1: 6}


@rule("HG-016")
@pytest.mark.parametrize(("mode", "seat"), MODES)
def test_strength_follows_the_troops(mode: Mode, seat: int) -> None:
    t = mode().hagal("carthag", "heighliner").rival(seat)
    assert t[seat].strength == 2
    assert t.rival(seat)[seat].strength == 8
    t.give(seat, conflict=0, swords=6)
    assert t[seat].strength == 0
