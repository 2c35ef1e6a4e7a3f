"""The state of Ferry (see tests/kernel/tiny.py for its rules)."""

from __future__ import annotations

from typing import Any, ClassVar

from hagal.kernel.codec import register_data
from hagal.kernel.rules import Handlers
from hagal.kernel.state import Part, State
from hagal.kernel.step import Step
from hagal.kernel.term import Component
from hagal.kernel.zones import Zone

ROW = 4
HAND = 3
CELLAR = 2
TOP_BID = 3


class Card(Component):
    """A card of the ferry deck: a good with a price, a trick with an act, or a charm that lies before its owner."""

    kind = "card"
    facts = ("price",)

    def __init__(self, id: str, copies: int, price: int = 0, act: Step[Any] | None = None, charm: bool = False) -> None:
        super().__init__(id, id.title())
        self.copies: int = copies
        self.price: int = price
        self.act: Step[Any] | None = act
        self.charm: bool = charm


class Tiny(State):
    """A game of Ferry."""

    __slots__ = (
        *("active", "bids", "cellars", "coins", "deck", "discard", "extra", "fronts", "hands", "order", "round", "row"),
        "start",
    )
    tag = "tiny"
    fields = (
        *State.fields,
        *("active", "bids", "cellars", "coins", "deck", "discard", "extra", "fronts", "hands", "order", "round", "row"),
        "start",
    )

    def __init__(self, players: int = 0, coins: int = 0) -> None:
        super().__init__()
        self.round: int = 0
        self.active: int = -1
        self.start: int = 0
        self.coins: list[int] = [coins] * players
        self.bids: list[int] = [0] * players
        self.order: list[int] = []
        self.extra: list[int] = []
        self.deck: Zone = []
        self.discard: Zone = []
        self.row: Zone = []
        self.hands: list[Zone] = [[] for _ in range(players)]
        self.cellars: list[Zone] = [[] for _ in range(players)]
        self.fronts: list[Zone] = [[] for _ in range(players)]

    def copy(self) -> Tiny:
        t = Tiny()
        self.copy_into(t)
        t.round = self.round
        t.active = self.active
        t.start = self.start
        t.coins = self.coins[:]
        t.bids = self.bids[:]
        t.order = self.order[:]
        t.extra = self.extra[:]
        t.deck = self.deck[:]
        t.discard = self.discard[:]
        t.row = self.row[:]
        t.hands = [zone[:] for zone in self.hands]
        t.cellars = [zone[:] for zone in self.cellars]
        t.fronts = [zone[:] for zone in self.fronts]
        return t

    def zones(self) -> list[Zone]:
        found = [self.deck, self.discard, self.row, *self.hands, *self.cellars, *self.fronts]
        for part in self.parts.values():
            found += part.zones()
        return found

    def owned(self, seat: int, handlers: Handlers) -> list[Component]:
        return [self.face[i] for i in self.fronts[seat] if self.face[i] in handlers.owners] if seat >= 0 else []

    def ids(self, zone: Zone) -> list[str]:
        """The different cards of a zone, in a fixed order."""
        return sorted({self.face[i].id for i in zone})


class Storm(Part):
    """What the storm module adds: the wreck, and how strong the storm is."""

    __slots__ = ("force", "wreck")
    tag = "tiny-storm"
    fields: ClassVar[tuple[str, ...]] = ("force", "wreck")

    def __init__(self) -> None:
        self.force: int = 0
        self.wreck: Zone = []

    def copy(self) -> Storm:
        t = Storm()
        t.force = self.force
        t.wreck = self.wreck[:]
        return t

    def zones(self) -> list[Zone]:
        return [self.wreck]


def storm(s: State) -> Storm:
    part = s.parts["storm"]
    assert isinstance(part, Storm)
    return part


def find(s: Tiny, zone: Zone, id: str) -> int:
    """The instance of a card in a zone; of several, the one that most seats know, so that the others stay secret."""
    return max((i for i in zone if s.face[i].id == id), key=lambda i: s.known[i].bit_count())


def tell(s: State, kind: str, seat: int, rules: str, **args: Any) -> None:
    if s.log is not None:
        s.log.tell(kind, seat, rules, **args)


register_data(Tiny, Storm)
