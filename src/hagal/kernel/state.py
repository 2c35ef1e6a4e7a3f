"""State: plain data that can be copied, saved, compared and resumed at every decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from hagal.kernel.compiled import mypyc_attr
from hagal.kernel.term import Component

if TYPE_CHECKING:
    from hagal.kernel.chance import Tape
    from hagal.kernel.events import Log
    from hagal.kernel.rules import Handlers, Rules
    from hagal.kernel.step import Frame

PUBLIC = 0xFF
"""The mask of a card that everybody knows."""
SPECTATOR = 0x80
"""The bit of those who only watch; seats have the bits below it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Data:
    """Mutable plain data with a stable tag and a field list for JSON; constructible without arguments."""

    __slots__ = ()
    tag: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()
    constant: ClassVar[bool] = False
    """Never changed once it is made: then copies of a state may share it."""

    @classmethod
    def reshaped(cls, data: dict[str, Any]) -> dict[str, Any]:
        """What an earlier version saved, as this one would have: JSON data with the fields of today."""
        return data


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Data):
    """What a module in play adds to a state, with its own copy."""

    __slots__ = ()

    def copy(self) -> Part:
        raise NotImplementedError

    def zones(self) -> list[list[int]]:
        """The zones of cards that this part holds."""
        return []

    def owned(self, s: State, seat: int, handlers: Handlers) -> list[Component]:
        """Those of its `owners` that a seat owns in this part: their handlers count."""
        return []

    def view(self, s: State, mask: int) -> Any:
        """What a viewer may know of it, as JSON data."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Data):
    """What every game has: a stack of Frames, the generator, the cards and who knows them.

    `face[i]` is the component behind instance i. It never changes in a game, so all copies share it;
    hidden cards are permuted by moving instances, not faces. `log` and `tape` are observers, never copied.
    `learned` counts the moments at which somebody learned something: it closes undo windows.
    `changing` names the parts that are not constant.
    """

    __slots__ = ("changing", "face", "known", "learned", "log", "parts", "pool", "rng", "rules", "stack", "tape")
    fields: ClassVar[tuple[str, ...]] = ("stack", "rng", "face", "known", "pool", "parts")
    transient: ClassVar[tuple[str, ...]] = ("changing", "rules", "log", "tape", "learned")

    def __init__(self) -> None:
        self.rules: Rules = None  # type: ignore[assignment]
        self.stack: list[Frame] = []
        self.rng: int = 0
        self.face: tuple[Any, ...] = ()
        self.known: bytearray = bytearray()
        self.pool: bytes = b""
        self.parts: dict[str, Part] = {}
        self.changing: tuple[str, ...] = ()
        self.log: Log | None = None
        self.tape: Tape | None = None
        self.learned: int = 0

    def copy_into(self, t: State) -> None:
        """Copy what all states share; called by the hand-written copy of each game."""
        t.rules = self.rules
        t.stack = self.stack.copy()
        t.rng = self.rng
        t.face = self.face
        t.known = self.known.copy()
        t.pool = self.pool
        t.parts = parts = self.parts
        t.changing = changing = self.changing
        if changing:
            t.parts = found = parts.copy()
            for name in changing:
                found[name] = parts[name].copy()
        t.log = None
        t.tape = None
        t.learned = 0

    def lay(self, name: str, part: Part) -> None:
        """Put a part in play, or another in its place. Copies share the dict while all in it is constant, so it is
        never written into."""
        self.lay_all({**self.parts, name: part})

    def lay_all(self, parts: dict[str, Part]) -> None:
        """These parts are in play. Which of them a copy has to copy is told once: most copies are of equal parts."""
        self.parts = parts
        self.changing = tuple(name for name, part in parts.items() if not part.constant)

    def copy(self) -> State:
        raise NotImplementedError

    def zones(self) -> list[list[int]]:
        """Every list that holds card instances; each instance is in exactly one of them."""
        raise NotImplementedError

    def anchors(self) -> list[list[int]]:
        """Lists of instances that stand for the places where these lie (what another card lies on): no zones, but
        whatever is imagined in such a place takes it over."""
        return []

    def owned(self, seat: int, handlers: Handlers) -> list[Component]:
        """Those of its `owners` that a seat owns now: their handlers count."""
        return []

    def __repr__(self) -> str:
        return f"<{type(self).__name__} stack={[frame[0].tag for frame in self.stack]}>"
