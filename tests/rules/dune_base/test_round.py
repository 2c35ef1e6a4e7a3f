"""The round: DI-010 to DI-015."""

from __future__ import annotations

import pytest

from tests.games.dune.position import Position
from tests.rules import rule
from tests.rules.dune_base.position import arrange


@rule("DI-010")
def test_five_phases_in_order() -> None:
    t = arrange().conflict("skirmish_b").give(1, conflict=1)
    for seat in range(1, 4):
        t.hand(seat)
    t.turn(0)  # nobody has a card, so all reveal and the round goes on to the next
    told = [event.kind for event in t.game.log.events]
    told = told[told.index("reveal") :]
    marks = ["reveal", "fought", "reward-1", "bonus-spice", "round"]
    assert [kind for kind in dict.fromkeys(told) if kind in marks] == marks
    assert told.count("reveal") == 4
    assert t.s.round == 2


@rule("DI-011")
def test_round_start_reveals_a_conflict_and_deals_five() -> None:
    t = Position().round_start("skirmish_c")
    assert [t.s.face[i].id for i in t.s.conflict] == ["skirmish_c"]
    assert t.game.view(3)["conflict"] == "skirmish_c"
    assert [len(p.hand) for p in t.s.players] == [5, 5, 5, 5]


@rule("DI-011")
def test_the_controller_may_defend_before_hands_are_drawn() -> None:
    t = Position()
    t.s.control[0] = 2
    t.round_start("siege_of_arrakeen")
    assert (t.question, t.asked, t.keys) == ("defend", 2, ["defend", "decline"])
    assert not any(p.hand for p in t.s.players)
    t.choose("defend")
    assert (t[2].conflict, t[2].supply, t[2].garrison) == (1, 8, 3)
    assert [len(p.hand) for p in t.s.players] == [5, 5, 5, 5]


@rule("DI-011")
def test_the_controller_may_leave_it() -> None:
    t = Position()
    t.s.control[1] = 0
    t.round_start("battle_for_carthag").choose("decline")
    assert (t[0].conflict, t[0].supply) == (0, 9)


@rule("DI-011")
@pytest.mark.parametrize("conflict", ["siege_of_arrakeen", "grand_vision"])
def test_nobody_defends_what_nobody_controls(conflict: str) -> None:
    t = Position()
    t.s.control[2] = 1  # Imperial Basin, which is not fought over
    assert t.round_start(conflict).question == "turn"


@rule("DI-011")
def test_no_defence_without_troops_in_supply() -> None:
    t = Position().give(1, garrison=12)
    t.s.control[2] = 1
    t.round_start("secure_imperial_basin")
    assert t.question == "turn"
    assert (t[1].conflict, t[1].garrison) == (0, 12)


@rule("DI-012")
def test_turns_go_clockwise_one_at_a_time_and_skip_who_has_revealed() -> None:
    t = arrange()
    for seat in range(4):
        t.hand(seat, "dagger", "dagger", "dune_the_desert_planet").give(seat, solari=9)
    asked: list[int] = []
    for key in ("agent dagger hall_of_oratory", "reveal", "agent dagger rally_troops", "agent dagger high_council"):
        if not asked:
            t.turn(0)
        asked.append(t.asked)
        t.choose(key)
        if t.question == "reveal_menu":
            t.choose("done")
    assert asked == [0, 1, 2, 3]
    assert t.asked == 0
    t.choose("reveal", "done")
    assert t.asked == 2


@rule("DI-012")
def test_the_first_player_begins() -> None:
    t = Position()
    t.s.first = 2
    assert t.round_start().asked == 2


@rule("DI-012")
def test_revealing_with_agents_left_puts_a_player_out() -> None:
    t = arrange().hand(0, "dagger").turn(0)
    assert t[0].agents == 2
    t.choose("reveal")
    assert t[0].revealed
    assert t[0].agents == 2
    assert t.asked == 1
    t.choose("agent dagger hall_of_oratory")
    assert t.asked == 2


@rule("DI-012")
def test_the_phase_lasts_until_all_have_revealed() -> None:
    t = arrange().hand(0, "dagger").conflict("skirmish_b").give(3, conflict=1).turn(0)
    for seat in range(3):
        assert t.asked == seat
        t.choose("reveal")
    assert t[3].vp == 0, "no combat yet"
    t.choose("reveal")
    assert t[3].vp == 1


@rule("DI-013")
def test_bonus_spice_on_maker_spaces_without_an_agent_adds_up() -> None:
    t = Position().agent(1, "hagga_basin").makers()
    assert t.game.view(0)["bonus_spice"] == {"great_flat": 1, "hagga_basin": 0, "imperial_basin": 1}
    t.makers()
    assert t.game.view(0)["bonus_spice"] == {"great_flat": 2, "hagga_basin": 1, "imperial_basin": 2}


@rule("DI-013")
def test_bonus_spice_stays_while_an_agent_only_stands_there() -> None:
    t = Position().agent(1, "great_flat")
    t.s.bonus[:] = [3, 0, 0]
    assert t.makers().s.bonus == [3, 1, 1]


@rule("DI-014")
def test_recall_brings_everything_home_and_passes_the_marker() -> None:
    t = Position().agent(0, "arrakeen").agent(1, "wealth").give(1, swordmaster=1, agents=2)
    t.s.mentat = 0
    t[0].agents += 1
    t.recall()
    assert [p.agents for p in t.s.players] == [2, 3, 2, 2]
    assert not any(p.posts for p in t.s.players)
    assert t.s.occupied == 0
    assert t.s.mentat == -1
    assert t.s.first == 1
    assert t.asked == 1


@rule("DI-014")
def test_the_marker_goes_round() -> None:
    t = Position()
    t.s.first = 3
    assert t.recall().s.first == 0


@rule("DI-014")
@pytest.mark.parametrize(("points", "over"), [(9, False), (10, True), (11, True)])
def test_ten_points_end_the_game(points: int, over: bool) -> None:
    t = Position().give(2, vp=points).recall()
    assert t.game.over == over


@rule("DI-014")
def test_ten_points_in_the_middle_of_a_round_do_not_end_it() -> None:
    t = arrange().give(0, vp=12).hand(0, "dagger").turn(0)
    t.choose("agent dagger hall_of_oratory")
    assert not t.game.over
    assert t.asked == 1


@rule("DI-014")
def test_an_empty_conflict_deck_ends_the_game() -> None:
    t = Position()
    t.s.box += t.s.conflicts
    t.s.conflicts.clear()
    assert t.recall().game.over
    t = Position()
    t.s.box += t.s.conflicts[1:]
    del t.s.conflicts[1:]
    assert not t.recall().game.over


@rule("DI-014")
def test_ten_rounds_at_most() -> None:
    t = Position()
    assert (t.s.round, len(t.s.conflicts)) == (1, 9)
    for number in range(2, 11):
        assert t.recall().s.round == number
        t._clear(t.s.conflict, t.s.fallen)
    assert t.recall().game.over


@rule("DI-015")
@pytest.mark.parametrize(
    ("space", "place", "base"), [("great_flat", 0, 3), ("hagga_basin", 1, 2), ("imperial_basin", 2, 1)]
)
def test_harvest_takes_base_and_all_bonus_spice(space: str, place: int, base: int) -> None:
    t = arrange().hand(0, "dune_the_desert_planet").give(0, water=2)
    t.s.bonus[:] = [4, 4, 4]
    t.turn(0).choose(f"agent dune_the_desert_planet {space}")
    assert t[0].spice == base + 4
    assert t.s.bonus == [0 if k == place else 4 for k in range(3)]
