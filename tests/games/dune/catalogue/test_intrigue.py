"""The Intrigue deck, card by card: each played for real, and not to be played where it may not."""

from __future__ import annotations

import pytest

from hagal.games.dune.catalogue.intrigue import INTRIGUE
from hagal.games.dune.components import Intrigue
from hagal.games.dune.names import COMBAT, ENDGAME, PLOT
from tests.games.dune.catalogue.positions import IDLE, influences, playing, revealing, spaces_for, table
from tests.games.dune.position import Position

FACTION_KEYS = ["influence emperor", "influence spacing_guild", "influence bene_gesserit", "influence fremen"]


def plotting(t: Position, card: str) -> Position:
    """Seat 0 at the start of a turn with this card and an idle one."""
    return t.intrigue(0, card, IDLE).turn(0)


def fighting(t: Position, *cards: str, enemies: int = 0) -> Position:
    """The Combat phase with seat 0 in the Conflict (two troops, unless there are some), and perhaps seat 1."""
    if not t[0].conflict:
        t.give(0, conflict=2)
    t.give(1, conflict=enemies)
    for seat in range(len(t.s.players)):
        t.hand(seat)
    t.conflict("guild_bank_raid")
    return t.intrigue(0, *cards).intrigue(1, "windfall").combat()


def ending(t: Position, *cards: str) -> Position:
    return t.intrigue(0, *cards).endgame()


@pytest.mark.parametrize("card", INTRIGUE, ids=lambda card: card.id)
def test_an_intrigue_card_is_played_at_its_moment_only(card: Intrigue) -> None:
    rich = {"spice": 10, "solari": 10, "water": 10, "council": True, "conflict": 3}

    def position() -> Position:
        t = table().give(0, **rich).give(1, conflict=1).influence(0, emperor=4, fremen=4, bene_gesserit=3)
        return t.deck(0, "dagger", "dagger").discard(0, "the_spice_must_flow").agent(0, "wealth")

    t = plotting(position(), card.id)
    assert (f"plot {card.id}" in t.keys) == bool(card.types & PLOT)
    t = fighting(position(), card.id, IDLE, enemies=2)
    assert (f"combat {card.id}" in t.keys) == (bool(card.types & COMBAT) and not card.win)
    t = ending(position(), card.id)
    assert (f"endgame {card.id}" in t.keys) == bool(card.types & ENDGAME)


# Combat cards


@pytest.mark.parametrize(
    ("card", "spice", "swords"),
    [("ambush", 0, 4), ("private_army", 2, 5), ("allied_armada", 2, 7), ("tiebreaker", 0, 2)],
)
def test_a_combat_card_adds_swords(card: str, spice: int, swords: int) -> None:
    t = fighting(table().give(0, spice=spice).influence(0, fremen=4), card, "windfall").choose(f"combat {card}")
    assert (t[0].swords, t[0].strength, t[0].spice) == (swords, 4 + swords, 0)
    assert t.names(t[0].intrigue) == ["windfall"]
    assert card in t.names(t.s.intrigue_discard)


def test_allied_armada_needs_an_alliance_and_spice() -> None:
    assert "combat allied_armada" not in fighting(table().give(0, spice=2), "allied_armada").keys
    t = table().give(0, spice=1).influence(0, fremen=4)
    assert "combat allied_armada" not in fighting(t, "allied_armada").keys


def test_ambush_needs_a_troop_in_the_conflict() -> None:
    t = table().give(1, conflict=2)
    for seat in range(4):
        t.hand(seat)
    t.intrigue(0, "ambush").intrigue(1, "windfall").combat()
    assert t.asked == 1


def test_private_army_must_be_paid() -> None:
    assert "combat private_army" not in fighting(table().give(0, spice=1), "private_army").keys


def test_master_tactician_fights() -> None:
    t = fighting(table(), "master_tactician", "windfall").choose("combat master_tactician")
    assert t.keys == ["swords 3", "retreat up to 3"]
    t.choose("swords 3")
    assert t[0].strength == 7


