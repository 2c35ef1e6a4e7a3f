"""The arena: seats rotate, shared wins are shared, the same plan gives the same games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from hagal import bots
from hagal.commands.arena import command, endings_told
from hagal.commands.options import parse
from hagal.kernel.errors import HagalError, RulesError
from hagal.lab import soak
from hagal.lab.arena import Plan, Played, Report, every, run, wilson
from tests.bots import strange


def test_seats_rotate() -> None:
    plan = Plan("dune", ["heuristic", "random", "random"], games=3)
    assert [plan.seating(k).index("heuristic") for k in range(4)] == [0, 1, 2, 0]
    fixed = Plan("dune", ["heuristic", "random", "random"], games=3, rotate=False)
    assert [fixed.seating(k).index("heuristic") for k in range(4)] == [0, 0, 0, 0]


def test_the_last_bot_takes_the_seats_left_over() -> None:
    assert Plan("dune", ["heuristic", "random"], players=4).names == ("heuristic", "random", "random", "random")


def test_what_cannot_be_played_is_told_first() -> None:
    with pytest.raises(RulesError, match="5 bots for 4 seats"):
        Plan("dune", ["random"] * 5, players=4)
    with pytest.raises(RulesError, match="at least one bot"):
        Plan("dune", [])
    with pytest.raises(RulesError, match="1 game or more, not 0"):
        Plan("dune", ["random"] * 4, games=0)
    with pytest.raises(RulesError, match="there is no bot 'clever'"):
        run(Plan("dune", ["clever"] * 4))
    with pytest.raises(RulesError, match="there is no title"):
        run(Plan("chess", ["random"] * 4))


def test_a_shared_win_is_shared() -> None:
    plan = Plan("dune", ["heuristic", "random", "random"], games=1)
    game = Played(0, plan.names)
    game.winners = (0, 2)
    game.scores = (10, 3, 10)
    report = Report(plan)
    report.add(game)
    assert report.standings["heuristic"].wins == 0.5
    assert report.standings["random"].wins == 0.5
    assert report.standings["random"].played == 2
    assert report.seats[2].wins == 0.5


def test_a_win_of_all_is_a_whole_win_and_one_game_is_one_trial() -> None:
    plan = Plan("encounters", ["heuristic", "random", "random"], games=2)
    report = Report(plan)
    for number, winners in enumerate([(0, 1, 2), ()]):
        game = Played(number, plan.names)
        game.winners = winners
        game.scores = (8, 8, 8) if winners else (0, 0, 0)
        game.decisions = [10, 20, 40]
        report.add(game)
    for standing in (*report.standings.values(), *report.seats):
        assert (standing.played, standing.wins, standing.rate) == (2, 1, 0.5)
        assert standing.interval == wilson(1, 2)
        assert standing.as_json()["mean_points"] == 4
    assert report.standings["random"].as_json()["mean_decisions"] == 30


def test_the_ways_in_which_games_ended_are_counted() -> None:
    plan = Plan("encounters", ["heuristic"], games=4, label=1)
    report = Report(plan)
    for number, way in enumerate(["lost", "minor", "major", "major"]):
        game = Played(number, plan.names)
        game.winners = () if way == "lost" else (0,)
        game.scores, game.ending = (0,), way
        report.add(game)
    low, high = wilson(2, 3)
    shares = {"share_of_wins": 0.6667, "share_low": round(low, 4), "share_high": round(high, 4)}
    found = report.as_json()["endings"]
    assert found["lost"] == {"games": 1}
    assert found["major"] == {"games": 2, **shares}
    assert found["minor"]["share_of_wins"] == 0.3333
    assert report.line()["endings"] == found
    report.seconds = 1.0
    assert endings_told(report).startswith("lost 1; major 2 (66.7 % of the wins, ")


def test_a_title_with_one_way_to_end_counts_none() -> None:
    report = run(Plan("dune", ["random"] * 3, games=1))
    assert report.endings == {}
    assert "endings" not in report.as_json()


def test_the_command_tells_how_games_ended() -> None:
    told = invoke("encounters", "--bots", "random", "--players", "2", "--games", "2", "--jobs", "1")
    assert "ended: lost 2\n" in told
    told = invoke("encounters", "--bots", "random", "--players", "2", "--games", "1", "--jobs", "1", "--every", "film")
    assert "film 1 ended: lost 1\n" in told


def test_the_interval_of_wilson() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 10)[0] == pytest.approx(0)
    assert wilson(10, 10)[1] == pytest.approx(1)
    assert wilson(0, 0) == (0, 1)


def test_the_same_plan_gives_the_same_games_in_any_number_of_processes() -> None:
    plan = Plan("dune", ["random"] * 4, games=10, seed=3)
    alone, together = run(plan).as_json(), run(plan, jobs=2).as_json()
    for report in (alone, together):
        del report["games_per_second"]
        for standing in [
            *(*report["standings"].values(), *report["roles"].values()),
            *(*report["seats"], *report["places"]),
        ]:
            del standing["ms_per_decision"]
    assert alone == together
    assert alone["mean_rounds"] > 1


def test_the_command() -> None:
    app = typer.Typer()
    app.command()(command)
    shown = CliRunner().invoke(app, ["dune", "--bots", "random", "--players", "3", "--games", "4", "--jobs", "1"])
    assert shown.exit_code == 0, shown.output
    assert "4 games" in shown.output
    data = CliRunner().invoke(app, ["--bots", "random", "--players", "4", "--games", "3", "--jobs", "1", "--json"])
    found = json.loads(data.stdout)
    assert found["games"] == 3
    assert found["standings"]["random"]["played"] == 12
    assert found["standings"]["random"]["win_rate"] == 0.25


# Automated rivals


def test_rivals_can_win_and_score() -> None:
    plan = Plan("dune", ["random"], games=4, options={"difficulty": "mentat"})
    report = run(plan)
    assert report.rivals
    assert report.won == 0
    assert report.best_other / report.games >= 8 > report.points / report.games
    assert report.standings["random"].wins == 0


def test_a_shared_win_is_a_win_in_a_series() -> None:
    report = Report(Plan("dune", ["random"], games=1, label="mentat"))
    game = Played(0, ("random",))
    game.winners, game.scores, game.rounds = (0, 2), (10, 7, 10), 8
    report.add(game)
    assert (report.won, report.points, report.best_other) == (1, 10, 10)
    assert report.line()["value"] == "mentat"


def test_the_seats_of_one_bot_count_together() -> None:
    report = Report(Plan("dune", ["heuristic", "heuristic", "random"], games=1))
    game = Played(0, report.plan.names)
    game.winners, game.scores = (1,), (6, 10, 8)
    report.add(game)
    assert (report.won, report.points, report.best_other) == (1, 10, 8)
    assert not report.rivals


def test_every_value_of_a_setting() -> None:
    plan = Plan("dune", ["random"], games=2, options={"rival_voice": "open"}, seed=5)
    plans = every(plan, "difficulty")
    assert [one.label for one in plans] == ["mercenary", "sardaukar", "mentat", "kwisatz_haderach"]
    assert plans[2].options == {"rival_voice": "open", "difficulty": "mentat"}
    assert {one.seed for one in plans} == {5}
    with pytest.raises(RulesError, match="dune has no option 'weather'"):
        every(plan, "weather")
    with pytest.raises(RulesError, match="every rival_voice is asked for, and 'open' alone"):
        every(plan, "rival_voice")
    with pytest.raises(RulesError, match="rival_leaders has no list of values"):
        every(plan, "rival_leaders")


def invoke(*words: str) -> str:
    app = typer.Typer()
    app.command()(command)
    result = CliRunner().invoke(app, words)
    if result.exception:
        raise result.exception
    return result.stdout


def test_the_command_with_one_and_two_players() -> None:
    shown = invoke("dune", "--players", "1", "--bots", "random", "-n", "2", "-j", "1", "--option", "difficulty=mentat")
    assert "difficulty=mentat" in shown
    assert "the best rival" in shown
    found = json.loads(invoke("--players", "2", "--bots", "random", "-n", "2", "-j", "1", "--json"))
    assert found["bots"] == ["random", "random"]
    assert found["standings"]["random"]["played"] == 4


def test_the_command_over_a_setting() -> None:
    words = ("--players", "1", "--bots", "random", "-n", "1", "-j", "1", "--every", "difficulty")
    shown = invoke(*words)
    assert all(level in shown for level in ("mercenary", "sardaukar", "mentat", "kwisatz_haderach"))
    found = json.loads(invoke(*words, "--json"))
    assert found["every"] == "difficulty"
    assert [row["value"] for row in found["rows"]] == ["mercenary", "sardaukar", "mentat", "kwisatz_haderach"]
    assert all(0 <= row["win_rate_low"] <= row["win_rate"] <= row["win_rate_high"] for row in found["rows"])


def test_options_on_the_command_line() -> None:
    assert parse(None) == {}
    assert parse(["difficulty=mentat", "promos=true", 'leaders=["random"]', "n=3"]) == {
        "difficulty": "mentat",
        "promos": True,
        "leaders": ["random"],
        "n": 3,
    }
    for word in ("difficulty", "=mentat", "difficulty="):
        with pytest.raises(RulesError, match="an option is written as name=value"):
            parse([word])
    with pytest.raises(RulesError, match="option promos is given twice"):
        parse(["promos=true", "promos=false"])
    with pytest.raises(RulesError, match="looks like JSON"):
        parse(['leaders=["random"'])


def test_a_bot_that_was_added_plays_in_several_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "REGISTRY", {})
    bots.register(strange.Talks)
    plan = Plan("dune", ["talks", "random", "random"], games=6, seed=3)
    assert figures(run(plan, jobs=2)) == figures(run(plan))


def figures(report: Report) -> list[object]:
    return [(standing.played, standing.wins, standing.points) for standing in report.standings.values()]


def test_a_process_that_dies_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bots, "REGISTRY", {})
    bots.register(strange.Dies)
    with pytest.raises(HagalError, match=r"a process of this arena died: it ended \(3\); --jobs 1 shows"):
        run(Plan("dune", ["dies", "random", "random"], games=6), jobs=2)
    with pytest.raises(HagalError, match=r"a process of this soak run died: it ended \(3\); --jobs 1 shows"):
        soak.soak(soak.Notebook(soak.plan("dune", 2, "3", bot="dies")), jobs=2, keep=tmp_path)


def test_what_a_bot_raises_ends_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "REGISTRY", {})
    bots.register(strange.Raises)
    with pytest.raises(ZeroDivisionError, match="it cannot count"):
        run(Plan("dune", ["raises", "random", "random"], games=6), jobs=2)


# What a seat plays


def report_of(*games: tuple[int, int, tuple[str, ...]]) -> Report:
    """Games of two equal bots: who won, who was first, what they played."""
    report = Report(Plan("runewars", ["random", "random"], games=len(games), label="2010"))
    for number, (winner, first, roles) in enumerate(games):
        game = Played(number, report.plan.names)
        game.winners, game.scores = (winner,), (6, 6)
        game.first, game.roles, game.role_kind = first, roles, "faction"
        report.add(game)
    return report


def test_equal_bots_are_told_by_what_they_play_by_seat_and_from_the_first_player_on() -> None:
    report = report_of((0, 0, ("Daqan", "Latari")), (1, 1, ("Latari", "Daqan")), (1, 0, ("Latari", "Uthuk")))
    found = {
        kind: [(one.name, one.wins, one.played) for one in standings] for kind, standings in report.tables().items()
    }
    assert found == {
        "faction": [("Daqan", 2, 2), ("Latari", 0, 3), ("Uthuk", 1, 1)],
        "seat": [("0", 1, 3), ("1", 2, 3)],
        "place": [("1", 2, 3), ("2", 1, 3)],
    }
    data = report.as_json()
    assert data["role"] == "faction"
    assert data["roles"]["Latari"]["win_rate_high"] == round(wilson(0, 3)[1], 4)
    assert [place["wins"] for place in data["places"]] == [2, 1]
    assert report.line()["tables"]["faction"]["Daqan"]["wins"] == 2


def test_bots_that_differ_are_not_told_by_what_they_play() -> None:
    assert Report(Plan("runewars", ["heuristic", "random"])).tables() == {}


@pytest.mark.parametrize(
    ("title", "kind", "names", "rounds"),
    [
        ("runewars", "faction", {"Daqan Lords", "Latari Elves", "Waiqar the Undying", "Uthuk Y'llan"}, 6),
        ("dune", "leader", {"Paul Atreides", "Helena Richese", "Count Ilban Richese"}, 1),
        ("encounters", "avatar", set(), 1),
    ],
)
def test_a_title_tells_what_its_seats_play_and_how_long(title: str, kind: str, names: set[str], rounds: int) -> None:
    players = 4 if title == "runewars" else 3
    options = {"leaders": ["paul_atreides", "helena_richese", "ilban_richese"]} if title == "dune" else {}
    report = run(Plan(title, ["random"] * players, games=1, options=options))
    assert report.role_kind == kind
    assert names <= set(report.roles)
    assert sum(one.played for one in report.roles.values()) == players
    assert report.rounds >= rounds


def test_who_is_first_is_noted_before_anything_is_decided() -> None:
    plan = Plan("runewars", ["random"] * 2, games=1, options={"first": 1, "factions": "random"})
    report = run(plan)
    assert [one.points for one in report.places] == [one.points for one in report.seats[::-1]]


def test_the_command_fills_the_table_where_one_cannot_play_alone() -> None:
    shown = invoke("runewars", "--bots", "random", "-n", "1", "-j", "1")
    assert "runewars: random, random, random, random" in shown
    assert all(word in shown for word in ("faction", "Waiqar the Undying", "seat", "place"))
    shown = invoke("runewars", "--bots", "random", "-n", "1", "-j", "1", "--every", "edition")
    assert all(word in shown for word in ("edition revised", "edition 2010", "Daqan Lords", "1 games each"))
