"""Packs for Runewars: the template, a pack that changes everything, what comes with what, and games with them."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

import hagal
from hagal import packs
from hagal.commands import install
from hagal.game import Game
from hagal.games.runewars.exploration.part import kind_of
from hagal.games.runewars.seasons.effects import Each
from hagal.games.runewars.setup.contents import box_flaws
from hagal.games.runewars.setup.ready import laid_out
from hagal.kernel.errors import RulesError
from hagal.lab import soak
from hagal.packs.runewars.entries import AREA, SECTIONS, tokens
from hagal.packs.runewars.reading import ONE_BACK
from hagal.packs.runewars.template import replaceable, template
from hagal.text import LANGUAGES, describe, name

OTHER = Path(__file__).with_name("runewars.yaml")
DOCS = Path(__file__).parents[2] / "docs" / "packs.md"
APP = typer.Typer()
install(APP)
HEAD = "hagal: pack 1\ngame: runewars\npack: mine\nreplace:\n"
BOX: dict[str, Any] = {"edition": "2010", "exploration": True}


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HAGAL_PACKS", str(tmp_path / "kept"))


def pack(text: str, name: str = "mine") -> packs.Pack:
    return packs.read_bytes((HEAD.replace("mine", name) + text).encode(), f"{name}.yaml")


def play(game: Game, seed: int = 1) -> tuple[list[list[str]], Game]:
    """All options of all decisions, and the game at its end."""
    rng = Random(seed)
    offered: list[list[str]] = []
    while game.decision is not None:
        offered.append(game.decision.keys)
        game.choose(rng.choice(offered[-1]))
    return offered, game


def component(game: Game, ref: str) -> Any:
    return game.state.rules.component(ref)


# The template


def test_the_template_holds_all_that_is_not_confirmed_and_is_a_pack() -> None:
    found = packs.read_bytes(template().encode(), "template.yaml")
    refs = {old.ref for old, _new in found.content.replaced}
    assert {one.ref for one in replaceable(every=True) if one.kind != "exploration"} <= refs
    assert found.notices == ()
    assert found.content.added == ()
    assert {one.id for one in replaceable()} >= {"dark_knight", "3", "first_furrows"}
    assert "bowman" not in {ref.partition(":")[2] for ref in refs}


def test_the_template_says_what_is_ours() -> None:
    lines = template().splitlines()
    assert lines[lines.index("    dark_knight:") - 1] == "    # stand-in; ours: shape, health, initiative, special"
    assert lines[lines.index("    daqan:") - 1] == "    # official; ours: dials"
    assert lines[lines.index("    bound_by_honor:") - 1] == "    # official; ours: alignment"
    assert "        a: {food: 2, guards: {sorcerer: 2}, borders: {N: water}}  # reported" in lines


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["2010", "revised"])
def test_with_the_template_the_game_is_as_without_it(players: int, edition: str) -> None:
    found = packs.read_bytes(template().encode(), "template.yaml")
    wishes: dict[str, Any] = {"players": players, "edition": edition, "exploration": players > 2, "seed": players}
    plain, packed = play(hagal.new("runewars", **wishes)), play(hagal.new("runewars", packs=[found], **wishes))
    assert packed[0] == plain[0]
    assert packed[1].view() == plain[1].view()
    assert packed[1].outcome == plain[1].outcome
    assert packed[1].record.packs == (found.ref,)


# A pack that changes everything


def test_what_a_pack_says_is_in_the_box() -> None:
    game = hagal.new("runewars", players=2, packs=[OTHER], seed=1, **BOX)
    latari, knight = component(game, "faction:latari"), component(game, "unit:dark_knight")
    assert (latari.start, latari.influence, latari.dials[0][:4]) == ((2, 2, 3), 4, (-1, 3, 3, -3))
    assert (knight.shape, knight.health, knight.initiative, knight.fast, knight.count) == (2, 5, 5, True, 4)
    assert knight.special == component(game, "unit:warlock").special
    four = component(game, "tile:4")
    assert [area.id for area in four.areas] == ["4a", "4b", "4c", "4d"]
    assert four.places == ((0, 0), (0, -1), (1, -2), (0, 1))
    assert four.areas[1].sides == (1, 0, 0, 0, 2, 0)
    assert four.areas[0].city
    assert four.areas[2].yields == (2, 0, 0)
    assert [area.id for area in component(game, "tile:8").areas] == ["8a", "8b", "8c"]
    assert component(game, "objective:an_open_hand").alignment == 2
    hero = component(game, "hero:steelhorns")
    assert (hero.attributes, hero.health, hero.flying, hero.ability) == ((5, 0, 2), 6, True, "deathless")
    assert component(game, "quest:the_old_wyrm").areas == ()
    assert component(game, "exploration:dungeon_1").count == 2
    assert component(game, "tactic:long_night").play.card is component(game, "tactic:long_night")
    assert box_flaws(game.state.rules.kinds) == []


def test_what_is_left_out_stays_but_for_what_need_not_be_there() -> None:
    made = {one.ref: one for one in pack("  heroes: {silhouette: {agility: 3}}").content.components}
    hero: Any = made["hero:silhouette"]
    assert (hero.name, hero.attributes, hero.health) == ("Silhouette", (1, 3, 2), 3)
    assert hero.ability == ""


def test_units_come_with_their_faction_and_the_cards_about_them() -> None:
    content = pack("  units: {dark_knight: {health: 2}, hellhound: {health: 3}, beastman: {health: 2}}").content
    made: dict[str, Any] = {one.ref: one for one in content.components}
    assert set(made) == {
        *("unit:dark_knight", "unit:hellhound", "unit:beastman", "faction:waiqar"),
        "season:allies_out_of_the_wild",
    }
    assert made["faction:waiqar"].units[3] is made["unit:dark_knight"]
    assert made["season:allies_out_of_the_wild"].effects[0].highest[0].unit is made["unit:beastman"]
    assert made["faction:waiqar"].origin == "reported"  # nothing on it has changed


def test_a_card_of_a_pack_is_about_the_units_of_the_pack() -> None:
    text = "  seasons: {first_furrows: {effects: [each: [wild_allies: {unit: giant, n: 1}]]}}\n  units: {giant: {}}"
    with pytest.raises(packs.PackError, match="giant is confirmed"):
        pack(text)
    made: dict[str, Any] = {one.ref: one for one in pack(text.replace("giant", "sorcerer")).content.components}
    each: Each = made["season:first_furrows"].effects[0]
    assert each.effects[0].unit is made["unit:sorcerer"]  # type: ignore[attr-defined]


def test_names_and_texts_are_those_of_the_pack() -> None:
    found: dict[str, Any] = {one.ref: one for one in packs.read(OTHER).content.components}
    assert [name(found["unit:beastman"], lang) for lang in LANGUAGES] == ["Beast", "Зверь", "Fera"]
    assert describe(found["unit:dark_knight"], "en") == [
        "Base: hexagon; health 5, initiative 5",
        "Fast: goes three areas with Mobilize and Conquer",
        "Rain Fire: your opponent destroys 2 of their triangles or 1 of their rectangles.",
    ]
    assert describe(found["tactic:laden_caravan"], "en")[1].startswith("Only if you control ")
    for one in found.values():
        for lang in LANGUAGES:
            assert name(one, lang)
            describe(one, lang)


def test_tokens_with_another_back_are_called_as_the_others() -> None:
    kinds = {kind_of(token): token for token in tokens().values()}
    once = {kind for kind in kinds if not {f"{kind}_1", f"{kind}_2"} <= set(tokens())}
    assert set(ONE_BACK) == once
    for kind, names in ONE_BACK.items():
        assert names == {lang: name(kinds[kind], lang) for lang in LANGUAGES}


def test_what_the_revised_edition_prints_otherwise_it_does_on_cards_of_a_pack() -> None:
    found = pack("  seasons: {threatened_home_realms: {name: X}}\n  tactics: {ambush: {count: 2}}")
    for edition, n, times in (("2010", 2, ("turn", "quest")), ("revised", 1, ("quest",))):
        game = hagal.new("runewars", players=2, packs=[found], seed=1, edition=edition)
        assert component(game, "season:threatened_home_realms").effects[0].effects[0].n == n
        assert component(game, "season:threatened_home_realms").name == "X"
        ambush = component(game, "tactic:ambush")
        assert (ambush.times, ambush.play.card) == (times, ambush)
        assert ambush in game.state.rules.kinds["tactic"]
    own = pack("  tactics: {ambush: {times: [turn]}}")
    game = hagal.new("runewars", players=2, packs=[own], seed=1)
    assert component(game, "tactic:ambush").times == ("turn",)


# Where sources say otherwise


def test_what_a_source_reports_is_told() -> None:
    found = pack("  units: {beastman: {initiative: 3}, dark_knight: {health: 1}}")
    assert [notice.at("f") for notice in found.notices] == [
        "f:5:22: warning: beastman: a source reports initiative: 2, the pack says initiative: 3"
    ]
    assert found.notices[0].args == {"fact": "initiative", "source": "2", "pack": "3"}
    shape = pack("  tiles: {9: {areas: {b: {at: SE of a, ore: 2, guards: {beastman: 3}}}}}")
    assert [notice.text for notice in shape.notices] == [
        "9: a source reports at: b S of a, the pack says at: b SE of a"
    ]


# Boards


def test_ready_boards_that_do_not_fit_give_way_to_one_by_chance() -> None:
    row = "a: {wood: 3, guards: {hellhound: 2}}, b: {at: N of a, ore: 1}, c: {at: N of b, food: 1, city: true}, d: none"
    found = pack(f"  tiles: {{8: {{areas: {{{row}}}}}}}\n  quests: {{the_toll_bridge: {{areas: anywhere}}}}")
    for chosen, ready in (([], True), ([found], False)):
        game = hagal.new("runewars", players=2, packs=chosen, seed=1, factions="random")
        rules = game.state.rules
        layouts = [one for one in rules.kinds["layout"] if one.players == 2]
        assert [laid_out(layout, tuple(rules.kinds["tile"])) is not None for layout in layouts] == [ready] * len(
            layouts
        )
        assert ("A ready board of" in "\n".join(game.story(lang="en"))) == ready
        assert play(game)[1].outcome is not None


# Games


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_with_a_pack_is_played_saved_and_replayed(players: int) -> None:
    game = hagal.new("runewars", players=players, packs=[OTHER], seed=players, exploration=True)
    for _ in range(40):
        assert game.decision is not None
        game.choose(game.decision.keys[0])
    again = hagal.load(game.save(), packs=[OTHER])
    assert again.view() == game.view()
    play(game)
    told = hagal.replay(str(game.record), packs=[OTHER])
    assert told.outcome == game.outcome
    for lang in LANGUAGES:
        assert told.story(lang=lang)


def test_every_law_holds_with_a_pack(tmp_path: Path) -> None:
    plan = soak.plan("runewars", 6, packs=(str(OTHER),))
    assert soak.soak(soak.Notebook(plan, tmp_path / "resume"), keep=tmp_path).failures == []


# Several packs


def test_packs_go_together_if_the_box_is_whole_then() -> None:
    one = pack("  tactics: {seeing_stone: {count: 1}, night_march: {count: 3}}", "one")
    two = pack("  heroes: {steelhorns: {alignment: good}}", "two")
    assert hagal.new("runewars", players=2, packs=[one, two], seed=1).record.packs == (one.ref, two.ref)
    sheet = pack("  factions: {latari: {tactics: 2}}", "sheet")
    home = pack("  homes: {latari: {areas: {b: {at: SE of a, wood: 1, ore: 1}}}}", "home")
    assert hagal.new("runewars", players=2, packs=[sheet, home], seed=1)  # both are called latari
    with pytest.raises(RulesError, match="both bring night_march"):
        hagal.new("runewars", players=2, packs=[one, pack("  tactics: {night_march: {name: X}}", "three")], seed=1)


def test_packs_that_bring_too_much_together_are_refused() -> None:
    """Eight Hellhounds are in the box: each pack lets four more of them stand about."""
    four = pack("  tiles: {4: {areas: {b: {at: SE of a, food: 1, guards: {hellhound: 4}}}}}", "four")
    eight = pack("  tiles: {8: {areas: {d: {at: SW of a, food: 1, guards: {hellhound: 4}}}}}", "eight")
    with pytest.raises(RulesError, match="do not go together: there are 8 figures of Hellhound, not 10"):
        hagal.new("runewars", players=4, packs=[four, eight], seed=1)


# Commands


def run(*words: str) -> Result:
    result = CliRunner().invoke(APP, words, env={"COLUMNS": "100", "TERM": "dumb"})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def test_new_and_check(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    assert run("pack", "new", "runewars", str(path)).exit_code == 0
    assert path.read_text(encoding="utf-8") == template()
    lines = run("pack", "check", str(path)).output.splitlines()
    assert lines[0].startswith("my_box: a pack for runewars, content ")
    assert "  replaces daqan (faction, official): Daqan Lords" in lines
    for line in lines[-3:-1]:
        done, of, every, *_what = line.split()
        assert (done, of) == (every, "of")
    assert lines[-1] == "0 components added, 0 warnings"
    with pytest.raises(RulesError, match="packs for runewars have no mode"):
        run("pack", "new", "runewars", "--mode", "hunters")


def test_games_are_started_with_a_pack(tmp_path: Path) -> None:
    other = str(OTHER)
    assert run("soak", "runewars", "-n", "1", "-j", "1", "--pack", other, "--keep", str(tmp_path)).exit_code == 0
    assert (
        run("arena", "runewars", "-n", "1", "-j", "1", "--bots", "random,random", "--pack", other, "--json").exit_code
        == 0
    )
    assert run("bench", "runewars", "-s", "0.1", "-p", "2", "--pack", other, "--json").exit_code == 0
    assert "from a content pack" in run("cards", "runewars", "Old Bell", "--pack", other).output
    assert "other_box  runewars  " in run("pack", "keep", other).output + run("pack", "list").output
    assert hagal.new("runewars", players=2, packs=["other_box"], seed=1).record.packs == (packs.read(OTHER).ref,)


def test_the_docs_have_the_words_and_every_field() -> None:
    text = DOCS.read_text(encoding="utf-8")
    assert run("pack", "words", "runewars").output.strip() in text
    chapter = text.partition("\n## Runewars\n")[2].partition("\n## Records")[0]
    for section, (_kind, fields) in SECTIONS.items():
        for field in (section, *fields, *AREA):
            assert f"`{field}`" in chapter, field
