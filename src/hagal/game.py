"""Game: the public face of a running game: state, text, undo and Record.

game = hagal.new("dune", players=4, seed=7)
while game.decision:
    game.choose(game.decision.options[0].key)
print(game.outcome)
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from hagal import games, notation
from hagal.decision import Decision, Option
from hagal.kernel.chance import Deal, Tape
from hagal.kernel.codec import snapshot
from hagal.kernel.errors import ChoiceError, HagalError, RecordError, RulesError, brief, shown
from hagal.kernel.events import Log
from hagal.kernel.knowledge import mask_of, seat_of, seats_of
from hagal.kernel.loop import advance, open_asides, open_choices, take_aside
from hagal.kernel.record import Record, checksum
from hagal.kernel.rules import Rules
from hagal.kernel.state import State
from hagal.kernel.step import Choice, Msg, Step, Together
from hagal.kernel.title import Outcome, Title
from hagal.packed import packed_title, same_content, title_of
from hagal.text import say, sentence
from hagal.undo import Window, lasting
from hagal.version import RULES_VERSION

if TYPE_CHECKING:
    from hagal.packs import Pack

__all__ = ["SAVE_MARK", "Decision", "Game", "Option", "new", "packed_title", "replay", "titles"]

SAVE_MARK = "snapshot: "
LONGEST_SEED = 1024
"""In bits."""
LONGEST_KEY = 200
"""In characters: more than any key has."""


class Game:
    """A running game. Make one with `hagal.new`, `hagal.load` or `hagal.replay`."""

    def __init__(self, title: Title, state: State, record: Record, log: Log) -> None:
        self.title: Title = title
        self.state: State = state
        self.record: Record = record
        self.log: Log = log
        self._tape = Tape(unforeseen=record.seed is None)
        self._undo = Window()
        state.tape = self._tape
        state.log = log
        log.wording = state.rules.wording
        self._options: list[Step[Any]] | None = None
        self._decisions: list[Decision] | None = None

    def resume(self) -> Game:
        """Go on from what the state is now: after it was arranged by hand. What was before cannot be taken back."""
        self._undo = Window()
        self._advance()
        return self

    def _advance(self) -> None:
        self._decisions = None
        self._options = advance(self.state)
        for outcome in self._tape.said:
            self.record.happened(outcome)
        self._tape.said.clear()
        if self._tape.unforeseen:
            self.state.rng = 0  # it draws nothing here, and what is saved must not look as if it did

    # What is asked

    @property
    def players(self) -> int:
        return self.record.players

    @property
    def over(self) -> bool:
        return self._options is None

    @property
    def decision(self) -> Decision | None:
        """The first open decision, or None when the game is over."""
        if self._options is None:
            return None
        step, seat, source = self.state.stack[-1]
        assert isinstance(step, Choice)
        return self._asks(step, seat, source, self._options)

    def _asks(self, choice: Choice[Any], seat: int, source: int, options: list[Step[Any]]) -> Decision:
        s = self.state
        prompt, origin = choice.prompt(s, seat, source), choice.origin(s, seat, source)
        return Decision(seat, choice, options, prompt, wording=s.rules.wording, source=origin)

    @property
    def decisions(self) -> list[Decision]:
        """Every open decision: one, or several at once, then the asides of other seats."""
        if self._decisions is None:  # derived from the position alone, so made once for each
            self._decisions = self._derived()
        return list(self._decisions)

    def _derived(self) -> list[Decision]:
        if self._options is None:
            return []
        s, words = self.state, self.state.rules.wording
        source = s.stack[-1][2]
        found = [self._asks(choice, seat, source, options) for seat, choice, options in open_choices(s)]
        asides: dict[int, list[Step[Any]]] = {}
        for seat, step in open_asides(s):
            asides.setdefault(seat, []).append(step)
        top = found[0].choice
        prompt = Msg("ask-aside")
        found += [Decision(seat, top, steps, prompt, True, words) for seat, steps in sorted(asides.items())]
        return found

    @property
    def asks(self) -> list[tuple[int, Choice[Any], list[Step[Any]]]]:
        """Who is asked what, with the answers as the last choice left them: without asides and words."""
        return [] if self._options is None else open_choices(self.state, self._options)

    def why_not(self, key: str, seat: int | None = None, lang: str = "en") -> str | None:
        """The reason why a key cannot be chosen now, or None if it can."""
        message = self.reason_against(key, seat)
        return None if message is None else say(message, lang)

    def reason_against(self, key: str, seat: int | None = None) -> Msg | None:
        """As `why_not`, as a message."""
        if self._options is None:
            return Msg("why-over")
        decisions = [d for d in self.decisions if seat is None or d.seat == seat]
        if not decisions:
            return Msg("why-not-asked", seat=-1 if seat is None else seat)
        for decision in decisions:
            if key in decision.keys:
                return None
        s = self.state
        first = decisions[0]
        reason = first.choice.why_not(s, first.seat, s.stack[-1][2], key) if len(key) <= LONGEST_KEY else None
        if reason is not None:
            return reason.worded(s.rules.wording)
        return Msg("why-unknown-key", key=brief(key), keys=brief(", ".join(first.keys[:40]), 2000))

    # Choosing

    def choose(self, key: str, seat: int | None = None) -> Game:
        """Answer the open decision with one of its keys (with `seat`, that seat's decision)."""
        if self._options is None:
            raise ChoiceError(say(Msg("why-over"), "en"))
        step, asked, _source = self.state.stack[-1]
        if (seat is None or seat == asked) and not isinstance(step, Together):
            for option in self._options:
                if option.key() == key:
                    self._apply(asked, option, secret=bool(getattr(step, "secret", False)))
                    return self
        return self._choose_any(key, seat)

    def _choose_any(self, key: str, seat: int | None) -> Game:
        """The slow road: simultaneous decisions, asides, and the reason why not."""
        if not isinstance(key, str):
            raise ChoiceError(f"a key is a text, not {shown(key)}")
        if seat is not None:
            seat = seat_of(seat, self.players)
        for decision in self.decisions:
            if seat is not None and decision.seat != seat:
                continue
            for option in decision.options:
                if option.key == key:
                    secret = decision.choice.secret and not decision.aside
                    self._apply(decision.seat, option.step, secret=secret, aside=decision.aside)
                    return self
        reason = self.reason_against(key, seat)
        assert reason is not None
        raise ChoiceError(say(reason, "en"))

    def _apply(self, seat: int, option: Step[Any], *, secret: bool = False, aside: bool = False) -> None:
        s = self.state
        key = option.key()
        self._undo.before(self, seat)
        self.record.chose(seat, key, secret)
        if aside:
            take_aside(s, seat, option)
        else:
            s.stack[-1] = (option, seat, s.stack[-1][2])
        self._advance()
        self._undo.after(self, key)

    # Going back

    @property
    def can_undo(self) -> bool:
        return bool(self._undo.keys)

    def can_undo_by(self, seat: int) -> bool:
        """Was the last choice made by this seat, and can it be taken back?"""
        return self.can_undo and self._undo.seat == seat

    def could_undo(self, key: str, seat: int, then: Callable[[Game], object] | None = None) -> bool:
        """Could this seat take the choice back, as far as it can tell? `then`: what would be done right after it.

        Tried where all that is hidden from it is drawn anew, so that the answer tells nothing that it does not know.
        """
        return key not in lasting(self, (key,), seat, then)

    def close_undo(self) -> None:
        """What was chosen so far is not taken back any more."""
        self._undo = Window()

    def undo(self, seat: int | None = None) -> Game:
        """Take back the last choice, if nobody learned anything through it; with `seat`, only one of that seat."""
        window = self._undo
        if not window.keys or window.base is None or (seat is not None and seat != window.seat):
            raise ChoiceError(say(Msg("why-no-undo"), "en"))
        keys = window.keys[:-1]
        self.state = window.base.copy()
        self.state.tape = self._tape
        self.state.log = self.log
        del self.record.entries[window.entries :]
        self.record.secret = {k for k in self.record.secret if k < window.entries}
        del self.log.events[window.events :]
        self._undo = Window()
        self._advance()
        for seat, key in keys:
            self.choose(key, seat)
        return self

    def copy(self) -> Game:
        """An independent game at the same point."""
        log = Log()
        log.events = self.log.events[:]
        twin = type(self)(self.title, self.state.copy(), self.record.copy(), log)
        twin._tape.count_as(self._tape)
        twin._advance()
        return twin

    def trial(self, seat: int) -> Self:
        """A copy in which a seat tries an answer to what is asked, and no more is wanted than what comes of it: it adds
        to this Record, and goes back to no copy of its own."""
        twin = type(self)(self.title, self.state.copy(), self.record, Log())
        twin._options = self._options
        twin._undo.base, twin._undo.seat = self.state, seat
        return twin

    def forget_seed(self) -> None:
        """Go on with chance that nobody can compute. The Record still replays: it has every outcome so far."""
        self.record.seed = None
        self._tape.unforeseen = True
        self.state.rng = 0

    def go_on_by(self, deal: Deal) -> None:
        """Take chance from a deal; not where the story is not whole: nobody knows what it has had of it."""
        if self.record.seed is None and self._tape.passed == len(self.record.outcomes()):
            self._tape.deal = deal

    def catch_up(self, record: Record) -> bool:
        """Go on as a later Record of this game says, with its outcomes of chance. False: it went another way; then
        this game is of no more use."""
        known, choices = len(self.record.entries), len(self.record.keys)
        if record.entries[:known] != self.record.entries:
            return False
        self._tape.ahead = record.outcomes(known)
        try:
            for seat, key in record.keys[choices:]:
                self.choose(key, seat)
        except HagalError:
            return False
        self._tape.ahead.clear()
        return self.record.entries == record.entries

    # What a viewer sees

    def view(self, seat: int | Iterable[int] | None = None) -> dict[str, Any]:
        """All that a seat (several seats, or None for a spectator) may know, as JSON data."""
        seats = seats_of(seat, self.players)
        return {
            **self.title.view(self.state, seats),
            "over": self.over,
            "decisions": [
                {
                    "seat": decision.seat,
                    "aside": decision.aside,
                    "keys": list(decision.keys) if decision.seat in seats else None,
                }
                for decision in self.decisions
                if decision.seat in seats or not decision.aside
            ],
            "outcome": None if self.outcome is None else self.outcome.as_json(),
        }

    def story(self, seat: int | Iterable[int] | None = None, lang: str = "en", since: int = 0) -> list[str]:
        """What happened so far, as sentences that this viewer may read."""
        mask = mask_of(seats_of(seat, self.players))
        messages = [event.seen_by(mask) for event in self.log.events[since:]]
        return [sentence(message, lang) for message in messages if message is not None]

    @property
    def outcome(self) -> Outcome | None:
        """Winners, ranking and scores, once the game is over."""
        return self.title.outcome(self.state) if self.over else None

    # Paper

    @property
    def position(self) -> str:
        """All that the position is, as text, what is hidden included. `hagal.at` reads it."""
        return notation.position(self.record, self.state)

    def save(self) -> str:
        """The Record and a snapshot, as text. `hagal.load` reads it."""
        data = json.dumps(snapshot(self.state), separators=(",", ":"))
        return f"{self.record}{SAVE_MARK}{checksum(data)} {data}\n"

    def __repr__(self) -> str:
        if self.over:
            return f"<Game {self.title.name} over {self.outcome!r}>"
        choices, asked = len(self.record.keys), self.state.stack[-1][1]
        return f"<Game {self.title.name} players={self.players} choices={choices} asked={asked}>"


def titles() -> tuple[str, ...]:
    """The names of the games that Hagal plays."""
    return games.names()


def new(
    title: str,
    *,
    players: int = 4,
    modules: Iterable[str] = (),
    packs: Iterable[str | Path | Pack] = (),
    seed: int | None = None,
    deal: Deal | None = None,
    **options: Any,
) -> Game:
    """Start a game. `players` counts people and bots; with `seed=None` nobody can compute what chance will bring; by a
    `deal` it is the same in all games that have it.

    `packs` are content packs: YAML files, names of those that are kept, or what `packs.read` gave (docs/packs.md).
    """
    whole = isinstance(seed, int) and not isinstance(seed, bool) and seed.bit_length() <= LONGEST_SEED
    if seed is not None and not whole:
        raise RulesError(f"seed must be a whole number, or None for luck that nobody can compute, not {shown(seed)}")
    game = prepare(packed_title(title, packs), players, modules, seed, options)
    game._tape.deal = deal if seed is None else None
    game._advance()
    return game


def prepare(title: Title, players: int, modules: Iterable[str], seed: int | None, options: dict[str, Any]) -> Game:
    """A game before its set-up; `resume` lets it begin."""
    rules = title.rules(players, modules, options)
    record = Record(title.name, players, rules.modules, dict(options), RULES_VERSION, rules.content_hash(), seed)
    record.packs = rules.packs
    return Game(title, title.start(rules, 0 if seed is None else seed), record, Log())


def replay(
    text: str,
    *,
    packs: Iterable[str | Path | Pack] = (),
    upto: int | None = None,
    before: Callable[[Game], None] | None = None,
) -> Game:
    """Play a Record again, choice by choice, with its own outcomes of chance; with `upto`, only so many choices.

    `packs` are the content packs that it was played with; those that are kept need not be given. `before` is called
    before each choice.
    """
    record = Record.parse(text)
    if record.partial:
        raise RecordError("this Record is what one seat may see; only the full Record can be replayed")
    return played_by(record, title_of(record, packs), upto, before)


def played_by(
    record: Record, title: Title, upto: int | None = None, before: Callable[[Game], None] | None = None
) -> Game:
    """A Record played again, by a title that was found for it."""
    try:
        return _played_again(record, title, upto, before)
    except RecordError as error:
        changed = title.changed_since(record.rules)
        raise RecordError(f"{error}; {changed}" if changed else str(error)) from None


def _played_again(record: Record, title: Title, upto: int | None, before: Callable[[Game], None] | None) -> Game:
    if record.position:
        raise RecordError("this Record begins in a position and not with set-up: only a save of that game can be read")
    game = _reopen(record, title)
    game._tape.ahead = record.outcomes()
    game._advance()
    _follow(game, record, upto, before)
    if upto is None and game._tape.ahead:
        raise RecordError("this Record holds more outcomes of chance than its choices need")
    if record.seed is None and len(game.record.outcomes()) > len(record.outcomes()):
        raise RecordError("this Record lacks outcomes of chance, and has no seed that would give them again")
    game._tape.ahead.clear()
    return game


def onward(game: Game, record: Record, upto: int) -> Game:
    """A game of its own after so many choices of a Record, of which `game` is the beginning."""
    twin = game.copy()
    twin._tape.ahead = record.outcomes(len(twin.record.entries))
    _follow(twin, record, upto, None)
    twin._tape.ahead.clear()
    return twin


def _follow(game: Game, record: Record, upto: int | None, before: Callable[[Game], None] | None) -> None:
    """Make the choices of a Record that are still to come."""
    made = len(game.record.keys)
    for number, (seat, key) in enumerate(record.keys[made:upto], start=made + 1):
        if before is not None:
            before(game)
        try:
            game.choose(key, seat)
        except ChoiceError as error:
            raise RecordError(
                f"choice {number} of this Record, {shown(key)} of seat {seat}, cannot be made: {error}"
            ) from None


def _reopen(record: Record, title: Title) -> Game:
    options = title.as_begun(record.rules, record.players, record.options)
    game = prepare(title, record.players, record.modules, record.seed, options)
    same_content(record, game.record.content)
    return game


def rules_of(record: Record, title: Title) -> Rules:
    """The rules that a Record is played by."""
    return title.rules(record.players, record.modules, title.as_begun(record.rules, record.players, record.options))