def test_master_tactician_retreats_up_to_three() -> None:
    t = fighting(table().give(0, conflict=5), "master_tactician", "windfall")
    t.choose("combat master_tactician", "retreat up to 3")
    assert t.keys == ["retreat 0", "retreat 1", "retreat 2", "retreat 3"]
    t.choose("retreat 3")
    assert (t[0].conflict, t[0].garrison, t[0].strength) == (2, 6, 4)
    assert t.asked == 0  # still in the Conflict, and may go on


def test_master_tactician_retreats_the_last_troop() -> None:
    """Strength 0, out of the Conflict: no more combat cards, no reward."""
    t = fighting(table().give(0, swords=9), "master_tactician", "ambush", enemies=1)
    t.choose("combat master_tactician", "retreat up to 3", "retreat 2")
    assert (t[0].conflict, t[0].strength) == (0, 0)
    assert t.asked == 1
    t.choose("pass")
    assert t[0].solari == 0
    assert t[1].solari == 6


def test_staged_incident_costs_three_troops() -> None:
    t = fighting(table().give(0, conflict=4, swords=1), "staged_incident", "windfall").choose("combat staged_incident")
    assert (t[0].vp, t[0].conflict, t[0].strength) == (1, 1, 3)
    assert t[0].supply == 12 - 3 - 1
    assert "combat staged_incident" not in fighting(table().give(0, conflict=2), "staged_incident").keys


def test_staged_incident_with_the_last_troops_loses_the_conflict() -> None:
    t = fighting(table().give(0, conflict=3, swords=9), "staged_incident", enemies=1).choose("combat staged_incident")
    t.choose("pass")  # seat 1
    assert (t[0].vp, t[0].solari, t[1].solari) == (1, 0, 6)


def test_tiebreaker_breaks_a_tie_in_the_endgame() -> None:
    t = table(players=3).give(1, vp=5, spice=9).give(0, vp=5)
    ending(t, "tiebreaker").choose("endgame tiebreaker")
    if not t.game.over:
        t.choose("decline")
    assert t[0].spice == 10
    assert t.game.outcome is not None
    assert t.game.outcome.winners == (0,)


def test_demand_respect_after_an_outright_win() -> None:
    t = fighting(table(), "demand_respect").choose("pass")
    assert t.keys == ["decline", "combat demand_respect"]
    t.choose("combat demand_respect")
    assert t.keys == FACTION_KEYS  # no spice: one influence only
    assert influences(t.choose("influence fremen")) == {"fremen": 1}


def test_demand_respect_can_be_paid_with_the_spice_of_the_reward() -> None:
    t = table().give(0, conflict=2).conflict("raid_stockpiles")
    for seat in range(4):
        t.hand(seat)
    t.intrigue(0, "demand_respect").intrigue_deck(IDLE).combat().choose("pass", "combat demand_respect")
    assert t.keys == ["influence 1", "pay spice 2"]
    t.choose("pay spice 2", "influence bene_gesserit")
    assert (influences(t), t[0].spice) == ({"bene_gesserit": 2}, 1)


def test_demand_respect_not_after_a_tie() -> None:
    t = fighting(table(), "demand_respect", enemies=2).choose("pass", "pass")
    assert t[0].solari == t[1].solari == 4
    assert t.names(t[0].intrigue) == ["demand_respect"]


def test_to_the_victor() -> None:
    t = fighting(table(), "to_the_victor").choose("pass", "combat to_the_victor")
    assert t[0].spice == 3
    t = fighting(table(), "to_the_victor", enemies=3).choose("pass", "pass")
    assert (t[0].spice, t.names(t[0].intrigue)) == (0, ["to_the_victor"])


def test_to_the_victor_just_won_may_be_played_at_once() -> None:
    t = table().give(0, conflict=2).conflict("raid_stockpiles").intrigue_deck("to_the_victor")
    for seat in range(4):
        t.hand(seat)
    t.combat().choose("combat to_the_victor")
    assert t[0].spice == 3 + 3


# Plain Plot cards


@pytest.mark.parametrize(
    ("card", "faction"),
    [
        ("favored_subject", "emperor"),
        ("guild_authorization", "spacing_guild"),
        ("secret_of_the_sisterhood", "bene_gesserit"),
        ("know_their_ways", "fremen"),
    ],
)
def test_a_plot_card_of_influence(card: str, faction: str) -> None:
    t = plotting(table(), card).choose(f"plot {card}")
    assert influences(t) == {faction: 1}
    assert card in t.names(t.s.intrigue_discard)
    assert t.question == "turn"


