"""Terms, turns and what is open to whom (RW-009 to RW-013, RW-051, RW-074, RW-125, RW-205, RW-206, RW-302, RWR-015) and
the open points that the other files do not speak of."""

from __future__ import annotations

import pytest

from hagal.games.runewars.actions import draw_quests, draw_tactics, is_empty, is_neutral, place, settle
from hagal.games.runewars.catalogue.factions import FACTIONS
from hagal.games.runewars.names import (
    CONQUER,
    DRAGON,
    EVIL,
    FALL,
    FROZEN,
    GOOD,
    MOBILIZE,
    MOUNTAIN,
    SPRING,
    STRATEGIZE,
    SUMMER,
    TACTICS,
    TRIANGLE,
    WATER,
    WINTER,
)
from hagal.games.runewars.orders.ways import ways
from hagal.games.runewars.seasons.bids import Offer
from hagal.games.runewars.seasons.effects import DiscardTactics
from hagal.games.runewars.view import view
from hagal.kernel.loop import advance
from tests.games.runewars.position import (
    at,
    board,
    choose,
    counts,
    hand,
    hero,
    offered,
    ordered,
    position,
    push,
    rune,
    stack_fate,
    stronghold,
    units,
)
from tests.rules import rule


@rule("RW-009", "RW-300")
def test_an_activated_area_holds_the_own_token_for_all_to_see() -> None:
    s = position()
    ordered(s, MOBILIZE)
    choose(s, "activate c3")
    assert view(s, ())["areas"][at(s, "c3")]["activated"] == [0]


@rule("RW-010", "RW-053")
def test_heroes_are_no_units() -> None:
    s = position()
    units(s, "c3", 0, footman=8)
    hero(s, 0, "c3")
    settle(s, at(s, "c3"))
    assert not s.stack  # the limit of eight does not count him
    s.players[0].dials = (7, 0, 0)
    push(s, "winter", -1)
    assert offered(s) == []  # nor could he starve: of one type there is nothing to choose
    assert (counts(s, "c3"), len(s.players[0].heroes)) == ({"footman": 7}, 1)


@rule("RW-012", "RW-097")
def test_units_of_another_player_his_allies_and_unallied_neutrals_are_enemies() -> None:
    s = position()
    units(s, "c3", 1, archer=1, beastman=1)
    units(s, "c1", -1, beastman=1)
    units(s, "c2", 0, footman=1)
    ordered(s, STRATEGIZE)
    choose(s, "units c2")
    assert not [key for key in offered(s) if key.endswith((" c3", " c1"))]


@rule("RW-004", "RW-006", "RW-007")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_area_of_a_home_realm_is_never_empty_or_neutral(seat: int) -> None:
    s = position()
    for area, home in enumerate(s.home):
        assert not is_empty(s, area) or home < 0
        assert not is_neutral(s, area)
    units(s, f"h{seat}a", seat, beastman=1)
    units(s, "c3", -1, beastman=1)
    assert [s.board.areas[k].id for k in range(len(s.control)) if is_neutral(s, k)] == ["c3"]


@rule("RW-302")
def test_two_factions_are_good_and_two_evil() -> None:
    assert [faction.alignment for faction in FACTIONS] == [GOOD, GOOD, EVIL, EVIL]


@rule("RW-051")
def test_summer_brings_the_quest_phase() -> None:
    s = position()
    hero(s, 1, "c3", "silhouette")
    s.active = -1
    push(s, "summer", -1)
    assert "move silhouette" in offered(s)
    assert s.stack[-1][1] == 1


@rule("RW-074", "RW-T29")
def test_the_bonus_of_conquer_takes_three_off_a_stronghold() -> None:
    for played, wins in (((), True), ((8,), False)):
        s = position()
        units(s, "c2", 0, footman=3)
        stronghold(s, "c3", 1)
        ordered(s, CONQUER, played=played)
        stack_fate(s, 1, 2, 3)
        choose(s, "activate c3", "move 3 footman c2")
        while s.stack:
            choose(s, offered(s)[0])
        assert (s.control[at(s, "c3")] == 0) is wins


@rule("RW-074", "RW-049", "RW-123")
def test_an_order_taken_back_at_the_start_of_the_battle_gives_conquer_its_bonus() -> None:
    for card, wins in (("whispers_of_the_guild", True), ("ready", False)):
        s = position()
        units(s, "c2", 0, footman=3)
        stronghold(s, "c3", 1)
        hand(s, 0, "tactic", "whispers_of_the_guild")
        ordered(s, CONQUER, played=(8,))
        choose(s, "activate c3", "move 3 footman c2")
        if wins:
            choose(s, f"tactic {card}")
        while options := offered(s):
            choose(s, options[0])
        assert (s.control[at(s, "c3")] == 0) is wins


