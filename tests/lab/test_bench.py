"""The benchmark measures what it says; how fast it is, no test asks."""

from __future__ import annotations

import random

import pytest

from hagal.games import title
from hagal.lab import bench
from hagal.lab.bench import Bench, Mode, compare, in_pairs, modes, play_out, size

SLICE = 0.01


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Figures need time, that they are there does not."""
    monkeypatch.setattr(bench, "SLICE", SLICE)


def test_every_figure_is_there() -> None:
    figures = Bench("dune", 3).run(SLICE)
    for name in ("decisions", "game_decisions", "games", "copies", "determinizations", "snapshots", "restores"):
        assert figures[f"{name}_per_second"] > 0
    assert figures["asked_per_game"] >= figures["decisions_per_game"] > 50
    assert figures["state_bytes"] >= figures["copy_bytes"] > 1000
    assert figures["snapshot_bytes"] > 1000
    times = figures["decision_us"]
    assert times["p50"] <= times["p90"] <= times["p99"] <= times["max"]
    assert figures["early"]["decisions"] > 0


def test_a_module_is_set_against_the_game_without_it() -> None:
    assert Bench("dune", 3).run(SLICE)["against_plain"] == {}
    figures = Bench("dune", 3, modules=("ix",)).run(SLICE)
    assert figures["modules"] == ["ix"]
    for name in ("decisions_per_second", "games_per_second", "copies_per_second"):
        assert figures[name] > 0
        assert figures["against_plain"][name] > 0


def test_only_decisions_with_two_or_more_options_count() -> None:
    dune = title("dune")
    rules = dune.rules(4, (), {})
    decided, asked = play_out(dune.start(rules, 1), random.Random(1).random)
    assert 0 < decided < asked
    s = dune.start(rules, 1)
    assert play_out(s, random.Random(1).random, 10)[1] == 10
    assert s.stack


def test_the_size_leaves_out_what_all_states_share() -> None:
    dune = title("dune")
    s = dune.start(dune.rules(4, (), {}), 1)
    play_out(s, random.Random(1).random, 50)
    assert size(s, beside=s) == 0
    assert 0 < size(s.copy(), beside=s) <= size(s)
    before = size(s)
    s.rules = dune.rules(4, (), {})
    assert size(s) == before


def test_every_number_of_players_and_every_difficulty() -> None:
    found = compare("dune", SLICE)["modes"]
    names = ["1, mercenary", "1, sardaukar", "1, mentat", "1, kwisatz_haderach", "2", "3", "4"]
    assert [row["mode"] for row in found] == names
    assert all(row["games_per_second"] > 0 and row["decisions_per_game"] > 20 for row in found)
    assert found[5]["against_three"] == 1


def test_every_mode_with_a_module_stands_beside_the_same_without() -> None:
    found = compare("dune", SLICE, modules=("ix",))["modes"]
    plain, more = found[:7], found[7:]
    assert [row["mode"] for row in more] == [f"{row['mode']}, ix" for row in plain]
    assert all(row["against_plain"] is None for row in plain)
    assert all(row["against_plain"] > 0 for row in more)


def test_modes_with_a_module_take_turns_with_the_same_without() -> None:
    ways = modes("dune", ("ix",))
    turns = [way.name for way in in_pairs(ways)]
    assert turns[:4] == ["1, mercenary", "1, mercenary, ix", "1, sardaukar", "1, sardaukar, ix"]
    assert sorted(turns) == sorted(way.name for way in ways)
    plain = modes("dune")
    assert in_pairs(plain) == plain


def test_what_a_module_costs_is_the_median_over_pairs_of_slices() -> None:
    plain = Mode("plain", title("dune").rules(3, (), {}))
    way = Mode("ix", title("dune").rules(3, ("ix",), {}), plain=plain)
    for rate, other in ((100, 80), (50, 45), (200, 100)):
        plain.decisions.add(rate, 1.0)
        way.decisions.add(other, 1.0)
    assert (plain.against_plain, way.against_plain) == (None, 0.8)
