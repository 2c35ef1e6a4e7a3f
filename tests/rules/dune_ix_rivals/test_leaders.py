"""Leaders of rivals with Rise of Ix: IX-056."""

from __future__ import annotations

import pytest

import hagal
from hagal.games.dune.ix.leaders import LEADERS
from hagal.games.dune.rivals.leaders import Rival
from hagal.games.dune.state import Dune
from hagal.kernel.errors import RulesError
from tests.rules import rule
from tests.rules.dune_hagal.position import laid as base_laid
from tests.rules.dune_ix_rivals.position import laid, solo

NEW = ["rhombur_vernius", "hundro_moritani"]
OLD = ["leto_atreides", "vladimir_harkonnen", "glossu_rabban", "memnon_thorvald", "ariana_thorvald", "ilban_richese"]
NEVER = ["tessia_vernius", "armand_ecaz", "ilesa_ecaz", "yuna_moritani", "paul_atreides", "helena_richese"]


def choices(s: Dune) -> set[str]:
    return {c.id for c in s.rules.components.values() if isinstance(c, Rival) and c.solo}


@rule("IX-056")
def test_two_of_the_six_new_leaders() -> None:
    assert choices(laid(1)) == {*OLD, *NEW}
    assert [leader.id for leader in LEADERS if leader.rival] == NEW
    assert choices(base_laid(1)) == set(OLD)


@rule("IX-056")
@pytest.mark.parametrize("pair", [NEW, NEW[::-1], ["glossu_rabban", "hundro_moritani"], ["rhombur_vernius", "random"]])
def test_mixed_freely(pair: list[str]) -> None:
    s = laid(1, rival_leaders=pair)
    found = [p.leader.id for p in s.players[1:]]
    assert [a for a, b in zip(found, pair, strict=True) if b != "random"] == [id for id in pair if id != "random"]
    assert len({p.leader.id for p in s.players}) == 3


@rule("IX-056")
@pytest.mark.parametrize("id", NEVER)
def test_the_others_cannot_be_rivals(id: str) -> None:
    with pytest.raises(RulesError, match=f"a rival cannot play {id}: the rules forbid it"):
        hagal.new("dune", players=1, modules=["ix"], rival_leaders=[id, "random"])


@rule("IX-056")
@pytest.mark.parametrize("id", NEW)
def test_the_new_ones_need_the_expansion(id: str) -> None:
    with pytest.raises(RulesError, match=f"the leader {id} belongs to Rise of Ix"):
        hagal.new("dune", players=1, rival_leaders=["random", id])


@rule("IX-056")
def test_random_ones_come_from_all_of_them() -> None:
    found = set()
    for seed in range(60):
        game = hagal.new("dune", players=1, modules=["ix"], seed=seed, leaders=["paul_atreides"])
        assert isinstance(game.state, Dune)
        found |= {p.leader.id for p in game.state.players[1:]}
    assert found == {*OLD, *NEW}


@rule("IX-056")
def test_the_player_may_have_any_leader() -> None:
    for leader in LEADERS:
        game = hagal.new("dune", players=1, modules=["ix"], seed=1, leaders=[leader.id])
        assert isinstance(game.state, Dune)
        assert game.state.players[0].leader.id == leader.id
        assert leader.id not in [p.leader.id for p in game.state.players[1:]]


@rule("IX-056")
def test_left_hand_abilities_are_ignored() -> None:
    """Dreadnoughts of a rival Rhombur have strength 3; a rival Hundro looks at no Intrigue card (HG-033)."""
    t = solo(rivals=("rhombur_vernius", "hundro_moritani")).ships(1, conflict=2)
    assert t[1].strength == 6
    s = laid(1, rival_leaders=["rhombur_vernius", "hundro_moritani"])
    assert s.players[2].intrigue == []


@rule("IX-114", "HG-037")
def test_yuna_is_not_on_her_turn_before_the_first_round() -> None:
    s = laid(1, leaders=["yuna_moritani"], difficulty="mercenary")
    assert (s.players[0].solari, s.players[0].spice, s.players[0].water) == (1, 1, 0)
    assert s.active == -1, "nobody's turn"
    assert s.recruited == 0


@rule("IX-114")
def test_yuna_gains_more_in_her_first_turn() -> None:
    t = solo("yuna_moritani", difficulty="mercenary").hand(0, "diplomacy").turn(0)
    t.choose("agent diplomacy wealth")
    assert t[0].solari == 2 + 1
