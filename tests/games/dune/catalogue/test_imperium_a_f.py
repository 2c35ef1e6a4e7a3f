"""The Imperium deck, card by card: what holds for all of them, then Arrakis Recruiter to Fremen Camp."""

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
