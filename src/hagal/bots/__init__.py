"""Bots: players made of code. A bot answers decisions, from a state that holds no more than its seat may know.

A bot in ten lines:

    from hagal import bots
    from hagal.kernel.step import Msg

    class Hasty(bots.Bot):
        '''Reveals as soon as it can, otherwise takes what comes first.'''

        name = "hasty"

        def choose(self, s, seat, options):
            return next((option for option in options if option.key() == "reveal"), options[0])

        def reason(self):
            return Msg("bots-best")

    bots.register(Hasty)

In a file `hagal/bots/hasty_bot.py` it is found without the last line, and with two sentences (`bot-hasty` is what lists
call it, `bot-hasty-about` tells what it does) it sits down wherever bots do: `named` has them all.

`play` drives a whole game, `answer` one decision, `decide` only says what a bot would do; `interrupt` and `interject`
do the same for moves out of turn, the kernel's asides. All hand the bot a copy in which everything hidden from its seat
has been drawn anew: there is nothing to peek at. `remote` lets a bot think in another process, under a deadline.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from math import inf
from typing import Any, ClassVar, NamedTuple

from hagal.kernel.chance import Rng
from hagal.kernel.errors import RulesError
from hagal.kernel.knowledge import determinize
from hagal.kernel.loop import advance, answer_for, open_asides, take_aside
from hagal.kernel.state import State
from hagal.kernel.step import Choice, Msg, Step, Together

Options = list[Step[Any]]
Watch = Callable[[State, int, "Bot", Step[Any]], None]


class Advice(NamedTuple):
    """An answer worth a thought, and why; `behind`: by how much it is judged worse than the best one, in what the game
    is won by (points, runes); None if the bot cannot say."""

    step: Step[Any]
    why: Msg
    behind: float | None = None


class Bot:
    """A player. Subclasses write `choose`, and `reason` if they can tell.

    `name` is what it is asked for by; one that is not `offered` is for comparisons, and nobody finds it in a list.
    `rng` is the bot's own generator. `deadline` is when the answer is due, by `time.monotonic()`: who thinks for long
    looks at it now and then, for later the answer counts no more. A `blind` bot looks at nothing but the number of its
    options: it gets an empty state, which saves the copy. `forced`: the last decision had one option only, so the bot
    was not asked.

    An `attentive` bot is offered the moves that its seat may make while somebody else is asked, and writes `interject`.
    An offer is no decision: nobody waits for it, and silence is the answer of all other bots.
    """

    name: ClassVar[str] = ""
    offered: ClassVar[bool] = True
    blind: ClassVar[bool] = False
    attentive: ClassVar[bool] = False

    def __init__(self, seed: int | None = None) -> None:
        self.rng: Rng = Rng(seed)
        self.deadline: float = inf
        self.forced: bool = False

    @classmethod
    def plays(cls, title: str) -> bool:
        """Does it know how to play a title?"""
        return True

    def ready(self, title: str) -> None:
        """Load what it takes to play a title: called before time counts, where it counts."""

    def choose(self, s: State, seat: int, options: Options) -> Step[Any]:
        """One of the options. The state is the bot's own copy: it may be changed."""
        raise NotImplementedError(type(self).__name__)

    def interject(self, s: State, seat: int, options: Options) -> Step[Any] | None:
        """One of the moves that the seat may make out of turn now, or None. The state is the bot's own copy."""
        return None

    def reason(self) -> Msg:
        """The reason for the last choice that this bot made itself."""
        return Msg("bots-silent")

    def rank(self, s: State, seat: int, options: Options, most: int) -> list[Advice]:
        """The best answers, best first, each with its reason: up to so many, or as many as the bot can tell apart. The
        state is the bot's own copy."""
        chosen = self.choose(s, seat, options)
        return [Advice(chosen, self.reason())]

    def judge(self, s: State, seat: int) -> float | None:
        """How well a seat stands, in what the game is won by (points, runes); where all win or lose together, their
        chance to win in percent. None if the bot has no opinion. The state is the bot's own copy."""
        return None

    @property
    def why(self) -> Msg:
        """The reason for the last choice, in a line."""
        return Msg("bots-only") if self.forced else self.reason()


