"""How it ends: six runes, Road to Victory, the reckoning, elimination (RW-215 to RW-221, RW-240, RWR-003 to RWR-006,
RWR-017 to RWR-019, RWB-001, RWB-002)."""

from __future__ import annotations

import pytest

from hagal import games
from hagal.games.runewars.actions import dragon_runes, remove, settle
from hagal.games.runewars.battle.laws import conserved
from hagal.games.runewars.names import CONQUER, SPRING, SUMMER, WINTER
from hagal.games.runewars.orders.victory import outcome
from hagal.games.runewars.state import Runewars
from hagal.kernel.chance import Rng
from hagal.kernel.errors import RulesError
from hagal.kernel.knowledge import determinize
from hagal.kernel.loop import advance
from hagal.kernel.state import PUBLIC
from tests.games.runewars.position import at, choose, hand, offered, ordered, position, push, rune, stronghold, units
from tests.games.runewars.questing import hero, reward
from tests.rules import rule

FIVE = ("h0b", "h0c", "a1", "a2", "a3")


def runes_of(s: Runewars, seat: int, n: int, first: int = 0, up: bool = False) -> list[str]:
    """So many dragon runes in areas that a seat controls."""
    found = [f"{letter}{row}" for letter in "abcde" for row in range(1, 6)][first : first + n]
    for id in found:
        unit = s.players[seat].faction.units[0].id
        units(s, id, seat, **{unit: 1})
        rune(s, id, dragon=True, up=up)
    return found


def turn(s: Runewars, seat: int = 0) -> Runewars:
    """In the window at the end of a seat's turn."""
    s.players[seat].order, s.players[seat].played = 8, (8,)
    s.active = seat
    push(s, "turn_end", seat)
    return s


# The first edition


@rule("RW-220", "RW-195")
def test_2010_six_dragon_runes_win_at_once() -> None:
    s = position(edition="2010")
    runes_of(s, 1, 6)
    push(s, "check_runes", -1)
    assert advance(s) is None
    assert (s.winner, outcome(s).winners, outcome(s).ending) == (1, (1,), "runes")
    assert all(s.rune_up)  # he has shown them
    assert {s.known[i] for i in s.runes} == {PUBLIC}


@rule("RW-220", "RWR-004")
@pytest.mark.parametrize(("edition", "six"), [("2010", False), ("revised", True)])
def test_only_where_six_do_not_win_at_once_may_somebody_have_them_for_all_that_others_know(
    edition: str, six: bool
) -> None:
    s = position(edition=edition)
    runes_of(s, 1, 5)
    for id in ("b1", "b2", "b3"):
        units(s, id, 1, **{s.players[1].faction.units[0].id: 1})
        rune(s, id, dragon=False)
    for id in ("c1", "c2", "c3"):
        rune(s, id, dragon=id != "c3")
    s.pool = bytes(200 if i in s.runes else pool for i, pool in enumerate(s.pool))  # as if shuffled together
    imagined = [determinize(s, (0,), Rng(k)) for k in range(60)]
    assert any(dragon_runes(t, 1) < 5 for t in imagined if isinstance(t, Runewars))
    assert any(dragon_runes(t, 1) > 5 for t in imagined if isinstance(t, Runewars)) == six


@rule("RW-220", "RW-015")
def test_2010_of_two_with_six_the_player_on_turn_wins_else_the_first_in_order() -> None:
    for active, winner in ((1, 1), (-1, 0)):
        s = position(edition="2010")
        runes_of(s, 0, 6)
        runes_of(s, 1, 6, first=10)
        s.active = active
        s.players[0].order, s.players[1].order = 1, 2
        push(s, "check_runes", -1)
        advance(s)
        assert s.winner == winner


@rule("RW-220")
def test_2010_the_sixth_wins_before_the_order_is_resolved() -> None:
    s = position(edition="2010")
    runes_of(s, 0, 5)
    hero(s, "ronan_of_the_wild", 0, "a1")
    reward(s, "timmorran_shard", 0, "ronan_of_the_wild")
    s.players[0].order, s.players[0].played = 8, (8,)
    push(s, "turn", 0)
    choose(s, "use timmorran_shard", "decline", "rune h0a", "rune h0b")
    assert (s.winner, s.stack) == (0, [])


