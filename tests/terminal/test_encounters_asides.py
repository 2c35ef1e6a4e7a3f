"""Coordinate at the terminal: never asked for, nothing told about hands, no game held up."""

from __future__ import annotations

import pytest

from hagal.terminal.console import Left
from hagal.text import LANGUAGES
from tests.games.encounters.position import Position
from tests.support.scripted import Desk, hunt

CHANCE = {"en": "or Coordinate a card", "ru": "или согласуйте карту", "pt-BR": "ou Coordene uma carta"}
WORD = {"en": "coordinate", "ru": "согласовать", "pt-BR": "coordenar"}


def of_others(mine: str = "commander_tech", players: int = 2) -> Position:
    """Seat 0 is on turn; the last seat holds a card, perhaps one to Coordinate."""
    t = Position(players).hand(0, "brute_force", "experience")
    for seat in range(1, players):
        t.hand(seat, mine, "brute_force")
    t.keys  # noqa: B018
    return t


def live(t: Position, kinds: str, *typed: str, lang: str = "en", open_hands: bool = False) -> Desk:
    desk = Desk(t.game, typed, kinds=kinds, live=True, lang=lang, open_hands=open_hands)
    desk.talk.wait = lambda: None  # type: ignore[method-assign]
    desk.play()
    return desk


def asides(desk: Desk) -> list[tuple[int, str]]:
    return [(seat, key) for seat, key in desk.game.record.keys if key.startswith("coordinate ")]


# A bot is on turn, one person watches


@pytest.mark.parametrize("typed", ["1", "coordinate commander_tech", "coord", "coordinate comm"])
def test_a_card_is_set_aside_for_a_bot(typed: str) -> None:
    desk = live(of_others(), "bot,me", typed)
    assert asides(desk) == [(1, "coordinate commander_tech")]
    assert (0, "copy commander_tech") in desk.game.record.keys


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chance_is_shown_once_a_turn_and_enter_declines(lang: str) -> None:
    desk = live(of_others(), "bot,me", "", lang=lang)
    assert desk.shown.count(CHANCE[lang]) == 1
    assert asides(desk) == []
    assert "done" in [key for _seat, key in desk.game.record.keys], "the bot went on"


def test_without_such_a_card_the_bot_goes_on_at_once() -> None:
    desk = live(of_others("brute_force"), "bot,me")
    assert CHANCE["en"] not in desk.shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_stops_can_be_switched_off(lang: str) -> None:
    off = {"en": "off", "ru": "выкл", "pt-BR": "não"}[lang]
    desk = live(of_others(), "bot,me", f"{WORD[lang]} {off}", lang=lang)
    assert not desk.session.asides.stops
    assert "done" in [key for _seat, key in desk.game.record.keys]


def test_a_pipe_is_not_stopped_unless_it_asks_for_it() -> None:
    silent = Desk(of_others().game, [], kinds="bot,me")
    silent.play()
    assert CHANCE["en"] not in silent.shown
    asking = Desk(of_others().game, ["coordinate on", "done", "1"], kinds="me,bot")
    asking.play()
    assert asking.session.asides.stops


def test_commands_work_while_a_bot_waits() -> None:
    desk = live(of_others(), "bot,me", "hint", "card commander", "view", "zzz", "99", "")
    assert "1: Coordinate Commander" in desk.shown
    assert "neither an option nor a command" in desk.shown
    assert "There is no option 99" in desk.shown
    assert asides(desk) == []


def test_leaving_while_a_bot_waits() -> None:
    desk = live(of_others(), "bot,me", "quit")
    assert "hagal terminal --resume" in desk.words
    assert desk.game.record.keys == []


# Bots for a person


def test_a_bot_coordinates_for_a_person() -> None:
    desk = Desk(of_others().game, [], kinds="me,bot")
    desk.play()
    assert asides(desk) == [(1, "coordinate commander_tech")]
    assert "Copy Commander" in desk.shown
    blind = Desk(of_others().game, [], kinds="me,random")
    blind.play()
    assert asides(blind) == []


def test_on_the_own_turn_there_is_nobody_to_do_it() -> None:
    desk = Desk(of_others().game, ["coordinate"], kinds="me,random")
    desk.play()
    assert "Nobody else at this keyboard could Coordinate" in desk.words


