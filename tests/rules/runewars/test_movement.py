"""Strategize, Mobilize, Conquer and how figures move (RW-070 to RW-074, RW-090 to RW-103)."""

from __future__ import annotations

from hagal.games.runewars.actions import icons
from hagal.games.runewars.names import CONQUER, FROZEN, MOBILIZE, MOUNTAIN, STRATEGIZE, TACTICS, WATER, WINTER
from tests.games.runewars.position import (
    at,
    board,
    choose,
    counts,
    hero,
    offered,
    ordered,
    position,
    push,
    rune,
    stronghold,
    units,
)
from tests.rules import rule

# Strategize


@rule("RW-070")
def test_each_figure_one_area_into_friendly_or_empty_ones() -> None:
    s = position()
    units(s, "c3", 0, footman=2, knight=1)
    units(s, "c2", 0, bowman=1)
    units(s, "d2", -1, dragon=1)
    units(s, "b3", 1, archer=1)
    ordered(s, STRATEGIZE)
    assert offered(s) == ["done", "units c2", "units c3"]
    choose(s, "units c3")
    keys = offered(s)
    assert "move 2 footman c4" in keys
    assert "move 1 knight c2" in keys
    assert not [key for key in keys if key.endswith((" d2", " b3"))]
    choose(s, "move 1 footman c2", "move 1 footman c4", "done")
    assert not s.stack  # c2 came before c3, and there is nobody else
    assert (counts(s, "c2"), counts(s, "c3"), counts(s, "c4")) == (
        {"bowman": 1, "footman": 1},
        {"knight": 1},
        {"footman": 1},
    )
    assert s.activated == [0] * len(s.activated)


@rule("RW-070")
def test_a_unit_moves_once_with_strategize() -> None:
    s = position()
    units(s, "a1", 0, footman=1)
    ordered(s, STRATEGIZE)
    choose(s, "units a1", "move 1 footman a2")
    assert counts(s, "a2") == {"footman": 1}
    assert not s.stack


@rule("RW-070", "RW-091", "RW-095")
def test_units_may_not_leave_an_activated_area_but_enter_it_and_heroes_leave_it() -> None:
    s = position()
    area = units(s, "c3", 0, footman=1)
    units(s, "c2", 0, footman=1)
    hero(s, 0, "c3")
    s.activated[area] = 1
    ordered(s, STRATEGIZE)
    assert offered(s)[:2] == ["done", "units c2"]
    choose(s, "units c2", "move 1 footman c3")
    assert {key.split()[0] for key in offered(s)[1:]} == {"move"}  # the hero
    choose(s, "done")
    assert counts(s, "c3") == {"footman": 2}


@rule("RW-070", "RW-095")
def test_heroes_enter_no_enemy_or_neutral_area_with_strategize() -> None:
    s = position()
    hero(s, 0, "c3")
    units(s, "c2", -1, beastman=1)
    units(s, "c4", 1, archer=1)
    ordered(s, STRATEGIZE)
    assert not [key for key in offered(s) if key.endswith((" c2", " c4"))]
    assert [key for key in offered(s) if key.endswith(" d3")]


@rule("RW-070")
def test_a_hero_moves_once_with_strategize_wherever_he_goes() -> None:
    s = position()
    for name in ("silhouette", "mad_carthos"):
        hero(s, 0, "c3", name)
    ordered(s, STRATEGIZE)
    assert [key for key in offered(s) if key.endswith(" d3")] == ["move silhouette d3", "move mad_carthos d3"]
    choose(s, "move silhouette d3")  # an area with a higher number, which is still to come
    assert {key.split()[1] for key in offered(s)[1:]} == {"mad_carthos"}
    choose(s, "move mad_carthos c2")
    assert not s.stack
    assert [figure[0] for figure in s.players[0].figures] == [at(s, "d3"), at(s, "c2")]


@rule("RW-098")
def test_allied_units_enter_an_empty_area_only_beside_an_own_unit() -> None:
    s = position()
    units(s, "c3", 0, footman=2, beastman=2)
    ordered(s, STRATEGIZE)
    assert offered(s) == ["done", "units c3"]
    choose(s, "units c3", "move 1 footman c2", "done")
    assert "allies c3" in offered(s)
    choose(s, "allies c3")
    assert offered(s) == ["done", "move 1 beastman c2", "move 2 beastman c2"]
    choose(s, "move 2 beastman c2")
    assert counts(s, "c2") == {"footman": 1, "beastman": 2}


