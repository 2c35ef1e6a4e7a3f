"""Options of a title on the command line."""

from __future__ import annotations

from typing import Any

import pytest
from typer.testing import CliRunner

from hagal import cli, games
from hagal.commands import install
from hagal.commands.options import Titled, parse, spelled_out
from hagal.commands.terminal import TerminalCommand
from hagal.kernel.errors import RulesError

OWN = ("--players", "--seats", "--option", "--help")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("--difficulty mentat", "--option difficulty=mentat"),
        ("--difficulty=mentat", "--option difficulty=mentat"),
        ("dune --promos --players 3", "dune --option promos=true --players 3"),
        ("--promos=false", "--option promos=false"),
        ("--rival-leaders random", "--option rival_leaders=random"),
        ("encounters --film 2 -o tough=true", "encounters --option film=2 -o tough=true"),
        ("--film 2", "--option film=2"),
        ("--seats me,bot --sandworms 3", "--seats me,bot --sandworms 3"),
    ],
)
def test_the_settings_of_a_title_are_options(typed: str, meant: str) -> None:
    assert spelled_out(typed.split(), OWN, Titled.words) == meant.split()


def test_the_terminal_has_words_of_its_own() -> None:
    assert spelled_out(["--rivals", "random"], OWN, TerminalCommand.words) == ["--option", "rivals=random"]
    typed = ["encounters", "--two-avatars"]
    assert spelled_out(typed, OWN, TerminalCommand.words) == ["encounters", "--option", "two_avatars=true"]
    assert spelled_out(typed, OWN, Titled.words) == typed


def test_an_option_needs_its_value_and_is_given_once() -> None:
    with pytest.raises(RulesError, match="--leaders needs a value, as in --leaders VALUE"):
        spelled_out(["--leaders"], OWN, Titled.words)
    with pytest.raises(RulesError, match="option film is given twice"):
        parse(["film=1", "film=2"])


def test_help_names_them() -> None:
    install(cli.app)
    told = CliRunner().invoke(cli.app, ["arena", "encounters", "--help"], env={"COLUMNS": "200"}).output
    told = " ".join(told.split())  # wherever lines end
    assert "Options of encounters: " in told
    assert "--tough" in told
    assert "--first (random)" in told
    told = CliRunner().invoke(cli.app, ["soak", "--help"], env={"COLUMNS": "200"}).output
    assert f"Options of {games.USUAL}: --leaders (random, choose), --first (random), --promos, " in told


@pytest.mark.parametrize(
    ("title", "name", "text", "value"),
    [
        ("runewars", "edition", "2010", "2010"),
        ("dune", "difficulty", "Kwisatz-Haderach", "kwisatz_haderach"),
        ("dune", "leaders", "choose", "choose"),
        ("dune", "leaders", "paul_atreides", ["paul_atreides"]),
        ("dune", "leaders", "paul_atreides, random", ["paul_atreides", "random"]),
        ("dune", "rival_leaders", "memnon_thorvald,glossu_rabban", ["memnon_thorvald", "glossu_rabban"]),
        ("dune", "promos", "True", True),
        ("dune", "leaders", "gollum", "gollum"),
        ("dune", "leaders", "gollum,random", ["gollum", "random"]),
        ("encounters", "film", "2", 2),
        ("encounters", "film", "7", 7),
        ("encounters", "young_blood", "-1", -1),
        ("encounters", "first", "3", 3),
        ("encounters", "location", "random", "random"),
    ],
)
def test_what_is_typed_is_read_as_the_setting_can_take_it(title: str, name: str, text: str, value: Any) -> None:
    assert games.title(title).read({name: text}) == {name: value}


def test_a_number_may_be_the_name_of_a_value() -> None:
    """As JSON it is a number."""
    assert games.title("runewars").read(parse(["edition=2010", "epic=true"])) == {"edition": "2010", "epic": True}
    assert games.title("encounters").read(parse(["film=2", "young_blood=-1"])) == {"film": 2, "young_blood": -1}


def test_what_is_no_text_and_what_no_setting_knows_stays_as_it_is() -> None:
    given = {"leaders": ["random"], "promos": True, "sandworms": "3"}
    assert games.title("dune").read(given) == given
