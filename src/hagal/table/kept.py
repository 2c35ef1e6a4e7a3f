"""What was worked out and may be asked for again: the latest used of it, so much and no more."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Kept(Generic[K, V]):
    """A shelf for so many things; the one that nobody has used for longest makes room. For any thread."""

    def __init__(self, most: int) -> None:
        self.most: int = most
        self.lock = threading.Lock()
        self.things: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        with self.lock:
            found = self.things.get(key)
            if found is not None:
                self.things.move_to_end(key)
            return found

    def keep(self, key: K, thing: V) -> None:
        with self.lock:
            self.things[key] = thing
            self.things.move_to_end(key)
            while len(self.things) > self.most:
                self.things.popitem(last=False)

    def keys(self) -> tuple[K, ...]:
        """Those that are here now; the one used last comes last."""
        with self.lock:
            return tuple(self.things)

    def clear(self) -> None:
        with self.lock:
            self.things.clear()

    def __len__(self) -> int:
        return len(self.things)