@rule("RW-098", "RW-111")
def test_allied_units_left_behind_are_neutral() -> None:
    s = position()
    units(s, "c3", 0, footman=1, beastman=2)
    ordered(s, STRATEGIZE)
    choose(s, "units c3", "move 1 footman c2", "done")
    assert s.control[at(s, "c3")] == -1
    assert counts(s, "c3") == {"beastman": 2}


@rule("RW-017", "RW-070")
def test_more_than_eight_are_destroyed_down_to_eight() -> None:
    s = position()
    units(s, "c3", 0, footman=6)
    units(s, "c2", 0, bowman=3, footman=1)
    ordered(s, STRATEGIZE)
    choose(s, "units c2", "move 3 bowman c3", "done", "done")
    assert offered(s) == ["destroy bowman", "destroy footman"]
    choose(s, "destroy footman")
    assert counts(s, "c3") == {"footman": 5, "bowman": 3}
    assert s.players[0].supply[1] == 16 - 6


@rule("RW-071", "RW-061", "RW-T22")
def test_strategize_bonus_draws_as_many_tactics_as_the_dials_show() -> None:
    s = position()
    p = s.players[0]
    p.dials = (6, 6, 3)
    shown = [icon for dial, at in zip(p.faction.dials, p.dials, strict=True) for icon in dial[: at + 1]].count(TACTICS)
    p.order, p.played = STRATEGIZE, (STRATEGIZE,)
    assert icons(s, 0, TACTICS) == shown > 1
    before = len(s.tactics_deck)
    push(s, "bonus", 0)
    choose(s, "bonus")
    assert (len(p.fresh), len(s.tactics_deck)) == (shown, before - shown)
    assert not p.tactics  # not to be played before summer (RW-T22)


# Mobilize


@rule("RW-072", "RW-090")
def test_units_within_two_areas_and_fast_ones_within_three_come() -> None:
    s = position()
    units(s, "a1", 0, footman=1, knight=1)  # 3 from a4
    units(s, "a2", 0, footman=2)
    ordered(s, MOBILIZE)
    choose(s, "activate a4")
    assert offered(s) == ["done", "move 1 knight a1", "move 1 footman a2", "move 2 footman a2"]
    choose(s, "move 1 knight a1", "move 1 footman a2")
    assert counts(s, "a4") == {"footman": 1, "knight": 1}
    assert s.activated[at(s, "a4")] == 1
    assert counts(s, "a1") == {"footman": 1}


@rule("RW-090")
def test_units_pass_friendly_and_empty_areas_only() -> None:
    sides = {("a2", "b1"): WATER, ("a2", "b2"): WATER}
    s = position(layout=board(sides=sides))
    units(s, "a1", 0, footman=1)
    units(s, "a2", -1, beastman=1)
    ordered(s, MOBILIZE)
    choose(s, "activate a3")
    assert "move 1 footman a1" not in offered(s)
    t = position(layout=board(sides=sides))
    units(t, "a1", 0, footman=1)
    ordered(t, MOBILIZE)
    choose(t, "activate a3")
    assert "move 1 footman a1" in offered(t)


@rule("RW-090", "RWF-012")
def test_own_activated_areas_may_be_passed() -> None:
    s = position()
    units(s, "a1", 0, footman=1)
    s.activated[at(s, "a2")] = 1
    s.activated[at(s, "b1")] = 1
    ordered(s, MOBILIZE)
    choose(s, "activate a3")
    assert "move 1 footman a1" in offered(s)


@rule("RW-091", "RW-092")
def test_an_own_token_bars_leaving_and_activating_again_others_do_not() -> None:
    s = position()
    a1, a2 = units(s, "a1", 0, footman=1), units(s, "a2", 0, footman=1)
    s.activated[a1] = 1
    s.activated[a2] = 2
    ordered(s, MOBILIZE)
    assert "activate a1" not in offered(s)
    assert "activate a2" in offered(s)
    choose(s, "activate a3")
    assert [key for key in offered(s) if key.startswith("move")] == ["move 1 footman a2"]


