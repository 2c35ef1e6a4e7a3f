"""Games with packs: played, saved, loaded and replayed; another content is told by its hash."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import hagal
from hagal import packs
from hagal.game import Game, packed_title
from hagal.games.encounters.hunted.specials import LoseEvidence
from hagal.kernel.errors import RulesError
from hagal.kernel.record import Record
from hagal.lab import arena, soak
from hagal.packs.encounters import box
from hagal.packs.encounters.entries import entry
from hagal.packs.encounters.template import HEAD, replaceable
from hagal.text import LANGUAGES, describe, name
from tests.games.encounters.eager import best
from tests.games.encounters.position import Position

SAMPLE = Path(__file__).with_name("sample.yaml")
TEXT = SAMPLE.read_text(encoding="utf-8")
OWN: dict[str, Any] = {
    "location": "frozen_lake",
    "objectives": ["crash_site", "long_march", "last_stand"],
    "characters": ["scout", "dutch", "mac", "danny"],
}


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of kept packs for each test."""
    folder = tmp_path / "kept"
    monkeypatch.setenv("HAGAL_PACKS", str(folder))
    return folder


def play(game: Game, seed: int = 1) -> Game:
    rng = Random(seed)
    while game.decision is not None:
        keys = game.decision.keys
        game.choose(keys[rng.choice(best(keys))])
    return game


def changed(folder: Path, old: str, new: str) -> Path:
    """The sample with something else in it."""
    assert old in TEXT
    path = folder / "changed.yaml"
    path.write_text(TEXT.replace(old, new), encoding="utf-8")
    return path


def component(game: Game, ref: str) -> Any:
    return game.state.rules.component(ref)


def test_a_replaced_stand_in_is_played() -> None:
    table = Position(1, packs=[SAMPLE])
    card = component(table.game, "character:dutch_common")
    assert (card.name, card.origin, card.count, card.rarity, card.who) == ("High Ground", "pack", 5, "common", "dutch")
    table.hand(0, "dutch_common", "dutch_common").give(attack=0)
    table.deck(0, "experience", "experience", "experience")
    table.choose("play dutch_common")
    assert (table.s.attack, table.s.recruit, len(table[0].hand)) == (2, 0, 2)
    table.choose("play dutch_common")
    assert (table.s.attack, table.s.recruit) == (4, 1)  # another Tech card was played before it


def test_names_are_those_of_the_pack_and_texts_come_from_the_effects() -> None:
    card: Any = packs.read(SAMPLE).content.replaced[0][1]
    assert [name(card, lang) for lang in LANGUAGES] == ["High Ground", "Высота", "Terreno alto"]
    assert describe(card, "en")[-1] == (
        "Text: gain 2 Attack; draw a card; after another Tech card this turn, gain 1 Recruit"
    )
    kept: Any = packs.read(SAMPLE).content.replaced[1][1]
    assert [name(kept, lang) for lang in LANGUAGES] == [name(box()["sacrifice"], lang) for lang in LANGUAGES]


def test_every_component_of_a_pack_has_a_name_and_a_text() -> None:
    for one in packs.read(SAMPLE).content.components:
        assert one.origin == "pack"
        for lang in LANGUAGES:
            assert name(one, lang)
            assert one.kind == "person" or describe(one, lang)


def test_a_character_and_enemies_of_a_pack_are_called_by_their_names() -> None:
    found = {one.id: one for one in packs.read(SAMPLE).content.components}
    assert describe(found["quiet_steps"], "ru")[0] == "Следопыт, обычная"
    assert "Постоянно: когда умирает враг «Stalker», его убийца вытягивает Удар" in describe(found["herald"], "ru")
    assert "At the Ruins and the Hills: each Shape in the Leaves has 1 more health" in describe(found["flares_b"], "en")


@pytest.mark.parametrize("players", [1, 3, 5])
def test_a_set_of_ones_own_is_played_saved_and_replayed(players: int) -> None:
    avatars = ["medic", "pilot", "lieutenant", "tracker", "radioman"][:players]
    game = hagal.new("encounters", players=players, packs=[SAMPLE], avatars=avatars, seed=players, **OWN)
    for _ in range(12):
        assert game.decision is not None
        game.choose(game.decision.keys[0])
    again = hagal.load(game.save(), packs=[SAMPLE])
    assert again.view() == game.view()
    assert str(again.record) == str(game.record)
    play(game)
    told = hagal.replay(str(game.record), packs=[str(SAMPLE)])
    assert told.outcome == game.outcome
    assert str(told.record) == str(game.record)
    for lang in LANGUAGES:
        assert told.story(lang=lang)


