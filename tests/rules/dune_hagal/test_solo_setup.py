"""Solo, set-up: HG-030 to HG-038."""

from __future__ import annotations

from collections import Counter

import pytest

import hagal
from hagal.games.dune.rivals.leaders import RIVALS
from hagal.games.dune.rivals.options import BASE_BOX
from hagal.games.dune.rivals.part import part_of
from hagal.games.dune.state import Dune
from hagal.kernel.errors import RulesError
from tests.rules import rule
from tests.rules.dune_hagal.position import PLAIN_RIVALS, held, laid, last_round, solo, still, why

LEVELS = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")


@rule("HG-030")
def test_one_player_against_two_rivals_without_decks() -> None:
    s = laid(1)
    assert [p.leader.kind for p in s.players] == ["leader", "rival", "rival"]
    for p in s.players[1:]:
        assert p.deck == p.hand == p.discard == p.in_play == []
    assert s.rules.players == 1


@rule("HG-030")
@pytest.mark.parametrize(("points", "over"), [(9, False), (10, True), (11, True)])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_ten_points_of_anybody_end_the_game(points: int, over: bool, seat: int) -> None:
    t = solo()
    t.s.first = 2
    assert t.give(seat, vp=points).recall().game.over == over


@rule("HG-030")
def test_a_rival_can_win() -> None:
    t = solo().give(0, vp=9).give(1, vp=8).give(2, vp=10).recall()
    assert t.game.outcome is not None
    assert t.game.outcome.winners == (2,)
    assert t.game.outcome.ranking == (2, 0, 1)
    assert t.game.outcome.scores == (9, 8, 10)


@rule("HG-030")
def test_ten_points_of_a_rival_are_not_yet_a_win() -> None:
    t = solo().give(0, vp=9, spice=4).give(1, vp=10).intrigue(0, "plans_within_plans")
    t.influence(0, emperor=3, fremen=3, spacing_guild=3).give(0, vp=9).recall()
    assert (t.asked, t.question) == (0, "endgame_choice")
    t.choose("endgame plans_within_plans")
    assert t.game.outcome is not None
    assert t.game.outcome.winners == (0,), "ten points each, and more spice"


@rule("HG-030")
@pytest.mark.parametrize("what", ["spice", "solari", "water", "garrison"])
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_ties_are_broken_as_among_players(what: str, winner: int) -> None:
    t = last_round(solo())
    for seat in (0, 1, 2):
        t.give(seat, vp=5, **{what: 2 if seat == winner else 1})
    t.recall()
    assert t.game.outcome is not None
    assert t.game.outcome.winners == (winner,)


@rule("HG-030")
def test_the_order_of_tie_breakers() -> None:
    t = last_round(solo()).give(0, vp=5, spice=1).give(1, vp=5, solari=6, water=2, garrison=9).recall()
    assert t.game.outcome is not None
    assert t.game.outcome.winners == (0,)
    t = last_round(solo()).give(0, vp=5).give(1, vp=5).recall()
    assert t.game.outcome is not None
    assert t.game.outcome.winners == (0, 1)


@rule("HG-031")
@pytest.mark.parametrize(
    ("level", "extra", "mentat", "intrigue", "garrison"),
    [
        ("mercenary", 1, 2, 0, 0),
        ("sardaukar", 0, 5, 1, 3),
        ("mentat", 0, 5, 1, 3),
        ("kwisatz_haderach", 0, 5, 1, 3),
    ],
)
def test_the_difficulty_table(level: str, extra: int, mentat: int, intrigue: int, garrison: int) -> None:
    s = laid(1, difficulty=level, rival_leaders=list(PLAIN_RIVALS))
    player, *rivals = s.players
    assert (player.spice, player.solari, player.water) == (extra, extra, 1)
    assert (player.garrison, len(player.intrigue)) == (3, 0)
    assert s.board.spaces[s.board.places["mentat"]].solari == mentat
    for p in rivals:
        assert (p.spice, p.solari, p.water) == (0, 0, 1)
        assert len(p.intrigue) == intrigue
        assert (p.garrison, p.supply, p.conflict) == (garrison, 12 - garrison, 0)


@rule("HG-031")
@pytest.mark.parametrize(("level", "gains"), [("mercenary", 1), ("sardaukar", 0)])
def test_only_extra_resources_are_told(level: str, gains: int) -> None:
    game = hagal.new("dune", players=1, seed=1, leaders=["memnon_thorvald"], difficulty=level)
    assert sum(event.kind == "gain" and event.seat == 0 for event in game.log.events) == gains


@rule("HG-031")
def test_mercenary_is_the_default() -> None:
    assert laid(1).rules.options["difficulty"] == "mercenary"


