"""Every problem that a pack can have is told with its line, its column and what was expected."""

from __future__ import annotations

import pytest

from hagal import packs
from hagal.packs import pack as whole
from hagal.packs.problems import PackError
from hagal.packs.tree import BYTES, DEPTH, NODES

HEAD = "hagal: pack 1\ngame: encounters\npack: test\n"


def problems(text: str | bytes) -> list[str]:
    """What is wrong with a pack: 'line:column: text'; lines count behind HEAD."""
    data = text if isinstance(text, bytes) else text.encode()
    with pytest.raises(PackError) as caught:
        packs.read_bytes(data, "x.yaml")
    assert str(caught.value).splitlines() == [problem.at("x.yaml") for problem in caught.value.problems]
    return [f"{problem.line - 3}:{problem.column}: {problem.text}" for problem in caught.value.problems]


def of(*lines: str) -> list[str]:
    return problems(HEAD + "\n".join(lines))


def in_card(*lines: str, id: str = "dutch_common") -> list[str]:
    """The problems of a replacement; the first line given is line 3."""
    return of("replace:", f"  {id}:", *(f"    {line}" for line in lines))


EFFECTS = [
    ("[atack: 2]", "3:15: there is no effect 'atack'; did you mean attack?"),
    ("[zzz]", "3:15: there is no effect 'zzz'; docs/packs.md and `hagal pack words` have the list"),
    ("[attack:2]", "3:15: a space is missing after the colon: attack: 2"),
    ("[attack: 99]", "3:23: attack must be a whole number from 1 to 20, not '99'"),
    ("[attack: two]", "3:23: attack must be a whole number from 1 to 20, not 'two'"),
    ("[attack: [2]]", "3:23: attack must be a whole number from 1 to 20, not a list"),
    ("[attack: ]", "3:15: attack needs its value, as in attack: 2"),
    ("[strike_per]", "3:15: strike_per needs its value, as in strike_per: marks"),
    ("[unmark: 1]", "3:23: unmark takes no value: write unmark alone"),
    ("[unmark: ]", "3:15: unmark stands alone, as in unmark"),
    ("[heal: 1]", "3:21: heal takes named values in braces, as in heal: {whose: own, damage: 1}"),
    ("[heal: {}]", "3:21: heal needs something in the braces, as in heal: {whose: own, damage: 1}"),
    ("[heal: {whose: his}]", "3:29: there is no owner 'his'; expected: any, own, other"),
    ("[heal: {damage: 0}]", "3:30: heal: damage must be a whole number from 1 to 20, not '0'"),
    ("[gain_officer: deck]", "3:29: there is no place 'deck'; expected: discard, hand, top"),
    ("[choose: [draw]]", "3:23: choose takes from 2 to 5 things, not 1"),
    ("[choose: [draw, [draw: 1]]]", "3:30: choose has this twice: the things to choose from are different ones"),
    ("[choose: draw]", "3:23: choose must be a list in brackets or with dashes, not 'draw'"),
    ("[for_each: {count: own_damage}]", "3:25: for_each lacks its 'then'"),
    (
        "[for_each: {count: marks, then: [may: [for_each: {count: marks, then: [draw]}]]}]",
        "3:53: for_each cannot stand inside for_each: write the effects side by side",
    ),
    (
        "[each: [each_other: [draw]]]",
        "3:22: each_other cannot stand inside each: write the effects side by side",
    ),
    ("[[draw]]", "3:15: expected an effect (a word, or a word with its value), not a list"),
    ("[{draw: 1, attack: 2}]", "3:15: one effect at a time: write each with a dash or comma of its own (draw, attack)"),
    ("[]", "3:14: effects are missing here: write at least one, as in [draw: 1]"),
    ("", "3:13: effects are missing here: write at least one, as in [draw: 1]"),
    ("[brothers: []]", "3:25: effects are missing here: write at least one, as in [draw: 1]"),
    (f"[{', '.join(['heal'] * 13)}]", "3:14: a card has at most 12 effects in a box, not 13"),
    (
        "[if_class: {tehc: [draw]}]",
        "3:26: there is no class 'tehc'; did you mean tech? (expected: intel, leadership, strength, survival, tech)",
    ),
    ("[if_class: tech]", "3:25: if_class must be a mapping (name: value), not 'tech'"),
    (
        "[if_class: {tech: [draw], intel: [draw]}]",
        "3:25: if_class takes one class, as in if_class: {tech: [draw: 1]}",
    ),
    ("[strike_per: markz]", "3:27: there is no count 'markz'; did you mean marks? (expected: "),
    ("[add_enemy_at: moon]", "3:29: there is no space 'moon'; expected: underground, graveyard, river, ruins, hills"),
    ("[pay: {then: [draw]}]", "3:20: pay needs a price, as in pay: {recruit: 2, then: [draw: 1]}"),
    ("[pay: {recruit: 2}]", "3:20: pay lacks its 'then'"),
    (
        "[pay: {gold: 2, recruit: 1, then: [draw]}]",
        "3:21: pay has no field 'gold'; expected: attack, recruit, then",
    ),
    ("[attack_per: {n: 1}]", "3:27: attack_per lacks its 'count'"),
    ("[to_operations]", "3:15: to_operations cannot stand in this box (character); it can in: reveal"),
    ("[backup: [draw]]", "3:15: backup cannot stand in this box (character); it can in: role"),
    (
        "[each: [once: [draw]]]",
        "3:22: once cannot stand inside another effect: write it as an effect of the card",
    ),
]


