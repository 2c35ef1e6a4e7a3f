"""Any mode: the turn of a rival and the Hagal deck. HG-001 to HG-006, HG-013, HG-015."""

from __future__ import annotations

import pytest

from hagal.games.dune.rivals.cards import HAGAL as CARDS
from hagal.games.dune.rivals.cards import HagalCard
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Msg
from tests.rules import rule
from tests.rules.dune_hagal.position import (
    HAGAL,
    MODES,
    Mode,
    duel,
    fight,
    flipped,
    fought,
    held,
    post,
    posts,
    revealed,
    skipped,
    solo,
    stack_shuffles,
    troops,
)

PLAIN_CARDS = [card for card in CARDS if card.mark != "2P" and card.id not in ("harvest_spice", "arrakeen_1p")]
"""Without the spice of HG-044 and the signet of HG-008."""


@rule("HG-001")
@pytest.mark.parametrize(("mode", "seat"), MODES)
def test_a_rival_takes_a_space_and_sends_troops_to_the_conflict(mode: Mode, seat: int) -> None:
    t = mode().hagal("carthag").rival(seat)
    assert t.game.view(0)["agents"]["carthag"] == [seat]
    assert troops(t, seat) == (0, 1)
    assert t[seat].strength == 2
    assert [event.args["space"].id for event in t.events("rival-goes")] == ["carthag"]


@rule("HG-001")
def test_its_agent_is_in_the_way_of_players() -> None:
    t = solo().hagal("hall_of_oratory").rival(1).turn(0)
    assert "agent dagger hall_of_oratory" not in t.keys


@rule("HG-003")
def test_a_rival_never_reveals() -> None:
    t = solo().hagal("wealth", "secrets", "foldspace", "conspire")
    t.s.first = 2
    t.turn(0).choose("reveal")
    assert (t.s.round, t.s.first) == (2, 0), "the rivals used up their Agents and the round is over"
    assert len(t.events("rival-goes")) == 4
    assert {event.seat for event in t.events("reveal")} == {0}
    assert not any(t[seat].revealed for seat in (1, 2))


@rule("HG-004")
@pytest.mark.parametrize(("mode", "seat"), MODES)
def test_the_top_card_counts_when_its_space_is_free(mode: Mode, seat: int) -> None:
    t = mode().hagal("wealth", "conspire").rival(seat)
    assert posts(t, seat) == ["wealth"]
    assert revealed(t) == ["wealth"]
    assert skipped(t) == []
    assert t[seat].agents == (1 if mode is solo else 2)


@rule("HG-004")
@pytest.mark.parametrize("blocker", [0, 1, 2])
def test_an_occupied_space_makes_it_reveal_on(blocker: int) -> None:
    t = solo().agent(blocker, "conspire").agent(0, "heighliner").hagal("conspire", "heighliner", "conspire", "wealth")
    t.rival(1)
    assert post(t, 1) == "wealth"
    assert skipped(t) == [(id, "why-occupied") for id in ("conspire", "heighliner", "conspire")]
    assert revealed(t) == ["conspire", "heighliner", "conspire", "wealth"]


@rule("HG-004")
def test_the_reason_names_the_space() -> None:
    t = solo().agent(0, "conspire").hagal("conspire", "wealth").rival(1)
    (event,) = t.events("rival-skips")
    assert event.args["why"] == Msg("why-occupied", space=t.s.board.spaces[t.s.board.places["conspire"]])
    assert (event.seat, event.rules) == (1, "HG-004")


@rule("HG-004")
def test_nothing_on_an_ignored_card_counts() -> None:
    t = solo().agent(0, "conspire").agent(0, "heighliner").agent(2, "arrakeen")
    t.hagal("conspire", "heighliner", "arrakeen_1p", "foldspace").rival(1)
    assert list(t[1].influence) == [0, 1, 0, 0]
    assert troops(t, 1) == (0, 0)
    assert held(t, 1) == (0, 0, 0, 0), "Ilban's signet was on an ignored card"


@rule("HG-004", "HG-005")
def test_it_goes_on_as_long_as_there_is_a_free_space_to_come() -> None:
    """Only Wealth is free, and Reshuffle keeps coming first."""
    t = duel()
    for card in CARDS:
        if card.space in t.s.board.places and card.space != "wealth":
            t.s.occupied |= 1 << t.s.board.places[card.space]
    t.hagal("conspire", "reshuffle")
    stack_shuffles(t, *[("conspire", "reshuffle")] * 80, ("carthag", "wealth"), after=2)
    t.rival(HAGAL)
    assert posts(t, HAGAL) == ["wealth"]
    assert len(t.events("hagal-reshuffle")) == 81


@rule("HG-004")
def test_with_nowhere_at_all_to_go_the_turn_is_lost() -> None:
    t = solo()
    t.s.occupied = t.s.board.all
    t.rival(1)
    assert posts(t, 1) == []
    assert [event.seat for event in t.events("rival-stuck")] == [1]
    t.turn(0).choose("reveal")
    assert t.s.round == 2, "and the round goes on to its end"


