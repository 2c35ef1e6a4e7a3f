"""The Imperium deck, card by card: Arrakis Recruiter to Liet Kynes."""

from __future__ import annotations

import pytest

from hagal.games.dune.catalogue.imperium import IMPERIUM, PROMOS
from hagal.games.dune.catalogue.spaces import SPACES
from hagal.games.dune.components import Card
from tests.games.dune.catalogue.positions import buying, influences, playing, revealing, spaces_for, table


@pytest.mark.parametrize("card", [*IMPERIUM, *PROMOS], ids=lambda card: card.id)
def test_the_icons_of_a_card_open_exactly_their_spaces(card: Card) -> None:
    t = table().give(0, spice=10, solari=10, water=10).influence(0, fremen=2).hand(0, card.id).turn(0)
    assert spaces_for(t, card.id) == {space.id for space in SPACES if space.icon & card.icons}


@pytest.mark.parametrize("card", [*IMPERIUM, *PROMOS], ids=lambda card: card.id)
def test_a_card_is_bought_at_its_cost_and_not_below(card: Card) -> None:
    t = table().row(card.id, "arrakis_liaison", "arrakis_liaison", "arrakis_liaison", "arrakis_liaison")
    revealing(t.give(0, promised=(card.cost or 0) - 1))
    assert f"buy {card.id}" not in t.keys
    t = buying(table(), card.id)
    assert t.names(t[0].discard) == [card.id]
    assert len(t.s.row) == 5


def test_arrakis_recruiter() -> None:
    t = playing(table(), "arrakis_recruiter", "arrakeen")
    assert t[0].garrison == 5
    assert t.keys[-1] == "deploy 4"
    t = revealing(table(), "arrakis_recruiter")
    assert (t[0].persuasion, t[0].swords) == (1, 1)


def test_assassination_mission_revealed() -> None:
    t = revealing(table(), "assassination_mission")
    assert (t[0].persuasion, t[0].swords, t[0].solari) == (0, 1, 1)


@pytest.mark.parametrize("place", ["hand", "discard"])
def test_assassination_mission_pays_when_trashed(place: str) -> None:
    t = table()
    (t.hand if place == "hand" else t.discard)(0, "assassination_mission")
    playing(t, "guild_administrator", "secure_contract").choose(f"trash assassination_mission {place}")
    assert t[0].solari == 3 + 4
    assert "assassination_mission" in t.names(t.s.trash)


def test_assassination_mission_pays_when_selective_breeding_trashes_it() -> None:
    t = table().give(0, spice=2).hand(0, "assassination_mission").deck(0, "dagger", "diplomacy")
    playing(t, "seek_allies", "selective_breeding").choose("trash assassination_mission hand")
    assert (t[0].solari, t.names(t[0].hand)) == (4, ["dagger", "diplomacy"])


def test_assassination_mission_pays_when_poison_snooper_trashes_it() -> None:
    t = table().deck(0, "assassination_mission").intrigue(0, "poison_snooper").turn(0)
    t.choose("plot poison_snooper", "trash")
    assert t[0].solari == 4


def test_bene_gesserit_initiate() -> None:
    t = playing(table().deck(0, "dagger"), "bene_gesserit_initiate", "hall_of_oratory")
    assert t.names(t[0].hand) == ["dagger"]
    assert revealing(table(), "bene_gesserit_initiate")[0].persuasion == 1


def test_bene_gesserit_sister_persuades_or_fights_each_by_itself() -> None:
    t = revealing(table(), "bene_gesserit_sister", "bene_gesserit_sister")
    assert "done" not in t.keys
    t.choose("do either persuasion 2/swords 2")
    assert t.keys == ["persuasion 2", "swords 2"]
    t.choose("persuasion 2")
    assert "done" not in t.keys
    t.choose("do either persuasion 2/swords 2", "swords 2")
    assert (t[0].persuasion, t[0].swords) == (2, 2)
    assert "done" in t.keys


def test_bene_gesserit_sister_has_no_agent_box() -> None:
    t = playing(table().deck(0, "dagger"), "bene_gesserit_sister", "hall_of_oratory")
    assert (t[0].garrison, t[0].hand, t.asked) == (4, [], 1)