@pytest.mark.parametrize(("written", "told"), EFFECTS, ids=[written[:30] for written, _told in EFFECTS])
def test_effects(written: str, told: str) -> None:
    (found,) = in_card(f"effects: {written}".rstrip())
    assert found.startswith(told)


CARDS: list[tuple[str, tuple[str, ...], str]] = [
    ("dutch_common", ("atk: 2",), "3:5: dutch_common has no field 'atk'; did you mean attack?"),
    ("dutch_common", ("cost: 3",), "3:5: dutch_common does nothing: it needs attack, recruit or effects"),
    (
        "dutch_common",
        ("attack: 1", "cost: 0"),
        "4:11: cost must be a whole number from 1 to 20, not '0'",
    ),
    (
        "dutch_common",
        ("attack: 1", "count: 4"),
        "2:3: dutch has 14 cards in the Barracks, not 13 (PR-026): move a card to or from another character "
        "(character: dutch), or balance it with the count of another card (knock_knock 5, dutch_common 4, bad_idea 3, ",
    ),
    (
        "dutch_common",
        ("attack: 1", "team: harrigan_team"),
        "4:11: dutch keeps its team, dutch_team, by the rulebook; the pack says 'harrigan_team': leave it out",
    ),
    (
        "dutch_common",
        ("attack: 1", "rarity: rare"),
        "2:3: dutch has 14 cards in the Barracks, not 10 (PR-026)",
    ),
    ("dutch_common", ("attack: 1", "character: bo"), "4:16: there is no character 'bo'; expected: blain, dillon"),
    (
        "dutch_common",
        ("attack: 1", "deck: role"),
        "4:11: dutch_common keeps its deck, barracks, by the rulebook; the pack says 'role': leave it out",
    ),
    ("dutch_common", ("count: 0",), "2:3: dutch has 14 cards in the Barracks, not 9 (PR-026)"),
    (
        "in_the_shadows",
        ("attack: 2", "count: 2", "effects: [backup: [draw]]"),
        "4:12: in_the_shadows keeps its count, 1, by the rulebook; the pack says '2': leave it out",
    ),
    (
        "in_the_shadows",
        ("attack: 2", "character: mac", "effects: [backup: [draw]]"),
        "4:16: in_the_shadows keeps its character, none, by the rulebook; the pack says 'mac': leave it out",
    ),
    ("dutch_common", ("attack: 1", "coordinate: maybe"), "4:17: coordinate must be true or false, not 'maybe'"),
    ("dutch_common", ("attack: 1", "attack: 2"), "4:5: 'attack' stands here twice (first in line 6)"),
    ("dutch_common", ("attack: 1", 'name: ""'), "4:11: the name must not be empty"),
    ("dutch_common", ("attack: 1", "name: [a]"), "4:11: the name must be a text, not a list"),
    (
        "dutch_common",
        ("attack: 1", "name: {}"),
        "4:11: the name must be a text, or one for each language (en, ru, pt-BR)",
    ),
    ("dutch_common", ("attack: 1", f"name: {'x' * 81}"), "4:11: the name has at most 80 characters, not 81"),
    ("dutch_common", ("attack: 1", r'name: "a\nb"'), "4:11: the name must be one line without control characters"),
    (
        "dutch_common",
        ("attack: 1", "name: {fr: Non}"),
        "4:12: the name has no field 'fr'; expected: en, ru, pt-BR",
    ),
    (
        "in_the_shadows",
        ("attack: 2", "effects: [draw]"),
        "3:5: in_the_shadows is a Role, so it needs Call for Backup: backup: [...] (PR-096)",
    ),
    (
        "in_the_shadows",
        ("attack: 2", "cost: 2", "effects: [backup: [draw]]"),
        "3:5: in_the_shadows is a Role: it has no cost and no Coordinate",
    ),
    ("sacrifice", ("lasting: true",), "3:5: sacrifice lacks its 'damage' (or 'miss: true')"),
    ("sacrifice", ("miss: true", "damage: 1"), "4:13: a Strike that misses does nothing else: leave out damage"),
    (
        "sacrifice",
        ("damage: 3", "count: 2"),
        "2:3: the box has 40 Strikes, not 41 (PR-016): balance it with the count of another card (close_call 6, ",
    ),
    (
        "sacrifice",
        ("damage: 1", "dodge: [dodge_by_killing: 1, dodge_by_showing: tech]"),
        "4:12: a Strike has one way out of it, not several",
    ),
    ("sacrifice", ("damage: 1", "dodge: [draw]"), "4:13: draw cannot stand in this box (dodge); it can in: "),
    (
        "sacrifice",
        ("damage: 1", "ongoing: [no_misses]"),
        "4:15: no_misses cannot stand on a Strike; of the ongoing abilities, scans_dearer and smaller_hand can",
    ),
    ("flares_a", ("runner: true",), "3:5: flares_a lacks its 'health'"),
    ("flares_a", ("health: 0",), "3:13: health must be a whole number from 1 to 30, not '0'"),
    ("flares_a", ("health: 3", "kind: final_enemy"), "2:3: the deck of flares_frags_claymores has no Final Enemy"),
    ("flares_a", ("health: 3", "deck: moon"), "4:11: there is no deck 'moon'; expected: expendable_assets, "),
    (
        "flares_a",
        ("health: 3", "count: 1"),
        "2:3: the deck of flares_frags_claymores has 11 cards, Events and Hazard with them, not 10 (PR-020): ",
    ),
    (
        "young_blood_a",
        ("health: 3", "count: 4"),
        "2:3: the box has 24 Young Blood cards, not 25 (PR-021): balance it with the count of another card (",
    ),
    (
        "event_young_blood",
        ("count: 4",),
        "2:3: the box has 24 Young Blood cards, not 25 (PR-021): balance it with the count of another card (",
    ),
    ("event_war_zone", ("count: 1", "health: 2"), "4:5: event_war_zone has no field 'health'; expected: name, count"),
    ("event_war_zone", ("name: X",), "3:5: event_war_zone lacks its 'count'"),
    (
        "event_war_zone",
        ("count: 2", "deck: young_blood"),
        "4:11: event_war_zone keeps its deck, war_zone, by the rulebook; the pack says 'young_blood': leave it out",
    ),
    (
        "forensic_analysis",
        ("kind: enemy", "health: 3"),
        "2:3: the deck of personal_little_war has 2 pieces of evidence; all_evidence takes 3",
    ),
    (
        "flares_frags_claymores",
        ("event: [draw]", "complete_when: all_evidence"),
        "2:3: the deck of flares_frags_claymores has 0 pieces of evidence; all_evidence takes 3, and in ",
    ),
    (
        "flares_a",
        ("health: 3", "kind: event"),
        "4:11: there is no kind 'event'; expected: enemy, objective, final_enemy",
    ),
    (
        "flares_a",
        ("health: 3", "task: {objective: 2, attack: 1, effects: [complete: 2]}"),
        "4:11: only a card of kind: objective has a task",
    ),
    (
        "flares_a",
        ("health: 3", "reveal: [to_operations]"),
        "4:13: flares_a is an enemy: to_operations, attach_to and evidence are for others",
    ),
    ("flares_a", ("health: 3", "weaker: {n: 1}"), "4:13: weaker lacks its 'count'"),
    ("flares_a", ("health: 3", "ongoing: [tougher: {enemy: xx, n: 1}]"), "4:32: there is no enemy 'xx'; docs/packs.md"),
    (
        "flares_a",
        ("health: 3", "ongoing: [no_mises]"),
        "4:15: there is no ongoing ability 'no_mises'; did you mean no_misses?",
    ),
    (
        "flares_a",
        ("health: 3", "ongoing: [all_tougher: 1, tougher: {enemy: flares_a, n: 1}]"),
        "4:31: tougher and all_tougher: 1 change the same thing: a card has one of them",
    ),
    (
        "flares_a",
        ("health: 3", "ongoing: [all_tougher: 1, no_misses: {where: combat}]"),
        "4:31: all ongoing abilities of a card work in the same place: write the same 'where'",
    ),
    ("flares_a", ("health: 3", "ongoing: [no_misses: {where: []}]"), "4:34: where must name a place: anywhere, wilds"),
    (
        "flares_a",
        ("health: 3", "ongoing: [no_misses: {where: [hills, combat]}]"),
        "4:34: where is anywhere, wilds, combat, or some spaces of the Wilds without combat",
    ),
    ("choppa_a", ("name: X",), "3:5: choppa_a lacks its 'reveal': what to do with it when it is found (PR-068)"),
    (
        "choppa_a",
        ("reveal: [to_operations]", "health: 3", "task: {objective: 3, attack: 1, effects: [complete_minor]}"),
        "4:13: choppa_a is an objective card and cannot be fought: leave out health",
    ),
    (
        "choppa_a",
        ("reveal: [draw]", "task: {objective: 3, attack: 1, effects: [complete_minor]}"),
        "3:13: choppa_a has a task, so 'reveal' must put it somewhere: to_operations or attach_to",
    ),
    (
        "choppa_a",
        ("reveal: [to_operations]", "task: {objective: 3, attack: 1, clear: here, effects: [complete_minor]}"),
        "3:13: clear: here is the space of the card, so 'reveal' must say attach_to",
    ),
    (
        "choppa_a",
        ("reveal: [to_operations]", "task: {objective: 3, effects: [complete_minor]}"),
        "4:11: the task of choppa_a needs a price (attack, recruit), or 'once: true'",
    ),
    (
        "choppa_a",
        ("reveal: [to_operations]", "task: {objective: 3, once: true, attack: 1, effects: [complete_minor]}"),
        "4:46: what is done once a turn has no price and needs no clear space: drop attack",
    ),
    (
        "choppa_a",
        ("reveal: [to_operations]",),
        "2:3: the deck of get_to_the_choppa lacks its Minor objective: a card with complete_minor (PR-116)",
    ),
    (
        "guerrilla_camp",
        ("reveal: [to_operations]",),
        "2:3: the deck of expendable_assets gives no way to do it: a card needs complete: 1",
    ),
    ("val_verdean_jungle", ("hazards: [[draw], [draw]]",), "3:14: a Location has three Hazards, not 2 (PR-066)"),
    ("val_verdean_jungle", ("hazards: 3",), "3:14: hazards must be a list in brackets or with dashes, not '3'"),
    ("val_verdean_jungle", ("name: X",), "3:5: val_verdean_jungle lacks its 'hazards'"),
    ("expendable_assets", ("name: X",), "3:5: expendable_assets lacks its 'event'"),
    (
        "expendable_assets",
        ("event: [draw]", "stage: 2"),
        "4:12: expendable_assets keeps its stage, 1, by the rulebook; the pack says '2': leave it out",
    ),
    (
        "personal_little_war",
        ("event: [draw]", "complete_when: evidence"),
        "4:20: there is no condition 'evidence'; did you mean all_evidence? (expected: all_evidence)",
    ),
    ("lieutenant", ("health: 9",), "3:5: lieutenant lacks its 'defense'"),
    ("lieutenant", ("health: 9", "defense: 5", "film: 2"), "5:11: lieutenant keeps its film, 1, by the rulebook"),
    (
        "lieutenant",
        ("health: 9", "defense: 5", "role: bad_idea"),
        "5:11: there is no role 'bad_idea'; expected: it_aint",
    ),
]


