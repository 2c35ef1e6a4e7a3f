"""Set-up besides the board: first player, factions, what stands on the board, units, heroes, runes, hands (RW-021 to
RW-039, RWR-002)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest

from hagal import games
from hagal.games.runewars import actions
from hagal.games.runewars.components import Quest
from hagal.games.runewars.names import EVIL, GIANT, GOOD, NEUTRAL, OWN_TYPES
from hagal.games.runewars.setup import laws as own
from hagal.games.runewars.setup.building import lay_board
from hagal.games.runewars.setup.markers import beside_markers
from hagal.games.runewars.setup.muster import sort_quests
from hagal.games.runewars.setup.runes import rune_areas
from hagal.games.runewars.state import Runewars
from hagal.kernel import laws, zones
from hagal.kernel.chance import Rng
from hagal.kernel.errors import RulesError
from hagal.kernel.knowledge import determinize
from hagal.kernel.loop import advance, answer
from hagal.kernel.step import Step
from tests.games.runewars.position import asked, choose, counts, offered
from tests.games.runewars.table import FACTIONS, answered, board_of, finish, table, told, until
from tests.rules import rule

VIEW = games.title("runewars").view


def stock(s: Runewars, kind: str, *made: Any) -> None:
    """These components are in the box, and no others of their kind."""
    s.rules.kinds[kind] = list(made)
    for component in made:
        s.rules.components[component.ref] = component


# First player and factions


@rule("RW-021")
def test_the_highest_fate_card_is_first_player() -> None:
    seen = set()
    for seed in range(12):
        s = table(4, first="random", seed=seed)
        advance(s)
        numbers = {event["seat"]: event["n"] for event in told(s, "rw-first-fate")}
        assert len(set(numbers.values())) == 4
        assert s.first == max(numbers, key=lambda seat: numbers[seat])
        assert (len(s.fate), s.drawn) == (30, [])
        seen.add(s.first)
    assert seen == {0, 1, 2, 3}


@rule("RW-021")
def test_a_named_first_player_needs_no_cards() -> None:
    s = table(3, first=2)
    advance(s)
    assert (s.first, told(s, "rw-first-fate")) == (2, [])
    with pytest.raises(RulesError, match="option first must be 'random' or a seat from 0 to 2, not 3"):
        table(3, first=3)


@rule("RW-022")
def test_factions_are_picked_clockwise_from_the_first_player() -> None:
    s = table(3, factions="choose", first=1)
    assert asked(s) == 1
    choose(s, "faction uthuk")
    assert asked(s) == 2
    choose(s, "faction daqan")
    assert asked(s) == 0
    choose(s, "faction latari")
    assert [p.faction.id for p in s.players] == ["latari", "uthuk", "daqan"]
    for p in s.players:
        assert p.supply == tuple(unit.count for unit in p.faction.units)
        assert sum(p.supply) == 36
        assert (p.strongholds, sum(p.developments), p.orders.bit_count()) == (4, 5, 8)


@rule("RW-022", "RW-304")
def test_factions_can_be_named_or_drawn() -> None:
    s = table(3, factions=["uthuk", "random", "daqan"])
    advance(s)
    assert (s.players[0].faction.id, s.players[2].faction.id) == ("uthuk", "daqan")
    assert s.players[1].faction.id in ("latari", "waiqar")
    drawn = set()
    for seed in range(20):
        s = table(2, factions="random", seed=seed)
        advance(s)
        drawn.add(tuple(p.faction.id for p in s.players))
    assert len(drawn) > 6
    assert all(a != b for a, b in drawn)


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ("daqan", "must be 'choose', 'random' or a list"),
        (["daqan"], "one faction for each of the 2 seats, not 1"),
        (["daqan", "orcs"], "there is no faction 'orcs'"),
        (["daqan", "daqan"], "each faction can be taken once only"),
    ],
)
def test_what_cannot_be_had_is_refused(wish: Any, why: str) -> None:
    with pytest.raises(RulesError, match=why):
        table(2, factions=wish)


# What stands on the board


@rule("RW-030", "RWF-001")
@pytest.mark.parametrize("board", ["random", "quick"])
def test_neutral_units_stand_where_they_are_printed(board: str) -> None:
    s = finish(table(4, board=board, seed=5))
    total = Counter[int]()
    for k, area in enumerate(s.board.areas):
        expected = {actions.unit_of(s, -1, area.neutral).id: area.guards} if area.guards else {}
        if s.home[k] < 0:
            assert counts(s, area.id) == expected
            assert s.control[k] == -1
            total[area.neutral] += area.guards
    for slot, unit in enumerate(s.rules.piles["neutral"], OWN_TYPES):
        assert s.neutral[slot - OWN_TYPES] == unit.count - total[slot]
    giants = {area.id: area.guards for area in s.board.areas if area.neutral == GIANT}
    assert giants.items() <= {"2a": 2, "3c": 1, "6d": 1}.items()


@rule("RW-031")
def test_a_different_city_on_each_city_space() -> None:
    found = set()
    for seed in range(4):
        s = finish(table(4, board="random", seed=seed))
        cities = {area.id: s.city[k] for k, area in enumerate(s.board.areas) if area.city}
        assert all(city is not None for city in cities.values())
        assert len(set(cities.values())) == len(cities)
        assert all(s.city[k] is None for k, area in enumerate(s.board.areas) if not area.city)
        found.add(cities.get("1c"))
    assert len(found) > 1


@rule("RW-032", "RW-305", "RWF-010")
@pytest.mark.parametrize("board", ["build", "random", "quick"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_quests_of_tiles_that_are_not_in_play_leave_the_game(players: int, board: str) -> None:
    s = table(players, board=board, seed=players)
    anywhere = Quest("anywhere", "anywhere", areas=())
    others = [Quest(f"far_{k}", f"far {k}", areas=(f"{k}b",)) for k in range(1, 10)]
    stock(s, "quest", *[quest for quest in s.rules.kinds["quest"] if quest.setup], *others, anywhere)
    finish(s)
    laid = {int(tile.id) for tile, *_where in s.board.placed if not tile.faction}
    assert len(laid) == 2 * players
    kept = [s.face[i] for zone in (s.quest_deck, *(p.quests for p in s.players)) for i in zone]
    boxed = [s.face[i] for i in s.box]
    assert {quest.setup for quest in kept if quest.setup} == laid
    assert {quest.id for quest in kept if not quest.setup} == {"anywhere", *(f"far_{k}" for k in laid)}
    assert len(kept) + len(boxed) == 19
    assert [s.known[i] for i in s.box] == [0xFF] * len(s.box)
    assert [s.known[i] for i in s.quest_deck] == [0] * len(s.quest_deck)


@rule("RW-032", "OP-22")
def test_a_quest_of_several_areas_leaves_if_one_of_them_is_not_there() -> None:
    s = table(2)
    both = Quest("both", "both", areas=("9a", "1a"))
    here = Quest("here", "here", areas=("9a", "9b"))
    advance(s)
    lay_board(s, board_of((9, 0, 0, 0)))
    s.quest_deck, s.box = zones.add_instances(s, [both, here]), []
    for p in s.players:
        p.quests = []
    sort_quests(s)
    assert [s.face[i].id for i in s.quest_deck] == ["here"]
    assert [s.face[i].id for i in s.box] == ["both"]


# Dials, strongholds, units, heroes


@rule("RW-033")
def test_dials_stand_at_their_red_numbers() -> None:
    s = finish(table(4))
    assert [p.dials for p in s.players] == [(3, 2, 2), (2, 3, 2), (3, 2, 2), (3, 2, 2)]
    for p in s.players:
        assert actions.production(s, p.seat) == p.dials


@rule("RW-034", "RW-084", "RWF-012")
def test_a_stronghold_and_units_of_all_three_dials_in_the_home_realm() -> None:
    s = table(2, first=1)
    until(s, "pick_stronghold", Random(1))
    assert asked(s) == 1
    assert offered(s) == ["stronghold latari_a", "stronghold latari_b", "stronghold latari_c"]
    choose(s, "stronghold latari_b")
    assert offered(s) == ["place archer latari_a", "place archer latari_b", "place archer latari_c"]
    choose(s, "place archer latari_b")
    assert offered(s) == ["place archer latari_b", "place archer latari_c"]  # one way to each result
    choose(s, "place archer latari_c", "place sorceress latari_a", "place warrior latari_a")
    assert [counts(s, f"latari_{letter}") for letter in "abc"] == [
        {"sorceress": 1, "warrior": 1},
        {"archer": 1},
        {"archer": 1},
    ]
    assert s.players[1].supply == (14, 4, 7, 7)
    assert (s.players[1].strongholds, s.stronghold[s.board.at[s.rules.component("area:latari_b")]]) == (3, 2)  # type: ignore[index]
    assert asked(s) == 0
    choose(s, "stronghold daqan_a", "place bowman daqan_a", "place footman daqan_a", "place footman daqan_a")
    choose(s, "place knight daqan_a")
    assert counts(s, "daqan_a") == {"bowman": 1, "footman": 2, "knight": 1}


@rule("RW-034")
def test_each_faction_starts_with_four_units_under_its_control() -> None:
    s = finish(table(4))
    for p in s.players:
        own = [k for k, home in enumerate(s.home) if home == p.seat]
        assert sum(sum(s.army[k]) for k in own) == 4
        assert [s.control[k] for k in own] == [p.seat] * 3
        assert [s.stronghold[k] for k in own].count(2 * p.seat) == 1


@rule("RW-034")
def test_at_most_eight_units_go_into_an_area() -> None:
    s = table(2)
    until(s, "pick_stronghold", Random(1))
    choose(s, "stronghold daqan_a")
    area = s.board.at[s.rules.component("area:daqan_a")]  # type: ignore[index]
    actions.place(s, area, 0, 1, 8)
    assert offered(s) == ["place bowman daqan_b", "place bowman daqan_c"]


@rule("RW-035")
def test_each_player_gets_a_hero_of_his_alignment() -> None:
    s = table(4, first=3)
    options = until(s, "pick_hero_area", Random(2))
    assert asked(s) == 3
    assert [option.key() for option in options] == ["hero to uthuk_a", "hero to uthuk_b", "hero to uthuk_c"]
    choose(s, "hero to uthuk_c")
    assert asked(s) == 0
    finish(s)
    for p in s.players:
        assert [s.face[i].alignment for i in p.heroes] == [p.faction.alignment]
        assert s.known[p.heroes[0]] == 0xFF
        assert s.home[p.figures[0][0]] == p.seat
        assert p.figures[0][1:] == (0, 0, 0, 0, 0)
    assert s.board.areas[s.players[3].figures[0][0]].id == "uthuk_c"
    assert Counter(s.face[i].alignment for i in s.hero_deck) == {GOOD: 2, EVIL: 2, NEUTRAL: 4}
    assert [s.known[i] for i in s.hero_deck] == [0] * 8


# Rune tokens


@rule("RW-028", "RW-036")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_2010_two_dragon_runes_and_a_false_one_lie_in_each_home(players: int) -> None:
    s = table(players)
    assert until(s, "together", Random(1))
    assert s.runes == []
    finish(s)
    assert len(s.runes) == 3 * players
    for p in s.players:
        here = {s.board.areas[a].id: s.face[i] for i, a in zip(s.runes, s.rune_at, strict=True) if s.home[a] == p.seat}
        assert sorted(rune.id for rune in here.values()) == ["dragon", "dragon", "false"]
        assert len(here) == 3
    assert (len(s.dragon_pile), len(s.false_pile)) == (21 - 2 * players, 17 - players)
    assert set(s.rune_up) == {0}


@rule("RW-036", "RW-309", "ADD-3")
def test_only_who_placed_them_knows_which_is_which() -> None:
    s = table(2)
    until(s, "together", Random(1))
    choose(s, "false rune daqan_b", "false rune latari_a")
    for viewer, other in ((0, "latari"), (1, "daqan")):
        seen = {area["id"]: area for area in VIEW(s, (viewer,))["areas"]}  # type: ignore[typeddict-item]
        assert [seen[f"{other}_{letter}"]["rune"] for letter in "abc"] == [None] * 3
        assert all(seen[f"{other}_{letter}"]["rune_here"] for letter in "abc")
    own = {area["id"]: area["rune"] for area in VIEW(s, (0,))["areas"]}  # type: ignore[typeddict-item]
    assert [own[f"daqan_{letter}"] for letter in "abc"] == ["dragon", "false", "dragon"]
    imagined = set()
    for seed in range(12):
        t = determinize(s, (1,), Rng(seed))
        assert isinstance(t, Runewars)
        imagined.add(next(t.board.areas[a].id for i, a in zip(t.runes, t.rune_at, strict=True)
                          if t.home[a] == 0 and not t.face[i].dragon))  # fmt: skip
    assert imagined == {"daqan_a", "daqan_b", "daqan_c"}


@rule("RWR-002", "RW-T02")
def test_revised_runes_are_placed_counter_clockwise_from_the_first_player() -> None:
    s = table(4, "revised", board="build", seed=6)
    until(s, "first_rune_area", Random(6))
    assert len(s.board.markers) == 4
    finish(s, 6)
    assert [event["seat"] for event in told(s, "rw-setup-runes")][-4:] == [0, 3, 2, 1]
    assert [event["seat"] for event in told(s, "rw-lay-home")][-4:] == [1, 2, 3, 0]
    assert Counter(s.face[i].id for i in s.runes) == {"dragon": 4, "false": 4}
    assert all(s.home[area] < 0 for area in s.rune_at)


@rule("RWR-002", "RW-192")
@pytest.mark.parametrize("board", ["quick", "random"])
def test_revised_runes_keep_off_tokens_and_markers(board: str) -> None:
    s = table(3, "revised", board=board, seed=2)
    until(s, "first_rune_area", Random(2))
    barred = {s.board.areas[k].id for k in beside_markers(s)}
    assert barred
    free = [f"rune {area.id}" for area in s.board.areas if area.id not in barred]
    assert offered(s) == free[:-1]
    choose(s, free[1])
    assert offered(s) == free[2:]
    choose(s, free[3])
    assert [option.key() for option in advance(s) or []] == [f"dragon {free[1]}", f"dragon {free[3]}"]
    assert s.stack[-1][0].secret  # type: ignore[attr-defined]
    choose(s, f"dragon {free[3]}")
    placed = {f"rune {s.board.areas[a].id}": s.face[i].id for i, a in zip(s.runes, s.rune_at, strict=True)}
    assert placed == {free[1]: "false", free[3]: "dragon"}
    assert [s.known[i] for i in s.runes] == [1, 1]
    assert asked(s) == 2
    assert offered(s) == [key for key in free if key not in placed][:-1]


@rule("RWR-002", "RW-309")
def test_other_players_learn_where_revised_runes_lie_and_no_more() -> None:
    s = table(2, "revised")
    rng = Random(1)
    until(s, "hide_dragon", rng)
    for key in [option.key() for option in advance(s) or []]:
        t = s.copy()
        choose(t, key)
        laws.keeps_secrets(t, (1,), VIEW, Rng(3))
        hidden = [area["rune"] for area in VIEW(t, (1,))["areas"] if area["rune_here"]]  # type: ignore[typeddict-item]
        assert hidden == [None, None]
        laws.knowledge_is_sound(t)
    views = []
    for key in [option.key() for option in advance(s) or []]:
        t = s.copy()
        choose(t, key)
        views.append(VIEW(t, (1,)))
    assert views[0] == views[1]


@rule("OP-17", "RWR-002")
@pytest.mark.parametrize("keep", ["dragon", "false"])
def test_with_one_legal_area_one_token_goes_back_face_up(keep: str) -> None:
    s = table(2, "revised")
    until(s, "first_rune_area", Random(1))
    free = rune_areas(s)
    s.stack[-1:] = []
    for area in free[1:]:
        actions.put_rune(s, s.false_pile[-1], s.false_pile, area)
    s.stack.append((s.rules.steps["place_two_runes"], 0, -1))
    assert offered(s) == ["keep dragon", "keep false"]
    dragons, falses = len(s.dragon_pile), len(s.false_pile)
    choose(s, f"keep {keep}")
    assert s.face[s.runes[s.rune_at.index(free[0])]].id == keep
    assert (dragons - len(s.dragon_pile), falses - len(s.false_pile)) == ((1, 0) if keep == "dragon" else (0, 1))


@rule("OP-17")
def test_without_a_legal_area_both_tokens_stay_in_their_piles() -> None:
    s = table(2, "revised")
    until(s, "first_rune_area", Random(1))
    s.stack[-1:] = []
    for area in rune_areas(s):
        actions.put_rune(s, s.false_pile[-1], s.false_pile, area)
    before = list(s.runes)
    s.stack.append((s.rules.steps["place_two_runes"], 0, -1))
    asked(s)
    assert s.runes == before


# Hands


@rule("RW-036", "RW-037", "RW-038", "RW-039")
def test_hands_as_the_sheets_have_them() -> None:
    s = finish(table(4))
    assert [p.influence for p in s.players] == [3, 4, 2, 1]
    assert [len(p.tactics) for p in s.players] == [2, 1, 3, 4]
    assert [len(p.fresh) for p in s.players] == [0, 0, 0, 0]  # they may be played from the first spring on
    assert [len(p.quests) for p in s.players] == [2, 2, 2, 2]
    for p in s.players:
        assert [s.face[i].alignment for i in p.objective] == [p.faction.alignment]
        for zone in (p.tactics, p.quests, p.objective):
            assert {s.known[i] for i in zone} == {1 << p.seat}
    assert len(s.tactics_deck) == 50 - 10
    assert [len(deck) for deck in s.objectives] == [6, 6]
    assert {s.known[i] for i in (*s.fate, *s.tactics_deck, *s.objectives[0])} == {0}
    assert {s.known[i] for i in (*s.dragon_pile, *s.false_pile)} == {0xFF}
    assert (len(s.fate), s.fate_discard, s.drawn) == (30, [], [])
    assert s.title_of == [-1] * len(s.rules.kinds.get("title", ()))


class Spring(Step[Runewars]):
    def run(self, s: Runewars, seat: int, source: int) -> None:
        assert s.stack == []
        assert (seat, s.year, s.season, s.active) == (-1, 0, -1, -1)
        s.year = 1


@rule("RW-039")
def test_then_the_first_spring_begins() -> None:
    s = table(2)
    s.rules.steps["season"] = Spring()
    assert finish(s).year == 1


@rule("RW-305")
def test_years_and_runes_are_the_same_for_any_number_of_players() -> None:
    for players in (2, 3, 4):
        s = finish(table(players))
        assert (s.last_year, s.target) == (6, 6)


# All of it


@pytest.mark.parametrize("edition", ["2010", "revised"])
@pytest.mark.parametrize("board", ["build", "random", "quick"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_laws_hold_at_every_question(players: int, board: str, edition: str) -> None:
    s = table(players, edition, board=board, factions="choose", first="random", seed=players)
    rng = Random(players)
    viewers: list[tuple[int, ...]] = [(k,) for k in range(players)]
    while (options := advance(s)) is not None:
        assert 1 < len(options) <= 200
        laws.conserved(s)
        laws.keys_unique(s, options)
        laws.options_pure(s)
        laws.round_trips(s)
        laws.knowledge_is_sound(s)
        laws.copies_apart(s, rng.choice(options))
        laws.asks_alike(s, viewers, Rng(1))
        for viewer in (*viewers, ()):
            laws.keeps_secrets(s, viewer, VIEW, Rng(2))
        own.dear(s)
        answer(s, rng.choice(options))
    own.dear(s)
    assert [s.home.count(seat) for seat in range(players)] == [3] * players


@pytest.mark.parametrize("board", ["random", "quick"])
def test_nobody_is_asked_about_a_board_that_is_not_built(board: str) -> None:
    tags = {tag for tag, *_rest in answered(table(3, "revised", board=board))}
    assert not tags & {"pick_tile", "pick_place", "pick_turn", "pick_space", "pick_marker", "pick_home_turn"}
    assert {"first_rune_area", "pick_stronghold"} <= tags


def test_a_seed_gives_the_same_table() -> None:
    first, second = (finish(table(4, board="random", seed=9)) for _ in range(2))
    assert first.board == second.board
    assert first.board != finish(table(4, board="random", seed=10)).board


def test_any_two_factions_can_meet_on_a_quick_board() -> None:
    for pair in permutations(FACTIONS, 2):
        s = finish(table(2, factions=list(pair)))
        assert [p.faction.id for p in s.players] == list(pair)
