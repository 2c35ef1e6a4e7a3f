"""Places of a board: a small window shows one of them at a time, and brings along the one that a question is about.

A part of the board says in its template which place it belongs to (`data-place`). Games say of which place the refs of
their things are (`Look.refs`), and what their places are called.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hagal.table.games.board.look import Look

HAND, BOARD, FIGHT, MARKET, PLAYERS, LOG = "hand", "board", "fight", "market", "players", "log"
Drawn = dict[str, Any]
Good = tuple[str, int, str]
"""The icon, the number and the words of something that one has."""


@dataclass(frozen=True)
class Places:
    """The places of a game, in their order. `names`: each with the message for its tab; `kinds`: of which place the
    things are that a ref names by its kind, `tags`: that an option is about by its tag, whatever it names."""

    names: Sequence[tuple[str, str]]
    kinds: Mapping[str, str] = field(default_factory=dict)
    tags: Mapping[str, str] = field(default_factory=dict)

    def tabs(self, look: Look) -> list[Drawn]:
        return [{"id": place, "name": look.word(name)} for place, name in self.names]

    def asked(self, look: Look) -> str:
        """The place that most offers are about, the first of equals; none where only their words tell."""
        if look.question is None:
            return ""
        found: Counter[str] = Counter()
        for offer in look.question.offers:
            place = self.tags.get(offer.step.tag) or self.of(look.about.get(offer.key, ()))
            if place:
                found[place] += 1
        return found.most_common(1)[0][0] if found else ""

    def of(self, refs: Sequence[str]) -> str:
        """The place of the first thing that has one."""
        return next((place for ref in refs if (place := self.kinds.get(ref.partition(":")[0]))), "")

    def small(self, look: Look, goods: Sequence[Good] = ()) -> Drawn:
        """What a small window shows besides: tabs, one's own goods, and where the question is."""
        return {
            "tabs": self.tabs(look),
            "goods": [{"icon": icon, "n": n, "told": told} for icon, n, told in goods],
            "asked": self.asked(look),
        }


PLAIN = Places(
    ((HAND, "small-own"), (BOARD, "small-table"), (PLAYERS, "small-players"), (LOG, "small-log")),
)
