"""Cards: DI-040 to DI-044."""

from __future__ import annotations

import pytest

from hagal.kernel.state import PUBLIC
from tests.games.dune.position import Position
from tests.rules import rule
from tests.rules.dune_base.position import arrange, why


def rich(t: Position, persuasion: int) -> Position:
    """Seat 0 in a Reveal turn with that much persuasion."""
    if not t[0].intrigue:
        t.intrigue(0, "ambush")
    return t.give(0, promised=persuasion).hand(0, "dagger").turn(0).choose("reveal")


@rule("DI-040")
def test_any_number_of_cards_and_the_row_is_refilled_at_once() -> None:
    t = (
        arrange()
        .row("scout", "dr_yueh", "carryall", "chani", "stilgar")
        .imperium("power_play", "missionaria_protectiva")
    )
    rich(t, 5).choose("buy scout")
    assert "missionaria_protectiva" in t.names(t.s.row)
    t.choose("buy missionaria_protectiva", "buy dr_yueh", "buy arrakis_liaison")
    assert t[0].persuasion == 0
    assert t.names(t[0].discard) == ["arrakis_liaison", "dr_yueh", "missionaria_protectiva", "scout"]
    assert len(t.s.row) == 5


@rule("DI-040")
def test_acquired_cards_lie_face_up_on_the_discard_pile() -> None:
    t = rich(arrange(), 2).choose("buy arrakis_liaison")
    assert t.game.view(3)["players"][0]["discard"] == ["arrakis_liaison"]
    assert all(t.s.known[i] == PUBLIC for i in t[0].discard)


@rule("DI-040")
def test_the_reserve_gives_two_kinds_but_never_foldspace() -> None:
    t = rich(arrange(), 20)
    assert {"buy arrakis_liaison", "buy the_spice_must_flow"} <= set(t.keys)
    assert why(t, "buy foldspace")
    t.choose("buy the_spice_must_flow", "buy the_spice_must_flow")
    assert t[0].vp == 2
    assert len(t.s.reserve[1]) == 8


@rule("DI-040")
def test_foldspace_comes_by_its_space() -> None:
    t = arrange().hand(0, "diplomacy").turn(0).choose("agent diplomacy foldspace")
    assert t.names(t[0].discard) == ["foldspace"]
    assert len(t.s.reserve[2]) == 5


@rule("DI-040", "DI-042")
def test_the_last_foldspace_can_come_back_to_who_played_it() -> None:
    t = arrange().hand(0, *["foldspace"] * 6).turn(0)
    assert t.s.reserve[2] == []
    t.choose("agent foldspace foldspace")
    assert t.names(t[0].hand).count("foldspace") + t.names(t[0].discard).count("foldspace") == 6


@rule("DI-040")
def test_an_empty_stack_is_not_for_sale() -> None:
    t = arrange()
    t._clear(t.s.reserve[1], t.s.trash)
    assert why(rich(t, 9), "buy the_spice_must_flow")


@rule("DI-040")
def test_the_acquire_effect_happens_however_the_card_is_acquired() -> None:
    t = arrange().row("chani", "stilgar", "carryall", "worm_riders", "opulence")
    rich(t, 5).choose("buy chani")
    assert t[0].water == 1
    t = arrange().row("chani", "stilgar", "carryall", "worm_riders", "opulence").give(0, spice=2)
    t.intrigue(0, "bypass_protocol").hand(0, "dagger").turn(0).choose("plot bypass_protocol")
    t.choose(next(key for key in t.keys if "5" in key or "spice 2" in key), "acquire chani")
    assert (t[0].water, t[0].spice) == (1, 0)
    assert t.names(t[0].deck[-1:]) == ["chani"]


@rule("DI-040")
def test_the_acquire_effect_happens_once_only() -> None:
    t = arrange().row("chani", "stilgar", "carryall", "worm_riders", "opulence")
    rich(t, 5).choose("buy chani", "done")
    t.give(0, revealed=0).hand(0, "chani").turn(0).choose("reveal")
    assert t[0].water == 1


@rule("DI-040")
def test_an_exhausted_imperium_deck_leaves_gaps_in_the_row() -> None:
    t = arrange().row("scout", "dr_yueh", "carryall", "chani", "stilgar")
    t._clear(t.s.imperium, t.s.trash)
    rich(t, 1).choose("buy scout")
    assert t.names(t.s.row) == ["carryall", "chani", "dr_yueh", "stilgar"]


@rule("DI-041")
def test_an_empty_deck_is_made_from_the_discard_pile() -> None:
    t = arrange().hand(0, "dr_yueh").discard(0, "dagger", "diplomacy").deck(0).turn(0)
    t.choose("agent dr_yueh carthag", "do draw 1")
    assert len(t[0].hand) == 1
    assert (len(t[0].deck), t[0].discard) == (1, [])


@rule("DI-041")
def test_a_draw_goes_on_after_the_shuffle() -> None:
    t = arrange().hand(0, "reconnaissance").give(0, water=2).discard(0, "dagger", "diplomacy", "scout").deck(0, "chani")
    t.turn(0).choose("agent reconnaissance research_station")
    hand = t.names(t[0].hand)
    assert len(hand) == 3
    assert "chani" in hand
    assert len(t[0].deck) == 1


@rule("DI-041")
def test_what_is_left_is_drawn_and_no_more() -> None:
    t = arrange().hand(0, "reconnaissance").give(0, water=2).deck(0, "chani").turn(0)
    t.choose("agent reconnaissance research_station")
    assert t.names(t[0].hand) == ["chani"]
    assert t.names(t[0].in_play) == ["reconnaissance"], "cards in play are not shuffled in"


