"""Intrigue: DI-050 to DI-053."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.rules.dune_base.position import arrange, why


@rule("DI-050")
def test_the_hand_is_hidden_and_without_limit() -> None:
    ids = ("ambush", "ambush", "bribery", "charisma", "refocus", "windfall", "tiebreaker", "infiltrate", "choam_shares")
    t = arrange().intrigue(0, *ids).hand(0, "dagger").turn(0)
    assert t.game.view(0)["players"][0]["intrigue"] == sorted(ids)
    assert t.game.view(1)["players"][0]["intrigue"] == [None] * 9
    assert t.game.view()["players"][0]["intrigue"] == [None] * 9


@rule("DI-050")
def test_plot_cards_before_during_and_after_the_effects_of_an_agent_turn() -> None:
    t = arrange().intrigue(0, "windfall", "water_peddlers_union", "favored_subject")
    t.hand(0, "guild_administrator", "dagger").turn(0).choose("plot windfall")
    t.choose("agent guild_administrator secure_contract")
    assert t.question == "order"
    t.choose("plot water_peddlers_union", "skip")
    assert t.question == "finish"
    t.choose("plot favored_subject")
    assert (t[0].solari, t[0].water, t[0].influence[0]) == (5, 1, 1)
    assert t.names(t.s.intrigue_discard[-3:]) == ["favored_subject", "water_peddlers_union", "windfall"]


@rule("DI-050")
def test_plot_cards_in_a_reveal_turn() -> None:
    t = arrange().intrigue(0, "windfall", "ambush").hand(0, "dagger").turn(0).choose("reveal", "plot windfall")
    assert t[0].solari == 2


@rule("DI-050")
def test_no_plot_card_in_the_turn_of_another_or_in_combat() -> None:
    t = arrange().intrigue(1, "windfall").hand(0, "dagger").turn(0)
    assert t.asked == 0
    assert not any(key.startswith("plot") for key in t.keys)
    t = arrange().intrigue(0, "windfall").give(0, conflict=1).combat()
    assert t.keys == ["pass"]
    assert "Combat" in why(t, "combat windfall") or "combat" in why(t, "combat windfall")


@rule("DI-050")
@pytest.mark.parametrize("card", ["ambush", "plans_within_plans", "to_the_victor"])
def test_combat_and_endgame_cards_are_no_plots(card: str) -> None:
    t = arrange().intrigue(0, card).influence(0, emperor=3, fremen=3, spacing_guild=3).hand(0, "dagger").turn(0)
    assert "Plot" in why(t, f"plot {card}")


@rule("DI-050")
def test_a_combat_card_needs_a_troop_in_the_conflict() -> None:
    t = arrange().intrigue(0, "ambush").intrigue(1, "ambush").give(0, conflict=1).conflict("guild_bank_raid").combat()
    assert (t.asked, t.keys) == (0, ["pass", "combat ambush"])
    t.choose("pass")
    assert (t.asked, t.question) == (0, "on_win"), "seat 1 has no troop there and is not asked"


@rule("DI-050")
def test_on_win_cards_wait_for_the_win() -> None:
    t = arrange().intrigue(0, "to_the_victor").give(0, conflict=1).conflict("guild_bank_raid").combat()
    assert "won" in why(t, "combat to_the_victor")
    t.choose("pass")
    assert (t.question, t.keys) == ("on_win", ["decline", "combat to_the_victor"])
    t.choose("combat to_the_victor")
    assert (t[0].spice, t[0].solari) == (3, 6)


@rule("DI-050")
def test_no_on_win_cards_after_a_tie_or_a_second_place() -> None:
    for enemy in (1, 2):
        t = arrange().intrigue(0, "to_the_victor").give(0, conflict=1).give(1, conflict=enemy).conflict("desert_power")
        assert t.combat().choose("pass").question == "turn"
        assert t.names(t[0].intrigue) == ["to_the_victor"]


@rule("DI-050")
def test_demand_respect_can_use_the_spice_of_the_reward() -> None:
    t = arrange().intrigue(0, "demand_respect").give(0, conflict=1).conflict("raid_stockpiles")
    t.combat().choose("pass", "combat demand_respect")
    assert len(t.keys) == 2
    t.choose(t.keys[1], "influence fremen")
    assert (t[0].spice, t[0].influence[3]) == (1, 2)


@rule("DI-050")
@pytest.mark.parametrize(
    ("card", "short", "enough"),
    [
        ("bribery", {"solari": 1}, {"solari": 2}),
        ("choam_shares", {"solari": 6}, {"solari": 7}),
        ("the_sleeper_must_awaken", {"spice": 3}, {"spice": 4}),
        ("water_of_life", {"spice": 1}, {"spice": 1, "water": 1}),
        ("reinforcements", {"solari": 2}, {"solari": 3}),
        ("calculated_hire", {"spice": 0}, {"spice": 1}),
        ("councilors_dispensation", {"council": 0}, {"council": 1}),
    ],
)
def test_conditions_and_costs_of_plot_cards(card: str, short: dict[str, int], enough: dict[str, int]) -> None:
    t = arrange().intrigue(0, card).deck(0, "dagger", "dagger", "scout").hand(0, "diplomacy").give(0, **short).turn(0)
    assert why(t, f"plot {card}")
    t.give(0, **enough).turn(0).choose(f"plot {card}")
    costs = {name: 0 for name in enough if name != "council"}
    assert {name: getattr(t[0], name) for name in costs} == costs


@rule("DI-050")
def test_conditions_and_costs_of_combat_cards() -> None:
    t = arrange().intrigue(0, "allied_armada", "private_army", "staged_incident").give(0, conflict=2, spice=1).combat()
    assert t.keys == ["pass"]
    t = arrange().intrigue(0, "allied_armada", "private_army", "staged_incident").give(0, conflict=3, spice=2).combat()
    assert t.keys == ["pass", "combat private_army", "combat staged_incident"]
    assert why(t, "combat allied_armada")
    t = arrange().intrigue(0, "allied_armada", "allied_armada").influence(0, fremen=4).give(0, conflict=1, spice=2)
    t.combat().choose("combat allied_armada")
    assert (t[0].strength, t[0].spice) == (9, 0)


@rule("DI-050")
def test_double_cross_needs_an_enemy_in_the_conflict() -> None:
    t = arrange().intrigue(0, "double_cross").give(0, solari=1, conflict=2).hand(0, "dagger").turn(0)
    assert why(t, "plot double_cross")
    t.give(2, conflict=1).give(3, conflict=1).turn(0).choose("plot double_cross")
    assert t.keys == ["betray 2", "betray 3"]


@rule("DI-050")
@pytest.mark.parametrize("reading", ["ends", "may"])
def test_bindu_suspension_is_for_the_very_start_of_a_turn(reading: str) -> None:
    t = arrange(bindu_suspension=reading).intrigue(0, "bindu_suspension", "windfall").hand(0, "dagger").turn(0)
    assert "plot bindu_suspension" in t.keys
    t.choose("plot windfall")
    assert why(t, "plot bindu_suspension")
    t.choose("agent dagger hall_of_oratory")
    assert why(t, "plot bindu_suspension")


@rule("DI-050")
def test_bindu_suspension_ends_the_turn() -> None:
    t = arrange().intrigue(0, "bindu_suspension").hand(0, "dagger").deck(0, "diplomacy").turn(0)
    t.choose("plot bindu_suspension")
    assert t.names(t[0].hand) == ["dagger", "diplomacy"]
    assert (t.asked, t[0].revealed, t[0].agents) == (1, False, 2)
    t.choose("reveal", "reveal", "reveal")
    assert t.asked == 0


@rule("DI-050")
@pytest.mark.parametrize(("answer", "asked"), [("continue", 0), ("pass", 1)])
def test_bindu_suspension_may_let_the_turn_go_on(answer: str, asked: int) -> None:
    t = arrange(bindu_suspension="may").intrigue(0, "bindu_suspension").hand(0, "dagger").deck(0, "diplomacy").turn(0)
    t.choose("plot bindu_suspension")
    assert t.keys == ["continue", "pass"]
    t.choose(answer)
    assert (t.asked, t.question, len(t[0].hand)) == (asked, "turn", 2)


@rule("DI-050")
def test_endgame_cards_only_at_the_end() -> None:
    t = (
        arrange()
        .intrigue(0, "plans_within_plans", "windfall", "ambush")
        .influence(0, emperor=3, fremen=3, spacing_guild=3)
    )
    t.endgame()
    assert (t.asked, t.keys) == (0, ["decline", "endgame plans_within_plans"])
    assert why(t, "endgame windfall")
    t.choose("endgame plans_within_plans")
    assert t[0].vp == 3 + 1


@rule("DI-050")
def test_an_endgame_card_whose_condition_fails_is_not_playable() -> None:
    t = arrange().intrigue(0, "plans_within_plans").influence(0, emperor=3, fremen=3, spacing_guild=2).endgame()
    assert t.keys == ["decline"]


@rule("DI-051")
def test_an_empty_intrigue_deck_is_refilled_from_its_discards() -> None:
    t = arrange().hand(0, "reconnaissance")
    t._clear(t.s.intrigue_deck, t.s.intrigue_discard)
    total = len(t.s.intrigue_discard)
    t.turn(0).choose("agent reconnaissance carthag")
    assert (len(t[0].intrigue), len(t.s.intrigue_deck), t.s.intrigue_discard) == (1, total - 1, [])
    assert t.game.view(1)["players"][0]["intrigue"] == [None], "nobody knows which one came back"


@rule("DI-051")
def test_with_neither_deck_nor_discards_nothing_is_drawn() -> None:
    t = arrange().hand(0, "reconnaissance")
    t._clear(t.s.intrigue_deck, t.s.trash)
    t.turn(0).choose("agent reconnaissance carthag")
    assert t[0].intrigue == []


@rule("DI-051")
def test_the_steal_icon_takes_one_at_random_from_each_with_four() -> None:
    t = arrange().hand(0, "diplomacy")
    t.intrigue(1, "ambush", "bribery", "charisma", "refocus")
    t.intrigue(2, "infiltrate", "tiebreaker", "windfall")
    t.intrigue(3, "choam_shares", "double_cross", "private_army", "private_army", "master_tactician")
    had = [set(t[seat].intrigue) for seat in range(4)]
    rolls = len([x for x in t.game.record.outcomes() if isinstance(x, int)])
    t.turn(0).choose("agent diplomacy secrets", "do steal")
    assert [len(t[seat].intrigue) for seat in (1, 2, 3)] == [3, 3, 4]
    assert len(set(t[0].intrigue) & had[1]) == 1
    assert len(set(t[0].intrigue) & had[3]) == 1
    assert len([x for x in t.game.record.outcomes() if isinstance(x, int)]) == rolls + 2, "by chance, not by choice"


@rule("DI-051")
def test_only_thief_and_victim_know_a_stolen_card() -> None:
    t = arrange().hand(0, "diplomacy").intrigue(1, "ambush", "ambush", "bribery", "charisma")
    t.turn(0).choose("agent diplomacy secrets", "do steal")
    stolen = [i for i in t[0].intrigue if t.s.known[i] & 2]
    assert len(stolen) == 1
    assert t.s.known[stolen[0]] == 0b11
    assert t.game.view(2)["players"][0]["intrigue"].count(None) == len(t[0].intrigue)


@rule("DI-051")
def test_nobody_is_robbed_with_three() -> None:
    t = arrange().hand(0, "diplomacy").intrigue(1, "ambush", "bribery", "charisma").turn(0)
    t.choose("agent diplomacy secrets")
    assert (len(t[0].intrigue), len(t[1].intrigue)) == (1, 3)


@rule("DI-052")
def test_charisma_lies_face_up_until_the_reveal_turn() -> None:
    t = arrange().intrigue(0, "charisma").hand(0, "dagger", "diplomacy").turn(0).choose("plot charisma")
    assert t.game.view(3)["players"][0]["face_up"] == ["charisma"]
    assert t[0].persuasion == 0
    t.choose("agent dagger hall_of_oratory")
    t.turn(0).choose("reveal")
    assert t[0].persuasion == 2 + 1 + 1
    t.choose("done")
    assert t[0].face_up == []
    assert "charisma" in t.names(t.s.intrigue_discard)
    t.give(0, revealed=0).intrigue(0, "ambush").hand(0, "diplomacy").turn(0).choose("reveal")
    assert t[0].persuasion == 1 + 1, "for one Reveal turn only (Hall of Oratory is still there)"


@rule("DI-052")
def test_charisma_in_the_reveal_turn_itself_counts_at_once() -> None:
    t = arrange().intrigue(0, "charisma").hand(0, "diplomacy").turn(0).choose("reveal", "plot charisma")
    assert t[0].persuasion == 3
    assert "charisma" in t.names(t.s.intrigue_discard)


@rule("DI-052")
@pytest.mark.parametrize(("where", "zone"), [("top", "deck"), ("discard", "discard")])
def test_recruitment_mission_lets_acquired_cards_go_on_the_deck(where: str, zone: str) -> None:
    t = arrange().intrigue(0, "recruitment_mission").hand(0, "diplomacy").turn(0)
    t.choose("plot recruitment_mission", "reveal", "buy arrakis_liaison")
    assert t.keys == ["top", "discard"]
    t.choose(where)
    assert "arrakis_liaison" in t.names(getattr(t[0], zone))


@rule("DI-052")
def test_recruitment_mission_outlives_the_reveal_turns_of_others() -> None:
    t = arrange(players=3).row("scout", "scout", "stilgar", "dr_yueh", "assassination_mission")
    t.intrigue(0, "recruitment_mission").hand(0, "dagger", "convincing_argument")
    t.hand(1, "convincing_argument").hand(2, "dagger", "diplomacy").turn(0)
    t.choose("plot recruitment_mission", "agent dagger hall_of_oratory", "reveal", "buy assassination_mission")
    assert "assassination_mission" in t.names(t[1].discard), "the card of seat 0 is not for seat 1"
    t.choose("done", "agent diplomacy stillsuits", "deploy 0", "reveal")
    assert t[0].persuasion == 2 + 1 + 1, "the argument, the Hall of Oratory, the card"
    t.choose("buy scout")
    assert t.keys == ["top", "discard"]
    t.choose("top", "done")
    assert t.s.to_top == -1, "over with the own Reveal turn"


@rule("DI-053")
def test_an_on_win_card_just_won_may_be_played_at_once() -> None:
    t = arrange().give(0, conflict=1).conflict("raid_stockpiles").intrigue_deck("to_the_victor").combat()
    assert (t.asked, t.question) == (0, "on_win")
    t.choose("combat to_the_victor")
    assert t[0].spice == 6


@rule("DI-053")
def test_a_second_place_wins_no_such_moment() -> None:
    t = arrange().give(0, conflict=1).give(1, conflict=2).conflict("skirmish_a").intrigue_deck("to_the_victor").combat()
    assert t.names(t[0].intrigue) == ["to_the_victor"]
    assert t[0].spice == 0
    assert t.question == "turn"


@rule("DI-053")
def test_other_cards_just_won_wait() -> None:
    t = arrange().give(0, conflict=1).conflict("raid_stockpiles").intrigue_deck("ambush").combat()
    assert (t.question, t.keys) == ("on_win", ["decline"])
