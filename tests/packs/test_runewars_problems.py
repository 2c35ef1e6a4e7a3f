"""What is wrong with a pack for Runewars is told, with its place: values, words, and what the box must contain."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from hagal import packs
from hagal.packs.runewars.template import template

HEAD = "hagal: pack 1\ngame: runewars\npack: x\n"


def problems(text: str) -> list[str]:
    """Line and column (the line behind the head is line 1) and text of each problem."""
    with pytest.raises(packs.PackError) as caught:
        packs.read_bytes((HEAD + text).encode(), "x.yaml")
    return [f"{one.line - 3}:{one.column} {one.text}" for one in caught.value.problems]


VALUES = [
    ("replace: {cards: {}}", "1:11 replace has no field 'cards'; did you mean rewards? (expected: factions, u"),
    ("replace: {tile: {}}", "1:11 replace has no field 'tile'; did you mean tiles?"),
    ("replace: {units: {bowman: {health: 2}}}", "1:19 bowman is confirmed by the rulebook (Bowman)"),
    ("replace: {units: {dark_nights: {health: 2}}}", "1:19 there is no 'dark_nights' among the units; did you mean da"),
    ("replace: {units: {dark_knight: {hp: 2}}}", "1:33 dark_knight has no field 'hp'"),
    ("replace: {units: {dark_knight: {health: 9}}}", "1:41 health must be a whole number from 1 to 8, not '9'"),
    ("replace: {units: {dark_knight: {initiative: 0}}}", "1:45 initiative must be a whole number from 1 to 5, not '0'"),
    ("replace: {units: {dark_knight: {shape: square}}}", "1:40 there is no shape 'square'; expected: triangle, rectan"),
    ("replace: {units: {dark_knight: {special: dragons}}}", "1:42 there is no special 'dragons'; did you mean dragon?"),
    (
        "replace: {units: {dark_knight: {special: berserker}}}",
        "1:42 what berserker does is about its own kind: dark_kn",
    ),
    ("replace: {units: {dark_knight: {count: 5}}}", "1:40 count must be a whole number from 4 to 4, not '5'"),
    ("replace: {units: {dark_knight: {fast: maybe}}}", "1:39 fast must be true or false, not 'maybe'"),
    ("replace: {units: {pegasus_rider: {health: 2}}}", "1:35 pegasus_rider keeps its health: 3 by the rulebook; the "),
    ("replace: {factions: {daqan: {influence: 2}}}", "1:30 daqan keeps its influence: 3 by the rulebook; the pack say"),
    ("replace: {factions: {uthuk: {dials: {food: [none]}}}}", "1:44 the food dial has 9 spaces, 0 to 8, not 1"),
    ("replace: {factions: {uthuk: {dials: {gold: []}}}}", "1:38 dials has no field 'gold'; expected: food, wood, ore"),
    (
        "replace: {factions: {uthuk: {dials: {ore: [archer]}}}}",
        "1:44 there is no icon 'archer'; expected: berserker, fle",
    ),
    ("replace: {factions: {uthuk: {start: {food: 9}}}}", "1:44 food must be a whole number from 0 to 8, not '9'"),
    ("replace: {tiles: {2: {areas: {e: {}}}}}", "1:31 the areas of a tile are a, b, c and d, not 'e'"),
    ("replace: {tiles: {2: {areas: {d: {food: 1}}}}}", "1:31 area d needs its place, as in 'at: SE of a': N, NE, SE"),
    ("replace: {tiles: {2: {areas: {b: {at: E of a}}}}}", "1:39 area b needs its place, as in 'at: SE of a'"),
    ("replace: {tiles: {2: {areas: {b: {at: S of c}}}}}", "1:39 area b needs its place"),
    ("replace: {tiles: {2: {areas: {a: {at: S of b}}}}}", "1:39 area a is the first: the others lie beside it"),
    ("replace: {tiles: {2: {areas: {b: {borders: {E: water}}}}}}", "1:45 borders has no field 'E'"),
    (
        "replace: {tiles: {2: {areas: {b: {borders: {N: lava}}}}}}",
        "1:48 there is no border 'lava'; expected: open, mount",
    ),
    (
        "replace: {tiles: {4: {areas: {b: {guards: {orc: 1}}}}}}",
        "1:44 there is no neutral unit 'orc'; expected: beastman, dra",
    ),
    (
        "replace: {tiles: {4: {areas: {b: {guards: {}}}}}}",
        "1:43 guards takes one word with its number, as in {beastman: 1}",
    ),
    ("replace: {tiles: {4: {areas: [a]}}}", "1:30 areas must be a mapping (name: value), not a list"),
    (
        "replace: {tiles: {1: {areas: {b: {at: S of a, food: 1, wood: 1}}}}}",
        "1:19 1 keeps its at: b SE of a, c S of a by",
    ),
    (
        "replace: {cities: {forge: {units: {star: 1}}}}",
        "1:36 there is no shape 'star'; expected: triangle, recta",
    ),
    (
        "replace: {seasons: {first_furrows: {season: may}}}",
        "1:45 there is no season 'may'; expected: spring, summer, fal",
    ),
    (
        "replace: {tactics: {night_march: {times: [noon]}}}",
        "1:43 there is no time 'noon'; expected: turn, attack, defen",
    ),
    ("replace: {tactics: {night_march: {times: []}}}", "1:42 times must name when it is played: turn, attack"),
    (
        "replace: {tactics: {night_march: {times: [duel]}}}",
        "1:42 with another times the card needs other effects: free_",
    ),
    (
        "replace: {objectives: {red_harvest: {alignment: neutral}}}",
        "1:49 there is no alignment 'neutral'; expected: good, ",
    ),
    ("replace: {objectives: {red_harvest: {met: {rich: 3}}}}", "1:44 there is no condition 'rich'"),
    (
        "replace: {heroes: {steelhorns: {ability: lazy}}}",
        "1:42 there is no ability 'lazy'; expected: ambusher, battlema",
    ),
    (
        "replace: {rewards: {emberlash: {moment: noon}}}",
        "1:41 there is no moment 'noon'; expected: turn, duel, special",
    ),
    ("replace: {rewards: {emberlash: {moment: turn}}}", "1:41 with another moment the card needs other effects: hit"),
    (
        "replace: {rewards: {far_seeing_glass: {effects: [rouse]}}}",
        "1:49 a reward of the turn ends with discard_reward",
    ),
    (
        "replace: {rewards: {far_seeing_glass: {effects: [discard_reward, rouse]}}}",
        "1:49 discard_reward is the last thing that a reward does",
    ),
    (
        "replace: {rewards: {far_seeing_glass: {effects: [discard_reward]}}}",
        "1:49 a reward does something before it is discarded",
    ),
    ("replace: {quests: {the_old_wyrm: {areas: []}}}", "1:42 areas must name areas, or be 'anywhere'"),
    ("replace: {quests: {the_old_wyrm: {setup: 10}}}", "1:42 setup must be a whole number from 1 to 9, not '10'"),
    (
        "replace: {quests: {the_old_wyrm: {test: {wisdom: {gold: [lesson]}}}}}",
        "1:41 nobody could ever complete this quest: some destiny must bring success",
    ),
    (
        "replace: {quests: {the_old_wyrm: {test: {charm: {}}}}}",
        "1:42 there is no attribute 'charm'; expected: strength",
    ),
    (
        "replace: {quests: {the_old_wyrm: {test: {}}}}",
        "1:41 test takes one attribute, as in {wisdom: {gold: [success]}}",
    ),
    (
        "replace: {quests: {the_old_wyrm: {test: {wisdom: {gold: [success]}}, duel: {giant: 1}}}}",
        "1:76 the_old_wyrm is a test or a duel, not both",
    ),
    ("replace: {exploration: {dungeon: {back_3: 1}}}", "1:35 dungeon has no field 'back_3'; did you mean back_2?"),
    ("replace: {exploration: {dungeon: {back_2: 3}}}", "1:24 the box has 35 exploration tokens, not 34"),
    (
        "mode: revised\nreplace: {units: {dark_knight: {health: 2}}}",
        "1:7 packs for runewars have no mode: leave it out",
    ),
    ("replace:", "-2:1 this pack neither replaces nor adds anything"),
    ("add: {heroes: {me: {}}}", "1:7 add has no field 'heroes'; expected: tactics, rewards"),
    ("add: {tactics: {ambush: {name: X, times: [turn], effects: [scry]}}}", "1:17 the id ambush is that of Ambush"),
    ("add: {tactics: {My Card: {name: X, times: [turn], effects: [scry]}}}", "1:17 the id of a card must be a small l"),
    ("add: {tactics: {mine: {name: X, effects: [scry]}}}", "1:23 mine lacks its 'times'"),
    ("add: {rewards: {mine: {name: X, moment: turn}}}", "1:23 mine lacks its 'effects'"),
]


@pytest.mark.parametrize(("text", "told"), VALUES, ids=range(len(VALUES)))
def test_what_cannot_be_read_is_told_with_its_place(text: str, told: str) -> None:
    found = problems(text)
    assert any(one.startswith(told) for one in found), found


SEASON = "replace: {seasons: {first_furrows: {effects: %s}}}"
TACTIC = "replace: {tactics: {night_march: {effects: %s}}}"
WORDS = [
    (SEASON, "[each: [gain_inflence: 1]]", "there is no effect 'gain_inflence'; did you mean gain_influence?"),
    (SEASON, "[gain_influence: 1]", "gain_influence cannot stand here (season); it can in: player, turn"),
    (SEASON, "[each: [each: [slow]]]", "each cannot stand here (player); it can in: season"),
    (SEASON, "[each: [lightning: 2]]", "lightning cannot stand here (player); it can in: attack, defend, battle"),
    (SEASON, "[]", "effects are missing here: write at least one, as in [draw_tactics: 1]"),
    (SEASON, "[each]", "each needs its value, as in each: [draw_tactics]"),
    (SEASON, "[each: [slow: 1]]", "slow takes no value: write slow alone"),
    (SEASON, "[each: [slow: ]]", "slow stands alone, as in slow"),
    (SEASON, "[each: [gain_influence: many]]", "gain_influence must be a whole number from 1 to 20, not 'many'"),
    (SEASON, "[each: ['gain_influence:2']]", "a space is missing after the colon: gain_influence: 2"),
    (SEASON, "[each: [{slow: , volunteers: }]]", "expected one effect (a word, or a word with its value)"),
    (SEASON, "[each: [turn_dial: 2]]", "turn_dial takes named values in braces, as in turn_dial: {resource: food"),
    (SEASON, "[each: [turn_dial: {resource: food}]]", "turn_dial lacks its 'by'"),
    (SEASON, "[each: [turn_dial: {resource: gold, by: 1}]]", "there is no resource 'gold'; expected: food, wood, ore"),
    (SEASON, "[each: [any_dial: 0]]", "any_dial must be a number up or down, not 0"),
    (SEASON, "[each: [set_dials: {falling: often}]]", "set_dials: falling must be true or false, not 'often'"),
    (SEASON, "[each: [either: [slow]]]", "either takes two things or more to choose from"),
    (SEASON, "[each: [either: [draw_tactics: 1, draw_tactics: 2]]]", "either has two ways of one kind"),
    (SEASON, "[each: [pay: {cost: slow, then: [volunteers]}]]", "slow is no price; prices are: any_dial, damage_stro"),
    (SEASON, "[each: [wild_allies: {unit: orc, n: 1}]]", "there is no neutral unit 'orc'; expected: beastman, dragon"),
    (SEASON, "[bid: {}]", "bid needs something that it brings, as in bid: {highest: [draw_tactics]"),
    (SEASON, "[bid: {first: [slow]}]", "bid has no field 'first'; expected: highest, lowest, but_highest, but_lowest"),
    (SEASON, f"[each: [{', '.join(['slow'] * 9)}]]", "a card has at most 8 effects in a place, not 9"),
    (TACTIC, "[call_neutrals: {units: [], n: 1}]", "call_neutrals: units must name at least one neutral unit"),
    (TACTIC, "[call_neutrals: {units: giant, n: 1}]", "call_neutrals: units must be a list in brackets or with dashes"),
    (TACTIC, "[poisoned_blade: 1]", "poisoned_blade cannot stand here (turn); it can in: duel"),
    (TACTIC, "[rouse]", "rouse cannot stand here (turn); it can in: reward_turn"),
    (TACTIC, "[march]", "there is no effect 'march'"),
]


@pytest.mark.parametrize(("card", "effects", "told"), WORDS, ids=range(len(WORDS)))
def test_effects_that_cannot_be_read_are_told(card: str, effects: str, told: str) -> None:
    found = problems(card % effects)
    assert any(told in one for one in found), found


BOX = [
    (
        f"replace: {{factions: {{uthuk: {{dials: {{food: [{', '.join(['none'] * 9)}]}}}}}}}}",
        "Uthuk Y'llan starts with 4 uni",
    ),
    ("replace: {factions: {uthuk: {influence: 3}}}", "1:21 the factions start with influence 1, 2, 3 and 4, not [2, 3"),
    (
        "replace: {factions: {latari: {start: {wood: 4}}}}",
        "1:22 the home realm of Latari Elves yields 3 wood; its dial start",
    ),
    (
        "replace: {factions: {latari: {dials: "
        "{wood: [none, archer, influence, archer, influence, influence, none, none, none]}}}}",
        "1:22 the dials of Latari Elves show 5 influence icons in all, not 6",
    ),
    (
        "replace: {factions: {daqan: {dials: {wood: [none, tactics, bowman, bowman, none, none, none, none, none]}}}}",
        "1:22 the wood dial of Daqan Lords shows Bowman on space 1",
    ),
    (
        "replace: {factions: {daqan: {dials: {wood: [none, tactics, bowman, bowman, none, none, none, none, none]}}}}",
        "1:22 the wood dial of Daqan Lords shows no unit on space 2",
    ),
    (
        "replace: {homes: {daqan: {areas: {a: {food: 2}}}}}",
        "1:19 the home realm of Daqan Lords yields 1 wood; its dial st",
    ),
    (
        "replace: {homes: {daqan: {areas: {a: {food: 1, wood: 1, city: true}}}}}",
        "1:19 the home realm of Daqan Lords has n",
    ),
    (
        "replace: {homes: {daqan: {areas: {c: {at: SE of b, food: 1, wood: 1, ore: 1}}}}}",
        "three areas that touch each ot",
    ),
    ("replace: {tiles: {4: {areas: {b: {at: SE of a, guards: {giant: 1}}}}}}", "1:19 area 4B has 0 Giants, not 1"),
    ("replace: {tiles: {7: {areas: {a: {food: 1}}}}}", "1:19 area 7A has neutral units"),
    (
        "replace: {tiles: {4: {areas: {b: {at: SE of a, guards: {dragon: 1}, city: true}}}}}",
        "area 4B has a city space, so",
    ),
    ("replace: {tiles: {9: {areas: {b: none}}}}", "1:19 tile 9 has 2 to 4 areas, not 1"),
    ("replace: {tiles: {4: {areas: {a: none}}}}", "1:19 the areas of tile 4 are 4a, 4b"),
    ("replace: {tiles: {4: {areas: {c: {at: SE of a, food: 2}}}}}", "tile 4 needs a place of its own for each area"),
    (
        "replace: {tiles: {4: {areas: {b: {at: SE of a, guards: {hellhound: 8}}}}}}",
        "1:18 there are 8 figures of Hellhound, not",
    ),
    ("replace: {tiles: {8: {areas: {d: none}}}}", "the quest The Toll Bridge names area 8D, which no tile has"),
    ("replace: {seasons: {first_furrows: {season: fall}}}", "1:20 there are 8 cards of fall, not 9"),
    ("replace: {tactics: {night_march: {count: 3}}}", "1:20 the box has 50 tactics cards, not 51"),
    ("replace: {rewards: {emberlash: {count: 0}}}", "1:20 the box has 25 rewards, not 24"),
    ("replace: {objectives: {red_harvest: {alignment: good}}}", "1:23 there are 8 good objectives, not 9"),
    (
        "replace: {heroes: {silhouette: {alignment: evil}, andira_runehand: {alignment: evil}, "
        "vyrah_the_falconer: {alignment: evil}}}",
        "1:19 there are at least 2 good heroes",
    ),
    ("replace: {quests: {the_sunken_shrine: {areas: [1a]}}}", "1:19 each of the tiles 1 to 9 has one setup quest"),
    (
        "replace: {quests: {the_old_wyrm: {areas: [9c]}}}",
        "1:20 the quest The Old Wyrm names area 9C, which no tile has",
    ),
    ("add: {tactics: {mine: {name: X, times: [turn], effects: [scry]}}}", "1:16 the box has 50 tactics cards, not 51"),
]


@pytest.mark.parametrize(("text", "told"), BOX, ids=range(len(BOX)))
def test_the_box_must_be_whole(text: str, told: str) -> None:
    found = problems(text)
    assert any(told in one for one in found), found


def test_a_slip_in_the_template_is_found_where_it_is() -> None:
    lines = template().splitlines()
    place = lines.index("    silvermere:") + 2
    assert lines[place].startswith("      units: {triangle")
    lines[place] = "      units: {triangles: 2}"
    with pytest.raises(packs.PackError) as caught:
        packs.read_bytes("\n".join(lines).encode(), "x.yaml")
    assert [(one.line, one.column) for one in caught.value.problems] == [(place + 1, 15)]


WORD = re.compile(r"[A-Za-z0-9_]+|[\[\]{}:,]")


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_written_there_is_read_or_told(seed: int) -> None:
    """The pack of the tests with pieces left out, doubled or exchanged: nothing but problems comes of it."""
    rng = Random(seed)
    text = Path(__file__).with_name("runewars.yaml").read_text(encoding="utf-8")
    pieces = [found.span() for found in WORD.finditer(text)]
    for _ in range(25):
        (a, b), (c, d) = rng.choice(pieces), rng.choice(pieces)
        other = rng.choice((text[c:d], "", "none", "-1", "{}", "[]", "[[1]]", text[a:b] * 2))
        with suppress(packs.PackError):
            packs.read_bytes((text[:a] + other + text[b:]).encode(), "x.yaml")