EMPTY = State()
"""What a blind bot sees."""


def decide(s: State, seat: int, bot: Bot, options: Options | None = None) -> Step[Any]:
    """What a bot would choose for a seat that is asked now. The state stays as it is.

    `options`, if the caller has them, are those that `advance` returned.
    """
    step, asked, _source = s.stack[-1]
    if options is None or asked != seat:
        options = asked_options(s, seat)
    bot.forced = len(options) == 1
    if bot.forced:
        return options[0]
    if isinstance(step, Together):  # whose options hold what others have answered already
        return _among(options, ponder(imagine(s, seat, bot.rng), seat, bot), bot)
    return ponder(EMPTY if bot.blind else imagine(s, seat, bot.rng), seat, bot, options)


def asked_options(s: State, seat: int) -> Options:
    """What a seat that is asked now may answer."""
    step, asked, source = s.stack[-1]
    asks = seat in step.open_seats() if isinstance(step, Together) else asked == seat
    if not asks or not isinstance(step, Choice):
        raise RulesError(f"seat {seat} has nothing to decide now")
    return step.options(s, seat, source)


def imagine(s: State, seat: int, rng: Rng) -> State:
    """The position before a seat that is asked now, without anything that is hidden from it."""
    t = determinize(s, (seat,), rng)
    step, asked, source = t.stack[-1]
    if asked != seat:
        t.stack[-1] = (step, seat, source)
    return t


def ponder(t: State, seat: int, bot: Bot, options: Options | None = None) -> Step[Any]:
    """What a bot chooses in a position that it may know all of, because it was imagined for its seat."""
    offered = asked_options(t, seat) if options is None else options
    return _among(offered, bot.choose(EMPTY if bot.blind else t, seat, offered[:]), bot)


def advise(s: State, seat: int, bot: Bot, most: int = 3) -> list[Advice]:
    """The answers that a bot would give for a seat that is asked now, best first. The state stays as it is."""
    return consider(imagine(s, seat, bot.rng), seat, bot, most)


def consider(t: State, seat: int, bot: Bot, most: int = 3) -> list[Advice]:
    """As `advise`, in a position that was imagined for the seat."""
    offered = asked_options(t, seat)
    bot.forced = len(offered) == 1
    if bot.forced:
        return [Advice(offered[0], bot.why)]
    found: list[Advice] = []
    for step, why, behind in bot.rank(t, seat, offered[:], most):
        step = _among(offered, step, bot)
        if len(found) < most and all(step is not one.step for one in found):
            plain = found and why.id == BEST.id
            found.append(Advice(step, FAIR if plain else why, behind))
    return found


BEST, FAIR = Msg("bots-best"), Msg("bots-fair")
"""What is said of an answer that has no reason of its own: of the best, and of others."""


def again(
    answer: Callable[[Options], tuple[Step[Any], Msg]], options: Options, most: int, *, alike: bool
) -> list[Advice]:
    """The best answer, then the best of those that are left: where a mind judges each answer by itself. Nothing comes
    after the last option, which declines or ends; with `alike`, nor when none of the same sort is left."""
    found: list[Advice] = []
    rest = options[:]
    while len(found) < most:
        chosen, why = answer(rest[:])
        found.append(Advice(chosen, why))
        rest = [option for option in rest if option is not chosen]
        if chosen is options[-1] or len(rest) < 2 or (alike and all(option.tag != chosen.tag for option in rest)):
            break
    return found


def _among(options: Options, chosen: Step[Any], bot: Bot) -> Step[Any]:
    key = chosen.key()
    for option in options:
        if option is chosen or option.key() == key:
            return option
    raise RulesError(f"the bot {type(bot).__name__} chose {key!r}, which is not among its options")


def answer(s: State, seat: int, bot: Bot, options: Options | None = None) -> Step[Any]:
    """Let a bot answer for a seat that is asked now; `advance` comes next."""
    step = decide(s, seat, bot, options)
    answer_for(s, seat, step)
    return step


