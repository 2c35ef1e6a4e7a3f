"""Turns at the real table: people, rivals, and what is taken."""

from __future__ import annotations

import pytest

import hagal
from hagal.games.dune.rivals.part import part_of as hagal_part
from tests.games.dune.physical.companion import RIVALS, Companion
from tests.rules import rule


@rule("HG-013")
@pytest.mark.parametrize("players", [3, 4])
def test_it_needs_rivals(players: int) -> None:
    with pytest.raises(hagal.RulesError, match=f"needs House Hagal: it is for one or two players, not {players}"):
        hagal.new("dune", players=players, modules=["physical"])


def test_people_have_a_leader_and_no_cards() -> None:
    t = Companion()
    assert t[0].leader.id == "memnon_thorvald"
    assert [p.leader.id for p in t.s.players[1:]] == RIVALS
    assert t[0].deck == t[0].hand == t[0].discard == t[0].intrigue == []
    assert t.s.row == t.s.imperium == []


@rule("HG-035", "HG-022", "IX-050")
@pytest.mark.parametrize(("players", "ix", "count"), [(1, False, 27), (2, False, 28), (1, True, 30), (2, True, 29)])
def test_the_hagal_deck_is_the_one_of_the_game(players: int, ix: bool, count: int) -> None:
    assert len(hagal_part(Companion(players, ix).s).deck) == count


@rule("HG-038", "HG-040")
def test_the_rival_on_the_left_goes_first() -> None:
    t = Companion().hagal("wealth", "secrets").tap("conflict skirmish_a")
    assert (t.tag, t.asked, t.view["turn"]) == ("rival_next", 0, 1)
    t.tap("turn")
    assert (t.posts(1), t.view["turn"]) == (["wealth"], 2)
    t.tap("turn")
    assert (t.posts(2), t.tag, t.view["turn"]) == (["secrets"], "person_turn", 0)
    assert t.view["last"] == {"seat": 2, "card": "secrets", "space": "secrets"}


@rule("HG-004")
def test_taken_means_the_next_card() -> None:
    t = Companion().hagal("wealth", "secrets").tap("conflict skirmish_a", "occupy wealth")
    assert t.view["occupied"] == {"wealth": {"agents": [], "marked": True}}
    t.tap("turn")
    assert t.posts(1) == ["secrets"]
    assert [event.args["why"].id for event in t.events("rival-skips")] == ["why-occupied"]


@rule("HG-004")
def test_a_turn_can_be_taken_back_and_the_same_card_comes_up() -> None:
    """What the companion does for "taken": the Record up to the turn, the mark, the turn again."""
    game = hagal.new("dune", players=1, modules=["physical"], seed=5, rival_leaders=RIVALS)
    game.choose("conflict skirmish_a").choose("turn")
    went = game.view(0)["physical"]["last"]
    again = hagal.replay(str(game.record), upto=1)
    again.choose(f"occupy {went['space']}").choose("turn")
    skips = [event for event in again.log.events if event.kind == "rival-skips"]
    assert skips[0].args["card"].id == went["card"]
    assert again.view(0)["physical"]["last"]["space"] != went["space"]


@rule("HG-004")
def test_marks_go_with_the_round() -> None:
    t = Companion().tap("conflict skirmish_a", "occupy wealth", "occupy great_flat").to_combat()
    t.tap("combat", "strength 0", "points 0")
    assert t.s.bonus[0] == 0, "a marked maker space gets no bonus spice"
    assert t.view["occupied"] == {}


def test_an_agent_takes_the_space_and_what_is_public_follows() -> None:
    t = Companion().hagal("secrets", "stillsuits").tap("conflict skirmish_a", "turn", "turn", "agent wealth")
    assert (t.posts(0), t[0].agents, t[0].influence) == (["wealth"], 1, (1, 0, 0, 0))
    assert (t[0].solari, t[0].spice, t[0].water) == (0, 0, 0), "people keep count of their own"


@rule("HG-046")
def test_a_rival_earns_the_control_bonus_of_a_persons_agent() -> None:
    t = Companion().tap("conflict skirmish_a", "turn", "turn", "control carthag 2")
    solari = t[2].solari
    t.tap("agent carthag")
    assert t[2].solari == solari + 1
    assert t.events("control-bonus")[-1].seat == 2


def test_bonus_spice_is_taken_and_told() -> None:
    t = Companion().tap("conflict skirmish_a", "turn", "turn")
    t.tap("bonus hagga_basin 1", "bonus hagga_basin 2", "agent hagga_basin")
    assert t.s.bonus[1] == 0
    assert t.events("gain")[-1].args["what"][0].args == {"n": 4}