@rule("RW-093", "RW-014")
def test_coloured_borders_stop_all_but_flying_figures() -> None:
    sides = {("a1", other): MOUNTAIN for other in ("a2", "b1", "h1a", "h1b")} | {
        ("a5", other): WATER for other in ("a4", "b5", "b4")
    }
    s = position("latari", "daqan", layout=board(("latari", "daqan"), sides))
    units(s, "a1", 0, archer=1, pegasus_rider=1)
    units(s, "a5", 0, archer=1, pegasus_rider=1)
    ordered(s, MOBILIZE)
    choose(s, "activate a3")
    assert [key for key in offered(s) if key.startswith("move")] == [
        "move 1 pegasus_rider a1",
        "move 1 pegasus_rider a5",
    ]


@rule("RW-053", "RW-093")
def test_in_winter_water_is_open_and_mountains_are_not() -> None:
    sides = {("a1", other): MOUNTAIN for other in ("a2", "b1", "h0a", "h0b")} | {
        ("a5", other): WATER for other in ("a4", "b5", "b4", "h0a")
    }
    s = position(layout=board(sides=sides))
    units(s, "a1", 0, footman=1)
    units(s, "a5", 0, footman=1)
    s.season, s.flags = WINTER, FROZEN
    ordered(s, MOBILIZE)
    choose(s, "activate a3")
    assert [key for key in offered(s) if key.startswith("move")] == ["move 1 footman a5"]


@rule("RW-094", "RW-001")
def test_holes_are_never_crossed() -> None:
    s = position("latari", "daqan")
    units(s, "h0c", 0, pegasus_rider=1)  # beside h0a and h0b alone: beyond it there is no board
    ordered(s, MOBILIZE)
    choose(s, "activate a2")
    assert "move 1 pegasus_rider h0c" in offered(s)
    assert len(s.board.near[at(s, "h0c")]) == 2


@rule("RW-097", "RW-147")
def test_entering_an_enemy_area_is_a_battle_even_without_units() -> None:
    s = position()
    units(s, "e1", 0, footman=1)
    ordered(s, MOBILIZE)
    choose(s, "activate h1a", "move 1 footman e1")
    assert (s.fought, s.control[at(s, "h1a")]) == (1, 0)  # nobody defended it: 1 against 0
    stronghold(s, "c3", 1)
    units(s, "c2", 0, footman=1)
    s.fought = 0
    ordered(s, CONQUER)
    choose(s, "activate c3", "move 1 footman c2")
    while options := offered(s):
        choose(s, options[0])
    assert (s.fought, s.control[at(s, "c3")]) == (1, 1)


@rule("RW-099")
def test_heroes_alone_cause_neither_battle_nor_diplomacy() -> None:
    s = position()
    units(s, "c3", -1, dragon=1)
    hero(s, 0, "c2")
    ordered(s, MOBILIZE)
    choose(s, "activate c3")
    choose(s, next(key for key in offered(s) if key.startswith("move")))
    assert not s.stack
    assert s.players[0].figures[0][0] == at(s, "c3")
    assert counts(s, "c3") == {"dragon": 1}


@rule("RWR-009", "OP-2", "RW-095")
def test_heroes_march_in_the_revised_edition_only_and_ignore_tokens() -> None:
    for edition, come in (("revised", True), ("2010", False)):
        s = position(edition=edition)
        hero(s, 0, "c1")
        units(s, "c2", 1, archer=1)  # heroes pass enemies
        s.activated[at(s, "c1")] = 1
        ordered(s, MOBILIZE)
        choose(s, "activate c3")
        assert bool([key for key in offered(s) if key.startswith("move")]) is come


@rule("RW-101", "RW-011")
def test_routed_figures_are_not_moved() -> None:
    s = position()
    units(s, "c2", 0, footman_routed=1, bowman=1)
    hero(s, 0, "c2")
    s.players[0].figures[0] = (*s.players[0].figures[0][:5], 1)
    ordered(s, MOBILIZE)
    choose(s, "activate c3")
    assert offered(s) == ["done", "move 1 bowman c2"]


