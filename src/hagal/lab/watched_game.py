"""One whole game in which every law is watched, of random play or of a bot with whims.

Cheap laws are checked at every decision, dear ones at a seeded sample of them; modules bring laws of their own.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from hagal import bots, loading
from hagal import game as faces
from hagal.kernel import laws
from hagal.kernel.chance import Rng, Tape, scramble
from hagal.kernel.codec import snapshot
from hagal.kernel.errors import RulesError
from hagal.kernel.events import Log
from hagal.kernel.knowledge import determinize, mask_of
from hagal.kernel.laws import Broken
from hagal.kernel.loop import Options, advance, answer_for, open_asides, open_choices, take_aside
from hagal.kernel.record import Record
from hagal.kernel.state import State
from hagal.kernel.step import Choice, Step, Together
from hagal.kernel.term import NOTHING
from hagal.kernel.title import Title
from hagal.version import RULES_VERSION

LIMIT = 20_000
"""More steps than any game takes: one that goes on is stuck."""
TRIED = 4
"""So many choices are tried in a position that is looked at closely, to see what they tell."""
LOADED = 4
"""One position in so many is saved and loaded."""
ASIDES = 3
"""One time in so many a chance to act out of turn is taken: there may be many of them, and the game has to go on."""
WHIMS = (10_000, 24, 6)
"""Of games of a bot: one decision in so many is random, so that they go far, and not always the same way."""


@dataclass(frozen=True)
class Ruleset:
    """What is played: a title, a player count, modules, options and content packs."""

    title: str
    players: int
    modules: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    packs: tuple[str, ...] = ()

    def __str__(self) -> str:
        words = [f"{self.title} players={self.players}", *self.modules, *(f"pack={file}" for file in self.packs)]
        return " ".join(words + [f"{name}={value}" for name, value in self.options.items()])


@dataclass
class Failure:
    """A law that broke (or a crash), and all that is needed to see it again."""

    ruleset: str
    seed: int
    choice: int
    law: str
    message: str
    trace: str = ""
    record: str = ""
    file: str = ""


@dataclass
class Report:
    """What came of one game."""

    seed: int
    ruleset: str
    decisions: int = 0
    steps: int = 0
    watched: int = 0
    sampled: int = 0
    replayed: int = 0
    won: int = 0
    failure: Failure | None = None

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def draw_ruleset(
    title: Title,
    players: tuple[int, ...],
    seed: int,
    modules: tuple[str, ...] | None = None,
    packs: tuple[str, ...] = (),
    fixed: Mapping[str, Any] = NOTHING,
) -> Ruleset:
    """The ruleset of a seed: player counts take turns, modules and the values of options (unless named) are drawn.

    What does not go together with what was drawn before is left out.
    """
    rng = Rng(seed ^ 0x52554C45)
    found = Ruleset(title.name, players[seed % len(players)], modules or (), packs=packs)
    if modules is None:
        for name in title.modules:
            more = replace(found, modules=(*found.modules, name))
            if rng.below(2) and _possible(title, more):
                found = more
    for name, setting in title.settings.items():
        fitting = [
            more
            for value in ((fixed[name],) if name in fixed else setting.allowed)
            if _possible(title, more := replace(found, options={**found.options, name: value}))
        ]
        if fitting:
            found = fitting[rng.below(len(fitting))]
    return found


def _possible(title: Title, ruleset: Ruleset) -> bool:
    try:
        title.rules(ruleset.players, ruleset.modules, ruleset.options)
    except RulesError:
        return False
    return True


class WatchedGame:
    """One game under watch. The same ruleset and seed give the same game, whatever the sample."""

    def __init__(
        self, ruleset: Ruleset, seed: int, sample: float = 0.02, limit: int = LIMIT, bot: str = bots.RANDOM
    ) -> None:
        self.ruleset = ruleset
        self.seed = seed
        self.limit = limit
        self.title: Title = faces.packed_title(ruleset.title, ruleset.packs)
        rules = self.title.rules(ruleset.players, ruleset.modules, ruleset.options)
        self.state: State = self.title.start(rules, seed)
        self.fresh: State = self.state
        self.state.tape = self.tape = Tape()
        self.record = Record(
            self.title.name,
            ruleset.players,
            rules.modules,
            dict(ruleset.options),
            RULES_VERSION,
            rules.content_hash(),
            seed,
            rules.packs,
        )
        self.viewers: list[tuple[int, ...]] = [*((seat,) for seat in range(ruleset.players)), ()]
        self.picks = Rng(scramble(seed & 0xFFFFFFFF) ^ 0x5049434B)
        self.draws = Rng(scramble(seed & 0xFFFFFFFF) ^ 0x4C415753)
        self.odds = round(sample * 1_000_000)
        self.taste: dict[str, int] | None = {} if self.picks.below(2) else None
        self.bot: bots.Bot | None = None if bot == bots.RANDOM else bots.make(bot, seed)
        self.whims: int = 0 if self.bot is None else WHIMS[self.picks.below(len(WHIMS))]
        self.report = Report(seed, str(ruleset))

    def run(self) -> Report:
        """Play to the end; whatever goes wrong on the way is the finding of this game."""
        try:
            self.play()
        except Exception as error:
            self.note_chance()
            failure = Failure(str(self.ruleset), self.seed, len(self.record.keys), _law_of(error), str(error))
            failure.trace = traceback.format_exc(limit=-6)
            failure.record = str(self.record)
            self.report.failure = failure
        return self.report

    def play(self) -> None:
        options = self.advance()
        self.fresh = self.state.copy()
        while options is not None:
            self.report.decisions += 1
            self.look(options)
            self.choose(options)
            options = self.advance()
        self.finish()

    # The loop, with eyes

    def advance(self) -> Options | None:
        options = laws.advance_watched(self.state, self.watch)
        self.note_chance()
        return options

    def watch(self, s: State) -> None:
        """A look at each step before it is taken: no game goes on for ever, and a silent choice tells nothing."""
        self.report.steps += 1
        if self.report.steps > self.limit:
            raise Broken(f"this game goes on after {self.limit} steps")
        if s.stack[-1][0].asks and self.drawn():
            self.report.watched += 1
            laws.asks_alike(s, self.viewers, self.draws)

    def note_chance(self) -> None:
        for outcome in self.tape.said:
            self.record.happened(outcome)
        self.tape.said.clear()

    def drawn(self) -> bool:
        """Does this one belong to the sample?"""
        return self.draws.below(1_000_000) < self.odds

    # Choosing

    def choose(self, options: Options) -> None:
        """One of all the things on offer: any seat of a Together, and now and then an aside."""
        s = self.state
        step, seat, _source = s.stack[-1]
        assert isinstance(step, Choice)
        asides = open_asides(s)
        if asides and not self.picks.below(ASIDES):
            seat, option = asides[self.pick([option for _seat, option in asides])]
            self.record.chose(seat, option.key())
            take_aside(s, seat, option)
            return
        if isinstance(step, Together):
            offers = [(seat, option) for seat, _choice, found in open_choices(s) for option in found]
            seat, option = offers[self.pick([option for _seat, option in offers])]
        else:
            option = self.prefer(seat, options)
        self.record.chose(seat, option.key(), step.secret)
        answer_for(s, seat, option)

    def prefer(self, seat: int, options: Options) -> Step[Any]:
        """What the bot would do, if one plays and is not in a whim."""
        if self.bot is not None and self.picks.below(self.whims):
            return bots.decide(self.state, seat, self.bot, options)
        return options[self.pick(options)]

    def pick(self, options: list[Step[Any]]) -> int:
        """Uniformly, or by the taste of this game: a weight for each kind of move, so that games go different ways."""
        if self.taste is None:
            return self.picks.below(len(options))
        weights = []
        for option in options:
            kind = option.key().partition(" ")[0]
            if kind not in self.taste:
                self.taste[kind] = 1 << self.picks.below(5)
            weights.append(self.taste[kind])
        left = self.picks.below(sum(weights))
        for k, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return k
        return len(options) - 1

    # The laws

    def look(self, options: Options) -> None:
        """The laws at a decision."""
        s = self.state
        laws.conserved(s)
        laws.keys_unique(s, options)
        laws.knowledge_is_sound(s)
        laws.cheap(s)
        if self.drawn():
            self.report.sampled += 1
            self.look_closely(options)

    def look_closely(self, options: Options) -> None:
        s, rng = self.state, self.draws
        laws.dear(s)
        laws.fits(s, self.fresh)
        laws.options_pure(s)
        laws.round_trips(s)
        laws.copies_apart(s, options[rng.below(len(options))])
        for seats in self.viewers:
            laws.keeps_secrets(s, seats, self.title.view, rng)
            json.dumps(self.title.view(s, seats))
        self.undo_restores()
        self.undo_tells_nothing()
        plays_on(determinize(s, self.viewers[rng.below(len(self.viewers))], rng), rng, self.limit)

    def undo_restores(self) -> None:
        """A copy or a save goes on from the same point; undo brings back exactly what was, Record and story with it."""
        here = faces.Game(self.title, self.state.copy(), self.record.copy(), Log())
        game = here.copy() if self.draws.below(LOADED) else loading.load(here.save(), packs=self.ruleset.packs)
        before = [_facts(game)]
        if before[0][0] != snapshot(self.state):
            raise Broken("a copy or a loaded save differs from the game")
        for _ in range(3):
            decision = game.decision
            if decision is None:
                break
            keys = decision.keys
            game.choose(keys[self.draws.below(len(keys))], decision.seat)
            before.append(_facts(game))
        while game.can_undo and len(before) > 1:
            before.pop()
            game.undo()
            if _facts(game) != before[-1]:
                raise Broken(f"undo does not restore what was before choice {len(game.record.keys) + 1}")

    def undo_tells_nothing(self) -> None:
        """A choice that can be taken back shows its seat the same, whatever is hidden; so does whether it can be."""
        s, rng = self.state, self.draws
        here = faces.Game(self.title, s.copy(), self.record.copy(), Log())
        here._advance()
        seat, keys = here.decisions[0].seat, here.decisions[0].keys
        for _ in range(min(TRIED, len(keys))):
            key = keys.pop(rng.below(len(keys)))
            there = faces.Game(self.title, determinize(s, (seat,), rng), self.record.copy(), Log())
            there._advance()
            seen = [_seen(game.choose(key, seat), seat) for game in (here.copy(), there)]
            if seen[0] != seen[1]:
                raise Broken(f"{key!r} of seat {seat} can be taken back, or not, or shows what is hidden before it is")

    def finish(self) -> None:
        """The laws at the end of a game."""
        s = self.state
        laws.conserved(s)
        laws.cheap(s)
        outcome = self.title.outcome(s)
        nobody_won = not outcome.winners and not s.rules.cooperative
        if nobody_won or len(set(outcome.ranking)) != len(outcome.ranking):
            raise Broken(f"an outcome without a winner, or with a seat ranked twice: {outcome!r}")
        if not set(outcome.winners) <= set(outcome.ranking):
            raise Broken(f"an outcome whose winners are not ranked: {outcome!r}")
        self.report.won = int(bool(outcome.winners))
        if not self.odds:
            return
        self.report.replayed = 1
        again = faces.replay(str(self.record), packs=self.ruleset.packs, before=UndoWatch().learned_is_kept)
        if snapshot(again.state) != snapshot(s) or again.outcome != outcome:
            raise Broken("the Record replays to another position")
        if str(again.record) != str(self.record):
            raise Broken("the Record of the replay differs from the Record")


class UndoWatch:
    """Sees to it, choice by choice, that what a seat knows does not grow while it may go back."""

    def __init__(self) -> None:
        self.known: list[int] = []

    def learned_is_kept(self, game: faces.Game) -> None:
        known = list(game.state.known)
        if game.can_undo:
            (seat, key) = game.record.keys[-1]
            for i, (before, now) in enumerate(zip(self.known, known, strict=False)):
                if now & ~before & 1 << seat:
                    card = game.state.face[i]
                    raise Broken(f"seat {seat} came to know {card!r} by {key!r}, and may take it back")
        self.known = known


def plays_on(s: State, rng: Rng, limit: int = LIMIT) -> None:
    """A determinized game can be played to its end, and nothing is lost in it."""
    for _ in range(limit):
        options = advance(s)
        if options is None:
            laws.conserved(s)
            return
        answer_for(s, s.stack[-1][1], options[rng.below(len(options))])
    raise Broken(f"a determinized game goes on after {limit} decisions")


def _seen(game: faces.Game, seat: int) -> Any:
    """What a seat has seen if it can take its last choice back; otherwise None."""
    return (game.view(seat), game.log.seen_by(mask_of((seat,)))) if game.can_undo_by(seat) else None


def _facts(game: faces.Game) -> tuple[Any, str, int]:
    return snapshot(game.state), str(game.record), len(game.log.events)


def _law_of(error: Exception) -> str:
    """The name of the law that an error comes from, or of the error itself."""
    if not isinstance(error, Broken):
        return type(error).__name__
    named = [frame.name for frame in traceback.extract_tb(error.__traceback__) if not frame.name.startswith("_")]
    return named[-1] if named else "Broken"
