"""Epic game mode: IX-080 to IX-084."""

from __future__ import annotations

from collections import Counter

import pytest

import hagal
from hagal.games.dune.components import Conflict
from hagal.games.dune.rivals.leaders import is_rival
from hagal.games.dune.state import Dune
from hagal.kernel.errors import RulesError
from tests.games.dune.ix_position import IxPosition
from tests.rules import rule
from tests.rules.dune_ix_rivals.position import duel, laid

SEVERAL = [2, 3, 4]


def people(s: Dune) -> list[int]:
    return [p.seat for p in s.players if not is_rival(p)]


def level(s: Dune, i: int) -> int:
    conflict = s.face[i]
    assert isinstance(conflict, Conflict)
    return conflict.level


# IX-080


@rule("IX-080")
@pytest.mark.parametrize("players", SEVERAL)
@pytest.mark.parametrize(("points", "over"), [(10, False), (11, False), (12, True), (13, True)])
def test_twelve_points_end_the_game(players: int, points: int, over: bool) -> None:
    t = IxPosition(players, epic=True).give(0, vp=points).recall()
    assert t.game.over == over


@rule("IX-080")
@pytest.mark.parametrize("players", SEVERAL)
def test_ten_without_it(players: int) -> None:
    assert IxPosition(players).give(0, vp=10).recall().game.over


@rule("IX-080")
def test_ten_rounds_end_it_too() -> None:
    t = IxPosition(3, epic=True)
    t.s.box += t.s.conflicts
    t.s.conflicts.clear()
    assert t.recall().game.over


@rule("IX-080")
def test_not_for_one_player() -> None:
    with pytest.raises(RulesError) as error:
        hagal.new("dune", players=1, modules=["ix"], epic=True)
    assert str(error.value) == "option epic is for several players; this game has 1"


@rule("IX-080")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_not_without_rise_of_ix(players: int) -> None:
    with pytest.raises(RulesError) as error:
        hagal.new("dune", players=players, epic=True)
    assert str(error.value) == "option epic belongs to Rise of Ix (module ix), which is not in play"


@rule("IX-080")
def test_all_else_is_as_ever() -> None:
    s, plain = laid(4, epic=True), laid(4)
    assert [p.vp for p in s.players] == [p.vp for p in plain.players] == [1] * 4
    assert [p.water for p in s.players] == [1] * 4
    assert [p.agents for p in s.players] == [2] * 4
    assert len(s.imperium) == len(plain.imperium)
    assert s.board is plain.board


# IX-081


@rule("IX-081")
@pytest.mark.parametrize("players", SEVERAL)
def test_five_conflict_ii_on_all_five_conflict_iii(players: int) -> None:
    s = laid(players, epic=True)
    assert [level(s, i) for i in s.conflicts] == [3] * 5 + [2] * 5, "the top is at the end"
    every = {ref for ref, c in s.rules.components.items() if isinstance(c, Conflict) and c.level == 3}
    assert {f"conflict:{s.face[i].id}" for i in s.conflicts[:5]} == every
    assert len({s.face[i].id for i in s.conflicts[5:]}) == 5


@rule("IX-081")
def test_the_conflict_ii_are_random() -> None:
    found = set()
    for seed in range(20):
        game = hagal.new("dune", players=3, modules=["ix"], epic=True, seed=seed)
        assert isinstance(game.state, Dune)
        found |= {game.state.face[i].id for i in game.state.conflicts if level(game.state, i) == 2}
    assert len(found) == 11


@rule("IX-081")
def test_the_other_deck_without_it() -> None:
    s = laid(3)
    assert [level(s, i) for i in s.conflicts] == [3] * 4 + [2] * 5 + [1]


# IX-082


@rule("IX-082")
@pytest.mark.parametrize("players", SEVERAL)
def test_control_the_spice_replaces_one_dune(players: int) -> None:
    s, plain = laid(players, epic=True), laid(players)
    for seat in people(s):
        cards = Counter(s.face[i].id for i in s.players[seat].deck)
        before = Counter(plain.face[i].id for i in plain.players[seat].deck)
        assert cards.total() == 10
        assert before - cards == Counter({"dune_the_desert_planet": 1})
        assert cards - before == Counter({"control_the_spice": 1})
        assert cards["dune_the_desert_planet"] == 1


@rule("IX-082")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_is_in_no_other_mode(players: int) -> None:
    s = laid(players)
    assert "card:control_the_spice" not in s.rules.components
    assert all(getattr(face, "id", "") != "control_the_spice" for face in s.face)


@rule("IX-082")
def test_it_is_one_each_and_not_in_the_imperium_deck() -> None:
    s = laid(4, epic=True)
    assert sum(getattr(face, "id", "") == "control_the_spice" for face in s.face) == 4


@rule("IX-082")
def test_control_the_spice_at_work() -> None:
    t = IxPosition(3, epic=True).hand(0, "control_the_spice", "dagger").give(0, spice=1).turn(0)
    t.choose("agent control_the_spice smuggling")
    t.choose(next(key for key in t.keys if "pay" in key), "trash dagger hand")
    assert (t[0].spice, t[0].garrison) == (0, 6)


# IX-083


@rule("IX-083")
@pytest.mark.parametrize("players", SEVERAL)
def test_each_player_draws_an_intrigue_card(players: int) -> None:
    s = laid(players, epic=True)
    assert [len(s.players[seat].intrigue) for seat in people(s)] == [1] * players
    assert sum(len(p.intrigue) for p in s.players) == players, "House Hagal none"
    assert sum(len(p.intrigue) for p in laid(players).players) == 0


@rule("IX-083")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_hundro_looks_when_all_have_drawn(seat: int) -> None:
    leaders = ["memnon_thorvald", "ilban_richese", "glossu_rabban"]
    leaders[seat] = "hundro_moritani"
    game = hagal.new("dune", players=3, modules=["ix"], epic=True, seed=1, leaders=leaders)
    s = game.state
    assert isinstance(s, Dune)
    assert game.decision is not None
    assert (game.decision.seat, game.decision.choice.tag) == (seat, "look")
    assert [len(p.intrigue) for p in s.players] == [1, 1, 1]
    top = [s.face[i].id for i in s.intrigue_deck[-2:]]
    assert game.decision.keys == [f"keep {id}" for id in top]
    game.choose(game.decision.keys[0])
    assert [len(p.intrigue) for p in s.players] == [2 if k == seat else 1 for k in range(3)]


# IX-084


@rule("IX-084")
@pytest.mark.parametrize("players", SEVERAL)
def test_five_troops_in_the_garrison(players: int) -> None:
    s, plain = laid(players, epic=True), laid(players)
    for seat in people(s):
        assert (s.players[seat].garrison, s.players[seat].supply) == (5, 7)
        assert (plain.players[seat].garrison, plain.players[seat].supply) == (3, 9)


@rule("IX-084")
def test_house_hagal_still_starts_with_none() -> None:
    s = laid(2, epic=True)
    assert (s.players[2].garrison, s.players[2].supply) == (0, 12)


@rule("IX-080")
def test_two_players_and_house_hagal() -> None:
    """Its points never count, and nobody's ten are enough."""
    t = duel(epic=True).give(0, vp=11)
    assert not t.recall().game.over
