"""The twenty-four quests: what the box must hold, and each of them attempted with every outcome."""

from __future__ import annotations

from collections import Counter

import pytest

from hagal.games.runewars.catalogue.quests import MORE, QUESTS, SETUP
from hagal.games.runewars.components import Quest
from hagal.games.runewars.names import ATTRIBUTES, DESTINIES, GOLD, GREY, RED
from hagal.games.runewars.quests.effects import ends_well
from hagal.games.runewars.state import Runewars
from tests.games.runewars.position import choose, hand, offered, position, push, stack_fate
from tests.games.runewars.questing import company, figure, held, hero

AREAS = (3, 3, 3, 3, 4, 4, 3, 4, 2)
"""Of the tiles 1 to 9."""
TESTS = [quest for quest in QUESTS if quest.attribute >= 0]
DUELS = [quest for quest in QUESTS if quest.foe >= 0]
FATE_OF = {GOLD: 5, GREY: 3, RED: 1}


def test_what_the_box_must_hold() -> None:
    assert len(QUESTS) == len({quest.id for quest in QUESTS}) == 24
    assert [quest.setup for quest in SETUP] == list(range(1, 10)), "a setup quest for each tile"
    assert all(quest.areas[0][0] == str(quest.setup) for quest in SETUP)
    assert sorted(quest.areas[0][0] for quest in MORE if quest.areas) == list("1123455667889")
    assert sum(1 for quest in MORE if not quest.areas) == 2
    assert not any(quest.setup for quest in MORE)


def test_each_names_areas_that_there_are() -> None:
    known = {f"{tile}{letter}" for tile, n in enumerate(AREAS, 1) for letter in "abcd"[:n]}
    named = [area for quest in QUESTS for area in quest.areas]
    assert set(named) <= known
    assert len(named) == len(set(named)), "no two of them in one area"


def test_five_tests_of_each_attribute_and_nine_duels() -> None:
    assert Counter(quest.attribute for quest in TESTS) == {0: 5, 1: 5, 2: 5}
    assert len(DUELS) == 9
    assert all((quest.attribute >= 0) != (quest.foe >= 0 and quest.foes > 0) for quest in QUESTS)


def test_gold_succeeds_grey_in_half_of_the_tests_red_fails() -> None:
    assert all(ends_well(quest.results[GOLD]) for quest in TESTS)
    assert sum(ends_well(quest.results[GREY]) for quest in TESTS) == len(TESTS) // 2
    assert not any(ends_well(quest.results[RED]) for quest in TESTS)


def at_quest(quest: Quest, who: str, *fates: int) -> Runewars:
    """A hero where a quest is; its attribute is 1."""
    s = position()
    s.active = -1
    s.players[0].order, s.players[1].order = 1, 2
    if quest.areas:
        next(area for area in s.board.areas if area.id == "c3").id = quest.areas[0]
    hero(s, who, 0, quest.areas[0] if quest.areas else "c3")
    hand(s, 0, "quest", quest.id)
    stack_fate(s, *fates)
    push(s, "quest_phase", -1)
    choose(s, f"move {who}", "stop", f"quest {quest.id}")
    return s


CLUMSY = {"strength": "bogran_the_shadow", "agility": "steelhorns", "wisdom": "red_scorpion"}
"""Heroes with an attribute of 1."""


@pytest.mark.parametrize("destiny", range(len(DESTINIES)))
@pytest.mark.parametrize("quest", TESTS, ids=lambda quest: quest.id)
def test_each_test_brings_what_it_says(quest: Quest, destiny: int) -> None:
    who = CLUMSY[ATTRIBUTES[quest.attribute]]
    s = at_quest(quest, who, FATE_OF[destiny])
    results = quest.results[destiny]
    tags = [result.tag for result in results]
    if "quest_lesson" in tags:
        assert offered(s) == [f"train {attribute} 1" for attribute in ATTRIBUTES]
        choose(s, "train strength 1")
    won = "quest_success" in tags
    assert len(s.players[0].rewards) == int(won)
    assert (quest.id in held(s, 0)) == (not won and "quest_abandon" not in tags)
    assert figure(s, who)[1] == int("quest_wound" in tags)
    assert figure(s, who)[2] == ((1, 0, 0) if "quest_lesson" in tags else (0, 0, 0))
    assert s.players[0].influence == sum(getattr(result, "n", 0) for result in results if result.tag == "quest_favor")


@pytest.mark.parametrize("quest", DUELS, ids=lambda quest: quest.id)
def test_each_duel_is_fought(quest: Quest) -> None:
    """Until the hero falls, the units do, or four rounds are over; then the quest is won or kept."""
    s = at_quest(quest, "red_scorpion")
    assert s.duel is None
    assert s.neutral == tuple(unit.count for unit in s.rules.piles["neutral"])
    won = bool(s.players[0].rewards or s.dropped)
    assert (quest.id in held(s, 0)) == (not won)
    assert won or not company(s, 0) or figure(s, "red_scorpion")[1] < 4


@pytest.mark.parametrize("quest", DUELS, ids=lambda quest: quest.id)
def test_each_duel_can_be_won(quest: Quest) -> None:
    """With a weapon that slays anything."""
    s = position()
    s.active = -1
    s.players[0].order, s.players[1].order = 1, 2
    next(area for area in s.board.areas if area.id == "c3").id = quest.areas[0]
    hero(s, "steelhorns", 0, quest.areas[0], training=(2, 0, 0))
    hand(s, 0, "quest", quest.id)
    push(s, "quest_phase", -1)
    choose(s, "move steelhorns", "stop", f"quest {quest.id}")
    assert s.duel is not None
    s.duel.foes, s.duel.wounds = 1, s.rules.piles["neutral"][quest.foe - 4].health - 2
    choose(s, "charge")
    assert len(s.players[0].rewards) == 1
    assert quest.id not in held(s, 0)
