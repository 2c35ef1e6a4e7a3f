"""The quest phase, quests and training (RW-162 to RW-169, RW-172 to RW-174, RW-183), with the worked examples RW-T17
and RW-T18."""

from __future__ import annotations

import pytest

from hagal.games.runewars.board import Board
from hagal.games.runewars.components import Tactic
from hagal.games.runewars.quests import heroes
from hagal.games.runewars.quests.effects import Favor
from hagal.games.runewars.quests.phase import Training
from hagal.games.runewars.state import Runewars
from hagal.games.runewars.tactics.play import PlayTactic
from hagal.kernel import zones
from hagal.kernel.loop import open_asides, take_aside
from hagal.kernel.state import PUBLIC
from tests.games.runewars.position import (
    asked,
    board,
    choose,
    hand,
    offered,
    position,
    push,
    rune,
    stack_fate,
    units,
)
from tests.games.runewars.questing import figure, held, hero, reward, rewards
from tests.rules import rule


def questing(*factions: str) -> Runewars:
    """The plain board with areas that quests name: `3a` for a2, `1a` for a3, `8c` for a4."""
    s = position(*factions, layout=named(board(factions or ("daqan", "latari")), a2="3a", a3="1a", a4="8c", a5="1b"))
    s.active = -1
    for p in s.players:
        p.order = 1 + p.seat
    return s


def named(layout: Board, **names: str) -> Board:
    """The same board with other names of areas."""
    for area in layout.areas:
        area.id = names.get(area.id, area.id)
        area.ref = f"area:{area.id}"
    return layout


# Whose turn it is


@rule("RW-162", "RW-T18")
def test_each_player_in_the_order_of_the_last_orders_with_all_his_heroes() -> None:
    """Latari had the lowest order and heals his only hero; Uthuk is next with two; the others have no heroes."""
    s = questing("daqan", "latari", "waiqar", "uthuk")
    for seat, order in enumerate((5, 1, 4, 2)):
        s.players[seat].order = order
    units(s, "b1", 1, archer=1)
    hero(s, "silhouette", 1, "b1", damage=2)
    hero(s, "mad_carthos", 3, "c1")
    hero(s, "red_scorpion", 3, "b2")
    units(s, "b3", 0, bowman=1)
    units(s, "b4", 0, bowman=1)
    hero(s, "steelhorns", 0, "b4")
    push(s, "quest_phase", -1)
    assert asked(s) == 1
    assert offered(s) == ["done", "move silhouette", "heal silhouette", "train silhouette"]
    choose(s, "heal silhouette")
    assert figure(s, "silhouette") == ("b1", 0, (0, 0, 0), False)
    assert asked(s) == 3
    choose(s, "train mad_carthos", "train agility 2")
    assert figure(s, "mad_carthos")[2] == (0, 2, 0)
    assert offered(s) == ["done", "move red_scorpion", "train red_scorpion"], "each hero has one action"
    choose(s, "move red_scorpion", "go b3", "go b4", "stop")
    assert offered(s) == ["done", "duel steelhorns"]
    choose(s, "done")
    assert figure(s, "red_scorpion")[0] == "b4"
    assert asked(s) == 0
    choose(s, "done")
    assert s.stack == []


@rule("RW-162")
def test_players_without_heroes_are_not_asked() -> None:
    s = questing()
    push(s, "quest_phase", -1)
    assert offered(s) == []


@rule("RW-096", "RW-163", "RW-173")
def test_a_move_is_two_areas_at_most_and_activates_nothing() -> None:
    s = questing()
    hero(s, "silhouette", 0, "c3")
    push(s, "quest_phase", -1)
    choose(s, "move silhouette", "go c2", "go c1")
    assert offered(s) == [], "he has gone as far as he can, and there is nothing to do"
    assert figure(s, "silhouette")[0] == "c1"
    assert not any(s.activated)


@rule("RW-163")
def test_staying_in_place_counts_as_a_move() -> None:
    s = questing()
    hero(s, "silhouette", 0, "3a")
    hand(s, 0, "quest", "the_thieves_stair")
    push(s, "quest_phase", -1)
    choose(s, "move silhouette", "stop")
    assert offered(s) == ["done", "quest the_thieves_stair"]


