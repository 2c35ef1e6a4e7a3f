"""The laws over random games of Encounters, the laws themselves seen to catch what they are for, and bad input."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hagal
from hagal.games import title
from hagal.games.encounters.mission import mission
from hagal.games.encounters.names import LOST
from hagal.games.encounters.state import Encounters, Player
from hagal.kernel import laws
from hagal.kernel.chance import Rng
from hagal.kernel.laws import Broken, fields_complete
from hagal.kernel.state import PUBLIC
from hagal.lab.watched_game import Ruleset, WatchedGame, draw_ruleset
from tests.games.encounters.eager import Eager
from tests.games.encounters.position import Position
from tests.support.laws import hold

TITLE = title("encounters")

rulesets = st.builds(draw_ruleset, st.just(TITLE), st.just(TITLE.players), st.integers(0, 2**32 - 1))
seeds = st.integers(0, 2**63 - 1)


@settings(max_examples=8)
@given(rulesets, seeds)
def test_every_law_holds_in_random_games(ruleset: Ruleset, seed: int) -> None:
    hold(WatchedGame(ruleset, seed, sample=0.02).run())


@settings(max_examples=10)
@given(rulesets, seeds)
def test_every_law_holds_in_eager_games(ruleset: Ruleset, seed: int) -> None:
    hold(Eager(ruleset, seed, sample=0.02).run())


@pytest.mark.proof
@settings(max_examples=300, derandomize=False)
@given(rulesets, seeds)
def test_every_law_holds_in_many_eager_games(ruleset: Ruleset, seed: int) -> None:
    hold(Eager(ruleset, seed, sample=0.03).run())


def test_fields_are_complete() -> None:
    fields_complete(Player())
    fields_complete(Encounters(), Encounters.transient)


def test_games_get_to_every_objective_and_to_both_ends() -> None:
    """Games of bots, hard ones and easy ones, are lost and won: the laws have seen the end of the road."""
    seen = set()
    easy, hard = {"tough": True, "preparation": 2}, {"wilds": 5}
    for seed in range(12):
        options = {"film": 1 + seed % 2, **(hard if seed < 2 else easy)}
        trial = WatchedGame(Ruleset("encounters", 2, (), options), seed, sample=0, bot="heuristic")
        hold(trial.run())
        s = trial.state
        assert isinstance(s, Encounters)
        seen |= {f"objective {mission(s).stage}", "lost" if s.ending == LOST else "won"}
    assert {"objective 3", "lost", "won"} <= seen


# The laws catch what they are for


def an_overspent_pool(s: Encounters) -> None:
    s.attack = -1


def two_cards_on_a_space(s: Encounters) -> None:
    s.wilds[2] += [s.enemies.pop(), s.enemies.pop()]
    s.down |= 4


def nothing_face_down(s: Encounters) -> None:
    s.down |= 16


def an_unknown_card_face_up(s: Encounters) -> None:
    s.wilds[2].append(s.enemies.pop())


def a_walking_corpse(s: Encounters) -> None:
    s.players[0].dead = True


def too_much_damage(s: Encounters) -> None:
    s.players[0].wounds += s.strikes


def a_card_set_aside_by_the_active_player(s: Encounters) -> None:
    s.players[0].aside.append(s.players[0].hand.pop())


def a_copy_of_nothing(s: Encounters) -> None:
    s.offers.append(s.players[1].hand[0])


def a_fourth_objective(s: Encounters) -> None:
    mission(s).current = 3


@pytest.mark.parametrize(
    "spoil",
    [
        an_overspent_pool,
        two_cards_on_a_space,
        nothing_face_down,
        an_unknown_card_face_up,
        a_walking_corpse,
        too_much_damage,
        a_card_set_aside_by_the_active_player,
        a_copy_of_nothing,
        a_fourth_objective,
    ],
)
def test_a_cheap_law_catches(spoil: Callable[[Encounters], None]) -> None:
    s = Position(2).s
    laws.cheap(s)
    spoil(s)
    with pytest.raises(Broken):
        laws.cheap(s)


def a_strike_in_hand(s: Encounters) -> None:
    s.players[0].hand.append(s.strikes.pop())


def a_hole_in_the_hq(s: Encounters) -> None:
    s.barracks.append(s.hq.pop())


def a_hand_unknown_to_its_owner(s: Encounters) -> None:
    s.known[s.players[0].hand[0]] = 0


def a_hidden_card_in_the_hq(s: Encounters) -> None:
    s.known[s.hq[0]] = 0


def a_task_among_the_dead(s: Encounters) -> None:
    i = next(i for i in s.enemies if not s.face[i].fightable)
    s.enemies.remove(i)
    s.known[i] = PUBLIC
    s.dead_enemies.append(i)


def a_mark_from_nowhere(s: Encounters) -> None:
    s.players[1].marks = 1


@pytest.mark.parametrize(
    "spoil",
    [
        a_strike_in_hand,
        a_hole_in_the_hq,
        a_hand_unknown_to_its_owner,
        a_hidden_card_in_the_hq,
        a_task_among_the_dead,
        a_mark_from_nowhere,
    ],
)
def test_a_dear_law_catches(spoil: Callable[[Encounters], None]) -> None:
    s = Position(2).s
    laws.dear(s)
    spoil(s)
    with pytest.raises(Broken):
        laws.dear(s)


# Bad input, records, saves


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"players": 0}, "players, not 0"),
        ({"modules": ["aliens"]}, "has no module 'aliens'"),
        ({"film": 3}, "option film must be 1, 2"),
        ({"objectives": "best"}, "option objectives must be"),
        ({"objectives": ["x", "y", "z"]}, "which does not exist"),
        ({"characters": ["dutch"]}, "must name 4 different ones"),
        ({"avatars": ["tracker"]}, "must name 3 different ones"),
        (
            {"avatars": ["tracker", "elder_hunter", "lieutenant"]},
            "avatars must name people in this mode: cia_agent",
        ),
        ({"young_blood": 9}, "option young_blood must be"),
        ({"wilds_order": "river"}, "option wilds_order must be 'hills' or 'underground', not 'river'"),
        ({"face_down_runners": True}, "option face_down_runners must be 'stay' or 'run'"),
        ({"reveal_abilities": "never"}, "option reveal_abilities must be 'each' or 'once'"),
        ({"city_of_fear": "all"}, "option city_of_fear must be 'active' or 'coordinating'"),
        ({"first": True}, "a seat from 0 to 2"),
    ],
)
def test_wrong_wishes(wish: dict[str, Any], words: str) -> None:
    with pytest.raises(hagal.RulesError, match=words):
        hagal.new("encounters", **{"players": 3, **wish})


def test_a_game_with_asides_replays_and_loads() -> None:
    game = hagal.new("encounters", players=3, seed=4, film=2)
    rng = Rng(4)
    for _ in range(60):
        if game.over:
            break
        keys = [(key, decision.seat) for decision in game.decisions for key in decision.keys]
        key, seat = keys[rng.below(len(keys))]
        game.choose(key, seat)
    again = hagal.replay(str(game.record))
    assert again.view((0, 1, 2)) == game.view((0, 1, 2))
    assert hagal.load(game.save()).view(0) == game.view(0)
