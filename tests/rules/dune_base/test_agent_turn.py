"""Agent turns: DI-020 to DI-029."""

from __future__ import annotations

import pytest

from hagal.games.dune.catalogue.spaces import SPACES
from hagal.games.dune.components import Space
from hagal.games.dune.names import FACTIONS
from tests.rules import rule
from tests.rules.dune_base.position import arrange, why


@rule("DI-020")
def test_a_card_from_hand_and_an_agent_from_the_leader() -> None:
    t = arrange().hand(0, "dagger", "diplomacy").turn(0).choose("agent dagger hall_of_oratory")
    assert t.names(t[0].hand) == ["diplomacy"]
    assert t.names(t[0].in_play) == ["dagger"]
    assert t[0].agents == 1
    assert t.game.view(2)["agents"]["hall_of_oratory"] == [0]


@rule("DI-020")
def test_only_a_space_with_an_icon_of_the_card() -> None:
    t = arrange().hand(0, "reconnaissance").give(0, water=9, spice=9, solari=9).influence(0, fremen=2).turn(0)
    offered = {key.split()[-1] for key in t.keys if key.startswith("agent")}
    assert offered == {"arrakeen", "carthag", "research_station", "sietch_tabr"}
    assert "icon" in why(t, "agent reconnaissance wealth")


@rule("DI-020")
def test_one_icon_is_used_only() -> None:
    t = arrange().hand(0, "diplomacy").turn(0).choose("agent diplomacy wealth")
    assert list(t[0].influence) == [1, 0, 0, 0]


@rule("DI-020")
@pytest.mark.parametrize("who", [0, 1])
def test_an_occupied_space_is_closed_to_everybody(who: int) -> None:
    t = arrange().agent(who, "arrakeen").hand(0, "reconnaissance").turn(0)
    assert "already" in why(t, "agent reconnaissance arrakeen")
    assert "agent reconnaissance carthag" in t.keys


@rule("DI-020")
@pytest.mark.parametrize(("influence", "offered"), [(1, False), (2, True)])
def test_the_requirement_must_be_met(influence: int, offered: bool) -> None:
    t = arrange().influence(0, fremen=influence, emperor=3).hand(0, "reconnaissance").turn(0)
    assert ("agent reconnaissance sietch_tabr" in t.keys) == offered
    if not offered:
        assert "2" in why(t, "agent reconnaissance sietch_tabr")


@rule("DI-020")
@pytest.mark.parametrize(
    "space", [space for space in SPACES if space.spice or space.solari or space.water], ids=lambda space: space.id
)
def test_the_full_cost_must_be_there(space: Space) -> None:
    cost = {name: getattr(space, name) for name in ("spice", "solari", "water") if getattr(space, name)}
    card = "foldspace"  # all icons
    rich = arrange().hand(0, card).give(0, **cost).turn(0)
    assert f"agent {card} {space.id}" in rich.keys
    for name in cost:
        poor = arrange().hand(0, card).give(0, **{**cost, name: cost[name] - 1}).turn(0)
        assert why(poor, f"agent {card} {space.id}")


@rule("DI-020")
def test_the_cost_is_paid_before_any_effect() -> None:
    t = arrange().hand(0, "stilgar").turn(0)  # Stilgar's own water comes too late for the cost of the space
    assert why(t, "agent stilgar hagga_basin")
    t = arrange().hand(0, "stilgar").give(0, water=1).turn(0).choose("agent stilgar hagga_basin")
    assert (t[0].water, t[0].spice) == (1, 2)


@rule("DI-020")
def test_no_agent_no_agent_turn() -> None:
    t = arrange().hand(0, "dagger").give(0, agents=0).intrigue(0, "ambush").turn(0)
    assert t.keys == ["reveal"]
    assert "agent" in why(t, "agent dagger hall_of_oratory").lower()


@rule("DI-020")
def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    t = arrange().hand(0, "dagger").in_play(0, "reconnaissance").turn(0)
    assert "hand" in why(t, "agent reconnaissance arrakeen")