@rule("RW-220", "RW-004")
def test_2010_who_is_given_back_a_sixth_by_a_march_wins_before_the_battle() -> None:
    """Latari have five. Daqan, with six of their own after the battle that they march to, leave an area of the home
    realm of Latari with a dragon rune in it."""
    s = position(edition="2010")
    runes_of(s, 1, 5, first=10)
    runes_of(s, 0, 5)
    units(s, "h1a", 0, footman=3)
    rune(s, "h1a", dragon=True)
    units(s, "e1", 1, archer=1)
    rune(s, "e1", dragon=False)
    ordered(s, CONQUER, played=(8,))
    choose(s, "activate e1", "move 3 footman h1a")
    assert (s.winner, s.stack, s.battle) == (1, [], None)


@rule("RW-220")
def test_five_do_not_and_false_runes_do_not_count() -> None:
    s = position(edition="2010")
    runes_of(s, 1, 5)
    rune(s, "h1a", dragon=False)
    push(s, "check_runes", -1)
    advance(s)
    assert s.winner == -1


@rule("RW-240", "RWR-006")
def test_the_epic_game_is_longer_and_for_the_first_edition_alone() -> None:
    title = games.title("runewars")
    rules = title.rules(2, (), {"edition": "2010", "epic": True})
    assert [fold(None, -1, 6, -1) for name in ("years", "runes_to_win") for fold in rules.queries[name]] == [8, 7]
    with pytest.raises(RulesError, match="RWR-006"):
        title.rules(2, (), {"epic": True})


# Road to Victory


@rule("RWR-004", "RWR-011", "RWR-017", "RWB-002", "RW-197")
def test_six_runes_are_proven_and_mark_the_deck_of_the_season() -> None:
    s = position()
    areas = runes_of(s, 0, 7)
    push(s, "check_runes", -1)
    advance(s)
    assert s.winner == -1
    turn(s)
    assert "claim" in offered(s)
    choose(s, "claim")
    assert offered(s) == [f"reveal {areas[0]}", f"reveal {areas[1]}"]  # one of seven may stay face down
    choose(s, f"reveal {areas[1]}", *[f"reveal {id}" for id in areas[2:]])
    assert s.players[0].marker == SPRING
    up = [s.board.areas[area].id for area, face in zip(s.rune_at, s.rune_up, strict=True) if face]
    assert sorted(up) == sorted(areas[1:])
    assert all(s.known[i] == 0xFF for i, face in zip(s.runes, s.rune_up, strict=True) if face)
    assert "claim" not in offered(s)  # one at a time (RWR-004 d)


@rule("RWR-004", "RWB-001")
def test_a_unit_stands_for_it_where_there_are_no_victory_cards() -> None:
    s = position(claim="unit")
    runes_of(s, 0, 6, up=True)
    turn(s)
    choose(s, "claim")
    assert offered(s) == ["mark bowman", "mark footman", "mark knight", "mark siege_tower"]
    choose(s, "mark knight")
    assert (s.players[0].supply[2], games.title("runewars").view(s, ())["players"][0]["marker"]) == (7, "spring")
    s.army[at(s, "a1")] = (0,) * 20
    settle(s, at(s, "a1"))
    s.year, s.season, s.active = 1, WINTER, -1
    s.stack.clear()
    push(s, "season", -1)
    s.rules.steps["draw_season"] = s.rules.steps["check_runes"]
    advance(s)
    assert (s.players[0].supply[2], s.players[0].marker, s.winner) == (8, -1, -1)


@rule("OP-5")
def test_without_an_unused_unit_no_claim() -> None:
    s = position(claim="unit")
    runes_of(s, 0, 6)
    s.players[0].supply = (0, 0, 0, 0)
    assert "claim" not in offered(turn(s))


@rule("RWR-004")
@pytest.mark.parametrize("why", ["last year", "another's claim", "five runes"])
def test_when_no_claim_is_possible(why: str) -> None:
    s = position()
    runes_of(s, 0, 5 if why == "five runes" else 6)
    if why == "last year":
        s.year = s.last_year
    if why == "another's claim":
        s.players[1].marker = s.season
    assert "claim" not in offered(turn(s))