@pytest.mark.parametrize(("space", "base"), [("great_flat", 3), ("hagga_basin", 2), ("imperial_basin", 1)])
def test_carryall_doubles_the_base_but_not_the_bonus(space: str, base: int) -> None:
    t = table().give(0, water=2)
    t.s.bonus[:] = [2, 2, 2]
    playing(t, "carryall", space)
    assert t[0].spice == 2 * base + 2


def test_carryall_with_ariana_loses_one_spice_only() -> None:
    t = table("ariana_thorvald").deck(0, "dagger")
    playing(t, "carryall", "imperial_basin")
    assert (t[0].spice, t.names(t[0].hand)) == (1, ["dagger"])


def test_carryall_does_nothing_elsewhere() -> None:
    t = playing(table(), "carryall", "secure_contract")
    assert t[0].spice == 0
    t = revealing(table(), "carryall")
    assert (t[0].persuasion, t[0].spice) == (1, 1)


def test_chani_brings_water_when_acquired() -> None:
    assert buying(table(), "chani")[0].water == 1


def test_chani_retreats_any_number() -> None:
    t = revealing(table().give(0, conflict=5), "chani").choose("do retreat any")
    assert t.keys == [f"retreat {n}" for n in range(6)]
    t.choose("retreat 4")
    assert (t[0].conflict, t[0].garrison, t[0].persuasion) == (1, 7, 2)


def test_chani_may_retreat_none() -> None:
    t = revealing(table().give(0, conflict=2), "chani").choose("done")
    assert t[0].conflict == 2
    assert "do retreat any" not in revealing(table(), "chani").keys


def test_chani_and_scout_are_told_apart() -> None:
    t = revealing(table().give(0, conflict=5), "chani", "scout")
    assert {"do retreat any", "do retreat up to 2"} <= set(t.keys)
    t.choose("do retreat up to 2", "retreat 2", "do retreat any", "retreat 3")
    assert t[0].conflict == 0


def test_choam_directorship_brings_influence_with_all_four() -> None:
    t = buying(table(), "choam_directorship")
    assert influences(t) == {"emperor": 1, "spacing_guild": 1, "bene_gesserit": 1, "fremen": 1}


def test_choam_directorship_brings_points_and_bonuses_on_the_way() -> None:
    t = buying(table().influence(0, emperor=3, spacing_guild=1), "choam_directorship")
    assert t[0].vp == 1 + 1 + 1  # emperor 2 before, Alliance with the Emperor, Guild 2
    assert t[0].garrison == 5
    assert t.s.alliance == [0, -1, -1, -1]


def test_choam_directorship_revealed() -> None:
    t = revealing(table(), "choam_directorship")
    assert (t[0].solari, t[0].persuasion, influences(t)) == (3, 0, {})


def test_crysknife_with_an_agent() -> None:
    assert playing(table(), "crysknife", "stillsuits")[0].solari == 1


def test_crysknife_needs_a_bond() -> None:
    t = revealing(table(), "crysknife")
    assert (t[0].swords, influences(t)) == (1, {})
    assert influences(revealing(table(), "crysknife", "stilgar")) == {"fremen": 1}
    assert influences(revealing(table().in_play(0, "stilgar"), "crysknife")) == {"fremen": 1}
    assert influences(revealing(table().in_play(0, "sardaukar_legion"), "crysknife")) == {}


def test_dr_yueh() -> None:
    t = playing(table().deck(0, "dagger", "diplomacy"), "dr_yueh", "carthag")
    assert t.keys == ["do intrigue 1", "do draw 1"]
    t.choose("do draw 1")
    assert t.names(t[0].hand) == ["diplomacy"]
    assert revealing(table(), "dr_yueh")[0].persuasion == 1


def test_dr_yueh_draws_twice_in_arrakeen() -> None:
    t = playing(table().deck(0, "dagger", "diplomacy"), "dr_yueh", "arrakeen")
    assert t.names(t[0].hand) == ["dagger", "diplomacy"]


def test_duncan_idaho_is_paid_in_water_once() -> None:
    t = table().give(0, water=2).deck(0, "dagger", "diplomacy", "seek_allies")
    playing(t, "duncan_idaho", "arrakeen")
    assert set(t.keys) == {"do draw 1", "do pay water 1"}
    t.choose("do pay water 1")
    assert (t[0].water, t[0].garrison, len(t[0].hand)) == (1, 5, 2)
    assert t.keys[-1] == "deploy 4"