@pytest.mark.parametrize(("card", "resource", "n"), [("windfall", "solari", 2), ("water_peddlers_union", "water", 1)])
def test_a_plot_card_of_resources(card: str, resource: str, n: int) -> None:
    assert getattr(plotting(table(), card).choose(f"plot {card}")[0], resource) == n


@pytest.mark.parametrize(
    ("card", "resource", "n"), [("choam_shares", "solari", 7), ("the_sleeper_must_awaken", "spice", 4)]
)
def test_a_plot_card_that_sells_a_point(card: str, resource: str, n: int) -> None:
    t = plotting(table().give(0, **{resource: n}), card).choose(f"plot {card}")
    assert (t[0].vp, getattr(t[0], resource)) == (1, 0)
    t = plotting(table().give(0, **{resource: n - 1}), card)
    assert f"plot {card}" not in t.keys
    assert t.game.why_not(f"plot {card}") is not None


@pytest.mark.parametrize("window", ["turn", "effects", "finish", "revealing"])
def test_windfall_at_any_moment_of_the_own_turn(window: str) -> None:
    t = table().deck(0, "dagger", "dagger").intrigue(0, "windfall")
    if window == "turn":
        t.turn(0)
    elif window == "effects":
        playing(t, "fedaykin_death_commando", "secure_contract")
        assert t.question == "order"
    elif window == "finish":
        playing(t, "dagger", "hall_of_oratory")
    else:
        revealing(t)
    before = t[0].solari
    t.choose("plot windfall")
    assert t[0].solari == before + 2


def test_bindu_suspension_draws_and_ends_the_turn() -> None:
    t = plotting(table().hand(0, "diplomacy").deck(0, "dagger"), "bindu_suspension").choose("plot bindu_suspension")
    assert t.names(t[0].hand) == ["dagger", "diplomacy"]
    assert (t.asked, t[0].agents, t[0].revealed) == (1, 2, False)
    for _ in range(3):
        t.choose("reveal")
    assert t.asked == 0


def test_bindu_suspension_only_at_the_very_start() -> None:
    t = table().hand(0, "dagger").intrigue(0, "bindu_suspension", "windfall").turn(0).choose("plot windfall")
    assert "plot bindu_suspension" not in t.keys
    t.choose("agent dagger hall_of_oratory")
    assert t.keys == ["end"]
    assert "plot bindu_suspension" not in revealing(table().intrigue(0, "bindu_suspension")).keys


def test_bindu_suspension_by_the_other_reading() -> None:
    for go_on in ("continue", "pass"):
        t = plotting(table(bindu_suspension="may").hand(0, "diplomacy"), "bindu_suspension")
        t.choose("plot bindu_suspension", go_on)
        assert t.asked == (0 if go_on == "continue" else 1)


def test_bribery() -> None:
    t = plotting(table().give(0, solari=2), "bribery").choose("plot bribery")
    assert t.keys == FACTION_KEYS
    t.choose("influence spacing_guild")
    assert (influences(t), t[0].solari) == ({"spacing_guild": 1}, 0)
    assert "plot bribery" not in plotting(table().give(0, solari=1), "bribery").keys


def bypass(t: Position) -> Position:
    t.row("crysknife", "chani", "stilgar", "kwisatz_haderach", "opulence")
    return plotting(t, "bypass_protocol").choose("plot bypass_protocol")


def test_bypass_protocol_takes_a_cheap_card() -> None:
    t = bypass(table())
    assert t.keys == ["acquire crysknife", "acquire arrakis_liaison"]  # no spice: no second way
    t.choose("acquire crysknife")
    assert t.names(t[0].discard) == ["crysknife"]
    assert len(t.s.row) == 5


def test_bypass_protocol_takes_a_dearer_card_onto_the_deck() -> None:
    t = bypass(table().give(0, spice=2).deck(0, "dagger"))
    assert t.keys == ["acquire 3", "pay spice 2"]
    t.choose("pay spice 2")
    assert t.keys == ["acquire crysknife", "acquire chani", "acquire stilgar", "acquire arrakis_liaison"]
    t.choose("acquire chani")
    assert (t[0].spice, t[0].water) == (0, 1)  # and its acquire effect
    assert [t.s.face[i].id for i in t[0].deck] == ["dagger", "chani"]