@rule("HG-031")
def test_an_extra_of_the_leader_and_of_the_difficulty_add_up() -> None:
    s = laid(1, leaders=["glossu_rabban"])
    assert (s.players[0].spice, s.players[0].solari) == (2, 2)


@rule("HG-032")
@pytest.mark.parametrize("level", LEVELS)
def test_only_kwisatz_haderach_closes_the_swordmaster(level: str) -> None:
    t = still(solo(difficulty=level)).give(0, solari=20).hand(0, "dagger").turn(0)
    if level == "kwisatz_haderach":
        reason = why(t, "agent dagger swordmaster")
        assert (reason.id, reason.args["space"].id) == ("why-closed", "swordmaster")
        assert "agent dagger high_council" in t.keys
    else:
        assert "agent dagger swordmaster" in t.keys


@rule("HG-032")
def test_it_is_closed_to_a_card_that_goes_anywhere_and_to_infiltrate() -> None:
    t = still(solo(difficulty="kwisatz_haderach")).give(0, solari=20).hand(0, "kwisatz_haderach", "dagger")
    t.intrigue(0, "infiltrate").turn(0)
    assert why(t, "agent kwisatz_haderach swordmaster").id == "why-closed"
    t.choose("plot infiltrate")
    assert why(t, "agent dagger swordmaster").id == "why-closed"


@rule("HG-032")
def test_kwisatz_haderach_is_otherwise_like_mentat() -> None:
    s, other = (laid(1, difficulty=level, rival_leaders=list(PLAIN_RIVALS)) for level in LEVELS[2:])
    assert [held_of(s, seat) for seat in range(3)] == [held_of(other, seat) for seat in range(3)]
    assert [space.solari for space in s.board.spaces] == [space.solari for space in other.board.spaces]


def held_of(s: Dune, seat: int) -> tuple[int, ...]:
    p = s.players[seat]
    return p.spice, p.solari, p.water, len(p.intrigue), p.garrison, p.supply, p.agents


@rule("HG-033")
def test_which_leaders_a_rival_can_have() -> None:
    assert {rival.id for rival in RIVALS} == {
        "leto_atreides",
        "vladimir_harkonnen",
        "glossu_rabban",
        "memnon_thorvald",
        "ariana_thorvald",
        "ilban_richese",
    }
    assert set(BASE_BOX.forbidden) == {"paul_atreides", "helena_richese"}


@rule("HG-033")
@pytest.mark.parametrize("leader", ["paul_atreides", "helena_richese"])
def test_paul_and_helena_are_not_for_rivals(leader: str) -> None:
    with pytest.raises(RulesError, match="rules forbid it"):
        hagal.new("dune", players=1, rival_leaders=[leader, "random"])
    assert laid(1, leaders=[leader]).players[0].leader.id == leader, "but for the player"


@rule("HG-033")
def test_random_leaders_are_different_and_allowed() -> None:
    drawn = set()
    for seed in range(30):
        s = hagal.new("dune", players=1, seed=seed, leaders=["glossu_rabban"]).state
        assert isinstance(s, Dune)
        ids = [p.leader.id for p in s.players]
        assert len(set(ids)) == 3
        drawn |= set(ids[1:])
    assert drawn == {rival.id for rival in RIVALS} - {"glossu_rabban"}


@rule("HG-033")
def test_the_player_chooses_among_the_leaders_that_are_left() -> None:
    game = hagal.new("dune", players=1, leaders="choose", rival_leaders=["memnon_thorvald", "glossu_rabban"])
    assert game.decision is not None
    assert len(game.decision.keys) == 6
    assert not {"leader memnon_thorvald", "leader glossu_rabban"} & set(game.decision.keys)
    game.choose("leader helena_richese")
    assert [p.leader.id for p in _dune(game).players] == ["helena_richese", "memnon_thorvald", "glossu_rabban"]


def _dune(game: hagal.Game) -> Dune:
    assert isinstance(game.state, Dune)
    return game.state


@rule("HG-033")
def test_a_rival_ignores_the_left_hand_ability_and_its_set_up() -> None:
    s = laid(1, rival_leaders=["glossu_rabban", "vladimir_harkonnen"])
    assert (s.players[1].spice, s.players[1].solari) == (0, 0), "Rabban's extra resources"
    assert s.tokens == [], "the Baron's factions"


@rule("HG-033")
def test_ariana_harvests_all_and_the_baron_strikes_nobody() -> None:
    t = solo(rivals=("ariana_thorvald", "vladimir_harkonnen")).hagal("harvest_spice", "heighliner")
    t.s.bonus = [0, 0, 1]
    t.rival(1)
    assert held(t, 1) == (2, 0, 0, 0), "no Spice Addict"
    t.give(2, garrison=2).rival(2)
    assert t[2].conflict == 5
    assert list(t[2].influence) == [0, 1, 0, 0], "no Masterstroke"