def test_duncan_idaho_declined() -> None:
    t = playing(table().give(0, water=1), "duncan_idaho", "arrakeen")
    assert t.keys == ["pay water 1", "decline"]
    t.choose("decline")
    assert (t[0].water, t[0].garrison) == (1, 4)


def test_duncan_idaho_without_water_or_with_that_of_the_space() -> None:
    assert playing(table(), "duncan_idaho", "arrakeen").question == "finish"
    t = playing(table().influence(0, fremen=2), "duncan_idaho", "sietch_tabr")
    assert t.keys == ["pay water 1", "decline"]


def test_duncan_idaho_revealed() -> None:
    t = revealing(table(), "duncan_idaho")
    assert (t[0].swords, t[0].water, t[0].persuasion) == (2, 1, 0)


def test_fedaykin_death_commando_trashes() -> None:
    t = table().hand(0, "dagger").discard(0, "diplomacy")
    playing(t, "fedaykin_death_commando", "secure_contract")
    assert set(t.keys) == {
        "decline",
        "trash dagger hand",
        "trash fedaykin_death_commando play",
        "trash diplomacy discard",
    }
    t.choose("trash diplomacy discard")
    assert (t[0].discard, t.names(t[0].hand)) == ([], ["dagger"])


def test_fedaykin_death_commando_needs_a_bond() -> None:
    t = revealing(table(), "fedaykin_death_commando")
    assert (t[0].persuasion, t[0].swords) == (1, 0)
    t = revealing(table(), "fedaykin_death_commando", "fedaykin_death_commando")
    assert (t[0].persuasion, t[0].swords) == (2, 6)


def test_firm_grip_buys_influence_but_not_with_the_emperor() -> None:
    t = playing(table().give(0, solari=2), "firm_grip", "hall_of_oratory").choose("pay solari 2")
    assert t.keys == ["influence spacing_guild", "influence bene_gesserit", "influence fremen"]
    t.choose("influence fremen")
    assert (t[0].solari, influences(t)) == (0, {"fremen": 1})


def test_firm_grip_declined_or_not_payable() -> None:
    t = playing(table().give(0, solari=2), "firm_grip", "hall_of_oratory").choose("decline")
    assert (t[0].solari, influences(t)) == (2, {})
    assert playing(table().give(0, solari=1), "firm_grip", "hall_of_oratory").asked == 1
    t = playing(table(), "firm_grip", "wealth")  # paid with the solari of the space
    assert t.keys == ["pay solari 2", "decline"]


def test_firm_grip_needs_the_alliance() -> None:
    assert revealing(table().influence(0, emperor=4), "firm_grip")[0].persuasion == 4
    assert revealing(table().influence(0, emperor=3, fremen=4), "firm_grip")[0].persuasion == 0
    assert revealing(table().influence(1, emperor=4), "firm_grip")[0].persuasion == 0


def test_fremen_camp() -> None:
    t = playing(table().give(0, spice=2), "fremen_camp", "secure_contract").choose("pay spice 2")
    assert (t[0].spice, t[0].garrison) == (0, 6)
    t = playing(table().give(0, spice=2), "fremen_camp", "secure_contract").choose("decline")
    assert (t[0].spice, t[0].garrison) == (2, 3)
    assert playing(table().give(0, spice=1), "fremen_camp", "secure_contract").asked == 1
    t = revealing(table(), "fremen_camp")
    assert (t[0].persuasion, t[0].swords) == (2, 1)


def test_fremen_camp_can_deploy_all_of_them() -> None:
    t = playing(table().give(0, spice=1), "fremen_camp", "imperial_basin").choose("pay spice 2")
    assert t.keys[-1] == "deploy 5"


def test_gene_manipulation() -> None:
    t = playing(table().hand(0, "dagger"), "gene_manipulation", "hall_of_oratory").choose("trash dagger hand")
    assert (t[0].spice, t[0].hand) == (0, [])
    t = playing(table().in_play(0, "bene_gesserit_sister"), "gene_manipulation", "hall_of_oratory")
    t.choose("trash bene_gesserit_sister play")
    assert t[0].spice == 2
    assert revealing(table(), "gene_manipulation")[0].persuasion == 2


def test_gene_manipulation_is_no_sister_of_itself() -> None:
    t = playing(table().hand(0, "lady_jessica"), "gene_manipulation", "hall_of_oratory").choose("decline")
    assert t[0].spice == 0