def test_bypass_protocol_gets_helenas_card_without_the_discount() -> None:
    t = table("helena_richese").row("stilgar", "chani", "opulence", "kwisatz_haderach", "worm_riders")
    t.hand(0, "signet_ring").intrigue(0, "bypass_protocol").imperium("gurney_halleck").turn(0)
    t.choose("agent signet_ring hall_of_oratory")
    t.choose("do aside", "aside stilgar")
    t.give(0, spice=2).choose("plot bypass_protocol", "pay spice 2")
    assert t.keys == ["acquire chani", "acquire arrakis_liaison", "acquire stilgar"]
    t.choose("acquire stilgar")
    assert (t.s.aside, t.names(t[0].deck)) == ([], ["stilgar"])


def test_bypass_protocol_with_recruitment_mission_in_the_reveal_turn() -> None:
    t = table().intrigue(0, "bypass_protocol", "recruitment_mission")
    t.row("crysknife", "chani", "stilgar", "kwisatz_haderach", "opulence")
    revealing(t).choose("plot recruitment_mission", "plot bypass_protocol", "acquire crysknife")
    assert t.keys == ["top", "discard"]
    t.choose("top")
    assert t.names(t[0].deck) == ["crysknife"]


def test_bypass_protocol_before_the_reveal_turn_knows_no_recruitment_mission() -> None:
    t = table().intrigue(0, "bypass_protocol", "recruitment_mission", IDLE)
    t.row("crysknife", "chani", "stilgar", "kwisatz_haderach", "opulence").turn(0)
    t.choose("plot recruitment_mission", "plot bypass_protocol", "acquire crysknife")
    assert t.names(t[0].discard) == ["crysknife"]


def test_calculated_hire() -> None:
    t = plotting(table().give(0, spice=1), "calculated_hire").choose("plot calculated_hire")
    assert (t[0].spice, t[0].agents, t.s.mentat) == (0, 3, 0)
    assert "plot calculated_hire" not in plotting(table(), "calculated_hire").keys
    t = table().give(0, spice=1)
    t.s.mentat = 1
    assert "plot calculated_hire" not in plotting(t, "calculated_hire").keys


def test_calculated_hire_can_still_send_an_agent() -> None:
    t = table().give(0, spice=1).agent(0, "wealth").agent(0, "secrets").hand(0, "dagger")
    plotting(t, "calculated_hire")
    assert spaces_for(t, "dagger") == set()
    t.choose("plot calculated_hire")
    assert "hall_of_oratory" in spaces_for(t, "dagger")


def test_charisma_lies_until_the_reveal_turn() -> None:
    t = plotting(table().hand(0, "dagger", "diplomacy"), "charisma").choose("plot charisma")
    assert (t[0].persuasion, t.names(t[0].face_up)) == (0, ["charisma"])
    t.choose("agent dagger hall_of_oratory", "end")
    for _ in range(3):
        t.choose("reveal")
    t.choose("reveal")
    assert t[0].persuasion == 1 + 1 + 2
    t.choose("done")
    assert (t[0].face_up, t[0].promised) == ([], 0)


def test_charisma_in_the_reveal_turn() -> None:
    t = revealing(table().intrigue(0, "charisma", IDLE)).choose("plot charisma")
    assert (t[0].persuasion, t[0].face_up) == (2, [])


@pytest.mark.parametrize(
    ("mine", "theirs", "points"), [(2, 0, 2), (2, 1, 2), (2, 2, 1), (2, 3, 1), (1, 0, 1), (1, 1, 0), (0, 0, 0)]
)
def test_corner_the_market(mine: int, theirs: int, points: int) -> None:
    """Copies count wherever they are: deck, discard pile, hand, in play."""
    t = table().deck(0, *["the_spice_must_flow"] * mine)
    if mine > 1:
        t[0].discard.append(t[0].deck.pop())
    t.deck(2, *["the_spice_must_flow"] * theirs)
    ending(t, "corner_the_market")
    assert ("endgame corner_the_market" in t.keys) == bool(points)
    if points:
        t.choose("endgame corner_the_market")
    assert t[0].vp == points


