"""Legendary Encounters at the terminal: whole games, going back, coming back."""

from __future__ import annotations

from pathlib import Path

import pytest

import hagal
from hagal import tempo
from hagal.terminal import saves, start
from hagal.terminal.options import Wish
from hagal.text import LANGUAGES
from tests.games.encounters.position import Position
from tests.support.scripted import Desk, by_advice, by_chance, for_a_while, hunt
from tests.support.terminal import Person, run

OVER = {"en": "The game is over.", "ru": "Игра окончена.", "pt-BR": "A partida acabou."}
SCORE = {"en": "Score: ", "ru": "Счёт: ", "pt-BR": "Pontuação: "}
COMBAT = {"en": "Combat Zone", "ru": "Боевая Зона", "pt-BR": "Zona de Combate"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("film", [1, 2])
def test_a_solo_game_is_played_to_its_end(film: int, lang: str) -> None:
    desk = Desk(hunt(film=film), by_chance(3), kinds="me", lang=lang, width=80)
    assert desk.play()
    for words in (OVER[lang], SCORE[lang], COMBAT[lang]):
        assert words in desk.shown
    assert not list(saves.folder().glob("*")), "a finished game is not offered again"


@pytest.mark.parametrize("film", [1, 2])
def test_a_whole_game_through_pipes(film: int, data_folder: Path) -> None:
    done = run("encounters", "--seed", "4", "--film", str(film), typed="1\n" * 900, folder=data_folder)
    assert done.returncode == 0, done.stderr
    assert OVER["en"] in done.stdout
    assert "Score: " in done.stdout
    assert saves.unfinished() == []


@pytest.mark.parametrize("kinds", ["bot,me,bot", "me,random,random", "me,bot,bot,bot,bot"])
def test_a_game_with_bots_is_played_to_its_end(kinds: str) -> None:
    players = kinds.count(",") + 1
    desk = Desk(hunt(players=players), by_chance(3), kinds=kinds)
    assert desk.play()
    assert OVER["en"] in desk.shown
    assert (
        f" of {players} came through" in desk.shown or "Nobody came through" in desk.shown or "Time ran" in desk.shown
    )


def test_the_advice_is_always_an_option() -> None:
    desk = Desk(hunt(players=2), for_a_while(by_advice, 200), kinds="me,bot")
    desk.play()
    assert len([seat for seat, _key in desk.game.record.keys if seat == 0]) > 60


def test_one_person_plays_two_avatars_with_open_hands() -> None:
    desk = Desk(hunt(players=2), by_advice, kinds="me,me", open_hands=True)
    assert desk.play()
    assert "Pass the keyboard" not in desk.shown
    assert "●2 Hand" in desk.shown
    assert "▲1 Hand" in desk.shown
    coordinated = {seat for seat, key in desk.game.record.keys if key.startswith("coordinate ")}
    assert coordinated == {0, 1}


def test_what_two_avatars_did_is_told_once() -> None:
    desk = Desk(hunt(players=2, first=0), for_a_while(by_chance(2), 40), kinds="me,me", open_hands=True)
    desk.play()
    assert desk.shown.count("Round 1: Player 2 is on turn.") == 1


# Going back and coming back


def position() -> Position:
    t = Position(2).hand(0, "brute_force", "experience").hand(1, "commander_tech", "brute_force")
    t.keys  # noqa: B018  (what was arranged counts from here on)
    return t


def test_undo_takes_back_the_last_choice() -> None:
    t = position()
    before = t.game.view(0)
    desk = Desk(t.game, ["play brute_force", "undo", "undo"], kinds="me,random")
    desk.play()
    assert "Taken back." in desk.shown
    assert "There is nothing to take back" in desk.shown
    assert t.game.view(0) == before


@pytest.mark.parametrize("open_hands", [False, True])
def test_quit_and_resume_gives_the_same_table(open_hands: bool) -> None:
    kinds = "me,me" if open_hands else "me,bot"
    desk = Desk(hunt(players=2), for_a_while(by_chance(2), 12), kinds=kinds, open_hands=open_hands)
    assert not desk.play()
    assert "hagal terminal --resume" in desk.words
    person = Person(live=False)
    table = start.table(Wish(resume=True), person.talk)
    assert table.game.save() == desk.game.save()
    assert table.open_hands == open_hands
    again = Desk(table.game, by_chance(4), kinds=kinds, path=table.path, open_hands=table.open_hands)
    assert again.play()


def test_each_game_offers_its_own_saves() -> None:
    Desk(hunt(), ["quit"], kinds="me").play()
    [glimpse] = saves.unfinished("encounters")
    assert saves.unfinished("dune") == []
    person = Person("")
    assert start.table(Wish(title="encounters"), person.talk).path == glimpse.path
    assert "Legendary Encounters: Predator" in person.paper.getvalue()


# Commands


def test_commands_answer() -> None:
    t = position()
    typed = ["?", "log", "view", "card knock", "card event", "why scan hills", "why knock knock", "record", "hint"]
    desk = Desk(t.game, typed, kinds="me,bot")
    desk.play()
    for words in (
        "“play knock_knock”",
        "Knock Knock",
        "Nothing lies face down at the Hills.",
        "hagal record 1",
        "seed: ?",
    ):
        assert words in desk.words, words
    assert desk.shown.split("> card event")[1].split("> why")[0].count("Event: does what") == 1, "said once"


@pytest.mark.parametrize("typed", ["", "  ", "frobnicate", "0", "99", "1x", "-1", "why", "card", "card zzz", "why zzz"])
def test_what_is_not_understood_changes_nothing(typed: str) -> None:
    t = position()
    before = t.game.save()
    Desk(t.game, [typed, "coordinate zzz", "coordinate 7", "quit"], kinds="me,random").play()
    assert t.game.save() == before


def test_numbers_keys_and_beginnings_mean_the_same() -> None:
    for typed in ("1", "1.", "play brute_force", "PLAY Brute", "p bru"):
        t = position()
        Desk(t.game, [typed], kinds="me,bot").play()
        assert t.s.attack == 1, typed


def test_several_answers_on_one_line() -> None:
    t = Position(1).hand(0, "brute_force", "brute_force", "experience", "knock_knock")
    t.keys  # noqa: B018
    desk = Desk(t.game, ["p bru; p bru;p exp"], kinds="me")
    desk.play()
    assert (t.s.attack, t.s.recruit) == (2, 1)
    assert "plays Brute Force x2, Experience" in desk.shown
    assert desk.shown.count("Your Action phase") == 2


def test_answers_that_do_not_fit_any_more_are_left_out() -> None:
    t = Position(1).hand(0, "brute_force", "experience")
    t.keys  # noqa: B018
    desk = Desk(t.game, ["p bru; p kno; done", "frobnicate; done"], kinds="me")
    desk.play()
    assert "“p kno” and what comes after it was left out" in desk.shown
    assert t.s.attack == 1
    assert t.game.view(0)["round"] == 1


def test_the_record_can_be_told_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from hagal.commands.replay import command

    desk = Desk(hunt(), for_a_while(by_chance(2), 30), kinds="me")
    desk.play()
    paper = tmp_path / "game.record"
    paper.write_text(str(desk.game.record), encoding="utf-8")
    command(paper, lang="en")
    told = capsys.readouterr().out
    assert "Round 1: Player 1 is on turn." in told
    assert "Wilds" in told


def test_all_that_is_plain_at_one_word_and_taken_back_card_by_card() -> None:
    desk = Desk(hagal.new("encounters", players=1, seed=3), ["all", "all", "undo"], kinds="me")
    count = tempo.plain_count(desk.game, 0)
    desk.play()
    assert count > 2
    assert len(desk.game.record.keys) == count - 1
    assert "Nothing here can be played at one press." in desk.shown
    assert "Taken back." in desk.shown