def test_guild_administrator() -> None:
    t = playing(table(), "guild_administrator", "secure_contract").choose("trash guild_administrator play")
    assert t[0].in_play == []
    t = playing(table(), "guild_administrator", "secure_contract").choose("decline")
    assert t.names(t[0].in_play) == ["guild_administrator"]
    assert revealing(table(), "guild_administrator")[0].persuasion == 1


def test_guild_ambassador_gains_influence_or_spice() -> None:
    t = playing(table(), "guild_ambassador", "hall_of_oratory")
    assert t.keys == ["influence spacing_guild", "gain spice 2"]
    assert influences(t.choose("influence spacing_guild")) == {"spacing_guild": 1}
    t = playing(table(), "guild_ambassador", "hall_of_oratory").choose("gain spice 2")
    assert (t[0].spice, influences(t)) == (2, {})


def test_guild_ambassador_sells_a_point_to_an_ally() -> None:
    t = revealing(table().influence(0, spacing_guild=4).give(0, spice=3, vp=0), "guild_ambassador")
    t.choose("do pay spice 3")
    assert (t[0].vp, t[0].spice) == (1, 0)
    assert "do pay spice 3" not in t.keys
    t = revealing(table().influence(0, spacing_guild=4).give(0, spice=3, vp=0), "guild_ambassador").choose("done")
    assert (t[0].vp, t[0].spice) == (0, 3)


def test_guild_ambassador_sells_nothing_without_alliance_or_spice() -> None:
    assert "do pay spice 3" not in revealing(table().give(0, spice=3), "guild_ambassador").keys
    t = table().influence(0, spacing_guild=4).give(0, spice=2)
    assert "do pay spice 3" not in revealing(t, "guild_ambassador").keys


def test_guild_bankers_make_each_spice_must_flow_cheaper() -> None:
    t = revealing(table().give(0, promised=12), "guild_bankers")
    t.choose("buy the_spice_must_flow")
    assert (t[0].persuasion, t[0].vp) == (6, 1)
    t.choose("buy the_spice_must_flow")
    assert (t[0].persuasion, t[0].vp) == (0, 2)


def test_guild_bankers_lower_no_other_cost_and_only_this_turn() -> None:
    t = revealing(table().give(0, promised=5), "guild_bankers")
    assert {key for key in t.keys if key.startswith("buy ")} == {"buy arrakis_liaison"}
    t.choose("done")
    assert t.s.bankers == 0
    t = revealing(table().in_play(0, "guild_bankers").give(0, promised=8))  # played with an Agent: no reveal box
    assert "buy the_spice_must_flow" not in t.keys


def test_gun_thopter_raids_garrisons() -> None:
    t = table().give(1, garrison=2, conflict=1).give(2, garrison=0, conflict=2)
    playing(t, "gun_thopter", "secure_contract")
    assert [p.garrison for p in t.s.players] == [3, 1, 0, 2]
    assert [p.conflict for p in t.s.players] == [0, 1, 2, 0]
    assert t[1].supply == 10


def test_gun_thopter_may_deploy_one() -> None:
    t = revealing(table(), "gun_thopter").choose("do deploy up to 1")
    assert t.keys == ["deploy 0", "deploy 1"]
    t.choose("deploy 1")
    assert (t[0].conflict, t[0].garrison, t[0].strength) == (1, 2, 5)
    assert "do deploy up to 1" not in revealing(table().give(0, garrison=0), "gun_thopter").keys
    assert revealing(table(), "gun_thopter").choose("done")[0].conflict == 0


def test_gun_thopter_and_sardaukar_legion_are_told_apart() -> None:
    t = revealing(table(), "gun_thopter", "sardaukar_legion")
    assert {"do deploy up to 1", "do deploy up to 3"} <= set(t.keys)


def test_gurney_halleck_with_an_agent() -> None:
    t = playing(table().deck(0, "dagger", "diplomacy"), "gurney_halleck", "arrakeen")
    assert (t[0].garrison, len(t[0].hand)) == (6, 2)
    assert t.keys[-1] == "deploy 5"


def test_gurney_halleck_sells_troops_that_may_fight_at_once() -> None:
    t = revealing(table().give(0, solari=3), "gurney_halleck").choose("do pay solari 3")
    assert t.keys == ["deploy 0", "deploy 1", "deploy 2"]
    t.choose("deploy 2")
    assert (t[0].conflict, t[0].garrison, t[0].solari, t[0].persuasion) == (2, 3, 0, 2)
    assert "do pay solari 3" not in t.keys