@pytest.mark.parametrize(("id", "lines", "told"), CARDS, ids=[told[:60] for _id, _lines, told in CARDS])
def test_cards(id: str, lines: tuple[str, ...], told: str) -> None:
    found = in_card(*lines, id=id)
    assert len(found) == 1
    assert found[0].startswith(told)


@pytest.mark.parametrize(
    ("id", "told"),
    [
        ("dutch_comon", "2:3: there is no component 'dutch_comon' to replace; did you mean dutch_common?"),
        ("zzzz", "2:3: there is no component 'zzzz' to replace (`hagal pack new encounters` lists them)"),
        ("nobody", "2:3: there is no component 'nobody' to replace"),
        ("bad_idea", "2:3: bad_idea is confirmed by the rulebook (Bad Idea), so it cannot be replaced"),
    ],
)
def test_what_cannot_be_replaced(id: str, told: str) -> None:
    (found,) = of("replace:", f"  {id}: {{name: X}}")
    assert found.startswith(told)


CARD = "class: tech, cost: 2, attack: 1"
WHOLE = "{name: Elder, kind: final_enemy, health: 9}"
ADDED = [
    (("  heroes: {}",), "2:3: add has no field 'heroes'; expected: characters, avatars, strikes, objectives"),
    (
        ("  strikes: {Big Hit: {name: X, count: 1, damage: 1}}",),
        "2:13: the id of a Strike must be a small letter and then",
    ),
    (
        ("  strikes: {sacrifice: {name: X, count: 1, damage: 1}}",),
        "2:13: the id sacrifice is that of Sacrifice: what replaces it stands in 'replace:'",
    ),
    (("  strikes: {random: {name: X, count: 1, damage: 1}}",), "2:13: the id random is taken by the game itself"),
    (("  young_blood: {hills: {name: X, health: 1}}",), "2:17: the id hills is taken by the game itself"),
    (("  strikes: {ouch: {name: X, damage: 1}}",), "2:19: ouch lacks its 'count'"),
    (("  strikes: {ouch: 3}",), "2:19: ouch must be a mapping (name: value), not '3'"),
    (
        ("  strikes: {ouch: {name: X, count: 1, damage: 1}}", "  young_blood: {ouch: {name: X, health: 1}}"),
        "3:17: the id ouch is used twice (first in line 5)",
    ),
    (
        (f"  characters: {{bo: {{name: Bo, team: none, cards: {{b1: {{name: B, rarity: common, {CARD}}}}}}}}}",),
        "2:16: a character has four cards: two common, one uncommon, one rare (PR-026); bo has common",
    ),
    (("  characters: {bo: {name: Bo, team: dutch, cards: {}}}",), "2:37: there is no team 'dutch'; did you mean"),
    (("  characters: {dutch: {name: Bo, team: none, cards: {}}}",), "2:16: the id dutch is taken by the game itself"),
    (
        (f"  characters: {{bo: {{name: Bo, team: none, cards: {{b1: {{name: B, rarity: epic, {CARD}}}}}}}}}",),
        "2:73: there is no rarity 'epic'; expected: common, uncommon, rare",
    ),
    (("  avatars: {al: {name: Al, health: 9, defense: 4}}",), "2:17: al lacks its 'role'"),
    (
        ("  avatars: {al: {name: Al, health: 9, defense: 4, role: knocking}}",),
        "2:57: there is no role 'knocking'",
    ),
    (
        (f"  objectives: {{o1: {{name: O, stage: 1, event: [draw], deck: {{e: {WHOLE}}}}}}}",),
        "2:16: the deck of o1 has 9 cards, Events and Hazard with them, not 4 (PR-020)",
    ),
    (
        ("  objectives: {o1: {name: O, stage: 4, event: [draw], deck: {}}}",),
        "2:37: stage must be a whole number from 1 to 3",
    ),
]