@rule("RWR-004", "RWR-018")
def test_a_claim_of_another_on_another_deck_bars_nobody() -> None:
    s = position()
    runes_of(s, 0, 6)
    s.players[1].marker = SUMMER
    assert "claim" in offered(turn(s))


@rule("RWR-005", "RWR-003")
def test_who_still_holds_six_a_year_later_wins_before_the_card_is_drawn() -> None:
    s = position()
    runes_of(s, 0, 6)
    s.players[0].marker = SUMMER
    s.year, s.season, before = 3, SPRING, len(s.seasons[SUMMER])
    push(s, "season", -1)
    assert advance(s) is None
    assert (s.winner, len(s.seasons[SUMMER])) == (0, before)


@rule("RWR-005", "RWR-T01", "RW-T21", "RWR-019", "RW-221")
def test_a_claim_that_fails_in_the_last_year_leaves_it_to_the_reckoning() -> None:
    s = position(claim="unit")
    runes_of(s, 0, 6, up=True)
    s.last_year, s.year, s.season = 7, 6, SUMMER
    turn(s)
    choose(s, "claim", "mark footman")
    s.year, s.season = 7, SPRING
    units(s, "c1", 1, archer=1)
    s.army[at(s, "a1")] = (0,) * 20
    settle(s, at(s, "a1"))  # lost in spring
    s.rules.steps["draw_season"] = s.rules.steps["check_runes"]
    push(s, "season", -1)
    advance(s)
    assert (s.season, s.players[0].marker, s.players[0].supply[1], s.winner) == (SUMMER, -1, 16, -1)
    assert "claim" not in offered(turn(s))
    s.stack.clear()
    s.season = WINTER
    push(s, "season", -1)
    assert advance(s) is None
    assert outcome(s).winners == (0,)
    assert outcome(s).ending == "reckoning"
    assert all(s.rune_up)


@rule("RWR-005")
def test_a_claim_counts_in_its_own_season_alone() -> None:
    s = position()
    runes_of(s, 0, 6, up=True)
    s.players[0].marker, s.season = SUMMER, SPRING
    push(s, "check_claim", -1)
    advance(s)
    assert (s.winner, s.players[0].marker) == (-1, SUMMER)


@rule("RWR-004", "RWR-011")
def test_only_dragon_runes_prove_a_claim() -> None:
    s = position()
    areas = runes_of(s, 0, 6)
    for id in ("h0a", "h0b"):
        rune(s, id, dragon=False)
    turn(s)
    choose(s, "claim", *[f"reveal {id}" for id in areas])
    assert s.players[0].marker == s.season
    assert [s.face[i].dragon for i, up in zip(s.runes, s.rune_up, strict=True) if up] == [True] * 6


@rule("OP-6")
def test_a_claim_may_be_withdrawn_under_that_reading_in_a_later_season() -> None:
    for withdraw, there in (("never", False), ("may", True)):
        s = position(withdraw_claim=withdraw)
        s.players[0].marker = SUMMER
        assert ("withdraw claim" in offered(turn(s))) is there
    choose(s, "withdraw claim")
    assert s.players[0].marker == -1
    t = position(withdraw_claim="may")
    t.players[0].marker = t.season  # placed in this season
    assert "withdraw claim" not in offered(turn(t))


@rule("RWR-004", "RW-300")
def test_silence_does_not_tell_that_somebody_cannot_claim() -> None:
    """Six tokens of which others know none: their owner is asked, whether all of them are dragon runes or not."""
    for dragons in (6, 5, 0):
        s = position()
        for k, id in enumerate(("a1", "a2", "a3", "a4", "a5", "b1")):
            units(s, id, 0, footman=1)
            rune(s, id, dragon=k < dragons)
        assert offered(turn(s)) == (["end", "claim"] if dragons == 6 else ["end"])
    # but he has nothing to hide while he has a claim, or where all know that one of the six is false
    s.players[0].marker = SUMMER
    assert offered(s) == []
    s = position()
    runes_of(s, 0, 5)
    units(s, "b1", 0, footman=1)
    rune(s, "b1", dragon=False, up=True)
    assert offered(turn(s)) == []