def test_gurney_halleck_deploys_only_what_the_supply_gave() -> None:
    t = revealing(table().give(0, solari=3, garrison=11), "gurney_halleck").choose("do pay solari 3")
    assert t.keys == ["deploy 0", "deploy 1"]
    t.choose("deploy 1")
    assert (t[0].conflict, t[0].garrison, t[0].supply) == (1, 11, 0)


def test_gurney_halleck_declined_or_not_payable() -> None:
    assert revealing(table().give(0, solari=3), "gurney_halleck").choose("done")[0].solari == 3
    assert "do pay solari 3" not in revealing(table().give(0, solari=2), "gurney_halleck").keys


def test_imperial_spy_trashes_itself_for_an_intrigue_card() -> None:
    t = playing(table().intrigue_deck("ambush"), "imperial_spy", "wealth")
    assert t.keys == ["trash self", "decline"]
    t.choose("trash self")
    assert t.names(t[0].intrigue) == ["ambush"]
    assert (t[0].in_play, "imperial_spy" in t.names(t.s.trash)) == ([], True)


def test_imperial_spy_stays() -> None:
    t = playing(table(), "imperial_spy", "wealth").choose("decline")
    assert (t.names(t[0].in_play), t[0].intrigue) == (["imperial_spy"], [])
    t = revealing(table(), "imperial_spy")
    assert (t[0].persuasion, t[0].swords) == (1, 1)


def test_imperial_spy_brings_nothing_when_trashed_by_other_means() -> None:
    t = table().give(0, spice=2).intrigue(0, "dispatch_an_envoy").hand(0, "imperial_spy").deck(0, "dagger", "dagger")
    t.turn(0).choose("plot dispatch_an_envoy", "agent imperial_spy selective_breeding")
    assert set(t.keys) == {"do trash for draw 2", "do trash self", "skip"}
    t.choose("do trash for draw 2", "trash imperial_spy play")
    assert (t.asked, len(t[0].hand), t[0].intrigue) == (1, 2, [])


def test_kwisatz_haderach_goes_anywhere_and_draws() -> None:
    t = table().agent(1, "arrakeen").deck(0, "dagger")
    playing(t, "kwisatz_haderach", "arrakeen")
    assert t.names(t[0].hand) == ["dagger"]
    assert (t[0].agents, t[0].garrison) == (1, 4)
    place = t.s.board.places["arrakeen"]
    assert list(t[0].posts) == list(t[1].posts) == [place]


def test_kwisatz_haderach_moves_an_agent_from_the_board() -> None:
    t = playing(table().agent(0, "carthag"), "kwisatz_haderach", "wealth")
    assert t.keys == ["leader", "from carthag"]
    t.choose("from carthag")
    places = t.s.board.places
    assert (t[0].agents, list(t[0].posts)) == (1, [places["wealth"]])
    assert not t.s.occupied >> places["carthag"] & 1
    assert t[0].solari == 2


def test_kwisatz_haderach_needs_no_agent_on_the_leader() -> None:
    t = table().agent(0, "carthag").agent(0, "secrets").hand(0, "kwisatz_haderach", "diplomacy").turn(0)
    assert t[0].agents == 0
    assert spaces_for(t, "diplomacy") == set()
    t.choose("agent kwisatz_haderach stillsuits")
    assert t.keys == ["from secrets", "from carthag"]
    t.choose("from secrets", "deploy 0")
    assert t[0].agents == 0


def test_kwisatz_haderach_returns_to_the_space_just_left() -> None:
    t = table().agent(0, "wealth").agent(0, "secure_contract").influence(0, emperor=1)
    playing(t, "kwisatz_haderach", "secure_contract").choose("from secure_contract")
    place = t.s.board.places["secure_contract"]
    assert (t[0].solari, t[0].posts[-1], len(t[0].posts)) == (3, place, 2)
    assert t.s.occupied >> place & 1


def test_kwisatz_haderach_leaves_a_space_that_another_agent_still_holds() -> None:
    t = playing(table().agent(0, "arrakeen").agent(1, "arrakeen"), "kwisatz_haderach", "wealth").choose("from arrakeen")
    assert t.s.occupied >> t.s.board.places["arrakeen"] & 1


