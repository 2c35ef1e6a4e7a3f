"""Plot cards of the Intrigue deck, from Infiltrate to Water of Life."""

from __future__ import annotations

from tests.games.dune.catalogue.positions import (
    IDLE,
    playing,
    plotting,
    revealing,
    spaces_for,
    table,
)


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
