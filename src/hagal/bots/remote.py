"""A bot that thinks in a worker: a position and a deadline go there, a key comes back.

What goes there is drawn anew here (`bots.imagine`), so that it holds nothing that is hidden from the seat: a worker
could not tell even if it wanted to. The bot's own generator goes on there where it stopped here, and has nothing to do
with that of the game. So the same seed gives the same choice as `bots.decide` does (unless the bot is blind: there it
draws later).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

from hagal import bots, games
from hagal.bots import Bot, parcel
from hagal.bots.parcel import pack, unpack
from hagal.bots.workers import Pool, Worker
from hagal.kernel.chance import Rng
from hagal.kernel.knowledge import determinize
from hagal.kernel.rules import Module, Rules
from hagal.kernel.state import State
from hagal.kernel.step import Msg
from hagal.kernel.title import Title

MARGIN = 0.5
"""A worker is killed so many seconds after the deadline of the bot that thinks there."""
START = 120.0
"""A worker may take so many seconds to load a game, though machines are slow at times."""
RULESETS = 50
"""A worker remembers so many."""


class Answer(NamedTuple):
    """What a bot chose, and why if that was asked for. An empty key: no move out of turn."""

    key: str
    why: Msg | None = None


class Advised(NamedTuple):
    """`bots.Advice` with the key of the answer."""

    key: str
    why: Msg
    behind: float | None


class Setup(NamedTuple):
    """All that it takes to build the rules of a game anew."""

    title: str
    packs: tuple[Module, ...]
    players: int
    modules: tuple[str, ...]
    options: dict[str, Any]

    def rules(self) -> Rules:
        title = games.title(self.title)
        if self.packs:
            title = title.packed(self.packs)
        return title.build(self.players, self.modules, self.options)


class Question(NamedTuple):
    """What a bot is asked: `state` is a parcel, `rng` where its generator stands, `seconds` what it may take."""

    rules: str
    kind: type[Bot]
    state: bytes
    seat: int
    rng: int
    seconds: float
    aside: bool
    why: bool


def decide(
    pool: Pool,
    title: Title,
    s: State,
    seat: int,
    kind: type[Bot],
    seed: int | None,
    seconds: float,
    *,
    aside: bool = False,
    why: bool = False,
) -> Answer:
    """What a bot chooses for a seat that is asked now; with `aside`, its move out of turn. The state stays as it is.

    `workers.Died` if there is no answer in time; whatever the bot raised, if it failed.
    """
    question = _question(s, seat, kind, seed, seconds, aside, why)
    return Answer(*_asked_there(pool, title, s.rules, question, _answer))


def advise(
    pool: Pool,
    title: Title,
    s: State,
    seat: int,
    kind: type[Bot],
    seed: int | None,
    seconds: float,
    *,
    most: int = 3,
    aside: bool = False,
) -> tuple[Advised, ...]:
    """What a bot would answer for a seat, best first, and why; with `aside`, its move out of turn, if it makes one.

    It fails as `decide` does."""
    question = _question(s, seat, kind, seed, seconds, aside, True)
    return tuple(Advised(*one) for one in _asked_there(pool, title, s.rules, question, _advise, most))


def _question(
    s: State, seat: int, kind: type[Bot], seed: int | None, seconds: float, aside: bool, why: bool
) -> Question:
    """What is hidden from the seat is drawn anew here, before anything leaves."""
    rng = Rng(seed)
    t = determinize(s, (seat,), rng) if aside else bots.imagine(s, seat, rng)
    return Question(_name(s.rules), kind, pack(t), seat, rng.value, seconds, aside, why)


def _asked_there(
    pool: Pool, title: Title, rules: Rules, question: Question, work: Callable[..., bytes], *more: object
) -> Any:
    """What a worker makes of a question, in time."""
    with pool.worker() as worker:
        _prepare(worker, question, title, rules)
        answer = worker.call(work, question, *more, within=question.seconds + MARGIN)
    return unpack(rules, answer)


def _name(rules: Rules) -> str:
    return f"{rules.title} {rules.players} {rules.modules} {rules.packs} {rules.options}"


def _prepare(worker: Worker, question: Question, title: Title, rules: Rules) -> None:
    """Before the clock runs the worker has loaded game and bot."""
    known = (question.rules, question.kind)
    if known in worker.knows:
        return
    if len(worker.knows) >= RULESETS:
        worker.call(_forget, within=START)
        worker.knows.clear()
    setup = Setup(rules.title, title.packs, rules.players, rules.modules, rules.options)
    worker.call(_learn, question.rules, setup, question.kind, within=START)
    worker.knows.add(known)


# In the worker

KNOWN: dict[str, Rules] = {}
"""Rules by name."""


def _forget() -> None:
    KNOWN.clear()
    parcel.forget()


def _learn(name: str, setup: Setup, kind: type[Bot]) -> None:
    if name not in KNOWN:
        KNOWN[name] = setup.rules()
    kind(0).ready(setup.title)


def _answer(question: Question) -> bytes:
    t, bot = _asked(question)
    seat = question.seat
    step = bots.ponder_aside(t, seat, bot) if question.aside else bots.ponder(t, seat, bot)
    return pack(("" if step is None else step.key(), bot.why if question.why and step is not None else None))


def _advise(question: Question, most: int) -> bytes:
    t, bot = _asked(question)
    if question.aside:
        step = bots.ponder_aside(t, question.seat, bot)
        found = [] if step is None else [bots.Advice(step, bot.why)]
    else:
        found = bots.consider(t, question.seat, bot, most)
    return pack([(one.step.key(), one.why, one.behind) for one in found])


def _asked(question: Question) -> tuple[State, Bot]:
    """The position and the bot, whose clock runs."""
    deadline = time.monotonic() + question.seconds
    t: State = unpack(KNOWN[question.rules], question.state)
    bot = question.kind(0)
    bot.rng.value = question.rng
    bot.deadline = deadline
    return t, bot