@rule("RW-014", "RW-163")
@pytest.mark.parametrize(("id", "far"), [("silhouette", 2), ("ronan_of_the_wild", 3), ("red_scorpion", 3)])
def test_some_heroes_go_farther(id: str, far: int) -> None:
    s = questing()
    hero(s, id, 0, "c5")
    push(s, "quest_phase", -1)
    choose(s, f"move {id}")
    for row in range(4, 4 - far, -1):
        choose(s, f"go c{row}")
    assert figure(s, id)[0] == f"c{5 - far}"
    assert offered(s) == []


@rule("RW-161", "ADD-5")
def test_he_looks_at_every_token_that_he_passes() -> None:
    s = questing()
    for id in ("c2", "c1", "d1"):
        rune(s, id, True)
    hero(s, "silhouette", 0, "c3")
    push(s, "quest_phase", -1)
    choose(s, "move silhouette", "go c2", "go c1")
    assert [s.known[i] for i in s.runes] == [1, 1, 0]


@rule("RW-172", "RW-178")
def test_a_routed_hero_heals_or_trains_but_does_not_move() -> None:
    s = questing()
    units(s, "b1", 0, bowman=1)
    hero(s, "silhouette", 0, "b1", damage=1, routed=True)
    push(s, "quest_phase", -1)
    assert offered(s) == ["done", "heal silhouette", "train silhouette"]
    why = s.stack[-1][0].why_not(s, 0, -1, "move silhouette")  # type: ignore[attr-defined]
    assert why.id == "rw-why-routed"


@rule("RW-164")
def test_healing_needs_a_friendly_area() -> None:
    s = questing()
    units(s, "b1", 0, bowman=1)
    units(s, "c1", 1, archer=1)
    hero(s, "silhouette", 0, "b1", damage=2)
    hero(s, "grey_ker", 0, "c1", damage=2)
    hero(s, "steelhorns", 0, "b1")
    hero(s, "red_scorpion", 0, "e5", damage=1)
    push(s, "quest_phase", -1)
    found = offered(s)
    assert "heal silhouette" in found
    assert "heal grey_ker" not in found
    assert "heal red_scorpion" not in found  # nobody's area is not friendly either
    assert "heal steelhorns" not in found
    choice = s.stack[-1][0]
    assert choice.why_not(s, 0, -1, "heal grey_ker").id == "rw-why-unfriendly"  # type: ignore[attr-defined]
    assert choice.why_not(s, 0, -1, "heal steelhorns").id == "rw-why-unhurt"  # type: ignore[attr-defined]
    choose(s, "heal silhouette")
    assert s.stack[-1][0].why_not(s, 0, -1, "move silhouette").id == "rw-why-acted"  # type: ignore[attr-defined]


@rule("RW-165")
def test_training_is_one_to_two_attributes_or_two_to_one() -> None:
    s = questing()
    hero(s, "silhouette", 0, "b1")
    push(s, "quest_phase", -1)
    choose(s, "train silhouette")
    assert offered(s) == [
        *("train strength 2", "train agility 2", "train wisdom 2"),
        *("train strength agility", "train strength wisdom", "train agility wisdom"),
    ]
    choose(s, "train strength wisdom")
    assert figure(s, "silhouette")[2] == (1, 0, 1)


@rule("RW-165")
@pytest.mark.parametrize(
    ("before", "found"),
    [
        ((2, 1, 0), ["train wisdom 2", "train agility wisdom"]),
        ((1, 1, 2), ["train strength agility"]),
        ((2, 1, 2), ["train agility 1"]),
        ((2, 2, 2), []),
    ],
)
def test_at_most_two_on_each_attribute(before: tuple[int, int, int], found: list[str]) -> None:
    s = questing()
    i = hero(s, "silhouette", 0, "b1", training=before)
    push(s, "quest_phase", -1)
    assert ("train silhouette" in offered(s)) == bool(found)
    if found:
        assert [option.key() for option in Training().options(s, 0, i)] == found


# Quests


@rule("RW-166", "RW-167", "RW-168", "RW-T17")
def test_a_quest_in_3a() -> None:
    """Agility 2: two cards, one of them gold: a reward; the quest is discarded, another one drawn."""
    s = questing()
    hero(s, "runewitch_astarra", 0, "a1")
    quest = hand(s, 0, "quest", "the_thieves_stair")
    stack_fate(s, 1, 5)
    top_reward, top_quest = s.reward_deck[-1], s.quest_deck[-1]
    push(s, "quest_phase", -1)
    choose(s, "move runewitch_astarra", "go 3a", "stop")
    assert offered(s) == ["done", "quest the_thieves_stair"]
    choose(s, "quest the_thieves_stair", "test agility")
    assert s.known[quest] == PUBLIC
    assert sorted(s.face[i].number for i in s.drawn) == [1, 5]
    assert offered(s) == ["gold", "red"]
    choose(s, "gold")
    assert s.players[0].rewards == [top_reward]
    assert s.known[top_reward] == 1
    assert s.quest_discard == [quest]
    assert s.players[0].quests == [top_quest]
    assert s.known[top_quest] == 1
    assert s.drawn == []
    assert sorted(s.face[i].number for i in s.fate_discard) == [1, 5]