def test_a_pack_is_for_hunted() -> None:
    """Its Avatars have no Initiative and no Honor, its Strikes no Dishonor."""
    with pytest.raises(RulesError, match="is for hunted, and this is a game of hunters"):
        hagal.new("encounters", players=2, packs=[SAMPLE], modules=["hunters"], seed=1)
    hagal.new("encounters", players=2, packs=[SAMPLE], modules=["hunted"], seed=1)


def test_a_record_names_its_packs() -> None:
    game = hagal.new("encounters", players=1, packs=[SAMPLE], seed=1)
    ref = packs.read(SAMPLE).ref
    assert f"\npacks: {ref}\nseed: 1\n" in str(game.record)
    parsed = Record.parse(str(game.record))
    assert parsed.packs == (ref,)
    assert str(parsed) == str(game.record)
    assert parsed.copy().packs == parsed.seen_by((0,)).packs == (ref,)
    assert "packs" not in str(hagal.new("encounters", players=1, seed=1).record)


def test_without_its_pack_a_record_says_what_it_needs() -> None:
    game = hagal.new("encounters", players=1, packs=[SAMPLE], seed=1)
    content = packs.read(SAMPLE).hash
    wanted = f"played with the pack sample of content {content}, which is not here: give its file"
    with pytest.raises(hagal.RecordError, match=wanted):
        hagal.replay(str(game.record))
    with pytest.raises(hagal.RecordError, match=wanted):
        hagal.load(game.save())


def test_another_content_is_told_by_its_hash(tmp_path: Path) -> None:
    game = hagal.new("encounters", players=1, packs=[SAMPLE], seed=1)
    other = changed(tmp_path, "attack: 2, draw: 1", "attack: 3, draw: 1")
    found = packs.read(other)
    assert found.hash != packs.read(SAMPLE).hash
    told = f"the pack sample of content {packs.read(SAMPLE).hash}; .*changed.yaml has content {found.hash}"
    with pytest.raises(hagal.RecordError, match=told):
        hagal.replay(str(game.record), packs=[other])
    with pytest.raises(hagal.RecordError, match=told):
        hagal.load(game.save(), packs=[other])


def test_a_record_without_packs_takes_none() -> None:
    game = hagal.new("encounters", players=1, seed=1)
    with pytest.raises(hagal.RecordError, match="was played without packs, not with the pack sample"):
        hagal.replay(str(game.record), packs=[SAMPLE])


def test_a_record_with_one_pack_does_not_take_another(tmp_path: Path) -> None:
    game = hagal.new("encounters", players=1, packs=[SAMPLE], seed=1)
    other = changed(tmp_path, "pack: sample", "pack: others")
    with pytest.raises(hagal.RecordError, match=r"was played with sample@.*, not with the pack others"):
        hagal.replay(str(game.record), packs=[SAMPLE, other])


def test_comments_and_translations_do_not_change_the_content(tmp_path: Path) -> None:
    other = changed(tmp_path, "{en: High Ground, ru: Высота,", "{en: High Ground, # so they say\n      ru: Холм,")
    assert packs.read(other).ref == packs.read(SAMPLE).ref


def test_kept_packs_need_not_be_given(tmp_path: Path, shelf: Path) -> None:
    first, path = packs.keep(SAMPLE)
    assert path.parent == shelf
    game = hagal.new("encounters", players=2, packs=["sample"], seed=1)
    second, _path = packs.keep(changed(tmp_path, "attack: 2, draw: 1", "attack: 3, draw: 1"))
    assert {pack.ref for pack in packs.kept()} == {first.ref, second.ref}
    assert hagal.replay(str(game.record)).state.rules.packs == (first.ref,)
    assert hagal.load(game.save()).state.rules.packs == (first.ref,)


def test_a_kept_pack_that_cannot_be_read_is_passed_over(shelf: Path) -> None:
    packs.keep(SAMPLE)
    (shelf / "broken.yaml").write_text("hagal: [", encoding="utf-8")
    assert [pack.name for pack in packs.kept()] == ["sample"]


def test_another_version_that_is_kept_is_named(tmp_path: Path) -> None:
    game = hagal.new("encounters", players=1, packs=[SAMPLE], seed=1)
    packs.keep(changed(tmp_path, "attack: 2, draw: 1", "attack: 3, draw: 1"))
    with pytest.raises(hagal.RecordError, match=r"which is not here \(.*sample-.*\.yaml has content"):
        hagal.replay(str(game.record))


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        ("nowhere.yaml", "the pack nowhere.yaml cannot be read: No such file"),
        ("nowhere", "there is no file 'nowhere', and no pack is kept"),
        ("a\0b", "cannot be read: its name is none"),
    ],
)
def test_what_is_not_there(wanted: str, told: str) -> None:
    with pytest.raises(hagal.RulesError, match=told):
        hagal.new("encounters", packs=[wanted])


