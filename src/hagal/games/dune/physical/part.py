"""What the module adds to the state: marks of the table, and what the page shows of the last rival's turn."""

from __future__ import annotations

from typing import Any, ClassVar

from hagal.games.dune.physical.checklist import checklist
from hagal.games.dune.physical.seen import MessageFacts, PhysicalFacts
from hagal.games.dune.rivals.part import part_of as hagal_part
from hagal.games.dune.setup import CONFLICTS_BY_LEVEL
from hagal.games.dune.state import Dune
from hagal.kernel.codec import register_data
from hagal.kernel.rules import ask
from hagal.kernel.state import Part, State
from hagal.kernel.step import Msg, place_of
from hagal.kernel.term import Component

NAME = "physical"
SETUP, CONFLICT, TURNS, COMBAT, POINTS, END = "setup", "conflict", "turns", "combat", "points", "end"


class PhysicalPart(Part):
    """`marks` has a bit for each space that the table says is occupied, whoever stands there; `agents` counts by seat
    the Agents that corrections gave or took in this round. `last_*`: the last rival's turn; the card is an instance.
    """

    fields: ClassVar[tuple[str, ...]] = ("agents", "last_card", "last_seat", "last_space", "marks", "phase")
    __slots__ = fields
    tag: ClassVar[str] = "dune-physical"

    def __init__(self) -> None:
        self.marks: int = 0
        self.agents: list[int] = []
        self.last_seat: int = -1
        self.last_card: int = -1
        self.last_space: int = -1
        self.phase: str = SETUP

    def copy(self) -> PhysicalPart:
        t = PhysicalPart()
        t.marks = self.marks
        t.agents = self.agents.copy()
        t.last_seat = self.last_seat
        t.last_card = self.last_card
        t.last_space = self.last_space
        t.phase = self.phase
        return t

    def view(self, s: State, mask: int) -> PhysicalFacts:
        assert isinstance(s, Dune)
        spaces = s.board.spaces
        used = [s.face[i].id for i in (*s.fallen, *s.conflict)]
        level = round_level(s, s.round + 1) if self.phase == CONFLICT else 0
        return {
            "phase": self.phase,
            "round": s.round,
            "turn": whose_turn(s),
            "occupied": {
                space.id: {
                    "agents": [p.seat for p in s.players for post in p.posts if post == k],
                    "marked": bool(self.marks >> k & 1),
                }
                for k, space in enumerate(spaces)
                if s.occupied >> k & 1
            },
            "last": None
            if self.last_seat < 0
            else {
                "seat": self.last_seat,
                "card": s.face[self.last_card].id,
                "space": spaces[self.last_space].id,
            },
            "conflicts": [card.id for card in s.rules.kinds["conflict"] if card.id not in used],
            "level": level,
            "checklist": [] if s.round else [as_json(line) for line in checklist(s.rules)],
        }


def part_of(s: Dune) -> PhysicalPart:
    part = s.parts[NAME]
    assert isinstance(part, PhysicalPart)
    return part


def people(s: Dune) -> range:
    """The seats of people; rivals sit behind them."""
    return range(s.rules.players)


def round_level(s: Dune, number: int) -> int:
    """The level of a round's Conflict card; 0 after the last one. The deck is declared from its bottom (DI-002)."""
    deck: list[int] = [level for level, count in ask(s, "conflict_levels", 0, CONFLICTS_BY_LEVEL) for _ in range(count)]
    return deck[-number] if number <= len(deck) else 0


def whose_turn(s: Dune) -> int:
    """The seat whose turn it is to take now, or -1."""
    if not s.stack:
        return -1
    step, seat, _source = s.stack[-1]
    if step.tag == "rival_next":
        return int(step.values()[0])
    return seat if step.tag == "person_turn" else -1


def note_rival(s: Dune, seat: int, source: int) -> None:
    """The moment `rival_arrived`: remember the card and the space for the page."""
    part = part_of(s)
    part.last_seat = seat
    part.last_card = hagal_part(s).discard[-1]
    part.last_space = place_of(source)


def marked_spaces(s: Dune, seat: int, value: int, about: int) -> int:
    """The query of that name, for the laws."""
    return value | part_of(s).marks


def agents_more(s: Dune, seat: int, value: int, about: int) -> int:
    """The query of that name, for the laws."""
    return value + part_of(s).agents[seat]


def as_json(message: Msg) -> MessageFacts:
    """A message as JSON data: components by ref, messages in turn."""
    return {"id": message.id, "args": {name: _plain(value) for name, value in message.args.items()}}


def _plain(value: Any) -> Any:
    if isinstance(value, Msg):
        return as_json(value)
    if isinstance(value, Component):
        return f"@{value.ref}"
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


register_data(PhysicalPart)
