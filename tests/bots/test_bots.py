"""Bots in general: the vocabulary, the registry, and that nobody can peek."""

from __future__ import annotations

from typing import Any

import pytest

from hagal import bots, games
from hagal.kernel.chance import Rng
from hagal.kernel.codec import snapshot
from hagal.kernel.errors import RulesError
from hagal.kernel.knowledge import determinize
from hagal.kernel.loop import advance
from hagal.kernel.state import State
from hagal.kernel.step import Msg, Step, Together
from hagal.kernel.title import Title
from tests.kernel.positions import deal
from tests.kernel.tiny import TITLE as FERRY
from tests.kernel.tiny_steps import Bid

DUNE = games.title("dune")


def start(seed: int, players: int = 4, **options: Any) -> State:
    return DUNE.start(DUNE.rules(players, (), options), seed)


class Hasty(bots.Bot):
    """The bot in ten lines from the documentation."""

    name = "hasty"

    def choose(self, s: State, seat: int, options: bots.Options) -> Step[Any]:
        return next((option for option in options if option.key() == "reveal"), options[0])

    def reason(self) -> Msg:
        return Msg("bots-best")


def test_a_bot_in_ten_lines_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "REGISTRY", {})
    bots.register(Hasty)
    s = start(1)
    bots.play(s, [bots.make("hasty", seed=k) for k in range(4)])
    assert advance(s) is None
    assert DUNE.outcome(s).winners


def test_an_unknown_bot_is_named_in_a_sentence() -> None:
    known = "heuristic, random, heuristic-base, heuristic-duelist, heuristic-peaceful"
    with pytest.raises(RulesError, match=f"there is no bot 'clever'; bots are: {known}"):
        bots.make("clever")


def test_random_is_uniform() -> None:
    """Pearson's statistic of many bots, each with its own seed: on average it is near its 3 degrees of freedom."""
    options: list[Step[Any]] = [Step() for _ in range(4)]
    total = 0.0
    for seed in range(40):
        bot = bots.make("random", seed)
        counts = [0, 0, 0, 0]
        for _ in range(400):
            chosen = bot.choose(bots.EMPTY, 0, options)
            counts[next(k for k, option in enumerate(options) if option is chosen)] += 1
        assert all(counts)
        total += sum((count - 100) ** 2 / 100 for count in counts)
    assert 1.5 < total / 40 < 5.0


def test_the_same_seed_gives_the_same_game() -> None:
    def game(seed: int) -> list[str]:
        keys: list[str] = []
        s = start(3)
        names = ("heuristic", "random", "heuristic", "random")
        players = [bots.make(name, seed + k) for k, name in enumerate(names)]
        bots.play(s, players, lambda _s, seat, _bot, step: keys.append(f"{seat} {step.key()}"))
        return keys

    assert game(7) == game(7)
    assert game(7) != game(8)


@pytest.mark.parametrize("title", [DUNE, games.title("encounters"), FERRY], ids=lambda title: title.name)
@pytest.mark.parametrize("choices", [0, 1, 5, 10])
def test_what_a_seat_imagines_does_not_depend_on_what_it_cannot_see(title: Title, choices: int) -> None:
    """All that it takes is to draw anew what is hidden: nothing of how it really lies is left then."""
    s = title.start(title.rules(3, (), {}), 11)
    bot = bots.make("random", 2)
    for _ in range(choices):
        options = advance(s)
        assert options is not None
        bots.answer(s, s.stack[-1][1], bot, options)
    advance(s)
    for seat in range(3):
        mine = snapshot(determinize(s, (seat,), Rng(9)))
        for k in range(3):
            other = determinize(s, (seat,), Rng(k))
            assert snapshot(determinize(other, (seat,), Rng(9))) == mine
        assert snapshot(determinize(s, (seat,), Rng(10))) != mine


def test_who_is_asked_with_others_imagines_to_be_asked_alone() -> None:
    s = deal("", "", "", coins=[3, 3, 3], ask=Together(tuple((k, Bid()) for k in range(3))))
    advance(s)
    for seat in range(3):
        step, asked, source = bots.imagine(s, seat, Rng(9)).stack[-1]
        assert (step, asked, source) == (s.stack[-1][0], seat, s.stack[-1][2])
        assert [option.key() for option in bots.asked_options(s, seat)] == ["bid 0", "bid 1", "bid 2", "bid 3"]


class Nosy(bots.Bot):
    """Remembers what it was shown."""

    def choose(self, s: State, seat: int, options: bots.Options) -> Step[Any]:
        self.shown = s
        self.options = options
        return options[0]


def test_a_bot_never_holds_the_game_itself() -> None:
    s = start(4)
    options = advance(s)
    assert options is not None
    seat = s.stack[-1][1]
    before = snapshot(s)
    bot = Nosy(1)
    bots.decide(s, seat, bot, options)
    assert bot.shown is not s
    bot.shown.stack.clear()
    bot.options.clear()
    assert snapshot(s) == before
    assert len(options) > 1


def test_hidden_answers_are_not_in_the_options() -> None:
    leaders = ["vladimir_harkonnen", "random", "random", "random"]
    s = start(4, leaders=leaders)
    options = advance(s)
    assert options is not None
    assert s.stack[-1][1] == 0
    bot = Nosy(1)
    step = bots.decide(s, 0, bot, options)
    assert step in options
    assert all(given is not option for given in bot.options for option in options)


def test_one_option_needs_no_thought() -> None:
    s = start(4)
    options = advance(s)
    assert options is not None
    bot = Nosy(1)
    bots.decide(s, s.stack[-1][1], bot, options[:1])
    assert bot.why == Msg("bots-only")
    bots.decide(s, s.stack[-1][1], bot, options)
    assert bot.why == Msg("bots-silent")


def test_only_a_seat_that_is_asked_decides() -> None:
    s = start(4)
    advance(s)
    seat = (s.stack[-1][1] + 1) % 4
    with pytest.raises(RulesError, match=f"seat {seat} has nothing to decide"):
        bots.decide(s, seat, bots.make("random", 1))


class Liar(bots.Bot):
    def choose(self, s: State, seat: int, options: bots.Options) -> Step[Any]:
        return Step()


def test_an_option_that_was_not_offered_is_refused() -> None:
    s = start(4)
    options = advance(s)
    with pytest.raises(RulesError, match="not among its options"):
        bots.decide(s, s.stack[-1][1], Liar(1), options)


def test_the_heuristic_says_what_it_does_not_play() -> None:
    from hagal.bots.heuristic_bot import Heuristic

    with pytest.raises(RulesError, match="does not play chess; it plays: dune"):
        Heuristic(1).learn("chess")


def test_bots_are_found_by_their_files() -> None:
    assert list(bots.named()) == ["heuristic", "random", "heuristic-base", "heuristic-duelist", "heuristic-peaceful"]
    assert bots.offered() == ("heuristic", "random")
    assert {bots.RANDOM, bots.USUAL} <= set(bots.offered())


def test_a_bot_without_a_name_cannot_be_added() -> None:
    with pytest.raises(RulesError, match="the bot Nosy needs a name"):
        bots.register(Nosy)
