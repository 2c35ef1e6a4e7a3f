"""The laws over random games of Hunters, the laws themselves seen to catch what they are for, and bad input."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hagal
from hagal.games import title
from hagal.games.encounters.hunters.hunt import Hunt, hunt
from hagal.games.encounters.names import PLAYING
from hagal.games.encounters.state import Encounters
from hagal.kernel import laws
from hagal.kernel.chance import Rng
from hagal.kernel.codec import snapshot
from hagal.kernel.knowledge import determinize
from hagal.kernel.laws import Broken, fields_complete
from hagal.lab.watched_game import Report, Ruleset, WatchedGame, draw_ruleset
from tests.games.encounters.eager import Eager, best
from tests.games.encounters.hunters.position import Hunting

TITLE = title("encounters")
MODULES = ("hunters",)

seeds = st.integers(0, 2**63 - 1)
rulesets = st.builds(draw_ruleset, st.just(TITLE), st.just(TITLE.players), st.integers(0, 2**32 - 1), st.just(MODULES))
VARIANTS: dict[str, dict[str, Any]] = {
    "plain": {},
    "trials": {"tests": True, "challenges": "secret", "film": 2},
    "together": {"together": True},
    "together-trials": {"together": True, "tests": True, "challenges": "open"},
}


def hold(report: Report) -> None:
    failure = report.failure
    assert failure is None, f"{failure.law} in {failure.ruleset} seed={failure.seed}: {failure.message}{failure.trace}"


def eager_game(players: int, seed: int = 3, **options: Any) -> hagal.Game:
    return hagal.new("encounters", players=players, modules=MODULES, seed=seed, **options)


def step(game: hagal.Game, rng: Rng) -> None:
    """Somebody does something sensible."""
    assert game.decision is not None
    keys = game.decision.keys
    found = best(keys)
    game.choose(keys[found[rng.below(len(found))]])


@settings(max_examples=8)
@given(rulesets, seeds)
def test_every_law_holds_in_random_games(ruleset: Ruleset, seed: int) -> None:
    hold(WatchedGame(ruleset, seed, sample=0.02).run())


@settings(max_examples=8)
@given(rulesets, seeds)
def test_every_law_holds_in_eager_games(ruleset: Ruleset, seed: int) -> None:
    hold(Eager(ruleset, seed, sample=0.02).run())


@pytest.mark.proof
@settings(max_examples=300, derandomize=False)
@given(rulesets, seeds)
def test_every_law_holds_in_many_eager_games(ruleset: Ruleset, seed: int) -> None:
    hold(Eager(ruleset, seed, sample=0.03).run())


@pytest.mark.parametrize("variant", list(VARIANTS))
@pytest.mark.parametrize("players", TITLE.players)
def test_every_law_holds_in_a_game_of_each_variant(players: int, variant: str) -> None:
    """Twins, undo, determinize, copies, saves and the Record among them."""
    hold(Eager(Ruleset("encounters", players, MODULES, VARIANTS[variant]), 11, sample=0.1).run())


@pytest.mark.parametrize(("players", "variant"), [(1, "plain"), (2, "trials"), (3, "together")])
def test_it_is_saved_loaded_and_copied_at_every_decision(players: int, variant: str) -> None:
    game, rng = eager_game(players, **VARIANTS[variant]), Rng(5)
    for _ in range(60):
        if game.over:
            break
        here = snapshot(game.state)
        assert snapshot(hagal.load(game.save()).state) == here
        copy = game.copy()
        assert snapshot(copy.state) == here
        step(game, rng)
        assert snapshot(copy.state) == here, "a copy stays as it was"
    again = hagal.replay(str(game.record))
    assert (snapshot(again.state), again.outcome) == (snapshot(game.state), game.outcome)


@pytest.mark.parametrize("variant", list(VARIANTS))
def test_what_a_seat_sees_hangs_on_what_it_knows_alone(variant: str) -> None:
    """The view of a seat is the same in every game that it could be in, at every tenth decision of a whole game."""
    game, rng, seen = eager_game(3, 4, **VARIANTS[variant]), Rng(2), 0
    while not game.over:
        if len(game.record.keys) % 10 == 0:
            for seat in range(3):
                twin = determinize(game.state, (seat,), rng)
                assert TITLE.view(twin, (seat,)) == TITLE.view(game.state, (seat,))
                seen += 1
        step(game, rng)
    assert seen > 10


def test_every_field_is_saved_and_copied() -> None:
    t = Hunting(2, tests=True, challenges="secret").trophies(0, "gear:body_armor").front(1, "bear_trap").slain(0, 1)
    t.testing("test_of_skill").give(heal=1, restore=2, duels=3, duelist=0)
    t.hunt.guards[1] = 2
    t.hunt.deeds.append((0, 5))
    fields_complete(t.hunt)
    copy = t.hunt.copy()
    for name in Hunt.fields:
        assert getattr(copy, name) == getattr(t.hunt, name)
        if isinstance(getattr(copy, name), list):
            assert getattr(copy, name) is not getattr(t.hunt, name)
    copy.trophies[0].clear()
    copy.slain[0].clear()
    assert t.room(0) == ["body_armor"]
    assert t.hunt.slain[0] == [1]


# Secrets


def test_another_challenge_looks_the_same_to_the_others() -> None:
    views = []
    for id in ("cunning", "slayer"):
        t = Hunting(2, tests=True, challenges="secret").challenge(0, id)
        views.append((t.game.view(1), t.game.view(None), t.game.view(0)))
    assert views[0][:2] == views[1][:2]
    assert views[0][2] != views[1][2]


def test_a_card_looked_at_closes_undo() -> None:
    game = Hunting(2).hand(0, "jungle_hunter_role", *["experience"] * 3).game.resume()
    assert game.choose("play experience").can_undo
    decision = game.choose("play jungle_hunter_role").decision
    assert decision is not None
    assert decision.keys == ["leave", "bottom"]
    assert not game.can_undo, "he has seen the top card of the Prey deck"
    assert game.view(0)["prey_top"] is not None
    assert game.view(1)["prey_top"] is None
    assert game.choose("leave").can_undo, "that told him nothing new"


def test_a_strike_drawn_in_a_duel_closes_undo() -> None:
    game = Hunting(2).allow_duels().game.resume()
    assert not game.choose("duel 1").can_undo


def test_a_recruit_that_turns_up_a_card_closes_undo() -> None:
    game = Hunting(2).give(recruit=20).game.resume()
    assert not game.choose("recruit instinct").can_undo


def test_paying_for_what_lies_open_can_be_taken_back() -> None:
    t = Hunting(2).front(0, "bear_trap").wounds(0, "flesh_wound").wild("hills", "quicksand")
    game = t.give(recruit=20, heal=3).game.resume()
    before = snapshot(game.state)
    for key in ("remove 0 bear_trap", "mend 0 flesh_wound", "evade hills"):
        assert game.choose(key).can_undo
    for _ in range(3):
        game.undo()
    assert snapshot(game.state) == before


# The laws catch what they are for


def negative_points(t: Hunting) -> None:
    t.hunt.heal = -1


def a_test_without_its_beginning(t: Hunting) -> None:
    t.testing("test_of_skill")
    t.hunt.since.clear()


def a_hazard_in_the_combat_zone(t: Hunting) -> None:
    t.combat("quicksand")


def a_living_victim(t: Hunting) -> None:
    t.hunt.slain[0].append(1)


def killed_twice(t: Hunting) -> None:
    t.slain(0, 1)
    t.hunt.slain[0].append(1)


@pytest.mark.parametrize(
    "spoil",
    [negative_points, a_test_without_its_beginning, a_hazard_in_the_combat_zone, a_living_victim, killed_twice],
)
def test_a_cheap_law_catches(spoil: Callable[[Hunting], None]) -> None:
    t = Hunting(3, tests=True)
    laws.cheap(t.s)
    spoil(t)
    with pytest.raises(Broken):
        laws.cheap(t.s)


def test_a_duel_that_killed_while_all_play_together_breaks_a_law() -> None:
    t = Hunting(2, together=True).slain(0, 1)
    with pytest.raises(Broken):
        laws.cheap(t.s)


def gear_in_a_hand(t: Hunting) -> None:
    t[0].hand.append(t.hunt.gear.pop())


def a_test_in_the_hq(t: Hunting) -> None:
    t.put(t.s.hq, "test:test_of_skill")


def a_hidden_trophy(t: Hunting) -> None:
    t.put(t.hunt.trophies[0], "gear:body_armor", known=[])


def a_forgotten_challenge(t: Hunting) -> None:
    t.show(t.hunt.challenges[0][0], 0)


def a_hole_in_the_hq(t: Hunting) -> None:
    t.s.barracks.append(t.s.hq.pop())


@pytest.mark.parametrize(
    "spoil", [gear_in_a_hand, a_test_in_the_hq, a_hidden_trophy, a_forgotten_challenge, a_hole_in_the_hq]
)
def test_a_dear_law_catches(spoil: Callable[[Hunting], None]) -> None:
    t = Hunting(2, tests=True, challenges="secret")
    laws.dear(t.s)
    spoil(t)
    with pytest.raises(Broken):
        laws.dear(t.s)


# How far games come


def test_games_come_to_every_end() -> None:
    """The laws have seen the end of each road: some Predator dies, the Ultimate Prey is defeated, all Prey is gone."""
    seen = set()
    for seed in range(6):
        trial = WatchedGame(Ruleset("encounters", 2, MODULES, {"film": 1 + seed % 2}), seed, sample=0, bot="heuristic")
        hold(trial.run())
        s = trial.state
        assert isinstance(s, Encounters)
        assert s.ending != PLAYING
        seen.add(s.ending)
        assert any(hunt(s).trophies)
    assert len(seen) > 1


# Bad input


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"players": 6}, "players, not 6"),
        ({"modules": ["hunted", "hunters"]}, "hunted and hunters are two ways to play: choose one of them"),
        ({"challenges": "secret"}, "Challenges are played together with Tests only: set the option tests, too"),
        ({"challenges": "maybe", "tests": True}, "option challenges must be 'no', 'secret' or 'open', not 'maybe'"),
        ({"tests": "yes"}, "option tests must be"),
        ({"young_blood": 1}, "there is no option young_blood in hunters"),
        ({"objectives": "random"}, "there is no option objectives in hunters"),
        ({"first": 0}, "there is no option first in hunters"),
        ({"modules": [], "tests": True}, "there is no option tests in hunted"),
        ({"modules": ["hunted"], "together": True}, "there is no option together in hunted"),
        ({"modules": [], "prey": "random"}, "there is no option prey in hunted"),
        ({"avatars": ["tracker", "reporter", "gangster"]}, "option avatars must name Predators in this mode"),
        ({"avatars": ["elder_hunter", "city_hunter", "nobody"]}, "which does not exist"),
        ({"avatars": ["elder_hunter"]}, "must name 3 different ones"),
        ({"avatars": ["elder_hunter"] * 3}, "must name 3 different ones"),
        ({"avatars": "two"}, "two cannot be dealt to each of 3 players"),
        ({"armory": ["woodland_intel"]}, "must name 4 different ones"),
        ({"armory": ["woodland_intel", "urban_intel", "x", "y"]}, "which does not exist"),
        ({"prey": ["no_sport", "heat_and_conflict", "taste_for_beef"]}, "one mini-deck of each number"),
        ({"mercenaries": 9}, "option mercenaries must be"),
        ({"instinct_price": 0}, "option instinct_price must be"),
        ({"modules": ["hunters", "tested"]}, "module"),
    ],
)
def test_wrong_wishes(wish: dict[str, Any], words: str) -> None:
    with pytest.raises(hagal.RulesError, match=words):
        hagal.new("encounters", **{"players": 3, "modules": ["hunters"], **wish})