def test_councilors_dispensation_needs_a_seat() -> None:
    t = plotting(table().give(0, council=True), "councilors_dispensation").choose("plot councilors_dispensation")
    assert t[0].spice == 2
    assert "plot councilors_dispensation" not in plotting(table(), "councilors_dispensation").keys


def test_dispatch_an_envoy_adds_the_faction_icons() -> None:
    t = plotting(table().hand(0, "dagger"), "dispatch_an_envoy").choose("plot dispatch_an_envoy")
    assert spaces_for(t, "dagger") == {"hall_of_oratory", "wealth", "foldspace", "secrets", "stillsuits"}
    t.choose("agent dagger wealth")
    assert influences(t) == {"emperor": 1}


def test_dispatch_an_envoy_gives_icons_to_a_card_that_has_none() -> None:
    t = plotting(table().hand(0, "convincing_argument"), "dispatch_an_envoy").choose("plot dispatch_an_envoy")
    assert spaces_for(t, "convincing_argument") == {"wealth", "foldspace", "secrets", "stillsuits"}
    assert t.game.why_not("agent convincing_argument hall_of_oratory") is not None


def test_dispatch_an_envoy_lasts_for_this_turn() -> None:
    t = plotting(table().hand(0, "dagger", "signet_ring"), "dispatch_an_envoy")
    t.choose("plot dispatch_an_envoy", "agent dagger wealth", "end")
    for _ in range(3):
        t.choose("reveal")
    assert "secrets" not in spaces_for(t, "signet_ring")


def test_dispatch_an_envoy_not_after_the_agent_was_sent() -> None:
    t = playing(table().intrigue(0, "dispatch_an_envoy"), "dagger", "hall_of_oratory")
    assert t.keys == ["end"]
    assert "plot dispatch_an_envoy" not in revealing(table().intrigue(0, "dispatch_an_envoy")).keys


@pytest.mark.parametrize("card", ["dispatch_an_envoy", "infiltrate"])
def test_a_plot_card_for_the_next_agent_needs_one(card: str) -> None:
    t = plotting(table().hand(0, "dagger").agent(0, "wealth").agent(0, "secrets"), card)
    assert t.keys == ["reveal"]


def test_double_cross_hits_an_opponent_of_choice() -> None:
    t = plotting(table().give(0, solari=1).give(1, conflict=2).give(3, conflict=1), "double_cross")
    t.choose("plot double_cross")
    assert t.keys == ["betray 1", "betray 3"]
    t.choose("betray 3")
    assert [p.conflict for p in t.s.players] == [1, 2, 0, 0]
    assert (t[0].solari, t[0].garrison, t[0].supply, t[3].supply) == (0, 3, 8, 9)


def test_double_cross_with_an_empty_supply() -> None:
    t = plotting(table().give(0, solari=1, garrison=12).give(1, conflict=2), "double_cross").choose("plot double_cross")
    assert (t[0].conflict, t[0].garrison, t[1].conflict) == (0, 12, 1)


def test_double_cross_needs_an_enemy_and_solari() -> None:
    assert "plot double_cross" not in plotting(table().give(0, solari=1, conflict=3), "double_cross").keys
    assert "plot double_cross" not in plotting(table().give(1, conflict=3), "double_cross").keys


def test_infiltrate_passes_enemy_agents_but_not_own_ones() -> None:
    t = table().agent(1, "hall_of_oratory").agent(0, "mentat").give(0, solari=10).hand(0, "dagger")
    plotting(t, "infiltrate")
    assert "hall_of_oratory" not in spaces_for(t, "dagger")
    t.choose("plot infiltrate")
    assert "hall_of_oratory" in spaces_for(t, "dagger")
    assert "mentat" not in spaces_for(t, "dagger")


def test_infiltrate_is_for_the_next_agent_of_this_turn() -> None:
    t = table().agent(1, "hall_of_oratory").hand(0, "dagger", "dagger", "diplomacy")
    plotting(t, "infiltrate").choose("plot infiltrate", "agent diplomacy wealth", "end")
    for _ in range(3):
        t.choose("reveal")
    assert t.asked == 0
    assert "hall_of_oratory" not in spaces_for(t, "dagger")