@rule("DI-041")
def test_a_deck_drawn_to_its_last_card_is_not_shuffled_before_need() -> None:
    t = arrange().hand(0, "dr_yueh").deck(0, "chani").turn(0)
    t.discard(0, "dagger")
    t.begin("next_turn", 0).choose("agent dr_yueh carthag", "do draw 1")
    assert t.names(t[0].discard) == ["dagger"]


@rule("DI-041")
def test_looking_at_an_empty_deck_does_nothing() -> None:
    t = arrange().intrigue(0, "poison_snooper").discard(0, "dagger").deck(0).hand(0, "diplomacy")
    t[0].discard.extend(t[0].deck)
    t[0].deck.clear()
    t.turn(0)
    assert why(t, "plot poison_snooper")
    assert len(t[0].discard) == 1


@rule("DI-042")
@pytest.mark.parametrize("place", ["hand", "discard", "play"])
def test_the_trash_icon_reaches_hand_discard_pile_and_play(place: str) -> None:
    t = arrange()
    if place == "play":
        t.in_play(0, "dagger")
    elif place == "discard":
        t.discard(0, "dagger")
    t.hand(0, "guild_administrator", *(["dagger"] if place == "hand" else [])).turn(0)
    t.choose("agent guild_administrator secure_contract", f"trash dagger {place}")
    assert "dagger" in t.names(t.s.trash)
    assert "dagger" not in t.names(t[0].hand + t[0].discard + t[0].in_play)


@rule("DI-042")
def test_the_trash_icon_does_not_reach_the_deck_or_others() -> None:
    t = arrange().hand(0, "guild_administrator").deck(0, "dagger").in_play(1, "diplomacy").turn(0)
    t.choose("agent guild_administrator secure_contract")
    assert t.keys == ["decline", "trash guild_administrator play"]


@rule("DI-042")
@pytest.mark.parametrize(("card", "stack"), [("arrakis_liaison", 0), ("the_spice_must_flow", 1), ("foldspace", 2)])
def test_a_trashed_reserve_card_returns_to_its_stack(card: str, stack: int) -> None:
    t = arrange().hand(0, "guild_administrator", card).turn(0)
    before = len(t.s.reserve[stack])
    t.choose("agent guild_administrator secure_contract", f"trash {card} hand")
    assert len(t.s.reserve[stack]) == before + 1
    assert card not in t.names(t.s.trash)


@rule("DI-043")
@pytest.mark.parametrize("where", ["nowhere", "played", "revealed", "discarded", "other"])
def test_a_bond_looks_at_own_cards_in_play(where: str) -> None:
    t = arrange().intrigue(0, "ambush")
    if where == "played":
        t.in_play(0, "stilgar")
    elif where == "discarded":
        t.discard(0, "stilgar")
    elif where == "other":
        t.in_play(1, "stilgar")
    t.hand(0, "spice_hunter", *(["stilgar"] if where == "revealed" else [])).turn(0).choose("reveal")
    assert t[0].spice == (1 if where in ("played", "revealed") else 0)


@rule("DI-043")
def test_a_card_is_no_bond_for_itself_but_its_twin_is() -> None:
    t = arrange().intrigue(0, "ambush").hand(0, "spice_hunter", "spice_hunter").turn(0).choose("reveal")
    assert t[0].spice == 2


@rule("DI-043")
@pytest.mark.parametrize(("sister", "spice"), [("lady_jessica", 2), ("stilgar", 0), (None, 0)])
def test_another_bene_gesserit(sister: str | None, spice: int) -> None:
    t = arrange()
    if sister:
        t.in_play(0, sister)
    t.hand(0, "gene_manipulation").turn(0).choose("agent gene_manipulation hall_of_oratory", "decline")
    assert t[0].spice == spice


@rule("DI-043")
def test_after_the_clean_up_nothing_is_in_play() -> None:
    t = arrange().intrigue(0, "ambush").hand(0, "stilgar").turn(0).choose("reveal", "done")
    t.give(0, revealed=0).hand(0, "spice_hunter").turn(0).choose("reveal")
    assert t[0].spice == 0


@rule("DI-044")
def test_a_discard_effect_lets_the_owner_choose_from_hand() -> None:
    t = arrange().in_play(0, "lady_jessica").hand(0, "reverend_mother_mohiam")
    t.hand(1, "dagger", "diplomacy", "scout").hand(2, "chani").hand(3, "dagger", "stilgar").turn(0)
    t.choose("agent reverend_mother_mohiam wealth")
    assert (t.asked, t.keys) == (1, ["discard dagger", "discard diplomacy", "discard scout"])
    t.choose("discard scout")
    assert t.keys == ["discard dagger", "discard diplomacy"]
    t.choose("discard diplomacy")
    assert t[2].hand == [], "one card is all that seat 2 has"
    assert t.asked == 3
    t.choose("discard stilgar")
    assert t.names(t[1].hand) == ["dagger"]
    assert {"diplomacy", "scout"} <= set(t.names(t[1].discard))
    assert t[3].hand == []


@rule("DI-044")
def test_an_opponent_picks_the_one_that_is_possible() -> None:
    t = arrange().hand(0, "test_of_humanity").hand(1, "dagger").give(1, conflict=1).hand(2).give(2, conflict=2)
    t.hand(3).turn(0).choose("agent test_of_humanity secrets")
    while t.asked == 0:
        t.choose(next(key for key in t.keys if key.startswith("do")))
    assert (t.asked, t.keys) == (1, ["discard dagger", "lose troop"])
    t.choose("discard dagger")
    assert (t[1].conflict, t[2].conflict, t[2].supply) == (1, 1, 8)
