"""Packs for Hunters: what they say, what is wrong with them, and games played with them."""

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
from hagal.games.encounters.hunters.awards import Award
from hagal.games.encounters.hunters.trials import Both
from hagal.kernel.term import TERMS, Term
from hagal.lab import soak
from hagal.packs import pack as whole
from hagal.packs.encounters import box, words
from hagal.packs.encounters.entries import entry, sort_of
from hagal.packs.encounters.grammar import Grammar
from hagal.packs.encounters.hunters.cards import HuntersBuilder
from hagal.packs.encounters.template import head, replaceable, template
from hagal.packs.encounters.words import HUNTERS, Word
from hagal.packs.encounters.writing import example, sample, write, write_all
from hagal.packs.problems import PackError
from hagal.packs.reader import Reader
from hagal.packs.tree import Node, parse
from hagal.text import LANGUAGES, describe, name, reworded, say
from tests.games.encounters.eager import best
from tests.games.encounters.hunters.position import Hunting
from tests.packs.boxes import boxed

SAMPLE = Path(__file__).with_name("hunters.yaml")
HEAD = "hagal: pack 1\ngame: encounters\nmode: hunters\npack: test\n"
EFFECTS, ONGOING, COUNTS = words.effect_words(HUNTERS), words.ongoing_words(HUNTERS), words.count_words(HUNTERS)
TESTS, AWARDS = words.test_words(), words.award_words()
OTHERS = {**TESTS, **AWARDS}


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HAGAL_PACKS", str(tmp_path / "kept"))


def node(text: str) -> Node:
    return parse(f"effects: {text}".encode(), "test").entries[0][1]


def read(text: str, box: str) -> tuple[Effect, ...]:
    reader = Reader()
    found = Grammar(reader, ["jungle_patrol"], HUNTERS).effects(node(text), box)
    assert reader.problems == []
    return found


def of_hunters(base: type[Term]) -> set[type[Term]]:
    found = {cls for cls in TERMS.of("encounters").values() if issubclass(cls, base)}
    return {cls for cls in found if cls.__module__.startswith("hagal.games.encounters.hunters.")}


# Words


def test_every_effect_ability_count_condition_and_award_of_hunters_has_a_word() -> None:
    for base, known in (
        (Effect, EFFECTS),
        (Ongoing, ONGOING),
        (Count, COUNTS),
        (Condition, {**TESTS, "": Word(HUNTERS, "", Both, ())}),  # a list of two
        (Award, AWARDS),
    ):
        found = of_hunters(base)
        assert found
        assert found - {word.cls for word in known.values()} == set()


def test_words_of_hunted_are_none_of_hunters() -> None:
    assert {"mark", "complete", "to_operations", "backup", "evidence"}.isdisjoint(EFFECTS)
    assert "marks" not in COUNTS
    assert not any(word.cls.__module__.startswith(words.OTHER[HUNTERS]) for word in EFFECTS.values())


@pytest.mark.parametrize("word", list(EFFECTS.values()), ids=list(EFFECTS))
def test_every_effect_reads_back(word: Word) -> None:
    made = sample(word)
    assert read(f"[{example(word)}]", word.boxes[0]) == (made,)
    assert read(f"[{write(made)}]", word.boxes[-1]) == (made,)


@pytest.mark.parametrize("word", list(ONGOING.values()), ids=list(ONGOING))
def test_every_ongoing_ability_reads_back(word: Word) -> None:
    reader = Reader()
    found = Grammar(reader, ["jungle_patrol"], HUNTERS).abilities(node(f"[{example(word)}]"), lambda _word: "")
    assert (found, reader.problems) == ((sample(word),), [])


