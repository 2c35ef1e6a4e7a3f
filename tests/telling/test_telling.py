"""What a kind of event or option is, told once for every face."""

from __future__ import annotations

import pytest

import hagal
from hagal.games.dune.catalogue.spaces import SPACES
from hagal.games.dune.effects import Influence
from hagal.games.dune.rivals.choices import Act, Decide, InfluenceThen, LeastInfluence
from hagal.kernel.step import Choice, Msg, Nothing, Step
from hagal.kernel.term import TERMS, Component
from hagal.telling import SOUNDS, UNTOLD, Telling, Told, Way, items, runs, telling
from hagal.telling.dune import tied
from hagal.telling.questions import GO, KINDS, NUMBER, THINGS, WAYS, kind_of, numbers
from tests.text.ids import messages

TITLES = hagal.titles()


class Heard:
    """An event, as far as a story is made of it."""

    def __init__(self, kind: str, seat: int = 0) -> None:
        self.kind: str = kind
        self.seat: int = seat


class Take(Step[object]):  # type: ignore[type-var]
    tag = "test-take"
    fields = ("n", "card")

    def __init__(self, n: int, card: object = None) -> None:
        self.n: int = n
        self.card: object = card


class Asked(Choice[object]):  # type: ignore[type-var]
    tag = "test-asked"


class Inside(Step[object]):  # type: ignore[type-var]
    tag = "test-inside"
    fields = ("steps",)

    def __init__(self, *steps: Step[object]) -> None:  # type: ignore[type-var]
        self.steps: tuple[Step[object], ...] = steps  # type: ignore[type-var]


def told(way: Telling, *events: Heard) -> list[list[str]]:
    return [[event.kind for event in item.all] for item in items(way, events)]


WAY = Telling(
    {
        "go": Told(begins=True),
        "card": Told(runs=True),
        "vain": Told(minor=True),
        "board": Told(quiet=True),
        "round": Told(chapter=True),
    },
    {"test-take": Way("hand", under="card"), "end": Way(ends=True)},
    said=frozenset({("vain", "vain-again")}),
    goes_on=("continue",),
)


def test_what_follows_from_a_deed_stands_behind_it() -> None:
    assert told(WAY, Heard("go"), Heard("gain"), Heard("go"), Heard("gain")) == [["go", "gain"], ["go", "gain"]]


def test_another_seat_and_a_chapter_begin_anew() -> None:
    events = (Heard("gain", 0), Heard("gain", 1), Heard("round", -1), Heard("gain", -1))
    assert told(WAY, *events) == [["gain"], ["gain"], ["round"], ["gain"]]
    assert [item.chapter for item in items(WAY, events)] == [False, False, True, False]


def test_what_led_nowhere_is_told_with_what_came_in_the_end() -> None:
    events = (Heard("gain"), Heard("vain"), Heard("vain"), Heard("go"), Heard("gain"))
    assert told(WAY, *events) == [["gain"], ["vain", "vain", "go", "gain"]]
    assert [len(item.minor) for item in items(WAY, events)] == [0, 2]
    assert told(WAY, Heard("vain")) == [["vain"]]


def test_what_the_board_shows_and_what_was_said_is_left_out() -> None:
    assert told(WAY, Heard("go"), Heard("board"), Heard("gain")) == [["go", "gain"]]
    assert told(WAY, Heard("vain"), Heard("vain-again"), Heard("go")) == [["vain", "go"]]


def test_a_title_that_says_nothing_is_told_plainly() -> None:
    assert telling("ferry") is UNTOLD
    assert UNTOLD.event("ferry-round").chapter
    assert not UNTOLD.event("ferry-lands").begins
    assert UNTOLD.option(Nothing("decline")).ends
    assert UNTOLD.option(Take(1)) == Way()


def test_a_word_that_goes_on_declines_nothing() -> None:
    assert WAY.option(Nothing("decline")).ends
    assert not WAY.option(Nothing("continue")).ends


