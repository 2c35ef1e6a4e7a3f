"""Set-up: IX-001 to IX-006."""

from __future__ import annotations

from collections import Counter

import pytest

import hagal
from hagal.games.dune.components import Card, Conflict, Intrigue, Leader
from hagal.games.dune.ix.components import TechTile
from hagal.games.dune.ix.part import part_of
from hagal.games.dune.state import Dune
from hagal.kernel.errors import RulesError
from hagal.kernel.rules import Rules
from tests.rules import rule
from tests.rules.dune_ix.position import arrange

GONE = ("rally_troops", "hall_of_oratory", "secure_contract", "sell_melange")
NEW = ("smuggling", "interstellar_shipping", "tech_negotiation", "dreadnought")
LEADERS = (
    "rhombur_vernius",
    "tessia_vernius",
    "armand_ecaz",
    "ilesa_ecaz",
    "yuna_moritani",
    "hundro_moritani",
)


def fresh(players: int = 4, seed: int = 3, modules: tuple[str, ...] = ("ix",)) -> Dune:
    leaders = ["memnon_thorvald", "glossu_rabban", "ilban_richese", "leto_atreides"][:players]
    state = hagal.new("dune", players=players, seed=seed, modules=list(modules), leaders=leaders).state
    assert isinstance(state, Dune)
    return state


def of_kind(rules: Rules, kind: type) -> set[str]:
    return {c.id for c in rules.components.values() if type(c) is kind}


@rule("IX-001")
def test_four_spaces_are_gone_and_four_are_new() -> None:
    base = {space.id for space in fresh(modules=()).board.spaces}
    with_ix = {space.id for space in fresh().board.spaces}
    assert base - with_ix == set(GONE)
    assert with_ix - base == set(NEW)
    assert len(with_ix) == 22


@rule("IX-001")
def test_no_agent_goes_to_a_covered_space() -> None:
    t = arrange().hand(0, "dagger", "dune_the_desert_planet").give(0, solari=9, spice=9).turn(0)
    spaces = {key.split()[-1] for key in t.keys if key.startswith("agent")}
    assert not spaces & set(GONE)
    assert {"smuggling", "tech_negotiation", "dreadnought"} <= spaces


@rule("IX-001")
@pytest.mark.parametrize("space", ["high_council", "mentat", "swordmaster"])
def test_the_other_landsraad_spaces_stay_as_they_were(space: str) -> None:
    was, now = (s.board.spaces[s.board.places[space]] for s in (fresh(modules=()), fresh()))
    assert was is now


@rule("IX-002")
@pytest.mark.parametrize("players", [3, 4])
def test_eighteen_tiles_in_three_stacks_with_their_tops_face_up(players: int) -> None:
    game = hagal.new("dune", players=players, seed=4, modules=["ix"])
    s = game.state
    assert isinstance(s, Dune)
    stacks = part_of(s).stacks
    assert [len(stack) for stack in stacks] == [6, 6, 6]
    assert len({s.face[i].id for stack in stacks for i in stack}) == 18
    for viewer in (0, 1, None):
        for seen, stack in zip(game.view(viewer)["ix"]["stacks"], stacks, strict=True):
            assert seen == {"top": [s.face[stack[-1]].id], "left": 6}
    for stack in stacks:
        assert all(s.known[i] == 0 for i in stack[:-1]), "the others lie face down"


@rule("IX-002")
def test_the_tiles_are_shuffled() -> None:
    tops = set()
    for seed in range(5):
        s = fresh(seed=seed)
        tops.add(tuple(s.face[stack[-1]].id for stack in part_of(s).stacks))
    assert len(tops) == 5


@rule("IX-003")
@pytest.mark.parametrize("seed", range(5))
def test_ten_conflicts_of_a_larger_pool(seed: int) -> None:
    s = fresh(seed=seed)
    levels = [s.face[i].level for i in (*s.conflicts, *s.conflict)]
    assert levels == [3] * 4 + [2] * 5 + [1]
    assert Counter(s.face[i].level for i in s.box) == {1: 5, 2: 6, 3: 1}
    assert all(not s.known[i] for i in s.box), "nobody knows what is missing"