@pytest.mark.parametrize(
    ("levels", "points"), [((3, 3, 3, 0), 1), ((3, 4, 6, 2), 1), ((3, 3, 3, 3), 2), ((3, 3, 2, 2), 0)]
)
def test_plans_within_plans(levels: tuple[int, int, int, int], points: int) -> None:
    t = table()
    t[0].influence = tuple(levels)
    ending(t, "plans_within_plans")
    assert ("endgame plans_within_plans" in t.keys) == bool(points)
    if points:
        t.choose("endgame plans_within_plans")
    assert t[0].vp == points


def test_poison_snooper_draws_or_trashes_the_top_card() -> None:
    t = plotting(table().deck(0, "dagger", "diplomacy"), "poison_snooper").choose("plot poison_snooper")
    assert t.keys == ["draw", "trash"]
    assert t.game.decision is not None
    assert "Diplomacy" in t.game.decision.prompt
    t.choose("draw")
    assert (t.names(t[0].hand), t.names(t[0].deck)) == (["diplomacy"], ["dagger"])
    t = plotting(table().deck(0, "dagger", "diplomacy"), "poison_snooper").choose("plot poison_snooper", "trash")
    assert (t[0].hand, t.names(t[0].deck)) == ([], ["dagger"])
    assert "diplomacy" in t.names(t.s.trash)


def test_poison_snooper_in_the_reveal_turn_reveals_the_card() -> None:
    t = revealing(table().deck(0, "stilgar").intrigue(0, "poison_snooper", IDLE)).choose("plot poison_snooper", "draw")
    assert (t[0].persuasion, t[0].swords, t.names(t[0].in_play), t[0].hand) == (2, 3, ["stilgar"], [])


def test_poison_snooper_does_not_make_a_new_deck() -> None:
    t = plotting(table().discard(0, "dagger", "diplomacy"), "poison_snooper")
    assert "plot poison_snooper" not in t.keys


def test_rapid_mobilization_deploys_any_number() -> None:
    t = plotting(table(), "rapid_mobilization").choose("plot rapid_mobilization")
    assert t.keys == ["deploy 0", "deploy 1", "deploy 2", "deploy 3"]
    t.choose("deploy 3")
    assert (t[0].conflict, t[0].garrison) == (3, 0)
    t = plotting(table(), "rapid_mobilization").choose("plot rapid_mobilization", "deploy 0")
    assert t[0].conflict == 0
    assert revealing(table().intrigue(0, "rapid_mobilization")).choose("plot rapid_mobilization", "deploy 2")


def test_rapid_mobilization_comes_besides_a_combat_space() -> None:
    t = table().give(0, garrison=6).intrigue(0, "rapid_mobilization")
    playing(t, "reconnaissance", "arrakeen").choose("plot rapid_mobilization", "deploy 3")
    assert t.keys[-1] == "deploy 3"
    t.choose("deploy 3")
    assert (t[0].conflict, t[0].garrison) == (6, 1)


def test_recruitment_mission_puts_each_acquired_card_on_the_deck() -> None:
    t = table().intrigue(0, "recruitment_mission", IDLE).give(0, promised=3).hand(0, "diplomacy").turn(0)
    t.choose("plot recruitment_mission")
    assert t.names(t[0].face_up) == ["recruitment_mission"]
    t.choose("reveal")
    assert t[0].persuasion == 5
    t.choose("buy arrakis_liaison")
    assert t.keys == ["top", "discard"]
    t.choose("top", "buy arrakis_liaison", "discard")
    assert (t.names(t[0].deck), t.names(t[0].discard)) == (["arrakis_liaison"], ["arrakis_liaison"])
    t.choose("done")
    assert (t.s.to_top, t[0].face_up) == (-1, [])


def test_recruitment_mission_in_the_reveal_turn_with_helenas_card() -> None:
    t = table("helena_richese").row("stilgar", "chani", "opulence", "kwisatz_haderach", "worm_riders")
    t.s.row.remove(stilgar := t.s.row[0])
    t.s.aside.append(stilgar)
    t.s.aside_seat = 0
    t.intrigue(0, "recruitment_mission", IDLE).give(0, promised=3)
    revealing(t).choose("plot recruitment_mission", "claim stilgar", "top")
    assert (t.names(t[0].deck), t[0].persuasion, t.s.aside) == (["stilgar"], 0, [])


