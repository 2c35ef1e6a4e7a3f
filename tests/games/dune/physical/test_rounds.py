"""Conflict cards, combat, the end of a round and of the game at the real table."""

from __future__ import annotations

import pytest

import hagal
from hagal.games.dune.catalogue.conflicts import CONFLICTS
from hagal.games.dune.ix.conflicts import CONFLICTS as IX_CONFLICTS
from tests.games.dune.physical.companion import Companion
from tests.rules import rule


def to_round(t: Companion, number: int, conflict: str) -> Companion:
    """At the first turn of this round, everything before it without events."""
    t.s.round = number - 1
    used = t.s.conflicts[len(t.s.conflicts) - number + 1 :]
    del t.s.conflicts[len(t.s.conflicts) - number + 1 :]
    for i in used:
        t.s.known[i] = 0xFF
    t.s.fallen += used
    if not any(t.s.face[i].id == conflict for i in (*t.s.conflicts, *t.s.box)):
        k = next(k for k, i in enumerate(t.s.fallen) if t.s.face[i].id == conflict)
        spare = next(k for k, i in enumerate(t.s.box) if t.s.face[i].level == 2)
        t.s.fallen[k], t.s.box[spare] = t.s.box[spare], t.s.fallen[k]
        t.s.known[t.s.fallen[k]], t.s.known[t.s.box[spare]] = 0xFF, 0
    t.game.resume()
    return t.tap(f"conflict {conflict}")


# Conflict cards


@pytest.mark.parametrize("ix", [False, True])
def test_every_conflict_card_can_be_named(ix: bool) -> None:
    t = Companion(ix=ix)
    offered = set()
    for _ in range(10):
        offered |= {key.removeprefix("conflict ") for key in t.keys}
        card = t.keys[0]
        t.tap(card)
        while t.tag != "name_conflict":
            if t.tag == "ask_points":
                for p in t.s.players[1:]:
                    p.vp = 8
            t.tap("reveal" if t.tag == "person_turn" else t.keys[0])
            if t.game.over or t.s.round == 10:
                break
        if t.s.round == 10:
            break
        assert card not in t.keys, "no card comes twice"
    assert offered == {card.id for card in (*CONFLICTS, *(IX_CONFLICTS if ix else ()))}


def test_each_round_has_its_level() -> None:
    t = Companion()
    assert t.keys == [f"conflict skirmish_{letter}" for letter in "abcd"]
    assert (t.view["phase"], t.view["level"], len(t.view["conflicts"])) == ("conflict", 1, 18)
    t.tap("conflict skirmish_b").to_combat().tap("combat", "strength 0", "points 0")
    assert len(t.keys) == 10
    assert t.view["level"] == 2
    assert "skirmish_b" not in t.view["conflicts"]


@rule("HG-046")
def test_a_rival_defends_and_a_person_is_asked() -> None:
    for holder, asked in ((1, False), (0, True)):
        t = Companion().tap("conflict skirmish_a").to_combat().tap("combat", "strength 0", "points 0")
        t.tap(f"control arrakeen {holder}", "conflict siege_of_arrakeen")
        assert (t.tag == "rival_defend") == asked
        if asked:
            assert t.keys == ["defend", "decline"]
            t.tap("defend")
        assert t[holder].conflict == 1


@rule("HG-048", "HG-034")
@pytest.mark.parametrize(("level", "number"), [("mercenary", 5), ("sardaukar", 4), ("mentat", 3)])
def test_swordmasters_arrive(level: str, number: int) -> None:
    t = to_round(Companion(difficulty=level), number - 1, "guild_bank_raid")
    assert [p.agents for p in t.s.players[1:]] == [2, 2]
    t = to_round(Companion(difficulty=level), number, "guild_bank_raid")
    assert [p.agents for p in t.s.players[1:]] == [3, 3]
    assert {event.seat for event in t.events("swordmaster")} == {1, 2}


# Combat