@rule("DI-020")
def test_the_voice_closes_a_space_to_the_others_until_its_owners_next_turn() -> None:
    t = arrange().hand(0, "the_voice", "dagger").hand(1, "reconnaissance").turn(0)
    t.choose("agent the_voice carthag")
    while t.asked == 0:
        t.choose(
            next(key for key in ("voice arrakeen", "do voice", "do intrigue 1", "deploy 0", "end") if key in t.keys)
        )
    assert t.asked == 1
    assert "The Voice" in why(t, "agent reconnaissance arrakeen")
    t.choose("reveal")
    if t.question == "reveal_menu":
        t.choose("done")
    t.choose("reveal", "reveal")
    assert t.asked == 0
    assert t[0].voice == -1


@rule("DI-020")
@pytest.mark.parametrize(("reading", "offered"), [("pays", False), ("free", True)])
def test_kwisatz_haderach_pays_or_not_as_the_option_says(reading: str, offered: bool) -> None:
    t = arrange(kwisatz_haderach=reading).hand(0, "kwisatz_haderach").turn(0)
    for space in ("great_flat", "heighliner", "swordmaster", "sietch_tabr"):
        assert (f"agent kwisatz_haderach {space}" in t.keys) == offered
        if not offered:
            assert why(t, f"agent kwisatz_haderach {space}")
    assert "agent kwisatz_haderach arrakeen" in t.keys


@rule("DI-020")
@pytest.mark.parametrize(("reading", "left"), [("pays", 0), ("free", 2)])
def test_kwisatz_haderach_and_the_cost_of_the_space(reading: str, left: int) -> None:
    t = arrange(kwisatz_haderach=reading).hand(0, "kwisatz_haderach").give(0, water=2).turn(0)
    t.choose("agent kwisatz_haderach great_flat")
    assert (t[0].water, t[0].spice) == (left, 3)


@rule("DI-020", "DI-025")
@pytest.mark.parametrize("reading", ["pays", "free"])
def test_kwisatz_haderach_ignores_agents_but_not_once_per_game(reading: str) -> None:
    t = arrange(kwisatz_haderach=reading).agent(1, "arrakeen").hand(0, "kwisatz_haderach").turn(0)
    assert "agent kwisatz_haderach arrakeen" in t.keys
    t = arrange(kwisatz_haderach=reading).hand(0, "kwisatz_haderach").give(0, solari=9, council=1).turn(0)
    assert "agent kwisatz_haderach swordmaster" in t.keys
    assert why(t, "agent kwisatz_haderach high_council")


@rule("DI-020", "DI-029")
def test_kwisatz_haderach_moves_an_agent_from_the_board() -> None:
    t = arrange().agent(0, "wealth").agent(0, "carthag").hand(0, "kwisatz_haderach").deck(0, "dagger").turn(0)
    assert t[0].agents == 0
    t.choose("agent kwisatz_haderach stillsuits")
    assert t.keys == ["from wealth", "from carthag"]
    t.choose("from wealth")
    assert t.game.view(0)["agents"]["wealth"] == []
    assert t.game.view(0)["agents"]["stillsuits"] == [0]
    assert t.names(t[0].hand) == ["dagger"]


@rule("DI-020")
def test_kwisatz_haderach_may_come_back_to_where_it_was() -> None:
    t = arrange().agent(0, "stillsuits").hand(0, "kwisatz_haderach").turn(0)
    t.choose("agent kwisatz_haderach stillsuits", "from stillsuits", "deploy 0")
    assert (t[0].agents, t[0].water, t[0].influence[3]) == (1, 1, 1)
    assert len(t[0].posts) == 1


