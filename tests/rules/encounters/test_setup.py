"""Modes and set-up: PR-001 to PR-029, options PR-149 to PR-154, films PR-160 to PR-162."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import hagal
from hagal.games.encounters import BASE, TITLE
from hagal.games.encounters.hunted.catalogue.avatars import AVATARS, OFFICERS, ROLES
from hagal.games.encounters.hunted.catalogue.barracks import BARRACKS
from hagal.games.encounters.hunted.catalogue.enemies import ENEMIES
from hagal.games.encounters.hunted.catalogue.objectives import LOCATIONS, OBJECTIVES
from hagal.games.encounters.hunted.catalogue.strikes import STRIKES
from hagal.games.encounters.mission import mission
from hagal.games.encounters.names import LOST, MAJOR, MINOR, PLAYING
from hagal.games.encounters.starters import STARTERS
from hagal.games.encounters.state import Encounters
from hagal.kernel.state import PUBLIC
from tests.games.encounters.position import Position
from tests.rules import rule


def fresh(players: int = 3, **options: Any) -> Encounters:
    s = hagal.new("encounters", players=players, seed=5, **options).state
    assert isinstance(s, Encounters)
    return s


def all_cards(s: Encounters) -> list[int]:
    """Every card of the Enemy deck that is in the game, wherever the first turn brought it."""
    return [*s.enemies, *(i for space in s.wilds for i in space), *s.combat, *s.out, *s.operations]


@rule("PR-001")
def test_hunted_is_for_one_to_five() -> None:
    assert TITLE.players == (1, 2, 3, 4, 5)
    for players in TITLE.players:
        assert hagal.new("encounters", players=players, modules=["hunted"], seed=1).players == players
    with pytest.raises(hagal.RulesError, match="players, not 6"):
        hagal.new("encounters", players=6)


@rule("PR-003")
def test_players_win_and_lose_together() -> None:
    t = Position(2, film=2).stage(3).operations("other_world_a").give(attack=20, recruit=20)
    t.choose("do other_world_a")
    assert t.game.outcome is not None
    assert t.game.outcome.winners == (0, 1)
    t = Position(2).wounds(0, "brutal_puncture", "brutal_puncture", "deep_gash").combat("soviet_advisor")
    t.strikes("flesh_wound").done()
    assert t[0].dead
    assert t.s.ending == PLAYING
    assert t.asked == 1
    t.wounds(1, "brutal_puncture", "brutal_puncture", "brutal_puncture").strikes("flesh_wound").done()
    assert t.s.ending == LOST
    assert t.game.outcome is not None
    assert t.game.outcome.winners == ()


@rule("PR-006")
def test_the_box_of_hunted() -> None:
    def count(cards: Any) -> int:
        return sum(card.count for card in cards)

    assert 5 * count(STARTERS) == 60
    assert (len(AVATARS), len(ROLES), count(OFFICERS)) == (10, 10, 10)
    assert (count(BARRACKS), len(LOCATIONS), len(OBJECTIVES)) == (112, 2, 6)
    assert count(card for card in ENEMIES if card.deck == "young_blood") == 24
    assert count(card for card in ENEMIES if card.deck != "young_blood") == 66
    assert count(STRIKES) == 40
    assert STARTERS[0] in BASE.components


@rule("PR-010", "PR-013", "PR-028")
def test_each_player_has_thirteen_cards_and_draws_six() -> None:
    s = fresh(3)
    for p in s.players:
        cards = Counter(s.face[i].id for i in (*p.deck, *p.hand))
        assert cards == {"experience": 7, "brute_force": 5, p.avatar.role: 1}
        assert len(p.hand) == 6


@rule("PR-011")
def test_avatars_by_choice_at_random_or_one_of_two() -> None:
    game = hagal.new("encounters", players=2, seed=1, avatars="choose", first=1)
    assert game.decision is not None
    assert game.decision.seat == 1
    assert len(game.decision.keys) == 10
    game.choose("avatar reporter")
    assert game.decision.seat == 0
    assert "avatar reporter" not in game.decision.keys
    game.choose("avatar tracker")
    s = game.state
    assert isinstance(s, Encounters)
    assert [p.avatar.id for p in s.players] == ["tracker", "reporter"]
    game = hagal.new("encounters", players=5, seed=1, avatars="two")
    seen: list[str] = []
    while game.decision and game.decision.choice.tag == "enc-keep-avatar":
        assert len(game.decision.keys) == 2
        seen += game.decision.keys
        game.choose(game.decision.keys[0])
    assert len(set(seen)) == 10
    for wish in ("choose", "two"):
        game = hagal.new("encounters", players=3, seed=1, avatars=wish, first=1)
        asked = []
        while game.decision and game.decision.choice.tag in ("enc-pick-avatar", "enc-keep-avatar"):
            asked.append(game.decision.seat)
            game.choose(game.decision.keys[0])
        assert asked == [1, 2, 0]
    assert len({p.avatar.id for p in fresh(5, avatars="random").players}) == 5
    chosen = fresh(2, avatars=["gangster", "radioman"])
    assert [p.avatar.id for p in chosen.players] == ["gangster", "radioman"]


@rule("PR-012", "PR-014")
def test_an_avatar_has_health_defense_and_a_role() -> None:
    t = Position(1)
    assert (t[0].avatar.id, t[0].health, t[0].avatar.defense) == ("lieutenant", 9, 5)
    assert t[0].avatar.role == "command_decisions"
    t.wounds(0, "brutal_puncture", "brutal_puncture").combat("soviet_advisor").strikes("deep_gash").done()
    assert t.damage == [8]
    assert not t[0].dead
    t = Position(1).wounds(0, "brutal_puncture", "brutal_puncture").combat("soviet_advisor").strikes("brutal_puncture")
    t.done()
    assert t[0].dead


@rule("PR-015", "PR-016")
def test_officers_and_strikes_are_shuffled_face_down() -> None:
    s = fresh()
    assert Counter(s.face[i].id for i in s.officers) == {card.id: 2 for card in OFFICERS}
    assert len(s.strikes) == 40
    assert not any(s.known[i] for i in (*s.officers, *s.strikes))
    other = hagal.new("encounters", players=3, seed=6).state
    assert isinstance(other, Encounters)
    for mine, others in ((s.officers, other.officers), (s.strikes, other.strikes)):
        assert [s.face[i].id for i in mine] != [other.face[i].id for i in others]


@rule("PR-017")
def test_the_spaces_of_hunted() -> None:
    view = hagal.new("encounters", players=2, seed=1).view(0)
    for name in ("officers", "strikes", "location", "objectives", "enemies", "barracks"):
        assert name in view


@rule("PR-018", "PR-019")
def test_one_location_and_an_objective_of_each_number() -> None:
    s = fresh(objectives=["other_world_life_form", "war_zone", "flares_frags_claymores"], location="streets_of_la")
    assert mission(s).location.id == "streets_of_la"
    assert [objective.id for objective in mission(s).objectives] == [
        "war_zone",
        "flares_frags_claymores",
        "other_world_life_form",
    ]
    assert mission(s).current == 0
    with pytest.raises(hagal.RulesError, match="one Objective of each number"):
        fresh(objectives=["war_zone", "expendable_assets", "get_to_the_choppa"])
    with pytest.raises(hagal.RulesError, match="location must be one of"):
        fresh(location="paris")


@rule("PR-020")
def test_each_objective_brings_its_mini_deck() -> None:
    for objective in OBJECTIVES:
        cards = [card for card in ENEMIES if card.deck == objective.id]
        assert sum(card.count for card in cards) == {1: 9, 2: 11, 3: 13}[objective.stage]


def mini_decks(s: Encounters, counts: tuple[int, ...]) -> bool:
    """Does the Enemy deck consist of its three parts, the first on top, with so many Young Blood in each?"""
    left = s.enemies[:]
    for objective, size, count in zip(mission(s).objectives, (9, 11, 13), counts, strict=True):
        part = Counter(s.face[left.pop()].deck for _ in range(size + count))
        if part != Counter({objective.id: size, "young_blood": count}):
            return False
    return not left


@rule("PR-021", "PR-022", "PR-024")
@pytest.mark.parametrize(
    ("players", "counts"), [(1, (0, 0, 0)), (2, (0, 1, 2)), (3, (2, 3, 4)), (4, (4, 5, 6)), (5, (4, 5, 6))]
)
def test_young_blood_by_players(players: int, counts: tuple[int, int, int]) -> None:
    """One person with two Avatars sits on both seats of a game of two, and uses its line."""
    s = fresh(players)
    cards = [s.face[i] for i in all_cards(s)]
    assert sum(card.deck == "young_blood" for card in cards) == sum(counts)
    assert len(cards) == 33 + sum(counts)
    assert mini_decks(fresh(players, preparation=1), counts)
    assert len(s.box) == 24 - sum(counts)
    assert not any(s.known[i] for i in s.box)
    if players == 2:
        view = hagal.new("encounters", players=2, seed=1).view((0, 1))
        assert all(None not in p["hand"] for p in view["players"])


@rule("PR-023", "PR-151")
def test_preparation_turns_skip_the_enemy_phase_only() -> None:
    t = Position(5)
    assert t.s.round == 1
    for _ in range(4):
        assert not t.events("enters")
        t.done()
    t.done()
    assert t.s.round == 2
    assert t.events("enters")
    t = Position(5).combat("soviet_advisor").strikes("flesh_wound").done()
    assert (t.damage[0], len(t[0].hand), t.s.active) == (1, 6, 1)  # the Strike phase and Cleanup are not skipped
    t = Position(5, preparation=2)
    for _ in range(10):
        t.done()
    assert (t.s.round, len(t.events("enters"))) == (3, 1)
    t = Position(1, preparation=2)
    assert len(t.s.enemies) == 33
    t.done()
    assert (t.s.round, len(t.s.enemies)) == (2, 33)
    t.done()
    assert (t.s.round, len(t.s.enemies)) == (3, 32)
    assert len(Position(1).s.enemies) == 33  # the table takes back the card of the first turn
    assert len(fresh(1).enemies) == 32


@rule("PR-025")
def test_mini_deck_three_is_at_the_bottom() -> None:
    s = fresh(4)
    places = [s.face[i].deck for i in s.enemies]
    order = [objective.id for objective in mission(s).objectives]
    last = {deck: max((k for k, name in enumerate(places) if name == deck), default=-1) for deck in order}
    first = {deck: min((k for k, name in enumerate(places) if name == deck), default=99) for deck in order}
    assert last[order[2]] < first[order[1]]
    assert last[order[1]] < first[order[0]]
    assert [sum(s.face[i].deck == "young_blood" for i in part) for part in (s.enemies[:19], s.enemies[19:35])] == [6, 5]
    assert not any(s.known[i] for i in s.enemies)


@rule("PR-026", "PR-027")
def test_four_characters_make_the_barracks() -> None:
    s = fresh(characters=["dutch", "keyes", "lambert", "mac"])
    cards = [s.face[i] for i in (*s.barracks, *s.hq)]
    assert Counter(card.who for card in cards) == {"dutch": 14, "keyes": 14, "lambert": 14, "mac": 14}
    assert len(s.hq) == 5
    assert all(s.known[i] == PUBLIC for i in s.hq)
    assert len({s.face[i].who for i in (*fresh(characters="random").barracks,)}) == 4
    with pytest.raises(hagal.RulesError, match="must name 4 different ones"):
        fresh(characters=["dutch", "dutch", "mac", "blain"])


@rule("PR-029")
def test_the_first_player_is_chosen_and_turns_go_clockwise() -> None:
    t = Position(3, first=2)
    seats = []
    for _ in range(4):
        seats.append(t.asked)
        t.done()
    assert seats == [2, 0, 1, 2]
    games = [hagal.new("encounters", players=3, seed=seed).state for seed in range(20)]
    assert {s.first for s in games if isinstance(s, Encounters)} == {0, 1, 2}
    with pytest.raises(hagal.RulesError, match="a seat from 0 to 2"):
        fresh(3, first=3)


@rule("PR-149", "PR-150", "PR-153")
def test_more_or_fewer_young_blood() -> None:
    assert sum(s.face[i].deck == "young_blood" for s in [fresh(2, young_blood=1)] for i in all_cards(s)) == 6
    assert sum(s.face[i].deck == "young_blood" for s in [fresh(2, young_blood=-1)] for i in all_cards(s)) == 1
    assert mini_decks(fresh(2, young_blood=1, preparation=1), (1, 2, 3))
    assert mini_decks(fresh(3, young_blood=-1, preparation=1), (1, 2, 3))
    assert mini_decks(fresh(2, young_blood=-1, preparation=1), (0, 0, 1))  # never less than none
    s = fresh(4, young_blood=3, tough=True, wilds=2, preparation=1)
    assert sum(s.face[i].deck == "young_blood" for i in all_cards(s)) == 24
    assert s.players[0].health == 14
    assert [len(space) for space in s.wilds] == [1, 1, 0, 0, 0]  # none more: the first turn is preparation


@rule("PR-152")
def test_defense_added_to_health() -> None:
    assert [p.health for p in fresh(3, tough=True).players] == [14, 14, 14]
    assert [p.health for p in fresh(3).players] == [9, 10, 10]


@rule("PR-154")
def test_enemies_in_the_wilds_from_the_start() -> None:
    s = fresh(1, wilds=3, preparation=1)
    assert [len(space) for space in s.wilds] == [1, 1, 1, 0, 0]
    assert s.down == 0b111
    assert not any(s.known[i] for space in s.wilds for i in space)


@rule("PR-160")
@pytest.mark.parametrize(
    ("players", "avatars"),
    [
        (5, ["lieutenant", "tracker", "guerrilla", "cia_agent", "radioman"]),
        (4, ["lieutenant", "tracker", "guerrilla", "cia_agent"]),
        (3, ["lieutenant", "tracker", "guerrilla"]),
        (2, ["lieutenant", "tracker"]),
    ],
)
def test_t13_the_first_film(players: int, avatars: list[str]) -> None:
    s = fresh(players)
    assert [p.avatar.id for p in s.players] == avatars
    assert mission(s).location.id == "val_verdean_jungle"
    assert [o.id for o in mission(s).objectives] == ["expendable_assets", "flares_frags_claymores", "get_to_the_choppa"]
    assert {s.face[i].who for i in s.barracks} == {"blain", "dillon", "dutch", "mac"}


@rule("PR-161")
def test_the_second_film() -> None:
    s = fresh(5, film=2)
    assert [p.avatar.id for p in s.players] == ["detective", "swat", "owlf_agent", "gangster", "reporter"]
    assert mission(s).location.id == "streets_of_la"
    assert [o.id for o in mission(s).objectives] == ["war_zone", "personal_little_war", "other_world_life_form"]
    assert {s.face[i].who for i in s.barracks} == {"danny", "harrigan", "keyes", "lambert"}


@rule("PR-162")
def test_films_can_be_mixed() -> None:
    s = fresh(2, film=2, location="val_verdean_jungle", characters="random", objectives="random", avatars="random")
    assert mission(s).location.film == 1
    assert [objective.stage for objective in mission(s).objectives] == [1, 2, 3]


@rule("PR-158", "PR-159")
@pytest.mark.parametrize(("ending", "dead", "score"), [(LOST, 0, 0), (MAJOR, 0, 8), (MAJOR, 1, 7), (MINOR, 1, 2)])
def test_scores(ending: int, dead: int, score: int) -> None:
    s = fresh(3)
    s.ending = ending
    for p in s.players[:dead]:
        p.dead = True
    assert TITLE.outcome(s).scores == (score, score, score)
