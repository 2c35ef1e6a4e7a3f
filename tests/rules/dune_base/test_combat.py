"""Combat: DI-060 to DI-066."""

from __future__ import annotations

import pytest

from tests.games.dune.position import Position
from tests.rules import rule
from tests.rules.dune_base.position import arrange

FIRST, SECOND, THIRD = 6, 4, 2  # the solari of Guild Bank Raid


def spoils(*troops: int, **options: str) -> list[int]:
    """What each player gets out of Guild Bank Raid with so many troops (and no swords)."""
    t = arrange(players=len(troops), **options).conflict("guild_bank_raid")
    for seat, n in enumerate(troops):
        t.give(seat, conflict=n)
    t.combat()
    assert t.s.round == 2
    return [p.solari for p in t.s.players]


def duel() -> Position:
    """Seats 0, 2 and 3 fight, 2 is the first player; all hold combat cards, seat 1 too."""
    t = arrange().conflict("guild_bank_raid")
    for seat in range(4):
        t.intrigue(seat, "ambush", "private_army", "windfall").give(seat, spice=2)
    t.give(0, conflict=1).give(2, conflict=1).give(3, conflict=1)
    t.s.first = 2
    return t


@rule("DI-060")
def test_combat_cards_go_clockwise_from_the_first_player_among_those_involved() -> None:
    t = duel().combat()
    asked = []
    for _ in range(3):
        asked.append(t.asked)
        t.choose("pass")
    assert asked == [2, 3, 0]
    assert t.question == "turn", "all involved have passed in a row"


@rule("DI-060")
def test_any_number_of_cards_and_a_pass_is_not_final() -> None:
    t = duel().combat().choose("pass")
    assert t.asked == 3
    t.choose("combat ambush")
    assert (t.asked, t.keys) == (3, ["stop", "combat private_army"])
    t.choose("combat private_army", "stop")
    assert t[3].strength == 2 + 4 + 5
    assert t.asked == 0
    t.choose("pass")
    assert t.asked == 2, "a pass is not final"
    t.choose("combat ambush", "stop")
    assert t.asked == 3
    t.choose("pass", "pass", "pass")
    assert (t.asked, t.question) == (3, "on_win")
    t.choose("decline")
    assert t[3].solari == FIRST
    assert t[2].solari == SECOND


@rule("DI-060")
def test_to_stop_after_a_card_is_not_a_pass() -> None:
    t = duel().combat().choose("pass", "pass", "combat ambush", "stop")
    assert t.asked == 2
    t.choose("pass", "pass")
    assert t.asked == 0, "all three have to pass in a row"
    assert t.choose("pass").question == "on_win"


@rule("DI-060")
def test_who_leaves_the_conflict_is_not_asked_again() -> None:
    t = duel().intrigue(3, "master_tactician", "ambush").combat()
    t.choose("pass", "combat master_tactician", "retreat up to 3", "retreat 1")
    assert t.asked == 0
    t.choose("pass", "pass")
    assert t.question == "turn"


@rule("DI-060")
def test_without_intrigue_cards_nobody_is_asked() -> None:
    t = arrange().give(0, conflict=1).conflict("guild_bank_raid").combat()
    assert t.question == "turn"
    assert t.s.round == 2


@rule("DI-060")
def test_a_player_who_holds_no_combat_card_is_asked_all_the_same() -> None:
    """A silent pass would tell the others what the hand does not hold."""
    t = arrange().give(0, conflict=1).intrigue(0, "windfall").combat()
    assert (t.asked, t.keys) == (0, ["pass"])


