"""Hunters in the terminal: the questions before it, its board, its menu, and whole games."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from rich.cells import cell_len

from hagal.game import Game
from hagal.terminal import start
from hagal.terminal.console import Talk
from hagal.terminal.faces import face
from hagal.terminal.faces.encounters.hunters.setup import PACES, TRIALS
from hagal.terminal.layout import Lines
from hagal.terminal.options import Wish
from hagal.text import LANGUAGES
from tests.games.encounters.hunters.position import Hunting
from tests.support import hunting
from tests.support.hunters_twins import other_trophies
from tests.support.scripted import Desk, by_chance, hunt
from tests.support.terminal import Person, talk_of

OVER = {"en": "The game is over.", "ru": "Игра окончена.", "pt-BR": "A partida acabou."}


def talk(width: int = 140, lang: str = "en") -> Talk:
    found = talk_of(width, lang)
    found.dialect = "encounters"
    return found


def picture(game: Game, seat: int, talk: Talk, eyes: tuple[int, ...] = ()) -> list[str]:
    """Every line in every size that whoever plays a seat (and others, by whose eyes it is seen) could be shown."""
    look = face("encounters")
    board = look.board(game, seat, eyes or (seat,), talk)
    sections = board.sections()
    decision = game.decision
    if decision is not None:
        sections += board.sections(decision.choice.tag)
        if decision.seat == seat:
            sections += look.menu(decision, board).sections()
    lines: Lines = [line for section in sections for variant in section.variants for line in variant]
    return [line.plain for line in lines]


@cache
def positions(players: int, **options: Any) -> tuple[Game, ...]:
    game = hunt(players=players, seed=3, modules=["hunters"], **options)
    rng = random.Random(3)
    found = []
    while game.decision is not None:
        if len(game.record.keys) % 41 == 0:
            found.append(game.copy())
        game.choose(rng.choice(game.decision.keys), game.decision.seat)
    return (*found, game)


def test_the_table_is_on_the_board() -> None:
    game, seat = hunting.SITUATIONS["hunters-three"]()
    text = "\n".join(picture(game, seat, talk()))
    for words in (
        *("Prey deck", "Gear 1", "Traps 1", "Challenge:", "Slayer", "Traps in front:", "Cage [4 Recruit, honor"),
        *("Testing Ground:", "Test of Might [honor 2]", "Trophy Room Prey 2: Jungle Patrol x2"),
        *("Health Armor Dish Honor Troph", "Wounded Pride [dishonor 1]", "Latest trophy: Grenadier"),
        *("Quicksand [3 Recruit, honor 2]", "Point Man [health", "+   Minigun", "Killer Instinct"),
    ):
        assert words in text, words
    assert "Collector" not in text, "the Challenge of another one"
    assert "Enemy deck" not in text


def test_the_menu_tells_prices() -> None:
    game, seat = hunting.SITUATIONS["hunters-three"]()
    text = "\n".join(picture(game, seat, talk(200)))
    armor = game.view(seat)["hunters"][1]["armor"]
    for words in (
        f"({armor} Attack)",
        "(3 Recruit) [3 Recruit, honor 2]  Quicksand",
        "Strikes and Traps",
        "(4 Recruit)",
    ):
        assert words in text, words


@pytest.mark.parametrize("width", [60, 100])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_fits_the_screen_in_every_language(width: int, lang: str) -> None:
    for game in positions(5, film=2)[::6]:
        seat = 0 if game.decision is None else game.decision.seat
        for line in picture(game, seat, talk(width, lang)):
            assert cell_len(line) < width or " " not in line.strip(), line


def test_nothing_hidden_is_shown() -> None:
    """What a seat is shown, and told of all that happened, is the same in every world that it cannot tell apart: with
    other hands, decks and Challenges, and with other trophies of others beneath the top one."""
    for game in positions(3, tests=True, challenges="secret")[:-1][::3]:
        for seat in range(3):
            twin = other_trophies(game, seat)
            assert picture(twin, seat, talk()) == picture(game, seat, talk())
            assert tale(twin, seat) == tale(game, seat)


def tale(game: Game, seat: int) -> list[str]:
    lines = face("encounters").tale(game.log.events, (seat,), talk(), whole=True, rules=True)
    return [line.plain for line in lines]


ASKED = ("view", "log", "log rules", "hint", "why duel 2", "why collector", "why grenadier", "card purist", "?")


@pytest.mark.parametrize("name", ["hunters-three", "hunters-stalk", "hunters-raid", "hunters-together"])
def test_no_command_tells_what_is_hidden(name: str) -> None:
    game, seat = hunting.SITUATIONS[name]()
    kinds = ",".join("me" if one == seat else "random" for one in range(game.players))
    shown = []
    for one in (game, other_trophies(game, seat)):
        desk = Desk(one.copy(), [*ASKED, "quit"], kinds=kinds)
        desk.play()
        shown.append(desk.shown.split("Saved.")[0])
    assert shown[0] == shown[1]
    assert all(f"> {typed}" in shown[0] for typed in ASKED)


def test_a_board_that_shows_too_much_would_be_found() -> None:
    """Seen by the eyes of another one as well, the boards differ."""
    game, seat = hunting.SITUATIONS["hunters-three"]()
    twin = other_trophies(game, seat)
    for other in (1, 2):
        assert picture(twin, seat, talk(), (seat, other)) != picture(game, seat, talk(), (seat, other))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_an_end(lang: str) -> None:
    for game in (positions(5, film=2)[-1], hunting.SITUATIONS["hunters-over"]()[0]):
        lines = [line.plain for line in face("encounters").ending(game, talk(80, lang))]
        assert all(cell_len(line) < 80 for line in lines)
        assert lines[0].startswith(OVER[lang])
        assert sum(mark in line for line in lines for mark in ("▲1", "●2", "■3")) == 3


def test_the_end_breaks_honor_down() -> None:
    game, _seat = hunting.SITUATIONS["hunters-over"]()
    text = "\n".join(line.plain for line in face("encounters").ending(game, talk(100)))
    honor = game.view(None)["hunters"][0]["honor"]
    assert f"Elder Hunter: victory with {honor} Honor." in text
    for head in ("Pred", "Prey", "Gear", "Traps", "Avatar", "Chall", "Dish", "Honor"):
        assert head in text


def test_a_tie_and_the_group_have_their_words() -> None:
    t = Hunting(2).trophies(0, "enemy:jungle_patrol", "enemy:jungle_patrol").trophies(1, "gear:riot_shield")
    t[0].health = t[1].health = 1
    t.strikes(*["flesh_wound"] * 6).combat("hired_gun")
    while not t.game.over:
        t.choose(t.keys[-1])
    text = "\n".join(line.plain for line in face("encounters").ending(t.game, talk()))
    assert "Equal in Honor; more Prey decided." in text
    game = positions(2, together=True)[-1]
    text = "\n".join(line.plain for line in face("encounters").ending(game, talk()))
    assert "Honor of the group:" in text


# Before the game


def hunters(*typed: str) -> Game:
    person = Person(*typed)
    table = start.table(Wish("encounters"), person.talk)
    assert not person.left
    assert table.game.record.modules == ("hunters",)
    return table.game


def test_the_mode_is_asked_for() -> None:
    options = hunters("", "2", "", "", "", "").state.rules.options
    assert (options["film"], options["tests"], options["together"]) == (1, False, False)


@pytest.mark.parametrize(("number", "trial"), list(enumerate(TRIALS, start=1)))
def test_tests_and_challenges_are_asked_for(number: int, trial: str) -> None:
    options = hunters("", "2", "", str(number), "", "").state.rules.options
    assert {name: options[name] for name in TRIALS[trial]} == TRIALS[trial]


@pytest.mark.parametrize(("number", "pace"), list(enumerate(PACES, start=1)))
def test_the_difficulty_is_asked_for(number: int, pace: str) -> None:
    options = hunters("", "2", "", "", str(number), "").state.rules.options
    assert {name: options[name] for name in PACES[pace]} == PACES[pace]


def test_three_play_together() -> None:
    """Two Predators each cannot be dealt to three."""
    game = hunters("3", "2", "2", "2", "", "", "3", "1", "1", "")
    options = game.state.rules.options
    assert (game.players, options["film"], options["together"], options["avatars"]) == (3, 2, True, "random")


# Playing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_solo_game_is_played_to_its_end(lang: str) -> None:
    desk = Desk(hunt(modules=["hunters"], tests=True), by_chance(3), kinds="me", lang=lang, width=80)
    assert desk.play()
    assert OVER[lang] in desk.shown


def test_a_game_with_bots_is_played_to_its_end() -> None:
    desk = Desk(hunt(players=3, modules=["hunters"]), by_chance(3), kinds="bot,me,random")
    assert desk.play()
    assert "Honor." in desk.shown


def test_commands_answer() -> None:
    game, _seat = hunting.SITUATIONS["hunters-three"]()
    typed = [
        "?",
        "view",
        "card cage",
        "card minigun",
        "card test of might",
        "why duel 2",
        "why city hunter",
        "why cage",
    ]
    desk = Desk(game, [*typed, "why flesh wound", "quit"], kinds="me,random,random")
    desk.play()
    for words in ("Hunters:", "While it lies in front of you", "Double Strike", "Passed in one turn of your own"):
        assert words in desk.shown, words
    assert desk.shown.count("Nothing is known") == 0