def test_refocus_shuffles_the_discard_pile_in_and_draws() -> None:
    t = table().discard(0, "dagger", "diplomacy").deck(0, "seek_allies")
    plotting(t, "refocus").choose("plot refocus")
    assert (len(t[0].hand), len(t[0].deck), t[0].discard) == (1, 2, [])


def test_refocus_with_an_empty_discard_pile() -> None:
    t = plotting(table().deck(0, "seek_allies", "dagger"), "refocus").choose("plot refocus")
    assert (len(t[0].hand), len(t[0].deck)) == (1, 1)
    t = plotting(table(), "refocus").choose("plot refocus")
    assert t[0].hand == []


def test_refocus_in_the_reveal_turn_reveals_the_card() -> None:
    t = revealing(table().discard(0, "stilgar").intrigue(0, "refocus", IDLE)).choose("plot refocus")
    assert (t[0].persuasion, t[0].swords) == (2, 3)


def test_reinforcements_before_an_agent_goes_to_a_combat_space() -> None:
    t = plotting(table().give(0, solari=3).hand(0, "reconnaissance"), "reinforcements").choose("plot reinforcements")
    assert (t[0].solari, t[0].garrison, t.question) == (0, 6, "turn")
    t.choose("agent reconnaissance arrakeen")
    assert t.keys[-1] == "deploy 6"  # 3 + 1 recruited, 2 of the garrison


def test_reinforcements_at_a_space_without_combat_stay_in_the_garrison() -> None:
    t = playing(table().give(0, solari=3).intrigue(0, "reinforcements", IDLE), "dagger", "hall_of_oratory")
    t.choose("plot reinforcements")
    assert (t.keys, t[0].garrison) == (["end"], 7)


def test_reinforcements_in_the_reveal_turn_may_fight() -> None:
    t = revealing(table().give(0, solari=3).intrigue(0, "reinforcements", IDLE)).choose("plot reinforcements")
    assert t.keys == ["deploy 0", "deploy 1", "deploy 2", "deploy 3"]
    t.choose("deploy 2")
    assert (t[0].conflict, t[0].garrison) == (2, 4)
    assert "plot reinforcements" not in plotting(table().give(0, solari=2), "reinforcements").keys


def test_reinforcements_with_a_short_supply() -> None:
    t = revealing(table().give(0, solari=3, garrison=11).intrigue(0, "reinforcements", IDLE))
    t.choose("plot reinforcements")
    assert t.keys == ["deploy 0", "deploy 1"]


def test_urgent_mission_frees_a_space_and_the_agent() -> None:
    t = table().agent(0, "wealth").agent(0, "hall_of_oratory").hand(0, "dagger")
    plotting(t, "urgent_mission")
    assert spaces_for(t, "dagger") == set()
    t.choose("plot urgent_mission")
    assert t.keys == ["recall wealth", "recall hall_of_oratory"]
    t.choose("recall hall_of_oratory")
    assert (t[0].agents, len(t[0].posts)) == (1, 1)
    assert "hall_of_oratory" in spaces_for(t, "dagger")


def test_urgent_mission_can_recall_the_agent_just_sent() -> None:
    t = playing(table().intrigue(0, "urgent_mission", IDLE), "reconnaissance", "arrakeen").choose("plot urgent_mission")
    assert (t[0].agents, list(t[0].posts)) == (2, [])
    assert t.keys[-1] == "deploy 3"  # it was sent there all the same


def test_urgent_mission_needs_an_agent_on_the_board() -> None:
    assert "plot urgent_mission" not in plotting(table(), "urgent_mission").keys


def test_water_of_life() -> None:
    t = table().give(0, spice=1, water=1).deck(0, "dagger", "dagger", "diplomacy", "seek_allies")
    plotting(t, "water_of_life").choose("plot water_of_life")
    assert (t[0].spice, t[0].water, len(t[0].hand), len(t[0].deck)) == (0, 0, 3, 1)
    for poor in ({"spice": 1}, {"water": 1}):
        t = plotting(table().deck(0, "dagger").give(0, **poor), "water_of_life")
        assert "plot water_of_life" not in t.keys
