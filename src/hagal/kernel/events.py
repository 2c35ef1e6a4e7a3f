"""Events: what happened, for readers outside the state. Each reader is told only what it may know."""

from __future__ import annotations

from typing import Any

from hagal.kernel.state import PUBLIC, State
from hagal.kernel.step import Msg


class Hidden:
    """A card named in an event: its component, and the mask of those who knew it at that moment."""

    __slots__ = ("component", "mask")

    def __init__(self, component: Any, mask: int) -> None:
        self.component: Any = component
        self.mask: int = mask


class Event:
    """One thing that happened: a message id, the seat, arguments, and the numbers of the rules behind it."""

    __slots__ = ("args", "kind", "mask", "rules", "seat", "wording")

    def __init__(
        self, kind: str, seat: int, rules: str, args: dict[str, Any], mask: int = PUBLIC, wording: str = ""
    ) -> None:
        self.kind: str = kind
        self.seat: int = seat
        self.rules: str = rules
        self.args: dict[str, Any] = args
        self.mask: int = mask
        self.wording: str = wording

    def seen_by(self, mask: int) -> Msg | None:
        """The message for a viewer, with a blank for each card that it did not know; None if all of it is hidden."""
        if not self.mask & mask:
            return None
        args = {name: _shown(value, mask) for name, value in self.args.items()}
        return Msg(f"event-{self.kind}", seat=self.seat, **args).worded(self.wording)

    def __repr__(self) -> str:
        return f"<Event {self.kind} seat={self.seat} {self.rules}>"


def _shown(value: Any, mask: int) -> Any:
    if isinstance(value, Hidden):
        return value.component if value.mask & mask else Msg("hidden-card")
    if isinstance(value, tuple):
        return tuple(_shown(item, mask) for item in value)
    return value


class Log:
    """A sink for events, told in the words of a ruleset. A state without one spends nothing on them."""

    __slots__ = ("events", "wording")

    def __init__(self, wording: str = "") -> None:
        self.events: list[Event] = []
        self.wording: str = wording

    def tell(self, kind: str, seat: int, rules: str, **args: Any) -> None:
        self.events.append(Event(kind, seat, rules, args, PUBLIC, self.wording))

    def seen_by(self, mask: int) -> list[Msg]:
        found = [event.seen_by(mask) for event in self.events]
        return [msg for msg in found if msg is not None]


def card(s: State, i: int) -> Hidden:
    """A card as an event's argument: readers see it if they know it now."""
    return Hidden(s.face[i], s.known[i])