@rule("HG-032")
def test_the_swordmaster_space_can_be_closed() -> None:
    for level, offered in (("mentat", True), ("kwisatz_haderach", False)):
        t = Companion(difficulty=level).tap("conflict skirmish_a", "turn", "turn")
        assert ("agent swordmaster" in t.keys) == offered
        assert ("fix 0 swordmaster +1" in t.fixes) == offered


def test_swordmaster_mentat_and_council_of_a_person_count() -> None:
    t = Companion().tap("conflict skirmish_a", "turn", "turn", "agent swordmaster")
    assert (t[0].swordmaster, t[0].agents) == (True, 2)
    t.tap("turn", "turn", "agent mentat")
    assert (t.s.mentat, t[0].agents) == (0, 2)
    t.tap("agent high_council")
    assert t[0].council


@rule("HG-003", "HG-040")
def test_rivals_go_on_after_the_persons_reveal_turn() -> None:
    t = Companion().tap("conflict skirmish_a", "turn", "turn", "reveal")
    assert (t.tag, t.view["turn"]) == ("rival_next", 1)
    t.tap("turn", "turn")
    assert (t.tag, t.view["phase"]) == ("combat_next", "combat")


def test_a_turn_without_an_agent() -> None:
    t = Companion().tap("conflict skirmish_a", "turn", "turn", "pass", "turn", "turn")
    assert (t.tag, t[0].agents) == ("person_turn", 2)


@rule("HG-023")
def test_house_hagal_goes_after_agent_turns_of_the_first_player() -> None:
    t = Companion(2).tap("conflict skirmish_a")
    assert (t.asked, t.tag) == (0, "person_turn")
    t.tap("agent wealth")
    assert (t.tag, t.view["turn"], t.asked) == ("rival_next", 2, 0)
    t.tap("turn")
    assert (t.tag, t.asked) == ("person_turn", 1)
    t.tap("agent secrets")
    assert (t.tag, t.asked) == ("person_turn", 0)
    t.tap("reveal")
    assert (t.tag, t.asked) == ("person_turn", 1)


@rule("HG-027")
def test_the_first_player_of_two_is_named_and_the_marker_passes() -> None:
    t = Companion(2)
    assert t.s.first == 0
    t.tap("conflict skirmish_a").to_combat().tap("combat", "strength 0", "strength 0", "points 0", "points 0")
    assert t.s.first == 1
    assert "first 2" not in t.fixes
    assert t.tap("first 0").s.first == 0


@rule("HG-002")
def test_the_voice_closes_a_space_to_rivals() -> None:
    t = Companion().hagal("wealth", "secrets", "heighliner", "carthag").tap("conflict skirmish_a", "turn", "turn")
    t.tap("voice heighliner")
    assert not any(key.startswith("voice") for key in t.keys), "once a turn"
    t.tap("agent mentat", "turn")
    assert t.posts(1) == ["wealth", "carthag"]
    assert [event.args["why"].id for event in t.events("rival-skips")] == ["why-voice"]


@rule("HG-052")
def test_experts_ask_what_a_person_deploys_and_how_strong_the_reveal_was() -> None:
    t = Companion(difficulty="mentat").tap("conflict skirmish_a", "turn", "turn")
    t.clear_conflict().tap("agent carthag")
    assert t.tag == "deployed"
    t.tap("deploy 3")
    assert t[0].conflict == 3
    t.tap("turn", "turn", "reveal")
    assert (t.tag, t.keys[0]) == ("ask_strength", "strength 6")
    t.tap("strength 9")
    assert (t[0].strength, t[0].conflict) == (9, 3)


def test_others_are_not_asked_for_what_no_rule_looks_at() -> None:
    t = Companion().tap("conflict skirmish_a", "turn", "turn", "agent carthag")
    assert t.tag == "rival_next"
    t.tap("turn", "turn", "reveal")
    assert t.tag == "combat_next"


@rule("HG-049")
def test_the_player_decides_for_a_rival() -> None:
    t = Companion(rival_leaders=["ariana_thorvald", "leto_atreides"]).tap("conflict skirmish_c").to_combat()
    t.clear_conflict().tap("fix 1 conflict +1", "combat", "strength 0")
    assert (t.tag, t.asked) == ("decide", 0)
    t.tap("influence fremen")
    assert t[1].influence == (0, 0, 0, 1)