@rule("DI-061")
@pytest.mark.parametrize(
    ("troops", "solari"),
    [
        ((4, 3, 2, 1), [FIRST, SECOND, THIRD, 0]),
        ((1, 2, 3, 4), [0, THIRD, SECOND, FIRST]),
        ((3, 2, 1, 0), [FIRST, SECOND, THIRD, 0]),
        ((0, 2, 0, 1), [0, FIRST, 0, SECOND]),
        ((0, 0, 1, 0), [0, 0, FIRST, 0]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
        ((3, 2, 1), [FIRST, SECOND, 0]),
        ((0, 2, 1), [0, FIRST, SECOND]),
        ((0, 0, 0), [0, 0, 0]),
    ],
)
def test_first_second_and_with_four_players_third(troops: tuple[int, ...], solari: list[int]) -> None:
    assert spoils(*troops) == solari


@rule("DI-061")
def test_swords_without_troops_earn_nothing() -> None:
    t = arrange().conflict("guild_bank_raid").give(0, swords=9).give(1, conflict=1).combat()
    assert [p.solari for p in t.s.players] == [0, FIRST, 0, 0]


@rule("DI-061")
def test_swords_decide() -> None:
    t = arrange().conflict("guild_bank_raid").give(0, conflict=2).give(1, conflict=1, swords=3).combat()
    assert [p.solari for p in t.s.players] == [SECOND, FIRST, 0, 0]


@rule("DI-062")
@pytest.mark.parametrize(
    ("troops", "solari"),
    [
        ((2, 2, 1, 0), [SECOND, SECOND, THIRD, 0]),
        ((3, 2, 3, 1), [SECOND, THIRD, SECOND, 0]),  # the other two compete for third
        ((2, 2, 1, 1), [SECOND, SECOND, 0, 0]),  # and tie for it
        ((2, 2, 0, 0), [SECOND, SECOND, 0, 0]),
        ((2, 2, 2, 2), [SECOND] * 4),
        ((2, 2, 2, 0), [SECOND, SECOND, SECOND, 0]),
        ((3, 2, 2, 1), [FIRST, THIRD, THIRD, 0]),
        ((3, 2, 2, 0), [FIRST, THIRD, THIRD, 0]),
        ((3, 2, 2, 2), [FIRST, THIRD, THIRD, THIRD]),
        ((3, 2, 1, 1), [FIRST, SECOND, 0, 0]),
        ((2, 2, 1), [SECOND, SECOND, 0]),
        ((2, 2, 2), [SECOND, SECOND, SECOND]),
        ((0, 2, 2), [0, SECOND, SECOND]),
    ],
)
def test_ties(troops: tuple[int, ...], solari: list[int]) -> None:
    assert spoils(*troops) == solari


@rule("DI-062")
def test_three_of_four_tied_for_first_leave_nothing_to_the_fourth() -> None:
    assert spoils(2, 2, 2, 1) == [SECOND, SECOND, SECOND, 0]
    assert spoils(2, 1, 2, 2) == [SECOND, 0, SECOND, SECOND]


@rule("DI-062")
@pytest.mark.parametrize(("reading", "last"), [("third", THIRD), ("nothing", 0)])
def test_three_of_four_tied_for_first(reading: str, last: int) -> None:
    assert spoils(2, 2, 2, 1, three_way_tie=reading) == [SECOND, SECOND, SECOND, last]
    assert spoils(2, 2, 1, 0, three_way_tie=reading) == [SECOND, SECOND, THIRD, 0], "two tied: as ever"


@rule("DI-062")
@pytest.mark.parametrize(("reading", "each"), [("rulebook", THIRD), ("third", THIRD), ("nothing", 0)])
def test_a_tie_for_second_with_three_players(reading: str, each: int) -> None:
    assert spoils(2, 1, 1, tie_for_second=reading) == [FIRST, each, each]
    assert spoils(2, 1, 1, 0, tie_for_second=reading) == [FIRST, THIRD, THIRD, 0], "four players: as ever"


@rule("DI-062")
def test_nobody_wins_a_tie() -> None:
    t = arrange().conflict("siege_of_arrakeen").give(0, conflict=1).give(1, conflict=1).combat()
    assert t.s.control == [-1, -1, -1]
    assert (t[0].vp, t[1].vp) == (0, 0)


@rule("DI-063")
def test_afterwards_troops_return_to_supply_and_strengths_to_nothing() -> None:
    t = arrange().conflict("guild_bank_raid").give(0, conflict=4, swords=3).give(1, conflict=2).give(2, swords=5)
    t.combat()
    assert [p.conflict for p in t.s.players] == [0, 0, 0, 0]
    assert [p.swords for p in t.s.players] == [0, 0, 0, 0]
    assert [(p.garrison, p.supply) for p in t.s.players] == [(3, 9)] * 4
    assert t.names(t.s.fallen)[-1:] == ["guild_bank_raid"]


@rule("DI-064")
@pytest.mark.parametrize(
    ("conflict", "place"),
    [
        ("siege_of_arrakeen", 0),
        ("battle_for_arrakeen", 0),
        ("siege_of_carthag", 1),
        ("battle_for_carthag", 1),
        ("secure_imperial_basin", 2),
        ("battle_for_imperial_basin", 2),
    ],
)
def test_a_control_reward_replaces_any_other_marker(conflict: str, place: int) -> None:
    t = arrange().conflict(conflict).give(1, conflict=1)
    t.s.control[:] = [3, 3, 3]
    t.combat()
    assert t.s.control == [1 if k == place else 3 for k in range(3)]


@rule("DI-064")
def test_only_the_winner_takes_control() -> None:
    t = arrange().conflict("siege_of_carthag").give(0, conflict=1).give(1, conflict=2).combat()
    assert t.s.control[1] == 1


@rule("DI-065")
@pytest.mark.parametrize("controller", [0, 2])
@pytest.mark.parametrize(
    ("space", "place", "solari", "spice"), [("arrakeen", 0, 1, 0), ("carthag", 1, 1, 0), ("imperial_basin", 2, 0, 1)]
)
def test_the_controller_is_paid_whoever_comes(space: str, place: int, solari: int, spice: int, controller: int) -> None:
    t = arrange().hand(0, "scout")
    t.s.control[place] = controller
    t.turn(0).choose(f"agent scout {space}")
    harvest = 1 if space == "imperial_basin" and controller == 0 else 0
    assert (t[controller].solari, t[controller].spice) == (solari, spice + harvest)
    if controller:
        assert t[0].solari == 0


@rule("DI-065")
def test_no_bonus_without_a_controller_or_an_arrival() -> None:
    t = arrange().hand(0, "scout").turn(0).choose("agent scout arrakeen")
    assert [p.solari for p in t.s.players] == [0, 0, 0, 0]
    t = arrange().hand(0, "scout").agent(1, "arrakeen")
    t.s.control[0] = 2
    t.turn(0).choose("agent scout carthag")
    assert t[2].solari == 0


@rule("DI-065")
def test_the_control_bonus_can_pay_for_the_card() -> None:
    t = arrange().hand(0, "firm_grip").intrigue(0, "ambush").give(0, solari=1).turn(0)
    assert t.choose("agent firm_grip wealth").keys == ["do pay solari 2", "skip"]
    t = arrange().hand(0, "spice_smugglers").give(0, spice=2).turn(0)
    t.s.control[0] = 0
    t.choose("agent spice_smugglers arrakeen", "pay spice 2")
    assert t[0].solari == 1 + 3


@rule("DI-066")
def test_retreat_goes_to_the_garrison() -> None:
    t = arrange().give(0, conflict=3).intrigue(0, "ambush").hand(0, "scout").turn(0).choose("reveal")
    t.choose("do retreat up to 2", "retreat 2")
    assert (t[0].conflict, t[0].garrison, t[0].supply) == (1, 5, 6)


@rule("DI-066")
def test_lose_goes_to_supply() -> None:
    t = arrange().give(0, conflict=3).intrigue(0, "staged_incident").combat().choose("combat staged_incident")
    assert (t[0].garrison, t[0].supply, t[0].vp) == (3, 9, 1)
    t = arrange().hand(0, "gun_thopter").give(2, garrison=0).turn(0).choose("agent gun_thopter secure_contract")
    assert [(p.garrison, p.supply) for p in t.s.players] == [(3, 9), (2, 10), (0, 12), (2, 10)]


@rule("DI-066")
def test_deploy_takes_from_the_garrison_unless_it_says_supply() -> None:
    t = arrange().intrigue(0, "rapid_mobilization").hand(0, "dagger").turn(0).choose("plot rapid_mobilization")
    assert t.keys == ["deploy 0", "deploy 1", "deploy 2", "deploy 3"]
    t.choose("deploy 3")
    assert (t[0].garrison, t[0].conflict, t[0].supply) == (0, 3, 9)
    t = arrange().intrigue(0, "double_cross").give(0, solari=1).give(1, conflict=1).hand(0, "dagger").turn(0)
    t.choose("plot double_cross")
    assert (t[0].garrison, t[0].conflict, t[0].supply) == (3, 1, 8)


@rule("DI-066")
def test_an_empty_garrison_deploys_nothing() -> None:
    t = arrange().give(0, garrison=0).intrigue(0, "ambush").hand(0, "gun_thopter").turn(0).choose("reveal")
    assert "do deploy up to 1" not in t.keys