def test_kwisatz_haderach_takes_the_persuasion_of_hall_of_oratory_away_or_brings_it() -> None:
    t = playing(table().agent(0, "hall_of_oratory"), "kwisatz_haderach", "wealth").choose("from hall_of_oratory")
    assert revealing(t, "diplomacy")[0].persuasion == 1
    t = playing(table().agent(0, "wealth"), "kwisatz_haderach", "hall_of_oratory").choose("from wealth")
    assert revealing(t, "diplomacy")[0].persuasion == 2


def test_kwisatz_haderach_pays_costs_and_meets_requirements() -> None:
    open_spaces = spaces_for(table().hand(0, "kwisatz_haderach").turn(0), "kwisatz_haderach")
    assert not {"conspire", "sietch_tabr", "hagga_basin"} & open_spaces
    t = playing(table().give(0, water=1), "kwisatz_haderach", "hagga_basin")
    assert (t[0].water, t[0].spice) == (0, 2)
    open_spaces = spaces_for(
        table(kwisatz_haderach="free").hand(0, "kwisatz_haderach").turn(0),
        "kwisatz_haderach",
    )
    assert {"conspire", "sietch_tabr", "hagga_basin"} <= open_spaces


def test_kwisatz_haderach_is_bound_by_once_per_game_and_the_voice() -> None:
    t = table().give(0, solari=10, council=True, swordmaster=True, agents=3)
    t.give(1, voice=t.s.board.places["wealth"])
    open_spaces = spaces_for(t.hand(0, "kwisatz_haderach").turn(0), "kwisatz_haderach")
    assert not {"high_council", "swordmaster", "wealth"} & open_spaces
    assert {"mentat", "rally_troops", "secrets"} <= open_spaces


def test_kwisatz_haderach_revealed_brings_nothing() -> None:
    t = revealing(table(), "kwisatz_haderach")
    assert (t[0].persuasion, t[0].swords) == (0, 0)


def test_lady_jessica() -> None:
    t = playing(table().deck(0, "dagger", "diplomacy"), "lady_jessica", "hall_of_oratory")
    assert t.names(t[0].hand) == ["dagger", "diplomacy"]
    t = revealing(table(), "lady_jessica")
    assert (t[0].persuasion, t[0].swords) == (3, 1)


def test_lady_jessica_brings_influence_of_choice_when_acquired() -> None:
    t = buying(table(), "lady_jessica")
    assert t.keys == ["influence emperor", "influence spacing_guild", "influence bene_gesserit", "influence fremen"]
    assert influences(t.choose("influence bene_gesserit")) == {"bene_gesserit": 1}


def test_liet_kynes_counts_all_fremen_cards_in_play() -> None:
    t = revealing(table(), "liet_kynes").choose("do persuasion")
    assert t[0].persuasion == 2
    t = revealing(table().in_play(0, "stilgar", "dagger"), "crysknife", "liet_kynes").choose("do persuasion")
    assert t[0].persuasion == 6


def test_liet_kynes_needs_no_word_when_nothing_else_can_be_done() -> None:
    t = revealing(table(), "liet_kynes", idle=False)
    assert t[0].persuasion == 2
    assert "done" in t.keys


def test_liet_kynes_waits_for_cards_that_a_plot_card_draws() -> None:
    t = table().deck(0, "stilgar").intrigue(0, "poison_snooper")
    revealing(t, "liet_kynes").choose("plot poison_snooper", "draw", "do persuasion")
    assert t[0].persuasion == 2 + 4


def test_liet_kynes_waits_for_an_intrigue_card_still_to_come() -> None:
    """Thufir Hawat's Intrigue card may be one that draws more Fremen cards."""
    t = table().intrigue_deck("poison_snooper").deck(0, "stilgar")
    revealing(t, "liet_kynes", "thufir_hawat", idle=False)
    assert "do persuasion" in t.keys
    t.choose("plot poison_snooper", "draw", "do persuasion")
    assert t[0].persuasion == 1 + 2 + 4


def test_liet_kynes_brings_influence_with_the_emperor_when_acquired() -> None:
    assert influences(buying(table(), "liet_kynes")) == {"emperor": 1}


def test_liet_kynes_is_fremen_and_of_the_emperor() -> None:
    assert influences(revealing(table(), "crysknife", "liet_kynes")) == {"fremen": 1}
