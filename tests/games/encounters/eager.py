"""Players who act as long as they can: games between them get further than those by chance alone."""

from __future__ import annotations

from typing import Any

from hagal.lab.watched_game import WatchedGame

FIRST = (("do",), ("fight", "slay", "avoid", "cancel"), ("play", "copy", "use", "heal", "show"), ("recruit", "gain"))
"""Kinds of moves, the best first; then come all others, and at the very end being done."""
LAST = ("done", "decline", "let", "take")


def rank(key: str) -> int:
    word = key.partition(" ")[0]
    for k, words in enumerate(FIRST):
        if word in words:
            return k
    return len(FIRST) + (word in LAST)


def best(keys: list[str]) -> list[int]:
    """The places of the best keys."""
    ranks = [rank(key) for key in keys]
    return [k for k, found in enumerate(ranks) if found == min(ranks)]


class Eager(WatchedGame):
    """As a WatchedGame, but by players who mostly do something sensible: games get further that way."""

    def pick(self, options: list[Any]) -> int:
        keys = [option.key() for option in options]
        found = best(keys) if self.picks.below(8) else list(range(len(keys)))
        return found[self.picks.below(len(found))]
