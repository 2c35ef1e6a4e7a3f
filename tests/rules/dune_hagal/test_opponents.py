"""HG-002: every effect of the base game that touches opponents, against a rival (the list is in docs/rivals.md)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hagal.games.dune import actions
from tests.games.dune.position import Position
from tests.rules import rule
from tests.rules.dune_hagal.position import HAGAL, duel, fight, held, post, skipped, solo, still, troops, why

Mode = Callable[..., Position]
MODES = [pytest.param(solo, 1, id="solo"), pytest.param(duel, HAGAL, id="two players")]


@rule("HG-002")
@pytest.mark.parametrize(("mode", "seat"), MODES)
@pytest.mark.parametrize("garrison", [0, 1, 4])
def test_gun_thopter_takes_a_troop_of_its_garrison(mode: Mode, seat: int, garrison: int) -> None:
    t = still(mode()).give(seat, garrison=garrison, conflict=2).hand(0, "gun_thopter", "dagger").turn(0)
    t.choose("agent gun_thopter arrakeen")
    assert troops(t, seat) == (max(0, garrison - 1), 2)
    assert t[seat].supply == 10 - max(0, garrison - 1)


@rule("HG-002")
def test_gun_thopter_hits_both_rivals() -> None:
    t = still(solo()).give(1, garrison=2).give(2, garrison=1).hand(0, "gun_thopter", "dagger").turn(0)
    t.choose("agent gun_thopter arrakeen")
    assert (troops(t, 1), troops(t, 2)) == ((1, 0), (0, 0))


@rule("HG-002")
@pytest.mark.parametrize(("mode", "seat"), MODES)
@pytest.mark.parametrize("deployed", [0, 1, 3])
def test_test_of_humanity_costs_it_a_deployed_troop(mode: Mode, seat: int, deployed: int) -> None:
    t = still(mode()).give(seat, garrison=2, conflict=deployed).hand(0, "test_of_humanity", "dagger")
    t.turn(0).choose("agent test_of_humanity hall_of_oratory")
    assert troops(t, seat) == (2, max(0, deployed - 1)), "it has no card to discard; without a troop it goes free"
    assert t.asked in range(t.game.players)


@rule("HG-002")
@pytest.mark.parametrize(("mode", "seat"), MODES)
def test_reverend_mother_mohiam_finds_no_card_to_discard(mode: Mode, seat: int) -> None:
    t = still(mode()).give(seat, garrison=2).intrigue(seat, "ambush")
    t.in_play(0, "bene_gesserit_sister").hand(0, "reverend_mother_mohiam", "dagger").turn(0)
    t.choose("agent reverend_mother_mohiam wealth")
    assert (troops(t, seat), len(t[seat].intrigue)) == ((2, 0), 1)
    assert [event.seat for event in t.events("discard")] == ([] if mode is solo else [1])


@rule("HG-002")
@pytest.mark.parametrize(("cards", "stolen"), [(0, 0), (2, 0), (4, 1)])
def test_secrets_steals_from_a_rival_with_four_intrigue_cards(cards: int, stolen: int) -> None:
    """A solo rival spends them at three (HG-050), so four can only be arranged; House Hagal never has one."""
    t = still(solo()).intrigue(1, *("ambush", "bribery", "charisma", "windfall")[:cards]).intrigue_deck("infiltrate")
    t.hand(0, "diplomacy", "dagger").turn(0).choose("agent diplomacy secrets")
    while t.question == "order":
        t.choose(t.keys[0])
    assert len(t[1].intrigue) == cards - stolen
    assert len(t[0].intrigue) == 1 + stolen


@rule("HG-002")
@pytest.mark.parametrize(("mode", "seat"), MODES)
def test_double_cross_needs_and_takes_its_troop(mode: Mode, seat: int) -> None:
    t = still(mode()).intrigue(0, "double_cross").give(0, solari=1).turn(0)
    assert why(t, "plot double_cross").id == "why-needs"
    t.give(seat, conflict=2).turn(0).choose("plot double_cross")
    if t.question == "double_cross":
        t.choose(f"betray {seat}")
    assert (troops(t, seat), troops(t, 0)) == ((0, 1), (0, 1))


@rule("HG-002")
def test_double_cross_lets_the_player_choose_between_rivals() -> None:
    t = still(solo()).intrigue(0, "double_cross").give(0, solari=1).give(1, conflict=2).give(2, conflict=1).turn(0)
    t.choose("plot double_cross")
    assert t.keys == ["betray 1", "betray 2"]
    assert t.choose("betray 2")[2].conflict == 0


def silenced(mode: Mode, space: str, **options: str) -> Position:
    """The player has named this space with The Voice."""
    t = mode(**options)
    return t.give(0, voice=t.s.board.places[space])


@rule("HG-002")
@pytest.mark.parametrize(("mode", "seat"), MODES)
def test_the_voice_closes_a_space_to_it(mode: Mode, seat: int) -> None:
    t = silenced(mode, "conspire").hagal("conspire", "wealth").rival(seat)
    assert skipped(t) == [("conspire", "why-voice")]
    assert post(t, seat) == "wealth"


@rule("HG-002")
@pytest.mark.parametrize(("mode", "seat"), MODES)
def test_by_the_other_reading_the_voice_does_not_reach_it(mode: Mode, seat: int) -> None:
    t = silenced(mode, "conspire", rival_voice="open").hagal("conspire", "wealth").rival(seat)
    assert (skipped(t), post(t, seat)) == ([], "conspire")


@rule("HG-002")
@pytest.mark.parametrize(("reading", "space"), [("closed", "hagga_basin"), ("open", "great_flat")])
def test_the_voice_on_a_maker_space(reading: str, space: str) -> None:
    t = silenced(solo, "great_flat", rival_voice=reading).hagal("harvest_spice")
    t.s.bonus = [3, 1, 0]
    assert post(t.rival(1), 1) == space


@rule("HG-002")
def test_the_voice_lasts_until_the_players_next_turn() -> None:
    t = solo().hand(0, "the_voice", "dagger", "dune_the_desert_planet")
    t.hagal("conspire", "wealth", "conspire", "secrets")
    t.turn(0).choose("agent the_voice arrakeen")
    while t.question != "silence":
        t.choose(t.keys[0])
    t.choose("voice conspire")
    while t.question != "turn":
        t.choose(t.keys[0])
    assert skipped(t) == [("conspire", "why-voice"), ("conspire", "why-voice")]
    assert (post(t, 1), post(t, 2)) == ("wealth", "secrets")
    assert t[0].voice == -1, "it is the player's turn again"


@rule("HG-002")
@pytest.mark.parametrize(("mode", "seat"), MODES)
def test_infiltrate_goes_over_its_agent(mode: Mode, seat: int) -> None:
    t = still(mode()).agent(seat, "hall_of_oratory").intrigue(0, "infiltrate").hand(0, "dagger", "dagger").turn(0)
    assert why(t, "agent dagger hall_of_oratory").id == "why-occupied"
    t.choose("plot infiltrate", "agent dagger hall_of_oratory")
    assert t.game.view(0)["agents"]["hall_of_oratory"] == [0, seat]


@rule("HG-002")
@pytest.mark.parametrize("space", ["hall_of_oratory", "arrakeen"])
def test_helena_goes_over_its_agent(space: str) -> None:
    t = still(solo("helena_richese")).agent(1, space).hand(0, "arrakis_liaison", "dagger").turn(0)
    assert f"agent arrakis_liaison {space}" in t.keys
    t = still(solo("helena_richese")).agent(1, "wealth").hand(0, "diplomacy", "dagger").turn(0)
    assert why(t, "agent diplomacy wealth").id == "why-occupied", "not there"


@rule("HG-002")
def test_two_agents_on_a_space_keep_the_next_rival_out() -> None:
    t = solo("helena_richese").agent(1, "arrakeen").agent(0, "arrakeen").hagal("arrakeen_1p", "wealth").rival(2)
    assert skipped(t) == [("arrakeen_1p", "why-occupied")]


@rule("HG-002")
@pytest.mark.parametrize(("mode", "seat"), MODES)
def test_kwisatz_haderach_goes_over_its_agent(mode: Mode, seat: int) -> None:
    t = still(mode()).agent(seat, "wealth").hand(0, "kwisatz_haderach", "dagger").turn(0)
    assert "agent kwisatz_haderach wealth" in t.keys


@rule("HG-002")
@pytest.mark.parametrize("mode", [solo, duel])
@pytest.mark.parametrize("ahead", [False, True])
def test_letos_signet_looks_at_its_influence(mode: Mode, ahead: bool) -> None:
    seat = 1 if mode is solo else HAGAL
    t = mode("leto_atreides") if mode is solo else mode(("leto_atreides", "ilban_richese"))
    still(t).influence(seat, fremen=int(ahead)).give(0, spice=1).hand(0, "signet_ring", "dagger").turn(0)
    t.choose("agent signet_ring hall_of_oratory")
    assert ("pay spice 1" in t.keys) == ahead


@rule("HG-002")
@pytest.mark.parametrize(("mode", "seat"), MODES)
def test_an_alliance_is_taken_from_it_and_falls_to_it(mode: Mode, seat: int) -> None:
    t = still(mode()).influence(seat, emperor=5).influence(0, emperor=5).hand(0, "diplomacy", "dagger").turn(0)
    assert t.s.alliance[0] == seat
    t.choose("agent diplomacy wealth")
    assert t.s.alliance[0] == 0
    points = t[0].vp
    actions.lose_influence(t.s, 0, 0, 2)
    assert (t.s.alliance[0], t[0].vp) == (seat, points - 1), "a holder who falls gives it to the rival"


@rule("HG-002")
@pytest.mark.parametrize(("mode", "most"), [(solo, 2), (duel, 0)])
def test_corner_the_market_counts_its_copies(mode: Mode, most: int) -> None:
    t = mode().intrigue(0, "corner_the_market").discard(0, *["the_spice_must_flow"] * 2).endgame()
    t.choose("endgame corner_the_market")
    assert t[0].vp == 1 + (most < 2)


@rule("HG-002")
@pytest.mark.parametrize(("mode", "seat"), MODES)
@pytest.mark.parametrize(("own", "wins"), [(3, True), (2, False), (1, False)])
def test_winning_means_beating_it_too(mode: Mode, seat: int, own: int, wins: bool) -> None:
    """To the Victor... needs an outright win, also over a rival."""
    t = fight(mode().intrigue(0, "to_the_victor"), "guild_bank_raid", {0: own, seat: 2}, "carthag")
    t.choose("pass")
    assert (t.asked, "combat to_the_victor" in t.keys) == (0, wins), "else the question is about the endgame"
    if wins:
        assert t.choose("combat to_the_victor")[0].spice == 3


@rule("HG-002")
def test_a_rival_keeps_what_no_effect_names() -> None:
    t = still(solo()).give(1, spice=3, solari=3, water=2, conflict=1).hand(0, "gun_thopter", "dagger").turn(0)
    t.choose("agent gun_thopter arrakeen")
    assert held(t, 1) == (3, 3, 2, 0)
    assert troops(t, 1) == (0, 1)