# The reckoning


@rule("RW-221")
def test_most_runes_then_influence_then_starting_influence() -> None:
    s = position("daqan", "latari", "uthuk")
    runes_of(s, 2, 2)
    runes_of(s, 0, 1, first=5)
    runes_of(s, 1, 1, first=8)
    assert outcome(s).ranking == (2, 1, 0)  # of the two with one rune Latari prints more influence
    s.players[0].influence = 1
    assert outcome(s).ranking == (2, 0, 1)
    s.players[2].out = True
    assert outcome(s).ranking == (0, 1, 2)  # who is out wins nothing
    assert outcome(s).scores == (1, 1, 2)


# Elimination


@rule("RW-215", "OP-14")
def test_who_controls_no_area_is_out_and_his_cards_go_back() -> None:
    s = position("daqan", "latari", "uthuk")
    p = s.players[1]
    for letter in "abc":
        units(s, f"h1{letter}", 0, footman=1)
    assert (p.out, 1 in s.control) == (False, False)
    tactics = len(s.tactics_deck)
    p.tactics = [s.tactics_deck.pop()]
    p.influence = 3
    s.title_of[1], s.title_influence[1] = 1, 2
    s.activated[at(s, "a1")] = 3
    advance(s)
    assert p.out
    assert not p.tactics
    assert len(s.tactics_deck) == tactics
    assert (p.influence, s.title_of[1], s.title_influence[1], s.activated[at(s, "a1")]) == (0, -1, 2, 1)
    assert [s.home[at(s, f"h1{letter}")] for letter in "abc"] == [-1, -1, -1]
    assert s.winner == -1


@rule("RW-215", "RW-180", "RW-170")
def test_heroes_and_what_they_bear_leave_the_board_and_are_shuffled_into_their_decks() -> None:
    s = position("daqan", "latari", "uthuk")
    p = s.players[1]
    hero(s, "silhouette", 1, "c3", damage=1)
    reward(s, "runeplate", 1, "silhouette", up=True)
    hand(s, 1, "quest", s.face[s.quest_deck[0]].id)
    hand(s, 1, "objective", s.face[s.objectives[0][0]].id)
    back = (p.heroes[0], p.rewards[0], p.quests[0])
    gone = p.objective[0]
    for letter in "abc":
        units(s, f"h1{letter}", 0, footman=1)
    advance(s)
    assert (p.heroes, p.figures, p.rewards, p.bearers, p.quests, p.objective) == ([], [], [], [], [], [])
    assert [i in deck for i, deck in zip(back, (s.hero_deck, s.reward_deck, s.quest_deck), strict=True)] == [True] * 3
    assert not any(s.known[i] for i in back)  # nobody knows where in its deck a card lies
    assert gone in s.box


@rule("OP-14")
def test_a_unit_that_marks_the_claim_of_one_who_is_out_has_left_the_game() -> None:
    s = position("daqan", "latari", "uthuk", claim="unit")
    runes_of(s, 1, 6, up=True)
    turn(s, 1)
    choose(s, "claim", "mark sorceress")
    for letter in "abc":
        units(s, f"h1{letter}", 0, footman=1)
    for id in ("a1", "a2", "a3", "a4", "a5", "b1"):
        remove(s, at(s, id), 0, 1)
        settle(s, at(s, id))
    advance(s)
    assert (s.players[1].out, s.players[1].marker, s.players[1].supply[2]) == (True, -1, 7)
    conserved(s)


@rule("OP-14")
def test_a_sole_survivor_wins_at_once() -> None:
    s = position()
    for letter in "abc":
        units(s, f"h1{letter}", 0, footman=1)
    assert advance(s) is None
    assert (s.winner, outcome(s).ending) == (0, "last")


@rule("RW-215")
def test_a_stronghold_alone_keeps_a_player_in_the_game() -> None:
    s = position()
    stronghold(s, "c3", 1)
    for letter in "abc":
        units(s, f"h1{letter}", 0, footman=1)
    advance(s)
    assert not s.players[1].out
