"""Whatever text comes in: a pack, or problems with their places; nothing else, and soon."""

from __future__ import annotations

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hagal.game import packed_title, prepare
from hagal.lab.watched_game import Ruleset, WatchedGame
from hagal.packs import pack as whole
from hagal.packs.encounters import box, words
from hagal.packs.encounters.fields import FIXED, FREE, KNOWN
from hagal.packs.encounters.template import replaceable
from hagal.packs.encounters.writing import write_all
from hagal.packs.problems import PackError, Problem
from hagal.text import LANGUAGES, describe
from tests.games.encounters.eager import Eager
from tests.packs.boxes import boxed, effect_of
from tests.support.laws import hold

SAMPLE = Path(__file__).with_name("sample.yaml").read_text(encoding="utf-8")
LINES = SAMPLE.splitlines(keepends=True)
HEAD = {"hagal": "pack 1", "game": "encounters", "pack": "fuzz"}
WORDS = sorted(
    {
        *words.effect_words(),
        *words.ongoing_words(),
        *words.count_words(),
        *(name for names in (*FREE.values(), *FIXED.values(), *KNOWN.values()) for name in names),
        *(
            "characters",
            "avatars",
            "strikes",
            "objectives",
            "young_blood",
            "locations",
            "deck",
            "cards",
            "add",
            "events",
        ),
        *(
            "tech",
            "hills",
            "common",
            "objective",
            "final_enemy",
            "true",
            "none",
            "en",
            "here",
            "then",
            "where",
            "count",
        ),
        *box(),
    }
)


def try_it(data: bytes) -> None:
    found: tuple[Problem, ...] = ()
    try:
        whole._read(data, "fuzz.yaml")
    except PackError as error:
        found = error.problems or (Problem(-1, 0, ""),)
    if found:
        lines = data.count(b"\n") + data.count(b"\r") + 3
        for problem in found:
            assert problem.text
            assert 0 <= problem.line <= lines or b"\xc2\x85" in data or b"\xe2\x80" in data


WORD = st.one_of(st.sampled_from(WORDS), st.integers(-3, 40).map(str), st.text(max_size=8))
TREE = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-3, 40), WORD),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(WORD, inner, max_size=4)),
    max_leaves=20,
)


def written(**parts: object) -> bytes:
    return yaml.safe_dump({**HEAD, **parts}, allow_unicode=True).encode()


def accidents(rng: Random) -> bytes:
    """A pack with lines lost, doubled and swapped, and words in the place of others."""
    lines = LINES[:]
    for _ in range(rng.randrange(1, 5)):
        k = rng.randrange(len(lines))
        accident = rng.randrange(4)
        if accident == 0:
            del lines[k]
        elif accident == 1:
            lines.insert(rng.randrange(len(lines)), lines[k])
        elif accident == 2:
            lines[k] = lines[k][rng.randrange(len(lines[k])) :]
        else:
            parts = lines[k].split(" ")
            parts[rng.randrange(len(parts))] = rng.choice(WORDS)
            lines[k] = " ".join(parts)
    return "".join(lines).encode()


ANYTHING: dict[str, st.SearchStrategy[bytes]] = {
    "bytes": st.binary(max_size=300),
    "like YAML": st.text(st.sampled_from("abh:-[]{}\"'\n \t,#&*!|>%@`?~0123\\\ufeff\x85é"), max_size=200).map(
        str.encode
    ),
    "known words": st.builds(lambda replace, add: written(replace=replace, add=add), TREE, TREE),
    "replacements": st.dictionaries(
        st.sampled_from(sorted(box())), st.dictionaries(WORD, TREE, max_size=4), max_size=3
    ).map(lambda entries: written(replace=entries)),
    "accidents": st.randoms(use_true_random=False).map(accidents),
}


