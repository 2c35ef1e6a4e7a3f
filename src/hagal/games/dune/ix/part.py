"""What Rise of Ix adds to the state: Tech stacks and tiles, Freighters, Negotiators, Dreadnoughts."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.dune.ix.seen import IxFacts
from hagal.games.dune.state import Dune
from hagal.kernel import zones
from hagal.kernel.codec import register_data
from hagal.kernel.knowledge import seen_pile
from hagal.kernel.rules import Handlers, fire
from hagal.kernel.state import PUBLIC, Part, State
from hagal.kernel.term import Component

NAME = "ix"
STACKS = 3
DREADNOUGHTS = 2  # of each player (IX-005)
STRENGTH = 3  # of a Dreadnought (IX-033)


class IxPart(Part):
    """Lists with an entry for each seat, but for `stacks` (the three Tech stacks, tops at the end) and `flags`
    (who has a Dreadnought on each location; `fresh`: placed in this Combat phase).

    `spent` are the tiles that lie face down until the next round. Dreadnoughts are in `docked` (supply), `garrison`,
    `conflict` or on a flag; `commissioned` and `ships` count those commissioned and deployed in the current turn.
    `ambush`: retreats of Desert Ambush taken this turn (-1: not played). `pushes`: who played Strategic Push.
    `sworded`: revealed cards that gave swords. Tessia: `snoopers` by faction, `slots` filled. Ilesa: the card `kept`
    and `returned`, her `turns`.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "commissioned",
        "conflict",
        "docked",
        "flags",
        "freighters",
        "fresh",
        "garrison",
        "negotiators",
        "ambush",
        "kept",
        "pushes",
        "returned",
        "ships",
        "slots",
        "snoopers",
        "spent",
        "stacks",
        "sworded",
        "tiles",
        "turns",
    )
    __slots__ = fields
    tag: ClassVar[str] = "dune-ix"

    def __init__(self) -> None:
        self.stacks: list[list[int]] = [[], [], []]
        self.tiles: list[list[int]] = []
        self.spent: list[int] = []
        self.freighters: list[int] = []
        self.negotiators: list[int] = []
        self.docked: list[int] = []
        self.garrison: list[int] = []
        self.conflict: list[int] = []
        self.commissioned: int = 0
        self.ships: int = 0
        self.ambush: int = -1
        self.pushes: list[int] = []
        self.sworded: list[int] = []
        self.snoopers: list[bool] = [False, False, False, False]
        self.slots: int = 0
        self.kept: list[int] = []
        self.turns: int = 0
        self.returned: int = -1
        self.flags: list[int] = [-1, -1, -1]
        self.fresh: list[bool] = [False, False, False]

    def copy(self) -> IxPart:
        t = IxPart.__new__(IxPart)  # empty: everything is filled in here
        a, b, c = self.stacks
        t.stacks = [a.copy(), b.copy(), c.copy()]
        t.tiles = list(map(list.copy, self.tiles))
        t.spent = self.spent.copy()
        t.freighters = self.freighters.copy()
        t.negotiators = self.negotiators.copy()
        t.docked = self.docked.copy()
        t.garrison = self.garrison.copy()
        t.conflict = self.conflict.copy()
        t.commissioned = self.commissioned
        t.ships = self.ships
        t.ambush = self.ambush
        t.pushes = self.pushes.copy()
        t.sworded = self.sworded.copy()
        t.snoopers = self.snoopers.copy()
        t.slots = self.slots
        t.kept = self.kept.copy()
        t.turns = self.turns
        t.returned = self.returned
        t.flags = self.flags.copy()
        t.fresh = self.fresh.copy()
        return t

    def zones(self) -> list[list[int]]:
        return [*self.stacks, *self.tiles, self.kept]

    def owned(self, s: State, seat: int, handlers: Handlers) -> list[Component]:
        """Tech tiles count, face up or down."""
        tiles = self.tiles[seat]
        if not tiles:
            return []
        face = s.face
        owners = handlers.owners
        return [face[i] for i in tiles if face[i] in owners]

    def view(self, s: State, mask: int) -> IxFacts:
        return {
            "stacks": [{"top": seen_pile(s, stack[-1:], mask), "left": len(stack)} for stack in self.stacks],
            "tiles": [[{"tile": s.face[i].id, "spent": i in self.spent} for i in tiles] for tiles in self.tiles],
            "freighters": list(self.freighters),
            "negotiators": list(self.negotiators),
            "dreadnoughts": [
                {"supply": self.docked[k], "garrison": self.garrison[k], "conflict": self.conflict[k]}
                for k in range(len(self.docked))
            ],
            "flags": list(self.flags),
            "snoopers": list(self.snoopers),
            "kept": seen_pile(s, self.kept, mask),
        }


def part_of(s: Dune) -> IxPart:
    return s.parts[NAME]  # type: ignore[return-value]  # asked again and again


def lay_ix_board(s: Dune, pile: list[int]) -> None:
    """Tech tiles in three stacks; Freighters at the start, Dreadnoughts in supply (IX-002, IX-005)."""
    part = IxPart()
    size = len(pile) // STACKS
    part.stacks = [pile[k * size : (k + 1) * size] for k in range(STACKS)]
    count = len(s.players)
    part.tiles = [[] for _ in range(count)]
    part.freighters = [0] * count
    part.negotiators = [0] * count
    part.docked = [DREADNOUGHTS] * count
    part.garrison = [0] * count
    part.conflict = [0] * count
    s.lay(NAME, part)


def turn_up(s: Dune, stack: int) -> None:
    """The next tile of a stack face up, if there is one."""
    tiles = part_of(s).stacks[stack]
    if tiles:
        zones.reveal(s, tiles[-1], PUBLIC)
        if s.log is not None:
            s.log.tell("tech-up", -1, "IX-010", tile=s.face[tiles[-1]])
    fire(s, "tech_turned", 0, stack)


def tile_count(s: Dune, seat: int) -> int:
    """Tech tiles owned, face up or down."""
    return len(part_of(s).tiles[seat])


def has_tile(s: Dune, seat: int, id: str) -> bool:
    for i in part_of(s).tiles[seat]:
        if s.face[i].id == id:
            return True
    return False


register_data(IxPart)
