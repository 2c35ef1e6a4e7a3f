"""Positions: a game set up by hand, for a study, a puzzle or a test, and its notation as a text.

>>> import hagal
>>> game = hagal.new("dune", players=4, seed=7)
>>> again = hagal.at(game.position)
>>> again.position == game.position
True

A position is all of it, hidden cards included: it is for those who may see everything. A `Position` arranges one:

>>> from hagal.positions import Position
>>> p = Position(game)
>>> p.put(game.state.players[0].hand, "card:stilgar", known=[0]).begin("next_turn", 0).asked
0
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from hagal import notation
from hagal.game import Decision, Game, rules_of
from hagal.kernel import zones
from hagal.kernel.errors import ChoiceError, RecordError, RulesError, shown
from hagal.kernel.events import Event
from hagal.kernel.laws import conserved
from hagal.kernel.record import checksum, read_header
from hagal.kernel.state import PUBLIC, State
from hagal.kernel.step import Step
from hagal.kernel.zones import Zone
from hagal.loading import resumed
from hagal.notation import HEAD
from hagal.packed import same_content, title_of

if TYPE_CHECKING:
    from hagal.packs import Pack

POOL = 250
"""The pool of cards that somebody hid who never were shuffled: one of its own, so that nobody can tell them apart."""


def at(text: str, *, packs: Iterable[str | Path | Pack] = ()) -> Game:
    """A game that begins in a position; `packs` as for `hagal.replay`.

    It has no story, and its Record begins here, so that it can be saved and loaded, but not replayed.
    """
    if not isinstance(text, str):
        raise RecordError(f"a position is a text, not {shown(text)}")
    lines = text.replace("\r\n", "\n").strip("\n").split("\n")
    if lines[0].strip() != HEAD:
        raise RecordError(f"this is not a position: its first line must be {HEAD!r}")
    record, length = read_header(lines[1:], "this position")
    if record.partial:
        raise RecordError("a position needs its seed, or '-' for chance that nobody can compute")
    title = title_of(record, packs)
    rules = rules_of(record, title)
    same_content(record, rules.content_hash(), "this position")
    state = notation.read(rules, lines[1 + length :])
    record.position = checksum(text)
    try:
        return resumed(title, state, record)
    except Exception as error:  # the text may be anything
        raise RecordError(f"this position does not fit the rules: {shown(error)}") from error


class Position:
    """A game whose state is arranged by hand, and played on from there. Games add words of their own (in subclasses).

    What it does to the cards keeps the laws: each is in one zone, and a hidden one has a pool.
    """

    def __init__(self, game: Game) -> None:
        self.game: Game = game

    @property
    def state(self) -> State:
        return self.game.state

    # Arranging

    def spare(self) -> list[Zone]:
        """The zones that cards are taken from when they are wanted elsewhere, in this order; here: all of them."""
        return self.state.zones()

    def take(self, ref: str, spare: Iterable[Zone]) -> int:
        """A card (`kind:id`) out of the first of these zones that has it, or a new one if none has."""
        s = self.state
        component = s.rules.component(ref)
        for zone in spare:
            for i in zone:
                if s.face[i] is component:
                    zone.remove(i)
                    return i
        return zones.add_instances(s, [component])[0]

    def put(self, zone: Zone, *refs: str, known: Iterable[int] | None = None, spare: Iterable[Zone] = ()) -> Self:
        """These cards on top of a zone, the last one uppermost; the seats in `known` know them (None: everybody).

        They come from `spare` zones, or from those that the game can spare, or are new.
        """
        mask = PUBLIC if known is None else sum(1 << seat for seat in set(known))
        sources = [source for source in spare or self.spare() if source is not zone]
        for ref in refs:
            i = self.take(ref, sources)
            zone.append(i)
            self.show(i, mask)
        return self

    def show(self, i: int, mask: int = PUBLIC) -> None:
        """Exactly the seats in the mask know a card."""
        s = self.state
        s.known[i] = mask
        if mask != PUBLIC and not s.pool[i]:
            s.pool = s.pool[:i] + bytes([POOL]) + s.pool[i + 1 :]

    def chance(self, *outcomes: int | tuple[int, ...]) -> Self:
        """What chance brings next: rolls, and shuffles (the old places in their new order)."""
        tape = self.state.tape
        assert tape is not None
        tape.ahead += outcomes
        return self

    # Going on

    def run(self, rule: str | Step[Any], seat: int = 0, source: int = -1) -> Self:
        """Let a rule, by its name, or any Step happen now, before what is going on."""
        s = self.state
        if isinstance(rule, str) and rule not in s.rules.steps:
            raise RulesError(f"{s.rules.title} has no rule {shown(rule)}; it has: {', '.join(sorted(s.rules.steps))}")
        s.stack.append((s.rules.steps[rule] if isinstance(rule, str) else rule, seat, source))
        conserved(s)
        self.game.resume()
        return self

    def begin(self, rule: str | Step[Any], seat: int = -1, source: int = -1) -> Self:
        """Go on with this rule instead of what is going on."""
        self.state.stack.clear()
        return self.run(rule, seat, source)

    def choose(self, *keys: str, seat: int | None = None) -> Self:
        """Choose these keys one after the other; nothing may get lost on the way."""
        for key in keys:
            self.game.choose(key, seat)
            conserved(self.state)
        return self

    # Looking

    @property
    def decision(self) -> Decision:
        """The open decision; asked of a game that is over, an error."""
        if self.game.decision is None:
            raise ChoiceError("the game is over")
        return self.game.decision

    @property
    def asked(self) -> int:
        return self.decision.seat

    @property
    def keys(self) -> list[str]:
        return self.decision.keys

    @property
    def question(self) -> str:
        """The tag of the open choice."""
        return self.decision.choice.tag

    @property
    def asides(self) -> dict[int, list[str]]:
        """What other seats may do out of turn."""
        return {decision.seat: decision.keys for decision in self.game.decisions if decision.aside}

    def ids(self, zone: Zone) -> list[str]:
        """The cards in a zone, the uppermost at the end."""
        return [self.state.face[i].id for i in zone]

    def names(self, zone: Zone) -> list[str]:
        """The cards in a zone, by the alphabet."""
        return sorted(self.ids(zone))

    def events(self, kind: str) -> list[Event]:
        """What happened of this kind."""
        return [event for event in self.game.log.events if event.kind == kind]