@rule("RW-125", "RW-T11")
def test_a_card_is_read_in_the_section_of_the_shape() -> None:
    s = position()
    ten = next(s.face[i] for i in s.fate if s.face[i].number == 10)
    assert ten.read == ((1, 0, 0), (0, 1, 0), (0, 0, 2), (0, 0, 0))


@rule("RW-205", "RW-200")
def test_talk_binds_nobody() -> None:
    """There is no rule that holds anybody to a promise: a bid is any amount that one has, whatever was said."""
    s = position()
    s.players[0].influence = 2
    assert [option.key() for option in Offer().options(s, 0, -1)] == ["bid 0", "bid 1", "bid 2"]


@rule("RW-206", "RW-013")
def test_tactics_of_the_own_turn_come_before_in_between_and_after_the_order() -> None:
    s = position()
    p = s.players[0]
    p.order, p.played, p.dials = STRATEGIZE, (STRATEGIZE,), (4, 2, 3)
    hand(s, 0, "tactic", "laden_caravan")
    for window in ("turn_start", "bonus", "turn_end"):
        push(s, window, 0)
        assert "tactic laden_caravan" in offered(s)
        s.stack.clear()


@rule("RW-206")
def test_any_number_of_them() -> None:
    s = position()
    s.players[0].order, s.players[0].played = 8, (8,)
    for _ in range(2):
        hand(s, 0, "tactic", "laden_caravan")
    push(s, "turn_end", 0)
    choose(s, "tactic laden_caravan", "food", "food", "tactic laden_caravan", "wood", "wood")
    assert s.players[0].dials == (5, 4, 2)
    assert not s.stack


@rule("RW-016")
def test_hands_above_their_limits_are_discarded_down_at_once() -> None:
    s = position()
    p = s.players[0]
    draw_quests(s, 0, 3, "RW-078")
    draw_tactics(s, 0, 10, "RW-071")
    assert not s.stack
    draw_quests(s, 0, 2, "RW-078")
    for left in (5, 4):
        assert (len(p.quests), s.stack[-1][1]) == (left, 0)
        choose(s, offered(s)[0])
    assert (len(p.quests), len(s.quest_discard), s.stack) == (3, 2, [])
    draw_tactics(s, 0, 1, "RW-071")
    choose(s, offered(s)[0])
    assert (len(p.tactics) + len(p.fresh), len(s.tactics_discard), s.stack) == (10, 1, [])


@rule("RW-016", "RW-204")
def test_of_two_equal_cards_the_one_that_waits_is_discarded() -> None:
    for step in ("discard_tactics", DiscardTactics(1)):
        s = position()
        p = s.players[0]
        hand(s, 0, "tactic", "seeing_stone")
        p.fresh.append(hand(s, 0, "tactic", "seeing_stone"))
        p.tactics.pop()
        while len(p.tactics) < 10:
            hand(s, 0, "tactic", s.face[s.tactics_deck[-1]].id)
        push(s, step, 0)
        choose(s, "discard seeing_stone")
        assert (len(p.tactics), p.fresh) == (10, [])


@rule("RW-T06")
def test_a_knight_with_one_way_and_a_bonus_of_one_card() -> None:
    sides = {("b2", "b3"): MOUNTAIN, ("b2", "a3"): MOUNTAIN, ("b2", "a2"): MOUNTAIN, ("b2", "c3"): MOUNTAIN}
    s = position(layout=board(sides=sides))
    units(s, "b2", 0, knight=1)
    units(s, "a1", 0, footman=2)
    units(s, "c2", -1, beastman=1)
    p = s.players[0]
    p.dials = (0, p.faction.dials[1].index(TACTICS), 0)  # one tactics icon at or below the arrows
    p.order, p.played = STRATEGIZE, (STRATEGIZE,)
    push(s, "bonus", 0)
    push(s, s.rules.kinds["order"][0].primary, 0, 0)
    choose(s, "units a1", "move 2 footman a2", "units b2")
    assert [key for key in offered(s) if key.startswith("move")] == ["move 1 knight b1"]
    choose(s, "done")
    assert not any(s.activated)
    choose(s, "bonus")
    assert len(p.fresh) == 1


