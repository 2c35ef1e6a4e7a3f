"""The heuristic bot at Runewars: it wins against chance, it does not peek, and it knows what it wants."""

from __future__ import annotations

from typing import Any

import pytest

from hagal import bots, games
from hagal.bots.runewars import bidding, cards, fighting, questing
from hagal.bots.runewars.chances import one_of
from hagal.bots.runewars.lands import Lands
from hagal.bots.runewars.mind import ANSWERS, WRAPPED, Mind
from hagal.bots.runewars.worth import Worth
from hagal.games.runewars.state import Runewars
from hagal.kernel.chance import Rng
from hagal.kernel.codec import snapshot
from hagal.kernel.knowledge import determinize
from hagal.kernel.loop import advance
from hagal.kernel.step import Choice, Step
from hagal.kernel.term import TERMS
from hagal.lab import arena
from hagal.text import LANGUAGES, say

TITLE = games.title("runewars")


def start(seed: int, players: int = 3, **options: Any) -> Runewars:
    s = TITLE.start(TITLE.rules(players, (), {"factions": "random", **options}), seed)
    assert isinstance(s, Runewars)
    return s


@pytest.mark.parametrize("edition", ["revised", "2010"])
def test_it_beats_chance(edition: str) -> None:
    names = ["heuristic", "random", "random"]
    plan = arena.Plan("runewars", names, games=9, options={"edition": edition, "factions": "random"})
    assert arena.run(plan).standings["heuristic"].wins >= 8


@pytest.mark.parametrize(("players", "edition", "seed"), [(2, "revised", 1), (3, "2010", 2), (4, "revised", 3)])
def test_its_games_end_and_every_choice_has_a_reason(players: int, edition: str, seed: int) -> None:
    s = start(seed, players, edition=edition)
    said: set[str] = set()

    def listen(_s: Any, _seat: int, bot: bots.Bot, _step: Step[Any]) -> None:
        if bot.why.id not in said:
            said.add(bot.why.id)
            for lang in LANGUAGES:
                assert say(bot.why, lang)

    bots.play(s, [bots.make("heuristic", seat) for seat in range(players)], listen)
    assert advance(s) is None
    assert {"bots-rw-order", "bots-rw-recruit", "bots-rw-settle"} <= said


def test_it_answers_the_same_whatever_it_cannot_see() -> None:
    """What is hidden is drawn anew many times: the orders and marches chosen do not change with it."""
    s = start(5, 3)
    seats = [bots.make("heuristic", seat) for seat in range(3)]
    asked = 0
    for _ in range(400):
        options = advance(s)
        if options is None:
            break
        question, seat, _source = s.stack[-1]
        if question.tag in ("activate_area", "who_goes", "choose_dial") and len(options) > 1:
            keys = {Mind(1).choose(determinize(s, (seat,), Rng(n)), seat, options[:]).key() for n in range(4)}
            assert len(keys) == 1
            asked += 1
        bots.answer(s, seat, seats[seat], options)
    assert asked > 5


def test_choosing_leaves_the_game_alone() -> None:
    s = start(6, 2)
    for _ in range(150):
        options = advance(s)
        assert options is not None
        seat = s.stack[-1][1]
        before = snapshot(s)
        bots.decide(s, seat, bots.make("heuristic", 1), options)
        assert snapshot(s) == before
        bots.answer(s, seat, bots.make("heuristic", 1), options)


def test_the_questions_it_knows_exist() -> None:
    """A question that was renamed would go unanswered without a word."""
    known = {**TERMS.of(""), **TERMS.of("runewars")}
    for tag in ANSWERS:
        assert issubclass(known[tag], Choice), tag


def test_what_it_knows_about_options_and_cards_exists() -> None:
    known = {**TERMS.of(""), **TERMS.of("runewars")}
    for tags in (cards.ACTS, cards.EITHER, cards.USED, bidding.PRIZES, questing.RESULTS, questing.STROKES, WRAPPED):
        assert set(tags) <= set(known)
    tactics = {card.id for card in TITLE.rules(4, (), {}).kinds["tactic"]}
    for ids in (cards.TACTICS, cards.HELD, fighting.BATTLE):
        assert set(ids) <= tactics


def test_a_chance_counts_the_cards_that_are_left() -> None:
    s = start(7, 2)
    advance(s)
    gold = len([i for i in s.fate if s.face[i].destiny == 0])
    assert one_of(s, (True, False, False), 1) == pytest.approx(gold / len(s.fate))
    assert one_of(s, (True, True, True), 1) == 1.0
    assert one_of(s, (True, False, False), 0) == 0.0


def test_an_unknown_token_may_be_a_dragon_rune() -> None:
    s = start(8, 2)
    seats = [bots.make("heuristic", seat) for seat in range(2)]
    while s.year < 1:
        options = advance(s)
        assert options is not None
        seat = s.stack[-1][1]
        bots.answer(s, seat, seats[seat], options)
    worth = Worth(s, 0, Lands(s.board))
    for i in s.runes:
        known = bool(s.known[i] & 1)
        assert worth.dragon(i) == (float(s.face[i].dragon) if known else 0.5)