@rule("HG-034")
def test_cubes_and_agents_of_the_rivals() -> None:
    s = laid(1)
    for p in s.players[1:]:
        assert list(p.influence) == [0, 0, 0, 0]
        assert (p.agents, list(p.posts), p.swordmaster) == (2, [], False)
        assert p.supply + p.garrison == 12


@rule("HG-034", "HG-048")
@pytest.mark.parametrize(("level", "number"), list(zip(LEVELS, (5, 4, 3, 3), strict=True)))
def test_the_swordmasters_lie_under_so_many_conflict_cards(level: str, number: int) -> None:
    for k in range(1, 11):
        t = solo(difficulty=level)
        t.s.round = k - 1
        t.round_start("skirmish_a")
        assert [event.seat for event in t.events("swordmaster")] == ([1, 2] if k == number else [])
        assert [t[seat].agents for seat in (1, 2)] == ([3, 3] if k == number else [2, 2])
        assert t[0].agents == 2


@rule("HG-048")
def test_the_third_agents_are_used_at_once_and_stay() -> None:
    t = solo(difficulty="mentat")
    t.s.round = 2
    t.round_start("skirmish_a").choose("reveal")
    while t.s.round == 3:
        t.choose("done")
    assert Counter(event.seat for event in t.events("rival-goes") if event.seat) >= Counter({1: 3, 2: 3})
    assert [t[seat].agents + len(t[seat].posts) for seat in (1, 2)] == [3, 3], "and in the next round, too"


@rule("HG-035")
def test_the_deck_of_a_solo_game() -> None:
    s = laid(1)
    ids = Counter(s.face[i].id for i in part_of(s).deck)
    assert sum(ids.values()) == 27
    assert (ids["arrakeen_1p"], ids["arrakeen_2p"], ids["reshuffle"]) == (3, 0, 0)
    assert "hagal:reshuffle" not in s.rules.components


@rule("HG-035")
def test_a_solo_deck_is_renewed_only_when_empty() -> None:
    t = solo()
    for k in range(27):
        t.s.occupied = 0
        t.s.bonus = [1, 1, 1]
        t.give(1, agents=1).rival(1)
        assert len(t.hagal_part.deck) == 26 - k
    assert t.events("hagal-reshuffle") == []


@rule("HG-036")
@pytest.mark.parametrize(("level", "cost"), list(zip(LEVELS, (2, 5, 5, 5), strict=True)))
def test_the_price_of_the_mentat(level: str, cost: int) -> None:
    t = still(solo(difficulty=level)).give(0, solari=cost - 1).hand(0, "dagger", "dagger").turn(0)
    assert why(t, "agent dagger mentat").id == "why-cost"
    t.give(0, solari=cost).turn(0).choose("agent dagger mentat")
    assert (t[0].solari, t.s.mentat, t[0].agents) == (0, 0, 2)


@rule("HG-036")
def test_leto_pays_one_less_for_it() -> None:
    t = still(solo("leto_atreides", difficulty="mentat")).give(0, solari=4).hand(0, "dagger", "dagger").turn(0)
    assert t.choose("agent dagger mentat")[0].solari == 0


@rule("HG-036")
@pytest.mark.parametrize("level", LEVELS)
def test_no_other_space_costs_more(level: str) -> None:
    prices = {space.id: (space.spice, space.solari, space.water) for space in laid(1, difficulty=level).board.spaces}
    base = {space.id: (space.spice, space.solari, space.water) for space in laid(2).board.spaces}
    assert {id for id in base if base[id] != prices[id]} == (set() if level == "mercenary" else {"mentat"})


@rule("HG-037")
def test_one_water_each() -> None:
    for level in LEVELS:
        assert [p.water for p in laid(1, difficulty=level).players] == [1, 1, 1]


@rule("HG-038")
def test_the_rival_on_the_left_goes_first() -> None:
    for seed in range(5):
        game = hagal.new("dune", players=1, seed=seed, leaders=["memnon_thorvald"])
        assert _dune(game).first == 1
        goes = [event.seat for event in game.log.events if event.kind == "rival-goes"]
        assert goes == [1, 2], "both have gone before the player is asked"


@rule("HG-038")
def test_the_marker_passes_clockwise_among_all_three() -> None:
    t = solo()
    seen = []
    t.s.first = 1
    for _ in range(4):
        t.recall()
        seen.append(t.s.first)
        t._clear(t.s.conflict, t.s.fallen)
    assert seen == [2, 0, 1, 2]