@rule("HG-012", "HG-016")
def test_swords_then_the_strength_of_the_person() -> None:
    t = Companion().tap("conflict skirmish_a").to_combat().clear_conflict()
    t.hagal("heighliner").tap("fix 2 conflict +1")
    t.tap("combat")
    assert [(event.seat, event.args["n"]) for event in t.events("rival-swords")] == [(2, 6)]
    assert (t.tag, t.asked, t.keys[0]) == ("ask_strength", 0, "strength 0")
    assert t[2].strength == 8
    t.tap("strength 9")
    assert t.events("reward-1")[-1].seat == 0
    assert t.events("reward-2")[-1].seat == 2
    assert t[0].vp == 1


@rule("HG-012")
def test_troops_of_rivals_can_be_corrected_before_the_swords_and_after() -> None:
    t = Companion().tap("conflict skirmish_a").to_combat().clear_conflict()
    t.tap("fix 1 conflict +1", "fix 1 conflict +1", "fix 1 conflict -1", "combat")
    assert len(t.events("rival-swords")) == 1
    t.tap("fix 1 conflict -1", "strength 0")
    assert t.events("reward-1") == []


@rule("HG-045", "HG-050")
def test_a_rival_takes_its_reward_and_spends() -> None:
    t = to_round(Companion(), 2, "guild_bank_raid").to_combat().clear_conflict()
    t[1].solari, t[2].solari = 3, 0
    t.tap("fix 1 conflict +1", "combat", "strength 2")
    assert (t[1].solari, t[1].vp) == (2, 1)
    assert [event.rules for event in t.events("rival-spends-solari")][-1:] == ["HG-050"]


@rule("HG-024", "HG-020", "HG-026")
def test_house_hagal_wins_without_a_reward() -> None:
    t = to_round(Companion(2), 2, "siege_of_carthag").tap("control carthag 1").to_combat().clear_conflict()
    t.tap("fix 2 conflict +1", "combat", "strength 0", "strength 0")
    assert t.s.control[t.s.board.locations.index(t.s.board.places["carthag"])] == -1
    assert t.events("rival-unrewarded")[-1].seat == 2
    assert "control carthag 2" not in t.fixes


def test_a_person_wins_control_points_and_is_told_the_rest() -> None:
    t = to_round(Companion(), 2, "siege_of_arrakeen").to_combat().clear_conflict().tap("combat", "strength 5")
    assert t.s.control[t.s.board.locations.index(t.s.board.places["arrakeen"])] == 0
    assert (t[0].vp, t.keys[0]) == (1, "points 1")
    t = to_round(Companion(), 2, "raid_stockpiles").to_combat().clear_conflict().tap("combat", "strength 5")
    assert t.events("gain")[-1].seat == 0
    assert t.events("intrigue")[-1].seat == 0
    assert (t[0].spice, t[0].intrigue) == (0, [])
    t = to_round(Companion(), 2, "terrible_purpose").to_combat().clear_conflict().tap("combat", "strength 5")
    assert t.events("table-takes")[-1].args["what"].id == "trash"


def test_influence_as_a_reward_is_asked() -> None:
    t = Companion().tap("conflict skirmish_c").to_combat().clear_conflict().tap("combat", "strength 2")
    assert t.tag == "influence_any"
    t.tap("influence emperor")
    assert t[0].influence[0] == 1


@rule("HG-047")
def test_the_mentat_of_a_rival_comes_in_the_next_round() -> None:
    t = to_round(Companion(), 2, "sort_through_the_chaos").to_combat().clear_conflict()
    t.tap("fix 2 conflict +1", "combat", "strength 0", "points 0", "conflict desert_power")
    assert (t.s.mentat, t[2].agents) == (2, 3)


@rule("HG-026", "HG-045")
@pytest.mark.parametrize(
    ("players", "reading", "seats"),
    [
        (1, "rulebook", [0]),
        (1, "third", [0, 1]),
        (1, "nothing", []),
        (2, "rulebook", [1]),
        (2, "third", [1]),
        (2, "nothing", []),
    ],
)
def test_a_tie_for_second_brings_people_the_third_reward(players: int, reading: str, seats: list[int]) -> None:
    """Solo a rival wins, with two players a person does; the strongest tie of the others has a person and a rival."""
    t = to_round(Companion(players, tie_for_second=reading), 2, "guild_bank_raid").to_combat().clear_conflict()
    top, rival = (2, 1) if players == 1 else (0, 2)
    t.tap(f"fix {rival} conflict +1")
    if players == 1:
        t.tap(*["fix 2 conflict +1"] * 9).hagal("carthag", "carthag").tap("combat", "strength 2")
    else:
        t.hagal("carthag").tap("combat")
        while t.tag == "ask_strength":
            t.tap("strength 20" if t.game.decision and t.game.decision.seat == top else "strength 2")
    assert sorted(event.seat for event in t.events("reward-3")) == seats


