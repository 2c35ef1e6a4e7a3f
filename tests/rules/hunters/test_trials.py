"""Tests and Challenges (PR-255 to PR-263)."""

from __future__ import annotations

from typing import Any

import pytest

import hagal
from hagal.games.encounters.hunters.awards import ArmoryCards
from hagal.games.encounters.hunters.declare import armory
from hagal.games.encounters.hunters.effects import raid
from hagal.games.encounters.hunters.hunt import hunt
from hagal.games.encounters.state import Encounters
from tests.games.encounters.hunters.position import Hunting
from tests.rules import rule

PATROL, WORTHY, HAZARD = "jungle_patrol", "point_man", "quicksand"
KILL_TWO, AVOID_ONE, DEAR, REMOVE_ONE = "test_of_passion", "test_of_skill", "test_of_wisdom", "test_of_timing"
CHEAP = "woodland_strength_wrist_blades"
FILLER = "woodland_tech_cloak"


def started(seed: int = 5, **options: Any) -> Encounters:
    s = hagal.new("encounters", players=3, modules=["hunters"], seed=seed, **options).state
    assert isinstance(s, Encounters)
    return s


def with_tests(players: int = 2, **options: Any) -> Hunting:
    """A game with Tests, none of which is near."""
    t = Hunting(players, tests=True, **options)
    s = t.s
    away = [i for i in s.barracks if s.face[i].kind == "test"]
    for i in away:
        s.barracks.remove(i)
    t.hunt.unused += away
    return t


@rule("PR-255")
def test_challenges_only_together_with_tests() -> None:
    with pytest.raises(hagal.RulesError, match="Challenges are played together with Tests only"):
        started(challenges="secret")
    assert started(tests=True).rules.options["challenges"] == "no"
    assert started(tests=True, challenges="secret").rules.options["tests"]


@rule("PR-256")
def test_ten_tests_go_into_the_armory() -> None:
    s = started(tests=True)
    used = [*s.barracks, *hunt(s).testing]
    tests = {s.face[i].id for i in used if s.face[i].kind == "test"}
    assert len(tests) == 10
    assert len(used) + len(s.hq) == 56 + 10
    assert len(hunt(s).unused) == 10
    assert not any(s.known[i] for i in (*s.barracks, *hunt(s).unused))
    others = {s.face[i].id for i in hunt(s).unused}
    assert len(tests | others) == 20


@rule("PR-257")
def test_a_test_of_the_first_deal_goes_to_the_testing_ground() -> None:
    """In 20 games of a fixed seed the first deal turns up Tests more than once; the HQ has five cards every time."""
    met = 0
    for seed in range(20):
        s = started(seed, tests=True)
        assert len(s.hq) == 5
        assert all(s.face[i].kind == "character" for i in s.hq)
        assert all(s.face[i].kind == "test" for i in hunt(s).testing)
        met += bool(hunt(s).testing)
    assert met > 1


@rule("PR-257")
def test_the_place_in_the_hq_is_filled_with_the_next_card() -> None:
    t = with_tests().hq(FILLER, CHEAP, *[FILLER] * 3)
    t.armory("character:woodland_intel_thermal_sweep", f"test:{AVOID_ONE}", f"test:{KILL_TWO}")
    t.give(recruit=20).choose(f"recruit {CHEAP}")
    assert t.ids(t.hunt.testing) == [KILL_TWO, AVOID_ONE]
    assert t.ids(t.s.hq) == [FILLER, "woodland_intel_thermal_sweep", *[FILLER] * 3]
    assert t.game.view(1)["testing"] == [KILL_TWO, AVOID_ONE]


@rule("PR-257")
def test_with_nothing_but_tests_left_the_place_stays_empty() -> None:
    t = with_tests().hq(FILLER, CHEAP, *[FILLER] * 3)
    t.s.gone += t.s.barracks
    for i in t.s.barracks:
        t.show(i)
    t.s.barracks.clear()
    t.armory(f"test:{AVOID_ONE}").give(recruit=20).choose(f"recruit {CHEAP}")
    assert (t.ids(t.s.hq), t.ids(t.hunt.testing)) == ([FILLER] * 4, [AVOID_ONE])


