"""Bots: players made of code. A bot answers decisions, from a state that holds no more than its seat may know.

A bot in ten lines:

    from hagal import bots
    from hagal.kernel.step import Msg

    class Hasty(bots.Bot):
        '''Reveals as soon as it can, otherwise takes what comes first.'''

        def choose(self, s, seat, options):
            return next((option for option in options if option.key() == "reveal"), options[0])

        def reason(self):
            return Msg("bots-best")

    bots.REGISTRY["hasty"] = Hasty

`play` drives a whole game, `answer` one decision, `decide` only says what a bot would do; `interrupt` and `interject`
do the same for moves out of turn, the kernel's asides. All hand the bot a copy in which everything hidden from its seat
has been drawn anew: there is nothing to peek at.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from hagal.kernel.chance import Rng
from hagal.kernel.errors import RulesError
from hagal.kernel.knowledge import determinize, mask_of
from hagal.kernel.loop import advance, answer_for, open_asides, take_aside
from hagal.kernel.state import State
from hagal.kernel.step import Choice, Msg, Step, Together

Options = list[Step[Any]]
Watch = Callable[[State, int, "Bot", Step[Any]], None]


class Bot:
    """A player. Subclasses write `choose`, and `reason` if they can tell.

    `rng` is the bot's own generator. A `blind` bot looks at nothing but the number of its options: it gets an empty
    state, which saves the copy. `forced`: the last decision had one option only, so the bot was not asked.

    An `attentive` bot is offered the moves that its seat may make while somebody else is asked, and writes `interject`.
    An offer is no decision: nobody waits for it, and silence is the answer of all other bots.
    """

    blind: ClassVar[bool] = False
    attentive: ClassVar[bool] = False

    def __init__(self, seed: int | None = None) -> None:
        self.rng: Rng = Rng(seed)
        self.forced: bool = False

    def choose(self, s: State, seat: int, options: Options) -> Step[Any]:
        """One of the options. The state is the bot's own copy: it may be changed."""
        raise NotImplementedError(type(self).__name__)

    def interject(self, s: State, seat: int, options: Options) -> Step[Any] | None:
        """One of the moves that the seat may make out of turn now, or None. The state is the bot's own copy."""
        return None

    def reason(self) -> Msg:
        """The reason for the last choice that this bot made itself."""
        return Msg("bots-silent")

    @property
    def why(self) -> Msg:
        """The reason for the last choice, in a line."""
        return Msg("bots-only") if self.forced else self.reason()


EMPTY = State()
"""What a blind bot sees."""


def imagine(s: State, seat: int, rng: Rng) -> State:
    """A state as this seat may imagine it: what is hidden from it is drawn anew.

    What was really there leaves no trace: two states that look alike to the seat give the same copy for the same seed.
    """
    t = s.copy()
    mask = mask_of((seat,))
    known, pool = t.known, t.pool
    places: dict[int, list[tuple[list[int], int]]] = {}
    for zone in t.zones():
        for k, i in enumerate(zone):
            if not known[i] & mask:
                places.setdefault(pool[i], []).append((zone, k))
    for group in places.values():
        cards = [zone[k] for zone, k in group]
        masks = [known[i] for i in cards]
        cards.sort()
        for (zone, k), i, by in zip(group, cards, masks, strict=True):
            zone[k] = i
            known[i] = by
    return determinize(t, (seat,), rng)


def decide(s: State, seat: int, bot: Bot, options: Options | None = None) -> Step[Any]:
    """What a bot would choose for a seat that is asked now. The state stays as it is.

    `options`, if the caller has them, are those that `advance` returned.
    """
    step, asked, source = s.stack[-1]
    together = isinstance(step, Together)
    if options is None or asked != seat:
        asks = seat in step.open_seats() if isinstance(step, Together) else asked == seat
        if not asks or not isinstance(step, Choice):
            raise RulesError(f"seat {seat} has nothing to decide now")
        options = step.options(s, seat, source)
    bot.forced = len(options) == 1
    if bot.forced:
        return options[0]
    if bot.blind and not together:
        chosen = bot.choose(EMPTY, seat, options)
    else:
        t = imagine(s, seat, bot.rng)
        choice = t.stack[-1][0]
        assert isinstance(choice, Choice)
        if together:
            t.stack[-1] = (choice, seat, source)
        imagined = choice.options(t, seat, source) if together else options
        chosen = bot.choose(EMPTY if bot.blind else t, seat, imagined[:])
    return _among(options, chosen, bot)


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
    if not bot.attentive:
        return None
    options = [step for other, step in open_asides(s) if other == seat]
    if not options:
        return None
    bot.forced = False
    chosen = bot.interject(EMPTY if bot.blind else imagine(s, seat, bot.rng), seat, options[:])
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


def _later(module: str, name: str) -> Callable[[int | None], Bot]:
    def made(seed: int | None) -> Bot:
        found = getattr(importlib.import_module(module), name)(seed)
        assert isinstance(found, Bot)
        return found

    return made


RANDOM = "random"

REGISTRY: dict[str, Callable[[int | None], Bot]] = {
    RANDOM: _later("hagal.bots.random_bot", "Random"),
    "heuristic": _later("hagal.bots.heuristic_bot", "Heuristic"),
    "heuristic-base": _later("hagal.bots.heuristic_bot", "Base"),
}
"""Bots by name: anything that makes a Bot from a seed."""


def make(name: str, seed: int | None = None) -> Bot:
    """A bot by name. `seed=None` draws one that nobody can guess."""
    maker = REGISTRY.get(name)
    if maker is None:
        raise RulesError(f"there is no bot {name!r}; bots are: {', '.join(REGISTRY)}")
    return maker(seed)
