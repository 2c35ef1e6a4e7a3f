"""`hagal soak`, `hagal bench` and `hagal replay` as a person types them."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from hagal.commands import bench, replay, soak
from hagal.game import replay as hagal_replay
from hagal.kernel import laws
from hagal.kernel.errors import HagalError
from hagal.kernel.laws import Broken
from hagal.kernel.state import State
from hagal.lab import bench as lab_bench

GOLDEN = Path(__file__).parents[1] / "golden" / "dune-3-players.record"
APP = typer.Typer()
for module in (bench, replay, soak):
    APP.command(module.__name__.rpartition(".")[2])(module.command)


def hagal(*words: str) -> str:
    result = CliRunner().invoke(APP, words, env={"COLUMNS": "100", "TERM": "dumb"})
    if result.exception:
        raise result.exception
    return result.stdout


def test_soak(tmp_path: Path) -> None:
    words = ("soak", "dune", "--games", "2", "--jobs", "1", "--sample", "0.01", "--keep", str(tmp_path))
    assert json.loads(hagal(*words, "--json"))["games"] == 2
    assert "every law holds" in hagal(*words)
    assert list(tmp_path.iterdir()) == []


def test_soak_that_finds_something(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(s: State) -> None:
        raise Broken("never")

    monkeypatch.setattr(laws, "cheap", never)
    words = ("soak", "dune", "--games", "2", "--jobs", "1", "--keep", str(tmp_path))
    result = CliRunner().invoke(APP, words, env={"COLUMNS": "600"})
    assert result.exit_code == 1
    assert "never: broken in 2 games" in result.stdout
    assert "seed=1 after choice 0: never" in result.stderr
    assert len(list(tmp_path.glob("*.record"))) == 2


def test_soak_that_is_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(s: State) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(laws, "cheap", interrupt)
    path = tmp_path / "resume.json"
    result = CliRunner().invoke(APP, ("soak", "dune", "--jobs", "1", "--resume", str(path)))
    assert result.exit_code == 130
    assert f"--resume {path}" in result.stderr
    assert json.loads(path.read_text(encoding="utf-8"))["done"] == []


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Figures need time, that they are there does not."""
    monkeypatch.setattr(lab_bench, "SLICE", 0.01)


@pytest.mark.usefixtures("short")
def test_bench() -> None:
    assert "decisions a second" in hagal("bench", "dune", "--seconds", "0.01")
    figures = json.loads(hagal("bench", "dune", "--seconds", "0.01", "--players", "3", "--json"))
    assert (figures["title"], figures["players"]) == ("dune", 3)
    assert "1, kwisatz_haderach" in hagal("bench", "dune", "--seconds", "0.01", "--modes")


@pytest.mark.usefixtures("short")
def test_bench_with_a_module() -> None:
    assert "against the game without" in hagal("bench", "dune", "--seconds", "0.01", "--module", "ix")
    assert "3, ix" in hagal("bench", "dune", "--seconds", "0.01", "--modes", "--module", "ix")


@pytest.mark.usefixtures("short")
def test_bench_with_several_modules() -> None:
    words = ("bench", "encounters", "--seconds", "0.01", "--players", "2", "--module", "hunted+alien")
    assert json.loads(hagal(*words, "--json"))["modules"] == ["hunted", "alien"]
    assert "2, hunted, alien" in hagal(*words[:4], *words[6:], "--modes")


def test_replay_to_the_end() -> None:
    assert "The winner" in hagal("replay", str(GOLDEN), "--lang", "en")


@pytest.mark.parametrize("lang", ["en", "ru", "pt-BR"])
def test_replay_of_the_beginning(lang: str) -> None:
    assert len(hagal("replay", str(GOLDEN), "--upto", "5", "--seat", "1", "--lang", lang).splitlines()) > 10


def test_replay_of_a_save(tmp_path: Path) -> None:
    path = tmp_path / "save"
    path.write_text(hagal_replay(GOLDEN.read_text(encoding="utf-8"), upto=7).save(), encoding="utf-8")
    assert hagal("replay", str(path)) == hagal("replay", str(GOLDEN), "--upto", "7")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("replay", "nowhere.record"), "nowhere.record cannot be read"),
        (("replay", str(GOLDEN), "--upto", "9999"), "so --upto can be 0 to"),
        (("replay", str(GOLDEN), "--upto", "-1"), "so --upto can be 0 to"),
        (("replay", str(GOLDEN), "--seat", "3"), "there is no seat 3"),
        (("replay", str(GOLDEN), "--lang", "tlh"), "there is no language 'tlh'"),
        (("replay", str(Path(__file__))), "this is not a Hagal Record"),
        (("replay", sys.executable), "is not a text"),
        (("soak", "chess"), "there is no title 'chess'"),
        (("soak", "dune", "--players", "7"), "not '7'"),
        (("bench", "chess"), "there is no title 'chess'"),
        (("bench", "dune", "--players", "7"), "players, not 7"),
        (("bench", "dune", "--module", "sandworms"), "no module 'sandworms'"),
        (("bench", "encounters", "--module", "hunted+sandworms"), "no module 'sandworms'"),
        (("soak", "dune", "--module", "sandworms"), "no module 'sandworms'"),
    ],
)
def test_a_mistake_gets_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(HagalError) as error:
        hagal(*words)
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)