@pytest.mark.parametrize(("lines", "told"), ADDED, ids=[told[:60] for _lines, told in ADDED])
def test_additions(lines: tuple[str, ...], told: str) -> None:
    assert [found for found in of("add:", *lines) if found.startswith(told)]


def test_a_deck_as_a_whole() -> None:
    assert of(
        "add:",
        "  objectives:",
        f"    o1: {{name: O, stage: 1, event: [draw], deck: {{boss: {WHOLE}}}}}",
        "    o3: {name: O, stage: 3, event: [draw], deck: {pup: {name: Pup, count: 10, health: 9}}}",
    ) == [
        "3:5: the deck of o1 gives no way to do it: a card needs complete: 1",
        "3:5: the deck of o1 has 9 cards, Events and Hazard with them, not 4 (PR-020): balance it with the count of "
        "another card, or with one of another deck (event_o1 2, hazard_o1 1, boss 1)",
        "3:5: the deck of o1 has no Final Enemy: that is for Objective 3 (PR-116)",
        "4:5: the deck of o3 has one card of kind: final_enemy, not 0 (PR-116)",
        "4:5: the deck of o3 lacks its Minor objective: a card with complete_minor (PR-116)",
    ]


HEADS = [
    ("game: encounters\npack: x\nreplace: {}", "1:1: a pack lacks its 'hagal'"),
    ("hagal: pack 2\ngame: encounters\npack: x", "1:8: hagal must be 'pack 1', the format of packs, not 'pack 2'"),
    ("hagal: pack 1\ngame: dune\npack: x", "2:7: there is no game 'dune'; expected: encounters"),
    ("hagal: pack 1\ngame: encounters\npack: My Box", "3:7: the id of the pack must be a small letter and then"),
    ("hagal: pack 1\ngame: encounters\npack: x", "1:1: this pack neither replaces nor adds anything"),
    ("hagal: pack 1\ngame: encounters\npack: x\nreplace:\nadd:\n", "1:1: this pack neither replaces nor adds anything"),
    (
        "hagal: pack 1\ngame: encounters\npack: x\nreplaced: {}",
        "4:1: a pack has no field 'replaced'; did you mean replace?",
    ),
    (
        "hagal: pack 1\ngame: encounters\npack: x\nreplace: [a]",
        "4:10: replace must be a mapping (name: value), not a list",
    ),
    ("", "1:1: a pack begins with lines such as 'hagal: pack 1'"),
    ("just words", "1:1: a pack begins with lines such as 'hagal: pack 1'"),
    ("- a\n- b", "1:1: a pack begins with lines such as 'hagal: pack 1'"),
    (
        "hagal: pack 1\nname: Over: there",
        "2:11: this is not YAML: mapping values are not allowed here (quote a text with a colon",
    ),
    (
        "hagal: pack 1\n\tgame: x",
        "2:1: this is not YAML: found character '\\t' that cannot start any token (indent with",
    ),
    ("hagal: [1", "1:10: this is not YAML: "),
    ('hagal: "\\UFFFFFFFF"', "0:0: this is not YAML: an escape stands for no character"),
    ("hagal: a\x07b", "1:9: a character that YAML does not allow"),
    ("hagal: pack 1\n---\nhagal: pack 1", "2:1: a pack is one document: a second one begins here"),
    ("hagal: !!python/object/apply:os.system [ls]", "1:8: tags are not allowed in a pack: 'tag:yaml.org,2002:python"),
    ("hagal: !x 1", "1:8: tags are not allowed in a pack: '!x'; write the value without it"),
    ("hagal: &a 1", "1:8: anchors (&) and aliases (*) are not allowed in a pack"),
    ("hagal: *a", "1:8: anchors (&) and aliases (*) are not allowed in a pack"),
    ("? [a]\n: b", "1:3: a name must stand before the colon, not a list"),
    ("hagal: " + "[" * 50 + "]" * 50, f"1:{7 + DEPTH}: a pack goes no deeper than {DEPTH} levels"),
    ("hagal: [" + "1, " * NODES + "]", f"1:{8 + 3 * (NODES - 2) - 2}: a pack has at most {NODES} values"),
    ("#" * (BYTES + 1), "0:0: a pack has at most 512 KB, not 513"),
    (b"hagal: 1\ngame: \xff", "2:1: this is not UTF-8 text"),
]