@rule("DI-021")
@pytest.mark.parametrize(("first", "kind"), [("do draw 1", "draw"), ("do intrigue 1", "intrigue")])
def test_effects_of_space_and_card_come_in_the_players_order(first: str, kind: str) -> None:
    t = arrange().hand(0, "thufir_hawat").deck(0, "dagger").intrigue_deck("windfall").turn(0)
    t.choose("agent thufir_hawat secrets")
    assert set(t.keys) == {"do draw 1", "do intrigue 1"}
    seen = len(t.game.log.events)
    t.choose(first)
    order = [event.kind for event in t.game.log.events[seen:] if event.kind in ("draw", "intrigue")]
    assert order[0] == kind
    while t.question == "order":
        t.choose("do draw 1")
    assert (len(t[0].hand), len(t[0].intrigue)) == (1, 1)


@rule("DI-021")
@pytest.mark.parametrize("space", [space for space in SPACES if space.faction >= 0], ids=lambda space: space.id)
def test_a_faction_space_gives_one_influence(space: Space) -> None:
    t = arrange().hand(0, "diplomacy").give(0, spice=9, water=9).turn(0)
    t.choose(f"agent diplomacy {space.id}")
    assert list(t[0].influence) == [int(k == space.faction) for k in range(len(FACTIONS))]


@rule("DI-021")
def test_other_spaces_give_no_influence() -> None:
    t = arrange().hand(0, "reconnaissance").turn(0).choose("agent reconnaissance carthag")
    assert list(t[0].influence) == [0, 0, 0, 0]


@rule("DI-021")
def test_the_influence_of_the_space_can_wait_for_the_card() -> None:
    """Shifting Allegiances: losing an influence before or after the visit's own is not the same."""
    t = arrange().intrigue(0, "dispatch_an_envoy").hand(0, "shifting_allegiances").give(0, spice=2)
    t.influence(0, fremen=1).turn(0).choose("plot dispatch_an_envoy", "agent shifting_allegiances wealth")
    assert set(t.keys) == {"do influence emperor", "do lose influence, pay spice 2"}
    t.choose("do lose influence, pay spice 2")
    assert list(t[0].influence) == [0, 0, 0, 0], "nothing but Fremen could be lost yet"
    t.choose("influence emperor")
    assert list(t[0].influence) == [3, 0, 0, 0]


@rule("DI-021", "DI-050")
def test_a_plot_card_just_drawn_can_come_before_the_rest_of_the_turn() -> None:
    t = arrange().hand(0, "dr_yueh").deck(0, "seek_allies").intrigue_deck("poison_snooper").turn(0)
    t.choose("agent dr_yueh carthag", "do intrigue 1")
    assert set(t.keys) == {"do draw 1", "plot poison_snooper"}
    t.choose("plot poison_snooper", "trash")
    assert t[0].hand == []
    assert "seek_allies" in t.names(t.s.trash)


@rule("DI-021", "DI-050")
def test_a_plot_card_at_the_end_of_the_turn_can_still_pay_for_the_agent_box() -> None:
    t = arrange().hand(0, "duncan_idaho").deck(0, "dagger").intrigue_deck("water_peddlers_union").turn(0)
    t.choose("agent duncan_idaho carthag")  # the Intrigue card of Carthag comes of itself
    t.choose("plot water_peddlers_union")
    assert "do pay water 1" in t.keys or "pay water 1" in t.keys
    t.choose(next(key for key in t.keys if key.endswith("pay water 1")))
    assert (t[0].water, t[0].garrison, t.names(t[0].hand)) == (0, 5, ["dagger"])
    assert t.keys == [f"deploy {n}" for n in range(5)]


@rule("DI-021", "DI-041")
def test_foldspace_can_be_acquired_after_the_draw() -> None:
    """With an empty deck the order counts: what is acquired first is shuffled into the new deck."""
    t = arrange().hand(0, "space_travel").discard(0, "dagger").deck(0).turn(0)
    t.choose("agent space_travel foldspace")
    assert set(t.keys) == {"do draw 1", "do take_foldspace"}
    t.choose("do draw 1")
    assert t.names(t[0].hand) == ["dagger"]
    assert t.names(t[0].discard) == ["foldspace"]


