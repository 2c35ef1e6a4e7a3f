"""Soak runs: they find what is broken, keep its Record, and go on where they stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hagal
from hagal.kernel import laws
from hagal.kernel.errors import RulesError
from hagal.kernel.laws import Broken
from hagal.kernel.state import State
from hagal.lab import soak
from hagal.lab.soak import Notebook, Summary
from hagal.lab.watched_game import Report, Ruleset, WatchedGame


def test_a_run_plays_every_game_and_finds_nothing(tmp_path: Path) -> None:
    told: list[int] = []

    def tell(report: Report, summary: Summary) -> None:
        told.append(report.seed)
        assert summary.games == len(told)

    summary = soak.soak(Notebook(soak.plan("dune", 4, "all", seed=5, sample=0.01)), keep=tmp_path, tell=tell)
    assert told == [5, 6, 7, 8]
    assert summary.failures == []
    assert summary.decisions > 100
    assert list(tmp_path.iterdir()) == []


def test_modules_can_be_asked_for() -> None:
    def played(module: str) -> set[bool]:
        plan = soak.plan("dune", 12, "all", sample=0, module=module)
        return {"ix" in plan.game(seed).ruleset.modules for seed in plan.seeds()}

    assert played("ix") == {True}
    assert played("none") == {False}
    assert played("all") == {True, False}
    assert soak.soak(Notebook(soak.plan("dune", 2, "3", sample=0.01, module="ix"))).failures == []


def test_several_modules_together() -> None:
    plan = soak.plan("encounters", 2, "2", sample=0.01, module="hunters+alien")
    assert {plan.game(seed).ruleset.modules for seed in plan.seeds()} == {("hunters", "alien")}
    assert soak.soak(Notebook(plan)).failures == []
    with pytest.raises(RulesError, match="has no module 'hunters\\+alienz'"):
        soak.plan("encounters", 2, module="hunters+alienz")


def test_a_bot_with_whims_comes_further_than_chance(tmp_path: Path) -> None:
    easy = {"young_blood": 3, "preparation": 2, "tough": True, "wilds": 0, "all_or_nothing": False}

    def run(bot: str) -> Summary:
        plan = soak.plan("encounters", 6, "2", sample=0.005, options=easy, bot=bot)
        return soak.soak(Notebook(plan, tmp_path / bot))

    chance, thought = run("random"), run("heuristic")
    assert chance.failures == thought.failures == []
    assert thought.decisions > 2 * chance.decisions
    assert thought.won > chance.won
    other = soak.plan("encounters", 6, "2", sample=0.005, options=easy, bot="heuristic-base")
    with pytest.raises(hagal.RecordError, match="it differs in bot"):
        Notebook(other, tmp_path / "heuristic")


def test_a_bot_that_is_not_there() -> None:
    with pytest.raises(hagal.RulesError, match="there is no bot 'clever'"):
        soak.plan("dune", 1, bot="clever")


def test_several_processes_find_the_same() -> None:
    plan = soak.plan("dune", 2, "1", sample=0)
    alone, together = soak.soak(Notebook(plan)), soak.soak(Notebook(plan), jobs=2)
    assert (alone.decisions, alone.steps) == (together.decisions, together.steps)


def test_a_broken_law_is_reported_with_a_record_that_shows_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_third_round(s: State) -> None:
        if getattr(s, "round", 0) > 2:
            raise Broken("a third round")

    monkeypatch.setattr(laws, "cheap", no_third_round)
    summary = soak.soak(Notebook(soak.plan("dune", 1, "3", seed=2, sample=0)), keep=tmp_path)
    (failure,) = summary.failures
    assert (failure.law, failure.message, failure.seed) == ("no_third_round", "a third round", 2)
    assert failure.ruleset.startswith("dune players=3")
    game = hagal.replay(Path(failure.file).read_text(encoding="utf-8"))
    assert len(game.record.keys) == failure.choice
    assert getattr(game.state, "round", 0) == 3
    assert "record" not in summary.as_json()["failures"][0]


@pytest.mark.parametrize(("sample", "law"), [(0.0001, "learned_is_kept"), (1.0, "undo_tells_nothing")])
def test_a_hand_seen_and_taken_back_is_a_finding(sample: float, law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next player, without Agents, reveals within a choice that could be taken back."""
    monkeypatch.setattr("hagal.undo._learned", lambda before, after, seat: False)
    failure = WatchedGame(Ruleset("dune", 4), 1, sample).run().failure
    assert failure is not None
    assert failure.law == law


def test_a_crash_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(s: State) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(laws, "cheap", crash)
    failure = WatchedGame(Ruleset("dune", 4), 1).run().failure
    assert failure is not None
    assert failure.law == "ZeroDivisionError"
    assert "in crash" in failure.trace


def test_a_game_that_goes_on_and_on_is_a_finding() -> None:
    failure = WatchedGame(Ruleset("dune", 4), 1, sample=0, limit=100).run().failure
    assert failure is not None
    assert failure.message == "this game goes on after 100 steps"


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "resume.json"

    class Stop(Exception):
        pass

    def stop(report: Report, summary: Summary) -> None:
        if summary.games == 2:
            raise Stop

    with pytest.raises(Stop):
        soak.soak(Notebook(soak.plan("dune", 4, "1", sample=0), path), tell=stop)
    assert json.loads(path.read_text(encoding="utf-8"))["done"] == [[1, 2]]
    rest = Notebook(soak.plan("dune", 4, "1", sample=0), path)
    assert rest.left() == [3, 4]
    assert soak.soak(rest).games == 2
    assert Notebook(soak.plan("dune", 4, "1", sample=0), path).left() == []


def test_a_failed_game_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "resume.json"

    def never(s: State) -> None:
        raise Broken("never")

    with monkeypatch.context() as spoiled:
        spoiled.setattr(laws, "cheap", never)
        assert len(soak.soak(Notebook(soak.plan("dune", 1, "1", sample=0), path)).failures) == 1
    again = Notebook(soak.plan("dune", 1, "1", sample=0), path)
    assert again.left() == [1]
    assert soak.soak(again).failures == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("hello", "is not a resume file"),
        ("[]", "is not a resume file"),
        ('{"done": [[1, 2]]}', "belongs to another soak run"),
    ],
)
def test_a_wrong_resume_file(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "resume.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(hagal.RecordError, match=words):
        Notebook(soak.plan("dune", 1), path)
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("module", "words"), [("sandworms", "no module 'sandworms'; it has: all, none, ix"), ("rivals", "not 3")]
)
def test_a_wrong_module(module: str, words: str) -> None:
    with pytest.raises(hagal.RulesError, match=words):
        soak.plan("dune", 1, module=module)


@pytest.mark.parametrize(
    ("title", "games", "players", "sample", "words"),
    [
        ("chess", 1, "all", 0.1, "there is no title 'chess'"),
        ("dune", 0, "all", 0.1, "at least one game"),
        ("dune", 1, "nine", 0.1, "not 'nine'"),
        ("dune", 1, "9", 0.1, "not '9'"),
        ("dune", 1, "all", 2.0, "from 0 to 1"),
    ],
)
def test_a_wrong_plan(title: str, games: int, players: str, sample: float, words: str) -> None:
    with pytest.raises(hagal.RulesError, match=words):
        soak.plan(title, games, players, sample=sample)


def test_spans() -> None:
    assert list(soak.spans(set())) == []
    assert list(soak.spans({3, 1, 2, 7, 9, 10})) == [(1, 3), (7, 7), (9, 10)]
