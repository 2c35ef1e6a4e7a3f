"""Game: the public face of a running game: state, text, undo and Record.

game = hagal.new("dune", players=4, seed=7)
while game.decision:
    game.choose(game.decision.options[0].key)
print(game.outcome)
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hagal import games
from hagal.kernel.chance import Tape
from hagal.kernel.codec import restore, snapshot
from hagal.kernel.errors import ChoiceError, HagalError, RecordError, RulesError
from hagal.kernel.events import Log
from hagal.kernel.knowledge import mask_of
from hagal.kernel.loop import advance, open_asides, open_choices, take_aside
from hagal.kernel.record import Record, checksum
from hagal.kernel.state import State
from hagal.kernel.step import Choice, Msg, Step, Together
from hagal.kernel.title import Outcome, Title
from hagal.text import button, say
from hagal.version import RULES_VERSION

if TYPE_CHECKING:
    from hagal.packs import Pack

SAVE_MARK = "snapshot: "


class Option:
    """One answer to a decision: a key in notation, and its text in a language."""

    __slots__ = ("step",)

    def __init__(self, step: Step[Any]) -> None:
        self.step: Step[Any] = step

    @property
    def key(self) -> str:
        return self.step.key()

    def text(self, lang: str = "en") -> str:
        return button(self.step.message(), lang)

    def __repr__(self) -> str:
        return f"<Option {self.key!r}>"


class Decision:
    """A question to one seat. An `aside` is a chance to act that needs no answer."""

    __slots__ = ("aside", "choice", "options", "prompt_message", "seat")

    def __init__(
        self, seat: int, choice: Choice[Any], options: list[Step[Any]], prompt: Msg, aside: bool = False
    ) -> None:
        self.seat: int = seat
        self.choice: Choice[Any] = choice
        self.options: list[Option] = [Option(step) for step in options]
        self.prompt_message: Msg = prompt
        self.aside: bool = aside

    @property
    def prompt(self) -> str:
        return self.text()

    def text(self, lang: str = "en") -> str:
        return say(self.prompt_message, lang)

    @property
    def keys(self) -> list[str]:
        return [option.key for option in self.options]

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def __repr__(self) -> str:
        return f"<Decision seat={self.seat} {self.choice.tag} options={self.keys}>"


class Game:
    """A running game. Make one with `hagal.new`, `hagal.load` or `hagal.replay`."""

    def __init__(self, title: Title, state: State, record: Record, log: Log) -> None:
        self.title: Title = title
        self.state: State = state
        self.record: Record = record
        self.log: Log = log
        self._tape = Tape()
        self._undo = _Window()
        state.tape = self._tape
        state.log = log
        self._options: list[Step[Any]] | None = None

    def _advance(self) -> None:
        self._options = advance(self.state)
        for outcome in self._tape.said:
            self.record.happened(outcome)
        self._tape.said.clear()

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
        return Decision(seat, step, self._options, step.prompt(self.state, seat, source))

    @property
    def decisions(self) -> list[Decision]:
        """Every open decision: one, or several at once, then the asides of other seats."""
        if self._options is None:
            return []
        s = self.state
        source = s.stack[-1][2]
        found = [
            Decision(seat, choice, options, choice.prompt(s, seat, source)) for seat, choice, options in open_choices(s)
        ]
        asides: dict[int, list[Step[Any]]] = {}
        for seat, step in open_asides(s):
            asides.setdefault(seat, []).append(step)
        top = found[0].choice
        found += [Decision(seat, top, steps, Msg("ask-aside"), aside=True) for seat, steps in sorted(asides.items())]
        return found

    def why_not(self, key: str, seat: int | None = None, lang: str = "en") -> str | None:
        """The reason why a key cannot be chosen now, or None if it can."""
        message = self._why_not(key, seat)
        return None if message is None else say(message, lang)

    def _why_not(self, key: str, seat: int | None) -> Msg | None:
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
        reason = first.choice.why_not(s, first.seat, s.stack[-1][2], key)
        return reason or Msg("why-unknown-key", key=key, keys=", ".join(first.keys[:40]))

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
        for decision in self.decisions:
            if seat is not None and decision.seat != seat:
                continue
            for option in decision.options:
                if option.key == key:
                    secret = decision.choice.secret and not decision.aside
                    self._apply(decision.seat, option.step, secret=secret, aside=decision.aside)
                    return self
        reason = self._why_not(key, seat)
        assert reason is not None
        raise ChoiceError(say(reason, "en"))

    def _apply(self, seat: int, option: Step[Any], *, secret: bool = False, aside: bool = False) -> None:
        s = self.state
        key = option.key()
        self._undo.before(self, seat)
        learned = s.learned
        self.record.chose(seat, key, secret)
        if aside:
            take_aside(s, seat, option)
        else:
            s.stack[-1] = (option, seat, s.stack[-1][2])
        self._advance()
        self._undo.after(seat, key, learned != s.learned or self.over)

    # Going back

    @property
    def can_undo(self) -> bool:
        return bool(self._undo.keys)

    def can_undo_by(self, seat: int) -> bool:
        """Was the last choice made by this seat, and can it be taken back?"""
        return self.can_undo and self._undo.seat == seat

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
        self._undo = _Window()
        self._advance()
        for seat, key in keys:
            self.choose(key, seat)
        return self

    def copy(self) -> Game:
        """An independent game at the same point."""
        log = Log()
        log.events = self.log.events[:]
        twin = Game(self.title, self.state.copy(), self.record.copy(), log)
        twin._advance()
        return twin

    # What a viewer sees

    def view(self, seat: int | Iterable[int] | None = None) -> dict[str, Any]:
        """All that a seat (several seats, or None for a spectator) may know, as JSON data."""
        seats = _seats(seat, self.players)
        return {
            **self.title.view(self.state, seats),
            "over": self.over,
            "decisions": [
                {
                    "seat": decision.seat,
                    "aside": decision.aside,
                    "keys": decision.keys if decision.seat in seats else None,
                }
                for decision in self.decisions
                if decision.seat in seats or not decision.aside
            ],
            "outcome": None if self.outcome is None else self.outcome.as_json(),
        }

    def story(self, seat: int | Iterable[int] | None = None, lang: str = "en", since: int = 0) -> list[str]:
        """What happened so far, as sentences that this viewer may read."""
        mask = mask_of(_seats(seat, self.players))
        messages = [event.seen_by(mask) for event in self.log.events[since:]]
        return [say(message, lang) for message in messages if message is not None]

    @property
    def outcome(self) -> Outcome | None:
        """Winners, ranking and scores, once the game is over."""
        return self.title.outcome(self.state) if self.over else None

    # Paper

    def save(self) -> str:
        """The Record and a snapshot, as text. `hagal.load` reads it."""
        data = json.dumps(snapshot(self.state), separators=(",", ":"))
        return f"{self.record}{SAVE_MARK}{checksum(data)} {data}\n"

    def __repr__(self) -> str:
        if self.over:
            return f"<Game {self.title.name} over {self.outcome!r}>"
        choices, asked = len(self.record.keys), self.state.stack[-1][1]
        return f"<Game {self.title.name} players={self.players} choices={choices} asked={asked}>"


class _Window:
    """The undo window of one seat: a snapshot when it opens, and the keys chosen since."""

    __slots__ = ("base", "entries", "events", "keys", "seat")

    def __init__(self) -> None:
        self.base: State | None = None
        self.entries: int = 0
        self.events: int = 0
        self.keys: list[tuple[int, str]] = []
        self.seat: int = -1

    def before(self, game: Game, seat: int) -> None:
        if self.base is None or self.seat != seat:
            self.base = game.state.copy()
            self.entries = len(game.record.entries)
            self.events = len(game.log.events)
            self.keys = []
            self.seat = seat

    def after(self, seat: int, key: str, learned: bool) -> None:
        if learned:
            self.base = None
            self.keys = []
        else:
            self.keys.append((seat, key))


def _seats(seat: int | Iterable[int] | None, players: int) -> tuple[int, ...]:
    if seat is None:
        return ()
    seats = (seat,) if isinstance(seat, int) else tuple(seat)
    for k in seats:
        if not 0 <= k < players:
            raise ChoiceError(f"there is no seat {k}: seats are 0 to {players - 1}")
    return seats


def titles() -> tuple[str, ...]:
    """The names of the games that Hagal plays."""
    return games.NAMES


def new(
    title: str,
    *,
    players: int = 4,
    modules: Iterable[str] = (),
    packs: Iterable[str | Path | Pack] = (),
    seed: int | None = None,
    **options: Any,
) -> Game:
    """Start a game. `players` counts people and bots; `seed=None` draws one that nobody can guess.

    `packs` are content packs: YAML files, names of those that are kept, or what `packs.read` gave (docs/packs.md).
    """
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int)):
        raise RulesError(f"seed must be a whole number, or None for one that nobody can guess, not {seed!r}")
    number = secrets.randbits(63) if seed is None else seed
    game = _prepare(packed_title(title, packs), players, modules, number, options)
    game._advance()
    return game


def packed_title(title: str, packs: Iterable[str | Path | Pack] = ()) -> Title:
    """The title of that name, with content packs."""
    if isinstance(packs, str | Path):
        raise RulesError(f"packs must be a list of files, not {str(packs)!r}")
    files = tuple(packs)
    if not files:
        return games.title(title)
    from hagal import packs as shelf  # only where there are packs: it needs PyYAML

    return shelf.title(title, files)


def _title_of(record: Record, packs: Iterable[str | Path | Pack]) -> Title:
    """The title that a Record was played with: its packs are those given, or those that are kept."""
    files = tuple(packs)
    if not files and not record.packs:
        return games.title(record.title)
    from hagal import packs as shelf

    return shelf.title_of(record, files)


def _prepare(title: Title, players: int, modules: Iterable[str], seed: int, options: dict[str, Any]) -> Game:
    rules = title.rules(players, modules, options)
    record = Record(title.name, players, rules.modules, dict(options), RULES_VERSION, rules.content_hash(), seed)
    record.packs = rules.packs
    return Game(title, title.start(rules, seed), record, Log())


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
    if record.seed is None:
        raise RecordError("this Record is what one seat may see; only the full Record can be replayed")
    return _replay(record, _title_of(record, packs), upto, before)


def _replay(
    record: Record, title: Title, upto: int | None = None, before: Callable[[Game], None] | None = None
) -> Game:
    game = _reopen(record, title)
    game._tape.ahead = record.outcomes()
    game._advance()
    for number, (seat, key) in enumerate(record.keys[:upto], start=1):
        if before is not None:
            before(game)
        try:
            game.choose(key, seat)
        except ChoiceError as error:
            raise RecordError(
                f"choice {number} of this Record, {key!r} of seat {seat}, cannot be made: {error}"
            ) from None
    if upto is None and game._tape.ahead:
        raise RecordError("this Record holds more outcomes of chance than its choices need")
    game._tape.ahead.clear()
    return game


def _reopen(record: Record, title: Title) -> Game:
    assert record.seed is not None
    game = _prepare(title, record.players, record.modules, record.seed, record.options)
    if record.content != game.record.content:
        raise RecordError(
            f"this Record was played with other components (content {record.content}, here {game.record.content}); "
            f"it needs the Hagal version with rules {record.rules}"
        )
    return game


def load(text: str, *, packs: Iterable[str | Path | Pack] = ()) -> Game:
    """Go on with a saved game, from its snapshot; `packs` as for `replay`."""
    head, mark, tail = text.replace("\r\n", "\n").partition(f"\n{SAVE_MARK}")
    if not mark:
        raise RecordError(
            f"this is not a save: it lacks its '{SAVE_MARK.strip()}' line (a Record alone is read by hagal.replay)"
        )
    record = Record.parse(head)
    if record.seed is None:
        raise RecordError("this save lacks its seed")
    sum, _space, data = tail.rstrip("\n").partition(" ")
    if sum != checksum(data):
        raise RecordError("this save is cut off or damaged: its snapshot is not whole")
    title = _title_of(record, packs)
    rules = title.rules(record.players, record.modules, record.options)
    state = restore(rules, json.loads(data))
    retold = _retold(record, title, state)
    if retold is not None:
        retold.record = record
        return retold
    game = Game(title, state, record, Log())
    game._advance()
    return game


def _retold(record: Record, title: Title, state: State) -> Game | None:
    """The Record replayed, if it still leads to the saved state: then the story and the undo window are there again.

    A rule fix may lead elsewhere; then the snapshot counts, and the story starts anew.
    """
    try:
        game = _replay(record, title)
    except HagalError:
        return None
    return game if snapshot(game.state) == snapshot(state) else None