def test_a_kept_pack_has_a_nearest_name() -> None:
    packs.keep(SAMPLE)
    with pytest.raises(hagal.RulesError, match="there is no file or kept pack 'sampel'; did you mean sample"):
        hagal.new("encounters", packs=["sampel"])


def test_packs_are_a_list_and_of_the_right_game(tmp_path: Path) -> None:
    with pytest.raises(hagal.RulesError, match="packs must be a list of files"):
        hagal.new("encounters", packs="my.yaml")
    with pytest.raises(hagal.RulesError, match=r"the pack sample \(.*\) is for encounters, not for dune"):
        hagal.new("dune", packs=[SAMPLE])
    with pytest.raises(hagal.RulesError, match="dune takes no content packs"):
        packed_title("dune").packed(())
    other = changed(tmp_path, "pack: sample", "pack: others")
    with pytest.raises(hagal.RulesError, match=r"the packs sample .* and others .* both bring"):
        hagal.new("encounters", packs=[SAMPLE, other])


def test_two_packs_go_together(tmp_path: Path) -> None:
    other = tmp_path / "other.yaml"
    other.write_text(
        "hagal: pack 1\ngame: encounters\npack: other\nreplace: {mac_common: {attack: 3}}", encoding="utf-8"
    )
    game = hagal.new("encounters", players=1, packs=[SAMPLE, other], seed=1)
    assert len(game.record.packs) == 2
    assert component(game, "character:mac_common").attack == 3
    assert hagal.replay(str(game.record), packs=[other, SAMPLE]).view() == game.view()


def test_options_name_what_the_pack_adds() -> None:
    with pytest.raises(hagal.RulesError, match="location must be one of"):
        hagal.new("encounters", location="frozen_lake")
    with pytest.raises(hagal.RulesError, match=r"which does not exist; there are: .*scout"):
        hagal.new("encounters", packs=[SAMPLE], characters=["scout", "dutch", "mac", "nobody"])


def test_everything_replaced_by_itself_is_the_same_game() -> None:
    """What `hagal pack new` writes, without its comment marks, says of each card what the box says."""
    every = replaceable(every=True)
    text = HEAD + "".join(f"  {line}\n" for one in every for line in entry(one))
    pack = packs.read_bytes(text.encode(), "all.yaml")
    assert len(pack.content.replaced) == len(every) > 100
    for old, new in pack.content.replaced:
        before = old.content()
        for origin in ("reported", "stand-in"):
            before = before.replace(f"'{origin}'", "'pack'")
        assert new.content() == before
        if new.kind != "objective":
            assert describe(new) == describe(old)


def test_every_law_holds_with_a_pack(tmp_path: Path) -> None:
    plan = soak.plan("encounters", 10, packs=(str(SAMPLE),))
    summary = soak.soak(soak.Notebook(plan, tmp_path / "resume"), keep=tmp_path)
    assert summary.failures == []
    head = soak.Notebook(plan, tmp_path / "resume").head
    assert head["content"]
    assert "content" not in soak.Notebook(soak.plan("encounters", 10)).head


def test_two_copies_of_a_task_and_of_evidence_are_one_option(tmp_path: Path) -> None:
    """The box has one of each; a pack may have more."""
    file = tmp_path / "twice.yaml"
    file.write_text(
        "hagal: pack 1\ngame: encounters\npack: twice\nreplace:\n"
        "  assault_the_stronghold: {count: 2, kind: objective, reveal: [to_operations],"
        " task: {objective: 1, attack: 1, effects: [complete: 1]}}\n"
        "  scorpion_enforcer: {count: 3, health: 3}\n"
        "  forensic_analysis: {count: 2, kind: objective, reveal: [evidence]}\n"
        "  physical_evidence: {count: 0}\n",
        encoding="utf-8",
    )
    table = Position(1, film=2, packs=[file]).operations("assault_the_stronghold", "assault_the_stronghold")
    table.give(attack=1)
    assert table.keys.count("do assault_the_stronghold") == 1
    table = Position(1, film=2, packs=[file]).stage(2).operations(*["forensic_analysis"] * 2, "witness_testimony")
    table.run(LoseEvidence())
    assert table.keys == ["lose forensic_analysis", "lose witness_testimony"]
    table.choose("lose forensic_analysis")
    assert table.ids(table.s.operations) == ["forensic_analysis", "witness_testimony"]


def test_an_arena_with_a_pack() -> None:
    plan = arena.Plan("encounters", ["random", "random"], games=2, packs=[str(SAMPLE)], options=OWN)
    assert arena.run(plan).games == 2
    assert [one.packs for one in arena.every(plan, "film")] == [plan.packs] * 2