@rule("PR-258")
def test_who_fulfils_a_test_on_his_own_turn_has_it_as_a_trophy() -> None:
    t = with_tests().testing(AVOID_ONE).wild("river", HAZARD).give(recruit=20).choose("evade river")
    assert t.room(0) == [HAZARD, AVOID_ONE]
    assert (t.hunt.testing, t.hunt.since) == ([], [])


@rule("PR-258")
def test_what_two_players_do_in_their_turns_does_not_add_up() -> None:
    t = with_tests().testing(KILL_TWO).wild("river", PATROL).wild("ruins", PATROL).give(attack=50).choose("fight river")
    assert t.room(0) == [PATROL]
    t.enemies(HAZARD).done().give(attack=50).choose("fight ruins")
    assert (t.room(1), t.ids(t.hunt.testing)) == ([PATROL], [KILL_TWO])
    t.wild("hills", PATROL).choose("fight hills")
    assert t.room(1) == [PATROL, PATROL, KILL_TWO], "his second kill of this turn"


@rule("PR-258")
def test_several_tests_can_be_passed_by_one_deed() -> None:
    t = with_tests().testing(KILL_TWO, "test_of_prowess").combat(WORTHY, WORTHY).give(attack=50)
    t.choose(f"fight {WORTHY}")
    assert t.room(0) == [WORTHY, "test_of_prowess"]
    t.choose(f"fight {WORTHY}")
    assert t.room(0) == [WORTHY, "test_of_prowess", WORTHY, KILL_TWO]


@rule("PR-258")
def test_some_tests_are_looked_at_as_the_turn_ends() -> None:
    t = with_tests().hand(0, "experience", "experience", "experience").testing("test_of_discipline").enemies(HAZARD)
    t.choose("play experience")
    assert t.ids(t.hunt.testing) == ["test_of_discipline"]
    t.done()
    assert t.room(0) == ["test_of_discipline"], "two cards were left in hand"
    t = with_tests().hand(0, "experience").testing("test_of_discipline").enemies(HAZARD).done()
    assert t.ids(t.hunt.testing) == ["test_of_discipline"]


@rule("PR-259")
def test_deeds_before_the_test_was_turned_up_do_not_count() -> None:
    t = (
        with_tests()
        .hq(CHEAP, *[FILLER] * 4)
        .armory(f"test:{KILL_TWO}")
        .combat(*[PATROL] * 3)
        .give(attack=50, recruit=9)
    )
    t.choose(f"fight {PATROL}", f"recruit {CHEAP}")
    assert t.ids(t.hunt.testing) == [KILL_TWO]
    t.choose(f"fight {PATROL}")
    assert t.ids(t.hunt.testing) == [KILL_TWO], "the second kill is the first that counts"
    t.choose(f"fight {PATROL}")
    assert t.room(0)[-1] == KILL_TWO


@rule("PR-259")
def test_the_deed_that_turned_it_up_does_not_count_either() -> None:
    dear = armory("urban_tech", "Dear", 1, 9)
    t = with_tests().hq(*[FILLER] * 4).armory(f"test:{DEAR}").give(recruit=50)
    t.deal(0, dear)
    i = t[0].hand.pop()
    t.show(i)
    t.s.hq.insert(0, i)
    t.choose(f"recruit {dear.id}")
    assert t.ids(t.hunt.testing) == [DEAR], "turned up by the very card that was recruited"


@rule("PR-259")
def test_in_the_next_turn_everything_counts() -> None:
    t = (
        with_tests()
        .hq(CHEAP, *[FILLER] * 4)
        .armory(f"test:{KILL_TWO}")
        .combat(*[PATROL] * 3)
        .give(attack=50, recruit=9)
    )
    t.choose(f"fight {PATROL}", f"recruit {CHEAP}").strikes(*["wounded_pride"] * 2).enemies(HAZARD).done()
    t.give(attack=50).choose(f"fight {PATROL}", f"fight {PATROL}")
    assert t.room(1) == [PATROL, PATROL, KILL_TWO]