@pytest.mark.parametrize("kind", ANYTHING)
@settings(suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_anything(kind: str, data: st.DataObject) -> None:
    try_it(data.draw(ANYTHING[kind]))


@pytest.mark.proof
@pytest.mark.parametrize("kind", ANYTHING)
@settings(max_examples=2800, derandomize=False, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_anything_by_the_thousand(kind: str, data: st.DataObject) -> None:
    try_it(data.draw(ANYTHING[kind]))


CARDS = [
    one for one in replaceable(every=True) if one.kind in ("character", "enemy", "strike") and one.id != "choppa_a"
]
BOXES = {"character": ("effects",), "strike": ("effects",), "enemy": ("reveal", "scanned", "death", "strike", "fights")}


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(st.data())
def test_whatever_can_be_written_can_be_played(data: st.DataObject) -> None:
    """Any effects on any cards: the game goes on to its end, keeps its laws, and has words for it."""
    rng = data.draw(st.randoms(use_true_random=False))
    pack = random_pack(data, rng)
    found = whole._read(pack.encode(), "any.yaml")
    for one in found.content.components:
        for lang in LANGUAGES:
            describe(one, lang)
    title = packed_title("encounters").packed((found.module,))
    game = prepare(title, rng.randrange(1, 6), (), rng.randrange(1000), {"film": rng.randrange(1, 3)})
    game.resume()
    for _ in range(3000):
        decision = game.decision
        if decision is None:
            break
        assert decision.keys
        assert decision.prompt
        game.choose(rng.choice(decision.keys))
    assert game.over


def random_pack(data: st.DataObject, rng: Random) -> str:
    lines = ["hagal: pack 1", "game: encounters", "pack: any", "replace:"]
    for one in rng.sample(
        [card for card in CARDS if getattr(card, "type", 0) == 0 and not getattr(card, "miss", False)], 6
    ):
        lines.append(f"  {one.id}:")
        if one.kind == "enemy":
            lines.append(f"    health: {rng.randrange(1, 5)}")
        if one.kind == "strike":
            lines.append(f"    damage: {rng.randrange(3)}")
        for name in rng.sample(BOXES[one.kind], 1):
            role = getattr(one, "deck", "") == "role"
            box = "wound" if one.kind == "strike" else "role" if role else "character" if name == "effects" else name
            effects = write_all(data.draw(boxed(box, True, 2)))
            if any(word in effects for word in ("to_operations", "attach_to", "evidence")) and box == "reveal":
                effects = "[draw]"
            lines.append(f"    {name}: {effects[:-1]}, backup: [draw]]" if role else f"    {name}: {effects}")
    return "\n".join(lines)


NEW = ("choose", "each_other", "for_each", "gain_officer", "heal", "move_back", "redraw", "scan_at")
"""Words that no card of the box needs: nothing else would play them."""
CARRIERS = {
    "character": ("knock_knock", "gonna_cut_your_name_into_him", "real_nasty_habit"),
    "role": ("command_decisions", "fighting_the_good_fight", "in_the_shadows"),
    "wound": ("flesh_wound", "deep_gash"),
    "strike": ("val_verde_guerrilla", "it_changed_colors"),
    "death": ("soviet_advisor", "a_world_of_hurt"),
    "reveal": ("one_at_a_time", "flares_a"),
    "fights": ("not_a_single_track", "choppa_e"),
}
"""By box: cards of the first film that come up in every game."""


@pytest.mark.parametrize("word", NEW)
@settings(max_examples=2, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_every_law_holds_with_words_that_no_card_of_the_box_has(word: str, data: st.DataObject) -> None:
    lawful(data, word)


@pytest.mark.proof
@pytest.mark.parametrize("word", NEW)
@settings(max_examples=25, derandomize=False, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_every_law_holds_in_many_games_with_these_words(word: str, data: st.DataObject) -> None:
    lawful(data, word)


def lawful(data: st.DataObject, word: str) -> None:
    """Copies, JSON, saves, secrets, undo, replay: by chance, by players who act as long as they can, and by bots."""
    rng = data.draw(st.randoms(use_true_random=False))
    text = carried(data, rng, word)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "fuzz.yaml"
        file.write_text(text, encoding="utf-8")
        ruleset = Ruleset("encounters", rng.randrange(1, 5), options={"film": 1}, packs=(str(file),))
        seed = rng.randrange(2**32)
        for trial in (
            WatchedGame(ruleset, seed, sample=0.04),
            Eager(ruleset, seed, sample=0.04),
            WatchedGame(ruleset, seed, sample=0.02, bot="heuristic"),
        ):
            hold(trial.run())


def carried(data: st.DataObject, rng: Random, name: str) -> str:
    """A pack whose cards all have a word, in every box where it can stand."""
    word = words.effect_words()[name]
    lines = ["hagal: pack 1", "game: encounters", "pack: fuzz", "replace:"]
    for place, ids in CARRIERS.items():
        if place not in word.boxes:
            continue
        inside = frozenset(cls for group in words.REPEATING if word.cls in group for cls in group)
        found = write_all([data.draw(effect_of(word, boxed(place, False, 1, inside)))])
        effects = f"[backup: {found}]" if place == "role" else found
        field = "effects" if place in ("character", "role", "wound") else place
        value = {"wound": "damage: 1", "character": "attack: 1", "role": "attack: 2"}.get(place, "health: 3")
        lines.append(f"  {rng.choice(ids)}: {{{value}, {field}: {effects}}}")
    return "\n".join(lines)


@pytest.mark.parametrize(
    "text", ["a: " * 5000, "[" * 10000, "{" * 10000, "- " * 10000, "? " * 10000, "'" * 9999, "|\n" * 9999]
)
def test_what_goes_deep(text: str) -> None:
    try_it(text.encode())