@rule("DI-022")
def test_all_recruits_of_the_turn_and_two_of_the_garrison() -> None:
    t = arrange().hand(0, "diplomacy").give(0, spice=6).turn(0).choose("agent diplomacy heighliner")
    assert t[0].garrison == 8
    assert t.keys == [f"deploy {n}" for n in range(8)]
    t.choose("deploy 7")
    assert (t[0].conflict, t[0].garrison) == (7, 1)
    assert t.asked == 1


@rule("DI-022")
def test_what_is_not_deployed_stays_in_the_garrison() -> None:
    t = arrange().hand(0, "reconnaissance").turn(0).choose("agent reconnaissance carthag", "deploy 1")
    assert (t[0].conflict, t[0].garrison, t[0].supply) == (1, 3, 8)


@rule("DI-022")
@pytest.mark.parametrize(("garrison", "top"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_two_at_most_without_recruits(garrison: int, top: int) -> None:
    t = arrange().hand(0, "diplomacy", "dagger").give(0, garrison=garrison).intrigue(0, "ambush").turn(0)
    t.choose("agent diplomacy stillsuits")
    assert t.keys == ([f"deploy {n}" for n in range(top + 1)] if top else ["end"])
    assert why(t, f"deploy {top + 1}")


@rule("DI-022")
def test_recruits_from_any_source_count() -> None:
    """Reinforcements before the Agent, the Emperor's bonus, the card and the space: all of this turn."""
    t = arrange().intrigue(0, "reinforcements", "favored_subject").give(0, solari=3).influence(0, emperor=3)
    t.hand(0, "arrakis_recruiter").turn(0)
    t.choose("plot reinforcements", "plot favored_subject", "agent arrakis_recruiter arrakeen")
    assert t[0].garrison == 3 + 3 + 2 + 1 + 1
    assert t.keys == [f"deploy {n}" for n in range(10)]


@rule("DI-022")
def test_no_deployment_from_a_space_without_combat() -> None:
    t = arrange().hand(0, "dagger").give(0, solari=4).intrigue(0, "ambush").turn(0)
    t.choose("agent dagger rally_troops")
    assert t.keys == ["end"]
    assert why(t, "deploy 1")
    assert (t[0].garrison, t[0].conflict) == (7, 0)


@rule("DI-022")
def test_recruits_of_an_earlier_turn_are_garrison() -> None:
    t = arrange().hand(0, "dagger", "diplomacy").give(0, solari=4).turn(0).choose("agent dagger rally_troops")
    t.turn(0).choose("agent diplomacy stillsuits")
    assert t.keys == ["deploy 0", "deploy 1", "deploy 2"]


@rule("DI-022")
@pytest.mark.parametrize("space", SPACES, ids=lambda space: space.id)
def test_combat_spaces_are_as_printed(space: Space) -> None:
    combat = {
        "heighliner",
        "hardy_warriors",
        "stillsuits",
        "arrakeen",
        "carthag",
        "research_station",
        "sietch_tabr",
        "great_flat",
        "hagga_basin",
        "imperial_basin",
    }
    assert space.combat == (space.id in combat)


@rule("DI-023")
def test_a_cost_arrow_may_be_left_or_paid_once() -> None:
    t = arrange().hand(0, "fremen_camp").give(0, spice=4).turn(0).choose("agent fremen_camp secure_contract")
    assert t.keys == ["pay spice 2", "decline"]
    t.choose("decline")
    assert (t[0].spice, t[0].garrison, t.asked) == (4, 3, 1)
    t = arrange().hand(0, "fremen_camp").give(0, spice=4).turn(0).choose("agent fremen_camp secure_contract")
    t.choose("pay spice 2")
    assert (t[0].spice, t[0].garrison) == (2, 6)
    assert t.asked == 1, "not a second time"


@rule("DI-023")
def test_a_cost_arrow_that_cannot_be_paid_is_not_offered() -> None:
    t = arrange().hand(0, "fremen_camp").give(0, spice=1).turn(0).choose("agent fremen_camp secure_contract")
    assert t.asked == 1


@rule("DI-023")
def test_plain_effects_are_mandatory() -> None:
    t = arrange().hand(0, "dr_yueh").deck(0, "dagger", "dagger").intrigue(0, "ambush").turn(0)
    t.choose("agent dr_yueh arrakeen")
    assert "skip" not in t.keys
    assert "end" not in t.keys
    while t.question == "order":
        t.choose(t.keys[0])
    assert len(t[0].hand) == 2


@rule("DI-023")
def test_the_trash_icon_is_optional() -> None:
    t = arrange().hand(0, "guild_administrator", "dagger").turn(0)
    t.choose("agent guild_administrator secure_contract")
    assert "decline" in t.keys
    t.choose("decline")
    assert t.names(t[0].hand) == ["dagger"]


@rule("DI-023")
@pytest.mark.parametrize("card", ["seek_allies", "power_play", "foldspace"])
def test_a_card_that_trashes_itself_must(card: str) -> None:
    t = arrange().hand(0, card).turn(0).choose(f"agent {card} wealth")
    assert t[0].in_play == []


@rule("DI-023")
def test_behind_an_arrow_trashing_itself_is_a_choice() -> None:
    t = arrange().hand(0, "imperial_spy").turn(0).choose("agent imperial_spy wealth", "decline")
    assert t.names(t[0].in_play) == ["imperial_spy"]
    assert t[0].intrigue == []
    t = arrange().hand(0, "imperial_spy").turn(0).choose("agent imperial_spy wealth", "trash self")
    assert t[0].in_play == []
    assert len(t[0].intrigue) == 1


@rule("DI-023")
def test_optional_and_mandatory_effects_together() -> None:
    """With a Plot card in hand the player is asked; only the optional rest can be skipped."""
    t = arrange().hand(0, "duncan_idaho").deck(0, "dagger", "dagger").give(0, water=1).intrigue(0, "ambush").turn(0)
    t.choose("agent duncan_idaho arrakeen")
    assert set(t.keys) == {"do draw 1", "do pay water 1"}
    t.choose("do draw 1")
    assert set(t.keys) == {"do pay water 1", "skip"}
    t.choose("skip")
    assert (t[0].water, t.question) == (1, "finish")


@rule("DI-024")
@pytest.mark.parametrize("card", ["convincing_argument", "the_spice_must_flow", "sardaukar_infantry"])
def test_a_card_without_icons_can_only_be_revealed(card: str) -> None:
    t = arrange().hand(0, card, "dagger").turn(0)
    assert not any(key.startswith(f"agent {card}") for key in t.keys)
    assert "icon" in why(t, f"agent {card} wealth")


@rule("DI-025", "DI-026")
def test_swordmaster_is_usable_at_once_and_for_good() -> None:
    t = arrange().hand(0, "dagger").give(0, solari=8).turn(0).choose("agent dagger swordmaster")
    assert (t[0].solari, t[0].agents, t[0].swordmaster) == (0, 2, True)
    t.recall()
    assert t[0].agents == 3
    t.recall()
    assert t[0].agents == 3


@rule("DI-025", "DI-027")
@pytest.mark.parametrize(("space", "flag"), [("swordmaster", "swordmaster"), ("high_council", "council")])
def test_once_per_game_spaces_close_to_who_has_used_them_alone(space: str, flag: str) -> None:
    t = arrange().hand(0, "dagger").give(0, solari=9, **{flag: 1}).turn(0)
    assert "once" in why(t, f"agent dagger {space}").lower()
    t = arrange().hand(0, "dagger").give(0, solari=9).give(1, **{flag: 1}).turn(0)
    assert f"agent dagger {space}" in t.keys


@rule("DI-027")
def test_a_council_seat_persuades_in_every_reveal_turn() -> None:
    t = arrange(leader="helena_richese").hand(0, "dagger").give(0, solari=5).turn(0).choose("agent dagger high_council")
    assert (t[0].council, t[0].solari) == (True, 0)
    for _ in range(2):
        t.give(0, revealed=0).hand(0, "convincing_argument").turn(0).choose("reveal")
        assert t[0].persuasion == 4
        t.choose("done")


@rule("DI-028")
def test_the_mentat_is_an_extra_agent_for_the_round() -> None:
    t = arrange().hand(0, "dagger").deck(0, "diplomacy").give(0, solari=2).turn(0).choose("agent dagger mentat")
    assert (t.s.mentat, t[0].agents, t[0].solari) == (0, 2, 0)
    assert t.names(t[0].hand) == ["diplomacy"]
    t.recall()
    assert (t.s.mentat, t[0].agents) == (-1, 2)


@rule("DI-028")
def test_the_mentat_is_not_taken_from_a_player() -> None:
    t = arrange().hand(0, "dagger").deck(0, "diplomacy").give(0, solari=2, spice=1).intrigue(0, "calculated_hire")
    t.s.mentat = 2
    t[2].agents += 1
    t.turn(0)
    assert why(t, "plot calculated_hire")
    t.choose("agent dagger mentat")
    assert (t.s.mentat, t[0].agents, t[2].agents) == (2, 1, 3)
    assert t.names(t[0].hand) == ["diplomacy"]


@rule("DI-028")
def test_the_mentat_as_a_reward_comes_with_the_next_round_and_stays_for_it() -> None:
    t = arrange().conflict("sort_through_the_chaos").give(1, conflict=1)
    t.s.mentat = 3  # somebody has it in this round
    t[3].agents += 1
    t.combat()
    while t.question == "on_win":
        t.choose("decline")
    assert (t.s.round, t.s.mentat, t.s.mentat_next) == (2, 1, -1)
    assert [p.agents for p in t.s.players] == [2, 3, 2, 2]
    t.hand(0, "dagger").give(0, solari=2).turn(0).choose("agent dagger mentat")
    assert t.s.mentat == 1, "it is not on its space"
    t.recall()
    assert t.s.mentat == -1
    assert t[1].agents == 2


@rule("DI-029")
def test_a_recalled_agent_can_be_sent_again() -> None:
    t = arrange().agent(0, "wealth").agent(0, "carthag").hand(0, "diplomacy").intrigue(0, "urgent_mission").turn(0)
    assert "agent diplomacy wealth" not in t.keys
    t.choose("plot urgent_mission")
    assert t.keys == ["recall wealth", "recall carthag"]
    t.choose("recall wealth")
    assert t[0].agents == 1
    t.choose("agent diplomacy wealth")
    assert (t[0].agents, t[0].solari) == (0, 2)


@rule("DI-029")
def test_only_an_own_agent_on_the_board_can_be_recalled() -> None:
    t = arrange().agent(1, "wealth").hand(0, "diplomacy").intrigue(0, "urgent_mission").turn(0)
    assert why(t, "plot urgent_mission")


@rule("DI-021", "DI-050")
def test_a_plot_card_earned_by_influence_can_come_before_the_rest_of_the_turn() -> None:
    t = arrange("memnon_thorvald").hand(0, "bene_gesserit_initiate").deck(0, "seek_allies").give(0, solari=5)
    t.influence(0, bene_gesserit=3).intrigue_deck("poison_snooper").turn(0)
    t.choose("agent bene_gesserit_initiate high_council", "do influence 1", "influence bene_gesserit")
    assert set(t.keys) == {"do draw 1", "plot poison_snooper"}


@rule("DI-021")
def test_what_is_forced_needs_no_word_when_no_intrigue_card_came() -> None:
    t = arrange("memnon_thorvald").hand(0, "bene_gesserit_initiate").deck(0, "seek_allies").give(0, solari=5)
    t.intrigue(0, "ambush").turn(0)
    t.choose("agent bene_gesserit_initiate high_council", "do influence 1", "influence bene_gesserit")
    assert t.names(t[0].hand) == ["seek_allies"]
    assert t.question == "finish"
