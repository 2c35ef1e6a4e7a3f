"""Alien, the mix and the hunt in the terminal: what is on the board, what is not, that it fits, and the end."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from rich.cells import cell_len

import hagal
from hagal.game import Game
from hagal.terminal.console import Talk
from hagal.terminal.faces import face
from hagal.terminal.layout import Lines
from hagal.text import LANGUAGES
from tests.games.encounters.alien.hunting import AlienHunt
from tests.games.encounters.alien.survivors import Survivors
from tests.support import surviving
from tests.support.hunters_twins import other_trophies
from tests.support.scripted import Desk, by_chance
from tests.support.terminal import talk_of
from tests.support.twins import scrambled

GAMES: dict[str, tuple[list[str], int, dict[str, Any]]] = {
    "alien": (["alien"], 3, {"film": "aliens"}),
    "mix": (["hunted", "alien"], 2, {"mat": "alien", "film": "resurrection"}),
    "hunt": (["hunters", "alien"], 3, {"tests": True, "challenges": "secret", "film": "alien3"}),
}
OVER = {"en": "The game is over", "ru": "Игра окончена", "pt-BR": "A partida acabou"}


def talk(width: int = 100, lang: str = "en") -> Talk:
    found = talk_of(width, lang)
    found.dialect = "encounters"
    return found


def picture(game: Game, seat: int, talk: Talk) -> list[str]:
    """Every line in every size that whoever plays a seat could be shown."""
    look = face("encounters", game.record.modules)
    board = look.board(game, seat, (seat,), talk)
    sections = board.sections()
    if game.decision is not None:
        sections += board.sections(game.decision.choice.tag)
        if game.decision.seat == seat:
            sections += look.menu(game.decision, board).sections()
    lines: Lines = [line for section in sections for variant in section.variants for line in variant]
    return [line.plain for line in lines]


def text(name: str, width: int = 160) -> str:
    game, seat = surviving.SITUATIONS[name]()
    return "\n".join(picture(game, seat, talk(width)))


@cache
def positions(name: str) -> tuple[Game, ...]:
    modules, players, options = GAMES[name]
    game = hagal.new("encounters", players=players, modules=modules, seed=3, **options)
    rng = random.Random(3)
    found = []
    while game.decision is not None:
        if len(game.record.keys) % 37 == 0:
            found.append(game.copy())
        decision = rng.choice(game.decisions)
        game.choose(rng.choice(decision.keys), decision.seat)
    return (*found, game)


BOARD = {
    "alien-three": (
        *("Hive ", "Hatchery: 6 Facehuggers, 4 Chestbursters", "Objective 1 The S.O.S. (1 of 2)", "Complex"),
        *("Ventilation Shafts (4)  face down", "Swift Drone [health 2]", "Sergeant x", "Health Hand Deck"),
        *("▲1 Facehugger: 1 turn left · Facehugger: 2 turns left", "■3 carries a Chestburster"),
        *("Fight the Facehugger on Player 1 (2 Attack)", "Recruit a Sergeant (3 Recruit)"),
    ),
    "alien-armed": ("The Self-Destruct is running: Airlock", "(armed)", "(8 Recruit)", "Ventilation Seal"),
    "alien-cocooned": ("the Avatar is captive", "Free the Avatar of Player 1 for 6 (6 Recruit)", "Sentry Gun"),
    "alien-clones": ("(Failed Clone)", "1 space closed", "(0 of 3)"),
    "alien-beast": ("Event (must be wounded first)", "Saved: Missing Brother"),
    "mix-predator": ("Wilds", "Hills (2)", "Marks", "Officer", "Hatchery:"),
    "mix-alien": ("Complex", "Airlock (2)", "Marks", "Sergeant", "Hatchery:"),
    "hunt-three": (
        *("Hive ", "Objective 2", "Trophy Room Prey 2: Egg x2", "finds, clones 1: S.O.S.", "Traps in front:"),
        *("Egg [health 1, honor 1]", "Use a Duel to be allowed to fight Ash", "Armor Dish Honor Troph"),
    ),
}
"""Situations, with words that stand on their boards."""


@pytest.mark.parametrize("name", BOARD)
def test_the_table_is_on_the_board(name: str) -> None:
    found = text(name)
    assert [word for word in BOARD[name] if word not in found] == []


def test_words_of_other_modes_are_not_said() -> None:
    assert [word for word in ("Enemy deck", "Wilds", "Officer", "Marks", "honor") if word in text("alien-three")] == []
    assert [word for word in ("Prey deck", "Wilds", "Gear", "Marks") if word in text("hunt-three")] == []


@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_is_shown(name: str) -> None:
    twin = other_trophies if name == "hunt" else scrambled
    for game in positions(name)[:-1][::3]:
        for seat in range(game.players):
            assert picture(twin(game, seat), seat, talk()) == picture(game, seat, talk())


@pytest.mark.parametrize("width", [60, 100])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_line_fits_the_screen_in_every_language(name: str, lang: str, width: int) -> None:
    for game in positions(name)[::5]:
        seat = 0 if game.decision is None else game.decision.seat
        for line in picture(game, seat, talk(width, lang)):
            assert cell_len(line) < width or " " not in line.strip(), line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_language_has_an_end(name: str, lang: str) -> None:
    over = positions(name)[-1]
    lines = [line.plain for line in face("encounters", over.record.modules).ending(over, talk(80, lang))]
    assert all(cell_len(line) < 80 for line in lines)
    assert lines[0].startswith(OVER[lang])


def test_a_trap_that_makes_enemies_tougher_makes_the_facehugger_dearer() -> None:
    t = AlienHunt(2).hugged(0).front(0, "rockfall").give(attack=3)
    found = "\n".join(picture(t.game.resume(), 0, talk(160)))
    assert "Fight the Facehugger on Player 1 (3 Attack)" in found


def ending(t: Survivors) -> str:
    return "\n".join(line.plain for line in face("encounters", t.modules).ending(t.game, talk(100)))


def test_the_end_tells_why() -> None:
    burst = Survivors(1).deck(0, *["grunt"] * 5).infested(0, "deck").eggs().done()
    assert "Killed by a Chestburster:" in ending(burst)
    empty = Survivors(1).only_enemies().give(exhausted=1).done()
    assert "The Hive ran out at Objective 1" in ending(empty)
    won = Survivors(1).stage(3).combat("perfect_organism").give(attack=20).choose("fight perfect_organism")
    assert "Victory: the Final Enemy is dead" in ending(won)
    game, _seat = surviving.SITUATIONS["hunt-over"]()
    told = "\n".join(line.plain for line in face("encounters", game.record.modules).ending(game, talk(100)))
    assert "Objective 3" in told
    assert "Honor" in told


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_to_its_end(name: str) -> None:
    modules, players, options = GAMES[name]
    game = hagal.new("encounters", players=players, modules=modules, seed=4, **options)
    kinds = ",".join(["me", *["random"] * (players - 1)])
    played = Desk(game, by_chance(3), kinds=kinds, width=80)
    assert played.play()
    assert OVER["en"] in played.shown


def test_commands_answer() -> None:
    game, seat = surviving.SITUATIONS["alien-armed"]()
    kinds = ",".join("me" if one == seat else "random" for one in range(game.players))
    typed = ["?", "view", "card facehugger", "why facehugger", "why fight facehugger 1", "why hazard", "card airlock"]
    played = Desk(game.copy(), [*typed, "quit"], kinds=kinds)
    played.play()
    assert "fight facehugger 0" in played.shown
    assert "jumps" in played.shown.lower()