def interject(s: State, seat: int, bot: Bot) -> Step[Any] | None:
    """The move out of turn that a bot would make for a seat now, if any. The state stays as it is."""
    if not bot.attentive or not any(other == seat for other, _step in open_asides(s)):
        return None
    return ponder_aside(determinize(s, (seat,), bot.rng), seat, bot)


def ponder_aside(t: State, seat: int, bot: Bot) -> Step[Any] | None:
    """As `ponder`: the move out of turn that a bot makes, if any."""
    options = [step for other, step in open_asides(t) if other == seat]
    bot.forced = False
    chosen = bot.interject(EMPTY if bot.blind else t, seat, options[:])
    return None if chosen is None else _among(options, chosen, bot)


def interrupt(s: State, bots: Sequence[Bot]) -> tuple[int, Step[Any]] | None:
    """Let the first bot that wants to move out of turn do so: its seat and the move; `advance` comes next."""
    for seat in {seat: None for seat, _step in open_asides(s)}:
        step = interject(s, seat, bots[seat])
        if step is not None:
            take_aside(s, seat, step)
            return seat, step
    return None


def play(s: State, bots: Sequence[Bot], watch: Watch | None = None) -> int:
    """Play a game to its end, each seat by its bot; how many decisions there were (moves out of turn are none).

    `watch`, if given, is told of each choice right after it was made: (state, seat, bot, step).
    """
    count = 0
    listening = any(bot.attentive for bot in bots)
    while True:
        options = advance(s)
        if options is None:
            return count
        aside = interrupt(s, bots) if listening else None
        if aside is not None:
            seat, step = aside
        else:
            seat = s.stack[-1][1]
            step = answer(s, seat, bots[seat], options)
            count += 1
        if watch is not None:
            watch(s, seat, bots[seat], step)


# Who there is

RANDOM = "random"
"""The plain bot: it has an answer to everything, at once."""
USUAL = "heuristic"
"""The one that sits down where a person did not say which."""
SUFFIX = "_bot"
REGISTRY: dict[str, type[Bot]] = {}
"""Bots that were added to those of this package, by name."""


def register(kind: type[Bot]) -> None:
    """Add a bot under its name."""
    if not kind.name:
        raise RulesError(f"the bot {kind.__name__} needs a name")
    REGISTRY[kind.name] = kind


def named() -> dict[str, type[Bot]]:
    """All bots by name: those in the files `*_bot.py` of this package and of its titles, then those that were added."""
    return {**_found(), **REGISTRY}


def offered(title: str = "") -> tuple[str, ...]:
    """The names of the bots that can be given a seat; with a title, of those that play it."""
    return tuple(name for name, kind in named().items() if kind.offered and (not title or kind.plays(title)))


def usual(title: str) -> str:
    """The bot that sits down where nobody asked for another."""
    return USUAL if kind(USUAL).plays(title) else RANDOM


@cache
def _found() -> dict[str, type[Bot]]:
    modules = [importlib.import_module(file) for file in _files(__name__, __path__)]
    values = [value for module in modules for value in vars(module).values()]
    kinds = [value for value in values if isinstance(value, type) and issubclass(value, Bot)]
    return {kind.name: kind for kind in kinds if vars(kind).get("name")}


def _files(package: str, path: Iterable[str]) -> list[str]:
    """The modules of a package with bots; then those of the packages in it, which are the titles'."""
    inside = sorted(pkgutil.iter_modules(path))
    found = [f"{package}.{file.name}" for file in inside if file.name.endswith(SUFFIX)]
    for file in inside:
        if file.ispkg:
            found += _files(f"{package}.{file.name}", [f"{one}/{file.name}" for one in path])
    return found


def kind(name: str) -> type[Bot]:
    """The bot of that name."""
    found = named().get(name)
    if found is None:
        raise RulesError(f"there is no bot {name!r}; bots are: {', '.join(named())}")
    return found


def make(name: str, seed: int | None = None) -> Bot:
    """A bot by name. `seed=None` draws one that nobody can guess."""
    return kind(name)(seed)