@pytest.mark.parametrize("word", list(OTHERS.values()), ids=list(OTHERS))
def test_every_condition_and_award_reads_back(word: Word) -> None:
    reader = Reader()
    grammar = Grammar(reader, [], HUNTERS)
    split = grammar.split(parse(f"a: [{example(word)}]".encode(), "").entries[0][1].items[0], "word", OTHERS)  # type: ignore[attr-defined]
    assert split is not None
    assert (grammar.read(*split, "", True), reader.problems) == (sample(word), [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_has_a_text_in_the_words_of_the_mode(lang: str) -> None:
    for word in (*EFFECTS.values(), *ONGOING.values(), *COUNTS.values(), *OTHERS.values()):
        assert say(reworded(sample(word).message(), HUNTERS, lang), lang)
    assert "Officer" not in say(reworded(sample(EFFECTS["gain_officer"]).message(), HUNTERS, "en"), "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_counted_in_every_effect_and_award_that_counts(lang: str) -> None:
    for word, count in product((*EFFECTS.values(), *AWARDS.values()), COUNTS.values()):
        if "count" in word.fields:
            if word in AWARDS.values() and count.name not in words.end_words():
                continue
            values = {"count": sample(count), "n": 2, "per": 1, "least": 1, "most": 3, "effects": read("draw", "role")}
            made = word.make({name: values[name] for name in word.fields})
            assert say(made.message(), lang)
            assert word in AWARDS.values() or read(f"[{write(made)}]", "role") == (made,)


@given(
    st.sampled_from((*words.EVERYWHERE[HUNTERS], words.DODGE)).flatmap(
        lambda box: boxed(box, True, words=EFFECTS, counts=COUNTS).map(lambda found: (box, found))
    )
)
def test_whatever_is_written_reads_back(found: tuple[str, tuple[Effect, ...]]) -> None:
    box, effects = found
    assert read(write_all(effects), box) == effects


# The template


def test_everything_replaced_by_itself_is_the_same_game() -> None:
    """What `hagal pack new --mode hunters` writes, without its comment marks, says of each card what the box says."""
    every = replaceable(every=True, mode=HUNTERS)
    pack = packs.read_bytes((head(HUNTERS) + "".join(f"  {x}\n" for one in every for x in entry(one))).encode(), "all")
    assert len(pack.content.replaced) == len(every) > 150
    assert pack.notices == ()
    for old, new in pack.content.replaced:
        before = old.content()
        for origin in ("reported", "stand-in"):
            before = before.replace(f"'{origin}'", "'pack'")
        assert new.content() == before
        assert new.wording == HUNTERS
        assert [describe(new, lang) for lang in LANGUAGES] == [describe(old, lang) for lang in LANGUAGES]


def test_the_template_has_everything_that_is_not_official() -> None:
    text = template(HUNTERS)
    assert "\nmode: hunters\n" in text
    for one in box(HUNTERS).values():
        if one.kind != "nobody":
            assert (f"\n  # {one.id}:\n" in text) == (one.origin != "official"), one.id


# What is wrong


def problems(*lines: str) -> list[str]:
    with pytest.raises(PackError) as caught:
        packs.read_bytes((HEAD + "\n".join(lines)).encode(), "x.yaml")
    return [f"{problem.line - 4}:{problem.column}: {problem.text}" for problem in caught.value.problems]


WRONG: list[tuple[str, str]] = [
    ("dutch_common: {attack: 1}", "2:3: there is no component 'dutch_common' to replace (it is a card of hunted, and "),
    ("bear_trp: {}", "2:3: there is no component 'bear_trp' to replace; did you mean bear_trap? (`hagal pack new enc"),
    ("flesh_wound: {damage: 2}", "2:3: flesh_wound is confirmed by the rulebook (Flesh Wound)"),
    ("woodland_intel_thermal_sweep: {effects: [mark: 1]}", "2:44: there is no effect 'mark'"),
    ("woodland_intel_thermal_sweep: {cost: 2}", "2:33: woodland_intel_thermal_sweep does nothing: it needs attack"),
    ("woodland_intel_thermal_sweep: {attack: 1, class: tech}", "2:52: woodland_intel keeps its class, intel, by the"),
    ("woodland_intel_thermal_sweep: {attack: 1, group: moon}", "2:52: there is no group 'moon'; expected: woodland"),
    ("killer_instinct_tech: {attack: 1, count: 3}", "2:3: the box has 8 Killer Instinct cards, not 9 (PR-193)"),
    ("elder_hunter_role: {attack: 1, class: leadership}", "2:41: there is no class 'leadership'; expected: intel, s"),
    ("elder_hunter_role: {attack: 1, count: 2}", "2:41: elder_hunter_role keeps its count, 1, by the rulebook"),
    ("elder_hunter: {health: 11, armor: 4, honor: 2}", "2:17: elder_hunter lacks its 'initiative'"),
    ("hearty_blow: {effects: [draw]}", "2:16: hearty_blow lacks its 'damage' or 'dishonor' (PR-213)"),
    ("hearty_blow: {damage: 1, count: 2}", "2:3: the box has 60 Prey Strikes, not 61 (PR-194)"),
    (
        "hearty_blow: {damage: 1, dodge: [dodge_by_killing: 1, dodge_by_showing: tech]}",
        "2:35: a Strike has one way out of it, not several",
    ),
    ("jungle_patrol: {honor: 1}", "2:18: jungle_patrol lacks its 'health'"),
    ("jungle_patrol: {health: 2, price: 2}", "2:37: jungle_patrol is of kind: prey, so it has no price: leave it"),
    ("jungle_patrol: {health: 2, count: 3}", "2:3: the deck of no_sport has 9 cards, not 8 (PR-197)"),
    ("jungle_patrol: {health: 2, kind: event}", "2:36: there is no kind 'event'; expected: prey, ultimate, hazard"),
    ("point_man: {health: 2, kind: ultimate}", "2:3: the deck of no_sport has no Ultimate Prey: that is for the th"),
    ("the_one_who_walks_away: {kind: prey, health: 3}", "2:3: the deck of what_the_hell has one card of kind: ultima"),
    ("hired_gun: {health: 1, count: 4}", "2:3: the deck of mercenary has 24 cards, not 25 (PR-197)"),
    ("quicksand: {honor: 1}", "2:14: quicksand lacks its 'price'"),
    ("quicksand: {price: 1, health: 3}", "2:33: quicksand is of kind: hazard, so it has no health: leave it out"),
    ("gear_up_no_sport: {count: 2, honor: 1}", "2:39: gear_up_no_sport is of kind: gear_up, so it has no honor"),
    ("point_man: {health: 2, death: [return_to_deck]}", "2:33: return_to_deck is for the Ultimate Prey (PR-242)"),
    ("point_man: {health: 2, death: [arrest]}", "2:34: arrest cannot stand in this box (death); it can in: reveal"),
    ("point_man: {health: 2, ongoing: [no_healing]}", "2:36: no_healing is for Traps: it concerns whoever one lies"),
    ("body_armor: {honor: 1}", "2:15: body_armor gives its Prey nothing: it needs runner, double_strike"),
    ("body_armor: {count: 0, health: 1}", "2:16: body_armor has no field 'count'"),
    ("bear_trap: {honor: 1, reveal: [draw]}", "2:14: bear_trap lacks its 'price'"),
    ("bear_trap: {price: 1}", "2:14: bear_trap does nothing: it needs reveal or ongoing"),
    ("bear_trap: {price: 1, ongoing: [all_tougher: 1]}", "2:35: all_tougher cannot stand on a Trap; it can on Prey"),
    (
        "bear_trap: {price: 1, ongoing: [smaller_hand: {n: 1, where: wilds}]}",
        "2:34: a Trap works where it lies, in front of a player: leave out 'where'",
    ),
    ("bear_trap: {price: 1, reveal: [draw], rivalry: true}", "2:50: bear_trap keeps its rivalry, false, by the rule"),
    ("test_of_might: {honor: 1}", "2:18: test_of_might lacks its 'condition'"),
    ("test_of_might: {honor: 1, condition: [has_atack: 1]}", "2:41: there is no condition 'has_atack'; did you mean "),
    ("test_of_might: {honor: 1, condition: []}", "2:40: a Test asks for one or two things, not 0"),
    ("test_of_might: {honor: 1, condition: [unhurt: 2]}", "2:49: unhurt takes no value: write unhurt alone"),
    ("brawn: {award: per_each}", "2:18: per_each needs its value, as in per_each: {n: 2, per: 2, count: worthy, "),
    ("brawn: {award: {per_each: {n: 1, per: 0, count: gear}}}", "2:41: per_each: per must be a whole number from 1"),
    ("brawn: {award: {at_most: {n: 1, most: 0, count: cards_in_hand}}}", "2:51: there is no count 'cards_in_hand'"),
    ("brawn: {award: {per_each: {n: 1, per: 1, count: armory_of}}}", "2:51: armory_of needs its value, as in {arm"),
    ("brawn: {award: {per_each: {n: 1, per: 1, count: {armory_of: moon}}}}", "2:63: there is no class 'moon'"),
]


@pytest.mark.parametrize(("line", "told"), WRONG, ids=[line[:60] for line, _told in WRONG])
def test_every_mistake_is_told_with_its_place(line: str, told: str) -> None:
    found = problems("replace:", f"  {line}")
    assert len(found) == 1
    assert found[0].startswith(told), found


def test_a_card_that_moves_to_another_group_needs_one_that_takes_its_place() -> None:
    sweep = "woodland_intel_thermal_sweep: {attack: 1, group: urban_tech}"
    assert [
        told.partition(":")[2].partition(":")[2].partition(" (")[0].strip()
        for told in problems("replace:", f"  {sweep}")
    ] == [
        "urban_tech has 14 cards in the Armory, not 19",
        "woodland_intel has 14 cards in the Armory, not 9",
    ]
    disc = "urban_tech_smart_disc: {attack: 1, group: woodland_intel}"
    found = packs.read_bytes(f"{HEAD}replace:\n  {sweep}\n  {disc}".encode(), "x")
    assert [notice.args["fact"] for notice in found.notices] == ["group", "group"]
    moved: Any = found.content.replaced[0][1]
    assert (moved.who, moved.cls, moved.team) == ("urban_tech", 4, 3)


def test_only_what_a_source_says_is_told_as_a_warning() -> None:
    line = "  elder_hunter: {health: 19, armor: 9, honor: 9, initiative: 2}"
    found = packs.read_bytes(f"{HEAD}replace:\n{line}".encode(), "x")
    assert [notice.args["fact"] for notice in found.notices] == ["initiative"]


def test_what_is_added_is_looked_at_as_closely() -> None:
    assert problems("add:", "  objectives: {}")[0].startswith("2:3: add has no field 'objectives'; expected: avatars")
    assert problems("add:", "  gear: {bear_trap: {name: X, health: 1}}") == [
        "2:10: the id bear_trap is that of Bear Trap: what replaces it stands in 'replace:'"
    ]
    assert problems("add:", "  traps: {urban_tech: {name: X, price: 1, reveal: [draw]}}") == [
        "2:11: the id urban_tech is taken by the game itself: choose another"
    ]
    assert problems("add:", "  avatars: {me: {name: Me, health: 9, armor: 1, honor: 1, initiative: 2}}") == [
        "2:17: me lacks its 'role'"
    ]


def test_there_are_two_modes() -> None:
    with pytest.raises(PackError, match=r"x:3:7: there is no mode 'both'; expected: hunted, hunters"):
        packs.read_bytes(b"hagal: pack 1\ngame: encounters\nmode: both\npack: x\nreplace: {a: {}}", "x")
    same = b"hagal: pack 1\ngame: encounters\n%spack: x\nreplace: {mac_common: {attack: 3}}"
    assert packs.read_bytes(same % b"", "x").ref == packs.read_bytes(same % b"mode: hunted\n", "x").ref


# Games


def play(game: Game, seed: int = 1) -> Game:
    rng = Random(seed)
    while game.decision is not None:
        keys = game.decision.keys
        game.choose(keys[rng.choice(best(keys))])
    return game


def new(players: int = 2, **options: Any) -> Game:
    return hagal.new("encounters", players=players, modules=["hunters"], packs=[SAMPLE], **{"seed": 1, **options})


def test_every_component_of_a_pack_has_a_name_and_a_text() -> None:
    found = packs.read(SAMPLE).content
    assert {sort_of(one) for one in found.components} == {
        *("predator", "predator_role", "instinct", "armory", "prey_strike", "prey", "gear", "trap", "test"),
        "challenge",
    }
    for one in found.components:
        assert (one.origin, one.wording, dict(one.doubts)) == ("pack", HUNTERS, {})
        for lang in LANGUAGES:
            assert name(one, lang)
            assert describe(one, lang)


def test_a_pack_is_for_its_mode_alone() -> None:
    with pytest.raises(hagal.RulesError, match=r"the pack hunt@.* is for hunters, and this is a game of hunted"):
        hagal.new("encounters", players=2, packs=[SAMPLE])
    with pytest.raises(hagal.RulesError, match=r"the pack sample@.* is for hunted, and this is a game of hunters"):
        hagal.new("encounters", players=2, modules=["hunters"], packs=[SAMPLE.with_name("sample.yaml")])


def test_avatars_of_a_pack_are_named_in_their_mode() -> None:
    game = new(avatars=["winter_hunter", "river_hunter"])
    assert [player["avatar"] for player in game.view()["players"]] == ["winter_hunter", "river_hunter"]
    with pytest.raises(hagal.RulesError, match="option avatars must name Predators in this mode"):
        new(avatars=["winter_hunter", "lieutenant"])
    with pytest.raises(hagal.RulesError, match="winter_hunter"):
        hagal.new("encounters", players=2, modules=["hunters"], avatars=["winter_hunter", "elder_hunter"])
    with pytest.raises(hagal.RulesError, match="option avatars must name people in this mode"):
        hagal.new("encounters", players=1, avatars=["elder_hunter"])
    hunted = SAMPLE.with_name("sample.yaml")
    with pytest.raises(hagal.RulesError, match="option avatars names 'winter_hunter'"):
        hagal.new("encounters", players=2, avatars=["winter_hunter", "medic"], packs=[hunted])
    assert new(3, avatars="two")  # seven Predators are enough


def test_traps_of_use_against_each_other_stay_away_where_all_play_together() -> None:
    ids = {True: set(), False: set()}  # type: dict[bool, set[str]]
    for together in ids:
        state: Any = new(together=together).state
        ids[together] = {card.id for card in state.face if card.kind == "trap"}
    assert ids[False] - ids[True] == {"flash_trap", "laser_trap", "log_trap", "razor_trap", "mirror_maze"}
    assert "tripwire" in ids[True]


def test_a_replaced_trap_works_as_the_pack_says() -> None:
    table = Hunting(2, packs=[SAMPLE])
    trap: Any = table.s.rules.component("trap:bear_trap")
    assert (trap.price, trap.honor, trap.shared, trap.origin) == (4, 3, True, "pack")
    assert set(trap.queries) == {"may_heal", "hand_size"}


@pytest.mark.parametrize("film", [1, 2])
def test_a_game_is_played_saved_and_replayed(film: int) -> None:
    game = new(3, film=film, tests=True, challenges="secret", avatars=["winter_hunter", "river_hunter", "elder_hunter"])
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
    options = {"tests": True, "challenges": "open"}
    plan = soak.plan("encounters", 10, module="hunters", packs=(str(SAMPLE),), options=options)
    assert soak.soak(soak.Notebook(plan, tmp_path / "resume"), keep=tmp_path).failures == []


# Whatever can be written

CARRIERS = {
    "effects": [one for one in replaceable(mode=HUNTERS) if sort_of(one) in ("armory", "prey_strike")],
    "prey": [one for one in replaceable(mode=HUNTERS) if getattr(one, "fightable", False)],
    "gear": [one for one in replaceable(mode=HUNTERS) if one.kind == "gear"],
    "trap": [one for one in replaceable(mode=HUNTERS) if one.kind == "trap"],
}


def written(data: st.DataObject, box: str) -> str:
    return write_all(data.draw(boxed(box, True, 2, words=EFFECTS, counts=COUNTS))).replace("return_to_deck", "draw")


def random_pack(data: st.DataObject, rng: Random) -> str:
    lines = [HEAD.rstrip(), "replace:"]
    for one in rng.sample(CARRIERS["effects"], 6):
        box, damage = (words.WOUND, "damage: 1, ") if one.kind == "strike" else (words.CHARACTER, "")
        lines.append(f"  {one.id}: {{{damage}effects: {written(data, box)}}}")
    for one in rng.sample(CARRIERS["prey"], 6):
        kind = rng.choice(words.PREY)
        lines.append(f"  {one.id}: {{health: {rng.randrange(1, 5)}, {kind}: {written(data, kind)}}}")
    for one in rng.sample(CARRIERS["gear"], 3):
        kind = rng.choice(words.PREY[1:])
        lines.append(f"  {one.id}: {{{kind}: {written(data, kind)}}}")
    for one in rng.sample(CARRIERS["trap"], 3):
        lines.append(f"  {one.id}: {{price: 1, reveal: {written(data, words.TRAP)}}}")
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
    game = prepare(title, rng.randrange(1, 6), ("hunters",), rng.randrange(1000), {"film": rng.randrange(1, 3)})
    game.resume()
    for _ in range(4000):
        decision = game.decision
        if decision is None:
            break
        assert decision.keys
        assert decision.prompt
        game.choose(rng.choice(decision.keys))
    assert game.over


def test_the_builder_knows_every_sort() -> None:
    for one in replaceable(every=True, mode=HUNTERS):
        assert hasattr(HuntersBuilder, sort_of(one))
