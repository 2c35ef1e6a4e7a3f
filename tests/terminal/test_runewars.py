"""Runewars in the terminal: the plain board with the map above it."""

from __future__ import annotations

import random

import pytest

import hagal
from hagal.game import Game
from hagal.terminal.faces import face
from hagal.terminal.layout import Section, fit
from hagal.text import LANGUAGES
from tests.support.scripted import Desk, by_chance, for_a_while


def after(choices: int, players: int = 2, **options: str) -> Game:
    game = hagal.new("runewars", players=players, seed=5, **options)
    rng = random.Random(4)
    for _ in range(choices):
        decision = game.decision
        assert decision is not None
        game.choose(rng.choice(decision.keys))
    return game


def test_a_whole_game() -> None:
    """Every screen fits its width, and the end is told."""
    game = hagal.new("runewars", players=2, seed=5)
    desk = Desk(game, by_chance(3), kinds="me,random", width=100)
    assert desk.play()
    assert game.over
    lines = [line for line in desk.shown.splitlines() if not line.startswith(">") and not line.endswith(" ")]
    assert all(len(line) <= 100 for line in lines)
    assert "Winner" in desk.shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_some_turns_of_four_at_one_keyboard(lang: str) -> None:
    desk = Desk(after(0, 4, edition="2010"), for_a_while(by_chance(3), 60), kinds="me,me,me,me", lang=lang, width=80)
    assert not desk.play()
    lines = [line for line in desk.shown.splitlines() if not line.startswith(">") and not line.endswith(" ")]
    assert all(len(line) <= 80 for line in lines)


def sections(game: Game, width: int) -> list[Section]:
    desk = Desk(game, kinds="me,random", width=width)
    return face("runewars").board(game, 0, (0,), desk.talk).sections()


def test_the_map_is_there_as_long_as_there_is_room() -> None:
    found = sections(after(30), 110)
    for height, there in ((200, True), (52, True), (30, False)):
        fit(found, height)
        shown = [line.plain for section in found for line in section.lines]
        assert any("______/" in line for line in shown) == there
        assert len(shown) <= height


@pytest.mark.parametrize(("width", "columns"), [(250, True), (70, False)])
def test_areas_are_told_in_columns_or_line_by_line(width: int, columns: bool) -> None:
    shown = [line.plain for section in sections(after(30), width) for line in section.variants[0]]
    assert any(line.startswith("Area ") and "Controlled by" in line for line in shown) == columns
    assert any(line.startswith("8A yields ") for line in shown) != columns