@pytest.mark.parametrize(("text", "told"), HEADS, ids=[told[:60] for _text, told in HEADS])
def test_the_file_as_a_whole(text: str | bytes, told: str) -> None:
    with pytest.raises(PackError) as caught:
        packs.read_bytes(text if isinstance(text, bytes) else text.encode(), "x.yaml")
    found = [f"{problem.line}:{problem.column}: {problem.text}" for problem in caught.value.problems]
    assert [line for line in found if line.startswith(told)], found


def test_all_problems_are_told_at_once() -> None:
    assert len(in_card("effects: [atack: 2, heal: 1]", "cost: many", "count: x", "colour: red")) == 5


def test_aliases_cannot_blow_up() -> None:
    lines = ["a0: &a0 [x, x]", *(f"a{k}: &a{k} [*a{k - 1}, *a{k - 1}]" for k in range(1, 60))]
    assert len(problems("\n".join(lines))) == 1


def test_a_pack_full_of_mistakes_is_read_to_the_hundredth_and_once() -> None:
    words = "".join(f"  nothing_{k}: {{}}\n" for k in range(500))
    data = f"hagal: pack 1\ngame: encounters\npack: broken\nreplace:\n{words}".encode()
    whole._once.cache_clear()
    for _ in range(3):
        with pytest.raises(packs.PackError) as caught:
            packs.read_bytes(data, "x.yaml")
        assert len(caught.value.problems) == 101
        assert "there are more than 100 problems" in str(caught.value)
    assert whole._once.cache_info().misses == 1