def test_a_step_says_what_it_is_about() -> None:
    one, two = SPACES[:2]
    assert Take(1, one).about() == (one,)
    assert Take(1).about() == ()
    assert Inside(Take(1, one), Inside(Take(2, two), Take(3, one))).about() == (one, two)


def test_options_stand_in_runs_under_their_heads() -> None:
    one, two = SPACES[:2]
    steps = [Take(1, one), Take(2, one), Take(1, two), Nothing("decline")]
    assert runs(WAY, steps) == [(one, [0, 1]), (two, [2]), (None, [3])]


def test_kinds_of_questions_are_told_from_the_answers() -> None:
    one, two = SPACES[:2]
    assert kind_of([Take(1)], WAY) == GO
    assert kind_of([Take(n) for n in range(6)], WAY) == NUMBER
    assert numbers([Take(n) for n in range(3)], WAY) == [(0,), (1,), (2,)]
    assert kind_of([Take(1, one), Take(1, two), Nothing("decline")], WAY) == THINGS
    assert kind_of([Take(1), Inside(), Nothing("decline")], WAY) == WAYS
    assert numbers([Take(1, one), Take(2, two)], WAY) == []


@pytest.mark.parametrize("title", TITLES)
def test_all_that_a_title_names_is_there(title: str) -> None:
    """A kind of option that no Step has, or an event that nobody can say, was renamed or is gone."""
    hagal.new(title, players=2, seed=1)
    way = telling(title)
    assert way is not UNTOLD
    assert {tag for tag in (*way.options, *way.wraps) if TERMS.find(title, tag) is None} == set()
    assert {kind for kind in way.sounds if f"event-{kind}" not in messages("en")} == set()
    assert set(way.sounds.values()) <= set(SOUNDS)


@pytest.mark.parametrize("title", TITLES)
def test_every_question_of_a_game_is_of_a_known_kind(title: str) -> None:
    game = hagal.new(title, players=2, seed=3)
    way = telling(title)
    for _ in range(150):
        decision = game.decision
        if decision is None:
            break
        steps = [option.step for option in decision.options]
        assert kind_of(steps, way) in KINDS
        for step in steps:
            assert all(isinstance(thing, Component) for thing in step.about())
            assert isinstance(step.message(), Msg)
        game.choose(decision.keys[-1])


# Dune


def test_a_rival_follows_a_rule_only_where_it_has_least_influence() -> None:
    """All else that a player decides for it is free (HG-049)."""
    least = LeastInfluence((2, 3))
    assert tied([Act(2, Influence(0)), Act(2, InfluenceThen(1, 1, least))])
    assert not tied([Act(2, Influence(0)), Act(2, Nothing("decline"))])


def test_a_choice_says_for_whom_it_decides() -> None:
    assert Decide(2, (Influence(0), Influence(1))).for_seat() == 2
    assert Asked().for_seat() == -1


def test_of_what_nobody_named_somebody_may_learn() -> None:
    """Cards drawn and turned up show what was hidden; so may a kind of event that is new."""
    way = telling("dune")
    assert way.event("gain").open
    assert not any(way.event(kind).open for kind in ("draw", "hagal-card", "rival-goes", "intrigue", "no-such-kind"))


def test_hagal_cards_that_led_nowhere_lead_to_what_a_rival_does_in_the_end() -> None:
    way = telling("dune")
    assert all(way.event(kind).led and way.event(kind).begins for kind in ("rival-goes", "rival-stuck", "rival-swords"))
    assert way.event("rival-skips").minor
    assert not way.event("reveal").led


def test_why_a_signet_was_not_used_is_told_instead_of_it() -> None:
    way = telling("dune")
    assert {way.event(kind).instead for kind in ("rival-cannot-pay", "rival-gains-nothing")} == {"rival-signet"}
    assert way.event("gain").instead == ""


def test_the_end_of_a_turn_is_no_heading() -> None:
    assert not telling("dune").event("pass-turn").chapter
    assert telling("dune").event("round").chapter
