"""Runewars in the terminal: the year, players, the map, armies, battles, one's own things, the menu."""

from __future__ import annotations

import random
from typing import Any

import pytest

import hagal
from hagal.game import Game
from hagal.games.runewars.state import Runewars
from hagal.games.runewars.view import view
from hagal.kernel.loop import advance
from hagal.terminal.faces import face
from hagal.terminal.faces.runewars.board import Board
from hagal.terminal.layout import Section, fit
from hagal.text import LANGUAGES, name
from tests.games.runewars.battles import field, meet
from tests.support.drawings import play
from tests.support.scripted import Desk, by_chance, for_a_while


def after(choices: int, players: int = 2, **options: Any) -> Game:
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
    desk = Desk(game, kinds=",".join(["me", *["random"] * (game.players - 1)]), width=width)
    return face("runewars").board(game, 0, (0,), desk.talk).sections()


def test_the_map_is_there_as_long_as_there_is_room() -> None:
    found = sections(after(30), 110)
    for height, there in ((200, True), (52, True), (30, False)):
        fit(found, height)
        shown = [line.plain for section in found for line in section.lines]
        assert any("______/" in line for line in shown) == there
        assert len(shown) <= height


@pytest.mark.parametrize(("width", "there"), [(140, True), (70, False)])
def test_armies_stand_beside_the_map_if_there_is_room(width: int, there: bool) -> None:
    game = after(30, 4)
    shown = [line.plain for section in sections(game, width) for line in section.variants[0]]
    assert any("/" in line and "Neutral" in line for line in shown) == there
    assert any(line.startswith("Neutral") for line in shown) != there
    assert all(len(line) < width for line in shown)


def text_of(game: Game, seat: int, lang: str = "en") -> str:
    """All that a seat is shown, at full length."""
    desk = Desk(game, kinds="me,random", width=120, lang=lang)
    board = face("runewars").board(game, seat, (seat,) if seat >= 0 else (), desk.talk)
    return "\n".join(line.plain for section in board.sections() for line in section.variants[0])


def until(start: str, bot: str = "heuristic") -> Game:
    game = hagal.new("runewars", players=2, seed=5, factions="random")
    return play(game, until=lambda g: g.decision is not None and g.decision.keys[-1].startswith(start), bot=bot)


def test_the_year_and_what_comes_next_are_told() -> None:
    game = until("order ")
    assert text_of(game, 0).startswith("Year 1 of 7 · Spring · then summer")
    assert isinstance(game.state, Runewars)
    game.state.year, game.state.season = game.state.last_year, 3
    assert "then" not in text_of(game, 0).splitlines()[0]


def test_orders_with_supremacy_have_a_star() -> None:
    game = until("order ")
    assert isinstance(game.state, Runewars)
    p = game.state.players[0]
    p.played, p.orders = (5, 2, 6), p.orders & ~(1 << 5 | 1 << 2 | 1 << 6)
    shown = text_of(game, 0)
    assert "5* 2 6*" in shown
    assert "4 Harvest · 7* Acquire Power · 8 Fortify" in shown


def test_what_is_in_hand_is_shown_to_its_player_alone() -> None:
    game = until("order ")
    [objective] = game.view(0)["players"][0]["objective"]
    called = name(game.state.rules.components[f"objective:{objective}"], "en")
    assert called in text_of(game, 0)
    assert called not in text_of(game, 1)
    assert called not in text_of(game, -1)


def test_a_rune_is_told_to_those_who_know_it() -> None:
    game = until("order ")
    s = game.state
    assert isinstance(s, Runewars)
    s.runes, s.rune_at, s.rune_up = [s.dragon_pile.pop()], [s.home.index(0)], [0]
    s.known[s.runes[0]] = 1
    where = f"{name(s.board.areas[s.rune_at[0]], 'en')} dragon rune"
    assert where.casefold() in text_of(game, 0).casefold()
    assert where.casefold() not in text_of(game, 1).casefold()
    assert "0+1?" in text_of(game, 1)


def test_a_battle_shows_both_sides() -> None:
    s = meet(field(), {"archer": 2, "warrior": 1}, {"berserker": 3})
    advance(s)
    facts = {**view(s, (0,)), "over": False, "decisions": [], "outcome": None}
    assert s.battle is not None
    talk = Desk(after(0), kinds="me,random", width=100).talk
    lines = Board(facts, s.rules.components, 0, talk).sections()[5].lines
    shown = [line.plain for line in lines]
    assert shown[0] == f"Battle for C3, round {s.battle.round}"
    assert "attacks: Archer 2" in shown[1]
    assert "Warrior 1" in shown[1]
    assert "defends: Berserker" in shown[2]


def test_a_hero_who_supports_is_named() -> None:
    talk = Desk(after(0), kinds="me,random", width=100).talk
    s = meet(field(), {"archer": 2, "warrior": 1}, {"berserker": 3})
    advance(s)
    facts: Any = {**view(s, (0,)), "over": False, "decisions": [], "outcome": None}
    facts["battle"]["sides"][0]["supporters"] = [{"hero": "silhouette", "unit": "archer"}]
    shown = [line.plain for line in Board(facts, s.rules.components, 0, talk).sections()[5].lines]
    assert "supported by Silhouette" in shown[1]


def test_many_options_stand_under_the_words_that_they_share() -> None:
    game = until("activate ")
    assert game.decision is not None
    desk = Desk(game, kinds="me,random", width=100)
    own = face("runewars")
    menu = own.menu(game.decision, own.board(game, game.decision.seat, (game.decision.seat,), desk.talk))
    shown = [line.plain for line in menu.full()]
    assert shown[0].startswith("    Activate … 1 ")
    assert shown[-1].endswith("Activate nothing")
    assert len(shown) < 8
    assert [option.key for option in menu.find("1")] == [game.decision.keys[1]]


def test_a_component_alone_is_a_wish() -> None:
    game, own = until("order "), face("runewars")
    of = game.state.rules.components
    assert own.wishes(of["order:conquer"], game.view(0), 0) == ["order conquer"]
    assert own.wishes(of["hero:silhouette"], game.view(0), 0) == [
        f"{word} silhouette" for word in ("move", "heal", "train")
    ]
    assert own.wishes(of["rune:dragon"], game.view(0), 0) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_ranks_the_factions(lang: str) -> None:
    game = play(hagal.new("runewars", players=2, seed=5, factions="random"), bot="random")
    assert game.outcome is not None
    lines = [line.plain for line in face("runewars").ending(game, Desk(game, kinds="me,random", lang=lang).talk)]
    first = game.view(None)["players"][game.outcome.ranking[0]]["faction"]
    assert name(game.state.rules.components[f"faction:{first}"], lang) in lines[-2]
    assert lines[-2].startswith("1.")