@rule("PR-260")
def test_a_test_among_cards_that_an_effect_reveals() -> None:
    store = armory("urban_tech", "Stores", 1, 5, effects=raid(5))
    t = with_tests().deal(0, store)
    t.armory(f"character:{FILLER}", f"test:{KILL_TWO}", f"character:{CHEAP}", f"test:{AVOID_ONE}")
    t.choose(f"play {store.id}")
    assert t.ids(t.hunt.testing) == [AVOID_ONE, KILL_TWO]
    assert t.keys == [f"gain {FILLER}", f"gain {CHEAP}", "decline"], "the next cards instead"
    t.choose(f"gain {CHEAP}")
    assert t.ids(t[0].discard) == [CHEAP]
    assert t.ids(t.s.barracks)[0] == FILLER, "the other one at the bottom"


@rule("PR-261")
def test_the_next_game_has_no_tests_unless_asked_for() -> None:
    assert any(card.kind == "test" for card in started(tests=True).face)
    assert not any(card.kind == "test" for card in started().face)


@rule("PR-262")
def test_a_secret_challenge_for_each_player() -> None:
    game = hagal.new("encounters", players=3, modules=["hunters"], seed=5, tests=True, challenges="secret")
    s = game.state
    assert isinstance(s, Encounters)
    own = [[s.face[i].id for i in cards] for cards in hunt(s).challenges]
    assert [len(cards) for cards in own] == [1, 1, 1]
    assert len({id for cards in own for id in cards}) == 3
    for seat in range(3):
        seen = [one["challenge"] for one in game.view(seat)["hunters"]]
        assert seen == [own[k] if k == seat else [None] for k in range(3)]
    assert [one["challenge"] for one in game.view(None)["hunters"]] == [[None]] * 3


@rule("PR-262")
def test_challenges_can_be_played_face_up() -> None:
    game = hagal.new("encounters", players=2, modules=["hunters"], seed=5, tests=True, challenges="open")
    assert all(one["challenge"][0] for one in game.view(None)["hunters"])


@rule("PR-262")
def test_challenges_are_revealed_at_the_end_and_give_honor_then() -> None:
    t = with_tests(challenges="secret").challenge(0, "cunning").trophies(0, "trap:bear_trap", "trap:net_trap")
    assert t.game.view(1)["hunters"][0]["challenge"] == [None]
    before = t.honor(0)
    t.run("time_up")
    award = t.card("challenge:cunning").award.honor(t.s, 0)
    assert award > 0
    assert t.honor(0) == before + award
    assert t.game.view(1)["hunters"][0]["challenge"] == ["cunning"]
    assert t.game.view(None)["hunters"][0]["honor"] == before + award


@rule("PR-262")
@pytest.mark.parametrize("way", ["ultimate", "escaped", "fallen"])
def test_they_are_revealed_whichever_way_it_ends(way: str) -> None:
    t = with_tests(challenges="secret").challenge(0, "cunning")
    if way == "ultimate":
        t.hand(0, CHEAP).combat("the_one_who_walks_away").give(attack=50)
        t.choose("fight the_one_who_walks_away", f"show {CHEAP}")
    elif way == "escaped":
        t.only_enemies()
        t.s.gone += t.s.box
        for i in t.s.box:
            t.show(i)
        t.s.box.clear()
        t.run("enemy_phase")
    else:
        t.run("time_up")
    assert t.ending == way
    assert t.game.view(1)["hunters"][0]["challenge"] == ["cunning"]


@rule("PR-263")
def test_armory_cards_are_all_that_made_up_the_armory_tests_included() -> None:
    t = with_tests().hand(0, CHEAP, "experience").discard(0, FILLER, "killer_instinct_tech").played(CHEAP)
    t.trophies(0, f"test:{KILL_TWO}", f"enemy:{PATROL}")
    t.deck(0, FILLER, "brute_force")
    assert ArmoryCards().of(t.s, 0, -1) == 5