@rule("RW-T07")
def test_a_march_to_a_dragon() -> None:
    s = position()
    units(s, "c3", -1, dragon=1)
    units(s, "c2", 0, footman=2)
    units(s, "a1", 0, knight=1)  # three areas away, and fast
    units(s, "c4", 0, siege_tower_routed=1)
    units(s, "e4", 0, bowman=1)
    units(s, "d3", 1, archer=1)
    units(s, "d4", 1, archer=1)
    s.players[0].influence = 1
    ordered(s, MOBILIZE)
    choose(s, "activate c3")
    assert offered(s) == ["done", "move 1 knight a1", "move 1 footman c2", "move 2 footman c2"]
    choose(s, "move 1 knight a1", "move 2 footman c2")
    assert offered(s) == ["battle", "diplomacy 1"]


@rule("RWR-015", "RWR-016")
def test_the_revised_edition_goes_over_the_base_game_and_leaves_the_rest() -> None:
    revised, first = (position(edition=edition).rules for edition in ("revised", "2010"))
    changed = {name for name in first.steps if revised.steps[name] is not first.steps[name]}
    assert changed == {"check_runes", "battle_draw", "battle_end", "word_of_vaal", "setup_runes", "home_runes"}


@rule("OP-24", "RW-053")
def test_water_opens_with_the_icon_of_winter() -> None:
    sides = {("c2", "c3"): WATER}
    s = position(layout=board(sides=sides))
    s.season = WINTER
    assert at(s, "c3") not in ways(s, at(s, "c2"), False)  # while the text of the card is resolved
    push(s, "winter", -1)
    advance(s)
    assert s.flags & FROZEN
    assert at(s, "c3") in ways(s, at(s, "c2"), False)


@rule("OP-26", "RW-300")
@pytest.mark.parametrize("kind", ["fate", "season", "tactics", "quest", "reward", "objective"])
def test_discard_piles_are_open_to_all(kind: str) -> None:
    s = position()
    pile = f"{kind}_discard"
    decks = {"fate": s.fate, "season": s.seasons[SPRING], "tactics": s.tactics_deck}
    decks |= {"quest": s.quest_deck, "reward": s.reward_deck, "objective": s.objectives[0]}
    i = decks[kind].pop()
    s.known[i] = 0xFF
    getattr(s, pile).append(i)
    assert view(s, ())[pile] == [s.face[i].id]  # type: ignore[literal-required]


@rule("RW-300")
def test_what_is_hidden_from_whom() -> None:
    s = position()
    i = hand(s, 0, "tactic", "seeing_stone")
    hand(s, 0, "objective", s.face[s.objectives[0][0]].id)
    rune(s, "h0a", dragon=True)
    own, other = view(s, (0,)), view(s, (1,))
    assert (own["players"][0]["tactics"], other["players"][0]["tactics"]) == ([s.face[i].id], [None])
    assert other["players"][0]["objective"] == [None]
    assert (own["areas"][at(s, "h0a")]["rune"], other["areas"][at(s, "h0a")]["rune"]) == ("dragon", None)
    assert other["areas"][at(s, "h0a")]["rune_here"]
    assert (own["players"][0]["runes"], other["players"][0]["runes"]) == (1, None)


@rule("RW-014")
def test_who_is_fast_and_who_flies() -> None:
    kinds = {unit.id: unit for unit in position().rules.kinds["unit"]}
    assert {id for id, unit in kinds.items() if unit.fast} == {"knight"}
    assert {id for id, unit in kinds.items() if unit.flying} == {"pegasus_rider", "dragon", "razorwing"}
    assert kinds["dragon"].slot == DRAGON
    assert kinds["footman"].shape == TRIANGLE


@rule("RW-047")
def test_the_season_is_that_of_the_card_drawn_last() -> None:
    s = position()
    s.rules.steps["season_card"] = s.rules.steps["check_runes"]
    s.rules.steps["quest_phase"] = s.rules.steps["check_runes"]
    for season in (SUMMER, FALL):
        s.season = season - 1
        push(s, "season", -1)
        while s.stack and s.stack[-1][0].tag != "together":
            choose(s, offered(s)[0])
        assert s.face[s.season_discard[-1]].season == season
        s.stack.clear()


@rule("RW-018", "RW-089")
def test_pieces_are_limited_to_the_box() -> None:
    s = position()
    units(s, "c3", -1, dragon=3)
    assert place(s, at(s, "c4"), -1, DRAGON, 3) == 1
    assert place(s, at(s, "c4"), -1, DRAGON, 3) == 0
    assert (counts(s, "c4"), s.neutral[DRAGON - 4]) == ({"dragon": 1}, 0)
