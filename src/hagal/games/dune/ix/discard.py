"""Discarding as a cost, and Unload (IX-040 to IX-045)."""

from __future__ import annotations

from typing import ClassVar

from hagal.games.dune import order
from hagal.games.dune.components import Card
from hagal.games.dune.effect import ASK, Effect
from hagal.games.dune.specials.agent_boxes import DISCARD_ONE
from hagal.games.dune.state import Dune
from hagal.games.kit.combine import push_all
from hagal.kernel.step import Msg
from hagal.kernel.term import register_all


class Discard(Effect):
    """A cost: discard n cards of choice from hand (IX-040). They may unload, or be drawn again."""

    tag = "discard_cost"
    fields = ("n",)
    unloads: ClassVar[bool] = True
    fruitful: ClassVar[bool] = True

    def __init__(self, n: int = 1) -> None:
        super().__init__(ASK)
        self.n: int = n

    def can(self, s: Dune, seat: int, source: int) -> bool:
        return len(s.players[seat].hand) >= self.n

    def run(self, s: Dune, seat: int, source: int) -> None:
        for _ in range(self.n):
            s.stack.append((DISCARD_ONE, seat, source))

    def stirs(self) -> bool:
        return True

    def wants(self, s: Dune, seat: int, source: int) -> int:
        most = order.most_unloaded(s, seat)
        return most * self.n if most > 0 else most

    def climbs(self, s: Dune, seat: int, source: int, besides: int) -> bool:
        return order.unloads_influence(s, seat, besides)

    def key(self) -> str:
        return f"discard {self.n}"

    def message(self) -> Msg:
        return Msg("discard-cost", n=self.n)


def unload(s: Dune, seat: int, source: int) -> None:
    """The moments `discarded` and `trashed`: a card with Unload gives its reveal box (IX-041)."""
    card = s.face[source]
    if isinstance(card, Card) and card.unload:
        if s.log is not None:
            s.log.tell("unload", seat, "IX-041", card=card)
        push_all(s, card.reveal, seat, source)


register_all(list(globals().values()))