# The end of a round and of the game


def test_points_are_confirmed_the_tracked_figure_first() -> None:
    t = Companion().tap("conflict skirmish_a").to_combat().clear_conflict().tap("combat", "strength 0")
    assert (t.tag, t.keys[0], t.view["phase"]) == ("ask_points", "points 0", "points")
    t.tap("points 3")
    assert t[0].vp == 3


def test_points_are_never_fewer_than_influence_gives() -> None:
    t = Companion().tap("conflict skirmish_a").to_combat().clear_conflict().influence(0, "fremen", 2)
    t.tap("combat", "strength 0")
    assert t.keys[0] == "points 1"
    assert "points 0" not in t.keys
    assert "fix 0 vp -1" not in t.fixes


def test_makers_recall_and_the_first_player() -> None:
    t = Companion().tap("conflict skirmish_a", "occupy hagga_basin").to_combat()
    for p in t.s.players[1:]:
        p.posts = ()
    t.s.occupied = 1 << t.s.board.places["hagga_basin"]
    t.clear_conflict().tap("combat", "strength 0", "points 0")
    assert t.s.bonus == [1, 0, 1]
    assert (t.s.first, t[1].agents, t[1].posts) == (2, 2, ())


@rule("HG-030")
@pytest.mark.parametrize("seat", [0, 1])
def test_ten_points_end_the_game(seat: int) -> None:
    t = Companion().tap("conflict skirmish_a").to_combat().clear_conflict().tap("combat", "strength 0")
    t[seat].vp = 10
    t.tap(f"points {t[0].vp}")
    assert (t.tag, t.view["phase"]) == ("ask_points", "end")
    t.tap(t.keys[0])
    assert t.game.outcome is not None
    assert t.game.outcome.winners == (seat,)


@rule("HG-030")
def test_a_tie_asks_only_for_what_breaks_it() -> None:
    t = Companion().tap("conflict skirmish_a").to_combat().clear_conflict().tap("combat", "strength 0")
    t[1].vp, t[1].spice, t[1].solari = 10, 2, 3
    t.tap("points 4").tap("points 10")
    assert (t.tag, t.asked) == ("ask_figure", 0)
    t.tap("spice 2", "solari 4")
    assert t.game.outcome is not None
    assert t.game.outcome.winners == (0,)
    assert t.game.over


@rule("HG-030")
def test_a_tie_to_the_last_figure_is_shared() -> None:
    t = Companion().tap("conflict skirmish_a").to_combat().clear_conflict().tap("combat", "strength 0")
    t[1].vp, t[1].spice, t[1].solari, t[1].water = 10, 2, 3, 1
    t.s.players[1].supply += t[1].garrison
    t[1].garrison = 0
    t.tap("points 4", "points 10", "spice 2", "solari 3", "water 1", "garrison 0")
    assert t.game.outcome is not None
    assert t.game.outcome.winners == (0, 1)


def test_ten_rounds_at_most() -> None:
    t = to_round(Companion(), 10, "grand_vision").to_combat().clear_conflict().tap("combat", "strength 0", "points 0")
    assert t.view["phase"] == "end"
    t.tap("points 1")
    assert t.game.over


# Paper


def test_it_can_be_saved_and_played_on() -> None:
    t = Companion(ix=True, difficulty="mentat").tap("conflict skirmish_e", "turn", "occupy wealth", "turn")
    again = hagal.load(t.game.save())
    assert again.view(0) == t.game.view(0)
    assert str(again.record) == str(t.game.record)
    assert hagal.replay(str(t.game.record)).view(0) == t.game.view(0)