@rule("RW-167", "RW-183")
def test_training_counts_in_a_test() -> None:
    s = questing()
    hero(s, "steelhorns", 0, "3a", training=(0, 2, 0))
    hand(s, 0, "quest", "the_thieves_stair")
    stack_fate(s, 1, 2, 5)
    push(s, "quest_phase", -1)
    choose(s, "move steelhorns", "stop", "quest the_thieves_stair")
    assert len(s.drawn) == 3
    assert offered(s) == ["gold", "red"]


@rule("RW-168")
def test_a_quest_that_fails_goes_back_to_the_hand_and_is_known() -> None:
    s = questing()
    hero(s, "steelhorns", 0, "3a")
    quest = hand(s, 0, "quest", "the_thieves_stair")
    stack_fate(s, 1)
    push(s, "quest_phase", -1)
    choose(s, "move steelhorns", "stop", "quest the_thieves_stair")
    assert held(s, 0) == ["the_thieves_stair"]
    assert s.known[quest] == PUBLIC
    assert s.players[0].rewards == []


@rule("RW-168")
def test_unless_it_says_to_discard_it() -> None:
    s = questing()
    hero(s, "steelhorns", 0, "b1")
    quest = hand(s, 0, "quest", "secrets_and_lies")
    stack_fate(s, 1)
    push(s, "quest_phase", -1)
    choose(s, "move steelhorns", "stop", "quest secrets_and_lies")
    assert held(s, 0) == []
    assert s.quest_discard == [quest]


@rule("RW-166")
def test_any_own_hero_tries_any_own_quest_but_only_in_its_area() -> None:
    s = questing()
    hero(s, "silhouette", 0, "1a")
    hero(s, "grey_ker", 0, "3a")
    hand(s, 0, "quest", "the_thieves_stair")
    hand(s, 0, "quest", "the_sunken_shrine")
    push(s, "quest_phase", -1)
    choose(s, "move silhouette", "stop")
    assert offered(s) == ["done", "quest the_sunken_shrine"]
    why = s.stack[-1][0].why_not(s, 0, s.stack[-1][2], "quest the_thieves_stair")  # type: ignore[attr-defined]
    assert why.id == "rw-why-elsewhere"
    choose(s, "done", "move grey_ker", "stop")
    assert offered(s) == ["done", "quest the_thieves_stair"]


@rule("RW-174")
def test_a_quest_that_names_no_area_can_be_tried_anywhere() -> None:
    s = questing()
    hero(s, "silhouette", 0, "e5")
    hand(s, 0, "quest", "secrets_and_lies")
    push(s, "quest_phase", -1)
    choose(s, "move silhouette", "stop")
    assert offered(s) == ["done", "quest secrets_and_lies"]


@rule("RW-166")
def test_a_quest_of_several_areas_can_be_tried_in_any_of_them() -> None:
    """OP-22."""
    s = questing()
    i = hand(s, 0, "quest", "the_thieves_stair")
    s.face[i].areas = ("3a", "1a")
    try:
        hero(s, "silhouette", 0, "1a")
        push(s, "quest_phase", -1)
        choose(s, "move silhouette", "stop")
        assert offered(s) == ["done", "quest the_thieves_stair"]
    finally:
        s.face[i].areas = ("3a",)


@rule("RW-166", "RW-177")
def test_one_quest_for_each_hero_and_phase_and_none_after_a_duel() -> None:
    s = questing()
    hero(s, "steelhorns", 0, "3a")
    hero(s, "grey_ker", 1, "3a")
    hand(s, 0, "quest", "the_thieves_stair")
    hand(s, 0, "quest", "secrets_and_lies")
    stack_fate(s, 1)
    push(s, "quest_phase", -1)
    choose(s, "move steelhorns", "stop", "quest the_thieves_stair")
    assert asked(s) == 1, "the hero of seat 0 is done"