@rule("HG-005")
def test_an_empty_deck_is_renewed_when_the_next_card_is_needed() -> None:
    t = solo().hagal("wealth", alone=True).rival(1)
    assert t.hagal_part.deck == []
    assert t.events("hagal-reshuffle") == []
    stack_shuffles(t, ("wealth", "secrets"))
    t.rival(2)
    assert skipped(t) == [("wealth", "why-occupied")], "the card last resolved is in the new deck"
    assert post(t, 2) == "secrets"
    assert revealed(t) == ["wealth", "secrets"]
    assert len(t.hagal_part.deck) == 25
    assert len(t.events("hagal-reshuffle")) == 1


@rule("HG-005")
def test_a_new_deck_is_unknown_to_all() -> None:
    t = solo().hagal("wealth", alone=True).rival(1).rival(2)
    assert not any(t.s.known[i] for i in t.hagal_part.deck)
    assert all(t.s.known[i] == PUBLIC for i in t.hagal_part.discard)
    assert t.game.view(0)["rivals"] == {"deck": len(t.hagal_part.deck), "discard": revealed(t)}


@rule("HG-005")
def test_reshuffle_in_an_agent_turn() -> None:
    t = duel().agent(0, "conspire").hagal("conspire", "reshuffle", alone=True)
    stack_shuffles(t, ("conspire", "wealth"), after=2)
    t.rival(HAGAL)
    assert post(t, HAGAL) == "wealth"
    assert revealed(t) == ["conspire", "wealth"], "Reshuffle itself is in the new deck"
    assert len(t.hagal_part.deck) == 26
    assert [event.args["card"].id for event in t.events("hagal-card")] == ["reshuffle"]


@rule("HG-005")
def test_reshuffle_as_the_very_last_card() -> None:
    t = duel().hagal("reshuffle", alone=True).rival(HAGAL)
    assert len(t.hagal_part.deck) + len(t.hagal_part.discard) == 28
    assert len(posts(t, HAGAL)) == 1
    assert len(t.events("hagal-reshuffle")) >= 1


@rule("HG-005", "HG-012")
def test_reshuffle_in_combat() -> None:
    t = duel().hagal("reshuffle", alone=True)
    stack_shuffles(t, ("heighliner",), after=1)
    fight(t, "skirmish_b", {HAGAL: 2})
    assert flipped(t) == [(HAGAL, "heighliner", 6)]
    assert fought(t) == {HAGAL: 10}
    assert len(t.events("hagal-reshuffle")) == 1


@rule("HG-005", "HG-012")
def test_an_empty_deck_in_combat() -> None:
    t = solo().hagal(alone=True)
    stack_shuffles(t, ("conspire",))
    fight(t, "skirmish_b", {1: 1})
    assert flipped(t) == [(1, "conspire", 4)]


@rule("HG-006")
@pytest.mark.parametrize("card", PLAIN_CARDS, ids=lambda card: card.id)
def test_a_space_costs_a_rival_nothing_and_gives_it_nothing(card: HagalCard) -> None:
    t = solo().hagal(card.id).rival(1)
    assert post(t, 1) == card.space
    assert held(t, 1) == (0, 0, 0, 0)
    assert t.events("gain") == t.events("pay") == t.events("intrigue") == t.events("acquire") == []
    p = t[1]
    assert (p.deck, p.hand, p.discard, p.council, t.s.mentat) == ([], [], [], False, -1)


@rule("HG-006")
def test_a_rival_keeps_what_it_has_at_a_dear_space() -> None:
    t = solo().give(1, spice=6, water=2).hagal("heighliner", "hardy_warriors").rival(1)
    t.rival(1)
    assert posts(t, 1) == ["heighliner", "hardy_warriors"]
    assert held(t, 1) == (6, 0, 2, 0)


@rule("HG-006")
def test_a_rival_on_secrets_steals_nothing() -> None:
    t = solo().intrigue(0, "ambush", "bribery", "charisma", "windfall").hagal("secrets").rival(1)
    assert len(t[0].intrigue) == 4
    assert t[1].intrigue == []


@rule("HG-013")
@pytest.mark.parametrize(("mode", "seat"), MODES)
def test_the_rivals_run_beside_a_physical_table(mode: Mode, seat: int) -> None:
    """No card of a player is in the state at all: what people do happens on the real table."""
    t = mode()
    for k in range(t.game.players):
        t.bare(k).intrigue(k)
    t.hagal("carthag", "wealth").rival(seat).rival(seat)
    assert posts(t, seat) == ["carthag", "wealth"]
    fight(t, "skirmish_b", {0: 1}, "stillsuits")
    assert fought(t) == {0: 2, seat: 6}
    assert t[seat].vp == (1 if mode is solo else 0), "six against two"


@rule("HG-015")
def test_one_deck_and_one_discard_pile_serve_all() -> None:
    t = solo().agent(0, "conspire").hagal("wealth", "conspire", "secrets", "carthag", "stillsuits").rival(1).rival(2)
    assert revealed(t) == ["wealth", "conspire", "secrets"], "used or ignored"
    fight(t, "skirmish_b", {1: 1, 2: 1})
    assert revealed(t) == ["wealth", "conspire", "secrets", "carthag", "stillsuits"], "or flipped in Combat"


@rule("HG-015")
def test_all_see_the_discards_and_nobody_the_deck() -> None:
    t = solo().hagal("wealth").rival(1)
    assert t.game.view(0)["rivals"] == t.game.view(None)["rivals"] == {"deck": 26, "discard": ["wealth"]}