@rule("IX-003", "IX-006")
def test_the_new_conflicts() -> None:
    base, with_ix = fresh(modules=()).rules, fresh().rules
    new = of_kind(with_ix, Conflict) - of_kind(base, Conflict)
    levels = Counter(c.level for c in with_ix.components.values() if isinstance(c, Conflict) and c.id in new)
    assert levels == {1: 2, 2: 1, 3: 1}


@rule("IX-003")
def test_a_new_conflict_can_come_up() -> None:
    new = of_kind(fresh().rules, Conflict) - of_kind(fresh(modules=()).rules, Conflict)
    seen = set()
    for seed in range(30):
        s = fresh(seed=seed)
        seen |= {s.face[i].id for i in (*s.conflicts, *s.conflict)} & new
    assert seen == new


@rule("IX-004", "IX-006")
def test_cards_are_shuffled_in_before_the_row_is_dealt() -> None:
    base, s = fresh(modules=()), fresh()
    assert len(s.imperium) + len(s.row) == 67 + 35
    assert len(s.intrigue_deck) == 40 + 17
    new = of_kind(s.rules, Card) - of_kind(base.rules, Card)
    rows = {fresh(seed=seed).face[i].id for seed in range(6) for i in fresh(seed=seed).row}
    assert rows & new
    assert rows - new


@rule("IX-004", "IX-006")
def test_six_new_leaders() -> None:
    base, s = fresh(modules=()), fresh()
    assert of_kind(s.rules, Leader) - of_kind(base.rules, Leader) == set(LEADERS)
    mixed = ["tessia_vernius", "paul_atreides", "yuna_moritani"]
    game = hagal.new("dune", players=3, seed=1, modules=["ix"], leaders=mixed)
    assert [p["leader"] for p in game.view(None)["players"]] == mixed


@rule("IX-004")
def test_random_leaders_are_old_and_new() -> None:
    drawn = set()
    for seed in range(25):
        drawn |= {p["leader"] for p in hagal.new("dune", seed=seed, modules=["ix"]).view(None)["players"]}
    assert drawn & set(LEADERS)
    assert drawn - set(LEADERS)
    chosen = hagal.new("dune", players=3, seed=1, modules=["ix"], leaders="choose")
    assert chosen.decision is not None
    assert {f"leader {id}" for id in LEADERS} < set(chosen.decision.keys)


@rule("IX-004")
@pytest.mark.parametrize("leader", LEADERS)
def test_the_new_leaders_come_with_the_expansion_only(leader: str) -> None:
    with pytest.raises(RulesError, match=f"{leader} belongs to Rise of Ix"):
        hagal.new("dune", players=3, leaders=[leader, "random", "random"])


@rule("IX-005")
@pytest.mark.parametrize("players", [3, 4])
def test_two_dreadnoughts_in_supply_and_a_freighter_at_the_start(players: int) -> None:
    part = part_of(fresh(players))
    assert part.docked == [2] * players
    assert part.garrison == part.conflict == part.negotiators == part.freighters == [0] * players
    assert part.flags == [-1, -1, -1]


@rule("IX-006")
def test_the_counts_of_the_box() -> None:
    base, with_ix = fresh(modules=()).rules, fresh().rules
    assert len(of_kind(with_ix, TechTile)) == 18
    assert of_kind(base, TechTile) == set()
    counts = {}
    for kind in (Card, Intrigue):
        new = of_kind(with_ix, kind) - of_kind(base, kind)
        cards = [c for c in with_ix.components.values() if type(c) is kind and c.id in new]
        counts[kind] = sum(c.count for c in cards if getattr(c, "deck", "imperium") == "imperium")
    assert counts == {Card: 35, Intrigue: 17}


@rule("IX-006")
def test_control_the_spice_is_not_in_a_common_game() -> None:
    assert "card:control_the_spice" not in fresh().rules.components


@rule("IX-006")
def test_snoopers_are_tessias_alone() -> None:
    assert part_of(fresh()).snoopers == [False] * 4
    assert arrange("tessia_vernius").ix.snoopers == [True] * 4
