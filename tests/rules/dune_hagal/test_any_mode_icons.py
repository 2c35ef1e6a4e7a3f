"""Any mode: influence and signet rings on Hagal cards. HG-007 and HG-008."""

from __future__ import annotations

import pytest

from hagal.games.dune.catalogue.leaders import LEADERS
from hagal.games.dune.names import FACTIONS
from hagal.games.dune.rivals.cards import HAGAL as CARDS
from hagal.games.dune.rivals.cards import HagalCard
from hagal.kernel.step import Msg
from tests.games.dune.position import Position
from tests.rules import rule
from tests.rules.dune_hagal.position import (
    MODES,
    Mode,
    duel,
    held,
    prompt,
    solo,
    still,
    troops,
)


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
