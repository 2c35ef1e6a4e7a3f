"""Packs for Alien: what they say, what is wrong with them, and games played with them."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import hagal
from hagal import packs
from hagal.game import Game, packed_title, prepare
from hagal.games.encounters.components import Ongoing
from hagal.games.encounters.effect import Condition, Count, Effect
from hagal.games.encounters.names import ALIEN_FILMS, EVERY
from hagal.kernel.term import TERMS, Term
from hagal.lab import soak
from hagal.packs import pack as whole
from hagal.packs.encounters import box, words
from hagal.packs.encounters.entries import entry, sort_of
from hagal.packs.encounters.grammar import Grammar
from hagal.packs.encounters.template import head, replaceable, template
from hagal.packs.encounters.words import ALIEN, HUNTED, HUNTERS, Word
from hagal.packs.encounters.writing import example, sample, write, write_all
from hagal.packs.problems import PackError
from hagal.packs.reader import Reader
from hagal.packs.tree import Node, parse
from hagal.text import LANGUAGES, describe, name, reworded, say
from tests.games.encounters.alien.position import Position
from tests.games.encounters.eager import best
from tests.packs.boxes import boxed

SAMPLE = Path(__file__).with_name("alien.yaml")
HEAD = "hagal: pack 1\ngame: encounters\nmode: alien\npack: test\n"
EFFECTS, ONGOING, COUNTS = words.effect_words(ALIEN), words.ongoing_words(ALIEN), words.count_words(ALIEN)
GOALS = words.condition_words(ALIEN)
ENEMIES = ["queen", "colonist_host"]


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HAGAL_PACKS", str(tmp_path / "kept"))


def node(text: str) -> Node:
    return parse(f"effects: {text}".encode(), "test").entries[0][1]


def grammar(reader: Reader) -> Grammar:
    return Grammar(reader, ENEMIES, ALIEN, ENEMIES)


def read(text: str, box: str) -> tuple[Effect, ...]:
    reader = Reader()
    found = grammar(reader).effects(node(text), box)
    assert reader.problems == []
    return found


def of_alien(base: type[Term]) -> set[type[Term]]:
    found = {cls for cls in TERMS.of("encounters").values() if issubclass(cls, base)}
    return {cls for cls in found if "alien" in cls.__module__.split(".")}


# Words


def test_every_effect_ability_count_and_condition_of_alien_has_a_word() -> None:
    for base, known in ((Effect, EFFECTS), (Ongoing, ONGOING), (Count, COUNTS), (Condition, GOALS)):
        assert of_alien(base) - {word.cls for word in known.values()} == set()


def test_words_of_other_modes_are_none_of_alien() -> None:
    assert {"mark", "complete_minor", "backup", "evidence", "duel", "enshrine"}.isdisjoint(EFFECTS)
    assert "marks" not in COUNTS
    assert {"hatch", "excise", "arm"}.isdisjoint({*words.effect_words(HUNTED), *words.effect_words(HUNTERS)})


@pytest.mark.parametrize("word", list(EFFECTS.values()), ids=list(EFFECTS))
def test_every_effect_reads_back(word: Word) -> None:
    made = sample(word)
    assert read(f"[{example(word)}]", word.boxes[0]) == (made,)
    assert read(f"[{write(made, ALIEN)}]", word.boxes[-1]) == (made,)


@pytest.mark.parametrize("word", list(ONGOING.values()), ids=list(ONGOING))
def test_every_ongoing_ability_reads_back(word: Word) -> None:
    reader = Reader()
    found = grammar(reader).abilities(node(f"[{example(word)}]"), lambda _word: "")
    assert (found, reader.problems) == ((sample(word),), [])


@pytest.mark.parametrize("word", list(GOALS.values()), ids=list(GOALS))
def test_every_goal_reads_back(word: Word) -> None:
    reader = Reader()
    text = f"{{{example(word)}}}" if word.fields else word.name
    assert (grammar(reader).condition(node(text)), reader.problems) == (sample(word), [])


def test_spaces_are_rooms() -> None:
    assert example(EFFECTS["scan_at"]) == "scan_at: weapons_locker"
    assert example(words.effect_words(HUNTED)["scan_at"]) == "scan_at: river"
    reader = Reader()
    grammar(reader).effects(node("[scan_at: river]"), words.CHARACTER)
    assert "there is no space 'river'; expected: ventilation_shafts, power_station" in reader.problems[0].text
    for where in ("complex", "combat", "[airlock, med_lab]"):
        reader = Reader()
        text = f"[scans_dearer: {{n: 1, where: {where}}}]"
        (made,) = grammar(reader).abilities(node(text), lambda _word: "")
        assert write_all([made], ALIEN).replace("med_lab, airlock", "airlock, med_lab") == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_has_a_text_in_the_words_of_the_mode(lang: str) -> None:
    for word in (*EFFECTS.values(), *ONGOING.values(), *COUNTS.values(), *GOALS.values()):
        assert say(reworded(sample(word).message(), ALIEN, lang), lang)
    assert "Officer" not in say(reworded(sample(EFFECTS["gain_officer"]).message(), ALIEN, "en"), "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_counted_in_every_effect_that_counts(lang: str) -> None:
    for word, count in product(EFFECTS.values(), COUNTS.values()):
        if "count" in word.fields:
            values = {"count": sample(count), "n": 2, "effects": read("draw", "role")}
            made = word.make({name: values[name] for name in word.fields})
            assert say(made.message(), lang)
            assert read(f"[{write(made, ALIEN)}]", word.boxes[0]) == (made,)


@given(
    st.sampled_from((*words.EVERYWHERE[ALIEN], words.DODGE)).flatmap(
        lambda box: boxed(box, True, words=EFFECTS, counts=COUNTS).map(lambda found: (box, found))
    )
)
def test_whatever_is_written_reads_back(found: tuple[str, tuple[Effect, ...]]) -> None:
    box, effects = found
    assert read(write_all(effects, ALIEN), box) == effects


# The template


def test_everything_replaced_by_itself_is_the_same_game() -> None:
    """What `hagal pack new --mode alien` writes, without its comment marks, says of each card what the box says."""
    every = replaceable(every=True, mode=ALIEN)
    pack = packs.read_bytes((head(ALIEN) + "".join(f"  {x}\n" for one in every for x in entry(one))).encode(), "all")
    assert len(pack.content.replaced) == len(every) > 150
    assert pack.notices == ()
    for old, new in pack.content.replaced:
        before = old.content()
        for origin in ("reported", "stand-in", "official"):
            before = before.replace(f"'{origin}'", "'pack'")
        assert new.content() == before
        assert new.wording == ALIEN
        if old.kind not in ("objective", "location"):  # whose Events and Hazards have names in the box
            assert [describe(new, lang) for lang in LANGUAGES] == [describe(old, lang) for lang in LANGUAGES]


def test_the_template_has_everything_that_can_be_typed_in() -> None:
    text = template(ALIEN)
    assert "\nmode: alien\n" in text
    for one in box(ALIEN).values():
        if one.kind != "nobody":
            wanted = one.origin != "official" or one.kind in ("objective", "location")
            assert (f"\n  # {one.id}:\n" in text) == wanted, one.id


# What is wrong


def problems(*lines: str) -> list[str]:
    with pytest.raises(PackError) as caught:
        packs.read_bytes((HEAD + "\n".join(lines)).encode(), "x.yaml")
    return [f"{problem.line - 4}:{problem.column}: {problem.text}" for problem in caught.value.problems]


WRONG: list[tuple[str, str]] = [
    ("knock_knock: {attack: 1}", "2:3: there is no component 'knock_knock' to replace (it is a card of hunted, and "),
    (
        "bishop_rar: {}",
        "2:3: there is no component 'bishop_rar' to replace; did you mean bishop_rare? (`hagal pack new ",
    ),
    ("grunt: {attack: 2}", "2:3: grunt is confirmed by the rulebook (Grunt)"),
    ("bishop_rare: {effects: [mark: 1]}", "2:27: there is no effect 'mark'"),
    ("bishop_rare: {effects: [brothers: [draw]]}", "2:27: there is no effect 'brothers'"),
    ("bishop_rare: {cost: 7}", "2:16: bishop_rare does nothing: it needs attack, recruit or effects"),
    ("bishop_rare: {attack: 1, team: the_betty}", "2:34: bishop keeps its team, sulaco, by the rulebook"),
    ("bishop_rare: {attack: 1, character: dutch}", "2:39: there is no character 'dutch'; docs/packs.md and"),
    ("bishop_rare: {attack: 1, count: 3}", "2:3: bishop has 14 cards in the Barracks, not 16 (PR-026)"),
    ("bishop_rare: {attack: 1, class: all}", "2:35: there is no class 'all'; expected: intel, leadership, strength"),
    ("bishop_rare: {attack: 1, recruited: [arm]}", "2:40: arm cannot stand in this box (recruited); it can in: hazard"),
    ("lets_rock: {attack: 1, cost: 2}", "2:14: lets_rock is a Role: it has no cost and no Coordinate"),
    ("commander: {health: 11}", "2:14: commander lacks its 'defense'"),
    ("acid_bath: {effects: [draw]}", "2:14: acid_bath lacks its 'damage' (or 'miss: true')"),
    ("acid_bath: {damage: 1, count: 2}", "2:3: the box has 40 Strikes, not 41 (AL-013)"),
    (
        "acid_bath: {damage: 1, ongoing: [all_tougher: 1]}",
        "2:36: all_tougher cannot stand on a Strike; of the ongoing ",
    ),
    ("hive_guard: {runner: true}", "2:15: hive_guard lacks its 'health'"),
    ("hive_guard: {health: 2, count: 3}", "2:3: the box has 24 Drones, not 25 (AL-016)"),
    (
        "hive_guard: {health: 2, kind: final_enemy}",
        "2:3: there is no Final Enemy among Drones: that is for Objective 3",
    ),
    ("hive_guard: {health: 2, gun: 1}", "2:32: only a card of kind: objective has gun"),
    ("hive_guard: {health: 2, reveal: [find]}", "2:35: hive_guard is an enemy: to_operations, attach_to and the like "),
    ("hive_guard: {health: 2, after: every}", "2:34: there is no class 'every'; expected: intel, leadership"),
    ("hive_guard: {health: 2, spares: true}", "2:27: hive_guard has no field 'spares'"),
    ("chestburster: {health: 2}", "2:26: chestburster is never fought (AL-090): leave out health"),
    ("facehugger: {health: 2, count: 8}", "2:34: facehugger keeps its count, 9, by the rulebook"),
    ("facehugger: {health: 2, reveal: [draw]}", "2:27: facehugger has no field 'reveal'"),
    ("egg: {health: 2, count: 3}", "2:3: the deck of the_sos has 9 cards, Events and Hazard with them, not 8 (AL-015)"),
    ("egg: {health: 2, kind: final_enemy}", "2:3: the deck of the_sos has no Final Enemy: that is for Objective 3"),
    ("perfect_organism: {health: 2, kind: enemy}", "2:3: the deck of a_perfect_organism has a card of kind: final_"),
    ("sos: {kind: objective}", "2:8: sos lacks its 'reveal': what to do with it when it is found (AL-051)"),
    ("sos: {kind: objective, health: 1, reveal: [find]}", "2:34: sos is an objective card and cannot be fought"),
    (
        "ventilation_seal: {reveal: [draw], task: {objective: 2, recruit: 1, effects: [finish: 2]}}",
        "2:30: ventilation_seal has a task, so 'reveal' must put it somewhere, as in to_operations",
    ),
    (
        "ventilation_seal: {reveal: [to_operations], task: {objective: 2, recruit: 1, effects: [draw]}}",
        "2:3: the deck of no_one_can_hear_you_scream gives no way to do it: a card needs complete: 2, or the ",
    ),
    (
        "ventilation_seal: {reveal: [find], task: {objective: 2, recruit: 1, clear: here, effects: [finish: 2]}}",
        "2:30: clear: here is the room of the card, so 'reveal' must say attach_to or appear",
    ),
    ("the_sos: {event: [draw], complete_when: {died: {card: nobody, n: 2}}}", "2:57: there is no card 'nobody'"),
    ("the_sos: {event: [draw], complete_when: all_evidence}", "2:43: there is no condition 'all_evidence'"),
    ("the_sos: {event: [draw]}", "2:3: the deck of the_sos gives no way to do it: a card needs complete: 1, or the "),
    ("the_sos: {event: [draw], stage: 2}", "2:35: the_sos keeps its stage, 1, by the rulebook"),
    (
        "the_nostromo: {hazards: [[draw], [draw]]}",
        "2:27: a Location has three or four Hazards, not 2 (PR-066)",
    ),
    (
        "a_perfect_organism: {event: [discard: 1], complete_when: {died: {card: ash, n: 1}}}",
        "2:3: a_perfect_organism is an Objective 3: the death of its Final Enemies alone does that (AL-004), so leave ",
    ),
    (
        "organism_a: {reveal: [to_operations], task: {objective: 3, recruit: 4, effects: [finish: 3]}}",
        "2:3: organism_a would complete Objective 3: the death of its Final Enemies alone does that (AL-004)",
    ),
    ("egg: {health: 2, death: [complete: 3]}", "2:3: egg would complete Objective 3: the death of its Final Enemies "),
    ("event_the_sos: {count: 3}", "2:3: event_the_sos is confirmed by the rulebook (Event)"),
]


@pytest.mark.parametrize(("line", "told"), WRONG, ids=[line[:60] for line, _told in WRONG])
def test_every_mistake_is_told_with_its_place(line: str, told: str) -> None:
    found = problems("replace:", f"  {line}")
    assert len(found) == 1, found
    assert found[0].startswith(told), found


def test_a_card_that_moves_to_another_character_needs_one_that_takes_its_place() -> None:
    trick = "bishop_uncommon: {attack: 1, character: private_hudson}"
    assert len(problems("replace:", f"  {trick}")) == 2
    timer = "private_hudson_uncommon: {attack: 1, character: bishop}"
    found = packs.read_bytes(f"{HEAD}replace:\n  {trick}\n  {timer}".encode(), "x")
    assert [notice.args["fact"] for notice in found.notices] == ["character", "character"]


def test_only_what_a_source_says_is_told_as_a_warning() -> None:
    lines = ("commander: {health: 19, defense: 9}", "captain_of_the_ship: {cost: 9, attack: 3}")
    found = packs.read_bytes(f"{HEAD}replace:\n  {lines[0]}\n  {lines[1]}".encode(), "x")
    assert [notice.args["fact"] for notice in found.notices] == ["effects", "attack"]


def test_what_is_added_is_looked_at_as_closely() -> None:
    assert problems("add:", "  young_blood: {}")[0].startswith("2:3: add has no field 'young_blood'; expected: chara")
    assert problems("add:", "  drones: {egg: {name: X, health: 1}}") == [
        "2:12: the id egg is that of Egg: what replaces it stands in 'replace:'"
    ]
    assert problems("add:", "  strikes: {airlock: {name: X, count: 1, damage: 1}}") == [
        "2:13: the id airlock is taken by the game itself: choose another"
    ]
    assert problems("add:", "  avatars: {me: {name: Me, health: 9, defense: 1}}") == ["2:17: me lacks its 'role'"]
    small = "  objectives: {bay: {name: Bay, stage: 3, event: [draw], deck: {a: {name: A, count: 10, health: 1}}}}"
    assert problems("add:", small) == ["2:16: the deck of bay has a card of kind: final_enemy, at least one (AL-004)"]


@pytest.mark.parametrize("events", [0, 1, 3, 4])
def test_every_mini_deck_has_two_events(events: int) -> None:
    task = "{objective: 1, recruit: 1, effects: [finish: 1]}"
    card = f"a: {{name: A, kind: objective, reveal: [to_operations], task: {task}, count: {9 - events - 1}}}"
    entry = f"{{name: Bay, stage: 1, event: [draw], events: {events}, deck: {{{card}}}}}"
    found = problems("add:", f"  objectives: {{bay: {entry}}}")
    assert found == [f"2:16: the deck of bay has 2 Events, not {events} (AL-020)"]


# Games


def play(game: Game, seed: int = 1) -> Game:
    rng = Random(seed)
    while game.decision is not None:
        keys = game.decision.keys
        game.choose(keys[rng.choice(best(keys))])
    return game


def new(players: int = 2, **options: Any) -> Game:
    return hagal.new("encounters", players=players, modules=["alien"], packs=[SAMPLE], **{"seed": 1, **options})


def test_every_component_of_a_pack_has_a_name_and_a_text() -> None:
    found = packs.read(SAMPLE).content
    sorts = {"crew", "avatar", "strike", "hive", "hatchery", "objective", "location", "person"}
    assert {sort_of(one) for one in found.components} == sorts
    for one in found.components:
        assert (one.origin, dict(one.doubts)) == ("pack", {})
        for lang in LANGUAGES:
            assert name(one, lang)
            assert one.kind == "person" or describe(one, lang)


def test_a_pack_is_for_its_mode_alone() -> None:
    with pytest.raises(hagal.RulesError, match=r"the pack nostromo@.* is for alien, and this is a game of hunted"):
        hagal.new("encounters", players=2, packs=[SAMPLE])
    with pytest.raises(hagal.RulesError, match=r"the pack sample@.* is for hunted, and this is a game of alien"):
        hagal.new("encounters", players=2, modules=["alien"], packs=[SAMPLE.with_name("sample.yaml")])


def test_what_a_pack_adds_can_be_asked_for() -> None:
    game = new(
        avatars=["stoker", "pilot"],
        characters=["brett", "bishop", "call", "johner"],
        location="derelict",
        objectives=["cargo_bay", "no_one_can_hear_you_scream", "a_perfect_organism"],
    )
    assert [player["avatar"] for player in game.view()["players"]] == ["stoker", "pilot"]
    state: Any = game.state
    ids = {card.id for card in state.face}
    assert {"right_on", "stoker_role", "reconnaissance", "cold_sweat", "tunnel_drone", "bay_door"} <= ids
    with pytest.raises(hagal.RulesError, match="brett"):
        hagal.new("encounters", players=2, modules=["alien"], characters=["brett", "bishop", "call", "johner"])


def test_replaced_cards_work_as_the_pack_says() -> None:
    t = Position(2, "alien3", packs=[SAMPLE])
    versatile: Any = t.s.rules.component("character:versatile_programming")
    assert (versatile.cls, versatile.origin) == (EVERY, "pack")
    t.combat("hive_guard").give(attack=4)
    assert "fight hive_guard" in t.keys
    assert t.choose("fight hive_guard").s.attack == 0
    assert t.s.rules.component("enemy:facehugger").health == 4  # type: ignore[attr-defined]


@pytest.mark.parametrize("film", ALIEN_FILMS)
def test_a_game_is_played_saved_and_replayed(film: str) -> None:
    game = new(3, film=film, avatars=["stoker", "pilot", "commander"])
    for _ in range(12):
        assert game.decision is not None
        game.choose(game.decision.keys[0])
    again = hagal.load(game.save(), packs=[SAMPLE])
    assert again.view() == game.view()
    play(game)
    told = hagal.replay(str(game.record), packs=[str(SAMPLE)])
    assert told.outcome == game.outcome
    for lang in LANGUAGES:
        assert told.story(lang=lang)


def test_every_law_holds_with_a_pack(tmp_path: Path) -> None:
    plan = soak.plan("encounters", 10, module="alien", packs=(str(SAMPLE),))
    assert soak.soak(soak.Notebook(plan, tmp_path / "resume"), keep=tmp_path).failures == []


# Whatever can be written

CARRIERS = {
    "effects": [one for one in replaceable(mode=ALIEN) if sort_of(one) in ("crew", "strike")],
    "hive": [one for one in replaceable(mode=ALIEN) if getattr(one, "fightable", False)],
}


def written(data: st.DataObject, box: str) -> str:
    return write_all(data.draw(boxed(box, True, 2, words=EFFECTS, counts=COUNTS)), ALIEN)


def random_pack(data: st.DataObject, rng: Random) -> str:
    lines = [HEAD.rstrip(), "replace:"]
    for one in rng.sample(CARRIERS["effects"], 8):
        box, damage = (words.WOUND, "damage: 1, ") if one.kind == "strike" else (words.CHARACTER, "")
        lines.append(f"  {one.id}: {{{damage}effects: {written(data, box)}}}")
    for one in rng.sample(CARRIERS["hive"], 8):
        kind = rng.choice((*words.HIVE[:4], words.FIGHTS, words.AT_EVENTS, words.ENTERING))
        effects = written(data, kind)
        if any(word in effects for word in ("to_operations", "attach_to", "find", "appear", "jump")):
            continue
        lines.append(f"  {one.id}: {{health: {rng.randrange(1, 5)}, {kind}: {effects}}}")
    return "\n".join(lines)


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_whatever_can_be_written_can_be_played(data: st.DataObject) -> None:
    rng = data.draw(st.randoms(use_true_random=False))
    found = whole._read(random_pack(data, rng).encode(), "any.yaml")
    for one in found.content.components:
        for lang in LANGUAGES:
            describe(one, lang)
    title = packed_title("encounters").packed((found.module,))
    film = rng.choice(ALIEN_FILMS)
    game = prepare(title, rng.randrange(1, 6), ("alien",), rng.randrange(1000), {"film": film}).resume()
    for _ in range(4000):
        decision = game.decision
        if decision is None:
            break
        assert decision.keys
        assert decision.prompt
        game.choose(rng.choice(decision.keys))
    assert game.over
