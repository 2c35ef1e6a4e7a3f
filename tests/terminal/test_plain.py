"""The tiny game in the terminal: it has no face of its own, so the plain one draws, asks and tells it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import hagal
from hagal.kernel.errors import RulesError
from hagal.terminal import start
from hagal.terminal.faces import Face, face, game_name
from hagal.terminal.options import Wish
from hagal.text import LANGUAGES
from tests.kernel import ferry
from tests.support.scripted import Desk

WHISPER = 2
"""With this seed the second of two players holds a whisper, to be played out of turn."""


@pytest.fixture(autouse=True)
def _ferry() -> Iterator[None]:
    with ferry.offered():
        yield


def test_the_plain_face_is_for_titles_without_one() -> None:
    assert type(face("tiny")) is Face
    assert type(face("dune")) is not Face
    assert game_name("tiny", "ru") == "Ferry"
    with pytest.raises(RulesError, match="there is no title 'chess'"):
        face("chess")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 120])
def test_a_whole_game(lang: str, width: int) -> None:
    """All modules, people and bots; every screen fits its width, and the end is told."""
    rng = random.Random(width)

    def answer(desk: Desk, prompt: str) -> str:
        decision = desk.session.game.decision
        return "" if decision is None or len(prompt) > 2 else rng.choice(decision.keys)

    game = hagal.new("tiny", players=3, modules=["storm"], seed=4, coop=True)
    desk = Desk(game, answer, kinds="me,me,random", lang=lang, width=width)
    assert desk.session.play()
    shown = desk.paper.getvalue()
    assert game.over
    lines = [line for line in shown.splitlines() if not line.startswith(">") and not line.endswith(" ")]  # no prompts
    assert all(len(line) <= width for line in lines)
    assert any(word in shown for word in ("All have", "Все п", "Todos "))


def test_what_stands_on_the_screen() -> None:
    game = hagal.new("tiny", players=2, seed=WHISPER)
    desk = Desk(game, ["bid 1", "view", "card salt", "why stow", "log rules", "quit"], kinds="me,random")
    desk.session.play()
    shown = desk.paper.getvalue()
    assert "Hand Bell, Silk, Wine" in shown
    assert "hidden cards" in shown
    assert "A good that sells for 1." in shown
    assert "Round 1. [T-2]" in shown
    assert "Your turn, with 2 coins." in shown


def test_open_hands_show_what_the_other_seat_may_do_unasked() -> None:
    game = hagal.new("tiny", players=2, seed=WHISPER)
    desk = Desk(game, ["bid 1", "bid 0", "whisper", "quit"], kinds="me,me", open_hands=True)
    desk.session.play()
    assert game.record.keys[-1] == (1, "whisper")
    assert "Whisper ●2" in desk.paper.getvalue()


def test_the_questions_before_a_game() -> None:
    """As few players as can be, the first module, and settings of one's own."""
    typed = ["2", "1", "1", "1", "2", "1", "2", "1", "2", "9x", "9", *[""] * 5]
    desk = Desk(hagal.new("tiny", players=2, seed=1), typed, kinds="me,random", live=True)
    wish = Wish(title="tiny")
    face("tiny").ask(wish, desk.talk)
    assert (wish.players, wish.modules, wish.options) == (3, ("storm",), {"rounds": 1, "coop": True, "coins": 9})
    table = start.fresh(wish, face("tiny"), desk.talk)
    assert table.game.players == 3
    assert table.game.record.modules == ("storm",)


def test_enter_alone_begins_a_game() -> None:
    desk = Desk(hagal.new("tiny", players=2, seed=1), [""] * 20, kinds="me,random", live=True)
    wish = Wish(title="tiny")
    face("tiny").ask(wish, desk.talk)
    assert (wish.players, wish.modules, wish.options) == (2, (), {})