@rule("RW-300")
def test_hands_of_quests_stay_secret_when_there_is_nothing_to_attempt() -> None:
    s = questing()
    hero(s, "silhouette", 0, "e5")
    hand(s, 0, "quest", "the_sunken_shrine")
    push(s, "quest_phase", -1)
    choose(s, "move silhouette", "stop")
    assert offered(s) == ["done"], "he is asked, though there is one way on"


@rule("RW-170")
def test_rewards_change_hands_while_one_passes_through() -> None:
    s = questing()
    hero(s, "silhouette", 0, "b1")
    hero(s, "grey_ker", 0, "b2")
    reward(s, "rage_blade", 0, "grey_ker")
    push(s, "quest_phase", -1)
    choose(s, "move silhouette", "go b2")
    assert "exchange b2" in offered(s)
    choose(s, "exchange b2", "rage_blade silhouette", "go b3", "done")
    assert rewards(s, 0, "silhouette") == ["rage_blade"]


@rule("RW-179", "RW-055")
def test_what_the_fallen_left_is_not_taken_in_the_quest_phase() -> None:
    """OP-8: only in the own turn."""
    s = questing()
    hero(s, "grey_ker", 1, "b2")
    reward(s, "rage_blade", 1, "grey_ker")
    heroes.defeat(s, 1, 0)
    hero(s, "silhouette", 0, "b2")
    push(s, "quest_phase", -1)
    assert not any("pick up" in key for key in offered(s))
    choose(s, "move silhouette")
    assert not any("pick up" in key for key in offered(s))
    s.active = 0
    assert [step.key() for step in heroes.window(s, 0)] == ["pick up grey_ker silhouette"]


@rule("RW-179", "OP-8")
def test_with_the_option_it_is_taken_on_entering() -> None:
    """OP-8, the other way."""
    s = questing()
    s.rules.options["dropped_rewards"] = "entering"
    hero(s, "grey_ker", 1, "b2")
    reward(s, "rage_blade", 1, "grey_ker")
    heroes.defeat(s, 1, 0)
    hero(s, "silhouette", 0, "b1")
    push(s, "quest_phase", -1)
    choose(s, "move silhouette", "go b2")
    assert "pick up grey_ker silhouette" in offered(s)
    choose(s, "pick up grey_ker silhouette", "stop")
    assert rewards(s, 0, "silhouette") == ["rage_blade"]


@rule("RW-169", "OP-21")
@pytest.mark.parametrize(("option", "found"), [("always", True), ("supply", False)])
def test_a_duel_quest_without_figures_in_the_supply(option: str, found: bool) -> None:
    """OP-21, both ways."""
    s = questing()
    s.rules.options["quest_foes"] = option
    hero(s, "silhouette", 0, "8c")
    hand(s, 0, "quest", "the_charcoal_burners")
    push(s, "quest_phase", -1)
    s.neutral = (1, *s.neutral[1:])
    choose(s, "move silhouette", "stop")
    assert ("quest the_charcoal_burners" in offered(s)) == found


# Tactics of the quest phase


def ambush(s: Runewars, seat: int) -> int:
    """A card of the quest phase in a seat's hand: its player gains 1 influence."""
    card = Tactic("test_ambush", "Ambush", count=1, times=("quest",), needs=(), effects=(Favor(1),))
    card.play = PlayTactic(card)
    i = zones.add_instances(s, [card])[0]
    s.players[seat].tactics.append(i)
    return i


@rule("RW-204", "RWR-012")
def test_the_player_on_the_move_may_play_tactics_of_the_quest_phase() -> None:
    s = questing()
    hero(s, "silhouette", 0, "b1")
    i = ambush(s, 0)
    push(s, "quest_phase", -1)
    assert "tactic test_ambush" in offered(s)
    choose(s, "move silhouette", "tactic test_ambush", "go b2")
    assert s.tactics_discard == [i]
    assert s.players[0].influence == 1
    assert figure(s, "silhouette")[0] == "b2"


@rule("RW-204", "RWR-012")
def test_so_may_the_others_meanwhile() -> None:
    s = questing()
    hero(s, "silhouette", 0, "b1")
    i = ambush(s, 1)
    push(s, "quest_phase", -1)
    before = offered(s)
    found = open_asides(s)
    assert [(seat, step.key()) for seat, step in found] == [(1, "tactic test_ambush")]
    take_aside(s, *found[0])
    assert offered(s) == before
    assert s.tactics_discard == [i]
    assert s.players[1].influence == 1
    assert open_asides(s) == []
