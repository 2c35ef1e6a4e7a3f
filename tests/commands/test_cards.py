"""`hagal cards`: the list of components with their texts."""

from __future__ import annotations

import pytest
import typer
from typer.testing import CliRunner

from hagal.commands import cards
from hagal.kernel.errors import RulesError

APP = typer.Typer()
APP.command()(cards.command)


def run(*words: str) -> str:
    result = CliRunner().invoke(APP, words, env={"COLUMNS": "90", "TERM": "dumb"})
    if result.exception:
        raise result.exception
    return result.output


def test_one_card() -> None:
    assert run("dune", "gurney").splitlines()[1:] == [
        "Gurney Halleck",
        "  Cost: 6 persuasion",
        "  Agent icons: City",
        "  Agent: recruit 2 troops; draw a card",
        "  Reveal: gain 2 persuasion; you may pay 3 solari to recruit 2 troops and deploy any of",
        "  them at once",
        "",
    ]


def test_a_name_in_any_language_finds_it() -> None:
    for word in ("Tabr", "табр", "sietch_tabr"):
        assert "Sietch Tabr" in run("dune", word, "--kind", "space")


def test_another_language_shows_both_names() -> None:
    output = run("dune", "--lang", "ru", "--kind", "leader", "leto")
    assert output.splitlines()[0].startswith("Лидеры")
    assert output.splitlines()[1] == "Герцог Лето Атрейдес  Duke Leto Atreides"


def test_all_of_a_kind_with_their_counts() -> None:
    output = run("dune", "--kind", "intrigue")
    assert "Master Tactician ×3" in output
    assert output.count("Plot:") + output.count("Combat") + output.count("Endgame:") >= 34
    assert "Dagger ×2" not in output


def test_everything() -> None:
    output = run("dune", "--lang", "pt-BR")
    for heading in ("Cartas ", "Cartas de Intriga ", "Conflitos ", "Líderes ", "Espaços "):
        assert heading in output


def test_stand_ins_are_counted_and_what_is_ours_is_told() -> None:
    output = " ".join(run("encounters", "--kind", "strike", "--module", "base").split())
    assert output.endswith("8 of 40 cards listed here are stand-ins of our own.")
    assert "Sacrifice (a stand-in: the real one could not be found, or not all of it; ours: damage and text)" in output
    output = " ".join(run("encounters", "fear").split())
    assert "(reported, not confirmed by an official source; sources differ about: number of copies)" in output
    assert "stand-ins" not in run("dune", "--kind", "leader")


def test_a_module_says_what_it_adds() -> None:
    output = run("dune", "--module", "ix")
    assert "Shai-Hulud  [Rise of Ix]" in output
    assert "Gurney Halleck" not in output
    for heading in ("Cards ", "Intrigue cards ", "Conflicts ", "Leaders ", "Tech tiles ", "Spaces "):
        assert heading in output
    assert "Ix]" not in run("dune", "--module", "base")


def test_two_modes_may_have_cards_of_the_same_name() -> None:
    output = run("encounters", "flesh wound")
    assert "Flesh Wound ×10" in output
    assert "Flesh Wound ×11  [Hunters]" in output
    assert "×11" not in run("encounters", "flesh wound", "--module", "base")
    assert "×10" not in run("encounters", "flesh wound", "--module", "hunters")


def test_a_card_of_hunters_is_found_in_every_language() -> None:
    assert run("encounters", "heavy gunner").splitlines()[1:] == [
        "Heavy Gunner  [Hunters]  (a stand-in: the real one could not be found, or not all of it; ",
        "ours: name, kind of card, health, Honor and text)",
        "  Worthy Prey",
        "  Health: 7",
        "  Honor: 4",
        "  Double Strike",
        "",
    ]
    assert "Лазерная сеть ×5  Laser Net  [«Охотники»]" in run("encounters", "сеть", "--lang", "ru")
    assert "Teste de Coragem  Test of Courage  [Caçadores]" in run("encounters", "coragem", "--lang", "pt-BR")


@pytest.mark.parametrize("kind", ["gear", "trap", "test", "challenge"])
def test_the_kinds_of_hunters(kind: str) -> None:
    assert run("encounters", "--kind", kind).count("[Hunters]") == 20


def test_a_tech_tile() -> None:
    assert run("dune", "flagship").splitlines()[1:] == [
        "Flagship  [Rise of Ix]",
        "  Cost: 8 spice",
        "  When acquired: gain 1 victory point",
        "  Once per round, in your turn: you may pay 4 solari to recruit 3 troops",
        "  Hagal mark: in a solo game a rival may acquire it",
        "",
    ]
    assert "Флагман  Flagship  [«Расцвет иксианцев»]" in run("dune", "флагман", "--lang", "ru")


def test_what_is_not_official_says_so() -> None:
    output = run("dune", "loyal blade")
    assert "Duncan, Loyal Blade  (reported, not confirmed by an official source)" in output
    assert "(" not in run("dune", "dagger", "--kind", "card").replace("(none)", "")


def test_mistakes() -> None:
    for words, sentence in {
        ("dune", "--kind", "ship"): "dune has no kind 'ship'; it has: card, intrigue, conflict, leader, tech, space",
        ("dune", "--lang", "de"): "there is no language 'de'; Hagal speaks: en, ru, pt-BR",
        ("dune", "zzz"): "no component of dune has 'zzz' in its name; `hagal cards dune` lists them all",
        ("dune", "--module", "bloodlines"): "dune has no module 'bloodlines'; it has: base, ix, rivals",
        ("dune", "-m", "base", "--kind", "tech"): "the module base of dune has no components of this kind",
        ("chess",): "there is no title 'chess'",
    }.items():
        with pytest.raises(RulesError) as caught:
            run(*words)
        assert sentence in str(caught.value)


@pytest.mark.parametrize("modules", ["hunted+alien", "alien+hunted", "hunters+alien"])
def test_what_several_modules_play_with(modules: str) -> None:
    """All of both, whatever is chosen between them."""
    output = run("encounters", "--module", modules)
    officers = ("Killer Instinct",) if "hunters" in modules else ("Sergeant ", "Commander ")
    mine = ("Experience", "Specialist ", *officers)
    for name in (*mine, "Perfect Organism", "Facehugger"):
        assert f"\n{name}" in output


def test_modules_are_named_as_for_a_soak_run() -> None:
    assert run("encounters", "-m", "all", "-k", "strike") == run("encounters", "-k", "strike")
    assert run("encounters", "-m", "none", "-k", "strike") == run("encounters", "-m", "base", "-k", "strike")
    with pytest.raises(RulesError, match="two ways to play"):
        run("encounters", "-m", "hunted+hunters")
    with pytest.raises(RulesError, match="encounters has no module 'x'"):
        run("encounters", "-m", "hunted+x")
