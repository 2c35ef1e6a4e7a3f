"""Any mode: HG-001 to HG-016."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hagal.games.dune.catalogue.leaders import LEADERS
from hagal.games.dune.names import FACTIONS
from hagal.games.dune.rivals.cards import HAGAL as CARDS
from hagal.games.dune.rivals.cards import HagalCard
from hagal.kernel.state import PUBLIC
from hagal.kernel.step import Msg
from tests.games.dune.position import Position
from tests.rules import rule
from tests.rules.dune_hagal.position import (
    HAGAL,
    duel,
    fight,
    flipped,
    fought,
    held,
    post,
    posts,
    prompt,
    revealed,
    skipped,
    solo,
    stack_shuffles,
    still,
    troops,
)

Mode = Callable[..., Position]
MODES = [pytest.param(solo, 1, id="solo"), pytest.param(duel, HAGAL, id="two players")]
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


@rule("HG-007")
@pytest.mark.parametrize(("mode", "seat"), MODES)
@pytest.mark.parametrize("card", [card for card in CARDS if card.influence >= 0], ids=lambda card: card.id)
def test_an_influence_icon(mode: Mode, seat: int, card: HagalCard) -> None:
    t = mode().hagal(card.id).rival(seat)
    assert list(t[seat].influence) == [int(k == card.influence) for k in range(4)]


@rule("HG-007")
@pytest.mark.parametrize(("mode", "seat"), MODES)
@pytest.mark.parametrize(
    ("card", "faction"), [("wealth", 0), ("foldspace", 1), ("selective_breeding", 2), ("stillsuits", 3)]
)
def test_no_bonus_at_four_but_the_alliance(mode: Mode, seat: int, card: str, faction: int) -> None:
    t = mode().influence(seat, **{FACTIONS[faction]: 3}).hagal(card).rival(seat)
    assert t[seat].influence[faction] == 4
    assert t.s.alliance[faction] == seat
    assert held(t, seat) == (0, 0, 0, 0)
    assert troops(t, seat) == (0, 0)


@rule("HG-007")
def test_players_still_get_the_bonus_at_four() -> None:
    t = still(solo()).influence(0, fremen=3).hand(0, "diplomacy", "dagger").turn(0)
    t.choose("agent diplomacy stillsuits")
    assert t[0].water == 2


@rule("HG-007")
@pytest.mark.parametrize(("mode", "seat"), MODES)
@pytest.mark.parametrize(("before", "taken"), [(3, False), (4, True)])
def test_an_alliance_goes_to_a_rival_that_is_strictly_higher(mode: Mode, seat: int, before: int, taken: bool) -> None:
    t = mode().influence(0, emperor=4).influence(seat, emperor=before)
    points = t[0].vp
    t.hagal("wealth").rival(seat)
    assert t.s.alliance[0] == (seat if taken else 0)
    assert t[0].vp == points - taken


@rule("HG-007")
def test_a_player_takes_an_alliance_back() -> None:
    t = still(solo()).influence(1, emperor=4).influence(0, emperor=4).hand(0, "diplomacy", "dagger").turn(0)
    assert (t.s.alliance[0], t[1].vp, t[0].vp) == (1, 2, 1)
    t.choose("agent diplomacy wealth")
    assert (t.s.alliance[0], t[1].vp, t[0].vp) == (0, 1, 2)


@rule("HG-007")
def test_rivals_take_alliances_from_each_other() -> None:
    t = solo().influence(1, spacing_guild=4).influence(2, spacing_guild=4).hagal("foldspace").rival(2)
    assert (t.s.alliance[1], t[1].vp, t[2].vp) == (2, 1, 2)


@rule("HG-007")
def test_the_track_ends_at_six() -> None:
    t = solo().influence(1, emperor=6).hagal("conspire").rival(1)
    assert t[1].influence[0] == 6
    assert troops(t, 1) == (2, 0), "the rest of the card counts"


SIGNETS = {
    "memnon_thorvald": (1, 0, 0, 0),
    "ariana_thorvald": (0, 0, 1, 0),
    "ilban_richese": (0, 1, 0, 0),
}


@rule("HG-008", "HG-033")
def test_six_leaders_have_a_signet_for_rivals() -> None:
    assert {leader.id for leader in LEADERS if leader.rival} == {
        *SIGNETS,
        "leto_atreides",
        "vladimir_harkonnen",
        "glossu_rabban",
    }


@rule("HG-008")
@pytest.mark.parametrize(("leader", "gained"), SIGNETS.items())
def test_signets_that_give_a_resource(leader: str, gained: tuple[int, int, int, int]) -> None:
    t = solo("paul_atreides", (leader, "glossu_rabban")).hagal("arrakeen_1p").rival(1)
    assert held(t, 1) == gained
    assert [event.args["leader"].id for event in t.events("rival-signet")] == [leader]
    assert troops(t, 1) == (0, 1), "besides the troop of the card"


@rule("HG-008")
def test_no_signet_without_the_icon() -> None:
    t = solo("paul_atreides", ("memnon_thorvald", "glossu_rabban")).hagal("carthag").rival(1)
    assert held(t, 1) == (0, 0, 0, 0)
    assert t.events("rival-signet") == []


@rule("HG-008")
def test_no_card_with_a_signet_in_a_game_of_two() -> None:
    for t, count in ((duel(), 0), (solo(), 3)):
        assert sum(t.s.face[i].signet for i in t.hagal_part.deck) == count


@rule("HG-008")
@pytest.mark.parametrize(("solari", "cards"), [(0, 0), (1, 1), (2, 1)])
def test_the_baron_pays_a_solari_for_an_intrigue_card_when_he_can(solari: int, cards: int) -> None:
    t = solo(rivals=("vladimir_harkonnen", "glossu_rabban")).give(1, solari=solari).hagal("arrakeen_1p").rival(1)
    assert held(t, 1) == (0, solari - cards, 0, cards)
    assert t.game.over, "nobody was asked"


@rule("HG-008")
@pytest.mark.parametrize("spice", [0, 1, 5])
def test_leto_pays_a_spice_where_an_opponent_has_more(spice: int) -> None:
    t = solo(rivals=("leto_atreides", "glossu_rabban")).influence(0, fremen=1).give(1, spice=spice)
    t.hagal("arrakeen_1p").rival(1)
    assert list(t[1].influence) == [0, 0, 0, int(spice > 0)]
    assert t[1].spice == max(0, spice - 1)
    assert t.game.over, "nobody was asked"


@rule("HG-008")
def test_leto_keeps_his_spice_where_nobody_is_ahead() -> None:
    t = solo(rivals=("leto_atreides", "glossu_rabban")).influence(0, fremen=1).influence(1, fremen=1, emperor=1)
    t.give(1, spice=3).hagal("arrakeen_1p").rival(1)
    assert t[1].spice == 3
    assert list(t[1].influence) == [1, 0, 0, 1]


@rule("HG-008", "HG-049")
def test_leto_takes_the_faction_in_which_he_has_least() -> None:
    t = solo(rivals=("leto_atreides", "glossu_rabban")).influence(1, fremen=1).influence(0, fremen=3)
    t.influence(2, bene_gesserit=1).give(1, spice=1).hagal("arrakeen_1p").rival(1)
    assert list(t[1].influence) == [0, 0, 1, 1], "the other rival is an opponent, too"


@rule("HG-008", "HG-049")
def test_the_player_decides_a_tie_of_letos_signet() -> None:
    t = solo(rivals=("leto_atreides", "glossu_rabban")).influence(0, fremen=3, emperor=1).influence(2, emperor=2)
    t.give(1, spice=1).hagal("arrakeen_1p").rival(1)
    assert (t.asked, t.question) == (0, "decide")
    assert prompt(t) == Msg("ask-decide", seat=1)
    assert t.keys == ["influence emperor", "influence fremen"]
    t.choose("influence emperor")
    assert (list(t[1].influence), list(t[0].influence)) == ([1, 0, 0, 0], [1, 0, 0, 3])
    assert t[1].spice == 0


@rule("HG-008")
def test_a_signet_with_a_cost_as_the_player_decides() -> None:
    def asked() -> Position:
        t = solo(rivals=("vladimir_harkonnen", "glossu_rabban"), rival_signet_cost="player")
        return t.give(1, solari=1).hagal("arrakeen_1p").rival(1)

    t = asked()
    assert (t.asked, t.question, prompt(t)) == (0, "may_pay", Msg("ask-decide", seat=1))
    assert t.keys == ["pay solari 1", "decline"]
    assert held(t.choose("pay solari 1"), 1) == (0, 0, 0, 1)
    t = asked().choose("decline")
    assert held(t, 1) == (0, 1, 0, 0)
    assert troops(t, 1) == (0, 1)


@rule("HG-008")
def test_nobody_is_asked_for_what_a_rival_cannot_pay() -> None:
    t = solo(rivals=("vladimir_harkonnen", "leto_atreides"), rival_signet_cost="player").hagal("arrakeen_1p").rival(1)
    assert t.game.over
    t = solo(rivals=("vladimir_harkonnen", "leto_atreides"), rival_signet_cost="player").give(2, spice=1)
    assert t.hagal("arrakeen_1p").rival(2).game.over, "no faction in which another has more"


@rule("HG-008")
@pytest.mark.parametrize(("alliance", "more"), [(3, 1), (4, 2)])
def test_rabbans_troops_go_to_the_garrison_and_may_follow_from_there(alliance: int, more: int) -> None:
    t = solo(rivals=("glossu_rabban", "ilban_richese")).influence(1, emperor=alliance).hagal("arrakeen_1p").rival(1)
    assert troops(t, 1) == (0, 1 + more), "one of the card, and up to two from the garrison"
    t = solo(rivals=("glossu_rabban", "ilban_richese")).influence(1, emperor=alliance).give(1, garrison=2)
    t.hagal("arrakeen_1p").rival(1)
    assert troops(t, 1) == (more, 3)


@rule("HG-008")
@pytest.mark.parametrize(("alliance", "more"), [(3, 1), (4, 2)])
def test_rabbans_troops_straight_to_the_conflict(alliance: int, more: int) -> None:
    t = solo(rivals=("glossu_rabban", "ilban_richese"), rabban_troops="conflict").influence(1, emperor=alliance)
    t.give(1, garrison=5).hagal("arrakeen_1p").rival(1)
    assert troops(t, 1) == (3, 3 + more), "one of the card, those of the signet, two of the garrison"


@rule("HG-009")
@pytest.mark.parametrize(("mode", "seat"), MODES)
@pytest.mark.parametrize(
    ("card", "n"), [("heighliner", 3), ("hardy_warriors", 2), ("stillsuits", 0), ("carthag", 1), ("arrakeen", 1)]
)
def test_troops_at_a_combat_space_go_to_the_conflict(mode: Mode, seat: int, card: str, n: int) -> None:
    id = card if card != "arrakeen" else "arrakeen_1p" if mode is solo else "arrakeen_2p"
    t = mode().hagal(id).rival(seat)
    assert troops(t, seat) == (0, n)
    assert t[seat].supply == 12 - n


@rule("HG-009")
@pytest.mark.parametrize(("mode", "seat"), MODES)
@pytest.mark.parametrize(
    ("card", "n"),
    [("conspire", 2), ("rally_troops", 4), ("hall_of_oratory", 1), ("wealth", 0), ("foldspace", 0), ("secrets", 0)],
)
def test_troops_elsewhere_go_to_the_garrison(mode: Mode, seat: int, card: str, n: int) -> None:
    t = mode().give(seat, garrison=1).hagal(card).rival(seat)
    assert troops(t, seat) == (1 + n, 0), "and the garrison stays at home"


@rule("HG-009")
@pytest.mark.parametrize(("left", "got"), [(0, 0), (1, 1), (3, 3), (4, 3)])
def test_a_short_supply_gives_what_it_has(left: int, got: int) -> None:
    t = solo().give(1, conflict=12 - left).hagal("heighliner").rival(1)
    assert troops(t, 1) == (0, 12 - left + got)
    assert t[1].supply == left - got
    t = solo().give(1, conflict=12 - left).hagal("rally_troops").rival(1)
    assert t[1].garrison == min(4, left)


@rule("HG-010")
@pytest.mark.parametrize(("mode", "seat"), MODES)
@pytest.mark.parametrize(("garrison", "extra"), [(0, 0), (1, 1), (2, 2), (3, 2), (8, 2)])
def test_up_to_two_more_from_the_garrison(mode: Mode, seat: int, garrison: int, extra: int) -> None:
    t = mode().give(seat, garrison=garrison).hagal("hardy_warriors").rival(seat)
    assert troops(t, seat) == (garrison - extra, 2 + extra)


@rule("HG-010")
@pytest.mark.parametrize(("mode", "seat"), MODES)
@pytest.mark.parametrize("card", ["stillsuits", "harvest_spice"])
def test_even_where_the_card_recruits_none(mode: Mode, seat: int, card: str) -> None:
    t = mode().give(seat, garrison=3).hagal(card)
    t.s.bonus = [1, 0, 0]
    assert troops(t.rival(seat), seat) == (1, 2)


@rule("HG-010")
def test_with_no_supply_the_garrison_still_sends_two() -> None:
    t = solo().give(1, garrison=12).hagal("heighliner").rival(1)
    assert troops(t, 1) == (10, 2)


@rule("HG-011")
def test_two_players_bonus_spice_goes_to_the_bank() -> None:
    t = duel().hagal("harvest_spice")
    t.s.bonus = [2, 1, 0]
    t.rival(HAGAL)
    assert post(t, HAGAL) == "great_flat"
    assert t.s.bonus == [0, 1, 0]
    assert held(t, HAGAL) == (0, 0, 0, 0)
    assert t.events("gain") == []


@rule("HG-011", "HG-044")
@pytest.mark.parametrize(("bonus", "space", "spice"), [([2, 0, 0], "great_flat", 5), ([0, 0, 4], "imperial_basin", 5)])
def test_solo_a_rival_takes_base_and_bonus_spice(bonus: list[int], space: str, spice: int) -> None:
    t = solo().hagal("harvest_spice")
    t.s.bonus = bonus
    t.rival(1)
    assert (post(t, 1), t.s.bonus) == (space, [0, 0, 0])
    assert held(t, 1) == (spice, 0, 0, 0)


@rule("HG-014")
@pytest.mark.parametrize(
    ("bonus", "space"),
    [
        ([0, 0, 1], "imperial_basin"),
        ([0, 1, 0], "hagga_basin"),
        ([1, 2, 0], "hagga_basin"),
        ([1, 0, 2], "imperial_basin"),  # most bonus, though not most in all
        ([1, 1, 0], "great_flat"),  # a tie: most in all
        ([1, 1, 1], "great_flat"),
        ([0, 2, 2], "hagga_basin"),
        ([1, 3, 3], "hagga_basin"),
    ],
)
def test_harvest_spice_seeks_the_most_bonus_spice(bonus: list[int], space: str) -> None:
    t = solo().hagal("harvest_spice")
    t.s.bonus = bonus
    assert post(t.rival(1), 1) == space


@rule("HG-014")
@pytest.mark.parametrize(
    ("taken", "bonus", "space"),
    [("great_flat", [3, 1, 2], "imperial_basin"), ("imperial_basin", [1, 1, 2], "great_flat")],
)
def test_only_unoccupied_maker_spaces_count(taken: str, bonus: list[int], space: str) -> None:
    t = solo().agent(0, taken).hagal("harvest_spice")
    t.s.bonus = bonus[:]
    t.rival(1)
    assert post(t, 1) == space
    assert t.s.bonus[t.s.board.makers.index(t.s.board.places[taken])] > 0, "what is under another Agent stays"


@rule("HG-014")
@pytest.mark.parametrize(("taken", "bonus"), [("wealth", [0, 0, 0]), ("great_flat", [3, 0, 0])])
def test_without_bonus_spice_another_card_is_revealed(taken: str, bonus: list[int]) -> None:
    t = solo().agent(0, taken).hagal("harvest_spice", "secrets")
    t.s.bonus = bonus
    t.rival(1)
    assert skipped(t) == [("harvest_spice", "why-no-bonus")]
    assert post(t, 1) == "secrets"


@rule("HG-012", "HG-016")
@pytest.mark.parametrize(("mode", "seat"), MODES)
@pytest.mark.parametrize(
    ("card", "swords"),
    [
        ("conspire", 4),
        ("wealth", 3),
        ("heighliner", 6),
        ("foldspace", 1),
        ("selective_breeding", 2),
        ("secrets", 1),
        ("hardy_warriors", 5),
        ("stillsuits", 4),
        ("rally_troops", 3),
        ("hall_of_oratory", 0),
        ("carthag", 0),
        ("harvest_spice", 2),
    ],
)
def test_the_flip_adds_swords_and_nothing_else(mode: Mode, seat: int, card: str, swords: int) -> None:
    t = mode().give(seat, garrison=2)
    fight(t, "skirmish_b", {seat: 2}, card)
    assert flipped(t) == [(seat, card, swords)]
    assert fought(t) == {seat: 4 + swords}
    assert list(t[seat].influence) == [0, 0, 0, 0]
    assert t[seat].garrison == 2
    assert t.events("rival-goes") == t.events("rival-signet") == []


@rule("HG-012")
def test_each_rival_flips_in_turn_order() -> None:
    for first, order in ((0, [1, 2]), (1, [1, 2]), (2, [2, 1])):
        t = solo()
        t.s.first = first
        fight(t, "skirmish_b", {1: 1, 2: 1}, "wealth", "secrets")
        assert flipped(t) == [(order[0], "wealth", 3), (order[1], "secrets", 1)]


@rule("HG-012", "HG-016")
def test_a_rival_without_a_troop_flips_nothing() -> None:
    t = fight(solo().give(1, garrison=5), "skirmish_b", {2: 1}, "heighliner")
    assert flipped(t) == [(2, "heighliner", 6)]
    assert fought(t) == {2: 8}
    t = fight(duel().give(HAGAL, garrison=5), "skirmish_b", {0: 1})
    assert flipped(t) == []
    assert fought(t) == {0: 2}


@rule("HG-012")
def test_players_see_the_flip_before_their_combat_cards() -> None:
    t = fight(solo().intrigue(0, "ambush", "windfall"), "skirmish_b", {0: 2, 1: 1}, "conspire")
    assert (t.asked, t.question) == (0, "combat_choice")
    assert t.game.view(0)["players"][1]["strength"] == 6
    t.choose("combat ambush", "stop", "pass")
    assert fought(t) == {0: 8, 1: 6}


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


@rule("HG-016")
@pytest.mark.parametrize(("mode", "seat"), MODES)
def test_strength_follows_the_troops(mode: Mode, seat: int) -> None:
    t = mode().hagal("carthag", "heighliner").rival(seat)
    assert t[seat].strength == 2
    assert t.rival(seat)[seat].strength == 8
    t.give(seat, conflict=0, swords=6)
    assert t[seat].strength == 0