@rule("RW-100")
def test_units_end_in_the_area_activated_now_or_stay() -> None:
    s = position()
    units(s, "c2", 0, footman=2)
    ordered(s, MOBILIZE)
    choose(s, "activate c3", "move 1 footman c2")
    assert (counts(s, "c2"), counts(s, "c3")) == ({"footman": 1}, {"footman": 1})


@rule("OP-16", "OP-23")
def test_an_area_may_be_activated_without_anybody_moving_and_no_area_at_all() -> None:
    s = position()
    ordered(s, MOBILIZE)
    choose(s, "activate c3")
    assert s.activated[at(s, "c3")] == 1
    assert not s.stack
    t = ordered(position(), MOBILIZE)
    choose(t, "none")
    assert not any(t.activated)


@rule("RW-098")
def test_allied_units_march_into_danger_only_beside_own_ones() -> None:
    s = position()
    units(s, "c2", 0, footman=1, beastman=2)
    ordered(s, CONQUER)
    choose(s, "activate c3")
    assert offered(s) == ["done", "move 1 footman c2"]
    choose(s, "move 1 footman c2")
    assert offered(s) == ["done", "move 1 beastman c2", "move 2 beastman c2"]


@rule("RW-098")
def test_when_allied_units_go_own_ones_have_gone() -> None:
    """One way to each march: own units, then allied ones, then heroes."""
    s = position()
    units(s, "c2", 0, footman=2, beastman=2)
    units(s, "d3", 0, knight=1, razorwing=1)
    hero(s, 0, "c2", "silhouette")
    stronghold(s, "c3", 0)
    ordered(s, CONQUER)
    choose(s, "activate c3", "move 1 beastman c2")
    assert offered(s) == ["done", "move 1 razorwing d3", "move silhouette"]
    choose(s, "move silhouette")
    assert not s.stack
    assert counts(s, "c3") == {"beastman": 1}


@rule("RW-098")
def test_allied_units_march_alone_into_a_friendly_area() -> None:
    s = position()
    units(s, "c2", 0, footman=1, beastman=2)
    stronghold(s, "c3", 0)
    ordered(s, CONQUER)
    choose(s, "activate c3")
    assert "move 2 beastman c2" in offered(s)


@rule("RW-096")
def test_strategize_places_no_token() -> None:
    s = position()
    units(s, "c3", 0, footman=1)
    ordered(s, STRATEGIZE)
    choose(s, "units c3", "move 1 footman c2")
    assert not any(s.activated)


@rule("RW-161", "RWR-009")
def test_a_hero_on_the_march_looks_at_the_token_that_he_passes() -> None:
    s = position()
    hero(s, 0, "c1")
    units(s, "c2", 1, archer=1)
    rune(s, "c2", dragon=True)
    ordered(s, MOBILIZE)
    choose(s, "activate c3")
    choose(s, next(key for key in offered(s) if key.startswith("move")))
    assert s.known[s.runes[0]] & 1


@rule("RW-161", "RWR-009")
def test_a_hero_on_the_march_may_go_roundabout_to_see_a_token() -> None:
    s = position()
    hero(s, 0, "c2", "silhouette")  # next to c3: the way over d2 is as long as he can go
    rune(s, "d2", dragon=True)
    rune(s, "c1", dragon=True)  # from where he could not reach c3
    ordered(s, MOBILIZE)
    choose(s, "activate c3", "move silhouette")
    assert not s.stack
    assert s.players[0].figures[0][0] == at(s, "c3")
    assert [s.known[i] & 1 for i in s.runes] == [1, 0]


@rule("RW-161", "RWR-009")
def test_where_ways_show_different_tokens_the_player_chooses() -> None:
    s = position()
    hero(s, 0, "c2", "silhouette")
    for id in ("b2", "d2"):
        rune(s, id, dragon=True)
    ordered(s, MOBILIZE)
    choose(s, "activate c3", "move silhouette")
    assert offered(s) == ["through b2", "through d2"]
    choose(s, "through d2")
    assert [s.known[i] & 1 for i in s.runes] == [0, 1]
    assert s.players[0].figures[0][0] == at(s, "c3")