# Several people at one keyboard


def unable(t: Position) -> Position:
    """The same table for everybody else, but seat 1 holds no card to Coordinate."""
    s, p = t.s, t[1]
    held = next(i for i in p.hand if s.face[i].id == "commander_tech")
    other = next(i for i in p.deck if s.face[i].id == "experience")
    p.hand[p.hand.index(held)], p.deck[p.deck.index(other)] = other, held
    s.known[held], s.known[other] = s.known[other], s.known[held]
    return t


def test_the_keyboard_changes_hands_whatever_the_cards_are() -> None:
    """What the person on turn sees is the same with and without a card to Coordinate."""
    typed = ("", "coordinate", "", "", "")
    able, not_able = live(of_others(), "me,me", *typed), live(unable(of_others()), "me,me", *typed)
    assert asides(able) == asides(not_able) == []
    first, second = "Pass the keyboard to Player 2.", "Pass the keyboard to Player 1."
    assert able.shown.split(first)[0] == not_able.shown.split(first)[0]
    assert "You hold no card that you could Coordinate now." in not_able.words
    after = [desk.shown.rsplit(second, 1)[1].split("Saved.")[0] for desk in (able, not_able)]
    assert after[0] == after[1]
    assert able.shown.count(second) == 2


def test_another_person_coordinates_behind_the_curtain() -> None:
    desk = live(of_others(), "me,me", "", "coordinate", "", "1", "", "copy commander_tech")
    assert asides(desk) == [(1, "coordinate commander_tech")]
    assert desk.game.record.keys[-1] == (0, "copy commander_tech")
    hidden = desk.shown.split("> coordinate")[0]
    assert "Commander" not in hidden


def test_it_must_be_clear_who_it_is() -> None:
    desk = live(of_others(players=3), "me,me,me", "", "coordinate", "coordinate 1", "coordinate 3", "", "1")
    assert desk.words.count("Possible are the players 2, 3") == 2
    assert asides(desk) == [(2, "coordinate commander_tech")]


def test_people_may_step_in_while_a_bot_is_on_turn() -> None:
    t = of_others(players=3)
    desk = live(t, "bot,me,me", "zzz", "coordinate 2", "", "1")
    assert "somebody Coordinates a card" in desk.words
    assert "the only commands are" in desk.words
    assert asides(desk) == [(1, "coordinate commander_tech")]


def test_the_chance_of_several_people_tells_nothing_about_hands() -> None:
    shown = []
    for card in ("commander_tech", "brute_force"):
        desk = live(of_others(card, players=3), "bot,me,me", "quit")
        shown.append(desk.shown.split("Saved.")[0])
    assert shown[0] == shown[1]
    assert "somebody Coordinates a card" in " ".join(shown[0].split())


# Two Avatars of one person


def test_both_avatars_stand_in_one_menu() -> None:
    desk = live(of_others(), "me,me", "coordinate", "coordinate commander", open_hands=True)
    assert "Which card? They stand among the options." not in desk.shown, "there is only one"
    assert asides(desk) == [(1, "coordinate commander_tech")]
    none = live(of_others("brute_force"), "me,me", "coordinate", open_hands=True)
    assert "No card can be Coordinated now." in none.words


def test_what_one_avatar_did_can_be_taken_back_by_the_other() -> None:
    t = of_others().combat("a_world_of_hurt")  # no replacement is drawn, so nobody learns anything
    t.keys  # noqa: B018
    before = t.game.view((0, 1))
    desk = live(t, "me,me", "coordinate commander_tech", "undo", open_hands=True)
    assert "Taken back." in desk.shown
    assert t.game.view((0, 1)) == before


def test_dune_has_no_such_command() -> None:
    from tests.support.scripted import begin

    desk = Desk(begin(), ["coordinate"])
    desk.play()
    assert "neither an option nor a command" in desk.words


def test_the_command_leaves_no_trace_before_the_avatars_are_chosen() -> None:
    desk = Desk(hunt(players=2, avatars="choose"), ["", "coordinate"], kinds="me,me")
    desk.play()
    assert "Nobody else at this keyboard could Coordinate" in desk.words
    with pytest.raises(Left):
        desk.talk.ask()
