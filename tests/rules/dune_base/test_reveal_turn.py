"""Reveal turns: DI-030 to DI-034."""

from __future__ import annotations

import pytest

from tests.games.dune.position import Position
from tests.rules import rule
from tests.rules.dune_base.position import arrange, why


def revealing(t: Position, *cards: str) -> Position:
    """Seat 0 reveals these cards; a combat card in hand keeps the Reveal turn open."""
    if not t[0].intrigue:
        t.intrigue(0, "ambush")
    return t.hand(0, *cards).turn(0).choose("reveal")


@rule("DI-030")
def test_the_whole_hand_is_revealed() -> None:
    t = revealing(arrange(), "dagger", "convincing_argument", "diplomacy")
    assert t[0].hand == []
    assert t.names(t[0].in_play) == ["convincing_argument", "dagger", "diplomacy"]
    assert t.game.view(2)["players"][0]["in_play"] == ["dagger", "convincing_argument", "diplomacy"]
    assert (t[0].persuasion, t[0].swords) == (3, 1)


@rule("DI-030")
def test_cards_played_on_agent_turns_are_not_revealed() -> None:
    t = arrange().in_play(0, "convincing_argument", "dagger", "stilgar")
    revealing(t, "diplomacy")
    assert (t[0].persuasion, t[0].swords) == (1, 0)


@rule("DI-030")
def test_reveal_boxes_in_any_order_with_acquiring_between() -> None:
    t = arrange().row("scout", "dr_yueh", "arrakis_recruiter", "carryall", "chani").give(0, conflict=2)
    revealing(t, "bene_gesserit_sister", "scout", "gun_thopter")
    assert {"do either persuasion 2/swords 2", "do retreat up to 2", "do deploy up to 1", "buy dr_yueh"} <= set(t.keys)
    t.choose("do retreat up to 2", "retreat 1", "buy dr_yueh", "do either persuasion 2/swords 2", "persuasion 2")
    assert t[0].persuasion == 2
    t.choose("buy arrakis_recruiter", "do deploy up to 1", "deploy 1", "done")
    assert {"arrakis_recruiter", "dr_yueh"} <= set(t.names(t[0].discard))
    assert t[0].conflict == 2


@rule("DI-030")
def test_a_mandatory_box_must_be_resolved_before_the_end() -> None:
    t = revealing(arrange(), "bene_gesserit_sister")
    assert why(t, "done")
    t.choose("do either persuasion 2/swords 2", "swords 2", "done")
    assert t[0].revealed


@rule("DI-030")
def test_an_optional_box_may_be_left() -> None:
    t = revealing(arrange().give(0, solari=6), "opulence").choose("done")
    assert (t[0].solari, t[0].vp) == (6, 0)


@rule("DI-030")
def test_a_box_counts_when_acquiring_makes_it_possible() -> None:
    t = arrange().influence(0, fremen=1).give(0, promised=8)
    revealing(t, "worm_riders")
    assert t[0].swords == 0
    t.choose("buy choam_directorship")
    assert t[0].swords == 4


@rule("DI-031")
@pytest.mark.parametrize(
    ("council", "hall", "persuasion"), [(False, False, 2), (True, False, 4), (False, True, 3), (True, True, 5)]
)
def test_persuasion_of_cards_council_and_hall(council: bool, hall: bool, persuasion: int) -> None:
    t = arrange().give(0, council=council)
    if hall:
        t.agent(0, "hall_of_oratory")
    assert revealing(t, "convincing_argument")[0].persuasion == persuasion


@rule("DI-031")
def test_the_hall_of_oratory_of_another_does_not_count() -> None:
    t = arrange().agent(1, "hall_of_oratory").agent(0, "rally_troops")
    assert revealing(t, "convincing_argument")[0].persuasion == 2


@rule("DI-031")
def test_two_agents_on_hall_of_oratory_still_give_one() -> None:
    t = arrange().agent(0, "hall_of_oratory").agent(0, "hall_of_oratory")
    assert revealing(t, "convincing_argument")[0].persuasion == 3


@rule("DI-031")
def test_unspent_persuasion_is_lost() -> None:
    t = revealing(arrange(), "convincing_argument").choose("done")
    assert t[0].persuasion == 0
    t.give(0, revealed=0)
    assert revealing(t, "diplomacy")[0].persuasion == 1


@rule("DI-031")
def test_persuasion_buys_no_more_than_it_is() -> None:
    t = arrange().row("scout", "carryall", "chani", "stilgar", "worm_riders")
    revealing(t, "convincing_argument")
    assert {key for key in t.keys if key.startswith("buy")} == {"buy scout", "buy arrakis_liaison"}
    assert "5" in why(t, "buy chani")
    t.choose("buy scout")
    assert t[0].persuasion == 1
    assert why(t, "buy arrakis_liaison")


@rule("DI-032")
def test_cards_drawn_are_revealed_at_once() -> None:
    t = arrange().intrigue(0, "water_of_life", "ambush").give(0, spice=1, water=1)
    t.deck(0, "dagger", "convincing_argument", "spice_hunter")
    revealing(t, "stilgar").choose("plot water_of_life")
    assert t[0].hand == []
    assert (t[0].persuasion, t[0].swords) == (2 + 2 + 1, 3 + 1 + 1)
    assert t[0].spice == 1, "the bond of the drawn Spice Hunter sees Stilgar"


@rule("DI-032")
def test_a_card_drawn_by_poison_snooper_is_revealed_too() -> None:
    t = arrange().intrigue(0, "poison_snooper", "ambush").deck(0, "convincing_argument")
    revealing(t, "dagger").choose("plot poison_snooper", "draw")
    assert (t[0].hand, t[0].persuasion) == ([], 2)


@rule("DI-033")
@pytest.mark.parametrize(("troops", "strength"), [(0, 0), (1, 5), (4, 11)])
def test_strength_is_two_a_troop_and_the_swords_but_nothing_without_a_troop(troops: int, strength: int) -> None:
    t = revealing(arrange().give(0, conflict=troops), "stilgar").choose("done")
    assert t[0].strength == strength
    assert t.game.view(1)["players"][0]["strength"] == strength


@rule("DI-033")
def test_clean_up_discards_all_own_cards_in_play() -> None:
    t = arrange().in_play(0, "reconnaissance").in_play(1, "diplomacy")
    revealing(t, "dagger").choose("done")
    assert t[0].in_play == []
    assert t.names(t[0].discard) == ["dagger", "reconnaissance"]
    assert t.names(t[1].in_play) == ["diplomacy"]
    assert t.asked == 1


@rule("DI-034")
def test_strength_follows_later_changes() -> None:
    """Double Cross after the Reveal turn of its victim; a combat card raises it again."""
    t = arrange().intrigue(1, "double_cross", "ambush").give(1, solari=1)
    t.give(0, conflict=2)
    revealing(t, "stilgar").choose("done")
    assert t[0].strength == 7
    t.choose("plot double_cross")
    assert (t[0].conflict, t[0].strength, t[0].supply) == (1, 5, 8)
    assert (t[1].conflict, t[1].supply, t[1].garrison) == (1, 8, 3)


@rule("DI-034")
def test_without_its_last_troop_a_strength_is_nothing_and_stays_so() -> None:
    t = arrange().give(0, conflict=1, swords=6).give(1, conflict=3).intrigue(0, "master_tactician", "ambush").combat()
    t.choose("combat master_tactician", "retreat up to 3", "retreat 1")
    assert (t[0].conflict, t[0].strength) == (0, 0)
    assert t.asked != 0 or t.question != "combat_choice", "no more cards of the one who left"
