"""The Imperium deck, card by card: Gene Manipulation to Liet Kynes."""

from __future__ import annotations

from tests.games.dune.catalogue.positions import buying, influences, playing, revealing, spaces_for, table


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
